### Ce que dit le plateau d’Isis & Osiris à l’écran.

## Que faire
ask-turn = posez un pion, ou retournez un jeton
ask-pawn = posez un pion sur une case libre
ask-tile = retournez un jeton
ask-place = posez le jeton sur une case libre
ask-pass = vous n’avez plus rien à poser, vous passez
isis-turn-first = Retournez d’abord un jeton : touchez vos jetons cachés.
error-undo-chance = Votre coup reste : un jeton a été retourné depuis.

## La liste des coups
moves-pawn = Poser un pion
moves-tile = Poser le jeton
moves-turn = Retourner un jeton
moves-pass = Passer

## Le plateau et les pièces
isis-board = Plateau
isis-free = { $cell }, libre
isis-pawn-on = { $cell }, { $owner_is ->
    [you] votre pion
   *[other] pion : { $owner }
}
isis-tile-on = { $cell }, jeton face cachée
isis-face-on = { $cell }, jeton { $value }
isis-last = { $cell } (dernier coup)
isis-held = Le jeton retourné : { $value }
isis-turn = Retourner un jeton, reste { $left }
isis-pawns-left = { $left ->
    [0] Plus de pion
    [one] Encore un pion
   *[other] Encore { $left } pions
}
isis-tiles-left = { $left ->
    [0] Plus de jeton
    [one] Encore un jeton
   *[other] Encore { $left } jetons
}
isis-points = Points : { $points }

## Le compte
isis-count-turned = Le plateau est plein : on retourne tous les jetons.
isis-count-alone = { $who } en { $cell } : aucun jeton à côté.
    .you = Vous en { $cell } : aucun jeton à côté.
isis-count-pawn = { $who } en { $cell } : { $adds }{ $tiles ->
    [one] .
   *[other] {" "}= { $points }.
}
    .you = Vous en { $cell } : { $adds }{ $tiles ->
        [one] .
       *[other] {" "}= { $points }.
     }
isis-count-end = Le compte : { $scores }.

## En peu de mots
short-pawn = pion en { $cell }
short-tile = jeton en { $cell }
short-passed = passe
