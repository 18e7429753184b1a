"""What is kept of a finished match beside its log, so that it can be read when the rules of its box
have changed: what everybody was told, how it ended, and the match file's own entries.

Nobody's name is in it: names lie apart, where they can be erased.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec

from ludotheque import matchfile
from ludotheque.contract import Outcome
from ludotheque.judged import Look
from ludotheque.match import Ended, Entry
from ludotheque.wire import Numbered

if TYPE_CHECKING:
    from ludotheque.server.room import Room


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    rules: int  # by which it was played
    outcome: Outcome | None  # none: it was ended without a result
    told: list[Numbered]
    entries: list[Entry]


def keep(room: "Room") -> bytes:
    """Of a match that has just ended."""
    match = room.match
    assert match is not None
    kept = Kept(
        rules=match.rules,
        outcome=match.outcome,
        told=list(room.told),
        entries=list(match.entries),
    )
    return msgspec.json.encode(kept)


def read(data: bytes) -> Kept:
    return msgspec.json.decode(data, type=Kept)


def file(room: "Room", looks: Mapping[int, Look]) -> bytes:
    """The match file of a finished match; if its rules are gone, from what is kept."""
    if room.match is not None:
        return matchfile.write(room.match, looks=looks)
    kept, opened = room.kept, room.opened
    assert kept is not None
    assert kept.outcome is not None
    header = matchfile.Header(
        ludotheque=matchfile.VERSION,
        game=opened.game,
        rules=kept.rules,
        players=opened.players,
        options=room.options,
        sitters=room.sitters,
        nonces={seat: chair.nonce for seat, chair in room.chairs.items() if chair.nonce},
        shown=room.shown,
        seed_hash=room.seed_hash,
        seed=opened.seed,
    )
    ended = Ended(len(kept.entries) + 1, kept.outcome, opened.seed)
    return b"".join(
        matchfile.sealed_all([header, *matchfile.with_looks(kept.entries, looks), ended])
    )
