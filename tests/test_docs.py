"""The pages in docs/ that tell what the program does are held to what it does."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludotheque import wire
from ludotheque.server import describe
from ludotheque.server.limits import limits
from ludotheque.server.meanings import meanings, sentence
from ludotheque.server.metrics import METRICS

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "ludotheque"
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
TYPES = [
    kind
    for kind in vars(wire).values()
    if isinstance(kind, type)
    and issubclass(kind, msgspec.Struct)
    and kind.__module__ == "ludotheque.wire"
]


def test_the_page_about_the_socket_is_up_to_date() -> None:
    page = (ROOT / "docs" / "websocket.md").read_text(encoding="utf-8")
    assert page == describe.websocket_page(), "run: make docs"


@pytest.mark.parametrize("kind", TYPES, ids=lambda kind: kind.__name__)
def test_every_type_of_the_wire_says_what_it_is(kind: Any) -> None:
    assert sentence(kind).endswith((".", "?"))


@pytest.mark.parametrize("kind", TYPES, ids=lambda kind: kind.__name__)
def test_every_field_of_the_wire_says_what_it_means(kind: Any) -> None:
    told = meanings(kind)
    assert set(kind.__struct_fields__) <= set(told)
    silent = {name for name in kind.__struct_fields__ if not told[name]}
    assert silent <= {"seat", "event"}, silent  # these two say it themselves


def test_the_page_shows_every_command_and_every_message() -> None:
    page = describe.websocket_page()
    for kind in (*describe.COMMANDS, *describe.MESSAGES, *describe.PARTS):
        assert f"\n### {kind.__name__}\n" in page


def test_no_type_is_named_that_has_no_section() -> None:
    page = describe.websocket_page()
    linked = set(re.findall(r"\]\(#(\w+)\)", page))
    assert linked <= {title.lower() for title in re.findall(r"^### (\w+)$", page, re.MULTILINE)}


def test_a_host_finds_every_environment_variable() -> None:
    read = {
        name
        for file in SOURCE.rglob("*.py")
        for name in re.findall(r"\"(LUDOTHEQUE_\w+)\"", file.read_text(encoding="utf-8"))
    }
    assert read
    assert read <= set(re.findall(r"`(LUDOTHEQUE_\w+)", HOSTING))


def test_a_host_finds_every_limit_with_its_value() -> None:
    known = msgspec.structs.asdict(limits)
    told = dict(re.findall(r"^\| `([A-Z_]+)` \| ([\d,.]+) ", HOSTING, re.MULTILINE))
    assert {name: float(value.replace(",", "")) for name, value in told.items()} == known


def test_a_host_finds_every_metric() -> None:
    known = {metric.name for metric in METRICS.registry.collect()}
    assert known <= set(re.findall(r"`(ludotheque_\w+)`", HOSTING))
