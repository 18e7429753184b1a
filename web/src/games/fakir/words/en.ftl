### What Fakir's board itself says, in English.

## What to do, for a screen
ask-turn = pierce, drop a stick in, or pull one out
ask-place = pierce, or drop a stick into a hole
ask-pull = pull a stick out
ask-remove = you are stuck, give up one of your sticks

## Moves, for a screen
move-pierce = { $way ->
    [row] pierce row { $at } on level { $level }
   *[column] pierce column { $at } on level { $level }
 }
move-pull = { $swap ->
    [none] { $way ->
        [row] pull the stick out of row { $at } on level { $level }
       *[column] pull the stick out of column { $at } on level { $level }
     }
   *[other] { $way ->
        [row] pull the stick out of row { $at } on level { $level }, and put it in place of yours in { $swap }
       *[column] pull the stick out of column { $at } on level { $level }, and put it in place of yours in { $swap }
     }
 }
move-remove = { $way ->
    [row] give up your stick in row { $at } on level { $level }
    [column] give up your stick in column { $at } on level { $level }
    [hole] give up your stick in hole { $at }
   *[hand] give up a stick from your hand
 }
moves-pierce = Pierce
moves-drop = Drop
moves-pull = Pull
moves-remove = Give up

## The block
fakir-top = Top
fakir-level = Level { $level }
fakir-top-more = Seen from above. A number tells on which level a stick stands.
fakir-level-more = A slice through the block. Round ends are sticks that stand in it.
fakir-levels = The block, level by level
fakir-line = { $way ->
    [row] row { $at } on level { $level }
   *[column] column { $at } on level { $level }
 }
fakir-line-label = { $way ->
    [row] Row { $at }
   *[column] Column { $at }
 } on level { $level }: { $has ->
    [none] empty.
   *[stick] a { $colour } stick{ $standing ->
        [0] .
        [one] , one stands on it.
       *[other] , { $standing } stand on it.
     }
 }
fakir-hole-label = Hole { $hole }: { $has ->
    [none] empty.
   *[stick] a { $colour } stick that rests on level { $level }.
 }
fakir-can = You can { $move }.
fakir-not-now = Nothing to do { $way ->
    [row] in row { $at }
    [column] in column { $at }
   *[hole] in hole { $at }
 } now: arrows and rings show where.
fakir-stays = To pull it, two of yours must stand and something rest on it.
fakir-stands = What stands stays: it sinks when the stick below goes.
fakir-no-hand = Your hand is empty: nothing to put in.
fakir-closed = { $way ->
    [row] Row { $at }
   *[column] Column { $at }
 } on level { $level } is not free all the way through.
fakir-open = Nothing would stop a stick in hole { $at }.

## How it is shown
fakir-look = How the block is shown
fakir-look-flat = Level by level
fakir-look-block = The block
fakir-see-through = See through
fakir-no-block = The block cannot be drawn on this device; the levels show everything.
fakir-turn = The block in three dimensions. The arrow keys turn it, Home turns it back. To choose a move with the keyboard, show it level by level or use the list of moves.

## Hands
fakir-block = { $block } in the block
fakir-give-up = Give up a stick from your hand
fakir-swap = Which of yours does it replace?
fakir-tally = { $hand } in the hand, { $block } in the block

## The end
fakir-result-in = { $left ->
    [0] the last one in
    [one] one stick left
   *[other] { $left } sticks left
 }
fakir-result-out = out
fakir-count-out = { $loser_is ->
    [you] You have no stick left, and are out.
   *[other] { $many ->
        [one] { $loser } has no stick left, and is out.
       *[other] No stick left, and out: { $loser }.
     }
 }
fakir-count-last = { $winner_is ->
    [you] You are the last one in
   *[other] { $many ->
        [one] { $winner } is the last one in
       *[other] The last ones in: { $winner }
     }
 }, with { $left ->
    [0] no stick, but the last move.
    [one] one stick.
   *[other] { $left } sticks.
 }

## In few words
short-pierced = pierces { $line }
short-dropped = { $level ->
    [0] drops into { $hole }: lost
   *[other] drops into { $hole }, to level { $level }
 }
short-pulled = pulls { $line } out
short-stick = { $colour }
short-vanished = { short-stick } in { $hole } is lost
short-swapped = { short-stick } goes into { $hole }, the other comes home
short-returned = it goes back to { $to_seat_is ->
    [you] you
   *[other] { $to_seat }
 }
short-took-back = takes it into the hand
short-removed = gives up { $what }
short-out = is out
    .other = { $who } is out
    .you = you are out
