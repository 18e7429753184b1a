### What the board of Bausack and Sac Noir says on a screen, beside the real table.

# One word: on a phone’s bar there is no room for both boxes.
title = Bausack

## Before it begins
bausack-youngest = Who is the youngest?

## What to do
ask-take = choose a block, and build it
ask-take-base = a new tower: choose its base
ask-base = choose a base of like size
ask-draft = choose a block for your line
ask-order = put your blocks in order, the front one first
ask-front = build the front block of any line
ask-sale-knockout = choose a block and the kind of auction
ask-sale-goodpile = choose a block to put up, or stop
ask-sale-threereds = choose a block to put up
ask-sale-stopped = choose a block to put up as a gift
ask-pause = go on, or stop building for good
ask-bid = raise, or pass
ask-bid-broke = too few beans to raise, so pass
ask-bid-last = nobody has bid: pass, and you build it for nothing, or bid
ask-bid-gift-last = nobody has bid: pass, and it goes back to the table, or bid
ask-horror = bid one bean more, or take the block
ask-horror-broke = too few beans to raise, so take the block
ask-give = give the block to somebody who still builds
ask-answer = place the gift, or have the giver place it
ask-keep = keep the block, or give it away
ask-alone = choose another block, or stop
ask-place = does it stand, and how high?
ask-place-base = how high is the base?
ask-place-base-free = does the base stand?
ask-rebuild = how high is the tower now?
ask-measure = how high is the tower?

## The list of moves, and what happened
moves-take = Take
moves-line = Next in your line
moves-front = Take the front block
moves-bid = Bid
moves-pass = Pass
moves-accept = Take it
moves-give = Give it away
moves-keep = Keep it
moves-place = Place it
moves-return = Have it placed
moves-stop = Stop
moves-go-on = Go on
moves-stood = It stands, measured
moves-unmeasured = It stands
moves-fell = It fell
moves-table = The table was moved
move-take = take { $block }
move-stood = It stands: { $height } mm
move-unmeasured = It stands
move-fell = It fell
move-table = { $who } moved the table
    .you = You moved the table
facts-unasked = Somebody moved the table
move-lines = All have chosen, the lines lie

## Auctions
bausack-sale-high = Highest bidder
bausack-sale-horror = Who wants this horror?
bausack-sale-gift = As a gift
bausack-sold-by = { $who } sells
    .you = You sell
bausack-auctioneer = auctioneer
bausack-no-bid-high = No bid yet
bausack-no-bid-gift = No bid yet
bausack-no-bid-horror = Nought
bausack-bids = { $who } bids { $beans }
    .you = You bid { $beans }
bausack-passed = { $who } has passed
    .you = You have passed
bausack-pass-short = pass
bausack-pass = Pass
bausack-pass-free = Pass: I build it for nothing
bausack-pass-back = Pass: back to the table
bausack-accept = I take it
bausack-bid = Bid { $beans }
bausack-bid-beans = Beans
bausack-bid-less = One bean less
bausack-bid-more = One bean more
bausack-bid-all = All
bausack-hammer = { $beans ->
    [one] Sold to { $who } for one bean
   *[other] Sold to { $who } for { $beans } beans
 }
bausack-hammer-free = { $who } has it for nothing
    .you = You have it for nothing

## Towers and seats
bausack-tower-of = { $who }’s tower
    .you = Your tower
bausack-tower-common = The tower
bausack-tower-blocks = { $blocks ->
    [0] no block yet
    [one] one block
   *[other] { $blocks } blocks
 }
bausack-height = { $height } mm
bausack-unmeasured = not measured
bausack-fallen = fallen
bausack-stopped = stopped
bausack-stands = stands
bausack-beans = { $beans ->
    [0] no beans
    [one] one bean
   *[other] { $beans } beans
 }
bausack-reds = { $reds ->
    [0] no red block
    [one] one red block
   *[other] { $reds } red blocks
 }
bausack-rounds = { $rounds ->
    [0] no round won
    [one] one round won
   *[other] { $rounds } rounds won
 }

## The block in the hand
bausack-hand-builds = { $who } builds
    .you = You build
bausack-hand-base = { $who } lays the base
    .you = You lay the base
bausack-hand-for = { $who } builds on { $owner }’s tower
bausack-hand-give = { $who } gives this away
    .you = You give this away
bausack-hand-keep = { $who } keeps it or gives it away
    .you = You keep it or give it away
bausack-hand-answer = A gift from { $giver } to { $who }
bausack-raise = It must rise above { $height } mm
bausack-try = Try { $tries } of 3
bausack-give-to = Give it to { $who }
bausack-say-keep = Keep it
bausack-say-place = I place it
bausack-say-return = { $giver } shall place it
bausack-measure = How high is { $who }’s tower?
    .you = How high is your tower?
bausack-rebuild = { $who } builds the tower up again
    .you = You build the tower up again
bausack-stop = Stop building for good
bausack-stop-sure = Once more to stop for good
bausack-go-on = Go on building

## The blocks on the table
bausack-on-table = { $blocks } blocks on the table
bausack-take-it = Take it
bausack-find = { $colour ->
    [red] another red block
   *[other] another block
 }
bausack-waits = { $who } chooses among { $blocks } blocks
    .you = You choose among { $blocks } blocks
bausack-waits-sale = { $who } chooses what to put up
    .you = You choose what to put up
bausack-picked = What you have chosen
bausack-picked-count = { $count } of { $all }
bausack-sort = Which blocks are shown
bausack-sort-count = { $sort }: { $count }
bausack-sort-all = All
bausack-sort-flat = Flat
bausack-sort-rolls = Round
bausack-sort-slopes = Slopes
bausack-sort-angles = Angles
bausack-sort-rounds = Balls
bausack-sort-turned = Turned
bausack-sort-red = Red
bausack-turn = Turn { $block }: drag, or use the arrow keys
bausack-sack = Which sack
bausack-sack-bausack = Bausack · { $blocks }
bausack-sack-sacnoir = Sac Noir · { $blocks }

## Chain
bausack-lines = The lines
bausack-line-of = { $who }’s line
    .you = Your line
bausack-line-open = fallen; the line stays open to all
bausack-line-empty = No block left
bausack-front = in front
bausack-order = Touch your blocks in order, the front one first
bausack-order-left = { $blocks ->
    [one] One more block
   *[other] { $blocks } more blocks
 }
bausack-order-done = This is my line
bausack-order-others = Lines are being laid
bausack-order-so-far = { $laid } of { $all }
bausack-place = place { $place }

## The count
bausack-count-fallen = { $who }’s tower has fallen.
    .you = Your tower has fallen.
bausack-count-height = { $who }’s tower: { $height } mm.
    .you = Your tower: { $height } mm.
bausack-count-unmeasured = { $who }’s tower stands.
    .you = Your tower stands.
bausack-count-nothing = { $who } has built nothing, and nothing has fallen.
    .you = You have built nothing, and nothing has fallen.
bausack-count-reds = { $reds ->
    [0] { $who }: no red block.
    [one] { $who }: one red block.
   *[other] { $who }: { $reds } red blocks.
 }
bausack-count-beans = { $beans ->
    [0] { $who }: no bean.
    [one] { $who }: one bean.
   *[other] { $who }: { $beans } beans.
 }
bausack-count-won = { $who } wins.
    .you = You win.
bausack-count-shared = { $seats } win together.

## Blocks in a sentence
bausack-the-m = { $colour }
bausack-the-f = { $colour }
bausack-the-size = { $measures ->
    [none] { "" }
   *[other] { " " }({ $measures })
 }
bausack-other = { $colour ->
    [red] red block no. { $number }
   *[other] block no. { $number }
 }, not in the list
bausack-unnamed = a block
bausack-the-cuboid = the { bausack-the-m } cuboid{ bausack-the-size }
bausack-the-cube = the { bausack-the-m } cube{ bausack-the-size }
bausack-the-cylinder = the { bausack-the-m } cylinder{ bausack-the-size }
bausack-the-hexagon = the { bausack-the-m } six-sided block{ bausack-the-size }
bausack-the-half-cylinder = the { bausack-the-m } half cylinder{ bausack-the-size }
bausack-the-pole = the { bausack-the-m } pole{ bausack-the-size }
bausack-the-ramp = the { bausack-the-m } ramp{ bausack-the-size }
bausack-the-roof = the { bausack-the-m } roof{ bausack-the-size }
bausack-the-l-shape = the { bausack-the-m } L-shape{ bausack-the-size }
bausack-the-arch = the { bausack-the-m } arch{ bausack-the-size }
bausack-the-ring = the { bausack-the-m } ring{ bausack-the-size }
bausack-the-cross = the { bausack-the-m } cross{ bausack-the-size }
bausack-the-egg = the { bausack-the-m } egg{ bausack-the-size }
bausack-the-half-egg = the { bausack-the-m } half egg{ bausack-the-size }
bausack-the-half-dome = the { bausack-the-m } half dome{ bausack-the-size }
bausack-the-ball = the { bausack-the-m } ball{ bausack-the-size }
bausack-the-cone = the { bausack-the-m } cone{ bausack-the-size }
bausack-the-knob = the { bausack-the-m } knob{ bausack-the-size }
bausack-the-egg-cup = the { bausack-the-m } egg-cup{ bausack-the-size }
bausack-the-skittle = the { bausack-the-m } skittle{ bausack-the-size }
bausack-the-candlestick = the { bausack-the-m } candlestick{ bausack-the-size }
bausack-the-fir-tree = the { bausack-the-m } fir tree{ bausack-the-size }
bausack-the-stairs = the { bausack-the-m } stairs{ bausack-the-size }
bausack-the-t-shape = the { bausack-the-m } T-shape{ bausack-the-size }
bausack-the-u-shape = the { bausack-the-m } U-shape{ bausack-the-size }
bausack-the-star = the { bausack-the-m } star{ bausack-the-size }
bausack-the-bowl = the { bausack-the-m } bowl{ bausack-the-size }
bausack-the-spool = the { bausack-the-m } spool{ bausack-the-size }
bausack-the-mushroom = the { bausack-the-m } mushroom{ bausack-the-size }
bausack-the-dumbbell = the { bausack-the-m } dumbbell{ bausack-the-size }

## In few words
short-took = takes { $block }
short-picked = chooses { $block }
short-fronted = takes { $block }
short-sale-high = offers { $block }
short-sale-horror = offers { $block }
short-sale-gift = offers { $block } as a gift
short-bid = bids { $beans }
short-passed = passes
short-accepted = takes { $block }
short-kept = keeps { $block }
short-stopped = stops at { $height } mm
short-stood = builds: { $height } mm
short-stood-unmeasured = builds, and it stands
short-fell = brings the tower down
short-drew = draws { $block }
short-lined = lays { $block } in line
short-goes-on = goes on
short-stood-for = places the gift: { $height } mm
short-felled = brings that tower down and is out
short-not-raised = does not get any higher
short-rebuilt = has the tower back: { $height } mm
    .other = { $who } has the tower back: { $height } mm
    .you = you have your tower back: { $height } mm
short-gave = gives { $block } away
short-returned = has the giver place it
short-bean = wins a bean
    .other = { $who } wins a bean
    .you = you win a bean

# Building with the hand on a screen.
bausack-see-fall = See the fall again
bausack-how = Drag the block over the tower, lower it with the rail at the side, let go.
bausack-how-base = Lower it onto the table with the rail at the side, let go.
bausack-how-beside = It may also stand on the table, touching a base.
