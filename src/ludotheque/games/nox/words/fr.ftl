### NOX en français.

title = NOX
aim = Montrez les trois couleurs, et ce que vous montrez compte ; dès que quelqu’un a 150, le plus de points l’emporte.

## Options
option-variant = Variante
    .standard = Chacun note ses points, jusqu’à 150
    .thick = Pour les durs à cuire : seul le meilleur étalage de la manche est noté, jusqu’à 100
option-merge = Quand deux piles sont empilées
    .top = La pile jouée finit au-dessus
    .choose = Qui a joué décide de celle qui finit au-dessus
option-first = Qui commence

## Que faire
ask-play = posez une carte à côté des piles d’un étalage (B7 +3) ou sur une pile de sa couleur (G14 1:G5)
ask-choose = posez une carte à côté des piles d’un étalage (B7 +3) ou sur une pile de sa couleur (G14 1:G5) ; si deux piles n’en font plus qu’une, ajoutez /under pour glisser la vôtre dessous

## Coups
move-extend = { $card } en nouvelle pile, { $kitty_is ->
    [you] chez vous
   *[other] chez { $kitty }
}{ $under ->
    [yes] , sa pile dessous
   *[no] {""}
}
move-cover = { $card } sur { $kitty_is ->
    [you] votre { $pile }
   *[other] { $pile }, chez { $kitty }
}{ $under ->
    [yes] , sa pile dessous
   *[no] {""}
}

## Événements
event-lot = { $who } commence.
    .you = Vous commencez.
event-round = Manche { $round } : trois cartes par personne, et { $who } commence.
    .you = Manche { $round } : trois cartes par personne, et vous commencez.
event-dealt = Vos cartes : { $cards }.
event-extended = { $who } pose { $card } { kitty-of } : l’étalage s’étend.
    .you = Vous posez { $card } { kitty-of } : l’étalage s’étend.
event-covered = { $who } recouvre { $pile } avec { $card }, { kitty-in }.
    .you = Vous recouvrez { $pile } avec { $card }, { kitty-in }.
event-merged = Chez { $owner_is ->
    [you] vous
   *[other] { $owner }
}, deux piles montrent un { $number } : elles n’en font plus qu’une, { $top } au-dessus.
event-draws = { $left ->
    [0] { $who } pioche la dernière carte.
   *[other] { $who } pioche une carte.
}
    .you = { $left ->
        [0] Vous piochez la dernière carte.
       *[other] Vous piochez une carte.
     }
event-drew = Votre nouvelle carte : { $card }.
event-skipped = { $who } n’a plus de carte et passe son tour.
    .you = Vous n’avez plus de carte et passez votre tour.
event-round-over = { $reason ->
    [six] Six piles chez { $owner_is ->
        [you] vous
       *[other] { $owner }
    } : la manche { $round } est finie.
   *[exhausted] Toutes les cartes sont jouées : la manche { $round } est finie.
} Étalages : { $scores }. Totaux : { $totals }.
kitty-of = { $owner_is ->
    [you] chez vous
    [own] dans son propre étalage
   *[other] chez { $owner }
}
kitty-in = { $owner_is ->
    [you] chez vous
    [own] dans son propre étalage
   *[other] chez { $owner }
}

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
error-no-such-kitty = Il n’y a pas de place { $kitty } : on joue à { $players }.
error-not-in-hand = Vous n’avez pas { $card } en main.
error-other-colour = { $card } ne peut pas recouvrir { $pile } : une carte ne recouvre que sa propre couleur.
error-no-such-pile = Chez { $owner }, aucune pile ne montre { $pile }.
error-no-choice = À cette table, la pile où l’on vient de jouer finit au-dessus : retirez /under.
error-no-merge = Ce coup n’empile pas deux piles : retirez /under.
error-position-cards = La boîte ne contient pas autant de cartes { $card }.
error-position-kitty = { $text } n’est pas un étalage : six piles au plus, et jamais deux fois le même nombre.
error-position-buried = La taille des piles ne correspond pas au nombre de cartes enfouies.
error-position-stage = Les mains, les étalages et les totaux ne correspondent pas au stade { $stage }.

## L’image dans un terminal
picture-round = manche { $round }, { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
 } dans la pioche
picture-no-kitty = pas encore d’étalage
picture-lacks = { $colours ->
    [B] pas de bleu
    [G] pas de vert
    [O] pas d’orange
    [BG] ni bleu ni vert
    [BO] ni bleu ni orange
   *[GO] ni vert ni orange
 }
picture-hand = main
picture-total = total
