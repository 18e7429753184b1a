"""The kitties of NOX, drawn for a terminal."""

from ludotheque.contract import Say, View

STYLES = {"B": "white on blue", "G": "black on green", "O": "black on dark_orange"}


def picture(view: View, say: Say) -> str:
    lines = [f"  {say('picture-round', round=view['round'], left=view['left'])}", ""]
    for seat in map(str, range(1, view["players"] + 1)):
        tops = [pile["top"] for pile in view["kitties"][seat]]
        piles = " ".join(_pile(pile["top"], pile["size"]) for pile in view["kitties"][seat])
        told = piles or f"[dim]{say('picture-no-kitty')}[/]"
        lines.append(f"  {say('terminal-seat-told', seat=seat, told=told)}  {_worth(tops, say)}")
        hand = view["hands"][seat]
        cards = "▒ " * view["hand_sizes"][seat] if hand is None else " ".join(map(_card, hand))
        total = f"[dim]{say('picture-total')}[/] {view['totals'][seat]}"
        below = " " * len(say("terminal-seat-told", seat=seat, told=""))
        lines.append(f"  {below}[dim]{say('picture-hand')}[/] {cards}  {total}")
    return "\n".join(lines)


def _worth(tops: list[str], say: Say) -> str:
    missing = "".join(letter for letter in STYLES if letter not in {top[0] for top in tops})
    if missing:
        return f"[dim]{say('picture-lacks', colours=missing)}[/]" if tops else ""
    return f"= [bold]{sum(int(top[1:]) for top in tops)}[/]"


def _card(card: str) -> str:
    return f"[{STYLES[card[0]]}] {card} [/]"


def _pile(top: str, size: int) -> str:
    return _card(top) + (f"[dim]×{size}[/]" if size > 1 else "")
