"""A deed being done, step by step: what was heard when, whose time is over, what was seen."""

import zlib
from collections import deque
from collections.abc import Mapping

import msgspec

from ludotheque.contract import JUDGE, Refusal, Seat, Setting
from ludotheque.dice import Dice
from ludotheque.hands.deed import FILM_BYTES, STEPS_A_SECOND, End, Hand, Judge, Nonsense

Heard = tuple[int, Seat, bytes]  # at which step; of seat 0: the hands were opened
LONGEST_SECONDS = 600.0  # for the hands, whatever a clock says
LONGEST = round((LONGEST_SECONDS + 60) * STEPS_A_SECOND)  # no deed takes as many steps
TRACE_BYTES = 16 * FILM_BYTES  # unpacked; more than hands can say in that time
WAITING = 480  # messages of one hand for one step: all that it says in five seconds, at once
FILM_STEPS = 2  # from one picture of a film to the next: as onlookers see it
WHOLE_STEPS = 5 * STEPS_A_SECOND  # of the end, which is kept as it was longer than all before

_heard = msgspec.msgpack.Decoder(list[Heard])
_seen = msgspec.msgpack.Decoder(list[tuple[int, bytes]])


class Doing:
    def __init__(self, judge: Judge, setting: Setting, seconds: float) -> None:
        self.judge, self.setting = judge, setting
        self.deed = judge.begin(setting)
        self.steps, self.picture = 0, b""
        self.bots: dict[Seat, Hand] = {}
        self._last_step = round(min(seconds, LONGEST_SECONDS) * STEPS_A_SECOND)
        self.open = False  # the hands are, and nothing more is heard of them
        self._waiting: dict[Seat, deque[bytes]] = {seat: deque() for seat in setting.by}
        self._heard: list[Heard] = []
        self._film = Film()

    @property
    def begun(self) -> bool:
        return self.deed.begun or self.judge.begins == "shown"

    @property
    def end(self) -> End | None:
        return self.deed.end

    def seat_bots(self, levels: Mapping[Seat, str]) -> None:
        """Bots move these hands from now on, and people the others."""
        for seat in self.setting.by:
            if seat not in levels:
                self.bots.pop(seat, None)
            elif seat not in self.bots:
                dice = Dice(bytes.fromhex(self.setting.dice) + bytes([seat]))
                self.bots[seat] = self.judge.bot_hand(self.setting, seat, levels[seat], dice)
                self._waiting[seat].clear()

    def hear(self, seat: Seat, data: bytes) -> None:
        """From somebody's hand; it is done with the next step."""
        waiting = self._waiting.get(seat)
        if waiting is None or seat in self.bots or self.open:
            return
        if self.judge.hears == "drive":
            waiting.clear()
        if len(waiting) < WAITING:
            waiting.append(data)

    def let_go(self) -> None:
        if not self.open:
            self.open = True
            self._heard.append((self.steps, JUDGE, b""))
            self.deed.let_go()

    def step(self) -> None:
        """A sixtieth of a second later. Whatever is raised here is the judge's fault."""
        if self.steps == LONGEST:
            raise RuntimeError(f"{self.judge.name} comes to no end")
        for seat, hand in self.bots.items():
            if not self.open and (data := hand.move(self.deed)) is not None:
                self._do(seat, data)
        for seat, waiting in self._waiting.items():
            while waiting:
                self._do(seat, waiting.popleft())
        if self.steps >= self._last_step:
            self.let_go()
        self.deed.step()
        self.steps += 1
        self.picture = self.deed.picture()
        if self.judge.filmed and (self.steps % FILM_STEPS == 0 or self.end):
            self._film.see(self.steps, self.picture)

    def _do(self, seat: Seat, data: bytes) -> None:
        if self.open:
            return
        try:
            self.deed.hear(seat, data)
        except Nonsense:
            return
        self._heard.append((self.steps, seat, data))

    @property
    def trace(self) -> bytes:
        """What the hands did, to judge it again."""
        return zlib.compress(msgspec.msgpack.encode(self._heard))

    @property
    def film(self) -> bytes:
        return self._film.kept if self.judge.filmed else b""


class Film:
    """Pictures as they were seen. If it grows too long, every other one is cut out; the last
    seconds, which tell why, only once that does not help."""

    def __init__(self) -> None:
        self._seen: list[tuple[int, bytes]] = []
        self._size = 0

    def see(self, step: int, picture: bytes) -> None:
        if self._seen and self._seen[-1][1] == picture:
            return
        self._seen.append((step, picture))
        self._size += len(picture) + 16
        while self._size > FILM_BYTES:
            self._cut(step - WHOLE_STEPS)

    def _cut(self, until: int) -> None:
        early = [seen for seen in self._seen if seen[0] < until]
        if len(early) < 2:
            early = self._seen
        self._seen = early[::2] + self._seen[len(early) :]
        self._size = sum(len(picture) + 16 for _, picture in self._seen)

    @property
    def kept(self) -> bytes:
        return zlib.compress(msgspec.msgpack.encode(self._seen))


def pictures(film: bytes) -> list[tuple[int, bytes]]:
    """The step and the picture, one after the other."""
    return _seen.decode(_unpacked(film))


def judged_again(judge: Judge, setting: Setting, trace: bytes) -> End:
    """The end to which the same hands come; a Refusal, if they come to none."""
    try:
        heard = deque(_heard.decode(_unpacked(trace)))
    except (zlib.error, msgspec.DecodeError):
        raise Refusal("bad-trace") from None
    deed = judge.begin(setting)
    for step in range(LONGEST):
        if deed.end:
            return deed.end
        while heard and heard[0][0] == step:
            _, seat, data = heard.popleft()
            if seat == JUDGE:
                deed.let_go()
            else:
                try:
                    deed.hear(seat, data)
                except Nonsense:
                    raise Refusal("bad-trace") from None
        deed.step()
    raise Refusal("bad-trace")


def _unpacked(data: bytes) -> bytes:
    """A file may say anything: no more than a deed can fill."""
    return zlib.decompressobj().decompress(data, TRACE_BYTES)
