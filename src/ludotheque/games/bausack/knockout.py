"""Knock-Out: block by block under the hammer; the tower that lasts longest wins."""

from ludotheque.contract import Outcome, Seat
from ludotheque.games.bausack.auctions import Auctions
from ludotheque.games.bausack.position import BausackPosition, seats, still_in


class KnockOut(Auctions):
    table_of = (2, 6)
    sales = ("high", "horror")

    def result(self, p: BausackPosition) -> Outcome:
        """The winners, then the standing by height, then the fallen, the last to fall first."""
        places = ranked(p)
        scores = {s: sum(place > places[s] for place in places.values()) for s in places}
        return Outcome(scores, places, tuple(s for s in seats(p) if places[s] == 1))


def ranked(p: BausackPosition) -> dict[Seat, int]:
    """Places in a game of one round; heights are equal within 1 mm of the group's tallest (B6)."""
    heights = {seat: p.heights[seat] or 0 for seat in still_in(p)}
    groups: list[list[Seat]] = []
    for seat in sorted(heights, key=heights.__getitem__, reverse=True):
        if groups and heights[groups[-1][0]] - heights[seat] <= 1:
            groups[-1].append(seat)
        else:
            groups.append([seat])
    groups += [[seat] for seat in reversed(p.fallen)]
    ahead = [sum(map(len, groups[:at])) for at in range(len(groups))]
    places = {seat: 1 + ahead[at] for at, group in enumerate(groups) for seat in group}
    return {seat: places[seat] for seat in seats(p)}
