"""Several hands at once without a house: each at the end of a line of its own."""

import hashlib
from collections import deque
from collections.abc import Callable, Sequence

from ludotheque.contract import Seat, Setting
from ludotheque.dice import Dice
from ludotheque.games.oss.box import CATALOGUE, FAMILIES, TRICKS
from ludotheque.hands.bones.record import A_SECOND
from ludotheque.hands.bones.together.deed import (
    COUNTING,
    FINE,
    GOING,
    IS_READY,
    AtOnce,
    Sight,
    does,
    itself,
)
from ludotheque.hands.bones.together.rival import Rival
from ludotheque.hands.bones.together.setting import lay_out, setting, together_of

DUELS = ("bagi", "kat")
CHALLENGES = ("kiri-kanoss", "los-loboss", "targoss", "warnoss")
ALL = (*DUELS, *CHALLENGES)
NAMED = {"warnoss", "los-loboss"}
Watch = Callable[[AtOnce], None]


def set_up(trick: str, players: int = 2, seed: object = 0, goes: int = 0) -> Setting:
    seats = range(1, players + 1)
    duel = trick in FAMILIES["duel"]
    turns = {seat: (seat - 1) / (2 if duel else players) for seat in seats}
    word = 0 if trick in NAMED else -1
    laid = lay_out(TRICKS[trick], CATALOGUE.measures, seats, turns, word, goes)
    return setting(laid, hashlib.sha256(f"{trick} {seed}".encode()).hexdigest())


def begun(trick: str, players: int = 2, seed: object = 0) -> AtOnce:
    """All are ready, and the word was just given."""
    deed = AtOnce(set_up(trick, players, seed))
    ready(deed)
    while deed.phase < GOING:
        deed.step()
    return deed


def ready(deed: AtOnce) -> None:
    for seat in deed.by:
        deed.hear(seat, itself(IS_READY))


class Far:
    """A screen and its hand, so many milliseconds away."""

    def __init__(self, deed: AtOnce, seat: Seat, level: str, milliseconds: float) -> None:
        self.deed, self.seat, self.i = deed, seat, deed.by.index(seat)
        self.way = milliseconds * A_SECOND / 1000
        self.pictures: deque[tuple[float, Sight]] = deque()
        self.messages: deque[tuple[float, bytes]] = deque()
        self.rival: Rival | None = None
        self.level = level

    def sit(self, what: Setting) -> None:
        dice = Dice(bytes.fromhex(what.dice) + bytes([self.seat]))
        self.rival = Rival(together_of(what), self.i, self.level, dice)

    def arrives(self) -> None:
        """What it has sent by now."""
        while self.messages and self.messages[0][0] <= self.deed.clock:
            self.deed.hear(self.seat, self.messages.popleft()[1])

    def looks(self) -> None:
        deed = self.deed
        if deed.phase in (COUNTING, GOING):
            self.pictures.append((deed.clock + self.way, deed.sight(self.i)))
        while self.pictures and self.pictures[0][0] <= deed.clock:
            at, sight = self.pictures.popleft()
            self._sends(at, sight)

    def _sends(self, at: float, sight: Sight) -> None:
        assert self.rival is not None
        data = does(sight.clock)
        if sight.phase == GOING:
            data = self.rival.act(sight, self.deed.laws[self.i : self.i + 1]) or data
        self.messages.append((at + self.way, data))


def met(
    trick: str,
    seed: object,
    level: str = "club",
    lines: Sequence[float] = (0.0, 0.0),
    goes: int = 0,
    watch: Watch = lambda _: None,
) -> AtOnce:
    """Equal hands at lines of so many milliseconds, to the end."""
    what = set_up(trick, len(lines), seed, goes)
    deed = AtOnce(what)
    hands = [Far(deed, seat, level, way) for seat, way in zip(deed.by, lines, strict=True)]
    for hand in hands:
        hand.sit(what)
    ready(deed)
    played(deed, hands, watch)
    return deed


def played(deed: AtOnce, hands: Sequence[Far], watch: Watch = lambda _: None) -> None:
    """`watch` is shown every step of it."""
    for _ in range(90 * A_SECOND // FINE):
        for hand in hands:
            hand.arrives()
        deed.step()
        watch(deed)
        if deed.end:
            return
        for hand in hands:
            hand.looks()
    deed.let_go()


def won(deed: AtOnce) -> int:
    """Which of two; 0: a tie."""
    assert deed.end
    _, first, second = deed.end.fact.split()
    counts = [None if count == "x" else int(count) for count in (first, second)]
    return TRICKS[deed.what.trick].better(*counts)
