"""A stage by a clock of the test's own: sixty steps a second, whoever is late, paused, thinking."""

import multiprocessing
from collections.abc import Iterator
from ctypes import c_longlong

import msgspec
import pytest

from ludotheque.contract import Setting
from ludotheque.server import cues
from ludotheque.server.stage import RealTime, Stage
from tests.toys.hands.ring import PICTURE, drive

ROLL = Setting(
    *("ring", 1, (2,)),
    {"ball": [0, 0], "ring": [300, 0], "radius": 60, "won": "hit", "lost": "miss"},
    "5a" * 32,
)


class Played:
    """A stage in this very process, and the other end of its pipe."""

    def __init__(self) -> None:
        self.now = 100.0
        self.pipe, theirs = multiprocessing.Pipe()
        self.stage = Stage(theirs, RealTime(lambda: self.now), c_longlong())
        self.heard: list[cues.FromStage] = []

    def say(self, said: cues.ToStage) -> None:
        self.pipe.send_bytes(cues.encode(said))

    def begin(self, number: int = 1, bots: dict[int, str] | None = None) -> None:
        dice = msgspec.structs.replace(ROLL, dice=f"{number:064x}")
        self.say(cues.Begin(number, dice, 90.0, bots or {}, False))
        self.pass_(0.0)

    def pass_(self, seconds: float) -> None:
        """So much later at once; then all that is due is done."""
        self.now += seconds
        while self.pipe.poll(0) or self._goes_on():
            while self.pipe.poll(0):
                self.heard.append(cues.from_stage.decode(self.pipe.recv_bytes()))

    def _goes_on(self) -> bool:
        before = self.steps()
        self.say(cues.Heard(0, 0, b""))  # so that it does not wait for us
        self.stage.go_on()
        return bool(self.stage.thinking) or self.steps() != before

    def steps(self) -> dict[int, int]:
        return {number: show.doing.steps for number, show in self.stage.shows.items()}

    def pictures(self, number: int = 1) -> list[tuple[int, ...]]:
        seen = [said for said in self.heard if isinstance(said, cues.Seen) and said.deed == number]
        return [(said.step, *PICTURE.unpack(said.picture)) for said in seen]


@pytest.fixture
def played() -> Iterator[Played]:
    one = Played()
    yield one
    one.pipe.close()
    one.stage.pipe.close()


def seconds(played: Played, count: float) -> None:
    for _ in range(round(count * 60)):
        played.pass_(1 / 60 + 1e-9)


def test_a_second_has_sixty_steps_of_each(played: Played) -> None:
    played.begin(1)
    played.begin(2)
    seconds(played, 1)
    assert all(60 <= steps <= 61 for steps in played.steps().values())


def test_the_newest_of_what_has_come_is_done_with_the_next_step(played: Played) -> None:
    played.begin()
    for x in (300, -300, 10):
        played.say(cues.Heard(1, 2, drive(x, 0)))
    played.pass_(1 / 60)
    step, _, _, hand, *_ = played.pictures()[-1]
    assert hand == 100  # a tenth of a millimetre each
    assert cues.Touched(1) in played.heard
    assert step <= 2


def test_what_is_late_is_made_up_for_and_what_is_hopeless_is_shown_slowly(played: Played) -> None:
    played.begin()
    seconds(played, 0.5)
    before = played.steps()[1]
    played.pass_(0.1)
    assert played.steps()[1] - before in (6, 7)
    before = played.steps()[1]
    played.pass_(10.0)
    assert played.steps()[1] - before < 20


def test_what_is_frozen_does_not_move_and_does_not_hurry_afterwards(played: Played) -> None:
    played.begin()
    seconds(played, 0.1)
    played.say(cues.Frozen(1, True))
    played.pass_(0.0)
    before = played.steps()[1]
    seconds(played, 0.5)
    assert played.steps()[1] == before
    played.say(cues.Frozen(1, False))
    played.pass_(0.0)
    assert played.steps()[1] - before <= 1


def test_a_bot_searches_while_nobody_needs_the_time_and_then_moves(played: Played) -> None:
    played.begin(1)
    played.begin(2, {2: "random"})
    seconds(played, 3)
    assert played.steps()[1] >= 180
    [over] = [said for said in played.heard if isinstance(said, cues.Over)]
    assert (over.deed, over.fact) == (2, "hit")


def test_what_rests_is_shown_once_more_and_then_no_more(played: Played) -> None:
    played.begin()
    seconds(played, 1)
    assert [step for step, *_ in played.pictures()] == [1, 2]
