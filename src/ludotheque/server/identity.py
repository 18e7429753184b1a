"""Who somebody is: a random name for each device, in a cookie that only we can sign."""

import contextlib
import hmac
import logging
import os
import secrets
from hashlib import sha256
from pathlib import Path

from ludotheque.contract import Refusal, Seat
from ludotheque.server.files import KEY

log = logging.getLogger("ludotheque.server")

COOKIE = "ludotheque"
KEY_BYTES = 32
COOKIE_SECONDS = 400 * 24 * 3600
CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that can be mistaken for another
CODE_LENGTH = 10  # nobody guesses one of 800 million million


class Identity:
    def __init__(self, key: bytes) -> None:
        self.key = key

    @classmethod
    def kept_in(cls, folder: Path) -> "Identity":
        """The key that signs, made once for each data folder."""
        file = folder / KEY
        try:
            if not file.exists():
                handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
                with os.fdopen(handle, "wb") as out:
                    out.write(secrets.token_bytes(KEY_BYTES))
            key = file.read_bytes()
        except OSError as error:
            raise Refusal("data-folder", folder=str(folder), why=error.strerror or "") from error
        if len(key) < KEY_BYTES:
            raise Refusal("secret-key", file=str(file), bytes=KEY_BYTES)
        _keep_to_ourselves(file)
        return cls(key)

    def new_person(self) -> str:
        return secrets.token_hex(16)

    def signed(self, person: str) -> str:
        return f"{person}.{self._sign('person', person)}"

    def person_of(self, cookie: str | None) -> str | None:
        """The person of a cookie, if it is one of ours."""
        person, dot, signature = (cookie or "").partition(".")
        if dot and hmac.compare_digest(signature.encode(), self._sign("person", person).encode()):
            return person
        return None

    def seat_secret(self, code: str, seat: Seat, person: str, sat: int) -> str:
        """Whoever has it may sit there from another device; then it is worth nothing any more.
        `sat`: the log number at which the person sat down, so that it is not worth anything again
        when the seat comes back to the same device."""
        return f"{code}.{seat}.{self._sign('seat', f'{code}/{seat}/{person}/{sat}')}"

    def same(self, secret: str, right: str) -> bool:
        return hmac.compare_digest(secret.encode(), right.encode())

    def alias(self, code: str) -> str:
        """What a table is called where its code must not be read: in logs."""
        return self.called("table", code)

    def called(self, what: str, text: str) -> str:
        """The same for anything else that others must not read."""
        return self._sign(what, text)[:12]

    def admin_token(self, minute: int) -> str:
        """Whoever can read the key may look after the house."""
        return self._sign("admin", str(minute))

    def _sign(self, what: str, text: str) -> str:
        return hmac.new(self.key, f"{what}:{text}".encode(), sha256).hexdigest()[:40]


def _keep_to_ourselves(file: Path) -> None:
    """Whoever reads the key can be anybody. Some disks let everybody read all: then we say so."""
    if os.name == "posix" and file.stat().st_mode & 0o077:
        with contextlib.suppress(OSError):
            file.chmod(0o600)
        mended = (
            "now they cannot" if not file.stat().st_mode & 0o077 else "and still can: see to it"
        )
        log.warning("others on this machine could read %s, %s", file.name, mended)


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
