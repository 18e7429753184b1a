"""Duels in turn with the hand, by two browsers."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from ludotheque.hands.doing import Doing
from tests.hands.bones.throws import clumsy
from tests.web.conftest import Visit
from tests.web.duels import hall, meet, on_turn, table_with, throws
from tests.web.house import House
from tests.web.people import drawer
from tests.web.solos import Player

WATCHED = "section.solo:not(.mine) canvas[data-corners]"
NOBODY: Doing = None  # type: ignore[assignment]  # a clumsy hand looks at nothing


@pytest.fixture(scope="module")
def house(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    opened = hall(tmp_path_factory.mktemp("duels"))
    yield opened
    opened.close()


def duel(visit: Visit, house: House, trick: str, managed: list[bool]) -> tuple[Player, Player]:
    """To its end: in each throw one is deft, or not."""
    first, second = map(Player, table_with(visit, house, duel=trick))
    meet(first, second)
    for number, well in enumerate(managed):
        mine = on_turn(number, first, second)
        other = second if mine is first else first
        expect(other.page.locator(WATCHED)).to_be_visible()
        expect(other.page.locator("section.solo .score")).to_contain_text(" : ")
        throws(mine, None if well else clumsy(NOBODY))
    return first, second


def told(players: tuple[Player, Player], how: str) -> None:
    for player in players:
        drawer(player.page, "Log")
        panel = player.page.get_by_role("tabpanel")
        expect(panel.get_by_text(re.compile(how))).to_be_visible()


@pytest.mark.long
def test_manu_by_two_browsers_and_looked_at_again(visit: Visit, house: House) -> None:
    players = duel(visit, house, "manu", [True, False])
    told(players, "Manu! (goes|between)")
    for player in players:
        player.page.keyboard.press("Escape")
    page = players[0].page
    expect(page.locator("section.solo")).to_have_count(0)
    page.get_by_role("button", name="See the last duel or challenge again").click()
    expect(page.locator("section.solo.film .score")).to_contain_text(" : ")
    page.get_by_role("button", name="Slowly").click()
    page.get_by_role("button", name="Enough", exact=True).click()
    expect(page.locator("section.solo")).to_have_count(0)


@pytest.mark.long
def test_naik_by_two_browsers(visit: Visit, house: House) -> None:
    told(duel(visit, house, "naik", [True, True, True, False]), "Naik! goes")


@pytest.mark.long
def test_bola_bola_by_two_browsers(visit: Visit, house: House) -> None:
    told(duel(visit, house, "bola-bola", [True, True, True, False]), "Bola-Bola! goes")
