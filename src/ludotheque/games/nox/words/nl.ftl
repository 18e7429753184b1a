### NOX in het Nederlands.

title = NOX
aim = Toon alle drie de kleuren, dan telt wat je toont; heeft iemand 150, dan winnen de meeste punten.

## Opties
option-variant = Variant
    .standard = Iedereen noteert punten, tot 150
    .thick = Voor dikkoppen: alleen de beste van een ronde noteert, tot 100
option-merge = Als twee stapels op elkaar gaan
    .top = De net bespeelde stapel bovenop
    .choose = Wie speelde, kiest wat bovenop komt
option-first = Wie begint

## Wat te doen
ask-play = leg een kaart naast de stapels van een etalage (B7 +3) of op een stapel van dezelfde kleur (G14 1:G5)
ask-choose = leg een kaart naast de stapels van een etalage (B7 +3) of op een stapel van dezelfde kleur (G14 1:G5); worden twee stapels er één, zet dan /under erachter om de jouwe onderop te leggen

## Zetten
move-extend = { $card } als nieuwe stapel { $kitty_is ->
    [you] bij jou
   *[other] bij { $kitty }
}{ $under ->
    [yes] , die stapel onderop
   *[no] {""}
}
move-cover = { $card } op { $kitty_is ->
    [you] jouw { $pile }
   *[other] { $pile } van { $kitty }
}{ $under ->
    [yes] , die stapel onderop
   *[no] {""}
}

## Wat er gebeurt
event-lot = { $who } begint.
    .you = Jij begint.
event-round = Ronde { $round }: ieder drie kaarten, en { $who } begint.
    .you = Ronde { $round }: ieder drie kaarten, en jij begint.
event-dealt = Jouw kaarten: { $cards }.
event-extended = { $who } breidt { kitty-of } uit met { $card }.
    .you = Je breidt { kitty-of } uit met { $card }.
event-covered = { $who } legt { $card } op { $pile } in { kitty-in }.
    .you = Je legt { $card } op { $pile } in { kitty-in }.
event-merged = Twee { $owner_is ->
    [you] van jouw stapels
   *[other] stapels van { $owner }
} tonen { $number } en worden er één, met { $top } bovenop.
event-draws = { $left ->
    [0] { $who } trekt de laatste kaart.
   *[other] { $who } trekt een kaart.
}
    .you = { $left ->
        [0] Je trekt de laatste kaart.
       *[other] Je trekt een kaart.
     }
event-drew = Jouw nieuwe kaart: { $card }.
event-skipped = { $who } heeft geen kaart meer en wordt overgeslagen.
    .you = Je hebt geen kaart meer en wordt overgeslagen.
event-round-over = { $reason ->
    [six] { $owner_is ->
        [you] Jij hebt
       *[other] { $owner } heeft
    } zes stapels: ronde { $round } is afgelopen.
   *[exhausted] Alle kaarten zijn gespeeld: ronde { $round } is afgelopen.
} Etalages: { $scores }. Nieuwe stand: { $totals }.
kitty-of = { $owner_is ->
    [you] jouw etalage
    [own] de eigen etalage
   *[other] de etalage van { $owner }
}
kitty-in = { $owner_is ->
    [you] jouw etalage
    [own] de eigen etalage
   *[other] de etalage van { $owner }
}

## Hints: waarom een zet goed is
why-gains = Hij levert je meteen { $points ->
    [one] 1 punt
   *[other] { $points } punten
} op.
why-costs = { $loser } verliest meteen { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
why-otherwise = Na “{ $move }” zou { $who } “{ $reply }” kunnen antwoorden en { $points ->
    [one] 1 punt
   *[other] { $points } punten
} op je inlopen.
why-otherwise-some = Na “{ $move }” zou { $who } ongeveer { $points ->
    [one] 1 punt
   *[other] { $points } punten
} op je kunnen inlopen.

## Fouten
error-no-such-kitty = Er is geen plaats { $kitty }: er spelen er { $players }.
error-not-in-hand = Je hebt { $card } niet in je hand.
error-other-colour = { $card } kan niet op { $pile }: je legt een kaart alleen op dezelfde kleur.
error-no-such-pile = Geen stapel van { $owner } toont { $pile }.
error-no-choice = Aan deze tafel komt de stapel waarop net gespeeld is bovenop: laat /under weg.
error-no-merge = Met deze zet gaan er geen stapels op elkaar: laat /under weg.
error-position-cards = Zo vaak zit { $card } niet in de doos.
error-position-kitty = { $text } is geen etalage: hoogstens zes stapels, en geen getal twee keer.
error-position-buried = De hoogte van de stapels klopt niet met het aantal bedekte kaarten.
error-position-stage = Handen, etalages en stand passen niet bij de fase { $stage }.

## Het plaatje in de terminal
picture-round = ronde { $round }, nog { $left ->
    [one] 1 kaart
   *[other] { $left } kaarten
 } op de trekstapel
picture-no-kitty = nog geen etalage
picture-lacks = { $colours ->
    [B] geen blauw
    [G] geen groen
    [O] geen oranje
    [BG] geen blauw en geen groen
    [BO] geen blauw en geen oranje
   *[GO] geen groen en geen oranje
 }
picture-hand = hand
picture-total = stand
