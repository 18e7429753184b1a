"""Playing OSS well: what to lay, when to pay for a replay, what to take, whom to put out.

A round is played on in the head up to its challenge (which nobody can prepare for but by winning
it). Cards still to be laid count with what such cards usually bring.
"""

import random
from collections.abc import Sequence
from math import exp, sqrt
from typing import Any

from ludotheque.contract import Event, Move, Seat
from ludotheque.games.oss.box import REPLAYS, ROUNDS, TRICKS
from ludotheque.games.oss.game import GAME
from ludotheque.games.oss.notation import Eliminate, Enough, Lay, Replay, Take
from ludotheque.games.oss.position import OssPosition
from ludotheque.hands.bones import odds as bones
from ludotheque.hands.foresight import Alike, Plan, Reason, Skills
from ludotheque.hands.judging import Judged

LAID_LATER = 0.6  # of its value, what a card brings when it is laid in a later round
SPARE = 0.35  # what a card brings that will only pay for a replay
DIVERSITY = 0.3  # habits: how much two people would differ about a card
LEANING = 0.2
A_ROUND = 1.6  # how far apart points must be to matter, while a round is still to come


class OssPlan(Plan):
    game = GAME

    def skills(self, players: int, seen: Sequence[Event]) -> dict[Seat, float]:
        """From solos and duels; challenges have too many hands in them."""
        hands = {seat: Judged() for seat in range(1, players + 1)}
        for event in seen:
            args = event.args
            match event.kind:
                case "managed" | "failed":
                    trick, value, count = TRICKS[args["trick"]], args["value"], args["bones"]
                    hands[args["seat"]].saw(
                        lambda skill, t=trick, v=value, n=count: _solo(t, v, n, skill)  # type: ignore[misc]
                    )
        return {seat: hand.skill for seat, hand in hands.items()}

    def choices(self, p: OssPosition, seat: Seat, skills: Skills) -> list[Alike]:
        """A side to call and a bone to name are as good as any other."""
        legal = GAME.legal(p, seat)
        return [tuple(legal)] if p.stage in ("name", "call") else [(move,) for move in legal]

    def habit(self, p: OssPosition, seat: Seat, skills: Skills, rng: random.Random) -> Move:
        match p.stage:
            case "lay":
                return _best_laid(p, seat, skills, rng)
            case "replay":
                return _replay(p, seat, skills)
            case "take":
                return Take(max(p.laid[duellist].value for duellist in p.duel or ()))
            case "eliminate":
                return Eliminate(max((s for s in p.left if s != seat), key=p.points.__getitem__))
            case _:
                return rng.choice(GAME.legal(p, seat))

    def leaning(self, p: OssPosition) -> float:
        return LEANING

    def settled(self, start: OssPosition, p: OssPosition) -> bool:
        return p.stage in ("new-challenge", "draw", "over")

    def chances(self, p: OssPosition) -> dict[Seat, float]:
        if outcome := GAME.result(p):
            return {s: (s in outcome.winners) / len(outcome.winners) for s in p.seats}
        hoped = {seat: points + _in_hand(p, seat) for seat, points in p.points.items()}
        challenges = ROUNDS - p.round + (p.stage == "new-challenge")
        apart = A_ROUND * sqrt(challenges or 0.25)
        most = max(hoped.values())
        weights = {seat: exp((hope - most) / apart) for seat, hope in hoped.items()}
        whole = sum(weights.values())
        return {seat: weight / whole for seat, weight in weights.items()}

    def why(self, p: OssPosition, seat: Seat, move: Move, skills: Skills) -> list[Reason]:
        """How likely a trick comes off, or comes off when it is tried again."""
        match move:
            case Lay(value, trick) if all(laid.trick != trick for laid in p.laid.values()):
                odds = bones.solo(TRICKS[trick], value, skills[seat])
            case Replay() if p.duel is None:
                value = p.laid[seat].value
                odds = bones.solo(p.trick, value, skills[seat])
            case _:
                return []
        return [("manages", {"percent": round(100 * odds.wins(value))})]


def _solo(trick: Any, value: int, count: int, skill: float) -> float:
    counts = bones.solo(trick, value, skill).counts
    return counts[count] if count < len(counts) else 0.0


def _in_hand(p: OssPosition, seat: Seat) -> float:
    """What the cards of this seat will bring: one is laid in each round, others pay for replays."""
    rounds = ROUNDS - p.round
    if not rounds:
        return 0.0
    cards = sorted((*p.hands[seat], *p.piles[seat]), reverse=True)
    return LAID_LATER * sum(cards[:rounds]) + SPARE * min(len(cards) - rounds, REPLAYS * rounds)


def _best_laid(p: OssPosition, seat: Seat, skills: Skills, rng: random.Random) -> Move:
    """The card and trick that promise most, replays counted in; a good card is not wasted."""
    rounds = ROUNDS - p.round
    before: dict[str, list[Seat]] = {}
    for other, laid in p.laid.items():
        before.setdefault(laid.trick, []).append(other)
    best: tuple[float, Lay] | None = None
    for move in GAME.legal(p, seat):
        assert isinstance(move, Lay)
        rivals = before.get(move.trick, [])
        if len(rivals) == 1:
            promised = _duel_wins(p, rivals[0], seat, skills) * max(
                move.value, p.laid[rivals[0]].value
            )
        else:
            wins = bones.solo(TRICKS[move.trick], move.value, skills[seat]).wins(move.value)
            tries = 1 + min(REPLAYS, p.hand_sizes[seat] - 1) * (0.5 if rounds else 1)
            promised = move.value * (1 - (1 - wins) ** tries)
        kept = LAID_LATER * move.value if rounds else 0.0
        found = promised - 0.6 * kept + DIVERSITY * rng.random()
        if best is None or found > best[0]:
            best = found, move
    assert best is not None
    return best[1]


def _duel_wins(p: OssPosition, first: Seat, seat: Seat, skills: Skills) -> float:
    """For the second of a duel; a tie is half a win."""
    duel = TRICKS[p.tricks["duel"]]
    _, wins, tie = bones.duel_winner(duel, skills[first], skills[seat])
    return wins + tie / 2


def _replay(p: OssPosition, seat: Seat, skills: Skills) -> Move:
    """With the lowest card, if another try promises more than that card is worth."""
    lowest = min(p.hands[seat])
    rounds = ROUNDS - p.round
    if not rounds:
        return Replay(lowest)
    if duel := p.duel:
        other = duel[0] if duel[1] == seat else duel[1]
        promised = _duel_wins(p, other, seat, skills) * max(p.laid[s].value for s in duel)
    else:
        value = p.laid[seat].value
        promised = value * bones.solo(p.trick, value, skills[seat]).wins(value)
    spare = p.hand_sizes[seat] + p.pile_sizes[seat] > rounds
    cost = SPARE if spare else LAID_LATER * lowest
    return Replay(lowest) if promised > cost else Enough()
