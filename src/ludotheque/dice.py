"""The match's secret dice: draw k is HMAC-SHA256(seed, k). Nothing here knows a game."""

import hashlib
import hmac
import secrets
from typing import NamedTuple

SEED_BYTES = 32


class Dice(NamedTuple):
    """A value: drawing gives the number and the dice that draw next. The counter only grows."""

    seed: bytes
    drawn: int = 0

    def below(self, n: int) -> tuple[int, "Dice"]:
        """A number in 0..n-1. (256 bits modulo a small n: the bias is below 2^-200.)"""
        digest = hmac.digest(self.seed, self.drawn.to_bytes(8, "big"), "sha256")
        return int.from_bytes(digest, "big") % n, Dice(self.seed, self.drawn + 1)


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def seed_from(text: str) -> bytes:
    """64 hexadecimal digits are the seed itself; any other text is hashed into one."""
    if len(text) == 2 * SEED_BYTES:
        try:
            return bytes.fromhex(text)
        except ValueError:
            pass
    return hashlib.sha256(text.encode()).digest()


def fingerprint(seed: bytes) -> str:
    """What is published before the match, so that the deal can be checked after it."""
    return hashlib.sha256(seed).hexdigest()
