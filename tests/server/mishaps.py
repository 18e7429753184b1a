"""What happens to the nodes of a house while a crowd plays there."""

import asyncio
import random
import signal
import time
from collections.abc import Sequence

import asyncpg

from tests.server.crowd import House
from tests.server.neighbours import ready
from tests.server.serving import Server


async def killed(house: House, rng: random.Random) -> float:
    """One of those that are there, as soon as there are two: it comes back by and by. After how
    long the last match has gone on."""
    server = await _one_of(house, rng)
    server.kill()
    longest = await house.goes_on()
    server.launch()
    return longest


async def _one_of(house: House, rng: random.Random) -> Server:
    while len(there := [server for server in house.servers if await _there(server)]) < 2:
        await asyncio.sleep(0.1)
    return rng.choice(there)


async def _there(server: Server) -> bool:
    """Asked beside the crowd: one that has just been started lets us wait."""
    if not (server.process and server.process.poll() is None):
        return False
    return await asyncio.to_thread(ready, server.port)


async def stopped(house: House, rng: random.Random, seconds: float = 0.0) -> float:
    """And woken when it is declared dead and everybody plays elsewhere: it must find out that
    nothing is its own. After how long the last of those whom it had was told something again."""
    house.mark()
    server = await _one_of(house, rng)
    assert server.process is not None
    deaths, dead = server.log.count("was declared dead"), await _dead(house)
    server.process.send_signal(signal.SIGSTOP)
    begun = time.monotonic()
    await asyncio.gather(house.goes_on(), asyncio.sleep(seconds))
    while await _dead(house) == dead:
        await asyncio.sleep(0.1)
    woken = time.monotonic()
    server.process.send_signal(signal.SIGCONT)
    while server.log.count("was declared dead") == deaths:
        await asyncio.sleep(0.02)
    await house.goes_on()
    came = [[at for at in one.came_at if begun < at < woken] for one in house.visitors]
    return max((times[0] for times in came if times), default=begun) - begun


async def _dead(house: House) -> int:
    """How many starts of a node are."""
    connection = await asyncpg.connect(house.servers[0].database)
    found: int = await connection.fetchval("select count(*) from node where dead")
    await connection.close()
    return found


async def rolled(house: House, servers: Sequence[Server]) -> None:
    """Each is told to stop, ends, and starts anew. (One that has just been started, and does not
    listen to anybody yet, would simply end.)"""
    for server in servers:
        while not await _there(server):
            await asyncio.sleep(0.05)
        house.renewed += 1
        assert await asyncio.to_thread(server.stop) == 0
        await house.goes_on()
        await asyncio.to_thread(server.start)
        await _is_sent_visitors(server)


async def _is_sent_visitors(server: Server) -> None:
    """Two good checks of the proxy later."""
    while not await _there(server):
        await asyncio.sleep(0.05)
    await asyncio.sleep(1.5)
