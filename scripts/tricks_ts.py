"""Writes web/src/games/oss/tricks/catalogue.ts, OSS's tricks for the pictures: tricks_ts.py.

The vocabulary itself is in trick.ts beside it, by hand: TypeScript holds this file to it, so that a
new word in a trick is a type error until it can be drawn.
"""

import json
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.games.oss.box import CATALOGUE, TROPHY

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "web" / "src" / "games" / "oss" / "tricks" / "catalogue.ts"
HEAD = f"""\
/** The 25 tricks. Written by scripts/tricks_ts.py from the rules' own tricks.toml: do not edit. */
import type {{ Trick }} from './trick';

/** What a challenge that was won is worth. */
export const TROPHY = {TROPHY};

"""
NOT_DRAWN = {"difficulty"}


def main() -> None:
    FILE.write_text(text(), "utf-8")


def text() -> str:
    tricks: list[dict[str, Any]] = msgspec.to_builtins(CATALOGUE.tricks)
    return f"{HEAD}export const TRICKS: readonly Trick[] = [\n{''.join(map(_trick, tricks))}];\n"


def _trick(trick: dict[str, Any]) -> str:
    """A field a line, and a step a line."""
    lines = ["  {\n"]
    for name, value in trick.items():
        if name == "steps":
            steps = "".join(f"      {json.dumps(step)},\n" for step in value)
            lines.append(f"    steps: [\n{steps}    ],\n")
        elif name not in NOT_DRAWN:
            lines.append(f"    {name}: {json.dumps(value)},\n")
    return "".join([*lines, "  },\n"])


if __name__ == "__main__":
    main()
