### Isis & Osiris in English.

title = Isis & Osiris
aim = Your pawns earn what the tiles beside them are worth: the most points win.

## Options
option-variant = Variant
    .standard = One game
    .series = Several games in a row, scores added
    .stock = One common stock of tiles
option-games = Games in a row
option-open = Tiles stay face up
option-first = Who begins

## What to do
ask-turn = put a pawn (P c3) or turn a tile up (F)
ask-pawn = put a pawn on a free cell (P c3)
ask-tile = turn a tile up (F)
ask-place = put the turned-up tile on a free cell (T c3)
ask-pass = you have nothing to place: pass

## Moves
move-pawn = pawn to { $cell }
move-turn = turn a tile up
move-tile = tile to { $cell }
move-pass = pass

## Events
event-lot = { $who } begins.
    .you = You begin.
event-pawn = { $who } puts a pawn on { $cell }.
    .you = You put a pawn on { $cell }.
event-turned = { $who } turns up { signed }.
    .you = You turn up { signed }.
signed = { $value ->
    [1] +1
    [2] +2
    [3] +3
    [4] +4
   *[other] { $value }
 }
event-tile = { $who } puts the tile on { $cell }.
    .you = You put the tile on { $cell }.
event-passed = { $who } has nothing to place and passes.
    .you = You have nothing to place and pass.
event-counted = The board is full. The tiles are turned up and counted: { $scores }.
event-next-game = Game { $game }: { $who } begins.
    .you = Game { $game }: you begin.

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
error-cell-taken = { $cell } is taken: choose a free cell.
error-tile-first = Place the tile you have turned up first, for example T c3.
error-no-tile-up = Turn a tile up first with F.
error-no-pawns = You have no pawn left: turn a tile up with F.
error-no-tiles = There is no tile left to turn up: put a pawn.
error-no-pass = You may only pass with nothing to place.
error-must-pass = You have nothing left to place: pass.
error-position-tiles = The tiles on the board, on view and before the players are not those of the box.
error-position-pawns = The pawns on the board and those left do not add up to those of each player.

## The picture in a terminal
picture-pawns = { $pawns ->
    [one] 1 pawn
   *[other] { $pawns } pawns
 }
picture-tiles = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
 }
picture-points = { $points } points
picture-stock = stock: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
 }
picture-held = turned up: { $tile }
picture-game = game { $game } of { $games }
