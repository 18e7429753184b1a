"""The real box on the table: facts declared, confirmed, standing by the next move, disputed."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from ludotheque import shelf
from ludotheque import wire as m
from ludotheque.contract import Attempt, Refusal
from tests.server.playing import Party, answer, party
from tests.server.serving import Server
from tests.tables import BOXES, real

MATCHES = [(box, players, options) for box in BOXES for players, options in real(box)]


@pytest.mark.parametrize(("game", "players", "options"), MATCHES)
async def test_a_whole_match_is_played_with_the_real_box(
    server: Server, game: str, players: int, options: dict[str, Any]
) -> None:
    """Facts are declared by anybody, and confirmed by somebody else or by playing on."""
    async with party(server, game, players, options=options, mode="referee") as table:
        reading = await table.play_out(random.Random(f"{game}{players}{options}"))
        moves = [(entry.seat, entry.move) for entry in reading.match.entries]  # type: ignore[union-attr]
        assert moves == [(seat, move) for seat, move, _ in table.acknowledged]
        assert 0 in {seat for seat, _ in moves}


def test_every_variant_of_every_box_with_a_referee_is_among_them() -> None:
    cards = [shelf.card(name) for name in shelf.names()]
    wanted = {
        (card.name, variant)
        for card in cards
        if "referee" in card.modes
        for variant in card.variants
    }
    assert {(game, options.get("variant", "standard")) for game, _, options in MATCHES} == wanted


THROW = Attempt("throw", (1,), {"stones": 1})
HANDS = {"tin": "real"}


@asynccontextmanager
async def thrown(house: Server, players: int = 3) -> AsyncIterator[Party]:
    """Pebbles: all have bid, seat 1 the most; what their throw does is for the table to say."""
    async with party(house, "pebbles", players, mode="referee", options=HANDS) as table:
        await table.move(1, "bid 1")
        for seat in range(2, players + 1):
            await table.move(seat, "bid 0")
        yield table


def scores(frame: m.Frame) -> dict[str, int]:
    assert frame.view is not None
    found: dict[str, int] = frame.view["scores"]
    return found


async def test_anybody_declares_and_somebody_else_confirms(house: Server) -> None:
    async with thrown(house) as table:
        assert {choice.move for choice in (await table.newest(3)).moves} == {"hit", "miss"}
        await table.do(2, m.Declare(seat=2, fact="hit"))
        frame = await table.newest(3)
        assert frame.table.fact == m.FactInfo("hit", 2, THROW)
        assert scores(frame)["1"] == 1
        assert await answer(table.tables[2], m.Confirm(seat=2)) == "table-own-fact"
        await table.do(3, m.Confirm(seat=3))
        assert (await table.newest()).table.fact is None
        assert await answer(table.tables[1], m.Dispute(seat=1)) == "table-no-fact"


async def test_a_fact_stands_when_the_next_move_is_made(house: Server) -> None:
    async with thrown(house) as table:
        await table.do(1, m.Declare(seat=1, fact="hit"))
        await table.move(1, "bid 0")
        assert (await table.newest()).table.fact is None
        assert await answer(table.tables[2], m.Dispute(seat=2)) == "table-no-fact"


async def test_a_dispute_freezes_play_until_the_host_logs_what_happened(house: Server) -> None:
    async with thrown(house) as table:
        await table.do(2, m.Declare(seat=2, fact="hit"))
        await table.do(3, m.Dispute(seat=3))
        frame = await table.newest(3)
        assert (frame.table.status, frame.moves) == ("disputed", [])
        assert await answer(table.tables[3], m.Move(seat=3, move="bid 0")) == "table-disputed"
        assert await answer(table.tables[3], m.Correct(fact="miss")) == "table-not-judge"
        assert await answer(table.tables[1], m.Correct(fact="bid 2")) == "not-a-throw"
        await table.do(1, m.Correct(fact="miss"))
        frame = await table.newest(3)
        assert (frame.table.status, frame.table.fact) == ("playing", None)
        assert scores(frame)["1"] == 0
        assert [told.event.kind for told in frame.events][:2] == ["corrected", "miss"]
        assert await answer(table.tables[1], m.Correct(fact="hit")) == "table-no-dispute"


async def test_the_host_may_find_that_the_fact_was_right(house: Server) -> None:
    async with thrown(house) as table:
        await table.do(2, m.Declare(seat=2, fact="hit"))
        before = (await table.newest(3)).view
        await table.do(3, m.Dispute(seat=3))
        await table.do(1, m.Correct(fact="hit"))
        frame = await table.newest(3)
        assert (frame.view, frame.events) == (before, [])


async def test_the_last_fact_can_be_disputed_and_the_seed_waits_for_it(house: Server) -> None:
    async with thrown(house, players=2) as table:
        for last in (False, False, True):
            await table.do(1, m.Declare(seat=1, fact="hit"))
            if not last:
                await table.move(1, "bid 1")
                await table.move(2, "bid 0")
        frame = await table.newest()
        assert (frame.table.status, frame.table.seed) == ("over", None)
        with pytest.raises(Refusal, match="table-not-over"):
            await table.checked_file()
        await table.do(2, m.Dispute(seat=2))
        assert await answer(table.tables[2], m.Resign(seat=2)) == "table-over"
        await table.do(1, m.Correct(fact="miss"))
        assert (await table.newest()).table.seed is None  # there are but two: the other says yes
        await table.do(2, m.Confirm(seat=2))
        assert (await table.newest()).table.seed is not None
        reading = await table.checked_file()
        assert reading.match.outcome is not None
        assert reading.match.outcome.scores == {1: 2, 2: 0}


async def test_whoever_declared_it_puts_it_right_before_it_stands(house: Server) -> None:
    """A slip of the thumb needs neither a dispute nor the host; somebody must still confirm it."""
    async with thrown(house) as table:
        await table.do(2, m.Declare(seat=2, fact="hit"))
        assert [choice.move for choice in (await table.newest(2)).corrections] == ["hit", "miss"]
        assert (await table.newest(3)).corrections == []
        assert await answer(table.tables[3], m.Correct(fact="miss")) == "table-no-dispute"
        await table.do(2, m.Correct(fact="miss"))
        frame = await table.newest(3)
        assert frame.table.fact == m.FactInfo("miss", 2, THROW)
        assert scores(frame)["1"] == 0
        await table.do(3, m.Dispute(seat=3))
        await table.do(1, m.Correct(fact="hit"))
        frame = await table.newest(3)
        assert (scores(frame)["1"], frame.table.fact) == (1, None)


async def test_what_did_not_happen_is_taken_back_and_asked_again(house: Server) -> None:
    async with thrown(house) as table:
        asked = await table.newest(3)
        await table.do(2, m.Declare(seat=2, fact="hit"))
        await table.do(2, m.Correct())
        frame = await table.newest(3)
        assert (frame.table.fact, frame.view, frame.moves) == (None, asked.view, asked.moves)
        await table.do(3, m.Declare(seat=3, fact="miss"))
        assert (await table.newest(3)).table.fact == m.FactInfo("miss", 3, THROW)


async def test_in_a_dispute_the_host_sees_what_it_could_have_been(house: Server) -> None:
    async with thrown(house) as table:
        assert (await table.newest(3)).attempt == THROW
        await table.do(2, m.Declare(seat=2, fact="hit"))
        assert (await table.newest(3)).attempt is None
        await table.do(3, m.Dispute(seat=3))
        host, other = await table.newest(1), await table.newest(2)
        assert host.table.fact == m.FactInfo("hit", 2, THROW, disputed=3, judge=1)
        assert [choice.move for choice in host.corrections] == ["hit", "miss"]
        assert other.corrections == []


@pytest.mark.parametrize(("says", "denies", "settles"), [(1, 3, 2), (2, 1, 3), (3, 1, 2)])
async def test_a_host_who_is_a_side_does_not_settle_it(
    house: Server, says: int, denies: int, settles: int
) -> None:
    async with thrown(house) as table:
        await table.do(says, m.Declare(seat=says, fact="hit"))
        await table.do(denies, m.Dispute(seat=denies))
        frame = await table.newest(settles)
        assert frame.table.fact == m.FactInfo("hit", says, THROW, disputed=denies, judge=settles)
        for side in (says, denies):
            assert await answer(table.tables[side], m.Correct(fact="miss")) == "table-not-judge"
        await table.do(settles, m.Correct(fact="miss"))
        assert (await table.newest()).table.fact is None


async def test_between_two_the_one_who_said_it_answers_and_the_other_may_dispute_that(
    house: Server,
) -> None:
    async with thrown(house, players=2) as table:
        await table.do(2, m.Declare(seat=2, fact="hit"))
        await table.do(1, m.Dispute(seat=1))  # the host, who is a side
        assert await answer(table.tables[1], m.Correct(fact="miss")) == "table-not-judge"
        await table.do(2, m.Correct(fact="hit"))
        frame = await table.newest(1)
        assert (frame.table.status, frame.table.fact) == ("playing", m.FactInfo("hit", 2, THROW))
        await table.do(1, m.Dispute(seat=1))
        await table.do(2, m.Correct(fact="miss"))
        await table.do(1, m.Confirm(seat=1))
        assert scores(await table.newest(1))["1"] == 0


async def test_two_who_tap_at_once_have_spoken_of_the_same_throw(house: Server) -> None:
    async with thrown(house) as table:
        n = (await table.newest()).n
        await table.do(1, m.Declare(seat=1, fact="hit", n=n))
        late = m.Declare(seat=2, fact="hit", n=n)
        assert await answer(table.tables[2], late) == "table-late"
        n = (await table.newest()).n
        await table.do(1, m.Correct(fact="miss"))
        for command in (m.Confirm(seat=2, n=n), m.Dispute(seat=2, n=n)):
            assert await answer(table.tables[2], command) == "table-late"
        await table.do(3, m.Confirm(seat=3, n=(await table.newest()).n))


async def test_whoever_leaves_in_the_middle_of_a_dispute_ends_it(house: Server) -> None:
    async with thrown(house, players=2) as table:
        await table.do(1, m.Declare(seat=1, fact="hit"))
        await table.do(2, m.Dispute(seat=2))
        await table.do(2, m.Resign(seat=2))
        assert (await table.newest()).table.status == "over"
        assert (await table.checked_file()).ended is not None


async def test_all_at_one_device_need_nobody_to_confirm(house: Server) -> None:
    async with house.client() as tablet:
        code = await tablet.open_table(
            game="pebbles", players=2, mode="referee", name="Red", options=HANDS
        )
        await tablet.do(code, m.Sit(seat=2, name="Green"))
        await tablet.do(code, m.Start())
        for command in (m.Move(seat=1, move="bid 0"), m.Move(seat=2, move="bid 0")):
            await tablet.do(code, command)
        async with tablet.at(code) as table:  # behind the curtain
            frame = await table.until(lambda frame: True)
            assert {choice.move for choice in frame.moves} == {"hit", "miss"}
            for last in (False, False, True):
                said = await tablet.do(code, m.Declare(seat=2, fact="miss"))
                frame = await table.until(lambda frame, n=said.n: frame.n >= n)  # type: ignore[misc]
                assert frame.corrections  # the last one too
                if not last:  # a slip of the thumb is put right here too
                    await tablet.do(code, m.Correct(fact="hit"))
                    for seat in (1, 2):
                        await tablet.do(code, m.Move(seat=seat, move="bid 0"))
                    assert (await tablet.table(code)).fact is None
            over = await tablet.table(code)
            assert (over.status, over.seed is not None) == ("over", True)
            await tablet.do(code, m.Correct())
            assert (await tablet.table(code)).status == "playing"


async def test_facts_are_for_referee_tables_and_for_those_who_sit_there(
    server: Server, house: Server
) -> None:
    async with party(server, "isis", 2) as table:
        fact = m.Declare(seat=1, fact="hit")
        assert await answer(table.tables[1], fact) == "table-not-referee"
    async with (
        thrown(house) as table,
        house.client() as stranger,
        stranger.at(table.code) as watching,
    ):
        for command in (fact, m.Confirm(seat=1), m.Dispute(seat=1)):
            assert await answer(watching, command) == "table-not-yours"


async def test_somebody_who_moves_the_table_is_reported_at_any_time(server: Server) -> None:
    """A fact that nobody asked for: Bausack's rules know it."""
    async with party(
        server, "bausack", 3, options={"variant": "knockout"}, mode="referee"
    ) as table:
        facts = [choice.move for choice in (await table.newest()).interruptions]
        assert facts[:3] == ["table 1", "table 2", "table 3"]
        before = (await table.newest()).view
        await table.do(2, m.Declare(seat=2, fact="table 1"))
        assert "table" in [told.event.kind for told in (await table.newest()).events]
        await table.do(1, m.Dispute(seat=1))
        assert [choice.move for choice in (await table.newest(3)).corrections] == facts
        await table.do(3, m.Correct())  # nobody did
        assert (await table.newest()).view == before


async def test_who_begins_as_the_sheet_has_it_is_said_at_the_start(server: Server) -> None:
    """OSS: the most big-boned is the first Chief. Without the real box it is the lot."""
    async with server.client() as tablet:
        code = await tablet.open_table(game="oss", players=2, mode="referee", name="Red")
        await tablet.do(code, m.Sit(seat=2, name="Green"))
        with pytest.raises(Refusal, match="table-no-such-seat"):
            await tablet.do(code, m.Start(first=3))
        await tablet.do(code, m.Start(first=2))
        assert (await tablet.table(code)).options == {"first": 2}
        async with tablet.at(code) as table:
            frame = await table.until(lambda frame: frame.view is not None)
        assert frame.view is not None
        assert (frame.view["chief"], frame.view["turn"]) == (2, 2)
        code = await tablet.open_table(game="isis", players=2, name="Red", bots={2: "greedy"})
        with pytest.raises(Refusal, match="table-not-referee"):
            await tablet.do(code, m.Start(first=1))


async def test_what_means_nothing_with_a_real_box_is_left_out_there(server: Server) -> None:
    """Babel, blind: whoever draws from a real sack names no block, and the house draws none."""
    async with server.client() as somebody:
        wanted: dict[str, Any] = {"game": "bausack", "players": 2, "options": {"blind": True}}
        real = await somebody.open_table(mode="referee", name="Ann", **wanted)
        assert (await somebody.table(real)).options == {}
        on_the_screen = await somebody.open_table(name="Ann", **wanted)
        assert (await somebody.table(on_the_screen)).options == {"blind": True}
