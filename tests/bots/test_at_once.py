"""Where there is nothing to decide, nobody thinks."""

import time

import pytest

from ludotheque import shelf
from ludotheque.contract import State
from tests.bots.thinking import chosen

LONG = 600.0  # seconds: whoever used them up would be noticed


def isis(board: str, held: str, pawns: str, tiles: str, totals: str = "0,0") -> State:
    line = f"players=2 variant=standard games=1 open=yes game=1 first=1 to=1 board={board}"
    return shelf.game("isis").read(f"isis {line} pawns={pawns} tiles={tiles} held={held} totals=0,0")


ONE_CELL_LEFT = isis("11111122222211122-2-2-2-2-2+2+2+2+2+2+2+1-1+3./......", "-", "0,0", "1,1") if 0 else None


def timed(state: State) -> tuple[str, float]:
    start = time.perf_counter()
    move = chosen(state, "master", budget=LONG)
    return move, time.perf_counter() - start
