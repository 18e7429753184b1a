"""Fakir under the contract: options, events, refusals. The rules are in rules.py."""

import random
from collections.abc import Sequence

import msgspec

from ludotheque.contract import (
    BadOption,
    Event,
    Illegal,
    Move,
    Options,
    Outcome,
    Seat,
    State,
    View,
)
from ludotheque.dice import Dice
from ludotheque.games.fakir import CARD, notation, rules
from ludotheque.games.fakir.events import EVENTS
from ludotheque.games.fakir.notation import (
    COLOURS,
    HOLES,
    HOLES_OF,
    LINES,
    Drop,
    FakirPosition,
    Hole,
    Line,
    Pierce,
    Pull,
    Remove,
    Upright,
    colours_of,
)
from ludotheque.games.fakir.picture import picture
from ludotheque.kernel import KernelGame, KernelState, Record


class FakirOptions(Options, frozen=True, kw_only=True):
    teams: bool = False
    drop_through: bool = False

    def check(self, players: int) -> None:
        super().check(players)
        if self.teams and players != 4:
            raise BadOption("option-value", option="teams", value=True, allowed="false")


class Fakir(KernelGame):
    card = CARD
    options_type = FakirOptions
    position_type = FakirPosition
    move_types = (Pierce, Drop, Pull, Remove)
    events = EVENTS
    errors = (
        *("no-stick", "line-taken", "line-crossed", "line-blocked", "hole-taken", "nothing-stops"),
        *("line-empty", "two-needed", "nothing-sinks", "swap-needed", "no-swap", "none-stands"),
        *("swap-sinks", "not-yours", "can-play"),
    )
    actions = rules.ACTIONS
    rules = rules
    dtype = rules.State
    most = 120  # 108, and room for whole rows

    write = staticmethod(notation.write)
    parse = staticmethod(notation.parse)
    move = staticmethod(notation.move)
    number = staticmethod(notation.number)
    numbered = staticmethod(notation.numbered)
    picture = staticmethod(picture)

    def ask(self, view: View) -> str:
        kinds = {type(move) for move in self.known(view, ()).legal(view["to"])}
        if Remove in kinds:
            return "remove"
        if Pull not in kinds:
            return "place"
        return "pull" if kinds == {Pull} else "turn"

    def set_options(self, record: Record, options: FakirOptions) -> None:
        record["teams"] = options.teams
        record["drop_through"] = options.drop_through

    def position_of(self, state: KernelState) -> FakirPosition:
        record = state.record
        players, teams = int(record["players"]), bool(record["teams"])
        colours = colours_of(players, teams)
        seats = list(colours)
        gone = dict(zip(COLOURS, record["gone"].tolist(), strict=True))
        lying, resting = record["lying"].tolist(), record["resting"].tolist()
        lines = ((i, c) for i in range(len(LINES)) for c in range(4) if lying[c] >> i & 1)
        rests = ((i, c) for i in range(27) for c in range(4) if resting[c] >> i & 1)
        stood = {HOLES[i % 9]: Upright(COLOURS[c], i // 9 + 1) for i, c in rests}
        return FakirPosition(
            players=players,
            teams=teams,
            drop_through=bool(record["drop_through"]),
            to=int(record["player"]) + 1,
            over=int(record["left"]) == 1,
            colours=colours,
            hands=dict(zip(seats, record["hands"].tolist(), strict=False)),
            lines={LINES[i]: COLOURS[c] for i, c in lines},
            holes={hole: stood[hole] for hole in HOLES if hole in stood},
            out=tuple(
                tuple(seat for seat in seats if gone[colours[seat]] == turn)
                for turn in sorted(set(gone.values()) - {0})
            ),
        )

    def fill(self, record: Record, position: FakirPosition) -> None:
        p = position
        record["players"], record["teams"] = p.players, p.teams
        record["drop_through"], record["player"] = p.drop_through, p.to - 1
        for name, colour in p.lines.items():
            line = LINES.index(name)
            record["lying"][COLOURS.index(colour)] |= 1 << line
            record["lain"] |= rules.CROSSINGS[line]
        for hole, stick in p.holes.items():
            crossing = 9 * (stick.level - 1) + HOLES.index(hole)
            record["resting"][COLOURS.index(stick.colour)] |= 1 << crossing
        for seat, held in p.hands.items():
            record["hands"][seat - 1] = held
        for turn, seats in enumerate(p.out, start=1):
            for seat in seats:
                record["gone"][COLOURS.index(p.colours[seat])] = turn
        gone = {p.colours[seat] for seats in p.out for seat in seats}
        record["left"] = len({*p.colours.values()} - gone)

    def sides_of(self, record: Record) -> tuple[tuple[Seat, ...], ...]:
        return ((1, 3), (2, 4)) if record["teams"] else super().sides_of(record)

    def outcome_of(self, state: KernelState) -> Outcome:
        """The last side in wins; of the others, who stayed longer is placed higher (F8)."""
        out = _position(state).out
        stayed = dict.fromkeys(range(1, state.players + 1), len(out))
        stayed |= {seat: turn for turn, seats in enumerate(out) for seat in seats}
        ranked = Outcome.by_score(stayed)
        return Outcome(state.standing(), ranked.places, ranked.winners)

    def tells(self, before: KernelState, action: int, after: KernelState) -> list[Event]:
        was, now = _position(before), _position(after)
        seat, move = was.to, self.numbered(action)
        by = {"seat": seat, "colour": was.colours[seat], "hand": now.hands[seat]}
        match move:
            case Pierce(line):
                events = [Event("pierced", {**by, "line": line})]
            case Drop(hole):
                level = now.holes[hole].level if hole in now.holes else 0  # 0: it is lost (F4)
                events = [Event("dropped", {**by, "hole": hole, "level": level})]
            case Pull(line):
                events = _pulling(was, now, line, move.swap)
            case Remove(what):
                level = was.holes[what].level if what in was.holes else 0
                events = [Event("removed", {**by, "what": what, "level": level})]
                if what in LINES:
                    events += _sinking(was, now, what)
        fresh = [group for group in now.out if group not in was.out]
        events += [Event("out", {"seat": one}) for group in fresh for one in group]
        return events + _passing_over(was, now)

    def why_not(self, state: KernelState, seat: Seat, move: Move) -> Illegal:
        p = _position(state)
        match move:
            case Pierce() | Drop() if p.hands[seat] == 0:
                return Illegal("no-stick")
            case Pierce(line):
                return _why_not_through(p, line)
            case Drop(hole):
                return Illegal("hole-taken" if hole in p.holes else "nothing-stops", hole=hole)
            case Pull(line, swap):
                return _why_not_out(state, seat, line, swap)
            case Remove() if any(not isinstance(m, Remove) for m in state.legal(seat)):
                return Illegal("can-play")
            case Remove("hand"):
                return Illegal("no-stick")
            case Remove(what):
                return Illegal("not-yours", what=what)
        raise TypeError(f"{move!r} is no move of Fakir")

    def world(self, view: View, seen: Sequence[Event], rng: random.Random) -> State:
        """There is no secret: the view is the position."""
        position = msgspec.convert(view, FakirPosition, strict=False)
        return self.at(position, Dice(rng.randbytes(32)))


def _position(state: KernelState) -> FakirPosition:
    position = state.position
    assert isinstance(position, FakirPosition)
    return position


def _sinking(was: FakirPosition, now: FakirPosition, line: Line) -> list[Event]:
    """What rested on this horizontal stick, which has gone, and where it rests now."""
    events = []
    for hole in HOLES_OF[line]:
        stick, sunk = was.holes.get(hole), now.holes.get(hole)
        if stick is None or (sunk and sunk.level == stick.level):
            continue
        args = {"hole": hole, "colour": stick.colour, "from": stick.level}
        events.append(
            Event("sank", {**args, "to": sunk.level}) if sunk else Event("vanished", args)
        )
    return events


def _pulling(was: FakirPosition, now: FakirPosition, line: Line, swap: Hole | None) -> list[Event]:
    seat, colour = was.to, was.lines[line]
    args = {"seat": seat, "colour": colour}
    events = [Event("pulled", {**args, "line": line}), *_sinking(was, now, line)]
    if swap is not None:
        level = now.holes[swap].level
        back = {"back": was.colours[seat], "hand": now.hands[seat]}
        return [*events, Event("swapped", {**args, "hole": swap, "level": level, **back})]
    if colour == was.colours[seat]:
        return [*events, Event("took-back", {**args, "hand": now.hands[seat]})]
    (to_seat,) = (s for s in was.hands if now.hands[s] > was.hands[s])
    return [*events, Event("returned", {**args, "to_seat": to_seat, "hand": now.hands[to_seat]})]


def _passing_over(was: FakirPosition, now: FakirPosition) -> list[Event]:
    """Seats still in, but with nothing to play with (F8: in teams)."""
    out = {seat for group in now.out for seat in group}
    order = [(was.to + step) % was.players + 1 for step in range(was.players)]
    skipped = order[: order.index(now.to)] if not now.over else []
    return [Event("passed-over", {"seat": seat}) for seat in skipped if seat not in out]


def _why_not_through(p: FakirPosition, line: Line) -> Illegal:
    if line in p.lines:
        return Illegal("line-taken", line=line)
    for other in p.lines:  # F2: whatever lies across on the same level crosses it
        if other[2] == line[2] and set(HOLES_OF[other]) & set(HOLES_OF[line]):
            return Illegal("line-crossed", line=line, other=other)
    hole = next(h for h in HOLES_OF[line] if h in p.holes and p.holes[h].level < int(line[2]))
    return Illegal("line-blocked", line=line, hole=hole)


def _why_not_out(state: KernelState, seat: Seat, line: Line, swap: Hole | None) -> Illegal:
    p = _position(state)
    mine = p.colours[seat]
    own = [hole for hole, stick in p.holes.items() if stick.colour == mine]
    if line not in p.lines:
        return Illegal("line-empty", line=line)
    if len(own) < 2:
        return Illegal("two-needed", line=line, standing=len(own))
    stands = _position(state.after(notation.number(Remove(line)))).holes
    if stands == p.holes:
        return Illegal("nothing-sinks", line=line)
    if p.lines[line] == mine:
        return Illegal("no-swap", line=line)
    keeps = [hole for hole in own if hole in stands]
    if not keeps:
        return Illegal("none-stands", line=line)
    if swap is None:
        return Illegal("swap-needed", line=line, holes=", ".join(keeps), hole=keeps[0])
    return Illegal("swap-sinks" if swap in own else "not-yours", what=swap, hole=swap)


GAME = Fakir()
