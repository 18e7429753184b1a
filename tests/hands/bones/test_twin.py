"""The page's judge is printed from the rules, and comes to the same bits."""

import json
import random
import runpy
import subprocess
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

from ludotheque.hands.bones.laying_out import Layout, filled, records
from ludotheque.hands.bones.lending import give_back, lend
from ludotheque.hands.bones.record import A_SECOND, NONE, WORLD
from ludotheque.hands.bones.running import run
from ludotheque.hands.bones.traces import Trace, unpacked
from tests.hands.bones.attempts import ALL, layout, mutated, played, wild
from tests.hands.bones.golden import kept
from tests.hands.bones.lent import ACTS, Lent, lent
from tests.hands.bones.recorded import recorded
from tests.hands.bones.steady import laid_as

ROOT = Path(__file__).parents[3]
PRINTED = runpy.run_path(str(ROOT / "scripts" / "bones_ts.py"))
TWIN = Path(__file__).parent / "twin.mjs"

BITS = (2.5, 4.5, 7.0)  # a second


class Case(NamedTuple):
    laid: Layout
    trace: Trace
    lent: Lent | None = None  # where several are over the bones


def test_the_page_has_the_rules_as_they_are() -> None:
    kept = PRINTED["FILE"].read_text("utf-8")
    assert kept == PRINTED["text"](), "write it anew: .venv/bin/python scripts/bones_ts.py"


def test_ten_thousand_traces_come_to_the_same_bits(tmp_path: Path) -> None:
    """Kept ones, to their end; model hands', alone and among others; changed and wild ones."""
    agree(cases(10_000, random.Random(1)), tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
def test_a_hundred_thousand_traces_come_to_the_same_bits(tmp_path: Path, part: int) -> None:
    agree(cases(10_000, random.Random(100 + part), written=1000), tmp_path)


def test_what_has_no_jack_at_all_is_among_them() -> None:
    """A bone that is snatched, one that is flicked: there the hand is done with it."""
    dice = random.Random(3)
    for trick in ("warnoss", "targoss"):
        found = [Case(*lent(trick, 7.0, dice)) for _ in range(6)]
        assert all(case.laid.law["thrown"] == NONE for case in found)
        assert any(ended(case)[0]["count"][0] for case in found)


def cases(many: int, dice: random.Random, written: int = 400) -> list[Case]:
    """So many are written by a model's hand, which takes longest, a fifth of those among others;
    half of all are such or kept ones a little changed, the rest wild."""
    found = [Case(laid_as(case), unpacked(case["trace"])) for case in (*kept(), *recorded())]
    for k in range(written * 4 // 5):
        laid = layout(ALL[k % len(ALL)], dice.randrange(1, 5), dice.randrange(1 << 30))
        found.append(Case(laid, played(laid, dice.choice(BITS), dice.randrange(1 << 30)).trace))
    for k in range(written // 5):
        found.append(Case(*lent([*ACTS][k % len(ACTS)], dice.choice(BITS), dice)))
    whole = [*found]
    for _ in range(many // 2):
        case = dice.choice(whole)
        found.append(case._replace(trace=mutated(case.trace, dice)))
    while len(found) < many:
        found.append(dice.choice(whole)._replace(trace=wild(dice)))
    return found


def agree(found: list[Case], folder: Path) -> None:
    """A second on from the last row; of a hand among others the table, too."""
    both = [np.concatenate(of) for of in zip(*map(ended, found), strict=True)]
    here = np.hstack([numbers(records) for records in both])
    there = run_by_the_page(found, folder)
    differ = np.flatnonzero((here.view(np.uint64) != there.view(np.uint64)).any(axis=1))
    told = [(found[k].laid.trick, found[k].laid.number, int(k)) for k in differ[:5]]
    assert not len(differ), f"{len(differ)} differ: {told}"


def until(trace: Trace) -> int:
    return int(trace[-1, 0]) + A_SECOND


def ended(case: Case) -> tuple[Any, Any]:
    """The hand's world, and the table that lent it the bones and has them back."""
    worlds, laws = records(case.laid)
    tables = filled(WORLD, case.lent.table if case.lent else {})
    if case.lent:
        lend(tables[0], worlds[0], case.lent.hand, *case.lent.turn)
    run(worlds, laws, case.trace, until(case.trace))
    if case.lent:
        give_back(tables[0], worlds[0], case.lent.hand, *case.lent.turn)
    return worlds, tables


def numbers(worlds: Any) -> Any:
    """Every number of each record as a double, in its order."""
    words = WORLD.itemsize // 8
    flat = np.ascontiguousarray(worlds)
    whole = np.array([kind == "i" for kind in _kinds(WORLD)])
    floats = flat.view(np.float64).reshape(-1, words)
    return np.where(whole, flat.view(np.int64).reshape(-1, words).astype(np.float64), floats)


def _kinds(dtype: np.dtype[Any]) -> list[str]:
    if dtype.shape:
        return _kinds(dtype.base) * int(dtype.shape[0])
    if dtype.names:
        return [kind for name in dtype.names for kind in _kinds(dtype[name])]
    return [str(dtype.kind)]


def run_by_the_page(found: list[Case], folder: Path) -> Any:
    given = {id(case.laid): case for case in found}
    index = {key: number for number, key in enumerate(given)}
    runs = [
        {"layout": index[id(laid)], "many": len(trace), "steps": until(trace)}
        for laid, trace, _ in found
    ]
    layouts = [
        {"law": laid.law, "world": laid.world, "lent": lent and lent._asdict()}
        for laid, _, lent in given.values()
    ]
    (folder / "cases.json").write_text(json.dumps({"layouts": layouts, "runs": runs}))
    (folder / "rows").write_bytes(np.concatenate([case.trace for case in found]).tobytes())
    node, _ = runpy.run_path(str(ROOT / "scripts" / "web.py"))["node"]()
    page = ROOT / "web" / "package.json"
    out = folder / "out"
    files = [PRINTED["FILE"], page, folder / "cases.json", folder / "rows", out]
    subprocess.run([node, TWIN, *files], check=True)
    return np.frombuffer(out.read_bytes()).reshape(len(found), -1)
