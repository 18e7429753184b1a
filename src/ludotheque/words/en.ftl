### What the house itself says, in English. Each game adds its own file.

## Moves and turns
error-not-your-turn = It is not your turn.
error-over = The game is over.
error-move-text = “{ $text }” is not a move of this game. Press Tab to see what you may play.
error-position = “{ $text }” does not describe a position; it should look like { $shape }.

## Choosing a game
error-no-such-game = There is no box called “{ $name }” on the shelf. There are: { $names }.
error-no-such-bot = There is no bot called “{ $name }”. There are: { $names }.
error-players = { $players ->
    [one] One player is
   *[other] { $players } players are
 } not possible here: this takes { $low ->
    [0] { $high }
   *[other] { $low } to { $high }
 } players.
error-people = { $people } people do not fit at a table of { $players }.
error-seat = There is no seat { $seat }: the match has { $players } players.
error-option-name = There is no option “{ $option }”. There are: { $allowed }.
error-option-value = “{ $value }” is not possible for the option “{ $option }”. Choose one of: { $allowed }.

## Taking back
error-undo-nothing = There is nothing to take back.
error-undo-chance = That can no longer be taken back: chance or a secret has come out since.
event-undone = A move was taken back.

## Leaving
event-resign = { $who } resigns.
event-timeout = { $who } has run out of time.
event-leave = { $who } has left the table.

## Match files
error-match-file = { $file } cannot be read: { $why }.
error-match-write = { $file } cannot be written: { $why }.
error-match-exists = { $file } is already there and is kept: choose another name.
error-match-empty = This file is empty: it holds no match.
error-match-header = This is not a match file of the Ludothèque.
error-match-version = This match was written by another version ({ $version }) of the file format.
error-match-rules = This match was played by rules { $rules } of { $game }; this program has rules { $here }.
error-match-cut = The file breaks off after entry { $n }; all is in order up to there.
error-match-unfinished = The match stops at entry { $n }, without an end: it was cut off, or is still being played. All is in order up to there.
error-match-line = Line { $line } cannot be read: the file has been damaged.
error-match-sum = Line { $line } has been changed: its checksum does not fit.
error-match-number = Line { $line } is out of order.
error-match-illegal = Entry { $n } ({ $move }) is not legal there: { $why }
error-match-seed = The seed does not fit the fingerprint published before the match.
error-match-no-seed = The seed is not in this file, so the deal cannot be checked.
error-match-outcome = The match does not end as the file says.
