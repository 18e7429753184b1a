"""Why a move may not be played, in the code that helps most."""

from ludotheque.contract import Illegal, Move, Seat
from ludotheque.games.bausack.auctions import Auctions
from ludotheque.games.bausack.moves import (
    FACTS,
    UNASKED,
    Bid,
    Front,
    Give,
    Line,
    Pass,
    Sell,
    Stop,
    Take,
)
from ludotheque.games.bausack.position import BausackPosition
from ludotheque.games.bausack.rules import Rules

ERRORS = (
    *("judge-facts", "players-facts", "not-in-play", "not-now"),
    *("nothing-falls", "base-cannot-fall", "height-needed", "height-range"),
    *("not-on-table", "not-base-size", "not-picked", "line-empty"),
    *("no-such-sale", "only-gifts", "bid-low", "bid-exact", "bid-beans", "no-pass"),
    *("give-whom", "has-stopped"),
)


def why_not(rules: Rules, p: BausackPosition, seat: Seat, move: Move) -> Illegal:
    if isinstance(move, (*FACTS, *UNASKED)):
        return Illegal("players-facts")
    match p.stage, move:
        case (("take" | "base" | "draft" | "alone"), Take(block)) if block not in p.table:
            return Illegal("not-on-table", block=block)
        case "base", Take(block):
            return Illegal("not-base-size", block=block)
        case "order", Line(block):
            return Illegal("not-picked", block=block)
        case "front", Front(owner):
            return Illegal("line-empty", owner=owner)
        case "sale", Sell(block) if block not in p.table and seat == p.to:
            return Illegal("not-on-table", block=block)
        case "sale", Sell() if seat in p.stopped:
            return Illegal("only-gifts")
        case "sale", Sell(_, sale) if seat == p.to:
            return Illegal("no-such-sale", sale=sale)
        case "sale", Stop() if seat in p.stopped:
            return Illegal("has-stopped")
        case (("bid" | "horror"), Bid(beans)):
            assert isinstance(rules, Auctions)
            return _bid(p, seat, beans, rules.highest(p) + 1)
        case "horror", Pass():
            return Illegal("no-pass")
        case (("give" | "keep"), Give(receiver)):
            return Illegal("give-whom", receiver=receiver)
        case _:
            return Illegal("not-now")


def _bid(p: BausackPosition, seat: Seat, beans: int, least: int) -> Illegal:
    if beans > p.beans[seat]:
        return Illegal("bid-beans", beans=p.beans[seat])
    if p.stage == "horror":
        return Illegal("bid-exact", beans=least)
    return Illegal("bid-low", beans=least)
