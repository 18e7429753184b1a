### Wat het bord van Isis & Osiris op een scherm zegt.

## Wat te doen
ask-turn = zet een pion, of draai een tegel om
ask-pawn = zet een pion op een vrij vak
ask-tile = draai een tegel om
ask-place = leg de tegel op een vrij vak
ask-pass = niets om neer te leggen, dus je past
isis-turn-first = Draai eerst een tegel om: tik op je dichte tegels.
error-undo-chance = Je zet blijft: sindsdien is er een tegel omgedraaid.

## De lijst met zetten
moves-pawn = Een pion zetten
moves-tile = De tegel leggen
moves-turn = Een tegel omdraaien
moves-pass = Passen

## Het bord en de stukken
isis-board = Bord
isis-free = { $cell }, vrij
isis-pawn-on = { $cell }, { $owner_is ->
    [you] jouw pion
   *[other] pion van { $owner }
}
isis-tile-on = { $cell }, dichte tegel
isis-face-on = { $cell }, tegel { $value }
isis-last = { $cell } (laatst gespeeld)
isis-held = De omgedraaide tegel: { $value }
isis-turn = Een tegel omdraaien, nog { $left }
isis-pawns-left = { $left ->
    [0] Geen pion meer
    [one] Nog één pion
   *[other] Nog { $left } pionnen
}
isis-tiles-left = { $left ->
    [0] Geen tegel meer
    [one] Nog één tegel
   *[other] Nog { $left } tegels
}
isis-points = Punten: { $points }

## De telling
isis-count-turned = Het bord is vol: alle tegels worden omgedraaid.
isis-count-alone = { $who } op { $cell }: geen tegel ernaast.
    .you = Jij op { $cell }: geen tegel ernaast.
isis-count-pawn = { $who } op { $cell }: { $adds }{ $tiles ->
    [one] .
   *[other] {" "}= { $points }.
}
    .you = Jij op { $cell }: { $adds }{ $tiles ->
        [one] .
       *[other] {" "}= { $points }.
     }
isis-count-end = De telling: { $scores }.

## In weinig woorden
short-pawn = pion op { $cell }
short-tile = tegel op { $cell }
short-passed = past
