"""The Good Pile: every block raises the tower, gifts are poisoned, and the tallest wins."""

from msgspec.structs import replace

from ludotheque.contract import Event, Move, Outcome, Seat
from ludotheque.games.bausack.auctions import Auctions
from ludotheque.games.bausack.knockout import ranked
from ludotheque.games.bausack.moves import TAKE, Give, GoOn, Place, Return, Sale, Stop, Take
from ludotheque.games.bausack.position import (
    BausackPosition,
    building,
    clockwise,
    seats,
    still_in,
)
from ludotheque.games.bausack.rules import TRIES, Step


class GoodPile(Auctions):
    table_of = (2, 6)
    raising = True
    sales = ("high", "gift")

    # ---- Between auctions -----------------------------------------------------------------------

    def to_act(self, p: BausackPosition) -> tuple[Seat, ...]:
        """Between auctions anyone may stop; the auctioneer waits for nobody."""
        if p.stage != "sale":
            return super().to_act(p)
        others = [s for s in clockwise(p, p.to)[:-1] if s in building(p) and s not in p.passed]
        return (p.to, *others)

    def choices(self, p: BausackPosition, seat: Seat) -> list[Move]:
        match p.stage:
            case "sale" if seat != p.to:
                return [GoOn(), Stop()]
            case "sale":
                return super().choices(p, seat) + [Stop()] * (seat in building(p))
            case "alone":
                return [*(TAKE[block] for block in p.table), Stop()]
            case "give":
                return [Give(other) for other in self.receivers(p, seat)]
            case "answer":
                return [Place(), Return()]
            case _:
                return super().choices(p, seat)

    def sales_by(self, p: BausackPosition, seat: Seat) -> tuple[Sale, ...]:
        """An auctioneer who has stopped may only offer gifts."""
        return ("gift",) if seat in p.stopped else self.sales

    def bidders(self, p: BausackPosition) -> tuple[Seat, ...]:
        """Who has stopped bids on gifts, on nothing else."""
        return still_in(p) if p.sale == "gift" else building(p)

    def receivers(self, p: BausackPosition, giver: Seat) -> list[Seat]:
        return [seat for seat in building(p) if seat != giver]

    def done(self, p: BausackPosition, seat: Seat, move: Move) -> Step:
        match move:
            case GoOn():
                return replace(p, passed=(*p.passed, seat)), [Event("goes-on", {"seat": seat})]
            case Stop():
                return self.stops(p, seat)
            case Take(block):
                taken = Event("took", {"seat": seat, "block": block})
                return self.placing(self.lifted(p, block), seat, seat), [taken]
            case Give(receiver):
                told = Event("gave", {"seat": seat, "receiver": receiver, "block": p.hand})
                return replace(p, stage="answer", to=receiver, giver=seat), [told]
            case Place():
                told = Event("places", {"seat": seat, "block": p.hand})
                return self.placing(replace(p, giver=None), seat, seat), [told]
            case Return() if p.giver is not None:
                told = Event("returned", {"seat": seat, "giver": p.giver, "block": p.hand})
                return self.placing(replace(p, giver=None), p.giver, seat), [told]
        return super().done(p, seat, move)

    def stops(self, p: BausackPosition, seat: Seat) -> Step:
        """For good: no block is added or given to that tower any more."""
        told = Event("stopped", {"seat": seat, "height": p.heights[seat]})
        q = replace(p, stopped=(*p.stopped, seat))
        if len(building(q)) > 1:
            return q, [told]
        after, more = self.auction_by(q, p.to)
        return after, [told, *more]

    def auction_by(self, p: BausackPosition, auctioneer: Seat) -> Step:
        """With one builder left there are no more auctions; with none it is over."""
        builders = building(p)
        if not p.table or not builders:
            return self.tallest_win(p)
        if len(builders) == 1:
            return replace(self.called(p, builders[0]), stage="alone"), []
        return self.called(p, auctioneer), []

    # ---- Gifts ----------------------------------------------------------------------------------

    def bought(self, p: BausackPosition, winner: Seat) -> Step:
        if p.sale == "gift":
            return replace(p, stage="give", to=winner), []
        return super().bought(p, winner)

    def unsold(self, p: BausackPosition) -> Step:
        """A gift of one who has stopped, and that nobody bids for, ends the turn."""
        if p.auctioneer not in p.stopped:
            return super().unsold(p)
        told = Event("unwanted", {"seat": p.auctioneer, "block": p.hand})
        after, more = self.next_auction(self.laid_down(p))
        return after, [told, *more]

    def fell(self, p: BausackPosition) -> Step:
        """A giver who fells the receiver's tower is out, standing tower or not."""
        if p.tower == p.to:
            return super().fell(p)
        stands = p.tries == TRIES  # all in vain: nothing has come down
        args = {"seat": p.to, "owner": p.tower, "block": p.hand, "stands": stands}
        told = Event("felled", args)
        assert p.tower is not None
        q = self.out(self.laid_down(p), p.to)
        if not stands:
            return replace(q, stage="rebuild", to=p.tower), [told]
        after, more = self.next_auction(q)
        return after, [told, *more]

    def stood(self, p: BausackPosition, height: int | None) -> Step:
        """After a rebuilding, the tower is there again, without the gift."""
        if p.stage != "rebuild":
            return super().stood(p, height)
        told = Event("rebuilt", {"seat": p.to, "height": height})
        after, more = self.next_auction(replace(p, heights={**p.heights, p.to: height}))
        return after, [told, *more]

    # ---- The end --------------------------------------------------------------------------------

    def decided(self, p: BausackPosition) -> Step | None:
        """Nobody is left to give to, or nobody to build: not before the block in hand is placed."""
        if p.stage == "give" and not self.receivers(p, p.to):
            return self.next_auction(self.laid_down(p))
        return None

    def result(self, p: BausackPosition) -> Outcome:
        """The tallest tower standing; the fallen after them, the last to fall first."""
        places = ranked(p)
        heights = {seat: p.heights[seat] or 0 for seat in seats(p)}
        return Outcome(heights, places, tuple(s for s in seats(p) if places[s] == 1))
