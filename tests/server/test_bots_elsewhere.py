"""`ludotheque think`: the bots of a house of several nodes on a machine of their own."""

import asyncio
import contextlib
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.server.playing import party
from tests.server.serving import Server, nodes


class Thinking(Server):
    """As a server is started and stopped; it has no page."""

    def __init__(self, folder: Path, database: str) -> None:
        super().__init__(folder, house=True, environment={"ASKED": str(folder / "asked.txt")})
        self.asked = folder / "asked.txt"
        self.command = [*self.command[:3], "think", "--database", database]

    @contextlib.contextmanager
    def running(self) -> Iterator["Thinking"]:
        self.launch()
        try:
            yield self
        finally:
            if self.process and self.process.poll() is None:
                self.kill()

    @property
    def questions(self) -> int:
        return len(self.asked.read_text("utf-8").splitlines()) if self.asked.exists() else 0


async def test_a_bot_plays_on_at_another_node_when_its_own_is_killed(
    tmp_path: Path, database: str
) -> None:
    """In the middle of its thoughts."""
    notes = [tmp_path / f"{name}.txt" for name in ("near", "far")]
    near, far = (
        Server(
            tmp_path / note.stem, house=True, database=database, environment={"ASKED": str(note)}
        )
        for note in notes
    )
    with near.running(), far.running():
        far.near = near.address
        wanted: Any = {"bots": {2: "random"}, "options": {"first": 1}}
        async with party(far, "isis", 2, **wanted) as table:
            notes[0].with_suffix(".wait").touch()
            await table.move(1, "P a1")
            while not notes[0].exists():
                await asyncio.sleep(0.02)
            near.kill()
            await table.host.until(lambda frame: frame.table.to_act == [1])
            assert "isis random" in notes[1].read_text("utf-8")
            await table.play_out(random.Random("elsewhere"))
        assert near.troubles == far.troubles == []


async def borrowed(server: Server, times: int = 1) -> None:
    while server.log.count("bots think at") < times:
        await asyncio.sleep(0.05)


async def test_bots_think_in_the_pool_and_at_the_node_when_there_is_none(
    tmp_path: Path, database: str
) -> None:
    own = {"ASKED": str(tmp_path / "own.txt")}
    given = {"house": True, "environment": own}
    with (
        nodes(tmp_path, database, 1, **given) as [server],
        Thinking(tmp_path / "pool", database).running() as pool,
    ):
        await borrowed(server)
        async with party(server, "isis", 2, options={"first": 1}, bots={2: "random"}) as table:
            rng = random.Random(1)
            while not pool.questions:
                await table.step(rng)
            await table.host.until(lambda frame: frame.table.to_act == [1])
            assert not Path(own["ASKED"]).exists(), "no process of the node has thought"
            # It is killed while it thinks: the question is asked once more, here.
            pool.asked.with_suffix(".wait").touch()
            before = pool.questions
            asked = asyncio.ensure_future(table.play_on(rng))
            while pool.questions == before:
                await asyncio.sleep(0.02)
            pool.kill()
            await asked
            assert Path(own["ASKED"]).exists()
            log = await table.clients[1].match_file(table.code)
            assert b"bot-failed" not in log
        assert server.troubles == []


async def test_a_pool_that_stops_in_order_is_not_looked_for(tmp_path: Path, database: str) -> None:
    with nodes(tmp_path, database, 1, house=True) as [server]:
        with Thinking(tmp_path / "pool", database).running() as pool:
            await borrowed(server)
            assert await asyncio.to_thread(pool.stop) == 0
        with Thinking(tmp_path / "another", database).running():
            await borrowed(server, 2)


async def test_a_pool_with_other_rules_is_not_asked(tmp_path: Path, database: str) -> None:
    """It would think about another game."""
    with (
        nodes(tmp_path, database, 1, house=True, environment={"GROWN": "isis"}) as [server],
        Thinking(tmp_path / "older", database).running() as older,
        nodes(tmp_path / "same", database, 1, house=True) as [same],
    ):
        await borrowed(same)
        async with party(server, "isis", 2, bots={2: "random"}) as table:
            for _ in range(4):
                await table.step(random.Random(1))
        assert "bots think at" not in server.log
        assert older.questions == 0
