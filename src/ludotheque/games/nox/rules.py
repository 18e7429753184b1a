"""The rules of NOX, compiled. Seats are 0-based here.

A card is colour * 15 + number - 1, colours in the order blue, green, orange. An action is
((card * 6 + kitty) * 16 + pile) * 2 + under: pile is 0 to extend the kitty, or the number that
the covered pile shows; its colour is the card's. A chance action is the card that is drawn.
"""

from typing import Any

import numpy as np

from ludotheque.kernel import CHANCE, OVER, Record, rule

CARDS, COPIES, NUMBERS = 45, 2, 15
DECK = CARDS * COPIES
SEATS = 6
SLOTS = 6  # piles that end a round
HAND = 3
ACTIONS = CARDS * SEATS * 16 * 2
MOST = 224  # 3 cards, each to 6 kitties, beside or onto 5 piles, over or under; and some room
NONE = 99  # a slot without a pile, a place in the hand without a card: behind all cards
# Stages. GATHER: a round is over, or none has begun; the first card dealt clears the table.
GATHER, DEAL, DRAW, PLAY, ENDED = 0, 1, 2, 3, 4
STANDARD_GOAL, THICK_GOAL = 150, 100  # N8

State = np.dtype(
    [
        ("tops", "i1", (SEATS, SLOTS)),  # the card that a pile shows
        ("sizes", "i1", (SEATS, SLOTS)),  # how many cards lie in it
        ("piles", "i1", SEATS),  # how many a kitty has
        ("hands", "i1", (SEATS, HAND)),  # sorted, gaps last
        ("bag", "i1", CARDS),  # how many of each card the draw pile holds
        ("left", "i1"),  # how many that is in all
        ("totals", "i2", SEATS),
        ("rounds", "i2"),  # that are over
        ("starter", "u1"),  # of this round
        ("player", "u1"),  # who plays, draws or is dealt a card
        ("stage", "i1"),
        ("players", "u1"),
        ("thick", "i1"),  # 1: only the best of a round record (N8)
        ("decides", "i1"),  # 1: who played decides which pile ends on top (N3)
    ]
)


@rule
def new(s: Record, players: int, first: int) -> None:
    s.players = players
    s.rounds = 0
    for p in range(SEATS):
        s.totals[p] = 0
    s.starter = first
    gather(s)
    s.stage = GATHER


@rule
def gather(s: Record) -> None:
    """All cards back into the draw pile."""
    for p in range(SEATS):
        s.piles[p] = 0
        for i in range(SLOTS):
            s.tops[p, i] = NONE
            s.sizes[p, i] = 0
        for i in range(HAND):
            s.hands[p, i] = NONE
    for card in range(CARDS):
        s.bag[card] = COPIES
    s.left = DECK
    s.player = s.starter
    s.stage = DEAL


@rule
def after(s: Record, seat: int) -> int:
    return seat + 1 if seat + 1 < s.players else 0


@rule
def turn(s: Record) -> int:
    if s.stage == PLAY:
        return int(s.player)
    return OVER if s.stage == ENDED else CHANCE


@rule
def legal(s: Record, out: np.ndarray) -> int:
    n: Any = np.uint64(0)  # a signed index would be looked at for counting from the end
    last = NONE
    for i in range(HAND):
        card = int(s.hands[s.player, i])
        if card in (last, NONE):  # of two equal cards, one will do
            continue
        last = card
        lowest = card // NUMBERS * NUMBERS  # the 1 of its colour
        for kitty in range(s.players):
            extend = (card * SEATS + kitty) * 32
            out[n] = extend
            n += np.uint64(1)
            for slot in range(SLOTS):
                above = int(s.tops[kitty, slot]) - lowest
                out[n] = extend + 2 * above + 2
                n += np.uint64((above >= 0) & (above < NUMBERS))
    found: Any = np.int64(n)
    return with_unders(s, out, found) if s.decides else found


@rule
def with_unders(s: Record, out: np.ndarray, n: int) -> int:
    """N3, merge=choose: behind the plays, those again that merge, with the played pile below."""
    for i in range(n):
        out[n] = out[i] + 1
        n += merges(s, out[i])
    return n


@rule
def merges(s: Record, action: int) -> bool:
    """Whether a play makes two piles show the same number."""
    pile = action >> 1 & 15
    kitty = (action >> 5) % SEATS
    number = (action >> 5) // SEATS % NUMBERS
    return pile != number + 1 and showing(s, kitty, number) != NONE


@rule
def showing(s: Record, kitty: int, number: int) -> int:
    """The slot of the pile that shows a number (0-based, any colour), or NONE."""
    found = NONE
    for slot in range(SLOTS):
        top = s.tops[kitty, slot]
        if top == number or top == number + NUMBERS or top == number + 2 * NUMBERS:
            found = slot
    return found


@rule
def tickets(s: Record) -> int:
    return DECK if s.stage == GATHER else int(s.left)


@rule
def chance(s: Record, ticket: int) -> int:
    if s.stage == GATHER:
        return ticket // COPIES
    for card in range(CARDS):
        ticket -= s.bag[card]
        if ticket < 0:
            return card
    return -1


@rule
def apply(s: Record, action: int) -> None:
    if s.stage == PLAY:
        play(s, action)
    else:
        if s.stage == GATHER:
            gather(s)
        take(s, action)
        if s.stage == DRAW:
            pass_on(s)
        else:
            s.player = after(s, s.player)
            if s.left == DECK - HAND * s.players:
                s.stage = PLAY


@rule
def take(s: Record, card: int) -> None:
    """From the draw pile into the hand, at its place."""
    s.bag[card] -= 1
    s.left -= 1
    for i in range(HAND):
        held = int(s.hands[s.player, i])
        s.hands[s.player, i] = min(held, card)
        card = max(held, card)


@rule
def play(s: Record, action: int) -> None:
    under = action & 1
    pile = action >> 1 & 15
    goes: Any = np.uint32(action >> 5)
    kitty = goes % np.uint32(SEATS)
    card = goes // np.uint32(SEATS)
    number = card % np.uint32(NUMBERS)
    leave_hand(s, card)
    same = showing(s, kitty, number)
    wanted = card - number + pile - 1 if pile else NONE  # extending takes the first free slot
    slot = 0
    for i in range(SLOTS - 1, -1, -1):
        if s.tops[kitty, i] == wanted:
            slot = i
    s.tops[kitty, slot] = card
    s.sizes[kitty, slot] += 1
    s.piles[kitty] += pile == 0
    if same != NONE and same != slot:  # N3
        if under:
            s.tops[kitty, slot] = s.tops[kitty, same]
        s.sizes[kitty, slot] += s.sizes[kitty, same]
        s.tops[kitty, same] = NONE
        s.sizes[kitty, same] = 0
        s.piles[kitty] -= 1
    if s.piles[kitty] == SLOTS:  # N4
        round_over(s)
    elif s.left > 0:
        s.stage = DRAW
    else:
        pass_on(s)


@rule
def leave_hand(s: Record, card: int) -> None:
    gone = 0
    for i in range(HAND - 1):
        gone |= s.hands[s.player, i] == card
        if gone:
            s.hands[s.player, i] = s.hands[s.player, i + 1]
    s.hands[s.player, HAND - 1] = NONE


@rule
def pass_on(s: Record) -> None:
    """To the next player who has a card; with none left the round is over (N6)."""
    s.stage = PLAY
    for _ in range(s.players):
        s.player = after(s, s.player)
        if s.hands[s.player, 0] != NONE:
            return
    round_over(s)


@rule
def worth(s: Record, kitty: int) -> int:
    """The sum of the tops, if all three colours are among them (N7)."""
    points, blue, green, orange = 0, False, False, False
    for slot in range(SLOTS):
        top = s.tops[kitty, slot]
        if top != NONE:
            points += top % NUMBERS + 1
            blue |= top < NUMBERS
            green |= NUMBERS <= top < 2 * NUMBERS
            orange |= top >= 2 * NUMBERS
    return points if blue and green and orange else 0


@rule
def round_over(s: Record) -> None:
    """N8. The kitties lie until the first card of the next round is dealt."""
    best, high = 0, 0
    if s.thick:
        for p in range(s.players):
            best = max(best, worth(s, p))
    for p in range(s.players):
        points = worth(s, p)
        if points >= best:
            s.totals[p] += points
        high = max(high, s.totals[p])
    if high >= (THICK_GOAL if s.thick else STANDARD_GOAL):
        s.stage = ENDED
    else:
        s.stage = GATHER
        s.rounds += 1
        s.starter = after(s, s.starter)
        s.player = s.starter


@rule
def standing(s: Record, out: np.ndarray) -> None:
    """Each kitty's points, as if the round ended now."""
    for p in range(s.players):
        out[p] = worth(s, p)
