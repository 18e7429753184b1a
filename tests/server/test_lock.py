"""One folder is served once, and whoever tries again is told who has it."""

import os
from pathlib import Path

import pytest

from ludotheque.contract import Refusal
from ludotheque.server.hosting.lock import Lock
from ludotheque.server.identity import Identity
from tests.server.serving import Server
from tests.server.test_running import one_sentence, run

ENGLISH = {"LC_ALL": "C"}


def test_a_second_server_over_the_same_folder_says_who_has_it(tmp_path: Path) -> None:
    with Server(tmp_path).running() as server:
        assert server.process is not None
        said = one_sentence(run("--data", str(server.data), **ENGLISH))
        assert f"process {server.process.pid} at {server.address}:" in said
        assert server.get("/healthz")[0] == 200


def test_a_server_that_was_killed_holds_nothing(tmp_path: Path) -> None:
    with Server(tmp_path).running() as server:
        server.kill()
        server.start()
        server.kill()
        lock = Lock(server.data)
        assert lock.take()
        lock.let_go()


def test_the_lock_is_whose_it_is_until_it_is_let_go(tmp_path: Path) -> None:
    ours, theirs = Lock(tmp_path), Lock(tmp_path)
    assert ours.take()
    ours.tell("http://127.0.0.1:1234")
    assert not theirs.take()
    holder = theirs.holder()
    assert holder is not None
    assert (holder.pid, holder.address) == (os.getpid(), "http://127.0.0.1:1234")
    ours.let_go()
    assert theirs.take()
    theirs.let_go()


def test_a_key_that_is_too_short_is_refused(tmp_path: Path) -> None:
    (tmp_path / "secret.key").write_bytes(b"short")
    with pytest.raises(Refusal) as caught:
        Identity.kept_in(tmp_path)
    assert caught.value.code == "secret-key"


@pytest.mark.skipif(os.name != "posix", reason="no such permissions here")
def test_a_key_that_others_could_read_is_taken_from_them(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    Identity.kept_in(tmp_path)
    assert not caplog.messages
    key = tmp_path / "secret.key"
    key.chmod(0o644)
    Identity.kept_in(tmp_path)
    assert caplog.messages == ["others on this machine could read secret.key, now they cannot"]
    assert key.stat().st_mode & 0o777 == 0o600
