"""O3, O5 and O8: solos, and trying them again."""

import random
from typing import Any

import pytest

from ludotheque.games.oss.box import FAMILIES, SOLO, TRICKS

from .table import Table, position


def solo(trick: str = "aslik", value: int = 3, **fields: Any) -> Table:
    """Seat 1 alone before a trick, seats 2 and 3 before another."""
    shown = {"classic": "aslik", "hand": "numa", "exotic": "meja", "duel": "kat"}
    shown[TRICKS[trick].family] = trick
    hand = "11234".replace(str(value), "", 1)
    other = next(shown[family] for family in SOLO if shown[family] != trick)
    start: dict[str, Any] = {
        "tricks": ",".join(shown.values()),
        "stage": "solo",
        "hands": f"{hand}/2344/2233",
        "laid": f"{value}@{trick}/1@{other}/1@{other}",
        "duels": "2v3",
    }
    return Table(position(**(start | fields)))


def test_o3_as_many_bones_as_the_number_win_the_card() -> None:
    table = solo().play("0: bones 3")
    assert table.told() == ["managed", "card-won"]
    assert table["won"] == "1:3/-/-"
    assert table["stage"] == "duel"  # it is settled, and nobody is asked about a replay


def test_o3_fewer_bones_lose_it_and_it_leaves_the_game() -> None:
    table = solo().play("0: bones 2")
    assert table.told() == ["failed"]
    table.play("1: enough")
    assert table.told() == ["enough", "card-lost"]
    assert (table["won"], table["lost"]) == ("-/-/-", "3/-/-")
    assert table["stage"] == "duel"


def test_o3_an_attempt_ends_at_the_number() -> None:
    table = solo(value=2)
    assert table.legal() == {"bones 0", "bones 1", "bones 2"}
    assert table.refused("0: bones 3") == "too-many"
    assert all(TRICKS[t].ends.throws in (1, 20) for family in SOLO for t in FAMILIES[family])


def test_o3_what_is_caught_in_one_throw_may_be_more_than_the_number() -> None:
    table = solo("numa", 2, laid="2@numa/1@aslik/1@aslik")
    assert "bones 5" in table.legal()
    assert table.play("0: bones 5")["won"] == "1:2/-/-"
    assert solo("nampan", 2).refused("0: bones 5") == "too-many"


def test_takh_takh_is_won_too_when_all_five_stand_on_edge() -> None:
    table = solo("takh-takh", 4)
    assert "all on edge" in table.legal()
    assert table.play("0: all on edge").told() == ["all-on-edge", "card-won"]
    assert table["won"] == "1:4/-/-"
    assert solo("aslik").refused("0: all on edge") == "no-edges"


def test_the_judge_is_asked_and_the_players_wait() -> None:
    table = solo()
    assert table.to == (0,)
    assert table.refused("1: enough") == "not-your-turn"
    assert table.refused("0: won 1") == "expect-bones"


def test_o5_a_failed_solo_may_be_tried_again_for_a_card_of_the_hand() -> None:
    table = solo().play("0: bones 2")
    assert table.to == (1,)
    assert table.legal() == {"replay 1", "replay 2", "replay 4", "enough"}
    assert table.refused("1: replay 3") == "no-card"
    assert table.refused("1: lay 1 aslik") == "expect-replay"
    table.play("1: replay 1")
    assert (table["hands"], table["lost"]) == ("124/2344/2233", "1/-/-")
    assert table.event("replayed") == {"seat": 1, "value": 1, "left": 1, "name": "Aslik"}
    assert table.play("0: bones 3")["won"] == "1:3/-/-"


def test_o5_two_replays_a_round_at_most() -> None:
    table = solo().play("0: bones 0", "1: replay 1", "0: bones 1", "1: replay 1", "0: bones 2")
    assert table["replays"] == "2,0,0"
    assert table.refused("1: replay 2") == "replays-used"
    assert table.refused("1: lay 2 aslik") == "not-your-turn"
    assert table["lost"] == "113/-/-"  # nobody is asked a third time
    assert table["stage"] == "duel"


def test_o5_without_a_card_in_the_hand_there_is_no_replay() -> None:
    line: dict[str, Any] = {
        "round": 3,
        "gone": "ehfel,gurnia,ariac,bagi,wollo,polopo,labah,manu",
        "trophies": "badaboss/targoss/-",
        "hands": "-/2344/2233",
        "lost": "112244/13/14",
    }
    table = solo(**line).play("0: bones 0")
    assert table.told() == ["failed", "card-lost"]
    assert table["stage"] == "duel"


def test_o5_who_has_thrown_cards_away_still_draws_only_one() -> None:
    table = Table(
        position(2, stage="solo", turn=2, hands="14/2344", lost="123/-", laid="-/1@aslik")
    ).play("0: bones 1")
    rng = random.Random(0)
    while table["round"] == "1":
        (seat,) = table.to
        table.play(f"{seat}: {rng.choice(table.state.legal(seat))}")
    assert [len(hand) for hand in table["hands"].split("/")] == [3, 5]


O8 = "aslik kuda-kuda takh-takh wollo glodoc labah maradono meja".split()


@pytest.mark.parametrize("name", O8)
def test_o8_five_bones_on_the_table_the_jack_in_hand_one_bone_a_throw(name: str) -> None:
    trick = TRICKS[name]
    assert (trick.bones, trick.jacks, trick.start.lie) == (5, 1, "tossed")
    assert (trick.throw.what, trick.deed.bones) == ("jack", "one")
    assert trick.ends.drop == "ends"
