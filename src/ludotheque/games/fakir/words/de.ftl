### Fakir auf Deutsch.

title = Fakir
aim = Wer noch einen Stab hat, wenn alle anderen keinen mehr haben, gewinnt.

## Optionen
option-teams = Zwei Zweierteams, die Partner sitzen sich gegenüber
option-drop_through = Ein Stab darf auch dorthin, wo ihn nichts aufhält; er ist dann verloren
option-first = Wer beginnt

## Farben
colour-red = rot
colour-green = grün
colour-blue = blau
colour-yellow = gelb

## Was zu tun ist
ask-turn = Stecke einen Stab waagrecht durch den Sockel (H 2@3), stecke einen senkrecht hinein (V b2) oder zieh einen heraus (R b@1)
ask-place = Stecke einen Stab waagrecht durch den Sockel (H 2@3) oder senkrecht in ein Loch (V b2)
ask-pull = Du kannst nur einen Stab herausziehen (R b@1)
ask-remove = Du kannst weder stecken noch ziehen: Lege einen deiner Stäbe weg (X hand, X b2, X b@1)

## Züge
move-pierce = einen Stab durch { $line } stecken
move-drop = einen Stab in { $hole } stecken
move-pull = { $swap ->
    [none] den Stab aus { $line } ziehen
   *[other] den Stab aus { $line } ziehen und gegen deinen in { $swap } tauschen
}
move-remove = { $what ->
    [hand] einen Stab aus der Hand weglegen
   *[other] deinen Stab in { $what } weglegen
}

## Ereignisse
event-lot = { $who } beginnt.
    .you = Du beginnst.
event-pierced = { $who } steckt { stick-a } durch { $line }.
    .you = Du steckst { stick-a } durch { $line }.
event-dropped = { $who } steckt { stick-a } in { $hole }{ stick-rests }
    .you = Du steckst { stick-a } in { $hole }{ stick-rests }
event-pulled = { $who } zieht { stick-the } aus { $line }.
    .you = Du ziehst { stick-the } aus { $line }.
event-sank = { stick-it } in { $hole } sinkt von Ebene { $from } auf Ebene { $to }.
event-vanished = { stick-it } in { $hole } fällt ganz durch und ist aus dem Spiel.
event-swapped = { $who } steckt { stick-the } anstelle des eigenen in { $hole }; der eigene kommt zurück in die Hand.
    .you = Du steckst { stick-the } anstelle deines eigenen in { $hole }; dein eigener kommt zurück in die Hand.
event-took-back = { $who } nimmt { stick-the } zurück in die Hand.
    .you = Du nimmst { stick-the } zurück in die Hand.
event-returned = { stick-it } geht zurück an { $to_seat_is ->
    [you] dich
   *[other] { $to_seat }
}.
event-removed = { $who } kann weder stecken noch ziehen und legt { stick-a } weg ({ $what ->
    [hand] aus der Hand
   *[other] { $what }
 }).
    .you = Du kannst weder stecken noch ziehen und legst { stick-a } weg ({ $what ->
        [hand] aus der Hand
       *[other] { $what }
     }).
event-out = { $who } hat keinen Stab mehr und ist ausgeschieden.
    .you = Du hast keinen Stab mehr und bist ausgeschieden.
event-passed-over = { $who } hat nichts zum Spielen und wird übersprungen.
    .you = Du hast nichts zum Spielen und wirst übersprungen.
stick-a = einen { $colour ->
    [red] roten
    [green] grünen
    [blue] blauen
   *[yellow] gelben
 } Stab
stick-the = den { $colour ->
    [red] roten
    [green] grünen
    [blue] blauen
   *[yellow] gelben
 } Stab
stick-it = Der { $colour ->
    [red] rote
    [green] grüne
    [blue] blaue
   *[yellow] gelbe
 } Stab
stick-rests = { $level ->
    [0] : Nichts hält ihn auf, er ist verloren.
   *[other] ; er ruht auf Ebene { $level }.
}

## Tipps: warum ein Zug gut ist
why-costs = { $loser } verliert sofort { $points ->
    [one] einen Stab
   *[other] { $points } Stäbe
}.
why-otherwise = Nach „{ $move }“ könnte { $who } mit „{ $reply }“ antworten, und das würde dich { $points ->
    [one] einen Stab
   *[other] { $points } Stäbe
} kosten.

## Fehler
error-no-stick = Du hast keinen Stab mehr in der Hand.
error-line-taken = In { $line } steckt schon ein Stab.
error-line-crossed = { $line } ist nicht frei: Der Stab in { $other } liegt quer.
error-line-blocked = { $line } ist nicht frei: Der Stab in { $hole } reicht bis dort hinunter.
error-hole-taken = In { $hole } steckt schon ein Stab: nur einer pro Loch.
error-nothing-stops = In { $hole } würde nichts einen Stab aufhalten: Wähle ein Loch, unter dem einer quer liegt.
error-line-empty = In { $line } steckt kein Stab zum Herausziehen.
error-two-needed = Um einen Stab herauszuziehen, müssen zwei deiner Farbe senkrecht stecken; { $standing ->
    [0] von dir steckt dort keiner.
    [one] von dir steckt dort nur einer.
   *[other] von dir stecken dort nur { $standing }.
 }
error-nothing-sinks = Auf { $line } ruht nichts: Du darfst einen Stab nur herausziehen, wenn dadurch ein anderer sinkt.
error-swap-needed = Dieser Stab gehört dir nicht: Sag, welchen deiner senkrechten er ersetzt ({ $holes }), zum Beispiel R { $line } { $hole }.
error-no-swap = Der Stab in { $line } ist dein eigener und kommt in deine Hand: kein Loch dazu, nur R { $line }.
error-none-stands = Kein senkrechter Stab von dir bliebe zum Tauschen: kein Loch dazu, nur R { $line }.
error-swap-sinks = Dein Stab in { $hole } ginge bei diesem Zug verloren: Tausche einen, der stecken bleibt.
error-not-yours = In { $what } steckt kein Stab von dir.
error-can-play = Weglegen darfst du einen Stab nur, wenn du weder stecken noch ziehen kannst.
error-position-block = So können die Stäbe nicht stecken: Zwei treffen sich an einer Kreuzung, oder einer ruht auf nichts.
error-position-sticks = Von einer Farbe gibt es mehr Stäbe als in der Schachtel.
error-position-out = Wer ausgeschieden ist, passt nicht zu den Stäben, die übrig sind.
error-position-turn = Platz { $seat } ist dran, hat aber nichts zum Spielen.

## Das Bild im Terminal
# Grün und Gelb fangen gleich an: Gelb zeigt seinen zweiten Buchstaben.
picture-letter = { $colour ->
    [red] R
    [green] G
    [blue] B
   *[yellow] E
 }
picture-holes = Löcher
picture-level = Ebene { $level }
picture-in-hand = { $held } in der Hand
picture-out = ausgeschieden
