"""A bad line to the house: so long each way, and now and then a chunk is held up."""

import asyncio
import contextlib
import random
import threading
from collections.abc import Callable, Iterator

EACH_WAY = 0.15  # seconds
STALLS, STALLED = 0.05, (0.3, 1.0)  # of the chunks, for so many seconds more


@contextlib.contextmanager
def bad_line(
    port: int, seed: int = 1, *, each_way: float = EACH_WAY, stalls: float = STALLS
) -> Iterator[str]:
    """The address at which the house is found through it."""
    dice = random.Random(seed)
    opened = threading.Event()
    place: list[int] = []
    hang_up: list[Callable[[], object]] = []

    async def carry(source: asyncio.StreamReader, to: asyncio.StreamWriter) -> None:
        """In order, each chunk when its time has come."""
        loop = asyncio.get_running_loop()
        waiting: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

        async def deliver() -> None:
            while True:
                due, chunk = await waiting.get()
                await asyncio.sleep(max(0.0, due - loop.time()))
                to.write(chunk)
                if not chunk:
                    to.close()
                    return

        delivering = loop.create_task(deliver())
        due = 0.0
        with contextlib.suppress(ConnectionError):
            while chunk := await source.read(65_536):
                stall = dice.uniform(*STALLED) if dice.random() < stalls else 0.0
                due = max(due, loop.time() + each_way + stall)
                waiting.put_nowait((due, chunk))
        waiting.put_nowait((due, b""))
        with contextlib.suppress(ConnectionError):
            await delivering

    async def meet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", port)
        with contextlib.suppress(asyncio.CancelledError):  # it is hung up
            await asyncio.gather(carry(reader, back), carry(there, writer))
        back.close()
        writer.close()

    async def serve() -> None:
        """Until it is hung up; whoever is still on the line is cut off with it."""
        loop, over = asyncio.get_running_loop(), asyncio.Event()
        server = await asyncio.start_server(meet, "127.0.0.1", 0)
        place.append(server.sockets[0].getsockname()[1])
        hang_up.append(lambda: loop.call_soon_threadsafe(over.set))
        opened.set()
        await over.wait()
        server.close()  # and not waited for: it would wait for everybody

    thread = threading.Thread(target=lambda: asyncio.run(serve()), daemon=True)
    thread.start()
    opened.wait()
    try:
        yield f"http://localhost:{place[0]}"
    finally:
        hang_up[0]()
        thread.join()
