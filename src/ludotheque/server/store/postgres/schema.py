"""What the database looks like, and how an older one becomes it, while older nodes still run.

A step only adds: tables, columns that may be empty. What is not needed any more is dropped a
release later. Statements name their columns, so an older node does not see what is new.
"""

import asyncio
from typing import Any

import asyncpg

from ludotheque.contract import Refusal

FIRST = """
create table house (one boolean primary key default true check (one), key bytea not null);
create table node ( -- one for each start of a process
    id bigint generated always as identity primary key,
    url text not null, level integer not null, until timestamptz not null,
    dead boolean not null default false -- and never alive again
);
create index node_living on node (id) where not dead;
create table owner (
    code text primary key, level integer not null default 0,
    node bigint, -- none: let go in order,
    since timestamptz, -- when its last entry had been written for so long,
    due timestamptz -- and when a clock runs out
);
create index owner_due on owner (due) where due is not null;
create table log (
    code text not null, n integer not null, node bigint, entry bytea not null,
    primary key (code, n)
);
create table personal (
    code text not null, n integer not null, person text not null, words bytea not null,
    primary key (code, n)
);
create index personal_person on personal (person);
create table tables (
    code text primary key, status text not null, public boolean not null,
    updated bigint not null, summary bytea not null
);
create index tables_public on tables (status, updated) where public;
create index tables_age on tables (status, updated);
create table sitting (person text not null, code text not null, primary key (person, code));
create index sitting_code on sitting (code);
create table people (person text primary key, name text not null);
create table shown (
    code text not null, seat integer not null, n integer not null, primary key (code, seat)
);
create table ends (code text primary key, "end" bytea not null);
create table looks (
    code text not null, n integer not null, trace bytea not null, film bytea not null,
    primary key (code, n)
);
"""

ROLLING = """
alter table node
    add column leaving boolean not null default false, -- it takes no more tables
    add column plays text[] not null default '{}'; -- rules, such as isis:1
alter table owner add column rules text; -- of the match that runs
create table thinker ( -- where bots think, beside the nodes
    id bigint generated always as identity primary key,
    url text not null, processes integer not null, plays text[] not null,
    until timestamptz not null
);
"""

STEPS = {1: FIRST, 2: ROLLING}
VERSION = max(STEPS)
LOCK = 0x1D07  # held by whoever brings it up to date
PATIENCE = "1s"  # for the locks of a step: then play goes on, and it is tried again
TRIES = 30
OTHERS_SECONDS = 300.0  # that another node may take for it


async def bring_up_to_date(connection: Any) -> None:
    """Or a Refusal, if only a newer version of the house can read it."""
    await connection.execute("set idle_in_transaction_session_timeout = 0")
    for number, step in STEPS.items():
        for last in (*[False] * TRIES, True):
            try:
                await _take(connection, number, step)
                break
            except asyncpg.LockNotAvailableError:
                if last:
                    raise
                await asyncio.sleep(0.1)


async def _take(connection: Any, number: int, step: str) -> None:
    async with connection.transaction():
        await connection.execute("select pg_advisory_xact_lock($1)", LOCK, timeout=OTHERS_SECONDS)
        await connection.execute(
            "create table if not exists version (version integer not null, needs integer not null)"
        )
        row = await connection.fetchrow("select version, needs from version")
        version, needs = row or (0, 0)
        if needs > VERSION:
            raise Refusal("store-newer", found=version, here=VERSION)
        if version >= number:
            return
        await connection.execute(f"set local lock_timeout = '{PATIENCE}'")
        await connection.execute(step, timeout=OTHERS_SECONDS)  # of a large house
        await connection.execute("delete from version")
        await connection.execute(
            "insert into version (version, needs) values ($1, $2)", number, NEEDS
        )


NEEDS = 1  # the oldest version of the house that still reads what this one writes
