"""What the host of the house does with whole tables: find them, count, delete, erase a person."""

import json
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from ludotheque.server.store.pages import Figures, Summary

UNTOUCHED = """
select code from tables where status = any($1::text[]) and updated < $2 and coalesce((
    select (convert_from(entry, 'UTF8')::json ->> 'at')::bigint from log
    where log.code = tables.code order by n desc limit 1
), 0) < $2 and not exists (
    select from owner join node on node.id = owner.node
    where owner.code = tables.code and not node.dead and node.id <> $4
) order by updated limit $3
"""
FIGURES = """
select (select count(*) from log), (select count(distinct person) from sitting),
       pg_database_size(current_database())
"""
SAT = """
select entry from log
where code = $1 and position('"do":"sat"'::bytea in entry) > 0 order by n
"""
BESIDE = ("personal", "tables", "sitting", "shown", "ends", "looks", "owner")


def summaries(rows: list[Any]) -> list[tuple[str, Summary]]:
    return [(code, msgspec.json.decode(data, type=Summary)) for code, data in rows]


async def figures(connection: Any) -> Figures:
    counted = await connection.fetch("select status, count(*) from tables group by status")
    entries, people, size = await connection.fetchrow(FIGURES)
    return Figures(tables=dict(map(tuple, counted)), entries=entries, people=people, bytes=size)


async def shorten(connection: Any, code: str, most: int) -> bool:
    """Some entries less, from the end: what is left is a log. Whether there may be more of them."""
    done = await connection.execute(
        """delete from log where code = $1 and n in
           (select n from log where code = $1 order by n desc limit $2)""",
        code,
        most,
    )
    return bool(done == f"DELETE {most}")


async def delete(connection: Any, code: str) -> None:
    async with connection.transaction():
        for table in BESIDE:
            await connection.execute(f"delete from {table} where code = $1", code)


async def touched(connection: Any, person: str) -> list[str]:
    """The tables where there may be names and words of one person."""
    found = await connection.fetch(
        "select code from personal where person = $1 union "
        "select code from sitting where person = $1",
        person,
    )
    return [code for (code,) in found]


async def erase(connection: Any, person: str, code: str) -> None:
    """Names and words of one person at one table."""
    async with connection.transaction():
        personal = "delete from personal where person = $1 and code = $2"
        await connection.execute(personal, person, code)
        await _unlist(connection, code, person)


async def forget(connection: Any, person: str) -> None:
    await connection.execute("delete from people where person = $1", person)


async def _unlist(connection: Any, code: str, person: str) -> None:
    query = "select code, summary from tables where code = $1 for update"
    for _, summary in summaries(await connection.fetch(query, code)):
        sat = [json.loads(entry) for (entry,) in await connection.fetch(SAT, code)]
        last = {entry["seat"]: entry["person"] for entry in sat if entry["do"] == "sat"}
        names = [
            "" if last.get(seat) == person else name
            for seat, name in enumerate(summary.names, start=1)
        ]
        people = [other for other in summary.people if other != person]
        data = msgspec.json.encode(replace(summary, names=names, people=people))
        await connection.execute("update tables set summary = $2 where code = $1", code, data)
        await connection.execute(
            "delete from sitting where code = $1 and person = $2", code, person
        )


async def untouched(
    connection: Any, me: int, statuses: Sequence[str], before: int, limit: int
) -> list[str]:
    """As far as we know: what another node has in memory is left to it."""
    found = await connection.fetch(UNTOUCHED, list(statuses), before, limit, me)
    return [code for (code,) in found]
