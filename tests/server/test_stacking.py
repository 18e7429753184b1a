"""BadabOss over real sockets: a bone is stacked by one hand and watched by the other."""

from itertools import islice
from pathlib import Path

import pytest

from tests.oss.test_stacking import ASIDE, lowers
from tests.server.fair import AtFair, moves
from tests.server.playing import party
from tests.server.serving import Server

JUDGED = 1500  # steps: more than a bone takes to come to rest, or to fall


@pytest.fixture
def badaboss(tmp_path: Path) -> Server:
    """A house in which every match of OSS begins with that challenge."""
    opens = tmp_path / "opens"
    opens.write_text("badaboss", encoding="utf-8")
    return Server(tmp_path, house=True, environment={"BY_HAND": "1", "OPENS": str(opens)})


async def test_a_bone_is_stacked_until_one_falls_and_the_other_has_won(badaboss: Server) -> None:
    with badaboss.running() as server:
        async with party(server, "oss", 2, kind=AtFair, options={"first": 1}) as table:
            first, second = table.tables[1], table.tables[2]
            frame = await second.until(lambda frame: frame.deed and frame.deed.what)
            assert frame.deed
            assert (frame.deed.judge, frame.deed.by) == ("blocks", [2])
            await moves(second, 2, islice(lowers(frame.deed.what or {}, ASIDE), JUDGED))
            told: list[str] = []
            async for frame in first.frames():  # the next challenge begins at once
                told += [one.event.kind for one in frame.events]
                if "challenge-won" in told:
                    break
            assert [kind for kind in told if kind in ("fell", "out")] == ["fell", "out"]
            assert isinstance(first, AtFair)
            assert len({picture.data for picture in first.seen}) > 10  # watched as it went
        assert server.troubles == []
