"""Where a table evens hands out, each says before the match what theirs has shown."""

import pytest

from ludotheque import wire as m
from ludotheque.contract import Refusal
from ludotheque.server import entries as e
from ludotheque.server.decide import decide, now
from ludotheque.server.room import Room

EVEN = {"hands": "even"}


def table(options: dict[str, str]) -> Room:
    """Of OSS, with two people at it and a bot."""
    opened = e.Opened(
        at=now(),
        game="oss",
        rules=1,
        players=3,
        options=options,
        mode="digital",
        visibility="private",
        clock=m.Clock(),
        host="red",
        seed="00" * 32,
    )
    room = Room("code", opened)
    for seat, person in enumerate(("red", "green"), start=1):
        room.apply(decide(room, m.Sit(seat=seat, name=person), person))
    room.apply(decide(room, m.SeatBot(seat=3, level="master"), "red"))
    return room


def test_what_a_hand_has_shown_is_brought_within_bounds_and_goes_into_the_match() -> None:
    room = table(EVEN)
    room.apply(decide(room, m.ShowHand(seat=1, shown=3.14159), "red"))
    room.apply(decide(room, m.ShowHand(seat=2, shown=99), "green"))
    assert room.shown == {1: 3.1, 2: 8.0, 3: 7.0}  # of a bot it is known
    room.apply(decide(room, m.Start(), "red"))
    assert room.match is not None
    assert room.match.shown == room.shown


def test_who_gets_up_takes_it_along() -> None:
    room = table(EVEN)
    room.apply(decide(room, m.ShowHand(seat=2, shown=5), "green"))
    room.apply(decide(room, m.Stand(seat=2), "green"))
    room.apply(decide(room, m.Sit(seat=2, name="Blue"), "blue"))
    assert room.shown == {3: 7.0}


def test_in_the_match_it_holds_whoever_moves_the_hand() -> None:
    room = table(EVEN)
    room.apply(decide(room, m.ShowHand(seat=2, shown=5), "green"))
    room.apply(decide(room, m.Start(), "red"))
    with pytest.raises(Refusal, match="table-playing"):
        decide(room, m.ShowHand(seat=2, shown=2), "green")
    room.apply(decide(room, m.SeatBot(seat=2, level="novice"), "green"))
    assert room.shown[2] == 5.0


def test_nobody_speaks_for_another_hand_and_at_other_tables_nobody_is_asked() -> None:
    with pytest.raises(Refusal, match="table-not-yours"):
        decide(table(EVEN), m.ShowHand(seat=2, shown=5), "red")
    room = table({})
    assert room.shown == {}
    with pytest.raises(Refusal, match="table-not-even"):
        decide(room, m.ShowHand(seat=1, shown=5), "red")
