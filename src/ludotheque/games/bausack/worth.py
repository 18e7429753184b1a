"""What a position is worth to each seat: made so that looking one move ahead plays sensibly.

During an auction each seat is judged as if the hammer fell now: whoever would then have to build
the block in hand does so with a middling hand, and the worth is what they may expect.
"""

from ludotheque.contract import JUDGE, Seat
from ludotheque.games.bausack.auctions import Auctions
from ludotheque.games.bausack.hand import height_of, likely
from ludotheque.games.bausack.moves import Accept, Give, Keep, Place
from ludotheque.games.bausack.position import COMMON, BausackPosition, building, reds, seats
from ludotheque.games.bausack.rules import Rules

Worths = dict[Seat, float]

A_ROUND = 1000
STANDING = 500  # Chain: not to have fallen; a millimetre more counts 1
A_RED = 200
A_BEAN = 5
OPEN = 5  # The Good Pile, in millimetres: to be free to go on


def standing(rules: Rules, p: BausackPosition) -> dict[Seat, int]:
    return {seat: round(worth) for seat, worth in _expected(rules, p).items()}


def _expected(rules: Rules, p: BausackPosition) -> Worths:
    """The worth of the position, an auction in progress brought to its end first."""
    match p.stage:
        case "bid":
            assert isinstance(rules, Auctions)
            return _hammer(rules, rules.knocked_down(p)[0])
        case "horror":
            return _hammer(rules, rules.after(p, p.to, Accept())[0])
        case "give" | "answer" | "keep":
            return _hammer(rules, p)
        case _:
            return _plain(p)


def _hammer(rules: Rules, p: BausackPosition) -> Worths:
    """The block in hand goes where its buyer would have it, and is built."""
    match p.stage:
        case "give":
            rivals = [seat for seat in building(p) if seat != p.to]
            tallest = max(rivals, key=lambda seat: height_of(p, seat))
            return _hammer(rules, rules.after(p, p.to, Give(tallest))[0])
        case "answer":
            return _hammer(rules, rules.after(p, p.to, Place())[0])
        case "keep":
            me = p.to
            [other] = [seat for seat in seats(p) if seat != me]
            ends = [_hammer(rules, rules.after(p, me, m)[0]) for m in (Keep(), Give(other))]
            return max(ends, key=lambda worths: worths[me] - worths[other])
        case "place":
            total = dict.fromkeys(seats(p), 0.0)
            for fact, chance in likely(rules, p, {}):
                for seat, worth in _plain(rules.after(p, JUDGE, fact)[0]).items():
                    total[seat] += chance * worth
            return total
        case _:
            return _plain(p)


def _plain(p: BausackPosition) -> Worths:
    """The worth of what is won and built."""
    return {seat: float(_of_seat(p, seat)) for seat in seats(p)}


def _of_seat(p: BausackPosition, seat: Seat) -> int:
    running = p.stage != "over"
    standing = seat not in p.fallen
    won, beans = A_ROUND * p.won[seat], p.beans[seat]
    match p.variant:
        case "babel":
            return beans + (running and seat == _last_builder(p))
        case "chain":
            height = min(height_of(p, seat), STANDING - 1)
            return won + running * standing * (STANDING + height)
        case "knockout":
            return won + standing * (A_ROUND + A_BEAN * beans)
        case "goodpile":
            free = running * (beans + OPEN * (seat not in p.stopped))
            return standing * (height_of(p, seat) + free)
        case "threereds":
            height = height_of(p, seat) // 10
            return won + running * (A_RED * reds(p, seat) + height + A_BEAN * beans)


def _last_builder(p: BausackPosition) -> Seat | None:
    """Who would get Babel's bean now."""
    built = len(p.towers[COMMON])
    return (p.first + built - 2) % p.players + 1 if built else None
