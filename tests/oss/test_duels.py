"""O4 and O5: duels, their ties and replays, and what is special in each of the five."""

from collections import Counter
from typing import Any

import pytest

from ludotheque.dice import seed_from
from ludotheque.games.oss import attempts
from ludotheque.games.oss.game import GAME

from .table import Table, inside, position


def duel(name: str = "kat", **fields: Any) -> Table:
    """Seat 2 meets seat 1 in a duel, seat 2 first; seat 3 plays alone after them."""
    start: dict[str, Any] = {
        "tricks": f"aslik,numa,meja,{name}",
        "chief": 2,
        "stage": "duel",
        "turn": 2,
        "hands": "1124/1234/1223",
        "laid": "3@aslik/4@aslik/3@meja",
        "duels": "2v1",
    }
    return Table(position(**(start | fields)))


def result(name: str, fact: str) -> str:
    """Who wins by this fact, or `tie`."""
    table = duel(name).play(f"0: {fact}")
    return "tie" if table.told() == ["tied"] else str(table.event("duel-won")["seat"])


def test_o4_the_winner_takes_either_card_and_the_other_leaves_the_game() -> None:
    table = duel().play("0: counts 1 2", "2: enough")
    assert (table.to, table.legal()) == ((1,), {"take 3", "take 4"})
    assert table.refused("1: take 1") == "not-on-offer"
    assert table.refused("1: enough") == "expect-take"
    table.play("1: take 4")
    assert table.told() == ["card-won", "card-lost"]
    assert (table["won"], table["lost"]) == ("2:4/-/-", "3/-/-")
    assert (table["stage"], table["turn"]) == ("solo", "3")


def test_o4_the_values_of_the_cards_do_not_count() -> None:
    table = duel(laid="1@aslik/4@aslik/3@meja", hands="1234/1234/1223")
    assert table.play("0: counts 0 1").event("duel-won")["seat"] == 1


def test_two_cards_of_one_value_leave_nothing_to_choose() -> None:
    table = duel(laid="4@aslik/4@aslik/3@meja", hands="1123/1234/1223")
    table.play("0: counts 0 3", "2: enough")
    assert (table["won"], table["lost"]) == ("1:4/-/-", "-/4/-")
    assert table["stage"] == "solo"


def test_o4_a_tie_starts_the_duel_again() -> None:
    table = duel().play("0: counts 2 2")
    assert (table["stage"], table["ties"], table["turn"]) == ("duel", "1", "2")
    assert table.event("tied") == {"seat": 2, "opponent": 1, "name": "Kat!", "ties": 1}
    assert table.play("0: counts 2 0").event("duel-won")["seat"] == 2


def test_o4_after_three_ties_the_lot_decides() -> None:
    winners = Counter[object]()
    for seed in range(60):
        table = duel()
        table.state = GAME.read(str(table.state), seed_from(f"lot {seed}"))
        table.play("0: counts 1 1", "0: counts 0 0", "0: counts 2 2")
        assert table.told()[-2:] == ["duel-lot", "duel-won"]
        winners[table.event("duel-lot")["seat"]] += 1
    assert set(winners) == {1, 2}
    assert min(winners.values()) > 15


def test_o5_the_loser_of_a_duel_may_have_it_replayed_before_a_card_is_taken() -> None:
    table = duel().play("0: counts 3 0")
    assert (table["stage"], table.to) == ("replay", (1,))
    assert table.refused("2: take 4") == "not-your-turn"
    table.play("1: replay 1")
    assert (table["stage"], table["turn"], table["replays"]) == ("duel", "2", "1,0,0")
    assert table["lost"] == "1/-/-"


def test_o5_several_in_a_row_each_by_the_one_who_has_just_lost() -> None:
    table = duel().play("0: counts 3 0", "1: replay 1", "0: counts 0 1", "2: replay 1")
    table.play("0: counts 1 0", "1: replay 1", "0: counts 0 1", "2: replay 2")
    table.play("0: counts 1 0")
    assert table["replays"] == "2,2,0"
    assert (table["stage"], table.to) == ("take", (2,))  # neither has a replay left


def test_o5_a_duel_is_replayed_whole_its_ties_forgotten() -> None:
    table = duel().play("0: counts 1 1", "0: counts 2 2", "0: counts 3 1", "1: replay 2")
    assert table["ties"] == "0"
    assert table.play("0: counts 1 1")["stage"] == "duel"


def test_o5_the_verdict_of_the_lot_may_be_replayed_too() -> None:
    table = duel().play("0: counts 1 1", "0: counts 0 0", "0: counts 2 2")
    assert table["stage"] == "replay"
    assert table["turn"] != table["winner"]


def test_o5_a_loser_who_cannot_replay_is_not_asked() -> None:
    table = duel(replays="2,0,0", hands="24/1234/1223", lost="11/-/-")
    assert table.play("0: counts 3 0")["stage"] == "take"


@pytest.mark.parametrize(
    ("fact", "winner"),
    [
        ("counts x 1", "1"),
        ("counts 0 x", "2"),
        ("counts 3 x", "2"),
        ("counts x x", "tie"),
        ("counts 3 1", "2"),
        ("counts 1 3", "1"),
        ("counts 2 2", "tie"),
        ("counts 2 1", "tie"),
    ],
)
def test_bagi_a_dropped_jack_loses_else_the_most_once_the_middle_is_empty(
    fact: str, winner: str
) -> None:
    assert result("bagi", fact) == winner


def test_bagi_has_four_bones() -> None:
    assert duel("bagi").refused("0: counts 3 2") == "too-many-both"


def test_kat_the_most_of_four_a_dropped_jack_is_none() -> None:
    assert result("kat", "counts 3 1") == "2"
    assert result("kat", "counts 0 0") == "tie"
    assert duel("kat").refused("0: counts 3 2") == "too-many-both"
    assert duel("kat").refused("0: counts x 2") == "no-drop"


def test_manu_the_most_of_five_each() -> None:
    assert result("manu", "counts 5 4") == "2"
    assert result("manu", "counts 3 5") == "1"
    assert result("manu", "counts 5 5") == "tie"


@pytest.mark.parametrize("name", ["bola-bola", "naik"])
def test_bola_bola_and_naik_the_first_failure_loses(name: str) -> None:
    assert duel(name).legal() == {"won 1", "won 2", "tie"}
    assert result(name, "won 1") == "1"
    assert result(name, "tie") == "tie"
    assert duel(name).refused("0: won 3") == "no-duellist"
    assert duel(name).refused("0: counts 1 2") == "expect-winner"
    assert duel("kat").refused("0: won 1") == "expect-counts"


def test_naik_both_fail_or_both_manage_five_is_a_tie_that_counts_for_the_lot() -> None:
    table = duel("naik").play("0: tie", "0: tie", "0: tie")
    assert "duel-lot" in table.told()


def test_every_duel_lists_each_of_its_facts_once() -> None:
    sizes = {"bagi": 15 + 11, "bola-bola": 3, "kat": 15, "manu": 36, "naik": 3}
    for name, size in sizes.items():
        facts = attempts.duel_facts(inside(duel(name).state))
        assert len(facts) == len(set(facts)) == size
