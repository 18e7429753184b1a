"""The challenge that ends a round: all take part, one after another is out, the last one wins."""

from ludotheque.contract import Event, Illegal, Move, Seat
from ludotheque.games.oss.box import BONES, COLOURS, ROUNDS, SIDES, TROPHY, Colour
from ludotheque.games.oss.notation import (
    Call,
    Eliminate,
    Fell,
    Name,
    Nearest,
    Out,
    Said,
    Silent,
    Stood,
    groups,
)
from ludotheque.games.oss.position import OssPosition, changed

Told = tuple[OssPosition, list[Event]]


def begin(p: OssPosition) -> Told:
    return step(changed(p, left=p.seats, turn=p.chief))


def step(p: OssPosition) -> Told:
    """The challenge from its beginning, by those who are left in it; `turn` leads it."""
    p = changed(p, stage="challenge", word=None)
    match p.trick.id:
        case "badaboss":
            return new_tower(p)
        case "los-loboss":
            return changed(p, stage="call", turn=p.chief), []  # even when out
        case "targoss":
            return changed(p, turn=p.chief, flicking=p.left), []
        case "warnoss":
            return changed(p, stage="name"), []
        case _:
            return changed(p, turn=p.chief), []


def out(p: OssPosition, losers: tuple[Seat, ...], leader: Seat) -> Told:
    """These are out; `leader` leads the next step. The last one left has won."""
    if losers == p.left:
        p, more = step(p)
        return p, [Event("all-out", {"name": p.trick.name}), *more]  # O6
    events = [Event("out", {"seat": seat}) for seat in losers]
    left = tuple(seat for seat in p.left if seat not in losers)
    p = changed(p, left=left, turn=leader)
    p, more = step(p) if len(left) > 1 else won(p, left[0])
    return p, events + more


def won(p: OssPosition, seat: Seat) -> Told:
    """The card goes to the winner, who is Chief (O6); then cards are drawn, or it is over."""
    challenge = p.trick
    p = changed(
        p,
        trophies=p.trophies | {seat: (*p.trophies[seat], challenge.id)},
        chief=seat,
        challenge=None,
        left=(),
        tower=0,
        flicking=(),
        word=None,
        stage="draw",
        turn=1,
    )
    args = {"seat": seat, "trick": challenge.id, "name": challenge.name, "points": TROPHY}
    events = [Event("challenge-won", args)]
    if p.round == ROUNDS:
        p = changed(p, stage="over", turn=seat)
        events.append(Event("scored", {"scores": p.points}))
    return p, events


# ---- Facts --------------------------------------------------------------------------------------


def facts(p: OssPosition) -> list[Move]:
    match p.trick.fact:
        case "stood":
            return [Stood(), Fell()]
        case "said":
            said: list[Move] = [Said(seat, "right") for seat in p.left]
            return [*said, *(Said(seat, "wrong") for seat in p.left), Silent()]
        case "nearest":
            return [Nearest(group) for group in groups(p.flicking)]
        case _:
            some: list[Move] = [Out(group) for group in groups(p.left)]
            # WarnOss has one safe bone fewer than players: somebody is always out
            return some if p.trick.id == "warnoss" else [Out(()), *some]


def why_not(p: OssPosition, fact: Move) -> Illegal:
    match fact, p.trick.fact:
        case Out(()), "out":
            return Illegal("somebody-out", word=p.word)
        case Out(seats), "out":
            return Illegal("not-left", seat=next(seat for seat in seats if seat not in p.left))
        case Said(seat), "said":
            return Illegal("not-left", seat=seat)
        case Nearest(seats), "nearest":
            return Illegal(
                "not-flicking", seat=next(seat for seat in seats if seat not in p.flicking)
            )
        case _, shape:
            return Illegal(f"expect-{shape}")


def fact(p: OssPosition, fact: Move) -> Told:
    match fact:
        case Stood():
            return stood(p)
        case Fell():
            fell = Event("fell", {"seat": p.turn})
            p, events = out(p, (p.turn,), p.after(p.turn))  # the left neighbour begins again
            return p, [fell, *events]
        case Out(()):
            p, events = step(p)
            return p, [Event("none-out", {"name": p.trick.name}), *events]
        case Out(losers):
            named = next(seat for seat in p.in_turn if seat in losers)  # WarnOss: names the next
            return out(p, losers, p.turn if losers == p.left else named)
        case Said(seat, verdict):
            return said(p, seat, verdict)
        case Silent():
            p, events = step(p)
            return p, [Event("silent", {"seat": p.chief}), *events]
        case Nearest(seats):
            return nearest(p, seats)
    raise TypeError(f"{fact!r} is no fact about a challenge")


# ---- BadabOss -----------------------------------------------------------------------------------


def new_tower(p: OssPosition) -> Told:
    """Whoever leads puts the first bone on the table, which cannot fail; the next one stacks."""
    events = [Event("tower", {"seat": p.turn})]
    return changed(p, tower=1, turn=p.after(p.turn)), events


def stood(p: OssPosition) -> Told:
    p = changed(p, tower=p.tower + 1)
    events = [Event("stood", {"seat": p.turn, "tower": p.tower})]
    p = changed(p, turn=p.after(p.turn))
    if p.tower < BONES:
        return p, events
    p, more = new_tower(p)  # all six stand: the next player begins anew
    return p, events + more


# ---- Los LobOss and TargOss ---------------------------------------------------------------------


def call(p: OssPosition, side: str) -> Told:
    return changed(p, stage="challenge", word=side), [
        Event("called", {"seat": p.turn, "side": side})
    ]


def said(p: OssPosition, seat: Seat, verdict: str) -> Told:
    """Right: puts out a player of their choice; wrong: is out."""
    events = [Event(f"said-{verdict}", {"seat": seat})]
    p, more = chooses(p, seat) if verdict == "right" else out(p, (seat,), p.chief)
    return p, events + more


def nearest(p: OssPosition, seats: tuple[Seat, ...]) -> Told:
    if len(seats) > 1:
        return changed(p, flicking=seats), [Event("flicks-again", {"seat": seat}) for seat in seats]
    p, more = chooses(p, seats[0])
    return p, [Event("nearest", {"seat": seats[0]}), *more]


def chooses(p: OssPosition, seat: Seat) -> Told:
    """With two left there is nothing to choose."""
    p = changed(p, stage="eliminate", turn=seat, flicking=(), word=None)
    choices = eliminations(p)
    return (p, []) if len(choices) > 1 else eliminate(p, choices[0].loser)


def eliminations(p: OssPosition) -> list[Eliminate]:
    return [Eliminate(seat) for seat in p.left if seat != p.turn]


def why_no_elimination(p: OssPosition, move: Move) -> Illegal:
    match move:
        case Eliminate(loser) if loser == p.turn:
            return Illegal("not-yourself")
        case Eliminate(loser):
            return Illegal("not-left", seat=loser)
        case _:
            return Illegal("expect-eliminate", number=eliminations(p)[0].loser)


def eliminate(p: OssPosition, loser: Seat) -> Told:
    events = [Event("eliminated", {"seat": p.turn, "loser": loser})]
    p, more = out(p, (loser,), p.chief)
    return p, events + more


def calls() -> list[Move]:
    return [Call(side) for side in SIDES]


# ---- WarnOss ------------------------------------------------------------------------------------


def colours(p: OssPosition) -> tuple[Colour, ...]:
    """One bone for each player left, always in the same order."""
    return COLOURS[: len(p.left)]


def names(p: OssPosition) -> list[Move]:
    return [Name(colour) for colour in colours(p)]


def why_no_name(p: OssPosition, move: Move) -> Illegal:
    there = ", ".join(colours(p))
    if isinstance(move, Name):
        return Illegal("no-such-bone", colour=move.colour, colours=there)
    return Illegal("expect-name", colours=there)


def name(p: OssPosition, colour: str) -> Told:
    events = [Event("named", {"seat": p.turn, "colour": colour})]
    return changed(p, stage="challenge", word=colour), events
