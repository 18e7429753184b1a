"""Bots look at the towers on the screen, and take, bid, keep and stop by what they see."""

import random

import pytest

from ludotheque import bots
from ludotheque.contract import Seat
from ludotheque.games.bausack.game import GAMES
from ludotheque.games.bausack.habits import habit
from ludotheque.games.bausack.hand import RAISING, Foreseen
from ludotheque.games.bausack.looking import Top, Tops, tops
from tests.bausack.table import all_but, at
from tests.bausack.test_building import GAME
from tests.bausack.test_by_hand import begun, placed, plays

TOWER = ("cuboid-1", "cuboid-4", "skittle-1")
FLAT, POINTED = Top(0.0, 0.0), Top(1.0, 1.0)


def test_a_place_beside_the_point_is_seen_and_one_that_does_not_raise_is_told_apart() -> None:
    match = begun("threereds", 2)
    for block in ("cuboid-9", "cuboid-1", "cube-1", "cube-4", "skittle-1", "skittle-2"):
        plays(match, f"sell {block} high", "pass", "pass")
        placed(match)
    stands = match.stands()
    assert stands
    seen = tops(stands)
    narrow, wide = frozenset({"cuboid-1", "cube-4", "skittle-2"}), {"cuboid-9", "cube-1"}
    assert seen[narrow] == POINTED
    assert seen[frozenset({*wide, "skittle-1"})] == Top(0.0, 1.0)  # beside it, on the base


def test_it_is_known_which_games_must_raise_the_tower() -> None:
    assert {variant for variant, rules in GAMES.items() if rules.raising} == RAISING


def does(variant: str, seat: Seat, seen: Top | None, **given: object) -> str:
    tower = "+".join(TOWER) + "@150"
    p = at(variant, 2, towers=f"{tower}/cuboid-2@500", **given).p
    seen_tops: Tops = {frozenset(TOWER): seen} if seen else {}
    skills = Foreseen({1: 0.65, 2: 0.65}, seen_tops)
    return str(habit(p, seat, skills, random.Random(1)))


AUCTION = {"auctioneer": 2, "to": 1}


@pytest.mark.parametrize(
    ("variant", "given", "flat", "pointed"),
    [
        (
            "knockout",
            {"hand": "cuboid-3", "stage": "horror", "sale": "horror", "bids": "2:4"},
            "accept",
            "bid 5",
        ),
        ("goodpile", {"hand": "cuboid-3", "stage": "bid", "sale": "high"}, "bid 1", "pass"),
        ("threereds", {"hand": "skittle-2", "stage": "keep"}, "keep", "give 2"),
    ],
)
def test_who_can_look_bids_and_keeps_by_what_is_seen(
    variant: str, given: dict[str, object], flat: str, pointed: str
) -> None:
    assert does(variant, 1, FLAT, **AUCTION, **given) == flat
    assert does(variant, 1, POINTED, **AUCTION, **given) == pointed


def test_the_last_builder_stops_where_there_is_no_place_and_goes_on_where_there_is() -> None:
    left = {"stage": "alone", "gone": all_but(*TOWER, "cuboid-2", "cuboid-3"), "stopped": "2"}
    assert does("goodpile", 1, FLAT, **left) == "take cuboid-3"
    assert does("goodpile", 1, POINTED, **left) == "stop"


def test_a_bot_is_given_what_stands() -> None:
    match = begun("threereds", 2)
    for block in ("cuboid-9", "cuboid-1"):
        plays(match, f"sell {block} high", "pass", "pass")
        placed(match)
    bot = bots.named("expert", GAME, match.stands())
    seen = bot.plan.skills(2, []).tops  # type: ignore[attr-defined]
    assert set(seen) == {frozenset({"cuboid-9"}), frozenset({"cuboid-1"})}
    assert bot.choose(1, match.state.view(1), match.seen(1), 60.0, random.Random(1)) in [
        choice.move for choice in match.state.moves(1)
    ]
