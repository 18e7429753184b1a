"""docs/benchmarks.md, from the figures in bench/results.json: `python bench/results.py`."""

from pathlib import Path
from typing import Any

PAGE = Path(__file__).parents[1] / "docs" / "benchmarks.md"
BOXES = {"nox": "NOX", "isis": "Isis & Osiris", "fakir": "Fakir"}
PEERS = {
    "openspiel": "OpenSpiel",
    "pettingzoo": "PettingZoo",
    "boardgame": "boardgame.io",
}
LEVELS = ("casual-novice", "club-casual", "expert-club", "master-expert", "master-greedy")
SHARES = ("won", "tied", "share", "95 %")
Results = dict[str, Any]


def write_page(results: Results) -> None:
    PAGE.write_text(page(results), encoding="utf-8")


def page(results: Results) -> str:
    parts = [_head(results), _rules(results), _speed(results), _batch(results)]
    parts += [_strength(results), _levels(results), _server(results), _looks(results)]
    return "\n".join(part for part in parts if part)


def _head(results: Results) -> str:
    facts = results["machine"]
    told = [f"{facts['processor']}, {facts['cores']} cores", facts["system"]]
    told += [f"Python {facts['python']}", f"Numba {facts['numba']}"]
    told += [
        f"{name} {facts[key]}"
        for key, name in (("open_spiel", "OpenSpiel"), ("pettingzoo", "PettingZoo"))
        if key in facts
    ]
    return f"""# Benchmarks

Generated from `bench/results.json` by the benches; do not edit. Each figure was measured
side by side with its peer, in one run, on one machine:

{"; ".join(told)}.

Speeds are by processor time on one core, so that other work on the machine does not count.
"""


def _rules(results: Results) -> str:
    rows = [
        _row(
            title,
            _number(results.get(f"rules.{box}.moves_per_second")),
            _number(results.get(f"rules.{box}.cpp_moves_per_second")),
            _plain(results.get(f"rules.{box}.ratio_to_cpp"), "{:.2f}"),
        )
        for box, title in BOXES.items()
        if f"rules.{box}.moves_per_second" in results
    ]
    head = ["box", "our rules, moves a second", "C++ -O3", "ratio"]
    about = "Random matches, the same ones on both sides (equal checksums): `make bench`."
    return _section("Rules, beside C++", about, head, rows)


def _speed(results: Results) -> str:
    rows = []
    for part, what in (("matches", "random matches"), ("search", "search simulations")):
        ours = results.get(f"peers.{part}.ours")
        if ours is None:
            continue
        cells = [_number(ours)]
        for peer in PEERS:
            theirs = results.get(f"peers.{part}.{peer}")
            cells.append(f"{_number(theirs)} (1 : {ours / theirs:,.0f})" if theirs else "")
        rows.append(_row(what, *cells))
    about = (
        "Isis & Osiris for two, a second: `make bench-peers`. The peers play the same game as one "
        "writes it for\nthem in Python or JavaScript (`bench/peers_openspiel.py`, "
        "`bench/peers_pettingzoo.py`,\n`bench/boardgame/isis.js`); that it is the same game is "
        "checked with random matches first. A simulation of\nours plays to the end with informed "
        "choices, theirs with random ones."
    )
    return _section(
        "Speed, beside the peers", about, ["a second", "ours", *PEERS.values()], rows
    ) + (_through(results))


def _through(results: Results) -> str:
    """What our rules cost when they are asked through the peers' own interfaces."""
    found = [
        f"{_number(results[key])} random matches a second through {name}"
        for key, name in (
            ("peers.matches.our_openspiel", "our OpenSpiel games"),
            ("peers.matches.our_pettingzoo", "our PettingZoo environments"),
        )
        if key in results
    ]
    return (
        f"\nThrough the peers' interfaces our rules play {' and '.join(found)}.\n" if found else ""
    )


def _batch(results: Results) -> str:
    rows = [
        _row(
            title,
            _number(results[f"peers.batch.{box}.step"]),
            _number(results[f"peers.batch.{box}.sampled"]),
        )
        for box, title in BOXES.items()
        if f"peers.batch.{box}.step" in results
    ]
    about = (
        "`ludotheque.lab.vector`, 4,096 matches at once (NOX for four, the others for two), int8 "
        "observations, masks\nand rewards, one core: `make bench-peers`."
    )
    head = ["box", "moves a second, stepping", "with random actions chosen besides"]
    return _section("Many matches at once", about, head, rows)


def _strength(results: Results) -> str:
    rows = []
    for box, title in BOXES.items():
        at = f"peers.strength.{box}"
        if f"{at}.share" in results:
            seconds = f"{results[f'{at}.seconds_a_move']:g} s"
            rows.append(_row(title, *_shares(results, at), seconds))
    about = (
        "Our strongest bot against OpenSpiel's MCTS (Python, random playouts) on our OpenSpiel "
        "games, with the same\ntime a move. Its bot gets the state itself and sees every hidden "
        "tile; ours gets what its seat knows:\n`make bench-peers`, or "
        "`python bench/peers.py strength --matches 100` for a narrower interval."
    )
    head = ["box", *SHARES, "a move"]
    return _section("Strength, at equal time", about, head, rows)


def _levels(results: Results) -> str:
    rows = []
    for box, title in BOXES.items():
        start = f"levels.{box}."
        for key in sorted(results, key=_weakest_first):
            if not (key.startswith(start) and key.endswith(".share")):
                continue
            at = key.removesuffix(".share")
            one, other = at.split(".")[2].split("-")
            budget = f"{results[f'{at}.budget']:g} s"
            rows.append(_row(title, one, other, *_shares(results, at), budget))
    about = (
        "Each level against the one below, and the strongest against `greedy`: "
        "`make bench-levels`. Two players; NOX with\ntwo of each at a table of four, and one "
        "against three greedies. Only the strongest uses all its time: here\nless than the second "
        "a move that it has at a table."
    )
    head = ["box", "who", "against", *SHARES, "a move"]
    return _section("Levels", about, head, rows)


def _shares(results: Results, at: str) -> list[str]:
    won, tied, matches = (f"{results[f'{at}.{what}']:.0f}" for what in ("won", "tied", "matches"))
    low, high = results[f"{at}.low"], results[f"{at}.high"]
    return [
        f"{won} of {matches}",
        tied,
        f"{results[f'{at}.share']:.1%}",
        f"{low:.1%} to {high:.1%}",
    ]


def _weakest_first(key: str) -> int:
    pair = key.split(".")[2] if key.startswith("levels.") else ""
    return LEVELS.index(pair) if pair in LEVELS else -1


def _looks(results: Results) -> str:
    rows = [
        _row(f"{title}: a move is seen after", f"{results[f'page.motion.{box}.median_ms']:.0f} ms")
        for box, title in BOXES.items()
        if f"page.motion.{box}.median_ms" in results
    ]
    for page, what in (("shelf", "front page"), ("box", "a box"), ("table", "a table")):
        scores = [
            f"{results[f'page.lighthouse.{page}.{part}']:.0f}"
            for part in ("performance", "accessibility", "best-practices")
            if f"page.lighthouse.{page}.{part}" in results
        ]
        if scores:
            rows.append(_row(f"Lighthouse, {what}", ", ".join(scores)))
    about = (
        "From the tap that confirms a move to the start of what it sets in motion, on loopback, "
        "the median, drawn\nwithout a graphics card; Lighthouse's performance, accessibility and "
        "best practices, desktop, the median of\nthree: `make bench-page`."
    )
    return _section("The page", about, ["what", "figure"], rows)


def _server(results: Results) -> str:
    told = {
        "server.latency.p50_ms": ("a move reaches all seats, half of them within", "{:.1f} ms"),
        "server.latency.p99_ms": ("99 of 100 within", "{:.1f} ms"),
        "server.crowd.p99_ms": (
            "2,000 tables with 8,000 sockets, two onlookers at each: 99 of 100 within",
            "{:.1f} ms",
        ),
        "server.memory.bytes_per_table": ("memory a table", "{:,.0f} bytes"),
        "server.boardgame.moves_per_cpu_second": ("moves a CPU-second, durable", "{:,.0f}"),
        "server.boardgame.boardgame_moves_per_cpu_second": (
            "boardgame.io's server, in memory",
            "{:,.0f}",
        ),
        "server.boardgame.ratio_to_boardgame": ("ratio", "{:.2f}"),
    }
    rows = [
        _row(what, form.format(results[key]))
        for key, (what, form) in told.items()
        if key in results
    ]
    about = "500 tables of Isis & Osiris on one core: `make bench-server`."
    return _section("The server", about, ["what", "figure"], rows)


def _section(title: str, about: str, head: list[str], rows: list[str]) -> str:
    if not rows:
        return ""
    line = _row(*("---" for _ in head))
    return "\n".join([f"## {title}", "", about, "", _row(*head), line, *rows, ""])


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def _number(value: float | None) -> str:
    return "" if value is None else f"{value:,.0f}"


def _plain(value: float | None, form: str) -> str:
    return "" if value is None else form.format(value)
