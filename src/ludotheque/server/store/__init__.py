"""Where tables are kept: one narrow interface (`pages.py`), and SQLite behind it (`sqlite.py`)."""

from ludotheque.server.store.pages import (
    Conflict,
    Figures,
    Kept,
    Page,
    Row,
    Store,
    Summary,
    Then,
    Trouble,
)
from ludotheque.server.store.sqlite import SqliteStore

__all__ = [
    "Conflict",
    "Figures",
    "Kept",
    "Page",
    "Row",
    "SqliteStore",
    "Store",
    "Summary",
    "Then",
    "Trouble",
]
