"""Chain: bases, a draft of twelve each, lines, then always the front block of any line."""

from msgspec.structs import replace

from ludotheque.contract import Event, Move, Seat
from ludotheque.games.bausack.blocks import (
    BASES,
    BLOCKS,
    LISTED,
    UNNAMED,
    BlockId,
    unlike_a_base,
)
from ludotheque.games.bausack.moves import TAKE, Front, Line, Lines, Take
from ludotheque.games.bausack.position import (
    BausackPosition,
    clockwise,
    in_order,
    next_of,
    seats,
    still_in,
    without,
)
from ludotheque.games.bausack.rules import Rules, Step

SHARE = 12  # blocks for each, besides the base
LIKE_SIZE = 5  # so many blocks on the table count as being of like size


class Chain(Rules):
    table_of = (2, 5)
    wins_needed = 2

    def opened(self, p: BausackPosition) -> BausackPosition:
        nothing: dict[Seat, tuple[BlockId, ...]] = dict.fromkeys(seats(p), ())
        q = replace(p, picked=nothing, lines=nothing)
        return self.placing(self.lifted(q, BASES[p.sack][0]), p.first, p.first)

    def to_act(self, p: BausackPosition) -> tuple[Seat, ...]:
        if p.stage == "order":  # all at once, each their own
            return tuple(seat for seat in seats(p) if p.picked[seat])
        return super().to_act(p)

    def choices(self, p: BausackPosition, seat: Seat) -> list[Move]:
        match p.stage:
            case "base":
                return [TAKE[block] for block in self.of_like_size(p)]
            case "draft":
                return [TAKE[block] for block in p.table]
            case "order":
                return [Line(block) for block in p.picked[seat]]
            case _:
                return [Front(owner) for owner in seats(p) if p.lines[owner]]

    def done(self, p: BausackPosition, seat: Seat, move: Move) -> Step:
        match move:
            case Take(block) if p.stage == "base":
                taken = Event("took", {"seat": seat, "block": block})
                return self.placing(self.lifted(p, block), seat, seat), [taken]
            case Take(block):
                return self.picks(p, seat, block)
            case Line(block):
                return self.lines_up(p, seat, block)
            case Front(owner):
                return self.takes_front(p, seat, owner)
        raise AssertionError(move)

    # ---- Bases ----------------------------------------------------------------------------------

    def of_like_size(self, p: BausackPosition) -> tuple[BlockId, ...]:
        """The cuboids on the table whose measures are nearest to those of the two bases; of a block
        that is not in the list those who see it know best (B26)."""
        cuboids = [block for block in p.table if BLOCKS[block].kind == "cuboid"]
        found = [block for block in p.table if block not in LISTED]
        return in_order((*sorted(cuboids, key=unlike_a_base)[:LIKE_SIZE], *found))

    def next_base(self, p: BausackPosition) -> Step:
        """The starter and the left neighbour are given theirs, the others choose."""
        left, *_ = clockwise(p, p.first)
        for seat in self.in_turn(p):
            if p.towers[seat]:
                continue
            if seat == left:
                return self.placing(self.lifted(p, BASES[p.sack][1]), seat, seat), []
            return replace(p, stage="base", to=seat), []
        return self.next_pick(p, p.first, begin=True)

    def in_turn(self, p: BausackPosition) -> list[Seat]:
        """Those still in, from the starter on."""
        return [seat for seat in clockwise(p, (p.first - 2) % p.players + 1) if seat in still_in(p)]

    # ---- Draft and lines ------------------------------------------------------------------------

    def picks(self, p: BausackPosition, seat: Seat, block: BlockId) -> Step:
        told = Event("picked", {"seat": seat, "block": block})
        mine = (*p.picked[seat], block)
        q = replace(p, table=without(p.table, block), picked={**p.picked, seat: mine})
        after, more = self.next_pick(q, seat)
        return after, [told, *more]

    def next_pick(self, p: BausackPosition, seat: Seat, begin: bool = False) -> Step:
        short = [s for s in still_in(p) if len(p.picked[s]) < SHARE]
        if not short:
            return self.next_in_line(replace(p, stage="order", to=self.in_turn(p)[0]))
        to = self.in_turn(p)[0] if begin else next_of(p, seat, short)
        return replace(p, stage="draft", to=to), []

    def lines_up(self, p: BausackPosition, seat: Seat, block: BlockId) -> Step:
        told = Event("lined", {"seat": seat, "block": block})
        q = replace(
            p,
            picked={**p.picked, seat: without(p.picked[seat], block)},
            lines={**p.lines, seat: (*p.lines[seat], block)},
        )
        after, more = self.next_in_line(q)
        return after, [told, *more]

    def next_in_line(self, p: BausackPosition) -> Step:
        if any(p.picked.values()):
            return p, []
        return replace(p, stage="front", to=self.in_turn(p)[0]), []

    def unasked(self, p: BausackPosition) -> list[Move]:
        facts = super().unasked(p)
        return [*facts, Lines()] if p.stage in ("draft", "order") else facts

    def after(self, p: BausackPosition, seat: Seat, move: Move) -> Step:
        return self.lines_lie(p) if isinstance(move, Lines) else super().after(p, seat, move)

    def lines_lie(self, p: BausackPosition) -> Step:
        """What nobody has named until now is not named (B27)."""
        unnamed = iter(UNNAMED)
        lines = {seat: p.lines[seat] + p.picked[seat] for seat in seats(p)}
        for seat in still_in(p):
            lines[seat] += tuple(next(unnamed) for _ in range(SHARE - len(lines[seat])))
        q = replace(p, lines=lines, picked=dict.fromkeys(seats(p), ()))
        after, more = self.next_in_line(q)
        return after, [Event("lines-lie", {"seat": after.to}), *more]

    # ---- Building -------------------------------------------------------------------------------

    def takes_front(self, p: BausackPosition, seat: Seat, owner: Seat) -> Step:
        block, *rest = p.lines[owner]
        told = Event("fronted", {"seat": seat, "owner": owner, "block": block})
        q = replace(p, lines={**p.lines, owner: tuple(rest)}, hand=block)
        return self.placing(q, seat, seat), [told]

    def placed(self, p: BausackPosition, owner: Seat) -> Step:
        if len(p.towers[owner]) == 1:
            return self.next_base(p)
        return self.next_turn(p, owner)

    def next_turn(self, p: BausackPosition, seat: Seat) -> Step:
        if not any(p.lines.values()):
            return self.tallest_win(p)
        return replace(p, stage="front", to=next_of(p, seat, still_in(p))), []

    # ---- Falling --------------------------------------------------------------------------------

    def cleared(self, p: BausackPosition, blocks: tuple[BlockId, ...]) -> BausackPosition:
        """They leave the game."""
        return replace(p, gone=in_order((*p.gone, *blocks)))

    def fewer(self, p: BausackPosition, seat: Seat) -> Step:
        """The line of who has fallen stays."""
        left = still_in(p)
        return self.round_won(p, left) if len(left) == 1 else self.next_turn(p, seat)

    def table_moved(self, p: BausackPosition, seat: Seat) -> Step:
        """What was picked and not yet laid out joins the line in the order of picking."""
        laying_bases = p.stage == "base" or (p.stage == "place" and not self.standing_blocks(p))
        line = p.lines[seat] + p.picked[seat]
        q = replace(p, lines={**p.lines, seat: line}, picked={**p.picked, seat: ()})
        mine = p.to == seat
        q = self.out(self.laid_down(q) if mine else q, seat)
        left = still_in(q)
        if len(left) == 1:
            return self.round_won(self.laid_down(q), left)
        match p.stage:
            case "draft":
                return self.next_pick(q, seat) if mine else (q, [])
            case "order":
                return self.next_in_line(q)
            case "measure":
                return self.tallest_win(q)
            case _ if not mine:
                return q, []
            case _:
                return self.next_base(q) if laying_bases else self.next_turn(q, seat)

    # ---- Winning --------------------------------------------------------------------------------

    def next_starter(self, p: BausackPosition, winners: tuple[Seat, ...]) -> Seat:
        """The first to have fallen, or else the owner of the lowest tower."""
        if p.fallen:
            return p.fallen[0]
        lowest = min(p.heights[seat] or 0 for seat in seats(p))
        low = [seat for seat in seats(p) if (p.heights[seat] or 0) <= lowest + 1]
        return next_of(p, (p.first - 2) % p.players + 1, low)
