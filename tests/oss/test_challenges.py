"""O6 and the five challenges, each with its own way of putting players out."""

from typing import Any

import pytest

from ludotheque.contract import Illegal
from ludotheque.games.oss.game import GAME

from .table import Table, challenge, position


def test_o6_a_challenge_is_turned_up_when_all_tricks_are_done() -> None:
    table = Table(
        position(2, stage="solo", turn=2, hands="1124/2344", lost="3/-", laid="-/1@aslik")
    )
    table.play("0: bones 1")
    assert table["challenge"] in {"badaboss", "kiri-kanoss", "los-loboss", "targoss"}
    assert table["left"] == "1,2"
    assert "challenge" in table.told()


def test_o5_no_replay_in_a_challenge() -> None:
    table = Table(challenge("kiri-kanoss")).play("0: out 1")
    assert table.to == (0,)
    assert table.refused("1: replay 1") == "not-your-turn"


def test_o6_everybody_who_is_left_put_out_at_once_repeats_it() -> None:
    table = Table(challenge("kiri-kanoss")).play("0: out 2", "0: out 1 3")
    assert table.told() == ["out", "all-out"]
    assert (table["left"], table["stage"]) == ("1,3", "challenge")


# ---- BadabOss -----------------------------------------------------------------------------------


def badaboss(**fields: Any) -> Table:
    return Table(challenge("badaboss", tower=1, turn=2, **fields))


def test_badaboss_the_chief_puts_the_first_bone_and_the_others_stack_in_turn() -> None:
    table = badaboss()
    attempt = table.state.attempt
    assert attempt is not None
    assert (attempt.by, attempt.args) == ((2,), {"trick": "badaboss", "tower": 1})
    table.play("0: stood")
    assert (table["tower"], table["turn"]) == ("2", "3")
    assert table.play("0: stood")["turn"] == "1"
    assert table.refused("0: out 1") == "expect-stood"


def test_badaboss_who_brings_it_down_is_out_and_the_left_neighbour_begins_again() -> None:
    table = badaboss().play("0: stood", "0: fell")
    assert table.told() == ["stood", "fell", "out", "tower"]
    assert table["left"] == "1,2"
    assert table.event("tower") == {"seat": 1}
    assert (table["tower"], table["turn"]) == ("1", "2")


def test_badaboss_the_last_one_wins() -> None:
    table = badaboss().play("0: fell", "0: fell")  # 2, then 3 begins and 1 fells it
    assert table["chief"] == "3"
    assert table["trophies"] == "-/-/badaboss"


def test_badaboss_with_all_six_standing_the_next_begins_a_new_tower() -> None:
    table = badaboss().play(*["0: stood"] * 5)  # 2, 3, 1, 2, 3
    assert table.event("tower") == {"seat": 1}
    assert (table["tower"], table["turn"], table["left"]) == ("1", "2", "1,2,3")


# ---- Kiri KanOss --------------------------------------------------------------------------------


def test_kiri_kanoss_all_at_once_and_all_who_miss_are_out() -> None:
    table = Table(challenge("kiri-kanoss", 5))
    attempt = table.state.attempt
    assert attempt is not None
    assert attempt.by == (1, 2, 3, 4, 5)
    assert len(table.legal()) == 32
    table.play("0: out 1 4")
    assert table["left"] == "2,3,5"
    assert table.refused("0: out 4") == "not-left"
    assert table.play("0: out 2 5")["trophies"] == "-/-/kiri-kanoss/-/-"


def test_kiri_kanoss_nobody_misses_again() -> None:
    table = Table(challenge("kiri-kanoss")).play("0: out none")
    assert table.told() == ["none-out"]
    assert table["left"] == "1,2,3"


# ---- Los LobOss ---------------------------------------------------------------------------------


def lobos(**fields: Any) -> Table:
    return Table(challenge("los-loboss", 4, stage="call", **fields))


def test_los_loboss_the_chief_tosses_and_calls_a_side() -> None:
    table = lobos(chief=3, turn=3)
    assert (table.to, table.legal()) == ((3,), {"call hollow", "call bump"})
    assert table.refused("3: name red") == "expect-call"
    table.play("3: call hollow")
    attempt = table.state.attempt
    assert attempt is not None
    assert attempt.by == (1, 2, 3, 4)
    assert attempt.args == {"trick": "los-loboss", "side": "hollow", "chief": 3}


def test_los_loboss_the_first_number_said_right_puts_out_whom_they_like() -> None:
    table = lobos().play("1: call bump", "0: said 3 right")
    assert (table.to, table.legal()) == ((3,), {"eliminate 1", "eliminate 2", "eliminate 4"})
    assert table.refused("3: eliminate 3") == "not-yourself"
    assert table.refused("3: eliminate 5") == "not-left"
    assert table.refused("3: call bump") == "expect-eliminate"
    table.play("3: eliminate 4")
    assert (table["left"], table["stage"], table["word"]) == ("1,2,3", "call", "-")


def test_los_loboss_said_wrong_is_out() -> None:
    table = lobos().play("1: call bump", "0: said 3 wrong")
    assert table.told() == ["called", "said-wrong", "out"]
    assert table["left"] == "1,2,4"


def test_los_loboss_the_chief_plays_too_and_still_tosses_when_out() -> None:
    table = lobos().play("1: call bump", "0: said 1 wrong")
    assert table["left"] == "2,3,4"
    assert table.to == (1,)
    table.play("1: call hollow")
    assert table.refused("0: said 1 right") == "not-left"


def test_los_loboss_nobody_speaks_and_it_is_tossed_again() -> None:
    table = lobos().play("1: call bump", "0: silent")
    assert (table["stage"], table.to) == ("call", (1,))


def test_los_loboss_with_two_left_a_right_number_wins() -> None:
    table = lobos(left="2,4").play("1: call bump", "0: said 4 right")
    assert table.told()[:5] == ["called", "said-right", "eliminated", "out", "challenge-won"]
    assert table["chief"] == "4"


# ---- TargOss ------------------------------------------------------------------------------------


def targoss(players: int = 4, **fields: Any) -> Table:
    left = ",".join(str(seat) for seat in range(1, players + 1))
    return Table(challenge("targoss", players, **({"flicking": left} | fields)))


def test_targoss_the_nearest_puts_out_whom_they_like() -> None:
    table = targoss().play("0: nearest 2")
    assert (table.to, table.legal()) == ((2,), {"eliminate 1", "eliminate 3", "eliminate 4"})
    table.play("2: eliminate 1")
    assert (table["left"], table["flicking"]) == ("2,3,4", "2,3,4")


def test_targoss_those_equally_near_flick_again() -> None:
    table = targoss().play("0: nearest 1 3")
    assert table.told() == ["flicks-again", "flicks-again"]
    assert (table["left"], table["flicking"]) == ("1,2,3,4", "1,3")
    attempt = table.state.attempt
    assert attempt is not None
    assert attempt.by == (1, 3)
    assert table.refused("0: nearest 2") == "not-flicking"
    table.play("0: nearest 3")
    assert "eliminate 2" in table.legal()


def test_targoss_all_off_the_table_is_a_tie_of_all() -> None:
    assert targoss().play("0: nearest 1 2 3 4")["flicking"] == "1,2,3,4"


def test_targoss_with_two_left_the_nearest_wins() -> None:
    table = targoss(2).play("0: nearest 2")
    assert table["trophies"] == "-/targoss"


# ---- WarnOss ------------------------------------------------------------------------------------


def warnoss(players: int = 4, **fields: Any) -> Table:
    return Table(challenge("warnoss", players, **({"stage": "name"} | fields)))


def test_warnoss_one_bone_for_each_player_left_and_one_of_them_is_named() -> None:
    table = warnoss(chief=2, turn=2)
    assert table.to == (2,)
    assert table.legal() == {"name white", "name black", "name red", "name yellow"}
    assert table.refused("2: name blue") == "no-such-bone"
    assert table.refused("2: call bump") == "expect-name"
    table.play("2: name red")
    attempt = table.state.attempt
    assert attempt is not None
    assert attempt.args["bones"] == ["white", "black", "red", "yellow"]
    assert attempt.args["colour"] == "red"


def test_warnoss_somebody_is_always_out() -> None:
    table = warnoss().play("1: name red")
    assert table.refused("0: out none") == "somebody-out"


def test_warnoss_the_one_put_out_names_the_next_colour() -> None:
    table = warnoss().play("1: name red", "0: out 3")
    assert (table.to, table["left"]) == ((3,), "1,2,4")
    assert table.legal() == {"name white", "name black", "name red"}


def test_warnoss_of_several_put_out_the_first_clockwise_names_the_next() -> None:
    table = warnoss(5, chief=4, turn=4).play("4: name green")
    table.play("0: out 1 3")
    assert table.to == (1,)
    table = warnoss(5, chief=3, turn=3).play("3: name white", "0: out 1 3")
    assert table.to == (3,)


def test_o6_warnoss_all_out_the_same_player_names_again() -> None:
    table = warnoss(left="2,3").play("1: name black", "0: out 2 3")
    assert table.told() == ["named", "all-out"]
    assert (table.to, table["left"], table["word"]) == ((1,), "2,3", "-")


def test_warnoss_the_last_one_left_wins() -> None:
    table = warnoss(left="2,3").play("1: name black", "0: out 2")
    assert table["trophies"] == "-/-/warnoss/-"


@pytest.mark.parametrize("name", ["badaboss", "kiri-kanoss", "los-loboss", "targoss", "warnoss"])
def test_a_fact_of_another_kind_is_explained(name: str) -> None:
    word = {"los-loboss": "bump", "warnoss": "white"}.get(name, "-")
    more: dict[str, Any] = {"word": word}
    if name == "badaboss":
        more |= {"tower": 1, "turn": 2}
    if name == "targoss":
        more |= {"flicking": "1,2,3"}
    state = Table(challenge(name, **more)).state
    refusal = state.refusal(0, GAME.move("bones 2"))
    assert isinstance(refusal, Illegal)
    assert refusal.code == f"expect-{GAME.ask(state.view(None))}"
