"""All limits in one place. (How long a name or a chat line may be is part of the wire.)

A host with more room, or less, sets `LUDOTHEQUE_LIMITS="OPEN_TABLES=500 BOT_SECONDS=0.5"`.
"""

import os

from ludotheque.contract import Refusal

PHRASES = ("hello", "good-game", "thanks", "well-played", "your-turn", "one-moment", "sorry", "bye")

FRAME_BYTES = 16_384  # of what a client sends, in one WebSocket message
BODY_BYTES = 65_536  # of an HTTP request
COMMANDS_PER_SECOND = 20.0  # of one identity, and a burst of:
COMMAND_BURST = 60
REQUESTS_PER_SECOND = 50.0  # from one address, and a burst of:
REQUEST_BURST = 300
NEW_TABLES_PER_MINUTE = 30.0  # of one identity
OPEN_TABLES = 20_000  # loaded at once
TABLES_PER_PERSON = 200  # not over yet
SOCKETS_PER_TABLE = 64
CHAT_LINES_KEPT = 200  # sent to whoever comes in
OUTBOX_BYTES = 1_000_000  # a socket that cannot take more is closed, and comes back by itself
COMMANDS_WAITING = 64  # of one socket; then it is not read until some are done

IDLE_SOCKET_SECONDS = 3600.0  # without a sign of life
TABLE_LINGERS_SECONDS = 60.0  # in memory, when nobody looks any more
BOT_READY_SECONDS = 300.0  # to get ready, on a machine where the boxes are not compiled yet
BOT_SECONDS = 1.0  # to think
BOT_GRACE_SECONDS = 4.0  # beyond that, before a simpler one plays
STORE_SECONDS = 5.0  # that a locked database is waited for
SHOWN_EVERY_SECONDS = 1.0  # how often what people were shown is written down


def _adjusted(text: str) -> dict[str, float]:
    """The limits that a text of `NAME=NUMBER` changes, or a Refusal that names the wrong one."""
    known = {name: value for name, value in globals().items() if isinstance(value, int | float)}
    found: dict[str, float] = {}
    for word in text.split():
        name, _, number = word.partition("=")
        try:
            found[name] = type(known[name])(number)
        except (KeyError, ValueError):
            raise Refusal("limits", text=word, names=", ".join(sorted(known))) from None
    return found


globals().update(_adjusted(os.environ.get("LUDOTHEQUE_LIMITS", "")))
