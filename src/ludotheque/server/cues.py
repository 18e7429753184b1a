"""What is said between the server and a process in which deeds are done (`stage.py`)."""

import msgspec

from ludotheque.contract import Scene, Seat, Setting


class Said(msgspec.Struct, frozen=True, tag=True, array_like=True):
    deed: int


# ---- what the server says ---------------------------------------------------------------------


class Begin(Said, frozen=True):
    setting: Setting
    seconds: float  # after which the hands open
    bots: dict[Seat, str]
    begun: bool  # it is in the log, and may be shown


class Heard(Said, frozen=True):
    seat: Seat
    data: bytes


class Seated(Said, frozen=True):
    bots: dict[Seat, str]


class Frozen(Said, frozen=True):
    yes: bool


class LetGo(Said, frozen=True):
    """The hands open."""


class Shown(Said, frozen=True):
    """It is in the log that it has begun: it may be shown."""


class Forget(Said, frozen=True):
    """Nobody wants to know any more how it ends."""


# ---- what the process says --------------------------------------------------------------------


class Set(Said, frozen=True):
    """As the setting says. `begins`: it waits until that is in the log."""

    begins: bool
    grace: float | None


class Touched(Said, frozen=True):
    """It has begun."""


class Seen(Said, frozen=True):
    step: int
    picture: bytes


class Over(Said, frozen=True):
    fact: str
    scene: Scene | None = None
    trace: bytes = b""
    film: bytes = b""


class Failed(Said, frozen=True):
    """By the judge's own fault."""


class Beat(Said, frozen=True):
    late: list[float]  # by how much each step was late, in seconds


ToStage = Begin | Heard | Seated | Frozen | LetGo | Shown | Forget
FromStage = Set | Touched | Seen | Over | Failed | Beat
encode = msgspec.msgpack.Encoder().encode
to_stage = msgspec.msgpack.Decoder(ToStage)
from_stage = msgspec.msgpack.Decoder(FromStage)
