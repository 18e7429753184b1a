"""Duels in turn: whose throw it is, what decides, the same ball, bots, judged again."""

import msgspec
import pytest

from ludotheque.contract import Setting
from ludotheque.dice import Dice
from ludotheque.games.oss.box import CATALOGUE, TRICKS
from ludotheque.hands import judges
from ludotheque.hands.bones.deed import ASKS, SAMPLE
from ludotheque.hands.bones.duel import A_THROW, BETWEEN, HEAD, Duel
from ludotheque.hands.bones.duel_judge import DUELS
from ludotheque.hands.bones.dueling import duel, dueling_of, laid_for, setting
from ludotheque.hands.bones.laying_out import Layout
from ludotheque.hands.bones.traces import Trace
from ludotheque.hands.deed import Nonsense
from ludotheque.hands.doing import Doing, judged_again, pictures
from tests.hands.bones.attempts import IN_TURN, played
from tests.hands.bones.throws import clumsy, deft, does, throws

FIRST, SECOND = 3, 1


def set_up(trick: str, seed: int = 0) -> Setting:
    dice = bytes([seed]) * 32
    dueling = duel(TRICKS[trick], CATALOGUE.measures, Dice(dice))
    made = setting(dueling, (FIRST, SECOND), dice.hex())
    return msgspec.json.decode(msgspec.json.encode(made), type=Setting)


def under_way(trick: str) -> Doing:
    return Doing(DUELS, set_up(trick), 600.0)


def duel_of(doing: Doing) -> Duel:
    assert isinstance(doing.deed, Duel)
    return doing.deed


# ---- Who wins


def test_in_bola_bola_the_first_failure_loses() -> None:
    doing = under_way("bola-bola")
    throws(doing, [deft, deft, deft, clumsy])
    assert doing.end
    assert doing.end.fact == f"won {FIRST}"


def test_in_naik_both_throw_in_a_round_and_who_alone_fails_loses() -> None:
    doing = under_way("naik")
    throws(doing, [deft, deft, clumsy])
    assert doing.end is None
    throws(doing, [deft])
    assert doing.end
    assert doing.end.fact == f"won {SECOND}"


def test_in_naik_it_is_a_tie_if_both_fail_in_a_round() -> None:
    doing = under_way("naik")
    throws(doing, [clumsy, clumsy])
    assert doing.end
    assert doing.end.fact == "tie"


def test_in_naik_it_is_a_tie_if_both_manage_all_five() -> None:
    doing = under_way("naik")
    throws(doing, [deft] * 10)
    assert doing.end
    assert doing.end.fact == "tie"


def test_in_manu_the_bones_of_one_throw_each_are_told() -> None:
    doing = under_way("manu")
    throws(doing, [deft, clumsy])
    assert doing.end
    _, first, second = doing.end.fact.split()
    assert (int(first) >= 1, second) == (True, "0")


# ---- What lies where


def test_the_ball_lies_where_it_was_played_to_seen_from_across() -> None:
    doing = under_way("bola-bola")
    throws(doing, [deft])
    before = duel_of(doing).attempt.worlds["bones"][0][0]
    where = float(before["x"]), float(before["y"])
    pass_time(doing, BETWEEN)
    after = duel_of(doing).attempt.worlds["bones"][0][0]
    assert after["y"] == pytest.approx(-where[1], abs=20)  # it slides on to rest
    assert after["x"] == pytest.approx(-where[0], abs=20)
    assert after["y"] < -40


def test_both_have_the_same_toss_in_a_round_and_another_in_the_next() -> None:
    dueling = dueling_of(set_up("naik"))
    tosses = [
        [laid_for(dueling, which, n, None).world["bones"] for which in (0, 1)] for n in (1, 2)
    ]
    assert tosses[0][0] == tosses[0][1]
    assert tosses[1][0] == tosses[1][1]
    assert tosses[0][0] != tosses[1][0]


def test_each_round_leaves_less_air() -> None:
    dueling = dueling_of(set_up("naik"))
    flights = [_flight(laid_for(dueling, 0, number, None)) for number in (1, 2, 3)]
    assert flights[0] > flights[1] > flights[2]


def test_in_bola_bola_each_pass_leaves_less_air_whosever_it_is() -> None:
    dueling = dueling_of(set_up("bola-bola"))
    passes = [(which, number) for number in (1, 2, 3) for which in (0, 1)]
    flights = [_flight(laid_for(dueling, which, number, None)) for which, number in passes]
    assert flights == sorted(flights, reverse=True)
    assert len({*flights}) == len(flights)


def _flight(layout: Layout) -> float:
    return float(played(layout, 7.0, 3, wager=1.0).at("flight"))


# ---- Whose throw it is


def pass_time(doing: Doing, steps: int) -> None:
    for _ in range(steps):
        doing.step()


def test_nobody_speaks_in_the_others_throw_nor_between_two() -> None:
    doing = under_way("naik")
    duel = duel_of(doing)
    with pytest.raises(Nonsense):
        duel.hear(SECOND, bytes([ASKS]))
    duel.hear(FIRST, bytes([ASKS]))
    throws(doing, [deft])
    for seat in (FIRST, SECOND):
        with pytest.raises(Nonsense):
            duel.hear(seat, bytes([ASKS]))
    pass_time(doing, BETWEEN)
    duel.hear(SECOND, SAMPLE.pack(1, 0, 0, 0))
    with pytest.raises(Nonsense):
        duel.hear(FIRST, SAMPLE.pack(1, 0, 0, 0))


def test_a_picture_says_whose_throw_it_is_and_what_each_has() -> None:
    doing = under_way("naik")
    throws(doing, [deft])
    pass_time(doing, BETWEEN + 1)
    assert HEAD.unpack_from(doing.picture) == (1, SECOND, 1, 30, 1, 0)


def test_who_does_nothing_has_failed_when_the_time_of_a_throw_is_over() -> None:
    doing = under_way("bola-bola")
    pass_time(doing, A_THROW)
    assert doing.end
    assert doing.end.fact == f"won {SECOND}"


@pytest.mark.parametrize(
    ("trick", "fact"), [("bola-bola", f"won {SECOND}"), ("naik", "tie"), ("manu", "counts 0 0")]
)
def test_when_all_hands_open_it_ends_at_once(trick: str, fact: str) -> None:
    doing = under_way(trick)
    doing.let_go()
    assert doing.end
    assert doing.end.fact == fact


# ---- Bots, and judged again


@pytest.mark.parametrize("trick", IN_TURN)
def test_bots_throw_in_turn_and_judged_again_it_ends_the_same(trick: str) -> None:
    laid = set_up(trick, 7)
    doing = Doing(judges.find(laid.judge, laid.version), laid, 600.0)
    doing.seat_bots({FIRST: "master", SECOND: "expert"})
    while not doing.end:
        doing.step()
    assert judged_again(DUELS, laid, doing.trace) == doing.end
    seats = [HEAD.unpack_from(picture)[1] for _, picture in pictures(doing.film)]
    assert seats[:1] == [FIRST]
    assert set(seats) <= {FIRST, SECOND}


def test_a_bot_takes_over_where_somebody_has_left() -> None:
    doing = under_way("manu")
    throws(doing, [deft])
    doing.seat_bots({SECOND: "master"})
    while not doing.end:
        doing.step()
    assert doing.end.fact.startswith("counts")


def test_what_hands_did_is_judged_again_to_the_last_bit() -> None:
    doing = under_way("bola-bola")
    throws(doing, [deft, deft, clumsy])
    assert doing.end
    assert judged_again(DUELS, doing.setting, doing.trace) == doing.end


def test_only_the_rows_of_the_throw_itself_are_said() -> None:
    """What `deft` gives begins with the throw's own clock."""
    trace: Trace = deft(under_way("naik"))
    assert trace[0, 0] >= 0
    doing = under_way("naik")
    does(doing, trace)
    assert duel_of(doing).results == [1]
