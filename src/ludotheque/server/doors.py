"""Who gets in: those who sit always do; onlookers, sockets and tries for codes are limited for each
address, so that strangers lock nobody out and guess nothing."""

import ipaddress
from collections import Counter
from collections.abc import Mapping

from ludotheque import wire as m
from ludotheque.contract import Refusal
from ludotheque.server.limits import limits
from ludotheque.server.live import LiveTable
from ludotheque.server.onlooker import Onlooker
from ludotheque.server.throttle import Throttle


def neighbourhood(host: str) -> str:
    """What is limited as one address: of IPv6 a whole /64, which one household is given."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:  # a socket in the file system, a test's client
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


class Doors:
    def __init__(self) -> None:
        self._there: dict[str, dict[Onlooker, LiveTable]] = {}  # all sockets, by address
        self._strangers: Counter[str] = Counter()  # sockets of onlookers, by address
        self._counted: set[Onlooker] = set()
        self.tries = Throttle(limits.TRIES_PER_MINUTE / 60, limits.TRIES_BURST)
        self.commands = Throttle(limits.COMMANDS_PER_ADDRESS, limits.COMMAND_BURST_PER_ADDRESS)
        self.handshakes = Throttle(limits.HANDSHAKES_PER_SECOND, limits.HANDSHAKE_BURST)

    def missed(self, address: str) -> None:
        """Somebody has tried a code that no table has."""
        self.tries.owe(address)

    def let_in(self, table: LiveTable, onlooker: Onlooker) -> None:
        """Or a refusal."""
        if table.belongs(onlooker.person):
            _only_so_many_windows(table, onlooker.person)
            if full := self._full(onlooker.address):
                _least_needed(full).send_away("too-many-sockets", m.TOO_MANY)
        else:
            self._let_in_stranger(table, onlooker)
        self._there.setdefault(onlooker.address, {})[onlooker] = table

    def _let_in_stranger(self, table: LiveTable, onlooker: Onlooker) -> None:
        self.look_in(table, onlooker.person)
        there = [o for o in table.onlookers if not o.leaving]
        strangers = [o for o in there if not table.belongs(o.person)]
        neighbours = [o for o in strangers if o.address == onlooker.address]
        many = self._strangers[onlooker.address] >= limits.SOCKETS_PER_ADDRESS
        if many or self._full(onlooker.address):
            raise Refusal("too-many-sockets")
        if len(neighbours) >= limits.ONLOOKERS_PER_ADDRESS:
            raise Refusal("table-full-of-onlookers")
        if len(strangers) >= limits.ONLOOKERS_PER_TABLE:
            if table.room.status != "open":
                raise Refusal("table-full-of-onlookers")
            # Before the match the newest may be the one who was invited.
            min(strangers, key=lambda o: o.came).send_away("table-full-of-onlookers", m.TOO_MANY)
        self._strangers[onlooker.address] += 1
        self._counted.add(onlooker)

    def _full(self, address: str) -> dict[Onlooker, LiveTable]:
        """All who are there from this address, if there may be no more."""
        most = limits.ALL_SOCKETS_PER_ADDRESS
        there = self._there.get(address, {})
        if len(there) < most:
            return {}
        staying = {o: table for o, table in there.items() if not o.leaving}
        return staying if len(staying) >= most else {}

    def look_in(self, table: LiveTable, person: str) -> None:
        """Or a refusal."""
        if not table.may_look(person):
            raise Refusal("table-closed")

    def let_out(self, onlooker: Onlooker) -> None:
        there = self._there.get(onlooker.address, {})
        there.pop(onlooker, None)
        if not there:
            self._there.pop(onlooker.address, None)
        if onlooker in self._counted:
            self._counted.discard(onlooker)
            self._strangers[onlooker.address] -= 1
            if not self._strangers[onlooker.address]:
                del self._strangers[onlooker.address]


def _least_needed(there: Mapping[Onlooker, LiveTable]) -> Onlooker:
    """Whoever only looks on or, if all sit, a window of the one who has most of them: a player with
    one window is let go last."""
    strangers = [o for o, table in there.items() if not table.belongs(o.person)]
    windows = Counter(o.person for o in there)
    return min(strangers or there, key=lambda o: (-windows[o.person], o.came))


def _only_so_many_windows(table: LiveTable, person: str) -> None:
    there = [o for o in table.onlookers if o.person == person and not o.leaving]
    mine = sorted(there, key=lambda o: o.came)
    for oldest in mine[: len(mine) + 1 - limits.WINDOWS_PER_PERSON]:
        oldest.send_away("table-many-windows", m.REPLACED)
