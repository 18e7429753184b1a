"""Fakir: what always holds, in every match and for every text."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.text import Text

from ludotheque.contract import BadOption, BadText, Event, State
from ludotheque.dice import seed_from
from ludotheque.games.fakir.game import GAME
from ludotheque.games.fakir.notation import HOLES_OF, Drop, FakirPosition, Pierce, Pull
from ludotheque.words import Words
from tests.test_fakir import SEED, facts, position, start

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (4, {"teams": True}),
    (2, {"drop_through": True}),
    (3, {"drop_through": True}),
    (4, {"teams": True, "drop_through": True}),
]


def random_match(
    players: int, options: dict[str, Any], seed: int
) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """Every state of a match, with what has just happened."""
    rng = random.Random(seed)
    state, events = GAME.begin(players, options, seed_from(str(seed)))
    yield state, events
    while state.to_act:
        state, events = state.play(state.to_act[0], rng.choice(state.legal(state.to_act[0])))
        yield state, events


# F9: it always ends.


def measure(state: State) -> tuple[int, int]:
    p = facts(state)
    hands = sum(p.hands.values())
    levels = sum(stick.level for stick in p.holes.values())
    return 4 * (hands + len(p.lines)) + levels, hands


@given(st.sampled_from(TABLES), st.lists(st.integers(0, 400), min_size=300, max_size=300))
@settings(max_examples=25, deadline=None)
def test_the_measure_never_grows_and_every_match_ends(
    table: tuple[int, dict[str, Any]], choices: list[int]
) -> None:
    state = GAME.new(table[0], table[1], SEED)
    for choice in choices:
        if not state.to_act:
            break
        moves = state.legal(state.to_act[0])
        after, _ = state.play(state.to_act[0], moves[choice % len(moves)])
        assert measure(after) < measure(state)  # where the first stays the same, hands shrink
        state = after
    assert state.outcome is not None


# Texts, options and positions that do not exist.


@pytest.mark.parametrize(
    "text",
    "H 4@1|H 2@4|H b2|V 2@3|V d1|V b2 |R b2|R b@1 d4|R b@1  a3|X|X hands|X 4@1|h 2@3||pass".split(
        "|"
    ),
)
def test_a_text_that_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(BadText, match="move-text"):
        GAME.move(text)


@pytest.mark.parametrize("move", [Pierce("4@1"), Drop("a@1"), Pull("2@3", "d4")])
def test_a_place_beside_the_block_is_refused_and_not_taken_for_another(move: Any) -> None:
    with pytest.raises(BadText, match="move-text"):
        start().play(1, move)


def test_moves_are_numbered_one_to_one() -> None:
    moves = [GAME.numbered(number) for number in range(GAME.actions)]
    assert [GAME.number(move) for move in moves] == list(range(235))
    assert [GAME.move(str(move)) for move in moves] == moves


@pytest.mark.parametrize(
    ("players", "options", "named"),
    [
        (2, {"teams": True}, "teams"),
        (3, {"teams": "true"}, "teams"),
        (4, {"teams": "both"}, "teams"),
        (2, {"drop_through": "perhaps"}, "drop_through"),
        (2, {"first": 3}, "first"),
        (2, {"variant": "standard"}, "variant"),
    ],
)
def test_a_bad_option_is_refused_by_name(players: int, options: dict[str, Any], named: str) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.new(players, options)
    assert refused.value.args_["option"] == named


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"lines": "2@1:red,b@1:red"}, "position-block"),
        ({"lines": "2@1:red,2@1:green"}, "position-block"),
        ({"holes": "b2:red@1"}, "position-block"),
        ({"lines": "2@1:red", "holes": "b2:red@2"}, "position-block"),
        ({"lines": "2@1:red,2@2:red", "holes": "b2:red@1"}, "position-block"),
        ({"lines": "2@1:red", "holes": "b2:red@1,b2:red@1"}, "position-block"),
        ({"lines": "2@1:red", "hands": "10,3"}, "position-sticks"),
        ({"hands": "-1,3"}, "position-sticks"),
        ({"hands": "0,3"}, "position-out"),
        ({"out": "1"}, "position-out"),
        ({"hands": "0,3", "out": "1+1"}, "position-out"),
        ({"hands": "0,0", "out": "1", "to": 1}, "position-out"),
        ({"hands": "0,1,1,1", "teams": "yes"}, "position-turn"),
        ({"hands": "0,1,0,1", "teams": "yes", "out": "1,3", "to": 2}, "position-out"),
        ({"lines": "2@1:blue"}, "position"),
        ({"lines": "2@4:red"}, "position"),
        ({"holes": "b2:red"}, "position"),
        ({"hands": "3,3,3", "teams": "yes"}, "position"),
        ({"hands": "3"}, "position"),
        ({"to": 3}, "position"),
        ({"out": "first"}, "position"),
        ({"drop_through": "perhaps"}, "position"),
    ],
)
def test_a_position_that_cannot_be_is_refused(given: dict[str, Any], code: str) -> None:
    with pytest.raises(BadText) as refused:
        position(**given)
    assert refused.value.code == code


# What always holds.


@pytest.mark.parametrize(("players", "options"), TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_the_view_is_the_position_and_texts_read_back(
    players: int, options: dict[str, Any], seed: int
) -> None:
    rng = random.Random(seed)
    for state, _ in random_match(players, options, seed):
        assert GAME.read(str(state)) == state
        assert GAME.at(state.position, state.dice) == state
        for seat in (1, players, None):
            view = state.view(seat)
            assert GAME.world(view, (), rng) == state
            assert GAME.world(view, (), rng).view(seat) == view


@pytest.mark.parametrize(("players", "options"), TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_two_sticks_never_meet_and_every_vertical_one_rests_on_another(
    players: int, options: dict[str, Any], seed: int
) -> None:
    for state, _ in random_match(players, options, seed):
        p = facts(state)
        filled = [(hole, int(line[2])) for line in p.lines for hole in HOLES_OF[line]]
        assert all((hole, stick.level) in filled for hole, stick in p.holes.items())
        filled += [(h, up) for h, s in p.holes.items() for up in range(s.level + 1, 4)]
        assert len(set(filled)) == len(filled)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_the_events_tell_every_change_of_the_block_and_the_hands(
    players: int, options: dict[str, Any]
) -> None:
    """A client that only listens has the same block as the rules."""
    for seed in range(3):
        told: Listener | None = None
        for state, events in random_match(players, options, seed):
            p = facts(state)
            if told is None:
                told = Listener(p)
            for event in events:
                told.hear(event)
            assert told.lines == p.lines
            assert told.holes == {h: (s.colour, s.level) for h, s in p.holes.items()}
            assert told.hands == p.hands


class Listener:
    """Keeps the block from the events alone."""

    def __init__(self, p: FakirPosition) -> None:
        self.hands, self.colours = dict(p.hands), p.colours
        self.lines: dict[str, str] = {}
        self.holes: dict[str, tuple[str, int]] = {}

    def hear(self, event: Event) -> None:
        a = event.args
        match event.kind:
            case "pierced":
                self.hands[a["seat"]] -= 1
                self.lines[a["line"]] = a["colour"]
            case "dropped":
                self.hands[a["seat"]] -= 1
                if a["level"]:
                    self.holes[a["hole"]] = (a["colour"], a["level"])
            case "pulled":
                assert self.lines.pop(a["line"]) == a["colour"]
            case "sank":
                assert self.holes[a["hole"]] == (a["colour"], a["from"])
                self.holes[a["hole"]] = (a["colour"], a["to"])
            case "vanished":
                assert self.holes.pop(a["hole"]) == (a["colour"], a["from"])
            case "swapped":
                mine, level = self.holes[a["hole"]]
                assert (mine, level) == (self.colours[a["seat"]], a["level"])
                self.holes[a["hole"]] = (a["colour"], level)
                self.hands[a["seat"]] += 1
            case "took-back":
                self.hands[a["seat"]] += 1
            case "returned":
                self.hands[a["to_seat"]] += 1
            case "removed" if a["what"] == "hand":
                self.hands[a["seat"]] -= 1
            case "removed":
                (self.lines if "@" in a["what"] else self.holes).pop(a["what"])


def test_the_picture_shows_every_stick_with_its_letter() -> None:
    state = position("2@1:red,1@3:green", "b2:green@1,a1:red@3", hands="3,0")
    picture = GAME.picture(state.view(1), Words(GAME.folder).say)
    drawn = Text.from_markup(picture).plain.splitlines()
    assert drawn[2].startswith("  1  R3  o   o      1 ═G═══G═══G══")
    assert drawn[3].startswith(
        "  2  o   G1  o      2  ·   ●G  ·      2  ·   ●G  ·      2 ═R═══R═══R══"
    )
    assert "R red    seat 1: ||| 3 in hand" in drawn[6]
