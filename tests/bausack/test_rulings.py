"""B1 to B7, the rulings for all five games; B3 has a page of its own."""

import pytest

from ludotheque.contract import BadOption
from ludotheque.dice import seed_from
from ludotheque.games.bausack.game import GAME
from tests.bausack.table import all_but, at, begin

# ---- B1: the base, and what a fall is -----------------------------------------------------------


def test_b1_the_first_block_of_a_tower_is_its_base() -> None:
    table = begin("knockout", 2).play("1: sell arch-1 high", "2: bid 1", "1: pass")
    assert table.state.attempt is not None
    assert table.state.attempt.args["base"]
    table.play("0: stood 30")
    assert table.p.towers == {1: (), 2: ("arch-1",)}


def test_b1_a_base_cannot_fall_it_is_the_one_block_that_may_touch_the_table() -> None:
    table = begin("babel", 2).play("1: take ball-1")
    assert "fell" not in table.legal(0)
    assert table.refused("0: fell") == "base-cannot-fall"
    table.play("0: stood 30", "2: take ball-2")
    assert "fell" in table.legal(0)


def test_b1_partly_fallen_is_fallen() -> None:
    """The fact has no degrees: it stood, or it fell."""
    table = at("knockout", 3, towers="cuboid-1@15/cuboid-2@15/-")
    table.play("1: sell egg-1 horror", "2: accept", "0: fell")
    assert table.p.fallen == (2,)
    assert table.p.towers[2] == ()
    assert {"egg-1", "cuboid-2"} <= set(table.p.table)


# ---- B2: no hand on a standing block ------------------------------------------------------------


def test_b2_what_has_been_let_go_is_placed() -> None:
    table = begin("babel", 2).play("1: take cuboid-1", "0: stood 15")
    assert table.to == [2]
    assert table.refused("1: take cuboid-2") == "not-your-turn"
    assert table.refused("2: take cuboid-1") == "not-on-table"


def test_b2_a_block_may_push_so_that_the_tower_ends_lower() -> None:
    table = at("chain", 2, towers="cuboid-1+cylinder-5@75/cuboid-2@15", lines="ring-1,egg-1/egg-2")
    table.play("1: front 1", "0: stood 60")
    assert table.p.heights[1] == 60


# ---- B4: the starter ----------------------------------------------------------------------------


def test_b4_the_starter_is_chosen_by_the_host() -> None:
    assert [begin("knockout", 3, first=seat).to for seat in (1, 2, 3)] == [[1], [2], [3]]
    with pytest.raises(BadOption, match="first"):
        begin("knockout", 3, first=4)


def test_b4_or_drawn_by_lot() -> None:
    starters: set[int] = set()
    for number in range(60):
        state, events = GAME.begin(4, {}, seed_from(str(number)))
        assert events[0].kind == "lot"
        assert events[0].shows
        assert state.to_act == (events[0].args["seat"],)
        starters |= set(state.to_act)
    assert starters == {1, 2, 3, 4}


# ---- B5: beans ----------------------------------------------------------------------------------


def test_b5_ten_beans_each_in_the_three_games_with_auctions_and_none_in_the_others() -> None:
    for variant in ("knockout", "goodpile", "threereds"):
        assert begin(variant, 2).p.beans == {1: 10, 2: 10}
        assert begin(variant, 2).p.bank == 40
    for variant in ("babel", "chain"):
        assert begin(variant, 2).p.beans == {1: 0, 2: 0}


def test_b5_bids_are_whole_beans_that_the_bidder_has() -> None:
    table = at("knockout", 2, beans="3,4").play("1: sell arch-1 high")
    assert table.legal(2) == ["pass", "bid 1", "bid 2", "bid 3", "bid 4"]
    assert table.refused("2: bid 5") == "bid-beans"
    assert table.refused("2: bid 0") == "bid-low"


def test_b5_beans_are_public() -> None:
    state = at("knockout", 2, beans="3,4").state
    assert [state.view(seat)["beans"] for seat in (1, 2, None)] == [{"1": 3, "2": 4}] * 3


def test_b5_the_left_neighbour_bids_first_and_the_auctioneer_last() -> None:
    table = at("knockout", 3, to=2, auctioneer=2).play("2: sell arch-1 high")
    order: list[int] = []
    for _ in range(3):
        order += table.to
        table.play(f"{table.to[0]}: pass")
    assert order == [3, 1, 2]


def test_b5_whose_tower_has_fallen_neither_bids_nor_auctions() -> None:
    table = at("knockout", 4, fallen="2").play("1: sell arch-1 high")
    assert table.to == [3]
    table.play("3: pass", "4: pass", "1: pass", "0: stood 30")
    assert table.to == [3]  # the next auctioneer


# ---- B6: heights --------------------------------------------------------------------------------


def test_b6_heights_are_equal_within_one_millimetre_and_equal_towers_share() -> None:
    towers = "cuboid-1@100/cuboid-2@101/cuboid-3@102"
    table = at("goodpile", 3, stage="alone", to=3, towers=towers, stopped="1,2").play("3: stop")
    assert table.outcome.winners == (2, 3)
    assert table.outcome.places == {1: 3, 2: 1, 3: 1}
    assert table.outcome.scores == {1: 100, 2: 101, 3: 102}


def test_b6_a_tower_knocked_down_by_another_is_put_back() -> None:
    """The fact names nobody: only the builder's tower has fallen, the other stays as it was."""
    table = at("knockout", 3, towers="cuboid-1@15/cuboid-2+egg-2@47/-")
    table.play("1: sell egg-1 high", "2: pass", "3: pass", "1: pass", "0: fell")
    assert table.p.fallen == (1,)
    assert table.p.towers[2] == ("cuboid-2", "egg-2")
    assert table.p.heights[2] == 47


def test_b6_a_tower_at_rest_stays_at_rest() -> None:
    table = at("knockout", 2, towers="cuboid-1@15/cuboid-2@15")
    assert table.to == [1]
    assert table.refused("0: fell") == "not-your-turn"


# ---- B7: every block must raise the tower -------------------------------------------------------


@pytest.mark.parametrize("height", [14, 15])
def test_b7_a_block_that_does_not_raise_is_no_placement(height: int) -> None:
    table = at("goodpile", 2, stage="alone", towers="cuboid-1@15/-", stopped="2")
    table.play("1: take ring-1", f"0: stood {height}")
    assert table.kinds() == ["took", "not-raised"]
    assert table.p.hand == "ring-1"
    assert table.p.towers[1] == ("cuboid-1",)
    assert table.p.heights[1] == 15
    assert table.to == [0]


def test_b7_one_millimetre_is_enough() -> None:
    table = at("goodpile", 2, stage="alone", towers="cuboid-1@15/-", stopped="2")
    table.play("1: take ring-1", "0: stood 16")
    assert table.p.towers[1] == ("cuboid-1", "ring-1")


def test_b7_a_second_try_may_still_succeed() -> None:
    table = at("goodpile", 2, stage="alone", towers="cuboid-1@15/-", stopped="2")
    table.play("1: take ring-1", "0: stood 15", "0: stood 15", "0: stood 30")
    assert table.p.heights[1] == 30
    assert table.p.tries == 0


def test_b7_third_try_that_does_not_raise_counts_as_a_fall() -> None:
    table = at("goodpile", 3, stage="sale", towers="cuboid-1@15/cuboid-2@15/cuboid-3@20")
    table.play("1: sell ring-1 high", "2: pass", "3: pass", "1: pass")
    table.play(*["0: stood 15"] * 3)
    assert table.kinds() == ["not-raised"] * 3 + ["fell"]
    assert table.p.fallen == (1,)


def test_b7_tries_are_counted_anew_for_each_block() -> None:
    table = at("goodpile", 2, stage="alone", towers="cuboid-1@15/-", stopped="2")
    table.play("1: take ring-1", "0: stood 15", "0: stood 15", "0: stood 30")
    table.play("1: take ring-2", "0: stood 30", "0: stood 30")
    assert table.p.fallen == ()
    assert table.p.tries == 2


def test_b7_holds_in_three_reds_too() -> None:
    table = at("threereds", 2, towers="cuboid-1@15/cuboid-2@15")
    table.play("1: sell ring-1 high", "2: pass", "1: pass", *["0: stood 15"] * 3)
    assert table.args("round-won")["seat"] == 2


@pytest.mark.parametrize("variant", ["chain", "knockout"])
def test_b7_does_not_hold_where_one_may_build_beside(variant: str) -> None:
    lines = "ring-1,egg-1/egg-2" if variant == "chain" else "-"
    table = at(variant, 2, towers="cuboid-1@15/cuboid-2@15", lines=lines)
    if variant == "chain":
        table.play("1: front 1", "0: stood 15")
    else:
        table.play("1: sell ring-1 high", "2: pass", "1: pass", "0: stood 15")
    assert table.p.towers[1] == ("cuboid-1", "ring-1")


def test_b7_the_height_must_be_told() -> None:
    table = at("goodpile", 2, stage="alone", towers="cuboid-1@15/-", stopped="2")
    table.play("1: take ring-1")
    assert table.refused("0: stood") == "height-needed"
    assert table.refused("0: stood 0") == "height-range"


# ---- Measuring only where it matters ------------------------------------------------------------


def test_where_heights_need_not_be_known_nobody_has_to_measure() -> None:
    table = begin("babel", 2).play("1: take cuboid-1", "0: stood", "2: take cuboid-2", "0: stood")
    assert table.p.heights == {0: None}
    assert table.kinds().count("stood-unmeasured") == 2


def test_towers_that_nobody_has_measured_are_measured_when_heights_decide() -> None:
    table = at(
        "knockout",
        3,
        towers="cuboid-1@15/cuboid-2@?/cuboid-3@?",
        gone=all_but("egg-1", "cuboid-1", "cuboid-2", "cuboid-3"),
    )
    table.play("1: sell egg-1 high", "2: pass", "3: pass", "1: pass", "0: stood 40")
    assert table.state.attempt is not None
    assert table.state.attempt.kind == "measure"
    assert table.refused("0: fell") == "nothing-falls"
    assert table.refused("0: stood") == "height-needed"
    table.play("0: stood 41", "0: stood 20")
    assert table.outcome.winners == (1, 2)
