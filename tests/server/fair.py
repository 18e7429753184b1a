"""People at the fair, whose hands do what they are told: the same each time, step by step."""

import asyncio
from collections.abc import Iterator
from typing import Any

from ludotheque import wire as m
from ludotheque.client import AtTable, Client
from ludotheque.contract import JUDGE, Seat, Setting
from ludotheque.hands.doing import Doing
from ludotheque.match import Begun, Match, Played
from tests.server.playing import Party
from tests.toys.hands.light import sample
from tests.toys.hands.ring import RING, drive


class AtFair(AtTable):
    """With hands; keeps the pictures that have come, and what was refused to a hand."""

    def __init__(self, client: Client, code: str, *, hands: bool = True) -> None:
        super().__init__(client, code, hands=hands)
        self.seen: list[Any] = []
        self.told: list[str] = []
        self.refused: asyncio.Queue[str] = asyncio.Queue()

    def _hear(self, data: str | bytes) -> None:
        if isinstance(data, str):
            self.told.append(data)
        super()._hear(data)

    def _take(self, message: m.ServerMessage) -> None:
        if isinstance(message, m.Refused) and not message.id:
            self.refused.put_nowait(message.code)
        elif isinstance(message, m.Welcome):
            self.frame = None  # what was known before may not be so any more
        super()._take(message)

    def _see(self, picture: Any) -> None:
        self.seen.append(picture)
        super()._see(picture)


def rolls(ball: tuple[float, float] = (0, 0), to: int = 300) -> Iterator[bytes]:
    """A hand that carries the ball along, holds it still for a moment, and lets go."""
    x, y = ball
    for step in range(40):
        yield drive(x + (to - x) * step / 40, y * (1 - step / 40))
    for _ in range(20):
        yield drive(to, 0)
    for _ in range(400):
        yield drive(to, 0, opened=True)


def catches(what: dict[str, Any], *, right: bool = True) -> Iterator[bytes]:
    """A finger that waits, and then comes down on the light, or beside it."""
    for step in range(130):
        _, x, y = next(jump for jump in reversed(what["path"]) if jump[0] <= step)
        beside = 0 if right else 100
        yield sample(step, x + beside, y, pressed=step == 60)


async def goes(table: AtTable, seat: Seat, stall: str) -> m.DeedInfo:
    """To a stall; how it is set there, as soon as it may be seen."""
    await table.move(seat, stall)
    return await shown(table)


async def shown(table: AtTable) -> m.DeedInfo:
    frame = await table.until(lambda frame: frame.deed and frame.deed.what is not None)
    assert frame.deed
    return frame.deed


async def moves(table: AtTable, seat: Seat, hands: Iterator[bytes]) -> None:
    """Until the deed is over, the line is cut, or the hands have nothing more to do."""
    deed, line = table.frame.deed.deed if table.frame and table.frame.deed else None, table._socket
    for data in hands:
        if not (table.frame and table.frame.deed and table.frame.deed.deed == deed):
            return
        if table._socket is not line:
            return
        await table.hand(seat, data)
        await asyncio.sleep(0)


async def seen(table: AtTable, step: int) -> None:
    """All that was sent has been done."""
    assert isinstance(table, AtFair)
    while not (table.seen and table.seen[-1].step == step):
        await table._pictures.get()


async def finishes(table: AtTable, seat: Seat, stall: str) -> None:
    """The deed that is awaited, from its beginning to its end; once more, if the line is cut."""
    while True:
        frame = await table.until(
            lambda frame: frame.table.to_act != [JUDGE] or (frame.deed and frame.deed.what)
        )
        if frame.table.to_act != [JUDGE]:
            return
        assert frame.deed
        line = table._socket
        hands = rolls() if stall == "roll" else catches(frame.deed.what or {})
        await moves(table, seat, hands)
        await table.until(
            lambda frame, line=line: frame.table.to_act != [JUDGE] or table._socket is not line  # type: ignore[misc]
        )


async def turn(table: AtTable, seat: Seat) -> m.Frame:
    """Once the deed of the seat before is over."""
    return await table.until(lambda frame: frame.table.to_act == [seat])


async def play_out(party: Party) -> None:
    """All that is left is guessed."""
    n = max(table.frame.n for table in party.tables.values() if table.frame)
    while True:
        frame = await party.host.until(
            lambda frame, n=n: frame.n >= n and frame.table.to_act != [JUDGE]  # type: ignore[misc]
        )
        if frame.outcome:
            return
        [seat] = frame.table.to_act
        done = await party.tables[seat].do(m.Move(seat=seat, move="guess"))
        n = done.n + 1  # and what became of it


def deeds(match: Match) -> list[tuple[Setting, Played]]:
    found, setting = [], None
    for entry in match.entries:
        if isinstance(entry, Begun):
            setting = entry.setting
        elif isinstance(entry, Played) and entry.seat == JUDGE and setting:
            found.append((setting, entry))
            setting = None
    return found


def rolled(setting: Setting, hands: Iterator[bytes]) -> Doing:
    """The same hands at the same setting, with nobody to disturb them."""
    doing = Doing(RING, setting, 90.0)
    for data in hands:
        if doing.end:
            break
        doing.hear(setting.by[0], data)
        doing.step()
    return doing
