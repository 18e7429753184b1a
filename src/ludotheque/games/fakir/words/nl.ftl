### Fakir in het Nederlands.

title = Fakir
aim = Wie nog een stokje heeft als niemand anders er een heeft, wint.

## Opties
option-teams = Twee teams van twee, teamgenoten tegenover elkaar
option-drop_through = Een stokje mag ook in een gat waar niets het tegenhoudt; het is dan verloren
option-first = Wie begint

## Kleuren
colour-red = rood
colour-green = groen
colour-blue = blauw
colour-yellow = geel

## Wat te doen
ask-turn = doorboor het blok (H 2@3), steek een stokje in een gat (V b2) of trek er een uit (R b@1)
ask-place = doorboor het blok (H 2@3) of steek een stokje in een gat (V b2)
ask-pull = je kunt alleen een stokje eruit trekken (R b@1)
ask-remove = je kunt niets plaatsen en niets eruit trekken: lever een van je stokjes in (X hand, X b2, X b@1)

## Zetten
move-pierce = { $line } doorboren
move-drop = een stokje in { $hole } steken
move-pull = { $swap ->
    [none] het stokje uit { $line } trekken
   *[other] het stokje uit { $line } trekken en ruilen met het jouwe in { $swap }
}
move-remove = { $what ->
    [hand] een stokje uit je hand inleveren
   *[other] je stokje in { $what } inleveren
}

## Wat er gebeurt
event-lot = { $who } begint.
    .you = Jij begint.
event-pierced = { $who } doorboort { $line } met { stick-a }.
    .you = Je doorboort { $line } met { stick-a }.
event-dropped = { $who } steekt { stick-a } in { $hole }{ stick-rests }
    .you = Je steekt { stick-a } in { $hole }{ stick-rests }
event-pulled = { $who } trekt { stick-the } uit { $line }.
    .you = Je trekt { stick-the } uit { $line }.
event-sank = { stick-it } in { $hole } zakt van niveau { $from } naar niveau { $to }.
event-vanished = { stick-it } in { $hole } valt dwars door het blok en is uit het spel.
event-swapped = { $who } zet { stick-the } in { $hole }; het stokje dat daar stond, gaat terug in de hand.
    .you = Je zet { stick-the } in { $hole }; je stokje dat daar stond, gaat terug in je hand.
event-took-back = { $who } neemt { stick-the } terug.
    .you = Je neemt { stick-the } terug.
event-returned = { stick-it } gaat terug naar { $to_seat_is ->
    [you] jou
   *[other] { $to_seat }
}.
event-removed = { $who } kan niets plaatsen en niets eruit trekken, en levert { stick-a } in ({ $what ->
    [hand] uit de hand
   *[other] { $what }
 }).
    .you = Je kunt niets plaatsen en niets eruit trekken, en levert { stick-a } in ({ $what ->
        [hand] uit de hand
       *[other] { $what }
     }).
event-out = { $who } heeft geen stokje meer en is af.
    .you = Je hebt geen stokje meer en bent af.
event-passed-over = { $who } heeft niets om mee te spelen en wordt overgeslagen.
    .you = Je hebt niets om mee te spelen en wordt overgeslagen.
stick-a = een { $colour ->
    [red] rood
    [green] groen
    [blue] blauw
   *[yellow] geel
 } stokje
stick-the = het { $colour ->
    [red] rode
    [green] groene
    [blue] blauwe
   *[yellow] gele
 } stokje
stick-it = Het { $colour ->
    [red] rode
    [green] groene
    [blue] blauwe
   *[yellow] gele
 } stokje
stick-rests = { $level ->
    [0] : niets houdt het tegen, het is verloren.
   *[other] : het rust op niveau { $level }.
}

## Hints: waarom een zet goed is
why-costs = { $loser } verliest meteen { $points ->
    [one] een stokje
   *[other] { $points } stokjes
}.
why-otherwise = Na “{ $move }” zou { $who } “{ $reply }” kunnen antwoorden, en dat zou je { $points ->
    [one] een stokje
   *[other] { $points } stokjes
} kosten.

## Fouten
error-no-stick = Je hebt geen stokje in je hand.
error-line-taken = In { $line } zit al een stokje.
error-line-crossed = { $line } is niet vrij: het stokje in { $other } ligt dwars in de weg.
error-line-blocked = { $line } is niet vrij: het stokje in { $hole } reikt tot daar.
error-hole-taken = In { $hole } zit al een stokje: één per gat.
error-nothing-stops = Niets zou een stokje in { $hole } tegenhouden: kies een gat waaronder een stokje ligt.
error-line-empty = In { $line } zit geen stokje om eruit te trekken.
error-two-needed = Om een stokje eruit te trekken, moeten er twee van jouw kleur rechtop staan; { $standing ->
    [0] jij hebt er geen.
    [one] jij hebt er maar één.
   *[other] jij hebt er { $standing }.
 }
error-nothing-sinks = Op { $line } rust niets: je trekt er alleen een stokje uit als er een ander door zakt.
error-swap-needed = Dat stokje is niet van jou: zeg voor welk van je staande stokjes het in de plaats komt ({ $holes }), bijvoorbeeld R { $line } { $hole }.
error-no-swap = Het stokje in { $line } is van jou en gaat terug in je hand: noem geen gat, alleen R { $line }.
error-none-stands = Geen van jouw stokjes blijft staan om te ruilen: noem geen gat, alleen R { $line }.
error-swap-sinks = Jouw stokje in { $hole } zou hierdoor verloren gaan: ruil met een dat blijft staan.
error-not-yours = In { $what } zit geen stokje van jou.
error-can-play = Je levert alleen een stokje in als je niets kunt plaatsen en niets eruit kunt trekken.
error-position-block = Zo kunnen stokjes niet zitten: twee komen op één kruising, of een staat op niets.
error-position-sticks = Er zijn meer stokjes van een kleur dan in de doos.
error-position-out = Wie af is, klopt niet met de stokjes die over zijn.
error-position-turn = Plaats { $seat } is aan de beurt, maar heeft niets om mee te spelen.

## Het plaatje in de terminal
# Groen en geel beginnen hetzelfde: geel toont zijn tweede letter.
picture-letter = { $colour ->
    [red] R
    [green] G
    [blue] B
   *[yellow] E
 }
picture-holes = gaten
picture-level = niveau { $level }
picture-in-hand = { $held } in de hand
picture-out = af
