"""Whose question is next. Tables take turns, and what somebody waits for goes first: bots' moves
where people look on, then hints, then bots that play among themselves. So nobody waits for all that
somebody else has asked, nor for tables that were opened and left."""

from collections import Counter, deque
from enum import IntEnum
from typing import Generic, TypeVar

T = TypeVar("T")

OVERTAKE = 8  # may go before what is less urgent; then that has one, or it never would


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

    def withdrawn(self, table: str) -> list[T]:
        """All that a table has asked, in order."""
        return [*self._to_come.pop(table, ()), *self._next_round.pop(table, ())]


class Urgency(IntEnum):
    WATCHED, HINT, ALONE = range(3)


class Queue(Generic[T]):
    def __init__(self) -> None:
        self._rounds = {urgency: Rounds[T]() for urgency in Urgency}
        self._overtaken = Counter[Urgency]()  # by how many in a row, while they waited

    def put(self, table: str, question: T, urgency: Urgency) -> None:
        self._rounds[urgency].put(table, question)

    def take(self) -> T | None:
        """The next one, or None if nobody asks anything."""
        asking = [urgency for urgency, rounds in self._rounds.items() if rounds]
        if not asking:
            return None
        late = [urgency for urgency in asking if self._overtaken[urgency] >= OVERTAKE]
        first, *_ = *late, *asking
        for urgency in asking:
            self._overtaken[urgency] += 1
        self._overtaken[first] = 0
        return self._rounds[first].take()

    def come(self, table: str) -> None:
        """Somebody looks at this table now: what its bots are asked is urgent."""
        for question in self._rounds[Urgency.ALONE].withdrawn(table):
            self.put(table, question, Urgency.WATCHED)

    def withdraw(self, table: str, question: T) -> None:
        """Nobody waits for it any more. If it has been taken, there is nothing to do."""
        for rounds in self._rounds.values():
            rounds.withdraw(table, question)
