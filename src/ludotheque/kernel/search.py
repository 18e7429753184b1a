"""One tree search for every game with compiled rules: information-set Monte Carlo, any number of
players, chance as a turn.

A simulation draws a world that agrees with what the searcher knows, walks down the tree and adds a
leaf. The game's policy brings the rest, as rules:

    hide(s, me)                      takes out of a position what seat `me` does not know
    sample(s, me, rng)               fills it in again, at random
    sees(s, action, me)              what `me` sees of a chance action: a number, or UNSEEN
    far(s, known)                    whether no search from `known` looks any further than here
    weigh(s, actions, n, weights)    how promising the legal actions look: positive numbers
    settle(s, rng, actions, reward)  plays on from a leaf, or judges it: 0 to 1 for each seat
"""

from math import sqrt
from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from ludotheque.kernel.border import Record, Table
from ludotheque.kernel.fast import FastDice, below
from ludotheque.kernel.native import CHANCE, OVER, rule

UNSEEN = -1
DEEPEST = 500  # turns from the root to a leaf
PATIENCE = 2  # visits before a leaf grows children

Node = np.dtype(
    [
        ("first", "i4"),  # child; 0: none yet
        ("next", "i4"),  # sibling; 0: the last. Of the root: how many nodes there are
        ("visits", "i4"),
        ("offered", "i4"),  # how often it could have been visited: worlds differ
        ("value", "f8"),  # the sum of what its mover got
        ("weight", "f4"),  # its share of what all children of its parent weighed
        ("action", "i2"),
        ("mover", "i1"),  # who chose it, or CHANCE
    ]
)
Tree = NDArray[np.void]
Actions = NDArray[np.int16]
Weights = NDArray[np.float32]


@rule
def grown(tree: Tree, node: int, action: int, mover: int, weight: float) -> int:
    """A new child, in front of its siblings."""
    child = tree[0].next
    tree[0].next += 1
    t = tree[child]
    t.first, t.next, t.visits, t.offered = 0, tree[node].first, 0, 0
    t.value, t.weight, t.action, t.mover = 0.0, weight, action, mover
    tree[node].first = child
    return int(child)


@rule
def fallen(tree: Tree, node: int, seen: int) -> int:
    """The child for what was seen of a chance event, or 0: the tree is full."""
    child = tree[node].first
    while child != 0 and tree[child].action != seen:
        child = tree[child].next
    if child == 0 and tree[0].next < tree.size:
        child = grown(tree, node, seen, CHANCE, 1.0)
    return int(child)


@rule
def chosen(tree: Tree, node: int, stamps: NDArray[np.int32], stamp: int, explore: float) -> int:
    """Of the children that are offered, the one with the best prospects (PUCT, with the number
    of times that it was offered in place of its parent's visits), or 0: the tree is full."""
    total, visits = 0.5, 1
    child = tree[node].first
    while child != 0:
        total += tree[child].value
        visits += tree[child].visits
        child = tree[child].next
    usual = total / visits
    best, found = -1.0e30, 0
    child = tree[node].first
    while child != 0:
        t = tree[child]
        if stamps[t.action] == stamp:
            value = t.value / t.visits if t.visits > 0 else usual
            prospect = value + explore * t.weight * sqrt(float(t.offered)) / (1.0 + t.visits)
            if prospect > best:
                best, found = prospect, child
        child = t.next
    return int(found)


@rule
def noticed(actions: Actions, n: int, overlooked: NDArray[np.bool_]) -> int:
    """The actions that are not overlooked, in front; how many there are."""
    kept = 0
    for i in range(n):
        actions[kept] = actions[i]
        kept += not overlooked[actions[i]]
    return kept


@rule
def ranking(tree: Tree, actions: Actions, visits: NDArray[np.int32], values: Weights) -> int:
    """What has been found out about each action at the root; how many there are."""
    n = 0
    child = tree[0].first
    while child != 0:
        t = tree[child]
        actions[n], visits[n] = t.action, t.visits
        values[n] = t.value / max(1, t.visits)
        n += 1
        child = t.next
    return n


class Search:
    """The search of one game, compiled."""

    def __init__(self, rules: ModuleType, policy: ModuleType) -> None:
        turn_, legal_, apply_ = rules.turn, rules.legal, rules.apply
        tickets_, chance_ = rules.tickets, rules.chance
        hide_, sample_, sees_, far_ = policy.hide, policy.sample, policy.sees, policy.far
        weigh_, settle_ = policy.weigh, policy.settle

        @rule
        def offer(
            s: Record,
            tree: Tree,
            node: int,
            who: int,
            actions: Actions,
            n: int,
            weights: Weights,
            stamps: NDArray[np.int32],
            stamp: int,
        ) -> None:
            """Make children of the legal actions that have none yet; stamp all that are offered."""
            for i in range(n):
                stamps[actions[i]] = stamp - 1
            found = 0
            child = tree[node].first
            while child != 0:
                t = tree[child]
                if stamps[t.action] == stamp - 1:
                    stamps[t.action] = stamp
                    t.offered += 1
                    found += 1
                child = t.next
            if found == n or tree[0].next + n > tree.size:
                return
            weigh_(s, actions, n, weights)
            total = 0.0
            for i in range(n):
                total += weights[i]
            for i in range(n):
                if stamps[actions[i]] != stamp:
                    stamps[actions[i]] = stamp
                    child = grown(tree, node, actions[i], who, weights[i] / total)
                    tree[child].offered = 1

        @rule
        def simulate(
            pool: Table,
            tree: Tree,
            simulations: int,
            me: int,
            explore: float,
            rng: FastDice,
            overlooked: NDArray[np.bool_],
            actions: Actions,
            weights: Weights,
            stamps: NDArray[np.int32],
            reward: Weights,
        ) -> None:
            """Grow the tree; pool[0] is what is known, pool[1] the world of each simulation.
            stamps[-1] is the last stamp given out."""
            path = np.zeros(DEEPEST, np.int32)
            for _ in range(simulations):
                pool[1] = pool[0]
                s = pool[1]
                sample_(s, me, rng)
                node, depth = 0, 0
                while depth < DEEPEST - 1:
                    who = turn_(s)
                    if who == OVER or far_(s, pool[0]):
                        break
                    if who == CHANCE:
                        action = chance_(s, below(rng, tickets_(s)))
                        seen = sees_(s, action, me)
                        apply_(s, action)
                        if seen == UNSEEN:
                            continue
                        child = fallen(tree, node, seen)
                    else:
                        if node > 0 and tree[node].visits < PATIENCE:
                            break
                        n = legal_(s, actions)
                        if node == 0:
                            n = noticed(actions, n, overlooked)
                        stamps[-1] += 2
                        stamp = stamps[-1]
                        offer(s, tree, node, who, actions, n, weights, stamps, stamp)
                        child = chosen(tree, node, stamps, stamp, explore)
                        if child > 0:
                            apply_(s, tree[child].action)
                    if child == 0:
                        break  # the tree is full
                    node = child
                    depth += 1
                    path[depth] = node
                settle_(s, rng, actions, reward)
                for d in range(depth + 1):
                    t = tree[path[d]]
                    t.visits += 1
                    if t.mover >= 0:
                        t.value += reward[t.mover]

        @rule
        def hide(table: Table, me: int) -> None:
            hide_(table[0], me)

        @rule
        def sample(table: Table, me: int, rng: FastDice) -> None:
            sample_(table[0], me, rng)

        self.simulate, self.hide, self.sample = simulate, hide, sample
