"""Three Reds Win: for two; every block raises the tower, and the third red one wins."""

from msgspec.structs import replace

from ludotheque.contract import Event, Move, Seat
from ludotheque.games.bausack.auctions import Auctions
from ludotheque.games.bausack.moves import Give, Keep
from ludotheque.games.bausack.position import BausackPosition, next_of, reds, seats, still_in
from ludotheque.games.bausack.rules import Step

REDS_TO_WIN = 3


class ThreeReds(Auctions):
    table_of = (2, 2)
    raising = True
    sales = ("high",)
    wins_needed = 3

    def opponent(self, p: BausackPosition, seat: Seat) -> Seat:
        return next_of(p, seat, seats(p))

    def choices(self, p: BausackPosition, seat: Seat) -> list[Move]:
        if p.stage == "keep":
            return [Keep(), Give(self.opponent(p, seat))]
        return super().choices(p, seat)

    def bought(self, p: BausackPosition, winner: Seat) -> Step:
        return replace(p, stage="keep", to=winner), []

    def done(self, p: BausackPosition, seat: Seat, move: Move) -> Step:
        match move:
            case Keep():
                told = Event("kept", {"seat": seat, "block": p.hand})
                return self.placing(p, seat, seat), [told]
            case Give(receiver):
                told = Event("gave", {"seat": seat, "receiver": receiver, "block": p.hand})
                return self.placing(p, receiver, receiver), [told]
        return super().done(p, seat, move)

    def placed(self, p: BausackPosition, owner: Seat) -> Step:
        if reds(p, owner) >= REDS_TO_WIN:
            return self.round_won(p, (owner,))
        return super().placed(p, owner)

    def no_block_left(self, p: BausackPosition) -> Step:
        """More reds, then the taller."""
        most = max(reds(p, seat) for seat in still_in(p))
        ahead = [seat for seat in still_in(p) if reds(p, seat) == most]
        return self.round_won(p, self.tallest(p, ahead))

    def next_starter(self, p: BausackPosition, winners: tuple[Seat, ...]) -> Seat:
        """The loser; after a shared round the one who did not start it."""
        if len(winners) == 1:
            return self.opponent(p, winners[0])
        return self.opponent(p, p.first)
