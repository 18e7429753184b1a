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
    parts += [_strength(results), _levels(results), _server(results), _nodes(results)]
    parts += [_blocks(results), _bones(results), _looks(results)]
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


BY_HAND = {
    "bones.ready.median_ms": (
        "OSS: a hand can play after the tap that opens the practice room",
        "{:.0f} ms",
    ),
    "bones.script.median_ms": (
        "its scripts, for a picture, by one's own hand and a bot's in turn, half of them within",
        "{:.1f} ms",
    ),
    "bones.script.p99_ms": ("99 of 100 within", "{:.1f} ms"),
    "bones.chunk_kb": ("what it loads besides three dimensions, gzipped", "{:.0f} kB"),
    "towers.open.median_ms": (
        "Bausack: a table with a tower of thirty is there after",
        "{:.0f} ms",
    ),
    "falling.live.script_median_ms": (
        "scripts while twenty blocks fall, for a picture, half of them within",
        "{:.1f} ms",
    ),
    "falling.live.script_p99_ms": ("99 of 100 within", "{:.1f} ms"),
    "falling.again.script_p99_ms": ("the same once more, slowly, 99 of 100 within", "{:.1f} ms"),
}


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
    rows += [
        _row(what, shape.format(results[f"page.{name}"]))
        for name, (what, shape) in BY_HAND.items()
        if f"page.{name}" in results
    ]
    about = (
        "From the tap that confirms a move to the start of what it sets in motion, on loopback, "
        "the median, drawn\nwithout a graphics card; Lighthouse's performance, accessibility and "
        "best practices, desktop, the median of\nthree; where hands play, scripts are "
        "counted in the processor's time: `make bench-page`."
    )
    return _section("The page", about, ["what", "figure"], rows)


TOGETHER = {
    "server.together.event_to_screens_p99_ms": (
        "one challenge of six, each at a screen of their own: from a finger to all screens, 99 of "
        "100 within (asked: what lines are allowed, 150 ms, and 30)",
        "{:.0f} ms",
    ),
    "server.together.bytes_a_second_to_a_hand": ("to each of these screens, a second", "{:,.0f} B"),
    "server.together.p99_alone_ms": (
        "200 tables of Isis & Osiris without deeds: 99 of 100 moves within",
        "{:.1f} ms",
    ),
    "server.together.p99_ms": (
        "the same beside ten challenges of six, each of them round one screen (asked: 5 ms)",
        "{:.1f} ms",
    ),
    "server.together.p99_ratio": ("times as long as without (asked: 3)", "{:.2f}"),
    "server.together.event_to_screens_of_ten_p99_ms": (
        "there, from a finger to its screen, 99 of 100 within",
        "{:.0f} ms",
    ),
}


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
        "server.deeds.p99_ms": (
            "200 tables beside three deeds of the hand: a move reaches all seats, 99 of 100 within",
            "{:.1f} ms",
        ),
        "server.deeds.steps_in_time": ("steps of these deeds at most 20 ms late", "{:.1%}"),
        "server.deeds.input_to_picture_p95_ms": (
            "from a hand to the picture of it, 95 of 100 within",
            "{:.0f} ms",
        ),
        **TOGETHER,
    }
    rows = [
        _row(what, form.format(results[key]))
        for key, (what, form) in told.items()
        if key in results
    ]
    about = "500 tables of Isis & Osiris on one core: `make bench-server`."
    return _section("The server", about, ["what", "figure"], rows)


def _nodes(results: Results) -> str:
    told = {
        "nodes.before.load": ("what else the machine had to do before (load average)", "{:.1f}"),
        "nodes.latency.p50_ms": ("a move reaches all seats, half of them within", "{:.1f} ms"),
        "nodes.latency.p99_ms": ("99 of 100 within", "{:.1f} ms"),
        "nodes.latency.core_busy": ("of one core, that takes the node", "{:.0%}"),
        "nodes.latency.lost": ("moves, frames and sockets lost, after kill -9", "{:.0f}"),
        "nodes.relayed.p50_ms": (
            "everybody at another node than their table, half of them within",
            "{:.1f} ms",
        ),
        "nodes.relayed.p99_ms": ("99 of 100 within", "{:.1f} ms"),
        "nodes.relayed.core_busy": ("of one core, that takes the node they come to", "{:.0%}"),
        "nodes.relayed.owner_busy": ("and the node that has the tables", "{:.0%}"),
        "nodes.relayed.lost": ("moves, frames and sockets lost, after kill -9", "{:.0f}"),
        "nodes.speed.moves_per_cpu_second": ("moves a CPU-second of the node", "{:,.0f}"),
        "nodes.speed.moves_per_postgres_cpu_second": (
            "moves a CPU-second of PostgreSQL, where many are written at once",
            "{:,.0f}",
        ),
        **{
            f"nodes.several.{count}_moves_per_{unit}": (
                f"nodes, loads and PostgreSQL on all cores, nodes: {count}; moves a {told}",
                "{:,.0f}",
            )
            for count in (1, 2, 3)
            for unit, told in (("second", "second"), ("cpu_second", "CPU-second of the nodes"))
        },
        "nodes.failover.killed_s": (
            "one of three nodes behind HAProxy killed, the last match goes on after",
            "{:.1f} s",
        ),
        "nodes.failover.killed_p50_s": ("half of the times after", "{:.1f} s"),
        "nodes.failover.killed_times": ("times that one was killed", "{:.0f}"),
        "nodes.failover.stopped_s": (
            "one stopped as if it hung, the last of its visitors is elsewhere after",
            "{:.1f} s",
        ),
        "nodes.failover.renewed_comings": (
            "all three renewed, one after the other: times that anybody had to come back",
            "{:.0f}",
        ),
        "nodes.failover.renewed_silence_s": (
            "and the longest that anybody heard nothing",
            "{:.1f} s",
        ),
    }
    rows = [
        _row(what, form.format(results[key]))
        for key, (what, form) in told.items()
        if key in results
    ]
    about = (
        "500 tables of Isis & Osiris in a PostgreSQL that syncs to the disk of the same machine: "
        "`make bench-nodes`.\nWhere nodes, loads and PostgreSQL share two cores, a second node "
        "shows what it costs, not what a second\nmachine gives. Nodes that are so busy could be "
        "taken for dead: for these figures a lease is 30 s. Where nodes\nare killed, stopped and "
        "renewed, 100 matches go on at once, and it is 3 s, as hosts have it."
    )
    return _section("Several nodes", about, ["what", "figure"], rows)


def _blocks(results: Results) -> str:
    told = {
        "cuboids": "20 cuboids, one more pressed on by a trembling hand",
        "kinds": "20 blocks of all kinds, the same",
        "collapsing": "20 blocks of all kinds, collapsing",
    }
    rows = [
        _row(
            what,
            f"{results[f'blocks.{name}']:.1f}",
            f"{results[f'blocks.{name}_slowest']:.1f}",
        )
        for name, what in told.items()
        if f"blocks.{name}" in results
    ]
    about = (
        "How much faster than the clock a tower moves, eight steps to each of 60 frames a second, "
        "nothing asleep,\nPython's part with it: `make bench-blocks`. A tower that rests costs "
        "next to nothing."
    )
    return _section("Wooden blocks", about, ["tower", "times real time", "the slowest of 5"], rows)


def _bones(results: Results) -> str:
    told = {"seconds": "judged from a trace", "written": "written by a model's hand, and judged"}
    rows = [
        _row(what, f"{results[f'bones.{name}']:,.0f}")
        for name, what in told.items()
        if f"bones.{name}" in results
    ]
    about = (
        "Seconds of attempts at all tricks of one hand, in a second on one core: "
        "`make bench-bones`.\nHow often they are managed is in [hands.md](hands.md)."
    )
    return _section("Bones", about, ["attempts", "seconds a second"], rows)


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
