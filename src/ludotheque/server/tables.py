"""All tables: opened, looked at, left. Commands come here, and go the one way into the log."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from functools import partial

import msgspec

from ludotheque import shelf
from ludotheque import wire as m
from ludotheque.contract import Refusal, Seat
from ludotheque.server import asking
from ludotheque.server import entries as e
from ludotheque.server.decide import decide, now
from ludotheque.server.deeds import Deeds
from ludotheque.server.doors import Doors
from ludotheque.server.hints import Hints
from ludotheque.server.home import OVER, Alone, Home
from ludotheque.server.identity import Identity
from ludotheque.server.limits import limits
from ludotheque.server.live import LiveTable
from ludotheque.server.memory import Memory
from ludotheque.server.metrics import METRICS
from ludotheque.server.onlooker import Onlooker
from ludotheque.server.opening import Laid, rematch_log, wanted_log
from ludotheque.server.room import Room
from ludotheque.server.store import Conflict, Page, Store, Trouble
from ludotheque.server.summaries import listed, summary
from ludotheque.server.tasks import Tasks
from ludotheque.server.turns import Turns
from ludotheque.server.workers import Workers
from ludotheque.server.writing import Scribe

log = logging.getLogger("ludotheque.tables")

Answered = Callable[[m.Done | Refusal], object]


class Tables:
    def __init__(
        self, store: Store, identity: Identity, workers: Workers, home: Home | None = None
    ) -> None:
        self.store, self.identity = store, identity
        self.home = home or Alone()
        self.tasks, self.doors = Tasks(), Doors()
        self._turns, self.deeds = Turns(workers, self.tasks), Deeds()
        self._scribe = Scribe(store, self.home, written=self._go_on, lost=self._lost)
        self._turns.scribe = self.deeds.scribe = self._scribe
        self.home.renewed = self._renewed
        self.memory = Memory(
            store, self.home, self.tasks, self._unpack, self._awake, identity.alias
        )
        self._hints = Hints(workers, self.tasks)
        self._marks: dict[tuple[str, Seat], int] = {}
        self._unpacked: set[str] = set()  # the boxes that are compiled
        self._unpacking: dict[str, asyncio.Task[None]] = {}
        self.here: Counter[e.Person] = Counter()  # sockets at tables, by person
        self.online: Callable[[], int] = lambda: len(self.here)  # in the whole house

    # ---- opening and finding ----------------------------------------------------------------

    async def open(self, wanted: m.OpenTable, person: e.Person) -> str:
        first = await wanted_log(wanted, person)
        rows = await self.store.mine(person, limits.TABLES_PER_PERSON)  # what runs comes first
        if sum(row.status != "over" for _, row in rows) >= limits.TABLES_PER_PERSON:
            raise Refusal("too-many-running", most=limits.TABLES_PER_PERSON)
        self.memory.keep_place()
        try:
            while True:
                laid = self._laid(first)
                try:
                    await self.store.append(laid.page())
                except Conflict:  # the code is another table's
                    continue
                self._open(laid)
                return laid.code
        finally:
            self.memory.free_place()

    def _laid(self, first: list[e.AnyEntry]) -> Laid:
        laid = Laid(first, self.home.lease)
        if laid.level > self.home.level:
            raise Refusal("house-upgrading")
        return laid

    def _open(self, laid: Laid) -> None:
        METRICS.tables_opened.inc()
        if laid.lease is self.home.lease:  # else others may have gone on with it
            self.memory.put(laid.table, was_away=False)

    async def get(self, code: str) -> LiveTable:
        return await self.memory.get(plain(code))

    async def visited(self, code: str, person: e.Person, address: str) -> LiveTable:
        """The table to which somebody comes. Whoever has tried too many codes is told nothing of
        any, wrong or right, but where they belong."""
        if not self.doors.tries.has(address) and not await self.belongs(code, person):
            raise Refusal("too-many-tries")
        try:
            return await self.get(code)
        except Refusal as refusal:
            if refusal.code == "table-no-such-code":
                self.doors.missed(address)
            raise

    async def belongs(self, code: str, person: e.Person) -> bool:
        """Whether they belong to this table, which need not be woken for that."""
        if table := self.memory.live.get(plain(code)):
            return table.belongs(person)
        found = await self.store.summary(plain(code))
        return found is not None and person in found.people

    async def _unpack(self, box: str) -> None:
        """Compile it, if that has not been done: beside the loop, or everybody would wait. Whoever
        comes meanwhile shares it: a hundred tables may be taken over at once."""
        if box in self._unpacked:
            return
        if box not in self._unpacking:
            self._unpacking[box] = task = self.tasks.keep(self._compile(box))
            task.add_done_callback(lambda _: self._unpacking.pop(box))
        await asyncio.shield(self._unpacking[box])

    async def _compile(self, box: str) -> None:
        await asyncio.to_thread(lambda: list(shelf.game(box).prepare()))
        self._unpacked.add(box)

    def _awake(self, table: LiveTable, was_away: bool) -> None:
        """While the server was away no clock has run."""
        room = table.room
        if was_away and room.status == "playing" and room.clocks.ticking:
            resumed = e.Resumed(at=now(), spent=0)
            self._scribe.write(table, lambda _: [resumed], _logged)
        self._go_on(table)

    def _go_on(self, table: LiveTable) -> None:
        """What happens without anybody's command."""
        for go_on in (self.deeds.go_on, self._turns.go_on):
            with table.in_spite():
                go_on(table)

    def _lost(self, table: LiveTable) -> None:
        """Somebody else writes at this table: whoever looked at it looks again, where it lives."""
        METRICS.fenced.inc()
        log.warning("table %s is another's by now", table.alias)
        self._dropped(table)

    def _dropped(self, table: LiveTable) -> None:
        self.memory.drop(table)
        for onlooker in list(table.onlookers):
            onlooker.send_away("table-elsewhere", m.GOING_AWAY)

    # ---- commands ---------------------------------------------------------------------------

    def obey(
        self, table: LiveTable, command: m.TableCommand, person: e.Person, answered: Answered
    ) -> None:
        """`answered` is called in the end, whatever becomes of whoever asked."""
        then = partial(self._answer, table, command, person, answered)
        try:
            match command:
                case m.Start() if table.room.opened.game not in self._unpacked:
                    self.tasks.run(self._start(table, command, person, answered))
                case m.Sit() if table.room.match:
                    asked = asking.ask(table, command, person)
                    table.asked()
                    self._scribe.write(table, asking.grant(table, asked), then)
                case m.AnswerSeat():
                    granted = asking.answer(table, command, person)
                    table.asked()
                    decision = asking.grant(table, granted) if granted else lambda _: []
                    self._scribe.write(table, decision, then)
                case m.AskRematch():
                    self._rematch(table, person, then)
                case _:
                    decision = partial(self._decided, table, command, person)
                    self._scribe.write(table, decision, then)
        except Refusal as refusal:
            answered(refusal)

    async def do(self, code: str, command: m.TableCommand, person: e.Person) -> m.Done:
        """As `obey`, for those who wait."""
        table = await self.get(code)
        answer: asyncio.Future[m.Done | Refusal] = asyncio.get_running_loop().create_future()

        def answered(found: m.Done | Refusal) -> None:
            if not answer.done():  # whoever asked may have gone
                answer.set_result(found)

        self.obey(table, command, person, answered)
        done = await answer
        if isinstance(done, Refusal):
            raise done
        return done

    def _decided(
        self, table: LiveTable, command: m.TableCommand, person: e.Person, room: Room
    ) -> list[e.AnyEntry]:
        """The entry that the command comes to; none: it has been written already."""
        own_id = _own_id(person, command)
        if own_id in room.done:
            return []
        return [msgspec.structs.replace(decide(room, command, person, table.grace), id=own_id)]

    def _answer(
        self,
        table: LiveTable,
        command: m.TableCommand,
        person: e.Person,
        answered: Answered,
        error: Exception | None,
    ) -> None:
        """Everybody is answered, also when we have failed."""
        room = table.room
        if error is None:
            n = room.done.get(_own_id(person, command), room.n)
            answered(m.Done(id=command.id, n=n, code=_next_code(room, command)))
        elif isinstance(error, Refusal):
            answered(error)
        else:
            log.error("a command failed at table %s", table.alias, exc_info=error)
            answered(Refusal("internal"))

    async def _start(
        self, table: LiveTable, command: m.TableCommand, person: e.Person, answered: Answered
    ) -> None:
        try:
            await self._unpack(table.room.opened.game)
        except Exception as error:
            self._answer(table, command, person, answered, error)
        else:
            self.obey(table, command, person, answered)

    def _rematch(
        self, table: LiveTable, person: e.Person, then: Callable[[Exception | None], object]
    ) -> None:
        """A new table; both logs are written at once, or neither."""
        laid: list[Laid] = []

        def decision(room: Room) -> list[e.AnyEntry]:
            if not room.seats_of(person):
                raise Refusal("table-not-seated")
            if room.rematch:
                return []
            next_table = self._laid(rematch_log(room))
            self.memory.keep_place(beside=table)
            laid.append(next_table)
            return [e.Rematch(at=now(), code=laid[0].code)]

        def written(error: Exception | None) -> None:
            if laid:
                self.memory.free_place()
                if error is None:
                    self._open(laid[0])
            then(error)

        self._scribe.write(table, decision, written, also=lambda: laid[0].page())

    async def hint(self, table: LiveTable, command: m.AskHint, person: e.Person) -> m.Hint:
        return await self._hints.answer(table, command, person)

    # ---- seats on another device ------------------------------------------------------------

    def seat_secret(self, table: LiveTable, seat: Seat, person: e.Person) -> str:
        chair = table.room.chairs[seat]
        return self.identity.seat_secret(table.room.code, seat, person, chair.sat)

    async def move_seat(self, secret: str, person: e.Person, address: str) -> tuple[str, Seat]:
        """A seat's secret link was opened: it moves to the device that opened it, once."""
        code, _, rest = secret.partition(".")
        number = rest.partition(".")[0]
        if not (number.isascii() and number.isdigit()):  # int() refuses some digits, such as ²
            raise Refusal("seat-link")
        table, seat = await self.visited(code, person, address), int(number)

        def decision(room: Room) -> list[e.AnyEntry]:
            chair = room.chairs.get(seat)
            owner = chair.person if chair and not chair.gone else None
            if not chair or not owner:
                raise Refusal("seat-link")
            right = self.identity.seat_secret(room.code, seat, owner, chair.sat)
            if not self.identity.same(secret, right):
                raise Refusal("seat-link")
            if owner == person:
                return []
            if room.sat_at.get(person, set()) - {seat}:
                raise Refusal("table-sat-elsewhere")
            moved = e.Sat(
                at=now(), seat=seat, person=person, name=chair.name or "", nonce=chair.nonce
            )
            return [moved]

        await self._scribe.written(table, decision)
        return table.room.code, seat

    # ---- onlookers --------------------------------------------------------------------------

    def enter(self, table: LiveTable, onlooker: Onlooker, seated: bool = True) -> None:
        """Whoever sits there looks at their seat first; a screen for all never does."""
        self.doors.let_in(table, onlooker)
        mine = table.room.seats_of(onlooker.person) if seated else []
        onlooker.seat = mine[0] if mine else None
        table.come(onlooker)
        self.here[onlooker.person] += 1
        METRICS.sockets.inc()
        with table.in_spite(onlooker):
            table.publish()
            if table.deed:
                table.deed.show_to(onlooker)
            self.deeds.go_on(table)
            self._turns.workers.come(table.room.code)

    def leave(self, table: LiveTable, onlooker: Onlooker) -> None:
        self.doors.let_out(onlooker)
        table.go(onlooker)
        self.here[onlooker.person] -= 1
        if not self.here[onlooker.person]:
            del self.here[onlooker.person]
        METRICS.sockets.dec()
        if self.memory.live.get(table.room.code) is not table:
            return  # it was forgotten
        self.memory.rest(table)
        for follows in (table.publish, partial(self._go_on, table), partial(self._list, table)):
            with table.in_spite():
                follows()

    def _list(self, table: LiveTable) -> None:
        """Whose turn it is matters to the lists once they are not here."""
        known = listed(table, table.room)
        if known != table.listed and not table.writing:
            table.listed = known
            self.store.write(Page((), (), [(table.room.code, summary(table, table.room))]), _logged)

    def watch(self, table: LiveTable, onlooker: Onlooker, seat: Seat | None) -> None:
        if seat is not None and seat not in table.room.seats_of(onlooker.person):
            raise Refusal("table-not-yours", seat=seat)
        table.look(onlooker, seat)

    def mark_shown(self, table: LiveTable, onlooker: Onlooker, n: int) -> None:
        """Kept in memory at once, and written down soon."""
        if onlooker.seat is None or n > onlooker.sent:
            return
        table.shown[onlooker.seat] = max(n, table.shown.get(onlooker.seat, 0))
        if not self._marks:
            asyncio.get_running_loop().call_later(
                limits.SHOWN_EVERY_SECONDS, lambda: self.tasks.run(self.write_marks())
            )
        self._marks[table.room.code, onlooker.seat] = table.shown[onlooker.seat]

    async def write_marks(self) -> None:
        marks, self._marks = self._marks, {}
        for (code, seat), n in marks.items():
            try:
                await self.store.mark_shown(code, seat, n)
            except Trouble as trouble:
                log.warning("cannot write down what was shown: %s", trouble.code)

    # ---- by the host of the house -----------------------------------------------------------

    async def close_table(self, code: str) -> None:
        """A match that runs ends without a result; whoever looks sees that."""
        table = await self.get(code)

        def decision(room: Room) -> list[e.AnyEntry]:
            return [] if room.status == "over" else [e.Ended(at=now(), why="house")]

        await self._scribe.written(table, decision)

    async def forget(self, code: str) -> None:
        """Out of memory, and everybody away from it: it is about to be deleted."""
        code = plain(code)
        self.home.awake(code)
        self._marks = {at: n for at, n in self._marks.items() if at[0] != code}
        if table := self.memory.live.get(code):
            self.memory.drop(table)
            for onlooker in list(table.onlookers):
                onlooker.send_away("table-no-such-code", m.NO_SUCH_TABLE)
        else:
            await self.home.tell(code, "forget")

    async def reload(self, code: str) -> None:
        """Something was erased: everybody comes back, and sees it as it is in the log. Clocks run
        on meanwhile, or whoever erases themselves in their turn had all its time back."""
        if table := self.memory.live.get(code):
            await self._let_go(table, time.monotonic() + limits.STORE_SECONDS)
        else:
            await self.home.tell(code, "reload")

    def _renewed(self) -> None:
        for table in list(self.memory.live.values()):
            table.renewed()

    def forget_all(self) -> None:
        """They are others' now."""
        for table in list(self.memory.live.values()):
            self._dropped(table)

    async def hand_over(self, keep: Callable[[Room], bool] | None = None) -> int:
        """We stop, and others go on: what is on its way is written, and clocks run on. What only we
        can `keep` stays. How many have gone."""
        going = [table for table in self.memory.live.values() if not (keep and keep(table.room))]
        patience = time.monotonic() + limits.STORE_SECONDS  # others find out by the lease
        for table in going:
            await self._let_go(table, patience)
        await self.write_marks()
        return len(going)

    async def _let_go(self, table: LiveTable, patience: float) -> None:
        """When what is on its way is written; nothing more is decided meanwhile. If it is not by
        then, nobody knows how it stands, and clocks stand until it is loaded again."""
        table.lease = OVER
        while table.writing and time.monotonic() < patience:
            await asyncio.sleep(0.005)
        self._dropped(table)
        if not table.writing:
            self.memory.let_go(table)

    def holds(self, code: str) -> bool:
        """Whether it is in memory."""
        return code in self.memory.live

    @property
    def loaded(self) -> int:
        return len(self.memory.live)

    async def stop(self) -> None:
        self.deeds.stop()
        self.tasks.stop()
        await self.write_marks()


def plain(code: str) -> str:
    """As people type it: in small letters, in groups."""
    return "".join(letter for letter in code.upper() if letter.isalnum())


def _own_id(person: e.Person, command: m.TableCommand) -> str:
    """Under which a command is in the log: sent twice, it is done once."""
    return f"{person[:8]}/{command.id}" if command.id else ""


def _next_code(room: Room, command: m.TableCommand) -> str | None:
    return room.rematch if isinstance(command, m.AskRematch) else None


def _logged(error: Exception | None) -> None:
    if error is not None:
        log.warning("could not be written: %s", getattr(error, "code", error))
