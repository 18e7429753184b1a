"""The match's secret dice: draw k is HMAC-SHA256(seed, k). Nothing here knows a game."""

import hashlib
import hmac
import secrets
from collections.abc import Mapping
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


def mixed(seed: bytes, nonces: Mapping[int, str]) -> bytes:
    """What the dice are drawn from: the seed, fixed before anybody came, and what each player's own
    browser has added since. So neither the house nor a player can have chosen them."""
    if not nonces:
        return seed
    told = "".join(f"{seat}:{nonces[seat]}\n" for seat in sorted(nonces))
    return hmac.digest(seed, b"nonces\n" + told.encode(), "sha256")


def of_deed(seed: bytes, number: int) -> str:
    """The dice of one deed of the hand, apart from those that the rules draw; `number` is that of
    the match entry after which it was awaited."""
    return hmac.digest(seed, b"deed\n" + number.to_bytes(8, "big"), "sha256").hex()


def fingerprint(seed: bytes) -> str:
    """What is published before anybody sits, so that the deal can be checked after the match."""
    return hashlib.sha256(seed).hexdigest()
