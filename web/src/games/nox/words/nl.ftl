### Wat de tafel van NOX op een scherm zegt.

## Wat te doen
ask-play = kies een kaart, dan haar plek
ask-choose = kies een kaart, dan haar plek
nox-card-first = Kies eerst een kaart uit je hand, dan haar plek.
nox-elsewhere = Een kaart gaat op haar kleur, of wordt een nieuwe stapel.
error-undo-chance = Je zet blijft: iedereen heeft de kaart gezien.

## Zetten
move-extend = { nox-card } als nieuwe stapel { $kitty_is ->
    [you] bij jou
   *[other] bij { $kitty }
}{ $under ->
    [yes] , onder de andere stapel
   *[no] {""}
}
move-cover = { nox-card } op { $kitty_is ->
    [you] jouw { $onto }
   *[other] de { $onto } van { $kitty }
}{ $under ->
    [yes] , onder de andere stapel
   *[no] {""}
}

## Wat er gebeurt: altijd een stapel, nieuw of bedekt
event-extended = { $who } legt { $card } als nieuwe stapel bij { $owner_is ->
    [you] jou
    [own] zichzelf
   *[other] { $owner }
}.
    .you = Je legt { $card } als nieuwe stapel bij { $owner_is ->
        [you] jezelf
       *[other] { $owner }
     }.
event-covered = { $who } legt { $card } op { $owner_is ->
    [you] jouw { $pile }
    [own] de eigen { $pile }
   *[other] { $pile } van { $owner }
}.
    .you = Je legt { $card } op { $owner_is ->
        [you] jouw { $pile }
       *[other] { $pile } van { $owner }
     }.

## Kaarten en etalages
nox-card = { $colour ->
    [B] blauwe
    [G] groene
   *[O] oranje
} { $number }
nox-pile = { nox-card }{ $size ->
    [1] {""}
   *[other] , bovenop { $size } kaarten
}
nox-last = { $pile } (laatst gespeeld)
nox-kitty = { $owner_is ->
    [you] Jouw etalage
   *[other] Etalage van { $owner }
}
nox-kitty-is = Alle stapels voor één speler zijn de etalage. Alleen de bovenste kaarten tellen, en alleen als ze alle drie de kleuren tonen.
nox-worth = { $colours ->
    [none] Alle drie de kleuren: { $sum }
    [B] Geen blauw: 0 in plaats van { $sum }
    [G] Geen groen: 0 in plaats van { $sum }
    [O] Geen oranje: 0 in plaats van { $sum }
    [BG] Alleen oranje: 0 in plaats van { $sum }
    [BO] Alleen groen: 0 in plaats van { $sum }
    [GO] Alleen blauw: 0 in plaats van { $sum }
   *[BGO] Nog geen kaart
}
nox-hand = Jouw hand
nox-hand-of = { $cards ->
    [0] Geen kaart in de hand
    [one] Eén kaart in de hand
   *[other] { $cards } kaarten in de hand
}
nox-left = { $left ->
    [0] De trekstapel is op
    [one] Nog één kaart op de trekstapel
   *[other] Nog { $left } kaarten op de trekstapel
}
nox-round = Ronde { $round }
nox-goal = doel: { $variant ->
    [thick] 100
   *[standard] 150
}
nox-so-far = Jij: { $points } van { $variant ->
    [thick] 100
   *[standard] 150
}
nox-points = { $points ->
    [one] Eén punt
   *[other] { $points } punten
}
nox-which-top = Welke stapel komt bovenop?
nox-close = Terug naar de tafel

## De puntentelling van een ronde
nox-counted = { $points ->
    [0] Niets
    [one] Eén punt
   *[other] { $points } punten
}
nox-recorded = { $points ->
    [0] Niets
   *[other] { $points } punten, { $recorded } genoteerd
}
nox-count-nothing = { $owner_is ->
    [you] Jij hebt
   *[other] { $owner } heeft
} geen stapel: niets.
nox-count-missing = { $owner_is ->
    [you] Jij hebt
   *[other] { $owner } heeft
} { $colours ->
    [B] geen blauw
    [G] geen groen
    [O] geen oranje
    [BG] geen blauw en geen groen
    [BO] geen blauw en geen oranje
   *[GO] geen groen en geen oranje
}: niets.
nox-count-sum = { $owner_is ->
    [you] Jij
   *[other] { $owner }
}: { $adds } = { $points }.
nox-count-end = Na ronde { $round }: { $totals }.
nox-count-best = Alleen de beste { $count ->
    [one] etalage telt
   *[other] etalages tellen
}: { $points } voor { $owner }.
nox-count-nobody = Geen etalage toont alle drie de kleuren: niemand noteert iets.

## In weinig woorden
short-extended = { $card }: nieuwe stapel bij { $owner_is ->
    [you] jou
    [own] zichzelf
   *[other] { $owner }
}
short-covered = { $card } op { $owner_is ->
    [you] jouw { $pile }
    [own] eigen { $pile }
   *[other] { $pile } van { $owner }
}
short-merged = stapels samen
short-skipped = heeft geen kaart meer
short-round-over = de ronde is voorbij
