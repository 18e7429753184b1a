"""One folder is served once: whoever serves it holds its lock, and writes there who it is."""

import os
import sys
from pathlib import Path
from typing import IO

import msgspec

from ludotheque.contract import Refusal
from ludotheque.server.files import LOCK

FAR = 1 << 30  # on Windows what is locked cannot be read: so it is a byte behind what is written


class Serving(msgspec.Struct, frozen=True):
    pid: int
    address: str = ""  # where it listens on this machine; nothing: it is just starting


class Lock:
    """Let go by the system when the process ends, however it ends."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._file: IO[bytes] | None = None

    def take(self) -> bool:
        """Whether it is ours now; a Refusal, if the folder itself is not."""
        try:
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # it holds secrets
            handle = os.open(self.folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            why = error.strerror or str(error)
            raise Refusal("data-folder", folder=str(self.folder), why=why) from error
        file = os.fdopen(handle, "r+b")
        try:
            _lock(file)
        except OSError:
            file.close()
            return False
        self._file = file
        self.tell("")
        return True

    def tell(self, address: str) -> None:
        """Where we are."""
        assert self._file is not None
        self._file.seek(0)
        self._file.truncate()
        self._file.write(msgspec.json.encode(Serving(os.getpid(), address)))
        self._file.flush()

    def holder(self) -> Serving | None:
        """Who has it, as far as that is written there."""
        try:
            return msgspec.json.decode((self.folder / LOCK).read_bytes(), type=Serving)
        except (OSError, msgspec.DecodeError):
            return None

    def refusal(self) -> Refusal:
        holder = self.holder() or Serving(0)
        who = {"pid": str(holder.pid), "address": holder.address or "–"}
        return Refusal("served-already", folder=str(self.folder), **who)

    def let_go(self) -> None:
        if self._file is not None:
            self._file.truncate(0)
            self._file.close()
            self._file = None


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        file.seek(FAR)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
