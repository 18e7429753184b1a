"""The towers of Bausack, drawn for a terminal: blocks by name, the base at the bottom."""

from collections.abc import Mapping
from itertools import groupby

from ludotheque.contract import Say, View
from ludotheque.games.bausack.blocks import BLOCKS, BlockId

BOXES = {"bausack": "Bausack", "sacnoir": "Sac Noir"}
STYLES = {"natural": "tan", "red": "bold red", "green": "green", "black": "bold"}
WIDTH, COLUMNS, ROWS = 19, 4, 12  # of a tower, beside one another, blocks shown of each
LINE = 76


def picture(view: View, say: Say) -> str:
    parts = _heading, _towers, _chain, _doing, _table
    return "\n".join(line for part in parts for line in part(view, say))


def _heading(view: View, say: Say) -> list[str]:
    told = f"  [bold]{say('picture-title', variant=view['variant'])}[/] · {BOXES[view['sack']]}"
    if view["variant"] in ("babel", "chain", "threereds"):
        told += f" · {say('picture-round', variant=view['variant'], round=view['round'])}"
    return [told]


def _styled(block: BlockId, text: str, width: int = 0) -> str:
    """The text in the block's colour, with spaces behind it up to a width."""
    return f"[{STYLES[BLOCKS[block].colour]}]{text}[/]" + " " * (width - len(text))


def _towers(view: View, say: Say) -> list[str]:
    owners = list(view["towers"])
    if owners == ["0"]:
        beans = say("picture-beans-of", told=_told(view["beans"], say))
        return [*_side_by_side(view, owners, say), "", f"  {beans}"]
    ranks = [owners[at : at + COLUMNS] for at in range(0, len(owners), COLUMNS)]
    return [line for rank in ranks for line in _side_by_side(view, rank, say)]


def _side_by_side(view: View, owners: list[str], say: Say) -> list[str]:
    columns = [_column(view, owner, say) for owner in owners]
    tall = max(map(len, columns))
    filled = [[" " * WIDTH] * (tall - len(column)) + column for column in columns]
    return ["", *("  " + "".join(row).rstrip() for row in zip(*filled, strict=True))]


def _column(view: View, owner: str, say: Say) -> list[str]:
    """One tower, top first, each line as wide as the column; below it, whose it is."""
    blocks = view["towers"][owner]
    lines = [_styled(block, block, WIDTH) for block in reversed(blocks[-ROWS:])]
    if len(blocks) > ROWS:
        lines.append(f"{say('picture-below', blocks=len(blocks) - ROWS):<{WIDTH}}")
    lines.append(f"{'▔' * (WIDTH - 3):<{WIDTH}}")
    return lines + [f"{text:<{WIDTH}}" for text in _about(view, owner, say)]


def _about(view: View, owner: str, say: Say) -> list[str]:
    """As many lines for each tower, so that all stand on one level."""
    height = view["heights"][owner]
    told = f"{'?' if height is None else height} mm"
    if owner == "0":
        return [told]
    if int(owner) in view["fallen"]:
        told = say("picture-fallen")
    lines = [say("terminal-seat-told", seat=owner, told=told)]
    if view["variant"] in ("knockout", "goodpile", "threereds"):
        lines.append(say("picture-beans", beans=view["beans"][owner]))
    if view["variant"] in ("chain", "threereds"):
        lines.append(say("picture-won", rounds=view["won"][owner]))
    if view["variant"] == "goodpile":
        lines.append(say("picture-stopped") if int(owner) in view["stopped"] else "")
    return lines


def _chain(view: View, say: Say) -> list[str]:
    lines: list[str] = []
    for name in ("picked", "lines"):
        for seat, blocks in view[name].items():
            if blocks:
                row = " ".join(_styled(block, block) for block in blocks)
                lines.append(f"  {say(f'picture-{name}', seat=seat, blocks=row)}")
    return ["", *lines] if lines else []


def _doing(view: View, say: Say) -> list[str]:
    """The block in hand, and how the auction stands."""
    block = view["hand"]
    if block is None:
        return []
    told = _styled(block, f"{block} ({BLOCKS[block].measures} mm)")
    if view["stage"] == "place":
        own = view["tower"] in (0, view["to"])
        whose = "own" if own else str(view["tower"])
        tried = f", {say('picture-tries', tries=view['tries'])}" if view["tries"] else ""
        held = say("picture-hand", seat=view["to"], tower=whose, block=told)
        return ["", f"  {held}{tried}"]
    sale = say("picture-sale", seat=view["auctioneer"], sale=view["sale"], block=told)
    lines = ["", f"  {sale}"]
    if view["bids"]:
        lines.append(f"  {say('picture-bids', told=_told(view['bids'], say))}")
    if view["passed"]:
        seats = ", ".join(say("terminal-seat", seat=seat) for seat in view["passed"])
        lines.append(f"  {say('picture-passed', seats=seats)}")
    return lines


def _told(counts: Mapping[str, int], say: Say) -> str:
    return ", ".join(
        say("terminal-seat-told", seat=seat, told=count) for seat, count in counts.items()
    )


def _table(view: View, say: Say) -> list[str]:
    """What lies there, a line for each kind, or how much is in the sack."""
    blocks: list[BlockId] = view["table"]
    if view["stage"] in ("over", "order", "front") or not blocks:
        return []
    if view["blind"]:
        return ["", f"  {say('picture-sack', blocks=len(blocks))}"]
    lines = ["", f"  {say('picture-table', blocks=len(blocks))}"]
    for _, alike in groupby(blocks, lambda block: BLOCKS[block].kind):
        lines += _wrapped(list(alike))
    return lines


def _wrapped(blocks: list[BlockId]) -> list[str]:
    """Blocks with their measures, as many on a line as fit."""
    told = {block: f"{block} {'×'.join(map(str, BLOCKS[block].size))}" for block in blocks}
    each = max(map(len, told.values())) + 2
    fit = LINE // each
    rows = [blocks[at : at + fit] for at in range(0, len(blocks), fit)]
    return ["    " + "".join(_styled(b, told[b], each) for b in row).rstrip() for row in rows]
