"""What is seen of a trick that several do at once: every hand as in a solo, and the table's bones,
as the first of them (in a challenge the Chief) sees it. What must not be known before the word is
not in what is shown before."""

import struct
from typing import TYPE_CHECKING, Any, NamedTuple

from ludotheque.hands.bones import pictures
from ludotheque.hands.bones.record import A_SECOND

if TYPE_CHECKING:
    from ludotheque.hands.bones.together.deed import AtOnce

HEAD = struct.Struct("<BBIIIBB")  # phase, flags, clock, word, time, how many hands and bones
HAND = struct.Struct(
    "<BBHHb"
)  # seat, flags, milliseconds there and back, those it starts later, said
BONE = struct.Struct("<BBBBhhhH")  # lies, edge, whose, face, place and height, turn
WHOLE = struct.Struct("<BI")  # a seat, and how many bytes its world takes as JSON
TO_THE_LEFT = 1  # flags of the head
READY, LATE = 16, 64  # flags of a hand, beside the helps
MILLISECONDS = 1000 / A_SECOND


def seen(deed: "AtOnce") -> bytes:
    bones = _bones(deed)
    head = HEAD.pack(
        deed.phase, deed.left, deed.clock, deed.word, deed.time, len(deed.by), len(bones)
    )
    hands = (_hand(deed, i) for i in range(len(deed.by)))
    wholes = (_whole(deed, i) for i, asked in enumerate(deed.asked) if asked)
    return b"".join([head, *hands, *bones, *wholes])


def _hand(deed: "AtOnce", i: int) -> bytes:
    line, world = deed.lines[i], deed.worlds[i]
    flags = deed.said[i] | LATE * line.late
    spoke = deed.spoke[1] if deed.spoke and deed.spoke[0] == i else -1
    told = (_milliseconds(steps) for steps in (line.delay, line.starts))
    head = HAND.pack(deed.by[i], flags & 255, *told, spoke)
    return head + pictures.hand_seen(world, deed.clock, 0)


def _milliseconds(steps: int) -> int:
    return min(65535, round(steps * MILLISECONDS))


def _bones(deed: "AtOnce") -> list[bytes]:
    if not deed.shown and deed.tossed:
        return []
    return [_bone(bone, *deed.lying(i)) for i, bone in enumerate(deed.bones)]


def _bone(bone: Any, x: float, y: float, high: float, turn: int, face: int) -> bytes:
    places = (pictures.sixteenths(place) for place in (x, y, high))
    return BONE.pack(bone["lies"], bone["edge"], bone["whose"], face, *places, turn)


def _whole(deed: "AtOnce", i: int) -> bytes:
    world = pictures.whole(deed.worlds[i])
    return WHOLE.pack(deed.by[i], len(world)) + world


# ---- As whoever looks on reads it


class SeenHand(NamedTuple):
    seat: int
    flags: int
    delay: int  # milliseconds there and back
    later: int  # milliseconds that it starts after the word
    said: int
    told: tuple[int, ...]  # as in a solo's picture


class SeenBone(NamedTuple):
    lies: int
    edge: int
    whose: int
    face: int
    x: int
    y: int
    high: int
    turn: int


class Seen(NamedTuple):
    phase: int
    flags: int
    clock: int
    word: int
    time: int
    hands: list[SeenHand]
    bones: list[SeenBone]
    worlds: dict[int, bytes]  # by seat, for those who have asked: JSON


def read(data: bytes) -> Seen:
    phase, flags, clock, word, time, hands, bones = HEAD.unpack_from(data)
    at, found, lie, worlds = HEAD.size, [], [], {}
    for _ in range(hands):
        seat, said, delay, later, number = HAND.unpack_from(data, at)
        told = pictures.SEEN.unpack_from(data, at + HAND.size)
        found.append(SeenHand(seat, said, delay, later, number, told))
        at += HAND.size + pictures.SEEN.size
    for _ in range(bones):
        lie.append(SeenBone(*BONE.unpack_from(data, at)))
        at += BONE.size
    while at < len(data):
        seat, many = WHOLE.unpack_from(data, at)
        worlds[seat] = data[at + WHOLE.size : at + WHOLE.size + many]
        at += WHOLE.size + many
    return Seen(phase, flags, clock, word, time, found, lie, worlds)
