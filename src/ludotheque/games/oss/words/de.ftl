### OSS auf Deutsch.

title = OSS
aim = Schaff die Aufgabe mit so vielen Knöchelchen, wie deine Karte sagt, und sie gehört dir: Die meisten Punkte gewinnen.

## Optionen
option-hands = Wie lange der Vater fliegt
    .alike = Für alle gleich lang
    .even = Ausgeglichene Hände: wie sich jede im Übungsraum gezeigt hat
option-first = Der erste Häuptling

## Was zu tun ist
ask-lay = Lege eine Karte vor eine der drei Solo-Aufgaben (lay 3 aslik)
ask-replay = Wirf eine Karte ab und versuch es noch einmal (replay 1), oder lass es gut sein (enough)
ask-take = Du hast das Duell gewonnen: Nimm eine der beiden Karten (take 4)
ask-name = Nenne die Farbe, die niemand haben will (name red)
ask-call = Wirf die Knöchelchen und rufe eine Seite (call hollow: Delle, call bump: Beule)
ask-eliminate = Bestimme, wer ausscheidet (eliminate 3)
ask-bones = Wie viele Knöchelchen zählen? (bones 2)
ask-counts = Wie viele Knöchelchen haben die beiden? (counts 3 1; x für einen gefallenen Vater)
ask-winner = Wer hat das Duell gewonnen? (won 2, oder tie bei Gleichstand)
ask-stood = Steht der Turm noch? (stood, fell)
ask-out = Wer scheidet aus? (out 2 4, out none)
ask-said = Wer hat zuerst eine Zahl gesagt, und stimmt sie? (said 2 right, said 3 wrong, silent)
ask-nearest = Wessen Knöchelchen liegt am nächsten? (nearest 3; bei Gleichstand mehrere: nearest 2 3)
ask-over = Die Partie ist vorbei

## Züge
move-lay = eine { $value } vor { $trick } legen
move-replay = eine { $value } abwerfen und es noch einmal versuchen
move-enough = es gut sein lassen
move-take = die { $value } nehmen
move-name = { $colour ->
    [white] Weiß
    [black] Schwarz
    [red] Rot
    [yellow] Gelb
    [green] Grün
   *[blue] Blau
 } nennen
move-call = { $side ->
    [hollow] „Delle!“
   *[bump] „Beule!“
 } rufen
move-eliminate = { $loser_is ->
    [you] dich
   *[other] { $loser }
 } ausscheiden lassen

## Meldungen
move-bones = { $count ->
    [0] kein Knöchelchen
    [one] 1 Knöchelchen
   *[other] { $count } Knöchelchen
 }
move-all-on-edge = alle fünf stehen auf der Kante
move-counts = erste Hand: { $first ->
    [x] Vater gefallen
   *[other] { $first }
 }, zweite Hand: { $second ->
    [x] Vater gefallen
   *[other] { $second }
 }
move-won = { $winner_is ->
    [you] du hast das Duell gewonnen
   *[other] { $winner } hat das Duell gewonnen
 }
move-tie = Gleichstand
move-stood = der Turm steht
move-fell = der Turm ist eingestürzt
move-out = scheidet aus: { $losers }
move-said = { $seat } war am schnellsten und lag { $verdict ->
    [right] richtig
   *[wrong] falsch
 }
move-silent = niemand hat eine Zahl gesagt
move-nearest = am nächsten: { $seats }

## Ereignisse
event-lot = Das Los macht { $who } zum ersten Häuptling.
    .you = Das Los macht dich zum ersten Häuptling.
event-dealt = { $who } nimmt { $count } Karten auf.
    .you = Du nimmst { $count } Karten auf.
event-hand = Deine Hand: { $values }.
event-round = Runde { $round }. Häuptling ist { $who }.
    .you = Runde { $round }. Häuptling bist du.
event-turned-up = { $name } wird aufgedeckt.
event-laid = { $who } legt eine { $value } vor { $name }.
    .you = Du legst eine { $value } vor { $name }.
event-paired = { $who } bestreitet das Duell { $name } mit { opponent-is }.
    .you = Das Duell { $name } bestreitest du mit { opponent-is }.
event-managed = { $who } schafft { $name } mit { $bones ->
    [one] einem Knöchelchen
   *[other] { $bones } Knöchelchen
 }; nötig: { $value }.
    .you = Du schaffst { $name } mit { $bones ->
        [one] einem Knöchelchen
       *[other] { $bones } Knöchelchen
     }; nötig: { $value }.
event-all-on-edge = { $who } schafft { $name }: Alle fünf Knöchelchen stehen auf der Kante.
    .you = Du schaffst { $name }: Alle fünf Knöchelchen stehen auf der Kante.
event-failed = { $who } kommt bei { $name } auf { $bones ->
    [0] kein Knöchelchen
    [one] ein Knöchelchen
   *[other] { $bones } Knöchelchen
 }; nötig: { $value }.
    .you = Du kommst bei { $name } auf { $bones ->
        [0] kein Knöchelchen
        [one] ein Knöchelchen
       *[other] { $bones } Knöchelchen
     }; nötig: { $value }.
event-tied = { $name }: Gleichstand zwischen { $who } und { opponent-is } ({ $ties } von 3).
    .you = { $name }: Gleichstand zwischen dir und { opponent-is } ({ $ties } von 3).
event-duel-lot = Nach { $ties } Gleichständen entscheidet das Los für { $who }.
    .you = Nach { $ties } Gleichständen entscheidet das Los für dich.
event-duel-won = { $name }: { $who } gewinnt gegen { $loser_is ->
    [you] dich
   *[other] { $loser }
 }.
    .you = { $name }: Du gewinnst gegen { $loser_is ->
        [you] dich
       *[other] { $loser }
     }.
event-replayed = { $who } wirft eine { $value } ab, um { $name } zu wiederholen.
    .you = Du wirfst eine { $value } ab, um { $name } zu wiederholen.
event-enough = { $who } lässt es gut sein.
    .you = Du lässt es gut sein.
event-card-won = { $who } gewinnt eine { $value }.
    .you = Du gewinnst eine { $value }.
event-card-lost = Eine { $value } von { $owner_is ->
    [you] dir
   *[other] { $owner }
 } ist aus dem Spiel.
event-challenge = Die Herausforderung: { $name }.
event-tower = { $who } legt das erste Knöchelchen auf den Tisch.
    .you = Du legst das erste Knöchelchen auf den Tisch.
event-stood = { $who } setzt ein Knöchelchen obendrauf: Jetzt sind es { $tower }.
    .you = Du setzt ein Knöchelchen obendrauf: Jetzt sind es { $tower }.
event-fell = { $who } bringt den Turm zum Einsturz.
    .you = Du bringst den Turm zum Einsturz.
event-called = { $who } wirft die Knöchelchen und ruft { $side ->
    [hollow] „Delle!“
   *[bump] „Beule!“
 }
    .you = Du wirfst die Knöchelchen und rufst { $side ->
        [hollow] „Delle!“
       *[bump] „Beule!“
     }
event-said-right = { $who } sagt zuerst eine Zahl, und sie stimmt.
    .you = Du sagst zuerst eine Zahl, und sie stimmt.
event-said-wrong = { $who } sagt zuerst eine Zahl, und sie ist falsch.
    .you = Du sagst zuerst eine Zahl, und sie ist falsch.
event-silent = Niemand hat eine Zahl gesagt: { $who } wirft noch einmal.
    .you = Niemand hat eine Zahl gesagt: Du wirfst noch einmal.
event-nearest = Am nächsten liegt das Knöchelchen von { $who }.
    .you = Am nächsten liegt dein Knöchelchen.
event-flicks-again = { $who } liegt gleich nah und schnipst noch einmal.
    .you = Du liegst gleich nah und schnipst noch einmal.
event-named = { $who } nennt { $colour ->
    [white] Weiß
    [black] Schwarz
    [red] Rot
    [yellow] Gelb
    [green] Grün
   *[blue] Blau
 }.
    .you = Du nennst { $colour ->
        [white] Weiß
        [black] Schwarz
        [red] Rot
        [yellow] Gelb
        [green] Grün
       *[blue] Blau
     }.
event-eliminated = { $who } lässt { $loser_is ->
    [you] dich
   *[other] { $loser }
 } ausscheiden.
    .you = Du lässt { $loser_is ->
        [you] dich
       *[other] { $loser }
     } ausscheiden.
event-out = { $who } scheidet aus.
    .you = Du scheidest aus.
event-none-out = { $name }: Niemand scheidet aus. Noch einmal.
event-all-out = { $name }: Dann wäre niemand mehr übrig. Noch einmal.
event-challenge-won = { $who } gewinnt { $name } ({ $points } Punkte) und ist Häuptling.
    .you = Du gewinnst { $name } ({ $points } Punkte) und bist Häuptling.
event-drew = { $who } zieht eine Karte.
    .you = Du ziehst eine Karte.
opponent-is = { $opponent_is ->
    [you] dir
   *[other] { $opponent }
 }
event-drawn = Du ziehst eine { $value }.
event-scored = Die vier Runden sind gespielt: { $scores }.

## Tipps: warum ein Zug gut ist
why-manages = Nach dem, was deine Hand gezeigt hat, gelingt es etwa { $percent } von 100 Malen.

## Fehler
error-expect-lay = Lege zuerst eine Karte, zum Beispiel lay 3 { $trick }.
error-expect-replay = Versuch es für eine Karte aus deiner Hand noch einmal (replay { $value }) oder lass es gut sein (enough).
error-expect-take = Nimm eine der beiden Karten des Duells: take { $one } oder take { $other }.
error-expect-name = Nenne zuerst die Farbe eines Knöchelchens auf dem Tisch: { $colours }.
error-expect-call = Rufe zuerst eine Seite: call hollow (Delle) oder call bump (Beule).
error-expect-eliminate = Sag zuerst, wer ausscheidet, zum Beispiel eliminate { $number }.
error-expect-bones = Sag, wie viele Knöchelchen zählen, zum Beispiel bones 2.
error-expect-counts = Sag, wie viele Knöchelchen die beiden haben, in der Reihenfolge des Duells, zum Beispiel counts 3 1.
error-expect-winner = Sag, wer das Duell gewonnen hat, zum Beispiel won 2, oder tie bei Gleichstand.
error-expect-stood = Sag, ob der Turm steht (stood) oder eingestürzt ist (fell).
error-expect-out = Sag, wer ausscheidet, zum Beispiel out 2 4, oder out none.
error-expect-said = Sag, wer zuerst eine Zahl gesagt hat und ob sie stimmt, zum Beispiel said 2 right, oder silent.
error-expect-nearest = Sag, wessen Knöchelchen am nächsten liegt, zum Beispiel nearest 3.
error-no-card = Du hast keine { $value } auf der Hand.
error-replays-used = Du hast in dieser Runde schon { $most }-mal wiederholt: Öfter geht es nicht.
error-never-the-duel = Vor { $name } legt niemand: Zum Duell kommt es, wenn zwei Karten vor derselben Solo-Aufgabe liegen.
error-not-in-view = { $trick } gehört nicht zu den offenen Solo-Aufgaben: { $tricks }.
error-not-on-offer = In diesem Duell gibt es keine { $value }: Nimm { $one } oder { $other }.
error-no-such-bone = Auf dem Tisch liegt kein { $colour ->
    [white] weißes
    [black] schwarzes
    [red] rotes
    [yellow] gelbes
    [green] grünes
   *[blue] blaues
 } Knöchelchen. Es gibt: { $colours }.
error-not-left = { $who } ist in dieser Herausforderung nicht mehr dabei.
error-not-yourself = Lass jemand anderen ausscheiden, nicht dich.
error-too-many = { $count } Knöchelchen sind hier zu viele: höchstens { $most }.
error-no-edges = Nur Takh-Takh gewinnt man, wenn alle Knöchelchen auf der Kante stehen, nicht { $name }.
error-too-many-both = In diesem Duell gibt es nur { $most } Knöchelchen.
error-no-drop = Bei { $name } gibt es kein x: Wer nichts hat oder den Vater fallen lässt, zählt 0.
error-no-duellist = { $winner } ist nicht in diesem Duell.
error-somebody-out = Ein Knöchelchen war { $word ->
    [white] weiß
    [black] schwarz
    [red] rot
    [yellow] gelb
    [green] grün
   *[blue] blau
 }: Jemand muss ausscheiden.
error-not-flicking = { $who } schnipst jetzt nicht.
error-position-cards = Es gibt mehr Karten eines Werts, als ein Stamm hat.
error-position-tricks = { $trick } ist keine Aufgabe, die dort liegen kann.
error-position-stage = Der Abschnitt „{ $stage }“ passt nicht zum Rest der Stellung.

## Die Aufgaben: klassisch
trick-aslik = Aslik
trick-aslik-setup = Wirf fünf Knöchelchen auf den Tisch; der Vater ist in deiner Hand.
trick-aslik-deed = Wirf den Vater hoch, greif ein Knöchelchen und fang den Vater mit derselben Hand. Leg das Knöchelchen beiseite.
trick-aslik-counts = Jedes aufgehobene Knöchelchen.
trick-ehfel = Ehfel
trick-ehfel-setup = Alle sechs Knöchelchen sind in deiner Hand.
trick-ehfel-deed = Wirf den Vater hoch, leg ein einziges Knöchelchen auf den Tisch, behalte die übrigen und fang den Vater.
trick-ehfel-counts = Jedes absichtlich hingelegte Knöchelchen. Was dir entwischt, bleibt liegen und zählt nicht.
trick-kuda-kuda = Kuda-Kuda
trick-kuda-kuda-setup = Wirf fünf Knöchelchen auf den Tisch; der Vater ist in der einen oder der anderen Hand.
trick-kuda-kuda-deed = Eine Hand wirft den Vater; die andere hebt ein Knöchelchen auf und fängt auch den Vater. Nach jedem Erfolg tauschen die Hände ihre Rollen.
trick-kuda-kuda-counts = Jedes Knöchelchen, das die Hand aufhebt, die nicht geworfen hat.
trick-takh-takh = Takh-Takh
trick-takh-takh-setup = Wirf fünf Knöchelchen auf den Tisch; der Vater ist in deiner Hand.
trick-takh-takh-deed = Wirf den Vater hoch, stell ein Knöchelchen auf die Kante und fang den Vater.
trick-takh-takh-counts = Jedes Knöchelchen, das du aufgestellt hast und das noch steht. Stehen alle fünf auf der Kante, ist es auch gewonnen, egal, wie sie dazu kamen.
trick-wollo = Wollo
trick-wollo-setup = Deine andere Hand steht hochkant als Wand. Wirf fünf Knöchelchen dicht davor.
trick-wollo-deed = Wirf den Vater hoch, bring ein Knöchelchen über die Wand auf die andere Seite und fang den Vater.
trick-wollo-counts = Jedes Knöchelchen, das ganz jenseits der Wand liegt und über die Wand kam, nicht um sie herum.

## Die Aufgaben: Handaufgaben
trick-cumi-cumi = Cumi-Cumi
trick-cumi-cumi-setup = Wirf alle sechs Knöchelchen auf den Tisch. Falte die Hände und streck die Zeigefinger aus. Ohne Vater.
trick-cumi-cumi-deed = Klemm ein Knöchelchen zwischen die Zeigefinger, wirf es hoch und fang es in den gefalteten Händen.
trick-cumi-cumi-counts = Jedes gefangene Knöchelchen. Das erste, das danebengeht, beendet den Versuch.
trick-gurnia = Gurnia
trick-gurnia-setup = Deine andere Hand steht auf gespreizten Fingerspitzen, vor jeder der vier Lücken liegt ein Knöchelchen.
trick-gurnia-deed = Wirf den Vater hoch, schieb ein Knöchelchen durch seine Lücke und fang den Vater.
trick-gurnia-counts = Jedes Knöchelchen, das ganz unter der Hand liegt.
trick-nampan = Nampan
trick-nampan-setup = Vier Knöchelchen zwischen deinen Handflächen. Ohne Vater.
trick-nampan-deed = Öffne die Hände, sodass die Knöchelchen hochfliegen, und fang sie mit deiner geschickteren Hand.
trick-nampan-counts = Die gefangenen Knöchelchen, in diesem einen Wurf.
trick-numa = Numa
trick-numa-setup = Fünf Knöchelchen auf deinem Handrücken. Ohne Vater.
trick-numa-deed = Wirf sie alle zusammen hoch, dreh die Hand um und fang.
trick-numa-counts = Die Knöchelchen in der Handfläche, in diesem einen Wurf.
trick-polopo = Polopo
trick-polopo-setup = Vier Knöchelchen zwischen den Fingern einer Hand, die Handfläche nach unten. Ohne Vater.
trick-polopo-deed = Hol sie in die Handfläche, nur mit den Fingern.
trick-polopo-counts = Die Knöchelchen in der Handfläche. Fällt eines, ist alles verloren.

## Die Aufgaben: exotisch
trick-ariac = Ariac
trick-ariac-setup = Vier Knöchelchen in einer Reihe, jeweils eine Handbreite auseinander.
trick-ariac-deed = Wirf den Vater hoch, schlag mit der Handkante links und rechts eines Knöchelchens auf den Tisch und fang den Vater.
trick-ariac-counts = Jedes Knöchelchen, neben das du in einem einzigen Wurf beidseits schlägst, ohne es zu berühren.
trick-glodoc = Glodoc
trick-glodoc-setup = Wirf fünf Knöchelchen auf den Tisch. Die Wurfhand steckt im leeren Säckchen.
trick-glodoc-deed = Wie Aslik, durch den Stoff: Wirf den Vater hoch, heb ein Knöchelchen auf und fang den Vater.
trick-glodoc-counts = Jedes aufgehobene Knöchelchen.
trick-labah = Labah
trick-labah-setup = Wirf fünf Knöchelchen auf den Tisch. Wirf den Vater und fang ihn auf dem Handrücken; bis er dort liegt, darf er fallen.
trick-labah-deed = Nimm mit derselben Hand ein Knöchelchen in die Handfläche, dann noch eines, während der Vater auf dem Handrücken reitet.
trick-labah-counts = Die Knöchelchen in der Handfläche. Fällt der Vater, ist es vorbei.
trick-maradono = Maradono
trick-maradono-setup = Zwei Trommelkarten, eine Handbreite auseinander, sind das Tor. Wirf fünf Knöchelchen eine Handlänge davor auf den Tisch.
trick-maradono-deed = Wirf den Vater hoch, schieß ein Knöchelchen aufs Tor und fang den Vater. Geht es daneben, schießt du es von dort, wo es liegt, noch einmal.
trick-maradono-counts = Jedes Knöchelchen, das ganz im Tor ist.
trick-meja = Meja
trick-meja-setup = Zwei Trommelkarten liegen nebeneinander. Wirf fünf Knöchelchen eine Handlänge davor auf den Tisch.
trick-meja-deed = Wirf den Vater hoch, setz ein Knöchelchen auf eine Karte und fang den Vater.
trick-meja-counts = Die Knöchelchen, die am Ende auf einer der beiden Karten liegen.

## Die Aufgaben: Duelle
trick-bagi = Bagi!
trick-bagi-setup = Beide halten einen Vater, den weißen oder den schwarzen. Die erste Hand wirft vier Knöchelchen zwischen euch und wählt eine Seite, links oder rechts; die andere Seite gehört der zweiten.
trick-bagi-deed = Gleichzeitig, Wurf für Wurf: Hol ein Knöchelchen auf deine Seite und fang deinen Vater. Was auf einer Seite liegt, bleibt dort.
trick-bagi-counts = Wer den Vater fallen lässt, verliert; fallen beide zugleich, ist es Gleichstand. Ist die Mitte leer, gewinnen die meisten Knöchelchen.
trick-bola-bola = Bola-Bola!
trick-bola-bola-setup = Die Linie zweier Trommelkarten, eine Handbreite auseinander, ist das Netz. Ein Knöchelchen, der Ball, liegt vor der ersten Hand.
trick-bola-bola-deed = Abwechselnd, je ein Wurf: Wirf den Vater hoch, spiel den Ball auf die andere Seite des Netzes, darüber oder hindurch, nicht außen herum, und fang den Vater.
trick-bola-bola-counts = Der Ball muss jenseits des Netzes liegen bleiben. Wem es zuerst misslingt, der verliert.
trick-kat = Kat!
trick-kat-setup = Vier Knöchelchen werden zwischen euch geworfen. Beide halten einen Vater, den weißen oder den schwarzen.
trick-kat-deed = Auf „Los!“ werfen beide einmal, raffen so viele Knöchelchen wie möglich und fangen ihren Vater.
trick-kat-counts = Die meisten Knöchelchen gewinnen. Ist der Vater gefallen, zählt nichts.
trick-manu = Manu!
trick-manu-setup = Fünf Knöchelchen in der Hand. Ohne Vater.
trick-manu-deed = Nacheinander: Wirf sie einmal hoch und lass sie auf dem Handrücken landen.
trick-manu-counts = Die meisten Knöchelchen, die dort liegen bleiben, gewinnen.
trick-naik = Naik!
trick-naik-setup = Wirf fünf Knöchelchen auf den Tisch; der Vater ist in der Hand.
trick-naik-deed = Abwechselnd: im ersten Durchgang ein Knöchelchen aufheben, im zweiten zwei mit einem Griff und so weiter bis fünf.
trick-naik-counts = Wem misslingt, was dem anderen glückt, der verliert. Misslingt es beiden oder schaffen beide fünf, ist es Gleichstand.

## Die Aufgaben: Herausforderungen
trick-badaboss = BadabOss
trick-badaboss-setup = Der Häuptling legt ein Knöchelchen mitten auf den Tisch.
trick-badaboss-deed = Reihum: Setzt noch ein Knöchelchen auf das letzte.
trick-badaboss-counts = Wer ein anderes als das unterste den Tisch berühren lässt, scheidet aus; links davon beginnt ein neuer Turm.
trick-kiri-kanoss = Kiri KanOss
trick-kiri-kanoss-setup = Alle haben ein Knöchelchen auf einem Handrücken.
trick-kiri-kanoss-deed = Auf „Los!“ werfen es alle hoch und fangen es auf dem anderen Handrücken.
trick-kiri-kanoss-counts = Wer es nicht fängt, scheidet aus.
trick-los-loboss = Los LobOss
trick-los-loboss-setup = Der Häuptling wirft alle sechs Knöchelchen und ruft im selben Moment eine Seite: Delle oder Beule.
trick-los-loboss-deed = Sieh, wie viele Knöchelchen diese Seite zeigen, und sag die Zahl vor allen anderen.
trick-los-loboss-counts = Richtig: Du bestimmst, wer ausscheidet. Falsch: Du scheidest selbst aus.
trick-targoss = TargOss
trick-targoss-setup = Die Karte liegt mitten auf dem Tisch, vor jedem Platz ein Knöchelchen.
trick-targoss-deed = Auf „Los!“ schnipsen alle ihr Knöchelchen zur Karte hin.
trick-targoss-counts = Wer der Mitte am nächsten kommt, bestimmt, wer ausscheidet. Wer gleich nah liegt, schnipst noch einmal. Vom Tisch gefallen ist am weitesten weg.
trick-warnoss = WarnOss
trick-warnoss-setup = So viele Knöchelchen, wie noch Leute dabei sind, werden in die Mitte geworfen. Der Häuptling, später wer zuletzt ausgeschieden ist, nennt die Farbe von einem davon.
trick-warnoss-deed = Alle schnappen sich gleichzeitig ein Knöchelchen, nur eines.
trick-warnoss-counts = Wer keines hat oder das in der genannten Farbe, scheidet aus.

## Das Bild im Terminal
picture-round = Runde { $round } von 4
picture-chief = Häuptling
picture-family = { $family ->
    [classic] klassisch
    [hand] Hand
    [exotic] exotisch
   *[duel] Duell
 }
picture-against = gegen
picture-challenge = Herausforderung { $name }, noch dabei: { $left }
picture-tower = Turm: { $tower }
picture-word = { $word ->
    [white] Weiß
    [black] Schwarz
    [red] Rot
    [yellow] Gelb
    [green] Grün
    [blue] Blau
    [hollow] Delle
   *[bump] Beule
 }
picture-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
picture-hand = Hand
picture-in-hand = { $cards } auf der Hand
picture-to-draw = { $cards } zum Ziehen
picture-replays = { $replays ->
    [one] 1 Wiederholung
   *[other] { $replays } Wiederholungen
 }
