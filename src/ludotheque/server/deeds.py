"""Deeds of the hand, beside the tables: set when they are awaited, done in processes of their own,
ended with one entry. No pen is held for longer than it takes to write."""

import asyncio
import logging
import random
from functools import partial

from ludotheque import motion
from ludotheque.bots import skill_of
from ludotheque.contract import JUDGE, Game, Illegal, Move, Refusal, Setting
from ludotheque.dice import of_deed
from ludotheque.hands.deed import USUAL_SECONDS
from ludotheque.hands.doing import LONGEST_SECONDS
from ludotheque.server import cues
from ludotheque.server import entries as e
from ludotheque.server.decide import now
from ludotheque.server.limits import limits
from ludotheque.server.live import LiveTable
from ludotheque.server.metrics import METRICS
from ludotheque.server.ongoing import Ongoing, awaited
from ludotheque.server.room import Room
from ludotheque.server.store import Page
from ludotheque.server.theatre import Link, Theatre
from ludotheque.server.throttle import Throttle
from ludotheque.server.writing import Scribe

log = logging.getLogger("ludotheque.tables")

AGAIN_SECONDS = 1.0  # until it is tried once more to write what the disk would not take
LEAST_SECONDS = 5.0  # for a deed that has to be begun again


class Deeds:
    def __init__(self) -> None:
        self.scribe: Scribe  # which calls `go_on` when it has written
        self.allowance = Throttle(limits.HANDS_PER_SECOND, limits.HAND_BURST)
        self._theatre = Theatre(self._heard, self._lost)
        self._going: dict[int, Ongoing] = {}  # on a stage, by name
        self._queue: list[Ongoing] = []

    def stop(self) -> None:
        self._theatre.stop()

    # ---- what is awaited ------------------------------------------------------------------------

    def go_on(self, table: LiveTable) -> None:
        """Something was written, or somebody has come or gone."""
        room, deed = table.room, table.deed
        if deed is None and not room.awaits_fact:
            if room.status == "playing" and type(room.game).deed is not Game.deed:
                self._theatre.warm_up()
            return
        number = awaited(room)
        if deed and deed.number != number:
            deed.give_up()
            table.deed = deed = None
        if number is not None and deed is None:
            table.deed = deed = self._awaited(table, number)
        if deed is None:
            return
        if deed.over:
            self._write(deed)
        elif deed.link:
            if deed.keep_up():
                self._next()
            self._wait_for_hands(deed)
        elif deed.setting and not deed.place and room.status == "playing":
            if self._all_here(deed):
                self._admit(deed)

    def _awaited(self, table: LiveTable, number: int) -> Ongoing:
        """By the setting that is in the log, or by the one that the game gives."""
        match = table.room.match
        assert match is not None
        try:
            found = match.deed()
        except Exception:  # whatever a box does wrong, its table goes on
            log.exception("a deed could not be set at table %s", table.alias)
            found = None
        setting = found if isinstance(found, Setting) else None
        deed = Ongoing(table, number, setting, self._given_up)
        if setting is None:
            self._without_a_hand(deed, found if isinstance(found, Move) else None)
        return deed

    def _without_a_hand(self, deed: Ongoing, fact: Move | None) -> None:
        """The fact that is known already or, if none is, one that is drawn."""
        match = deed.table.room.match
        assert match is not None
        if fact is None:
            state = match.state
            chairs = deed.table.room.chairs.items()
            odds = match.game.odds(state, {seat: skill_of(chair.bot) for seat, chair in chairs})
            if not odds:
                return
            rng = random.Random(of_deed(state.dice.seed, deed.number))
            [fact] = rng.choices([move for move, _ in odds], [chance for _, chance in odds])
        deed.setting, deed.over = None, cues.Over(deed.name, str(fact))

    def _all_here(self, deed: Ongoing) -> bool:
        """Nobody's time begins before they can move their hand."""
        ready = {onlooker.person for onlooker in deed.table.onlookers if onlooker.pictures}
        people = deed.people(deed.table.room)
        return ready.issuperset(people) and bool(people or deed.bots(deed.table.room))

    def _wait_for_hands(self, deed: Ongoing) -> None:
        """Who has lost the connection is waited for; then the hand opens. Nobody's loss opens the
        hand of another: where there are several, the judge waits for each as long as it does."""
        if deed.alarm:
            deed.alarm.cancel()
            deed.alarm = None
        if len(deed.table.room.hands) > 1:
            return
        table = deed.table
        graces = [table.grace(person, deed.grace) for person in deed.people(table.room)]
        left = min((grace for grace in graces if grace is not None), default=None)
        if left is None:
            return
        if left == 0:
            assert deed.link is not None
            deed.link.say(cues.LetGo(deed.name))
        else:
            loop = asyncio.get_running_loop()
            deed.alarm = loop.call_later(left, self._wait_for_hands, deed)

    # ---- a place for it -------------------------------------------------------------------------

    def _admit(self, deed: Ongoing) -> None:
        if self._theatre.full:
            self._queue.append(deed)
            deed.place = len(self._queue)
            self._stand(deed, waits=True)
            deed.table.asked()
        else:
            self._begin(deed)
        self._count()

    def _stand(self, deed: Ongoing, waits: bool) -> None:
        """While a deed waits for its place, nobody's clock runs."""

        def decide(room: Room) -> list[e.AnyEntry]:
            if not room.clocks.ticking or room.queued == waits or not deed.is_awaited(room):
                return []
            return [e.Queued(at=now(), waits=waits)]

        self.scribe.write(deed.table, decide, _logged)

    def _begin(self, deed: Ongoing) -> None:
        room, setting = deed.table.room, deed.setting
        assert room.match is not None
        assert setting is not None
        begun, bots = room.match.begun is not None, deed.bots(room)
        deed.seconds = self._seconds(deed, begun)
        said = cues.Begin(deed.name, setting, deed.seconds, bots, begun)
        self._going[deed.name] = deed
        deed.begins(self._theatre.begin(said), bots)
        deed.keep_up()

    def _seconds(self, deed: Ongoing, begun: bool) -> float:
        """A deed is one move on the clock of whose hand it is. Several hands have as much time as
        their judge gives them."""
        if len(deed.table.room.hands) > 1:
            return LONGEST_SECONDS
        clocks = deed.table.room.clocks
        since = deed.table.seconds_since
        lefts = [clocks.seconds_left(seat, since) for seat in deed.table.room.hands]
        left = min((left for left in lefts if left is not None), default=USUAL_SECONDS)
        return max(left, LEAST_SECONDS if begun else 0.0)

    def _given_up(self, deed: Ongoing) -> None:
        if deed in self._queue:
            self._queue.remove(deed)
        self._leave_stage(deed, forget=True)

    def _leave_stage(self, deed: Ongoing, forget: bool = False) -> None:
        self._going.pop(deed.name, None)
        if link := deed.link:
            link.deeds.discard(deed.name)
            if forget:
                link.say(cues.Forget(deed.name))
        deed.link = None
        self._next()

    def _next(self) -> None:
        """Places are free: those who wait come closer, and the first begin."""
        while self._queue and not self._theatre.full:
            deed = self._queue.pop(0)
            deed.place = 0
            if self._all_here(deed):
                self._begin(deed)
            self._stand(deed, waits=False)
            deed.table.asked()
        for place, deed in enumerate(self._queue, start=1):
            if deed.place != place:
                deed.place = place
                deed.table.asked()
        self._count()

    def _count(self) -> None:
        METRICS.deeds.set(len(self._going))
        METRICS.deeds_waiting.set(len(self._queue))

    # ---- hands ----------------------------------------------------------------------------------

    def hear(self, table: LiveTable, person: e.Person, message: bytes) -> None:
        """What a hand does, or a Refusal. What comes too late, or too early, means nothing."""
        if not self.allowance.allows(person):
            raise Refusal("too-fast")
        if len(message) > limits.HAND_BYTES:
            raise Refusal("bad-message", why=f"A hand says at most {limits.HAND_BYTES} bytes.")
        try:
            seat, number, data = motion.read_hand(message)
        except ValueError as error:
            raise Refusal("bad-message", why=str(error)) from None
        deed, chair = table.deed, table.room.chairs.get(seat)
        if chair is None or chair.person != person or chair.gone:
            raise Refusal("table-not-yours", seat=seat)
        if deed is None or deed.number != number or table.room.status != "playing":
            return
        if seat not in table.room.hands:
            raise Refusal("table-not-yours", seat=seat)
        if deed.link and not chair.bot:
            deed.link.say(cues.Heard(deed.name, seat, data))

    # ---- what the stages say --------------------------------------------------------------------

    def _heard(self, said: cues.FromStage) -> None:
        if (deed := self._going.get(said.deed)) is None:
            return  # nobody wants to know any more
        match said:
            case cues.Seen(_, step, picture):
                deed.seen(step, picture)
            case cues.Set(_, begins, grace):
                deed.grace, deed.hidden = grace, begins
                if begins:
                    self._log_begun(deed)
                else:
                    deed.table.asked()
            case cues.Touched():
                self._log_begun(deed)
            case cues.Over():
                deed.over = said
                deed.show_end()
                self._leave_stage(deed)
                self.go_on(deed.table)
            case cues.Failed():
                self._again(deed)

    def _log_begun(self, deed: Ongoing) -> None:
        def decide(room: Room) -> list[e.AnyEntry]:
            return self._begun(deed, room) if deed.is_awaited(room) else []

        def written(error: Exception | None) -> None:
            if error is not None:
                _logged(error)
                _later(partial(self._log_begun, deed))
            elif deed.hidden and deed.link:
                deed.hidden = False
                deed.link.say(cues.Shown(deed.name))
                deed.table.asked()

        if deed.table.deed is deed and deed.link:
            self.scribe.write(deed.table, decide, written)

    def _begun(self, deed: Ongoing, room: Room) -> list[e.AnyEntry]:
        """The entry, unless it is in the log."""
        assert room.match is not None
        if deed.setting is None or room.match.begun:
            return []
        return [e.Begun(at=now(), setting=deed.setting)]

    def _write(self, deed: Ongoing) -> None:
        """The fact, what it left behind and what the hands did: all at once, or nothing."""
        if deed.writing:
            return
        over, table = deed.over, deed.table
        assert over is not None
        place: list[int] = []  # of the fact, in the match

        def decide(room: Room) -> list[e.AnyEntry]:
            if not deed.is_awaited(room) or room.status != "playing":
                return []
            assert room.match is not None
            room.match.state.play(JUDGE, room.game.move(over.fact))  # raises what is wrong with it
            entries = self._begun(deed, room)
            place.append(len(room.match.entries) + len(entries) + 1)
            return [*entries, e.Moved(at=now(), seat=JUDGE, move=over.fact, scene=over.scene)]

        def looks() -> Page:
            return Page((), looks=[(table.room.code, place[0], over.trace, over.film)])

        def written(error: Exception | None) -> None:
            deed.writing = False
            if isinstance(error, Illegal):
                log.error("a deed at table %s has come to what is no fact", table.alias)
                self._again(deed)
            elif error is not None:
                _logged(error)
                _later(partial(self.go_on, table))

        deed.writing = True
        self.scribe.write(table, decide, written, looks if over.trace else None)

    # ---- by our own fault -----------------------------------------------------------------------

    def _lost(self, link: Link) -> None:
        """A process has gone, and all that was done in it: each begins again as it was set."""
        for deed in [deed for deed in self._going.values() if deed.link is link]:
            if deed.name == link.culprit:
                self._again(deed)
            else:
                self._leave_stage(deed)
                deed.table.asked()
                _later(partial(self.go_on, deed.table))

    def _again(self, deed: Ongoing) -> None:
        METRICS.deed_failures.inc()
        deed.failures += 1
        deed.over = None
        self._leave_stage(deed)
        if deed.failures >= limits.DEED_FAILURES:
            log.error("a deed at table %s could not be judged: it is drawn", deed.table.alias)
            self._without_a_hand(deed, None)
        self.go_on(deed.table)


def _later(what: partial[None]) -> None:
    asyncio.get_running_loop().call_later(AGAIN_SECONDS, what)


def _logged(error: Exception | None) -> None:
    if error is not None:
        log.warning("a deed waits: %s", getattr(error, "code", error))
