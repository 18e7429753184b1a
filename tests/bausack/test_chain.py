"""Chain, clause by clause."""

import pytest

from ludotheque.games.bausack.blocks import IDS
from tests.bausack.table import Table, at, begin

TWO = "cuboid-1@15/cuboid-2@15"
THREE = "cuboid-1@15/cuboid-2@15/cuboid-3@20"


def based(players: int, first: int = 1) -> Table:
    """All bases laid."""
    table = begin("chain", players, first).play("0: stood 15", "0: stood 15")
    while table.p.stage == "base":
        table.play(f"{table.to[0]}: {table.legal(table.to[0])[0]}", "0: stood 20")
    return table


def drafted(players: int) -> Table:
    table = based(players)
    while table.p.stage == "draft":
        table.play(f"{table.to[0]}: {table.legal(table.to[0])[0]}")
    return table


def test_the_starter_and_the_left_neighbour_get_the_two_bases() -> None:
    table = begin("chain", 3, first=3)
    assert (table.p.to, table.p.hand) == (3, "cuboid-1")
    table.play("0: stood 15")
    assert (table.p.to, table.p.hand) == (1, "cuboid-2")
    table.play("0: stood 30")
    assert table.p.towers == {1: ("cuboid-2",), 2: (), 3: ("cuboid-1",)}
    assert table.p.heights == {1: 30, 2: 0, 3: 15}


def test_sac_noir_has_its_own_two() -> None:
    table = begin("chain", 2, box="sacnoir").play("0: stood 15", "0: stood 15")
    assert table.p.towers == {1: ("cuboid-14",), 2: ("cuboid-15",)}


def test_the_others_choose_a_base_of_like_size() -> None:
    """The five cuboids on the table whose measures are off by the fewest millimetres."""
    table = begin("chain", 4).play("0: stood 15", "0: stood 15")
    assert table.to == [3]
    offered = ["cuboid-3", "cuboid-4", "cuboid-5", "cuboid-6", "cuboid-7"]
    assert table.legal(3) == [f"take {block}" for block in offered]
    assert table.refused("3: take cuboid-12") == "not-base-size"
    assert table.refused("3: take cuboid-1") == "not-on-table"
    table.play("3: take cuboid-5", "0: stood 15")
    assert table.legal(4) == [
        f"take {block}" for block in ("cuboid-3", "cuboid-4", "cuboid-6", "cuboid-7", "cuboid-8")
    ]


def test_all_choose_in_turn_from_the_starter_any_block_on_the_table() -> None:
    table = based(3, first=2)
    assert table.p.stage == "draft"
    chosen: list[int] = []
    for block in ("egg-1", "egg-2", "ball-1", "ball-2"):
        chosen += table.to
        assert len(table.legal(table.to[0])) == len(table.p.table)
        table.play(f"{table.to[0]}: take {block}")
    assert chosen == [2, 3, 1, 2]
    assert table.p.picked == {1: ("ball-1",), 2: ("egg-1", "ball-2"), 3: ("egg-2",)}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_has_twelve_besides_the_base(players: int) -> None:
    table = drafted(players)
    assert table.p.stage == "order"
    assert all(len(blocks) == 12 for blocks in table.p.picked.values())
    assert all(len(tower) == 1 for tower in table.p.towers.values())
    assert len(table.p.table) == 70 - 13 * players


def test_each_lays_their_own_blocks_in_a_line_in_an_order_of_their_own() -> None:
    table = drafted(2)
    assert table.to == [1, 2]  # nobody waits for the other
    mine = table.p.picked[2]
    table.play(f"2: line {mine[5]}", f"2: line {mine[0]}")
    assert table.p.lines[2] == (mine[5], mine[0])
    assert table.refused(f"2: line {mine[0]}") == "not-picked"
    assert table.refused(f"1: line {mine[1]}") == "not-picked"
    while table.to != [1]:
        table.play(f"2: line {table.p.picked[2][0]}")
    while table.p.stage == "order":
        table.play(f"1: line {table.p.picked[1][-1]}")
    assert all(len(line) == 12 for line in table.p.lines.values())
    assert table.p.stage == "front"
    assert table.to == [1]


def test_a_turn_takes_the_front_block_of_any_line_and_builds_it() -> None:
    table = at("chain", 3, towers=THREE, lines="egg-1,ring-1/ball-1/arch-1")
    assert table.legal(1) == ["front 1", "front 2", "front 3"]
    table.play("1: front 3")
    assert table.args("fronted") == {"seat": 1, "owner": 3, "block": "arch-1"}
    assert table.p.hand == "arch-1"
    table.play("0: stood 45")
    assert table.p.towers[1] == ("cuboid-1", "arch-1")
    assert table.legal(2) == ["front 1", "front 2"]
    assert table.refused("2: front 3") == "line-empty"
    table.play("2: front 1", "0: stood 47")
    assert table.p.lines[1] == ("ring-1",)


def test_a_fallen_towers_blocks_leave_the_game_and_its_line_stays() -> None:
    table = at("chain", 3, towers=THREE, lines="egg-1,ring-1/ball-1/arch-1")
    table.play("1: front 2", "0: fell")
    assert table.p.gone == ("cuboid-1", "ball-1")
    assert table.p.lines[1] == ("egg-1", "ring-1")
    assert table.to == [2]
    assert table.legal(2) == ["front 1", "front 3"]
    table.play("2: front 1", "0: stood 40", "3: front 1", "0: stood 40")
    assert table.to == [2]  # seat 1 is out


def test_the_last_tower_standing_wins() -> None:
    table = at("chain", 3, towers=THREE, lines="egg-1/ball-1/arch-1", won="0,0,1")
    table.play("1: front 1", "0: fell", "2: front 2", "0: fell")
    assert table.outcome.winners == (3,)
    assert table.outcome.scores == {1: 0, 2: 0, 3: 2}


def test_if_the_blocks_run_out_the_tallest_wins() -> None:
    table = at("chain", 2, towers=TWO, lines="egg-1/ball-1", won="1,1")
    table.play("1: front 1", "0: stood 47", "2: front 2", "0: stood 45")
    assert table.outcome.winners == (1,)


def test_the_first_to_win_two_rounds_wins() -> None:
    table = at("chain", 2, towers=TWO, lines="egg-1/ball-1")
    table.play("1: front 1", "0: fell")
    assert table.args("round-won") == {"seat": 2, "rounds": 1}
    assert table.state.outcome is None
    assert table.p.round == 2
    table.play("0: table 1")
    assert table.outcome.winners == (2,)


def test_a_shared_round_counts_for_each() -> None:
    table = at("chain", 2, towers=TWO, lines="egg-1/ball-1", won="1,0")
    table.play("1: front 1", "0: stood 46", "2: front 2", "0: stood 45")
    assert table.p.won == {1: 2, 2: 1}
    assert table.outcome.winners == (1,)
    both = at("chain", 2, towers=TWO, lines="egg-1/ball-1", won="1,1")
    both.play("1: front 1", "0: stood 46", "2: front 2", "0: stood 45")
    assert both.outcome.winners == (1, 2)


def test_the_first_to_have_fallen_starts_the_next_round() -> None:
    table = at("chain", 3, towers=THREE, lines="egg-1,ring-1/ball-1/arch-1", to=2)
    table.play("2: front 2", "0: fell", "3: front 3", "0: fell")
    assert table.args("round")["seat"] == 2
    assert table.args("round")["before"]["fallen"] == [2, 3]
    assert table.p.round == 2
    assert (table.p.to, table.p.hand) == (2, "cuboid-1")
    assert table.p.table == IDS["bausack"][1:]
    assert table.p.fallen == ()
    assert table.p.gone == ()


def test_or_else_the_owner_of_the_lowest_tower() -> None:
    table = at("chain", 3, towers=THREE, lines="egg-1/ball-1/arch-1")
    table.play("1: front 1", "0: stood 60", "2: front 2", "0: stood 40", "3: front 3")
    table.play("0: stood 50")
    assert table.args("round")["seat"] == 2


def test_of_equally_low_towers_the_first_from_the_starter() -> None:
    table = at("chain", 3, first=3, to=3, towers=THREE, lines="egg-1/ball-1/arch-1")
    table.play("3: front 3", "0: stood 60", "1: front 1", "0: stood 41", "2: front 2")
    table.play("0: stood 40")
    assert table.args("round")["seat"] == 1


def test_heights_may_wait_until_they_decide() -> None:
    table = at("chain", 2, towers="cuboid-1@?/cuboid-2@?", lines="egg-1/ball-1")
    table.play("1: front 1", "0: stood", "2: front 2", "0: stood")
    assert table.p.stage == "measure"
    table.play("0: stood 45", "0: stood 50")
    assert table.args("round-won")["seat"] == 2
