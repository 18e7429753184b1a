"""The arena on as many machines as Ray has: actors that play bouts, one after the other.

Nothing is decided here: the same seeds give the same matches as in one process. The machines need
this version of the house; bots that are not installed are sent to them.
"""

import importlib
import io
import sys
import tempfile
import zipfile
from collections import Counter
from collections.abc import Generator, Iterable
from itertools import chain, islice
from pathlib import Path
from typing import Any

import ray
from ray.exceptions import RayActorError, RayTaskError

from ludotheque import __version__
from ludotheque.contract import Refusal
from ludotheque.lab.bout import Bout, Died, Pairing, Terms, play, prepare
from ludotheque.lab.cluster import cores, share

AHEAD = 2  # bouts given to each player, so that none waits for the next
INSTALLED = {"site-packages", "dist-packages"}
LIVES = 2  # of a bout: when it has ended so many processes, it was not the machines


@ray.remote
class Player:
    def __init__(self, terms: Terms, version: str, sent: bytes) -> None:
        if version != __version__:
            raise RuntimeError(f"ludotheque {__version__} is there, and {version} is here")
        self.folder = _unpacked(sent) if sent else None
        prepare(terms)
        self.terms = terms

    def play(self, pairing: Pairing) -> Bout:
        return play(self.terms, pairing)


def played(terms: Terms, waiting: Iterable[Pairing], jobs: int = 0) -> Generator[Bout]:
    """The bouts as they are finished, in any order; without `jobs` on all cores of the cluster."""
    return _Playing(terms, waiting, jobs or cores()).played()


class _Playing:
    def __init__(self, terms: Terms, waiting: Iterable[Pairing], jobs: int) -> None:
        self.terms, self.waiting = terms, iter(waiting)
        self.made = Player.options(num_cpus=share(jobs))  # type: ignore[attr-defined]
        self.sent = ray.put(packed(terms))
        self.going: dict[Any, tuple[Any, Pairing]] = {}  # by the answer: who plays what
        self.ended = Counter[int]()  # processes, by the number of the bout that was played there
        self.players = [self._player() for _ in range(jobs)]

    def _player(self) -> Any:
        return self.made.remote(self.terms, __version__, self.sent)

    def played(self) -> Generator[Bout]:
        try:
            for player in self.players:
                self._give(player, AHEAD)
            while self.going:
                [answer], _ = ray.wait(list(self.going))
                yield from self._taken(answer)
        finally:
            for player in self.players:
                if self.going:  # nobody waits for the rest
                    ray.kill(player)
                else:
                    player.__ray_terminate__.remote()

    def _give(self, player: Any, count: int) -> None:
        for pairing in islice(self.waiting, count):
            self.going[player.play.remote(pairing)] = player, pairing

    def _taken(self, answer: Any) -> Iterable[Bout]:
        player, _ = self.going[answer]
        try:
            bout: Bout = ray.get(answer)
        except (RayActorError, RayTaskError) as error:
            if isinstance(error, RayTaskError) or error.actor_init_failed:
                raise Refusal("lab-ray-player", why=_last_line(error)) from None
            self._replace(player)
            return []
        del self.going[answer]
        self._give(player, 1)
        return [bout]

    def _replace(self, lost: Any) -> None:
        """A machine may go at any time: what was to be played there is played elsewhere."""
        again = [pairing for player, pairing in self.going.values() if player is lost]
        self.ended[again[0].number] += 1  # the first of them was being played
        if self.ended[again[0].number] == LIVES:
            raise Died
        self.going = {key: who for key, who in self.going.items() if who[0] is not lost}
        self.waiting = chain(again, self.waiting)
        self.players[self.players.index(lost)] = player = self._player()
        self._give(player, AHEAD)


def packed(terms: Terms) -> bytes:
    """The files of bots that were not installed, but lie in a folder of whoever asks, as a zip."""
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as archive:
        for module in {who.path[0].partition(".")[0] for who in terms.entrants if who.path}:
            known = importlib.import_module(module)
            file = Path(known.__file__ or next(iter(known.__path__)))
            if INSTALLED.intersection(file.parts):
                continue
            root = file.parent if file.name == "__init__.py" else file
            for path in sorted(root.rglob("*")) if root.is_dir() else [root]:
                if path.is_file() and "__pycache__" not in path.parts:
                    archive.write(path, path.relative_to(root.parent))
    return whole.getvalue() if archive.namelist() else b""


def _unpacked(archive: bytes) -> tempfile.TemporaryDirectory[str]:
    """A folder with what was sent, where modules are looked for; it goes with the process."""
    folder = tempfile.TemporaryDirectory(prefix="ludotheque-bots-")
    zipfile.ZipFile(io.BytesIO(archive)).extractall(folder.name)
    sys.path.insert(0, folder.name)
    return folder


def _last_line(error: Exception) -> str:
    return str(error).strip().rpartition("\n")[2]
