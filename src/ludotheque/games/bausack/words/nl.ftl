### Bausack en Sac Noir in het Nederlands.

title = Bausack · Sac Noir
aim = Bouw met wat je krijgt: de toren die staat wint, de laatste of de hoogste.

## Opties
option-variant = Spel
    .babel = Toren van Babel: samen één toren
    .chain = Bouwketting: het voorste blok van een rij naar keuze
    .knockout = Knock-Out: veilingen, en de laatste toren wint
    .goodpile = De Goede Stapel: steeds hoger, en pas op voor cadeaus
    .threereds = Drie Keer Rood: voor twee
option-box = Doos
    .bausack = Bausack: 70 blokken, drie kleuren
    .sacnoir = Sac Noir: 100 blokken, grilliger
option-blind = De blokken komen blind uit de zak (Toren van Babel)
option-tremor = Hoeveel elke hand op het scherm trilt
    .usual = Zoals handen trillen
    .more = Meer, als handicap
    .much = Veel meer
option-first = Wie begint

## Wat te doen
ask-take = pak een blok van tafel en bouw ermee (take arch-2)
ask-take-base = een nieuwe toren: pak de basis van tafel (take arch-2)
ask-base = kies een basis van ongeveer dezelfde maat (take cuboid-5)
ask-draft = pak een blok voor je rij (take arch-2)
ask-order = leg het volgende blok van je rij, het voorste eerst (line arch-2)
ask-front = pak het voorste blok van een rij naar keuze en bouw ermee (front 3)
ask-sale-knockout = kies een blok en de soort veiling (sell arch-2 high, sell egg-1 horror)
ask-sale-goodpile = kies een blok en de soort veiling (sell arch-2 high, sell egg-1 gift), of stop met bouwen (stop)
ask-sale-threereds = kies een blok om te veilen (sell arch-2 high)
ask-sale-stopped = veil een blok als cadeau (sell egg-1 gift)
ask-pause = stop voorgoed met bouwen (stop) of ga door (go on)
ask-bid = bied meer (bid 3) of pas (pass)
ask-bid-broke = je hebt te weinig bonen om meer te bieden: pas (pass)
ask-bid-last = niemand biedt: pas, en je bouwt het voor niets, of bied (bid 1)
ask-bid-gift-last = niemand biedt: pas, en het gaat terug op tafel, of bied (bid 1)
ask-horror = bied één boon meer (bid 3) of neem het blok (accept)
ask-horror-broke = je hebt te weinig bonen om meer te bieden: neem het blok (accept)
ask-give = geef het blok aan een tegenstander die nog bouwt (give 2)
ask-answer = plaats het cadeau zelf (place) of laat de gever het op jouw toren plaatsen (return)
ask-keep = houd het blok (keep) of geef het aan je tegenstander (give 2)
ask-alone = je bouwt alleen verder: pak een blok (take arch-2) of stop (stop)
ask-place = bleef de toren staan, en hoe hoog is hij? (stood 134, fell)
ask-place-base = de basis ligt: hoe hoog is die? (stood 15)
ask-place-base-free = de basis ligt: staat hij? (stood, of met de hoogte: stood 15)
ask-rebuild = de toren is herbouwd: hoe hoog is hij nu? (stood 134)
ask-measure = meet deze toren (stood 134)
ask-over = de partij is afgelopen

## Zetten
move-take = { $block } pakken
move-line = { $block } als volgende in je rij
move-front = het voorste blok uit { $owner_is ->
    [you] jouw rij
   *[other] de rij van { $owner }
 }
move-sell = { $sale ->
    [high] { $block }: voor de meestbiedende
    [horror] { $block }: wie wil dit gedrocht?
   *[gift] { $block }: als cadeau
 }
move-bid = { $beans ->
    [one] { $beans } boon bieden
   *[other] { $beans } bonen bieden
 }
move-pass = passen
move-accept = het blok nemen
move-give = aan { $to_seat_is ->
    [you] jezelf
   *[other] { $to_seat }
 } geven
move-keep = houden
move-place = zelf plaatsen
move-return = de gever laten plaatsen
move-stop = voorgoed stoppen met bouwen
move-go-on = doorbouwen
move-stood = hij staat, { $height } mm hoog
move-unmeasured = hij staat
move-fell = hij is gevallen
move-table = { $who } heeft tegen de tafel gestoten
    .you = jij hebt tegen de tafel gestoten
move-another = { $colour ->
    [red] hier ligt nog een rood blok
   *[other] hier ligt nog een blok
 }
move-lines = alle rijen liggen

## Wat er gebeurt
event-lot = { $who } begint.
    .you = Jij begint.
event-round = Ronde { $round }: { $who } begint.
    .you = Ronde { $round }: jij begint.
event-round-won = { $who } wint de ronde en heeft er nu { $rounds }.
    .you = Je wint de ronde en hebt er nu { $rounds }.
event-won = { $who } wint.
    .you = Jij wint.
event-bean = { $who } wint een boon en heeft er nu { $beans }.
    .you = Je wint een boon en hebt er nu { $beans }.
event-table = { $who } heeft tegen de tafel gestoten en verliest meteen.
    .you = Je hebt tegen de tafel gestoten en verliest meteen.
event-took = { $who } pakt { $block }.
    .you = Je pakt { $block }.
event-drew = { $who } trekt { $block } uit de zak.
    .you = Je trekt { $block } uit de zak.
event-picked = { $who } kiest { $block }.
    .you = Je kiest { $block }.
event-lined = { $who } legt { $block } in de rij.
    .you = Je legt { $block } in de rij.
event-fronted = { $who } pakt { $block } uit { line-of }.
    .you = Je pakt { $block } uit { line-of }.
event-found = Op tafel ligt { $block }, dat niet in de lijst staat.
event-lines-lie = Alle rijen liggen: { $who } begint te bouwen.
    .you = Alle rijen liggen: jij begint te bouwen.
event-sale-high = { $who } veilt { $block } voor de meestbiedende.
    .you = Je veilt { $block } voor de meestbiedende.
event-sale-horror = { $who } zegt nul: wie wil dit gedrocht, { $block }?
    .you = Je zegt nul: wie wil dit gedrocht, { $block }?
event-sale-gift = { $who } veilt { $block } als cadeau.
    .you = Je veilt { $block } als cadeau.
event-bid = { $beans ->
    [one] { $who } biedt { $beans } boon.
   *[other] { $who } biedt { $beans } bonen.
 }
    .you = { $beans ->
        [one] Je biedt { $beans } boon.
       *[other] Je biedt { $beans } bonen.
     }
event-passed = { $who } past.
    .you = Je past.
event-bought = { $beans ->
    [one] { $who } krijgt { $block } voor { $beans } boon.
   *[other] { $who } krijgt { $block } voor { $beans } bonen.
 }
    .you = { $beans ->
        [one] Je krijgt { $block } voor { $beans } boon.
       *[other] Je krijgt { $block } voor { $beans } bonen.
     }
event-unsold = Niemand biedt: { $who } bouwt { $block } voor niets.
    .you = Niemand biedt: jij bouwt { $block } voor niets.
event-unwanted = Niemand wil { $block } weggeven: terug op tafel ermee.
event-accepted = { $who } neemt { $block }.
    .you = Je neemt { $block }.
event-paid = { $beans ->
    [one] { $who } betaalt { $beans } boon.
   *[other] { $who } betaalt { $beans } bonen.
 }
    .you = { $beans ->
        [one] Je betaalt { $beans } boon.
       *[other] Je betaalt { $beans } bonen.
     }
event-kept = { $who } houdt { $block }.
    .you = Je houdt { $block }.
event-gave = { $who } geeft { $block } aan { $receiver_is ->
    [you] jou
   *[other] { $receiver }
 }.
    .you = Je geeft { $block } aan { $receiver_is ->
        [you] jezelf
       *[other] { $receiver }
     }.
event-places = { $who } plaatst het cadeau zelf.
    .you = Je plaatst het cadeau zelf.
event-returned = { $who } laat { $giver_is ->
    [you] jou
   *[other] { $giver }
 } het cadeau plaatsen.
    .you = Je laat { $giver_is ->
        [you] jezelf
       *[other] { $giver }
     } het cadeau plaatsen.
event-stopped = { $who } stopt met bouwen, op { $height } mm.
    .you = Je stopt met bouwen, op { $height } mm.
event-goes-on = { $who } bouwt door.
    .you = Je bouwt door.
event-stood = { $who } bouwt { $block }: { $height } mm.
    .you = Je bouwt { $block }: { $height } mm.
event-stood-for = { $who } plaatst { $block } op { tower-of }: { $height } mm.
    .you = Je plaatst { $block } op { tower-of }: { $height } mm.
event-stood-unmeasured = { $who } bouwt { $block }: de toren staat.
    .you = Je bouwt { $block }: de toren staat.
event-not-raised = { $who }: { $block } staat, maar maakt de toren niet hoger (poging { $tries } van 3).
    .you = { $block } staat, maar maakt je toren niet hoger (poging { $tries } van 3).
event-fell = { $who } laat de toren vallen met { $block }.
    .you = Je laat de toren vallen met { $block }.
event-felled = { $who } laat { tower-of } vallen met { $block } en ligt eruit.
    .you = Je laat { tower-of } vallen met { $block } en ligt eruit.
event-rebuilt = { $who } heeft de toren terug: { $height } mm.
    .you = Je hebt je toren terug: { $height } mm.
event-measured = De toren van { $who } meet { $height } mm.
    .you = Jouw toren meet { $height } mm.
line-of = { $owner_is ->
    [you] jouw rij
    [own] de eigen rij
   *[other] de rij van { $owner }
 }
tower-of = { $owner_is ->
    [you] jouw toren
    [own] de eigen toren
   *[other] de toren van { $owner }
 }

## Hints: waarom een zet goed is
why-stands = Door jou geplaatst blijft het ongeveer { $percent } van de 100 keer staan.
why-round = Hiermee win je deze ronde ongeveer { $percent } van de 100 keer.

## Fouten
error-judge-facts = Zeg nu eerst hoe het afliep: stood 134, of fell.
error-players-facts = Hoe het afliep, zegt de scheidsrechter.
error-not-in-play = { $seat } doet deze ronde niet meer mee.
error-not-now = Dat is nu niet aan de orde.
error-nothing-falls = Nu gaat het alleen om de hoogte, bijvoorbeeld stood 134.
error-base-cannot-fall = Een basis kan niet vallen: zeg hoe hoog die is, bijvoorbeeld stood 15.
error-height-needed = Hier hoort de hoogte bij, bijvoorbeeld stood 134.
error-height-range = Een hoogte is een aantal millimeters, van 1 tot { $most }.
error-not-on-table = { $block } ligt niet op tafel: pak een blok dat er wel ligt.
error-not-base-size = { $block } lijkt te weinig op de bases van 60 × 30 × 15: pak er een die dichterbij komt.
error-not-picked = { $block } hoort niet bij jouw blokken: leg er een van jezelf neer.
error-line-empty = In die rij ligt geen blok meer: pak uit een andere.
error-no-such-sale = Zo’n veiling kent dit spel niet.
error-only-gifts = Je bent gestopt met bouwen: je veilt alleen nog cadeaus, bijvoorbeeld sell egg-1 gift.
error-bid-low = Bied minstens { $beans }, of pas.
error-bid-exact = Bied precies { $beans }, of neem het blok (accept).
error-bid-beans = { $beans ->
    [0] Je hebt geen bonen meer.
    [one] Je hebt maar één boon.
   *[other] Je hebt maar { $beans } bonen.
 }
error-no-pass = Hier past niemand: bied één boon meer of neem het blok (accept).
error-give-whom = Geef het aan een tegenstander die nog bouwt.
error-has-stopped = Je bent al gestopt.
error-block-unknown = Er is geen blok { $block }.
error-position-block = { $block } kan daar niet zijn: op twee plekken tegelijk, of uit de andere doos.
error-position-beans = Er zijn { $beans } bonen in totaal, die van de bank meegerekend.

## De blokken, per soort
block-cuboid = { $colour ->
    [red] rode
    [green] groene
    [black] zwarte
   *[natural] blankhouten
 } balk, { $measures } mm
block-cube = { $colour ->
    [red] rode
    [green] groene
    [black] zwarte
   *[natural] blankhouten
 } kubus, { $measures } mm
block-cylinder = { $colour ->
    [red] rode
    [green] groene
    [black] zwarte
   *[natural] blankhouten
 } cilinder, { $measures } mm
block-hexagon = { $colour ->
    [red] rode
    [green] groene
    [black] zwarte
   *[natural] blankhouten
 } zeskant, { $measures } mm
block-half-cylinder = { $colour ->
    [red] rode
    [green] groene
    [black] zwarte
   *[natural] blankhouten
 } halve cilinder, { $measures } mm
block-pole = { $colour ->
    [red] rode
    [green] groene
    [black] zwarte
   *[natural] blankhouten
 } paal, { $measures } mm
block-ramp = { $colour ->
    [red] rode
    [green] groene
    [black] zwarte
   *[natural] blankhouten
 } helling, { $measures } mm
block-roof = { $colour ->
    [red] rood
    [green] groen
    [black] zwart
   *[natural] blankhouten
 } dak, { $measures } mm
block-l-shape = { $colour ->
    [red] rood
    [green] groen
    [black] zwart
   *[natural] blankhouten
 } L-blok, { $measures } mm
block-arch = { $colour ->
    [red] rode
    [green] groene
    [black] zwarte
   *[natural] blankhouten
 } boog, { $measures } mm
block-ring = { $colour ->
    [red] rode
    [green] groene
    [black] zwarte
   *[natural] blankhouten
 } ring, { $measures } mm
block-cross = { $colour ->
    [red] rood
    [green] groen
    [black] zwart
   *[natural] blankhouten
 } kruis, { $measures } mm
block-egg = { $colour ->
    [red] rood
    [green] groen
    [black] zwart
   *[natural] blankhouten
 } ei, { $measures } mm
block-half-egg = { $colour ->
    [red] rood
    [green] groen
    [black] zwart
   *[natural] blankhouten
 } half ei, { $measures } mm
block-half-dome = { $colour ->
    [red] rode
    [green] groene
    [black] zwarte
   *[natural] blankhouten
 } halve koepel, { $measures } mm
block-ball = { $colour ->
    [red] rode
    [green] groene
    [black] zwarte
   *[natural] blankhouten
 } bal, { $measures } mm
block-cone = { $colour ->
    [red] rode
    [green] groene
    [black] zwarte
   *[natural] blankhouten
 } kegel, { $measures } mm
block-knob = { $colour ->
    [red] rode
    [green] groene
    [black] zwarte
   *[natural] blankhouten
 } knop, { $measures } mm
block-egg-cup = { $colour ->
    [red] rode
    [green] groene
    [black] zwarte
   *[natural] blankhouten
 } eierdop, { $measures } mm
block-skittle = { $colour ->
    [red] rode
    [green] groene
    [black] zwarte
   *[natural] blankhouten
 } bowlingkegel, { $measures } mm
block-candlestick = { $colour ->
    [red] rode
    [green] groene
    [black] zwarte
   *[natural] blankhouten
 } kandelaar, { $measures } mm
block-fir-tree = { $colour ->
    [red] rode
    [green] groene
    [black] zwarte
   *[natural] blankhouten
 } dennenboom, { $measures } mm
block-stairs = { $colour ->
    [red] rode
    [green] groene
    [black] zwarte
   *[natural] blankhouten
 } trap, { $measures } mm
block-t-shape = { $colour ->
    [red] rood
    [green] groen
    [black] zwart
   *[natural] blankhouten
 } T-blok, { $measures } mm
block-u-shape = { $colour ->
    [red] rood
    [green] groen
    [black] zwart
   *[natural] blankhouten
 } U-blok, { $measures } mm
block-star = { $colour ->
    [red] rode
    [green] groene
    [black] zwarte
   *[natural] blankhouten
 } ster, { $measures } mm
block-bowl = { $colour ->
    [red] rode
    [green] groene
    [black] zwarte
   *[natural] blankhouten
 } kom, { $measures } mm
block-spool = { $colour ->
    [red] rode
    [green] groene
    [black] zwarte
   *[natural] blankhouten
 } klos, { $measures } mm
block-mushroom = { $colour ->
    [red] rode
    [green] groene
    [black] zwarte
   *[natural] blankhouten
 } paddenstoel, { $measures } mm
block-dumbbell = { $colour ->
    [red] rode
    [green] groene
    [black] zwarte
   *[natural] blankhouten
 } halter, { $measures } mm
block-other = { $colour ->
    [red] rood blok dat niet in de lijst staat
   *[other] blok dat niet in de lijst staat
 }

## Het plaatje in de terminal
picture-title = { $variant ->
    [babel] Toren van Babel
    [chain] Bouwketting
    [knockout] Knock-Out
    [goodpile] De Goede Stapel
   *[threereds] Drie Keer Rood
 }
picture-round = { $variant ->
    [babel] toren { $round }
   *[other] ronde { $round }
 }
picture-below = … en { $blocks } eronder
picture-fallen = gevallen
picture-beans = { $beans ->
    [one] 1 boon
   *[other] { $beans } bonen
 }
picture-beans-of = bonen: { $told }
picture-won = { $rounds } gewonnen
picture-stopped = gestopt
picture-picked = plaats { $seat } heeft: { $blocks }
picture-lines = rij van plaats { $seat }: { $blocks }
picture-hand = { $tower ->
    [own] in de hand van plaats { $seat }: { $block }
   *[other] in de hand van plaats { $seat }, voor de toren van plaats { $tower }: { $block }
 }
picture-tries = { $tries ->
    [one] één poging vergeefs
   *[other] { $tries } pogingen vergeefs
 }
picture-sale = plaats { $seat } veilt { $sale ->
    [high] voor de meestbiedende
    [horror] (wie wil dit gedrocht?)
   *[gift] als cadeau
 }: { $block }
picture-bids = geboden: { $told }
picture-passed = gepast: { $seats }
picture-sack = in de zak: { $blocks ->
    [one] 1 blok
   *[other] { $blocks } blokken
 }
picture-table = op tafel: { $blocks ->
    [one] 1 blok
   *[other] { $blocks } blokken
 }
