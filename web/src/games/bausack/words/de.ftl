### Was der Tisch von Bausack und Sac Noir auf dem Bildschirm sagt, neben dem echten Tisch.

# Ein Wort: Für beide Schachteln ist auf einem Handy oben kein Platz.
title = Bausack

## Bevor es losgeht
bausack-youngest = Wer ist am jüngsten?

## Was zu tun ist
ask-take = Wähle ein Bauteil und baue es ein
ask-take-base = ein neuer Turm: Wähle sein Fundament
ask-base = Wähle ein Fundament von ähnlicher Größe
ask-draft = Wähle ein Bauteil für deine Reihe
ask-order = Lege deine Reihe von vorn nach hinten
ask-front = Bau das vorderste Bauteil einer Reihe ein
ask-sale-knockout = Wähle ein Bauteil und die Art der Auktion
ask-sale-goodpile = Versteigere ein Bauteil oder hör auf
ask-sale-threereds = Wähle ein Bauteil zum Versteigern
ask-sale-stopped = Wähle ein Bauteil zum Verschenken
ask-pause = Bau weiter oder hör endgültig auf
ask-bid = Biete mehr oder passe
ask-bid-broke = Dir fehlen Bohnen, also passe
ask-bid-last = niemand hat geboten: Passe, und du baust es umsonst ein, oder biete
ask-bid-gift-last = niemand hat geboten: Passe, und es kommt zurück auf den Tisch, oder biete
ask-horror = Biete eine Bohne mehr oder nimm das Bauteil
ask-horror-broke = Dir fehlen Bohnen, nimm das Bauteil
ask-give = Schenke das Bauteil jemandem, der noch baut
ask-answer = Bau das Geschenk ein oder gib es zurück
ask-keep = Behalte das Bauteil oder verschenke es
ask-alone = Wähle noch ein Bauteil oder hör auf
ask-place = Steht der Turm, und wie hoch?
ask-place-base = Wie hoch ist das Fundament?
ask-place-base-free = Steht das Fundament?
ask-rebuild = Wie hoch ist der Turm jetzt?
ask-measure = Wie hoch ist der Turm?

## Die Liste der Züge, und was geschehen ist
moves-take = Nehmen
moves-line = Als Nächstes in deine Reihe
moves-front = Vorderstes Bauteil nehmen
moves-bid = Bieten
moves-pass = Passen
moves-accept = Nehmen
moves-give = Verschenken
moves-keep = Behalten
moves-place = Einbauen
moves-return = Einbauen lassen
moves-stop = Aufhören
moves-go-on = Weiterbauen
moves-stood = Steht, gemessen
moves-unmeasured = Steht
moves-fell = Gefallen
moves-table = Am Tisch gewackelt
move-take = { $block } nehmen
move-stood = Steht, { $height } mm
move-unmeasured = Steht
move-fell = Gefallen
move-table = { $who } hat am Tisch gewackelt
    .you = Du hast am Tisch gewackelt
facts-unasked = Jemand hat am Tisch gewackelt
move-lines = Alle haben ausgesucht, die Reihen liegen

## Auktionen
bausack-sale-high = Meistbietend
bausack-sale-horror = Wer will dieses Scheusal?
bausack-sale-gift = Zum Verschenken
bausack-sold-by = { $who } versteigert
    .you = Du versteigerst
bausack-auctioneer = versteigert
bausack-no-bid-high = Noch kein Gebot
bausack-no-bid-gift = Noch kein Gebot
bausack-no-bid-horror = Null
bausack-bids = { $who } bietet { $beans }
    .you = Du bietest { $beans }
bausack-passed = { $who } hat gepasst
    .you = Du hast gepasst
bausack-pass-short = passt
bausack-pass = Passen
bausack-pass-free = Passen: Ich baue es umsonst ein
bausack-pass-back = Passen: zurück auf den Tisch
bausack-accept = Nehme ich
bausack-bid = { $beans } bieten
bausack-bid-beans = Bohnen
bausack-bid-less = Eine Bohne weniger
bausack-bid-more = Eine Bohne mehr
bausack-bid-all = Alle
bausack-hammer = { $beans ->
    [one] Für eine Bohne an { $who }
   *[other] Für { $beans } Bohnen an { $who }
 }
bausack-hammer-free = { $who } bekommt es umsonst
    .you = Du bekommst es umsonst

## Türme und Plätze
bausack-tower-of = Turm von { $who }
    .you = Dein Turm
bausack-tower-common = Der Turm
bausack-tower-blocks = { $blocks ->
    [0] noch kein Bauteil
    [one] ein Bauteil
   *[other] { $blocks } Bauteile
 }
bausack-height = { $height } mm
bausack-unmeasured = nicht gemessen
bausack-fallen = eingestürzt
bausack-stopped = fertig
bausack-stands = steht
bausack-beans = { $beans ->
    [0] keine Bohne
    [one] eine Bohne
   *[other] { $beans } Bohnen
 }
bausack-reds = { $reds ->
    [0] kein rotes Bauteil
    [one] ein rotes Bauteil
   *[other] { $reds } rote Bauteile
 }
bausack-rounds = { $rounds ->
    [0] keine Runde gewonnen
    [one] eine Runde gewonnen
   *[other] { $rounds } Runden gewonnen
 }

## Das Bauteil in der Hand
bausack-hand-builds = { $who } baut
    .you = Du baust
bausack-hand-base = { $who } legt das Fundament
    .you = Du legst das Fundament
bausack-hand-for = { $who } baut am Turm von { $owner }
bausack-hand-give = { $who } verschenkt das
    .you = Du verschenkst das
bausack-hand-keep = { $who } behält oder verschenkt es
    .you = Du behältst oder verschenkst es
bausack-hand-answer = Ein Geschenk von { $giver } an { $who }
bausack-raise = Der Turm muss höher werden als { $height } mm
bausack-try = Versuch { $tries } von 3
bausack-give-to = { $who } schenken
bausack-say-keep = Behalten
bausack-say-place = Ich baue es ein
bausack-say-return = { $giver } soll es einbauen
bausack-measure = Wie hoch ist der Turm von { $who }?
    .you = Wie hoch ist dein Turm?
bausack-rebuild = { $who } baut den Turm wieder auf
    .you = Du baust den Turm wieder auf
bausack-stop = Endgültig aufhören
bausack-stop-sure = Noch einmal, um endgültig aufzuhören
bausack-go-on = Weiterbauen

## Die Bauteile auf dem Tisch
bausack-on-table = { $blocks } Bauteile auf dem Tisch
bausack-take-it = Nehmen
bausack-find = { $colour ->
    [red] noch ein rotes Bauteil
   *[other] noch ein Bauteil
 }
bausack-waits = { $who } wählt unter { $blocks } Bauteilen
    .you = Du wählst unter { $blocks } Bauteilen
bausack-waits-sale = { $who } wählt für die Auktion
    .you = Du wählst für die Auktion
bausack-picked = Was du ausgesucht hast
bausack-picked-count = { $count } von { $all }
bausack-sort = Welche Bauteile gezeigt werden
bausack-sort-count = { $sort }: { $count }
bausack-sort-all = Alle
bausack-sort-flat = Flach
bausack-sort-rolls = Rund
bausack-sort-slopes = Schräg
bausack-sort-angles = Winkel
bausack-sort-rounds = Kugeln
bausack-sort-turned = Figuren
bausack-sort-red = Rot
bausack-turn = { $block } drehen: ziehen, oder mit den Pfeiltasten
bausack-sack = Welcher Sack
bausack-sack-bausack = Bausack · { $blocks }
bausack-sack-sacnoir = Sac Noir · { $blocks }

## Baukette
bausack-lines = Die Reihen
bausack-line-of = Reihe von { $who }
    .you = Deine Reihe
bausack-line-open = eingestürzt; die Reihe bleibt für alle offen
bausack-line-empty = Kein Bauteil mehr
bausack-front = vorn
bausack-order = Tippe deine Bauteile der Reihe nach an, das vorderste zuerst
bausack-order-left = { $blocks ->
    [one] Noch ein Bauteil
   *[other] Noch { $blocks } Bauteile
 }
bausack-order-done = Das ist meine Reihe
bausack-order-others = Die Reihen werden gelegt
bausack-order-so-far = { $laid } von { $all }
bausack-place = Stelle { $place }

## Die Wertung
bausack-count-fallen = Der Turm von { $who } ist eingestürzt.
    .you = Dein Turm ist eingestürzt.
bausack-count-height = Der Turm von { $who }: { $height } mm.
    .you = Dein Turm: { $height } mm.
bausack-count-unmeasured = Der Turm von { $who } steht.
    .you = Dein Turm steht.
bausack-count-nothing = { $who } hat nichts gebaut, und nichts ist eingestürzt.
    .you = Du hast nichts gebaut, und nichts ist eingestürzt.
bausack-count-reds = { $reds ->
    [0] { $who }: kein rotes Bauteil.
    [one] { $who }: ein rotes Bauteil.
   *[other] { $who }: { $reds } rote Bauteile.
 }
bausack-count-beans = { $beans ->
    [0] { $who }: keine Bohne.
    [one] { $who }: eine Bohne.
   *[other] { $who }: { $beans } Bohnen.
 }
bausack-count-won = { $who } gewinnt.
    .you = Du gewinnst.
bausack-count-shared = { $seats } gewinnen gemeinsam.

## Bauteile im Satz
# Immer im Akkusativ; darin lauten sächliche und weibliche Beiwörter gleich.
bausack-the-m = { $colour ->
    [red] roten
    [green] grünen
    [black] schwarzen
   *[natural] hellen
 }
bausack-the-f = { $colour ->
    [red] rote
    [green] grüne
    [black] schwarze
   *[natural] helle
 }
bausack-the-size = { $measures ->
    [none] { "" }
   *[other] { " " }({ $measures })
 }
bausack-other = { $colour ->
    [red] rotes Bauteil Nr. { $number }
   *[other] Bauteil Nr. { $number }
 }, nicht in der Liste
bausack-unnamed = ein Bauteil
bausack-the-cuboid = den { bausack-the-m } Quader{ bausack-the-size }
bausack-the-cube = den { bausack-the-m } Würfel{ bausack-the-size }
bausack-the-cylinder = den { bausack-the-m } Zylinder{ bausack-the-size }
bausack-the-hexagon = den { bausack-the-m } Sechskant{ bausack-the-size }
bausack-the-half-cylinder = den { bausack-the-m } Halbzylinder{ bausack-the-size }
bausack-the-pole = die { bausack-the-f } Stange{ bausack-the-size }
bausack-the-ramp = die { bausack-the-f } Rampe{ bausack-the-size }
bausack-the-roof = das { bausack-the-f } Dach{ bausack-the-size }
bausack-the-l-shape = den { bausack-the-m } Winkel{ bausack-the-size }
bausack-the-arch = den { bausack-the-m } Bogen{ bausack-the-size }
bausack-the-ring = den { bausack-the-m } Ring{ bausack-the-size }
bausack-the-cross = das { bausack-the-f } Kreuz{ bausack-the-size }
bausack-the-egg = das { bausack-the-f } Ei{ bausack-the-size }
bausack-the-half-egg = das { bausack-the-f } halbe Ei{ bausack-the-size }
bausack-the-half-dome = die { bausack-the-f } Halbkuppel{ bausack-the-size }
bausack-the-ball = die { bausack-the-f } Kugel{ bausack-the-size }
bausack-the-cone = den { bausack-the-m } Kegel{ bausack-the-size }
bausack-the-knob = den { bausack-the-m } Knauf{ bausack-the-size }
bausack-the-egg-cup = den { bausack-the-m } Eierbecher{ bausack-the-size }
bausack-the-skittle = die { bausack-the-f } Kegelfigur{ bausack-the-size }
bausack-the-candlestick = den { bausack-the-m } Kerzenständer{ bausack-the-size }
bausack-the-fir-tree = den { bausack-the-m } Tannenbaum{ bausack-the-size }
bausack-the-stairs = die { bausack-the-f } Treppe{ bausack-the-size }
bausack-the-t-shape = das { bausack-the-f } T-Stück{ bausack-the-size }
bausack-the-u-shape = das { bausack-the-f } U-Stück{ bausack-the-size }
bausack-the-star = den { bausack-the-m } Stern{ bausack-the-size }
bausack-the-bowl = die { bausack-the-f } Schale{ bausack-the-size }
bausack-the-spool = die { bausack-the-f } Spule{ bausack-the-size }
bausack-the-mushroom = den { bausack-the-m } Pilz{ bausack-the-size }
bausack-the-dumbbell = die { bausack-the-f } Hantel{ bausack-the-size }

## In wenigen Worten
short-took = nimmt { $block }
short-picked = wählt { $block }
short-fronted = nimmt { $block }
short-sale-high = versteigert { $block }
short-sale-horror = versteigert { $block }
short-sale-gift = versteigert { $block } als Geschenk
short-bid = bietet { $beans }
short-passed = passt
short-accepted = nimmt { $block }
short-kept = behält { $block }
short-stopped = hört bei { $height } mm auf
short-stood = baut: { $height } mm
short-stood-unmeasured = baut, und es steht
short-fell = bringt den Turm zu Fall
short-drew = zieht { $block }
short-lined = legt { $block } in die Reihe
short-goes-on = baut weiter
short-stood-for = baut das Geschenk ein: { $height } mm
short-felled = wirft diesen Turm um und scheidet aus
short-not-raised = wird nicht höher
short-rebuilt = hat den Turm zurück: { $height } mm
    .other = { $who } hat den Turm zurück: { $height } mm
    .you = du hast deinen Turm zurück: { $height } mm
short-gave = verschenkt { $block }
short-returned = lässt das Geschenk einbauen
short-bean = gewinnt eine Bohne
    .other = { $who } gewinnt eine Bohne
    .you = du gewinnst eine Bohne

# Building with the hand on a screen.
bausack-see-fall = Den Sturz noch einmal sehen
bausack-how = Zieh den Stein über den Turm, senk ihn mit der Leiste am Rand, lass los.
bausack-how-base = Senk ihn mit der Leiste am Rand auf den Tisch, lass los.
bausack-how-beside = Er darf auch auf dem Tisch stehen, an einem Fundament.
