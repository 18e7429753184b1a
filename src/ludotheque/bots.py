"""Bots for any game. They keep nothing between moves and know what their seat knows, no more."""

import importlib
import importlib.util
import random
from collections.abc import Callable, Iterable, Sequence
from types import ModuleType
from typing import Protocol, runtime_checkable

from ludotheque import games
from ludotheque.contract import JUDGE, Card, Event, Game, Move, Refusal, Scene, Seat, State, View
from ludotheque.hands.foresight import Reason
from ludotheque.hands.skill import LEVELS

SKILL = 0.5  # of a hand about which nothing is known


def skill_of(level: str | None) -> float:
    """Of a bot's hand; of somebody else's nothing is known."""
    return LEVELS.get(level or "", SKILL)


class Bot(Protocol):
    def choose(
        self, seat: Seat, view: View, seen: Sequence[Event], budget: float, rng: random.Random
    ) -> Move:
        """A legal move, from what the seat knows, within `budget` seconds."""
        ...


class Adviser(Bot, Protocol):
    odds: bool  # its values are chances to win, and may be told as such

    def advise(
        self, seat: Seat, view: View, seen: Sequence[Event], budget: float, rng: random.Random
    ) -> list[tuple[Move, float]]:
        """Every legal move and how good it is, from 0 to 1, the best first."""
        ...


class RandomBot:
    """Any legal move."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(
        self, seat: Seat, view: View, seen: Sequence[Event], budget: float, rng: random.Random
    ) -> Move:
        return rng.choice(self.game.known(view, seen).moves(seat)).move


class GreedyBot:
    """One ply: the best immediate lead over the best opponent, ties by the dice."""

    odds = False

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(
        self, seat: Seat, view: View, seen: Sequence[Event], budget: float, rng: random.Random
    ) -> Move:
        leads = self._leads(seat, view, seen)
        best = max(lead for lead, _ in leads)
        return rng.choice([move for lead, move in leads if lead == best])

    def advise(
        self, seat: Seat, view: View, seen: Sequence[Event], budget: float, rng: random.Random
    ) -> list[tuple[Move, float]]:
        """Leads, from the smallest (0) to the greatest (1)."""
        leads = self._leads(seat, view, seen)
        least, most = (end(lead for lead, _ in leads) for end in (min, max))
        told = [(move, (lead - least) / (most - least or 1)) for lead, move in leads]
        return sorted(told, key=lambda one: -one[1])

    def _leads(self, seat: Seat, view: View, seen: Sequence[Event]) -> list[tuple[float, Move]]:
        state = self.game.known(view, seen)
        return [
            (self._expected_lead(state.preview(seat, choice.move)[0], seat), choice.move)
            for choice in state.moves(seat)
        ]

    def _expected_lead(self, state: State, seat: Seat) -> float:
        """The lead now or, where an attempt follows at once, on average after it."""
        if state.to_act != (JUDGE,):
            return self._lead(state, seat)
        skill = dict.fromkeys(range(1, state.players + 1), SKILL)
        return sum(
            likelihood * self._lead(state.preview(JUDGE, fact)[0], seat)
            for fact, likelihood in self.game.odds(state, skill)
        )

    def _lead(self, state: State, seat: Seat) -> float:
        standing = self.game.standing(state)
        others = [s for side in state.sides if seat not in side for s in side]
        return standing[seat] - max(standing[s] for s in others)


@runtime_checkable
class Looking(Bot, Protocol):
    """A bot that makes something of what hands have left on the table."""

    def see(self, stands: Scene) -> Bot:
        """The same bot, before it chooses; `stands` as `Game.stands` tells it."""
        ...


@runtime_checkable
class Teaching(Bot, Protocol):
    """A bot that has reasons of its box's own."""

    def why(self, seat: Seat, view: View, seen: Sequence[Event], move: Move) -> list[Reason]:
        """What speaks for this move: kinds and arguments, in the words files `why-<kind>`."""
        ...


BOTS: dict[str, Callable[[Game], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def named(name: str, game: Game, stands: Scene | None = None) -> Bot:
    """A bot for any game, or one of the box's own: `BOTS` in its `bot.py` makes them by name. One
    that can look sees what stands on the table."""
    if name in BOTS:
        return BOTS[name](game)
    own: dict[str, Callable[[], Bot]] = getattr(_own(game), "BOTS", {})
    if name not in own:
        raise Refusal("no-such-bot", name=name, names=", ".join([*BOTS, *own]))
    bot = own[name]()
    return bot.see(stands) if stands and isinstance(bot, Looking) else bot


def levels(card: Card) -> list[str]:
    """All bots that can play a box: those on its card, from the weakest on, and those for any."""
    return [*card.bots, *(name for name in BOTS if name not in card.bots)] if card.bots else []


def usual(card: Card) -> str:
    """The bot that sits down where nobody has chosen one: it is in the middle of the card's."""
    return card.bots[len(card.bots) // 2]


def adviser(game: Game) -> Adviser:
    """Whoever gives hints: the strongest of the box's own bots, the last of its `BOTS`."""
    own: dict[str, Callable[[], Adviser]] = getattr(_own(game), "BOTS", {})
    return [*own.values()][-1]() if own else GreedyBot(game)


def prepare(game: Game) -> Iterable[str]:
    """Get the bots of a box ready, yielding the name of each step before it is done."""
    yield from getattr(_own(game), "prepare", tuple)()


def _own(game: Game) -> ModuleType | None:
    """The box's module of bots, if it has one."""
    name = f"{games.__name__}.{game.card.name}"
    found = importlib.util.find_spec(name) and importlib.util.find_spec(f"{name}.bot")
    return importlib.import_module(f"{name}.bot") if found else None
