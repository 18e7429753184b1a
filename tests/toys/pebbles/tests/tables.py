"""Ways to lay a table of Pebbles."""

from typing import Any

TABLES: list[tuple[int, dict[str, Any]]] = [(2, {}), (3, {}), (4, {}), (3, {"tin": "real"})]
REAL: list[tuple[int, dict[str, Any]]] = [(2, {"tin": "real"})]  # where hands throw
