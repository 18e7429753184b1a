"""Six hands at once while others play: part of `make bench-deeds`.

First one table of OSS with six people, each at a screen of their own; then ten such tables, each
round one screen, while 200 tables play Isis & Osiris at the pace of people; before that, the same
tables without deeds. Every hand answers every picture, or every other where a screen has six.
An event is a finger that goes down or up; it is seen when a picture shows it.
Figures go to the screen and, under `server.together`, to bench/results.json.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from deeds import Row, played, quantile
from results import console, keep
from rich.table import Table
from server_processes import LIMITS, Server, started

from ludotheque import wire as m
from ludotheque.client import AtTable, Client
from ludotheque.hands.bones.pictures import SEEN
from ludotheque.hands.bones.record import A_SECOND
from ludotheque.hands.bones.together import pictures
from ludotheque.hands.bones.together.deed import GOING, IS_READY, WAITING, does, itself
from ludotheque.hands.bones.together.line import SAMPLE, STUMBLE
from ludotheque.motion import Picture
from server import seeded_matches

HERE = Path(__file__).parent
SEATS = (1, 2, 3, 4, 5, 6)
TABLES, SECONDS = 10, 12.0
HOLDS = 40  # pictures: so long a finger stays as it is
A_HAND = pictures.HAND.size + SEEN.size
FINGER = pictures.HEAD.size + pictures.HAND.size + 12  # where the first hand's flags are


class Screen(AtTable):
    """Of those who sit at these seats; all screens of a table share `done`, when fingers moved."""

    def __init__(
        self, client: Client, code: str, seats: Sequence[int], done: dict[tuple[int, int], float]
    ) -> None:
        super().__init__(client, code, hands=True)
        self.seats, self.done = seats, done
        self.pressed = dict.fromkeys(SEATS, 0)
        self.changes = dict.fromkeys(SEATS, 0)
        self.delays: list[float] = []
        self.answers = dict.fromkeys(SEATS, 0)
        self.phase = WAITING
        self.count = self.bytes = 0

    def _see(self, picture: Picture) -> None:
        """No more of it is read than is needed: screens are elsewhere, and this core is not."""
        now, data = time.perf_counter(), picture.data
        self.bytes += len(data) + 17
        self.count += 1
        self.phase, _, clock, word, *_ = pictures.HEAD.unpack_from(data)
        for seat in SEATS:
            pressed = data[FINGER + A_HAND * (seat - 1)] & 1
            if pressed != self.pressed[seat]:
                self.pressed[seat] = pressed
                self.changes[seat] += 1
                if done := self.done.get((seat, self.changes[seat])):
                    self.delays.append(now - done)
        if len(self.seats) == 1 or self.count % 2:
            self._saying = asyncio.ensure_future(self._answer(clock, word))

    async def _answer(self, clock: int, word: int) -> None:
        data = itself(IS_READY) if self.phase == WAITING else does(clock)
        for seat in self.seats:
            if self.phase == GOING:
                self.answers[seat] += 1
                times = self.answers[seat] // HOLDS
                if times and self.answers[seat] % HOLDS == 0:
                    self.done[seat, times] = time.perf_counter()
                data = does(clock, SAMPLE.pack(clock - word, 0, -3200, times % 2))
            await self.hand(seat, data)


@asynccontextmanager
async def table(port: int, people: Sequence[Sequence[int]]) -> AsyncIterator[list[Screen]]:
    """These people at their seats, the word given."""
    async with AsyncExitStack() as stack:
        done: dict[tuple[int, int], float] = {}
        screens: list[Screen] = []
        code = ""
        for seats in people:
            client = await stack.enter_async_context(Client(f"http://127.0.0.1:{port}"))
            code = code or await client.open_table(game="oss", players=6, options={"first": 1})
            for seat in seats:
                await client.do(code, m.Sit(seat=seat, name=f"Red {seat}"))
            screens.append(await stack.enter_async_context(Screen(client, code, seats, done)))
        await screens[0].do(m.Start())
        for seat in SEATS:
            screen = next(one for one in screens if seat in one.seats)
            if len(people) == 1:
                await screen.watch(seat)
            frame = await screen.until(
                lambda frame, seat=seat: frame.table.to_act == [seat] and frame.moves  # type: ignore[misc]
            )
            await screen.move(seat, frame.moves[0].move)
        while any(screen.phase != GOING for screen in screens):
            await asyncio.sleep(0.1)
        yield screens


async def measure(server: Server, moves: Path) -> dict[str, float]:
    console.print("one table of six, each at a screen of their own")
    async with table(server.port, [[seat] for seat in SEATS]) as six:
        await asyncio.sleep(2.0)
        for screen in six:
            screen.delays.clear()
            screen.bytes = 0
        await asyncio.sleep(SECONDS)
        delays = [delay for screen in six for delay in screen.delays]
        rate = max(screen.bytes for screen in six) / SECONDS
    console.print("alone: 200 tables of 2, a move every 2 s at each")
    alone = await played(server, moves)
    console.print(f"together: the same, and {TABLES} tables of six hands")
    async with AsyncExitStack() as stack:
        tables = [
            await stack.enter_async_context(table(server.port, [SEATS])) for _ in range(TABLES)
        ]
        for (screen,) in tables:
            screen.delays.clear()
        together = await played(server, moves)
        beside = [delay for (screen,) in tables for delay in screen.delays]
    return {
        "event_to_screens_p99_ms": 1000 * quantile(delays, 0.99),
        "bytes_a_second_to_a_hand": rate,
        "p99_alone_ms": 1000 * quantile(alone, 0.99),
        "p99_ms": 1000 * quantile(together, 0.99),
        "p99_ratio": quantile(together, 0.99) / quantile(alone, 0.99),
        "event_to_screens_of_ten_p99_ms": 1000 * quantile(beside, 0.99),
    }


def rows(f: dict[str, float]) -> list[Row]:
    waited = 1000 * STUMBLE / A_SECOND
    return [
        ("a finger to all six screens, p99", f"{f['event_to_screens_p99_ms']:.0f} ms", "180 ms"),
        ("of which the table waits for lines", f"{waited:.0f} ms", ""),
        ("to whose hand it is", f"{f['bytes_a_second_to_a_hand'] / 1000:.1f} kB/s", ""),
        ("others' moves, p99, without deeds", f"{f['p99_alone_ms']:.1f} ms", ""),
        (f"others' moves, p99, with {TABLES} tables", f"{f['p99_ms']:.1f} ms", "5 ms"),
        ("ratio", f"{f['p99_ratio']:.2f}", "3"),
        ("a finger to its screen there, p99", f"{f['event_to_screens_of_ten_p99_ms']:.0f} ms", ""),
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description="Six hands at once while others play.")
    parser.add_argument("--dry", action="store_true", help="keep no figures")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="ludotheque-together-") as folder:
        moves = Path(folder) / "moves.json"
        moves.write_text(json.dumps(seeded_matches()))
        house = [sys.executable, str(HERE / "together_house.py"), "serve", "--port", "0"]
        limits = f"{LIMITS} HANDS_PER_SECOND=1000 HAND_BURST=2000"
        settings = {"LUDOTHEQUE_LIMITS": limits, "LUDOTHEQUE_LOG": "CRITICAL"}
        house += ["--data", f"{folder}/data"]
        with started(house, r"http://localhost:(\d+)/", settings, pinned=False) as server:
            found = asyncio.run(measure(server, moves))
    shown = Table(title="Six hands at once")
    for column in ("what", "figure", "to reach"):
        shown.add_column(column, justify="left" if column == "what" else "right")
    for row in rows(found):
        shown.add_row(*row)
    console.print(shown)
    if not args.dry:
        keep({"server.together": found})
    return 0


if __name__ == "__main__":
    sys.exit(main())
