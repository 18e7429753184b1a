### Was der Tisch von NOX auf dem Bildschirm sagt.

## Was zu tun ist
ask-play = Wähle eine Karte, dann ihren Platz
ask-choose = Wähle eine Karte, dann ihren Platz
nox-card-first = Wähle zuerst eine Karte aus deiner Hand, dann ihren Platz.
nox-elsewhere = Eine Karte passt auf ihre Farbe oder wird ein neuer Stapel.
error-undo-chance = Dein Zug bleibt: Alle haben die Karte gesehen.

## Züge
move-extend = { nox-card } als neuer Stapel bei { $kitty_is ->
    [you] dir
   *[other] { $kitty }
}{ $under ->
    [yes] , unter den anderen Stapel
   *[no] {""}
}
move-cover = { nox-card } auf { $kitty_is ->
    [you] deine { $onto }
   *[other] die { $onto } von { $kitty }
}{ $under ->
    [yes] , unter den anderen Stapel
   *[no] {""}
}

## Was geschieht: immer ein Stapel, neu oder bedeckt
event-extended = { $who } legt { $card } als neuen Stapel zu { $owner_is ->
    [you] dir
    [own] sich
   *[other] { $owner }
}.
    .you = Du legst { $card } als neuen Stapel zu { $owner_is ->
        [you] dir
       *[other] { $owner }
     }.
event-covered = { $who } legt { $card } auf { $owner_is ->
    [you] deine { $pile }
    [own] die eigene { $pile }
   *[other] { $pile } von { $owner }
}.
    .you = Du legst { $card } auf { $owner_is ->
        [you] deine { $pile }
       *[other] { $pile } von { $owner }
     }.

## Karten und Auslagen
nox-card = { $colour ->
    [B] blaue
    [G] grüne
   *[O] orange
} { $number }
nox-pile = { nox-card }{ $size ->
    [1] {""}
   *[other] , oben auf { $size } Karten
}
nox-last = { $pile } (zuletzt gespielt)
nox-kitty = { $owner_is ->
    [you] Deine Auslage
   *[other] Auslage von { $owner }
}
nox-kitty-is = Alle Stapel vor einer Person sind ihre Auslage. Nur die obersten Karten zählen, und nur, wenn sie alle drei Farben zeigen.
nox-worth = { $colours ->
    [none] Alle drei Farben: { $sum }
    [B] Blau fehlt: 0 statt { $sum }
    [G] Grün fehlt: 0 statt { $sum }
    [O] Orange fehlt: 0 statt { $sum }
    [BG] Nur Orange: 0 statt { $sum }
    [BO] Nur Grün: 0 statt { $sum }
    [GO] Nur Blau: 0 statt { $sum }
   *[BGO] Noch keine Karte
}
nox-hand = Deine Hand
nox-hand-of = { $cards ->
    [0] Keine Handkarte
    [one] Eine Handkarte
   *[other] { $cards } Handkarten
}
nox-left = { $left ->
    [0] Der Nachziehstapel ist leer
    [one] Eine Karte im Nachziehstapel
   *[other] { $left } Karten im Nachziehstapel
}
nox-round = Runde { $round }
nox-goal = Ziel: { $variant ->
    [thick] 100
   *[standard] 150
}
nox-so-far = Du: { $points } von { $variant ->
    [thick] 100
   *[standard] 150
}
nox-points = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
}
nox-which-top = Welcher Stapel kommt nach oben?
nox-close = Zurück zum Tisch

## Die Wertung einer Runde
nox-counted = { $points ->
    [0] Nichts
    [one] Ein Punkt
   *[other] { $points } Punkte
}
nox-recorded = { $points ->
    [0] Nichts
   *[other] { $points } Punkte, notiert: { $recorded }
}
nox-count-nothing = { $owner_is ->
    [you] Du hast
   *[other] { $owner } hat
} keinen Stapel: nichts.
nox-count-missing = { $owner_is ->
    [you] Du hast
   *[other] { $owner } hat
} { $colours ->
    [B] kein Blau
    [G] kein Grün
    [O] kein Orange
    [BG] weder Blau noch Grün
    [BO] weder Blau noch Orange
   *[GO] weder Grün noch Orange
}: nichts.
nox-count-sum = { $owner_is ->
    [you] Du
   *[other] { $owner }
}: { $adds } = { $points }.
nox-count-end = Nach Runde { $round }: { $totals }.
nox-count-best = { $count ->
    [one] Nur die beste Auslage wird notiert
   *[other] Nur die besten Auslagen werden notiert
}: { $points } für { $owner }.
nox-count-nobody = Keine Auslage zeigt alle drei Farben: Niemand notiert etwas.

## In wenigen Worten
short-extended = { $card }: neuer Stapel bei { $owner_is ->
    [you] dir
    [own] sich
   *[other] { $owner }
}
short-covered = { $card } auf { $owner_is ->
    [you] deine { $pile }
    [own] die eigene { $pile }
   *[other] { $pile } von { $owner }
}
short-merged = Stapel vereint
short-skipped = hat keine Karte mehr
short-round-over = die Runde ist zu Ende
