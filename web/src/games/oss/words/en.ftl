### What the table of OSS says on a screen.

## Before it begins
oss-biggest-bones = Who has the biggest bones?

## What to do
ask-lay = choose a card, then a trick
ask-replay = throw a card away to try again, or leave it
ask-take = duel won, take one of the two cards
ask-name = name the colour that nobody wants
ask-call = toss the bones and call a side
ask-eliminate = choose who is out
ask-bones = how many bones counted?
ask-counts = how many bones each?
ask-winner = who won the duel?
ask-stood = did the tower stand?
ask-out = who is out?
ask-said = who spoke first?
ask-nearest = whose bone is nearest?

## Moves
move-bones = { $count ->
    [0] no bone
    [one] 1 bone
   *[other] { $count } bones
 }
move-counts = { $first ->
    [x] Jack dropped
   *[other] { $first }
 } – { $second ->
    [x] Jack dropped
   *[other] { $second }
 }
move-won = { $winner } has won
move-out = { $count ->
    [0] nobody is out
   *[other] out: { $losers }
 }
move-said = { $seat }, first and { $verdict ->
    [right] right
   *[wrong] wrong
 }
moves-lay = Lay a card
moves-replay = Try again

## Names
oss-family = { $family ->
    [classic] Classic trick
    [hand] Trick of the hand
    [exotic] Exotic trick
    [duel] Duel
   *[challenge] Challenge
 }
oss-colour = { $colour ->
    [white] white
    [black] black
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
 }
oss-side = { $side ->
    [hollow] hollow
   *[bump] bump
 }

## The table
oss-round = Round { $round } of 4
oss-line = The tricks of this round
oss-hand = Your hand
oss-hand-look = Look at your hand
oss-hand-hide = Put your hand down
oss-card = { $value } of { $owner }
oss-card-mine = Your { $value }
oss-lay-here = { $value } before { $trick }
oss-laid-by = { $cards } before { $trick }
oss-look-at = { $trick }: how it is done
oss-tribe = Tribe of { $owner }
oss-chief = Chief
oss-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
oss-cards = { $cards ->
    [0] no card in hand
    [one] 1 card in hand
   *[other] { $cards } cards in hand
 }
oss-won = Won: { $cards }
oss-won-nothing = Nothing won yet
oss-replays = { $count ->
    [one] 1 replay used
   *[other] { $count } replays used
 }
oss-out = out

## Now, with the real bones
oss-now-lay = { $who } lays a card before one of the three solo tricks.
oss-now-lay-mine = Lay a card before a trick: you will need that many bones.
oss-now-solo = { $who }: { $trick } with { $value ->
    [one] 1 bone
   *[other] { $value } bones
 }.
    .you = You: { $trick } with { $value ->
        [one] 1 bone
       *[other] { $value } bones
     }.
oss-now-solo-most = { $who }: { $trick } with { $value ->
    [one] 1 bone
   *[other] { $value } bones
 }, or more.
    .you = You: { $trick } with { $value ->
        [one] 1 bone
       *[other] { $value } bones
     }, or more.
oss-now-duel = { $who } against { $opponent }: { $trick }
oss-now-ties = { $ties ->
    [1] One tie. After three, the lot decides.
   *[other] { $ties } ties. After three, the lot decides.
 }
oss-now-replay = { $who } may try { $trick } again for a card.
    .you = You may try { $trick } again for a card.
oss-now-take = { $who } has won { $trick } and takes one of the two cards.
    .you = You have won { $trick } and take one of the two cards.
oss-now-stack = { $who } stacks bone number { $tower }.
    .you = You stack bone number { $tower }.
oss-now-kiri = Ready? At the word, all throw: { $seats }.
oss-now-call = { $who } tosses all six bones and calls a side.
    .you = You toss all six bones and call a side.
oss-now-called = { $side ->
    [hollow] Hollow!
   *[bump] Bump!
 } How many? The first number said counts.
oss-now-flick = At the word, all flick: { $seats }.
oss-now-name = { $who } tosses the bones and names a colour.
    .you = You toss the bones and name a colour.
oss-now-named = Not the { $colour ->
    [white] white
    [black] black
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
 } one! Snatch a bone, one each.
oss-now-eliminate = { $who } chooses who is out.
    .you = You choose who is out.
oss-now-over = The four rounds are over.
oss-stake = At stake: { $cards }.

## Saying what happened
oss-say = Say it
oss-say-counts = Bones of { $owner }
oss-say-dropped = Jack dropped
oss-say-who = Tap everybody who is out.
oss-say-near = Tap whose bone is nearest; several if equally near.
oss-say-first = Tap who spoke first.
oss-say-right = It was right
oss-say-wrong = It was wrong
oss-say-silent = Nobody spoke

## Trick cards
oss-close = Back to the table
oss-counts = What counts
oss-steps = { $trick }, step by step
oss-sign-bones = { $bones ->
    [0] One bone each
    [one] 1 bone
   *[other] { $bones } bones
 }
oss-sign-jack = { $jack ->
    [classic] The Jack as usual
    [unusual] An unusual throw
    [two] A Jack each
   *[none] No Jack
 }
oss-sign-order = { $order ->
    [at-once] At once
   *[in-turn] In turn
 }
oss-sign-once = One throw

# Long words of the steps, and where they may be parted: not every browser knows.
oss-parts = fore·fingers finger·tips

oss-step-toss = { $how ->
    [wall] Toss { $bones } bones beside it. The Jack is in your hand.
    [cards] Toss { $bones } bones a hand’s length before the cards.
    [first] The first player tosses { $bones } bones between the two.
    [second] The bones are tossed again, for the second player.
    [chief] The Chief tosses all { $bones } bones …
    [chief-each] As many bones as players are left are tossed.
   *[table] Toss { $bones } bones on the table.
 }
oss-step-put = { $how ->
    [wall] Your other hand stands on its edge: a wall.
    [arch] Your other hand stands on its spread fingertips.
    [gaps] One bone before each of the { $bones } gaps.
    [row] { $bones } bones in a row, a hand’s width apart.
    [on-back] { $bones } bones on the back of your hand.
    [between-fingers] { $bones } bones between your fingers, palm down.
    [bag] Your throwing hand goes into the bag.
    [goal] Two drum cards, a hand’s width apart: the goal.
    [net] Two drum cards, a hand’s width apart: the net.
    [cards] Two drum cards, side by side.
    [ball] One bone is the ball, before the first player.
    [chief] The Chief puts a bone in the middle.
    [each] Everybody puts a bone before them.
    [each-back] Everybody has a bone on the back of a hand.
   *[card] The card lies in the middle.
 }
oss-step-hold = { $how ->
    [folded] Fold your hands, forefingers out.
    [palms] { $bones } bones between your palms.
    [jacks] Each holds a Jack, the white or the black.
    [first] The first player has { $bones } bones in the hand …
    [second] … then the second player.
   *[player] All { $all } bones are in your hand.
 }
oss-step-throw = { $how ->
    [pincers] Throw it up with them.
    [palms] Open your hands: the bones fly up.
    [back] Throw all of them up.
    [each] At the word, both throw their Jack.
    [first] The first player throws the Jack …
    [second] The second player throws the Jack …
    [first-palm] … throws them all up …
    [second-palm] All of them up …
    [each-back] At the word, all throw.
   *[player] Throw the Jack.
 }
oss-step-pick-up = { $how ->
    [other] The other hand picks up one bone …
    [both] Pinch a bone between your forefingers.
    [bag] Pick up one bone, through the cloth.
    [riding] Take a bone into the palm. The Jack rides on the back.
    [each] Both grab as many bones as they can …
    [first] … grabs 1 bone in round 1, 2 at once in round 2 …
    [second] … grabs as many at once …
   *[main] Pick up one bone.
 }
oss-step-lay-down = Lay one bone down, keep the others.
oss-step-stand-up = Stand one bone on its edge.
oss-step-hop = Bring one bone over the wall.
oss-step-push = Push one bone through its gap.
oss-step-strike = Strike the table left and right of one bone.
oss-step-shoot = { $how ->
    [first] … shoots the ball beyond the net, over or through it …
    [second] … shoots it back …
   *[player] Shoot one bone through the goal.
 }
oss-step-set = Set one bone on a card.
oss-step-draw-in = Bring them into the palm, by the fingers alone.
oss-step-sweep = Each moves one bone to their own side …
oss-step-catch = { $how ->
    [other-palm] … and catches the Jack, too.
    [back] Catch it on the back of that hand. Until it lies there, drops are free.
    [crossed-hands] Catch it in the folded hands.
    [palms-palm] Catch with your main hand what you can.
    [back-palm] Turn your hand, catch what you can.
    [each] … and catches their Jack.
    [first] … and catches it.
    [second] … and catches it.
    [first-back] … and lets them land on the back of the hand …
    [second-back] … on the back of the hand.
    [each-other-back] Catch it on the back of the other hand.
   *[palm] Catch the Jack in the same hand.
 }
oss-step-swap = The hands change roles.
oss-step-stack = In turn, each stacks one more on top.
oss-step-flick = At the word, all flick towards it.
oss-step-call = … and calls a side: hollow or bump.
oss-step-spot = Be the first to say how many show it.
oss-step-name = The Chief, later who is just out, names a colour.
oss-step-snatch = All snatch, one bone each. Not that colour!
oss-step-choose = { $how ->
    [side] The first player chooses a side; the other gets the other.
   *[out] The best puts somebody out.
 }
oss-step-again = { $until ->
    [number-jack] Again from step { $step }, up to your number. A dropped Jack ends it.
    [number-ends] Again from step { $step }, up to your number. The first miss ends it.
    [number-loses] Again from step { $step }, up to your number. If one falls, all is lost.
    [most] Again from step { $step } until the middle is empty or a Jack is dropped.
    [unbeaten] Again from step { $step } until one of the two fails.
   *[last] Again from step { $step } until one is left.
 }

## The count
oss-count-cards = { $owner }: { $adds } = { $points }.
oss-count-nothing = { $owner } has won no card.
oss-count-challenges = { $owner } has won { $count ->
    [one] one challenge
   *[other] { $count } challenges
 }: { $points } more.

## In few words
short-laid = { $value } before { $name }
short-managed = does { $name }
short-all-on-edge = does { $name }
short-failed = falls short at { $name }
short-duel-won = wins { $name }
short-replayed = tries { $name } again
short-card-won = wins a { $value }
short-enough = leaves it at that

## The practice room
oss-practice-back = Back
oss-practice-trick = Trick
oss-practice-number = Number on the card
oss-practice-table = { $trick } on the table: your pointer is the hand
oss-practice-keys = Space held is a press, arrows choose a bone, Enter brings the hand under what comes down, R begins again
oss-practice-again = Again
oss-practice-mine = My turn
oss-practice-best = Against my best
oss-practice-show = Show me
oss-practice-next = Next: { $trick }
oss-practice-coming = The bot stretches its fingers…
oss-practice-shown = A bot’s hand
oss-practice-aids = Help for the hand
oss-practice-steady = Steady: a touch near a bone finds its middle
oss-practice-slow = Slow: everything takes longer
oss-practice-left = Left-handed: mirrored
state-hand = Your hand now: what to do stands below the bones.
oss-solo-film = Once more
oss-solo-see-again = See the last try again
oss-solo-slowly = Slowly
oss-solo-enough = Enough
oss-solo-lost = The line was away: it goes on from here.
oss-solo-differs = The house judged it otherwise, and its word counts.
oss-solo-hand-over = { $who }, your hand: tap when you have the device
oss-helped-steady = steady hand
oss-helped-slow = slowly
oss-helped-keys = by keys
oss-duel-most = the most counts
oss-duel-failure = pass { $round }
oss-duel-round = round { $round }: { $round } at once
oss-do-throw = Throw the Jack: press, flick upwards, let go
oss-do-throw-all = Throw them: press, flick upwards, let go
oss-do-throw-bone = Throw it: press, flick upwards, let go
oss-do-catch = Be under it when it comes down
oss-do-catch-all = Be under them when they come down
oss-do-pick-up = Tap a bone
oss-do-lay-down = Press a free place, hold briefly, let go
oss-do-stand-up = Press a bone, stroke it gently, let go: it stands up
oss-do-hop = Press a bone, wait till it is lifted, carry it over the wall
oss-do-push = Finger on a bone, push it through the gap
oss-do-shoot = Press a bone and stroke it towards the gap
oss-do-set = Press a bone, carry it to a card, let go
oss-do-strike = Tap left of a bone, then right of it
oss-do-rake = Press, draw through { $number ->
    [one] one bone
   *[other] { $number } bones
 }, let go
oss-do-draw-in = Press a bone, draw it slowly into the palm
oss-do-balance = Slowly: tap a bone, keep the Jack on your hand
oss-key-throw = Hold Space: let go at the strength you want
oss-key-act = Arrows choose, Space held does it
oss-key-catch = Enter: under it
oss-why-managed = Managed
oss-why-fell-left = The Jack fell to your left
oss-why-fell-right = The Jack fell to your right
oss-why-fell-far = The Jack fell beyond your hand
oss-why-fell-behind = The Jack fell behind you
oss-why-jack-fell = The Jack fell
oss-why-hand-full = Your hand was not free yet
oss-why-hand-too-fast = Your hand was too fast for it
oss-why-throws-over = That was the last throw
oss-why-none-left = Too few bones are left
oss-why-weak-throw = Too weak: flick faster
oss-why-slipped = It slipped away
oss-why-two-at-once = Two at once: both go back
oss-why-one-a-throw = One a throw, no more
oss-why-laid-too-briefly = Too briefly: it stayed in your hand
oss-why-two-fell = Too long: two fell
oss-why-laid-too-near = Too near: farther up the table
oss-why-weak-stroke = Too gently: nothing moved
oss-why-tipped = It tipped over
oss-why-knocked-over = Knocked over
oss-why-on-edge-already = That one stands already
oss-why-wall = It hit the wall
oss-why-missed-the-card = Not on the card
oss-why-finger = A finger was in the way
oss-why-finger-slipped = Your finger slipped off
oss-why-beside = Beside the gap
oss-why-off-table = Off the table
oss-why-touched = You touched it
oss-why-nothing-there = Nothing was there
oss-why-wrong-number = Not as many as wanted
oss-why-not-caught = Not caught
oss-why-bone-fell = The bone fell
oss-why-jack-slid = The Jack slid off
oss-why-opened = Time is over
oss-why-not-done = Not done in this throw
oss-near-hand = By { $cm } cm
oss-near-count = { $count } of { $number }
oss-do-sweep = Press a bone, drag it to your side, let go
oss-once-table = { $trick }, all at once: your pointer is your hand
oss-once-keys = Space held is a press, arrows choose a bone, Enter brings the hand under what comes down
oss-once-key-spot = The number keys 0 to 6 say how many
oss-once-round = Round the table
oss-once-ready = I’m ready
oss-once-not-yet = Not yet
oss-once-is-ready = ready
oss-once-others = The others get ready
oss-once-getting-ready = They get ready
oss-once-patience = In { $seconds } s it begins even so
oss-once-again = The house lost hold of it: it begins again, as it was set
oss-once-watching = You watch, as it happens
oss-once-now = Now!
oss-once-sides = Which way do your bones go?
oss-once-left = To the left
oss-once-right = To the right
oss-once-how-grab = At the word: throw your Jack, rake in bones, be under it again
oss-once-how-race = At the word: throw, bring one bone to your side, catch; again and again
oss-once-how-throw = { $higher ->
    [0] At the word: throw the bone, catch it on the back of the other hand
   *[1] Once more, and higher: weak throws do not count any more
 }
oss-once-how-snatch = At the word: tap one bone, not the { oss-colour }
oss-once-how-flick = At the word: flick your bone to the middle; all leave together
oss-once-how-spot = Count the side that was called: { oss-side }. One number, the first counts
oss-once-do-grab = Press beside bones, draw through them, let go
oss-once-do-snatch = Tap one bone, not the { oss-colour }
oss-once-do-flick = Press your bone, stroke it to the middle, let go
oss-once-do-spot = How many? Tap the number
oss-once-not = Not the { oss-colour } one!
oss-once-count = { $side ->
    [hollow] Hollow: how many?
   *[bump] Bump: how many?
 }
oss-once-more = More of them, or under the Jack
oss-once-other-hand = The other hand: be under it
oss-once-got = { $count ->
    [0] None
    [one] One bone
   *[other] { $count } bones
 }
oss-once-flicked = Flicked: all bones leave at one moment
oss-once-snatched = Yours
oss-once-caught = Caught
oss-once-not-done = Too late for this time
oss-once-said = You said { $number }
oss-once-first = { $owner }’s hand was there first
oss-once-far = far line
oss-once-line = line { $delay } ms
oss-once-far-mine = Your line is far ({ $delay } ms): a part of that cannot be made up for
oss-once-face-bump = bump
oss-once-face-hollow = hollow
oss-once-face-edge = on edge
oss-once-small = This screen has no room for { $hands } hands at once
oss-once-many = No more than four hands have room round one screen, and here are { $hands }
oss-once-touch = Each hand is a finger in a zone of its own, so this takes a touch screen: a mouse moves one at a time, keys none
oss-once-elsewhere = Who goes on at a device of their own?
oss-once-link = { $owner }: point the other device at this, or open the link there. It is good for once.
oss-once-link-other = Somebody else
oss-once-without = Go on here without { $names }
oss-once-see-again = See the last duel or challenge again
oss-stack-bone = The { oss-colour } bone
oss-stack-stand = { $tower ->
    [one] One bone lies there
   *[other] { $tower } bones stand
 }
oss-stack-how = Drag the bone over the stack, lower it with the rail at the side, let go.
oss-stack-trembles = hands tremble more now
