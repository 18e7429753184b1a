"""What the cards bring: hands, tricks, challenges, the lot. One ticket settles each event."""

from itertools import combinations

from ludotheque.contract import Event
from ludotheque.games.oss import attempts, challenges
from ludotheque.games.oss.box import HAND, PILES, TRIBE, TRICKS
from ludotheque.games.oss.position import OssPosition, changed, without

Told = tuple[OssPosition, list[Event]]
HANDS = tuple(combinations(range(len(TRIBE)), HAND))


def first_position(players: int, first: int) -> OssPosition:
    seats = range(1, players + 1)
    return OssPosition(
        players=players,
        round=1,
        chief=first,
        stage="deal",
        turn=1,
        tricks={},
        gone=("warnoss",) if players == 2 else (),  # O6
        hands=dict.fromkeys(seats, ()),
        piles=dict.fromkeys(seats, TRIBE),
        hand_sizes=dict.fromkeys(seats, 0),
        pile_sizes=dict.fromkeys(seats, len(TRIBE)),
        laid={},
        duels=(),
        won=dict.fromkeys(seats, ()),
        trophies=dict.fromkeys(seats, ()),
        points=dict.fromkeys(seats, 0),
        lost=dict.fromkeys(seats, ()),
        replays=dict.fromkeys(seats, 0),
        ties=0,
        winner=None,
        challenge=None,
        left=(),
        tower=0,
        flicking=(),
        word=None,
    )


def tickets(position: OssPosition) -> int:
    p = position
    match p.stage:
        case "deal":
            return len(HANDS)
        case "turn-up":
            return len(p.pile_of(PILES[len(p.tricks)]))
        case "lot":
            return 2
        case "new-challenge":
            return len(p.pile_of("challenge"))
        case "draw":
            return p.pile_sizes[p.turn]
        case _:
            return 0


def drawn(position: OssPosition, ticket: int) -> Told:
    p = position
    match p.stage:
        case "deal":
            return dealt(p, ticket)
        case "turn-up":
            return turned_up(p, ticket)
        case "lot":
            return attempts.drawn_lot(p, ticket)
        case "new-challenge":
            return new_challenge(p, ticket)
        case _:
            return card_drawn(p, ticket)


def dealt(p: OssPosition, ticket: int) -> Told:
    """Five of a seat's own eight (O1)."""
    seat, chosen = p.turn, HANDS[ticket]
    hand = tuple(TRIBE[i] for i in chosen)
    pile = tuple(value for i, value in enumerate(TRIBE) if i not in chosen)
    p = changed(p, hands=p.hands | {seat: hand}, piles=p.piles | {seat: pile})
    events = [
        Event("dealt", {"seat": seat, "count": HAND}),
        Event("hand", {"seat": seat, "values": list(hand)}, to=(seat,), shows=True),
    ]
    if seat < p.players:
        return changed(p, turn=seat + 1), events
    p, more = new_round(p)
    return p, events + more


def new_round(p: OssPosition) -> Told:
    events = [Event("round", {"round": p.round, "seat": p.chief})]
    return changed(p, stage="turn-up", turn=p.chief), events


def turned_up(p: OssPosition, ticket: int) -> Told:
    family = PILES[len(p.tricks)]
    trick = TRICKS[p.pile_of(family)[ticket]]
    p = changed(p, tricks=p.tricks | {family: trick.id})
    args = {"family": family, "trick": trick.id, "name": trick.name}
    stage = "lay" if len(p.tricks) == len(PILES) else "turn-up"
    return changed(p, stage=stage), [Event("turned-up", args, shows=True)]


def new_challenge(p: OssPosition, ticket: int) -> Told:
    trick = TRICKS[p.pile_of("challenge")[ticket]]
    events = [Event("challenge", {"trick": trick.id, "name": trick.name}, shows=True)]
    p, more = challenges.begin(changed(p, challenge=trick.id))
    return p, events + more


def card_drawn(p: OssPosition, ticket: int) -> Told:
    """Every seat draws one card of its own; then four new tricks are turned up."""
    seat = p.turn
    value = p.piles[seat][ticket]
    p = changed(
        p,
        hands=p.hands | {seat: tuple(sorted((*p.hands[seat], value)))},
        piles=p.piles | {seat: without(p.piles[seat], value)},
    )
    events = [
        Event("drew", {"seat": seat}),
        Event("drawn", {"seat": seat, "value": value}, to=(seat,), shows=True),
    ]
    if seat < p.players:
        return changed(p, turn=seat + 1), events
    p = changed(
        p,
        round=p.round + 1,
        gone=(*p.gone, *p.tricks.values()),
        tricks={},
        replays=dict.fromkeys(p.seats, 0),
    )
    p, more = new_round(p)
    return p, events + more
