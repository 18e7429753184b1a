"""Ways to lay a table of Bausack: its five games, with the blocks of both boxes."""

from typing import Any

GAMES = {
    "babel": range(2, 9),
    "chain": range(2, 6),
    "knockout": range(2, 7),
    "goodpile": range(2, 7),
    "threereds": range(2, 3),
}
TABLES: list[tuple[int, dict[str, Any]]] = []
for variant, counts in GAMES.items():
    TABLES += [(count, {"variant": variant}) for count in counts]
    TABLES.append((max(counts), {"variant": variant, "box": "sacnoir"}))
TABLES.append((3, {"variant": "babel", "blind": True}))
REAL: list[tuple[int, dict[str, Any]]] = [
    (2, {"variant": "babel"}),
    (3, {"variant": "babel", "blind": True, "box": "sacnoir"}),
    (3, {"variant": "chain"}),
    (3, {"variant": "knockout"}),
    (3, {"variant": "goodpile"}),
    (2, {"variant": "threereds"}),
]
