"""Writes web/src/games/bausack/wood/shapes.ts, the blocks as they are made: blocks_ts.py.

What a shape is stands in shape.ts beside it, by hand: TypeScript holds this file to it.
"""

import json
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.games.bausack.blocks import BOXES
from ludotheque.games.bausack.wood import shape_of

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "web" / "src" / "games" / "bausack" / "wood" / "shapes.ts"
HEAD = """\
/** How the 170 blocks are made. Written by scripts/blocks_ts.py from the rules: do not edit. */
import type { Shape } from './shape';

"""


def main() -> None:
    FILE.write_text(text(), "utf-8")


def text() -> str:
    blocks = (block for box in BOXES.values() for block in box)
    lines = (
        f"  '{b.id}': {json.dumps(_short(msgspec.to_builtins(shape_of(b))))},\n" for b in blocks
    )
    return f"{HEAD}export const SHAPES: Readonly<Record<string, Shape>> = {{\n{''.join(lines)}}};\n"


def _short(value: Any) -> Any:
    """To a thousandth of a millimetre."""
    match value:
        case float():
            near = round(value, 3)
            return int(near) if near == int(near) else near
        case dict():
            return {name: _short(part) for name, part in value.items()}
        case list() | tuple():
            return [_short(part) for part in value]
        case _:
            return value


if __name__ == "__main__":
    main()
