### Bausack et Sac Noir en français.

title = Bausack · Sac Noir
aim = Empilez ce qui vous échoit : la tour qui tient l’emporte, la dernière ou la plus haute.

## Options
option-variant = Jeu
    .babel = Tour de Babel : une seule tour pour tout le monde
    .chain = Chaîne de construction : le bloc de tête de n’importe quelle ligne
    .knockout = Knock-Out : des enchères, et la dernière tour debout gagne
    .goodpile = La Bonne Pile : toujours plus haut, et gare aux cadeaux
    .threereds = Trois rouges gagnent : pour deux
option-box = Boîte
    .bausack = Bausack : 70 blocs, trois couleurs
    .sacnoir = Sac Noir : 100 blocs plus biscornus
option-blind = Les blocs se tirent à l’aveugle dans le sac (Tour de Babel)
option-tremor = Combien chaque main tremble à l’écran
    .usual = Comme tremblent les mains
    .more = Davantage, pour corser le jeu
    .much = Beaucoup plus
option-first = Qui commence

## Que faire
ask-take = prenez un bloc sur la table et construisez (take arch-2)
ask-take-base = une nouvelle tour : prenez sa base sur la table (take arch-2)
ask-base = choisissez une base de taille voisine (take cuboid-5)
ask-draft = prenez un bloc pour votre ligne (take arch-2)
ask-order = posez le bloc suivant de votre ligne, celui de tête d’abord (line arch-2)
ask-front = prenez le bloc de tête de n’importe quelle ligne et construisez (front 3)
ask-sale-knockout = choisissez un bloc et le type d’enchère (sell arch-2 high, sell egg-1 horror)
ask-sale-goodpile = choisissez un bloc et le type d’enchère (sell arch-2 high, sell egg-1 gift), ou arrêtez de construire (stop)
ask-sale-threereds = choisissez un bloc à mettre aux enchères (sell arch-2 high)
ask-sale-stopped = mettez un bloc aux enchères, pour offrir (sell egg-1 gift)
ask-pause = arrêtez de construire pour de bon (stop) ou continuez (go on)
ask-bid = surenchérissez (bid 3) ou passez (pass)
ask-bid-broke = vous n’avez pas assez de haricots pour surenchérir : passez (pass)
ask-bid-last = personne ne mise : passez, et vous construisez sans payer, ou misez (bid 1)
ask-bid-gift-last = personne ne mise : passez, et il retourne sur la table, ou misez (bid 1)
ask-horror = offrez un haricot de plus (bid 3), ou prenez le bloc (accept)
ask-horror-broke = vous n’avez pas assez de haricots pour surenchérir : prenez le bloc (accept)
ask-give = offrez le bloc à un adversaire qui construit encore (give 2)
ask-answer = posez le cadeau vous-même (place) ou faites-le poser sur votre tour par le donateur (return)
ask-keep = gardez le bloc (keep), ou offrez-le à votre adversaire (give 2)
ask-alone = vous construisez en solo : prenez un bloc (take arch-2) ou arrêtez (stop)
ask-place = la tour tient-elle, et quelle est sa hauteur ? (stood 134, fell)
ask-place-base = la base est posée : quelle est sa hauteur ? (stood 15)
ask-place-base-free = la base est posée : tient-elle ? (stood, ou avec sa hauteur : stood 15)
ask-rebuild = la tour est reconstruite : quelle est sa hauteur ? (stood 134)
ask-measure = mesurez cette tour (stood 134)
ask-over = la partie est finie

## Coups
move-take = prendre { $block }
move-line = { $block } : le suivant de votre ligne
move-front = bloc de tête, chez { $owner_is ->
    [you] vous
   *[other] { $owner }
 }
move-sell = { $sale ->
    [high] { $block } : au plus offrant
    [horror] { $block } : qui veut cette horreur ?
   *[gift] { $block } : c’est pour offrir
 }
move-bid = { $beans ->
    [one] offrir { $beans } haricot
   *[other] offrir { $beans } haricots
 }
move-pass = passer
move-accept = prendre le bloc
move-give = l’offrir à { $to_seat_is ->
    [you] vous-même
   *[other] { $to_seat }
 }
move-keep = le garder
move-place = le poser vous-même
move-return = le faire poser par le donateur
move-stop = arrêter de construire pour de bon
move-go-on = continuer à construire
move-stood = la tour tient, à { $height } mm
move-unmeasured = la tour tient
move-fell = la tour est tombée
move-table = { $who } a fait bouger la table
    .you = vous avez fait bouger la table
move-another = { $colour ->
    [red] il y a ici un autre bloc rouge
   *[other] il y a ici un autre bloc
 }
move-lines = toutes les lignes sont posées

## Événements
event-lot = { $who } commence.
    .you = Vous commencez.
event-round = Manche { $round } : { $who } commence.
    .you = Manche { $round } : vous commencez.
event-round-won = { $who } gagne la manche et en a maintenant { $rounds }.
    .you = Vous gagnez la manche et en avez maintenant { $rounds }.
event-won = { $who } gagne.
    .you = Vous gagnez.
event-bean = { $who } gagne un haricot et en a maintenant { $beans }.
    .you = Vous gagnez un haricot et en avez maintenant { $beans }.
event-table = { $who } a fait bouger la table et perd aussitôt.
    .you = Vous avez fait bouger la table et perdez aussitôt.
event-took = { $who } prend { $block }.
    .you = Vous prenez { $block }.
event-drew = { $who } tire { $block } du sac.
    .you = Vous tirez { $block } du sac.
event-picked = { $who } choisit { $block }.
    .you = Vous choisissez { $block }.
event-lined = { $who } aligne { $block }.
    .you = Vous alignez { $block }.
event-fronted = { $who } prend { $block }, bloc de tête { line-of }.
    .you = Vous prenez { $block }, bloc de tête { line-of }.
event-found = Sur la table, { $block } qui n’est pas dans la liste.
event-lines-lie = Toutes les lignes sont posées : { $who } commence à construire.
    .you = Toutes les lignes sont posées : vous commencez à construire.
event-sale-high = { $who } met { $block } aux enchères, au plus offrant.
    .you = Vous mettez { $block } aux enchères, au plus offrant.
event-sale-horror = { $who } annonce zéro : qui veut cette horreur, { $block } ?
    .you = Vous annoncez zéro : qui veut cette horreur, { $block } ?
event-sale-gift = { $who } met { $block } aux enchères : c’est pour offrir.
    .you = Vous mettez { $block } aux enchères : c’est pour offrir.
event-bid = { $beans ->
    [one] { $who } offre { $beans } haricot.
   *[other] { $who } offre { $beans } haricots.
 }
    .you = { $beans ->
        [one] Vous offrez { $beans } haricot.
       *[other] Vous offrez { $beans } haricots.
     }
event-passed = { $who } passe.
    .you = Vous passez.
event-bought = { $beans ->
    [one] { $who } obtient { $block } pour { $beans } haricot.
   *[other] { $who } obtient { $block } pour { $beans } haricots.
 }
    .you = { $beans ->
        [one] Vous obtenez { $block } pour { $beans } haricot.
       *[other] Vous obtenez { $block } pour { $beans } haricots.
     }
event-unsold = Personne n’enchérit : { $who } pose { $block } sans rien payer.
    .you = Personne n’enchérit : vous posez { $block } sans rien payer.
event-unwanted = Personne ne veut offrir { $block } : le bloc retourne sur la table.
event-accepted = { $who } prend { $block }.
    .you = Vous prenez { $block }.
event-paid = { $beans ->
    [one] { $who } paie { $beans } haricot.
   *[other] { $who } paie { $beans } haricots.
 }
    .you = { $beans ->
        [one] Vous payez { $beans } haricot.
       *[other] Vous payez { $beans } haricots.
     }
event-kept = { $who } garde { $block }.
    .you = Vous gardez { $block }.
event-gave = { $who } offre { $block } à { $receiver_is ->
    [you] vous
   *[other] { $receiver }
 }.
    .you = Vous offrez { $block } à { $receiver_is ->
        [you] vous-même
       *[other] { $receiver }
     }.
event-places = { $who } pose le cadeau.
    .you = Vous posez le cadeau.
event-returned = { $who } fait poser le cadeau par { $giver_is ->
    [you] vous
   *[other] { $giver }
 }.
    .you = Vous faites poser le cadeau par { $giver_is ->
        [you] vous-même
       *[other] { $giver }
     }.
event-stopped = { $who } arrête de construire, à { $height } mm.
    .you = Vous arrêtez de construire, à { $height } mm.
event-goes-on = { $who } continue à construire.
    .you = Vous continuez à construire.
event-stood = { $who } pose { $block } : { $height } mm.
    .you = Vous posez { $block } : { $height } mm.
event-stood-for = { $who } pose { $block } { tower-of } : la tour fait { $height } mm.
    .you = Vous posez { $block } { tower-of } : la tour fait { $height } mm.
event-stood-unmeasured = { $who } pose { $block } : la tour tient.
    .you = Vous posez { $block } : la tour tient.
event-not-raised = { $who } : { $block } tient, mais ne rehausse pas la tour (essai { $tries } sur 3).
    .you = { $block } tient, mais ne rehausse pas votre tour (essai { $tries } sur 3).
event-fell = { $who } fait tomber la tour avec { $block }.
    .you = Vous faites tomber la tour avec { $block }.
event-felled = { $who } fait tomber la tour { tower-of } avec { $block } et sort du jeu.
    .you = Vous faites tomber la tour { tower-of } avec { $block } et sortez du jeu.
event-rebuilt = { $who } retrouve sa tour : { $height } mm.
    .you = Vous retrouvez votre tour : { $height } mm.
event-measured = Chez { $who }, la tour mesure { $height } mm.
    .you = Votre tour mesure { $height } mm.
line-of = { $owner_is ->
    [you] chez vous
    [own] de sa propre ligne
   *[other] chez { $owner }
 }
tower-of = { $owner_is ->
    [you] chez vous
   *[other] chez { $owner }
 }

## Indices : pourquoi un coup est bon
why-stands = Posé par vous, il tient environ { $percent } fois sur 100.
why-round = Avec lui, vous gagneriez cette manche environ { $percent } fois sur 100.

## Erreurs
error-judge-facts = Il s’agit maintenant de dire comment l’essai s’est passé : stood 134, ou fell.
error-players-facts = C’est à l’arbitre de dire comment l’essai s’est passé.
error-not-in-play = { $seat } n’est plus dans cette manche.
error-not-now = Ce n’est pas ce qui est demandé maintenant.
error-nothing-falls = Seule la hauteur est demandée maintenant, par exemple stood 134.
error-base-cannot-fall = Une base ne peut pas tomber : dites sa hauteur, par exemple stood 15.
error-height-needed = Il faut ici la hauteur, par exemple stood 134.
error-height-range = Une hauteur est un nombre de millimètres, de 1 à { $most }.
error-not-on-table = { $block } n’est pas sur la table : prenez un bloc qui y est.
error-not-base-size = { $block } ressemble trop peu aux bases de 60 × 30 × 15 : prenez un bloc plus proche.
error-not-picked = { $block } n’est pas parmi vos blocs : alignez un des vôtres.
error-line-empty = Il n’y a plus de bloc dans cette ligne : prenez dans une autre.
error-no-such-sale = Ce jeu n’a pas ce type d’enchère.
error-only-gifts = Vous avez arrêté de construire : vos enchères sont pour offrir, par exemple sell egg-1 gift.
error-bid-low = Offrez au moins { $beans }, ou passez.
error-bid-exact = Offrez exactement { $beans }, ou prenez le bloc (accept).
error-bid-beans = { $beans ->
    [0] Vous n’avez plus de haricots.
    [one] Vous n’avez qu’un haricot.
   *[other] Vous n’avez que { $beans } haricots.
 }
error-no-pass = Ici, on ne passe pas : offrez un haricot de plus, ou prenez le bloc (accept).
error-give-whom = Offrez-le à un adversaire qui construit encore.
error-has-stopped = Vous avez déjà arrêté.
error-block-unknown = Il n’y a pas de bloc { $block }.
error-position-block = { $block } ne peut pas être là : ce bloc est à deux endroits, ou dans l’autre boîte.
error-position-beans = Il y a { $beans } haricots en tout, ceux de la caisse compris.

## Les blocs, par sorte
block-cuboid = pavé { $colour ->
    [red] rouge
    [green] vert
    [black] noir
   *[natural] en bois naturel
 }, { $measures } mm
block-cube = cube { $colour ->
    [red] rouge
    [green] vert
    [black] noir
   *[natural] en bois naturel
 }, { $measures } mm
block-cylinder = cylindre { $colour ->
    [red] rouge
    [green] vert
    [black] noir
   *[natural] en bois naturel
 }, { $measures } mm
block-hexagon = bloc à six pans { $colour ->
    [red] rouge
    [green] vert
    [black] noir
   *[natural] en bois naturel
 }, { $measures } mm
block-half-cylinder = demi-cylindre { $colour ->
    [red] rouge
    [green] vert
    [black] noir
   *[natural] en bois naturel
 }, { $measures } mm
block-pole = mât { $colour ->
    [red] rouge
    [green] vert
    [black] noir
   *[natural] en bois naturel
 }, { $measures } mm
block-ramp = rampe { $colour ->
    [red] rouge
    [green] verte
    [black] noire
   *[natural] en bois naturel
 }, { $measures } mm
block-roof = toit { $colour ->
    [red] rouge
    [green] vert
    [black] noir
   *[natural] en bois naturel
 }, { $measures } mm
block-l-shape = équerre { $colour ->
    [red] rouge
    [green] verte
    [black] noire
   *[natural] en bois naturel
 }, { $measures } mm
block-arch = arche { $colour ->
    [red] rouge
    [green] verte
    [black] noire
   *[natural] en bois naturel
 }, { $measures } mm
block-ring = anneau { $colour ->
    [red] rouge
    [green] vert
    [black] noir
   *[natural] en bois naturel
 }, { $measures } mm
block-cross = croix { $colour ->
    [red] rouge
    [green] verte
    [black] noire
   *[natural] en bois naturel
 }, { $measures } mm
block-egg = œuf { $colour ->
    [red] rouge
    [green] vert
    [black] noir
   *[natural] en bois naturel
 }, { $measures } mm
block-half-egg = demi-œuf { $colour ->
    [red] rouge
    [green] vert
    [black] noir
   *[natural] en bois naturel
 }, { $measures } mm
block-half-dome = demi-dôme { $colour ->
    [red] rouge
    [green] vert
    [black] noir
   *[natural] en bois naturel
 }, { $measures } mm
block-ball = boule { $colour ->
    [red] rouge
    [green] verte
    [black] noire
   *[natural] en bois naturel
 }, { $measures } mm
block-cone = cône { $colour ->
    [red] rouge
    [green] vert
    [black] noir
   *[natural] en bois naturel
 }, { $measures } mm
block-knob = bouton { $colour ->
    [red] rouge
    [green] vert
    [black] noir
   *[natural] en bois naturel
 }, { $measures } mm
block-egg-cup = coquetier { $colour ->
    [red] rouge
    [green] vert
    [black] noir
   *[natural] en bois naturel
 }, { $measures } mm
block-skittle = quille { $colour ->
    [red] rouge
    [green] verte
    [black] noire
   *[natural] en bois naturel
 }, { $measures } mm
block-candlestick = bougeoir { $colour ->
    [red] rouge
    [green] vert
    [black] noir
   *[natural] en bois naturel
 }, { $measures } mm
block-fir-tree = sapin { $colour ->
    [red] rouge
    [green] vert
    [black] noir
   *[natural] en bois naturel
 }, { $measures } mm
block-stairs = escalier { $colour ->
    [red] rouge
    [green] vert
    [black] noir
   *[natural] en bois naturel
 }, { $measures } mm
block-t-shape = bloc en T { $colour ->
    [red] rouge
    [green] vert
    [black] noir
   *[natural] en bois naturel
 }, { $measures } mm
block-u-shape = bloc en U { $colour ->
    [red] rouge
    [green] vert
    [black] noir
   *[natural] en bois naturel
 }, { $measures } mm
block-star = étoile { $colour ->
    [red] rouge
    [green] verte
    [black] noire
   *[natural] en bois naturel
 }, { $measures } mm
block-bowl = bol { $colour ->
    [red] rouge
    [green] vert
    [black] noir
   *[natural] en bois naturel
 }, { $measures } mm
block-spool = bobine { $colour ->
    [red] rouge
    [green] verte
    [black] noire
   *[natural] en bois naturel
 }, { $measures } mm
block-mushroom = champignon { $colour ->
    [red] rouge
    [green] vert
    [black] noir
   *[natural] en bois naturel
 }, { $measures } mm
block-dumbbell = haltère { $colour ->
    [red] rouge
    [green] vert
    [black] noir
   *[natural] en bois naturel
 }, { $measures } mm
block-other = { $colour ->
    [red] bloc rouge hors de la liste
   *[other] bloc hors de la liste
 }

## L’image dans un terminal
picture-title = { $variant ->
    [babel] Tour de Babel
    [chain] Chaîne de construction
    [knockout] Knock-Out
    [goodpile] La Bonne Pile
   *[threereds] Trois rouges gagnent
 }
picture-round = { $variant ->
    [babel] tour nº { $round }
   *[other] manche { $round }
 }
picture-below = … et { $blocks } dessous
picture-fallen = tombée
picture-beans = { $beans ->
    [one] { $beans } haricot
   *[other] { $beans } haricots
 }
picture-beans-of = haricots : { $told }
picture-won = { $rounds ->
    [one] { $rounds } gagnée
   *[other] { $rounds } gagnées
 }
picture-stopped = a fini
picture-picked = place { $seat }, blocs : { $blocks }
picture-lines = place { $seat }, ligne : { $blocks }
picture-hand = { $tower ->
    [own] place { $seat }, en main : { $block }
   *[other] place { $seat }, en main pour la tour de la place { $tower } : { $block }
 }
picture-tries = { $tries ->
    [one] un essai sans succès
   *[other] { $tries } essais sans succès
 }
picture-sale = aux enchères par la place { $seat }, { $sale ->
    [high] au plus offrant
    [horror] qui veut cette horreur ?
   *[gift] c’est pour offrir
 } : { $block }
picture-bids = offres : { $told }
picture-passed = ont passé : { $seats }
picture-sack = dans le sac : { $blocks ->
    [one] { $blocks } bloc
   *[other] { $blocks } blocs
 }
picture-table = sur la table : { $blocks ->
    [one] { $blocks } bloc
   *[other] { $blocks } blocs
 }
