"""Whose question is next. Tables take turns, and bots' moves go before hints, so that nobody waits
for all that somebody else has asked."""

from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")

MOVES_BEFORE_A_HINT = 8  # may overtake it; then it goes first, or in a busy house it never would


class Rounds(Generic[T]):
    """In a round each table puts one question. Who comes while a round goes on and has not had a
    turn in it has it in this one: so it waits for one question of each other table at the most."""

    def __init__(self) -> None:
        self._to_come: dict[str, deque[T]] = {}
        self._next_round: dict[str, deque[T]] = {}  # these tables have more to ask
        self._had: set[str] = set()  # their turn in this round

    def __bool__(self) -> bool:
        return bool(self._to_come or self._next_round)

    def put(self, table: str, question: T) -> None:
        turns = self._next_round if table in self._had else self._to_come
        turns.setdefault(table, deque()).append(question)

    def take(self) -> T:
        if not self._to_come:
            self._to_come, self._next_round = self._next_round, {}
            self._had.clear()
        table = next(iter(self._to_come))
        asked = self._to_come.pop(table)
        self._had.add(table)
        question = asked.popleft()
        if asked:
            self._next_round[table] = asked
        return question

    def withdraw(self, table: str, question: T) -> None:
        for turns in (self._to_come, self._next_round):
            if question in turns.get(table, ()):
                turns[table].remove(question)
                if not turns[table]:
                    del turns[table]


class Queue(Generic[T]):
    def __init__(self) -> None:
        self._moves, self._hints = Rounds[T](), Rounds[T]()
        self._overtaken = 0  # how many moves in a row went before the hints that wait

    def put(self, table: str, question: T, hint: bool) -> None:
        self._rounds(hint).put(table, question)

    def take(self) -> T | None:
        """The next one, or None if nobody asks anything."""
        if self._hints and (not self._moves or self._overtaken == MOVES_BEFORE_A_HINT):
            self._overtaken = 0
            return self._hints.take()
        if not self._moves:
            return None
        self._overtaken += 1 if self._hints else 0
        return self._moves.take()

    def withdraw(self, table: str, question: T, hint: bool) -> None:
        """Nobody waits for it any more. If it has been taken, there is nothing to do."""
        self._rounds(hint).withdraw(table, question)

    def _rounds(self, hint: bool) -> Rounds[T]:
        return self._hints if hint else self._moves
