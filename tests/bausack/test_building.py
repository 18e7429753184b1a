"""Matches built in wood by the hands of bots: each deed from where the last one left the tower."""

import random
from collections.abc import Iterator

import pytest

from ludotheque import bots, shelf
from ludotheque.contract import JUDGE, Move, Setting
from ludotheque.games.bausack.blocks import IDS
from ludotheque.hands import judges
from ludotheque.hands.deed import USUAL_SECONDS
from ludotheque.hands.doing import Doing
from ludotheque.hands.placing import placing_of
from ludotheque.match import Match

GAME = shelf.game("bausack")
TABLES = [("babel", 2), ("chain", 2), ("knockout", 3), ("goodpile", 3), ("threereds", 2)]
ENDS = {"babel": "bean", "chain": "round-won", "knockout": "won", "goodpile": "won"}
ENDS["threereds"] = "round-won"
A_WHILE = 60.0  # seconds, more than it ever thinks


def done(setting: Setting) -> Doing:
    """By the hands of bots, faster than the clock."""
    doing = Doing(judges.find(setting.judge, setting.version), setting, USUAL_SECONDS)
    doing.seat_bots(dict.fromkeys(setting.by, "club"))
    for hand in doing.bots.values():
        while hand.think():
            pass
    while doing.end is None:
        doing.step()
    return doing


def chosen(match: Match, rng: random.Random) -> Move:
    """By a bot that thinks a little and is never short of time."""
    seat = match.state.to_act[0]
    bot = bots.named("casual", GAME)
    return bot.choose(seat, match.state.view(seat), match.seen(seat), A_WHILE, rng)


def played(match: Match, most: int) -> Iterator[tuple[Match, Setting]]:
    """By bots, choices and deeds, until it is over or so many were done: each deed as it was set,
    before its fact is in the match."""
    rng = random.Random(5)
    deeds = 0
    while match.state.to_act and deeds < most:
        if match.state.to_act != (JUDGE,):
            match.play(match.state.to_act[0], chosen(match, rng))
            continue
        found = match.deed()
        assert found is not None
        if isinstance(found, Move):
            match.play(JUDGE, found)
            continue
        yield match, found
        end_of(match, found, done(found))
        deeds += 1


def end_of(match: Match, setting: Setting, doing: Doing) -> None:
    assert doing.end
    match.begin(setting)
    match.play(JUDGE, match.game.move(doing.end.fact), scene=doing.end.scene)


def build(variant: str, players: int, most: int, **options: object) -> Match:
    match = Match(GAME, players, {"variant": variant, **options}, bytes(32))
    for at, setting in played(match, most):
        p: object = at.state.position
        placing = placing_of(setting)
        assert setting.by == (p.to,)  # type: ignore[attr-defined]
        assert placing.raising == (variant in ("goodpile", "threereds"))
        assert placing.block.id == p.hand  # type: ignore[attr-defined]
        shown = (at.stands() or {}).get(str(p.tower), [])  # type: ignore[attr-defined]
        assert [one["id"] for one in shown] == [laid.id for laid in placing.tower]
        for one, laid in zip(shown, placing.tower, strict=True):
            assert one["place"] == pytest.approx(laid.place, abs=1e-5)
        assert {laid.id for laid in placing.tower} == {*p.towers[p.tower]}  # type: ignore[attr-defined]
    return match


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_towers_grow_from_where_they_were_left(variant: str, players: int) -> None:
    build(variant, players, 6)


@pytest.mark.parametrize("options", [{"box": "sacnoir"}, {"blind": True}], ids=["black", "blind"])
def test_from_the_black_sack_too_and_with_a_hand_that_does_not_look(
    options: dict[str, object],
) -> None:
    match = build("babel", 2, 6, **options)
    blocks = {event.args["block"] for event in match.seen(None) if event.kind == "stood"}
    assert blocks
    assert blocks <= {*IDS["sacnoir" if "box" in options else "bausack"]}


@pytest.mark.long
@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_a_whole_match_is_built_by_bots(variant: str, players: int) -> None:
    match = build(variant, players, 10_000)
    outcome = match.outcome
    assert outcome
    assert outcome.winners
    told = {event.kind for event in match.seen(None)}
    assert {"stood", "fell"} <= told
    assert ENDS[variant] in told


@pytest.mark.parametrize(("tremor", "times"), [("usual", 1.0), ("more", 1.6), ("much", 2.5)])
def test_hands_tremble_as_much_as_the_table_has_chosen(tremor: str, times: float) -> None:
    match = Match(GAME, 2, {"variant": "babel", "tremor": tremor}, bytes(32))
    match.play(match.state.to_act[0], "take cuboid-1")
    setting = match.deed()
    assert isinstance(setting, Setting)
    assert placing_of(setting).tremor == times
