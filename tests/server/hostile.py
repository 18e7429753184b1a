"""What somebody might send who means no good, or whose program is broken."""

import json
import random
import string
from collections.abc import Callable, Iterator
from typing import Any

from ludotheque.server.limits import limits

# Moves of all boxes and of none; most are legal for nobody.
MOVES = ["F", "T a1", "P f6", "pass", "B1 +2", "O15 1:O3 /under", "bid 3", "hit", "lay 3 aslik"]
MOVES += ["take arch-1", "stood 30", "", " ", "F\n", "../../etc", "'; drop table log; --", "\x00"]
COMMANDS: dict[str, dict[str, Any]] = {
    "sit": {"seat": 1, "name": "Red"},
    "stand": {"seat": 1},
    "bot": {"seat": 2, "level": "greedy"},
    "take-back": {"seat": 1},
    "pass-host": {"seat": 1},
    "start": {"first": None},
    "move": {"seat": 1, "move": "F", "n": 3},
    "declare": {"seat": 1, "fact": "hit"},
    "confirm": {"seat": 1},
    "dispute": {"seat": 1},
    "correct": {"fact": "hit"},
    "undo": {"seat": 1},
    "answer-undo": {"seat": 1, "yes": True},
    "resign": {"seat": 1},
    "pause": {"seat": 1},
    "resume": {"seat": 1},
    "say": {"text": "hello"},
    "rematch": {},
    "answer-seat": {"ask": "a1", "yes": True},
    "nonce": {"seat": 1, "nonce": "0f" * 16},
    "hand": {"seat": 1, "shown": 5.5},
    "remove": {"seat": 1},
    "mute": {"seat": 1, "muted": True},
    "door": {"closed": True},
    "answer-pause": {"seat": 1, "yes": True},
    "end-stale": {"seat": 1},
    "hint": {"seat": 1},
    "watch": {"seat": 1},
    "shown": {"n": 1},
}
ODD: list[Any] = [None, True, -1, 0, 17, 2**31, 2**63, 2**64, 10**400, 1.5, 1e308]
ODD += ["", "1", [], {}, [[]]]
Frame = str | bytes


def command(rng: random.Random) -> dict[str, Any]:
    """One that is well formed, for any seat."""
    do = rng.choice(list(COMMANDS))
    wanted = {"do": do, "id": f"h{rng.randrange(50)}", **COMMANDS[do]}
    if "seat" in wanted:
        wanted["seat"] = rng.randrange(1, 17)
    for field in ("move", "fact"):
        if field in wanted:
            wanted[field] = rng.choice(MOVES)
    return wanted


def noise(rng: random.Random) -> bytes:
    return rng.randbytes(rng.randrange(200))


def letters(rng: random.Random) -> str:
    return "".join(rng.choices(string.printable, k=rng.randrange(300)))


def well_formed(rng: random.Random) -> str:
    return json.dumps(command(rng))


def cut_off(rng: random.Random) -> str:
    text = well_formed(rng)
    return text[: rng.randrange(len(text))]


def scratched(rng: random.Random) -> str:
    text = list(well_formed(rng))
    for _ in range(rng.randrange(1, 4)):
        text[rng.randrange(len(text))] = rng.choice(string.printable)
    return "".join(text)


def odd_values(rng: random.Random) -> str:
    wanted = command(rng)
    wanted[rng.choice(list(wanted))] = rng.choice(ODD)
    return json.dumps(wanted)


def odd_fields(rng: random.Random) -> str:
    wanted = command(rng)
    if rng.random() < 0.5:
        wanted.pop(rng.choice(list(wanted)))
    wanted[rng.choice(["do", "seats", "host", "__class__", "at", "person"])] = rng.choice(ODD)
    return json.dumps(wanted)


def deep(rng: random.Random) -> str:
    depth = rng.randrange(1, limits.FRAME_BYTES // 4)
    opening, closing = rng.choice(["[]", ('{"a":', "}")])
    nest = (opening * depth + "1" + closing * depth)[: limits.FRAME_BYTES - 100]
    return rng.choice([nest, '{"do":"say","text":' + nest + "}", '{"do":' + nest + "}"])


def long_texts(rng: random.Random) -> str:
    wanted = command(rng)
    wanted[rng.choice(["id", "name", "text", "move", "fact", "level"])] = "x" * rng.randrange(15000)
    return json.dumps(wanted)


def odd_text(rng: random.Random) -> str:
    """Escapes that stand for no character, and characters that stand for nothing one can see."""
    text = rng.choice([r"\ud800", r"\udfff\ud800", r"\u0000", "\u202e\u200b", "\U0001f0a1", r"\x"])
    do = rng.choice(['"say","text"', '"sit","seat":3,"name"', '"move","seat":1,"move"'])
    return f'{{"do":{do}:"{text}"}}'


def no_json(rng: random.Random) -> str:
    return rng.choice(["NaN", "Infinity", "nul", "1e999", "\ufeff{}", "{}{}", '"do"', "-", "[1,]"])


KINDS: list[Callable[[random.Random], Frame]] = [
    *(noise, letters, well_formed, cut_off, scratched, odd_values, odd_fields),
    *(deep, long_texts, odd_text, no_json),
]


def frames(rng: random.Random, count: int) -> Iterator[Frame]:
    for _ in range(count):
        frame = rng.choice(KINDS)(rng)
        yield frame.encode() if isinstance(frame, str) and rng.random() < 0.2 else frame


# These a server must not answer but end the conversation with, says the protocol.
CLOSING: dict[str, tuple[Frame, int]] = {
    "too long": ("x" * (limits.FRAME_BYTES + 1), 1009),
    "too long, in bytes": (b"x" * (4 * limits.FRAME_BYTES), 1009),
    "text that is none": (b"\xff\xfe\xfd", 1007),
}
