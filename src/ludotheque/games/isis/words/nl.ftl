### Isis & Osiris in het Nederlands.

title = Isis & Osiris
aim = Je pionnen verdienen wat de tegels ernaast waard zijn: de meeste punten winnen.

## Opties
option-variant = Variant
    .standard = Eén spel
    .series = Meerdere spellen achter elkaar, punten opgeteld
    .stock = Eén gezamenlijke voorraad tegels
option-games = Spellen achter elkaar
option-open = Tegels blijven open liggen
option-first = Wie begint

## Wat te doen
ask-turn = zet een pion (P c3) of draai een tegel om (F)
ask-pawn = zet een pion op een vrij vak (P c3)
ask-tile = draai een tegel om (F)
ask-place = leg de omgedraaide tegel op een vrij vak (T c3)
ask-pass = je hebt niets meer om neer te leggen: pas (pass)

## Zetten
move-pawn = pion op { $cell }
move-turn = een tegel omdraaien
move-tile = tegel op { $cell }
move-pass = passen

## Wat er gebeurt
event-lot = { $who } begint.
    .you = Jij begint.
event-pawn = { $who } zet een pion op { $cell }.
    .you = Je zet een pion op { $cell }.
event-turned = { $who } draait een tegel om: { signed }.
    .you = Je draait een tegel om: { signed }.
signed = { $value ->
    [1] +1
    [2] +2
    [3] +3
    [4] +4
   *[other] { $value }
 }
event-tile = { $who } legt de tegel op { $cell }.
    .you = Je legt de tegel op { $cell }.
event-passed = { $who } heeft niets meer om neer te leggen en past.
    .you = Je hebt niets meer om neer te leggen en past.
event-counted = Het bord is vol. De tegels worden omgedraaid en geteld: { $scores }.
event-next-game = Spel { $game }: { $who } begint.
    .you = Spel { $game }: jij begint.

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
error-cell-taken = { $cell } is bezet: kies een vrij vak.
error-tile-first = Leg eerst de tegel neer die je hebt omgedraaid, bijvoorbeeld T c3.
error-no-tile-up = Draai eerst een tegel om met F.
error-no-pawns = Je hebt geen pion meer: draai een tegel om met F.
error-no-tiles = Er is geen tegel meer om om te draaien: zet een pion.
error-no-pass = Je past alleen als je niets meer hebt om neer te leggen.
error-must-pass = Je hebt niets meer om neer te leggen: pas (pass).
error-position-tiles = De tegels op het bord, de omgedraaide en die van de spelers zijn niet die van de doos.
error-position-pawns = De pionnen op het bord en die nog over zijn, kloppen samen niet met wat ieder heeft.

## Het plaatje in de terminal
picture-pawns = { $pawns ->
    [one] 1 pion
   *[other] { $pawns } pionnen
 }
picture-tiles = { $tiles ->
    [one] 1 tegel
   *[other] { $tiles } tegels
 }
picture-points = punten: { $points }
picture-stock = voorraad: { $tiles ->
    [one] 1 tegel
   *[other] { $tiles } tegels
 }
picture-held = omgedraaid: { $tile }
picture-game = spel { $game } van { $games }
