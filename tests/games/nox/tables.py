"""Ways to lay a table of NOX."""

from itertools import product

TABLES = [
    (players, {"variant": variant, "merge": merge})
    for players, variant, merge in product(range(3, 7), ("standard", "thick"), ("top", "choose"))
]
SERVED = [
    (3, {}),
    (4, {"options": {"variant": "thick", "merge": "choose"}, "bots": {2: "greedy"}}),
]
