"""Whose a table is, in the database.

No clock is trusted with it: a table changes hands when it was let go in order, or when its owner
was declared dead, which nobody ever takes back. Nobody takes a table whose entries it cannot read;
nor one whose match it cannot play, while another can.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

from ludotheque.contract import Refusal
from ludotheque.server.home import Elsewhere
from ludotheque.server.tasks import ended


class Able(NamedTuple):
    """What a node can do."""

    me: int
    level: int  # of the entries that it reads
    plays: Sequence[str]  # rules, such as `isis:1`


# Seconds since its last entry, if its clocks have run on since then; or why it is not ours.
Claimed = float | Refusal | None

TAKES = "not n.dead and not n.leaving and n.url <> '' and n.level >= owner.level"
MINE_TO_PLAY = f"""
    owner.level <= $2 and (owner.rules is null or owner.rules = any($3::text[]) or not exists (
        select from node n where {TAKES} and owner.rules = any(n.plays)
    ))
"""
AGE = "extract(epoch from clock_timestamp() - since)::float8 as age"
# What another is about to take is skipped, so that nobody waits for each other in a circle.
CLAIM = f"""
update owner set node = $1, due = null, since = case when owner.node is null then owner.since end
where code in (
    select code from owner where code = any($4::text[]) and {MINE_TO_PLAY}
        and (node is null or exists (select from node where id = owner.node and dead))
    for update skip locked
) returning code, {AGE}
"""
# Of tables that came with another house: nobody has had them here yet.
FIRST = """
insert into owner (code, node) select u, $1 from unnest($2::text[]) u
where exists (select from log where code = u) on conflict do nothing returning code
"""
# `better`: somebody else who may take it, for each table another, and for all the same.
WHOSE = f"""
select owner.code, owner.node, owner.level, node.url, coalesce(node.dead, true) as free, (
    select n.url from node n where {TAKES} and n.id <> $1
        and (owner.rules is null or owner.rules = any(n.plays))
    order by md5(n.id || owner.code) limit 1
) as better
from owner left join node on node.id = owner.node where code = any($2::text[])
"""
LET_GO = """
update owner set node = null, since = clock_timestamp() - make_interval(secs => $3),
    due = clock_timestamp() + make_interval(secs => $4)
where code = $1 and node = $2
"""
# `now()`, not `clock_timestamp()`: that one is volatile, and would walk the whole index.
DUE = f"""
update owner set node = $1, due = null where code in (
    select code from owner where due < now() and node is null and {MINE_TO_PLAY}
    order by due limit 50 for update skip locked
) returning code, {AGE}
"""
# While nobody lives, clocks stand also at tables that were let go in order. Whoever finds the house
# so puts that right and notes it, under a lock: it is found once.
BACK = """
select pg_advisory_xact_lock(7432);
with away as (
    select clock_timestamp() - max(until) as seconds from node
    having max(until) < clock_timestamp()
), noted as (
    insert into node (url, level, until, dead) select '', 0, clock_timestamp(), true from away
)
update owner set since = since + away.seconds, due = due + away.seconds
from away where node is null and due is not null
"""
OTHERS = "select plays from node where id <> $1 and not dead and not leaving and url <> ''"


async def claim(connection: Any, codes: Sequence[str], able: Able) -> dict[str, Claimed]:
    """Read the logs of those that are ours afterwards, and not before."""
    found: dict[str, Claimed] = {}
    left, tried = set(codes), set[str]()
    while left:
        found.update(await connection.fetch(CLAIM, *able, list(left)))
        left -= found.keys()
        if not left:
            break
        rows = {row["code"]: row for row in await connection.fetch(WHOSE, able.me, list(left))}
        for code, row in rows.items():
            if row["node"] == able.me:
                found[code] = None
            elif refusal := _refused(row, able):
                found[code] = refusal  # else it has become free just now
        unknown = left - rows.keys()
        found.update(dict.fromkeys(unknown & tried))  # there is no such table
        if new := unknown - tried:
            ours = await connection.fetch(FIRST, able.me, list(new))
            found.update(dict.fromkeys(code for (code,) in ours))
            tried |= new
        left -= found.keys()
    return found


def _refused(row: Any, able: Able) -> Refusal | None:
    code: str = row["code"]
    if not row["free"]:
        return Elsewhere(code, row["url"])
    if row["better"]:
        return Elsewhere(code, row["better"])
    return Refusal("table-newer") if row["level"] > able.level else None


async def declined(connection: Any, codes: Sequence[str], able: Able) -> dict[str, Claimed]:
    """Who has them, or should, when we take no more; none: there is no such table."""
    found: dict[str, Claimed] = dict.fromkeys(codes)
    for row in await connection.fetch(WHOSE, able.me, list(codes)):
        theirs = row["url"] if not row["free"] and row["node"] != able.me else row["better"]
        found[row["code"]] = Elsewhere(row["code"], theirs or "")
    return found


class Together:
    """What is asked while an answer is on its way is asked at once, afterwards: when a node has
    died, all its tables are claimed in the same moment."""

    def __init__(self, ask: Callable[[list[str]], Awaitable[dict[str, Claimed]]]) -> None:
        self._ask = ask
        self._asked: dict[str, asyncio.Future[Claimed]] = {}
        self._asking: asyncio.Task[None] | None = None

    def claimed(self, code: str) -> asyncio.Future[Claimed]:
        loop = asyncio.get_running_loop()
        if code in self._asked:  # one table is loaded once at a time
            return self._asked[code]
        self._asked[code] = future = loop.create_future()
        if self._asking is None or self._asking.done():
            self._asking = loop.create_task(self._go_on())
        return future

    async def _go_on(self) -> None:
        while self._asked:
            asked, self._asked = self._asked, {}
            try:
                answers = await self._ask(list(asked))
            except Exception as error:
                for future in asked.values():
                    if not future.done():
                        future.set_exception(error)
            else:
                for code, future in asked.items():
                    if not future.done():
                        future.set_result(answers[code])

    async def stop(self) -> None:
        if self._asking:
            await ended(self._asking)
