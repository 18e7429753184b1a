"""Match files: JSON Lines, a header and one entry a line, each line sealed with a running checksum.

A file cut off in the middle of a write is readable up to its last whole entry.
"""

import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from ludotheque.contract import Game, Refusal, Seat
from ludotheque.dice import fingerprint
from ludotheque.judged import Judged, Look, deeds
from ludotheque.match import Ended, Entry, Match, Played, Sitter

VERSION = 1
NOTHING: Mapping[int, Look] = {}
SEAL = re.compile(rb'(.*),"sum":"([0-9a-f]{16})"\}', re.DOTALL)


class Header(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    ludotheque: int  # version of the format
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    sitters: dict[Seat, Sitter] = {}
    nonces: dict[Seat, str] = {}  # what players' own browsers have added to the dice
    shown: dict[Seat, float] = {}  # by each seat's hand, where hands are evened out
    seed_hash: str
    seed: str | None = None  # left out while the match runs, if others may read the file


class BadMatch(Refusal):
    """A file that is not, or no longer, a match."""


class Reading(NamedTuple):
    match: Match
    ended: Ended | None
    cut: bool  # the last line was not whole, and was left out
    looks: dict[int, Look]  # by the number of the fact: what hands did, and what was seen of it
    deeds: Sequence[Judged] = ()  # when it was checked: judged again


def header(match: Match, *, with_seed: bool = True) -> Header:
    return Header(
        ludotheque=VERSION,
        game=match.game.card.name,
        rules=match.rules,
        players=match.players,
        options=match.options,
        sitters=match.sitters,
        nonces=match.nonces,
        shown=match.shown,
        seed_hash=match.fingerprint,
        seed=match.seed.hex() if with_seed else None,
    )


def sealed(record: msgspec.Struct, last_sum: str) -> tuple[bytes, str]:
    """One line of the file, and the checksum that the next one builds on."""
    body = msgspec.json.encode(record)
    checksum = _checksum(last_sum, body)
    return body[:-1] + f',"sum":"{checksum}"}}\n'.encode(), checksum


def _checksum(last_sum: str, body: bytes) -> str:
    return hashlib.sha256(last_sum.encode() + body).hexdigest()[:16]


def lines(
    match: Match, *, with_seed: bool = True, looks: Mapping[int, Look] = NOTHING
) -> Iterator[bytes]:
    """The whole file: header, entries and, if the match is over, its end with the seed."""
    ended = [end(match)] if match.outcome is not None else []
    entries = with_looks(match.entries, looks)
    return sealed_all([header(match, with_seed=with_seed), *entries, *ended])


def with_looks(entries: Iterable[Entry], looks: Mapping[int, Look]) -> Iterator[Entry]:
    """The entries as a file has them: with what there is to look at again."""
    for entry in entries:
        if isinstance(entry, Played) and (look := looks.get(entry.n)):
            entry = msgspec.structs.replace(entry, trace=look.trace, film=look.film)
        yield entry


def sealed_all(records: Iterable[msgspec.Struct]) -> Iterator[bytes]:
    last_sum = ""
    for record in records:
        line, last_sum = sealed(record, last_sum)
        yield line


def end(match: Match) -> Ended:
    assert match.outcome is not None
    return Ended(len(match.entries) + 1, match.outcome, match.seed.hex())


def write(match: Match, *, with_seed: bool = True, looks: Mapping[int, Look] = NOTHING) -> bytes:
    return b"".join(lines(match, with_seed=with_seed, looks=looks))


def read_header(data: bytes) -> Header:
    return _header(next(iter(_unsealed(data)), None))


def read(data: bytes, game: Game) -> Reading:
    """The match as far as it goes. Damage before the last line is a BadMatch."""
    records = _unsealed(data)
    head = _header(next(records, None))
    if not game.plays(head.rules):
        here = game.rules_version
        raise BadMatch("match-rules", rules=head.rules, game=head.game, here=here)
    bodies = list(records)
    entries = [_entry(body, at) for at, body in enumerate(bodies, start=2)]
    ended = entries.pop() if entries and isinstance(entries[-1], Ended) else None
    assert ended is None or isinstance(ended, Ended)
    seed = _seed(head, ended)
    about = head.sitters, head.nonces, head.rules, head.shown
    match = Match(game, head.players, head.options, seed, *about)
    for line_number, entry in enumerate(entries, start=2):
        if isinstance(entry, Ended) or entry.n != line_number - 1:
            raise BadMatch("match-number", line=line_number)
        try:
            match.replay(entry)
        except Refusal as refusal:
            told = entry.move if isinstance(entry, Played) else type(entry).__name__
            raise BadMatch("match-illegal", n=entry.n, move=told, why=refusal.code) from refusal
    looks = {
        entry.n: Look(entry.trace, entry.film)
        for entry in entries
        if isinstance(entry, Played) and entry.trace
    }
    return Reading(match, ended, not data.endswith(b"\n"), looks)


def check(data: bytes, game: Game) -> Reading:
    """Verify the deal, replay the whole match, judge its deeds again; or say BadMatch."""
    reading = read(data, game)
    if reading.cut:
        raise BadMatch("match-cut", n=len(reading.match.entries))
    if reading.ended is None:
        raise BadMatch("match-unfinished", n=len(reading.match.entries))
    if reading.ended.outcome != reading.match.outcome:
        raise BadMatch("match-outcome")
    judged = deeds(reading.match, reading.looks)
    for deed in judged:
        if deed.verdict == "false":
            raise BadMatch("match-deed", n=deed.n)
    return reading._replace(deeds=judged)


def _unsealed(data: bytes) -> Iterator[bytes]:
    """The bodies of all whole lines, their checksums verified."""
    last_sum = ""
    *whole, _rest = data.split(b"\n")
    for number, line in enumerate(whole, start=1):
        seal = SEAL.fullmatch(line)
        if seal is None:
            raise BadMatch("match-header" if number == 1 else "match-line", line=number)
        body = seal[1] + b"}"
        if _checksum(last_sum, body) != seal[2].decode():
            raise BadMatch("match-sum", line=number)
        last_sum = seal[2].decode()
        yield body


def _header(body: bytes | None) -> Header:
    if body is None:
        raise BadMatch("match-empty")
    try:
        head = msgspec.json.decode(body, type=Header)
    except msgspec.DecodeError:
        raise BadMatch("match-header") from None
    if head.ludotheque != VERSION:
        raise BadMatch("match-version", version=head.ludotheque)
    return head


def _entry(body: bytes, line: int) -> Entry | Ended:
    try:
        entry: Entry | Ended = msgspec.json.decode(body, type=Entry | Ended)
    except msgspec.DecodeError:
        raise BadMatch("match-line", line=line) from None
    return entry


def _seed(head: Header, ended: Ended | None) -> bytes:
    text = head.seed or (ended.seed if ended else None)
    if text is None:
        raise BadMatch("match-no-seed")
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        raise BadMatch("match-seed") from None
    if fingerprint(seed) != head.seed_hash or (ended and ended.seed != text):
        raise BadMatch("match-seed")
    return seed
