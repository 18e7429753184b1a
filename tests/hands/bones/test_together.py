"""What several do at once: the word, contested bones, and how each trick ends."""

import struct

import numpy as np
import pytest

from ludotheque.hands.bones.deed import SAMPLE
from ludotheque.hands.bones.lending import give_back, lend
from ludotheque.hands.bones.record import (
    A_SECOND,
    AWAY,
    FLIGHT,
    HELD,
    OVER,
    SPENT,
    TABLE,
    WON,
    WORLD,
)
from ludotheque.hands.bones.together import pictures
from ludotheque.hands.bones.together.deed import (
    COUNTDOWN,
    COUNTING,
    FINE,
    GOING,
    IS_READY,
    LEFT,
    PATIENCE,
    UNHURRIED,
    WAITING,
    AtOnce,
    does,
    itself,
    says,
)
from ludotheque.hands.bones.together.judge import AT_ONCE
from ludotheque.hands.deed import Nonsense
from ludotheque.hands.doing import Doing, judged_again
from tests.hands.bones.together import ALL, CHALLENGES, begun, met, ready, set_up


def row(step: int, x: float, y: float, pressed: int = 0) -> bytes:
    return SAMPLE.pack(step, round(16 * x), round(16 * y), pressed)


def go(deed: AtOnce, seconds: float) -> None:
    for _ in range(round(seconds * 60)):
        if not deed.end:
            deed.step()


def tap(deed: AtOnce, seat: int, x: float, y: float) -> None:
    """Now, in this seat's own frame."""
    now = deed.clock - deed.word
    rows = row(now - 2, x, y) + row(now - 1, x, y, 1) + row(now, x, y)
    deed.hear(seat, does(deed.clock, rows))


def put(deed: AtOnce, *spots: tuple[float, float]) -> None:
    """Bones on these places of the table, and no others."""
    deed.bones["lies"] = AWAY
    for bone, (x, y) in zip(deed.bones, spots, strict=False):
        bone["lies"], bone["x"], bone["y"], bone["edge"] = TABLE, x, y, 0


# ---- Before the word


def test_all_must_be_ready_and_then_a_countdown_leads_to_one_moment() -> None:
    deed = AtOnce(set_up("kat"))
    go(deed, 2.0)
    deed.hear(1, itself(IS_READY))
    go(deed, 1.0)
    assert deed.phase == WAITING
    deed.hear(1, itself(0))  # not yet, after all
    deed.hear(2, itself(IS_READY))
    deed.step()
    assert deed.phase == WAITING
    deed.hear(1, itself(IS_READY))
    deed.step()
    assert (deed.phase, deed.word) == (COUNTING, deed.clock + COUNTDOWN)
    deed.hear(1, itself(0))  # nobody gets up again
    go(deed, 3.0)
    assert (deed.phase, deed.clock) == (GOING, deed.word)


def test_who_is_ready_waits_half_a_minute_and_then_it_begins_without_the_others() -> None:
    deed = AtOnce(set_up("kiri-kanoss", 3))
    go(deed, 60.0)
    assert (deed.phase, deed.word) == (WAITING, 0)  # nobody waits for anybody
    deed.hear(2, itself(IS_READY))
    go(deed, 10.0)
    until = deed.word
    assert until - deed.clock == PATIENCE - 10 * A_SECOND + FINE
    deed.hear(3, itself(IS_READY))  # from the first on, whoever else comes
    deed.hear(2, itself(0))
    deed.step()
    assert deed.word == until
    while deed.phase == WAITING:
        deed.step()
    assert (deed.clock, deed.word) == (until, until + COUNTDOWN)
    go(deed, 9.0)
    assert deed.end
    assert deed.end.fact == "out 1 2 3"  # all have kept still


def test_if_nobody_is_ready_any_more_nobody_is_hurried() -> None:
    deed = AtOnce(set_up("kat"))
    deed.hear(1, itself(IS_READY))
    go(deed, 29.0)
    deed.hear(1, itself(0))
    go(deed, 10.0)
    assert (deed.phase, deed.word) == (WAITING, 0)
    deed.hear(1, itself(IS_READY))
    go(deed, 29.0)
    assert deed.phase == WAITING


def test_bots_that_are_ready_hurry_nobody() -> None:
    doing = Doing(AT_ONCE, set_up("warnoss", 3), 600.0)
    doing.seat_bots({2: "club", 3: "club"})
    for _ in range(100 * 60):
        doing.step()
    assert isinstance(doing.deed, AtOnce)
    assert (doing.deed.phase, doing.deed.word) == (WAITING, 0)
    assert doing.deed.said[1:] == [IS_READY | UNHURRIED] * 2
    doing.hear(1, itself(IS_READY))
    doing.step()
    assert doing.deed.phase == COUNTING


@pytest.mark.parametrize("trick", ALL)
def test_nothing_of_the_toss_is_shown_before_the_word(trick: str) -> None:
    """Two tosses look the same until then."""
    both = [AtOnce(set_up(trick, 3 if trick in CHALLENGES else 2, seed)) for seed in (1, 2)]
    for deed in both:
        ready(deed)
    while both[0].phase < GOING:
        assert both[0].picture() == both[1].picture()
        for deed in both:
            deed.step()
    assert (both[0].picture() != both[1].picture()) == bool(both[0].tossed)


def test_of_a_toss_that_falls_no_side_is_true_before_it_lies() -> None:
    shown = []
    for seed in range(40):
        deed = begun("los-loboss", 3, seed)
        first = [bone.face for bone in pictures.read(deed.picture()).bones]
        for _ in range(90):
            falling = pictures.read(deed.picture()).bones
            assert not any(bone.edge for bone in falling)
            go(deed, 1 / 60)
        last = pictures.read(deed.picture()).bones
        assert [(bone.face, bone.high) for bone in last] == [(f.face, 0) for f in deed.tossed]
        shown += [a == b.face for a, b in zip(first, last, strict=True)]
    assert sum(shown) < 0.5 * len(shown)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\0",
        b"\7\0",
        itself(2),  # nobody slows down what all do
        itself(64),
        does(5),  # of a picture that nobody has seen
        does(0, row(0, 0, 0)),  # before the word
        does(0)[:-1],
        says(0, 0, 3),
        itself(LEFT),  # there are no sides to choose
    ],
)
def test_what_means_nothing_changes_nothing(data: bytes) -> None:
    deed = AtOnce(set_up("kat"))
    before = deed.picture()
    with pytest.raises(Nonsense):
        deed.hear(1, data)
    assert deed.picture() == before


def test_a_stranger_has_no_hand_here() -> None:
    with pytest.raises(Nonsense):
        AtOnce(set_up("kat")).hear(3, itself(IS_READY))


# ---- Lines


def answers(deed: AtOnce, seat: int, behind: int) -> None:
    if deed.clock >= behind:
        deed.hear(seat, does(deed.clock - behind))


@pytest.mark.parametrize(
    ("milliseconds", "late", "later"),
    [(0, False, 0), (250, False, 0), (275, True, 25), (300, True, 50), (500, True, 250)],
)
def test_the_line_is_measured_and_who_is_too_far_away_is_told_so(
    milliseconds: int, late: bool, later: int
) -> None:
    deed = AtOnce(set_up("kat"))
    ready(deed)
    while deed.phase < GOING:
        answers(deed, 1, milliseconds * A_SECOND // 1000)
        deed.step()
    far, near = pictures.read(deed.picture()).hands
    assert (far.delay, bool(far.flags & pictures.LATE), far.later) == (milliseconds, late, later)
    assert (near.delay, near.flags & pictures.LATE, near.later) == (0, 0, 0)


def test_a_hand_counts_from_its_own_sight_of_the_word() -> None:
    """Both tap the same bone at the same moment of their own clocks but for a 240th of a second:
    the far one was first, though it is heard much later."""
    deed = AtOnce(set_up("warnoss", 2, 1))
    ready(deed)
    far = 60  # steps there and back
    while deed.phase < GOING:
        answers(deed, 1, far)
        deed.step()
    put(deed, (-200, 0), (0, 0))
    deed.worlds["y"], deed.worlds["past_y"] = -2, -2  # both hands are there already
    while deed.clock < deed.word + far + 40:
        now = deed.clock - deed.word
        if now == 40:
            deed.hear(2, does(deed.clock, row(21, 0, 0, 1)))
        if now == far + 20:
            deed.hear(1, does(deed.clock, row(20, 0, 0, 1)))
        deed.step()
    go(deed, 0.5)
    assert deed.bones["whose"][1] == 1


# ---- Shared bones


@pytest.mark.parametrize("turn", [(1.0, 0.0), (-1.0, 0.0), (0.5, 0.866025), (-0.5, -0.866025)])
def test_bones_that_nobody_touches_stay_to_the_last_bit(turn: tuple[float, float]) -> None:
    tables, worlds = np.zeros(1, WORLD), np.zeros(1, WORLD)
    tables["bones"]["x"][0] = np.linspace(-70, 70, 6) / 3
    tables["bones"]["y"][0] = np.linspace(60, -50, 6) / 7
    before = tables.tobytes()
    for _ in range(1000):
        lend(tables[0], worlds[0], 1, *turn)
        give_back(tables[0], worlds[0], 1, *turn)
    assert tables.tobytes() == before


def test_what_one_hand_has_is_not_there_for_the_other() -> None:
    tables, worlds = np.zeros(1, WORLD), np.zeros(2, WORLD)
    lend(tables[0], worlds[0], 1, 1.0, 0.0)
    worlds["bones"]["lies"][0][2] = HELD
    give_back(tables[0], worlds[0], 1, 1.0, 0.0)
    lend(tables[0], worlds[1], 2, -1.0, 0.0)
    assert (tables["bones"]["whose"][0][2], worlds["bones"]["lies"][1][2]) == (1, AWAY)
    worlds["bones"]["lies"][0][2] = TABLE  # it lets go
    give_back(tables[0], worlds[0], 1, 1.0, 0.0)
    lend(tables[0], worlds[1], 2, -1.0, 0.0)
    assert worlds["bones"]["lies"][1][2] == TABLE


# ---- How they end


def test_a_bone_is_snatched_by_who_was_there_first_and_the_other_is_out() -> None:
    deed = begun("warnoss", 2)
    put(deed, (0, 140), (0, -100))  # the first is named; the other is nearer to seat 1
    go(deed, 0.1)
    tap(deed, 2, 0, 100)
    tap(deed, 1, 0, -100)
    go(deed, 2.0)
    assert deed.end
    assert deed.end.fact == "out 2"


def test_who_takes_the_bone_that_was_named_is_out() -> None:
    deed = begun("warnoss", 3)
    put(deed, (0, -120), (0, 50), (90, 50))
    go(deed, 0.1)
    tap(deed, 1, 0, -120)
    go(deed, 11.0)
    assert deed.end
    assert deed.end.fact == "out 1 2 3"  # nobody else has taken any, and ten seconds are over


def test_where_nobody_throws_the_bones_are_a_tie() -> None:
    deed = begun("kat")
    go(deed, 6.0)
    assert deed.end
    assert deed.end.fact == "counts 0 0"


def test_a_jack_that_falls_loses_at_once_if_the_other_does_not_fly() -> None:
    deed = begun("bagi")
    deed.worlds["phase"][0] = FLIGHT
    deed.worlds["flight"][0], deed.worlds["to_x"][0] = 0.05, 300
    go(deed, 1.0)
    assert deed.end
    assert deed.end.fact == "counts x 0"


@pytest.mark.parametrize(("beside", "fact"), [(0, "counts x 0"), (300, "counts x x")])
def test_if_one_jack_falls_while_the_other_flies_it_must_still_be_caught(
    beside: int, fact: str
) -> None:
    deed = begun("bagi")
    deed.worlds["phase"], deed.worlds["flight"] = FLIGHT, (0.05, 0.5)
    deed.worlds["to_x"], deed.worlds["to_y"] = (300, beside), -150
    go(deed, 0.3)
    assert deed.end is None
    go(deed, 1.0)
    assert deed.end
    assert deed.end.fact == fact


def test_the_first_chooses_the_side_and_both_sweep_to_it() -> None:
    deed = AtOnce(set_up("bagi"))
    ready(deed)
    deed.hear(1, itself(IS_READY | LEFT))
    with pytest.raises(Nonsense):
        deed.hear(2, itself(IS_READY | LEFT))
    go(deed, 3.1)
    assert list(deed.laws["west"]) == [-300, -300]
    assert list(deed.laws["east"]) == [-120, -120]


def test_when_the_middle_is_empty_the_counts_decide() -> None:
    deed = begun("bagi")
    deed.bones["lies"], deed.bones["whose"] = WON, (1, 1, 1, 2)
    deed.worlds["count"], deed.worlds["phase"][0], deed.worlds["flight"][0] = (2, 1), FLIGHT, 0.1
    deed.worlds["gain"][0], deed.worlds["to_x"][0], deed.worlds["to_y"][0] = 1, 0, -150
    go(deed, 1.0)
    assert deed.end
    assert deed.end.fact == "counts 3 1"  # the last one counted when its Jack was caught


def test_flicked_bones_leave_at_one_moment_and_knock_each_other_away() -> None:
    deed = begun("targoss", 2)
    for i, speed in ((0, 1200.0), (1, 1300.0)):
        own = deed.worlds["bones"][i]
        own["vy"][i], own["lies"][i] = speed, HELD
        deed.bones["vy"][i], deed.bones["lies"][i] = speed * (1 if i == 0 else -1), HELD
    deed.worlds["phase"][0] = OVER
    go(deed, 3.0)
    assert not deed.released
    assert list(deed.bones["y"]) == [-250, 250]
    deed.worlds["phase"][1] = OVER
    go(deed, 3.0)
    assert deed.end
    assert deed.bones["y"][0] < deed.bones["y"][1]  # each would have gone beyond the other
    assert deed.end.fact in ("nearest 1", "nearest 2")


def test_a_bone_that_leaves_the_table_is_farthest_and_it_ends() -> None:
    deed = begun("targoss", 2)
    for i, speed in ((0, 2600.0), (1, 1300.0)):
        own = deed.worlds["bones"][i]
        own["vy"][i], own["lies"][i] = speed, HELD
        deed.bones["vy"][i], deed.bones["lies"][i] = speed * (1 if i == 0 else -1), HELD
        deed.bones["x"][i] = own["x"][i] = 60 * i  # past each other
    deed.worlds["phase"] = OVER
    go(deed, 8.0)
    assert deed.bones["lies"][0] == SPENT
    assert deed.end
    assert deed.end.fact == "nearest 2"


@pytest.mark.parametrize(("off", "verdict"), [(0, "right"), (1, "wrong")])
def test_the_first_number_that_is_said_counts(off: int, verdict: str) -> None:
    deed = begun("los-loboss", 3, 5)
    right = sum(bone.face == 0 for bone in deed.tossed)
    number = right + off if right < 6 else right - off
    go(deed, 2.0)
    deed.hear(3, says(deed.clock, deed.clock - deed.word, number))
    deed.hear(2, says(deed.clock, deed.clock - deed.word - 1, number))  # a moment before
    with pytest.raises(Nonsense):
        deed.hear(2, says(deed.clock, deed.clock - deed.word, number))  # once
    go(deed, 1.0)
    assert deed.end
    assert deed.end.fact == f"said 2 {verdict}"


def test_a_number_of_a_clock_that_is_ahead_of_ours_is_said_now() -> None:
    """It is not lost, and gains nothing."""
    deed = begun("los-loboss", 3, 5)
    go(deed, 2.0)
    now = deed.clock - deed.word
    deed.hear(3, says(deed.clock, now + 60, 2))
    assert deed._numbers == [(now, 2, 2)]
    go(deed, 0.5)
    assert deed.end
    assert deed.end.fact.startswith("said 3 ")


def test_a_bone_that_slips_before_its_hand_is_still_nobody_elses() -> None:
    deed = begun("targoss", 3)
    go(deed, 0.1)
    own = deed.worlds["bones"][0][0]
    tap(deed, 1, float(own["x"]) + 15, float(own["y"]))
    go(deed, 1.0)
    bone = deed.bones[0]
    lies = [world["bones"][0]["lies"] for world in deed.worlds]
    assert (bone["lies"], bone["whose"], lies) == (TABLE, 1, [TABLE, AWAY, AWAY])
    assert own["x"] == pytest.approx(bone["x"])  # where it slid to, for its own hand too
    assert abs(bone["x"]) > 3


def test_nobody_says_anything_for_ten_seconds() -> None:
    deed = begun("los-loboss", 3)
    go(deed, 10.5)
    assert deed.end
    assert deed.end.fact == "silent"


def test_a_challenge_that_is_thrown_again_and_again_must_go_higher() -> None:
    lowest = [
        set_up("kiri-kanoss", goes=goes).what["places"][0]["law"]["lowest"] for goes in range(9)
    ]
    assert lowest[0] == lowest[1] == lowest[2] < lowest[3] < lowest[4] < lowest[5] == lowest[8]
    deed = met("kiri-kanoss", 3, lines=(0, 0, 0))
    assert deed.end
    assert deed.end.scene == {"goes": 1}


# ---- Whose time is over


def test_who_was_never_ready_is_out_and_the_others_are_not() -> None:
    deed = AtOnce(set_up("kiri-kanoss", 3))
    deed.hear(1, itself(IS_READY))
    deed.hear(3, itself(IS_READY))
    deed.let_go()
    assert deed.end
    assert deed.end.fact == "out 2"


@pytest.mark.parametrize("trick", ALL)
def test_hands_that_open_come_to_an_end(trick: str) -> None:
    for seconds in (0.0, 1.0, 3.5, 4.0, 5.0):
        doing = Doing(AT_ONCE, set_up(trick, 2), seconds)
        doing.seat_bots({1: "club"})
        doing.hear(2, itself(IS_READY))
        while not doing.end:
            doing.step()
        assert judged_again(AT_ONCE, doing.setting, doing.trace) == doing.end


# ---- Bots


@pytest.mark.parametrize("trick", ALL)
def test_bots_of_all_levels_do_it_and_judged_again_it_ends_the_same(trick: str) -> None:
    levels = ("novice", "casual", "club", "expert", "master", "club")
    players = 2 if trick in ("kat", "bagi") else 6
    doing = Doing(AT_ONCE, set_up(trick, players, 3), 90.0)
    doing.seat_bots(dict(enumerate(levels[:players], start=1)))
    moved = set()
    while not doing.end:
        doing.step()
        moved |= {(i, float(w["x"])) for i, w in enumerate(doing.deed.worlds)}  # type: ignore[attr-defined]
    assert judged_again(AT_ONCE, doing.setting, doing.trace) == doing.end
    if trick != "los-loboss":
        assert all(sum(i == hand for hand, _ in moved) > 5 for i in range(players))


def test_a_picture_is_a_few_hundred_bytes() -> None:
    deed = begun("warnoss", 6)
    data = deed.picture()
    assert len(data) == 16 + 6 * 43 + 6 * 12
    deed.hear(2, itself(8))
    whole = pictures.read(deed.picture()).worlds
    assert list(whole) == [2]
    assert struct.calcsize("<BBIIIBB") == 16
    assert FINE == 4
