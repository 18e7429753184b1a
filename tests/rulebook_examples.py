"""Runs the worked examples of the rulebooks: fenced blocks marked `example`, a statement a line.

    new players=2 first=1         begin; any options, always the same dice
    position isis players=2 ...   begin from a position line
    1: P c3                       seat 1 plays it, and may (seat 0 is the judge)
    1: P c3 ! cell-taken          it is refused with this code (`new` and `position` too)
    1? P a1, F                    these are legal for seat 1, among others
    1? = pass                     these are legal for seat 1, and nothing else
    > to=2 held=-                 the position line now has these
    > event counted               what was done last made this happen
    > standing 3,-2               the points in seat order, as if it ended now
    > to 2                        who is to act (`-`: nobody, it is over)
    > winners 1,2                 who has won (`-`: it is not over)
    > scores 12,12,4              with how many points

A `#` at the start of a line or after a space begins a comment.
"""

import re
from collections.abc import Callable, Iterable, Iterator

from ludotheque.contract import Event, Game, Refusal, State
from ludotheque.dice import seed_from

FENCE = re.compile(r"^```example[^\S\n]*\n(.*?)^```[^\S\n]*$", re.MULTILINE | re.DOTALL)
COMMENT = re.compile(r"(^|\s+)#.*")
REFUSED = re.compile(r"(.*\S)\s+!\s+([a-z-]+)")


def examples(markdown: str) -> Iterator[tuple[int, str]]:
    """Each example of a page, with the number of its first line."""
    found = list(FENCE.finditer(markdown))
    assert len(found) == markdown.count("```example"), "a fence is not closed"
    for match in found:
        yield markdown.count("\n", 0, match.start(1)) + 1, match[1]


def run(game: Game, text: str) -> None:
    """Carry out an example; AssertionError names the line that does not hold."""
    table = Table(game)
    for number, line in enumerate(text.splitlines(), start=1):
        statement = COMMENT.sub("", line).strip()
        if not statement:
            continue
        try:
            table.do(statement)
        except AssertionError as wrong:
            raise AssertionError(f"line {number}: {statement}\n{wrong}") from None


class Table:
    """Where one example is played."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.now: State | None = None
        self.events: tuple[Event, ...] = ()

    @property
    def state(self) -> State:
        assert self.now is not None, "nothing has begun: start with `new` or `position`"
        return self.now

    def do(self, statement: str) -> None:
        if statement.startswith(">"):
            self.expect(statement[1:].strip())
        elif asked := re.fullmatch(r"(\d+)\?\s*(=?)\s*(.+)", statement):
            self.legal(int(asked[1]), asked[3], exactly=bool(asked[2]))
        elif refused := REFUSED.fullmatch(statement):
            self.refused(refused[1], refused[2])
        else:
            try:
                self.act(statement)
            except Refusal as refusal:
                raise AssertionError(f"refused: {refusal}") from None

    def act(self, statement: str) -> None:
        word, _, rest = statement.partition(" ")
        if word == "new":
            options = dict(option.split("=", 1) for option in rest.split())
            assert "players" in options, "`new` needs players=…"
            players = int(options.pop("players"))
            self.now, self.events = self.game.begin(players, options, seed_from("rulebook"))
        elif word == "position":
            self.now, self.events = self.game.read(rest.strip(), seed_from("rulebook")), ()
            assert str(self.now) == rest.strip(), f"the canonical line is {self.now}"
        elif played := re.fullmatch(r"(\d+):\s*(.+)", statement):
            self.now, self.events = self.state.play(int(played[1]), self.game.move(played[2]))
        else:
            raise AssertionError("this is no statement")

    def refused(self, statement: str, code: str) -> None:
        try:
            self.act(statement)
        except Refusal as refusal:
            if refusal.code != code:
                raise AssertionError(f"refused, but with {refusal}") from None
        else:
            raise AssertionError("not refused")

    def legal(self, seat: int, moves: str, exactly: bool) -> None:
        legal = {str(choice.move) for choice in self.state.moves(seat)}
        named = set(re.split(r",\s+", moves))
        assert named <= legal, f"not legal: {told(named - legal)}; legal: {told(legal)}"
        assert not exactly or named == legal, f"legal too: {told(legal - named)}"

    def expect(self, statement: str) -> None:
        word, _, rest = statement.partition(" ")
        state = self.state
        if "=" in word:
            missing = set(statement.split()) - set(str(state).split())
            assert not missing, f"not in the position: {told(missing)}\n{state}"
            return
        now: dict[str, Callable[[], str]] = {
            "to": lambda: by_comma(state.to_act),
            "standing": lambda: by_comma(self.game.standing(state).values()),
            "scores": lambda: by_comma(state.outcome.scores.values() if state.outcome else ()),
            "winners": lambda: by_comma(state.outcome.winners if state.outcome else ()),
        }
        if word == "event":
            kinds = [event.kind for event in self.events]
            assert rest in kinds, f"what happened: {told(kinds)}"
        elif word in now:
            assert rest == now[word](), f"it is {now[word]()}"
        else:
            raise AssertionError("this is no statement")


def told(names: Iterable[str]) -> str:
    return ", ".join(sorted(names)) or "nothing"


def by_comma(values: Iterable[int]) -> str:
    return ",".join(map(str, values)) or "-"
