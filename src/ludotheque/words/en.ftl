### What the house itself says, in English. Each game adds its own file.

# One's own name in a list of names: "Ann 12, you 7".
you = you

## Moves and turns
error-not-your-turn = It is not your turn.
error-over = The game is over.
error-move-text = “{ $text }” is not a move of this game. Choose one of those that are offered.
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
error-language = The house does not speak “{ $name }”. It speaks: { $names }.

## Taking back
error-undo-nothing = There is nothing to take back.
error-undo-chance = That can no longer be taken back: chance or a secret has come out since.
error-undo-fact = What has happened on the table cannot be taken back.
event-undone = A move was taken back.
event-corrected = What was reported is corrected.

## Leaving
event-resign = { $who } resigns.
    .you = You resign.
event-timeout = { $who } has run out of time.
    .you = You have run out of time.
event-leave = { $who } has left the table.
    .you = You have left the table.

## Match files
error-match-file = { $file } cannot be read: { $why ->
    [missing] there is no such file or folder
    [forbidden] that is not allowed
    [folder] a folder and a file are mixed up
   *[other] { $why }
 }.
error-match-write = { $file } cannot be written: { $why ->
    [missing] there is no such file or folder
    [forbidden] that is not allowed
    [folder] a folder and a file are mixed up
   *[other] { $why }
 }.
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
error-match-illegal = Entry { $n } ({ $move }) is not legal there.
error-match-seed = The seed does not fit the fingerprint published before the match.
error-match-no-seed = The seed is not in this file, so the deal cannot be checked.
error-match-outcome = The match does not end as the file says.
error-match-deed = What was done by hand at entry { $n } does not lead to what is told there.
error-no-such-judge = This house has no judge { $judge } of version { $version }.
error-no-film = There is no film of number { $n }: no hand did it on a screen, or it is from another match.
error-no-deed = No deed of the hand is awaited now.
error-bad-trace = What the hands did cannot be read.

## The arena and the lab
error-arena-bot = The bot { $name } cannot enter: { $why }
error-arena-choose = The bot { $name } cannot enter: it has no method “choose”.
error-arena-skill = “{ $text }” should be a bot and a skill from 0 to 1, such as greedy@0.8.
error-arena-games = { $games } matches are too few: play at least one.
error-lab-missing = The lab needs { $package }, which is not here: pip install "ludotheque[lab]" fetches it.
error-lab-ray-missing = The arena on many machines needs { $package }, which is not here: pip install "ludotheque[lab-ray]" fetches it.
error-lab-ray = Ray cannot be reached at { $address }: { $why }
error-lab-ray-player = A machine of the cluster cannot play: { $why }
error-lab-not-compiled = The rules of { $name } are not compiled, so they cannot be stepped many at once. Choose one of: { $names }.

## The server
error-port = { $port } is not a port: choose a number from 0 to 65535.
error-no-port = All ports from { $port } to { $last } are taken: name another with --port.
error-limits = “{ $text }” in LUDOTHEQUE_LIMITS should be a limit and a number, such as OPEN_TABLES=500. The limits are: { $names }.
error-data-folder = The folder { $folder } cannot be used: { $why }.
error-served-already = The folder { $folder } is being served already, by process { $pid } at { $address }: stop that one first, or name another folder with --data.
error-secret-key = { $file } is not a key: it should have { $bytes } bytes or more. Put back the one from your backup; without it everybody is a stranger to the house.
error-no-house = There is no house in { $folder }: name its folder with --data.
error-backup-exists = { $file } is already there and is kept: choose another name.
error-backup-write = The backup could not be made ({ $why }). { $file } is not there; the house itself is as it was.
error-backup-read = { $file } cannot be read back: { $why }.
error-backup-none = { $file } is not a backup of the house: no database and key are in it.
error-restore-exists = There is a house in { $folder } already, and it is kept: name an empty folder with --data, or move this one away first.
error-admin-sure = This cannot be undone: add --yes if you mean it.
error-admin-silent = The server at { $address } does not answer ({ $why }): try again in a moment.
error-store-full = The disk is full: nothing more can be kept until there is room. What was played is safe.
error-store-readonly = The data folder cannot be written to. What was played is safe; try again once that is mended.
error-store-locked = Another program holds the database. What was played is safe; try again in a moment.
error-store-stuck = The disk does not answer: nothing can be written just now. What was played is safe.
error-store = The database does not answer ({ $why }). What was played is safe; try again in a moment.
error-store-newer = The database was written by a newer version of the house ({ $found }; this one knows { $here }): upgrade this one, or serve another folder.
error-database = The database cannot be reached or used: { $why }.
error-nodes-missing = A house of several nodes needs { $package }, which is not here: pip install "ludotheque[nodes]" fetches it.
error-node-address = “{ $address }” should be a host and a port, such as 10.0.0.5:8100: where other nodes find this one.
error-redis-alone = --redis is for a house of several nodes: name its --database, too.
error-think-where = Name the house whose bots shall think here: --database postgresql://user@host/name.
error-drain-alone = There is no other node here that could take the tables.
error-redis = “redis://host:6379” is how Redis is named: { $why }.
error-migrate-exists = There is a house in this database already, and it is kept: name an empty one.
error-server-full = The house is full just now: try again in a few minutes.
error-too-fast = Not so fast: wait a moment and try again.
error-too-many-tables = You have opened many tables: wait a minute before the next.
error-too-many-running = You have { $most } tables that are not over: finish one of them, or leave it, before you open the next.
error-bad-message = That could not be understood: { $why }.
error-no-such-page = There is nothing at { $path }.
error-no-such-method = { $method } is not possible here, only { $methods }.
error-origin = This page may not speak for you here.

## Tables
error-table-no-such-code = There is no table { $table }: check the code.
error-table-newer = This table was written by a newer version of the house: upgrade this one to open it.
error-table-mode = This box is not played that way ({ $mode }): choose one of { $modes }.
error-table-no-such-seat = There is no seat { $seat }: { $players } play here.
error-table-no-such-bot = There is no bot “{ $level }” for this table. There are: { $levels }.
error-table-seat-taken = Seat { $seat } is taken: choose another.
error-table-seats-free = Some seats are still free: invite somebody, or seat a bot.
error-table-not-yours = Seat { $seat } is not yours.
error-table-not-host = Only the host can do that.
error-table-not-seated = Sit down first.
error-table-nobody-there = Nobody sits at seat { $seat }.
error-table-not-away = You are not away: it is you who plays there.
error-table-away = A bot plays for you: take your seat back first.
error-table-name = Choose a name that can be read.
error-table-here = Whoever sits at seat { $seat } is here and plays: a bot can take over once they are away.
error-table-gone = Seat { $seat } has left the match.
error-table-open = The match has not started yet.
error-table-playing = The match is running.
error-table-paused = The match is paused: resume it first.
error-table-disputed = A fact is disputed: the host must settle it first.
error-table-over = The match is over.
error-table-not-over = That is possible once the match is over.
error-table-not-referee = This table is not played with the real box.
error-table-no-fact = There is no fact to confirm or dispute.
error-table-own-fact = Somebody else must confirm what you declared.
error-table-no-dispute = Nothing is disputed.
error-table-not-judge = Somebody else settles this: wait for what they say.
error-table-late = Somebody was quicker: look at what they said first.
error-table-nothing-asked = Nobody has asked you that.
error-table-no-hints = Hints are not given at this table.
error-hint-failed = The hint did not come: ask again in a moment.
error-hint-one-at-a-time = One hint at a time: yours is still being thought about.
error-table-say = Write a short line, or choose a phrase: { $phrases }.
error-table-full-of-onlookers = So many are looking at this table that there is no room left.
error-too-many-sockets = Very many look on from your address just now: close some windows, or try again later.
error-too-many-tries = Too many codes were tried from your address: wait a minute, then check the link.
error-internal = Something went wrong here, and nothing has changed. Try again.
error-table-stale = The rules of this box have changed since this match began: it cannot go on. End it, and play a new one.
error-table-unreadable = Table { $table } cannot be read ({ $why }). Tell whoever runs this house.
error-table-elsewhere = This table has just moved: it comes back in a moment.
error-house-upgrading = The house is being renewed just now: this will be possible again in a moment.
error-table-nonce = That seat has already added its part to the seed.
error-table-not-even = This table does not even hands out.
error-table-barred = The host has asked you to leave this table.
error-table-grace = Whoever sits at seat { $seat } has only just lost the connection: wait { $seconds } more seconds.
error-table-muted = The host has asked you not to write here. The ready-made phrases still work.
error-table-log-full = So much has been said and done at this table that it is full: finish the match.
error-table-sat-elsewhere = You have played in this match from another seat, so you may not see this one’s hand.
error-table-nobody-to-ask = Nobody is at the table who could say that the seat is yours.
error-table-not-here = Open the table’s page first, then ask for the seat.
error-table-many-ask = Several people are asking for a seat already: wait until they are answered.
error-table-closed = The host has closed this table to onlookers.
error-table-many-windows = You have this table open in many windows: this one was closed.
error-seat-link = This seat link is no longer good: ask for a new one.

## Opening the house
serve-open = The Ludothèque is open: { $address }
think-begins = Bots of the house think here now.
serve-phones = For the phones in the room: { $address }
serve-port = Port { $port } is taken: using { $free }.
page-missing = The page of this house has not been built yet. In the folder of the house, run:
page-meanwhile = The house plays without it too, in a terminal:

## The host of the house
backup-done = Everything is in { $file } ({ $size } MB), the key too: keep it to yourself.
restore-done = The house is in { $folder } again: ludotheque serve opens it.
migrate-done = { $count ->
    [one] The house with its 1 table and its key is in the database: ludotheque serve --database opens it. The file is as it was.
   *[other] The house with its { $count } tables and its key is in the database: ludotheque serve --database opens it. The file is as it was.
 }
admin-through = By the server that runs at { $address }.
admin-here = No server runs: done in its folder.
admin-sure = This cannot be undone. Go on? (y/n)
admin-yes = y yes
admin-none = There are no such tables.
admin-closed = Table { $code } is closed; what was played there is kept.
admin-drained = { $gone ->
        [one] One table is elsewhere now
       *[other] { $gone } tables are elsewhere now
    }; { $kept ->
        [0] this node can be stopped.
        [one] one match goes on here, by rules that no other node knows: ask again before you stop this one.
       *[other] { $kept } matches go on here, by rules that no other node knows: ask again before you stop this one.
    }
admin-deleted = Table { $code } is gone for good.
admin-erased = { $count ->
    [0] There was nothing of this person.
    [one] Name and words of this person are gone from 1 table.
   *[other] Name and words of this person are gone from { $count } tables.
 }
admin-status = { $status ->
    [open] open
    [playing] being played
    [paused] paused
    [disputed] disputed
    [stale] by older rules
    [over] over
   *[other] unknown
 }
admin-flag = { $flag ->
    [True] yes
   *[False] no
 }
admin-table =
    .code = code
    .alias = in the log
    .game = box
    .status = state
    .public = public
    .names = people
    .free = free seats
    .entries = entries
    .opened = opened
    .updated = last entry
    .in-memory = in memory
admin-figures =
    .open = tables that are open
    .playing = being played
    .paused = paused
    .disputed = disputed
    .stale = by older rules
    .over = over
    .entries = entries in all logs
    .people = people
    .bytes = database
    .loaded = tables in memory
    .sockets = sockets
    .online = people at tables now

## Ready-made phrases
phrase-hello = Hello
phrase-good-game = Good game
phrase-thanks = Thank you
phrase-well-played = Well played
phrase-your-turn = It is your turn
phrase-one-moment = One moment, please
phrase-sorry = Sorry
phrase-bye = Goodbye

## A new box
error-new-box-name = “{ $name }” cannot be the name of a box: take one word in small letters, such as pebbles.
error-new-box-taken = There is something called “{ $name }” already: choose another name.
error-new-box-nowhere = { $folder } is no clone of the house: go into one, there boxes are made.
new-box-written = The box { $title } stands on the shelf. Its files:
new-box-next = Play it: { $command }. CONTRIBUTING.md tells the way from here.
box-unspoken = { $title } speaks English so far. For other languages of the house there would be: { $files }.

## The terminal
terminal-seat = seat { $seat }
terminal-seat-told = seat { $seat }: { $told }
terminal-player = Player { $seat }
terminal-bot = Bot { $seat }
terminal-referee = Referee
terminal-players = { $players ->
    [one] 1 player
   *[other] { $players } players
 }
terminal-shelf =
    .box = box
    .players = players
    .age = age
    .minutes = minutes
    .status = status
terminal-status = { $status ->
    [complete] complete
   *[other] { $status }
 }
terminal-which-box = Which box do you open?
terminal-choose = Please choose one of: { $names }
terminal-ready = Getting { $title } ready
terminal-compiling = Getting { $title } ready: compiling its rules, only this once ({ $step })
terminal-not-kept = The match is not kept.
terminal-left-out = The last line of the file was not whole and has been left out.
terminal-your-turn = { $who }, it is your turn. Press Enter when only you look.
terminal-asks = { $who }: { $asks }
terminal-help = ? for help
terminal-or-move = or type a move; Tab completes it
terminal-command-moves = everything you may play now
terminal-command-undo = take your last move back
terminal-command-log = what has happened so far
terminal-command-rules = the rulebook
terminal-command-save = keep a copy of the match (save copy.jsonl)
terminal-command-fact = with the real box: report something unasked (fact table 2)
terminal-command-resign = give up your seat
terminal-command-quit = leave; the match is kept
terminal-kept = kept in { $file }
terminal-go-on = The match is kept. Go on with: { $command }
terminal-and = { $first } and { $last }
terminal-wins = { $count ->
    [one] { $who } wins.
   *[other] { $who } share the win.
 }
terminal-seed-fits = The seed fits its fingerprint { $fingerprint }…, published beforehand.
terminal-all-legal = { $entries ->
    [one] The one entry is legal and leads
   *[other] All { $entries } entries are legal and lead
 } to the end that is told.
terminal-deeds-confirmed = { $deeds ->
    [one] The one deed of the hand was
   *[other] { $deeds } deeds of the hand were
 } judged again, and confirmed.
terminal-deed-undecided = The deed at entry { $n } cannot be decided on this machine; the film shows what was seen.
terminal-arena-title = { $title }: { $matches ->
    [one] 1 match
   *[other] { $matches } matches
 }, seed { $seed }
terminal-arena-table =
    .bot = bot
    .seats = seats
    .won = won
    .tied = tied
    .share = share
    .even = even
    .rating = rating
    .most = most
terminal-arena-fault = { $bot }, match { $match }, seat { $seat }, move { $move }: { $why }
terminal-arena-more = { $faults ->
    [one] … and one fault more: --json FILE has them all.
   *[other] … and { $faults } faults more: --json FILE has them all.
 }
terminal-arena-stopped = Stopped.
terminal-arena-died = A bot has ended the process that it played in.
terminal-arena-none = No match was played to its end.
terminal-arena-written = Written to { $file }.
