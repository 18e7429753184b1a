"""A position of Bausack as one line of text. Blocks that it does not name lie on the table."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping

import msgspec

from ludotheque.contract import BadText, Seat
from ludotheque.games.bausack.blocks import IDS, LISTED, ORDER, BlockId
from ludotheque.games.bausack.moves import BEANS
from ludotheque.games.bausack.position import COMMON, BausackPosition, Variant, in_order
from ludotheque.text import by_seat, fields, line, numbers, whole

KEYS = (
    "variant box players blind round first stage to auctioneer sale bids passed giver hand tower "
    "tries towers picked lines gone fallen stopped beans bank won"
).split()
HOLDING = ("bid", "horror", "give", "answer", "keep", "place")  # stages with a block in hand


def write(position: BausackPosition) -> str:
    p = position
    values = {name: getattr(p, "sack" if name == "box" else name) for name in KEYS}
    values |= {
        "blind": "yes" if p.blind else "no",
        "bids": ",".join(f"{seat}:{beans}" for seat, beans in sorted(p.bids.items())) or "-",
        "passed": numbers(p.passed),
        "towers": "/".join(_tower(p.towers[s], p.heights[s]) for s in p.towers),
        "picked": _rows(p.picked),
        "lines": _rows(p.lines),
        "gone": ",".join(p.gone) or "-",
        "fallen": numbers(p.fallen),
        "stopped": numbers(p.stopped),
        "beans": numbers(p.beans.values()),
        "won": numbers(p.won.values()),
    }
    text = line("bausack", {key: "-" if value is None else value for key, value in values.items()})
    found = [block for block in p.table if block not in LISTED]
    return f"{text} found={','.join(found)}" if found else text


def _tower(blocks: tuple[BlockId, ...], height: int | None) -> str:
    """`cuboid-1+arch-2@45`: base first, then the height; `@?`: nobody has measured."""
    return f"{'+'.join(blocks)}@{'?' if height is None else height}" if blocks else "-"


def _rows(rows: Mapping[Seat, tuple[BlockId, ...]]) -> str:
    if not any(rows.values()):
        return "-"
    return "/".join(",".join(blocks) or "-" for blocks in rows.values())


def parse(text: str) -> BausackPosition:
    found = re.search(r" found=(\S+)$", text)
    f = fields("bausack", text.removesuffix(found[0]) if found else text, KEYS)
    variant: Variant = whole(f["variant"], "babel|chain|knockout|goodpile|threereds")[0]  # type: ignore[assignment]
    players = int(whole(f["players"], "[2-8]")[0])
    everyone = range(1, players + 1)
    owners = (COMMON,) if variant == "babel" else everyone
    towers = dict(zip(owners, _parts(f["towers"], len(owners)), strict=True))
    raw = {
        **f,
        "sack": f["box"],
        "blind": whole(f["blind"], "yes|no")[0] == "yes",
        **{key: int(whole(f[key], r"\d{1,4}")[0]) for key in ("round", "tries", "bank")},
        **{key: _seat(f[key], players) for key in ("first", "to", "auctioneer", "giver")},
        "tower": 0 if f["tower"] == "0" else _seat(f["tower"], players),
        "sale": _or_none(f["sale"]),
        "hand": _or_none(f["hand"]),
        "bids": _bids(f["bids"], players),
        **{key: _seats(f[key], players) for key in ("passed", "fallen", "stopped")},
        "towers": {owner: _blocks(part.partition("@")[0], "+") for owner, part in towers.items()},
        "heights": {owner: _height(part) for owner, part in towers.items()},
        "picked": _rowed(f["picked"], everyone, variant),
        "lines": _rowed(f["lines"], everyone, variant),
        "gone": _blocks(f["gone"], ","),
        **{key: by_seat(f[key], players) for key in ("beans", "won")},
        "players": players,
        "table": (),
    }
    try:
        p = msgspec.convert(raw, BausackPosition)
    except msgspec.ValidationError as wrong:
        raise BadText("position", text=text, shape=str(wrong)) from None
    if (p.hand is not None) != (p.stage in HOLDING) or (p.tower is not None) != (
        p.stage == "place"
    ):
        raise BadText("position", text=f["stage"], shape="a block in hand where the stage has one")
    if sum(p.beans.values()) + p.bank != BEANS:
        raise BadText("position-beans", beans=BEANS)
    table = _on_the_table(p, _blocks(found[1], ",") if found else ())
    return msgspec.structs.replace(p, table=table, gone=in_order(p.gone))


def _on_the_table(p: BausackPosition, found: tuple[BlockId, ...]) -> tuple[BlockId, ...]:
    """What is named nowhere else, and blocks that are not in the list."""
    elsewhere: list[BlockId] = [*p.gone, *([p.hand] if p.hand else [])]
    for rows in (p.towers, p.picked, p.lines):
        elsewhere += [block for row in rows.values() for block in row]
    for block, times in Counter([*elsewhere, *found]).items():
        if block not in ORDER:
            raise BadText("block-unknown", block=block)
        listed = block in LISTED
        if times > 1 or (listed and (block in found or block not in IDS[p.sack])):
            raise BadText("position-block", block=block)
    return in_order({*IDS[p.sack], *found} - set(elsewhere))


def _or_none(text: str) -> str | None:
    return None if text == "-" else text


def _seat(text: str, players: int) -> Seat | None:
    return None if text == "-" else int(whole(text, f"[1-{players}]")[0])


def _seats(text: str, players: int) -> tuple[Seat, ...]:
    parts = [] if text == "-" else text.split(",")
    return tuple(int(whole(part, f"[1-{players}]")[0]) for part in parts)


def _bids(text: str, players: int) -> dict[Seat, int]:
    parts = [] if text == "-" else text.split(",")
    found = [whole(part, rf"([1-{players}]):(\d\d?)") for part in parts]
    return {int(bid[1]): int(bid[2]) for bid in found}


def _parts(text: str, count: int) -> list[str]:
    parts = text.split("/")
    if len(parts) != count:
        raise BadText("position", text=text, shape=f"{count} parts with / between them")
    return parts


def _blocks(text: str, between: str) -> tuple[BlockId, ...]:
    return () if text == "-" else tuple(text.split(between))


def _height(tower: str) -> int | None:
    if tower == "-":
        return 0
    height = whole(tower, r"[a-z0-9+-]+@(\?|\d{1,4})")[1]
    return None if height == "?" else int(height)


def _rowed(
    text: str, everyone: Iterable[Seat], variant: Variant
) -> dict[Seat, tuple[BlockId, ...]]:
    """Chain's rows of blocks, one for each seat."""
    if variant != "chain":
        return {}
    owners = list(everyone)
    parts = ["-"] * len(owners) if text == "-" else _parts(text, len(owners))
    return {seat: _blocks(part, ",") for seat, part in zip(owners, parts, strict=True)}
