### Wat het bord van Fakir zelf zegt, in het Nederlands.

## Wat te doen, op een scherm
ask-turn = doorboor, steek in of trek een stokje eruit
ask-place = doorboor, of steek een stokje in een gat
ask-pull = trek een stokje uit het blok
ask-remove = je zit vast, lever een van je stokjes in

## Zetten, op een scherm
move-pierce = { $way ->
    [row] rij { $at } op niveau { $level } doorboren
   *[column] kolom { $at } op niveau { $level } doorboren
 }
move-pull = { $swap ->
    [none] { $way ->
        [row] het stokje uit rij { $at } op niveau { $level } trekken
       *[column] het stokje uit kolom { $at } op niveau { $level } trekken
     }
   *[other] { $way ->
        [row] het stokje uit rij { $at } op niveau { $level } trekken en ruilen met het jouwe in { $swap }
       *[column] het stokje uit kolom { $at } op niveau { $level } trekken en ruilen met het jouwe in { $swap }
     }
 }
move-remove = { $way ->
    [row] je stokje in rij { $at } op niveau { $level } inleveren
    [column] je stokje in kolom { $at } op niveau { $level } inleveren
    [hole] je stokje in gat { $at } inleveren
   *[hand] een stokje uit je hand inleveren
 }
moves-pierce = Doorboren
moves-drop = Insteken
moves-pull = Eruit trekken
moves-remove = Inleveren

## Het blok
fakir-top = Boven
fakir-level = Niveau { $level }
fakir-top-more = Van boven gezien. Het getal zegt op welk niveau een stokje staat.
fakir-level-more = Een plak uit het blok. Ronde uiteinden zijn staande stokjes.
fakir-levels = Het blok, niveau voor niveau
fakir-line = { $way ->
    [row] rij { $at } op niveau { $level }
   *[column] kolom { $at } op niveau { $level }
 }
fakir-line-label = { $way ->
    [row] Rij { $at }
   *[column] Kolom { $at }
 } op niveau { $level }: { $has ->
    [none] leeg.
   *[stick] een { $colour } stokje{ $standing ->
        [0] .
        [one] , er staat er één op.
       *[other] , er staan er { $standing } op.
     }
 }
fakir-hole-label = Gat { $hole }: { $has ->
    [none] leeg.
   *[stick] een { $colour } stokje dat op niveau { $level } rust.
 }
fakir-can = Je kunt { $move }.
fakir-not-now = { $way ->
    [row] In rij { $at }
    [column] In kolom { $at }
   *[hole] In gat { $at }
 } kan nu niets: pijlen en ringen tonen waar wel.
fakir-stays = Om te trekken staan er twee van jou, en er rust iets op.
fakir-stands = Wat staat blijft: het zakt als het stokje eronder weggaat.
fakir-no-hand = Je hand is leeg: niets om erin te steken.
fakir-closed = { $way ->
    [row] Rij { $at }
   *[column] Kolom { $at }
 } op niveau { $level } is niet helemaal vrij.
fakir-open = Niets zou een stokje in gat { $at } tegenhouden.

## Hoe je het ziet
fakir-look = Hoe je het blok ziet
fakir-look-flat = Per niveau
fakir-look-block = Het blok
fakir-see-through = Doorkijken
fakir-no-block = Dit apparaat kan het blok niet tekenen; de niveaus laten alles zien.
fakir-turn = Het blok in drie dimensies. Met de pijltoetsen draai je het, met Home draai je het terug. Om met het toetsenbord een zet te kiezen, bekijk je het per niveau of gebruik je de lijst met zetten.

## Handen
fakir-block = { $block } in het blok
fakir-give-up = Een stokje uit je hand inleveren
fakir-swap = Welk van jouw stokjes vervangt het?
fakir-tally = { $hand } in de hand, { $block } in het blok

## Het einde
fakir-result-in = { $left ->
    [0] als laatste in het spel
    [one] nog één stokje
   *[other] nog { $left } stokjes
 }
fakir-result-out = uit het spel
fakir-count-out = { $loser_is ->
    [you] Je hebt geen stokje meer en bent af.
   *[other] { $many ->
        [one] { $loser } heeft geen stokje meer en is af.
       *[other] Geen stokje meer en af: { $loser }.
     }
 }
fakir-count-last = { $winner_is ->
    [you] Jij houdt het het langst vol
   *[other] { $many ->
        [one] { $winner } houdt het het langst vol
       *[other] Het langst volgehouden: { $winner }
     }
 }, { $left ->
    [0] zonder stokje, maar met de laatste zet.
    [one] met één stokje.
   *[other] met { $left } stokjes.
 }

## In weinig woorden
short-pierced = doorboort { $line }
short-dropped = { $level ->
    [0] steekt in { $hole }: verloren
   *[other] steekt in { $hole }, tot niveau { $level }
 }
short-pulled = trekt { $line } eruit
short-stick = { $colour ->
    [red] rood
    [green] groen
    [blue] blauw
   *[yellow] geel
 }
short-vanished = { short-stick } in { $hole } is verloren
short-swapped = { short-stick } komt in { $hole }, het andere komt terug
short-returned = het gaat terug naar { $to_seat_is ->
    [you] jou
   *[other] { $to_seat }
 }
short-took-back = neemt het in de hand
short-removed = geeft { $what } op
short-out = ligt eruit
    .other = { $who } ligt eruit
    .you = jij ligt eruit
