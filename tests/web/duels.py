"""Duels of OSS at the page: a match in which a certain one is in view, and throws in it."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from ludotheque.hands.bones.duel import HEAD
from ludotheque.hands.bones.dueling import laid_for
from ludotheque.hands.bones.laying_out import Layout
from ludotheque.hands.bones.pictures import BONE, SEEN
from ludotheque.hands.bones.traces import Trace
from tests.oss.seeds import seed_for
from tests.web.conftest import Visit
from tests.web.house import House
from tests.web.people import begin, open_moves, path_of, sentence, sit_down, who_acts
from tests.web.pointing import Mouse, perform
from tests.web.solos import LAY, Player, deft

# What the browsers add to the dice is known, so the seed decides.
PART = "07" * 32
KNOWN = "() => { crypto.getRandomValues = (bytes) => bytes.fill(7); }"
FORGIVE = {"forgive": "WebGL"}
NAMES = ("Ben", "Cem", "Dan")


def hall(folder: Path) -> House:
    """Time passes there with what a hand says, and the dice are as they are written down."""
    house = House(folder, module="tests.server.house")
    house.environment |= {"BY_HAND": "1", "SEEDS": str(folder / "seed")}
    (folder / "seed").write_text("00" * 32, encoding="utf-8")
    house.open()
    return house


def table_with(
    visit: Visit, house: House, players: int = 2, *, people: int | None = None, **wanted: str
) -> list[Page]:
    """People at a table of OSS whose first duel or challenge is the one that is wanted."""
    people = people or players
    nonces = dict.fromkeys(range(1, people + 1), PART)
    seed = seed_for(players, **wanted, nonces=nonces, first=False)
    (house.data / "seed").write_text(seed.hex(), encoding="utf-8")
    host = visit("/box/oss", **FORGIVE)
    host.evaluate(KNOWN)
    begin(host, "With friends", players)
    pages = [host]
    for name in NAMES[: people - 1]:
        guest = visit(path_of(host), **FORGIVE)
        guest.evaluate(KNOWN)
        sit_down(guest, name)
        expect(host.get_by_text(name)).to_be_visible()
        pages.append(guest)
    host.get_by_role("button", name="Start").click()
    for page in pages:
        expect(sentence(page)).to_be_visible()
    return pages


def meet(*players: Player) -> None:
    """All lay before the same trick."""
    trick = None
    for _ in players:
        page = who_acts(*(player.page for player in players))
        moves = open_moves(page).locator("li button")
        offers = [LAY.search(text) for text in moves.all_inner_texts()]
        tricks = [offer[2] if offer else None for offer in offers]
        trick = trick or next(filter(None, tricks))
        moves.nth(tricks.index(trick)).click()
        page.get_by_role("button", name="Play it", exact=True).click()
        expect(page.locator("footer .would")).to_have_count(0)


def throw_now(player: Player) -> tuple[int, Layout]:
    """Which throw it is, and how it is laid out, from what came over the wire."""
    assert player.dueling
    number, _, of_round, *_ = HEAD.unpack_from(player.picture)
    _, _, x16, y16 = BONE.unpack_from(player.picture, HEAD.size + SEEN.size)
    ball = (x16 / 16, y16 / 16) if player.dueling.decides == "failure" else None
    return number, laid_for(player.dueling, number % 2, of_round, ball)


def on_turn(number: int, *players: Player) -> Player:
    """Whose hand it is in this throw."""
    for _ in range(2400):
        for player in players:
            if player.picture and player.solo.count() and throw_now(player)[0] == number:
                return player
        players[0].page.wait_for_timeout(50)
    raise AssertionError(f"Nobody's hand is asked for in throw {number}.")


def throws(player: Player, trace: Trace | None = None) -> None:
    """Deftly, unless it is told how; its time stands meanwhile."""
    bones = player.stop_time()
    done: Any = deft(throw_now(player)[1]) if trace is None else trace
    perform(player.page, bones, done, Mouse(player.page))
    player.page.clock.resume()
