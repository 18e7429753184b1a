"""The kitties of NOX, drawn for a terminal."""

from ludotheque.contract import View

STYLES = {"B": "white on blue", "G": "black on green", "O": "black on dark_orange"}
COLOURS = {"B": "blue", "G": "green", "O": "orange"}


def picture(view: View) -> str:
    lines = [f"  round {view['round']}, {view['left']} cards in the draw pile", ""]
    for seat in map(str, range(1, view["players"] + 1)):
        piles = view["kitties"][seat]
        told = (
            " ".join(_pile(pile["top"], pile["size"]) for pile in piles) or "[dim]no kitty yet[/]"
        )
        lines.append(f"  seat {seat}: {told}  {_worth([pile['top'] for pile in piles])}")
        hand = view["hands"][seat]
        cards = "▒ " * view["hand_sizes"][seat] if hand is None else " ".join(map(_card, hand))
        lines.append(f"          [dim]hand[/] {cards}  [dim]total[/] {view['totals'][seat]}")
    return "\n".join(lines)


def _worth(tops: list[str]) -> str:
    missing = [name for letter, name in COLOURS.items() if letter not in {top[0] for top in tops}]
    if missing:
        return f"[dim]no {', no '.join(missing)}[/]" if tops else ""
    return f"= [bold]{sum(int(top[1:]) for top in tops)}[/]"


def _card(card: str) -> str:
    return f"[{STYLES[card[0]]}] {card} [/]"


def _pile(top: str, size: int) -> str:
    return _card(top) + (f"[dim]×{size}[/]" if size > 1 else "")
