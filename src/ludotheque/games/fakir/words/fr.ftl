### Fakir en français.

title = Fakir
aim = Gagne qui a encore une baguette quand plus personne n’en a.

## Options
option-teams = Deux équipes de deux, partenaires face à face
option-drop_through = On peut lâcher une baguette là où rien ne l’arrête ; elle est perdue
option-first = Qui commence

## Couleurs
colour-red = rouge
colour-green = vert
colour-blue = bleu
colour-yellow = jaune

## Que faire
ask-turn = transpercez le socle (H 2@3), lâchez une baguette (V b2) ou retirez-en une (R b@1)
ask-place = transpercez le socle (H 2@3) ou lâchez une baguette dans un trou (V b2)
ask-pull = vous ne pouvez que retirer une baguette (R b@1)
ask-remove = vous ne pouvez ni placer ni retirer : sacrifiez une de vos baguettes (X hand, X b2, X b@1)

## Coups
move-pierce = transpercer en { $line }
move-drop = lâcher une baguette en { $hole }
move-pull = { $swap ->
    [none] retirer { $line }
   *[other] retirer { $line }, et l’échanger avec la vôtre en { $swap }
}
move-remove = { $what ->
    [hand] sacrifier une baguette de votre main
   *[other] sacrifier votre baguette en { $what }
}

## Événements
event-lot = { $who } commence.
    .you = Vous commencez.
event-pierced = { $who } transperce le socle en { $line } avec { stick-a }.
    .you = Vous transpercez le socle en { $line } avec { stick-a }.
event-dropped = { $who } lâche { stick-a } en { $hole }{ stick-rests }
    .you = Vous lâchez { stick-a } en { $hole }{ stick-rests }
event-pulled = { $who } retire { stick-the } couchée en { $line }.
    .you = Vous retirez { stick-the } couchée en { $line }.
event-sank = { stick-it } en { $hole } descend du niveau { $from } au niveau { $to }.
event-vanished = { stick-it } en { $hole } traverse le socle et sort du jeu.
event-swapped = En { $hole }, { $who } met { stick-the } à la place de la sienne, qui revient en main.
    .you = En { $hole }, vous mettez { stick-the } à la place de la vôtre, qui revient en main.
event-took-back = { $who } reprend en main { stick-the }.
    .you = Vous reprenez en main { stick-the }.
event-returned = { stick-it } revient à { $to_seat_is ->
    [you] vous
   *[other] { $to_seat }
}.
event-removed = { $who } ne peut ni placer ni retirer, et sacrifie { stick-a } ({ $what ->
    [hand] de la main
   *[other] { $what }
 }).
    .you = Vous ne pouvez ni placer ni retirer, et sacrifiez { stick-a } ({ $what ->
        [hand] de la main
       *[other] { $what }
     }).
event-out = { $who } n’a plus de baguette : hors jeu.
    .you = Vous n’avez plus de baguette : hors jeu.
event-passed-over = { $who } n’a pas de quoi jouer et passe son tour.
    .you = Vous n’avez pas de quoi jouer et passez votre tour.
stick-a = une baguette { $colour ->
    [red] rouge
    [green] verte
    [blue] bleue
   *[yellow] jaune
 }
stick-the = la baguette { $colour ->
    [red] rouge
    [green] verte
    [blue] bleue
   *[yellow] jaune
 }
stick-it = La baguette { $colour ->
    [red] rouge
    [green] verte
    [blue] bleue
   *[yellow] jaune
 }
stick-rests = { $level ->
    [0] {" "}: rien ne l’arrête, elle est perdue.
   *[other] {" "}: elle repose au niveau { $level }.
}

## Indices : pourquoi un coup est bon
why-costs = { $loser } y perd aussitôt { $points ->
    [one] une baguette
   *[other] { $points } baguettes
}.
why-otherwise = Après « { $move } », { $who } pourrait répondre « { $reply } », et cela vous coûterait { $points ->
    [one] une baguette
   *[other] { $points } baguettes
}.

## Erreurs
error-no-stick = Vous n’avez plus de baguette en main.
error-line-taken = Il y a déjà une baguette en { $line }.
error-line-crossed = { $line } n’est pas libre : la baguette en { $other } la croise.
error-line-blocked = { $line } n’est pas libre : la baguette en { $hole } descend jusque-là.
error-hole-taken = Il y a déjà une baguette en { $hole } : une seule par trou.
error-nothing-stops = Rien n’arrêterait une baguette en { $hole } : choisissez un trou où passe une baguette couchée.
error-line-empty = Il n’y a pas de baguette à retirer en { $line }.
error-two-needed = Pour retirer une baguette, il en faut deux de votre couleur debout ; { $standing ->
    [0] vous n’en avez aucune.
    [one] vous n’en avez qu’une.
   *[other] vous n’en avez que { $standing }.
 }
error-nothing-sinks = Rien ne repose sur { $line } : on ne retire une baguette que si une autre en descend.
error-swap-needed = Cette baguette n’est pas à vous : dites laquelle des vôtres, debout, elle remplace ({ $holes }), par exemple R { $line } { $hole }.
error-no-swap = La baguette en { $line } est à vous et revient en main : pas de trou à nommer, juste R { $line }.
error-none-stands = Aucune de vos baguettes ne resterait debout pour l’échange : pas de trou à nommer, juste R { $line }.
error-swap-sinks = Votre baguette en { $hole } serait perdue par ce coup : échangez-en une qui reste debout.
error-not-yours = Vous n’avez pas de baguette en { $what }.
error-can-play = On ne sacrifie une baguette que si l’on ne peut ni placer ni retirer.
error-position-block = Des baguettes ne tiennent pas ainsi : deux se rencontrent à un croisement, ou l’une ne repose sur rien.
error-position-sticks = Il y a plus de baguettes d’une couleur que dans la boîte.
error-position-out = Les places hors jeu ne correspondent pas aux baguettes qui restent.
error-position-turn = C’est à la place { $seat } de jouer, mais elle n’a pas de quoi.

## L’image dans un terminal
picture-letter = { $colour ->
    [red] R
    [green] V
    [blue] B
   *[yellow] J
 }
picture-holes = trous
picture-level = niveau { $level }
picture-in-hand = { $held } en main
picture-out = hors jeu
