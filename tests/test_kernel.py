"""Compiled rules: never stale, the same as plain Python, safe within bounds."""

import os
import subprocess
import sys
import textwrap
from pathlib import Path

import numpy as np
import pytest

from ludotheque import shelf
from ludotheque.kernel import fast_dice
from ludotheque.kernel.border import blank
from ludotheque.kernel.table import KernelGame
from tests.tables import COMPILED as KERNEL_GAMES
from tests.tables import TABLES


def kernel_game(name: str) -> KernelGame:
    game = shelf.game(name)
    assert isinstance(game, KernelGame)
    return game


def run(folder: Path, cache: Path) -> tuple[int, int]:
    """What the little rules of a folder say, and how many of them had to be compiled."""
    code = "import play; print(play.answer(), sum(play.inner_misses()))"
    env = {**os.environ, "PYTHONPATH": str(folder), "NUMBA_CACHE_DIR": str(cache)}
    env["PYTHONPATH"] += os.pathsep + os.pathsep.join(sys.path)
    done = subprocess.run(
        [sys.executable, "-c", code], env=env, check=True, capture_output=True, text=True
    )
    answer, misses = done.stdout.split()
    return int(answer), int(misses)


def test_an_edited_rule_is_never_served_stale(tmp_path: Path) -> None:
    folder, cache = tmp_path / "rules", tmp_path / "cache"
    folder.mkdir()
    (folder / "points.py").write_text(
        textwrap.dedent("""
            from ludotheque.kernel import rule
            WORTH = 3
            MORE = 1

            @rule
            def worth(n):
                return n * WORTH
        """)
    )
    (folder / "play.py").write_text(
        textwrap.dedent("""
            import points
            from ludotheque.kernel import rule
            from points import worth

            def make():
                inner = worth
                @rule
                def total(n):
                    return inner(n) + points.MORE
                return total

            total = make()
            def answer():
                return total(5)
            def inner_misses():
                return total.stats.cache_misses.values()
        """)
    )
    assert run(folder, cache) == (16, 1)
    assert run(folder, cache) == (16, 0)  # from the disk
    edited = (folder / "points.py").read_text()
    (folder / "points.py").write_text(edited.replace("WORTH = 3", "WORTH = 4"))
    assert run(folder, cache) == (21, 1)  # a constant of another file
    (folder / "points.py").write_text(edited.replace("n * WORTH", "n + WORTH"))
    assert run(folder, cache) == (9, 1)  # the rule of another file
    (folder / "points.py").write_text(edited.replace("MORE = 1", "MORE = 2"))
    assert run(folder, cache) == (17, 1)  # one that is reached through its module
    (folder / "points.py").write_text(edited)
    assert run(folder, cache) == (16, 0)  # and back


def test_without_a_folder_to_write_to_rules_still_run(tmp_path: Path) -> None:
    code = """if True:
        import warnings
        warnings.simplefilter("ignore")
        from numba.core import caching
        caching.CacheImpl._locator_classes = []
        from ludotheque.kernel import below, fast_dice
        assert 0 <= below(fast_dice(1), 6) < 6
    """
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize("name", KERNEL_GAMES)
def test_no_position_has_more_moves_than_the_buffer_holds(name: str) -> None:
    game = kernel_game(name)
    for table in (table for table in TABLES if table.box == name):
        out, score = np.full(game.most + 1, -1, np.int16), np.zeros(table.players, np.int64)
        state = game.laid_out(table.players, game.options(table.players, table.options), 1, None)  # type: ignore[arg-type]
        pool = blank(game.dtype, 2)
        pool[0] = state._table[0]  # type: ignore[attr-defined]
        game.border.playouts(pool, 200, fast_dice(7), out, score)
        assert out[game.most] == -1


COMPILED = """if True:
    import numpy as np
    from ludotheque import shelf
    from ludotheque.kernel import fast_dice
    from ludotheque.kernel.border import blank
    from tests.tables import COMPILED, TABLES
    for table in TABLES:
        if table.box not in COMPILED:
            continue
        game = shelf.game(table.box)
        options = game.options(table.players, table.options)
        state = game.laid_out(table.players, options, 1, None)
        pool = blank(game.dtype, 2)
        pool[0] = state._table[0]
        out, score = np.zeros(game.most, np.int16), np.zeros(table.players, np.int64)
        print(table, *game.border.playouts(pool, {games}, fast_dice(11), out, score))
"""


def checksums(games: int, **env: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", COMPILED.replace("{games}", str(games))],
        env={**os.environ, **env},
        check=True,
        capture_output=True,
        text=True,
    )
    return done.stdout


def test_all_rules_keep_within_bounds() -> None:
    assert checksums(30, NUMBA_BOUNDSCHECK="1") == checksums(30)


@pytest.mark.filterwarnings("ignore")
def test_compiled_and_plain_python_agree() -> None:
    assert checksums(1, NUMBA_DISABLE_JIT="1") == checksums(1)
