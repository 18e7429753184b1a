"""Tower of Babel: one tower that all build, and a bean for who built before it came down."""

from collections.abc import Sequence

from msgspec.structs import replace

from ludotheque.contract import Event, Move, Outcome, Seat
from ludotheque.games.bausack.blocks import IDS, LISTED, UNNAMED, BlockId
from ludotheque.games.bausack.moves import TAKE, Fell, Take, Unmeasured
from ludotheque.games.bausack.position import COMMON, BausackPosition, clockwise, next_of, seats
from ludotheque.games.bausack.rules import Rules, Step

BEANS_TO_WIN = 5


class Babel(Rules):
    table_of = (2, 8)

    def owners(self, p: BausackPosition) -> Sequence[Seat]:
        return (COMMON,)

    def laid_out(self, p: BausackPosition, first: Seat) -> BausackPosition:
        """Beans stay where they were won."""
        return replace(super().laid_out(p, first), beans=p.beans, bank=p.bank)

    def opened(self, p: BausackPosition) -> BausackPosition:
        return self.turn_of(p, p.first)

    def turn_of(self, p: BausackPosition, seat: Seat) -> BausackPosition:
        """Choose a block or, blind, draw one from the sack."""
        return replace(p, stage="draw" if p.blind else "take", to=seat)

    def all_blocks(self, p: BausackPosition) -> tuple[BlockId, ...]:
        return IDS[p.sack]

    def unasked(self, p: BausackPosition) -> list[Move]:
        """Nobody need name a block: that one stands, or brought the tower down, is enough (B25)."""
        facts = super().unasked(p)
        if p.stage == "take":
            facts += [Unmeasured(), *([Fell()] if p.towers[COMMON] else [])]
        return facts

    def after(self, p: BausackPosition, seat: Seat, move: Move) -> Step:
        if p.stage == "take" and isinstance(move, Unmeasured | Fell):
            unnamed = UNNAMED[len(p.towers[COMMON])]
            p = self.placing(replace(p, hand=unnamed), p.to, COMMON)
        return super().after(p, seat, move)

    def cleared(self, p: BausackPosition, blocks: tuple[BlockId, ...]) -> BausackPosition:
        """A block that nobody has named never left the table of those that have names."""
        return super().cleared(p, tuple(block for block in blocks if block in LISTED))

    def choices(self, p: BausackPosition, seat: Seat) -> list[Move]:
        return [TAKE[block] for block in p.table]

    def done(self, p: BausackPosition, seat: Seat, move: Move) -> Step:
        assert isinstance(move, Take)
        taken = Event("took", {"seat": seat, "block": move.block})
        return self.placing(self.lifted(p, move.block), seat, COMMON), [taken]

    def drawn(self, p: BausackPosition, ticket: int) -> Step:
        """A block out of the sack, unseen."""
        block = p.table[ticket]
        told = Event("drew", {"seat": p.to, "block": block}, shows=True)
        return self.placing(self.lifted(p, block), p.to, COMMON), [told]

    def placed(self, p: BausackPosition, owner: Seat) -> Step:
        if p.table and len(p.towers[COMMON]) < len(IDS[p.sack]):
            return self.turn_of(p, next_of(p, p.to, seats(p))), []
        # No block is left: the last to have built gets the bean.
        return self.bean_for(p, p.to, next_of(p, p.to, seats(p)))

    def fell(self, p: BausackPosition) -> Step:
        told = Event("fell", {"seat": p.to, "block": p.hand, "tower_seat": COMMON})
        after, more = self.brought_down(p, p.to)
        return after, [told, *more]

    def table_moved(self, p: BausackPosition, seat: Seat) -> Step:
        return self.brought_down(p, seat)

    def brought_down(self, p: BausackPosition, culprit: Seat) -> Step:
        """The last to have built before, and is not to blame, gets the bean."""
        before = [seat for seat in self.builders(p) if seat != culprit]
        winner = before[-1] if before else clockwise(p, culprit)[-2]
        return self.bean_for(self.laid_down(p), winner, next_of(p, culprit, seats(p)))

    def builders(self, p: BausackPosition) -> list[Seat]:
        """Who placed each block of the tower: they have built in turn."""
        return [(p.first - 1 + k) % p.players + 1 for k in range(len(p.towers[COMMON]))]

    def bean_for(self, p: BausackPosition, winner: Seat, first: Seat) -> Step:
        beans = p.beans[winner] + 1
        told = [Event("bean", {"seat": winner, "beans": beans})]
        q = replace(p, beans={**p.beans, winner: beans}, bank=p.bank - 1)
        if beans < BEANS_TO_WIN:
            return self.next_round(q, first, told)
        return replace(q, stage="over"), told

    def result(self, p: BausackPosition) -> Outcome:
        return Outcome.by_score(p.beans)
