"""Hints that teach: what a strong player would do, and why.

The reasons come from the same search: what the move does at once, and what the next player would
answer if one chose otherwise, in worlds that agree with what the asking seat knows; where there is
nothing of that kind to tell, what one is up to with it. They are codes and arguments; the words
files say `why-<kind>`.
"""

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from ludotheque import bots
from ludotheque.contract import JUDGE, Event, Game, Move, Seat, State, View
from ludotheque.hands.foresight import Reason as Reason

ON_MOVES = 0.6  # of the time; the rest is for what others would answer
WORLDS = 4  # in which they do
MUCH = 1 / 3  # of what an answer wins: so much of it the best move prevents, or it is not told
APART = 0.05  # of winning chance, or of what stands for it: closer moves are about as good

Weighed = list[tuple[Move, float]]


def advise(
    game: Game, seat: Seat, view: View, seen: Sequence[Event], budget: float, rng: random.Random
) -> tuple[Weighed, list[Reason]]:
    """Every move and how good it is, the best first; and why the best is the best."""
    adviser = bots.adviser(game)
    weighed = adviser.advise(seat, view, seen, ON_MOVES * budget, rng)
    look = (1 - ON_MOVES) * budget / (3 * WORLDS)  # two answers and a plan in each
    why = Why(game, adviser, seat, view, seen, look, rng, adviser.odds)
    return weighed, why.reasons(weighed)


@dataclass
class Answer:
    """What the next player does, and what it is worth to them beside the one who asks."""

    seat: Seat
    move: Move
    points: int
    wins: bool


@dataclass
class Why:
    game: Game
    bot: bots.Bot
    seat: Seat
    view: View
    seen: Sequence[Event]
    look: float  # seconds for one answer
    rng: random.Random
    odds: bool = True  # what moves were weighed by are chances to win

    def reasons(self, weighed: Weighed) -> list[Reason]:
        """What matters most comes first."""
        (best, value), *others = weighed
        if not others:
            return [("only", {})]
        state = self.game.known(self.view, self.seen)
        after, events = state.preview(self.seat, best)
        if after.outcome and self.seat in after.outcome.winners:
            return [("wins", {})]
        own = self._own(best)
        found = [("counts", {})] if counted(events) else own + self._at_once(state, after)
        worse = next((other for other in others if value - other[1] >= APART), None)
        if worse is None:
            chance: list[Reason] = [("chance", {"percent": round(100 * value)})]
            alike = [] if own and not any(value for _, value in weighed) else [_alike(others)]
            return [*(found or self._plan(best) or chance * self.odds), *alike]
        percent = round(100 * (value - worse[1]))
        usual: Reason = ("better", {"move": str(worse[0]), "percent": percent})
        ahead: Reason = ("ahead", {"move": str(worse[0])})
        found += self._otherwise(best, worse[0])
        return [*(found or self._plan(best)), usual if self.odds else ahead]

    def _own(self, best: Move) -> list[Reason]:
        """What the box itself can say for it."""
        if not isinstance(self.bot, bots.Teaching):
            return []
        return self.bot.why(self.seat, self.view, self.seen, best)

    def _at_once(self, before: State, after: State) -> list[Reason]:
        then, now = self.game.standing(before), self.game.standing(after)
        change = {seat: now[seat] - then[seat] for seat in now}
        mine, found = change[self.seat], list[Reason]()
        if mine > 0:
            found.append(("gains", {"points": mine}))
        others = {seat: change[seat] for seat in change if seat not in self._my_side(before)}
        loser = min(others, key=lambda seat: others[seat])
        if others[loser] < 0:
            found.append(("costs", {"loser": loser, "points": -others[loser]}))
        return found

    def _otherwise(self, best: Move, worse: Move) -> list[Reason]:
        """What the next player could do, were it not for the best move; nothing: not much more."""
        worlds = [self.game.world(self.view, self.seen, self.rng) for _ in range(WORLDS)]
        good, bad = (
            [answer for world in worlds if (answer := self._answer(world, move))]
            for move in (best, worse)
        )
        if not bad:
            return []
        usual, times = Counter(str(answer.move) for answer in bad).most_common(1)[0]
        told = {"move": str(worse), "seat": bad[0].seat}
        sure = times > WORLDS / 2  # otherwise it depends too much on what nobody knows
        if sure and sum(a.wins for a in bad) > WORLDS / 2 > sum(a.wins for a in good):
            return [("otherwise-loses", {**told, "reply": usual})]
        points = round(mean(bad))
        if points < 1 or mean(bad) - mean(good) < max(1, MUCH * points):
            return []
        if sure:
            return [("otherwise", {**told, "reply": usual, "points": points})]
        return [("otherwise-some", {**told, "points": points})]

    def _plan(self, best: Move) -> list[Reason]:
        """With what one would go on, whatever is hidden; nothing: that depends."""
        worlds = [self.game.world(self.view, self.seen, self.rng) for _ in range(WORLDS)]
        nexts = Counter(text for world in worlds if (text := self._next(world, best)))
        move, times = nexts.most_common(1)[0] if nexts else ("", 0)
        return [("plan", {"next": move})] if times > WORLDS / 2 else []

    def _next(self, world: State, move: Move) -> str | None:
        """What one would do next, in this world; None: a counting comes first."""
        state, events = world.play(self.seat, move)
        public = [event for event in self.seen if event.to is None]
        look = self.look / state.players
        for _ in range(2 * state.players):
            if counted(events) or not state.to_act or state.to_act[0] == JUDGE:
                return None
            seat = state.to_act[0]
            seen = self.seen if seat == self.seat else public
            chosen = self.bot.choose(seat, state.view(seat), seen, look, self.rng)
            if seat == self.seat:
                return str(chosen)
            state, events = state.play(seat, chosen)
        return None

    def _answer(self, world: State, move: Move) -> Answer | None:
        """In this world, after this move; None: no opponent is next, or a counting comes first."""
        after, events = world.play(self.seat, move)
        if counted(events) or not after.to_act or after.to_act[0] in (JUDGE, *self._my_side(world)):
            return None
        seat = after.to_act[0]
        public = [event for event in self.seen if event.to is None]
        reply = self.bot.choose(seat, after.view(seat), public, self.look, self.rng)
        then, events = after.preview(seat, reply)
        won = then.outcome is not None and self.seat not in then.outcome.winners
        if counted(events):
            return Answer(seat, reply, 0, won)
        before, now = self.game.standing(after), self.game.standing(then)
        points = now[seat] - before[seat] - (now[self.seat] - before[self.seat])
        return Answer(seat, reply, points, won)

    def _my_side(self, state: State) -> tuple[Seat, ...]:
        return next(side for side in state.sides if self.seat in side)


def _alike(others: Weighed) -> Reason:
    """Which other move is about as good, and how many more."""
    return "alike", {"move": str(others[0][0]), "more": len(others) - 1}


def mean(answers: list[Answer]) -> float:
    return sum(answer.points for answer in answers) / len(answers) if answers else 0.0


def counted(events: Sequence[Event]) -> bool:
    """A game or a round was counted up: what stands on the table afterwards compares to nothing."""
    return any("scores" in event.args for event in events)
