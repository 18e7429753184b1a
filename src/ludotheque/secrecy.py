"""Who may know what: the declarations that a game's Position carries, and what follows from them.

Every field of a Position is `Annotated` with one of these; there is no default. From the
declarations alone come the view of a seat and, for the tests, the scrambling of what it may not
know. Hidden leaves that could change places without the seat noticing share a *pool*.
"""

import random
from collections import defaultdict
from collections.abc import Callable, Mapping
from functools import cache
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec

Seat = int
TAKEN = ("box", "to_act", "outcome", "seat")  # what a view holds besides the position
Cover = Callable[[str, Any], Any]  # (pool, hidden part) -> what stands in its place


class Secrecy:
    """Says which parts of a field one seat (None: a spectator) may not know."""

    depends_on_seat = False

    def covered(self, value: Any, seat: Seat | None, position: Any, cover: Cover) -> Any:
        """The value, with `cover` applied to each part that the seat may not know."""
        raise NotImplementedError


class _Everyone(Secrecy):
    def covered(self, value: Any, seat: Seat | None, position: Any, cover: Cover) -> Any:
        return value


EVERYONE = _Everyone()


class Nobody(Secrecy):
    """Known to no seat (the draw pile, a tile that lies face down)."""

    def __init__(self, pool: str) -> None:
        self.pool = pool

    def covered(self, value: Any, seat: Seat | None, position: Any, cover: Cover) -> Any:
        return cover(self.pool, value)


class Owner(Secrecy):
    """A mapping by seat: each seat knows its own entry. `{seat}` in the pool names the owner."""

    depends_on_seat = True

    def __init__(self, pool: str) -> None:
        self.pool = pool

    def covered(self, value: Any, seat: Seat | None, position: Any, cover: Cover) -> Any:
        return {
            owner: part if owner == seat else cover(self.pool.format(seat=owner), part)
            for owner, part in value.items()
        }


class Until(Secrecy):
    """As `before` says, until `test(position)` holds; then everyone may know."""

    def __init__(self, test: Callable[[Any], bool], before: Secrecy) -> None:
        self.test, self.before = test, before
        self.depends_on_seat = before.depends_on_seat

    def covered(self, value: Any, seat: Seat | None, position: Any, cover: Cover) -> Any:
        secrecy = EVERYONE if self.test(position) else self.before
        return secrecy.covered(value, seat, position, cover)


class Undeclared(TypeError):
    """A game whose Position has a field that does not say who may know it. It does not load."""


class Taken(TypeError):
    """A game whose Position has a field by a name that the view itself has. It does not load."""


@cache
def declared(position_type: type[Any]) -> Mapping[str, Secrecy]:
    """The secrecy of each field, or Undeclared, or Taken."""
    found: dict[str, Secrecy] = {}
    for name, hint in get_type_hints(position_type, include_extras=True).items():
        if name in TAKEN:
            told = ", ".join(f"`{taken}`" for taken in TAKEN)
            raise Taken(
                f"{position_type.__qualname__}.{name} would hide the view's own: "
                f"call it something else than {told}"
            )
        marks = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
        secrecy = [mark for mark in marks if isinstance(mark, Secrecy)]
        if len(secrecy) != 1:
            raise Undeclared(f"{position_type.__qualname__}.{name} must say who may know it")
        found[name] = secrecy[0]
    return found


def covered(position: Any, seat: Seat | None, cover: Cover) -> dict[str, Any]:
    """The fields of a position, with `cover` applied to all that the seat may not know."""
    fields = msgspec.structs.asdict(position)
    for name, secrecy in restricted(position.__class__).items():
        fields[name] = secrecy.covered(fields[name], seat, position, cover)
    return fields


def shared(position: Any) -> dict[str, Any]:
    """The fields that are the same in all views: hidden parts are None."""
    fields = msgspec.structs.asdict(position)
    for name in by_seat(position.__class__):
        del fields[name]
    for name, secrecy in restricted(position.__class__).items():
        if name in fields:
            fields[name] = secrecy.covered(fields[name], None, position, _none)
    return fields


def own(position: Any, seat: Seat | None) -> dict[str, Any]:
    """The other fields, as far as one seat may know them."""
    mine = by_seat(position.__class__)
    return mine and {
        name: secrecy.covered(getattr(position, name), seat, position, _none)
        for name, secrecy in mine.items()
    }


def _none(pool: str, part: Any) -> None:
    return None


@cache
def restricted(position_type: Any) -> dict[str, Secrecy]:
    """The fields that not everyone may know at all times."""
    return {name: s for name, s in declared(position_type).items() if s is not EVERYONE}


@cache
def by_seat(position_type: Any) -> dict[str, Secrecy]:
    """Those of them that are not the same to all who look."""
    return {name: s for name, s in restricted(position_type).items() if s.depends_on_seat}


def scrambled(position: Any, seat: Seat | None, rng: random.Random) -> dict[str, Any]:
    """The fields, with all that the seat may not know shuffled within its pools."""
    pools: defaultdict[str, list[Any]] = defaultdict(list)
    covered(position, seat, lambda pool, part: pools[pool].extend(_leaves(part)))
    for leaves in pools.values():
        rng.shuffle(leaves)
    return covered(position, seat, lambda pool, part: _refilled(part, pools[pool]))


def _leaves(part: Any) -> list[Any]:
    if isinstance(part, Mapping):
        return [leaf for value in part.values() for leaf in _leaves(value)]
    if isinstance(part, tuple | list):
        return [leaf for value in part for leaf in _leaves(value)]
    return [] if part is None else [part]


def _refilled(part: Any, leaves: list[Any]) -> Any:
    if isinstance(part, Mapping):
        return {key: _refilled(value, leaves) for key, value in part.items()}
    if isinstance(part, tuple | list):
        return tuple(_refilled(value, leaves) for value in part)
    return None if part is None else leaves.pop()
