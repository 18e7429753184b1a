### Ce que dit l’écran de Bausack et Sac Noir, à côté de la vraie table.

# Un seul mot : la barre d’un téléphone n’a pas la place pour les deux boîtes.
title = Bausack

## Avant de commencer
bausack-youngest = Qui est le ou la plus jeune ?

## Que faire
ask-take = choisissez un bloc et posez-le
ask-take-base = une nouvelle tour : choisissez sa base
ask-base = choisissez une base de taille voisine
ask-draft = choisissez un bloc pour votre ligne
ask-order = rangez vos blocs, celui de tête d’abord
ask-front = posez le bloc de tête d’une des lignes
ask-sale-knockout = choisissez un bloc et le type d’enchère
ask-sale-goodpile = mettez un bloc aux enchères, ou arrêtez
ask-sale-threereds = choisissez un bloc à mettre aux enchères
ask-sale-stopped = choisissez un bloc à offrir
ask-pause = continuez, ou arrêtez pour de bon
ask-bid = surenchérissez, ou passez
ask-bid-broke = pas assez de haricots, passez
ask-bid-last = personne n’a misé : passez, et vous construisez sans payer, ou misez
ask-bid-gift-last = personne n’a misé : passez, et il retourne sur la table, ou misez
ask-horror = offrez un haricot de plus, ou prenez le bloc
ask-horror-broke = pas assez de haricots, prenez le bloc
ask-give = offrez le bloc à qui construit encore
ask-answer = posez le cadeau, ou faites-le poser
ask-keep = gardez le bloc, ou offrez-le
ask-alone = choisissez encore un bloc, ou arrêtez
ask-place = tient-elle, et à quelle hauteur ?
ask-place-base = quelle hauteur a la base ?
ask-place-base-free = la base tient-elle ?
ask-rebuild = quelle hauteur a-t-elle maintenant ?
ask-measure = quelle est la hauteur de la tour ?

## La liste des coups, et ce qui s’est passé
moves-take = Prendre
moves-line = Le suivant de votre ligne
moves-front = Prendre le bloc de tête
moves-bid = Enchérir
moves-pass = Passer
moves-accept = Prendre le bloc
moves-give = Offrir
moves-keep = Garder
moves-place = Poser
moves-return = Faire poser
moves-stop = Arrêter
moves-go-on = Continuer
moves-stood = La tour tient, mesurée
moves-unmeasured = La tour tient
moves-fell = La tour est tombée
moves-table = La table a bougé
move-take = prendre { $block }
move-stood = La tour tient : { $height } mm
move-unmeasured = La tour tient
move-fell = La tour est tombée
move-table = { $who } a fait bouger la table
    .you = Vous avez fait bouger la table
facts-unasked = Quelqu’un a bougé la table
move-lines = Tous ont choisi, les lignes sont posées

## Les enchères
bausack-sale-high = Le plus offrant
bausack-sale-horror = Qui veut cette horreur ?
bausack-sale-gift = C’est pour offrir
bausack-sold-by = par { $who }
    .you = par vous
bausack-auctioneer = commissaire-priseur
bausack-no-bid-high = Pas encore d’offre
bausack-no-bid-gift = Pas encore d’offre
bausack-no-bid-horror = Zéro
bausack-bids = { $who } offre { $beans }
    .you = Vous offrez { $beans }
bausack-passed = { $who } a passé
    .you = Vous avez passé
bausack-pass-short = passe
bausack-pass = Je passe
bausack-pass-free = Je passe et construis sans payer
bausack-pass-back = Je passe : retour sur la table
bausack-accept = Je le prends
bausack-bid = Offrir { $beans }
bausack-bid-beans = Haricots
bausack-bid-less = Un haricot de moins
bausack-bid-more = Un haricot de plus
bausack-bid-all = Tout
bausack-hammer = { $beans ->
    [one] Adjugé à { $who } pour un haricot
   *[other] Adjugé à { $who } pour { $beans } haricots
 }
bausack-hammer-free = Pour { $who }, sans rien payer
    .you = Pour vous, sans rien payer

## Les tours et les places
bausack-tower-of = Tour : { $who }
    .you = Votre tour
bausack-tower-common = La tour
bausack-tower-blocks = { $blocks ->
    [0] pas encore de bloc
    [one] un bloc
   *[other] { $blocks } blocs
 }
bausack-height = { $height } mm
bausack-unmeasured = pas mesurée
bausack-fallen = tombée
bausack-stopped = arrêtée
bausack-stands = debout
bausack-beans = { $beans ->
    [0] aucun haricot
    [one] un haricot
   *[other] { $beans } haricots
 }
bausack-reds = { $reds ->
    [0] aucun bloc rouge
    [one] un bloc rouge
   *[other] { $reds } blocs rouges
 }
bausack-rounds = { $rounds ->
    [0] aucune manche gagnée
    [one] une manche gagnée
   *[other] { $rounds } manches gagnées
 }

## Le bloc en main
bausack-hand-builds = { $who } construit
    .you = Vous construisez
bausack-hand-base = { $who } pose la base
    .you = Vous posez la base
bausack-hand-for = { $who } construit chez { $owner }
bausack-hand-give = { $who } offre ce bloc
    .you = Vous offrez ce bloc
bausack-hand-keep = { $who } garde le bloc ou l’offre
    .you = Vous gardez le bloc ou l’offrez
bausack-hand-answer = Un cadeau { ELIDED("de", $giver) } pour { $who }
bausack-raise = Il faut dépasser { $height } mm
bausack-try = Essai { $tries } sur 3
bausack-give-to = L’offrir à { $who }
bausack-say-keep = Je le garde
bausack-say-place = Je le pose
bausack-say-return = À { $giver } de le poser
bausack-measure = Quelle est la hauteur chez { $who } ?
    .you = Quelle est la hauteur chez vous ?
bausack-rebuild = { $who } reconstruit sa tour
    .you = Vous reconstruisez votre tour
bausack-stop = Arrêter pour de bon
bausack-stop-sure = Encore une fois pour arrêter
bausack-go-on = Continuer

## Les blocs sur la table
bausack-on-table = { $blocks } blocs sur la table
bausack-take-it = Prendre
bausack-find = { $colour ->
    [red] un autre bloc rouge
   *[other] un autre bloc
 }
bausack-waits = { $who } choisit parmi { $blocks } blocs
    .you = Vous choisissez parmi { $blocks } blocs
bausack-waits-sale = { $who } choisit un bloc à mettre aux enchères
    .you = Vous choisissez un bloc à mettre aux enchères
bausack-picked = Vos blocs
bausack-picked-count = { $count } sur { $all }
bausack-sort = Quels blocs sont montrés
bausack-sort-count = { $sort } : { $count }
bausack-sort-all = Tous
bausack-sort-flat = Plats
bausack-sort-rolls = Ronds
bausack-sort-slopes = Pentes
bausack-sort-angles = Angles
bausack-sort-rounds = Boules
bausack-sort-turned = Tournés
bausack-sort-red = Rouges
bausack-turn = Tourner { $block } : glisser, ou flèches du clavier
bausack-sack = Quel sac
bausack-sack-bausack = Bausack · { $blocks }
bausack-sack-sacnoir = Sac Noir · { $blocks }

## Chaîne de construction
bausack-lines = Les lignes
bausack-line-of = Ligne : { $who }
    .you = Votre ligne
bausack-line-open = tour tombée ; la ligne reste ouverte à tous
bausack-line-empty = Plus de bloc
bausack-front = en tête
bausack-order = Touchez vos blocs dans l’ordre, celui de tête d’abord
bausack-order-left = { $blocks ->
    [one] Encore un bloc
   *[other] Encore { $blocks } blocs
 }
bausack-order-done = Voilà ma ligne
bausack-order-others = Les lignes se forment
bausack-order-so-far = { $laid } sur { $all }
bausack-place = place { $place }

## Le compte
bausack-count-fallen = { $who } : la tour est tombée.
    .you = Votre tour est tombée.
bausack-count-height = { $who } : { $height } mm.
    .you = Votre tour : { $height } mm.
bausack-count-unmeasured = { $who } : la tour tient.
    .you = Votre tour tient.
bausack-count-nothing = { $who } : rien de construit, rien de tombé.
    .you = Vous : rien de construit, rien de tombé.
bausack-count-reds = { $reds ->
    [0] { $who } : aucun bloc rouge.
    [one] { $who } : un bloc rouge.
   *[other] { $who } : { $reds } blocs rouges.
 }
bausack-count-beans = { $beans ->
    [0] { $who } : aucun haricot.
    [one] { $who } : un haricot.
   *[other] { $who } : { $beans } haricots.
 }
bausack-count-won = { $who } gagne.
    .you = Vous gagnez.
bausack-count-shared = Victoire partagée : { $seats }.

## Les blocs dans une phrase
bausack-the-m = { $colour ->
    [red] rouge
    [green] vert
    [black] noir
   *[natural] naturel
 }
bausack-the-f = { $colour ->
    [red] rouge
    [green] verte
    [black] noire
   *[natural] naturelle
 }
bausack-the-size = { $measures ->
    [none] { "" }
   *[other] { " " }({ $measures })
 }
bausack-other = { $colour ->
    [red] bloc rouge n° { $number }
   *[other] bloc n° { $number }
 }, hors de la liste
bausack-unnamed = un bloc
bausack-the-cuboid = le pavé { bausack-the-m }{ bausack-the-size }
bausack-the-cube = le cube { bausack-the-m }{ bausack-the-size }
bausack-the-cylinder = le cylindre { bausack-the-m }{ bausack-the-size }
bausack-the-hexagon = le bloc à six pans { bausack-the-m }{ bausack-the-size }
bausack-the-half-cylinder = le demi-cylindre { bausack-the-m }{ bausack-the-size }
bausack-the-pole = le mât { bausack-the-m }{ bausack-the-size }
bausack-the-ramp = la rampe { bausack-the-f }{ bausack-the-size }
bausack-the-roof = le toit { bausack-the-m }{ bausack-the-size }
bausack-the-l-shape = l’équerre { bausack-the-f }{ bausack-the-size }
bausack-the-arch = l’arche { bausack-the-f }{ bausack-the-size }
bausack-the-ring = l’anneau { bausack-the-m }{ bausack-the-size }
bausack-the-cross = la croix { bausack-the-f }{ bausack-the-size }
bausack-the-egg = l’œuf { bausack-the-m }{ bausack-the-size }
bausack-the-half-egg = le demi-œuf { bausack-the-m }{ bausack-the-size }
bausack-the-half-dome = le demi-dôme { bausack-the-m }{ bausack-the-size }
bausack-the-ball = la boule { bausack-the-f }{ bausack-the-size }
bausack-the-cone = le cône { bausack-the-m }{ bausack-the-size }
bausack-the-knob = le bouton { bausack-the-m }{ bausack-the-size }
bausack-the-egg-cup = le coquetier { bausack-the-m }{ bausack-the-size }
bausack-the-skittle = la quille { bausack-the-f }{ bausack-the-size }
bausack-the-candlestick = le bougeoir { bausack-the-m }{ bausack-the-size }
bausack-the-fir-tree = le sapin { bausack-the-m }{ bausack-the-size }
bausack-the-stairs = l’escalier { bausack-the-m }{ bausack-the-size }
bausack-the-t-shape = le bloc en T { bausack-the-m }{ bausack-the-size }
bausack-the-u-shape = le bloc en U { bausack-the-m }{ bausack-the-size }
bausack-the-star = l’étoile { bausack-the-f }{ bausack-the-size }
bausack-the-bowl = le bol { bausack-the-m }{ bausack-the-size }
bausack-the-spool = la bobine { bausack-the-f }{ bausack-the-size }
bausack-the-mushroom = le champignon { bausack-the-m }{ bausack-the-size }
bausack-the-dumbbell = l’haltère { bausack-the-m }{ bausack-the-size }

## En peu de mots
short-took = prend { $block }
short-picked = choisit { $block }
short-fronted = prend { $block }
short-sale-high = propose { $block }
short-sale-horror = propose { $block }
short-sale-gift = propose { $block } en cadeau
short-bid = mise { $beans }
short-passed = passe
short-accepted = prend { $block }
short-kept = garde { $block }
short-stopped = s’arrête à { $height } mm
short-stood = construit : { $height } mm
short-stood-unmeasured = construit, et ça tient
short-fell = fait tomber la tour
short-drew = tire { $block }
short-lined = aligne { $block }
short-goes-on = continue
short-stood-for = pose le cadeau : { $height } mm
short-felled = fait tomber cette tour et sort du jeu
short-not-raised = ne monte pas plus haut
short-rebuilt = retrouve sa tour : { $height } mm
    .other = { $who } retrouve sa tour : { $height } mm
    .you = vous retrouvez votre tour : { $height } mm
short-gave = offre { $block }
short-returned = fait poser le cadeau
short-bean = gagne un haricot
    .other = { $who } gagne un haricot
    .you = vous gagnez un haricot

# Building with the hand on a screen.
bausack-see-fall = Revoir la chute
bausack-how = Glissez la pièce au-dessus de la tour, abaissez-la avec le curseur sur le côté, lâchez.
bausack-how-base = Abaissez-la sur la table avec le curseur sur le côté, lâchez.
bausack-how-beside = Elle peut aussi se poser sur la table, contre une base.
