"""The Good Pile and Three Reds Win with hands: on whose tower, from what, and what comes back."""

import random
from typing import Any

from ludotheque.contract import JUDGE, Setting
from ludotheque.hands import judges
from ludotheque.hands.builder import Builder, Skill
from ludotheque.hands.deed import USUAL_SECONDS, End
from ludotheque.hands.doing import Doing
from ludotheque.hands.placing import blocks_of, drive, placing_of
from ludotheque.hands.search import RAISED
from ludotheque.hands.spots import spots
from ludotheque.hands.tower import PlacingDeed
from ludotheque.match import Match
from ludotheque.physics.poses import Pose
from tests.bausack.test_building import GAME, done, end_of

BY_ITSELF = ["pass"] * 3  # nobody bids: who puts it up builds it


def begun(variant: str, players: int) -> Match:
    return Match(GAME, players, {"variant": variant, "first": 1}, bytes(32))


def plays(match: Match, *moves: str) -> None:
    for move in moves:
        match.play(match.state.to_act[0], move)


def placed(match: Match) -> Setting:
    """What is awaited, by a bot's hand: it stands."""
    setting = match.deed()
    assert isinstance(setting, Setting)
    doing = done(setting)
    assert doing.end
    assert doing.end.fact.startswith("stood")
    end_of(match, setting, doing)
    return setting


def dropped(match: Match) -> None:
    """Carried away from the tower and let go: it falls."""
    setting = match.deed()
    assert isinstance(setting, Setting)
    doing = Doing(judges.find(setting.judge, setting.version), setting, USUAL_SECONDS)
    (x, y, z), turn = placing_of(setting).block.place, placing_of(setting).block.turn
    for _ in range(60):
        doing.hear(setting.by[0], drive(Pose((x + 0.25, y, z), turn)))
        doing.step()
    doing.hear(setting.by[0], drive(Pose((x + 0.25, y, z), turn), opened=True))
    while doing.end is None:
        doing.step()
    assert doing.end.fact == "fell"
    end_of(match, setting, doing)


def lower_down(setting: Setting) -> End:
    """With a steady hand, on a spot where it does not raise the tower."""
    placing = placing_of(setting)
    found = spots([laid.body for laid in placing.tower], placing.block.solid)
    spot = max((spot for spot in found if spot.gain < RAISED), key=lambda spot: spot.margin)
    deed = PlacingDeed(setting)
    builder = Builder(spot.pose, Skill.of(1), random.Random(1))
    while deed.end is None:
        if (data := builder.move(deed)) is not None:
            deed.hear(setting.by[0], data)
        deed.step()
    return deed.end


def told(match: Match, kind: str) -> dict[str, Any]:
    return [event.args for event in match.seen(None) if event.kind == kind][-1]


def three_bases() -> Match:
    match = begun("goodpile", 3)
    for block in ("cuboid-1", "cuboid-2", "cuboid-3"):
        plays(match, f"sell {block} high", *BY_ITSELF)
        placed(match)
    return match


def given(match: Match, block: str) -> None:
    """Seat 2 buys it as a gift for seat 3, who does not want to place it."""
    plays(match, f"sell {block} gift", "bid 1", "pass", "pass", "give 3", "return")


def test_a_gift_is_placed_by_the_givers_hand_on_the_others_tower() -> None:
    match = three_bases()
    given(match, "cube-1")
    setting = placed(match)
    assert setting.by == (2,)
    assert [laid.id for laid in placing_of(setting).tower] == ["cuboid-3"]
    assert told(match, "stood-for")["owner"] == 3
    assert match.state.position.towers[3] == ("cuboid-3", "cube-1")  # type: ignore[attr-defined]


def test_what_a_giver_fells_stands_again_as_it_was_and_nobody_need_touch_it() -> None:
    match = three_bases()
    before = match.scenes[-1][1]
    given(match, "cube-1")
    dropped(match)
    rebuilt = match.deed()
    assert str(rebuilt) == f"stood {match.state.position.heights[3]}"  # type: ignore[attr-defined]
    match.play(JUDGE, str(rebuilt))
    assert match.state.position.fallen == (2,)  # type: ignore[attr-defined]
    plays(match, "sell cube-1 high", "pass", "pass")  # by seat 3, on what stood before
    setting = match.deed()
    assert isinstance(setting, Setting)
    assert setting.by == (3,)
    assert placing_of(setting).tower == blocks_of(before)


def test_a_block_that_does_not_raise_the_tower_is_in_the_hand_again() -> None:
    match = begun("threereds", 2)
    for block in ("cuboid-9", "cuboid-1", "skittle-1", "cuboid-3", "cube-1"):
        plays(match, f"sell {block} high", "pass", "pass")
        if block != "cube-1":
            placed(match)
    first = match.deed()
    for tries in (1, 2, 3):
        setting = match.deed()
        assert isinstance(setting, Setting)
        assert isinstance(first, Setting)
        assert setting.what == first.what  # as it was before the try
        assert (setting.dice == first.dice) == (tries == 1)  # and the hand trembles anew
        end = lower_down(setting)
        match.begin(setting)
        match.play(JUDGE, end.fact, scene=end.scene)
        assert told(match, "not-raised")["tries"] == tries
    assert told(match, "fell")["block"] == "cube-1"  # three times in vain is a fall
    assert match.state.position.won == {1: 0, 2: 1}  # type: ignore[attr-defined]
