"""The table of OSS, drawn for a terminal: tricks with the cards before them, tribes, points."""

from typing import Any

from ludotheque.contract import View
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


def picture(view: View) -> str:
    chief = _seat(view["chief"])
    lines = [f"  [bold]round {view['round']} of 4[/]   Chief {chief}", ""]
    for family in PILES:
        lines.append(f"  {family:8} {_name(view['tricks'].get(family)):12} {_before(view, family)}")
    if view["challenge"]:
        lines += ["", *_challenge(view)]
    lines.append("")
    lines += [_tribe(view, seat) for seat in range(1, view["players"] + 1)]
    return "\n".join(lines)


def _before(view: View, family: str) -> str:
    """The cards before a trick, in the order they were laid; before the duel, pair by pair."""
    paired = [seat for pair in view["duels"] for seat in pair]
    if family not in SOLO:
        pairs = (" v ".join(_laid(view, seat) for seat in pair) for pair in view["duels"])
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


def _challenge(view: View) -> list[str]:
    left = " ".join(map(_seat, view["left"]))
    told = f"  challenge [bold]{_name(view['challenge'])}[/], still in: {left}"
    if view["tower"]:
        told += f", tower of {view['tower']}"
    if view["word"]:
        told += f", [bold]{view['word']}[/]"
    return [told]


def _tribe(view: View, seat: int) -> str:
    me = str(seat)
    won = [card["value"] for card in view["won"][me]]
    trophies = view["trophies"][me]
    told = f"  {_seat(seat)} {sum(won) + TROPHY * len(trophies):2} points"
    if won or trophies:
        told += f" ({'+'.join(map(str, [*won, *[TROPHY] * len(trophies)]))})"
    hand: Any = view["hands"][me]
    if hand is not None:
        told += "   hand " + " ".join(f"[{STYLES[seat]}] {value} [/]" for value in hand)
    else:
        told += f"   {view['hand_sizes'][me]} in hand"
    told += f", {view['pile_sizes'][me]} to draw"
    if view["replays"][me]:
        told += f", {view['replays'][me]} replayed"
    return told


def _laid(view: View, seat: int) -> str:
    return f"[{STYLES[seat]}] {SIGNS[seat]}{seat}: {view['laid'][str(seat)]['value']} [/]"


def _seat(seat: int) -> str:
    return f"[{STYLES[seat]}] {SIGNS[seat]}{seat} [/]"


def _name(trick: str | None) -> str:
    return TRICKS[trick].name if trick else "-"
