"""What Knock-Out, The Good Pile and Three Reds Win share: auctioneers, bids and beans (B5)."""

from typing import ClassVar

from msgspec.structs import replace

from ludotheque.contract import Event, Move, Seat
from ludotheque.games.bausack.moves import SELL, Accept, Bid, Pass, Sale, Sell
from ludotheque.games.bausack.position import BausackPosition, next_of, seats, still_in
from ludotheque.games.bausack.rules import Rules, Step


class Auctions(Rules):
    purse = 10
    sales: ClassVar[tuple[Sale, ...]]  # the kinds of auction

    def opened(self, p: BausackPosition) -> BausackPosition:
        return self.called(p, p.first)

    def called(self, p: BausackPosition, auctioneer: Seat) -> BausackPosition:
        """The auctioneer is to name a block."""
        return replace(
            p,
            stage="sale",
            to=auctioneer,
            auctioneer=auctioneer,
            sale=None,
            bids={},
            passed=(),
        )

    def next_auction(self, p: BausackPosition) -> Step:
        """It is the left neighbour's turn to be auctioneer."""
        assert p.auctioneer is not None
        return self.auction_by(p, next_of(p, p.auctioneer, still_in(p) or seats(p)))

    def auction_by(self, p: BausackPosition, auctioneer: Seat) -> Step:
        if not p.table:
            return self.no_block_left(p)
        return self.called(p, auctioneer), []

    def no_block_left(self, p: BausackPosition) -> Step:
        return self.tallest_win(p)

    def placed(self, p: BausackPosition, owner: Seat) -> Step:
        return self.next_auction(p)

    # ---- Choices --------------------------------------------------------------------------------

    def choices(self, p: BausackPosition, seat: Seat) -> list[Move]:
        match p.stage:
            case "sale":
                return [SELL[block, sale] for sale in self.sales_by(p, seat) for block in p.table]
            case "bid":
                bids = range(self.highest(p) + 1, p.beans[seat] + 1)
                return [Pass(), *map(Bid, bids)]
            case "horror":
                raised = self.highest(p) + 1
                return [Accept(), *([Bid(raised)] if raised <= p.beans[seat] else [])]
        raise AssertionError(p.stage)

    def sales_by(self, p: BausackPosition, seat: Seat) -> tuple[Sale, ...]:
        return self.sales

    def highest(self, p: BausackPosition) -> int:
        return max(p.bids.values(), default=0)

    def bidders(self, p: BausackPosition) -> tuple[Seat, ...]:
        return still_in(p)

    # ---- Bidding --------------------------------------------------------------------------------

    def done(self, p: BausackPosition, seat: Seat, move: Move) -> Step:
        match move:
            case Sell():
                return self.put_up(p, seat, move)
            case Bid(beans):
                q = replace(p, bids={**p.bids, seat: beans})
                return self.go_round(q, seat, Event("bid", {"seat": seat, "beans": beans}))
            case Pass():
                q = replace(p, passed=(*p.passed, seat))
                return self.go_round(q, seat, Event("passed", {"seat": seat}))
            case Accept():
                return self.accepted(p, seat)
        raise AssertionError(move)

    def put_up(self, p: BausackPosition, seat: Seat, move: Sell) -> Step:
        """The left neighbour bids first, the auctioneer last."""
        told = Event(f"sale-{move.sale}", {"seat": seat, "block": move.block})
        horror = move.sale == "horror"  # the auctioneer says nought
        q = replace(
            self.lifted(p, move.block),
            sale=move.sale,
            stage="horror" if horror else "bid",
            bids={seat: 0} if horror else {},
            passed=(),
        )
        return replace(q, to=next_of(q, seat, self.bidders(q))), [told]

    def go_round(self, p: BausackPosition, seat: Seat, told: Event) -> Step:
        """On to the next who has not passed, until only the highest bidder is left."""
        left = [s for s in self.bidders(p) if s not in p.passed]
        if not left or (len(left) == 1 and left[0] in p.bids):
            after, more = self.knocked_down(p)
            return after, [told, *more]
        return replace(p, to=next_of(p, seat, left)), [told]

    def knocked_down(self, p: BausackPosition) -> Step:
        """The highest bidder pays the bank; without a bid the auctioneer has the block."""
        if not p.bids:
            return self.unsold(p)
        winner = max(p.bids, key=p.bids.__getitem__)
        paid = self.paid(p, {winner: p.bids[winner]})
        told = Event("bought", {"seat": winner, "block": p.hand, "beans": p.bids[winner]})
        after, more = self.bought(paid, winner)
        return after, [told, *more]

    def accepted(self, p: BausackPosition, seat: Seat) -> Step:
        """The taker pays nothing, each other their own last bid."""
        owed = {s: beans for s, beans in p.bids.items() if s != seat and beans}
        told = [Event("accepted", {"seat": seat, "block": p.hand})]
        told += [Event("paid", {"seat": s, "beans": beans}) for s, beans in sorted(owed.items())]
        return self.placing(self.paid(p, owed), seat, seat), told

    def paid(self, p: BausackPosition, owed: dict[Seat, int]) -> BausackPosition:
        beans = {seat: had - owed.get(seat, 0) for seat, had in p.beans.items()}
        return replace(p, beans=beans, bank=p.bank + sum(owed.values()))

    def bought(self, p: BausackPosition, winner: Seat) -> Step:
        """The block is the winner's to build."""
        return self.placing(p, winner, winner), []

    def unsold(self, p: BausackPosition) -> Step:
        """The auctioneer builds it for nothing."""
        assert p.auctioneer is not None
        told = Event("unsold", {"seat": p.auctioneer, "block": p.hand})
        return self.placing(p, p.auctioneer, p.auctioneer), [told]

    # ---- Moving the table -----------------------------------------------------------------------

    def table_moved(self, p: BausackPosition, seat: Seat) -> Step:
        """An auction is called off, unpaid; a block in another's hand is still to be placed."""
        q = self.out(p, seat)
        if decided := self.decided(q):
            return decided
        match p.stage:
            case "sale" | "bid" | "horror":
                return self.again(self.laid_down(q), seat)
            case "measure":
                return self.tallest_win(q)
            case _ if seat in (p.to, p.tower, p.giver):
                return self.next_auction(self.laid_down(q))
            case _:
                return q, []

    def again(self, p: BausackPosition, mover: Seat) -> Step:
        """The same auctioneer anew or, if it was the mover, the next one."""
        assert p.auctioneer is not None
        if p.auctioneer == mover:
            return self.next_auction(p)
        return self.auction_by(p, p.auctioneer)

    def decided(self, p: BausackPosition) -> Step | None:
        """The last one not fallen wins, with or without a block."""
        left = still_in(p)
        return self.round_won(self.laid_down(p), left) if len(left) == 1 else None

    def fewer(self, p: BausackPosition, seat: Seat) -> Step:
        return self.decided(p) or self.next_auction(p)
