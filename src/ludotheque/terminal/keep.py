"""Match files on this disk: kept entry by entry, so that nothing played is ever lost."""

import os
import time
from pathlib import Path

from ludotheque import matchfile, shelf
from ludotheque.contract import Game, Refusal
from ludotheque.match import Match
from ludotheque.matchfile import BadMatch, Reading


def data_folder() -> Path:
    """$LUDOTHEQUE_DATA, or the place where the system keeps a user's data."""
    if named := os.environ.get("LUDOTHEQUE_DATA"):
        return Path(named)
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "ludotheque"


def new_file(game: Game) -> Path:
    """A name of its own for each match, even for two begun in the same second."""
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    return data_folder() / "matches" / f"{game.card.name}-{stamp}-{os.getpid()}.jsonl"


def load(file: Path) -> Reading:
    data = _bytes(file)
    return matchfile.read(data, shelf.game(matchfile.read_header(data).game))


def checked(file: Path) -> Reading:
    data = _bytes(file)
    return matchfile.check(data, shelf.game(matchfile.read_header(data).game))


def _bytes(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError as error:
        raise BadMatch("match-file", file=str(file), why=_reason(error)) from error


def _reason(error: OSError) -> str:
    """A word that the messages know, or what the system says."""
    match error:
        case FileNotFoundError():
            return "missing"
        case PermissionError():
            return "forbidden"
        case IsADirectoryError() | NotADirectoryError():
            return "folder"
        case _:
            return (error.strerror or str(error)).lower()


def make(file: Path) -> None:
    """An empty file for a match; refuses one that is there already."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.open("xb").close()
    except FileExistsError as error:
        raise Refusal("match-exists", file=str(file)) from error
    except OSError as error:
        raise _cannot(file, error) from error


def _cannot(file: Path, error: OSError) -> Refusal:
    return Refusal("match-write", file=str(file), why=_reason(error))


class Keeper:
    """Appends what is new in a match to its file, and forces it to the disk."""

    def __init__(self, file: Path, match: Match) -> None:
        self.file, self.match = file, match
        self._written = 0

    def begin(self) -> None:
        make(self.file)
        self.keep()

    def go_on(self) -> None:
        """Take up a file that was read, leaving off a last line that was not whole."""
        data = _bytes(self.file)
        whole = data[: data.rfind(b"\n") + 1]
        try:
            os.truncate(self.file, len(whole))
        except OSError as error:
            raise _cannot(self.file, error) from error
        self._written = whole.count(b"\n")

    def keep(self) -> None:
        lines = list(matchfile.lines(self.match))
        try:
            with self.file.open("ab") as out:
                out.write(b"".join(lines[self._written :]))
                out.flush()
                os.fsync(out.fileno())
        except OSError as error:
            raise _cannot(self.file, error) from error
        self._written = len(lines)
