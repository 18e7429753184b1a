"""All limits in one place. (How long a name or a chat line may be is part of the wire.)"""

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
OUTBOX_FRAMES = 32  # a socket that cannot take more is closed, and comes back by itself

IDLE_SOCKET_SECONDS = 3600.0  # without a sign of life
TABLE_LINGERS_SECONDS = 60.0  # in memory, when nobody looks any more
BOT_SECONDS = 1.0  # to think
BOT_GRACE_SECONDS = 4.0  # beyond that, before a simpler one plays
SHOWN_EVERY_SECONDS = 1.0  # how often what people were shown is written down
