"""What the sheet says of the five games beyond what their own pages hold."""

import pytest

from ludotheque.contract import JUDGE
from ludotheque.games.bausack import CARD
from ludotheque.games.bausack.blocks import BLOCKS, IDS
from ludotheque.games.bausack.game import GAMES
from tests.bausack.table import all_but, at, begin

TWO = "cuboid-1@15/cuboid-2@15"
THREE = "cuboid-1@15/cuboid-2@15/cuboid-3@20"


# ---- The box ------------------------------------------------------------------------------------


def test_the_lid_names_two_to_eight_players_from_five_and_five_games() -> None:
    assert (CARD.players, CARD.age) == ((2, 8), 5)
    assert CARD.variants == tuple(GAMES)
    assert len(CARD.variants) == 5


@pytest.mark.parametrize("box", ["bausack", "sacnoir"])
@pytest.mark.parametrize("variant", ["babel", "knockout", "goodpile", "threereds"])
def test_every_game_begins_with_all_blocks_of_the_box_on_the_table(variant: str, box: str) -> None:
    table = begin(variant, 2, box=box)
    assert table.p.table == IDS[box]  # type: ignore[index]


def test_every_block_may_be_a_base() -> None:
    for block in ("ball-1", "egg-2", "pole-3"):
        table = begin("babel", 2).play(f"1: take {block}")
        assert table.legal(JUDGE)
        assert "fell" not in table.legal(JUDGE)


def test_beans_that_nobody_has_are_in_the_bank() -> None:
    assert [begin("knockout", players).p.bank for players in (2, 4, 6)] == [40, 20, 0]


# ---- Tower of Babel -----------------------------------------------------------------------------


def test_babel_one_must_build_and_may_not_pass() -> None:
    table = begin("babel", 2)
    assert all(move.startswith("take ") for move in table.legal(1))
    assert table.refused("1: pass") == "not-now"


def test_babel_is_played_in_several_towers_until_somebody_has_five_beans() -> None:
    table = begin("babel", 2)
    for number in range(1, 10):
        assert table.p.round == number
        first, other = table.to[0], 3 - table.to[0]
        table.play(f"{first}: take cuboid-1", "0: stood 15", f"{other}: take egg-1", "0: fell")
        if table.state.outcome is not None:
            break
    assert max(table.p.beans.values()) == 5
    assert table.outcome.winners == (1,)  # who began, and so began again each time


# ---- Chain --------------------------------------------------------------------------------------


def test_chain_has_no_auction_and_no_beans() -> None:
    table = begin("chain", 2)
    assert table.p.beans == {1: 0, 2: 0}
    assert table.p.auctioneer is None


def test_chain_there_is_at_most_one_choice_for_each_line() -> None:
    for players, lines in ((2, "egg-1,egg-2/ball-1"), (3, "egg-1,egg-2/-/ball-1")):
        towers = TWO if players == 2 else THREE
        assert len(at("chain", players, towers=towers, lines=lines).legal(1)) == 2


def test_chain_the_starter_chooses_first_and_builds_first() -> None:
    table = at("chain", 2, stage="draft", first=2, to=2, towers=TWO, picked="-/-")
    while table.p.stage == "draft":
        table.play(f"{table.to[0]}: {table.legal(table.to[0])[0]}")
    while table.p.stage == "order":
        seat = table.to[0]
        table.play(f"{seat}: line {table.p.picked[seat][0]}")
    assert table.to == [2]


def test_chain_the_last_block_may_fell_a_tower_and_the_tallest_of_the_rest_wins() -> None:
    table = at("chain", 3, towers="cuboid-1@40/cuboid-2@50/cuboid-3@60", lines="-/-/egg-1", to=3)
    table.play("3: front 3", "0: fell")
    assert table.args("round-won") == {"seat": 2, "rounds": 1}


# ---- Knock-Out ----------------------------------------------------------------------------------


def test_knockout_a_block_that_is_bought_must_be_built() -> None:
    table = begin("knockout", 2).play("1: sell egg-1 high", "2: bid 1", "1: pass")
    assert table.to == [JUDGE]
    assert table.refused("2: pass") == "not-your-turn"


def test_knockout_who_has_fallen_takes_no_part_in_a_horror() -> None:
    table = at("knockout", 4, fallen="2").play("1: sell egg-1 horror")
    assert table.to == [3]
    table.play("3: bid 1", "4: bid 2", "1: bid 3")
    assert table.to == [3]


# ---- The Good Pile ------------------------------------------------------------------------------


def test_good_pile_the_first_block_bought_is_the_base() -> None:
    table = begin("goodpile", 2).play("1: sell arch-1 high", "2: bid 1", "1: pass")
    assert table.state.attempt is not None
    assert table.state.attempt.args["base"]
    table.play("0: stood 30")
    assert table.p.towers[2] == ("arch-1",)


def test_good_pile_the_auctioneer_changes_clockwise() -> None:
    table, auctioneers = begin("goodpile", 3, first=3), []
    for block in ("cuboid-1", "cuboid-2", "cuboid-3", "cuboid-4"):
        auctioneers.append(table.p.to)
        table.play(f"{table.p.to}: sell {block} high")
        while table.to != [JUDGE]:
            table.play(f"{table.to[0]}: pass")
        table.play("0: stood 60" if len(auctioneers) > 3 else "0: stood 15")
    assert auctioneers == [3, 1, 2, 3]


def test_good_pile_a_receiver_without_a_base_may_have_the_giver_lay_it() -> None:
    table = begin("goodpile", 2).play("1: sell egg-1 gift", "2: bid 1", "1: pass", "2: give 1")
    assert table.legal(1) == ["place", "return"]
    table.play("1: return")
    assert table.refused("0: fell") == "base-cannot-fall"
    table.play("0: stood 32")
    assert table.p.towers == {1: ("egg-1",), 2: ()}


def test_good_pile_the_blocks_of_a_fallen_tower_lie_on_the_table_again() -> None:
    table = at("goodpile", 3, towers="cuboid-1+arch-1@45/cuboid-2@15/cuboid-3@20")
    table.play("1: sell egg-1 high", "2: pass", "3: pass", "1: pass", "0: fell")
    assert {"cuboid-1", "arch-1", "egg-1"} <= set(table.p.table)


def test_good_pile_a_fallen_tower_does_not_win_however_tall_it_was() -> None:
    table = at("goodpile", 2, towers="cuboid-1@300/cuboid-2@15")
    table.play("1: sell egg-1 high", "2: pass", "1: pass", "0: fell", "2: stop")
    assert table.outcome.winners == (2,)


def test_good_pile_without_beans_one_plays_on() -> None:
    table = at("goodpile", 3, towers=THREE, beans="0,1,10").play("1: sell arch-1 high")
    table.play("2: pass", "3: pass")
    assert table.legal(1) == ["pass"]
    table.play("1: pass", "0: stood 45")
    assert table.p.towers[1] == ("cuboid-1", "arch-1")


# ---- Three Reds Win -----------------------------------------------------------------------------


def test_three_reds_the_first_block_is_the_base_and_the_auctioneers_take_turns() -> None:
    table = begin("threereds", 2, first=2).play("2: sell arch-1 high", "1: bid 1", "2: pass")
    table.play("1: keep", "0: stood 30")
    assert table.p.towers == {1: ("arch-1",), 2: ()}
    assert table.to == [1]


def test_three_reds_a_red_base_counts_as_well() -> None:
    table = at("threereds", 2, towers="egg-1+ball-1@60/cuboid-2@15")
    table.play("1: sell egg-2 high", "2: pass", "1: pass", "0: stood 85")
    assert table.args("round-won") == {"seat": 1, "rounds": 1}


def test_three_reds_are_the_red_ones_of_sac_noir_too() -> None:
    red, *_ = [block for block in IDS["sacnoir"] if BLOCKS[block].colour == "red"]
    black = [block for block in IDS["sacnoir"] if BLOCKS[block].colour == "black"][:3]
    reds = [block for block in IDS["sacnoir"] if BLOCKS[block].colour == "red"][1:3]
    towers = f"{'+'.join(reds)}@60/{'+'.join(black)}@60"
    table = at("threereds", 2, box="sacnoir", towers=towers)
    table.play(f"1: sell {red} high", "2: pass", "1: pass", "0: stood 90")
    assert table.args("round-won")["seat"] == 1


def test_three_reds_with_no_block_left_a_round_is_shared_by_equals() -> None:
    left = all_but("cuboid-1", "cuboid-2", "cube-1")
    table = at("threereds", 2, towers=TWO, gone=left, won="2,1")
    table.play("1: sell cube-1 high", "2: pass", "1: pass", "0: stood 16")
    assert table.p.won == {1: 3, 2: 2}
    assert table.outcome.winners == (1,)
