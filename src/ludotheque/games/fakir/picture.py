"""The block of Fakir, drawn for a terminal: the top, and each level, side by side."""

from ludotheque.contract import View

STYLES = {
    "red": "bold red",
    "green": "bold green",
    "blue": "bold bright_blue",
    "yellow": "bold yellow",
}
COLUMNS, ROWS = "abc", "123"


def picture(view: View) -> str:
    levels = [_level(view, level) for level in (3, 2, 1)]
    panels = [_top(view), *levels]
    titles = ["holes", "level 3", "level 2", "level 1"]
    lines = ["  " + "   ".join(f"  {title:<13}" for title in titles).rstrip()]
    lines.append("  " + "   ".join("   a   b   c   " for _ in panels).rstrip())
    for i in range(3):
        lines.append("  " + "   ".join(panel[i] for panel in panels))
    lines.append("")
    out = {seat for group in view["out"] for seat in group}
    for seat in range(1, view["players"] + 1):
        colour = view["colours"][str(seat)]
        held = view["hands"][str(seat)]
        told = "out" if seat in out else f"{'|' * held} {held} in hand".strip()
        lines.append(f"  {_ink(colour, f'{colour[0].upper()} {colour:<6}')} seat {seat}: {told}")
    return "\n".join(lines)


def _top(view: View) -> list[str]:
    """Each hole: free, or whose stick stands in it and on which level that rests."""
    rows = []
    for row in ROWS:
        cells = []
        for column in COLUMNS:
            stick = view["holes"].get(column + row)
            sign = f"{stick['colour'][0].upper()}{stick['level']}" if stick else "o "
            cells.append(_ink(stick["colour"], sign) if stick else f"[dim]{sign}[/]")
        rows.append(f"{row}  " + "  ".join(cells) + "  ")
    return rows


def _level(view: View, level: int) -> list[str]:
    """A slice through the block: sticks that lie in it, and those that stand through it."""
    lying = {name: colour for name, colour in view["lines"].items() if name[2] == str(level)}
    rows = []
    for row in ROWS:
        colour = lying.get(f"{row}@{level}")
        if colour:
            stick = "═" + "═══".join([colour[0].upper()] * 3) + "══"
            rows.append(f"{row} {_ink(colour, stick)} ")
            continue
        cells = []
        for column in COLUMNS:
            stick = view["holes"].get(column + row)
            across = lying.get(f"{column}@{level}")
            if across:
                cells.append(_ink(across, f"║{across[0].upper()}"))
            elif stick and stick["level"] < level:
                cells.append(_ink(stick["colour"], f"●{stick['colour'][0].upper()}"))
            else:
                cells.append("[dim]· [/]")
        rows.append(f"{row}  " + "  ".join(cells) + "  ")
    return rows


def _ink(colour: str, text: str) -> str:
    return f"[{STYLES[colour]}]{text}[/]"  # with its letter: colour is never alone
