### Fakir in English.

title = Fakir
aim = Whoever still has a stick when nobody else has one wins.

## Options
option-teams = Two teams of two, partners opposite
option-drop_through = A stick may be dropped where nothing stops it, and is lost
option-first = Who begins

## Colours
colour-red = red
colour-green = green
colour-blue = blue
colour-yellow = yellow

## What to do
ask-turn = pierce the block (H 2@3), drop a stick (V b2) or pull one out (R b@1)
ask-place = pierce the block (H 2@3) or drop a stick into a hole (V b2)
ask-pull = you can only pull a stick out (R b@1)
ask-remove = you can neither place nor pull: give up one of your sticks (X hand, X b2, X b@1)

## Moves
move-pierce = pierce { $line }
move-drop = drop a stick into { $hole }
move-pull = { $swap ->
    [none] pull { $line } out
   *[other] pull { $line } out, and swap it with yours in { $swap }
}
move-remove = give up { $what }

## Events
event-lot = { $who } begins.
    .you = You begin.
event-pierced = { $who } pierces { $line } with { stick-a }.
    .you = You pierce { $line } with { stick-a }.
event-dropped = { $who } drops { stick-a } into { $hole }{ stick-rests }
    .you = You drop { stick-a } into { $hole }{ stick-rests }
event-pulled = { $who } pulls { stick-the } out of { $line }.
    .you = You pull { stick-the } out of { $line }.
event-sank = { stick-it } in { $hole } sinks from level { $from } to level { $to }.
event-vanished = { stick-it } in { $hole } falls right through and is out of the game.
event-swapped = { $who } puts { stick-the } in place of the one in { $hole }, which comes back to the hand.
    .you = You put { stick-the } in place of yours in { $hole }, which comes back to your hand.
event-took-back = { $who } takes { stick-the } back.
    .you = You take { stick-the } back.
event-returned = { stick-it } goes back to { $to_seat_is ->
    [you] you
   *[other] { $to_seat }
}.
event-removed = { $who } can neither place nor pull, and gives up { stick-a } ({ $what }).
    .you = You can neither place nor pull, and give up { stick-a } ({ $what }).
event-out = { $who } has no stick left and is out.
    .you = You have no stick left and are out.
event-passed-over = { $who } has nothing to play with and is passed over.
    .you = You have nothing to play with and are passed over.
stick-a = a { $colour } stick
stick-the = the { $colour } stick
stick-it = The { $colour } stick
stick-rests = { $level ->
    [0] : nothing stops it, and it is lost.
   *[other] ; it rests on level { $level }.
}

## Hints: why a move is good
why-costs = { $loser } loses { $points ->
    [one] a stick
   *[other] { $points } sticks
} at once.
why-otherwise = After “{ $move }” { $who } could answer “{ $reply }”, and that would cost you { $points ->
    [one] a stick
   *[other] { $points } sticks
}.

## Errors
error-no-stick = You have no stick in your hand.
error-line-taken = There is a stick in { $line } already.
error-line-crossed = { $line } is not free: the stick in { $other } lies across it.
error-line-blocked = { $line } is not free: the stick in { $hole } reaches down through it.
error-hole-taken = There is a stick in { $hole } already: one to a hole.
error-nothing-stops = Nothing would stop a stick in { $hole }: choose a hole with a stick across it.
error-line-empty = There is no stick in { $line } to pull out.
error-two-needed = To pull a stick out, two of your colour must stand upright; you have { $standing }.
error-nothing-sinks = Nothing rests on { $line }: you may only pull out a stick if another sinks by it.
error-swap-needed = That stick is not yours: say which of your upright ones it replaces ({ $holes }), for example R { $line } { $hole }.
error-no-swap = The stick in { $line } is your own and comes to your hand: name no hole, just R { $line }.
error-none-stands = None of your upright sticks would be left to swap: name no hole, just R { $line }.
error-swap-sinks = Your stick in { $hole } would be lost by this pull: swap it with one that stays.
error-not-yours = There is no stick of yours in { $what }.
error-can-play = You may only give up a stick when you can neither place nor pull.
error-position-block = Sticks cannot lie like that: two meet at one crossing, or one stands on nothing.
error-position-sticks = There are more sticks of a colour than the box has.
error-position-out = Who is out does not fit the sticks that are left.
error-position-turn = The seat to play, { $seat }, has nothing to play with.

## The picture in a terminal
picture-letter = { $colour ->
    [red] R
    [green] G
    [blue] B
   *[yellow] Y
 }
picture-holes = holes
picture-level = level { $level }
picture-in-hand = { $held } in hand
picture-out = out
