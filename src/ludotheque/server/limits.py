"""All limits in one place. (How long a name or a chat line may be is part of the wire.)

A host with more room, or less, sets `LUDOTHEQUE_LIMITS="OPEN_TABLES=500 BOT_SECONDS=0.5"`.
"""

import os

import msgspec

from ludotheque.contract import Refusal

PHRASES = ("hello", "good-game", "thanks", "well-played", "your-turn", "one-moment", "sorry", "bye")


class Limits(msgspec.Struct, frozen=True):
    FRAME_BYTES: int = 16_384  # of what a client sends, in one WebSocket message
    BODY_BYTES: int = 65_536  # of an HTTP request
    COMMANDS_PER_SECOND: float = 20.0  # of one identity, and a burst of:
    COMMAND_BURST: int = 60
    COMMANDS_PER_ADDRESS: float = 400.0  # a second: a café may share one; and a burst of:
    COMMAND_BURST_PER_ADDRESS: int = 2_000
    REFUSED_IN_A_ROW: int = 100  # too fast, or not understood: then the socket is closed
    HANDS_PER_SECOND: float = 150.0  # binary messages of one identity, and a burst of:
    HAND_BURST: int = 450  # what a line of a hand holds up for five seconds arrives at once
    HAND_BYTES: int = 1_024  # of one of them
    REQUESTS_PER_SECOND: float = 50.0  # from one address, and a burst of:
    REQUEST_BURST: int = 300
    OWN_REQUESTS_PER_SECOND: float = 10.0  # besides, of whoever is known, and a burst of:
    OWN_REQUEST_BURST: int = 60
    ALL_REQUESTS_PER_SECOND: float = 500.0  # from one address, files of the page too; a burst of:
    ALL_REQUEST_BURST: int = 5_000
    NEW_TABLES_PER_MINUTE: float = 30.0  # of one identity
    NEW_TABLES_PER_ADDRESS: float = 120.0  # a minute: a whole café may share one address
    ERASINGS_PER_MINUTE: float = 1.0  # of oneself: all who sit with them look anew then
    OPEN_TABLES: int = 20_000  # loaded at once
    TABLES_PER_PERSON: int = 200  # not over yet
    ONLOOKERS_PER_TABLE: int = 64  # those who sit always get in
    ONLOOKERS_PER_ADDRESS: int = 32  # at one table
    SOCKETS_PER_ADDRESS: int = 400  # of onlookers, at all tables
    ALL_SOCKETS_PER_ADDRESS: int = 2_000  # who sits gets in for one who is needed less
    CONNECTIONS_PER_ADDRESS: int = 500  # that are no sockets, or not yet
    REQUEST_SECONDS: float = 10.0  # for a whole request to arrive
    HANDSHAKES_PER_SECOND: float = 50.0  # of sockets from one address, and a burst of:
    HANDSHAKE_BURST: int = 1_000
    WINDOWS_PER_PERSON: int = 16  # at one table; one more, and the oldest is let go
    TRIES_PER_MINUTE: float = 20.0  # for codes that no table has, from one address, a burst of:
    TRIES_BURST: int = 60
    ASKING_PER_TABLE: int = 8  # for seats of a running match, at once
    LOG_ENTRIES: int = 20_000  # of a table, half for chat and sitting; the match can always end
    CHAT_LINES_KEPT: int = 200  # sent to whoever comes in
    OUTBOX_BYTES: int = 1_000_000  # that a socket may be behind; it is closed, and comes back
    PICTURES_BEHIND: int = 16_384  # bytes: whoever is so far behind misses pictures
    PICTURE_BYTES: int = 20_000  # a second, to each who looks on
    COMMANDS_WAITING: int = 64  # of one socket; then it is not read until some are done

    PING_SECONDS: float = 20.0  # how often a socket is asked whether somebody is still there
    PONG_SECONDS: float = 20.0  # to answer that
    IDLE_SOCKET_SECONDS: float = 3600.0  # without a word
    TABLE_LINGERS_SECONDS: float = 60.0  # in memory, when nobody looks any more
    READY_AHEAD: int = 1  # boxes compiled and bots woken at the start; 0: when they are needed
    BOT_PROCESSES: int = 0  # in which bots think; 0: one less than there are cores
    GRACE_SECONDS: float = 30.0  # that somebody is waited for whose connection is lost
    BOT_READY_SECONDS: float = 300.0  # to get ready, where the boxes are not compiled yet
    BOT_SECONDS: float = 1.0  # to think
    HINT_SECONDS: float = 2.5  # the same for a hint, at the most: less where it is soon clear
    BOT_GRACE_SECONDS: float = 4.0  # beyond that, before a simpler one plays
    DEED_PROCESSES: int = 0  # in which deeds of the hand are done; 0: one for each core
    DEEDS_PER_PROCESS: int = 2  # towers at once, or five times as many tricks; then one waits
    STAGE_SILENT_SECONDS: float = 10.0  # of such a process: then another does what it did
    DEED_FAILURES: int = 3  # of one deed, by our own fault: then it is drawn by lot
    STORE_SECONDS: float = 5.0  # that a locked database is waited for
    LEASE_SECONDS: float = 3.0  # without a beat: then a node's tables are taken by others
    HOLD_SECONDS: float = 8.0  # that a visitor waits where a table has no owner just now
    DRAIN_SECONDS: float = 1.5  # that a node which stops gives its proxy to notice
    TIDY_EVERY_SECONDS: float = 3600.0  # between two looks for tables that may be deleted
    SHOWN_EVERY_SECONDS: float = 1.0  # how often what people were shown is written down

    DAYS_UNSTARTED: float = 30.0  # untouched, before a table is deleted; 0: never
    DAYS_UNFINISHED: float = 0.0
    DAYS_FINISHED: float = 0.0


def read(text: str) -> Limits:
    """The limits as a text of `NAME=NUMBER` changes them, or a Refusal that names the wrong one."""
    known = {field.name: field.type for field in msgspec.structs.fields(Limits)}
    wished: dict[str, float] = {}
    for word in text.split():
        name, _, number = word.partition("=")
        try:
            wished[name] = known[name](number)
        except (KeyError, ValueError):
            raise Refusal("limits", text=word, names=", ".join(sorted(known))) from None
    return Limits(**wished)  # type: ignore[arg-type]


limits = read(os.environ.get("LUDOTHEQUE_LIMITS", ""))
