"""Three Reds Win, clause by clause."""

import re

import pytest

from tests.bausack.table import Table, all_but, at, begin

TWO = "cuboid-1@15/cuboid-2@15"


def unopposed(table: Table, block: str, height: int) -> Table:
    """The auctioneer builds a block that nobody bids for."""
    seat = table.to[0]
    other = 3 - seat
    return table.play(
        f"{seat}: sell {block} high", f"{other}: pass", f"{seat}: pass", f"0: stood {height}"
    )


def test_only_highest_bidder() -> None:
    table = begin("threereds", 2)
    assert table.legal(1) == [f"sell {block} high" for block in table.p.table]
    assert table.refused("1: sell egg-1 horror") == "no-such-sale"
    assert table.refused("1: sell egg-1 gift") == "no-such-sale"


def test_the_winner_keeps_the_block() -> None:
    table = begin("threereds", 2).play("1: sell egg-1 high", "2: bid 1", "1: bid 2", "2: pass")
    assert table.p.beans == {1: 8, 2: 10}
    assert table.legal(1) == ["keep", "give 2"]
    table.play("1: keep", "0: stood 32")
    assert table.p.towers == {1: ("egg-1",), 2: ()}


def test_or_gives_it_to_the_opponent_who_must_build_it() -> None:
    table = at("threereds", 2, towers=TWO).play("1: sell egg-1 high", "2: bid 1", "1: pass")
    assert table.refused("2: give 2") == "give-whom"
    table.play("2: give 1")
    assert table.to == [0]
    assert (table.p.to, table.p.tower) == (1, 1)
    table.play("0: stood 47")
    assert table.p.towers[1] == ("cuboid-1", "egg-1")


def test_with_no_bid_the_auctioneer_builds_it() -> None:
    table = unopposed(begin("threereds", 2), "egg-1", 32)
    assert table.p.towers == {1: ("egg-1",), 2: ()}
    assert table.p.beans == {1: 10, 2: 10}
    assert table.to == [2]


def test_further_bases_may_stand_on_the_table_if_they_raise_the_height() -> None:
    """Whether a block stands on the table or on the tower is for the judge; the height is not."""
    table = at("threereds", 2, towers=TWO).play("1: sell pole-1 high", "2: pass", "1: pass")
    table.play("0: stood 15")
    assert table.kinds() == ["not-raised"]
    table.play("0: stood 90")
    assert table.p.towers[1] == ("cuboid-1", "pole-1")


def test_three_red_blocks_win_the_round() -> None:
    table = at("threereds", 2, towers="cuboid-1+egg-1+ball-1@90/cuboid-2@15")
    unopposed(table, "cross-1", 105)
    assert table.p.round == 1  # not a red one
    table.play("2: sell egg-2 high", "1: bid 1", "2: pass", "1: keep", "0: stood 130")
    assert table.args("round-won") == {"seat": 1, "rounds": 1}
    built = {1: ["cuboid-1", "egg-1", "ball-1", "cross-1", "egg-2"], 2: ["cuboid-2"]}
    site = {"towers": built, "heights": {1: 130, 2: 15}, "fallen": []}
    assert table.args("round") == {"seat": 2, "round": 2, "before": site}


def test_a_red_block_counts_for_the_tower_it_stands_in() -> None:
    table = at("threereds", 2, towers="cuboid-1+egg-1+ball-1@90/cuboid-2@15")
    table.play("1: sell egg-2 high", "2: bid 1", "1: pass", "2: give 1", "0: stood 130")
    assert table.args("round-won")["seat"] == 1  # a present that wins


def test_the_one_whose_tower_still_stands_wins_the_round() -> None:
    table = at("threereds", 2, towers=TWO)
    table.play("1: sell egg-1 high", "2: bid 1", "1: pass", "2: give 1", "0: fell")
    assert table.args("round-won") == {"seat": 2, "rounds": 1}


@pytest.mark.parametrize(
    ("towers", "height", "winners"),
    [
        ("cuboid-1+ball-1@60/cuboid-2+egg-1+egg-2@90", 200, [2]),  # more reds
        ("cuboid-1+ball-1@60/cuboid-2+egg-1@200", 198, [2]),  # then the taller
        ("cuboid-1+ball-1@60/cuboid-2+egg-1@200", 202, [1]),
        ("cuboid-1+ball-1@60/cuboid-2+egg-1@200", 199, [1, 2]),  # or shared
    ],
)
def test_no_block_left_more_reds_then_the_taller(
    towers: str, height: int, winners: list[int]
) -> None:
    built = re.split(r"[+/]|@\d+", towers)
    table = at("threereds", 2, towers=towers, gone=all_but("cube-1", *built), to=2, auctioneer=2)
    table.play("2: sell cube-1 high", "1: bid 1", "2: pass", "1: keep", f"0: stood {height}")
    assert [e.args["seat"] for e in table.events if e.kind == "round-won"] == winners


def test_the_first_to_win_three_rounds_wins() -> None:
    table = at("threereds", 2, towers=TWO, won="2,2")
    table.play("1: sell egg-1 high", "2: pass", "1: pass", "0: fell")
    assert table.outcome.winners == (2,)
    assert table.outcome.scores == {1: 2, 2: 3}


def test_the_loser_starts_the_next_round_with_ten_beans_anew() -> None:
    table = at("threereds", 2, towers=TWO, beans="3,0", won="0,1")
    table.play("1: sell egg-1 high", "2: pass", "1: pass", "0: fell")
    assert table.to == [1]
    assert table.p.beans == {1: 10, 2: 10}
    assert table.p.bank == 40
    assert table.p.towers == {1: (), 2: ()}


def test_after_a_shared_round_the_one_who_did_not_start_it_starts() -> None:
    left = all_but("cuboid-1", "cuboid-2", "cube-1")
    table = at("threereds", 2, towers="cuboid-1@15/cuboid-2@40", gone=left, first=2)
    unopposed(table, "cube-1", 40)
    assert table.p.won == {1: 1, 2: 1}
    assert table.to == [1]
