"""What a match was worth to each seat: zero-sum, by places."""

from collections.abc import Mapping, Sequence

from ludotheque.contract import Outcome, Seat


def rewards(outcome: Outcome, sides: Sequence[Sequence[Seat]]) -> dict[Seat, float]:
    """From -1 (behind every opponent) to 1 (before every opponent); over all seats they sum to 0.

    Each seat is compared with each opponent: 1 for one placed lower, 0 for an equal, -1 for one
    placed higher; the mean of these. With two players that is 1 for a win, 0 for a tie, -1 for a
    loss. Partners get the same."""
    side_of = {seat: side for side in sides for seat in side}
    return {seat: _reward(seat, side_of[seat], outcome.places) for seat in sorted(side_of)}


def _reward(seat: Seat, side: Sequence[Seat], places: Mapping[Seat, int]) -> float:
    mine = places[seat]
    others = [place for other, place in places.items() if other not in side]
    return sum((place > mine) - (place < mine) for place in others) / len(others)
