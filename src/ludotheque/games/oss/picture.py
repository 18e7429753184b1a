"""The table of OSS, drawn for a terminal: tricks with the cards before them, tribes, points."""

from typing import Any

from ludotheque.contract import Say, View
from ludotheque.games.oss.box import PILES, SOLO, TRICKS, TROPHY

STYLES = {
    1: "black on dark_orange",
    2: "white on dark_cyan",
    3: "black on yellow",
    4: "white on purple",
    5: "black on green",
    6: "white on red",
}
SIGNS = {1: "▲", 2: "◆", 3: "●", 4: "■", 5: "★", 6: "✚"}  # colour is never alone


def picture(view: View, say: Say) -> str:
    chief = f"{say('picture-chief')} {_seat(view['chief'])}"
    lines = [f"  [bold]{say('picture-round', round=view['round'])}[/]   {chief}", ""]
    for family in PILES:
        name = f"{say('picture-family', family=family):9}"
        lines.append(
            f"  {name} {_name(view['tricks'].get(family)):12} {_before(view, family, say)}"
        )
    if view["challenge"]:
        lines += ["", _challenge(view, say)]
    lines.append("")
    lines += [_tribe(view, seat, say) for seat in range(1, view["players"] + 1)]
    return "\n".join(lines)


def _before(view: View, family: str, say: Say) -> str:
    """The cards before a trick, in the order they were laid; before the duel, pair by pair."""
    paired = [seat for pair in view["duels"] for seat in pair]
    if family not in SOLO:
        against = f" {say('picture-against')} "
        pairs = (against.join(_laid(view, seat) for seat in pair) for pair in view["duels"])
        return "   ".join(pairs)
    seats = range(1, view["players"] + 1)
    order = [(view["chief"] - 1 + step) % view["players"] + 1 for step in range(len(seats))]
    before = [
        seat
        for seat in order
        if seat not in paired
        and view["laid"].get(str(seat), {}).get("trick") == view["tricks"].get(family, "")
    ]
    return " ".join(_laid(view, seat) for seat in before)


def _challenge(view: View, say: Say) -> str:
    name, left = f"[bold]{_name(view['challenge'])}[/]", " ".join(map(_seat, view["left"]))
    told = [say("picture-challenge", name=name, left=left)]
    if view["tower"]:
        told.append(say("picture-tower", tower=view["tower"]))
    if view["word"]:
        told.append(f"[bold]{say('picture-word', word=view['word'])}[/]")
    return "  " + ", ".join(told)


def _tribe(view: View, seat: int, say: Say) -> str:
    me = str(seat)
    won = [card["value"] for card in view["won"][me]]
    trophies = view["trophies"][me]
    told = f"  {_seat(seat)} {say('picture-points', points=view['points'][me]):>9}"
    if won or trophies:
        told += f" ({'+'.join(map(str, [*won, *[TROPHY] * len(trophies)]))})"
    hand: Any = view["hands"][me]
    if hand is not None:
        cards = " ".join(f"[{STYLES[seat]}] {value} [/]" for value in hand)
        told += f"   {say('picture-hand')} {cards}"
    else:
        told += f"   {say('picture-in-hand', cards=view['hand_sizes'][me])}"
    told += f", {say('picture-to-draw', cards=view['pile_sizes'][me])}"
    if view["replays"][me]:
        told += f", {say('picture-replays', replays=view['replays'][me])}"
    return told


def _laid(view: View, seat: int) -> str:
    return f"[{STYLES[seat]}] {SIGNS[seat]}{seat}: {view['laid'][str(seat)]['value']} [/]"


def _seat(seat: int) -> str:
    return f"[{STYLES[seat]}] {SIGNS[seat]}{seat} [/]"


def _name(trick: str | None) -> str:
    return TRICKS[trick].name if trick else "-"
