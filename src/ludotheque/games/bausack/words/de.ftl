### Bausack und Sac Noir auf Deutsch.

title = Bausack · Sac Noir
aim = Bau, was du bekommst: Der Turm, der steht, gewinnt, der letzte oder der höchste.

## Optionen
option-variant = Spiel
    .babel = Turmbau zu Babel: ein Turm für alle
    .chain = Baukette: das vorderste Bauteil aus irgendeiner Reihe
    .knockout = Knock-Out: Auktionen, und der letzte Turm gewinnt
    .goodpile = Hochstapelei: immer höher, und Vorsicht vor Geschenken
    .threereds = Drei Rote gewinnen: für zwei
option-box = Schachtel
    .bausack = Bausack: 70 Bauteile, drei Farben
    .sacnoir = Sac Noir: 100 Bauteile, vertrackter
option-blind = Bauteile werden blind aus dem Sack gezogen (Turmbau zu Babel)
option-tremor = Wie sehr jede Hand am Bildschirm zittert
    .usual = Wie Hände eben zittern
    .more = Mehr, als Handicap
    .much = Viel mehr
option-first = Wer beginnt

## Was zu tun ist
ask-take = Nimm ein Bauteil vom Tisch und baue es ein (take arch-2)
ask-take-base = ein neuer Turm: Nimm sein Fundament vom Tisch (take arch-2)
ask-base = Wähle ein Fundament von ähnlicher Größe (take cuboid-5)
ask-draft = Nimm ein Bauteil für deine Reihe (take arch-2)
ask-order = Lege das nächste Bauteil deiner Reihe aus, das vorderste zuerst (line arch-2)
ask-front = Nimm das vorderste Bauteil aus irgendeiner Reihe und baue es ein (front 3)
ask-sale-knockout = Nenne ein Bauteil und die Art der Auktion (sell arch-2 high, sell egg-1 horror)
ask-sale-goodpile = Nenne ein Bauteil und die Art der Auktion (sell arch-2 high, sell egg-1 gift) oder hör auf zu bauen (stop)
ask-sale-threereds = Nenne ein Bauteil für die Auktion (sell arch-2 high)
ask-sale-stopped = Versteigere ein Bauteil zum Verschenken (sell egg-1 gift)
ask-pause = Hör endgültig auf zu bauen (stop) oder mach weiter (go on)
ask-bid = Biete mehr (bid 3) oder passe (pass)
ask-bid-broke = Dir fehlen die Bohnen für ein höheres Gebot: Passe (pass)
ask-bid-last = niemand bietet: Passe, und du baust es umsonst ein, oder biete (bid 1)
ask-bid-gift-last = niemand bietet: Passe, und es kommt zurück auf den Tisch, oder biete (bid 1)
ask-horror = Biete eine Bohne mehr (bid 3) oder nimm das Bauteil (accept)
ask-horror-broke = Dir fehlen die Bohnen für ein höheres Gebot: Nimm das Bauteil (accept)
ask-give = Schenke das Bauteil jemandem, der noch baut (give 2)
ask-answer = Baue das Geschenk selbst ein (place) oder gib es zurück: Dann muss es an deinem Turm einbauen, wer es dir geschenkt hat (return)
ask-keep = Behalte das Bauteil (keep) oder schenke es deinem Gegenüber (give 2)
ask-alone = Du baust allein weiter: Nimm ein Bauteil (take arch-2) oder hör auf (stop)
ask-place = Steht der Turm, und wie hoch ist er? (stood 134, fell)
ask-place-base = Das Fundament liegt: Wie hoch ist es? (stood 15)
ask-place-base-free = das Fundament liegt: Steht es? (stood, oder mit seiner Höhe: stood 15)
ask-rebuild = Der Turm ist wieder aufgebaut: Wie hoch ist er jetzt? (stood 134)
ask-measure = Miss diesen Turm (stood 134)
ask-over = Die Partie ist vorbei

## Züge
# Ein Bauteil steht hier überall im Akkusativ: am Bildschirm heißt es „den roten Bogen“.
move-take = { $block } nehmen
move-line = { $block } als Nächstes in deine Reihe legen
move-front = vorderstes Bauteil aus { $owner_is ->
    [you] deiner Reihe
   *[other] der Reihe von { $owner }
 }
move-sell = { $sale ->
    [high] { $block } meistbietend versteigern
    [horror] { $block } zum Ablehnen versteigern
   *[gift] { $block } zum Verschenken versteigern
 }
move-bid = { $beans ->
    [one] eine Bohne bieten
   *[other] { $beans } Bohnen bieten
 }
move-pass = passen
move-accept = das Bauteil nehmen
move-give = { $to_seat_is ->
    [you] dir selbst
   *[other] { $to_seat }
 } schenken
move-keep = behalten
move-place = selbst einbauen
move-return = zurückgeben: Wer schenkt, baut ein
move-stop = endgültig aufhören zu bauen
move-go-on = weiterbauen
move-stood = der Turm steht, { $height } mm hoch
move-unmeasured = der Turm steht
move-fell = der Turm ist eingestürzt
move-table = { $who } hat am Tisch gewackelt
    .you = du hast am Tisch gewackelt
move-another = { $colour ->
    [red] hier liegt noch ein rotes Bauteil
   *[other] hier liegt noch ein Bauteil
 }
move-lines = alle Reihen liegen

## Ereignisse
event-lot = { $who } beginnt.
    .you = Du beginnst.
event-round = Runde { $round }: { $who } beginnt.
    .you = Runde { $round }: Du beginnst.
event-round-won = { $who } gewinnt die Runde. Gewonnene Runden: { $rounds }.
    .you = Du gewinnst die Runde. Gewonnene Runden: { $rounds }.
event-won = { $who } gewinnt.
    .you = Du gewinnst.
event-bean = { $who } gewinnt eine Bohne und hat jetzt { $beans }.
    .you = Du gewinnst eine Bohne und hast jetzt { $beans }.
event-table = { $who } hat am Tisch gewackelt und verliert sofort.
    .you = Du hast am Tisch gewackelt und verlierst sofort.
event-took = { $who } nimmt { $block }.
    .you = Du nimmst { $block }.
event-drew = { $who } zieht { $block } aus dem Sack.
    .you = Du ziehst { $block } aus dem Sack.
event-picked = { $who } sucht sich { $block } aus.
    .you = Du suchst dir { $block } aus.
event-lined = { $who } legt { $block } in die Reihe.
    .you = Du legst { $block } in die Reihe.
event-fronted = { $who } nimmt { $block } aus { line-of }.
    .you = Du nimmst { $block } aus { line-of }.
event-found = Auf dem Tisch liegt { $block }; es steht nicht in der Liste.
event-lines-lie = Alle Reihen liegen: { $who } beginnt zu bauen.
    .you = Alle Reihen liegen: Du beginnst zu bauen.
event-sale-high = { $who } versteigert { $block } meistbietend.
    .you = Du versteigerst { $block } meistbietend.
event-sale-horror = { $who } sagt null: Wer will { $block }, dieses Scheusal?
    .you = Du sagst null: Wer will { $block }, dieses Scheusal?
event-sale-gift = { $who } versteigert { $block } zum Verschenken.
    .you = Du versteigerst { $block } zum Verschenken.
event-bid = { $who } bietet { $beans ->
    [one] eine Bohne
   *[other] { $beans } Bohnen
 }.
    .you = Du bietest { $beans ->
        [one] eine Bohne
       *[other] { $beans } Bohnen
     }.
event-passed = { $who } passt.
    .you = Du passt.
event-bought = { $who } bekommt { $block } für { $beans ->
    [one] eine Bohne
   *[other] { $beans } Bohnen
 }.
    .you = Du bekommst { $block } für { $beans ->
        [one] eine Bohne
       *[other] { $beans } Bohnen
     }.
event-unsold = Niemand bietet: { $who } baut { $block } umsonst ein.
    .you = Niemand bietet: Du baust { $block } umsonst ein.
event-unwanted = Niemand will { $block } verschenken; das Bauteil kommt zurück auf den Tisch.
event-accepted = { $who } nimmt { $block }.
    .you = Du nimmst { $block }.
event-paid = { $who } zahlt { $beans ->
    [one] eine Bohne
   *[other] { $beans } Bohnen
 }.
    .you = Du zahlst { $beans ->
        [one] eine Bohne
       *[other] { $beans } Bohnen
     }.
event-kept = { $who } behält { $block }.
    .you = Du behältst { $block }.
event-gave = { $who } schenkt { $receiver_is ->
    [you] dir
   *[other] { $receiver }
 } { $block }.
    .you = Du schenkst { $receiver_is ->
        [you] dir selbst
       *[other] { $receiver }
     } { $block }.
event-places = { $who } baut das Geschenk selbst ein.
    .you = Du baust das Geschenk selbst ein.
event-returned = { $who } lässt das Geschenk von { $giver_is ->
    [you] dir
   *[other] { $giver }
 } einbauen.
    .you = Du lässt das Geschenk von { $giver_is ->
        [you] dir selbst
       *[other] { $giver }
     } einbauen.
event-stopped = { $who } hört bei { $height } mm auf zu bauen.
    .you = Du hörst bei { $height } mm auf zu bauen.
event-goes-on = { $who } baut weiter.
    .you = Du baust weiter.
event-stood = { $who } baut { $block } ein: { $height } mm.
    .you = Du baust { $block } ein: { $height } mm.
event-stood-for = { $who } baut { $block } in { tower-of } ein: { $height } mm.
    .you = Du baust { $block } in { tower-of } ein: { $height } mm.
event-stood-unmeasured = { $who } baut { $block } ein: Der Turm steht.
    .you = Du baust { $block } ein: Der Turm steht.
event-not-raised = { $who } setzt { $block }, doch der Turm wird nicht höher (Versuch { $tries } von 3).
    .you = Du setzt { $block }, doch dein Turm wird nicht höher (Versuch { $tries } von 3).
event-fell = { $who } setzt { $block }, und der Turm stürzt ein.
    .you = Du setzt { $block }, und der Turm stürzt ein.
event-felled = { $who } setzt { $block }, wirft { tower-of } um und scheidet aus.
    .you = Du setzt { $block }, wirfst { tower-of } um und scheidest aus.
event-rebuilt = { $who } hat den Turm zurück: { $height } mm.
    .you = Du hast deinen Turm zurück: { $height } mm.
event-measured = Der Turm von { $who } misst { $height } mm.
    .you = Dein Turm misst { $height } mm.
line-of = { $owner_is ->
    [you] deiner Reihe
    [own] der eigenen Reihe
   *[other] der Reihe von { $owner }
 }
tower-of = { $owner_is ->
    [you] deinen Turm
    [own] den eigenen Turm
   *[other] den Turm von { $owner }
 }

## Tipps: warum ein Zug gut ist
why-stands = Von dir gesetzt bleibt es in etwa { $percent } von 100 Fällen stehen.
why-round = Damit gewinnst du diese Runde in etwa { $percent } von 100 Fällen.

## Fehler
error-judge-facts = Gefragt ist jetzt, wie der Versuch ausging: stood 134 oder fell.
error-players-facts = Wie ein Versuch ausging, sagt der Schiedsrichter.
error-not-in-play = { $seat } ist in dieser Runde nicht mehr dabei.
error-not-now = Danach wird jetzt nicht gefragt.
error-nothing-falls = Gefragt ist jetzt nur die Höhe, zum Beispiel stood 134.
error-base-cannot-fall = Ein Fundament kann nicht einstürzen: Sag, wie hoch es ist, zum Beispiel stood 15.
error-height-needed = Hier wird die Höhe gebraucht, zum Beispiel stood 134.
error-height-range = Eine Höhe ist eine Zahl in Millimetern, von 1 bis { $most }.
error-not-on-table = Du kannst { $block } nicht nehmen: Wähle ein Bauteil, das auf dem Tisch liegt.
error-not-base-size = Als Fundament darfst du { $block } nicht nehmen: Wähle ein Bauteil, das 60 × 30 × 15 näherkommt.
error-not-picked = Du hast { $block } nicht: Lege eines von deinen Bauteilen aus.
error-line-empty = In dieser Reihe liegt nichts mehr: Nimm aus einer anderen.
error-no-such-sale = Diese Art der Auktion gibt es in diesem Spiel nicht.
error-only-gifts = Du hast aufgehört zu bauen: Du darfst nur noch zum Verschenken versteigern, zum Beispiel sell egg-1 gift.
error-bid-low = Biete mindestens { $beans } oder passe.
error-bid-exact = Biete genau { $beans } oder nimm das Bauteil (accept).
error-bid-beans = { $beans ->
    [0] Du hast keine Bohnen mehr.
    [one] Du hast nur eine Bohne.
   *[other] Du hast nur { $beans } Bohnen.
 }
error-no-pass = Passen gibt es hier nicht: Biete eine Bohne mehr oder nimm das Bauteil (accept).
error-give-whom = Schenke es jemandem, der noch baut.
error-has-stopped = Du hast schon aufgehört.
error-block-unknown = Ein Bauteil { $block } gibt es nicht.
error-position-block = Die Stellung hat { $block } an zwei Orten oder aus der anderen Schachtel.
error-position-beans = Es gibt insgesamt { $beans } Bohnen, die in der Kasse mitgezählt.

## Die Bauteile, nach Art
block-cuboid = { $colour ->
    [red] roter
    [green] grüner
    [black] schwarzer
   *[natural] heller
 } Quader, { $measures } mm
block-cube = { $colour ->
    [red] roter
    [green] grüner
    [black] schwarzer
   *[natural] heller
 } Würfel, { $measures } mm
block-cylinder = { $colour ->
    [red] roter
    [green] grüner
    [black] schwarzer
   *[natural] heller
 } Zylinder, { $measures } mm
block-hexagon = { $colour ->
    [red] roter
    [green] grüner
    [black] schwarzer
   *[natural] heller
 } Sechskant, { $measures } mm
block-half-cylinder = { $colour ->
    [red] roter
    [green] grüner
    [black] schwarzer
   *[natural] heller
 } Halbzylinder, { $measures } mm
block-pole = { $colour ->
    [red] rote
    [green] grüne
    [black] schwarze
   *[natural] helle
 } Stange, { $measures } mm
block-ramp = { $colour ->
    [red] rote
    [green] grüne
    [black] schwarze
   *[natural] helle
 } Rampe, { $measures } mm
block-roof = { $colour ->
    [red] rotes
    [green] grünes
    [black] schwarzes
   *[natural] helles
 } Dach, { $measures } mm
block-l-shape = { $colour ->
    [red] roter
    [green] grüner
    [black] schwarzer
   *[natural] heller
 } Winkel, { $measures } mm
block-arch = { $colour ->
    [red] roter
    [green] grüner
    [black] schwarzer
   *[natural] heller
 } Bogen, { $measures } mm
block-ring = { $colour ->
    [red] roter
    [green] grüner
    [black] schwarzer
   *[natural] heller
 } Ring, { $measures } mm
block-cross = { $colour ->
    [red] rotes
    [green] grünes
    [black] schwarzes
   *[natural] helles
 } Kreuz, { $measures } mm
block-egg = { $colour ->
    [red] rotes
    [green] grünes
    [black] schwarzes
   *[natural] helles
 } Ei, { $measures } mm
block-half-egg = { $colour ->
    [red] rotes
    [green] grünes
    [black] schwarzes
   *[natural] helles
 } halbes Ei, { $measures } mm
block-half-dome = { $colour ->
    [red] rote
    [green] grüne
    [black] schwarze
   *[natural] helle
 } Halbkuppel, { $measures } mm
block-ball = { $colour ->
    [red] rote
    [green] grüne
    [black] schwarze
   *[natural] helle
 } Kugel, { $measures } mm
block-cone = { $colour ->
    [red] roter
    [green] grüner
    [black] schwarzer
   *[natural] heller
 } Kegel, { $measures } mm
block-knob = { $colour ->
    [red] roter
    [green] grüner
    [black] schwarzer
   *[natural] heller
 } Knauf, { $measures } mm
block-egg-cup = { $colour ->
    [red] roter
    [green] grüner
    [black] schwarzer
   *[natural] heller
 } Eierbecher, { $measures } mm
block-skittle = { $colour ->
    [red] rote
    [green] grüne
    [black] schwarze
   *[natural] helle
 } Kegelfigur, { $measures } mm
block-candlestick = { $colour ->
    [red] roter
    [green] grüner
    [black] schwarzer
   *[natural] heller
 } Kerzenständer, { $measures } mm
block-fir-tree = { $colour ->
    [red] roter
    [green] grüner
    [black] schwarzer
   *[natural] heller
 } Tannenbaum, { $measures } mm
block-stairs = { $colour ->
    [red] rote
    [green] grüne
    [black] schwarze
   *[natural] helle
 } Treppe, { $measures } mm
block-t-shape = { $colour ->
    [red] rotes
    [green] grünes
    [black] schwarzes
   *[natural] helles
 } T-Stück, { $measures } mm
block-u-shape = { $colour ->
    [red] rotes
    [green] grünes
    [black] schwarzes
   *[natural] helles
 } U-Stück, { $measures } mm
block-star = { $colour ->
    [red] roter
    [green] grüner
    [black] schwarzer
   *[natural] heller
 } Stern, { $measures } mm
block-bowl = { $colour ->
    [red] rote
    [green] grüne
    [black] schwarze
   *[natural] helle
 } Schale, { $measures } mm
block-spool = { $colour ->
    [red] rote
    [green] grüne
    [black] schwarze
   *[natural] helle
 } Spule, { $measures } mm
block-mushroom = { $colour ->
    [red] roter
    [green] grüner
    [black] schwarzer
   *[natural] heller
 } Pilz, { $measures } mm
block-dumbbell = { $colour ->
    [red] rote
    [green] grüne
    [black] schwarze
   *[natural] helle
 } Hantel, { $measures } mm
block-other = { $colour ->
    [red] rotes Bauteil, das nicht in der Liste steht
   *[other] Bauteil, das nicht in der Liste steht
 }

## Das Bild im Terminal
picture-title = { $variant ->
    [babel] Turmbau zu Babel
    [chain] Baukette
    [knockout] Knock-Out
    [goodpile] Hochstapelei
   *[threereds] Drei Rote gewinnen
 }
picture-round = { $variant ->
    [babel] Turm { $round }
   *[other] Runde { $round }
 }
picture-below = … und { $blocks } darunter
picture-fallen = gefallen
picture-beans = { $beans ->
    [one] 1 Bohne
   *[other] { $beans } Bohnen
 }
picture-beans-of = Bohnen: { $told }
picture-won = { $rounds } gewonnen
picture-stopped = hat aufgehört
picture-picked = Platz { $seat } hat: { $blocks }
picture-lines = Reihe von Platz { $seat }: { $blocks }
picture-hand = { $tower ->
    [own] in der Hand von Platz { $seat }: { $block }
   *[other] in der Hand von Platz { $seat }, für den Turm von Platz { $tower }: { $block }
 }
picture-tries = { $tries ->
    [one] ein Versuch vergebens
   *[other] { $tries } Versuche vergebens
 }
picture-sale = Platz { $seat } versteigert { $sale ->
    [high] meistbietend
    [horror] zum Ablehnen
   *[gift] zum Verschenken
 }: { $block }
picture-bids = Gebote: { $told }
picture-passed = gepasst: { $seats }
picture-sack = im Sack: { $blocks ->
    [one] 1 Bauteil
   *[other] { $blocks } Bauteile
 }
picture-table = auf dem Tisch: { $blocks ->
    [one] 1 Bauteil
   *[other] { $blocks } Bauteile
 }
