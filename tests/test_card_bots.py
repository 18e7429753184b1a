"""The bots of OSS and Bausack: legal everywhere, better than chance, and they know their hand."""

import random
from typing import Any

import pytest

from ludotheque import bots, shelf
from ludotheque.contract import JUDGE, Event, Game, Move, Seat
from ludotheque.games.bausack.blocks import BLOCKS
from ludotheque.games.bausack.bot import PLAN as BAUSACK
from ludotheque.games.bausack.game import GAME as BAUSACK_GAME
from ludotheque.games.bausack.moves import Take
from ludotheque.games.bausack.plan import FAIR_TOP
from ludotheque.games.oss.bot import PLAN as OSS
from ludotheque.hands.judging import Judged
from ludotheque.lab.judge import drawn_fact
from ludotheque.match import Match
from tests.tables import BY_HAND, TABLES, Table

OF_CARDS = [table for table in TABLES if table.box in BY_HAND]
BUDGET = 0.01


def played(
    game: Game, players: int, options: dict[str, object], who: dict[Seat, str], n: int
) -> Match:
    """A match of bots to its end, the same for the same number."""
    match, rng = Match(game, players, options, bytes([n]) * 32), random.Random(n)
    sitting = {seat: bots.named(name, game) for seat, name in who.items()}
    while match.outcome is None:
        seat = match.state.to_act[0]
        if seat == JUDGE:
            match.play(JUDGE, drawn_fact(match.state, {}, rng))
        else:
            view, seen = match.state.view(seat), match.seen(seat)
            match.play(seat, sitting[seat].choose(seat, view, seen, 60.0, rng))
    return match


@pytest.mark.parametrize("level", ["novice", "master"])
@pytest.mark.parametrize("table", OF_CARDS, ids=str)
def test_they_play_legal_moves_at_every_table(table: Table, level: str) -> None:
    game = shelf.game(table.box)
    match, rng = Match(game, table.players, table.options, bytes(32)), random.Random(1)
    bot = bots.named(level, game)
    for _ in range(20):
        to_act = match.state.to_act
        if not to_act:
            break
        if to_act == (JUDGE,):
            match.play(JUDGE, rng.choice(match.state.legal(JUDGE)))
            continue
        seat = rng.choice(to_act)
        match.play(seat, bot.choose(seat, match.state.view(seat), match.seen(seat), BUDGET, rng))


@pytest.mark.parametrize(
    ("variant", "level", "matches"),
    [("knockout", "expert", 5), ("threereds", "expert", 5), ("goodpile", "expert", 3)],
)
def test_bausack_is_not_a_matter_of_luck_to_them(variant: str, level: str, matches: int) -> None:
    """One against one with equal hands, in both seats: random wins one match at most."""
    game = shelf.game("bausack")
    won = 0
    for n in range(matches):
        seat = 1 + n % 2
        match = played(game, 2, {"variant": variant}, {seat: level, 3 - seat: "random"}, n)
        assert match.outcome is not None
        won += match.outcome.winners == (seat,)
    assert won >= matches - 1


@pytest.mark.parametrize("level", ["novice", "club", "master"])
def test_in_babel_they_begin_with_a_base_that_can_be_built_on(level: str) -> None:
    match = Match(BAUSACK_GAME, 2, {"variant": "babel"}, bytes(32))
    (seat,) = match.state.to_act
    bot = bots.named(level, BAUSACK_GAME)
    for n in range(10):
        move = bot.choose(seat, match.state.view(seat), (), BUDGET, random.Random(n))
        assert isinstance(move, Take)
        assert BLOCKS[move.block].top <= FAIR_TOP


@pytest.mark.parametrize("level", ["club", "expert"])
def test_in_babel_towers_begin_in_many_ways_and_next_to_nothing_is_given_away(level: str) -> None:
    match = Match(BAUSACK_GAME, 3, {"variant": "babel"}, bytes(32))
    (seat,) = match.state.to_act
    view, bot = match.state.view(seat), bots.named(level, BAUSACK_GAME)
    bases = {bot.choose(seat, view, (), 60.0, random.Random(n)) for n in range(10)}
    assert len(bases) > 2
    weighed = dict(bots.adviser(BAUSACK_GAME).advise(seat, view, [], 0.3, random.Random(1)))
    assert all(weighed[base] > 0.97 * max(weighed.values()) for base in bases)


def test_in_oss_they_win_more_with_their_cards() -> None:
    """Challenges, which are a matter of the hand, are left out."""
    points = {"expert": 0, "random": 0}
    for n in range(6):
        who = {1 + n % 2: "expert", 2 - n % 2: "random"}
        position: Any = played(shelf.game("oss"), 2, {}, who, n).state.position
        for seat, name in who.items():
            points[name] += sum(card.value for card in position.won[seat])
    assert points["expert"] > 1.3 * points["random"]


def advised(game: Game, line: str, seat: Seat, seen: list[Event] | None = None) -> list[Move]:
    state = game.read(line)
    weighed = bots.adviser(game).advise(seat, state.view(seat), seen or [], 0.3, random.Random(3))
    assert sorted(map(str, (move for move, _ in weighed))) == sorted(
        str(choice.move) for choice in state.moves(seat)
    )
    assert all(0 <= value <= 1 for _, value in weighed)
    return [move for move, _ in weighed]


def test_a_gift_is_handed_back_to_whoever_gave_it() -> None:
    """The Good Pile: if it fells the tower, the giver is out; the receiver builds it up again."""
    match = Match(BAUSACK_GAME, 3, {"variant": "goodpile", "first": 1}, bytes(32))
    rng = random.Random(2)
    for move in ("sell cuboid-1 high", "pass", "pass", "pass"):
        match.play(match.state.to_act[0], move)
    match.play(JUDGE, drawn_fact(match.state, {}, rng))
    hardest = str(match.state.legal(2)[-2]).split()[1]
    for seat, move in ((2, f"sell {hardest} gift"), (3, "bid 1"), (1, "pass"), (2, "pass")):
        match.play(seat, move)
    match.play(3, "give 1")
    assert str(advised(BAUSACK_GAME, str(match.state), 1)[0]) == "return"


def test_a_winner_takes_the_higher_card() -> None:
    oss = shelf.game("oss")
    match, rng = Match(oss, 2, {"first": 1}, bytes(32)), random.Random(4)
    for seat in (1, 2):
        trick = match.state.position.tricks["hand"]  # type: ignore[attr-defined]
        values = {move.value for move in match.state.legal(seat)}  # type: ignore[attr-defined]
        match.play(seat, f"lay {max(values) if seat == 1 else min(values)} {trick}")
    while match.state.to_act == (JUDGE,):
        match.play(JUDGE, drawn_fact(match.state, {}, rng))
    while match.state.position.stage == "replay":  # type: ignore[attr-defined]
        match.play(match.state.to_act[0], "enough")
    seat = match.state.to_act[0]
    best, other = advised(oss, str(match.state), seat, match.seen(seat))
    assert best.value > other.value  # type: ignore[attr-defined]


# ---- one's own hand ---------------------------------------------------------------------------


def test_a_hand_is_judged_by_what_it_has_done() -> None:
    clever, clumsy = Judged(), Judged()
    assert clever.skill == clumsy.skill == 0.5
    for _ in range(6):
        clever.saw(lambda skill: skill)
        clumsy.saw(lambda skill: 1 - skill)
    assert clumsy.skill < 0.4 < 0.6 < clever.skill


@pytest.mark.parametrize(("kind", "better"), [("failed", False), ("managed", True)])
def test_solos_show_how_good_a_hand_is(kind: str, better: bool) -> None:
    args = {"seat": 2, "trick": "wollo", "value": 3, "bones": 3 if better else 0}
    skills = OSS.skills(3, [Event(kind, args)] * 5)
    assert (skills[2] > 0.5) == better
    assert skills[1] == skills[3] == 0.5


def test_towers_show_how_good_a_hand_is() -> None:
    built = [Event("stood", {"seat": 1, "block": "cuboid-1", "height": 15 * n}) for n in range(9)]
    fell = [
        Event("stood", {"seat": 2, "block": "cuboid-2", "height": 15}),
        Event("fell", {"seat": 2, "block": "cuboid-1"}),
    ]
    skills = BAUSACK.skills(2, [*built, *fell])
    assert skills[2] < 0.5 <= skills[1]
