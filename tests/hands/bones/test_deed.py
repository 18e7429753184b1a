"""An attempt as a deed: heard as it comes, judged again, done by a bot's hand, checked."""

import contextlib
import random
from collections import deque
from collections.abc import Callable
from functools import cache

import msgspec
import numpy as np
import pytest

from ludotheque import matchfile
from ludotheque.contract import JUDGE, Setting
from ludotheque.games.oss.box import TRICKS
from ludotheque.games.oss.game import GAME
from ludotheque.hands import judges
from ludotheque.hands.bones.deed import (
    AHEAD,
    ASKS,
    BEHIND,
    SAMPLE,
    SLOW,
    STEADY,
    Attempt,
    Trying,
    samples,
    setting,
)
from ludotheque.hands.bones.judge import BONES
from ludotheque.hands.bones.laying_out import records
from ludotheque.hands.bones.motor.body import BITS
from ludotheque.hands.bones.record import A_SECOND, FLIGHT
from ludotheque.hands.bones.traces import Trace
from ludotheque.hands.deed import STEPS_A_SECOND, Nonsense
from ludotheque.hands.doing import Doing, judged_again
from ludotheque.judged import Look
from ludotheque.match import Begun, Match
from ludotheque.matchfile import BadMatch
from ludotheque.server.limits import limits
from tests.hands.bones.attempts import SOLO, layout, played
from tests.hands.bones.steady import steady

DICE = "5a" * 32


def set_up(trick: str = "aslik", number: int = 1, seed: int = 0) -> Setting:
    most = TRICKS[trick].most(number)
    return setting(Trying(layout(trick, number, seed), most), 2, DICE)


def sample(step: int, x: int = 0, y: int = -2400, pressed: int = 0) -> bytes:
    return SAMPLE.pack(step, x, y, pressed)


def streamed(setting: Setting, trace: Trace, every: int) -> Doing:
    """The rows as they come: those of so many of the stage's steps at a time, then nothing more."""
    doing = Doing(BONES, setting, 90.0)
    while not doing.end:
        if doing.steps % every == every - 1:
            first, last = 4 * (doing.steps - every + 1), 4 * (doing.steps + 1)
            rows = trace[(trace[:, 0] >= first) & (trace[:, 0] < last)]
            if len(rows):
                doing.hear(2, samples(rows))
        doing.step()
    return doing


# ---- Bots


@pytest.mark.parametrize("trick", SOLO)
def test_a_bot_does_every_trick_and_judged_again_it_ends_the_same(trick: str) -> None:
    laid = set_up(trick, 2)
    doing = Doing(BONES, laid, 90.0)
    doing.seat_bots({2: "expert"})
    while not doing.end:
        doing.step()
    assert doing.end.fact in {"all on edge", *(f"bones {n}" for n in range(6))}
    assert judged_again(BONES, laid, doing.trace) == doing.end


@pytest.mark.parametrize("level", BITS)
def test_a_bots_hand_does_what_its_level_can(level: str) -> None:
    """It plays in its head what it then does with its hand."""
    facts = []
    for seed in range(20):
        doing = Doing(BONES, set_up("aslik", 2, seed), 90.0)
        doing.seat_bots({2: level})
        while not doing.end:
            doing.step()
        facts.append(doing.end.fact)
    managed = facts.count("bones 2")
    assert managed <= 4 if level == "novice" else managed >= 14 if level == "master" else True


def test_however_far_a_hand_goes_it_can_be_said() -> None:
    hand = steady("aslik")
    hand.glide(9000.0, -9000.0, 1.0)
    assert len(samples(hand.trace)) == len(hand.trace) * SAMPLE.size


def test_a_bots_hand_goes_on_where_somebody_has_left() -> None:
    laid = set_up("aslik", 1, 3)
    trace = played(layout("aslik", 1, 3), 5.5).trace
    doing = Doing(BONES, laid, 90.0)
    doing.hear(2, samples(trace[trace[:, 0] < 100]))
    for _ in range(30):
        doing.step()
    doing.seat_bots({2: "master"})
    while not doing.end:
        doing.step()
    assert judged_again(BONES, laid, doing.trace) == doing.end


# ---- What is heard


@pytest.mark.parametrize("trick", ["aslik", "numa", "polopo"])
@pytest.mark.parametrize("every", [1, 7, 30])
def test_however_it_is_cut_into_pieces_the_end_is_the_same(trick: str, every: int) -> None:
    trace = played(layout(trick, 1, 1), 7.0, 1).trace
    ends = [streamed(set_up(trick, 1, 1), trace, n).end for n in (2, every)]
    assert ends[0] == ends[1]


def said(trace: Trace, a_second: int) -> list[tuple[float, bytes]]:
    """As a page says it, and when, in steps: what is new, and that the hand is still there."""
    told: list[tuple[float, bytes]] = []
    begun = 0
    every, ends = A_SECOND / a_second, int(trace[-1, 0]) + 2 * A_SECOND
    for k in range(1, round(ends / every)):
        until = int(k * every)
        rows = trace[(trace[:, 0] >= begun) & (trace[:, 0] < until)]
        last = trace[trace[:, 0] < until][-1:]
        if len(last) and last[0, 0] < until - 1:
            rows = np.concatenate([rows, [[until - 1, *last[0, 1:]]]])
        if len(rows):
            told.append((until, samples(rows)))
        begun = until
    return told


def through(line: Callable[[float], float], laid: Setting, trace: Trace, a_second: int) -> Doing:
    """`line`: when what was said then arrives; never before what was said sooner."""
    doing, due, coming = Doing(BONES, laid, 90.0), 0.0, deque[tuple[float, bytes]]()
    for at, data in said(trace, a_second):
        due = max(due, line(at))
        coming.append((due, data))
    while not doing.end:
        while coming and coming[0][0] <= 4 * doing.steps:
            doing.hear(2, coming.popleft()[1])
        doing.step()
    return doing


def managed(trick: str) -> tuple[Setting, Trace, str]:
    """By a good hand on no line at all."""
    for seed in range(20):
        trace = played(layout(trick, 1, seed), 7.0, seed).trace
        laid = set_up(trick, 1, seed)
        end = streamed(laid, trace, 1).end
        if end and end.fact == "bones 1":
            return laid, trace, end.fact
    raise AssertionError(trick)


@pytest.mark.parametrize("trick", SOLO)
def test_what_was_managed_is_managed_on_a_long_line_that_stumbles(trick: str) -> None:
    """150 ms each way; one chunk of twenty is held up for 0.3 to 1 s."""
    laid, trace, fact = managed(trick)
    for seed in range(5):
        dice = random.Random(seed)

        def bad(at: float, dice: random.Random = dice) -> float:
            stall = dice.uniform(0.3, 1.0) if dice.random() < 0.05 else 0.0
            return at + (0.15 + stall) * A_SECOND

        doing = through(bad, laid, trace, 60)
        assert (doing.end and doing.end.fact) == fact
        assert judged_again(BONES, laid, doing.trace) == doing.end


def test_of_what_a_line_holds_up_for_nearly_five_seconds_nothing_is_lost() -> None:
    """A page says something up to 71 times a second, and all of it comes at once."""
    laid, trace, fact = managed("aslik")
    first = trace[0, 0] + 20
    doing = through(lambda at: first + 4.9 * A_SECOND if at > first else at, laid, trace, 71)
    assert (doing.end and doing.end.fact) == fact
    waits = Doing(BONES, laid, 90.0)
    for k in range(1, 71 * 5 + 1):
        waits.hear(2, sample(3 * k, k))
    waits.step()
    assert isinstance(waits.deed, Attempt)
    assert waits.deed.early[-1][0] == 3 * 71 * 5
    assert limits.HAND_BURST >= 71 * 5


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\0\0",
        sample(5) + b"\0",
        sample(5) + sample(5),
        sample(7) + sample(5),
        sample(5, pressed=2),
        sample(BEHIND + 4),
        b"\x10",
    ],
)
def test_nonsense_is_refused_and_changes_nothing(data: bytes) -> None:
    attempt = Attempt(set_up())
    before = attempt.picture()
    with pytest.raises(Nonsense):
        attempt.hear(2, data)
    assert attempt.picture() == before


def test_nobody_speaks_for_another_hand_nor_of_what_was_judged() -> None:
    attempt = Attempt(set_up())
    with pytest.raises(Nonsense):
        attempt.hear(1, sample(5))
    attempt.hear(2, sample(5))
    with pytest.raises(Nonsense):
        attempt.hear(2, sample(5))
    attempt.hear(2, sample(6))


def test_what_comes_twice_is_judged_once() -> None:
    """A line that was lost sends again what may not have arrived."""
    attempt = Attempt(set_up())
    attempt.hear(2, sample(5) + sample(6, 160))
    attempt.hear(2, sample(6) + sample(9, 320))
    assert attempt.judged == 10
    assert attempt.worlds["past_x"][0][:4].tolist() == [20.0, 10.0, 10.0, 10.0]


def test_a_clock_that_is_ahead_is_waited_for() -> None:
    """By a busy house: whatever its pace, the same hand comes to the same end."""
    trace = played(layout("aslik", 1, 1), 7.0, 1).trace
    late = Doing(BONES, set_up("aslik", 1, 1), 90.0)
    for row in trace:
        while 4 * late.steps + BEHIND <= row[0]:
            late.step()
        late.hear(2, samples(row[None]))
    while not late.end:
        late.step()
    assert late.end == streamed(set_up("aslik", 1, 1), trace, 2).end
    attempt = Attempt(set_up())
    attempt.hear(2, sample(AHEAD + 7))
    assert attempt.judged == 0
    for _ in range(2):
        attempt.step()
    assert attempt.judged == AHEAD + 8


def test_a_hand_says_what_help_it_uses_and_everybody_sees_it() -> None:
    attempt = Attempt(set_up())
    attempt.hear(2, bytes([STEADY | SLOW]))
    for _ in range(6 * STEPS_A_SECOND):
        attempt.step()
    assert attempt.clock == 3 * 240  # half as fast
    assert attempt.picture()[12] >> 3 & 7 == STEADY | SLOW
    attempt.worlds["phase"] = FLIGHT
    with pytest.raises(Nonsense):
        attempt.hear(2, bytes([STEADY]))  # nobody changes the pace of what flies


def test_a_hand_that_has_lost_its_place_is_told_the_whole_world() -> None:
    laid, trace = set_up("aslik", 1, 1), played(layout("aslik", 1, 1), 7.0, 1).trace
    doing = Doing(BONES, laid, 90.0)
    attempt = doing.deed
    assert isinstance(attempt, Attempt)
    while attempt.worlds["phase"][0] != FLIGHT:
        doing.hear(2, samples(trace[trace[:, 0] // 4 == doing.steps]))
        doing.step()
    usual = len(doing.picture)
    doing.hear(2, bytes([ASKS]))
    doing.step()
    told = msgspec.json.decode(doing.picture[usual:])
    worlds, _ = records(msgspec.structs.replace(attempt.trying.layout, world=told))
    assert worlds.tobytes() == attempt.worlds.tobytes()
    doing.step()
    assert len(doing.picture) == usual


def test_random_bytes_never_break_it() -> None:
    dice = random.Random(0)
    attempt = Attempt(set_up())
    for _ in range(300):
        rows = [
            (attempt.judged + k, *(dice.randrange(-32768, 32768) for _ in "xy"), dice.randrange(2))
            for k in range(dice.randrange(1, 30))
        ]
        data = b"".join(SAMPLE.pack(*row) for row in rows)
        with contextlib.suppress(Nonsense):
            attempt.hear(2, data if dice.random() < 0.7 else dice.randbytes(len(data)))
        for _ in range(dice.randrange(8)):
            attempt.step()
        attempt.picture()
        if attempt.end:
            attempt = Attempt(set_up("numa", 1, dice.randrange(99)))


def test_who_is_silent_for_five_seconds_has_kept_still() -> None:
    attempt = Attempt(set_up())
    for _ in range(6 * STEPS_A_SECOND):
        attempt.step()
    assert attempt.judged == 240
    with pytest.raises(Nonsense):
        attempt.hear(2, sample(200))
    attempt.hear(2, sample(300))


def test_whose_time_is_over_lets_go_and_what_is_won_counts() -> None:
    laid = set_up("aslik", 4, 1)
    trace = played(layout("aslik", 4, 1), 30.0, 1, 3.0).trace
    doing = Doing(BONES, laid, 4.0)
    while not doing.end:
        rows = trace[(trace[:, 0] >= 4 * doing.steps) & (trace[:, 0] < 4 * doing.steps + 4)]
        if len(rows):
            doing.hear(2, samples(rows))
        doing.step()
    assert doing.end.fact.startswith("bones ")
    assert judged_again(BONES, laid, doing.trace) == doing.end


# ---- In a match


def played_by_hand(
    forge: Callable[[Setting], Setting] = lambda setting: setting,
) -> tuple[Match, dict[int, Look]]:
    """Bots at OSS, what a hand can do done by hand; what no hand does is drawn."""
    match, dice = Match(GAME, 2, {"first": 1}, bytes(range(32))), random.Random(1)
    looks: dict[int, Look] = {}
    while match.state.to_act:
        seat = match.state.to_act[0]
        laid = match.deed() if seat == JUDGE else None
        if isinstance(laid, Setting):
            laid = forge(laid)
            match.begin(laid)
            doing = Doing(judges.find(laid.judge, laid.version), laid, 600.0)
            doing.seat_bots(dict.fromkeys(laid.by, "club"))
            while not doing.end:
                doing.step()
            match.play(JUDGE, doing.end.fact, doing.end.scene)
            looks[len(match.entries)] = Look(doing.trace, doing.film)
        else:
            match.play(seat, str(dice.choice(match.state.moves(seat)).move))
    return match, looks


@cache
def by_hand() -> tuple[Match, dict[int, Look]]:
    return played_by_hand()


def verdicts(match: Match, looks: dict[int, Look]) -> list[str]:
    reading = matchfile.check(matchfile.write(match, looks=looks), GAME)
    return [deed.verdict for deed in reading.deeds]


def test_what_hands_did_in_a_match_is_confirmed_to_the_bit_when_it_is_checked() -> None:
    match, looks = by_hand()
    judged = {entry.setting.judge for entry in match.entries if isinstance(entry, Begun)}
    assert judged == {"bones", "in-turn", "bones-at-once", "blocks"}
    assert verdicts(match, looks) == ["confirmed"] * len(looks)


def test_a_toss_that_the_dice_did_not_make_is_found() -> None:
    def nearer(setting: Setting) -> Setting:
        if setting.judge != BONES.name:
            return setting
        forged = msgspec.json.decode(msgspec.json.encode(setting), type=Setting)
        forged.what["layout"]["world"]["bones"][0]["y"] = -100.0
        return forged

    with pytest.raises(BadMatch, match="match-deed"):
        verdicts(*played_by_hand(nearer))


def test_another_trace_does_not_prove_the_fact() -> None:
    match, looks = by_hand()
    first, *others = looks
    swapped = looks | {first: looks[others[0]]}
    with pytest.raises(BadMatch, match="match-deed"):
        verdicts(match, swapped)
