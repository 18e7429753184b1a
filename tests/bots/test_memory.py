"""In Isis & Osiris, what was seen long ago may be forgotten; and then it stays forgotten."""

import random

from ludotheque import shelf
from ludotheque.contract import Event, Seat
from ludotheque.games.isis.memory import remembered
from ludotheque.match import Match

HALF_LIFE = 8


def matches(count: int) -> list[Match]:
    played = []
    for n in range(count):
        match = Match(shelf.game("isis"), 2, seed=bytes([n]) * 32)
        rng = random.Random(n)
        while match.outcome is None:
            (seat,) = match.state.to_act
            match.play(seat, rng.choice(match.state.legal(seat)))
        played.append(match)
    return played


def turnings(events: list[Event]) -> list[Event]:
    return [event for event in events if event.kind == "turned"]


def test_nothing_but_turned_up_tiles_is_forgotten() -> None:
    seen = matches(1)[0].seen(1)
    kept = remembered(1, seen, HALF_LIFE)
    assert len(turnings(kept)) < len(turnings(seen))
    assert [e for e in kept if e.kind != "turned"] == [e for e in seen if e.kind != "turned"]


def test_what_is_forgotten_stays_forgotten() -> None:
    for seat in (1, 2):
        seen = matches(1)[0].seen(seat)
        before: list[Event] = []
        for moment in range(len(seen)):
            known = turnings(remembered(seat, seen[: moment + 1], HALF_LIFE))
            new = turnings(seen[moment : moment + 1])
            assert all(any(event is one for one in [*before, *new]) for event in known)
            before = known


def test_half_of_it_is_known_after_one_half_life_and_a_quarter_after_two() -> None:
    """Counted over many tiles."""

    def share(after: int) -> float:
        known = total = 0
        for match in matches(40):
            seen = match.seen(1)
            ends = [i for i, event in enumerate(seen) if event.kind in ("pawn", "tile")]
            for turn, end in enumerate(ends):
                if seen[end].kind == "tile" and turn + after < len(ends):
                    kept = remembered(1, seen[: ends[turn + after] + 1], HALF_LIFE)
                    total += 1
                    known += any(event is seen[end - 1] for event in kept)
        return known / total

    assert 0.43 < share(HALF_LIFE) < 0.57
    assert 0.18 < share(2 * HALF_LIFE) < 0.32


def test_a_tile_that_has_just_been_placed_is_known() -> None:
    for match in matches(5):
        seen = match.seen(1)
        for i, event in enumerate(seen):
            if event.kind == "tile":
                assert any(one is seen[i - 1] for one in remembered(1, seen[: i + 1], 0.01))


def test_two_who_watch_the_same_forget_different_things() -> None:
    def kept(seat: Seat) -> list[int]:
        seen = match.seen(seat)
        known = remembered(seat, seen, HALF_LIFE)
        return [i for i, event in enumerate(seen) if any(event is one for one in known)]

    (match,) = matches(1)
    assert kept(1) != kept(2)
