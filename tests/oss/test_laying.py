"""O2: cards are laid in turn from the Chief; the first two before a trick meet in a duel."""

from .table import Table, position


def test_cards_are_laid_in_turn_from_the_chief_for_all_to_see() -> None:
    table = Table(position(chief=2, turn=2)).play("2: lay 4 numa", "3: lay 2 meja")
    assert table.to == (1,)
    assert table["laid"] == "-/4@numa/2@meja"
    assert all(event.to is None and event.shows for event in table.events)
    assert table.refused("2: lay 4 aslik") == "not-your-turn"


def test_a_card_is_laid_before_a_solo_trick_in_view_never_before_the_duel() -> None:
    table = Table(position())
    assert table.legal() == {
        f"lay {value} {trick}" for value in (1, 2, 3, 4) for trick in ("aslik", "numa", "meja")
    }
    assert table.refused("1: lay 3 kat") == "never-the-duel"
    assert table.refused("1: lay 3 wollo") == "not-in-view"
    assert table.refused("1: take 4") == "expect-lay"


def test_only_cards_of_the_hand_can_be_laid() -> None:
    table = Table(position()).play("1: lay 3 aslik", "2: lay 4 numa")
    assert table.refused("3: lay 4 aslik") == "no-card"


def test_o2_alone_before_a_trick_it_is_a_solo() -> None:
    table = Table(position()).play("1: lay 3 aslik", "2: lay 4 numa", "3: lay 2 meja")
    assert (table["duels"], table["stage"], table["turn"]) == ("-", "solo", "1")
    attempt = table.state.attempt
    assert attempt is not None
    assert (attempt.kind, attempt.by) == ("solo", (1,))
    assert attempt.args == {"trick": "aslik", "number": 3}


def test_o2_two_before_a_trick_meet_in_the_duel_in_view() -> None:
    table = Table(position(2)).play("1: lay 3 aslik", "2: lay 1 aslik")
    assert (table["duels"], table["stage"]) == ("1v2", "duel")
    assert table.event("paired") == {"seat": 1, "opponent": 2, "trick": "kat", "name": "Kat!"}
    attempt = table.state.attempt
    assert attempt is not None
    assert (attempt.kind, attempt.by, attempt.args) == ("duel", (1, 2), {"trick": "kat"})


def test_o2_the_third_and_later_before_a_trick_stay_there_solo() -> None:
    table = Table(position(5, chief=4, turn=4)).play(
        "4: lay 2 numa", "5: lay 3 numa", "1: lay 3 numa", "2: lay 4 numa", "3: lay 1 aslik"
    )
    assert table["duels"] == "4v5"
    table.play("0: counts 2 1", "5: enough", "4: take 3", "0: bones 5")
    assert table["won"] == "1:3/-/-/5:3/-"
    attempt = table.state.attempt
    assert attempt is not None
    assert (attempt.by, attempt.args) == ((2,), {"trick": "numa", "number": 4})


def test_o2_there_can_be_three_duels_in_a_round_all_on_the_same_card() -> None:
    table = Table(position(6)).play(
        *("1: lay 1 aslik", "2: lay 1 numa", "3: lay 1 meja"),
        *("4: lay 1 meja", "5: lay 1 numa", "6: lay 1 aslik"),
    )
    assert table["duels"] == "1v6,2v5,3v4"
    assert table.told().count("paired") == 3
    table.play("0: counts 2 1", "6: enough")
    attempt = table.state.attempt
    assert attempt is not None
    assert (attempt.by, attempt.args) == ((2, 5), {"trick": "kat"})


def test_o2_a_duel_is_played_when_the_turn_of_its_first_player_comes() -> None:
    table = Table(position(4, chief=3, turn=3)).play(
        "3: lay 1 aslik", "4: lay 2 numa", "1: lay 3 meja", "2: lay 4 numa"
    )
    assert (table["turn"], table["stage"]) == ("3", "solo")
    table.play("0: bones 1")
    assert (table["turn"], table["stage"]) == ("4", "duel")
    table.play("0: counts 0 4", "4: enough", "2: take 4")
    assert (table["turn"], table["stage"]) == ("1", "solo")
    table.play("0: bones 3")
    assert table["challenge"] != "-"
