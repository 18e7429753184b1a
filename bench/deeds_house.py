"""The server of bench/deeds.py: with the fair of the tests on its shelf, where one presses on a
tower of twenty blocks instead of rolling a ball."""

import itertools
import sys
from collections.abc import Iterator
from pathlib import Path
from struct import Struct
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests import toys  # noqa: E402

from ludotheque import cli, games, shelf  # noqa: E402
from ludotheque.contract import Seat, Setting, State  # noqa: E402
from ludotheque.hands import judges  # noqa: E402
from ludotheque.hands.blocks_judge import BlocksJudge  # noqa: E402
from ludotheque.hands.deed import Nonsense  # noqa: E402
from ludotheque.hands.placing import Laid, Placing, setting, taken  # noqa: E402
from ludotheque.hands.tower import PlacingDeed  # noqa: E402

games.__path__.extend(toys.__path__)
judges.JUDGES["blocks", 1] = "deeds_house:PRESSING"

BLOCKS = 20
NUMBER = Struct("<I")


class Pressed(PlacingDeed):
    """Shows the number of what it has heard last, before all else."""

    heard = 0

    def hear(self, seat: Seat, data: bytes) -> None:
        if len(data) < NUMBER.size:
            raise Nonsense
        super().hear(seat, data[NUMBER.size :])
        [self.heard] = NUMBER.unpack_from(data)

    def picture(self) -> bytes:
        return NUMBER.pack(self.heard) + super().picture()


class Pressing(BlocksJudge):
    def begin(self, setting: Setting) -> Pressed:
        return Pressed(setting)


PRESSING = Pressing()


def towers() -> Iterator[tuple[Laid, ...]]:
    """Three sound ones of all kinds of wood, again and again."""
    from tests.physics.towers import sound_tower

    from ludotheque.games.bausack.blocks import BASES
    from ludotheque.games.bausack.blocks import BLOCKS as KNOWN
    from ludotheque.games.bausack.wood import shape_of

    names = {"base": BASES["bausack"][0]}
    built = [
        tuple(
            Laid(body.id, shape_of(KNOWN[names.get(body.id, body.id)]), *body.pose, body.base)
            for body in sound_tower(seed, BLOCKS)
        )
        for seed in range(3)
    ]
    return itertools.cycle(built)


def serve() -> int:
    standing = towers()

    def deed(self: Any, state: State, scenes: Any, dice: str) -> Setting:
        tower = next(standing)
        block = taken(tower, "hand", tower[0].shape)
        assert state.attempt is not None
        return setting(Placing(tower, block, stood="hit", fell="miss"), state.attempt.by[0], dice)

    type(shelf.game("fair")).deed = deed  # type: ignore[method-assign]
    return cli.main()


if __name__ == "__main__":
    sys.exit(serve())
