"""An example for docs/websocket.md: a short match, really played, as one socket hears it."""

from collections.abc import Iterator
from typing import Any

import msgspec

from ludotheque import shelf
from ludotheque import wire as m
from ludotheque.contract import Refusal
from ludotheque.server import entries as e
from ludotheque.server.decide import decide
from ludotheque.server.live import LiveTable
from ludotheque.server.onlooker import Onlooker
from ludotheque.server.room import Room

KEPT = 2  # items of a long list


class Rehearsal:
    """A table without a server: what is decided is applied at once, and nothing is written down."""

    def __init__(self, game: str, seed: bytes) -> None:
        opened = e.Opened(
            at=0,
            game=game,
            rules=shelf.game(game).rules_version,
            players=2,
            options={"first": 1},
            mode="digital",
            visibility="private",
            clock=m.Clock(),
            host="first",
            seed=seed.hex(),
        )
        self.table = LiveTable(Room("BEANS7", opened), {})
        self.said: list[bytes] = []
        self.socket = Onlooker("first", self.said.append, give_up=lambda: None)
        self.table_before: dict[str, Any] = {}

    def does(self, person: str, command: m.TableCommand) -> None:
        try:
            entry = decide(self.table.room, command, person)
        except Refusal as refusal:
            if person == self.socket.person:
                self.socket.tell(m.Refused(id=command.id, code=refusal.code, args=refusal.args_))
            return
        self.table.room.apply(entry)
        self.table.publish()
        if self.socket in self.table.onlookers and person == self.socket.person:
            self.socket.tell(m.Done(id=command.id, n=self.table.room.n))

    def enter(self) -> None:
        seats = self.table.room.seats_of(self.socket.person)
        self.socket.seat = seats[0] if seats else None
        self.table.come(self.socket)
        self.table.publish()

    def comes(self, person: str) -> None:
        """Somebody whose socket we do not listen to."""
        self.table.come(Onlooker(person, lambda data: None, give_up=lambda: None))

    def first_move(self) -> str:
        match = self.table.room.match
        assert match is not None
        return str(match.state.moves(match.state.to_act[0])[0].move)

    def heard(self) -> Iterator[str]:
        while self.said:
            message = msgspec.json.decode(self.said.pop(0))
            if message["type"] == "frame":
                whole, before = message["table"], self.table_before
                message["table"] = {k: v for k, v in whole.items() if before.get(k) != v}
                self.table_before = whole
            yield "← " + _told(message)


def conversation() -> str:
    """Somebody waits at seat 1, a friend sits down, they play a little, the friend wins."""
    cards = [shelf.card(name) for name in shelf.names()]
    box = next(c.name for c in cards if c.modes == ("digital",) and c.players[0] <= 2)
    play = Rehearsal(box, bytes(32))
    play.does("first", m.Sit(seat=1, name="Thoth"))
    play.enter()
    lines = [
        "→ is sent, ← is received. Lists are cut short here, and of `table` only what has changed",
        "is shown: on the wire all is whole.",
        "",
        "The first frame, as the socket opens:",
        *_block(play.heard()),
    ]
    play.comes("second")
    play.does("second", m.Sit(seat=2, name="Hathor"))
    lines += ["Somebody sits down at seat 2:", *_block(play.heard())]

    def mine(said: str, command: m.TableCommand) -> None:
        nonlocal lines
        play.does("first", command)
        sent = "→ " + _short(msgspec.json.decode(msgspec.json.encode(command)))
        lines += [said, *_block([sent, *play.heard()])]

    mine("The host starts the match:", m.Start(id="a1"))
    move = play.first_move()
    mine("A move:", m.Move(id="a2", seat=1, move=move, n=play.table.room.n))
    mine("And again, although it is seat 2's turn:", m.Move(id="a3", seat=1, move=move))
    play.does("second", m.Move(seat=2, move=play.first_move()))
    lines += ["Seat 2 moves:", *_block(play.heard())]
    mine("Enough for today:", m.Resign(id="a4", seat=1))
    return "\n".join(lines)


def _block(lines: Iterator[str] | list[str]) -> list[str]:
    return ["", "```", *lines, "```", ""]


def _told(message: dict[str, Any]) -> str:
    """A message on one line or, if it is a frame, with a line for each field that says anything."""
    if message["type"] != "frame":
        return _short(message)
    told = {key: value for key, value in message.items() if value not in (None, [], {})}
    fields = [f"   {_short(key)}: {_short(value)}" for key, value in told.items()]
    return "{\n" + ",\n".join(fields) + "\n  }"


def _short(value: Any) -> str:
    """Compact JSON; of long lists only the beginning."""
    match value:
        case dict():
            return "{" + ", ".join(f"{_short(k)}: {_short(v)}" for k, v in value.items()) + "}"
        case list() if len(value) > KEPT + 1:
            return "[" + ", ".join(map(_short, value[:KEPT])) + f", … {len(value) - KEPT} more]"
        case list():
            return "[" + ", ".join(map(_short, value)) + "]"
    return msgspec.json.encode(value).decode()
