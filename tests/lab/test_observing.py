"""Observations are made from what a seat may know, and tell no more."""

import random
from typing import Any

import numpy as np
import pytest

from ludotheque import shelf
from ludotheque.contract import JUDGE
from ludotheque.dice import Dice
from ludotheque.lab.judge import drawn_fact
from ludotheque.lab.observing import Observer
from ludotheque.match import Match
from ludotheque.secrecy import scrambled
from tests.tables import TABLES, Table

ONE_A_VARIANT = list({(t.box, *sorted(t.options.items())): t for t in TABLES}.values())


def random_match(table: Table, moves: int, rng: random.Random) -> Match:
    game = shelf.game(table.box)
    match = Match(game, table.players, table.options, rng.randbytes(32))
    for _ in range(moves):
        state = match.state
        if not state.to_act:
            break
        seat = rng.choice(state.to_act)
        skill = dict.fromkeys(range(1, table.players + 1), 0.8)
        fact = seat == JUDGE
        match.play(seat, drawn_fact(state, skill, rng) if fact else rng.choice(state.legal(seat)))
    return match


@pytest.mark.parametrize("table", ONE_A_VARIANT, ids=str)
def test_what_a_seat_may_not_know_changes_nothing(table: Table) -> None:
    rng = random.Random(str(table))
    match = random_match(table, rng.randint(0, 40), rng)
    game, state = match.game, match.state
    observer = Observer(game)
    for seat in range(1, table.players + 1):
        other: Any = game.position_type(**scrambled(state.position, seat, rng))
        shuffled = game.at(other, Dice(bytes(32)))
        mine, same = observer.of(state.view(seat)), observer.of(shuffled.view(seat))
        assert np.array_equal(mine, same)


@pytest.mark.parametrize("table", ONE_A_VARIANT, ids=str)
def test_what_happens_is_seen(table: Table) -> None:
    """Two positions that look different to a seat are observed differently."""
    rng = random.Random(str(table))
    match = random_match(table, 60, rng)
    observer = Observer(match.game)
    looks: dict[bytes, Any] = {}
    for step in match.line:
        view = step.state.view(1)
        look = observer.of(view).tobytes()
        assert looks.setdefault(look, view) == view


def test_an_observation_comes_apart_by_name() -> None:
    game = shelf.game("isis")
    state, _ = game.new(2, {"first": 1}, bytes(32)).play(1, game.move("P c3"))
    observer = Observer(game)
    mine = observer.parts(observer.of(state.view(1)))
    theirs = observer.parts(observer.of(state.view(2)))
    assert mine["pawns"][0].reshape(6, 6)[2, 2] == 1
    assert theirs["pawns"][1].reshape(6, 6)[2, 2] == 1
    assert mine["pawns"].sum() == 1
    assert mine["pawns_left"].tolist() == [7, 8, 0, 0]
    assert mine["to_act"].tolist() == [0, 1, 0, 0]
    assert theirs["to_act"].tolist() == [1, 0, 0, 0]


def test_a_tile_that_lies_face_down_is_recalled_only_if_asked_for() -> None:
    match = Match(shelf.game("isis"), 2, {"first": 1}, bytes(32))
    (turned,) = (event for event in match.play(1, "F") if event.kind == "turned")
    observer = Observer(match.game)
    held = observer.parts(observer.of(match.state.view(2)))
    assert held["holding"] == 1
    assert held["held"] == turned.args["value"]
    match.play(1, "T a1")
    view = match.state.view(2)
    forgets, recalls = (observer.parts(observer.of(view, s)) for s in ((), match.seen(2)))
    assert forgets["tiles"][0] == recalls["tiles"][0] == 1
    assert forgets["values"][0] == 0
    assert recalls["values"][0] == turned.args["value"]


def test_the_hand_of_another_is_not_observed() -> None:
    state = shelf.game("nox").new(3, {"first": 1}, bytes(32))
    observer = Observer(shelf.game("nox"))
    for seat in (1, 2, 3):
        parts = observer.parts(observer.of(state.view(seat)))
        cards = [f"{colour}{number}" for colour in "BGO" for number in range(1, 16)]
        held = [card for card, n in zip(cards, parts["hand"], strict=True) for _ in range(n)]
        assert held == state.view(seat)["hands"][str(seat)]
        assert parts["hand_sizes"].tolist() == [3, 3, 3, 0, 0, 0]


@pytest.mark.usefixtures("with_pebbles")
def test_a_box_without_an_observation_of_its_own_is_observed_as_text() -> None:
    game = shelf.game("pebbles")
    view = game.new(2, {}, bytes(32)).view(1)
    observer = Observer(game)
    assert observer.of(view).shape == (observer.size,)
    assert bytes(observer.of(view)).rstrip(b"\0").startswith(b'{"box":"pebbles"')
