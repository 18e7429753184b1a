"""The page makes its own bodies from the same shapes, and turns them round its own centre."""

import json
import runpy
import subprocess
from pathlib import Path

import numpy as np
import pytest

from ludotheque.games.bausack.wood import solid_of
from tests.solids.test_every_block import ALL

ROOT = Path(__file__).parents[2]
A_PICTURE = 1 / 32  # millimetres: as closely it tells where a block is


@pytest.fixture(scope="module")
def centres(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[float]]:
    """As the page has them, by block."""
    out = tmp_path_factory.mktemp("page") / "centres.json"
    node, _ = runpy.run_path(str(ROOT / "scripts" / "web.py"))["node"]()
    script = Path(__file__).with_name("centres.mjs")
    subprocess.run([node, script, ROOT / "web", out], check=True)
    found: dict[str, list[float]] = json.loads(out.read_text("utf-8"))
    return found


def test_a_block_is_drawn_round_the_centre_that_the_judge_has(
    centres: dict[str, list[float]],
) -> None:
    """Its curves are of fewer sides, so not to the last digit: less than a picture could tell."""
    assert centres.keys() == {block.id for block in ALL}
    for block, centre in centres.items():
        off = np.abs(np.array(centre) - solid_of(block).centre).max()
        assert off < A_PICTURE, f"{block}: {off:.4f} mm"
