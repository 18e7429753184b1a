"""People at a table, each with a client and a socket of their own, who play at random."""

import contextlib
import random
from collections.abc import AsyncIterator
from typing import Any, Protocol

import msgspec

from ludotheque import matchfile, shelf
from ludotheque import wire as m
from ludotheque.client import AtTable, Client
from ludotheque.contract import JUDGE, Refusal, Seat
from ludotheque.matchfile import Reading
from tests.toys.fair.game import GAME as FAIR
from tests.toys.pebbles.game import GAME as PEBBLES

TOYS = {"pebbles": PEBBLES, "fair": FAIR}
NAMES = ("Red", "Green", "Blue", "Yellow", "Black", "White", "Brown", "Grey")


class Open(Protocol):
    """Where people come in."""

    def client(self) -> Client: ...


class Recording(AtTable):
    """Keeps every message, as the bytes that came."""

    def __init__(self, client: Client, code: str) -> None:
        super().__init__(client, code)
        self.heard: list[bytes] = []

    def _hear(self, data: str | bytes) -> None:
        self.heard.append(data.encode() if isinstance(data, str) else data)
        super()._hear(data)

    @property
    def frames_heard(self) -> list[m.Frame]:
        messages = [msgspec.json.decode(data, type=m.ServerMessage) for data in self.heard]
        return [message for message in messages if isinstance(message, m.Frame)]


async def answer(table: AtTable, command: m.SocketCommand) -> str:
    """`done`, or the code of the refusal."""
    try:
        await table.do(command)
    except Refusal as refusal:
        return refusal.code
    return "done"


class Party:
    """The sockets of all people at one table, by seat. The host is the first of them."""

    def __init__(self, code: str, clients: dict[Seat, Client], tables: dict[Seat, AtTable]) -> None:
        self.code, self.clients, self.tables = code, clients, tables
        self.n = 0  # the newest log number that anybody was told
        self.acknowledged: list[tuple[Seat, str, int]] = []  # seat, move, log number

    @property
    def host(self) -> AtTable:
        return next(iter(self.tables.values()))

    async def newest(self, seat: Seat | None = None) -> m.Frame:
        """The frame of one seat (or of the host) once it has what everybody has been told."""
        table = self.host if seat is None else self.tables[seat]
        return await table.until(lambda frame: frame.n >= self.n)

    async def do(self, seat: Seat, command: m.SocketCommand) -> m.Done:
        done = await self.tables[seat].do(command)
        self.n = max(self.n, done.n)
        return done

    async def step(self, rng: random.Random) -> bool:
        """One move of somebody who may, at random; False: there is nothing left to do."""
        frame = await self.newest()
        self.n = frame.n
        if frame.outcome:
            return False
        if frame.table.to_act == [JUDGE]:
            await self._judge(rng)
            return True
        people = [s for s in frame.table.to_act if frame.table.seats[s].bot is None]
        if not people:
            await self.host.until(lambda later: later.n > frame.n)
            return True
        seat = rng.choice(people)
        choices = (await self.newest(seat)).moves
        await self.move(seat, rng.choice(choices).move)
        return True

    async def move(self, seat: Seat, text: str) -> None:
        done = await self.do(seat, m.Move(seat=seat, move=text))
        self.acknowledged.append((seat, text, done.n))

    async def _judge(self, rng: random.Random) -> None:
        """Somebody declares what happened; somebody else confirms it, or simply plays on."""
        seat, other, *_ = rng.sample(list(self.tables), 2)
        fact = rng.choice((await self.newest(seat)).moves).move
        done = await self.do(seat, m.Declare(seat=seat, fact=fact))
        self.acknowledged.append((JUDGE, fact, done.n))
        over = (await self.newest()).outcome is not None
        if over or rng.random() < 0.3:
            await self.do(other, m.Confirm(seat=other))

    async def let_sit(self, newcomer: AtTable, sit: m.Sit) -> None:
        """A stranger asks for a seat of the running match, and all say yes."""
        await newcomer.until(lambda frame: True)
        await newcomer.do(sit)
        frame = await newcomer.until(lambda frame: frame.table.asking)
        [asked] = frame.table.asking
        for table in self.tables.values():
            with contextlib.suppress(Refusal):  # two are enough, and one has left
                await table.do(m.AnswerSeat(ask=asked.ask, yes=True))
        frame = await newcomer.until(lambda frame: frame.table.seats[sit.seat].mine)
        self.n = frame.n
        await newcomer.watch(sit.seat)

    async def play_on(self, rng: random.Random, most: int = 5000) -> None:
        """To the end."""
        for _ in range(most):
            if not await self.step(rng):
                return
        raise AssertionError("the match does not end")

    async def play_out(self, rng: random.Random) -> Reading:
        await self.play_on(rng)
        return await self.checked_file()

    async def checked_file(self) -> Reading:
        """The match file, checked as `ludotheque check` does."""
        data = await self.host.client.match_file(self.code)
        name = matchfile.read_header(data).game
        return matchfile.check(data, TOYS[name] if name in TOYS else shelf.game(name))


@contextlib.asynccontextmanager
async def party(
    server: Open,
    game: str,
    players: int,
    *,
    start: bool = True,
    kind: type[AtTable] = AtTable,
    **wanted: Any,
) -> AsyncIterator[Party]:
    """A table of `game` with a person at every seat that no bot has; `wanted` as in OpenTable."""
    async with contextlib.AsyncExitStack() as stack:
        bots = wanted.get("bots", {})
        seats = [seat for seat in range(1, players + 1) if seat not in bots]
        clients = {seat: await stack.enter_async_context(server.client()) for seat in seats}
        host, *_ = clients.values()
        code = await host.open_table(game=game, players=players, **wanted)
        tables: dict[Seat, AtTable] = {}
        for seat, client in clients.items():
            await client.do(code, m.Sit(seat=seat, name=NAMES[seat - 1]))
            tables[seat] = await stack.enter_async_context(kind(client, code))
            await tables[seat].until(lambda frame: True)  # everybody is here
        together = Party(code, clients, tables)
        if start:
            await together.do(seats[0], m.Start())
        yield together
