"""Every way to lay a table: game, players, options. What holds for all is tested on these."""

from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple


class Table(NamedTuple):
    box: str
    players: int
    options: dict[str, Any]

    def __str__(self) -> str:
        told = [f"{key}-{value}" for key, value in self.options.items()]
        return "-".join([self.box, str(self.players), *told])


ISIS: list[dict[str, Any]] = [
    {"variant": "standard"},
    {"variant": "series", "games": 2},
    {"variant": "stock"},
    {"variant": "stock", "games": 2},
    {"variant": "standard", "open": True},
]


BAUSACK = {
    "babel": range(2, 9),
    "chain": range(2, 6),
    "knockout": range(2, 7),
    "goodpile": range(2, 7),
    "threereds": range(2, 3),
}


def _every() -> Iterator[Table]:
    for players, variant, merge in product(range(3, 7), ("standard", "thick"), ("top", "choose")):
        yield Table("nox", players, {"variant": variant, "merge": merge})
    for players, options in product(range(2, 5), ISIS):
        yield Table("isis", players, options)
    for players, drop_through in product(range(2, 5), (False, True)):
        yield Table("fakir", players, {"drop_through": drop_through})
    for drop_through in (False, True):
        yield Table("fakir", 4, {"teams": True, "drop_through": drop_through})

    for variant, counts in BAUSACK.items():
        for count in counts:
            yield Table("bausack", count, {"variant": variant})
        yield Table("bausack", max(counts), {"variant": variant, "box": "sacnoir"})
    yield Table("bausack", 3, {"variant": "babel", "blind": True})
    for count in range(2, 7):
        yield Table("oss", count, {})


TABLES = list(_every())
