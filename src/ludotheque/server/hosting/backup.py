"""`ludotheque backup` and `ludotheque restore`: the folder as one file, and back.

A backup is made beside the server, whether it runs or not: SQLite copies one moment of the database
while others go on writing, and does not begin again when they do (its backup API does).
"""

import argparse
import contextlib
import os
import shutil
import sqlite3
import tarfile
from collections.abc import Iterator
from pathlib import Path

from ludotheque.contract import Refusal
from ludotheque.server import files
from ludotheque.server.files import DATABASE, KEY, MATCHES
from ludotheque.server.hosting.lock import Lock
from ludotheque.server.limits import limits
from ludotheque.words import Words


def backup(data: Path, given: argparse.Namespace, words: Words) -> int:
    file: Path = given.file
    if not (data / DATABASE).is_file():
        raise Refusal("no-house", folder=str(data))
    if file.exists():
        raise Refusal("backup-exists", file=str(file))
    with _explained("backup-write", file):
        _pack(data, file)
    size = f"{file.stat().st_size / 1e6:.1f}"
    print(words.say("backup-done", file=str(file), size=size))
    return 0


def _pack(data: Path, file: Path) -> None:
    """The file has its name when it is whole, and on the disk."""
    copy, part = (file.with_name(f"{file.name}.{ending}") for ending in ("db", "part"))
    try:
        _copy(data / DATABASE, copy)
        handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "wb") as out:
            with tarfile.open(fileobj=out, mode="w") as tar:
                tar.add(copy, DATABASE)
                tar.add(data / KEY, KEY)
                if (data / MATCHES).is_dir():
                    tar.add(data / MATCHES, MATCHES)
            out.flush()
            os.fsync(out.fileno())
        part.rename(file)
    finally:
        copy.unlink(missing_ok=True)
        part.unlink(missing_ok=True)


def _copy(database: Path, copy: Path) -> None:
    copy.unlink(missing_ok=True)
    os.close(os.open(copy, os.O_WRONLY | os.O_CREAT, 0o600))  # an empty one is filled
    with contextlib.closing(sqlite3.connect(database, timeout=limits.STORE_SECONDS)) as ours:
        ours.execute("vacuum into ?", (str(copy),))
    with contextlib.closing(sqlite3.connect(copy)) as theirs:
        [(verdict,)] = theirs.execute("pragma quick_check(1)")
    if verdict != "ok":
        raise sqlite3.DatabaseError(verdict)


def restore(data: Path, given: argparse.Namespace, words: Words) -> int:
    """Into a folder that has no house yet: nothing is ever overwritten."""
    file: Path = given.file
    with _explained("backup-read", file), tarfile.open(file) as tar:
        members = [member for member in tar.getmembers() if _ours(member)]
        if not {DATABASE, KEY} <= {member.name for member in members}:
            raise Refusal("backup-none", file=str(file))
        lock = Lock(data)
        if not lock.take():
            raise lock.refusal()
        try:
            _unpack(tar, members, data)
        finally:
            lock.let_go()
    print(words.say("restore-done", folder=str(data)))
    return 0


def _ours(member: tarfile.TarInfo) -> bool:
    """Nothing else is taken out of such a file, and nothing is put elsewhere."""
    match Path(member.name).parts:
        case (files.DATABASE | files.KEY,) | (files.MATCHES, _):
            return member.isreg() and ".." not in member.name
    return False


def _unpack(tar: tarfile.TarFile, members: list[tarfile.TarInfo], data: Path) -> None:
    if (data / DATABASE).exists() or (data / KEY).exists():
        raise Refusal("restore-exists", folder=str(data))
    for ending in ("-wal", "-shm"):  # what is left of another one would be taken for ours
        (data / f"{DATABASE}{ending}").unlink(missing_ok=True)
    done: list[Path] = []
    try:
        for member in members:
            to, found = data / member.name, tar.extractfile(member)
            assert found is not None
            to.parent.mkdir(mode=0o700, exist_ok=True)
            done.append(to)
            with os.fdopen(os.open(to, os.O_WRONLY | os.O_CREAT, 0o600), "wb") as out:
                shutil.copyfileobj(found, out)
                out.flush()
                os.fsync(out.fileno())
    except BaseException:
        for to in done:
            to.unlink(missing_ok=True)
        raise


@contextlib.contextmanager
def _explained(code: str, file: Path) -> Iterator[None]:
    try:
        yield
    except (OSError, sqlite3.Error, tarfile.TarError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise Refusal(code, file=str(file), why=why) from error
