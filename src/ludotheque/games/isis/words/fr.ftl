### Isis & Osiris en français.

title = Isis & Osiris
aim = Vos pions gagnent la valeur des jetons voisins : le plus de points l’emporte.

## Options
option-variant = Variante
    .standard = Une partie
    .series = Plusieurs parties d’affilée, scores additionnés
    .stock = Un stock commun de jetons
option-games = Parties d’affilée
option-open = Les jetons restent face visible
option-first = Qui commence

## Que faire
ask-turn = posez un pion (P c3) ou retournez un jeton (F)
ask-pawn = posez un pion sur une case libre (P c3)
ask-tile = retournez un jeton (F)
ask-place = posez le jeton retourné sur une case libre (T c3)
ask-pass = vous n’avez plus rien à poser : passez (pass)

## Coups
move-pawn = pion en { $cell }
move-turn = retourner un jeton
move-tile = jeton en { $cell }
move-pass = passer

## Événements
event-lot = { $who } commence.
    .you = Vous commencez.
event-pawn = { $who } pose un pion en { $cell }.
    .you = Vous posez un pion en { $cell }.
event-turned = { $who } retourne un jeton : { signed }.
    .you = Vous retournez un jeton : { signed }.
signed = { $value ->
    [1] +1
    [2] +2
    [3] +3
    [4] +4
   *[other] { $value }
 }
event-tile = { $who } pose le jeton en { $cell }.
    .you = Vous posez le jeton en { $cell }.
event-passed = { $who } n’a rien à poser et passe.
    .you = Vous n’avez rien à poser et passez.
event-counted = Le plateau est plein. On retourne les jetons et on compte : { $scores }.
event-next-game = Partie { $game } : { $who } commence.
    .you = Partie { $game } : vous commencez.

## Indices : pourquoi un coup est bon
why-gains = Il vous rapporte aussitôt { $points ->
    [one] 1 point
   *[other] { $points } points
}.
why-costs = { $loser } y perd aussitôt { $points ->
    [one] 1 point
   *[other] { $points } points
}.
why-otherwise = Après « { $move } », { $who } pourrait répondre « { $reply } » et gagner { $points ->
    [one] 1 point
   *[other] { $points } points
} sur vous.
why-otherwise-some = Après « { $move } », { $who } pourrait gagner environ { $points ->
    [one] 1 point
   *[other] { $points } points
} sur vous.

## Erreurs
error-cell-taken = La case { $cell } est occupée : choisissez une case libre.
error-tile-first = Posez d’abord le jeton que vous avez retourné, par exemple T c3.
error-no-tile-up = Retournez d’abord un jeton avec F.
error-no-pawns = Vous n’avez plus de pion : retournez un jeton avec F.
error-no-tiles = Il n’y a plus de jeton à retourner : posez un pion.
error-no-pass = On ne passe que si l’on n’a rien à poser.
error-must-pass = Vous n’avez plus rien à poser : passez (pass).
error-position-tiles = Les jetons du plateau, celui qui est retourné et ceux des joueurs ne sont pas ceux de la boîte.
error-position-pawns = Les pions du plateau et ceux qui restent ne font pas le compte de chacun.

## L’image dans un terminal
picture-pawns = { $pawns ->
    [one] { $pawns } pion
   *[other] { $pawns } pions
 }
picture-tiles = { $tiles ->
    [one] { $tiles } jeton
   *[other] { $tiles } jetons
 }
picture-points = points : { $points }
picture-stock = stock : { $tiles ->
    [one] { $tiles } jeton
   *[other] { $tiles } jetons
 }
picture-held = jeton retourné : { $tile }
picture-game = partie { $game } sur { $games }
