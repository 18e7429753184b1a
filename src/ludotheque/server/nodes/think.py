"""`ludotheque think`: a machine on which the bots of a house of several nodes think."""

import asyncio
import logging.config
import os
import signal

from ludotheque import shelf
from ludotheque.server.limits import limits
from ludotheque.server.nodes.bots import Pool
from ludotheque.server.nodes.house import house_key, plays, where
from ludotheque.server.serve import as_json_lines
from ludotheque.server.tasks import ended
from ludotheque.server.workers import Workers
from ludotheque.words import Words


def think(database: str, address: str, words: Words) -> int:
    """Until it is told to stop. `address`: where the nodes find us."""
    logging.config.dictConfig(as_json_lines())
    host, port = where(address)
    key = asyncio.run(house_key(database))
    print(words.say("think-begins"), flush=True)
    asyncio.run(_think(database, key, host, port))
    return 0


async def _think(database: str, key: bytes, host: str, port: int) -> None:
    processes = limits.BOT_PROCESSES or os.cpu_count() or 1
    warm = shelf.names() if limits.READY_AHEAD else ()
    pool = Pool(database, key, plays(), Workers(processes, warm))
    life = asyncio.ensure_future(pool.live(host, port, processes))
    told = asyncio.Event()
    for sign in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(sign, told.set)
    stop = asyncio.ensure_future(told.wait())
    await asyncio.wait([life, stop], return_when=asyncio.FIRST_COMPLETED)
    await ended(stop, life)
    if not life.cancelled():
        life.result()
