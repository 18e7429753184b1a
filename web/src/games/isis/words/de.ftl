### Was der Spielplan von Isis & Osiris auf dem Bildschirm sagt.

## Was zu tun ist
ask-turn = Setze einen Stein oder decke ein Plättchen auf
ask-pawn = Setze einen Stein auf ein freies Feld
ask-tile = Decke ein Plättchen auf
ask-place = Lege das Plättchen auf ein freies Feld
ask-pass = Du hast nichts mehr zu setzen, also passt du
isis-turn-first = Decke zuerst ein Plättchen auf: Tippe auf deine verdeckten.
error-undo-chance = Dein Zug bleibt: Seither wurde ein Plättchen aufgedeckt.

## Die Liste der Züge
moves-pawn = Stein setzen
moves-tile = Plättchen legen
moves-turn = Plättchen aufdecken
moves-pass = Passen

## Der Spielplan und was darauf liegt
isis-board = Spielplan
isis-free = { $cell }, frei
isis-pawn-on = { $cell }, { $owner_is ->
    [you] dein Stein
   *[other] Stein von { $owner }
}
isis-tile-on = { $cell }, verdecktes Plättchen
isis-face-on = { $cell }, Plättchen { $value }
isis-last = { $cell } (zuletzt gespielt)
isis-held = Das aufgedeckte Plättchen: { $value }
isis-turn = Plättchen aufdecken, noch { $left }
isis-pawns-left = { $left ->
    [0] Kein Stein mehr
    [one] Noch ein Stein
   *[other] Noch { $left } Steine
}
isis-tiles-left = { $left ->
    [0] Kein Plättchen mehr
    [one] Noch ein Plättchen
   *[other] Noch { $left } Plättchen
}
isis-points = Punkte: { $points }

## Die Wertung
isis-count-turned = Der Spielplan ist voll: Alle Plättchen werden aufgedeckt.
isis-count-alone = { $who } auf { $cell }: kein Plättchen daneben.
    .you = Du auf { $cell }: kein Plättchen daneben.
isis-count-pawn = { $who } auf { $cell }: { $adds }{ $tiles ->
    [one] .
   *[other] {" "}= { $points }.
}
    .you = Du auf { $cell }: { $adds }{ $tiles ->
        [one] .
       *[other] {" "}= { $points }.
     }
isis-count-end = Die Wertung: { $scores }.

## In wenigen Worten
short-pawn = Stein auf { $cell }
short-tile = Plättchen auf { $cell }
short-passed = passt
