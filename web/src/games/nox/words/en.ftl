### What the table of NOX says on a screen.

## What to do
ask-play = choose a card, then where it goes
ask-choose = choose a card, then where it goes
nox-card-first = First choose a card of your hand, then where it goes.
nox-elsewhere = A card goes onto its own colour, or starts a new pile.
error-undo-chance = Your move stands: all have seen the card.

## Moves
move-extend = { nox-card } as { $kitty_is ->
    [you] your new pile
   *[other] a new pile for { $kitty }
}{ $under ->
    [yes] , below the other pile
   *[no] {""}
}
move-cover = { nox-card } onto { $kitty_is ->
    [you] your { $onto }
   *[other] the { $onto } of { $kitty }
}{ $under ->
    [yes] , below the other pile
   *[no] {""}
}

## What happens: always a pile, new or covered
event-extended = { $who } lays { $card } as { $owner_is ->
    [you] your new pile
    [own] their own new pile
   *[other] a new pile for { $owner }
}.
    .you = You lay { $card } as { $owner_is ->
        [you] your new pile
       *[other] a new pile for { $owner }
     }.
event-covered = { $who } lays { $card } onto { $owner_is ->
    [you] your { $pile }
    [own] their own { $pile }
   *[other] { $pile } of { $owner }
}.
    .you = You lay { $card } onto { $owner_is ->
        [you] your { $pile }
       *[other] { $pile } of { $owner }
     }.

## Cards and kitties
nox-card = { $colour ->
    [B] blue
    [G] green
   *[O] orange
} { $number }
nox-pile = { nox-card }{ $size ->
    [1] {""}
   *[other] , on top of { $size } cards
}
nox-last = { $pile } (last played)
nox-kitty = { $owner_is ->
    [you] Your kitty
   *[other] Kitty of { $owner }
}
nox-kitty-is = All the piles before one player are the kitty. Only their top cards count, and only if they show all three colours.
nox-worth = { $colours ->
    [none] All three colours: { $sum }
    [B] No blue: worth 0, not { $sum }
    [G] No green: worth 0, not { $sum }
    [O] No orange: worth 0, not { $sum }
    [BG] Only orange: worth 0, not { $sum }
    [BO] Only green: worth 0, not { $sum }
    [GO] Only blue: worth 0, not { $sum }
   *[BGO] No card yet
}
nox-hand = Your hand
nox-hand-of = { $cards ->
    [0] No card in hand
    [one] One card in hand
   *[other] { $cards } cards in hand
}
nox-left = { $left ->
    [0] The draw pile is empty
    [one] One card in the draw pile
   *[other] { $left } cards in the draw pile
}
nox-round = Round { $round }
nox-goal = the goal: { $variant ->
    [thick] 100
   *[standard] 150
}
nox-so-far = You: { $points } of { $variant ->
    [thick] 100
   *[standard] 150
}
nox-points = { $points ->
    [one] One point
   *[other] { $points } points
}
nox-which-top = Which pile ends on top?
nox-close = Back to the table

## The count of a round
nox-counted = { $points ->
    [0] Nothing
    [one] One point
   *[other] { $points } points
}
nox-recorded = { $points ->
    [0] Nothing
   *[other] { $points } points, { $recorded } recorded
}
nox-count-nothing = { $owner_is ->
    [you] You have
   *[other] { $owner } has
} no pile: nothing.
nox-count-missing = { $owner_is ->
    [you] You have
   *[other] { $owner } has
} { $colours ->
    [B] no blue
    [G] no green
    [O] no orange
    [BG] neither blue nor green
    [BO] neither blue nor orange
   *[GO] neither green nor orange
}: nothing.
nox-count-sum = { $owner_is ->
    [you] You
   *[other] { $owner }
}: { $adds } = { $points }.
nox-count-end = After round { $round }: { $totals }.
nox-count-best = Only the best { $count ->
    [one] kitty is
   *[other] kitties are
} recorded: { $points } for { $owner }.
nox-count-nobody = No kitty shows all three colours: nobody records anything.

## In few words
short-extended = { $card }: { $owner_is ->
    [you] new pile for you
    [own] own new pile
   *[other] new pile for { $owner }
}
short-covered = { $card } onto { $owner_is ->
    [you] your
    [own] own
   *[other] { $owner }’s
} { $pile }
short-merged = piles merge
short-skipped = has no card left
short-round-over = the round is over
