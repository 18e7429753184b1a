"""A real box: blocks nobody names (B25), blocks not in the list (B26), lines as they lie (B27)."""

import pytest

from ludotheque.games.bausack.game import GAME
from tests.bausack.table import Table, at, begin


def unasked(table: Table) -> list[str]:
    facts = [str(fact) for fact in table.state.interruptions]
    return [fact for fact in facts if not fact.startswith("table")]


def test_b25_babel_is_played_without_naming_a_block() -> None:
    table = begin("babel", 3)
    assert unasked(table) == ["stood"]  # a base cannot fall
    table.play("0: stood")
    assert table.args("stood-unmeasured")["block"] == "unnamed-1"
    assert unasked(table) == ["stood", "fell"]
    table.play("0: stood", "0: fell")
    assert table.args("fell")["seat"] == 3
    assert table.args("bean") == {"seat": 2, "beans": 1}
    assert table.to == [1]
    assert table.p.towers == {0: ()}


def test_b25_one_may_name_a_block_between() -> None:
    table = begin("babel", 2).play("0: stood", "2: take arch-1", "0: stood 60", "0: stood")
    assert table.p.towers == {0: ("unnamed-1", "arch-1", "unnamed-3")}
    assert "arch-1" not in table.p.table
    assert str(GAME.read(str(table.state))) == str(table.state)


def test_b25_to_the_fifth_bean() -> None:
    table = begin("babel", 2)
    for _ in range(5):
        first = table.to[0]
        table.play("0: stood", *(["0: stood", "0: fell"] if first == 2 else ["0: fell"]))
    assert table.outcome.winners == (1,)
    assert set(table.p.table) == set(begin("babel", 2).p.table)


def test_b25_the_tower_is_as_high_as_there_are_blocks() -> None:
    table = begin("babel", 2).play(*["0: stood"] * 70)
    assert table.args("bean") == {"seat": 2, "beans": 1}


@pytest.mark.parametrize("variant", ["chain", "knockout", "goodpile", "threereds"])
def test_b25_elsewhere_blocks_are_named(variant: str) -> None:
    assert not {"stood", "fell"} & set(unasked(at(variant, 2)))


def test_b26_a_block_that_is_not_in_the_list_is_one_like_any_other() -> None:
    table = begin("knockout", 2).play("0: another")
    assert table.args("found") == {"block": "other-1"}
    assert table.to == [1]
    assert str(GAME.read(str(table.state))) == str(table.state)
    table.play("1: sell other-1 high", "2: pass", "1: pass", "0: stood", "0: another")
    assert table.p.towers[1] == ("other-1",)
    assert table.args("found") == {"block": "other-2"}
    assert table.refused("2: sell other-3 high") == "not-on-table"


def test_b26_it_stays_in_the_box_for_the_next_round() -> None:
    table = begin("threereds", 2).play("0: another red", "0: table 2")
    assert table.p.round == 2
    assert "other-red-1" in table.p.table


def test_b26_a_red_one_counts() -> None:
    towers = "cube-1@30/cube-2@30"
    table = at("threereds", 2, towers=towers).play("0: another red", "1: sell other-red-1 high")
    table.play("2: pass", "1: pass", "0: stood 60")
    assert GAME.standing(table.state)
    assert "other-red-1" in table.p.towers[1]


def test_b26_nobody_finds_a_block_in_the_middle_of_an_auction() -> None:
    table = begin("knockout", 2).play("1: sell egg-1 high")
    assert unasked(table) == []
    assert table.refused("0: another") == "not-your-turn"
    table.play("2: pass", "1: pass")
    assert table.refused("0: another") == "not-now"
    assert begin("knockout", 2).refused("1: another") == "players-facts"


def test_b26_it_may_be_a_base() -> None:
    table = begin("chain", 3).play("0: stood", "0: stood", "0: another")
    assert "take other-1" in table.legal(3)


def test_b27_the_lines_lie_and_nobody_has_named_them() -> None:
    table = begin("chain", 2).play("0: stood", "0: stood", "1: take arch-1", "0: lines")
    assert table.kinds()[-1] == "lines-lie"
    assert table.p.stage == "front"
    assert [len(line) for line in table.p.lines.values()] == [12, 12]
    assert table.p.lines[1][0] == "arch-1"
    assert str(GAME.read(str(table.state))) == str(table.state)
    table.play("1: front 2", "0: stood", "2: front 1", "0: fell")
    assert table.p.round == 2
    assert not [block for block in table.p.table if block.startswith(("other", "unnamed"))]


def test_b27_what_was_laid_in_order_stays_in_front() -> None:
    picked = "egg-1,egg-2/ball-1,ball-2"
    table = at("chain", 2, stage="order", towers="cuboid-1@15/cuboid-2@15", picked=picked)
    table.play("1: line egg-2", "0: lines")
    assert table.p.lines[1][:2] == ("egg-2", "egg-1")
    assert table.p.lines[2][:2] == ("ball-1", "ball-2")
