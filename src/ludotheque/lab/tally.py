"""What the bouts come to: shares of the wins with 95 % intervals, ratings."""

from collections import Counter
from collections.abc import Mapping, Sequence
from math import sqrt

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from ludotheque.contract import Seat
from ludotheque.lab.bout import Bout, Terms, Thinking

Z = 1.959964  # 95 % of a normal distribution lie within so many standard deviations


class Standing(msgspec.Struct, frozen=True):
    """All seats of one bot together."""

    bot: str
    seats: int  # it had in each match
    matches: int
    won: int  # alone, or with its partners
    tied: int  # shared the first place with another bot
    share: float  # of the wins, a tie counting in part
    low: float
    high: float
    even: float  # the share of an equal among equals
    rating: float
    uncertainty: float  # two standard deviations
    faults: int
    thinking: Thinking


def wilson(share: float, n: int) -> tuple[float, float]:
    """Between which shares the true one lies, 95 times in 100."""
    if n == 0:
        return 0.0, 1.0
    middle = share + Z * Z / (2 * n)
    width = Z * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n))
    bottom = 1 + Z * Z / n
    return max(0.0, (middle - width) / bottom), min(1.0, (middle + width) / bottom)


def tally(terms: Terms, bouts: Sequence[Bout]) -> list[Standing]:
    """One line a bot, the best first."""
    seats = Counter(entrant.text for entrant in terms.entrants)
    played = sorted(bouts, key=lambda bout: bout.number)
    ratings = rated(terms, played)
    lines = [_line(name, count, terms, played, ratings[name]) for name, count in seats.items()]
    return sorted(lines, key=lambda line: line.share - line.even, reverse=True)


def _line(
    name: str, seats: int, terms: Terms, bouts: Sequence[Bout], rating: PlackettLuceRating
) -> Standing:
    shares = [shared(terms, bout).get(name, 0.0) for bout in bouts]
    n = len(bouts)
    share = sum(shares) / n if n else 0.0
    low, high = wilson(share, n)
    return Standing(
        bot=name,
        seats=seats,
        matches=n,
        won=sum(part == 1 for part in shares),
        tied=sum(0 < part < 1 for part in shares),
        share=share,
        low=low,
        high=high,
        even=seats / len(terms.entrants),
        rating=rating.mu,
        uncertainty=2 * rating.sigma,
        faults=sum(fault.bot == name for bout in bouts for fault in bout.faults),
        thinking=_thinking(name, terms, bouts),
    )


def shared(terms: Terms, bout: Bout) -> dict[str, float]:
    """Each bot's share of a win: those in the first place share it."""
    shares: Counter[str] = Counter()
    for seat in bout.winners:
        shares[_name(terms, bout, seat)] += 1
    return {name: count / len(bout.winners) for name, count in shares.items()}


def rated(terms: Terms, bouts: Sequence[Bout]) -> dict[str, PlackettLuceRating]:
    """OpenSkill's ratings (Plackett-Luce), bout after bout; a bot's seats share its rating."""
    model = PlackettLuce()
    ratings = {entrant.text: model.rating(name=entrant.text) for entrant in terms.entrants}
    for bout in bouts:
        names = {seat: _name(terms, bout, seat) for side in bout.sides for seat in side}
        teams = [[_copy(model, ratings[names[seat]]) for seat in side] for side in bout.sides]
        ranks = [float(bout.places[side[0]]) for side in bout.sides]
        after = model.rate(teams, ranks=ranks)
        fresh: dict[str, list[PlackettLuceRating]] = {}
        for side, team in zip(bout.sides, after, strict=True):
            for seat, rating in zip(side, team, strict=True):
                fresh.setdefault(names[seat], []).append(rating)
        ratings |= {name: _mean(model, found) for name, found in fresh.items()}
    return ratings


def _copy(model: PlackettLuce, rating: PlackettLuceRating) -> PlackettLuceRating:
    return model.rating(rating.mu, rating.sigma)


def _mean(model: PlackettLuce, found: Sequence[PlackettLuceRating]) -> PlackettLuceRating:
    n = len(found)
    return model.rating(sum(r.mu for r in found) / n, sum(r.sigma for r in found) / n)


def _name(terms: Terms, bout: Bout, seat: Seat) -> str:
    return terms.entrants[bout.seats[seat - 1]].text


def _thinking(name: str, terms: Terms, bouts: Sequence[Bout]) -> Thinking:
    found: list[Thinking] = []
    for bout in bouts:
        own: Mapping[Seat, Thinking] = bout.thinking
        found += [thought for seat, thought in own.items() if _name(terms, bout, seat) == name]
    return Thinking(
        sum(thought.moves for thought in found),
        sum(thought.seconds for thought in found),
        max((thought.slowest for thought in found), default=0.0),
    )
