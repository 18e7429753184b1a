### Was der Tisch von OSS auf dem Bildschirm sagt.

## Bevor es losgeht
oss-biggest-bones = Wer hat die größten Knochen?

## Was zu tun ist
ask-lay = Wähle eine Karte, dann eine Aufgabe
ask-replay = Karte abwerfen und wiederholen, oder gut sein lassen
ask-take = Duell gewonnen, nimm eine der beiden Karten
ask-name = Nenne die Farbe, die niemand haben will
ask-call = Wirf die Knöchelchen und rufe eine Seite
ask-eliminate = Bestimme, wer ausscheidet
ask-bones = Wie viele Knöchelchen zählen?
ask-counts = Wie viele Knöchelchen hat jeder?
ask-winner = Wer hat gewonnen?
ask-stood = Steht der Turm noch?
ask-out = Wer scheidet aus?
ask-said = Wer sprach zuerst?
ask-nearest = Wessen Knöchelchen liegt am nächsten?

## Züge
move-bones = { $count ->
    [0] kein Knöchelchen
    [one] 1 Knöchelchen
   *[other] { $count } Knöchelchen
 }
move-counts = { $first ->
    [x] Vater gefallen
   *[other] { $first }
 } gegen { $second ->
    [x] Vater gefallen
   *[other] { $second }
 }
move-won = { $winner } hat gewonnen
move-out = { $count ->
    [0] niemand scheidet aus
   *[other] raus: { $losers }
 }
move-said = { $seat } zuerst, und es war { $verdict ->
    [right] richtig
   *[wrong] falsch
 }
moves-lay = Karte legen
moves-replay = Noch einmal versuchen

## Namen
oss-family = { $family ->
    [classic] Klassische Aufgabe
    [hand] Handaufgabe
    [exotic] Exotische Aufgabe
    [duel] Duell
   *[challenge] Herausforderung
 }
oss-colour = { $colour ->
    [white] Weiß
    [black] Schwarz
    [red] Rot
    [yellow] Gelb
    [green] Grün
   *[blue] Blau
 }
oss-side = { $side ->
    [hollow] Delle
   *[bump] Beule
 }

## Der Tisch
oss-round = Runde { $round } von 4
oss-line = Die Aufgaben dieser Runde
oss-hand = Deine Hand
oss-hand-look = Hand ansehen
oss-hand-hide = Hand verdecken
oss-card = { $value } von { $owner }
oss-card-mine = Deine { $value }
oss-lay-here = { $value } vor { $trick }
oss-laid-by = { $cards } vor { $trick }
oss-look-at = { $trick }: So geht es
oss-tribe = Stamm von { $owner }
oss-chief = Häuptling
oss-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
oss-cards = { $cards ->
    [0] keine Handkarte
    [one] 1 Handkarte
   *[other] { $cards } Handkarten
 }
oss-won = Gewonnen: { $cards }
oss-won-nothing = Noch nichts gewonnen
oss-replays = { $count ->
    [one] 1 Wiederholung
   *[other] { $count } Wiederholungen
 }
oss-out = ausgeschieden

## Jetzt, mit den echten Knöchelchen
oss-now-lay = { $who } legt eine Karte vor eine der drei Solo-Aufgaben.
oss-now-lay-mine = Leg eine Karte: So viele Knöchelchen musst du schaffen.
oss-now-solo = { $who }: { $trick } mit { $value ->
    [one] einem
   *[other] { $value }
 } Knöchelchen.
    .you = Du: { $trick } mit { $value ->
        [one] einem
       *[other] { $value }
     } Knöchelchen.
oss-now-solo-most = { $who }: { $trick } mit { $value ->
    [one] einem
   *[other] { $value }
 } Knöchelchen oder mehr.
    .you = Du: { $trick } mit { $value ->
        [one] einem
       *[other] { $value }
     } Knöchelchen oder mehr.
oss-now-duel = { $who } gegen { $opponent }: { $trick }
oss-now-ties = { $ties ->
    [1] Ein Gleichstand. Nach dem dritten entscheidet das Los.
   *[other] { $ties } Gleichstände. Nach dem dritten entscheidet das Los.
 }
oss-now-replay = { $who } darf { $trick } für eine Karte wiederholen.
    .you = Du darfst { $trick } für eine Karte wiederholen.
oss-now-take = { $who } hat { $trick } gewonnen und nimmt eine der beiden Karten.
    .you = Du hast { $trick } gewonnen und nimmst eine der beiden Karten.
oss-now-stack = { $who } setzt Knöchelchen Nummer { $tower } obendrauf.
    .you = Du setzt Knöchelchen Nummer { $tower } obendrauf.
oss-now-kiri = Bereit? Auf „Los!“ werfen: { $seats }.
oss-now-call = { $who } wirft alle sechs Knöchelchen und ruft eine Seite.
    .you = Du wirfst alle sechs Knöchelchen und rufst eine Seite.
oss-now-called = { $side ->
    [hollow] Delle!
   *[bump] Beule!
 } Wie viele? Es gilt die erste Zahl.
oss-now-flick = Auf „Los!“ schnipsen: { $seats }.
oss-now-name = { $who } wirft die Knöchelchen und nennt eine Farbe.
    .you = Du wirfst die Knöchelchen und nennst eine Farbe.
oss-now-named = Nicht das { $colour ->
    [white] weiße
    [black] schwarze
    [red] rote
    [yellow] gelbe
    [green] grüne
   *[blue] blaue
 }! Schnappt euch ein Knöchelchen, nur eines.
oss-now-eliminate = { $who } bestimmt, wer ausscheidet.
    .you = Du bestimmst, wer ausscheidet.
oss-now-over = Die vier Runden sind gespielt.
oss-stake = Es geht um: { $cards }.

## Sagen, was geschehen ist
oss-say = Melden
oss-say-counts = Knöchelchen von { $owner }
oss-say-dropped = Vater gefallen
oss-say-who = Tippe alle an, die ausscheiden.
oss-say-near = Tippe an, wessen Knöchelchen am nächsten liegt; mehrere, wenn sie gleich nah sind.
oss-say-first = Tippe an, wer zuerst gesprochen hat.
oss-say-right = Das war richtig
oss-say-wrong = Das war falsch
oss-say-silent = Niemand hat etwas gesagt

## Aufgabenkarten
oss-close = Zurück zum Tisch
oss-counts = Was zählt
oss-steps = { $trick }, Schritt für Schritt
oss-sign-bones = { $bones ->
    [0] Für alle ein Knöchelchen
    [one] 1 Knöchelchen
   *[other] { $bones } Knöchelchen
 }
oss-sign-jack = { $jack ->
    [classic] Vater wie üblich
    [unusual] Ein besonderer Wurf
    [two] Zwei Väter
   *[none] Ohne Vater
 }
oss-sign-order = { $order ->
    [at-once] Gleichzeitig
   *[in-turn] Nacheinander
 }
oss-sign-once = Ein Wurf

# Lange Wörter der Schritte, und wo sie getrennt werden dürfen: Das weiß nicht jeder Browser.
oss-parts = Knöchel·chen Hand·rücken Hand·fläche Hand·breite Hand·länge Trommel·karten Zeige·finger Finger·spitzen aus·einander neben·einander gespreiz·ten geschick·teren gefal·teten aus·scheidet

oss-step-toss = { $how ->
    [wall] Wirf { $bones } Knöchelchen daneben. Der Vater ist in deiner Hand.
    [cards] Wirf { $bones } Knöchelchen eine Handlänge vor die Karten.
    [first] Die erste Hand wirft { $bones } Knöchelchen zwischen euch.
    [second] Für die zweite Hand werden die Knöchelchen neu geworfen.
    [chief] Der Häuptling wirft alle { $bones } Knöchelchen …
    [chief-each] So viele Knöchelchen, wie noch Leute dabei sind, werden geworfen.
   *[table] Wirf { $bones } Knöchelchen auf den Tisch.
 }
oss-step-put = { $how ->
    [wall] Deine andere Hand steht hochkant: die Wand.
    [arch] Deine andere Hand steht auf gespreizten Fingerspitzen.
    [gaps] Ein Knöchelchen vor jeder der { $bones } Lücken.
    [row] { $bones } Knöchelchen in einer Reihe, je eine Handbreite auseinander.
    [on-back] { $bones } Knöchelchen auf deinem Handrücken.
    [between-fingers] { $bones } Knöchelchen zwischen den Fingern, Handfläche nach unten.
    [bag] Die Wurfhand kommt ins Säckchen.
    [goal] Zwei Trommelkarten, eine Handbreite auseinander: das Tor.
    [net] Zwei Trommelkarten, eine Handbreite auseinander: das Netz.
    [cards] Zwei Trommelkarten nebeneinander.
    [ball] Ein Knöchelchen ist der Ball, vor der ersten Hand.
    [chief] Der Häuptling legt ein Knöchelchen in die Mitte.
    [each] Alle legen ein Knöchelchen vor sich.
    [each-back] Alle haben ein Knöchelchen auf dem Handrücken.
   *[card] Die Karte liegt in der Mitte.
 }
oss-step-hold = { $how ->
    [folded] Falte die Hände, die Zeigefinger gestreckt.
    [palms] { $bones } Knöchelchen zwischen deinen Handflächen.
    [jacks] Beide halten einen Vater, den weißen oder den schwarzen.
    [first] Die erste Hand hält { $bones } Knöchelchen …
    [second] … dann die zweite Hand.
   *[player] Alle { $all } Knöchelchen sind in deiner Hand.
 }
oss-step-throw = { $how ->
    [pincers] Wirf es damit hoch.
    [palms] Öffne die Hände: Die Knöchelchen fliegen hoch.
    [back] Wirf sie alle hoch.
    [each] Auf „Los!“ werfen beide ihren Vater.
    [first] Die erste Hand wirft den Vater …
    [second] Die zweite Hand wirft den Vater …
    [first-palm] … wirft sie alle hoch …
    [second-palm] Alle hoch …
    [each-back] Auf „Los!“ werfen alle.
   *[player] Wirf den Vater hoch.
 }
oss-step-pick-up = { $how ->
    [other] Die andere Hand hebt ein Knöchelchen auf …
    [both] Klemm ein Knöchelchen zwischen die Zeigefinger.
    [bag] Heb ein Knöchelchen auf, durch den Stoff.
    [riding] Nimm ein Knöchelchen in die Handfläche. Der Vater reitet auf dem Handrücken.
    [each] Beide raffen, so viele sie können …
    [first] … greift im 1. Durchgang 1, im 2. Durchgang 2 auf einmal …
    [second] … greift ebenso viele auf einmal …
   *[main] Heb ein Knöchelchen auf.
 }
oss-step-lay-down = Leg ein Knöchelchen hin, behalte die anderen.
oss-step-stand-up = Stell ein Knöchelchen auf die Kante.
oss-step-hop = Bring ein Knöchelchen über die Wand.
oss-step-push = Schieb ein Knöchelchen durch seine Lücke.
oss-step-strike = Schlag links und rechts eines Knöchelchens auf den Tisch.
oss-step-shoot = { $how ->
    [first] … schießt den Ball übers Netz oder hindurch …
    [second] … schießt ihn zurück …
   *[player] Schieß ein Knöchelchen ins Tor.
 }
oss-step-set = Setz ein Knöchelchen auf eine Karte.
oss-step-draw-in = Hol sie in die Handfläche, nur mit den Fingern.
oss-step-sweep = Beide holen ein Knöchelchen auf ihre Seite …
oss-step-catch = { $how ->
    [other-palm] … und fängt auch den Vater.
    [back] Fang ihn auf dem Handrücken. Bis er dort liegt, darf er fallen.
    [crossed-hands] Fang es in den gefalteten Händen.
    [palms-palm] Fang mit der geschickteren Hand, was du kannst.
    [back-palm] Dreh die Hand um, fang, was du kannst.
    [each] … und fangen ihren Vater.
    [first] … und fängt ihn.
    [second] … und fängt ihn.
    [first-back] … und lässt sie auf dem Handrücken landen …
    [second-back] … auf den Handrücken.
    [each-other-back] Fang es auf dem anderen Handrücken.
   *[palm] Fang den Vater mit derselben Hand.
 }
oss-step-swap = Die Hände tauschen ihre Rollen.
oss-step-stack = Reihum kommt eines obendrauf.
oss-step-flick = Auf „Los!“ schnipsen alle zur Karte hin.
oss-step-call = … und ruft eine Seite: Delle oder Beule.
oss-step-spot = Sag als Erstes, wie viele sie zeigen.
oss-step-name = Der Häuptling, später wer zuletzt ausschied, nennt eine Farbe.
oss-step-snatch = Alle schnappen sich ein Knöchelchen. Nur nicht diese Farbe!
oss-step-choose = { $how ->
    [side] Die erste Hand wählt eine Seite; die zweite bekommt die andere.
   *[out] Wer am besten war, bestimmt, wer ausscheidet.
 }
oss-step-again = { $until ->
    [number-jack] Weiter ab Schritt { $step }, bis zu deiner Zahl. Fällt der Vater, ist Schluss.
    [number-ends] Weiter ab Schritt { $step }, bis zu deiner Zahl. Der erste Fehlwurf beendet den Versuch.
    [number-loses] Weiter ab Schritt { $step }, bis zu deiner Zahl. Fällt eines, ist alles verloren.
    [most] Weiter ab Schritt { $step }, bis die Mitte leer ist oder ein Vater fällt.
    [unbeaten] Weiter ab Schritt { $step }, bis es einer Hand misslingt.
   *[last] Weiter ab Schritt { $step }, bis nur noch eine Person übrig ist.
 }

## Die Wertung
oss-count-cards = { $owner }: { $adds } = { $points }.
oss-count-nothing = { $owner } hat keine Karte gewonnen.
oss-count-challenges = { $count ->
    [one] { $owner } hat eine Herausforderung gewonnen
   *[other] { $owner } hat { $count } Herausforderungen gewonnen
 }: noch { $points } dazu.

## In wenigen Worten
short-laid = { $value } vor { $name }
short-managed = schafft { $name }
short-all-on-edge = schafft { $name }
short-failed = scheitert an { $name }
short-duel-won = gewinnt { $name }
short-replayed = wiederholt { $name }
short-card-won = gewinnt eine { $value }
short-enough = lässt es gut sein

## Der Übungsraum
oss-practice-back = Zurück
oss-practice-trick = Trick
oss-practice-number = Zahl auf der Karte
oss-practice-table = { $trick } auf dem Tisch: dein Zeiger ist die Hand
oss-practice-keys = Leertaste halten drückt, Pfeile wählen ein Knöchelchen, Enter führt die Hand unter das, was fällt, R beginnt neu
oss-practice-again = Nochmal
oss-practice-mine = Jetzt ich
oss-practice-best = Gegen meinen Besten
oss-practice-show = Zeig es mir
oss-practice-next = Weiter: { $trick }
oss-practice-coming = Der Bot lockert die Finger…
oss-practice-shown = Die Hand eines Bots
oss-practice-aids = Hilfen für die Hand
oss-practice-steady = Ruhige Hand: neben das Knöchelchen getippt trifft seine Mitte
oss-practice-slow = Langsam: alles dauert länger
oss-practice-left = Linkshändig: gespiegelt
state-hand = Deine Hand ist dran: Was zu tun ist, steht unter den Knöchelchen.
oss-solo-film = Noch einmal
oss-solo-see-again = Den letzten Versuch noch einmal sehen
oss-solo-slowly = Langsam
oss-solo-enough = Genug
oss-solo-lost = Die Leitung war weg: Hier geht es weiter.
oss-solo-differs = Das Haus hat es anders gesehen, und sein Wort gilt.
oss-solo-hand-over = { $who }, deine Hand: tippe, wenn du das Gerät hast
oss-helped-steady = ruhige Hand
oss-helped-slow = langsam
oss-helped-keys = mit Tasten
oss-duel-most = die meisten zählen
oss-duel-failure = Pass { $round }
oss-duel-round = Runde { $round }: { $round } auf einmal
oss-do-throw = Wirf den Vater: drücken, nach oben schnippen, loslassen
oss-do-throw-all = Wirf sie: drücken, nach oben schnippen, loslassen
oss-do-throw-bone = Wirf es: drücken, nach oben schnippen, loslassen
oss-do-catch = Sei darunter, wenn er herunterkommt
oss-do-catch-all = Sei darunter, wenn sie herunterkommen
oss-do-pick-up = Tippe ein Knöchelchen an
oss-do-lay-down = Drücke auf einen freien Platz, kurz halten, loslassen
oss-do-stand-up = Drücke auf ein Knöchelchen, ein sanfter Strich, loslassen: es steht
oss-do-hop = Drücke auf ein Knöchelchen, warte, bis es oben ist, trag es über die Mauer
oss-do-push = Finger auf ein Knöchelchen, schieb es durch die Lücke
oss-do-shoot = Drücke auf ein Knöchelchen und schnippe es zur Lücke
oss-do-set = Drücke auf ein Knöchelchen, trag es auf eine Karte, loslassen
oss-do-strike = Tippe links neben ein Knöchelchen, dann rechts
oss-do-rake = Drücken, durch { $number ->
    [one] ein Knöchelchen
   *[other] { $number } Knöchelchen
 } ziehen, loslassen
oss-do-draw-in = Drücke auf ein Knöchelchen, zieh es langsam in die Handfläche
oss-do-balance = Langsam: tippe ein Knöchelchen an, der Vater bleibt auf der Hand
oss-key-throw = Leertaste halten: bei der gewünschten Stärke loslassen
oss-key-act = Pfeile wählen, Leertaste halten tut es
oss-key-catch = Enter: darunter
oss-why-managed = Geschafft
oss-why-fell-left = Der Vater fiel links von dir
oss-why-fell-right = Der Vater fiel rechts von dir
oss-why-fell-far = Der Vater fiel jenseits deiner Hand
oss-why-fell-behind = Der Vater fiel hinter dir
oss-why-jack-fell = Der Vater ist gefallen
oss-why-hand-full = Die Hand war noch nicht frei
oss-why-hand-too-fast = Die Hand war zu schnell
oss-why-throws-over = Das war der letzte Wurf
oss-why-none-left = Es sind zu wenige Knöchelchen übrig
oss-why-weak-throw = Zu schwach: schneller schnippen
oss-why-slipped = Es ist weggerutscht
oss-why-two-at-once = Zwei auf einmal: beide zurück
oss-why-one-a-throw = Eines je Wurf, nicht mehr
oss-why-laid-too-briefly = Zu kurz: es blieb in der Hand
oss-why-two-fell = Zu lang: zwei sind gefallen
oss-why-laid-too-near = Zu nah: weiter oben auf dem Tisch
oss-why-weak-stroke = Zu sanft: nichts hat sich gerührt
oss-why-tipped = Es ist umgekippt
oss-why-knocked-over = Umgestoßen
oss-why-on-edge-already = Das steht schon
oss-why-wall = Es stieß an die Mauer
oss-why-missed-the-card = Nicht auf der Karte
oss-why-finger = Ein Finger war im Weg
oss-why-finger-slipped = Der Finger ist abgerutscht
oss-why-beside = Neben der Lücke
oss-why-off-table = Vom Tisch gefallen
oss-why-touched = Du hast es berührt
oss-why-nothing-there = Da war nichts
oss-why-wrong-number = Nicht so viele wie verlangt
oss-why-not-caught = Nicht gefangen
oss-why-bone-fell = Das Knöchelchen ist gefallen
oss-why-jack-slid = Der Vater ist abgerutscht
oss-why-opened = Die Zeit ist um
oss-why-not-done = In diesem Wurf nicht geschafft
oss-near-hand = Um { $cm } cm
oss-near-count = { $count } von { $number }
oss-do-sweep = Drücke auf ein Knöchelchen, zieh es auf deine Seite, loslassen
oss-once-table = { $trick }, alle zugleich: Dein Zeiger ist deine Hand
oss-once-keys = Leertaste gehalten drückt, Pfeile wählen ein Knöchelchen, Enter bringt die Hand unter das, was herunterkommt
oss-once-key-spot = Die Zifferntasten 0 bis 6 sagen, wie viele
oss-once-round = Rund um den Tisch
oss-once-ready = Ich bin bereit
oss-once-not-yet = Noch nicht
oss-once-is-ready = bereit
oss-once-others = Die anderen machen sich bereit
oss-once-getting-ready = Sie machen sich bereit
oss-once-patience = In { $seconds } s geht es auch so los
oss-once-again = Dem Haus ist es entglitten: Es beginnt von vorn, so wie es gelegt war
oss-once-watching = Du siehst zu, so wie es geschieht
oss-once-now = Los!
oss-once-sides = Wohin kommen deine Knöchelchen?
oss-once-left = Nach links
oss-once-right = Nach rechts
oss-once-how-grab = Auf „Los!“: Wirf den Vater, raff Knöchelchen, sei wieder darunter
oss-once-how-race = Auf „Los!“: werfen, ein Knöchelchen auf deine Seite, fangen; immer wieder
oss-once-how-throw = { $higher ->
    [0] Auf „Los!“: Wirf das Knöchelchen, fang es auf dem anderen Handrücken
   *[1] Noch einmal, und höher: Schwache Würfe gelten nicht mehr
 }
oss-once-how-snatch = Auf „Los!“: Tippe auf ein Knöchelchen, nicht auf { oss-colour }
oss-once-how-flick = Auf „Los!“: Schnipse deines zur Mitte; alle starten zugleich
oss-once-how-spot = Zähl die gerufene Seite: { oss-side }. Eine Zahl, die erste gilt
oss-once-do-grab = Neben Knöchelchen drücken, durch sie hindurchziehen, loslassen
oss-once-do-snatch = Tippe auf ein Knöchelchen, nicht auf { oss-colour }
oss-once-do-flick = Drücke auf dein Knöchelchen, stoß es zur Mitte, loslassen
oss-once-do-spot = Wie viele? Tippe auf die Zahl
oss-once-not = Nicht { oss-colour }!
oss-once-count = { $side ->
    [hollow] Delle: Wie viele?
   *[bump] Beule: Wie viele?
 }
oss-once-more = Noch mehr, oder unter den Vater
oss-once-other-hand = Die andere Hand: Sei darunter
oss-once-got = { $count ->
    [0] Keines
    [one] Ein Knöchelchen
   *[other] { $count } Knöchelchen
 }
oss-once-flicked = Geschnipst: Alle starten im selben Augenblick
oss-once-snatched = Deines
oss-once-caught = Gefangen
oss-once-not-done = Zu spät für dieses Mal
oss-once-said = Du hast { $number } gesagt
oss-once-first = Die Hand von { $owner } war zuerst da
oss-once-far = weite Leitung
oss-once-line = Leitung { $delay } ms
oss-once-far-mine = Deine Leitung ist weit ({ $delay } ms): Ein Teil davon lässt sich nicht ausgleichen
oss-once-face-bump = Beule
oss-once-face-hollow = Delle
oss-once-face-edge = auf der Kante
oss-once-small = Auf diesem Bildschirm ist kein Platz für { $hands } Hände zugleich
oss-once-many = Rund um einen Bildschirm haben höchstens vier Hände Platz, und hier sind { $hands }
oss-once-touch = Jede Hand ist ein Finger in einer eigenen Zone, dafür braucht es einen Bildschirm zum Berühren: Eine Maus bewegt nur eine auf einmal, Tasten keine
oss-once-elsewhere = Wer macht an einem eigenen Gerät weiter?
oss-once-link = { $owner }: Halte das andere Gerät davor oder öffne dort den Link. Er gilt einmal.
oss-once-link-other = Jemand anders
oss-once-without = Hier weiter ohne { $names }
oss-once-see-again = Das letzte Duell oder die letzte Herausforderung noch einmal sehen
oss-stack-bone = Das Knöchelchen in { oss-colour }
oss-stack-stand = { $tower ->
    [one] Ein Knöchelchen liegt da
   *[other] { $tower } Knöchelchen stehen
 }
oss-stack-how = Zieh das Knöchelchen über den Stapel, senk es mit der Leiste am Rand, lass los.
oss-stack-trembles = die Hände zittern jetzt mehr
