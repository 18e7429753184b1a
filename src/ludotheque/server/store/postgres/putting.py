"""Pages put into the database: a whole group in one statement, or none of it.

The statement commits by itself, so nobody can stop between writing and committing. It share-locks
the row of the node that writes, and writes nothing if that node was declared dead or does not own
every table of the group: whoever takes over waits for that lock, and reads the log after it.
"""

from collections.abc import Sequence
from typing import Any

import asyncpg
import msgspec

from ludotheque.server.store.pages import Conflict, Page, Summary
from ludotheque.server.store.postgres.connecting import CUT, explained

GATE = """
with mine as (select id from node where id = $1 and not dead for share),
gate as (
    select id from mine
    where (select count(*) from owner where code = any($2::text[]) and node = $1)
        = cardinality($2::text[])
),
"""

ROWS = """
rows as (
    insert into log (code, n, node, entry) select u.code, u.n, gate.id, u.entry
    from gate, unnest($3::text[], $4::integer[], $5::bytea[]) u (code, n, entry)
)
"""

PLAIN = f"{GATE}{ROWS}select count(*) from gate"

WHOLE = f"""{GATE}{ROWS},
opened as (
    insert into owner (code, node, level, rules) select u.code, gate.id, u.level, u.rules
    from gate, unnest($6::text[], $27::integer[], $28::text[]) u (code, level, rules)
),
personally as (
    insert into personal (code, n, person, words) select u.code, u.n, u.person, u.words
    from gate, unnest($7::text[], $8::integer[], $9::text[], $10::bytea[])
        u (code, n, person, words)
),
listed as (
    insert into tables (code, status, public, updated, summary)
    select u.code, u.status, u.public, u.updated, u.summary
    from gate, unnest($11::text[], $12::text[], $13::boolean[], $14::bigint[], $15::bytea[])
        u (code, status, public, updated, summary)
    on conflict (code) do update set status = excluded.status, public = excluded.public,
        updated = excluded.updated, summary = excluded.summary
),
stood_up as (
    delete from sitting using gate where sitting.code = any($11::text[]) and not exists (
        select 1 from unnest($16::text[], $17::text[]) u (code, person)
        where u.code = sitting.code and u.person = sitting.person
    )
),
sat_down as (
    insert into sitting (code, person) select u.code, u.person
    from gate, unnest($16::text[], $17::text[]) u (code, person) on conflict do nothing
),
ended as (
    insert into ends (code, "end") select u.code, u.data
    from gate, unnest($18::text[], $19::bytea[]) u (code, data)
    on conflict (code) do update set "end" = excluded."end"
),
looked as (
    insert into looks (code, n, trace, film) select u.code, u.n, u.trace, u.film
    from gate, unnest($20::text[], $21::integer[], $22::bytea[], $23::bytea[])
        u (code, n, trace, film)
),
needed as (
    update owner set level = greatest(owner.level, u.level), rules = u.rules
    from gate, unnest($24::text[], $25::integer[], $26::text[]) u (code, level, rules)
    where owner.code = u.code and owner.node = gate.id
)
select count(*) from gate
"""


async def put(connection: Any, node: int, pages: Sequence[Page]) -> list[Exception | None]:
    """All of them at once; one by one, if something is in the way of one."""
    try:
        if await _put(connection, node, pages):
            return [None] * len(pages)
        error: Exception = Conflict()  # we are dead, or one of the tables is not ours
    except asyncpg.UniqueViolationError:
        error = Conflict()
    except asyncpg.PostgresError as wrong:
        if isinstance(wrong, CUT):
            raise
        error = explained(wrong)
    if len(pages) > 1:
        return [found for page in pages for found in await put(connection, node, [page])]
    if isinstance(error, Conflict) and await _ours(connection, node, pages[0]):
        return [None]
    return [error]


async def _put(connection: Any, node: int, pages: Sequence[Page]) -> bool:
    rows = [row for page in pages for row in page.rows]
    if not any(any(page[1:]) for page in pages) and all(n > 1 for _, n, _ in rows):
        ours = list({code for code, _, _ in rows})
        return bool(await connection.fetchval(PLAIN, node, ours, *_columns(rows, 3)))
    new = [code for code, n, _ in rows if n == 1]  # these do not have to be ours: they are, then
    personal = [one for page in pages for one in page.personal]
    summaries = dict(one for page in pages for one in page.summaries)
    listed = [(code, *_listed(summary)) for code, summary in summaries.items()]
    sitting = [(code, who) for code, summary in summaries.items() for who in set(summary.people)]
    ends = dict(one for page in pages for one in page.ends)
    looks = [one for page in pages for one in page.looks]
    needs = [one for page in pages for one in page.needs]  # of each table one: it writes in turn
    first = {code: (level, rules) for code, level, rules in needs if code in new}
    opened = [(code, *first.get(code, (0, None))) for code in new]
    named: list[tuple[Any, ...]] = [*rows, *listed, *ends.items(), *looks, *needs]
    codes = {code for code, *_ in named}
    done = await connection.fetchval(
        WHOLE,
        node,
        list(codes - set(new)),
        *_columns(rows, 3),
        [code for code, _, _ in opened],
        *_columns(personal, 4),
        *_columns(listed, 5),
        *_columns(sitting, 2),
        *_columns(list(ends.items()), 2),
        *_columns(looks, 4),
        *_columns([need for need in needs if need[0] not in first], 3),
        *_columns(opened, 3)[1:],
    )
    return bool(done)


def _listed(summary: Summary) -> tuple[str, bool, int, bytes]:
    return summary.status, summary.public, summary.updated, msgspec.json.encode(summary)


def _columns(rows: Sequence[Any], width: int) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)] or [[] for _ in range(width)]


async def _ours(connection: Any, node: int, page: Page) -> bool:
    """Whether it is in the log already, by ourselves: the answer to an earlier try was lost."""
    found = await connection.fetchval(
        """select count(*) from unnest($2::text[], $3::integer[], $4::bytea[]) u (code, n, entry)
           join log on log.code = u.code and log.n = u.n
           where log.node = $1 and log.entry = u.entry""",
        node,
        *_columns(page.rows, 3),
    )
    return bool(page.rows) and found == len(page.rows)
