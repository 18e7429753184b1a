### Was das Brett von Fakir selbst sagt, auf Deutsch.

## Was zu tun ist, am Bildschirm
ask-turn = Stab durchstecken, einstecken oder ziehen
ask-place = Stab durchstecken oder einstecken
ask-pull = Stab herausziehen
ask-remove = Nichts geht mehr, leg einen Stab weg

## Züge, am Bildschirm
move-pierce = { $way ->
    [row] einen Stab durch Reihe { $at } auf Ebene { $level } stecken
   *[column] einen Stab durch Spalte { $at } auf Ebene { $level } stecken
 }
move-pull = { $swap ->
    [none] { $way ->
        [row] den Stab aus Reihe { $at } auf Ebene { $level } ziehen
       *[column] den Stab aus Spalte { $at } auf Ebene { $level } ziehen
     }
   *[other] { $way ->
        [row] den Stab aus Reihe { $at } auf Ebene { $level } ziehen und gegen deinen in { $swap } tauschen
       *[column] den Stab aus Spalte { $at } auf Ebene { $level } ziehen und gegen deinen in { $swap } tauschen
     }
 }
move-remove = { $way ->
    [row] deinen Stab in Reihe { $at } auf Ebene { $level } weglegen
    [column] deinen Stab in Spalte { $at } auf Ebene { $level } weglegen
    [hole] deinen Stab in Loch { $at } weglegen
   *[hand] einen Stab aus der Hand weglegen
 }
moves-pierce = Durchstecken
moves-drop = Einstecken
moves-pull = Herausziehen
moves-remove = Weglegen

## Der Sockel
fakir-top = Oben
fakir-level = Ebene { $level }
fakir-top-more = Von oben gesehen. Die Zahl sagt, auf welcher Ebene ein Stab steht.
fakir-level-more = Ein Schnitt durch den Sockel. Runde Enden sind stehende Stäbe.
fakir-levels = Der Sockel, Ebene für Ebene
fakir-line = { $way ->
    [row] Reihe { $at } auf Ebene { $level }
   *[column] Spalte { $at } auf Ebene { $level }
 }
# Die Farbe kommt ungebeugt an („rot“): Hier bekommt sie ihre Endung.
fakir-line-label = { $way ->
    [row] Reihe { $at }
   *[column] Spalte { $at }
 } auf Ebene { $level }: { $has ->
    [none] leer.
   *[stick] ein { $colour }er Stab{ $standing ->
        [0] .
        [one] , einer steht darauf.
       *[other] , { $standing } stehen darauf.
     }
 }
fakir-hole-label = Loch { $hole }: { $has ->
    [none] leer.
   *[stick] ein { $colour }er Stab, der auf Ebene { $level } ruht.
 }
fakir-can = Du kannst { $move }.
fakir-not-now = { $way ->
    [row] In Reihe { $at }
    [column] In Spalte { $at }
   *[hole] In Loch { $at }
 } geht gerade nichts: Pfeile und Ringe zeigen, wo.
fakir-stays = Zum Ziehen müssen zwei von dir stehen und etwas auf ihm ruhen.
fakir-stands = Was steht, bleibt: Es sinkt, wenn der Stab darunter geht.
fakir-no-hand = Deine Hand ist leer: nichts hineinzustecken.
fakir-closed = { $way ->
    [row] Reihe { $at }
   *[column] Spalte { $at }
 } auf Ebene { $level } ist nicht ganz hindurch frei.
fakir-open = In Loch { $at } würde nichts einen Stab aufhalten.

## Wie er gezeigt wird
fakir-look = Wie der Sockel gezeigt wird
fakir-look-flat = Ebenen
fakir-look-block = Sockel
fakir-see-through = Durchsichtig
fakir-no-block = Auf diesem Gerät lässt sich der Sockel nicht zeichnen; die Ebenen zeigen alles.
fakir-turn = Der Sockel in drei Dimensionen. Die Pfeiltasten drehen ihn, Pos1 dreht ihn zurück. Um mit der Tastatur zu ziehen, zeig ihn Ebene für Ebene oder nimm die Liste der Züge.

## Die Hände
fakir-block = { $block } im Sockel
fakir-give-up = Einen Stab aus der Hand weglegen
fakir-swap = Welchen von deinen ersetzt er?
fakir-tally = { $hand } in der Hand, { $block } im Sockel

## Das Ende
fakir-result-in = { $left ->
    [0] als Letzte im Spiel
    [one] noch ein Stab
   *[other] noch { $left } Stäbe
 }
fakir-result-out = ausgeschieden
fakir-count-out = { $loser_is ->
    [you] Du hast keinen Stab mehr und bist ausgeschieden.
   *[other] { $many ->
        [one] { $loser } hat keinen Stab mehr und ist ausgeschieden.
       *[other] Kein Stab mehr und ausgeschieden: { $loser }.
     }
 }
fakir-count-last = { $winner_is ->
    [you] Du hältst am längsten durch
   *[other] { $many ->
        [one] { $winner } hält am längsten durch
       *[other] Am längsten durchgehalten: { $winner }
     }
 }, { $left ->
    [0] ohne Stab, aber mit dem letzten Zug.
    [one] mit einem Stab.
   *[other] mit { $left } Stäben.
 }

## In wenigen Worten
short-pierced = durchbohrt { $line }
short-dropped = { $level ->
    [0] steckt in { $hole }: verloren
   *[other] steckt in { $hole }, bis Ebene { $level }
 }
short-pulled = zieht { $line } heraus
short-stick = { $colour ->
    [red] Rot
    [green] Grün
    [blue] Blau
   *[yellow] Gelb
 }
short-vanished = { short-stick } in { $hole } ist verloren
short-swapped = { short-stick } kommt in { $hole }, der andere kommt zurück
short-returned = er geht zurück an { $to_seat_is ->
    [you] dich
   *[other] { $to_seat }
 }
short-took-back = nimmt ihn auf die Hand
short-removed = gibt { $what } ab
short-out = ist ausgeschieden
    .other = { $who } ist ausgeschieden
    .you = du bist ausgeschieden
