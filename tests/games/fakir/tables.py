"""Ways to lay a table of Fakir."""

from itertools import product

TABLES = [
    *((players, {"drop_through": drop}) for players, drop in product(range(2, 5), (False, True))),
    *((4, {"teams": True, "drop_through": drop}) for drop in (False, True)),
]
SERVED = [(2, {}), (4, {"options": {"teams": True}, "bots": {1: "greedy", 4: "greedy"}})]
