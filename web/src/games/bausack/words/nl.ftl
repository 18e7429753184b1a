### Wat het bord van Bausack en Sac Noir op een scherm zegt, naast de echte tafel.

# Eén woord: voor beide dozen is er boven op een telefoon geen plaats.
title = Bausack

## Voordat het begint
bausack-youngest = Wie is de jongste?

## Wat te doen
ask-take = kies een blok en bouw ermee
ask-take-base = een nieuwe toren: kies de basis
ask-base = kies een basis van ongeveer dezelfde maat
ask-draft = kies een blok voor je rij
ask-order = leg je blokken op volgorde, het voorste eerst
ask-front = kies het voorste blok van een rij en bouw
ask-sale-knockout = kies een blok en de soort veiling
ask-sale-goodpile = kies een blok en de soort veiling, of stop
ask-sale-threereds = kies een blok om te veilen
ask-sale-stopped = kies een blok om als cadeau te veilen
ask-pause = bouw door, of stop voorgoed
ask-bid = bied meer, of pas
ask-bid-broke = te weinig bonen, dus je past
ask-bid-last = niemand heeft geboden: pas, en je bouwt het voor niets, of bied
ask-bid-gift-last = niemand heeft geboden: pas, en het gaat terug op tafel, of bied
ask-horror = bied één boon meer, of neem het blok
ask-horror-broke = te weinig bonen, dus je neemt het blok
ask-give = geef het blok aan iemand die nog bouwt
ask-answer = plaats het cadeau, of laat de gever het doen
ask-keep = houd het blok, of geef het weg
ask-alone = je bouwt alleen; kies nog een blok, of stop
ask-place = staat hij, en hoe hoog?
ask-place-base = hoe hoog is de basis?
ask-place-base-free = staat de basis?
ask-rebuild = hoe hoog is de herbouwde toren?
ask-measure = hoe hoog is de toren?

## De lijst met zetten, en wat er gebeurde
moves-take = Pakken
moves-line = Volgende in je rij
moves-front = Het voorste blok pakken
moves-bid = Bieden
moves-pass = Passen
moves-accept = Nemen
moves-give = Weggeven
moves-keep = Houden
moves-place = Zelf plaatsen
moves-return = Laten plaatsen
moves-stop = Stoppen
moves-go-on = Doorbouwen
moves-stood = Hij staat, gemeten
moves-unmeasured = Hij staat
moves-fell = Gevallen
moves-table = Tegen de tafel gestoten
move-take = { $block } pakken
move-stood = Hij staat: { $height } mm
move-unmeasured = Hij staat
move-fell = Gevallen
move-table = { $who } stootte tegen de tafel
    .you = Jij stootte tegen de tafel
facts-unasked = Iemand stootte tegen de tafel
move-lines = Iedereen heeft gekozen, de rijen liggen

## Veilingen
bausack-sale-high = Voor de meestbiedende
bausack-sale-horror = Wie wil dit gedrocht?
bausack-sale-gift = Als cadeau
bausack-sold-by = { $who } veilt
    .you = Jij veilt
bausack-auctioneer = veilingmeester
bausack-no-bid-high = Nog geen bod
bausack-no-bid-gift = Nog geen bod
bausack-no-bid-horror = Nul
bausack-bids = { $who } biedt { $beans }
    .you = Je biedt { $beans }
bausack-passed = { $who } heeft gepast
    .you = Je hebt gepast
bausack-pass-short = past
bausack-pass = Passen
bausack-pass-free = Passen: ik bouw het voor niets
bausack-pass-back = Passen: terug op tafel
bausack-accept = Ik neem het
bausack-bid = Bied { $beans }
bausack-bid-beans = Bonen
bausack-bid-less = Een boon minder
bausack-bid-more = Een boon meer
bausack-bid-all = Alles
bausack-hammer = { $beans ->
    [one] Verkocht aan { $who } voor één boon
   *[other] Verkocht aan { $who } voor { $beans } bonen
 }
bausack-hammer-free = Voor niets naar { $who }
    .you = Voor niets naar jou

## Torens en plaatsen
bausack-tower-of = Toren van { $who }
    .you = Jouw toren
bausack-tower-common = De toren
bausack-tower-blocks = { $blocks ->
    [0] nog geen blok
    [one] één blok
   *[other] { $blocks } blokken
 }
bausack-height = { $height } mm
bausack-unmeasured = niet gemeten
bausack-fallen = gevallen
bausack-stopped = gestopt
bausack-stands = staat
bausack-beans = { $beans ->
    [0] geen bonen
    [one] één boon
   *[other] { $beans } bonen
 }
bausack-reds = { $reds ->
    [0] geen rood blok
    [one] één rood blok
   *[other] { $reds } rode blokken
 }
bausack-rounds = { $rounds ->
    [0] geen ronde gewonnen
    [one] één ronde gewonnen
   *[other] { $rounds } ronden gewonnen
 }

## Het blok in de hand
bausack-hand-builds = { $who } bouwt
    .you = Jij bouwt
bausack-hand-base = { $who } legt de basis
    .you = Jij legt de basis
bausack-hand-for = { $who } bouwt op de toren van { $owner }
bausack-hand-give = { $who } geeft dit weg
    .you = Je geeft dit weg
bausack-hand-keep = { $who } houdt het of geeft het weg
    .you = Je houdt het of geeft het weg
bausack-hand-answer = Een cadeau van { $giver } voor { $who }
bausack-raise = De toren moet boven { $height } mm uitkomen
bausack-try = Poging { $tries } van 3
bausack-give-to = Aan { $who } geven
bausack-say-keep = Houden
bausack-say-place = Ik plaats het
bausack-say-return = Laat { $giver } het plaatsen
bausack-measure = Hoe hoog is de toren van { $who }?
    .you = Hoe hoog is jouw toren?
bausack-rebuild = { $who } bouwt de toren weer op
    .you = Je bouwt de toren weer op
bausack-stop = Voorgoed stoppen
bausack-stop-sure = Nog een keer om voorgoed te stoppen
bausack-go-on = Doorbouwen

## De blokken op tafel
bausack-on-table = { $blocks } blokken op tafel
bausack-take-it = Pakken
bausack-find = { $colour ->
    [red] nog een rood blok
   *[other] nog een blok
 }
bausack-waits = { $who } kiest uit { $blocks } blokken
    .you = Je kiest uit { $blocks } blokken
bausack-waits-sale = { $who } kiest wat er geveild wordt
    .you = Je kiest wat er geveild wordt
bausack-picked = Wat je gekozen hebt
bausack-picked-count = { $count } van { $all }
bausack-sort = Welke blokken je ziet
bausack-sort-count = { $sort }: { $count }
bausack-sort-all = Alle
bausack-sort-flat = Plat
bausack-sort-rolls = Rond
bausack-sort-slopes = Schuin
bausack-sort-angles = Hoekig
bausack-sort-rounds = Bol
bausack-sort-turned = Grillig
bausack-sort-red = Rood
bausack-turn = { $block } draaien: slepen, of met de pijltjestoetsen
bausack-sack = Welke zak
bausack-sack-bausack = Bausack · { $blocks }
bausack-sack-sacnoir = Sac Noir · { $blocks }

## Bouwketting
bausack-lines = De rijen
bausack-line-of = Rij van { $who }
    .you = Jouw rij
bausack-line-open = gevallen; de rij blijft open voor iedereen
bausack-line-empty = Geen blok meer
bausack-front = vooraan
bausack-order = Tik je blokken aan op volgorde, het voorste eerst
bausack-order-left = { $blocks ->
    [one] Nog één blok
   *[other] Nog { $blocks } blokken
 }
bausack-order-done = Dit is mijn rij
bausack-order-others = De rijen worden gelegd
bausack-order-so-far = { $laid } van { $all }
bausack-place = plek { $place }

## De telling
bausack-count-fallen = De toren van { $who } is gevallen.
    .you = Jouw toren is gevallen.
bausack-count-height = De toren van { $who }: { $height } mm.
    .you = Jouw toren: { $height } mm.
bausack-count-unmeasured = De toren van { $who } staat.
    .you = Jouw toren staat.
bausack-count-nothing = { $who } heeft niets gebouwd, en er is niets gevallen.
    .you = Je hebt niets gebouwd, en er is niets gevallen.
bausack-count-reds = { $reds ->
    [0] { $who }: geen rood blok.
    [one] { $who }: één rood blok.
   *[other] { $who }: { $reds } rode blokken.
 }
bausack-count-beans = { $beans ->
    [0] { $who }: geen boon.
    [one] { $who }: één boon.
   *[other] { $who }: { $beans } bonen.
 }
bausack-count-won = { $who } wint.
    .you = Jij wint.
bausack-count-shared = { $seats } winnen samen.

## Blokken in een zin
# In het Nederlands gaat het om de of het; de kleur krijgt dan altijd een e.
bausack-the-m = de { $colour ->
    [red] rode
    [green] groene
    [black] zwarte
   *[natural] blankhouten
 }
bausack-the-f = het { $colour ->
    [red] rode
    [green] groene
    [black] zwarte
   *[natural] blankhouten
 }
bausack-the-size = { $measures ->
    [none] { "" }
   *[other] { " " }({ $measures })
 }
bausack-other = { $colour ->
    [red] rood blok nr. { $number }
   *[other] blok nr. { $number }
 }, niet in de lijst
bausack-unnamed = een blok
bausack-the-cuboid = { bausack-the-m } balk{ bausack-the-size }
bausack-the-cube = { bausack-the-m } kubus{ bausack-the-size }
bausack-the-cylinder = { bausack-the-m } cilinder{ bausack-the-size }
bausack-the-hexagon = { bausack-the-m } zeskant{ bausack-the-size }
bausack-the-half-cylinder = { bausack-the-m } halve cilinder{ bausack-the-size }
bausack-the-pole = { bausack-the-m } paal{ bausack-the-size }
bausack-the-ramp = { bausack-the-m } helling{ bausack-the-size }
bausack-the-roof = { bausack-the-f } dak{ bausack-the-size }
bausack-the-l-shape = { bausack-the-f } L-blok{ bausack-the-size }
bausack-the-arch = { bausack-the-m } boog{ bausack-the-size }
bausack-the-ring = { bausack-the-m } ring{ bausack-the-size }
bausack-the-cross = { bausack-the-f } kruis{ bausack-the-size }
bausack-the-egg = { bausack-the-f } ei{ bausack-the-size }
bausack-the-half-egg = { bausack-the-f } halve ei{ bausack-the-size }
bausack-the-half-dome = { bausack-the-m } halve koepel{ bausack-the-size }
bausack-the-ball = { bausack-the-m } bal{ bausack-the-size }
bausack-the-cone = { bausack-the-m } kegel{ bausack-the-size }
bausack-the-knob = { bausack-the-m } knop{ bausack-the-size }
bausack-the-egg-cup = { bausack-the-m } eierdop{ bausack-the-size }
bausack-the-skittle = { bausack-the-m } bowlingkegel{ bausack-the-size }
bausack-the-candlestick = { bausack-the-m } kandelaar{ bausack-the-size }
bausack-the-fir-tree = { bausack-the-m } dennenboom{ bausack-the-size }
bausack-the-stairs = { bausack-the-m } trap{ bausack-the-size }
bausack-the-t-shape = { bausack-the-f } T-blok{ bausack-the-size }
bausack-the-u-shape = { bausack-the-f } U-blok{ bausack-the-size }
bausack-the-star = { bausack-the-m } ster{ bausack-the-size }
bausack-the-bowl = { bausack-the-m } kom{ bausack-the-size }
bausack-the-spool = { bausack-the-m } klos{ bausack-the-size }
bausack-the-mushroom = { bausack-the-m } paddenstoel{ bausack-the-size }
bausack-the-dumbbell = { bausack-the-m } halter{ bausack-the-size }

## In weinig woorden
short-took = pakt { $block }
short-picked = kiest { $block }
short-fronted = pakt { $block }
short-sale-high = veilt { $block }
short-sale-horror = veilt { $block }
short-sale-gift = veilt { $block } als cadeau
short-bid = biedt { $beans }
short-passed = past
short-accepted = neemt { $block }
short-kept = houdt { $block }
short-stopped = stopt op { $height } mm
short-stood = bouwt: { $height } mm
short-stood-unmeasured = bouwt, en het staat
short-fell = laat de toren vallen
short-drew = trekt { $block }
short-lined = legt { $block } in de rij
short-goes-on = bouwt door
short-stood-for = plaatst het cadeau: { $height } mm
short-felled = laat die toren vallen en ligt eruit
short-not-raised = komt niet hoger
short-rebuilt = heeft de toren terug: { $height } mm
    .other = { $who } heeft de toren terug: { $height } mm
    .you = je hebt je toren terug: { $height } mm
short-gave = geeft { $block } weg
short-returned = laat het cadeau plaatsen
short-bean = wint een boon
    .other = { $who } wint een boon
    .you = jij wint een boon

# Building with the hand on a screen.
bausack-see-fall = De val nog eens zien
bausack-how = Sleep het blok boven de toren, laat het zakken met de rail opzij, laat los.
bausack-how-base = Laat het op tafel zakken met de rail opzij, laat los.
bausack-how-beside = Het mag ook op tafel staan, tegen een basis aan.
