### Isis & Osiris auf Deutsch.

title = Isis & Osiris
aim = Deine Steine zählen, was die Plättchen neben ihnen wert sind: Die meisten Punkte gewinnen.

## Optionen
option-variant = Variante
    .standard = Ein Spiel
    .series = Mehrere Spiele hintereinander, Punkte werden addiert
    .stock = Ein gemeinsamer Vorrat an Plättchen
option-games = Spiele hintereinander
option-open = Plättchen bleiben aufgedeckt
option-first = Wer beginnt

## Was zu tun ist
ask-turn = Setze einen Stein (P c3) oder decke ein Plättchen auf (F)
ask-pawn = Setze einen Stein auf ein freies Feld (P c3)
ask-tile = Decke ein Plättchen auf (F)
ask-place = Lege das aufgedeckte Plättchen auf ein freies Feld (T c3)
ask-pass = Du hast nichts mehr zu setzen: Passe (pass)

## Züge
move-pawn = Stein auf { $cell }
move-turn = Plättchen aufdecken
move-tile = Plättchen auf { $cell }
move-pass = passen

## Ereignisse
event-lot = { $who } beginnt.
    .you = Du beginnst.
event-pawn = { $who } setzt einen Stein auf { $cell }.
    .you = Du setzt einen Stein auf { $cell }.
event-turned = { $who } deckt ein Plättchen auf: { signed }.
    .you = Du deckst ein Plättchen auf: { signed }.
signed = { $value ->
    [1] +1
    [2] +2
    [3] +3
    [4] +4
   *[other] { $value }
 }
event-tile = { $who } legt das Plättchen auf { $cell }.
    .you = Du legst das Plättchen auf { $cell }.
event-passed = { $who } hat nichts zu setzen und passt.
    .you = Du hast nichts zu setzen und passt.
event-counted = Der Spielplan ist voll. Die Plättchen werden aufgedeckt und gezählt: { $scores }.
event-next-game = Spiel { $game }: { $who } beginnt.
    .you = Spiel { $game }: Du beginnst.

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
error-cell-taken = { $cell } ist besetzt: Wähle ein freies Feld.
error-tile-first = Lege zuerst das Plättchen, das du aufgedeckt hast, zum Beispiel T c3.
error-no-tile-up = Decke zuerst mit F ein Plättchen auf.
error-no-pawns = Du hast keinen Stein mehr: Decke mit F ein Plättchen auf.
error-no-tiles = Es gibt kein Plättchen mehr aufzudecken: Setze einen Stein.
error-no-pass = Passen darfst du nur, wenn du nichts zu setzen hast.
error-must-pass = Du hast nichts mehr zu setzen: Passe (pass).
error-position-tiles = Die Plättchen auf dem Spielplan, das aufgedeckte und die vor den Spielern sind nicht die aus der Schachtel.
error-position-pawns = Die Steine auf dem Spielplan und die übrigen ergeben nicht die Zahl, die allen zusteht.

## Das Bild im Terminal
picture-pawns = { $pawns ->
    [one] 1 Stein
   *[other] { $pawns } Steine
 }
picture-tiles = { $tiles } Plättchen
picture-points = Punkte: { $points }
picture-stock = Vorrat: { $tiles } Plättchen
picture-held = aufgedeckt: { $tile }
picture-game = Spiel { $game } von { $games }
