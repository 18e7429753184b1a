"""Match files: whole, cut off, tampered with."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque import matchfile, shelf
from ludotheque.match import Match, Played, Sitter
from ludotheque.matchfile import BadMatch


def played(box: str = "isis", moves: int = 10_000) -> Match:
    match = Match(shelf.game(box), 3, {"first": 2}, bytes(range(32)), {1: Sitter("Player 1")})
    rng = random.Random(5)
    while match.outcome is None and moves:
        seat = match.state.to_act[0]
        match.play(seat, rng.choice(match.state.legal(seat)))
        moves -= 1
    return match


WHOLE = matchfile.write(played())
ISIS = shelf.game("isis")


def test_a_finished_match_passes_the_check() -> None:
    reading = matchfile.check(WHOLE, ISIS)
    assert reading.match.outcome == played().outcome
    assert matchfile.write(reading.match) == WHOLE


def test_the_seed_can_be_left_out_until_the_end() -> None:
    match = played(moves=4)
    running = matchfile.write(match, with_seed=False)
    assert match.seed.hex().encode() not in running
    with pytest.raises(BadMatch, match="match-no-seed"):
        matchfile.read(running, ISIS)
    over = matchfile.write(played(), with_seed=False)
    matchfile.check(over, ISIS)


def test_undo_and_leaving_are_in_the_file() -> None:
    match = Match(shelf.game("fakir"), 2, {"first": 1}, bytes(32))
    match.play(1, "H 2@3")
    match.undo(0)
    match.play(1, "H 1@3")
    match.leave(2, "resign")
    again = matchfile.check(matchfile.write(match), match.game).match
    assert again.entries == match.entries
    assert again.outcome == match.outcome


@given(cut=st.integers(min_value=1, max_value=len(WHOLE) - 1))
def test_a_file_cut_anywhere_is_readable_up_to_its_last_whole_entry(cut: int) -> None:
    part = WHOLE[:cut]
    whole_lines = part.count(b"\n")
    if whole_lines == 0:
        with pytest.raises(BadMatch, match="match-empty"):
            matchfile.read(part, ISIS)
        return
    reading = matchfile.read(part, ISIS)
    assert len(reading.match.entries) == whole_lines - 1
    assert reading.cut == (not part.endswith(b"\n"))
    with pytest.raises(BadMatch, match=r"match-(cut|unfinished)"):
        matchfile.check(part, ISIS)


@given(at=st.integers(min_value=0, max_value=len(WHOLE) - 2), byte=st.integers(0, 255))
def test_no_changed_byte_goes_unnoticed(at: int, byte: int) -> None:
    if WHOLE[at] == byte:
        return
    with pytest.raises(BadMatch):
        matchfile.check(WHOLE[:at] + bytes([byte]) + WHOLE[at + 1 :], ISIS)


def test_an_illegal_move_sealed_again_is_found() -> None:
    match = played(moves=3)
    line, last = matchfile.sealed(matchfile.header(match), "")
    forged = [line]
    for entry in (*match.entries[:2], Played(3, 1, "T a1")):
        line, last = matchfile.sealed(entry, last)
        forged.append(line)
    with pytest.raises(BadMatch, match="match-illegal"):
        matchfile.read(b"".join(forged), ISIS)


def test_another_seed_is_found() -> None:
    match = played()
    other = Match(match.game, 3, {"first": 2}, bytes(32))
    text = matchfile.write(match).replace(match.seed.hex().encode(), other.seed.hex().encode())
    with pytest.raises(BadMatch):
        matchfile.check(text, ISIS)


@pytest.mark.parametrize("junk", [b"", b"\n", b"hello\n", b"{}\n", b"\xff\xfe\n", b"[1]\n"])
def test_what_is_no_match_file_says_so(junk: bytes) -> None:
    with pytest.raises(BadMatch, match=r"match-(empty|header)"):
        matchfile.read(junk, ISIS)
