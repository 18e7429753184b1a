"""A house in a database that several nodes share. What that needs is an extra."""

import importlib
from typing import TYPE_CHECKING

from ludotheque.contract import Refusal
from ludotheque.words import Words

if TYPE_CHECKING:
    from ludotheque.server.nodes.house import SharedHouse


def think(database: str, node: str, words: Words) -> int:
    """`ludotheque think`."""
    try:
        room = importlib.import_module("ludotheque.server.nodes.think")
    except ModuleNotFoundError as missing:
        raise Refusal("nodes-missing", package=missing.name) from None
    code: int = room.think(database, node, words)
    return code


def shared_house(database: str, node: str = "", redis: str = "") -> "SharedHouse":
    """Or a Refusal: it cannot be reached, or not be read. `node`: where other nodes find us;
    `redis`: through which they tell each other what may be lost."""
    try:
        nodes = importlib.import_module("ludotheque.server.nodes.house")
    except ModuleNotFoundError as missing:
        raise Refusal("nodes-missing", package=missing.name) from None
    house: SharedHouse = nodes.SharedHouse(database, node, redis)
    return house
