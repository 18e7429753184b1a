"""Ways to lay a table of OSS."""

from typing import Any

REAL: list[tuple[int, dict[str, Any]]] = [(2, {}), (4, {})]
