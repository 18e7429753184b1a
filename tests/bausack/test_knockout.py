"""Knock-Out, clause by clause."""

from tests.bausack.table import all_but, at, begin

THREE = "cuboid-1@15/cuboid-2@15/cuboid-3@20"


def test_the_auctioneer_names_any_block_and_either_kind_of_auction() -> None:
    table = begin("knockout", 3)
    assert len(table.legal(1)) == 140
    assert {"sell egg-1 high", "sell egg-1 horror"} <= set(table.legal(1))
    assert table.refused("1: sell egg-1 gift") == "no-such-sale"
    table.play("1: sell egg-1 high", "2: bid 1", "3: pass", "1: pass", "0: stood 32")
    assert table.refused("2: sell egg-1 high") == "not-on-table"


def test_the_auctioneer_changes_clockwise() -> None:
    table = begin("knockout", 3, first=2)
    auctioneers: list[int] = []
    for block in ("cuboid-1", "cuboid-2", "cuboid-3", "cuboid-4"):
        auctioneers += table.to
        table.play(f"{table.to[0]}: sell {block} horror")
        table.play(f"{table.to[0]}: accept", "0: stood 15")
    assert auctioneers == [2, 3, 1, 2]


# ---- Highest bidder -----------------------------------------------------------------------------


def test_bids_go_round_until_one_is_left_who_pays_the_bank_and_builds() -> None:
    table = begin("knockout", 3).play("1: sell arch-1 high", "2: bid 1", "3: bid 3", "1: bid 4")
    assert table.to == [2]
    table.play("2: pass", "3: bid 6", "1: pass")
    assert table.args("bought") == {"seat": 3, "block": "arch-1", "beans": 6}
    assert table.p.beans == {1: 10, 2: 10, 3: 4}
    assert table.p.bank == 36
    assert (table.p.to, table.p.tower) == (3, 3)


def test_a_bid_must_raise_the_last() -> None:
    table = begin("knockout", 3).play("1: sell arch-1 high", "2: bid 3")
    assert table.refused("3: bid 3") == "bid-low"
    assert table.legal(3) == ["pass", *(f"bid {beans}" for beans in range(4, 11))]


def test_who_has_passed_is_out_of_this_auction() -> None:
    table = begin("knockout", 4).play("1: sell arch-1 high", "2: pass", "3: bid 1", "4: bid 2")
    table.play("1: pass")
    assert table.to == [3]
    table.play("3: bid 3")
    assert table.to == [4]


def test_the_auctioneer_may_bid_too() -> None:
    table = begin("knockout", 2).play("1: sell arch-1 high", "2: bid 1", "1: bid 2", "2: pass")
    assert table.p.beans == {1: 8, 2: 10}
    assert table.p.to == 1


def test_with_no_bid_the_auctioneer_builds_it_for_nothing() -> None:
    table = begin("knockout", 2).play("1: sell arch-1 high", "2: pass", "1: pass")
    assert table.kinds()[-1] == "unsold"
    assert table.p.beans == {1: 10, 2: 10}
    assert (table.p.to, table.p.tower) == (1, 1)


# ---- Who wants this horror? ---------------------------------------------------------------------


def test_the_auctioneer_says_nought_and_passes_it_left() -> None:
    table = begin("knockout", 3).play("1: sell egg-1 horror")
    assert table.p.bids == {1: 0}
    assert table.to == [2]


def test_each_takes_it_or_bids_exactly_one_bean_more() -> None:
    table = begin("knockout", 3).play("1: sell egg-1 horror")
    assert table.legal(2) == ["accept", "bid 1"]
    assert table.refused("2: bid 2") == "bid-exact"
    assert table.refused("2: pass") == "no-pass"
    table.play("2: bid 1")
    assert table.legal(3) == ["accept", "bid 2"]


def test_the_taker_pays_nothing_and_each_other_their_own_last_bid() -> None:
    table = begin("knockout", 4).play("1: sell egg-1 horror", "2: bid 1", "3: bid 2", "4: accept")
    assert table.p.beans == {1: 10, 2: 9, 3: 8, 4: 10}
    assert table.p.bank == 23
    assert (table.p.to, table.p.tower) == (4, 4)
    assert table.kinds()[-3:] == ["accepted", "paid", "paid"]


def test_it_can_come_round_again_and_only_the_last_bids_are_paid() -> None:
    table = begin("knockout", 3).play(
        "1: sell egg-1 horror", "2: bid 1", "3: bid 2", "1: bid 3", "2: bid 4", "3: accept"
    )
    assert table.p.beans == {1: 7, 2: 6, 3: 10}


def test_the_auctioneer_too_must_raise_or_take_it() -> None:
    table = begin("knockout", 3).play("1: sell egg-1 horror", "2: bid 1", "3: bid 2")
    assert table.legal(1) == ["accept", "bid 3"]
    table.play("1: accept")
    assert table.p.beans == {1: 10, 2: 9, 3: 8}
    assert table.p.to == 1


def test_who_cannot_raise_takes_it() -> None:
    table = at("knockout", 3, beans="10,10,1").play("1: sell egg-1 horror", "2: bid 1")
    assert table.legal(3) == ["accept"]
    assert table.refused("3: bid 2") == "bid-beans"


def test_without_beans_one_plays_on_and_may_still_open_a_horror() -> None:
    table = at("knockout", 3, beans="0,1,10", to=1)
    assert "sell egg-1 horror" in table.legal(1)
    table.play("1: sell egg-1 horror", "2: bid 1", "3: bid 2")
    assert table.legal(1) == ["accept"]


# ---- Building -----------------------------------------------------------------------------------


def test_building_is_free_beside_or_on_top() -> None:
    table = at("knockout", 2, towers="cuboid-1@15/cuboid-2@15")
    table.play("1: sell cube-1 horror", "2: accept", "0: stood 15")
    assert table.p.towers[2] == ("cuboid-2", "cube-1")


# ---- The end ------------------------------------------------------------------------------------


def test_who_has_fallen_is_out_and_the_blocks_are_for_sale_again() -> None:
    table = at("knockout", 3, towers="cuboid-1@15/cuboid-2+arch-1@45/cuboid-3@20")
    table.play("1: sell egg-1 horror", "2: accept", "0: fell")
    assert table.p.fallen == (2,)
    assert table.to == [3]
    assert {f"sell {block} high" for block in ("egg-1", "cuboid-2", "arch-1")} <= set(
        table.legal(3)
    )


def test_the_last_one_not_fallen_wins() -> None:
    table = at("knockout", 3, towers=THREE)
    table.play("1: sell egg-1 horror", "2: accept", "0: fell")
    table.play("3: sell egg-1 horror", "1: accept", "0: fell")
    assert table.outcome.winners == (3,)
    assert table.outcome.places == {1: 2, 2: 3, 3: 1}
    assert table.outcome.scores == {1: 1, 2: 0, 3: 2}


def test_the_last_one_wins_with_or_without_a_block() -> None:
    table = at("knockout", 2, towers="-/cuboid-2@15")
    table.play("1: sell egg-1 horror", "2: accept", "0: fell")
    assert table.outcome.winners == (1,)
    assert table.p.towers[1] == ()


def test_if_no_block_is_left_the_tallest_standing_tower_wins() -> None:
    left = all_but("cuboid-1", "cuboid-2", "cuboid-3", "egg-1")
    table = at("knockout", 4, towers=f"{THREE}/-", gone=left, fallen="4")
    table.play("1: sell egg-1 horror", "2: accept", "0: stood 18")
    assert table.outcome.winners == (3,)
    assert table.outcome.places == {1: 3, 2: 2, 3: 1, 4: 4}
