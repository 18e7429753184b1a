"""The board of Isis & Osiris, drawn for a terminal."""

from ludotheque.contract import View

PAWN_STYLES = {
    1: "black on green",
    2: "black on yellow",
    3: "white on grey23",
    4: "white on purple",
}
SIGNS = {1: "▲", 2: "◆", 3: "●", 4: "■"}  # colour is never alone


def picture(view: View) -> str:
    lines = ["     a    b    c    d    e    f"]
    for row in range(1, 7):
        cells = [_cell(view, f"{column}{row}") for column in "abcdef"]
        lines.append(f"  {row} " + " ".join(cells))
    lines.append("")
    for seat in range(1, view["players"] + 1):
        name = str(seat)
        told = f"  {_pawn(seat)} seat {seat}: {view['pawns'][name]} pawns"
        if view["tiles"]:
            told += f", {view['tiles'][name]} tiles"
        if view["games"] > 1:
            told += f", {view['totals'][name]:+d} points"
        lines.append(told)
    if view["stock"] is not None:
        lines.append(f"  stock: {view['stock']} tiles")
    if view["held"] is not None:
        lines.append(f"  turned up: {_tile(view['held'])}")
    if view["games"] > 1:
        lines.append(f"  game {view['game']} of {view['games']}")
    return "\n".join(lines)


def _cell(view: View, cell: str) -> str:
    if cell in view["pawns_on"]:
        return _pawn(view["pawns_on"][cell])
    if cell in view["tiles_on"]:
        return _tile(view["faces"][cell]) if view["faces"] else "[bold blue on grey93] ◉  [/]"
    return "[dim] ·  [/]"


def _pawn(seat: int) -> str:
    return f"[{PAWN_STYLES[seat]}] {SIGNS[seat]}{seat} [/]"


def _tile(value: int) -> str:
    return f"[bold white on {'blue' if value > 0 else 'red'}] {value:+d} [/]"
