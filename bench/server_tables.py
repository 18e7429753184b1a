"""Tables of two as the load sees them: one of ours, and one of boardgame.io's.

Both play a given list of moves of Isis & Osiris; the next is due when both seats have heard of the
last one.
"""

import asyncio
import http.client
import json
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar

import msgspec
from server_wire import Heard, Socket

SEATS = (1, 2)
MoveList = list[tuple[int, str]]  # seat and text


class Door:
    """HTTP, for sitting down."""

    def __init__(self, port: int) -> None:
        self._door = http.client.HTTPConnection("127.0.0.1", port)

    def call(self, method: str, path: str, body: Any = None) -> tuple[dict[str, Any], str]:
        """The answer, and the cookie that came with it."""
        content = None if body is None else json.dumps(body)
        self._door.request(method, path, content, {"content-type": "application/json"})
        answer = self._door.getresponse()
        data = answer.read()
        if answer.status >= 400:
            raise ConnectionError(f"{path}: {answer.status} {data!r}")
        return json.loads(data), (answer.getheader("set-cookie") or "").partition(";")[0]


class Table(ABC):
    def __init__(self, moves: MoveList) -> None:
        self.moves = moves
        self.played = 0  # moves that both seats have heard of
        self.latencies: list[float] = []
        self.frames = dict.fromkeys(SEATS, 0)  # by seat, those that brought a move
        self.on_heard: Callable[[], None] = lambda: None  # both seats have the last move
        self.sockets: dict[int, Socket] = {}
        self.code = ""
        self.refused = 0
        self.answered: dict[str, int] = {}  # ids of moves -> the log numbers they were given
        self._heard = dict.fromkeys(SEATS, 0)  # by seat, how many moves it knows of
        self._sent_at: float | None = None

    @property
    def waiting(self) -> bool:
        return self._sent_at is not None

    @property
    def over(self) -> bool:
        return self.played == len(self.moves)

    @abstractmethod
    def open(self, door: Door) -> None: ...

    @abstractmethod
    async def sit_down(self, port: int) -> None: ...

    @abstractmethod
    def _message(self, seat: int, move: str) -> bytes: ...

    def play(self, since: float | None = None) -> None:
        """Send the next move; its time counts from `since`, or from now."""
        seat, move = self.moves[self.played]
        message = self._message(seat, move)
        self._sent_at = since or time.perf_counter()
        self.sockets[seat].send(message)

    def knows(self, seat: int, moves: int) -> None:
        """A seat has been told of so many moves."""
        if moves <= self._heard[seat]:
            return
        self.frames[seat] += 1
        self._heard[seat] = moves
        if self._sent_at is not None and min(self._heard.values()) > self.played:
            self.latencies.append(time.perf_counter() - self._sent_at)
            self._sent_at = None
            self.played += 1
            self.on_heard()

    def leave(self) -> None:
        for socket in self.sockets.values():
            socket.close()


class Ours(Table):
    class _Message(msgspec.Struct):
        type: str
        n: int = 0
        id: str = ""

    _messages = msgspec.json.Decoder(_Message)
    options: ClassVar[dict[str, Any]] = {"first": 1}

    def __init__(self, moves: MoveList) -> None:
        super().__init__(moves)
        self.onlookers: list[Socket] = []
        self.looked = 0  # frames that brought an onlooker a move
        self._cookies: dict[int, str] = {}
        self._done: asyncio.Event = asyncio.Event()
        self._started_at = 0  # the log number of the start: moves are numbered after it

    def open(self, door: Door) -> None:
        wanted = {"game": "isis", "players": 2, "options": self.options, "name": "Isis"}
        opened, self._cookies[1] = door.call("POST", "/api/tables", wanted)
        _, self._cookies[2] = door.call("GET", "/api/me")
        self.code = opened["code"]

    async def sit_down(self, port: int) -> None:
        path = f"/api/tables/{self.code}/ws"
        for seat in SEATS:
            heard = self._hears(seat)
            self.sockets[seat] = await Socket.to(port, path, heard, self._cookies[seat])
        for seat, command in (
            (2, {"do": "sit", "seat": 2, "name": "Osiris", "id": "sit"}),
            (2, {"do": "watch", "seat": 2, "id": "watch"}),
            (1, {"do": "start", "id": "start"}),
        ):
            self._done.clear()
            self.sockets[seat].send(json.dumps(command).encode())
            await self._done.wait()

    async def look_on(self, port: int, count: int) -> None:
        """So many who have no seat: they come without a cookie."""
        for _ in range(count):
            path = f"/api/tables/{self.code}/ws"
            self.onlookers.append(await Socket.to(port, path, self._looks()))

    def _looks(self) -> Heard:
        seen = self._started_at + self.played

        def heard(socket: Socket, data: bytes) -> None:
            nonlocal seen
            message = self._messages.decode(data)
            if message.type == "frame":
                self.looked += message.n > seen
                seen = max(seen, message.n)
            else:
                self._count(message.type, data)

        return heard

    def _hears(self, seat: int) -> Heard:
        def heard(socket: Socket, data: bytes) -> None:
            message = self._messages.decode(data)
            if message.type == "frame":
                if self._started_at:
                    self.knows(seat, message.n - self._started_at)
            elif message.type == "done":
                self._take_done(message.id, message.n)
            else:
                self._count(message.type, data)

        return heard

    def _count(self, kind: str, data: bytes) -> None:
        """A refusal; before the match it is the end of the bench."""
        if kind == "refused" and self._started_at:
            self.refused += 1
        elif kind != "welcome":
            raise ConnectionError(f"the server says {data!r}")

    def _take_done(self, command_id: str, n: int) -> None:
        if command_id.isdigit():
            self.answered[command_id] = n
            return
        if command_id == "start":
            self._started_at = n
        self._done.set()

    def _message(self, seat: int, move: str) -> bytes:
        n = self._started_at + self.played
        text = f'{{"do":"move","seat":{seat},"move":"{move}","n":{n},"id":"{self.played + 1}"}}'
        return text.encode()


class Theirs(Table):
    """Over socket.io's own protocol: 40 joins a namespace, 42 is an event, 2 asks for a 3."""

    _NAMES: ClassVar = {"P": "putPawn", "F": "turnUp", "T": "putTile"}

    class _State(msgspec.Struct):
        stateID: int = msgspec.field(name="_stateID")  # noqa: N815

    _updates = msgspec.json.Decoder(tuple[str, str, _State, msgspec.Raw])

    def __init__(self, moves: MoveList) -> None:
        super().__init__(moves)
        self._credentials: dict[int, str] = {}
        self._seated = {seat: asyncio.Event() for seat in SEATS}

    def open(self, door: Door) -> None:
        made, _ = door.call("POST", "/games/isis/create", {"numPlayers": 2})
        self.code = made["matchID"]
        for seat, name in zip(SEATS, ("Isis", "Osiris"), strict=True):
            wanted = {"playerID": str(seat - 1), "playerName": name}
            joined, _ = door.call("POST", f"/games/isis/{self.code}/join", wanted)
            self._credentials[seat] = joined["playerCredentials"]

    async def sit_down(self, port: int) -> None:
        for seat in SEATS:
            path = "/socket.io/?EIO=4&transport=websocket"
            self.sockets[seat] = await Socket.to(port, path, self._hears(seat))
            await self._seated[seat].wait()

    def _hears(self, seat: int) -> Heard:
        def heard(socket: Socket, data: bytes) -> None:
            if data.startswith(b'42/isis,["update"'):
                self.knows(seat, self._updates.decode(data[8:])[2].stateID)
            elif data.startswith(b'42/isis,["matchData"'):
                self._seated[seat].set()
            elif data.startswith(b"40/isis,"):
                asked = ["sync", self.code, str(seat - 1), self._credentials[seat], 2]
                socket.send(b"42/isis," + json.dumps(asked).encode())
            elif data.startswith(b"0"):
                socket.send(b"40/isis,")
            elif data == b"2":
                socket.send(b"3")

        return heard

    def _message(self, seat: int, move: str) -> bytes:
        kind, _, cell = move.partition(" ")
        args = [] if not cell else ["abcdef".index(cell[0]) + 6 * (int(cell[1]) - 1)]
        player = str(seat - 1)
        payload = {
            "type": self._NAMES[kind],
            "args": args,
            "playerID": player,
            "credentials": self._credentials[seat],
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        update = ["update", action, self.played, self.code, player]
        return b"42/isis," + msgspec.json.encode(update)


KINDS: dict[str, type[Table]] = {"ours": Ours, "theirs": Theirs}
