"""Bytes on the wire: whole matches are recorded as every seat and a spectator received them, and
each frame is held against what the true states let that seat know. Nothing else may be in it.
"""

import contextlib
import random
import re
from collections.abc import AsyncIterator
from functools import cache
from typing import Any
from unittest.mock import ANY

import msgspec
import pytest
import websockets

from ludotheque import shelf
from ludotheque import wire as m
from ludotheque.contract import JUDGE, Event, Seat, State
from ludotheque.match import Match
from ludotheque.server import entries as e
from tests.server.disk import log_on_disk
from tests.server.playing import Party, Recording, party
from tests.server.serving import Server
from tests.tables import BOXES, DIGITAL

# Where more is hidden than at the smallest table of a box.
HIDING: dict[str, tuple[int, dict[str, Any]]] = {
    "nox": (3, {"options": {"merge": "choose"}}),
    "isis": (2, {"options": {"variant": "series", "games": 2}}),
    "oss": (3, {"mode": "referee"}),
}


def smallest(box: str) -> tuple[int, dict[str, Any]]:
    return shelf.card(box).players[0], {} if box in DIGITAL else {"mode": "referee"}


MATCHES = [(box, *HIDING.get(box, smallest(box))) for box in BOXES]
CARD = re.compile(rb"\b[BGO](?:1[0-5]|[1-9])\b")  # of NOX: which card it is can be read in its name
PUBLIC = {field.name for field in msgspec.structs.fields(m.TableInfo)}


def plain(value: Any) -> Any:
    """As it looks once it has been through JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


class Truth:
    """What was true after every log number: the match from its file, the table from its log."""

    def __init__(self, server: Server, code: str, match: Match) -> None:
        log = log_on_disk(server, code)
        self.match = match
        opened = log[0]
        assert isinstance(opened, e.Opened)
        self.seed, self.referee = opened.seed.encode(), opened.mode == "referee"
        self.people = {entry.person.encode() for entry in log if isinstance(entry, e.Sat)}
        self.steps: list[int | None] = [None]  # by log number: how many entries the match has
        self.events: list[tuple[Event, ...]] = [()]
        for entry in log:
            began = isinstance(entry, e.Started)
            moved = isinstance(entry, e.Moved)
            before = self.steps[-1]
            step = 0 if began else before + 1 if moved and before is not None else before
            self.steps.append(step)
            told = match.line[step].events if step is not None and (began or moved) else ()
            self.events.append(told)
        self.choices = cache(self._choices)

    def state(self, n: int) -> State | None:
        step = self.steps[n]
        return None if step is None else self.match.line[step].state

    def _choices(self, n: int, seat: Seat | None) -> list[Any]:
        state = self.state(n)
        if state is None or seat is None:
            return []
        acting = JUDGE if self.referee and state.to_act == (JUDGE,) else seat
        return [
            {"move": str(choice.move), "number": choice.number, "effects": plain(choice.effects)}
            for choice in state.moves(acting)
        ]

    def allows(self, raw: bytes, frame: dict[str, Any], seat: Seat | None) -> None:
        """Nothing in this frame is more than the seat may know."""
        assert set(frame) <= {"type", *m.Frame.__struct_fields__}
        assert set(frame["table"]) <= PUBLIC
        n, state = frame["n"], self.state(frame["n"])
        assert frame["seat"] == seat
        assert frame["view"] == (plain(state.view(seat)) if state else None)
        assert frame["moves"] in ([], self.choices(n, seat))
        assert frame["attempt"] == plain(state and state.attempt)
        may = {str(fact) for fact in state.interruptions} if state and self.referee else set()
        assert {choice["move"] for choice in frame["interruptions"]} <= may
        asked = [before for before in range(n) if self.choices(before, seat)]
        assert frame["corrections"] in ([], self.choices(asked[-1], seat) if asked else [])
        for told in frame["events"] + (frame["log"] or []):
            event = msgspec.convert(told["event"], Event)
            assert told["n"] <= n
            assert told["event"] in plain(self.events[told["n"]])
            assert event.is_for(seat)
        assert not any(told["event"].get("fades") for told in frame["log"] or [])
        for choice in frame["moves"] + frame["corrections"] + frame["interruptions"]:
            for effect in choice["effects"]:
                event = msgspec.convert(effect, Event)
                assert event.is_for(seat)
                assert not event.shows or event.knew == seat
        if state is None or state.outcome is None:
            assert frame["outcome"] is None
            assert frame["table"].get("seed") is None
            assert self.seed not in raw
        known = plain([state and state.view(seat), frame["events"], frame["log"], frame["moves"]])
        assert set(CARD.findall(raw)) <= set(CARD.findall(msgspec.json.encode(known)))


@contextlib.asynccontextmanager
async def watched(
    server: Server, game: str, players: int, wanted: dict[str, Any]
) -> AsyncIterator[tuple[Party, dict[Seat | None, list[Recording]]]]:
    """A party, and everything that each seat and a spectator (None) will have heard."""
    async with (
        party(server, game, players, kind=Recording, start=False, **wanted) as table,
        server.client() as visitor,
        Recording(visitor, table.code) as watching,
    ):
        heard: dict[Seat | None, list[Recording]] = {None: [watching]}
        for seat, socket in table.tables.items():
            assert isinstance(socket, Recording)
            heard[seat] = [socket]
        await watching.until(lambda frame: True)
        await table.do(1, m.Start())
        yield table, heard
        await watching.until(lambda frame: frame.n >= table.n)


async def watch_a_match(
    server: Server, game: str, players: int, wanted: dict[str, Any], rng: random.Random
) -> None:
    async with watched(server, game, players, wanted) as (table, heard):
        going_on = True
        while going_on:
            going_on = await table.step(rng)
            if rng.random() < 0.05:  # now and then somebody goes and comes back: a first frame
                await come_back(table, heard, rng)
        reading = await table.checked_file()
    truth = Truth(server, table.code, reading.match)
    frames = 0
    for seat, sockets in heard.items():
        for raw in (raw for socket in sockets for raw in socket.heard):
            assert not any(person in raw for person in truth.people)
            message = msgspec.json.decode(raw)
            if message["type"] == "frame":
                truth.allows(raw, message, seat)
                frames += 1
            else:
                assert message["type"] in ("done", "welcome")
    assert frames > (players + 1) * len(reading.match.entries)


@pytest.mark.parametrize(("game", "players", "wanted"), MATCHES, ids=lambda value: str(value)[:4])
async def test_no_frame_holds_what_its_seat_may_not_know(
    server: Server, game: str, players: int, wanted: dict[str, Any]
) -> None:
    await watch_a_match(server, game, players, wanted, random.Random(game))


@pytest.mark.parametrize(("game", "players", "wanted"), MATCHES, ids=lambda value: str(value)[:4])
async def test_nor_does_one_that_comes_from_another_node(
    far: Server, game: str, players: int, wanted: dict[str, Any]
) -> None:
    await watch_a_match(far, game, players, wanted, random.Random(f"far {game}"))


@pytest.mark.long
@pytest.mark.parametrize("evening", range(20))
async def test_a_thousand_matches_are_watched_on_the_wire(server: Server, evening: int) -> None:
    """Fifty an evening; of NOX, where most is hidden and most is said, a fifth."""
    for game, players, wanted in MATCHES:
        for number in range(10 if game == "nox" else 20):
            rng = random.Random(f"{game}/{evening}/{number}")
            await watch_a_match(server, game, players, wanted, rng)


@pytest.mark.parametrize("where", ["server", "far"])
async def test_a_screen_in_the_room_is_never_sent_a_hand(
    request: pytest.FixtureRequest, where: str
) -> None:
    """It is asked for by somebody who sits there, in the very browser that holds their seat."""
    server: Server = request.getfixturevalue(where)
    async with party(server, "nox", 3) as table:
        me = table.clients[1]
        address = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table.code}/ws?watch=none"
        cookie = {"Cookie": f"ludotheque={me.cookie}"}
        async with websockets.connect(address, additional_headers=cookie) as screen:
            assert msgspec.json.decode(await screen.recv()) == {"type": "welcome", "page": ANY}
            first = msgspec.json.decode(await screen.recv())
            hands = (await table.newest(1)).view["hands"]  # type: ignore[index]
            assert (first["seat"], first["moves"]) == (None, [])
            assert first["view"]["hands"] != hands
            assert not CARD.search(msgspec.json.encode(first["view"]["hands"]))


async def come_back(
    table: Party, heard: dict[Seat | None, list[Recording]], rng: random.Random
) -> None:
    seat = rng.choice(list(table.tables))
    await table.newest(seat)
    await table.tables[seat].shown()
    await table.tables[seat].close()
    again = await Recording(table.clients[seat], table.code).__aenter__()
    table.tables[seat] = again
    heard[seat].append(again)


async def test_the_check_itself_finds_a_leak(server: Server) -> None:
    """A frame of seat 1, as if seat 2 had been sent it."""
    async with watched(server, "nox", 3, {}) as (table, heard):
        await table.play_on(random.Random("leak"))
        reading = await table.checked_file()
    truth = Truth(server, table.code, reading.match)
    raw = next(raw for raw in heard[1][0].heard if b'"view":{' in raw)
    frame = msgspec.json.decode(raw)
    truth.allows(raw, frame, 1)
    with pytest.raises(AssertionError):
        truth.allows(raw, {**frame, "seat": 2}, 2)
    hidden = next(
        name
        for hand in reading.match.line[0].state.position.hands.values()  # type: ignore[attr-defined]
        for name in hand
        if name.encode() not in raw
    )
    with pytest.raises(AssertionError):
        truth.allows(raw + hidden.encode(), frame, 1)
