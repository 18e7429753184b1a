"""What a seat stands to have, in hundredths of a point: what greedy looks at.

Points won, the expected value of the cards laid and not yet played for (hands of average skill),
and next to nothing for each card in the hand, so that the lowest is thrown away first.
"""

from ludotheque.contract import Seat
from ludotheque.games.oss.box import TRICKS
from ludotheque.games.oss.laying import duels
from ludotheque.games.oss.odds import AVERAGE
from ludotheque.games.oss.position import OssPosition
from ludotheque.hands.bones import odds as bones


def worth(p: OssPosition) -> dict[Seat, int]:
    hoped = dict.fromkeys(p.seats, 0.0)
    pairs = duels(p) if p.stage == "lay" else p.duels
    for pair in pairs:
        best = max(p.laid[seat].value for seat in pair)
        for seat in pair:
            hoped[seat] = best * (0.5 if p.winner is None else float(seat == p.winner))
    for seat, card in p.laid.items():
        if not any(seat in pair for pair in pairs):
            failed = p.stage == "replay" and seat == p.turn
            wins = bones.solo(TRICKS[card.trick], card.value, AVERAGE).wins(card.value)
            hoped[seat] = 0.0 if failed else card.value * wins
    return {
        seat: 100 * points + round(100 * hoped[seat]) + sum(p.hands[seat])
        for seat, points in p.points.items()
    }
