"""The same store in PostgreSQL, for houses of several nodes. Needs the extra `nodes` (asyncpg)."""

from ludotheque.server.store.postgres.store import PostgresStore

__all__ = ["PostgresStore"]
