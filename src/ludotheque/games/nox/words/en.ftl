### NOX in English.

title = NOX
aim = Show all three colours and what you show counts; once somebody has 150, the most points win.

## Options
option-variant = Variant
    .standard = All record their points, up to 150
    .thick = For the thick-skinned: only the best of a round records, up to 100
option-merge = When two piles are stacked
    .top = The pile just played to ends on top
    .choose = Who played decides which ends on top
option-first = Who begins

## What to do
ask-play = lay a card beside a kitty's piles (B7 +3) or on a pile of its colour (G14 1:G5)
ask-choose = lay a card beside a kitty's piles (B7 +3) or on a pile of its colour (G14 1:G5); if it makes two piles one, add /under to put yours below

## Moves
move-extend = { $card } as { $kitty_is ->
    [you] your new pile
   *[other] a new pile for { $kitty }
}{ $under ->
    [yes] , its pile below
   *[no] {""}
}
move-cover = { $card } onto { $kitty_is ->
    [you] your { $pile }
   *[other] { $pile } of { $kitty }
}{ $under ->
    [yes] , its pile below
   *[no] {""}
}

## Events
event-lot = { $who } begins.
    .you = You begin.
event-round = Round { $round }: three cards each, and { $who } begins.
    .you = Round { $round }: three cards each, and you begin.
event-dealt = Your cards: { $cards }.
event-extended = { $who } extends { kitty-of } with { $card }.
    .you = You extend { kitty-of } with { $card }.
event-covered = { $who } covers { $pile } in { kitty-in } with { $card }.
    .you = You cover { $pile } in { kitty-in } with { $card }.
event-merged = { $owner_is ->
    [you] Two of your piles
   *[other] Two piles of { $owner }
} show { $number } and become one, with { $top } on top.
event-draws = { $left ->
    [0] { $who } draws the last card.
   *[other] { $who } draws a card.
}
    .you = { $left ->
        [0] You draw the last card.
       *[other] You draw a card.
     }
event-drew = Your new card: { $card }.
event-skipped = { $who } has no card left and is skipped.
    .you = You have no card left and are skipped.
event-round-over = { $reason ->
    [six] { $owner_is ->
        [you] You have
       *[other] { $owner } has
    } six piles: round { $round } is over.
   *[exhausted] All cards are played: round { $round } is over.
} Kitties: { $scores }. Totals now: { $totals }.
kitty-of = { $owner_is ->
    [you] your kitty
    [own] their own kitty
   *[other] the kitty of { $owner }
}
kitty-in = { $owner_is ->
    [you] your kitty
    [own] their own kitty
   *[other] the kitty of { $owner }
}

## Hints: why a move is good
why-gains = It brings you { $points ->
    [one] 1 point
   *[other] { $points } points
} at once.
why-costs = { $loser } loses { $points ->
    [one] 1 point
   *[other] { $points } points
} at once.
why-otherwise = After “{ $move }” { $who } could answer “{ $reply }” and gain { $points ->
    [one] 1 point
   *[other] { $points } points
} on you.
why-otherwise-some = After “{ $move }” { $who } could gain about { $points ->
    [one] 1 point
   *[other] { $points } points
} on you.

## Errors
error-no-such-kitty = There is no seat { $kitty }: { $players } play.
error-not-in-hand = You do not have { $card } in your hand.
error-other-colour = { $card } cannot cover { $pile }: a card covers only its own colour.
error-no-such-pile = No pile of { $owner } shows { $pile }.
error-no-choice = At this table the pile just played to ends on top: leave out /under.
error-no-merge = This play stacks no two piles: leave out /under.
error-position-cards = The box does not hold so many { $card }.
error-position-kitty = { $text } is no kitty: at most six piles, and no number twice.
error-position-buried = The sizes of the piles do not fit the number of buried cards.
error-position-stage = Hands, kitties and totals do not fit the stage { $stage }.

## The picture in a terminal
picture-round = round { $round }, { $left ->
    [one] 1 card
   *[other] { $left } cards
 } in the draw pile
picture-no-kitty = no kitty yet
picture-lacks = { $colours ->
    [B] no blue
    [G] no green
    [O] no orange
    [BG] no blue, no green
    [BO] no blue, no orange
   *[GO] no green, no orange
 }
picture-hand = hand
picture-total = total
