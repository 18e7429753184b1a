### Wat de tafel van OSS op een scherm zegt.

## Voordat het begint
oss-biggest-bones = Wie heeft de grootste botten?

## Wat te doen
ask-lay = kies een kaart, dan een kunstje
ask-replay = herkansing voor een kaart, of laat het erbij
ask-take = neem een van de twee kaarten
ask-name = noem de kleur die niemand wil
ask-call = werp de bikkels en roep een kant
ask-eliminate = kies wie af is
ask-bones = hoeveel bikkels tellen?
ask-counts = hoeveel bikkels elk?
ask-winner = wie won het duel?
ask-stood = bleef de toren staan?
ask-out = wie is af?
ask-said = wie riep het eerst?
ask-nearest = wiens bikkel ligt het dichtstbij?

## Zetten
move-bones = { $count ->
    [0] geen bikkel
    [one] 1 bikkel
   *[other] { $count } bikkels
 }
move-counts = { $first ->
    [x] Vader gevallen
   *[other] { $first }
 } tegen { $second ->
    [x] Vader gevallen
   *[other] { $second }
 }
move-won = { $winner } heeft gewonnen
move-out = { $count ->
    [0] niemand is af
   *[other] af: { $losers }
 }
move-said = { $seat } als eerste, en { $verdict ->
    [right] goed
   *[wrong] fout
 }
moves-lay = Een kaart leggen
moves-replay = Herkansing

## Namen
oss-family = { $family ->
    [classic] Klassiek kunstje
    [hand] Kunstje uit de hand
    [exotic] Exotisch kunstje
    [duel] Duel
   *[challenge] Uitdaging
 }
oss-colour = { $colour ->
    [white] wit
    [black] zwart
    [red] rood
    [yellow] geel
    [green] groen
   *[blue] blauw
 }
oss-side = { $side ->
    [hollow] hol
   *[bump] bol
 }

## De tafel
oss-round = Ronde { $round } van 4
oss-line = De kunstjes van deze ronde
oss-hand = Jouw hand
oss-hand-look = Je hand bekijken
oss-hand-hide = Je hand neerleggen
oss-card = { $value } van { $owner }
oss-card-mine = Jouw { $value }
oss-lay-here = { $value } bij { $trick }
oss-laid-by = { $cards } bij { $trick }
oss-look-at = { $trick }: zo gaat het
oss-tribe = Stam van { $owner }
oss-chief = Opperhoofd
oss-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }
oss-cards = { $cards ->
    [0] geen kaart in de hand
    [one] 1 kaart in de hand
   *[other] { $cards } kaarten in de hand
 }
oss-won = Gewonnen: { $cards }
oss-won-nothing = Nog niets gewonnen
oss-replays = { $count ->
    [one] 1 herkansing gebruikt
   *[other] { $count } herkansingen gebruikt
 }
oss-out = af

## Nu, met de echte bikkels
oss-now-lay = { $who } legt een kaart bij een van de drie solokunstjes.
oss-now-lay-mine = Leg een kaart bij een kunstje: zoveel bikkels heb je dan nodig.
oss-now-solo = { $who }: { $trick } met { $value ->
    [one] 1 bikkel
   *[other] { $value } bikkels
 }.
oss-now-solo-most = { $who }: { $trick } met { $value ->
    [one] 1 bikkel
   *[other] { $value } bikkels
 }, of meer.
oss-now-duel = { $who } tegen { $opponent }: { $trick }
oss-now-ties = { $ties ->
    [1] Eén keer gelijk. Na drie keer beslist het lot.
   *[other] { $ties } keer gelijk. Na drie keer beslist het lot.
 }
oss-now-replay = { $who } mag { $trick } overdoen voor een kaart.
    .you = Je mag { $trick } overdoen voor een kaart.
oss-now-take = { $who } heeft { $trick } gewonnen en neemt een van de twee kaarten.
    .you = Je hebt { $trick } gewonnen en neemt een van de twee kaarten.
oss-now-stack = { $who } stapelt bikkel nummer { $tower }.
    .you = Je stapelt bikkel nummer { $tower }.
oss-now-kiri = Klaar? Op het teken gooit iedereen: { $seats }.
oss-now-call = { $who } werpt alle zes de bikkels en roept een kant.
    .you = Je werpt alle zes de bikkels en roept een kant.
oss-now-called = { $side ->
    [hollow] Hol!
   *[bump] Bol!
 } Hoeveel? Het eerst geroepen getal telt.
oss-now-flick = Op het teken schiet iedereen: { $seats }.
oss-now-name = { $who } werpt de bikkels en noemt een kleur.
    .you = Je werpt de bikkels en noemt een kleur.
oss-now-named = Niet de { $colour ->
    [white] witte
    [black] zwarte
    [red] rode
    [yellow] gele
    [green] groene
   *[blue] blauwe
 }! Gris een bikkel, ieder één.
oss-now-eliminate = { $who } kiest wie af is.
    .you = Jij kiest wie af is.
oss-now-over = De vier ronden zijn gespeeld.
oss-stake = Op het spel: { $cards }.

## Zeggen wat er gebeurde
oss-say = Melden
oss-say-counts = Bikkels van { $owner }
oss-say-dropped = Vader gevallen
oss-say-who = Tik iedereen aan die af is.
oss-say-near = Tik aan wiens bikkel het dichtstbij ligt; bij gelijke afstand meerdere.
oss-say-first = Tik aan wie het eerst riep.
oss-say-right = Het was goed
oss-say-wrong = Het was fout
oss-say-silent = Niemand zei iets

## Kunstjeskaarten
oss-close = Terug naar de tafel
oss-counts = Wat telt
oss-steps = { $trick }, stap voor stap
oss-sign-bones = { $bones ->
    [0] Ieder één bikkel
    [one] 1 bikkel
   *[other] { $bones } bikkels
 }
oss-sign-jack = { $jack ->
    [classic] De Vader zoals altijd
    [unusual] Een ongewone worp
    [two] Ieder een Vader
   *[none] Zonder Vader
 }
oss-sign-order = { $order ->
    [at-once] Tegelijk
   *[in-turn] Om de beurt
 }
oss-sign-once = Eén worp

# Lange woorden van de stappen, en waar ze mogen worden afgebroken: dat weet niet elke browser.
oss-parts = trommel·kaarten hand·breedte hand·lengte hand·palm wijs·vingers vinger·toppen Opper·hoofd

oss-step-toss = { $how ->
    [wall] Werp { $bones } bikkels ernaast. De Vader zit in je hand.
    [cards] Werp { $bones } bikkels een handlengte voor de kaarten.
    [first] De eerste speler werpt { $bones } bikkels tussen de twee.
    [second] De bikkels worden opnieuw geworpen, voor de tweede speler.
    [chief] Het Opperhoofd werpt alle { $bones } bikkels …
    [chief-each] Er worden zoveel bikkels geworpen als er nog spelers zijn.
   *[table] Werp { $bones } bikkels op tafel.
 }
oss-step-put = { $how ->
    [wall] Je andere hand staat op zijn kant: een muur.
    [arch] Je andere hand staat op gespreide vingertoppen.
    [gaps] Eén bikkel voor elk van de { $bones } poortjes.
    [row] { $bones } bikkels op een rij, een handbreedte uit elkaar.
    [on-back] { $bones } bikkels op de rug van je hand.
    [between-fingers] { $bones } bikkels tussen je vingers, handpalm naar beneden.
    [bag] Je gooihand gaat in de zak.
    [goal] Twee trommelkaarten, een handbreedte uit elkaar: het doel.
    [net] Twee trommelkaarten, een handbreedte uit elkaar: het net.
    [cards] Twee trommelkaarten, naast elkaar.
    [ball] Eén bikkel is de bal, voor de eerste speler.
    [chief] Het Opperhoofd legt een bikkel in het midden.
    [each] Iedereen legt een bikkel voor zich neer.
    [each-back] Iedereen heeft een bikkel op de rug van een hand.
   *[card] De kaart ligt in het midden.
 }
oss-step-hold = { $how ->
    [folded] Vouw je handen, wijsvingers gestrekt.
    [palms] { $bones } bikkels tussen je handpalmen.
    [jacks] Ieder heeft een Vader, de witte of de zwarte.
    [first] De eerste speler heeft { $bones } bikkels in de hand …
    [second] … dan de tweede speler.
   *[player] Alle { $all } bikkels zitten in je hand.
 }
oss-step-throw = { $how ->
    [pincers] Gooi hem daarmee op.
    [palms] Open je handen: de bikkels vliegen op.
    [back] Gooi ze allemaal op.
    [each] Op het teken gooien beiden hun Vader op.
    [first] De eerste speler gooit de Vader op …
    [second] De tweede speler gooit de Vader op …
    [first-palm] … gooit ze allemaal op …
    [second-palm] Allemaal omhoog …
    [each-back] Op het teken gooit iedereen op.
   *[player] Gooi de Vader op.
 }
oss-step-pick-up = { $how ->
    [other] De andere hand raapt één bikkel …
    [both] Knijp een bikkel tussen je wijsvingers.
    [bag] Raap één bikkel, door de stof heen.
    [riding] Neem een bikkel in je handpalm. De Vader blijft op de rug.
    [each] Beiden grissen zoveel bikkels als ze kunnen …
    [first] … raapt 1 bikkel in ronde 1, 2 tegelijk in ronde 2 …
    [second] … raapt er evenveel tegelijk …
   *[main] Raap één bikkel.
 }
oss-step-lay-down = Leg één bikkel neer, houd de rest vast.
oss-step-stand-up = Zet één bikkel op zijn kant.
oss-step-hop = Breng één bikkel over de muur.
oss-step-push = Duw één bikkel door zijn poortje.
oss-step-strike = Sla links en rechts van één bikkel op tafel.
oss-step-shoot = { $how ->
    [first] … schiet de bal over of door het net …
    [second] … schiet hem terug …
   *[player] Schiet één bikkel door het doel.
 }
oss-step-set = Leg één bikkel op een kaart.
oss-step-draw-in = Breng ze in je handpalm, met alleen je vingers.
oss-step-sweep = Ieder haalt één bikkel naar de eigen kant …
oss-step-catch = { $how ->
    [other-palm] … en vangt ook de Vader.
    [back] Vang hem op de rug van die hand. Zolang hij daar niet ligt, mag hij vallen.
    [crossed-hands] Vang hem in je gevouwen handen.
    [palms-palm] Vang met je beste hand wat je kunt.
    [back-palm] Draai je hand om, vang wat je kunt.
    [each] … en vangt de eigen Vader.
    [first] … en vangt hem.
    [second] … en vangt hem.
    [first-back] … en laat ze op de rug van de hand landen …
    [second-back] … op de rug van de hand.
    [each-other-back] Vang hem op de rug van de andere hand.
   *[palm] Vang de Vader met dezelfde hand.
 }
oss-step-swap = De handen wisselen van rol.
oss-step-stack = Om de beurt stapelt ieder er een bovenop.
oss-step-flick = Op het teken schiet iedereen ernaartoe.
oss-step-call = … en roept een kant: hol of bol.
oss-step-spot = Roep als eerste hoeveel die kant tonen.
oss-step-name = Het Opperhoofd, later wie net af is, noemt een kleur.
oss-step-snatch = Iedereen grist één bikkel. Niet die kleur!
oss-step-choose = { $how ->
    [side] De eerste speler kiest een kant; de ander krijgt de andere.
   *[out] De beste schakelt iemand uit.
 }
oss-step-again = { $until ->
    [number-jack] Opnieuw vanaf stap { $step }, tot je getal. Valt de Vader, dan is het voorbij.
    [number-ends] Opnieuw vanaf stap { $step }, tot je getal. Bij de eerste misser is het voorbij.
    [number-loses] Opnieuw vanaf stap { $step }, tot je getal. Valt er een, dan is alles verloren.
    [most] Opnieuw vanaf stap { $step } tot het midden leeg is of er een Vader valt.
    [unbeaten] Opnieuw vanaf stap { $step } tot een van de twee mist.
   *[last] Opnieuw vanaf stap { $step } tot er één over is.
 }

## De telling
oss-count-cards = { $owner }: { $adds } = { $points }.
oss-count-nothing = { $owner } heeft geen kaart gewonnen.
oss-count-challenges = { $owner } heeft { $count ->
    [one] één uitdaging
   *[other] { $count } uitdagingen
 } gewonnen: { $points } erbij.

## In weinig woorden
short-laid = { $value } bij { $name }
short-managed = haalt { $name }
short-all-on-edge = haalt { $name }
short-failed = haalt { $name } niet
short-duel-won = wint { $name }
short-replayed = doet { $name } over
short-card-won = wint een { $value }
short-enough = laat het erbij
