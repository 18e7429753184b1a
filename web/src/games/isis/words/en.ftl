### What the board of Isis & Osiris says on a screen.

## What to do
ask-turn = put a pawn, or turn up a tile
ask-pawn = put a pawn on a free cell
ask-tile = turn up a tile
ask-place = put the tile on a free cell
ask-pass = you have nothing to place, so you pass
isis-turn-first = Turn up a tile first: tap your face-down tiles.
error-undo-chance = Your move stands: a tile was turned up since.

## The list of moves
moves-pawn = Put a pawn
moves-tile = Put the tile
moves-turn = Turn up a tile
moves-pass = Pass

## The board and the pieces
isis-board = Board
isis-free = { $cell }, free
isis-pawn-on = { $cell }, { $owner_is ->
    [you] your pawn
   *[other] pawn of { $owner }
}
isis-tile-on = { $cell }, tile face down
isis-face-on = { $cell }, tile { $value }
isis-last = { $cell } (last played)
isis-held = The tile that is turned up: { $value }
isis-turn = Turn up a tile, { $left } left
isis-pawns-left = { $left ->
    [0] No pawn left
    [one] One pawn left
   *[other] { $left } pawns left
}
isis-tiles-left = { $left ->
    [0] No tile left
    [one] One tile left
   *[other] { $left } tiles left
}
isis-points = { $points } points

## The count
isis-count-turned = The board is full: all tiles are turned up.
isis-count-alone = { $who } on { $cell }: no tile beside it.
    .you = You on { $cell }: no tile beside it.
isis-count-pawn = { $who } on { $cell }: { $adds }{ $tiles ->
    [one] .
   *[other] {" "}= { $points }.
}
    .you = You on { $cell }: { $adds }{ $tiles ->
        [one] .
       *[other] {" "}= { $points }.
     }
isis-count-end = The count: { $scores }.

## In few words
short-pawn = pawn to { $cell }
short-tile = tile to { $cell }
short-passed = passes
