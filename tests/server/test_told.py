"""What a host is given to watch a house by: a board for Grafana, alerts for Prometheus. Every
figure that they name is one that a running house tells, and every alert can be heard."""

import asyncio
import json
import random
import re
import subprocess
from collections.abc import Iterator
from itertools import combinations, product
from pathlib import Path
from typing import Any

import services

from tests.server.neighbours import FILES
from tests.server.playing import party
from tests.server.postgres import missing
from tests.server.serving import ROOT, Server

BOARD, ALERTS = FILES / "grafana.json", FILES / "alerts.yml"
NAME = re.compile(r"\bludotheque_\w+")
SUFFIXES = {"histogram": ("_bucket", "_sum", "_count"), "counter": ("",), "gauge": ("",)}


def told(server: Server) -> set[str]:
    """The names of all series that it has, or will have once something has happened."""
    page = server.get("/metrics")[2].decode()
    kinds = re.findall(r"^# TYPE (\w+) (\w+)$", page, re.MULTILINE)
    return {name + more for name, kind in kinds for more in SUFFIXES[kind]} | {
        name for name, _ in kinds
    }


def value(server: Server, name: str) -> float:
    page = server.get("/metrics")[2].decode()
    return float(re.findall(rf"^ludotheque_{name} (\S+)", page, re.MULTILINE)[0])


def panels() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(BOARD.read_text("utf-8"))["panels"]
    return found


def expressions() -> Iterator[str]:
    for panel in panels():
        for target in panel.get("targets", ()):
            yield target["expr"]


def checked(tmp_path: Path, what: str, *words: str) -> None:
    program = services.promtool()
    if program is None:
        missing("promtool")
    done = subprocess.run(
        [program, *words], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{what}: {done.stdout}{done.stderr}"


async def test_a_house_tells_every_figure_of_board_alerts_and_page(far: Server) -> None:
    async with party(far, "isis", 2) as table:
        await table.step(random.Random(1))
        there = told(far)
        while value(far, "relayed") != 2:
            await asyncio.sleep(0.05)
        while not (value(far, "loop_lag_seconds_count") and value(far, "beat_seconds_count")):
            await asyncio.sleep(0.05)
    shown = set(NAME.findall(" ".join(expressions())))
    warned = set(NAME.findall(ALERTS.read_text("utf-8")))
    hosting = (ROOT / "docs/hosting.md").read_text("utf-8")
    explained = set(re.findall(r"^\| `(ludotheque_\w+)`", hosting, re.MULTILINE))
    assert shown <= there
    assert warned <= there
    bare = {re.sub("_(total|bucket|sum|count|created)$", "", name) for name in there}
    assert {re.sub("_(total|bucket)$", "", name) for name in shown} == explained
    assert explained == bare


async def test_a_house_of_one_tells_how_long_entries_wait(server: Server) -> None:
    async with party(server, "isis", 2) as table:
        await table.step(random.Random(1))
    assert value(server, "append_seconds_count") > 0
    assert value(server, "queue_seconds_count") > 0


def test_the_board_is_one_that_grafana_can_draw() -> None:
    board = json.loads(BOARD.read_text("utf-8"))
    assert {"title", "uid", "schemaVersion", "panels", "templating", "time"} <= board.keys()
    assert len({panel["id"] for panel in panels()}) == len(panels())
    for panel in panels():
        assert panel["title"]
        if panel["type"] != "row":
            letters = [target["refId"] for target in panel["targets"]]
            assert letters
            assert len(set(letters)) == len(letters)
            assert panel["datasource"]["uid"] == "${source}"
    for one, other in combinations(panels(), 2):
        assert not places(one) & places(other), (one["title"], other["title"])


def places(panel: dict[str, Any]) -> set[tuple[int, int]]:
    """The squares of the board that it takes."""
    at = panel["gridPos"]
    assert at["x"] + at["w"] <= 24
    return set(product(range(at["x"], at["x"] + at["w"]), range(at["y"], at["y"] + at["h"])))


def test_prometheus_reads_every_line_of_the_board(tmp_path: Path) -> None:
    rules = [
        {"record": f"board:{number}", "expr": filled}
        for number, filled in enumerate(
            expression.replace("$__rate_interval", "5m").replace("$job", "ludotheque")
            for expression in expressions()
        )
    ]
    (tmp_path / "board.yml").write_text(json.dumps({"groups": [{"name": "b", "rules": rules}]}))
    checked(tmp_path, "the board", "check", "rules", "board.yml")


def series(name: str, values: str, **labels: str) -> dict[str, str]:
    told = ", ".join(f'{key}="{value}"' for key, value in {"instance": "one", **labels}.items())
    return {"series": f"{name}{{{told}}}", "values": values}


# By alert: what a house tells for an hour, a value each 10 s; and another with which it is silent.
LATE, QUICK = "0+1x360", "0+100x360"  # of 100 turns in 10 s, so many within a bucket
HEARD: dict[str, tuple[list[dict[str, str]], list[dict[str, str]]]] = {
    "HouseDown": (
        [series("up", "0x360", job="ludotheque")],
        [series("up", "1x360", job="ludotheque")],
    ),
    "HouseCannotWrite": (
        [series("ludotheque_refusals_total", "0+1x360", code="store-full")],
        [series("ludotheque_refusals_total", "0+1x360", code="not-your-turn")],
    ),
    "HouseFull": (
        [series("ludotheque_refusals_total", "0+1x360", code="server-full")],
        [series("ludotheque_refusals_total", "5x360", code="server-full")],
    ),
    "NodeLosesItsLease": (
        [series("ludotheque_lease_seconds", "-1x360")],
        [series("ludotheque_lease_seconds", "2.4x360")],
    ),
    "NodeWasDead": (
        [series("ludotheque_deaths_total", "0x320 1x40")],
        [series("ludotheque_deaths_total", "1x360")],
    ),
    "VisitorsHeld": (
        [series("ludotheque_held", "3x360")],
        [series("ludotheque_held", "0 3 3 0x360")],
    ),
    "BotsFail": (
        [series("ludotheque_bot_failures_total", "0+1x360")],
        [series("ludotheque_bot_failures_total", "0x355 1x5")],
    ),
    "DeedsWait": (
        [series("ludotheque_deeds_waiting", "1x360")],
        [series("ludotheque_deeds_waiting", "0x360")],
    ),
}
for alert, name, bucket in (
    ("HouseLate", "loop_lag", "0.1"),
    ("HouseWritesSlowly", "append", "0.25"),
    ("HouseWaitsToWrite", "queue", "0.25"),
    ("BotsWait", "bot_wait", "1.0"),
):
    metric = f"ludotheque_{name}_seconds_bucket"
    rest = [series(metric, QUICK, le="5.0"), series(metric, QUICK, le="+Inf")]
    HEARD[alert] = (
        [series(metric, LATE, le=bucket), *rest],
        [series(metric, QUICK, le=bucket), *rest],
    )


def named() -> list[str]:
    return re.findall(r"- alert: (\w+)", ALERTS.read_text("utf-8"))


def test_every_alert_is_heard_when_it_should_be_and_else_it_is_silent(tmp_path: Path) -> None:
    assert sorted(HEARD) == sorted(named())
    tests: list[dict[str, Any]] = []
    for alert, (bad, good) in HEARD.items():
        for given, count in ((bad, 1), (good, 0)):
            found = f'count(ALERTS{{alertname="{alert}", alertstate="firing"}}) or vector(0)'
            asked = {"expr": found, "eval_time": "59m"}
            asked["exp_samples"] = [{"labels": "{}", "value": count}]  # type: ignore[assignment]
            tests.append({"interval": "10s", "input_series": given, "promql_expr_test": [asked]})
    rules = {"rule_files": [str(ALERTS)], "evaluation_interval": "10s", "tests": tests}
    (tmp_path / "tests.yml").write_text(json.dumps(rules))
    checked(tmp_path, "the alerts", "test", "rules", "tests.yml")
