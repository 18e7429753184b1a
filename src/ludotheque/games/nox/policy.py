"""How NOX is played with some sense: what a search begins with (kernel/search.py)."""

from math import exp, sqrt

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.nox.rules import (
    CARDS,
    DRAW,
    ENDED,
    HAND,
    NONE,
    NUMBERS,
    PLAY,
    SEATS,
    SLOTS,
    STANDARD_GOAL,
    THICK_GOAL,
    apply,
    chance,
    legal,
    round_over,
    tickets,
    worth,
)
from ludotheque.kernel import UNSEEN, Record, below, rule

UNKNOWN = NONE - 1  # a card in a hand that the searcher cannot see
PLAYS_AHEAD = 8  # of a playout, before it is judged as if the round ended there
POINTS = np.array([card % NUMBERS + 1 for card in range(CARDS)], np.int64)
COLOUR = np.array([1 << card // NUMBERS for card in range(CARDS)], np.int64)
ALL_COLOURS = 0b111
PREFERENCE = 0.15  # for a move whose lead is one point better
CURIOSITY = 0.02  # for the worst-looking move


@rule
def hide(s: Record, me: int) -> None:
    """What others hold might as well lie in the draw pile."""
    for p in range(s.players):
        for i in range(HAND):
            card = s.hands[p, i]
            if p != me and card < UNKNOWN:
                s.hands[p, i] = UNKNOWN
                s.bag[card] += 1
                s.left += 1


@rule
def sample(s: Record, me: int, rng: NDArray[np.uint64]) -> None:
    for p in range(s.players):
        held = 0
        for i in range(HAND):
            if s.hands[p, i] == UNKNOWN:
                s.hands[p, i] = NONE
                held += 1
        for _ in range(held):
            card = chance(s, below(rng, s.left))
            s.bag[card] -= 1
            s.left -= 1
            for i in range(HAND):  # in order
                other = int(s.hands[p, i])
                s.hands[p, i] = min(other, card)
                card = max(other, card)


@rule
def sees(s: Record, action: int, me: int) -> int:
    return action if s.stage == DRAW and s.player == me else UNSEEN


@rule
def far(s: Record, known: Record) -> bool:
    return s.rounds != known.rounds  # type: ignore[no-any-return]


@rule
def worth_after(s: Record, action: int) -> int:
    """Of the kitty that is played to, if the round ended then. (As `play` and `worth` say it, but
    nothing is copied or written: a playout asks for every move.)"""
    kitty, card = (action >> 5) % SEATS, (action >> 5) // SEATS
    pile = action >> 1 & 15
    covered = card - POINTS[card] + pile if pile else NONE
    top, points, colours = card, 0, 0
    for slot in range(SLOTS):
        other = int(s.tops[kitty, slot])
        if other != NONE and other != covered:
            if POINTS[other] != POINTS[card]:
                points += POINTS[other]
                colours |= COLOUR[other]
            elif action & 1:  # N3: the played pile goes below
                top = other
    points += POINTS[top]
    colours |= COLOUR[top]
    return points if colours == ALL_COLOURS else 0


@rule
def leads(s: Record, actions: NDArray[np.int16], n: int, out: NDArray[np.float32]) -> None:
    """The player's lead over the best other kitty, if the round ended after the action."""
    me, mine, best, second, leader = s.player, worth(s, s.player), 0, 0, -1
    for p in range(s.players):
        points = worth(s, p) if p != me else -1
        if points > best:
            best, second, leader = points, best, p
        elif points > second:
            second = points
    for i in range(n):
        kitty = (actions[i] >> 5) % SEATS
        points = worth_after(s, int(actions[i]))
        if kitty == me:
            out[i] = points - best
        else:
            out[i] = mine - max(points, second if kitty == leader else best)


@rule
def weigh(s: Record, actions: NDArray[np.int16], n: int, weights: NDArray[np.float32]) -> None:
    leads(s, actions, n, weights)
    best = weights[0]
    for i in range(n):
        best = max(best, weights[i])
    for i in range(n):
        weights[i] = exp(PREFERENCE * (weights[i] - best)) + CURIOSITY


@rule
def settle(
    s: Record, rng: NDArray[np.uint64], actions: NDArray[np.int16], reward: NDArray[np.float32]
) -> None:
    """A few plays, each for the best lead; then it is judged as if the round ended there."""
    looks = np.zeros(actions.size, np.float32)
    rounds, plays = s.rounds, 0
    while s.stage != ENDED and s.rounds == rounds:
        if s.stage != PLAY:
            apply(s, chance(s, below(rng, tickets(s))))
        elif plays == PLAYS_AHEAD:
            round_over(s)
        else:
            plays += 1
            n = legal(s, actions)
            leads(s, actions, n, looks)
            found, alike = 0, 0
            for i in range(n):
                if looks[i] > looks[found]:
                    found, alike = i, 1
                elif looks[i] == looks[found]:
                    alike += 1
                    if below(rng, alike) == 0:
                        found = i
            apply(s, actions[found])
    judge(s, reward)


@rule
def judge(s: Record, reward: NDArray[np.float32]) -> None:
    """A round is over: how likely each seat wins, more surely the nearer the goal is."""
    high = 0
    for p in range(s.players):
        high = max(high, s.totals[p])
    goal = THICK_GOAL if s.thick else STANDARD_GOAL
    heat = 13.0 * sqrt(max(0.5, (goal - high) / 30.0))
    total = 0.0
    for p in range(s.players):
        if s.stage == ENDED:
            reward[p] = 1.0 if s.totals[p] == high else 0.0
        else:
            reward[p] = exp((s.totals[p] - high) / heat)
        total += reward[p]
    for p in range(s.players):
        reward[p] /= total
