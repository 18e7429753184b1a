"""The block of Fakir, drawn for a terminal: the top, and each level, side by side."""

from ludotheque.contract import Say, View

STYLES = {
    "red": "bold red",
    "green": "bold green",
    "blue": "bold bright_blue",
    "yellow": "bold yellow",
}
COLUMNS, ROWS, LEVELS = "abc", "123", (3, 2, 1)
Letters = dict[str, str]  # a colour's, as the reader's language begins it


def picture(view: View, say: Say) -> str:
    letters = {colour: say("picture-letter", colour=colour) for colour in STYLES}
    panels = [_top(view, letters), *(_level(view, letters, level) for level in LEVELS)]
    titles = [say("picture-holes"), *(say("picture-level", level=level) for level in LEVELS)]
    lines = ["  " + "   ".join(f"  {title:<13}" for title in titles).rstrip()]
    lines.append("  " + "   ".join("   a   b   c   " for _ in panels).rstrip())
    for i in range(3):
        lines.append("  " + "   ".join(panel[i] for panel in panels))
    lines.append("")
    out = {seat for group in view["out"] for seat in group}
    for seat in range(1, view["players"] + 1):
        colour = view["colours"][str(seat)]
        held = view["hands"][str(seat)]
        hand = f"{'|' * held} {say('picture-in-hand', held=held)}".strip()
        told = say("picture-out") if seat in out else hand
        name = _ink(colour, f"{letters[colour]} {say(f'colour-{colour}'):<6}")
        lines.append(f"  {name} {say('terminal-seat-told', seat=seat, told=told)}")
    return "\n".join(lines)


def _top(view: View, letters: Letters) -> list[str]:
    """Each hole: free, or whose stick stands in it and on which level that rests."""
    rows = []
    for row in ROWS:
        cells = []
        for column in COLUMNS:
            stick = view["holes"].get(column + row)
            sign = f"{letters[stick['colour']]}{stick['level']}" if stick else "o "
            cells.append(_ink(stick["colour"], sign) if stick else f"[dim]{sign}[/]")
        rows.append(f"{row}  " + "  ".join(cells) + "  ")
    return rows


def _level(view: View, letters: Letters, level: int) -> list[str]:
    """A slice through the block: sticks that lie in it, and those that stand through it."""
    lying = {name: colour for name, colour in view["lines"].items() if name[2] == str(level)}
    rows = []
    for row in ROWS:
        colour = lying.get(f"{row}@{level}")
        if colour:
            stick = "═" + "═══".join([letters[colour]] * 3) + "══"
            rows.append(f"{row} {_ink(colour, stick)} ")
            continue
        cells = []
        for column in COLUMNS:
            stick = view["holes"].get(column + row)
            across = lying.get(f"{column}@{level}")
            if across:
                cells.append(_ink(across, f"║{letters[across]}"))
            elif stick and stick["level"] < level:
                cells.append(_ink(stick["colour"], f"●{letters[stick['colour']]}"))
            else:
                cells.append("[dim]· [/]")
        rows.append(f"{row}  " + "  ".join(cells) + "  ")
    return rows


def _ink(colour: str, text: str) -> str:
    return f"[{STYLES[colour]}]{text}[/]"  # with its letter: colour is never alone
