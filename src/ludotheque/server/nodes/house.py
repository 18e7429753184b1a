"""A house in PostgreSQL: its key, its store, and this process as one of its nodes."""

import asyncio
import logging
import secrets
from collections.abc import Sequence

from starlette.applications import Starlette
from starlette.routing import BaseRoute

from ludotheque import shelf
from ludotheque.contract import Refusal
from ludotheque.server.hosting.orders import Drained
from ludotheque.server.identity import KEY_BYTES, Identity
from ludotheque.server.limits import limits
from ludotheque.server.nodes import asked
from ludotheque.server.nodes.bots import Pools
from ludotheque.server.nodes.guests import Guests
from ludotheque.server.nodes.node import Node
from ludotheque.server.nodes.relays import Relays
from ludotheque.server.nodes.whispers import Whispers
from ludotheque.server.room import Room
from ludotheque.server.store.postgres import PostgresStore, schema
from ludotheque.server.store.postgres.connecting import first_connected
from ludotheque.server.tables import Tables
from ludotheque.server.workers import Workers

log = logging.getLogger("ludotheque.nodes")


class SharedHouse:
    def __init__(self, database: str, address: str, redis: str = "") -> None:
        """The database is brought up to date, or refused, here. `address`: a host and a port, where
        other nodes find us; none: any port, for nodes of this machine."""
        self._where = where(address)
        self.identity = Identity(asyncio.run(house_key(database)))
        self.store = PostgresStore(database)
        self.node = Node(self.store, "", plays())
        self._pools: Pools | None = None
        self._whispers = Whispers(redis, self.identity.called) if redis else None
        self._guests: Guests | None = None
        self._relays: Relays | None = None

    async def open(self, tables: Tables) -> Relays:
        """As a node that leads its visitors to others."""
        self._relays = Relays(self.identity.key, tables, self.node)
        self.node.died, self.node.ask = tables.forget_all, self._relays.ask
        self.node.alive = self._relays.leave_the_dead
        await self.store.open()
        await self.node.join()
        return self._relays

    async def serve(self, app: Starlette, routes: Sequence[BaseRoute], bots: Workers) -> Relays:
        """As `open`, and others lead theirs to us. Bots think elsewhere, where they can."""
        self._guests = Guests(self.identity.key, app, [*routes, *asked.ROUTES])
        self.node.url = await self._guests.listen(*self._where)
        if self._whispers:
            self._whisper(app, self._whispers)
        relays = await self.open(app.state.tables)
        self._pools = Pools(self.identity.key, self.store, bots, self.node.plays)
        return relays

    def _whisper(self, app: Starlette, whispers: Whispers) -> None:
        """What is counted by address or person is counted for the whole house."""
        tables: Tables = app.state.tables
        shared = "requests", "own_requests", "all_requests", "new_tables", "new_tables_there"
        for name in (*shared, "erasings"):
            whispers.share(name, getattr(app.state, name))
        whispers.share("tries", tables.doors.tries)
        whispers.begin(lambda: tables.here)
        tables.online = whispers.online

    async def drain(self, tables: Tables, *, wholly: bool) -> Drained:
        """Take no more tables, and give away what we have. If not `wholly`, matches that nobody
        else can play stay here until they are over."""
        first = not self.node.leaving
        others = await self.node.take_no_more()
        if not others and not wholly:
            self.node.leaving = False
            raise Refusal("drain-alone")
        if first and others:
            await asyncio.sleep(limits.DRAIN_SECONDS)  # then the proxy sends nobody here any more

        def only_here(room: Room) -> bool:
            return bool(room.rules) and not any(room.rules in plays for plays in others)

        ours = [table for table in tables.memory.live.values() if only_here(table.room)]
        if wholly and others and ours:
            log.warning("no other node plays by the rules of %d running matches", len(ours))
        gone = await tables.hand_over(None if wholly else only_here)
        return Drained(gone=gone, kept=0 if wholly else len(ours))

    async def close(self) -> None:
        for ours in (self._whispers, self._pools):
            if ours:
                await ours.stop()
        await self.node.leave()
        if self._guests:
            self._guests.stop()
        if self._relays:
            self._relays.stop()
        await self.store.close()


def plays() -> list[str]:
    """The rules of all boxes here, those that they replay alike included."""
    games = [(name, shelf.game(name)) for name in shelf.names()]
    return [f"{name}:{n}" for name, game in games for n in (game.rules_version, *game.older_rules)]


def where(address: str) -> tuple[str, int]:
    host, colon, port = address.rpartition(":")
    if not address:
        return "127.0.0.1", 0
    if not (colon and host and port.isascii() and port.isdecimal()):
        raise Refusal("node-address", address=address)
    return host.strip("[]"), int(port)


async def house_key(database: str) -> bytes:
    """That signs, made once for each house: all nodes sign alike."""
    connection = await first_connected(database)
    try:
        await schema.bring_up_to_date(connection)
        await connection.execute(
            "insert into house (key) values ($1) on conflict do nothing",
            secrets.token_bytes(KEY_BYTES),
        )
        key: bytes = await connection.fetchval("select key from house")
        return key
    finally:
        await connection.close()
