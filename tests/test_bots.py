"""Bots know what their seat knows, no more, and greedy takes the best immediate lead."""

import random

import pytest

from ludotheque import bots, shelf
from ludotheque.contract import JUDGE
from ludotheque.match import Match
from tests.tables import TABLES, Table


def choose(match: Match, bot: str, seat: int, rng: random.Random) -> str:
    view, seen = match.state.view(seat), match.seen(seat)
    return str(bots.named(bot, match.game).choose(seat, view, seen, 1.0, rng))


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_bots_play_legal_moves_at_every_table(table: Table, bot: str) -> None:
    match = Match(shelf.game(table.box), table.players, table.options, bytes(32))
    rng = random.Random(1)
    for _ in range(60):
        to_act = match.state.to_act
        if not to_act:
            break
        if to_act == (JUDGE,):
            match.play(JUDGE, rng.choice(match.state.legal(JUDGE)))
        else:
            match.play(to_act[0], choose(match, bot, to_act[0], rng))


def test_greedy_beats_random_at_isis() -> None:
    wins = 0
    for n in range(20):
        match = Match(shelf.game("isis"), 2, seed=bytes([n]) * 32)
        rng = random.Random(n)
        while match.outcome is None:
            (seat,) = match.state.to_act
            match.play(seat, choose(match, "greedy" if seat == 1 else "random", seat, rng))
        wins += match.outcome.winners == (1,)
    assert wins >= 17


class TestGreedy:
    def test_isis_counts_as_if_the_game_ended_now(self) -> None:
        isis = shelf.game("isis")
        line = "isis players=2 variant=standard games=1 open=yes game=1 first=1 to=1 "
        line += "board=+4..-4../....../....../....../....../+1..... "
        line += "pawns=8,8 tiles=10,9 held=- totals=0,0"
        state = isis.read(line)
        moves = {
            str(bots.GreedyBot(isis).choose(1, state.view(1), [], 1.0, random.Random(n)))
            for n in range(30)
        }
        assert moves == {"P b1", "P a2"}  # beside the 4: ties by the dice

    def test_isis_takes_a_tile_it_has_not_seen_for_nothing(self) -> None:
        isis = shelf.game("isis")
        line = "isis players=2 variant=standard games=1 open=no game=1 first=1 to=1 "
        line += "board=+4...../....../....../....../....../...... "
        line += "pawns=8,8 tiles=10,11 held=- totals=0,0"
        state = isis.read(line)
        known = isis.known(state.view(1), [])
        assert set(isis.standing(known).values()) == {0}
        assert "+0" not in str(state)

    def test_fakir_counts_sticks_in_hand_and_block(self) -> None:
        fakir = shelf.game("fakir")
        match = Match(fakir, 2, {"first": 1}, bytes(32))
        match.play(1, "H 2@3")
        assert fakir.standing(match.state) == {1: 10, 2: 10}

    def test_nox_counts_kitties_as_if_the_round_ended_now(self) -> None:
        nox = shelf.game("nox")
        match = Match(nox, 3, {"first": 1}, bytes(32))
        assert nox.standing(match.state) == {1: 0, 2: 0, 3: 0}
