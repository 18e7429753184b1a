### Ce que dit la table de NOX à l’écran.

## Que faire
ask-play = choisissez une carte, puis sa place
ask-choose = choisissez une carte, puis sa place
nox-card-first = Choisissez d’abord une carte de votre main, puis sa place.
nox-elsewhere = Une carte va sur sa couleur, ou forme une nouvelle pile.
error-undo-chance = Votre coup reste : tous ont vu la carte.

## Coups
move-extend = { nox-card } en nouvelle pile, { $kitty_is ->
    [you] chez vous
   *[other] chez { $kitty }
}{ $under ->
    [yes] , sa pile dessous
   *[no] {""}
}
move-cover = { nox-card } sur { $kitty_is ->
    [you] votre { $onto }
   *[other] le { $onto }, chez { $kitty }
}{ $under ->
    [yes] , sa pile dessous
   *[no] {""}
}

## Ce qui se passe : toujours une pile, nouvelle ou recouverte
event-extended = { $who } pose { $card } en nouvelle pile, { $owner_is ->
    [you] chez vous
    [own] de son côté
   *[other] chez { $owner }
}.
    .you = Vous posez { $card } en nouvelle pile, { $owner_is ->
        [you] chez vous
       *[other] chez { $owner }
     }.
event-covered = { $who } pose { $card } sur { $owner_is ->
    [you] votre { $pile }
    [own] son { $pile }
   *[other] { $pile }, chez { $owner }
}.
    .you = Vous posez { $card } sur { $owner_is ->
        [you] votre { $pile }
       *[other] { $pile }, chez { $owner }
     }.

## Cartes et étalages
nox-card = { $number } { $colour ->
    [B] bleu
    [G] vert
   *[O] orange
}
nox-pile = { nox-card }{ $size ->
    [1] {""}
   *[other] , au sommet de { $size } cartes
}
nox-last = { $pile } (dernier coup)
nox-kitty = { $owner_is ->
    [you] Votre étalage
   *[other] Étalage chez { $owner }
}
nox-kitty-is = L’étalage, ce sont toutes les piles devant une personne. Seules les cartes du dessus comptent, et seulement si elles montrent les trois couleurs.
nox-worth = { $colours ->
    [none] Les trois couleurs : { $sum }
    [B] Pas de bleu : 0, et non { $sum }
    [G] Pas de vert : 0, et non { $sum }
    [O] Pas d’orange : 0, et non { $sum }
    [BG] Seulement de l’orange : 0, et non { $sum }
    [BO] Seulement du vert : 0, et non { $sum }
    [GO] Seulement du bleu : 0, et non { $sum }
   *[BGO] Pas encore de carte
}
nox-hand = Votre main
nox-hand-of = { $cards ->
    [0] Aucune carte en main
    [one] Une carte en main
   *[other] { $cards } cartes en main
}
nox-left = { $left ->
    [0] La pioche est vide
    [one] Une carte dans la pioche
   *[other] { $left } cartes dans la pioche
}
nox-round = Manche { $round }
nox-goal = le but : { $variant ->
    [thick] 100
   *[standard] 150
}
nox-so-far = Vous : { $points } sur { $variant ->
    [thick] 100
   *[standard] 150
}
nox-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
nox-which-top = Quelle pile finit au-dessus ?
nox-close = Revenir à la table

## Le compte d’une manche
nox-counted = { $points ->
    [0] Rien
    [one] Un point
   *[other] { $points } points
}
nox-recorded = { $points ->
    [0] Rien
   *[other] { $points } points, notés : { $recorded }
}
nox-count-nothing = Chez { $owner_is ->
    [you] vous
   *[other] { $owner }
}, pas de pile : rien.
nox-count-missing = Chez { $owner_is ->
    [you] vous
   *[other] { $owner }
}, { $colours ->
    [B] pas de bleu
    [G] pas de vert
    [O] pas d’orange
    [BG] ni bleu ni vert
    [BO] ni bleu ni orange
   *[GO] ni vert ni orange
} : rien.
nox-count-sum = { $owner_is ->
    [you] Vous
   *[other] { $owner }
} : { $adds } = { $points }.
nox-count-end = Après la manche { $round } : { $totals }.
nox-count-best = { $count ->
    [one] Seul le meilleur étalage est noté
   *[other] Seuls les meilleurs étalages sont notés
} : { $points } pour { $owner }.
nox-count-nobody = Aucun étalage ne montre les trois couleurs : personne ne note rien.

## En peu de mots
short-extended = { $card } : nouvelle pile { $owner_is ->
    [you] chez vous
    [own] de son côté
   *[other] chez { $owner }
}
short-covered = { $card } sur { $owner_is ->
    [you] votre { $pile }
    [own] son { $pile }
   *[other] { $pile } chez { $owner }
}
short-merged = piles réunies
short-skipped = n’a plus de carte
short-round-over = la manche est finie
