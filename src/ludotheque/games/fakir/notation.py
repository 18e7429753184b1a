"""Fakir in text: moves, their numbers, lines and holes; the position line."""

import re
from typing import Annotated, Literal

import msgspec

from ludotheque.contract import BadText, Move, Position, Seat
from ludotheque.games.fakir.rules import (
    DROP,
    PIERCE,
    PULL,
    REMOVE_HAND,
    REMOVE_HOLE,
    REMOVE_LINE,
    STICKS_EACH,
)
from ludotheque.secrecy import EVERYONE
from ludotheque.text import by_seat, fields, line, numbers, whole

LINE, HOLE = "[1-3a-c]@[1-3]", "[a-c][1-3]"
Line = Annotated[str, msgspec.Meta(pattern=f"^{LINE}$")]  # "2@3": row 2 on level 3; "b@1": column b
Hole = Annotated[str, msgspec.Meta(pattern=f"^{HOLE}$")]  # "a1" to "c3"
What = Annotated[str, msgspec.Meta(pattern=f"^(hand|{HOLE}|{LINE})$")]
Colour = Literal["red", "green", "blue", "yellow"]

COLOURS: tuple[Colour, ...] = ("red", "green", "blue", "yellow")
LINES = tuple(f"{name}@{level}" for level in (1, 2, 3) for name in "123abc")
HOLES = tuple(f"{column}{row}" for row in "123" for column in "abc")
HOLES_OF = {name: tuple(hole for hole in HOLES if name[0] in hole) for name in LINES}


class Pierce(Move, frozen=True, tag="pierce"):
    line: Line

    def __str__(self) -> str:
        return f"H {self.line}"


class Drop(Move, frozen=True, tag="drop"):
    hole: Hole

    def __str__(self) -> str:
        return f"V {self.hole}"


class Pull(Move, frozen=True, tag="pull"):
    line: Line
    swap: Hole | None = None  # whose vertical stick makes room for another colour's (F6)

    def __str__(self) -> str:
        return f"R {self.line}" if self.swap is None else f"R {self.line} {self.swap}"


class Remove(Move, frozen=True, tag="remove"):
    what: What

    def __str__(self) -> str:
        return f"X {self.what}"


class Upright(msgspec.Struct, frozen=True):
    """A vertical stick."""

    colour: Colour
    level: int  # of the horizontal stick that it rests on


class FakirPosition(Position, frozen=True, kw_only=True):
    players: Annotated[int, EVERYONE]
    teams: Annotated[bool, EVERYONE]
    drop_through: Annotated[bool, EVERYONE]
    to: Annotated[Seat, EVERYONE]  # when it is over: who moved last
    over: Annotated[bool, EVERYONE]
    colours: Annotated[dict[Seat, Colour], EVERYONE]
    hands: Annotated[dict[Seat, int], EVERYONE]
    lines: Annotated[dict[Line, Colour], EVERYONE]
    holes: Annotated[dict[Hole, Upright], EVERYONE]
    out: Annotated[tuple[tuple[Seat, ...], ...], EVERYONE]  # first out first; together, together


def colours_of(players: int, teams: bool) -> dict[Seat, Colour]:
    return {seat + 1: COLOURS[seat % 2 if teams else seat] for seat in range(players)}


def move(text: str) -> Move:
    if found := re.fullmatch(f"H ({LINE})", text):
        return Pierce(found[1])
    if found := re.fullmatch(f"V ({HOLE})", text):
        return Drop(found[1])
    if found := re.fullmatch(f"R ({LINE})(?: ({HOLE}))?", text):
        return Pull(found[1], found[2])
    if found := re.fullmatch(f"X (hand|{HOLE}|{LINE})", text):
        return Remove(found[1])
    raise BadText("move-text", text=text)


def number(move: Move) -> int:
    try:
        match move:
            case Pierce(line):
                return PIERCE + LINES.index(line)
            case Drop(hole):
                return DROP + HOLES.index(hole)
            case Pull(line, swap):
                with_swap = 0 if swap is None else 1 + HOLES.index(swap)
                return PULL + 10 * LINES.index(line) + with_swap
            case Remove("hand"):
                return REMOVE_HAND
            case Remove(what) if what in HOLES:
                return REMOVE_HOLE + HOLES.index(what)
            case Remove(what):
                return REMOVE_LINE + LINES.index(what)
    except ValueError:
        pass
    raise BadText("move-text", text=str(move))


def numbered(number: int) -> Move:
    n = number
    if n < DROP:
        return Pierce(LINES[n - PIERCE])
    if n < PULL:
        return Drop(HOLES[n - DROP])
    if n < REMOVE_HAND:
        name, swap = divmod(n - PULL, 10)
        return Pull(LINES[name], HOLES[swap - 1] if swap else None)
    if n == REMOVE_HAND:
        return Remove("hand")
    return Remove(HOLES[n - REMOVE_HOLE] if n < REMOVE_LINE else LINES[n - REMOVE_LINE])


KEYS = "players teams drop_through to hands lines holes out".split()
YES_NO = ("no", "yes")


def write(position: FakirPosition) -> str:
    p = position
    lines = [f"{name}:{p.lines[name]}" for name in LINES if name in p.lines]
    stood = [(hole, p.holes[hole]) for hole in HOLES if hole in p.holes]
    holes = [f"{hole}:{stick.colour}@{stick.level}" for hole, stick in stood]
    out = ["+".join(map(str, group)) for group in p.out]
    values = [p.players, YES_NO[p.teams], YES_NO[p.drop_through], p.to, numbers(p.hands.values())]
    values += [",".join(part) or "-" for part in (lines, holes, out)]
    return line("fakir", dict(zip(KEYS, values, strict=True)))


def parse(text: str) -> FakirPosition:
    f = fields("fakir", text, KEYS)
    players = int(whole(f["players"], "[2-4]")[0])
    teams = whole(f["teams"], "yes|no" if players == 4 else "no")[0] == "yes"
    colour = "|".join(sorted(set(colours_of(players, teams).values())))
    lines = [whole(part, f"({LINE}):({colour})") for part in _parts(f["lines"])]
    holes = [whole(part, f"({HOLE}):({colour})@([1-3])") for part in _parts(f["holes"])]
    out = [whole(part, f"[1-{players}]([+][1-{players}])*")[0] for part in _parts(f["out"])]
    position = msgspec.convert(
        {
            "players": players,
            "teams": teams,
            "drop_through": whole(f["drop_through"], "yes|no")[0] == "yes",
            "to": int(whole(f["to"], f"[1-{players}]")[0]),
            "over": False,
            "colours": colours_of(players, teams),
            "hands": by_seat(f["hands"], players),
            "lines": {found[1]: found[2] for found in lines},
            "holes": {found[1]: {"colour": found[2], "level": int(found[3])} for found in holes},
            "out": tuple(tuple(map(int, group.split("+"))) for group in out),
        },
        FakirPosition,
    )
    if len(position.lines) < len(lines) or len(position.holes) < len(holes):
        raise BadText("position-block")
    return checked(position)


def _parts(text: str) -> list[str]:
    return [] if text == "-" else text.split(",")


def checked(p: FakirPosition) -> FakirPosition:
    """The position with `over` filled in, or BadText: no such thing can stand on a table."""
    _check_block(p)
    in_block = [*p.lines.values(), *(stick.colour for stick in p.holes.values())]
    left = {colour: in_block.count(colour) for colour in p.colours.values()}
    for seat, held in p.hands.items():
        left[p.colours[seat]] += held
    each = STICKS_EACH[p.players] * (2 if p.teams else 1)
    if min(p.hands.values()) < 0 or max(left.values()) > each:
        raise BadText("position-sticks")
    still = _check_out(p, {colour for colour, sticks in left.items() if sticks})
    if len(still) > 1 and not p.hands[p.to] and p.colours[p.to] not in in_block:
        raise BadText("position-turn", seat=p.to)
    return msgspec.structs.replace(p, over=len(still) == 1)


def _check_block(p: FakirPosition) -> None:
    filled = [(hole, int(name[2])) for name in p.lines for hole in HOLES_OF[name]]
    for hole, stick in p.holes.items():
        if (hole, stick.level) not in filled:
            raise BadText("position-block")  # F3: it rests on nothing
    filled += [(h, level) for h, stick in p.holes.items() for level in range(stick.level + 1, 4)]
    if len(set(filled)) < len(filled):
        raise BadText("position-block")  # F2


def _check_out(p: FakirPosition, having: set[Colour]) -> set[Colour]:
    """The colours still in: those that have sticks, or, if there are none, the last mover's."""
    still = having or {p.colours[p.to]}
    groups = [{p.colours[seat] for seat in group} for group in p.out]
    spread = [[seat for seat in p.hands if p.colours[seat] in group] for group in groups]
    out = [colour for group in groups for colour in group]
    if spread != [list(group) for group in p.out] or sorted(out) != sorted(
        {*p.colours.values()} - still
    ):
        raise BadText("position-out")
    return still
