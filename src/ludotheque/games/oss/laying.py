"""Laying the tribe cards: each seat one, in turn from the Chief; then who meets in a duel."""

from ludotheque.contract import Event, Illegal, Move, Seat
from ludotheque.games.oss.attempts import next_trick
from ludotheque.games.oss.box import SOLO, TRICKS
from ludotheque.games.oss.notation import Lay
from ludotheque.games.oss.position import Laid, OssPosition, changed, without


def moves(p: OssPosition) -> list[Move]:
    tricks = [p.tricks[family] for family in SOLO]  # never the duel
    return [Lay(value, trick) for value in sorted({*p.hands[p.turn]}) for trick in tricks]


def why_not(p: OssPosition, move: Move) -> Illegal:
    match move:
        case Lay(value, _) if value not in p.hands[p.turn]:
            return Illegal("no-card", value=value)
        case Lay(_, trick) if trick == p.tricks["duel"]:
            return Illegal("never-the-duel", name=TRICKS[trick].name)
        case Lay(_, trick):
            in_view = ", ".join(p.tricks[family] for family in SOLO)
            return Illegal("not-in-view", trick=trick, tricks=in_view)
        case _:
            return Illegal("expect-lay", trick=p.tricks["classic"])


def lay(p: OssPosition, value: int, trick: str) -> tuple[OssPosition, list[Event]]:
    seat = p.turn
    hands = p.hands | {seat: without(p.hands[seat], value)}
    args = {"seat": seat, "value": value, "trick": trick, "name": TRICKS[trick].name}
    events = [Event("laid", args, shows=True, knew=seat)]
    p = changed(p, hands=hands, laid=p.laid | {seat: Laid(value, trick)})
    waiting = [other for other in p.in_turn if other not in p.laid]
    if waiting:
        return changed(p, turn=waiting[0]), events
    p = changed(p, duels=duels(p))
    duel = TRICKS[p.tricks["duel"]]
    for first, second in p.duels:
        told = {"seat": first, "opponent": second, "trick": duel.id, "name": duel.name}
        events.append(Event("paired", told))
    return next_trick(p), events


def duels(p: OssPosition) -> tuple[tuple[Seat, Seat], ...]:
    """Of those before one trick the first two; the others stay there, solo (O2)."""
    laid = [seat for seat in p.in_turn if seat in p.laid]
    before = {
        trick: [seat for seat in laid if p.laid[seat].trick == trick]
        for trick in (p.laid[seat].trick for seat in laid)
    }
    return tuple((seats[0], seats[1]) for seats in before.values() if len(seats) > 1)
