"""Who gets in: those who sit always do; onlookers, sockets and tries for codes are limited for each
address, so that strangers lock nobody out and guess nothing."""

import ipaddress
from collections import Counter

from ludotheque import wire as m
from ludotheque.contract import Refusal
from ludotheque.server.limits import limits
from ludotheque.server.live import LiveTable, Onlooker
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
        self._strangers: Counter[str] = Counter()  # sockets of onlookers, by address
        self._counted: set[Onlooker] = set()
        self._tries = Throttle(limits.TRIES_PER_MINUTE / 60, limits.TRIES_BURST)

    def missed(self, address: str) -> None:
        """Somebody has tried a code that no table has."""
        self._tries.allows(address)

    def let_in(self, table: LiveTable, onlooker: Onlooker) -> None:
        """Or a refusal."""
        if table.belongs(onlooker.person):
            _only_so_many_windows(table, onlooker.person)
            return
        self.look_in(table, onlooker.person, onlooker.address)
        there = [o for o in table.onlookers if not o.leaving]
        strangers = [o for o in there if not table.belongs(o.person)]
        neighbours = [o for o in strangers if o.address == onlooker.address]
        if self._strangers[onlooker.address] >= limits.SOCKETS_PER_ADDRESS:
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

    def look_in(self, table: LiveTable, person: str, address: str) -> None:
        """Whoever guesses codes is told nothing, also when a guess was right."""
        if table.belongs(person):
            return
        if not self._tries.has(address):
            raise Refusal("too-many-tries")
        if not table.may_look(person):
            raise Refusal("table-closed")

    def let_out(self, onlooker: Onlooker) -> None:
        if onlooker in self._counted:
            self._counted.discard(onlooker)
            self._strangers[onlooker.address] -= 1
            if not self._strangers[onlooker.address]:
                del self._strangers[onlooker.address]


def _only_so_many_windows(table: LiveTable, person: str) -> None:
    there = [o for o in table.onlookers if o.person == person and not o.leaving]
    mine = sorted(there, key=lambda o: o.came)
    for oldest in mine[: len(mine) + 1 - limits.WINDOWS_PER_PERSON]:
        oldest.send_away("table-many-windows", m.REPLACED)
