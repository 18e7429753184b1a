"""The typed client of the server, for scripts, bots and tests.

    async with Client("http://localhost:8000") as me:
        code = await me.open_table(game="isis", players=2, name="Ann", bots={2: "greedy"})
        async with me.at(code) as table:
            await table.do(Start())
            async for frame in table.frames():
                ...

A table comes back by itself when the connection is lost, after a longer wait each time; what was
not answered is sent again, under the same id, so it is done once. Where waiting cannot help it is
`Lost`.
"""

import asyncio
import contextlib
import itertools
import random
import secrets
from collections.abc import AsyncIterator, Callable
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
import msgspec
import websockets

from ludotheque import motion
from ludotheque import wire as m
from ludotheque.contract import Card, Refusal, Seat
from ludotheque.motion import Picture

T = TypeVar("T")
_messages = msgspec.json.Decoder(m.ServerMessage)
FIRST_WAIT, REFUSED_WAIT, LONGEST_WAIT = 0.05, 2.0, 30.0  # seconds
STEADY_SECONDS = 10.0  # a connection that has held so long begins again with short waits
GIVE_UP = (m.NO_SUCH_TABLE, m.NOT_LET_IN, m.NEWER, m.REPLACED)  # where waiting cannot help


class Lost(Exception):
    """The table cannot be reached any more; the text says why, as a code of the words files."""


class Client:
    """One identity: a cookie jar, and what one can do without sitting down."""

    def __init__(self, address: str, cookie: str | None = None) -> None:
        cookies = {"ludotheque": cookie} if cookie else None
        self.http = httpx.AsyncClient(base_url=address, cookies=cookies, timeout=30)

    @property
    def cookie(self) -> str | None:
        return self.http.cookies.get("ludotheque")

    async def __aenter__(self) -> "Client":
        await self.http.__aenter__()
        if self.cookie is None:
            await self.me()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.http.aclose()

    async def _call(self, method: str, path: str, kind: type[T], body: Any = None) -> T:
        content = None if body is None else msgspec.json.encode(body)
        headers = {"content-type": "application/json"} if content else None
        answer = await self.http.request(method, path, content=content, headers=headers)
        if answer.is_error:
            refused = msgspec.json.decode(answer.content, type=m.Refused)
            raise Refusal(refused.code, **refused.args)
        return msgspec.json.decode(answer.content, type=kind)

    async def shelf(self) -> list[Card]:
        return await self._call("GET", "/api/shelf", list[Card])

    async def me(self) -> str:
        return (await self._call("GET", "/api/me", m.Me)).name

    async def rename(self, name: str) -> None:
        await self._call("PUT", "/api/me", m.Me, m.NewName(name))

    async def open_table(self, **wanted: Any) -> str:
        """The code of a new table; takes the fields of `OpenTable`."""
        opened = await self._call("POST", "/api/tables", m.Opened, m.OpenTable(**wanted))
        return opened.code

    async def table(self, code: str) -> m.TableInfo:
        return await self._call("GET", f"/api/tables/{code}", m.TableInfo)

    async def do(self, code: str, command: m.TableCommand) -> m.Done:
        return await self._call("POST", f"/api/tables/{code}", m.Done, command)

    async def my_tables(self) -> list[m.TableRow]:
        return await self._call("GET", "/api/my-tables", list[m.TableRow])

    async def public_tables(self) -> list[m.TableRow]:
        return await self._call("GET", "/api/public-tables", list[m.TableRow])

    async def seat_secret(self, code: str, seat: Seat) -> str:
        path = f"/api/tables/{code}/seats/{seat}/secret"
        return (await self._call("GET", path, m.SeatLink)).secret

    async def move_seat_here(self, secret: str) -> tuple[str, Seat]:
        moved = await self._call("POST", "/api/seat", dict[str, Any], m.SeatLink(secret))
        return moved["code"], moved["seat"]

    async def match_file(self, code: str) -> bytes:
        answer = await self.http.get(f"/api/tables/{code}/match")
        if answer.is_error:
            refused = msgspec.json.decode(answer.content, type=m.Refused)
            raise Refusal(refused.code, **refused.args)
        return answer.content

    async def film(self, code: str, n: int) -> m.Film:
        """What was seen of the deed whose end was told with this log number."""
        return await self._call("GET", f"/api/tables/{code}/films/{n}", m.Film)

    def at(self, code: str, *, hands: bool = False) -> "AtTable":
        return AtTable(self, code, hands=hands)


class AtTable:
    """A socket at a table that comes back by itself."""

    def __init__(self, client: Client, code: str, *, hands: bool = False) -> None:
        """`hands`: deeds are done here; what the hands do is sent, and pictures come."""
        self.client, self.code, self.hands = client, code, hands
        self.frame: m.Frame | None = None  # the newest
        self._pictures: asyncio.Queue[Picture | Exception] = asyncio.Queue()
        self._frames: asyncio.Queue[m.Frame | Exception] = asyncio.Queue()
        self._waiting: dict[str, tuple[str, asyncio.Future[Any]]] = {}
        self._ids = (f"{secrets.token_hex(4)}-{n}" for n in itertools.count(1))
        self._news = asyncio.Event()
        self._lost: Exception | None = None
        self._watching: str | None = None  # what to say again when coming back
        self._tries = 0  # in vain, since the connection last held for a while
        self.farewell = ""  # why the house has sent us away, or did not let us in
        self._socket: websockets.ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.ensure_future(self._attend())
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Go away from the table; the seat stays."""
        while self._task and not self._task.done():  # a line that breaks just then may come back
            self._task.cancel()
            await asyncio.wait([self._task], timeout=1.0)

    async def frames(self) -> AsyncIterator[m.Frame]:
        while True:
            frame = await self._frames.get()
            if isinstance(frame, Exception):
                raise frame
            yield frame

    async def next_frame(self) -> m.Frame:
        frame = await self._frames.get()
        if isinstance(frame, Exception):
            raise frame
        return frame

    async def until(self, wanted: Callable[[m.Frame], object]) -> m.Frame:
        """The newest frame, as soon as it is one that is wanted."""
        while self.frame is None or not wanted(self.frame):
            if self._lost:
                raise self._lost
            self._news.clear()
            await self._news.wait()
        return self.frame

    async def do(self, command: m.SocketCommand) -> m.Done:
        """Done and durable, or a Refusal. Waits through a lost connection."""
        done: m.Done = await self._answered(command)
        return done

    async def hint(self, seat: Seat) -> m.Hint:
        """What a strong player would do here, and how good each move is; or a Refusal."""
        hint: m.Hint = await self._answered(m.AskHint(seat=seat))
        return hint

    async def _answered(self, command: m.SocketCommand) -> Any:
        if self._lost:
            raise self._lost
        command = msgspec.structs.replace(command, id=command.id or next(self._ids))
        text = msgspec.json.encode(command).decode()
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting[command.id] = (text, future)
        try:
            await self._send(text)
            return await future
        finally:
            self._waiting.pop(command.id, None)

    async def move(self, seat: Seat, text: str) -> m.Done:
        n = self.frame.n if self.frame else 0
        return await self.do(m.Move(seat=seat, move=text, n=n))

    async def watch(self, seat: Seat | None) -> m.Done:
        self._watching = msgspec.json.encode(m.Watch(seat=seat)).decode()
        return await self.do(m.Watch(seat=seat))

    async def shown(self) -> None:
        """What the newest frame told has been shown to the person at this seat."""
        if self.frame:
            await self.do(m.Shown(n=self.frame.n))

    async def hand(self, seat: Seat, data: bytes) -> bool:
        """What a hand does in the deed that goes on, for its judge. It is not sent again when the
        connection is lost. Whether it was sent."""
        deed = self.frame.deed.deed if self.frame and self.frame.deed else 0
        return await self._send(motion.hand(seat, deed, data))

    async def pictures(self) -> AsyncIterator[Picture]:
        """Of deeds, as they come; those of a socket that did not ask for hands never do."""
        while True:
            picture = await self._pictures.get()
            if isinstance(picture, Exception):
                raise picture
            yield picture

    async def _send(self, message: str | bytes) -> bool:
        if self._socket is not None:
            with contextlib.suppress(websockets.ConnectionClosed):
                await self._socket.send(message)
                return True
        return False

    async def _attend(self) -> None:
        base = str(self.client.http.base_url).rstrip("/").replace("http", "ws", 1)
        headers = {"Cookie": f"ludotheque={self.client.cookie}"} if self.client.cookie else {}
        loop = asyncio.get_running_loop()
        while True:
            code, begun = None, loop.time()
            try:
                async with websockets.connect(
                    f"{base}/api/tables/{self.code}/ws{'?hands=1' if self.hands else ''}",
                    additional_headers=headers,
                    max_size=None,
                ) as socket:
                    self._socket = socket
                    await self._come_back()
                    async for data in socket:
                        self._hear(data)
                    code = socket.close_code
            except websockets.ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else None
            except (OSError, websockets.WebSocketException):
                pass
            except Exception as error:  # what came is not of this house: nobody should wait for it
                return self._fail(error)
            finally:
                self._socket = None
            if code in GIVE_UP:
                return self._fail(Lost(self.farewell or self.code))
            if loop.time() - begun > STEADY_SECONDS:
                self._tries = 0
            await asyncio.sleep(_wait(self._tries, refused=code == m.TOO_MANY))
            self._tries += 1

    async def _come_back(self) -> None:
        if self._watching is not None:
            await self._send(self._watching)
        for text, _ in list(self._waiting.values()):
            await self._send(text)

    def _fail(self, error: Exception) -> None:
        self._lost = error
        self._news.set()
        self._frames.put_nowait(error)
        self._pictures.put_nowait(error)
        for _, future in self._waiting.values():
            if not future.done():
                future.set_exception(error)

    def _hear(self, data: str | bytes) -> None:
        """Every message passes here, as it came."""
        if isinstance(data, str):
            self._take(_messages.decode(data))
        else:
            self._see(motion.read_picture(data))

    def _see(self, picture: Picture) -> None:
        self._pictures.put_nowait(picture)

    def _take(self, message: m.ServerMessage) -> None:
        match message:
            case m.Frame():
                self.frame, self.farewell = message, ""
                self._news.set()
                self._frames.put_nowait(message)
            case m.Refused(id="", code=code):
                self.farewell = code
            case m.Done() | m.Refused() | m.Hint():
                _, future = self._waiting.get(message.id, ("", None))
                if future is None or future.done():
                    return
                if isinstance(message, m.Refused):
                    future.set_exception(Refusal(message.code, **message.args))
                else:
                    future.set_result(message)


def _wait(tries: int, *, refused: bool) -> float:
    """Seconds until the next try: longer each time, and not all at the same moment."""
    grown = (REFUSED_WAIT if refused else FIRST_WAIT) * 2.0 ** min(tries, 12)
    return min(LONGEST_WAIT, grown) * random.uniform(0.5, 1)
