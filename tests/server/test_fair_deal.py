"""A deal that can be believed: the seed is fixed before anybody sits, and every player has a part
in the dice."""

import hashlib
import random

import pytest

from ludotheque import matchfile, shelf
from ludotheque import wire as m
from ludotheque.dice import mixed
from ludotheque.match import Match
from tests.server.playing import answer, party
from tests.server.serving import Server

MINE, YOURS = "0f" * 32, "a0" * 16


async def test_the_hash_is_published_when_the_table_is_opened_and_never_changes(
    server: Server,
) -> None:
    async with server.client() as host, server.client() as guest:
        code = await host.open_table(game="isis", players=2, bots={2: "random"})
        first = (await guest.table(code)).seed_hash
        assert len(first) == 64
        await host.do(code, m.Sit(seat=1, name="Red", nonce=MINE))
        await host.do(code, m.Start())
        assert (await guest.table(code)).seed_hash == first
        await host.do(code, m.Resign(seat=1))
        over = await guest.table(code)
        assert over.seed is not None
        assert over.seed_hash == first == hashlib.sha256(bytes.fromhex(over.seed)).hexdigest()


async def test_what_the_players_add_is_seen_by_all_and_is_in_the_match_file(
    server: Server,
) -> None:
    async with party(server, "isis", 2, start=False) as table:
        await table.do(1, m.AddNonce(seat=1, nonce=MINE))
        await table.do(2, m.AddNonce(seat=2, nonce=YOURS))
        assert await answer(table.tables[2], m.AddNonce(seat=2, nonce=MINE)) == "table-nonce"
        assert await answer(table.tables[2], m.AddNonce(seat=1, nonce=MINE)) == "table-not-yours"
        await table.do(1, m.Start())
        assert await answer(table.tables[1], m.AddNonce(seat=1, nonce=MINE)) == "table-playing"
        seats = (await table.newest(2)).table.seats
        assert (seats[1].nonce, seats[2].nonce) == (MINE, YOURS)
        reading = await table.play_out(random.Random("fair"))
        assert reading.match.nonces == {1: MINE, 2: YOURS}


async def test_with_opening_and_with_sitting_down(server: Server) -> None:
    async with server.client() as host, server.client() as guest:
        code = await host.open_table(game="isis", players=2, name="Red", nonce=MINE)
        await guest.do(code, m.Sit(seat=2, name="Green", nonce=YOURS))
        await guest.do(code, m.Sit(seat=2, name="Emerald"))  # another name, the same part
        seats = (await host.table(code)).seats
        assert (seats[1].nonce, seats[2].nonce) == (MINE, YOURS)
        await host.do(code, m.Start())  # and it waits for nobody


async def test_in_a_rematch_it_is_added_on_coming(server: Server) -> None:
    async with party(server, "isis", 2) as table:
        await table.do(1, m.Resign(seat=1))
        code = (await table.do(2, m.AskRematch())).code
        assert code is not None
        before, after = await table.clients[1].table(table.code), await table.clients[1].table(code)
        assert before.seed_hash != after.seed_hash
        await table.clients[2].do(code, m.AddNonce(seat=2, nonce=YOURS))
        assert (await table.clients[1].table(code)).seats[2].nonce == YOURS


def test_nobody_alone_chooses_the_dice() -> None:
    seed = bytes(32)
    alone, with_mine = mixed(seed, {}), mixed(seed, {1: MINE})
    assert alone == seed  # as every match was dealt before
    assert len({alone, with_mine, mixed(seed, {2: MINE}), mixed(seed, {1: MINE, 2: YOURS})}) == 4
    # The page computes the same: web/src/lib/proof.test.ts.
    assert with_mine.hex() == "fa5187d147e544bca9ab0ede7de4beeca6c33dab47ad42c6f40b4012b9a43ac1"


def test_a_file_whose_nonce_was_changed_is_found_out() -> None:
    game = shelf.game("nox")
    match = Match(game, 3, {}, bytes(32), nonces={1: MINE})
    rng = random.Random("honest")
    while match.outcome is None:
        seat = match.state.to_act[0]
        match.play(seat, rng.choice(match.state.moves(seat)).move)
    data = matchfile.write(match)
    assert matchfile.check(data, game).match.nonces == {1: MINE}
    forged = Match(game, 3, {}, bytes(32), nonces={1: YOURS})
    forged.entries = match.entries
    forged._ended = match.outcome
    with pytest.raises(matchfile.BadMatch):
        matchfile.check(matchfile.write(forged), game)


def test_a_match_file_from_before_verifies_as_before() -> None:
    game = shelf.game("isis")
    match = Match(game, 2, {"first": 1}, bytes(32))
    match.leave(1, "resign")
    data = matchfile.write(match)
    assert b"nonces" not in data
    assert matchfile.check(data, game).ended is not None
