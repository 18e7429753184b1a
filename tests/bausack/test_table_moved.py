"""B3: who moves the table loses at once, whatever is going on."""

from tests.bausack.table import at, begin


def test_b3_anybody_in_play_may_be_said_to_have_moved_the_table_at_any_time() -> None:
    table = at("knockout", 3, fallen="2")
    facts = [str(fact) for fact in table.state.interruptions]
    assert [fact for fact in facts if fact.startswith("table")] == ["table 1", "table 3"]
    table.play("1: sell arch-1 high", "0: table 3")
    assert table.outcome.winners == (1,)
    assert table.state.interruptions == []
    assert table.refused("0: table 1") == "over"


def test_b3_babel_the_mover_has_brought_the_tower_down() -> None:
    table = begin("babel", 3).play(
        "1: take cuboid-1", "0: stood 15", "2: take cuboid-2", "0: stood 30", "0: table 1"
    )
    assert table.args("bean") == {"seat": 2, "beans": 1}
    assert table.to == [2]  # after the mover
    assert table.p.towers == {0: ()}


def test_b3_babel_the_mover_gets_no_bean_for_having_built_last() -> None:
    table = begin("babel", 3).play(
        "1: take cuboid-1", "0: stood 15", "2: take cuboid-2", "0: stood 30", "0: table 2"
    )
    assert table.args("bean")["seat"] == 1
    alone = begin("babel", 3).play("1: take cuboid-1", "0: stood 15", "0: table 1")
    assert alone.args("bean")["seat"] == 3  # nobody else has built: the one before
    while_placing = begin("babel", 3).play("1: take cuboid-1", "0: table 3")
    assert while_placing.args("bean")["seat"] == 2
    assert while_placing.p.hand is None


def test_b3_chain_the_movers_tower_is_out_and_the_line_stays() -> None:
    table = at(
        "chain", 3, towers="cuboid-1@15/cuboid-2@15/cuboid-3@20", lines="egg-1/egg-2/ball-1", to=2
    )
    table.play("0: table 2")
    assert table.p.fallen == (2,)
    assert table.p.gone == ("cuboid-2",)
    assert table.to == [3]
    assert table.legal(3) == ["front 1", "front 2", "front 3"]


def test_b3_chain_somebody_elses_turn_goes_on() -> None:
    table = at("chain", 3, towers="cuboid-1@15/cuboid-2@15/cuboid-3@20", lines="egg-1/egg-2/ball-1")
    table.play("1: front 2", "0: table 3")
    assert table.p.hand == "egg-2"
    table.play("0: stood 40")
    assert table.to == [2]


def test_b3_chain_before_the_building_the_blocks_picked_become_the_line() -> None:
    bases = "cuboid-1@15/cuboid-2@15/cuboid-3@20"
    table = at(
        "chain", 3, stage="draft", to=2, towers=bases, picked="egg-1,egg-2/ball-2,ball-1/ring-1"
    )
    table.play("0: table 2")
    assert table.p.lines[2] == ("ball-2", "ball-1")
    assert table.to == [3]
    others = at(
        "chain", 3, stage="order", towers=bases, picked="egg-1/ball-1/-", lines="-/-/ring-1"
    )
    others.play("0: table 1")
    assert others.p.lines[1] == ("egg-1",)
    assert others.to == [2]
    others.play("2: line ball-1")
    assert others.p.stage == "front"
    assert others.to == [2]


def test_b3_chain_while_bases_are_laid() -> None:
    table = begin("chain", 4).play("0: table 1")
    assert table.p.hand == "cuboid-2"
    assert table.p.to == 2
    table.play("0: table 3", "0: stood 15")
    assert table.p.stage == "base"
    assert table.to == [4]
    table.play("0: table 4")
    assert table.args("round-won") == {"seat": 2, "rounds": 1}
    assert table.to == [0]  # round 2: the first to have fallen lays a base
    assert table.p.to == 1


def test_b3_an_auction_is_called_off_and_nobody_pays() -> None:
    table = at("knockout", 3).play("1: sell arch-1 high", "2: bid 4", "0: table 2")
    assert table.p.beans == {1: 10, 2: 10, 3: 10}
    assert "arch-1" in table.p.table
    assert table.to == [1]  # the same auctioneer again
    table = at("knockout", 3).play("1: sell arch-1 horror", "2: bid 1", "0: table 1")
    assert table.p.beans[2] == 10
    assert table.to == [2]  # the mover was the auctioneer
    table = at("knockout", 3).play("0: table 3")
    assert table.to == [1]


def test_b3_a_block_in_another_hand_is_still_placed_the_movers_goes_back() -> None:
    table = at("knockout", 4).play("1: sell arch-1 horror", "2: accept", "0: table 3")
    assert table.p.hand == "arch-1"
    table.play("0: stood 30")
    assert table.p.towers[2] == ("arch-1",)
    table = at("knockout", 4).play("1: sell arch-1 horror", "2: accept", "0: table 2")
    assert table.p.hand is None
    assert table.to == [3]


def test_b3_good_pile_a_gift_lapses_when_giver_or_receiver_moves_the_table() -> None:
    given = ["1: sell egg-1 gift", "2: bid 1", "3: pass", "1: pass", "2: give 3"]
    for mover in (2, 3):
        table = begin("goodpile", 3).play(*given, f"0: table {mover}")
        assert "egg-1" in table.p.table
        assert table.p.giver is None
        assert table.p.beans[2] == 9
    placing = begin("goodpile", 3).play(*given, "3: return", "0: table 3")
    assert placing.p.hand is None
    assert placing.p.fallen == (3,)
    nobody_left = begin("goodpile", 3).play(*given[:-1], "0: table 1", "0: table 3")
    assert nobody_left.p.stage == "alone"
    assert nobody_left.to == [2]


def test_b3_good_pile_who_has_stopped_loses_too() -> None:
    table = at("goodpile", 3, towers="cuboid-1@90/cuboid-2@15/cuboid-3@20", stopped="1,2")
    table.play("0: table 1", "3: stop")
    assert table.outcome.winners == (3,)
    assert table.outcome.places == {1: 3, 2: 2, 3: 1}


def test_b3_good_pile_alone_or_rebuilding() -> None:
    alone = at("goodpile", 2, stage="alone", to=2, towers="cuboid-1@15/cuboid-2@40", stopped="1")
    alone.play("0: table 2")
    assert alone.outcome.winners == (1,)
    rebuilding = at(
        "goodpile", 3, stage="rebuild", to=2, towers="-/cuboid-2@40/cuboid-3@20", fallen="1"
    )
    rebuilding.play("0: table 2")
    assert rebuilding.to == [3]
    assert rebuilding.p.stage == "alone"


def test_b3_three_reds_the_other_wins_the_round() -> None:
    table = begin("threereds", 2).play("1: sell egg-1 high", "2: bid 1", "1: pass", "0: table 2")
    assert table.args("round-won") == {"seat": 1, "rounds": 1}
    assert table.to == [2]


def test_b3_while_towers_are_measured() -> None:
    towers = "cuboid-1@?/cuboid-2@?/cuboid-3@30"
    table = at("knockout", 3, stage="measure", towers=towers).play("0: table 1", "0: stood 20")
    assert table.outcome.winners == (3,)
    chain = at("chain", 3, stage="measure", towers=towers).play("0: table 3", "0: stood 20")
    assert chain.p.to == 2
