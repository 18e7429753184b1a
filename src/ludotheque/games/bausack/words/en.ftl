### Bausack and Sac Noir in English.

title = Bausack · Sac Noir
aim = Stack what you are given: the tower that stands wins, the last one or the tallest.

## Options
option-variant = Game
    .babel = Tower of Babel: one tower for all
    .chain = Chain: the front block of any line
    .knockout = Knock-Out: auctions, and the last tower wins
    .goodpile = The Good Pile: ever higher, and beware of gifts
    .threereds = Three Reds Win: for two
option-box = Box
    .bausack = Bausack: 70 blocks, three colours
    .sacnoir = Sac Noir: 100 blocks, more bizarre
option-blind = Blocks are drawn blind from the sack (Tower of Babel)
option-tremor = How much every hand trembles on a screen
    .usual = As hands do
    .more = More, as a handicap
    .much = Much more
option-first = Who begins

## What to do
ask-take = take a block from the table and build it (take arch-2)
ask-take-base = a new tower: take its base from the table (take arch-2)
ask-base = choose a base of like size (take cuboid-5)
ask-draft = take a block for your line (take arch-2)
ask-order = lay the next block of your line, the front one first (line arch-2)
ask-front = take the front block of any line and build it (front 3)
ask-sale-knockout = name a block and the kind of auction (sell arch-2 high, sell egg-1 horror)
ask-sale-goodpile = name a block and the kind of auction (sell arch-2 high, sell egg-1 gift), or stop building (stop)
ask-sale-threereds = name a block for auction (sell arch-2 high)
ask-sale-stopped = offer a block as a gift (sell egg-1 gift)
ask-pause = stop building for good (stop) or go on (go on)
ask-bid = raise (bid 3) or pass
ask-bid-broke = you have too few beans to raise: pass
ask-bid-last = nobody bids: pass, and you build it for nothing, or bid (bid 1)
ask-bid-gift-last = nobody bids: pass, and it goes back to the table, or bid (bid 1)
ask-horror = bid one bean more, or accept the block
ask-horror-broke = you have too few beans to raise: accept the block
ask-give = give the block to an opponent who is still building (give 2)
ask-answer = place the gift yourself (place) or have the giver place it on your tower (return)
ask-keep = keep the block, or give it to your opponent (give 2)
ask-alone = you build alone: take a block (take arch-2) or stop
ask-place = did it stand, and how high is the tower? (stood 134, fell)
ask-place-base = the base is laid: how high is it? (stood 15)
ask-place-base-free = the base is laid: does it stand? (stood, or with its height: stood 15)
ask-rebuild = the tower is rebuilt: how high is it now? (stood 134)
ask-measure = measure this tower (stood 134)
ask-over = the game is over

## Moves
move-take = take { $block }
move-line = { $block } next in your line
move-front = front block of { $owner_is ->
    [you] your line
   *[other] { $owner }’s line
 }
move-sell = { $sale ->
    [high] { $block }: highest bidder
    [horror] { $block }: who wants this horror?
   *[gift] { $block }: as a gift
 }
move-bid = bid { $beans }
move-pass = pass
move-accept = take the block
move-give = give it to { $to_seat_is ->
    [you] yourself
   *[other] { $to_seat }
 }
move-keep = keep it
move-place = place it yourself
move-return = have the giver place it
move-stop = stop building for good
move-go-on = go on building
move-stood = it stands, { $height } mm high
move-unmeasured = it stands
move-fell = it has fallen
move-table = { $who } has moved the table
    .you = you have moved the table
move-another = { $colour ->
    [red] another red block lies here
   *[other] another block lies here
 }
move-lines = all lines lie

## Events
event-lot = { $who } begins.
    .you = You begin.
event-round = Round { $round }: { $who } begins.
    .you = Round { $round }: you begin.
event-round-won = { $who } wins the round and has won { $rounds }.
    .you = You win the round and have won { $rounds }.
event-won = { $who } wins.
    .you = You win.
event-bean = { $who } wins a bean and has { $beans }.
    .you = You win a bean and have { $beans }.
event-table = { $who } has moved the table and loses at once.
    .you = You have moved the table and lose at once.
event-took = { $who } takes { $block }.
    .you = You take { $block }.
event-drew = { $who } draws { $block } from the sack.
    .you = You draw { $block } from the sack.
event-picked = { $who } chooses { $block }.
    .you = You choose { $block }.
event-lined = { $who } lays { $block } in line.
    .you = You lay { $block } in line.
event-fronted = { $who } takes { $block } from { line-of }.
    .you = You take { $block } from { line-of }.
event-found = On the table lies { $block }, which is not in the list.
event-lines-lie = All lines lie: { $who } begins to build.
    .you = All lines lie: you begin to build.
event-sale-high = { $who } offers { $block } to the highest bidder.
    .you = You offer { $block } to the highest bidder.
event-sale-horror = { $who } says nought: who wants this horror, { $block }?
    .you = You say nought: who wants this horror, { $block }?
event-sale-gift = { $who } offers { $block } as a gift.
    .you = You offer { $block } as a gift.
event-bid = { $who } bids { $beans }.
    .you = You bid { $beans }.
event-passed = { $who } passes.
    .you = You pass.
event-bought = { $who } gets { $block } for { $beans }.
    .you = You get { $block } for { $beans }.
event-unsold = Nobody bids: { $who } builds { $block } for nothing.
    .you = Nobody bids: you build { $block } for nothing.
event-unwanted = Nobody wants to give { $block } away; it goes back to the table.
event-accepted = { $who } takes { $block }.
    .you = You take { $block }.
event-paid = { $who } pays { $beans }.
    .you = You pay { $beans }.
event-kept = { $who } keeps { $block }.
    .you = You keep { $block }.
event-gave = { $who } gives { $block } to { $receiver_is ->
    [you] you
   *[other] { $receiver }
 }.
    .you = You give { $block } to { $receiver_is ->
        [you] yourself
       *[other] { $receiver }
     }.
event-places = { $who } places the gift.
    .you = You place the gift.
event-returned = { $who } has { $giver_is ->
    [you] you
   *[other] { $giver }
 } place the gift.
    .you = You have { $giver_is ->
        [you] yourself
       *[other] { $giver }
     } place the gift.
event-stopped = { $who } stops building at { $height } mm.
    .you = You stop building at { $height } mm.
event-goes-on = { $who } goes on building.
    .you = You go on building.
event-stood = { $who } builds { $block }: { $height } mm.
    .you = You build { $block }: { $height } mm.
event-stood-for = { $who } places { $block } on { tower-of }: { $height } mm.
    .you = You place { $block } on { tower-of }: { $height } mm.
event-stood-unmeasured = { $who } builds { $block }: it stands.
    .you = You build { $block }: it stands.
event-not-raised = { $who }: { $block } stands but does not raise the tower (try { $tries } of 3).
    .you = { $block } stands but does not raise your tower (try { $tries } of 3).
event-fell = { $who } brings the tower down with { $block }.
    .you = You bring the tower down with { $block }.
event-felled = { $who } fells { tower-of } with { $block } and is out.
    .you = You fell { tower-of } with { $block } and are out.
event-rebuilt = { $who } has the tower back: { $height } mm.
    .you = You have your tower back: { $height } mm.
event-measured = { $who }’s tower measures { $height } mm.
    .you = Your tower measures { $height } mm.
line-of = { $owner_is ->
    [you] your line
    [own] their own line
   *[other] { $owner }’s line
 }
tower-of = { $owner_is ->
    [you] your tower
    [own] their own tower
   *[other] { $owner }’s tower
 }

## Hints: why a move is good
why-stands = Placed by you it stands about { $percent } times out of 100.
why-round = With it you would win this round about { $percent } times out of 100.

## Errors
error-judge-facts = What is asked now is how the attempt went: stood 134, or fell.
error-players-facts = How an attempt went is for the judge to say.
error-not-in-play = { $seat } is not in this round any more.
error-not-now = That is not asked for now.
error-nothing-falls = Only the height is asked for now, for example stood 134.
error-base-cannot-fall = A base cannot fall: say how high it is, for example stood 15.
error-height-needed = The height is needed here, for example stood 134.
error-height-range = A height is a number of millimetres, from 1 to { $most }.
error-not-on-table = { $block } is not on the table: take one that is.
error-not-base-size = { $block } is too unlike the 60 × 30 × 15 bases: take one that comes nearer.
error-not-picked = { $block } is not among your blocks: lay out one of yours.
error-line-empty = There is no block left in that line: take from another.
error-no-such-sale = This game has no such auction.
error-only-gifts = You have stopped building: you may only offer gifts, for example sell egg-1 gift.
error-bid-low = Bid at least { $beans }, or pass.
error-bid-exact = Bid exactly { $beans }, or accept the block.
error-bid-beans = You have only { $beans } beans.
error-no-pass = Nobody may pass here: raise by one, or accept the block.
error-give-whom = Give it to an opponent who is still building.
error-has-stopped = You have stopped already.
error-block-unknown = There is no block called { $block }.
error-position-block = { $block } cannot be there: it is in two places, or in the other box.
error-position-beans = There are { $beans } beans in all, those of the bank included.

## Blocks, by kind
block-cuboid = { $colour } cuboid, { $measures } mm
block-cube = { $colour } cube, { $measures } mm
block-cylinder = { $colour } cylinder, { $measures } mm
block-hexagon = { $colour } six-sided block, { $measures } mm
block-half-cylinder = { $colour } half cylinder, { $measures } mm
block-pole = { $colour } pole, { $measures } mm
block-ramp = { $colour } ramp, { $measures } mm
block-roof = { $colour } roof, { $measures } mm
block-l-shape = { $colour } L-shape, { $measures } mm
block-arch = { $colour } arch, { $measures } mm
block-ring = { $colour } ring, { $measures } mm
block-cross = { $colour } cross, { $measures } mm
block-egg = { $colour } egg, { $measures } mm
block-half-egg = { $colour } half egg, { $measures } mm
block-half-dome = { $colour } half dome, { $measures } mm
block-ball = { $colour } ball, { $measures } mm
block-cone = { $colour } cone, { $measures } mm
block-knob = { $colour } knob, { $measures } mm
block-egg-cup = { $colour } egg-cup, { $measures } mm
block-skittle = { $colour } skittle, { $measures } mm
block-candlestick = { $colour } candlestick, { $measures } mm
block-fir-tree = { $colour } fir tree, { $measures } mm
block-stairs = { $colour } stairs, { $measures } mm
block-t-shape = { $colour } T-shape, { $measures } mm
block-u-shape = { $colour } U-shape, { $measures } mm
block-star = { $colour } star, { $measures } mm
block-bowl = { $colour } bowl, { $measures } mm
block-spool = { $colour } spool, { $measures } mm
block-mushroom = { $colour } mushroom, { $measures } mm
block-dumbbell = { $colour } dumbbell, { $measures } mm
block-other = { $colour ->
    [red] red block that is not in the list
   *[other] block that is not in the list
 }

## The picture in a terminal
picture-title = { $variant ->
    [babel] Tower of Babel
    [chain] Chain
    [knockout] Knock-Out
    [goodpile] The Good Pile
   *[threereds] Three Reds Win
 }
picture-round = { $variant ->
    [babel] tower { $round }
   *[other] round { $round }
 }
picture-below = … and { $blocks } below
picture-fallen = fallen
picture-beans = { $beans ->
    [one] 1 bean
   *[other] { $beans } beans
 }
picture-beans-of = beans: { $told }
picture-won = { $rounds } won
picture-stopped = stopped
picture-picked = seat { $seat } has: { $blocks }
picture-lines = seat { $seat } line: { $blocks }
picture-hand = { $tower ->
    [own] in the hand of seat { $seat }: { $block }
   *[other] in the hand of seat { $seat }, for the tower of seat { $tower }: { $block }
 }
picture-tries = { $tries ->
    [one] one try in vain
   *[other] { $tries } tries in vain
 }
picture-sale = for sale by seat { $seat }, { $sale ->
    [high] highest bidder
    [horror] who wants this horror?
   *[gift] as a gift
 }: { $block }
picture-bids = bids: { $told }
picture-passed = passed: { $seats }
picture-sack = in the sack: { $blocks ->
    [one] 1 block
   *[other] { $blocks } blocks
 }
picture-table = on the table: { $blocks ->
    [one] 1 block
   *[other] { $blocks } blocks
 }
