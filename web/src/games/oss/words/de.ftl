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
oss-now-solo-most = { $who }: { $trick } mit { $value ->
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
oss-say-near = Tippe an, wer am nächsten liegt; mehrere, wenn sie gleich nah sind.
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
