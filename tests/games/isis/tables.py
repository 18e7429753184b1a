"""Ways to lay a table of Isis & Osiris."""

from itertools import product

TABLES = list(
    product(
        range(2, 5),
        (
            {"variant": "standard"},
            {"variant": "series", "games": 2},
            {"variant": "stock"},
            {"variant": "stock", "games": 2},
            {"variant": "standard", "open": True},
        ),
    )
)
SERVED = [(2, {}), (3, {"options": {"variant": "stock"}, "bots": {3: "random"}})]
