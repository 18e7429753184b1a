"""Bots as strangers bring them to the arena, most of them with something wrong."""

import contextlib
import os
import random
from collections.abc import Sequence
from pathlib import Path

from ludotheque import shelf
from ludotheque.contract import Event, Game, Move, Seat, View


class Last:
    """Knows nothing of the game but what its view says: made without an argument."""

    def choose(
        self, seat: Seat, view: View, seen: Sequence[Event], budget: float, rng: random.Random
    ) -> Move:
        return shelf.game(view["box"]).known(view, seen).legal(seat)[-1]


class First:
    """Is given the game when it is made, and answers in words."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(
        self, seat: Seat, view: View, seen: Sequence[Event], budget: float, rng: random.Random
    ) -> str:
        return str(self.game.known(view, seen).legal(seat)[0])


class Stumbles(Last):
    def choose(
        self, seat: Seat, view: View, seen: Sequence[Event], budget: float, rng: random.Random
    ) -> Move:
        if len(seen) > 5:
            raise KeyError("no such plan")
        return super().choose(seat, view, seen, budget, rng)


class Quits:
    """Takes everybody with it."""

    def choose(
        self, seat: Seat, view: View, seen: Sequence[Event], budget: float, rng: random.Random
    ) -> Move:
        os._exit(1)


class Cheats:
    def choose(
        self, seat: Seat, view: View, seen: Sequence[Event], budget: float, rng: random.Random
    ) -> str:
        return "pass"


class Mumbles:
    def choose(
        self, seat: Seat, view: View, seen: Sequence[Event], budget: float, rng: random.Random
    ) -> int:
        return 7


class Dreams:
    """Swallows every exception, and never comes to an end."""

    def choose(
        self, seat: Seat, view: View, seen: Sequence[Event], budget: float, rng: random.Random
    ) -> int:
        while True:
            with contextlib.suppress(Exception):
                rng.random()


class Counts(Last):
    """Adds a sign to a file with each move, so that others see how far it is."""

    def choose(
        self, seat: Seat, view: View, seen: Sequence[Event], budget: float, rng: random.Random
    ) -> Move:
        with Path(os.environ["COUNT_MOVES_IN"]).open("a") as file:
            file.write(".")
        return super().choose(seat, view, seen, budget, rng)


class Dumb:
    pass


class Unmade:
    def __init__(self) -> None:
        raise RuntimeError("no weights here")
