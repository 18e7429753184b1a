"""Fakir: rulings F1 to F8. What always holds, F9 with it, is in test_fakir_always.py."""

from typing import Any

import pytest

from ludotheque.contract import BadOption, Illegal, Outcome, State
from ludotheque.dice import seed_from
from ludotheque.games.fakir.game import GAME
from ludotheque.games.fakir.notation import (
    HOLES,
    HOLES_OF,
    LINES,
    FakirPosition,
)

SEED = seed_from("a bed of nails")


def position(lines: str = "-", holes: str = "-", hands: str = "3,3", **given: Any) -> State:
    """A state of a two-player match, seat 1 to play, unless said otherwise."""
    fields = {
        "players": hands.count(",") + 1,
        "teams": "no",
        "drop_through": "no",
        "to": 1,
        "hands": hands,
        "lines": lines,
        "holes": holes,
        "out": "-",
    }
    line = " ".join(f"{key}={value}" for key, value in (fields | given).items())
    return GAME.read(f"fakir {line}", SEED)


def team_position(
    lines: str = "-", holes: str = "-", hands: str = "2,2,2,2", **given: Any
) -> State:
    return position(lines, holes, hands, teams="yes", **given)


def start(players: int = 2, **options: Any) -> State:
    return GAME.new(players, {"first": 1, **options}, SEED)


def facts(state: State) -> FakirPosition:
    assert isinstance(state.position, FakirPosition)
    return state.position


def play(state: State, *texts: str) -> State:
    """Each move by whoever is to act."""
    for text in texts:
        state, _ = state.play(state.to_act[0], GAME.move(text))
    return state


def happened(state: State, text: str) -> list[tuple[str, dict[str, Any]]]:
    _, events = state.play(state.to_act[0], GAME.move(text))
    return [(event.kind, event.args) for event in events]


def refusal(state: State, text: str) -> str:
    with pytest.raises(Illegal) as refused:
        play(state, text)
    return refused.value.code


def legal(state: State) -> list[str]:
    return [str(choice.move) for choice in state.moves(state.to_act[0])]


def ending(state: State) -> Outcome:
    assert state.outcome is not None
    return state.outcome


# F1: what each player gets.


@pytest.mark.parametrize(("players", "sticks"), [(2, 10), (3, 7), (4, 5)])
def test_the_sticks_depend_on_the_number_of_players(players: int, sticks: int) -> None:
    p = facts(start(players))
    assert list(p.hands.values()) == [sticks] * players
    assert list(p.colours.values()) == ["red", "green", "blue", "yellow"][:players]


def test_in_teams_partners_sit_opposite_with_five_sticks_of_one_colour_each() -> None:
    state = start(4, teams=True)
    assert facts(state).hands == {1: 5, 2: 5, 3: 5, 4: 5}
    assert facts(state).colours == {1: "red", 2: "green", 3: "red", 4: "green"}
    assert state.sides == ((1, 3), (2, 4))
    assert start(4).sides == ((1,), (2,), (3,), (4,))


def test_the_starter_is_drawn_by_lot() -> None:
    assert {GAME.new(4, {}, seed_from(str(n))).to_act for n in range(60)} == {
        (1,),
        (2,),
        (3,),
        (4,),
    }


@pytest.mark.parametrize("players", [1, 5])
def test_one_or_five_cannot_play(players: int) -> None:
    with pytest.raises(BadOption, match="players"):
        GAME.new(players)


# F2: a horizontal stick goes right through.


def test_every_line_of_an_empty_block_can_be_pierced_and_no_hole_takes_a_stick() -> None:
    assert legal(start()) == [f"H {line}" for line in LINES]
    assert len(LINES) == 18


def test_a_line_runs_below_three_holes() -> None:
    assert HOLES_OF["2@3"] == ("a2", "b2", "c2")
    assert HOLES_OF["b@1"] == ("b1", "b2", "b3")


def test_a_line_that_is_taken_cannot_be_pierced_again() -> None:
    assert refusal(play(start(), "H 2@3"), "H 2@3") == "line-taken"


def test_a_stick_that_lies_across_on_the_same_level_blocks() -> None:
    state = play(start(), "H 2@3")
    assert [refusal(state, f"H {column}@3") for column in "abc"] == ["line-crossed"] * 3
    assert {"H 1@3", "H 3@3", "H b@2", "H 2@2"} <= set(legal(state))


def test_a_vertical_stick_blocks_every_level_down_to_where_it_rests() -> None:
    state = position("2@1:red", "b2:green@1")
    for line in ("2@2", "2@3", "b@2", "b@3"):
        assert refusal(state, f"H {line}") == "line-blocked"
    assert {"H a@3", "H 1@2", "H 3@1"} <= set(legal(state))
    assert refusal(state, "H b@1") == "line-crossed"


def test_below_the_stick_that_a_vertical_one_rests_on_there_is_room() -> None:
    state = position("2@3:red", "b2:green@3")
    assert {"H b@2", "H 2@1"} <= set(legal(state))


# F3: a vertical stick drops until something stops it.


def test_a_dropped_stick_rests_on_the_highest_stick_in_its_way() -> None:
    state = position("2@1:red,b@2:green")
    assert facts(play(state, "V b2")).holes["b2"].level == 2
    assert facts(play(state, "V a2")).holes["a2"].level == 1
    told = {"seat": 1, "colour": "red", "hole": "b2", "level": 2, "hand": 2}
    assert happened(state, "V b2") == [("dropped", told)]


def test_one_vertical_stick_to_a_hole() -> None:
    assert refusal(position("2@3:red", "b2:green@3"), "V b2") == "hole-taken"


# F4: where nothing stops it.


def test_a_stick_may_not_be_dropped_where_nothing_stops_it() -> None:
    assert refusal(position("2@3:red"), "V b1") == "nothing-stops"
    assert [move for move in legal(position("2@3:red")) if move[0] == "V"] == [
        "V a2",
        "V b2",
        "V c2",
    ]


def test_by_the_letter_of_the_sheets_it_may_and_is_lost() -> None:
    state = start(drop_through=True)
    assert len([move for move in legal(state) if move[0] == "V"]) == 9
    told = {"seat": 1, "colour": "red", "hole": "b2", "level": 0, "hand": 9}
    assert happened(state, "V b2") == [("dropped", told)]
    p = facts(play(state, "V b2"))
    assert (p.hands, p.holes) == ({1: 9, 2: 10}, {})


def test_by_the_letter_too_a_hole_takes_one_stick() -> None:
    state = position("2@3:red", "b2:green@3", drop_through="yes")
    assert refusal(state, "V b2") == "hole-taken"


def test_who_drops_the_last_stick_through_is_out() -> None:
    state = position("2@1:green", hands="1,0", drop_through="yes")
    assert happened(state, "V a1")[1:] == [("out", {"seat": 1})]
    assert ending(play(state, "V a1")).winners == (2,)


# F5: pulling.


def test_a_pull_needs_two_vertical_sticks_of_ones_own_colour() -> None:
    one = position("2@1:red,2@3:red", "a2:red@3,b2:green@3,c2:green@3")
    assert refusal(one, "R 2@3") == "two-needed"
    two = position("2@1:red,2@3:red", "a2:red@3,b2:red@3,c2:green@3")
    assert "R 2@3" in legal(two)


def test_the_two_are_counted_before_the_pull() -> None:
    state = position("2@1:red", "a2:red@1,b2:red@1")
    assert facts(play(state, "R 2@1")).holes == {}


def test_in_teams_the_two_may_be_of_either_partner() -> None:
    state = play(start(4, teams=True), "H 2@1", "H 2@3", "V a2", "H 1@1", "V b2", "H 3@1")
    assert state.to_act == (3,)
    assert "R 2@3 b2" in legal(state)


def test_a_pull_must_make_something_sink() -> None:
    state = position("1@1:red,2@3:red", "a2:red@3,b2:red@3")
    assert refusal(state, "R 1@1") == "nothing-sinks"
    assert refusal(state, "R 3@1") == "line-empty"


def test_it_is_enough_that_anothers_stick_sinks() -> None:
    state = position("2@1:red,1@3:red", "a1:green@3,a2:red@1,b2:red@1")
    assert "R 1@3" in legal(state)


def test_a_stick_that_lies_across_the_hole_below_is_not_taken_for_the_one_that_bears() -> None:
    state = position("a@1:red,b@1:red,c@1:red,2@3:red", "a2:red@3,b2:red@3")
    assert [move for move in legal(state) if move[0] == "R"] == ["R 2@3"]


def test_each_stick_sinks_to_the_next_one_below_or_disappears() -> None:
    state = position("a@1:green,b@2:red,2@3:red", "a2:red@3,b2:green@3,c2:red@3")
    assert happened(state, "R 2@3") == [
        ("pulled", {"seat": 1, "colour": "red", "line": "2@3"}),
        ("sank", {"hole": "a2", "colour": "red", "from": 3, "to": 1}),
        ("sank", {"hole": "b2", "colour": "green", "from": 3, "to": 2}),
        ("vanished", {"hole": "c2", "colour": "red", "from": 3}),
        ("took-back", {"seat": 1, "colour": "red", "hand": 4}),
    ]
    p = facts(play(state, "R 2@3"))
    assert {hole: stick.level for hole, stick in p.holes.items()} == {"a2": 1, "b2": 2}


def test_what_rests_on_other_sticks_stays_where_it_is() -> None:
    state = position("1@1:red,2@1:red", "a1:green@1,a2:red@1,b2:red@1")
    assert facts(play(state, "R 2@1")).holes.keys() == {"a1"}


# F6: what becomes of the pulled stick.


def test_ones_own_stick_goes_back_to_the_hand() -> None:
    state = position("2@1:green,2@3:red", "a2:red@3,b2:red@3")
    assert facts(play(state, "R 2@3")).hands == {1: 4, 2: 3}
    assert refusal(state, "R 2@3 a2") == "no-swap"


def test_anothers_stick_takes_the_place_of_one_of_ones_own_at_the_same_depth() -> None:
    state = position("2@1:green,2@3:green", "a2:red@3,b2:red@3")
    assert {"R 2@3 a2", "R 2@3 b2"} <= set(legal(state))
    assert refusal(state, "R 2@3") == "swap-needed"
    assert refusal(state, "R 2@3 c2") == "not-yours"
    told = {"seat": 1, "colour": "green", "hole": "b2", "level": 1, "back": "red", "hand": 4}
    assert happened(state, "R 2@3 b2")[-1] == ("swapped", told)
    after = play(state, "R 2@3 b2")
    assert "hands=4,3 lines=2@1:green holes=a2:red@1,b2:green@1" in str(after)


def test_the_swap_is_with_a_stick_that_still_stands_after_the_fall() -> None:
    state = position("a@1:red,2@3:green", "a2:red@3,b2:red@3")
    assert [move for move in legal(state) if move[0] == "R"] == ["R 2@3 a2"]
    assert refusal(state, "R 2@3 b2") == "swap-sinks"


def test_with_none_left_standing_the_stick_returns_to_its_owner() -> None:
    state = position("2@3:green", "a2:red@3,b2:red@3")
    assert [move for move in legal(state) if move[0] == "R"] == ["R 2@3"]
    assert refusal(state, "R 2@3 a2") == "none-stands"
    told = {"seat": 1, "colour": "green", "to_seat": 2, "hand": 4}
    assert happened(state, "R 2@3")[-1] == ("returned", told)
    assert facts(play(state, "R 2@3")).hands == {1: 3, 2: 4}


@pytest.mark.parametrize(("puller", "receiver"), [(1, 4), (2, 1), (3, 2), (4, 3)])
def test_in_teams_it_returns_to_the_opponent_seated_just_before(puller: int, receiver: int) -> None:
    mine, theirs = ("red", "green") if puller % 2 else ("green", "red")
    state = team_position(f"2@3:{theirs}", f"a2:{mine}@3,b2:{mine}@3", to=puller)
    hands = facts(play(state, "R 2@3")).hands
    assert hands == {seat: 2 + (seat == receiver) for seat in (1, 2, 3, 4)}


def test_in_teams_a_partners_stick_is_ones_own() -> None:
    state = team_position("2@1:green,2@3:red", "a2:red@3,b2:red@3", to=3)
    assert facts(play(state, "R 2@3")).hands == {1: 2, 2: 2, 3: 3, 4: 2}


# F7: who can neither place nor pull.

BARRED = "1@1:red,2@1:green,3@1:green"
FULL = ",".join(f"{hole}:{'red' if hole == 'a1' else 'green'}@1" for hole in HOLES)


def test_who_can_do_nothing_else_removes_a_stick_from_the_hand_or_the_block() -> None:
    state = position(BARRED, FULL, hands="3,0")
    assert legal(state) == ["X hand", "X a1", "X 1@1"]
    assert facts(play(state, "X hand")).hands == {1: 2, 2: 0}
    assert "a1" not in facts(play(state, "X a1")).holes
    assert happened(state, "X 1@1") == [
        ("removed", {"seat": 1, "colour": "red", "what": "1@1", "level": 0, "hand": 3}),
        ("vanished", {"hole": "a1", "colour": "red", "from": 1}),
        ("vanished", {"hole": "b1", "colour": "green", "from": 1}),
        ("vanished", {"hole": "c1", "colour": "green", "from": 1}),
    ]
    assert play(state, "X hand").to_act == (2,)


def test_a_removal_may_make_sticks_sink_without_losing_them() -> None:
    state = position("2@1:green,2@3:red", "b2:green@3", hands="0,2")
    assert legal(state) == ["X 2@3"]
    assert facts(play(state, "X 2@3")).holes["b2"].level == 1


def test_with_an_empty_hand_one_must_pull_if_one_can() -> None:
    state = position("2@1:red", "a2:red@1,b2:red@1", hands="0,2")
    assert legal(state) == ["R 2@1"]
    assert refusal(state, "H 1@1") == "no-stick"
    assert refusal(state, "V c2") == "no-stick"
    assert refusal(state, "X a2") == "can-play"


def test_a_removal_is_of_ones_own_colour() -> None:
    state = position("1@1:red,2@1:green", hands="0,2")
    assert refusal(state, "X 2@1") == "not-yours"
    assert refusal(state, "X a1") == "not-yours"
    assert refusal(state, "X hand") == "no-stick"


def test_in_teams_the_partners_hand_is_out_of_reach() -> None:
    state = team_position("2@1:red", hands="0,1,2,1")
    assert legal(state) == ["X 2@1"]
    assert refusal(state, "X hand") == "no-stick"


@pytest.mark.parametrize(
    ("state", "ask"),
    [
        (start(), "place"),
        (position("2@1:red", "a2:red@1,b2:red@1"), "turn"),
        (position("2@1:red", "a2:red@1,b2:red@1", hands="0,2"), "pull"),
        (position("1@1:red", hands="0,2"), "remove"),
    ],
    ids=["place", "turn", "pull", "remove"],
)
def test_the_player_is_told_what_may_be_done(state: State, ask: str) -> None:
    assert GAME.ask(state.view(1)) == ask
    assert GAME.ask(state.view(None)) == ask


# F8: out, and the end.


def test_anothers_move_can_put_one_out() -> None:
    state = position("2@1:red,1@3:red", "a1:green@3,a2:red@1,b2:red@1", hands="0,0,1")
    assert ("out", {"seat": 2}) in happened(state, "R 1@3")
    state = play(state, "R 1@3")
    assert facts(state).out == ((2,),)
    assert state.to_act == (3,)
    assert play(state, "H 3@3").to_act == (1,)


def test_an_empty_hand_alone_puts_nobody_out() -> None:
    state = position(hands="1,1")
    assert play(state, "H 2@1").to_act == (2,)
    assert facts(play(state, "H 2@1", "V b2")).out == ()


def test_the_last_one_in_wins_with_all_the_sticks_that_are_left() -> None:
    state = position("2@1:red", hands="0,2")
    outcome = ending(play(state, "X 2@1"))
    assert outcome.winners == (2,)
    assert outcome.places == {1: 2, 2: 1}
    assert outcome.scores == {1: 0, 2: 2}
    with pytest.raises(Illegal, match="over"):
        play(state, "X 2@1").play(2, GAME.move("H 1@1"))


def test_who_leaves_nobody_a_stick_by_a_forced_removal_wins() -> None:
    state = position("2@1:red", "b2:green@1", hands="0,0")
    assert happened(state, "X 2@1")[-1] == ("out", {"seat": 2})
    outcome = ending(play(state, "X 2@1"))
    assert outcome.winners == (1,)
    assert outcome.scores == {1: 0, 2: 0}
    green = position("2@1:green", "b2:red@1", hands="0,0", to=2)
    assert ending(play(green, "X 2@1")).winners == (2,)


def test_places_follow_the_order_of_going_out() -> None:
    state = position("1@1:red", hands="0,1,1,0", out="4")
    state = play(state, "X 1@1")
    assert facts(state).out == ((4,), (1,))
    state = play(state, "H 1@1", "H 1@2", "X 1@1")
    assert ending(state).places == {1: 3, 2: 2, 3: 1, 4: 4}


def test_who_go_out_by_the_same_move_share_a_place() -> None:
    state = position("1@1:red", "a1:green@1,b1:blue@1", hands="0,0,0,1")
    outcome = ending(play(state, "X 1@1"))
    assert outcome.winners == (4,)
    assert outcome.places == {1: 2, 2: 2, 3: 2, 4: 1}


def test_in_teams_a_seat_with_nothing_to_play_with_is_passed_over() -> None:
    state = team_position("2@1:green", hands="0,1,2,2", to=4)
    assert happened(state, "V b2")[1:] == [("passed-over", {"seat": 1})]
    assert play(state, "V b2").to_act == (2,)


def test_in_teams_a_seat_with_an_empty_hand_plays_while_its_colour_is_in_the_block() -> None:
    state = team_position("2@1:red", hands="0,1,2,2", to=4)
    assert play(state, "H 1@1").to_act == (1,)


def test_a_team_is_out_when_both_hands_are_empty_and_none_of_its_colour_is_in_the_block() -> None:
    state = team_position("2@1:red", hands="0,1,1,0")
    assert play(state, "X 2@1").outcome is None
    last = team_position("2@1:red", hands="0,1,0,0")
    assert happened(last, "X 2@1")[1:] == [("out", {"seat": 1}), ("out", {"seat": 3})]
    outcome = ending(play(last, "X 2@1"))
    assert outcome.winners == (2, 4)
    assert outcome.places == {1: 3, 2: 1, 3: 3, 4: 1}
    assert outcome.scores == {1: 0, 2: 1, 3: 0, 4: 1}


def test_a_teams_sticks_count_for_both_partners() -> None:
    state = team_position("2@1:red,1@1:green", "a2:red@1", hands="2,1,0,3")
    assert GAME.standing(state) == {1: 4, 2: 5, 3: 4, 4: 5}
