"""Where tables are kept: narrow interfaces (`pages.py`), and behind them SQLite (`sqlite.py`) or,
for houses of several nodes, PostgreSQL (`postgres/`)."""

from ludotheque.server.store.pages import (
    Conflict,
    Directory,
    Figures,
    Kept,
    Log,
    Need,
    Page,
    People,
    Row,
    Store,
    Summary,
    Then,
    Trouble,
)
from ludotheque.server.store.sqlite import SqliteStore

__all__ = [
    "Conflict",
    "Directory",
    "Figures",
    "Kept",
    "Log",
    "Need",
    "Page",
    "People",
    "Row",
    "SqliteStore",
    "Store",
    "Summary",
    "Then",
    "Trouble",
]
