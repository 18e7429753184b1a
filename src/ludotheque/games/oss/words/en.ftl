### OSS in English.

title = OSS
aim = Do the trick with as many bones as your card says and the card is yours: the most points win.

## Options
option-hands = Air for the Jack
    .alike = The same for all
    .even = Even hands: as each hand has shown in the practice room
option-first = The first Chief

## What to do
ask-lay = lay a card before one of the three solo tricks (lay 3 aslik)
ask-replay = throw a card away and try again (replay 1), or leave it at that (enough)
ask-take = you have won the duel: take one of the two cards (take 4)
ask-name = name the colour that nobody wants (name red)
ask-call = toss the bones and call a side (call hollow, call bump)
ask-eliminate = choose who is out (eliminate 3)
ask-bones = how many bones counted? (bones 2)
ask-counts = how many bones did each of the two get? (counts 3 1; x for a dropped Jack)
ask-winner = who won the duel? (won 2, or tie)
ask-stood = did the tower stand? (stood, fell)
ask-out = who is out? (out 2 4, out none)
ask-said = who said a number first, and was it right? (said 2 right, said 3 wrong, silent)
ask-nearest = whose bone is nearest? (nearest 3; several if equal: nearest 2 3)
ask-over = the match is over

## Moves
move-lay = lay a { $value } before { $trick }
move-replay = throw away a { $value } and try again
move-enough = leave it at that
move-take = take the { $value }
move-name = name { $colour }
move-call = call { $side }
move-eliminate = put { $loser_is ->
    [you] yourself
   *[other] { $loser }
 } out

## Facts
move-bones = { $count ->
    [one] 1 bone
   *[other] { $count } bones
 }
move-all-on-edge = all five stand on edge
move-counts = first { $first ->
    [x] dropped the Jack
   *[other] { $first }
 }, second { $second ->
    [x] dropped the Jack
   *[other] { $second }
 }
move-won = { $winner_is ->
    [you] you won the duel
   *[other] { $winner } won the duel
 }
move-tie = a tie
move-stood = the tower stood
move-fell = the tower fell
move-out = out: { $losers }
move-said = { $seat } said it first and was { $verdict }
move-silent = nobody said a number
move-nearest = nearest: { $seats }

## Events
event-lot = The lot makes { $who } the first Chief.
    .you = The lot makes you the first Chief.
event-dealt = { $who } takes { $count } cards.
    .you = You take { $count } cards.
event-hand = Your hand: { $values }.
event-round = Round { $round }. { $who } is Chief.
    .you = Round { $round }. You are Chief.
event-turned-up = { $name } is turned up.
event-laid = { $who } lays a { $value } before { $name }.
    .you = You lay a { $value } before { $name }.
event-paired = The duel { $name } will be between { $who } and { opponent-is }.
    .you = The duel { $name } will be between you and { opponent-is }.
event-managed = { $who } does { $name } with { $bones ->
    [one] 1 bone
   *[other] { $bones } bones
 }: a { $value } was wanted.
    .you = You do { $name } with { $bones ->
        [one] 1 bone
       *[other] { $bones } bones
     }: a { $value } was wanted.
event-all-on-edge = { $who } does { $name }: all five bones stand on edge.
    .you = You do { $name }: all five bones stand on edge.
event-failed = { $who } gets { $bones ->
    [0] no bone
    [one] 1 bone
   *[other] { $bones } bones
 } at { $name } and falls short of { $value }.
    .you = You get { $bones ->
        [0] no bone
        [one] 1 bone
       *[other] { $bones } bones
     } at { $name } and fall short of { $value }.
event-tied = { $name } between { $who } and { opponent-is } is a tie ({ $ties } of 3).
    .you = { $name } between you and { opponent-is } is a tie ({ $ties } of 3).
event-duel-lot = After { $ties } ties the lot decides for { $who }.
    .you = After { $ties } ties the lot decides for you.
event-duel-won = { $name } goes to { $who }, not to { $loser_is ->
    [you] you
   *[other] { $loser }
 }.
    .you = { $name } goes to you, not to { $loser_is ->
        [you] you
       *[other] { $loser }
     }.
event-replayed = { $who } throws a { $value } away to try { $name } again.
    .you = You throw a { $value } away to try { $name } again.
event-enough = { $who } leaves it at that.
    .you = You leave it at that.
event-card-won = { $who } wins a { $value }.
    .you = You win a { $value }.
event-card-lost = { $owner_is ->
    [you] One of your cards, a { $value }, leaves the game.
   *[other] A { $value } of { $owner } leaves the game.
 }
event-challenge = The challenge: { $name }.
event-tower = { $who } puts the first bone on the table.
    .you = You put the first bone on the table.
event-stood = { $who } stacks a bone: { $tower } stand.
    .you = You stack a bone: { $tower } stand.
event-fell = { $who } brings the tower down.
    .you = You bring the tower down.
event-called = { $who } tosses the bones and calls { $side }.
    .you = You toss the bones and call { $side }.
event-said-right = { $who } says the number first, and it is right.
    .you = You say the number first, and it is right.
event-said-wrong = { $who } says a number first, and it is wrong.
    .you = You say a number first, and it is wrong.
event-silent = Nobody said a number: { $who } tosses again.
    .you = Nobody said a number: you toss again.
event-nearest = The bone of { $who } is nearest.
    .you = Your bone is nearest.
event-flicks-again = { $who } is equally near and flicks again.
    .you = You are equally near and flick again.
event-named = { $who } names { $colour }.
    .you = You name { $colour }.
event-eliminated = { $who } puts { $loser_is ->
    [you] you
   *[other] { $loser }
 } out.
    .you = You put { $loser_is ->
        [you] yourself
       *[other] { $loser }
     } out.
event-out = { $who } is out.
    .you = You are out.
event-none-out = { $name }: nobody is out. Again.
event-all-out = { $name }: that would put out everybody who is left. Again.
event-challenge-won = { $who } wins { $name } ({ $points } points) and is Chief.
    .you = You win { $name } ({ $points } points) and are Chief.
event-drew = { $who } draws a card.
    .you = You draw a card.
opponent-is = { $opponent_is ->
    [you] you
   *[other] { $opponent }
 }
event-drawn = You draw a { $value }.
event-scored = The four rounds are over: { $scores }.

## Hints: why a move is good
why-manages = By what your hand has shown, it comes off about { $percent } times out of 100.

## Errors
error-expect-lay = Lay a card first, for example lay 3 { $trick }.
error-expect-replay = Try again for a card of your hand (replay { $value }) or say enough.
error-expect-take = Take one of the two cards of the duel: take { $one } or take { $other }.
error-expect-name = Name one of the bones on the table first: { $colours }.
error-expect-call = Call a side first: call hollow or call bump.
error-expect-eliminate = Say first who is out, for example eliminate { $number }.
error-expect-bones = Say how many bones counted, for example bones 2.
error-expect-counts = Say how many bones each of the two got, first player first, for example counts 3 1.
error-expect-winner = Say who won the duel, for example won 2, or tie.
error-expect-stood = Say whether the tower stood or fell: stood, fell.
error-expect-out = Say who is out, for example out 2 4, or out none.
error-expect-said = Say who spoke first and how it was, for example said 2 right, or silent.
error-expect-nearest = Say whose bone is nearest, for example nearest 3.
error-no-card = You have no { $value } in your hand.
error-replays-used = You have replayed { $most } times in this round: that is the limit.
error-never-the-duel = Nobody lays before { $name }: a duel comes about when two lay before one solo trick.
error-not-in-view = { $trick } is not one of the solo tricks in view: { $tricks }.
error-not-on-offer = There is no { $value } in this duel: take { $one } or { $other }.
error-no-such-bone = There is no { $colour } bone on the table. There are: { $colours }.
error-not-left = { $who } is not in this challenge any more.
error-not-yourself = Put somebody else out, not yourself.
error-too-many = { $count } bones are too many here: { $most } at most.
error-no-edges = Only Takh-Takh is won by all bones standing on edge, not { $name }.
error-too-many-both = There are only { $most } bones in this duel.
error-no-drop = In { $name } there is no x: whoever gets nothing, or drops the Jack, counts 0.
error-no-duellist = { $winner } is not in this duel.
error-somebody-out = One bone was { $word }: somebody must be out.
error-not-flicking = { $who } does not flick now.
error-position-cards = There are more cards of a value than a tribe has.
error-position-tricks = { $trick } is not a trick that can lie there.
error-position-stage = The stage “{ $stage }” does not fit the rest of the position.

## The tricks: classic
trick-aslik = Aslik
trick-aslik-setup = Toss five bones on the table; the Jack is in your hand.
trick-aslik-deed = Throw the Jack, pick up one bone, catch the Jack in the same hand. Lay the bone aside.
trick-aslik-counts = Each bone picked up.
trick-ehfel = Ehfel
trick-ehfel-setup = All six bones are in your hand.
trick-ehfel-deed = Throw the Jack, lay one bone on the table and keep the rest, catch the Jack.
trick-ehfel-counts = Each bone laid down on purpose. One that slips out stays down and does not count.
trick-kuda-kuda = Kuda-Kuda
trick-kuda-kuda-setup = Toss five bones on the table; the Jack is in either hand.
trick-kuda-kuda-deed = One hand throws the Jack; the other picks up a bone and catches the Jack too. After each success the hands change roles.
trick-kuda-kuda-counts = Each bone picked up by the hand that did not throw.
trick-takh-takh = Takh-Takh
trick-takh-takh-setup = Toss five bones on the table; the Jack is in your hand.
trick-takh-takh-deed = Throw the Jack, stand one bone on its edge, catch the Jack.
trick-takh-takh-counts = Each bone you have stood up that still stands. All five on edge win too, however they came to stand.
trick-wollo = Wollo
trick-wollo-setup = Your other hand stands on its edge as a wall. Toss five bones close to it.
trick-wollo-deed = Throw the Jack, bring one bone over the wall to its far side, catch the Jack.
trick-wollo-counts = Each bone wholly beyond the wall that went over it, not round it.

## The tricks: of the hand
trick-cumi-cumi = Cumi-Cumi
trick-cumi-cumi-setup = Toss all six bones on the table. Fold your hands, fingers crossed, forefingers out. No Jack.
trick-cumi-cumi-deed = Pinch a bone between the forefingers, throw it up, catch it in the folded hands.
trick-cumi-cumi-counts = Each bone caught. The first miss ends it.
trick-gurnia = Gurnia
trick-gurnia-setup = Your other hand stands on its spread fingertips, one bone before each of the four gaps.
trick-gurnia-deed = Throw the Jack, push one bone through its gap, catch the Jack.
trick-gurnia-counts = Each bone wholly under the hand.
trick-nampan = Nampan
trick-nampan-setup = Four bones between your palms. No Jack.
trick-nampan-deed = Open your hands so that the bones fly up, and catch with the main hand.
trick-nampan-counts = The bones caught, in this one throw.
trick-numa = Numa
trick-numa-setup = Five bones on the back of your hand. No Jack.
trick-numa-deed = Throw them up together, turn the hand and catch.
trick-numa-counts = The bones caught in the palm, in this one throw.
trick-polopo = Polopo
trick-polopo-setup = Four bones between the fingers of one hand, palm down. No Jack.
trick-polopo-deed = Bring them into the palm by the fingers alone.
trick-polopo-counts = The bones in the palm. If one falls, all is lost.

## The tricks: exotic
trick-ariac = Ariac
trick-ariac-setup = Four bones in a row, a hand's width apart.
trick-ariac-deed = Throw the Jack, strike the table with the edge of the hand left and right of one bone, catch the Jack.
trick-ariac-counts = Each bone struck round in a single throw and never touched.
trick-glodoc = Glodoc
trick-glodoc-setup = Toss five bones on the table. The throwing hand is in the empty bag.
trick-glodoc-deed = As Aslik, through the cloth: throw the Jack, pick up one bone, catch the Jack.
trick-glodoc-counts = Each bone picked up.
trick-labah = Labah
trick-labah-setup = Toss five bones on the table. Throw the Jack and catch it on the back of your hand; until it lies there you may drop it.
trick-labah-deed = With the same hand take a bone into the palm, and another, the Jack riding on the back.
trick-labah-counts = The bones in the palm. When the Jack falls, it is over.
trick-maradono = Maradono
trick-maradono-setup = Two drum cards a hand's width apart are the goal. Toss five bones a hand's length before it.
trick-maradono-deed = Throw the Jack, shoot one bone at the goal, catch the Jack. A bone that missed is shot again from where it lies.
trick-maradono-counts = Each bone wholly through the goal.
trick-meja = Meja
trick-meja-setup = Two drum cards side by side. Toss five bones a hand's length away from them.
trick-meja-deed = Throw the Jack, set one bone on a card, catch the Jack.
trick-meja-counts = The bones that rest on either card at the end.

## The tricks: duels
trick-bagi = Bagi!
trick-bagi-setup = Each holds a Jack, white or black. The first player tosses four bones between the two and chooses a side, left or right; the other gets the other.
trick-bagi-deed = At once, throw by throw: move one bone to your side, catch your Jack. What lies on a side stays there.
trick-bagi-counts = Whoever drops the Jack loses; both at once is a tie. With the middle empty, the most bones win.
trick-bola-bola = Bola-Bola!
trick-bola-bola-setup = The line of two drum cards, a hand's width apart, is the net. One bone, the ball, lies before the first player.
trick-bola-bola-deed = In turn, one throw each: throw the Jack, send the ball beyond the net, over it or through it, not round it; catch the Jack.
trick-bola-bola-counts = The ball must come to rest beyond the net. The first to fail loses.
trick-kat = Kat!
trick-kat-setup = Four bones are tossed between the two. Each holds a Jack, white or black.
trick-kat-deed = At the word both throw once, grab as many bones as they can and catch their Jack.
trick-kat-counts = The most bones win. A dropped Jack counts as none.
trick-manu = Manu!
trick-manu-setup = Five bones in the hand. No Jack.
trick-manu-deed = One after the other: throw them up once and let them land on the back of the hand.
trick-manu-counts = The most bones resting there win.
trick-naik = Naik!
trick-naik-setup = Toss five bones on the table; the Jack is in the hand.
trick-naik-deed = In turn, take one bone in the first round, two in one grab in the second, and so on up to five.
trick-naik-counts = Whoever fails where the other succeeds loses. If both fail, or both manage five, it is a tie.

## The tricks: challenges
trick-badaboss = BadabOss
trick-badaboss-setup = The Chief puts one bone in the middle of the table.
trick-badaboss-deed = In turn, stack one more bone on the last.
trick-badaboss-counts = Who makes any bone but the lowest touch the table is out; the left neighbour begins a new tower.
trick-kiri-kanoss = Kiri KanOss
trick-kiri-kanoss-setup = Each has a bone on the back of one hand.
trick-kiri-kanoss-deed = At the word all throw it up and catch it on the back of the other hand.
trick-kiri-kanoss-counts = Who misses is out.
trick-los-loboss = Los LobOss
trick-los-loboss-setup = The Chief tosses all six bones and calls a side at the same moment: hollow or bump.
trick-los-loboss-deed = See how many bones show that side, and be the first to say the number.
trick-los-loboss-counts = Right: you put out whom you like. Wrong: you are out yourself.
trick-targoss = TargOss
trick-targoss-setup = The card lies in the middle of the table, one bone before each player.
trick-targoss-deed = At the word all flick their bone towards the card.
trick-targoss-counts = The nearest to its middle puts out whom they like. Equally near: those flick again. Off the table is farthest.
trick-warnoss = WarnOss
trick-warnoss-setup = As many bones as there are players left are tossed in the middle. The Chief, later the one just put out, names the colour of one of them.
trick-warnoss-deed = All snatch a bone at once, one each.
trick-warnoss-counts = Who has none, or the one that was named, is out.

## The picture in a terminal
picture-round = round { $round } of 4
picture-chief = Chief
picture-family = { $family ->
    [classic] classic
    [hand] hand
    [exotic] exotic
   *[duel] duel
 }
picture-against = v
picture-challenge = challenge { $name }, still in: { $left }
picture-tower = tower of { $tower }
picture-word = { $word ->
    [white] white
    [black] black
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
    [hollow] hollow
   *[bump] bump
 }
picture-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
picture-hand = hand
picture-in-hand = { $cards } in hand
picture-to-draw = { $cards } to draw
picture-replays = { $replays } replayed
