"""Over random matches: beans and blocks are conserved, every auction and every match ends."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from ludotheque.contract import JUDGE, Move, State
from ludotheque.games.bausack.blocks import IDS, LISTED
from ludotheque.games.bausack.game import GAME, GAMES
from ludotheque.games.bausack.moves import BEANS, Stop
from ludotheque.games.bausack.position import BausackPosition

MOST_MOVES = 12_000  # Babel for eight, with steady hands and blocks that run out
AUCTION = ("bid", "horror")


def tables() -> Iterator[Any]:
    for variant, rules in GAMES.items():
        low, high = rules.table_of
        for players in range(low, high + 1):
            yield pytest.param(players, {"variant": variant}, id=f"{variant}-{players}")
            if variant == "babel":
                blind = {"variant": variant, "blind": True}
                yield pytest.param(players, blind, id=f"blind-{players}")


def conserved(p: BausackPosition, everything: bool) -> None:
    """Each bean and each block is in exactly one place."""
    assert sum(p.beans.values()) + p.bank == BEANS
    assert min(p.beans.values()) >= 0
    rows = [*p.towers.values(), *p.picked.values(), *p.lines.values(), p.table, p.gone]
    blocks = [block for row in rows for block in row] + ([p.hand] if p.hand else [])
    listed = [block for block in blocks if block in LISTED]
    assert len(listed) == len(IDS[p.sack])
    if everything:
        assert Counter(listed) == Counter(IDS[p.sack])
        assert len(set(blocks)) == len(blocks)


def chosen(state: State, rng: random.Random, skill: float) -> tuple[int, Move]:
    """A random move of a random seat, a fact by its odds, now and then what nobody asked for: a
    table that was moved, a block that is not in the list, one that nobody has named."""
    if rng.random() < 0.002:
        return JUDGE, rng.choice(state.interruptions)
    seat = rng.choice(state.to_act)
    if seat == JUDGE:
        odds = GAME.odds(state, dict.fromkeys(range(1, state.players + 1), skill))
        return JUDGE, rng.choices([fact for fact, _ in odds], [share for _, share in odds])[0]
    move = rng.choice(state.legal(seat))
    if isinstance(move, Stop) and rng.random() < 0.8:  # or The Good Pile would be a low one
        move = rng.choice(state.legal(seat))
    return seat, move


def play_out(players: int, options: dict[str, Any], rng: random.Random) -> None:
    box = {"box": rng.choice(("bausack", "sacnoir"))}
    state = GAME.new(players, {**options, **box}, rng.randbytes(32))
    skill = rng.uniform(0.2, 0.7)
    in_auction = 0
    for number in range(MOST_MOVES):
        if not state.to_act:
            break
        state, _ = state.play(*chosen(state, rng, skill))
        p = state.position
        assert isinstance(p, BausackPosition)
        conserved(p, everything=number % 16 == 0)
        in_auction = in_auction + 1 if p.stage in AUCTION else 0
        assert in_auction <= BEANS + players, "an auction that does not end"
    else:
        raise AssertionError(f"the match does not end\n{state}")
    final: Any = state.position
    conserved(final, everything=True)
    outcome = state.outcome
    assert outcome is not None
    assert outcome.winners == tuple(s for s, place in outcome.places.items() if place == 1)


def play_many(players: int, options: dict[str, Any], matches: int) -> None:
    for number in range(matches):
        play_out(players, options, random.Random(f"{players}/{options}/{number}"))


@pytest.mark.parametrize(("players", "options"), list(tables()))
def test_thirty_random_matches_end_and_lose_neither_bean_nor_block(
    players: int, options: dict[str, Any]
) -> None:
    play_many(players, options, 30)


@pytest.mark.long
@pytest.mark.parametrize(("players", "options"), list(tables()))
def test_a_thousand_random_matches_end_and_lose_neither_bean_nor_block(
    players: int, options: dict[str, Any]
) -> None:
    play_many(players, options, 1000)
