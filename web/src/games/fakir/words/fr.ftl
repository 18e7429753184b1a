### Ce que dit le plateau de Fakir lui-même, en français.

## Que faire, à l’écran
ask-turn = transpercez, lâchez ou retirez une baguette
ask-place = transpercez, ou lâchez une baguette
ask-pull = retirez une baguette
ask-remove = rien d’autre ne va, sacrifiez une baguette

## Coups, à l’écran
move-pierce = { $way ->
    [row] transpercer par la rangée { $at }, niveau { $level }
   *[column] transpercer par la colonne { $at }, niveau { $level }
 }
move-pull = { $swap ->
    [none] { $way ->
        [row] retirer la baguette de la rangée { $at }, niveau { $level }
       *[column] retirer la baguette de la colonne { $at }, niveau { $level }
     }
   *[other] { $way ->
        [row] retirer la baguette de la rangée { $at }, niveau { $level }, et la mettre à la place de la vôtre en { $swap }
       *[column] retirer la baguette de la colonne { $at }, niveau { $level }, et la mettre à la place de la vôtre en { $swap }
     }
 }
move-remove = { $way ->
    [row] sacrifier votre baguette de la rangée { $at }, niveau { $level }
    [column] sacrifier votre baguette de la colonne { $at }, niveau { $level }
    [hole] sacrifier votre baguette en { $at }
   *[hand] sacrifier une baguette de votre main
 }
moves-pierce = Transpercer
moves-drop = Lâcher
moves-pull = Retirer
moves-remove = Sacrifier

## Le socle
fakir-top = Dessus
fakir-level = Niveau { $level }
fakir-top-more = Vu de dessus. Le chiffre dit à quel niveau la baguette repose.
fakir-level-more = Une coupe du socle. Les bouts ronds sont des baguettes debout.
fakir-levels = Le socle, niveau par niveau
fakir-line = { $way ->
    [row] rangée { $at }, niveau { $level }
   *[column] colonne { $at }, niveau { $level }
 }
# La couleur arrive au masculin (« vert ») ; une baguette la veut au féminin.
fakir-line-label = { $way ->
    [row] Rangée { $at }
   *[column] Colonne { $at }
 }, niveau { $level } : { $has ->
    [none] vide.
   *[stick] une baguette { $colour ->
        [vert] verte
        [bleu] bleue
       *[other] { $colour }
     }{ $standing ->
        [0] .
        [one] , une autre debout dessus.
       *[other] , { $standing } autres debout dessus.
     }
 }
fakir-hole-label = Trou { $hole } : { $has ->
    [none] vide.
   *[stick] une baguette { $colour ->
        [vert] verte
        [bleu] bleue
       *[other] { $colour }
     } qui repose au niveau { $level }.
 }
fakir-can = Vous pouvez { $move }.
fakir-not-now = Rien à faire { $way ->
    [row] en rangée { $at }
    [column] en colonne { $at }
   *[hole] dans le trou { $at }
 } : flèches et anneaux montrent où.
fakir-stays = Pour la retirer : deux des vôtres debout, et une posée dessus.
fakir-stands = Debout, elle reste : elle descend quand celle du dessous part.
fakir-no-hand = Votre main est vide : rien à enfoncer.
fakir-closed = { $way ->
    [row] La rangée { $at }
   *[column] La colonne { $at }
 } du niveau { $level } n’est pas libre de part en part.
fakir-open = Rien n’arrêterait une baguette dans le trou { $at }.

## Comment le montrer
fakir-look = Comment montrer le socle
fakir-look-flat = Par niveaux
fakir-look-block = Le socle
fakir-see-through = Voir au travers
fakir-no-block = Cet appareil ne peut pas dessiner le socle ; les niveaux montrent tout.
fakir-turn = Le socle en trois dimensions. Les flèches le font tourner, la touche Origine (Home) le remet en place. Pour choisir un coup au clavier, affichez-le par niveaux ou prenez la liste des coups.

## Les mains
fakir-block = { $block } dans le socle
fakir-give-up = Sacrifier une baguette de votre main
fakir-swap = Laquelle des vôtres remplace-t-elle ?
fakir-tally = { $hand } en main, { $block } dans le socle

## La fin
fakir-result-in = { $left ->
    [0] dans le jeu jusqu’au bout
    [one] encore une baguette
   *[other] encore { $left } baguettes
 }
fakir-result-out = hors jeu
fakir-count-out = { $loser_is ->
    [you] Vous n’avez plus de baguette : hors jeu.
   *[other] { $many ->
        [one] { $loser } n’a plus de baguette : hors jeu.
       *[other] Plus de baguette, et hors jeu : { $loser }.
     }
 }
fakir-count-last = { $winner_is ->
    [you] Vous tenez jusqu’au bout
   *[other] { $many ->
        [one] { $winner } tient jusqu’au bout
       *[other] Jusqu’au bout : { $winner }
     }
 }, { $left ->
    [0] sans baguette, mais avec le dernier coup.
    [one] avec une baguette.
   *[other] avec { $left } baguettes.
 }

## En peu de mots
short-pierced = perce { $line }
short-dropped = { $level ->
    [0] lâche en { $hole } : perdu
   *[other] lâche en { $hole }, niveau { $level }
 }
short-pulled = retire { $line }
short-stick = { $colour ->
    [red] la rouge
    [green] la verte
    [blue] la bleue
   *[yellow] la jaune
 }
short-vanished = { short-stick } en { $hole } est perdue
short-swapped = { short-stick } va en { $hole }, l’autre revient
short-returned = elle revient { $to_seat_is ->
    [you] chez vous
   *[other] chez { $to_seat }
 }
short-took-back = la reprend en main
short-removed = abandonne { $what }
short-out = hors jeu
    .other = { $who } est hors jeu
    .you = vous êtes hors jeu
