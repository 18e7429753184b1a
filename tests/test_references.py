"""Compiled rules against the slow references, which share no code with them, move by move."""

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pytest

from ludotheque import shelf
from ludotheque.contract import Position
from ludotheque.dice import Dice
from ludotheque.kernel import CHANCE, OVER
from ludotheque.kernel.table import KernelGame, KernelState
from tests.references import fakir, isis, nox
from tests.tables import TABLES, Table

REFERENCES: dict[str, Any] = {
    "fakir": fakir.Reference,
    "isis": isis.Reference,
    "nox": nox.Reference,
}
COMPARED = [table for table in TABLES if table.box in REFERENCES]
LOOK_EVERY = 7  # moves: pictures are slow to draw


@cache
def move_text(game: KernelGame, action: int) -> str:
    return str(game.numbered(action))


def chance_text(box: str, action: int) -> str:
    """A card of NOX, or a tile's value."""
    return "BGO"[action // 15] + str(action % 15 + 1) if box == "nox" else f"{action - 4:+d}"


def nox_picture(p: Any) -> dict[str, Any]:
    return {
        "round": p.round,
        "kitties": {
            seat: {pile.top: pile.size for pile in piles} for seat, piles in p.kitties.items()
        },
        "hands": {seat: sorted(hand) for seat, hand in p.hands.items()},
        "pile": p.left,
        "totals": p.totals,
    }


def isis_picture(p: Any) -> dict[str, Any]:
    tiles = {cell: f"T{value:+d}" for cell, value in p.faces.items()}
    return {
        "game": p.game,
        "board": {cell: f"P{seat}" for cell, seat in p.pawns_on.items()} | tiles,
        "pawns": p.pawns,
        "tiles": p.tiles,
        "stock": p.stock,
        "held": None if p.held is None else f"{p.held:+d}",
        "totals": p.totals,
    }


def fakir_picture(p: Any) -> dict[str, Any]:
    return {
        "hands": p.hands,
        "horizontal": p.lines,
        "vertical": {hole: (stick.colour, stick.level) for hole, stick in p.holes.items()},
        "out": sorted(seat for together in p.out for seat in together),
    }


PICTURES: dict[str, Callable[[Position], dict[str, Any]]] = {
    "nox": nox_picture,
    "isis": isis_picture,
    "fakir": fakir_picture,
}


def agree(table: Table, seed: str) -> None:
    """One random match, both sides told the same: every list of moves and the end compared."""
    rng = random.Random(seed)
    game = shelf.game(table.box)
    assert isinstance(game, KernelGame)
    border, out = game.border, np.zeros(game.most, np.int16)
    first = rng.randint(1, table.players)
    state = game.laid_out(
        table.players, game.options(table.players, table.options), first, Dice(b"")
    )
    assert isinstance(state, KernelState)
    record = state._table
    reference = REFERENCES[table.box](table.players, dict(table.options), first)
    moves = 0
    while (turn := border.turn(record)) != OVER:
        if turn == CHANCE:
            seat = int(record[0]["player"]) + 1
            action = border.chance(record, rng.randrange(border.tickets(record)))
            reference.chance(seat, chance_text(table.box, action))
        else:
            actions = out[: border.legal(record, out)].tolist()
            texts = {move_text(game, action) for action in actions}
            assert reference.to_act == [turn + 1]
            assert reference.moves() == texts
            action = rng.choice(actions)
            reference.play(move_text(game, action))
            moves += 1
        border.apply(record, record, action)
        settled = border.turn(record) not in (CHANCE, OVER)
        if settled and moves % LOOK_EVERY == 0:
            position = KernelState(game, record, Dice(b"")).position
            assert PICTURES[table.box](position) == reference.picture()
    assert reference.over
    assert reference.to_act == []
    end = KernelState(game, record, Dice(b""))
    assert end.outcome is not None
    assert set(end.outcome.winners) == reference.winners
    assert end.outcome.scores == reference.scores


@pytest.mark.parametrize("table", COMPARED, ids=str)
def test_20_matches(table: Table) -> None:
    for n in range(20):
        agree(table, f"{table}/{n}")


@pytest.mark.long
@pytest.mark.parametrize("table", COMPARED, ids=str)
def test_1000_matches(table: Table) -> None:
    for n in range(1000):
        agree(table, f"{table}/long/{n}")
