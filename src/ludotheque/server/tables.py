"""All tables: opened, loaded when somebody looks, dropped when nobody does. Commands go here."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from ludotheque import bots, shelf
from ludotheque import wire as m
from ludotheque.contract import Refusal, Seat
from ludotheque.dice import new_seed
from ludotheque.server import entries as e
from ludotheque.server.decide import cleaned, decide, now
from ludotheque.server.hints import Hints
from ludotheque.server.identity import Identity, new_code
from ludotheque.server.limits import limits
from ludotheque.server.live import LiveTable, Onlooker
from ludotheque.server.metrics import METRICS
from ludotheque.server.room import Room, folded
from ludotheque.server.store import Conflict, Page, Store, Trouble
from ludotheque.server.tasks import Tasks
from ludotheque.server.turns import Turns
from ludotheque.server.workers import Workers
from ludotheque.server.writing import Writer, page

log = logging.getLogger("ludotheque.tables")

Answered = Callable[[m.Done | Refusal | None], object]  # None: we have failed, and logged it


class Tables:
    def __init__(self, store: Store, identity: Identity, workers: Workers) -> None:
        self.store, self.identity = store, identity
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._marks: dict[tuple[str, Seat], int] = {}
        self._tasks = Tasks()
        self._writer = Writer(store)
        self._turns = Turns(self._writer, workers, self._tasks)
        self._hints = Hints(workers, self._tasks)
        self._unpacked: set[str] = set()  # the boxes that are compiled

    # ---- opening and finding ----------------------------------------------------------------

    async def open(self, wanted: m.OpenTable, person: e.Person) -> str:
        card = shelf.card(wanted.game)
        if wanted.mode not in card.modes:
            raise Refusal("table-mode", mode=wanted.mode, modes=", ".join(card.modes))
        game = await asyncio.to_thread(shelf.game, wanted.game)
        game.options(wanted.players, wanted.options)
        for seat, level in wanted.bots.items():
            if seat > wanted.players or (seat == 1 and wanted.name):
                raise Refusal("table-no-such-seat", seat=seat, players=wanted.players)
            if wanted.mode != "digital" or level not in bots.levels(card):
                raise Refusal("table-no-such-bot", level=level, levels=", ".join(card.bots))
        opened = e.Opened(
            at=now(),
            game=wanted.game,
            rules=game.rules_version,
            players=wanted.players,
            options=dict(wanted.options),
            mode=wanted.mode,
            visibility=wanted.visibility,
            clock=wanted.clock,
            host=person,
            seed=new_seed().hex(),
            hints=wanted.hints,
        )
        sitting: list[e.AnyEntry] = [
            e.BotSat(at=now(), seat=seat, level=level) for seat, level in wanted.bots.items()
        ]
        if wanted.name and (name := cleaned(wanted.name)):
            sitting.append(e.Sat(at=now(), seat=1, person=person, name=name))
        return await self._laid(opened, sitting)

    async def _laid(self, opened: e.Opened, sitting: list[e.AnyEntry]) -> str:
        """A new log under a code that nobody has."""
        while True:
            code = new_code()
            try:
                await self.store.append(Page(((code, 1, e.encode(opened)),)))
            except Conflict:
                continue
            break
        table = LiveTable(Room(code, opened), {})
        for entry in sitting:
            await self.store.append(page(table.room, entry))
            table.room.apply(entry)
        await self._writer.summarise(table)
        self._live[code] = table
        self._linger(table)
        METRICS.tables_opened.inc()
        return code

    async def get(self, code: str) -> LiveTable:
        """The table, loaded if need be. Whoever looks at the same time shares the loading."""
        code = code.upper()
        if table := self._live.get(code):
            return table
        if code not in self._loading:
            if len(self._live) >= limits.OPEN_TABLES:
                raise Refusal("server-full")
            self._loading[code] = self._tasks.keep(self._loaded(code))
            self._loading[code].add_done_callback(lambda _: self._loading.pop(code))
        return await asyncio.shield(self._loading[code])

    async def _loaded(self, code: str) -> LiveTable:
        entries = [e.whole(*kept) for kept in await self.store.load(code)]
        if not entries:
            raise Refusal("table-no-such-code", table=code)
        if isinstance(entries[0], e.Opened):
            await self._unpack(entries[0].game)
        room = await asyncio.to_thread(folded, code, entries)
        table = LiveTable(room, await self.store.shown(code))
        if room.status == "playing" and room.clocks.ticking:
            await self._writer.append(table, lambda: e.Resumed(at=now()))
        self._live[code] = table
        self._turns.go_on(table)
        self._linger(table)
        return table

    # ---- commands ---------------------------------------------------------------------------

    async def do(self, code: str, command: m.TableCommand, person: e.Person) -> m.Done:
        table = await self.get(code)
        return await self._tasks.carried_through(self.at(table, command, person))

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Carried through, whatever becomes of the socket that asked for it."""
        self._tasks.run(work)

    async def _unpack(self, box: str) -> None:
        """Compile it, if that has not been done: beside the loop, or everybody would wait."""
        if box not in self._unpacked:
            await asyncio.to_thread(lambda: list(shelf.game(box).prepare()))
            self._unpacked.add(box)

    def obey(
        self, table: LiveTable, command: m.TableCommand, person: e.Person, answered: Answered
    ) -> None:
        """A command at a table that is loaded, without waiting for it: `answered` is called in the
        end, whatever becomes of whoever asked. Nearly all commands are moves with nothing in their
        way: these need no task. All else goes the careful way; what is refused does so pen in hand:
        another process may have written something, but nobody at this table may, in between."""
        entry, mine = None, type(command) is m.Move and table.pen.take()
        if mine:
            try:
                entry = self._decided(table, command, person)
            except Exception:
                entry = None  # what is wrong is found again on the careful way, and said
        if entry is not None:
            self._write_down(table, entry, command, person, answered)
        else:
            self._tasks.run(self._carefully(table, command, person, answered, mine))

    def _write_down(
        self,
        table: LiveTable,
        entry: e.AnyEntry,
        command: m.TableCommand,
        person: e.Person,
        answered: Answered,
    ) -> None:
        room = table.room

        def written(error: Exception | None) -> None:
            if isinstance(error, Conflict):
                self._tasks.run(self._carefully(table, command, person, answered, True))
                return
            answer: m.Done | Refusal | None = None
            try:
                if error is None:
                    self._writer.carry_out(table, entry)
                    answer = m.Done(id=command.id, n=room.n)
                elif isinstance(error, Refusal):
                    answer = error
                else:
                    raise error
            finally:
                table.pen.put_down()
                answered(answer)
            if room.status == "over":
                self._tasks.run(self._writer.summarise(table))
            self._turns.go_on(table)

        self.store.write(page(room, entry), written)

    async def _carefully(
        self,
        table: LiveTable,
        command: m.TableCommand,
        person: e.Person,
        answered: Answered,
        pen_in_hand: bool,
    ) -> None:
        answer: m.Done | Refusal | None = None
        try:
            answer = await self.at(table, command, person, pen_in_hand)
        except Refusal as refusal:
            answer = refusal
        finally:
            answered(answer)

    def _decided(
        self, table: LiveTable, command: m.TableCommand, person: e.Person
    ) -> e.AnyEntry | None:
        """The entry that the command comes to; None: it has been written already."""
        own_id = _own_id(person, command)
        if own_id in table.room.done:
            return None
        if isinstance(command, m.SeatBot) and table.is_here(command.seat, but=person):
            raise Refusal("table-here", seat=command.seat)
        return msgspec.structs.replace(decide(table.room, command, person), id=own_id)

    async def at(
        self,
        table: LiveTable,
        command: m.TableCommand,
        person: e.Person,
        pen_in_hand: bool = False,
    ) -> m.Done:
        """A command at a table that is loaded: in the log, durably, when this returns."""
        room = table.room
        if isinstance(command, m.Start):
            await self._unpack(room.opened.game)
        if not pen_in_hand:
            await table.pen.wait()
        try:
            if isinstance(command, m.AskRematch):
                return await self._rematch(table, command, person)
            await self._writer.append(table, lambda: self._decided(table, command, person))
            done = m.Done(id=command.id, n=room.done.get(_own_id(person, command), room.n))
        finally:
            table.pen.put_down()
        self._turns.go_on(table)
        return done

    async def hint(self, table: LiveTable, command: m.AskHint, person: e.Person) -> m.Hint:
        return await self._hints.answer(table, command, person)

    async def _rematch(self, table: LiveTable, command: m.AskRematch, person: e.Person) -> m.Done:
        room = table.room
        if not room.seats_of(person):
            raise Refusal("table-not-seated")
        if room.status != "over":
            raise Refusal("table-not-over")
        if room.rematch is None:
            sitting: list[e.AnyEntry] = []
            for seat, chair in room.chairs.items():
                if chair.person and chair.name:
                    sat = e.Sat(at=now(), seat=seat, person=chair.person, name=chair.name)
                    sitting.append(sat)
                elif chair.bot:
                    sitting.append(e.BotSat(at=now(), seat=seat, level=chair.bot))
            opened = {f: getattr(room.opened, f) for f in room.opened.__struct_fields__}
            opened |= {
                "at": now(),
                "seed": new_seed().hex(),
                "before": room.code,
                "host": room.host,
            }
            code = await self._laid(e.Opened(**opened), sitting)
            await self._writer.append(table, lambda: e.Rematch(at=now(), code=code))
        return m.Done(id=command.id, n=room.n, code=room.rematch)

    async def move_seat(self, secret: str, person: e.Person) -> tuple[str, Seat]:
        """A seat's secret link was opened: it moves to the device that opened it."""
        code, _, rest = secret.partition(".")
        number = rest.partition(".")[0]
        if not (number.isascii() and number.isdigit()):  # int() refuses some digits, such as ²
            raise Refusal("seat-link")
        table = await self.get(code)
        return await self._tasks.carried_through(
            self._move_seat(table, int(number), secret, person)
        )

    async def _move_seat(
        self, table: LiveTable, seat: Seat, secret: str, person: e.Person
    ) -> tuple[str, Seat]:
        code = secret.partition(".")[0]
        async with table.pen:
            chair = table.room.chairs.get(seat)
            owner = chair.person if chair and not chair.gone else None
            if not owner or not self.identity.is_seat_secret(secret, code, seat, owner):
                raise Refusal("seat-link")
            name = (chair and chair.name) or ""
            if owner != person:
                await self._writer.append(
                    table, lambda: e.Sat(at=now(), seat=seat, person=person, name=name)
                )
        return table.room.code, seat

    # ---- onlookers --------------------------------------------------------------------------

    def enter(self, table: LiveTable, onlooker: Onlooker, seated: bool = True) -> None:
        """Whoever sits there looks at their seat first; a screen for all never does."""
        if len(table.onlookers) >= limits.SOCKETS_PER_TABLE:
            raise Refusal("table-full-of-onlookers")
        mine = table.room.seats_of(onlooker.person) if seated else []
        onlooker.seat = mine[0] if mine else None
        table.come(onlooker)
        METRICS.sockets.inc()
        table.publish()

    def leave(self, table: LiveTable, onlooker: Onlooker) -> None:
        table.go(onlooker)
        METRICS.sockets.dec()
        table.publish()
        self._linger(table)

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
                limits.SHOWN_EVERY_SECONDS, lambda: self._tasks.run(self.write_marks())
            )
        self._marks[table.room.code, onlooker.seat] = table.shown[onlooker.seat]

    async def write_marks(self) -> None:
        marks, self._marks = self._marks, {}
        for (code, seat), n in marks.items():
            try:
                await self.store.mark_shown(code, seat, n)
            except Trouble as trouble:
                log.warning("cannot write down what was shown: %s", trouble.code)

    def _linger(self, table: LiveTable) -> None:
        loop = asyncio.get_running_loop()
        table.left_alone = loop.time()
        loop.call_later(limits.TABLE_LINGERS_SECONDS, self._drop_if_alone, table)

    def _drop_if_alone(self, table: LiveTable) -> None:
        waited = asyncio.get_running_loop().time() - (table.left_alone or 0)
        busy = table.onlookers or table.thinking or table.alarm or table.pen.held
        if not busy and waited >= limits.TABLE_LINGERS_SECONDS * 0.9:
            self._live.pop(table.room.code, None)

    @property
    def loaded(self) -> int:
        return len(self._live)

    async def stop(self) -> None:
        self._tasks.stop()
        await self.write_marks()


def _own_id(person: e.Person, command: m.TableCommand) -> str:
    """Under which a command is in the log: sent twice, it is done once."""
    return f"{person[:8]}/{command.id}" if command.id else ""
