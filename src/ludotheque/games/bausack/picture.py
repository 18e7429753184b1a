"""The towers of Bausack, drawn for a terminal: blocks by name, the base at the bottom."""

from collections.abc import Iterable
from itertools import groupby

from ludotheque.contract import View
from ludotheque.games.bausack.blocks import BLOCKS, BlockId

TITLES = {
    "babel": "Tower of Babel",
    "chain": "Chain",
    "knockout": "Knock-Out",
    "goodpile": "The Good Pile",
    "threereds": "Three Reds Win",
}
BOXES = {"bausack": "Bausack", "sacnoir": "Sac Noir"}
STYLES = {"natural": "tan", "red": "bold red", "green": "green", "black": "bold"}
SALES = {"high": "highest bidder", "horror": "who wants this horror?", "gift": "as a gift"}
WIDTH, COLUMNS, ROWS = 19, 4, 12  # of a tower, beside one another, blocks shown of each
LINE = 76


def picture(view: View) -> str:
    parts = [_heading(view), *_towers(view), *_chain(view), *_doing(view), *_table(view)]
    return "\n".join(parts)


def _heading(view: View) -> str:
    told = f"  [bold]{TITLES[view['variant']]}[/] · {BOXES[view['box']]}"
    if view["variant"] in ("babel", "chain", "threereds"):
        told += f" · {'tower' if view['variant'] == 'babel' else 'round'} {view['round']}"
    return told


def _styled(block: BlockId, text: str, width: int = 0) -> str:
    """The text in the block's colour, with spaces behind it up to a width."""
    return f"[{STYLES[BLOCKS[block].colour]}]{text}[/]" + " " * (width - len(text))


def _towers(view: View) -> list[str]:
    owners = list(view["towers"])
    if owners == ["0"]:
        beans = ", ".join(f"seat {seat}: {count}" for seat, count in view["beans"].items())
        return [*_side_by_side(view, owners), "", f"  beans: {beans}"]
    ranks = [owners[at : at + COLUMNS] for at in range(0, len(owners), COLUMNS)]
    return [line for rank in ranks for line in _side_by_side(view, rank)]


def _side_by_side(view: View, owners: list[str]) -> list[str]:
    columns = [_column(view, owner) for owner in owners]
    tall = max(map(len, columns))
    filled = [[" " * WIDTH] * (tall - len(column)) + column for column in columns]
    return ["", *("  " + "".join(row).rstrip() for row in zip(*filled, strict=True))]


def _column(view: View, owner: str) -> list[str]:
    """One tower, top first, each line as wide as the column; below it, whose it is."""
    blocks = view["towers"][owner]
    lines = [_styled(block, block, WIDTH) for block in reversed(blocks[-ROWS:])]
    if len(blocks) > ROWS:
        lines.append(f"{f'… and {len(blocks) - ROWS} below':<{WIDTH}}")
    lines.append(f"{'▔' * (WIDTH - 3):<{WIDTH}}")
    about = _about(view, owner)
    return lines + [f"{text:<{WIDTH}}" for text in about]


def _about(view: View, owner: str) -> list[str]:
    height = view["heights"][owner]
    told = f"{'?' if height is None else height} mm"
    if owner == "0":
        return [told]
    if int(owner) in view["fallen"]:
        told = "fallen"
    more = []
    if view["variant"] in ("knockout", "goodpile", "threereds"):
        beans = view["beans"][owner]
        more.append(f"{beans} bean{'s' * (beans != 1)}")
    if view["variant"] in ("chain", "threereds"):
        more.append(f"{view['won'][owner]} won")
    if int(owner) in view["stopped"]:
        more.append("stopped")
    return [f"seat {owner}: {told}", ", ".join(more)]


def _chain(view: View) -> list[str]:
    lines: list[str] = []
    for name, told in (("picked", "has"), ("lines", "line")):
        for seat, blocks in view[name].items():
            if blocks:
                row = " ".join(_styled(block, block) for block in blocks)
                lines.append(f"  seat {seat} {told}: {row}")
    return ["", *lines] if lines else []


def _doing(view: View) -> list[str]:
    """The block in hand, and how the auction stands."""
    block = view["hand"]
    if block is None:
        return []
    told = _styled(block, f"{block} ({BLOCKS[block].measures} mm)")
    if view["stage"] == "place":
        whose = "" if view["tower"] in (0, view["to"]) else f" on seat {view['tower']}'s tower"
        tried = f", {view['tries']} tries in vain" if view["tries"] else ""
        return ["", f"  in the hand of seat {view['to']}{whose}: {told}{tried}"]
    lines = ["", f"  for sale by seat {view['auctioneer']}, {SALES[view['sale']]}: {told}"]
    if view["bids"]:
        bids = ", ".join(f"seat {seat} {beans}" for seat, beans in view["bids"].items())
        lines.append(f"  bids: {bids}")
    if view["passed"]:
        lines.append(f"  passed: {_seats(view['passed'])}")
    return lines


def _seats(seats: Iterable[int]) -> str:
    return ", ".join(f"seat {seat}" for seat in seats)


def _table(view: View) -> list[str]:
    """What lies there, a line for each kind, or how much is in the sack."""
    blocks: list[BlockId] = view["table"]
    if view["stage"] in ("over", "order", "front") or not blocks:
        return []
    if view["blind"]:
        return ["", f"  in the sack: {len(blocks)} blocks"]
    lines = ["", f"  on the table: {len(blocks)} blocks"]
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
