"""Seeds of matches in which a certain duel is in view, and a certain challenge comes."""

import random
from collections.abc import Mapping
from functools import cache

from ludotheque.contract import JUDGE
from ludotheque.games.oss.game import GAME
from ludotheque.games.oss.position import OssPosition
from ludotheque.match import Match

FIRST = {"first": 1}
MOST = 10_000


def seed_for(
    players: int,
    *,
    duel: str | None = None,
    challenge: str | None = None,
    nonces: Mapping[int, str] | None = None,
    first: bool = True,
) -> bytes:
    """`first`: whose seat is the first begins, and not who is drawn by lot."""
    return _found(players, duel, challenge, tuple((nonces or {}).items()), first)


@cache
def _found(
    players: int,
    duel: str | None,
    challenge: str | None,
    nonces: tuple[tuple[int, str], ...],
    first: bool,
) -> bytes:
    dice = random.Random(f"{players} {duel} {challenge}")
    for _ in range(MOST):
        seed = dice.randbytes(32)
        match = Match(GAME, players, FIRST if first else {}, seed, {}, dict(nonces))
        if duel and _position(match).tricks["duel"] != duel:
            continue
        if challenge is None or _first_challenge(match) == challenge:
            return seed
    raise AssertionError(f"no match has {duel} and {challenge}")


def _first_challenge(match: Match) -> str | None:
    """If everybody lays before a trick of their own as long as there are some, and all fail."""
    while _position(match).challenge is None:
        seat = match.state.to_act[0]
        moves = [str(one.move) for one in match.state.moves(seat)]
        match.play(seat, lay_apart(match, moves) if seat != JUDGE else fail(moves))
    return _position(match).challenge


def lay_apart(match: Match, moves: list[str]) -> str:
    """Where nobody has laid yet, if there is such a trick; of replays nobody wants any."""
    taken = {laid.trick for laid in _position(match).laid.values()}
    if "enough" in moves:
        return "enough"
    return next((move for move in moves if move.rpartition(" ")[2] not in taken), moves[0])


def fail(facts: list[str]) -> str:
    return next((fact for fact in facts if fact in ("bones 0", "won 1", "counts 0 1")), facts[0])


def _position(match: Match) -> OssPosition:
    assert isinstance(match.state.position, OssPosition)
    return match.state.position
