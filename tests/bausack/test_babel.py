"""Tower of Babel, clause by clause."""

from msgspec.structs import replace

from ludotheque.contract import JUDGE
from ludotheque.games.bausack.blocks import IDS
from ludotheque.games.bausack.game import GAME
from tests.bausack.table import all_but, at, begin


def test_all_build_one_tower_in_turn_clockwise_from_the_starter() -> None:
    table = begin("babel", 3, first=2)
    builders: list[int] = []
    for number, block in enumerate(("cuboid-1", "cuboid-2", "cuboid-3", "cuboid-4")):
        builders += table.to
        table.play(f"{table.to[0]}: take {block}", f"0: stood {15 * (number + 1)}")
    assert builders == [2, 3, 1, 2]
    assert table.p.towers == {0: ("cuboid-1", "cuboid-2", "cuboid-3", "cuboid-4")}


def test_any_block_on_the_table_may_be_taken() -> None:
    table = begin("babel", 2)
    assert table.legal(1) == [f"take {block}" for block in IDS["bausack"]]
    table.play("1: take arch-1", "0: stood 30")
    assert "take arch-1" not in table.legal(2)


def test_the_player_before_the_one_who_brings_it_down_wins_a_bean() -> None:
    table = begin("babel", 3).play("1: take cuboid-1", "0: stood 15", "2: take egg-1", "0: fell")
    assert table.args("bean") == {"seat": 1, "beans": 1}
    assert table.p.beans == {1: 1, 2: 0, 3: 0}
    assert table.p.bank == 59


def test_the_player_after_the_one_who_felled_it_starts_the_next_tower() -> None:
    table = begin("babel", 3).play("1: take cuboid-1", "0: stood 15", "2: take egg-1", "0: fell")
    assert table.args("round")["seat"] == 3
    assert table.p.round == 2
    assert table.to == [3]


def test_a_new_tower_begins_with_all_blocks_on_the_table() -> None:
    table = begin("babel", 3).play("1: take cuboid-1", "0: stood 15", "2: take egg-1", "0: fell")
    assert table.p.table == IDS["bausack"]
    assert table.p.towers == {0: ()}


def test_five_beans_win() -> None:
    table = at("babel", 3, beans="3,4,4", towers="cuboid-1@15", to=2)
    table.play("2: take egg-1", "0: fell")
    assert table.state.outcome is None
    table = at("babel", 3, beans="3,4,4", towers="cuboid-1+cuboid-2@30", to=3)
    table.play("3: take egg-1", "0: fell")
    assert table.outcome.winners == (2,)
    assert table.outcome.scores == {1: 3, 2: 5, 3: 4}
    assert table.outcome.places == {1: 3, 2: 1, 3: 2}
    assert table.to == []


def test_blocks_run_out_and_the_last_to_have_built_gets_the_bean() -> None:
    table = at("babel", 3, towers="cuboid-1@15", to=2, gone=all_but("cuboid-1", "egg-1"))
    table.play("2: take egg-1", "0: stood 60")
    assert table.args("bean")["seat"] == 2
    assert table.to == [3]  # who would have been next


def test_blind_blocks_are_drawn_from_the_sack() -> None:
    table = begin("babel", 2, blind=True)
    assert table.to == [JUDGE]  # a base is in the starter's hand already
    first = table.p.hand
    assert first is not None
    assert first not in table.p.table
    table.play("0: stood 20")
    assert table.to == [JUDGE]
    assert table.p.to == 2
    drawn = table.args("drew")
    assert drawn == {"seat": 2, "block": table.p.hand}
    assert [event.shows for event in table.events if event.kind == "drew"] == [True]


def test_blind_any_block_may_come_first() -> None:
    position = replace(begin("babel", 2).p, blind=True, stage="draw")
    assert GAME.tickets(position) == 70
    drawn = [GAME.drawn(position, ticket)[0].hand for ticket in range(70)]
    assert set(drawn) == set(IDS["bausack"])


def test_eight_may_play() -> None:
    table = begin("babel", 8)
    for seat in range(1, 9):
        assert table.to == [seat]
        table.play(f"{seat}: take cuboid-{seat}", f"0: stood {15 * seat}")
    assert table.to == [1]
