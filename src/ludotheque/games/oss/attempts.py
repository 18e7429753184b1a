"""Tricks: solos and duels, in turn from the Chief; replays; the card that a duel wins."""

from ludotheque.contract import Event, Illegal, Move, Seat
from ludotheque.games.oss.box import REPLAYS, TIES
from ludotheque.games.oss.notation import AllOnEdge, Bones, Counts, Enough, Replay, Take, Tie, Won
from ludotheque.games.oss.position import OssPosition, TribeCard, changed, without

Told = tuple[OssPosition, list[Event]]


def next_trick(p: OssPosition) -> OssPosition:
    """A duel is played when the turn of its first player comes (O2)."""
    p = changed(p, ties=0, winner=None)
    waiting = [seat for seat in p.in_turn if seat in p.laid]
    if not waiting:
        return changed(p, stage="new-challenge", turn=p.chief)
    p = changed(p, turn=waiting[0])
    return changed(p, stage="duel" if p.duel else "solo")


# ---- Solo ---------------------------------------------------------------------------------------


def solo_facts(p: OssPosition) -> list[Move]:
    facts: list[Move] = [Bones(n) for n in range(p.trick.most(p.laid[p.turn].value) + 1)]
    return [*facts, AllOnEdge()] if p.trick.count.all_on_edge else facts


def why_no_solo(p: OssPosition, fact: Move) -> Illegal:
    match fact:
        case Bones(count):
            return Illegal("too-many", count=count, most=p.trick.most(p.laid[p.turn].value))
        case AllOnEdge():
            return Illegal("no-edges", name=p.trick.name)
        case _:
            return Illegal("expect-bones")


def solo(p: OssPosition, fact: Move) -> Told:
    seat, value = p.turn, p.laid[p.turn].value
    args = {"seat": seat, "trick": p.trick.id, "name": p.trick.name, "value": value}
    match fact:
        case Bones(count) if count < value:
            events = [Event("failed", {**args, "bones": count})]
            if p.may_replay(seat):
                return changed(p, stage="replay"), events
            p, more = give_up(p)
            return p, events + more
        case Bones(count):
            events = [Event("managed", {**args, "bones": count})]
        case _:
            events = [Event("all-on-edge", args)]
    p, more = win_card(p, seat, seat)
    return p, events + more


# ---- Duel ---------------------------------------------------------------------------------------


def duellists(p: OssPosition) -> tuple[Seat, Seat]:
    assert p.duel is not None
    return p.duel


def duel_facts(p: OssPosition) -> list[Move]:
    if p.trick.fact == "winner":
        return [*map(Won, duellists(p)), Tie()]
    counts = range(p.trick.bones + 1)
    both: list[Move] = [
        Counts(first, second)
        for first in counts
        for second in counts
        if p.trick.order == "in-turn" or first + second <= p.trick.bones
    ]
    if p.trick.ends.drop == "loses":
        both += [*(Counts("x", n) for n in counts), *(Counts(n, "x") for n in counts)]
        both.append(Counts("x", "x"))
    return both


def why_no_duel(p: OssPosition, fact: Move) -> Illegal:
    match fact, p.trick.fact:
        case Won(winner), "winner":
            return Illegal("no-duellist", winner=winner)
        case Counts("x", _) | Counts(_, "x"), "counts":
            return Illegal("no-drop", name=p.trick.name)
        case Counts(), "counts":
            return Illegal("too-many-both", most=p.trick.bones)
        case _, shape:
            return Illegal(f"expect-{shape}", seat=p.turn)


def duel(p: OssPosition, fact: Move) -> Told:
    first, second = duellists(p)
    match fact:
        case Won(winner):
            return duel_won(p, winner)
        case Counts(mine, yours):
            better = p.trick.better(*(None if count == "x" else count for count in (mine, yours)))
            if better:
                return duel_won(p, first if better == 1 else second)
    ties = p.ties + 1
    events = [
        Event("tied", {"seat": first, "opponent": second, "name": p.trick.name, "ties": ties})
    ]
    return changed(p, ties=ties, stage="lot" if ties == TIES else "duel"), events  # O4


def drawn_lot(p: OssPosition, ticket: int) -> Told:
    winner = duellists(p)[ticket]
    p, events = duel_won(p, winner)
    return p, [Event("duel-lot", {"seat": winner, "ties": TIES}, shows=True), *events]


def duel_won(p: OssPosition, winner: Seat) -> Told:
    """The loser may replay before the winner takes a card (O5)."""
    first, second = duellists(p)
    loser = second if winner == first else first
    events = [Event("duel-won", {"seat": winner, "loser": loser, "name": p.trick.name})]
    p = changed(p, winner=winner)
    if p.may_replay(loser):
        return changed(p, stage="replay", turn=loser), events
    p, more = winner_takes(p)
    return p, events + more


def winner_takes(p: OssPosition) -> Told:
    """Two cards of one value leave nothing to choose."""
    p = changed(p, stage="take", turn=p.winner)
    values = [move.value for move in take_moves(p)]
    return (p, []) if len(values) == 2 else take(p, values[0])


def take_moves(p: OssPosition) -> list[Take]:
    return [Take(value) for value in sorted({p.laid[seat].value for seat in duellists(p)})]


def why_no_take(p: OssPosition, move: Move) -> Illegal:
    values = sorted(p.laid[seat].value for seat in duellists(p))
    if isinstance(move, Take):
        return Illegal("not-on-offer", value=move.value, one=values[0], other=values[1])
    return Illegal("expect-take", one=values[0], other=values[1])


def take(p: OssPosition, value: int) -> Told:
    seat = p.turn
    other = next(one for one in duellists(p) if one != seat)
    owner = seat if p.laid[seat].value == value else other
    return win_card(p, seat, owner)


# ---- Replay -------------------------------------------------------------------------------------


def replay_moves(p: OssPosition) -> list[Move]:
    return [*map(Replay, sorted({*p.hands[p.turn]})), Enough()]


def why_no_replay(p: OssPosition, move: Move) -> Illegal:
    if isinstance(move, Replay):
        return Illegal("no-card", value=move.value)
    return Illegal("expect-replay", value=min(p.hands[p.turn]))


def replay(p: OssPosition, value: int) -> Told:
    """The card is gone for good; a duel is played again from the beginning (O5)."""
    seat = p.turn
    args = {
        "seat": seat,
        "value": value,
        "left": REPLAYS - p.replays[seat] - 1,
        "name": p.trick.name,
    }
    first = p.duel[0] if p.duel else seat
    p = changed(
        p,
        hands=p.hands | {seat: without(p.hands[seat], value)},
        lost=p.lost | {seat: tuple(sorted((*p.lost[seat], value)))},
        replays=p.replays | {seat: p.replays[seat] + 1},
        stage="duel" if p.duel else "solo",
        turn=first,
        ties=0,
        winner=None,
    )
    return p, [Event("replayed", args, shows=True, knew=seat)]


def enough(p: OssPosition) -> Told:
    events = [Event("enough", {"seat": p.turn})]
    p, more = winner_takes(p) if p.duel else give_up(p)
    return p, events + more


# ---- Cards won and lost -------------------------------------------------------------------------


def win_card(p: OssPosition, seat: Seat, owner: Seat) -> Told:
    """One card is won; in a duel the other one leaves the game."""
    value = p.laid[owner].value
    events = [Event("card-won", {"seat": seat, "owner": owner, "value": value})]
    both = p.duel or (seat,)
    p = changed(p, won=p.won | {seat: (*p.won[seat], TribeCard(owner, value))})
    p, more = _cleared(p, both, [one for one in both if one != owner])
    return next_trick(p), events + more


def give_up(p: OssPosition) -> Told:
    """A solo has failed: its card leaves the game."""
    p, events = _cleared(p, (p.turn,), [p.turn])
    return next_trick(p), events


def _cleared(p: OssPosition, both: tuple[Seat, ...], losers: list[Seat]) -> Told:
    lost = dict(p.lost)
    events = []
    for seat in losers:
        value = p.laid[seat].value
        lost[seat] = tuple(sorted((*lost[seat], value)))
        events.append(Event("card-lost", {"owner": seat, "value": value}))
    laid = {seat: card for seat, card in p.laid.items() if seat not in both}
    duels = tuple(pair for pair in p.duels if pair != both)
    return changed(p, laid=laid, duels=duels, lost=lost), events
