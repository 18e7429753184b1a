"""The server of bench/together.py: OSS, where all six do WarnOss for as long as it is measured."""

import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src")]

from msgspec.structs import replace  # noqa: E402

from ludotheque import cli, shelf  # noqa: E402
from ludotheque.contract import Attempt, Setting, State  # noqa: E402
from ludotheque.games.oss.box import CATALOGUE, TRICKS  # noqa: E402
from ludotheque.hands.bones.together.setting import lay_out, setting  # noqa: E402

SEATS = (1, 2, 3, 4, 5, 6)


def serve() -> int:
    kind: Any = type(shelf.game("oss"))

    def attempt(self: Any, position: Any) -> Attempt | None:
        by_six = Attempt("challenge", SEATS, {"trick": "kiri-kanoss"})
        return by_six if position.stage in ("solo", "duel", "challenge") else None

    def deed(self: Any, state: State, scenes: Any, dice: str) -> Setting:
        turns = {seat: i / len(SEATS) for i, seat in enumerate(SEATS)}
        laid = lay_out(TRICKS["warnoss"], CATALOGUE.measures, SEATS, turns, word=0)
        return setting(replace(laid, seconds=1000.0), dice)

    kind.attempt = attempt
    kind.deed = deed
    return cli.main()


if __name__ == "__main__":
    sys.exit(serve())
