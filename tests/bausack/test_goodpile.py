"""The Good Pile, clause by clause."""

from tests.bausack.table import Table, all_but, at, begin

THREE = "cuboid-1@15/cuboid-2@15/cuboid-3@20"
GIFT = ["1: sell egg-1 gift", "2: bid 2", "3: pass", "1: pass"]  # seat 2 may give it


def three(**given: object) -> Table:
    return at("goodpile", 3, **{"towers": THREE, **given})


def test_two_kinds_of_auction() -> None:
    table = begin("goodpile", 3)
    assert {"sell egg-1 high", "sell egg-1 gift"} <= set(table.legal(1))
    assert table.refused("1: sell egg-1 horror") == "no-such-sale"


def test_highest_bidder_pays_and_builds() -> None:
    table = three().play("1: sell arch-1 high", "2: bid 2", "3: bid 3", "1: pass", "2: pass")
    assert table.p.beans == {1: 10, 2: 10, 3: 7}
    assert (table.p.to, table.p.tower) == (3, 3)
    table.play("0: stood 50")
    assert table.p.towers[3] == ("cuboid-3", "arch-1")
    assert table.p.to == 2  # the next auctioneer


def test_as_a_gift_the_winner_pays_and_hands_it_to_an_opponent() -> None:
    table = three().play(*GIFT)
    assert table.p.beans == {1: 10, 2: 8, 3: 10}
    assert table.to == [2]
    assert table.legal(2) == ["give 1", "give 3"]
    assert table.refused("2: give 2") == "give-whom"
    table.play("2: give 3")
    assert table.to == [3]


def test_only_to_one_who_is_still_building() -> None:
    table = at(
        "goodpile",
        4,
        towers="cuboid-1@15/cuboid-2@15/cuboid-3@20/-",
        stopped="3",
        fallen="4",
    ).play(*GIFT)
    assert table.legal(2) == ["give 1"]
    assert table.refused("2: give 3") == "give-whom"
    assert table.refused("2: give 4") == "give-whom"


def test_one_without_a_base_makes_the_gift_the_base() -> None:
    table = begin("goodpile", 3).play(*GIFT, "2: give 3", "3: place")
    assert "fell" not in table.legal(0)
    table.play("0: stood 32")
    assert table.p.towers[3] == ("egg-1",)


def test_the_receiver_may_place_it_and_falls_by_it() -> None:
    table = three().play(*GIFT, "2: give 3")
    assert table.legal(3) == ["place", "return"]
    table.play("3: place")
    assert (table.p.to, table.p.tower) == (3, 3)
    table.play("0: fell")
    assert table.p.fallen == (3,)


def test_or_has_the_giver_place_it_on_the_receivers_tower() -> None:
    table = three().play(*GIFT, "2: give 3", "3: return")
    assert (table.p.to, table.p.tower) == (2, 3)
    assert table.state.attempt is not None
    assert table.state.attempt.by == (2,)
    table.play("0: stood 52")
    assert table.p.towers[3] == ("cuboid-3", "egg-1")
    assert table.p.heights == {1: 15, 2: 15, 3: 52}
    assert table.args("stood-for")["owner"] == 3


def test_the_givers_placement_must_raise_it_too() -> None:
    table = three().play(*GIFT, "2: give 3", "3: return", *["0: stood 20"] * 3)
    assert table.kinds()[-4:] == ["not-raised"] * 3 + ["felled"]
    assert table.p.fallen == (2,)
    assert table.args("felled")["stands"]
    assert table.p.towers[3] == ("cuboid-3",)
    assert table.to == [3, 1]  # nothing has come down: nothing is rebuilt


def test_a_giver_who_fells_it_is_out_and_the_receiver_has_the_tower_back() -> None:
    table = three().play(*GIFT, "2: give 3", "3: return", "0: fell")
    assert table.args("felled") == {"seat": 2, "owner": 3, "block": "egg-1", "stands": False}
    assert table.p.fallen == (2,)
    assert table.p.towers == {1: ("cuboid-1",), 2: (), 3: ("cuboid-3",)}
    assert table.p.heights[3] == 20  # as it was, without the gift
    assert {"egg-1", "cuboid-2"} <= set(table.p.table)


def test_at_a_real_table_it_is_rebuilt_and_measured() -> None:
    table = three().play(*GIFT, "2: give 3", "3: return", "0: fell")
    assert table.state.attempt is not None
    assert (table.state.attempt.kind, table.state.attempt.by) == ("rebuild", (3,))
    assert table.legal(0) == ["stood 20"]
    assert table.refused("0: fell") == "nothing-falls"
    table.play("0: stood 60")
    assert table.p.heights[3] == 60
    assert table.p.to == 3  # seat 2 is out; seat 3 is the next auctioneer


def test_a_giver_is_out_even_with_a_standing_tower_that_had_stopped() -> None:
    table = at("goodpile", 3, towers="cuboid-1@15/cuboid-2@500/cuboid-3@20", stopped="2").play(
        *GIFT, "2: give 3", "3: return", "0: fell", "0: stood 20"
    )
    table.play("1: stop", "3: stop")
    assert table.outcome.winners == (3,)
    assert table.outcome.scores == {1: 15, 2: 0, 3: 20}


# ---- Stopping -----------------------------------------------------------------------------------


def test_between_auctions_anyone_may_stop_for_good() -> None:
    table = three()
    assert table.to == [1, 2, 3]
    table.play("3: stop")
    assert table.p.stopped == (3,)
    assert table.to == [1, 2]
    assert table.refused("3: stop") == "not-your-turn"


def test_the_auctioneer_waits_for_nobody_and_who_goes_on_need_not_say_so() -> None:
    table = three()
    assert table.legal(2) == ["go on", "stop"]
    table.play("2: go on")
    assert table.to == [1, 3]
    table.play("1: sell arch-1 high")
    assert table.to == [2]
    table.play("2: pass", "3: pass", "1: pass", "0: stood 45")
    assert table.to == [2, 3, 1]


def test_not_during_an_auction() -> None:
    table = three().play("1: sell arch-1 high")
    assert table.refused("2: stop") == "not-now"


def test_no_block_is_added_to_a_stopped_tower() -> None:
    table = three(stopped="2").play("1: sell arch-1 high")
    assert table.to == [3]  # seat 2 does not bid for blocks to build
    table.play("3: pass", "1: pass")
    assert table.p.to == 1


def test_nor_given_to_it_but_its_owner_bids_on_gifts_and_gives() -> None:
    table = three(stopped="2").play("1: sell egg-1 gift")
    assert table.to == [2]
    table.play("2: bid 1", "3: pass", "1: pass")
    assert table.legal(2) == ["give 1", "give 3"]
    table.play("2: give 1", "1: place", "0: stood 47")
    other = three(stopped="3").play(*GIFT)
    assert other.legal(2) == ["give 1"]


def test_with_no_bid_the_auctioneer_builds_a_gift_too() -> None:
    table = three().play("1: sell egg-1 gift", "2: pass", "3: pass", "1: pass")
    assert (table.p.to, table.p.tower) == (1, 1)


def test_an_auctioneer_who_has_stopped_may_only_offer_gifts() -> None:
    table = three(stopped="1")
    assert all(move.endswith(" gift") for move in table.legal(1))
    assert table.refused("1: sell egg-1 high") == "only-gifts"
    assert table.refused("1: stop") == "has-stopped"
    stopping = three().play("1: stop")
    assert stopping.to == [1, 2, 3]  # still the auctioneer
    assert all(move.endswith(" gift") for move in stopping.legal(1))


def test_a_gift_of_theirs_that_nobody_bids_for_ends_the_turn() -> None:
    table = three(stopped="1").play("1: sell egg-1 gift", "2: pass", "3: pass", "1: pass")
    assert table.kinds()[-1] == "unwanted"
    assert "egg-1" in table.p.table
    assert table.p.to == 2


# ---- Alone, and the end -------------------------------------------------------------------------


def test_with_one_builder_left_there_are_no_more_auctions() -> None:
    table = three(stopped="2").play("1: stop")
    assert table.p.stage == "alone"
    assert table.to == [3]
    assert len(table.legal(3)) == 67 + 1
    assert table.refused("3: sell arch-1 high") == "not-now"


def test_that_player_adds_blocks_alone_until_stopping() -> None:
    table = three(stopped="1,2", stage="alone", to=3)
    table.play("3: take arch-1", "0: stood 50", "3: take cube-1", "0: stood 70", "3: stop")
    assert table.outcome.winners == (3,)
    assert table.outcome.scores == {1: 15, 2: 15, 3: 70}


def test_or_falling() -> None:
    table = three(stopped="1,2", stage="alone", to=3).play("3: take arch-1", "0: fell")
    assert table.outcome.winners == (1, 2)
    assert table.outcome.places == {1: 1, 2: 1, 3: 3}


def test_a_fall_may_leave_one_builder() -> None:
    table = at("goodpile", 2, towers="cuboid-1@15/cuboid-2@15")
    table.play("1: sell egg-1 high", "2: pass", "1: pass", "0: fell")
    assert table.p.stage == "alone"
    assert table.to == [2]


def test_no_block_left_and_the_tallest_standing_tower_wins() -> None:
    left = all_but("cuboid-1", "cuboid-2", "cuboid-3", "egg-1")
    table = three(gone=left).play("1: sell egg-1 high", "2: pass", "3: pass", "1: pass")
    table.play("0: stood 47")
    assert table.outcome.winners == (1,)


def test_when_no_tower_stands_the_last_to_have_fallen_wins() -> None:
    table = at("goodpile", 2, stage="alone", to=2, towers="-/cuboid-2@15", fallen="1")
    table.play("2: take egg-1", "0: fell")
    assert table.outcome.winners == (2,)


def test_one_may_stop_before_having_built() -> None:
    table = begin("goodpile", 2).play("2: stop", "1: stop")
    assert table.outcome.winners == (1, 2)
