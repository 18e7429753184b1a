"""NOX, written from its rule sheet and the rulings N1 to N8; chance is told, never drawn."""

from collections import Counter
from typing import NamedTuple

COLOURS = ("B", "G", "O")
NUMBERS = range(1, 16)
COPIES = 2
HAND = 3
FULL_KITTY = 6
GOAL = {"standard": 150, "thick": 100}  # N8

Pile = list[str]  # cards from the bottom to the top
Kitty = list[Pile]


class Move(NamedTuple):
    card: str
    kitty: int  # the seat before whom the card is laid
    covered: str | None  # the top that is covered; None when the kitty is extended
    under: bool  # the pile played to goes below in the merge

    def text(self) -> str:
        target = f"+{self.kitty}" if self.covered is None else f"{self.kitty}:{self.covered}"
        return f"{self.card} {target}" + (" /under" if self.under else "")


def colour(card: str) -> str:
    return card[0]


def number(card: str) -> int:
    return int(card[1:])


def full_deck() -> Counter[str]:
    return Counter({f"{c}{n}": COPIES for c in COLOURS for n in NUMBERS})


def tops(kitty: Kitty) -> list[str]:
    return [pile[-1] for pile in kitty]


def lay(kitty: Kitty, card: str, covered: str | None) -> tuple[Pile, Kitty]:
    """Lay the card; give the pile played to and the piles beside it, not yet merged. N2"""
    if covered is None:
        return [card], [list(pile) for pile in kitty]
    old = next(pile for pile in kitty if pile[-1] == covered)
    return [*old, card], [list(pile) for pile in kitty if pile is not old]


def twin_of(played: Pile, others: Kitty) -> Pile | None:
    """The other pile that shows the same number, of whatever colour. N3"""
    twins = [pile for pile in others if number(pile[-1]) == number(played[-1])]
    assert len(twins) <= 1
    return twins[0] if twins else None


def kitty_score(kitty: Kitty) -> int:
    """N7"""
    shown = tops(kitty)
    if {colour(card) for card in shown} != set(COLOURS):
        return 0
    return sum(number(card) for card in shown)


def recorded(points: dict[int, int], variant: str) -> dict[int, int]:
    """What each seat writes down for a round. N8"""
    if variant == "standard":
        return points
    best = max(points.values())
    return {seat: best if won == best else 0 for seat, won in points.items()}


class Reference:
    def __init__(self, players: int, options: dict[str, object], first: int) -> None:
        if not 3 <= players <= 6:
            raise ValueError(f"NOX is for 3 to 6 players, not {players}")
        if not 1 <= first <= players:
            raise ValueError(f"no seat {first}")
        self.variant = str(options.get("variant", "standard"))
        self.merge = str(options.get("merge", "top"))
        if self.variant not in GOAL or self.merge not in ("top", "choose"):
            raise ValueError(f"unknown options: {options}")
        self.seats = list(range(1, players + 1))
        self.totals = dict.fromkeys(self.seats, 0)
        self.over = False
        self.winners: set[int] = set()
        self.round = 0
        self.start_round(first)

    def start_round(self, starter: int) -> None:
        self.round += 1
        self.starter = starter
        self.turn = starter
        self.deck = full_deck()
        self.hands: dict[int, list[str]] = {seat: [] for seat in self.seats}
        self.kitties: dict[int, Kitty] = {seat: [] for seat in self.seats}
        self.waiting = [seat for seat in self.seats for _ in range(HAND)]
        self.playing = False  # the deal is not complete

    def left_of(self, seat: int) -> int:
        return seat % len(self.seats) + 1

    @property
    def scores(self) -> dict[int, int]:
        return dict(self.totals)

    @property
    def to_act(self) -> list[int]:
        return [] if self.over or self.waiting else [self.turn]

    def chance(self, seat: int, what: str) -> None:
        if seat not in self.waiting:
            raise ValueError(f"no card is owed to seat {seat}")
        if self.deck[what] < 1:
            raise ValueError(f"no {what} is left in the draw pile")
        self.deck[what] -= 1
        self.hands[seat].append(what)
        self.waiting.remove(seat)
        if not self.playing:
            self.playing = not self.waiting
        else:
            self.end_turn()

    def choices(self) -> dict[str, Move]:
        """The legal moves by their texts."""
        found: dict[str, Move] = {}
        for seat in self.to_act:
            for card in self.hands[seat]:
                for owner, kitty in self.kitties.items():
                    same_colour = [top for top in tops(kitty) if colour(top) == colour(card)]
                    for covered in (None, *same_colour):  # N2
                        played, others = lay(kitty, card, covered)
                        merges = twin_of(played, others) is not None
                        found_here = [Move(card, owner, covered, under=False)]
                        if merges and self.merge == "choose":  # N3
                            found_here.append(Move(card, owner, covered, under=True))
                        for move in found_here:
                            found[move.text()] = move
        return found

    def moves(self) -> set[str]:
        return set(self.choices())

    def play(self, text: str) -> None:
        choices = self.choices()
        if text not in choices:
            raise ValueError(f"not a legal move: {text}")
        move = choices[text]
        self.hands[self.turn].remove(move.card)
        played, others = lay(self.kitties[move.kitty], move.card, move.covered)
        twin = twin_of(played, others)
        if twin is None:
            kitty = [*others, played]
        else:  # N3
            beside = [pile for pile in others if pile is not twin]
            merged = [*played, *twin] if move.under else [*twin, *played]
            kitty = [*beside, merged]
        self.kitties[move.kitty] = kitty
        if len(kitty) == FULL_KITTY:  # N4: counted after the merge; nothing is drawn any more
            self.end_round()
        elif self.deck.total() > 0:
            self.waiting = [self.turn]
        else:
            self.end_turn()

    def end_turn(self) -> None:
        if not any(self.hands.values()):  # N6
            self.end_round()
            return
        self.turn = self.left_of(self.turn)
        while not self.hands[self.turn]:  # N6: skipped
            self.turn = self.left_of(self.turn)

    def end_round(self) -> None:
        points = {seat: kitty_score(kitty) for seat, kitty in self.kitties.items()}
        for seat, won in recorded(points, self.variant).items():
            self.totals[seat] += won
        best = max(self.totals.values())
        if best >= GOAL[self.variant]:  # N8
            self.over = True
            self.winners = {seat for seat in self.seats if self.totals[seat] == best}
        else:
            self.start_round(self.left_of(self.starter))  # N1

    def picture(self) -> dict[str, object]:
        return {
            "round": self.round,
            "kitties": {
                seat: {pile[-1]: len(pile) for pile in kitty}
                for seat, kitty in self.kitties.items()
            },
            "hands": {seat: sorted(hand) for seat, hand in self.hands.items()},
            "pile": self.deck.total(),
            "totals": dict(self.totals),
        }
