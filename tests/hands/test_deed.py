"""Deeds without a server: done, judged again, filmed; two judges that know no box."""

import random

import pytest

from ludotheque.contract import JUDGE, Illegal, Refusal, Setting
from ludotheque.hands import judges
from ludotheque.hands.deed import FILM_BYTES, STEPS_A_SECOND
from ludotheque.hands.doing import Doing, Film, judged_again, pictures
from ludotheque.match import Match
from ludotheque.testing import check_game
from tests.toys.fair.game import GAME as FAIR
from tests.toys.fair.position import Hit
from tests.toys.hands.light import LIGHT, sample
from tests.toys.hands.ring import RING, drive

ROLL = Setting(
    *("ring", 1, (2,)),
    {"ball": [0, 0], "ring": [300, 0], "radius": 40, "won": "hit", "lost": "miss"},
    "5a" * 32,
)
CATCH = Setting(
    *("light", 1, (1,)),
    {"path": [[0, 0, 0], [40, 200, 100]], "last": 100, "won": "hit", "lost": "miss"},
    "5a" * 32,
)


def rolled(setting: Setting = ROLL, seconds: float = 90.0, until: int = 300) -> Doing:
    """A hand that carries the ball to the ring, and lets go there."""
    doing = Doing(RING, setting, seconds)
    for x in range(0, until, 10):
        doing.hear(2, drive(x, 0))
        doing.step()
    while not doing.end:
        doing.hear(2, drive(until, 0, opened=doing.steps > 60))
        doing.step()
    return doing


def caught(*presses: tuple[int, int, int]) -> Doing:
    doing = Doing(LIGHT, CATCH, 90.0)
    while not doing.end:
        at = [(x, y) for step, x, y in presses if step == doing.steps]
        x, y = at[0] if at else (0, 0)
        doing.hear(1, sample(doing.steps, x, y, pressed=bool(at)))
        doing.step()
    return doing


def test_a_ball_let_go_in_the_ring_is_in_it() -> None:
    end = rolled().end
    assert end
    assert end.fact == "hit"
    assert end.scene
    assert abs(end.scene["ball"][0] - 300) < 40


def test_a_ball_let_go_elsewhere_is_not() -> None:
    end = rolled(until=200).end
    assert end
    assert end.fact == "miss"


def test_a_light_is_caught_where_it_is_and_not_where_it_was() -> None:
    assert (end := caught((50, 200, 100)).end)
    assert end.fact == "hit"
    assert (end := caught((50, 0, 0)).end)
    assert end.fact == "miss"


@pytest.mark.parametrize("doing", [rolled(), rolled(until=150), caught((50, 190, 90)), caught()])
def test_judged_again_it_ends_the_same_to_the_last_bit(doing: Doing) -> None:
    assert judged_again(doing.judge, doing.setting, doing.trace) == doing.end


def test_whose_time_is_over_opens_the_hand_and_what_follows_counts() -> None:
    doing = Doing(RING, ROLL, 1.0)
    while not doing.end:
        doing.hear(2, drive(1000, 0))
        doing.step()
    assert doing.end.fact == "miss"
    assert doing.end.scene
    assert doing.end.scene["ball"][0] > 900
    assert judged_again(RING, ROLL, doing.trace) == doing.end


def test_nobody_else_and_no_nonsense_is_heard() -> None:
    rng, doing, other = random.Random(3), Doing(RING, ROLL, 90.0), Doing(RING, ROLL, 90.0)
    for x in range(200):
        for one in (doing, other):
            one.hear(2, drive(x, 0))
        other.hear(1, drive(-x, 50))
        other.hear(9, b"")
        doing.step()
        other.step()
        other.hear(2, rng.randbytes(rng.choice((0, 1, 4, 6, 300))))
    assert doing.deed.picture() == other.deed.picture()
    assert doing.trace == other.trace


def test_of_a_drive_the_newest_wins_and_of_a_trace_nothing_is_skipped() -> None:
    driven = Doing(RING, ROLL, 90.0)
    for x in (300, -300, 10):
        driven.hear(2, drive(x, 0))
    driven.step()
    assert driven.deed.picture() == rolled_once(10)
    traced = Doing(LIGHT, CATCH, 90.0)
    for step in range(5):
        traced.hear(1, sample(step, 1, 1))
    traced.step()
    assert traced.deed.picture() == LIGHT_AT_5


def rolled_once(x: int) -> bytes:
    doing = Doing(RING, ROLL, 90.0)
    doing.hear(2, drive(x, 0))
    doing.step()
    return doing.deed.picture()


LIGHT_AT_5 = sample(5, 1, 1)


@pytest.mark.parametrize("steps", [0, 20])
def test_a_bot_moves_a_hand_and_goes_on_where_somebody_has_left(steps: int) -> None:
    doing = Doing(RING, ROLL, 90.0)
    for x in range(steps):
        doing.hear(2, drive(-x, 50))
        doing.step()
    doing.seat_bots({2: "greedy"})
    while doing.bots[2].think():
        pass
    while not doing.end:
        doing.hear(2, drive(-1000, 0, opened=True))  # that hand is not theirs any more
        doing.step()
    assert doing.end.fact == "hit"
    assert judged_again(RING, ROLL, doing.trace) == doing.end


def test_a_film_shows_what_was_seen_and_does_not_grow_too_long() -> None:
    doing = rolled()
    seen = pictures(doing.film)
    assert seen[0][0] == 2
    assert seen[-1][1] == doing.deed.picture()
    film, rng = Film(), random.Random(1)
    for step in range(0, 90 * STEPS_A_SECOND, 2):
        film.see(step, rng.randbytes(240))
    assert len(film.kept) <= FILM_BYTES
    kept = [step for step, _ in pictures(film.kept)]
    assert kept[0] == 0
    assert kept[-150:] == list(range(kept[-1] - 298, kept[-1] + 2, 2))  # the end is whole


def test_a_trace_that_means_nothing_is_refused() -> None:
    for trace in (b"", b"nothing", caught().trace[:20], rolled().trace):
        with pytest.raises(Refusal, match="bad-trace"):
            judged_again(LIGHT, CATCH, trace)


def test_judges_are_found_by_name_and_version() -> None:
    assert judges.find("ring", 1) is RING
    with pytest.raises(Refusal, match="no-such-judge"):
        judges.find("ring", 2)


def test_the_fair_is_a_game_like_any_other() -> None:
    check_game(FAIR)


def carried(match: Match, fact: str, ball: tuple[float, float]) -> None:
    """A roll that has left the ball there."""
    seat = match.state.to_act[0]
    match.play(seat, "roll")
    setting = match.deed()
    assert isinstance(setting, Setting)
    match.begin(setting)
    match.play(JUDGE, fact, {"ball": list(ball)})


class TestInAMatch:
    def match(self) -> Match:
        return Match(FAIR, 2, {"first": 1}, bytes(32))

    def test_a_scene_is_where_the_next_deed_begins(self) -> None:
        match = self.match()
        carried(match, "miss", (120, 5))
        match.play(2, "roll")
        setting = match.deed()
        assert isinstance(setting, Setting)
        assert setting.what["ball"] == [120, 5]

    def test_what_follows_from_a_scene_needs_no_hand(self) -> None:
        match = self.match()
        carried(match, "hit", (301, 2))
        match.play(2, "look")
        assert match.deed() == Hit()

    def test_no_undo_goes_past_the_beginning_of_a_deed(self) -> None:
        match = self.match()
        match.play(1, "roll")
        assert match.why_no_undo(0) is None
        setting = match.deed()
        assert isinstance(setting, Setting)
        match.begin(setting)
        with pytest.raises(Illegal, match="undo-fact"):
            match.undo(0)
        with pytest.raises(Illegal, match="no-deed"):
            match.begin(setting)

    def test_the_dice_are_the_same_before_it_has_begun_and_others_for_the_next(self) -> None:
        match = self.match()
        match.play(1, "catch")
        first = match.deed()
        match.undo(0)
        match.play(1, "roll")
        second = match.deed()
        assert isinstance(first, Setting)
        assert isinstance(second, Setting)
        assert first.dice != second.dice
        match.begin(second)
        assert match.deed() == second
        assert match.begun == second

    def test_a_setting_outlives_the_leaving_of_somebody_else(self) -> None:
        match = Match(FAIR, 3, {"first": 1}, bytes(32))
        match.play(1, "catch")
        before = match.deed()
        match.leave(2, "leave")
        assert match.deed() == before
        assert isinstance(before, Setting)
        match.begin(before)
        match.leave(3, "leave")
        assert match.begun == before

    def test_its_dice_are_none_that_the_rules_draw(self) -> None:
        match = self.match()
        match.play(1, "catch")
        drawn = match.state.dice.drawn
        match.deed()
        assert match.state.dice.drawn == drawn
