### What the web client itself says, in English.

## The house
house = Ludothèque
welcome = Take a box down and play.
welcome-more = A shelf of tabletop games, open day and night: alone against bots, with friends by a link, or round one device.
shelf = The shelf
box-facts = { $low ->
    [one] { $low }
   *[other] { $low }–{ $high }
 } players · { $minutes } min
to-the-shelf = To the shelf
language = Language
lamp-low = Turn the lamp low
sound-mute = Mute the sounds
try-again = Try again
error-offline = The house does not answer: check your connection.
nowhere = There is nothing here
nowhere-more = The address may be mistyped, or the table may have been cleared away.
edition-older = The house has a newer page than this one.
edition-renew = Load the page anew
edition-broken = A part of this page did not come. The house may just have been renewed, or the connection fails.
not-at-table = You are not at the table
try-now = Try now
seat-moves = Your seat moves to this device
seat-moves-more = It goes on here, and is left at the device where it was. This link works once.
seat-moves-here = Play on this device

## Joining
join = Have a table code?
join-go = Sit down
join-wrong = A code has ten letters and digits, like K7MQ2-XH4PD.

## My tables
my-turn = Your turn at { $title }
my-turns = Tables where it is your turn
my-tables = Your tables
my-tables-none = Tables you have begun will lie here until they are finished.
erase-me = Erase me
erase-me-sure = Your name, what you wrote and your seats go from this house for good. Your moves stay, without a name.
status-open = { $free ->
    [0] Everybody sits
    [one] One seat is free
   *[other] { $free } seats are free
 }
status-playing = Being played
status-paused = Paused
status-disputed = Something is disputed
status-stale = The rules have changed
status-over = Over

## A box
fact-players = { $low } to { $high } players
fact-age = from { $age } years
fact-minutes = about { $minutes } minutes
in-the-box = What is in the box of { $title }
box-pieces = See every piece
practise = Practise
box-practise = Practise alone, with your own hand
box-tables = Your tables of this box
rulebook = Rulebook
chapter = Chapter
page-back = Leaf back
page-on = Leaf on
page-of = Page { $page } of { $pages }

## Beginning
players = Players
level = Bots play
level-random = any move at all
level-greedy = for the next point
level-novice = to learn
level-casual = for fun
level-club = with care
level-expert = to win
level-master = without mercy
variants = Variants and clock
by-lot = By lot
as-usual = as usual
seat-number = Seat { $seat }
player = No. { $seat }
guest = { $seat ->
    [1] Guest
   *[other] Guest { $seat }
}
your-name = Your name
your-name-more = as the others will see it; you may skip it
clock = Clock
clock-none = None
clock-blitz = Quick: 3 minutes each, 5 seconds a move on top
clock-calm = Calm: 15 minutes each, 15 seconds a move on top
clock-move = A minute for each move
hints = Hints
hints-usual = Against bots and on one device
hints-always = At this table
hints-never = No
way-bots = Against bots
way-bots-more = { $others ->
    [one] One bot sits down, and you play at once.
   *[other] { $others } bots sit down, and you play at once.
 }
way-friends = With friends
way-friends-more = You get a link and a code to send; they need no account.
way-device = One device
way-device-more = { $players } people hand this screen round{ $secrets ->
    [yes] ; hands stay hidden.
   *[no] .
 }
way-real = At a real table
way-real-more = The real box, and a phone for each: the house keeps cards, turns and scores.
way-round = Real table, one device
way-round-more = The real box, and this screen lies on the table for all { $players }.
which-game = Which game

## Before the match
lobby-waits = { $free ->
    [one] One seat is still free: send the link, or seat a bot.
   *[other] { $free } seats are still free: send the link, or seat a bot.
 }
lobby-waits-real = { $free ->
    [one] One seat is still free: send the link, or seat somebody here.
   *[other] { $free } seats are still free: send the link, or seat somebody here.
 }
lobby-sit = Choose a seat and say who you are.
lobby-ready = Everybody sits. Start when you like.
lobby-host = Everybody sits. The host starts the match.
lobby-full = All seats are taken: you can watch once the host starts the match.
start = Start
sit-here = Sit here
seat-free = Seat { $seat } is free
seat-name = Name at seat { $seat }
seat-bot = Seat a bot
seat-shared = Here with me
stand-up = Get up from seat { $seat }
remove = Ask to leave
remove-sure = Ask { $name } to leave? They cannot sit down here again.
door-closed = Closed to onlookers
mute = Mute
unmute = Let write again
seat-ask = Ask for this seat
seat-left = { $who } has left this match.
seat-lost = This is my seat: my phone lost it
seat-lost-in = This is my seat: ask in { $seconds } s
seat-asked = { $name } asks for the seat of { $who }.
seat-asked-back = { $name } asks to be let back to their own seat.
seat-asks = You have asked for the seat of { $who }. The others are thinking about it.
invite = Invite
invite-more = Whoever opens this link can sit down. Nobody needs an account.
invite-code = Table
invite-link = Link to this table
invite-copy = Copy the link
invite-copied = Copied
invite-picture = The link as a picture for phone cameras

## Seats
# Bots are named after the woods of the house; they are told apart by their seat.
bot-name = { $seat ->
    [1] Birch
    [2] Oak
    [3] Walnut
    [4] Elm
    [5] Maple
    [6] Cherry
    [7] Ash
   *[8] Beech
 }
bot-plays = a bot that plays { $level }
is-bot = a bot
hand-shown = a hand of { $shown } bits a second
myself = You
is-you = you
is-here = here
is-absent = not here
is-away = a bot stands in
is-gone = has left
is-out = out
acts = to play
thinks = is thinking
seats = Seats
watchers = { $count ->
    [one] One more is watching.
   *[other] { $count } more are watching.
 }

## The state of play
state-mine = Your turn: { $ask }.
state-turn-of = { $who }: { $ask }.
state-other = It is { $who }’s turn.
state-bot = { $who } is thinking.
state-plays = { $who } plays.
state-out = You are out. { $state }
state-several = { $names } are choosing.
state-nobody = One moment.
state-paused = The match is paused.
state-disputed = What happened is disputed, and play waits.
state-stale = This match cannot go on.
stale = The rules of this box have changed since this match began, so it cannot go on. Nobody has lost.
stale-end = End the match
ended = Ended without a result
ended-rules = The rules of this box have changed since the match began. Nobody has lost.
ended-house = The house has closed this match. Nobody has lost.
state-judge = Now at the real table: then say what happened.
state-hand = Your hand now: let go before the time is up.
state-hand-here = Now the hand of { $names }.
state-hand-of = Watch the hand of { $names }.
state-hands = Hand against hand: { $names }.
state-attempt = { $names }: { $ask }
state-pass = Hand the device to { $names }.
end-mine = You have won.
end-mine-shared = You have won, and you share it.
end-won = { $count ->
    [one] { $names } has won.
   *[other] { $names } have won together.
 }
end-show = The result
end-aside = Look at the board
link-lost = Connection lost.
link-again = { $seconds ->
    [0] Trying now.
   *[other] Next try in { $seconds } s.
 }

## Moving
moves = Moves
moves-search = Search the moves
moves-none = No move like that.
moves-again = Once more to play it
hint = Hint
hint-ask = Ask for a hint
hint-best = A good move:
hint-choose = Choose it
hint-coming = Looking at the moves…
hint-worth = { $percent } of 100
why-only = It is the only move.
why-wins = It wins the match.
why-counts = After it everything is counted.
why-chance = From here you would win about { $percent } of 100 games.
why-alike = { $more ->
    [0] “{ $move }” would be about as good.
   *[other] The other moves are about as good, “{ $move }” for one.
 }
why-better = Out of 100 games it wins about { $percent } more than “{ $move }”.
why-ahead = It promises more than “{ $move }”.
why-plan = Then you could go on with “{ $next }”.
why-otherwise-loses = After “{ $move }” { $who } would win with “{ $reply }”.
hints-here = Hints are allowed at this table.
confirm = Play it
unchoose = Choose another
no-board = All that is known
missed = While you were away
curtain = The hands are hidden
curtain-more = Nobody looks but the one whose turn it is.
curtain-lift = I am { $name }: show my hand

## At a real table
facts = What happened
facts-unasked = Something else
facts-sure = Yes, that is so
measure = Height in { $unit }
measure-it = Measured
measure-type = Type the number from the measure
measure-back = Rub out the last digit
measure-all = Rub out all
measure-wrong = That cannot be: from { $least } to { $most } { $unit }.
declared = What was said
declared-says = { $who } says: “{ $fact }”.
declared-mine = You have said: “{ $fact }”.
declared-right = That’s right
declared-wrong = That’s not so
declared-change = Change it
declared-how = How was it?
declared-none = None of it
declared-keep = It was as said
declared-leave = Leave it
declared-disputed = { $who } says that it was not so.
declared-host = Play waits until { $who } has settled it.
declared-host-away = Play waits until the host has settled it.
whose = Who presses?
timer = Timer
timer-left = { $time } on the timer
timer-run = Run for
timer-up = Count the time
timer-stop = Stop

## On a big screen
screen = Table screen
screen-open = Show on a big screen
screen-more = Open this link on the big screen, or point a phone at the picture and cast it. Hands stay on the phones.
screen-join = { $free ->
    [one] One seat is free: point a phone here.
   *[other] { $free } seats are free: point a phone here.
 }
screen-ready = Everybody sits. It can begin.
screen-waits = One moment: the house is being asked.
screen-gone = There is no table { $code } any more.

## The drawer
drawer = Log, chat, rules, table
close = Close
tab-log = Log
tab-score = Score
tab-chat = Chat
tab-rules = Rules
tab-table = Table
rules-now = The rule for this
rule = The rule
log-empty = Nothing has happened yet.
score-total = Total
score-empty = No round is over yet.
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
chat-unread = { $count ->
    [one] one new line in the chat
   *[other] { $count } new lines in the chat
 }
undo = Take back
undone-what = { $who } takes back: “{ $what }”
    .you = You take back: “{ $what }”
undo-asked = { $who } would like to take a move back.
undo-yes = All right
undo-no = No
undo-waits = You have asked to take your move back. The others are thinking about it.
pause = Pause
pause-asked = { $who } would like a pause.
pause-waits = You have asked for a pause. The others are thinking about it.
resume = Go on
resign = Give up
resign-sure = Give up this match?
no = No
away = { $who } is not here.
let-a-bot = Let a bot play
let-a-bot-in = A bot may play in { $seconds } s
replaced = A bot plays for you.
take-back = Take my seat back
room = The room
lamp = Lamp
lamp-auto = As the device has it
lamp-light = Bright
lamp-dark = Low
sounds = Sounds
calm = Less motion
pace = Pace
pace-auto = By itself: calm at first, quicker later
pace-slow = Unhurried
pace-usual = As at a table
pace-quick = Quick
device-move = Go on at another device
device-link = Open this link there. It is yours alone, and good for once.

## What the others did
since = Since your last turn
since-again = Show again: { $turn }

## The end
count-back = One step back
count-on = One step on
count-run = Let it run
count-hold = Stop here
count-skip = Skip
count-again = Count again
rematch = Play again
rematch-join = To the rematch
rematch-watch = Watch the rematch
share = Share
download = Download
fair = A fair deal
fair-before = All chance was settled when this table was opened, before anybody sat down. This is its fingerprint; when the match is over, the seed is shown.
fair-after = All chance in this match comes from one secret seed and from what each player’s own browser added to it. The seed’s fingerprint was here before anybody sat down, so neither the house nor a player could choose the deal.
fair-hash = Fingerprint of the seed (SHA-256), as this device first saw it
fair-seed = Seed, shown now
fair-parts = Added by the players’ browsers, by seat
fair-drawn = What the chance was drawn from
fair-mine = A fair deal: it was settled before anybody sat down, and your own browser had a part in it.
fair-unchecked = A fair deal? This browser can check it only at an https address.
fair-bad-hash = This deal does not fit: its fingerprint is not the one that this device saw first.
fair-bad-seed = This deal does not fit: the seed is not the one whose fingerprint was shown.
fair-bad-part = This deal does not fit: what your browser added is not in it.
fair-fits = A fair deal: it was settled before the first move, and the seed fits its fingerprint.
fair-how = To check every card and every move, download the match and run:

## Building with the hand
build-site = The tower: arrows or dragging walk round it, + and - come nearer
build-over = { $side ->
    [left] { $aside } mm to the left
    [right] { $aside } mm to the right
   *[middle] In the middle
} of the topmost piece, { $depth ->
    [behind] { $deep } mm behind it.
    [before] { $deep } mm in front of it.
   *[middle] neither in front nor behind.
}
build-height = { $level ->
    [wood] { $above } mm above the wood below.
    [on-wood] On the wood below.
    [table] { $above } mm above the table.
   *[on-table] On the table.
}
build-lying = { $faces ->
    [one] { $tall } mm tall
   *[other] Side { $face } of { $faces } down, { $tall } mm tall
}, { $way ->
    [left] turned { $angle }° to the left.
    [right] turned { $angle }° to the right.
   *[none] not turned.
}
build-queue = { $place ->
    [one] You are next: a place is free in a moment
   *[other] Number { $place } in the queue; the clock stands
}
build-touches = It touches. Hold it still, then let go.
build-touched = { $onto ->
    [table] It has touched, but does not lie yet: a little lower.
   *[tower] It has touched, but does not lie on the tower yet: lower it there.
}
build-falls = It falls
build-rests = Let go. Does it rest?
build-trembles = Every hand trembles: hold still, and it calms down.
build-left = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
}
build-time-up = Time’s up: the hand opens
build-walk = A finger or the mouse, drawn beside the tower, walks round it.
build-again = Once more, slowly
build-once-more = Once more
build-enough = Enough
build-other-side = From another side
build-how-plain = Drag the piece in either picture, sideways or down; lower it until it touches, let go.
build-how-keys = With keys: arrows, Page Up and Page Down, Q and E turn, F tips over, Enter lets go.
build-from-front = From the front
build-from-side = From the side
build-spin = { $to ->
    [left] Turn to the left
   *[right] Turn to the right
}
build-tip = Tip over
build-up = Raise
build-down = Lower
build-let-go = Let go
build-nudge = A step to the side
build-nudge-to = { $to ->
    [left] To the left
    [right] To the right
    [away] Away from you
   *[near] Towards you
}
