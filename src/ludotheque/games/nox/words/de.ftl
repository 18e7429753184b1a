### NOX auf Deutsch.

title = NOX
aim = Zeig alle drei Farben, dann zählt, was du zeigst; hat jemand 150, gewinnen die meisten Punkte.

## Optionen
option-variant = Variante
    .standard = Alle notieren ihre Punkte, bis 150
    .thick = Für harte Knochen: Nur die beste Auslage der Runde wird notiert, bis 100
option-merge = Wenn zwei Stapel übereinanderkommen
    .top = Oben liegt, worauf gespielt wurde
    .choose = Wer gespielt hat, bestimmt
option-first = Wer beginnt

## Was zu tun ist
ask-play = Lege eine Karte neben die Stapel einer Auslage (B7 +3) oder auf einen Stapel ihrer Farbe (G14 1:G5)
ask-choose = Lege eine Karte neben die Stapel einer Auslage (B7 +3) oder auf einen Stapel ihrer Farbe (G14 1:G5); werden dadurch zwei Stapel einer, schiebst du deinen mit /under darunter

## Züge
move-extend = { $card } als neuer Stapel bei { $kitty_is ->
    [you] dir
   *[other] { $kitty }
}{ $under ->
    [yes] , ihr Stapel nach unten
   *[no] {""}
}
move-cover = { $card } auf { $kitty_is ->
    [you] deine { $pile }
   *[other] { $pile } von { $kitty }
}{ $under ->
    [yes] , ihr Stapel nach unten
   *[no] {""}
}

## Ereignisse
event-lot = { $who } beginnt.
    .you = Du beginnst.
event-round = Runde { $round }: drei Karten für alle, und { $who } beginnt.
    .you = Runde { $round }: drei Karten für alle, und du beginnst.
event-dealt = Deine Karten: { $cards }.
event-extended = { $who } vergrößert { kitty-of } mit { $card }.
    .you = Du vergrößerst { kitty-of } mit { $card }.
event-covered = { $who } legt { $card } auf { $pile } in { kitty-in }.
    .you = Du legst { $card } auf { $pile } in { kitty-in }.
event-merged = Zwei { $owner_is ->
    [you] deiner Stapel
   *[other] Stapel von { $owner }
} zeigen die { $number } und werden einer, mit { $top } obenauf.
event-draws = { $left ->
    [0] { $who } zieht die letzte Karte.
   *[other] { $who } zieht eine Karte.
}
    .you = { $left ->
        [0] Du ziehst die letzte Karte.
       *[other] Du ziehst eine Karte.
     }
event-drew = Deine neue Karte: { $card }.
event-skipped = { $who } hat keine Karte mehr und wird übersprungen.
    .you = Du hast keine Karte mehr und wirst übersprungen.
event-round-over = { $reason ->
    [six] Bei { $owner_is ->
        [you] dir
       *[other] { $owner }
    } liegen sechs Stapel: Runde { $round } ist vorbei.
   *[exhausted] Alle Karten sind gespielt: Runde { $round } ist vorbei.
} Auslagen: { $scores }. Neuer Stand: { $totals }.
kitty-of = { $owner_is ->
    [you] deine Auslage
    [own] die eigene Auslage
   *[other] die Auslage von { $owner }
}
kitty-in = { $owner_is ->
    [you] deiner Auslage
    [own] der eigenen Auslage
   *[other] der Auslage von { $owner }
}

## Tipps: warum ein Zug gut ist
why-gains = Er bringt dir sofort { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
why-costs = { $loser } verliert sofort { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
why-otherwise = Nach „{ $move }“ könnte { $who } mit „{ $reply }“ antworten und { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} auf dich gutmachen.
why-otherwise-some = Nach „{ $move }“ könnte { $who } etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} auf dich gutmachen.

## Fehler
error-no-such-kitty = Platz { $kitty } gibt es nicht: Es gibt { $players } Plätze.
error-not-in-hand = { $card } hast du nicht auf der Hand.
error-other-colour = { $card } passt nicht auf { $pile }: Eine Karte kommt nur auf ihre eigene Farbe.
error-no-such-pile = Kein Stapel von { $owner } zeigt { $pile }.
error-no-choice = An diesem Tisch liegt der Stapel oben, auf den gespielt wurde: Lass /under weg.
error-no-merge = Bei diesem Zug kommen keine zwei Stapel übereinander: Lass /under weg.
error-position-cards = So oft gibt es { $card } in der Schachtel nicht.
error-position-kitty = { $text } ist keine Auslage: höchstens sechs Stapel, und keine Zahl doppelt.
error-position-buried = Die Höhe der Stapel passt nicht zur Zahl der verdeckten Karten darin.
error-position-stage = Handkarten, Auslagen und Punktestände passen nicht zum Abschnitt { $stage }.

## Das Bild im Terminal
picture-round = Runde { $round }, { $left ->
    [one] 1 Karte
   *[other] { $left } Karten
 } im Nachziehstapel
picture-no-kitty = noch keine Auslage
picture-lacks = { $colours ->
    [B] kein Blau
    [G] kein Grün
    [O] kein Orange
    [BG] weder Blau noch Grün
    [BO] weder Blau noch Orange
   *[GO] weder Grün noch Orange
 }
picture-hand = Hand
picture-total = Punkte
