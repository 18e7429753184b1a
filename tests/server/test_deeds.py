"""Deeds of the hand at real tables, over real sockets: done, watched, judged, kept."""

from typing import Any

import msgspec
import pytest

from ludotheque import wire as m
from ludotheque.client import AtTable
from ludotheque.contract import JUDGE, Refusal
from ludotheque.hands.doing import pictures
from tests.server.fair import (
    AtFair,
    catches,
    deeds,
    goes,
    moves,
    play_out,
    rolled,
    rolls,
    seen,
    shown,
    turn,
)
from tests.server.playing import answer, party
from tests.server.serving import Server
from tests.toys.hands.ring import drive

FIRST = {"first": 1}


async def test_a_ball_is_rolled_watched_and_judged_again(fair: Server) -> None:
    await roll_and_watch(fair)


async def test_a_hand_is_felt_and_seen_through_another_node(far: Server) -> None:
    await roll_and_watch(far)


async def roll_and_watch(server: Server) -> None:
    async with party(server, "fair", 2, kind=AtFair, options=FIRST) as table:
        mine, other = table.tables[1], table.tables[2]
        assert isinstance(mine, AtFair)
        assert isinstance(other, AtFair)
        deed = await goes(mine, 1, "roll")
        assert (deed.judge, deed.by, deed.begun) == ("ring", [1], False)
        assert deed.seconds == 90
        assert await answer(mine, m.Pause(seat=1)) == "done"
        assert await answer(mine, m.Resume(seat=1)) == "done"
        await moves(mine, 1, rolls())
        await turn(other, 2)
        await play_out(table)
        reading = await table.checked_file()
    [(setting, played)] = deeds(reading.match)
    alone = rolled(setting, rolls())
    assert alone.end
    assert (played.move, played.scene) == ("hit", alone.end.scene)
    assert [one.verdict for one in reading.deeds] == ["confirmed"]
    assert not any(setting.dice in told for told in (*mine.told, *other.told))
    look = reading.looks[played.n]
    assert look.trace == alone.trace
    assert look.film == alone.film
    assert mine.seen[-1].data == other.seen[-1].data == pictures(look.film)[-1][1]
    assert len(other.seen) <= len(mine.seen) / 2 + 2
    steps = [one.step for one in other.seen]
    assert steps == sorted(steps)


@pytest.mark.parametrize(("right", "told"), [(True, "hit"), (False, "miss")])
async def test_a_light_is_caught_by_who_simulates_it(fair: Server, right: bool, told: str) -> None:
    async with party(fair, "fair", 2, kind=AtFair, options=FIRST) as table:
        mine = table.tables[1]
        deed = await goes(mine, 1, "catch")
        assert deed.begun  # it was shown: nobody may look and take it back
        assert deed.what
        assert await answer(mine, m.Undo(seat=1)) == "undo-fact"
        await moves(mine, 1, catches(deed.what, right=right))
        await turn(mine, 2)
        await play_out(table)
        reading = await table.checked_file()
    [(setting, played)] = deeds(reading.match)
    assert played.move == told
    assert setting.what == deed.what
    assert [one.verdict for one in reading.deeds] == ["confirmed"]


async def test_what_needs_no_hand_is_known_at_once(fair: Server) -> None:
    async with party(fair, "fair", 2, kind=AtFair, options=FIRST) as table:
        await goes(table.tables[1], 1, "roll")
        await moves(table.tables[1], 1, rolls())
        await turn(table.tables[2], 2)
        await table.tables[2].move(2, "look")
        frame = await turn(table.tables[2], 1)
        assert [told.event.kind for told in frame.events] == ["hit"]
        assert frame.deed is None
        await turn(table.tables[1], 1)
        await table.tables[1].move(1, "guess")
        await turn(table.tables[1], 2)


async def test_a_deed_begins_where_the_last_one_ended(fair: Server) -> None:
    async with party(fair, "fair", 2, kind=AtFair, options=FIRST) as table:
        await goes(table.tables[1], 1, "roll")
        await moves(table.tables[1], 1, rolls(to=150))
        await turn(table.tables[2], 2)
        deed = await goes(table.tables[2], 2, "roll")
        assert deed.what
        x, y = deed.what["ball"]
        assert (x, y) != (0, 0)
        assert abs(x - 150) < 60
        await moves(table.tables[2], 2, rolls((x, y)))
        await turn(table.tables[1], 1)
        await play_out(table)
        reading = await table.checked_file()
    [(_, first), (second, played)] = deeds(reading.match)
    assert first.scene
    assert second.what["ball"] == first.scene["ball"]
    assert (first.move, played.move) == ("miss", "hit")


def frames(table: AtTable) -> list[dict[str, Any]]:
    """All that it was sent, also what was soon followed by another."""
    assert isinstance(table, AtFair)
    heard = [msgspec.json.decode(told) for told in table.told]
    return [message for message in heard if message["type"] == "frame"]


def left(table: AtTable) -> list[dict[str, Any]]:
    """What it was told of what deeds have left, as often as that was told."""
    return [frame["stands"] for frame in frames(table) if frame["stands"]]


async def test_what_a_deed_has_left_is_told_when_it_is_new_and_to_whoever_comes(
    fair: Server,
) -> None:
    async with party(fair, "fair", 2, kind=AtFair, options=FIRST) as table:
        mine, other = table.tables[1], table.tables[2]
        await goes(mine, 1, "roll")
        await moves(mine, 1, rolls())
        await turn(other, 2)
        await other.move(2, "guess")
        await turn(other, 1)
        [stands] = left(other)
        assert set(stands) == {"ball"}
        async with (
            AtFair(table.clients[1], table.code) as again,
            AtFair(table.clients[1], table.code, hands=False) as handless,
        ):
            for newcomer, told in ((again, [stands]), (handless, [])):
                await newcomer.until(lambda frame: frame.view)
                assert left(newcomer) == told


async def test_a_deed_is_looked_at_again_while_the_match_goes_on(fair: Server) -> None:
    async with (
        party(fair, "fair", 2, kind=AtFair, options=FIRST) as table,
        fair.client() as stranger,
    ):
        mine, other = table.tables[1], table.tables[2]
        assert isinstance(other, AtFair)
        deed = await goes(mine, 1, "roll")
        await moves(mine, 1, rolls())
        await turn(other, 2)
        told = [told for frame in frames(other) for told in frame["events"]]
        [n] = [one["n"] for one in told if one["event"]["kind"] == "hit"]
        film = await stranger.film(table.code, n)
        assert (film.judge, film.by, film.what) == ("ring", [1], deed.what)
        assert film.pictures[-1] == other.seen[-1].data
        assert film.steps == sorted(film.steps)
        for no_deed in (1, n - 1, 10**8):
            with pytest.raises(Refusal, match="no-film"):
                await stranger.film(table.code, no_deed)


async def test_until_it_is_touched_it_can_be_taken_back_and_then_no_more(fair: Server) -> None:
    async with party(fair, "fair", 2, kind=AtFair, options=FIRST) as table:
        mine, other = table.tables[1], table.tables[2]
        deed = await goes(mine, 1, "roll")
        await mine.do(m.Undo(seat=1))
        await other.do(m.AnswerUndo(seat=2, yes=True))
        await mine.until(lambda frame: frame.table.to_act == [1])
        again = await goes(mine, 1, "roll")
        assert again.deed != deed.deed
        await mine.do(m.Undo(seat=1))  # asked, and not answered yet
        await mine.hand(1, drive(50, 0))
        await mine.until(lambda frame: frame.deed and frame.deed.begun)
        assert await answer(other, m.AnswerUndo(seat=2, yes=True)) == "table-nothing-asked"
        assert await answer(mine, m.Undo(seat=1)) == "undo-fact"


async def test_only_whose_hand_it_is_is_heard(fair: Server) -> None:
    async with (
        party(fair, "fair", 2, kind=AtFair, options=FIRST) as table,
        fair.client() as stranger,
        AtFair(stranger, table.code) as watching,
    ):
        mine, other = table.tables[1], table.tables[2]
        await goes(mine, 1, "roll")
        await shown(watching)
        for intruder, seat in ((other, 1), (other, 2), (watching, 1), (watching, 9)):
            await intruder.hand(seat, drive(900, 0, opened=True))
            assert isinstance(intruder, AtFair)
            assert await intruder.refused.get() == "table-not-yours"
        await moves(mine, 1, rolls())
        await turn(mine, 2)
        await play_out(table)
        reading = await table.checked_file()
    [(setting, played)] = deeds(reading.match)
    assert (end := rolled(setting, rolls()).end)
    assert played.scene == end.scene


async def test_one_person_moves_the_hands_of_all_their_seats(fair: Server) -> None:
    async with fair.client() as host:
        code = await host.open_table(game="fair", players=2, name="Red", options=FIRST)
        async with AtFair(host, code) as table:
            await table.do(m.Sit(seat=2, name="Green"))
            await table.do(m.Start())
            for seat in (1, 2):
                await turn(table, seat)
                deed = await goes(table, seat, "catch")
                assert deed.what
                await moves(table, seat, catches(deed.what))
                frame = await turn(table, 3 - seat)
                assert frame.view
                assert frame.view["scores"][str(seat)] == 1


async def test_whoever_comes_in_the_middle_sees_all_of_it(fair: Server) -> None:
    async with party(fair, "fair", 2, kind=AtFair, options=FIRST) as table:
        mine = table.tables[1]
        assert isinstance(mine, AtFair)
        deed = await goes(mine, 1, "roll")
        hands = rolls()
        for _ in range(30):
            await mine.hand(1, next(hands))
        await seen(mine, 30)
        async with fair.client() as guest, AtFair(guest, table.code) as watching:
            assert (await shown(watching)).what == deed.what
            picture = await anext(watching.pictures())
            assert picture[1:] == mine.seen[-1][1:]
            assert watching.frame
            assert picture.n == watching.frame.n
        await moves(mine, 1, hands)
        await turn(mine, 2)


async def test_a_reader_who_asked_for_no_hands_gets_facts_and_no_pictures(fair: Server) -> None:
    async with (
        party(fair, "fair", 2, kind=AtFair, options=FIRST) as table,
        fair.client() as guest,
        AtFair(guest, table.code, hands=False) as plain,
    ):
        await goes(table.tables[1], 1, "roll")
        await plain.until(lambda frame: frame.deed)
        await plain.hand(1, b"")
        assert await plain.refused.get() == "bad-message"
        await moves(table.tables[1], 1, rolls())
        await turn(plain, 2)
        assert plain._pictures.empty()


async def test_a_pause_freezes_the_world(fair: Server) -> None:
    async with party(fair, "fair", 2, kind=AtFair, options=FIRST) as table:
        mine = table.tables[1]
        await goes(mine, 1, "roll")
        hands = rolls()
        for _ in range(30):
            await mine.hand(1, next(hands))
        await mine.do(m.Pause(seat=1))
        for _ in range(50):
            await mine.hand(1, drive(-900, 0, opened=True))  # nothing is heard now
        await mine.do(m.Resume(seat=1))
        await moves(mine, 1, hands)
        await turn(mine, 2)
        await play_out(table)
        reading = await table.checked_file()
    [(setting, played)] = deeds(reading.match)
    assert (end := rolled(setting, rolls()).end)
    assert (played.move, played.scene) == (end.fact, end.scene)


async def test_who_leaves_is_replaced_by_a_bots_hand(fair: Server) -> None:
    async with party(fair, "fair", 3, kind=AtFair, options=FIRST) as table:
        mine, other = table.tables[1], table.tables[2]
        await goes(mine, 1, "roll")
        for _ in range(10):
            await mine.hand(1, drive(-500, 300))
        await mine.do(m.Stand(seat=1))
        frame = await other.until(lambda frame: frame.table.to_act == [2])
        assert frame.view
        assert frame.view["scores"]["1"] == 1


async def test_bots_move_a_hand_like_everybody(fair: Server) -> None:
    """They go to the stalls as they like: so as many matches as it takes."""
    done: list[str] = []
    while not done:
        async with party(fair, "fair", 2, kind=AtFair, options=FIRST, bots={2: "random"}) as table:
            mine = table.tables[1]
            while not (await mine.until(lambda f: f.table.to_act in ([1], []))).outcome:
                n = (await mine.move(1, "guess")).n
                await mine.until(lambda frame, n=n: frame.n > n)  # type: ignore[misc]
            reading = await table.checked_file()
        done = [played.move for _, played in deeds(reading.match)]
        assert all(one.verdict == "confirmed" for one in reading.deeds)
    assert set(done) == {"hit"}


async def test_at_the_end_of_the_clock_the_hand_opens_and_what_follows_counts(
    fair: Server,
) -> None:
    clock = m.Clock(move=2000)
    async with party(fair, "fair", 2, kind=AtFair, options=FIRST, clock=clock) as table:
        mine = table.tables[1]
        deed = await goes(mine, 1, "roll")
        assert deed.seconds is not None
        assert 500 < deed.seconds <= 2000
        frame = mine.frame
        assert frame
        assert frame.table.seats[1].running
    short = m.Clock(total=30, increment=1)
    async with party(fair, "fair", 2, kind=AtFair, options=FIRST, clock=short) as table:
        mine = table.tables[1]
        deed = await goes(mine, 1, "roll")
        assert deed.seconds is not None
        steps = round(deed.seconds * 60)
        await moves(mine, 1, (drive(-200, 0) for _ in range(steps + 10)))
        frame = await turn(mine, 2)
        assert frame.table.seats[1].gone is None
        assert frame.view
        assert frame.view["scores"]["1"] == 0


async def test_facts_are_not_for_people_to_say_here(fair: Server) -> None:
    async with party(fair, "fair", 2, kind=AtFair, options=FIRST) as table:
        await goes(table.tables[1], 1, "roll")
        code = await answer(table.tables[1], m.Declare(seat=1, fact="hit"))
        assert code == "table-not-referee"
        assert (await table.newest()).table.to_act == [JUDGE]
