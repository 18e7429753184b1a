"""The board of Isis & Osiris, drawn for a terminal."""

from ludotheque.contract import Say, View

PAWN_STYLES = {
    1: "black on green",
    2: "black on yellow",
    3: "white on grey23",
    4: "white on purple",
}
SIGNS = {1: "▲", 2: "◆", 3: "●", 4: "■"}  # colour is never alone


def picture(view: View, say: Say) -> str:
    lines = ["     a    b    c    d    e    f"]
    for row in range(1, 7):
        cells = [_cell(view, f"{column}{row}") for column in "abcdef"]
        lines.append(f"  {row} " + " ".join(cells))
    lines.append("")
    for seat in range(1, view["players"] + 1):
        name = str(seat)
        has = [say("picture-pawns", pawns=view["pawns"][name])]
        if view["tiles"]:
            has.append(say("picture-tiles", tiles=view["tiles"][name]))
        if view["games"] > 1:
            has.append(say("picture-points", points=f"{view['totals'][name]:+d}"))
        told = say("terminal-seat-told", seat=seat, told=", ".join(has))
        lines.append(f"  {_pawn(seat)} {told}")
    if view["stock"] is not None:
        lines.append(f"  {say('picture-stock', tiles=view['stock'])}")
    if view["held"] is not None:
        lines.append(f"  {say('picture-held', tile=_tile(view['held']))}")
    if view["games"] > 1:
        lines.append(f"  {say('picture-game', game=view['game'], games=view['games'])}")
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
    signed = f"{value:+d}".replace("-", "−")
    return f"[bold white on {'blue' if value > 0 else 'red'}] {signed} [/]"
