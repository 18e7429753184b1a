"""One match between bots. What a bot does wrong costs it the match, and stops nothing else."""

import contextlib
import random
import signal
import threading
import time
import traceback
from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Any

import msgspec

from ludotheque import bots, shelf
from ludotheque.contract import JUDGE, Move, Outcome, Refusal, Seat
from ludotheque.dice import seed_from
from ludotheque.lab.entrants import Entrant, bot
from ludotheque.lab.judge import drawn_fact
from ludotheque.match import Match
from ludotheque.words import Words

PATIENCE, GRACE = 10, 60.0  # a bot is stopped after so many budgets and so many seconds


class Terms(msgspec.Struct, frozen=True):
    """What all bouts of an arena have in common."""

    box: str
    options: dict[str, Any]
    entrants: tuple[Entrant, ...]
    budget: float
    seed: str


class Pairing(msgspec.Struct, frozen=True):
    """A bout to be played: bouts of one deal have the same seed, and other bots at each seat."""

    number: int
    deal: int
    seats: tuple[int, ...]  # which entrant sits there, seat 1 first


class Fault(msgspec.Struct, frozen=True):
    bot: str
    seat: Seat
    move: int  # of the match, from 1
    why: str


class Thinking(msgspec.Struct, frozen=True):
    moves: int = 0
    seconds: float = 0.0
    slowest: float = 0.0


class Bout(msgspec.Struct, frozen=True):
    """A bout that was played."""

    number: int
    deal: int
    seats: tuple[int, ...]
    sides: tuple[tuple[Seat, ...], ...]
    scores: dict[Seat, int]
    places: dict[Seat, int]
    winners: tuple[Seat, ...]
    moves: int
    thinking: dict[Seat, Thinking]
    faults: tuple[Fault, ...] = ()


class Died(Exception):
    """A bot has ended the process that it played in."""


class Stopped(BaseException):
    """Raised inside a bot that thinks far too long. (No bot's `except Exception` stops it.)"""


class Wrong(Exception):
    """What a bot did wrong, as a sentence."""


def prepare(terms: Terms) -> None:
    """Compiled, and every bot made: nobody's first move takes longer than the others."""
    game = shelf.game(terms.box)
    for _step in chain(game.prepare(), bots.prepare(game)):
        pass
    for who in terms.entrants:
        bot(who, terms.box)


def play(terms: Terms, pairing: Pairing) -> Bout:
    return _Bout(terms, pairing).play()


class _Bout:
    def __init__(self, terms: Terms, pairing: Pairing) -> None:
        self.terms, self.pairing = terms, pairing
        self.game = shelf.game(terms.box)
        self.words = Words(self.game.folder)
        self.who: dict[Seat, Entrant] = {
            seat: terms.entrants[index] for seat, index in enumerate(pairing.seats, start=1)
        }
        deal = f"{terms.seed}/{pairing.deal}"
        self.match = Match(self.game, len(self.who), terms.options, seed_from(deal))
        self.judge = random.Random(f"{deal}/judge")
        own = f"{terms.seed}/{pairing.number}"
        self.dice = {seat: random.Random(f"{own}/{seat}") for seat in self.who}
        self.thinking = {seat: Thinking() for seat in self.who}
        self.faults: list[Fault] = []

    def play(self) -> Bout:
        while self.match.outcome is None:
            seat = self.match.state.to_act[0]
            if seat == JUDGE:
                skill = {seat: who.skill for seat, who in self.who.items()}
                self.match.play(JUDGE, drawn_fact(self.match.state, skill, self.judge))
            else:
                self.turn(seat)
        outcome = with_the_failed_last(self.match.outcome, self.failed)
        return Bout(
            self.pairing.number,
            self.pairing.deal,
            self.pairing.seats,
            self.match.state.sides,
            outcome.scores,
            outcome.places,
            outcome.winners,
            sum(thought.moves for thought in self.thinking.values()),
            self.thinking,
            tuple(self.faults),
        )

    @property
    def failed(self) -> set[Seat]:
        return {fault.seat for fault in self.faults}

    def turn(self, seat: Seat) -> None:
        if seat in self.failed:
            self.match.play(seat, self.stand_in(seat))
            return
        try:
            self.match.play(seat, self.move(seat))
        except Refusal as refusal:
            self.fail(seat, self.words.refusal(refusal))
        except Wrong as wrong:
            self.fail(seat, str(wrong))

    def move(self, seat: Seat) -> Move:
        view, seen = self.match.state.view(seat), self.match.seen(seat)
        budget, start = self.terms.budget, time.monotonic()
        chooser = bot(self.who[seat], self.terms.box)
        try:
            with stopped_after(PATIENCE * budget + GRACE):
                answer: Any = chooser.choose(seat, view, seen, budget, self.dice[seat])
        except Stopped:
            raise Wrong(f"it thought for {time.monotonic() - start:.0f} s") from None
        except Exception as error:
            where = traceback.extract_tb(error.__traceback__)[-1]
            place = f"{where.filename}, line {where.lineno}"
            raise Wrong(f"{type(error).__name__}: {error} ({place})") from None
        took, before = time.monotonic() - start, self.thinking[seat]
        slowest = max(took, before.slowest)
        self.thinking[seat] = Thinking(before.moves + 1, before.seconds + took, slowest)
        move = self.game.move(answer) if isinstance(answer, str) else answer
        if not isinstance(move, self.game.move_types):
            raise Wrong(f"{answer!r} is no move of {self.game.card.title}")
        return move

    def fail(self, seat: Seat, why: str) -> None:
        """With two sides the other one has won; with more, the match is played to its end."""
        move = 1 + sum(thought.moves for thought in self.thinking.values())
        self.faults.append(Fault(self.who[seat].text, seat, move, why))
        self.match.leave(seat, "resign")

    def stand_in(self, seat: Seat) -> Move:
        view, seen = self.match.state.view(seat), self.match.seen(seat)
        greedy = bots.named("greedy", self.game)
        return greedy.choose(seat, view, seen, self.terms.budget, self.dice[seat])


def with_the_failed_last(outcome: Outcome, failed: set[Seat]) -> Outcome:
    """Places as if those whose bot has failed had come in last, whatever stood in for them did."""
    if not failed:
        return outcome
    was: Mapping[Seat, int] = outcome.places
    worth = {seat: (seat not in failed, -place) for seat, place in was.items()}
    worth |= dict.fromkeys(failed, (False, 0))
    places = {seat: 1 + sum(v > mine for v in worth.values()) for seat, mine in worth.items()}
    winners = tuple(seat for seat, place in places.items() if place == 1)
    return Outcome(outcome.scores, places, winners)


@contextlib.contextmanager
def stopped_after(seconds: float) -> Iterator[None]:
    """Raises Stopped in the body; not where there are no timers, or outside the main thread."""
    main = threading.current_thread() is threading.main_thread()
    if not (main and hasattr(signal, "setitimer")):
        yield
        return

    def stop(*_: object) -> None:
        raise Stopped

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
