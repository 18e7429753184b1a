"""Writes web/src/games/bausack/goals.ts, what wins in Bausack's games: goals_ts.py."""

from pathlib import Path

from ludotheque.games.bausack.babel import BEANS_TO_WIN
from ludotheque.games.bausack.chain import SHARE
from ludotheque.games.bausack.game import GAMES
from ludotheque.games.bausack.threereds import REDS_TO_WIN

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "web" / "src" / "games" / "bausack" / "goals.ts"
HEAD = f"""\
/** What wins. Written by scripts/goals_ts.py from the rules: do not edit. */
import type {{ BausackView }} from './wire';

interface Goal {{
  rounds: number;
  beans: number;
  reds: number;
}}

/** Chain: how many blocks each chooses, besides the base. */
export const SHARE = {SHARE};

/** How many rounds, beans or red blocks there is room to show. */
export const GOALS: Readonly<Record<BausackView['variant'], Goal>> = {{
"""
BEANS = {"babel": BEANS_TO_WIN}
REDS = {"threereds": REDS_TO_WIN}


def main() -> None:
    FILE.write_text(text(), "utf-8")


def text() -> str:
    lines = [HEAD]
    for variant, rules in GAMES.items():
        rounds = rules.wins_needed if rules.wins_needed > 1 else 0  # one alone is the match
        beans, reds = BEANS.get(variant, 0), REDS.get(variant, 0)
        lines.append(f"  {variant}: {{ rounds: {rounds}, beans: {beans}, reds: {reds} }},\n")
    return "".join([*lines, "};\n"])


if __name__ == "__main__":
    main()
