"""What all five games share: bases, placing and the facts about it, falls, rounds (B1 to B7)."""

from collections.abc import Sequence
from typing import Any, ClassVar, Literal

from msgspec.structs import replace

from ludotheque.contract import JUDGE, Event, Illegal, Move, Outcome, Seat
from ludotheque.games.bausack.blocks import BLOCKS, FOUND, IDS, BlockId, Box
from ludotheque.games.bausack.moves import (
    BEANS,
    FACTS,
    TALLEST,
    UNASKED,
    Another,
    Fell,
    Stood,
    TableMoved,
    Unmeasured,
)
from ludotheque.games.bausack.position import (
    COMMON,
    BausackPosition,
    Variant,
    in_order,
    seats,
    still_in,
    unlisted,
    without,
)

Step = tuple[BausackPosition, list[Event]]
TRIES = 3  # B7
COLOURS: tuple[Literal["natural", "red"], ...] = ("natural", "red")


class Rules:
    """One of the five games. Holds nothing; its parts are pure functions of a position."""

    table_of: ClassVar[tuple[int, int]]  # fewest and most players
    purse: ClassVar[int] = 0  # beans at the start of a round
    raising: ClassVar[bool] = False  # every block must raise the tower (B7)
    wins_needed: ClassVar[int] = 1  # rounds

    # ---- Laying out -----------------------------------------------------------------------------

    def new(
        self, players: int, variant: Variant, box: Box, blind: bool, first: Seat
    ) -> BausackPosition:
        everyone = range(1, players + 1)
        empty = BausackPosition(
            players=players,
            variant=variant,
            sack=box,
            blind=blind,
            round=1,
            first=first,
            stage="over",
            to=first,
            auctioneer=None,
            sale=None,
            bids={},
            passed=(),
            giver=None,
            hand=None,
            tower=None,
            tries=0,
            towers={},
            heights={},
            picked={},
            lines={},
            table=(),
            gone=(),
            fallen=(),
            stopped=(),
            beans=dict.fromkeys(everyone, 0),
            bank=BEANS,
            won=dict.fromkeys(everyone, 0),
        )
        return self.laid_out(empty, first)

    def laid_out(self, p: BausackPosition, first: Seat) -> BausackPosition:
        """A round begins: all blocks on the table, nothing built, the purses filled anew."""
        owners = self.owners(p)
        return self.opened(
            replace(
                p,
                first=first,
                to=first,
                towers=dict.fromkeys(owners, ()),
                heights=dict.fromkeys(owners, 0),
                table=self.all_blocks(p),
                gone=(),
                fallen=(),
                stopped=(),
                beans=dict.fromkeys(seats(p), self.purse),
                bank=BEANS - self.purse * p.players,
            )
        )

    def all_blocks(self, p: BausackPosition) -> tuple[BlockId, ...]:
        """Those of the list, and what else has been found in this box (B26)."""
        return in_order((*IDS[p.sack], *(unlisted(p) & {*FOUND})))

    def owners(self, p: BausackPosition) -> Sequence[Seat]:
        """Who has a tower: everybody, unless all build one together."""
        return seats(p)

    def opened(self, p: BausackPosition) -> BausackPosition:
        """The first thing to do in a round."""
        raise NotImplementedError

    # ---- Acting ---------------------------------------------------------------------------------

    def to_act(self, p: BausackPosition) -> tuple[Seat, ...]:
        match p.stage:
            case "over" | "draw":
                return ()
            case "place" | "rebuild" | "measure":
                return (JUDGE,)
            case _:
                return (p.to,)

    def choices(self, p: BausackPosition, seat: Seat) -> list[Move]:
        """All that a seat which is to act may do."""
        raise NotImplementedError

    def done(self, p: BausackPosition, seat: Seat, move: Move) -> Step:
        """One of the choices, carried out."""
        raise NotImplementedError

    def after(self, p: BausackPosition, seat: Seat, move: Move) -> Step:
        match move:
            case TableMoved(mover):
                after, events = self.table_moved(p, mover)
                return after, [Event("table", {"seat": mover}), *events]
            case Stood(height):
                return self.stood(p, height)
            case Unmeasured():
                return self.stood(p, None)
            case Fell():
                return self.fell(p)
            case Another(colour):
                return self.found(p, colour)
            case _:
                return self.done(p, seat, move)

    def unasked(self, p: BausackPosition) -> list[Move]:
        """What may be reported though nobody waits for it."""
        facts: list[Move] = [TableMoved(seat) for seat in self.in_play(p)]
        if p.stage in ("base", "draft", "sale", "alone"):
            facts += [Another(colour) for colour in COLOURS if self.not_found_yet(p, colour)]
        return facts

    def found(self, p: BausackPosition, colour: str) -> Step:
        """A block that is not in the list: from now on it is one like any other (B26)."""
        block = self.not_found_yet(p, colour)[0]
        return replace(p, table=in_order((*p.table, block))), [Event("found", {"block": block})]

    def not_found_yet(self, p: BausackPosition, colour: str) -> list[BlockId]:
        known = unlisted(p)
        return [b for b in FOUND if BLOCKS[b].colour == colour and b not in known]

    def not_a_fact(self, p: BausackPosition, move: Move) -> Illegal | None:
        """Why the judge cannot report this about the attempt."""
        match move:
            case TableMoved(seat) if seat not in self.in_play(p):
                return Illegal("not-in-play", seat=seat)
            case Fell() if p.stage != "place":
                return Illegal("nothing-falls")
            case Fell() if not self.standing_blocks(p):
                return Illegal("base-cannot-fall")
            case Unmeasured() if self.raising or p.stage != "place":
                return Illegal("height-needed")
            case Stood(height) if not 1 <= height <= TALLEST:
                return Illegal("height-range", most=TALLEST)
            case _:
                code = "not-now" if isinstance(move, UNASKED) else "judge-facts"
                return None if isinstance(move, FACTS) else Illegal(code)

    # ---- Placing --------------------------------------------------------------------------------

    def lifted(self, p: BausackPosition, block: BlockId) -> BausackPosition:
        """From the table into the hand."""
        return replace(p, table=without(p.table, block), hand=block)

    def placing(self, p: BausackPosition, builder: Seat, tower: Seat) -> BausackPosition:
        """The builder is to place the block in hand on a tower; the first one is its base (B1)."""
        return replace(p, stage="place", to=builder, tower=tower, tries=0)

    def standing_blocks(self, p: BausackPosition) -> tuple[BlockId, ...]:
        """Of the tower that the block in hand is for."""
        return () if p.tower is None else p.towers[p.tower]

    def stood(self, p: BausackPosition, height: int | None) -> Step:
        if p.stage == "measure":
            told = Event("measured", {"seat": p.to, "height": height})
            then, more = self.tallest_win(replace(p, heights={**p.heights, p.to: height}))
            return then, [told, *more]
        assert p.tower is not None
        assert p.hand is not None
        args: dict[str, Any] = {"seat": p.to, "block": p.hand}
        was = p.heights[p.tower]
        if self.raising and height is not None and was is not None and height < was + 1:
            return self.not_raised(p)
        if height is None:
            told = Event("stood-unmeasured", args | {"tower_seat": p.tower})
        elif p.tower in (p.to, COMMON):
            told = Event("stood", args | {"height": height, "tower_seat": p.tower})
        else:
            told = Event("stood-for", args | {"height": height, "owner": p.tower})
        after = replace(
            p,
            towers={**p.towers, p.tower: (*p.towers[p.tower], p.hand)},
            heights={**p.heights, p.tower: height},
            hand=None,
            tower=None,
            tries=0,
        )
        then, more = self.placed(after, p.tower)
        return then, [told, *more]

    def not_raised(self, p: BausackPosition) -> Step:
        """No placement: the tower is as before, the block in the hand again (B7)."""
        tries = p.tries + 1
        events = [Event("not-raised", {"seat": p.to, "block": p.hand, "tries": tries})]
        if tries < TRIES:
            return replace(p, tries=tries), events
        after, more = self.fell(replace(p, tries=tries))
        return after, events + more

    def placed(self, p: BausackPosition, owner: Seat) -> Step:
        """A block has been built on the owner's tower: what comes next."""
        raise NotImplementedError

    # ---- Falling --------------------------------------------------------------------------------

    def fell(self, p: BausackPosition) -> Step:
        """The builder has brought their own tower down and is out of this round."""
        told = Event("fell", {"seat": p.to, "block": p.hand, "tower_seat": p.tower})
        after, more = self.fewer(self.out(self.laid_down(p), p.to), p.to)
        return after, [told, *more]

    def laid_down(self, p: BausackPosition) -> BausackPosition:
        """The hand is empty again, its block back with those that have fallen."""
        hand = () if p.hand is None else (p.hand,)
        return replace(self.cleared(p, hand), hand=None, tower=None, giver=None, tries=0)

    def out(self, p: BausackPosition, seat: Seat) -> BausackPosition:
        """A seat has lost this round: its tower is cleared away."""
        q = self.cleared(p, p.towers[seat])
        return replace(
            q,
            fallen=(*q.fallen, seat),
            towers={**q.towers, seat: ()},
            heights={**q.heights, seat: 0},
        )

    def cleared(self, p: BausackPosition, blocks: tuple[BlockId, ...]) -> BausackPosition:
        """Where blocks of a fallen tower go: back on the table."""
        return replace(p, table=in_order((*p.table, *blocks)))

    def fewer(self, p: BausackPosition, seat: Seat) -> Step:
        """A seat has just fallen while building: what comes next."""
        raise NotImplementedError

    def table_moved(self, p: BausackPosition, seat: Seat) -> Step:
        """Who moves the table loses at once (B3)."""
        raise NotImplementedError

    def in_play(self, p: BausackPosition) -> tuple[Seat, ...]:
        """Who can lose by moving the table."""
        return () if p.stage == "over" else still_in(p)

    # ---- Winning --------------------------------------------------------------------------------

    def tallest_win(self, p: BausackPosition) -> Step:
        """No block is left, or nobody builds: heights decide, equal within 1 mm (B6)."""
        for seat in still_in(p):
            if p.heights[seat] is None:
                return replace(p, stage="measure", to=seat), []
        # Where no tower stands, the last to have fallen has lasted longest.
        return self.round_won(p, self.tallest(p, still_in(p)) or p.fallen[-1:])

    def tallest(self, p: BausackPosition, among: Sequence[Seat]) -> tuple[Seat, ...]:
        heights = {seat: p.heights[seat] or 0 for seat in among}
        return tuple(s for s, height in heights.items() if height >= max(heights.values()) - 1)

    def round_won(self, p: BausackPosition, winners: tuple[Seat, ...]) -> Step:
        """A shared round counts for each."""
        won = {seat: count + (seat in winners) for seat, count in p.won.items()}
        kind = "won" if self.wins_needed == 1 else "round-won"
        events = [Event(kind, {"seat": seat, "rounds": won[seat]}) for seat in winners]
        q = replace(p, won=won, auctioneer=None, sale=None, bids={}, passed=())
        if max(won.values()) >= self.wins_needed:
            return replace(q, stage="over"), events
        return self.next_round(q, self.next_starter(p, winners), events)

    def next_round(self, p: BausackPosition, first: Seat, events: list[Event]) -> Step:
        towers = {seat: list(blocks) for seat, blocks in p.towers.items()}
        site = {"towers": towers, "heights": p.heights, "fallen": list(p.fallen)}
        told = Event("round", {"seat": first, "round": p.round + 1, "before": site})
        return self.laid_out(replace(p, round=p.round + 1), first), [*events, told]

    def next_starter(self, p: BausackPosition, winners: tuple[Seat, ...]) -> Seat:
        """In games of several rounds."""
        raise NotImplementedError

    def result(self, p: BausackPosition) -> Outcome:
        """Rounds won; games of one round say more."""
        return Outcome.by_score(p.won)
