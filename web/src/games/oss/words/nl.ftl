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
    .you = Jij: { $trick } met { $value ->
        [one] 1 bikkel
       *[other] { $value } bikkels
     }.
oss-now-solo-most = { $who }: { $trick } met { $value ->
    [one] 1 bikkel
   *[other] { $value } bikkels
 }, of meer.
    .you = Jij: { $trick } met { $value ->
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

## De oefenkamer
oss-practice-back = Terug
oss-practice-trick = Kunstje
oss-practice-number = Getal op de kaart
oss-practice-table = { $trick } op tafel: je aanwijzer is de hand
oss-practice-keys = Spatie ingedrukt is drukken, pijlen kiezen een bikkel, Enter brengt de hand onder wat neerkomt, R begint opnieuw
oss-practice-again = Nog eens
oss-practice-mine = Nu ik
oss-practice-best = Tegen mijn beste
oss-practice-show = Laat zien
oss-practice-next = Verder: { $trick }
oss-practice-coming = De bot strekt zijn vingers…
oss-practice-shown = De hand van een bot
oss-practice-aids = Hulp voor de hand
oss-practice-steady = Vaste hand: vlak naast een bikkel getikt is midden erop
oss-practice-slow = Langzaam: alles duurt langer
oss-practice-left = Linkshandig: gespiegeld
state-hand = Jouw hand nu: wat je doet staat onder de bikkels.
oss-solo-film = Nog een keer
oss-solo-see-again = De laatste poging nog eens zien
oss-solo-slowly = Langzaam
oss-solo-enough = Genoeg
oss-solo-lost = De lijn was weg: hier gaat het verder.
oss-solo-differs = Het huis zag het anders, en zijn woord telt.
oss-solo-hand-over = { $who }, jouw hand: tik als je het toestel hebt
oss-helped-steady = vaste hand
oss-helped-slow = langzaam
oss-helped-keys = met toetsen
oss-duel-most = de meeste tellen
oss-duel-failure = pass { $round }
oss-duel-round = ronde { $round }: { $round } tegelijk
oss-do-throw = Gooi de Vader: druk, veeg snel omhoog, laat los
oss-do-throw-all = Gooi ze: druk, veeg snel omhoog, laat los
oss-do-throw-bone = Gooi hem: druk, veeg snel omhoog, laat los
oss-do-catch = Wees eronder als hij neerkomt
oss-do-catch-all = Wees eronder als ze neerkomen
oss-do-pick-up = Tik een bikkel aan
oss-do-lay-down = Druk op een vrije plek, even wachten, laat los
oss-do-stand-up = Druk op een bikkel, een zacht veegje, laat los: hij staat
oss-do-hop = Druk op een bikkel, wacht tot hij hoog is, draag hem over de muur
oss-do-push = Vinger op een bikkel, duw hem door de opening
oss-do-shoot = Druk op een bikkel en schiet hem naar de opening
oss-do-set = Druk op een bikkel, draag hem naar een kaart, laat los
oss-do-strike = Tik links van een bikkel, dan rechts
oss-do-rake = Druk, trek door { $number ->
    [one] één bikkel
   *[other] { $number } bikkels
 }, laat los
oss-do-draw-in = Druk op een bikkel, trek hem langzaam in de palm
oss-do-balance = Langzaam: tik een bikkel aan, de Vader blijft op je hand
oss-key-throw = Houd spatie vast: laat los bij de kracht die je wilt
oss-key-act = Pijlen kiezen, spatie vasthouden doet het
oss-key-catch = Enter: eronder
oss-why-managed = Gelukt
oss-why-fell-left = De Vader viel links van je
oss-why-fell-right = De Vader viel rechts van je
oss-why-fell-far = De Vader viel voorbij je hand
oss-why-fell-behind = De Vader viel achter je
oss-why-jack-fell = De Vader viel
oss-why-hand-full = Je hand was nog niet vrij
oss-why-hand-too-fast = Je hand ging te snel
oss-why-throws-over = Dat was de laatste worp
oss-why-none-left = Er zijn te weinig bikkels over
oss-why-weak-throw = Te zwak: veeg sneller
oss-why-slipped = Hij gleed weg
oss-why-two-at-once = Twee tegelijk: allebei terug
oss-why-one-a-throw = Eén per worp, niet meer
oss-why-laid-too-briefly = Te kort: hij bleef in je hand
oss-why-two-fell = Te lang: er vielen er twee
oss-why-laid-too-near = Te dichtbij: verder op de tafel
oss-why-weak-stroke = Te zacht: er bewoog niets
oss-why-tipped = Hij viel om
oss-why-knocked-over = Omgestoten
oss-why-on-edge-already = Die staat al
oss-why-wall = Hij raakte de muur
oss-why-missed-the-card = Niet op de kaart
oss-why-finger = Er stond een vinger in de weg
oss-why-finger-slipped = Je vinger gleed eraf
oss-why-beside = Naast de opening
oss-why-off-table = Van de tafel gevallen
oss-why-touched = Je raakte hem aan
oss-why-nothing-there = Daar lag niets
oss-why-wrong-number = Niet zoveel als gevraagd
oss-why-not-caught = Niet gevangen
oss-why-bone-fell = De bikkel viel
oss-why-jack-slid = De Vader gleed eraf
oss-why-opened = De tijd is om
oss-why-not-done = Niet gedaan in deze worp
oss-near-hand = Op { $cm } cm na
oss-near-count = { $count } van { $number }
oss-do-sweep = Druk op een bikkel, trek hem naar jouw kant, laat los
oss-once-table = { $trick }, allemaal tegelijk: je aanwijzer is je hand
oss-once-keys = Spatie ingedrukt is drukken, pijlen kiezen een bikkel, Enter brengt de hand onder wat neerkomt
oss-once-key-spot = De cijfertoetsen 0 tot 6 zeggen hoeveel
oss-once-round = Rond de tafel
oss-once-ready = Ik ben klaar
oss-once-not-yet = Nog niet
oss-once-is-ready = klaar
oss-once-others = De anderen maken zich klaar
oss-once-getting-ready = Ze maken zich klaar
oss-once-patience = Over { $seconds } s begint het ook zo
oss-once-again = Het huis is het kwijtgeraakt: het begint opnieuw, zoals het lag
oss-once-watching = Je kijkt mee terwijl het gebeurt
oss-once-now = Nu!
oss-once-sides = Naar welke kant gaan jouw bikkels?
oss-once-left = Naar links
oss-once-right = Naar rechts
oss-once-how-grab = Op het teken: gooi de Vader, graai bikkels, wees er weer onder
oss-once-how-race = Op het teken: gooi, breng één bikkel naar jouw kant, vang; steeds opnieuw
oss-once-how-throw = { $higher ->
    [0] Op het teken: gooi de bikkel, vang hem op de rug van de andere hand
   *[1] Nog eens, en hoger: zwakke worpen tellen niet meer
 }
oss-once-how-snatch = Op het teken: tik op één bikkel, niet op { oss-colour }
oss-once-how-flick = Op het teken: schiet je bikkel naar het midden; alle vertrekken tegelijk
oss-once-how-spot = Tel de geroepen kant: { oss-side }. Eén getal, het eerste telt
oss-once-do-grab = Druk naast bikkels, trek erdoorheen, laat los
oss-once-do-snatch = Tik op één bikkel, niet op { oss-colour }
oss-once-do-flick = Druk op je bikkel, stoot hem naar het midden, laat los
oss-once-do-spot = Hoeveel? Tik op het getal
oss-once-not = Niet { oss-colour }!
oss-once-count = { $side ->
    [hollow] Hol: hoeveel?
   *[bump] Bol: hoeveel?
 }
oss-once-more = Nog meer, of onder de Vader
oss-once-other-hand = De andere hand: wees eronder
oss-once-got = { $count ->
    [0] Geen
    [one] Eén bikkel
   *[other] { $count } bikkels
 }
oss-once-flicked = Geschoten: alle bikkels vertrekken op één moment
oss-once-snatched = Van jou
oss-once-caught = Gevangen
oss-once-not-done = Te laat voor deze keer
oss-once-said = Je zei { $number }
oss-once-first = De hand van { $owner } was er eerst
oss-once-far = verre lijn
oss-once-line = lijn { $delay } ms
oss-once-far-mine = Je lijn is ver ({ $delay } ms): een deel daarvan kan niet worden ingehaald
oss-once-face-bump = bol
oss-once-face-hollow = hol
oss-once-face-edge = op zijn kant
oss-once-small = Op dit scherm is geen plaats voor { $hands } handen tegelijk
oss-once-many = Rond één scherm is plaats voor hoogstens vier handen, en hier zijn er { $hands }
oss-once-touch = Elke hand is een vinger in een eigen zone, dus dit vraagt een aanraakscherm: een muis beweegt er één tegelijk, toetsen geen
oss-once-elsewhere = Wie gaat verder op een eigen apparaat?
oss-once-link = { $owner }: richt het andere apparaat hierop, of open daar de link. Hij geldt één keer.
oss-once-link-other = Iemand anders
oss-once-without = Hier verder zonder { $names }
oss-once-see-again = Het laatste duel of de laatste uitdaging nog eens zien
oss-stack-bone = De bikkel in { oss-colour }
oss-stack-stand = { $tower ->
    [one] Er ligt één bikkel
   *[other] { $tower } bikkels staan
 }
oss-stack-how = Sleep de bikkel boven de stapel, laat hem zakken met de rail opzij, laat los.
oss-stack-trembles = handen trillen nu meer
