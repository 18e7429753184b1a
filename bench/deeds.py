"""Deeds of the hand while others play: `make bench-deeds`.

Three towers of twenty blocks of all kinds are pressed on, 60 steps a second, each by one hand and
before one pair of eyes, while 200 tables play Isis & Osiris at the pace of people; before that,
the same tables without deeds. Nothing is bound to a core.
Figures go to the screen and, under `server.deeds`, to bench/results.json.
"""

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from deeds_house import NUMBER
from results import console, keep
from rich.table import Table
from server_processes import LIMITS, Server, started

from ludotheque import wire as m
from ludotheque.client import AtTable, Client
from ludotheque.hands.placing import drive
from ludotheque.motion import Picture
from ludotheque.physics.poses import Pose
from server import seeded_matches

HERE = Path(__file__).parent
TOWERS, TABLES, SECONDS = 3, 200, 24.0
LATE = 0.02
Row = tuple[str, str, str]


class Hand(AtTable):
    """Presses on the tower, 60 times a second, and notes when it sees what came of it."""

    def __init__(self, client: Client, code: str) -> None:
        super().__init__(client, code, hands=True)
        self.sent: dict[int, float] = {}
        self.delays: list[float] = []
        self.bytes = 0

    def _see(self, picture: Picture) -> None:
        self.bytes += len(picture.data) + 13 + 4  # with its head, and that of its frame
        [number] = NUMBER.unpack_from(picture.data)
        for known in [known for known in self.sent if known <= number]:
            self.delays.append(time.perf_counter() - self.sent.pop(known))

    async def press(self) -> None:
        """On one tower after the other, until it is cancelled."""
        number, due = 0, time.perf_counter()
        while True:
            frame = await self.until(lambda frame: frame.table.to_act != [0] or frame.deed)
            if frame.deed is None:
                [seat] = frame.table.to_act
                await self.do(m.Move(seat=seat, move="roll"))
                frame = await self.until(lambda frame: frame.deed and frame.deed.what)
            assert frame.deed
            [seat], block = frame.deed.by, frame.deed.what["block"]  # type: ignore[index]
            x, y, z = block["place"]
            while self.frame and self.frame.deed and self.frame.deed.deed == frame.deed.deed:
                number += 1
                down = min(0.05, number % 3600 * 0.0005)  # to the tower, and on it
                pose = Pose((x, y, z - down), tuple(block["turn"]))
                self.sent[number] = time.perf_counter()
                await self.hand(seat, NUMBER.pack(number) + drive(pose))
                due = max(due + 1 / 60, time.perf_counter() - 0.1)
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
            self.sent.clear()


@asynccontextmanager
async def towers(port: int) -> AsyncIterator[tuple[list[Hand], list[Hand]]]:
    """Whose hands press, and who look on."""
    async with AsyncExitStack() as stack:
        hands, watchers = [], []
        for _ in range(TOWERS):
            host = await stack.enter_async_context(Client(f"http://127.0.0.1:{port}"))
            guest = await stack.enter_async_context(Client(f"http://127.0.0.1:{port}"))
            code = await host.open_table(game="fair", players=2, name="Red")
            hand = await stack.enter_async_context(Hand(host, code))
            await hand.do(m.Sit(seat=2, name="Green"))
            await hand.do(m.Start())
            hands.append(hand)
            watchers.append(await stack.enter_async_context(Hand(guest, code)))
        pressing = [asyncio.ensure_future(hand.press()) for hand in hands]
        await asyncio.sleep(3.0)  # until they have come down
        for one in (*hands, *watchers):
            one.delays.clear()
            one.bytes = 0
        yield hands, watchers
        for task in pressing:
            if task.done():
                task.result()  # raises what went wrong
            task.cancel()


async def played(server: Server, moves: Path) -> list[float]:
    """What the others' moves took, in seconds."""
    script = [sys.executable, str(HERE / "server_load.py"), "steady", "ours"]
    words = [str(server.port), str(server.pid), str(moves), "--tables", str(TABLES)]
    load = await asyncio.create_subprocess_exec(
        *script, *words, "--seconds", str(SECONDS), stdout=subprocess.PIPE
    )
    said, _ = await load.communicate()
    return sorted(json.loads(said)["latencies"])


def late_steps(port: int) -> dict[float, float]:
    """How many steps were late by at most so much, as the server counts them."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as page:
        lines = page.read().decode().splitlines()
    head = "ludotheque_deed_late_seconds_bucket{le="
    rows = [line.removeprefix(head).split("} ") for line in lines if line.startswith(head)]
    return {float(bound.strip('"')): float(count) for bound, count in rows}


def quantile(values: list[float], share: float) -> float:
    return sorted(values)[int(len(values) * share)]


async def measure(server: Server, moves: Path) -> dict[str, float]:
    console.print(f"alone: {TABLES} tables of 2, a move every 2 s at each")
    alone = await played(server, moves)
    console.print(f"together: the same, and {TOWERS} towers that move")
    async with towers(server.port) as (hands, watchers):
        before, clock = late_steps(server.port), time.perf_counter()
        together = await played(server, moves)
        seconds = time.perf_counter() - clock
        after = late_steps(server.port)
    steps = after[float("inf")] - before[float("inf")]
    return {
        "p99_alone_ms": 1000 * quantile(alone, 0.99),
        "p99_ms": 1000 * quantile(together, 0.99),
        "p99_ratio": quantile(together, 0.99) / quantile(alone, 0.99),
        "steps_a_second": steps / seconds / TOWERS,
        "steps_in_time": (after[LATE] - before[LATE]) / steps,
        "input_to_picture_p95_ms": 1000
        * quantile([delay for hand in hands for delay in hand.delays], 0.95),
        "bytes_a_second_to_a_watcher": max(one.bytes for one in watchers) / seconds,
        "bytes_a_second_to_the_hand": max(one.bytes for one in hands) / seconds,
    }


def rows(f: dict[str, float]) -> list[Row]:
    return [
        ("others' moves, p99, without deeds", f"{f['p99_alone_ms']:.1f} ms", ""),
        ("others' moves, p99, with them", f"{f['p99_ms']:.1f} ms", "5 ms"),
        ("ratio", f"{f['p99_ratio']:.2f}", "3"),
        ("steps a second of each deed", f"{f['steps_a_second']:.1f}", "60"),
        (f"steps at most {1000 * LATE:.0f} ms late", f"{f['steps_in_time']:.1%}", "99 %"),
        ("hand to picture, p95", f"{f['input_to_picture_p95_ms']:.1f} ms", "50 ms"),
        ("to who looks on", f"{f['bytes_a_second_to_a_watcher'] / 1000:.1f} kB/s", "20 kB/s"),
        ("to whose hand it is", f"{f['bytes_a_second_to_the_hand'] / 1000:.1f} kB/s", ""),
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description="Deeds of the hand while others play.")
    parser.add_argument("--dry", action="store_true", help="keep no figures")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="ludotheque-deeds-") as folder:
        moves = Path(folder) / "moves.json"
        moves.write_text(json.dumps(seeded_matches()))
        house = [sys.executable, str(HERE / "deeds_house.py"), "serve", "--port", "0"]
        settings = {"LUDOTHEQUE_LIMITS": LIMITS, "LUDOTHEQUE_LOG": "WARNING"}
        house += ["--data", f"{folder}/data"]
        with started(house, r"http://localhost:(\d+)/", settings, pinned=False) as server:
            found = asyncio.run(measure(server, moves))
    table = Table(title=f"{TOWERS} deeds beside {TABLES} tables")
    for column in ("what", "figure", "to reach"):
        table.add_column(column, justify="left" if column == "what" else "right")
    for row in rows(found):
        table.add_row(*row)
    console.print(table)
    if not args.dry:
        keep({"server.deeds": found})
    return 0


if __name__ == "__main__":
    sys.exit(main())
