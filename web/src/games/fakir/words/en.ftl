### What Fakir's board itself says, in English.

## What to do, for a screen
ask-turn = pierce, drop a stick in, or pull one out
ask-place = pierce, or drop a stick into a hole
ask-pull = pull a stick out
ask-remove = nothing else goes, give up a stick

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
fakir-swap = In place of yours in
fakir-tally = { $hand } in the hand, { $block } in the block

## The end
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
short-sank = { $hole } sinks to { $to }
short-stick = { $colour }
short-vanished = { short-stick } in { $hole } is lost
short-swapped = { short-stick } goes into { $hole }
short-returned = back to { $to_seat }
short-removed = gives up { $what }
short-out = is out
