### OSS en français.

title = OSS
aim = Réussissez la figure avec autant d’osselets que dit votre carte, et elle est à vous : le plus de points l’emporte.

## Options
option-hands = Le temps de vol du Père
    .alike = Le même pour tous
    .even = Mains égales : selon ce que chaque main a montré à l’entraînement
option-first = Le premier Chef

## Que faire
ask-lay = posez une carte devant l’une des trois figures en solo (lay 3 aslik)
ask-replay = jetez une carte pour retenter (replay 1), ou restez-en là (enough)
ask-take = vous avez gagné le duel : prenez une des deux cartes (take 4)
ask-name = annoncez la couleur dont personne ne voudra (name red)
ask-call = jetez les osselets en annonçant un côté (call hollow : creux ; call bump : bosse)
ask-eliminate = choisissez qui est hors jeu (eliminate 3)
ask-bones = combien d’osselets comptent ? (bones 2)
ask-counts = combien d’osselets pour chacun des deux ? (counts 3 1 ; x si le Père est tombé)
ask-winner = qui a gagné le duel ? (won 2, ou tie pour une égalité)
ask-stood = la tour a-t-elle tenu ? (stood, fell)
ask-out = qui est hors jeu ? (out 2 4, out none)
ask-said = qui a dit un nombre en premier, et était-il juste ? (said 2 right, said 3 wrong, silent)
ask-nearest = quel osselet est le plus près ? (nearest 3 ; à égalité, plusieurs : nearest 2 3)
ask-over = la partie est finie

## Coups
move-lay = poser un { $value } devant { $trick }
move-replay = jeter un { $value } et retenter
move-enough = en rester là
move-take = prendre le { $value }
move-name = annoncer le { $colour ->
    [white] blanc
    [black] noir
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
 }
move-call = annoncer { $side ->
    [hollow] « creux »
   *[bump] « bosse »
 }
move-eliminate = { $loser_is ->
    [you] vous mettre hors jeu
   *[other] mettre { $loser } hors jeu
 }

## Constats
move-bones = { $count ->
    [0] aucun osselet
    [one] { $count } osselet
   *[other] { $count } osselets
 }
move-all-on-edge = les cinq sont sur la tranche
move-counts = en premier : { $first ->
    [x] Père tombé
   *[other] { $first }
 } ; en second : { $second ->
    [x] Père tombé
   *[other] { $second }
 }
move-won = { $winner_is ->
    [you] vous avez gagné le duel
   *[other] { $winner } a gagné le duel
 }
move-tie = égalité
move-stood = la tour a tenu
move-fell = la tour est tombée
move-out = hors jeu : { $losers }
move-said = { $seat } a parlé en premier, et c’était { $verdict ->
    [right] juste
   *[wrong] faux
 }
move-silent = personne n’a dit de nombre
move-nearest = au plus près : { $seats }

## Événements
event-lot = Le sort désigne le premier Chef : { $who }.
    .you = Le sort désigne le premier Chef : vous.
event-dealt = { $who } prend { $count } cartes.
    .you = Vous prenez { $count } cartes.
event-hand = Votre main : { $values }.
event-round = Manche { $round }. Chef : { $who }.
    .you = Manche { $round }. Chef : vous.
event-turned-up = { $name } : carte retournée.
event-laid = { $who } pose un { $value } devant { $name }.
    .you = Vous posez un { $value } devant { $name }.
event-paired = { $name } : { $who } et { opponent-is } s’affronteront en duel.
    .you = { $name } : vous affronterez { opponent-is } en duel.
event-managed = { $who } réussit { $name } avec { $bones ->
    [one] { $bones } osselet
   *[other] { $bones } osselets
 } : il fallait { $value }.
    .you = Vous réussissez { $name } avec { $bones ->
        [one] { $bones } osselet
       *[other] { $bones } osselets
     } : il fallait { $value }.
event-all-on-edge = { $who } réussit { $name } : les cinq osselets sont sur la tranche.
    .you = Vous réussissez { $name } : les cinq osselets sont sur la tranche.
event-failed = { $who } n’obtient { $bones ->
    [0] aucun osselet
    [one] que { $bones } osselet
   *[other] que { $bones } osselets
 } à { $name } : il fallait { $value }.
    .you = Vous n’obtenez { $bones ->
        [0] aucun osselet
        [one] que { $bones } osselet
       *[other] que { $bones } osselets
     } à { $name } : il fallait { $value }.
event-tied = { $name } : égalité entre { $who } et { opponent-is } ({ $ties } sur 3).
    .you = { $name } : égalité entre vous et { opponent-is } ({ $ties } sur 3).
event-duel-lot = Après { $ties } égalités, le sort désigne { $who }.
    .you = Après { $ties } égalités, le sort vous désigne.
event-duel-won = { $name } : { $loser_is ->
    [you] { $who } gagne contre vous
   *[other] { $who } bat { $loser }
 }.
    .you = { $name } : vous gagnez contre { $loser_is ->
        [you] vous-même
       *[other] { $loser }
     }.
event-replayed = { $name } : { $who } jette un { $value } pour retenter.
    .you = { $name } : vous jetez un { $value } pour retenter.
event-enough = { $who } en reste là.
    .you = Vous en restez là.
event-card-won = { $who } gagne un { $value }.
    .you = Vous gagnez un { $value }.
event-card-lost = { $owner_is ->
    [you] Vous perdez un { $value }, qui sort du jeu.
   *[other] { $owner } perd un { $value }, qui sort du jeu.
 }
event-challenge = Le défi : { $name }.
event-tower = { $who } pose le premier osselet sur la table.
    .you = Vous posez le premier osselet sur la table.
event-stood = { $who } empile un osselet : la tour en compte { $tower }.
    .you = Vous empilez un osselet : la tour en compte { $tower }.
event-fell = { $who } fait tomber la tour.
    .you = Vous faites tomber la tour.
event-called = { $who } jette les osselets et annonce { $side ->
    [hollow] « creux »
   *[bump] « bosse »
 }.
    .you = Vous jetez les osselets et annoncez { $side ->
        [hollow] « creux »
       *[bump] « bosse »
     }.
event-said-right = { $who } dit un nombre en premier, et c’est juste.
    .you = Vous dites un nombre en premier, et c’est juste.
event-said-wrong = { $who } dit un nombre en premier, et c’est faux.
    .you = Vous dites un nombre en premier, et c’est faux.
event-silent = Personne n’a dit de nombre : { $who } jette à nouveau.
    .you = Personne n’a dit de nombre : vous jetez à nouveau.
event-nearest = Au plus près : { $who }.
    .you = Au plus près : vous.
event-flicks-again = { $who } est à égale distance et rejoue.
    .you = Vous êtes à égale distance et rejouez.
event-named = { $who } annonce le { $colour ->
    [white] blanc
    [black] noir
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
 }.
    .you = Vous annoncez le { $colour ->
        [white] blanc
        [black] noir
        [red] rouge
        [yellow] jaune
        [green] vert
       *[blue] bleu
     }.
event-eliminated = { $loser_is ->
    [you] { $who } vous met hors jeu
   *[other] { $who } met { $loser } hors jeu
 }.
    .you = { $loser_is ->
        [you] Vous vous mettez hors jeu
       *[other] Vous mettez { $loser } hors jeu
     }.
event-out = { $who } est hors jeu.
    .you = Vous êtes hors jeu.
event-none-out = { $name } : personne n’est hors jeu. On recommence.
event-all-out = { $name } : plus personne ne resterait. On recommence.
event-challenge-won = { $who } gagne { $name } ({ $points } points) et devient Chef.
    .you = Vous gagnez { $name } ({ $points } points) et devenez Chef.
event-drew = { $who } pioche une carte.
    .you = Vous piochez une carte.
opponent-is = { $opponent_is ->
    [you] vous
   *[other] { $opponent }
 }
event-drawn = Vous piochez un { $value }.
event-scored = Les quatre manches sont jouées : { $scores }.

## Indices : pourquoi un coup est bon
why-manages = D’après ce que votre main a montré, cela réussit environ { $percent } fois sur 100.

## Erreurs
error-expect-lay = Posez d’abord une carte, par exemple lay 3 { $trick }.
error-expect-replay = Retentez contre une carte de votre main (replay { $value }) ou restez-en là (enough).
error-expect-take = Prenez une des deux cartes du duel : take { $one } ou take { $other }.
error-expect-name = Annoncez d’abord la couleur d’un osselet de la table : { $colours }.
error-expect-call = Annoncez d’abord un côté : call hollow (creux) ou call bump (bosse).
error-expect-eliminate = Dites d’abord qui est hors jeu, par exemple eliminate { $number }.
error-expect-bones = Dites combien d’osselets comptent, par exemple bones 2.
error-expect-counts = Dites combien d’osselets chacun des deux a obtenus, dans l’ordre du duel, par exemple counts 3 1.
error-expect-winner = Dites qui a gagné le duel, par exemple won 2, ou tie pour une égalité.
error-expect-stood = Dites si la tour a tenu (stood) ou si elle est tombée (fell).
error-expect-out = Dites qui est hors jeu, par exemple out 2 4, ou out none si personne ne l’est.
error-expect-said = Dites qui a parlé en premier, et si c’était juste, par exemple said 2 right, ou silent.
error-expect-nearest = Dites quel osselet est le plus près, par exemple nearest 3.
error-no-card = Vous n’avez pas de { $value } en main.
error-replays-used = Vous avez déjà recommencé { $most } fois cette manche : c’est la limite.
error-never-the-duel = On ne pose rien devant { $name } : un duel naît quand deux cartes sont devant la même figure en solo.
error-not-in-view = { $trick } n’est pas parmi les figures en solo visibles : { $tricks }.
error-not-on-offer = Il n’y a pas de { $value } dans ce duel : prenez { $one } ou { $other }.
error-no-such-bone = Il n’y a pas d’osselet { $colour ->
    [white] blanc
    [black] noir
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
 } sur la table. Il y a : { $colours }.
error-not-left = { $who } n’est plus dans ce défi.
error-not-yourself = Mettez quelqu’un d’autre hors jeu, pas vous.
error-too-many = { $count } osselets, c’est trop ici : { $most } au plus.
error-no-edges = Seul Takh-Takh se gagne avec tous les osselets sur la tranche, pas { $name }.
error-too-many-both = Il n’y a que { $most } osselets dans ce duel.
error-no-drop = Pas de x dans { $name } : qui n’a rien, ou fait tomber le Père, compte 0.
error-no-duellist = { $winner } n’est pas dans ce duel.
error-somebody-out = Un osselet était { $word ->
    [white] blanc
    [black] noir
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
 } : quelqu’un est forcément hors jeu.
error-not-flicking = { $who } ne joue pas maintenant.
error-position-cards = Il y a plus de cartes d’une valeur que dans une tribu.
error-position-tricks = { $trick } n’est pas une figure qui peut être là.
error-position-stage = Le stade « { $stage } » ne correspond pas au reste de la position.

## Les figures : classiques
trick-aslik = Aslik
trick-aslik-setup = Jetez cinq osselets sur la table ; le Père est dans votre main.
trick-aslik-deed = Lancez le Père, ramassez un osselet, rattrapez le Père de la même main. Mettez l’osselet de côté.
trick-aslik-counts = Chaque osselet ramassé.
trick-ehfel = Ehfel
trick-ehfel-setup = Les six osselets sont dans votre main.
trick-ehfel-deed = Lancez le Père, posez un seul osselet sur la table en gardant les autres, rattrapez le Père.
trick-ehfel-counts = Chaque osselet posé exprès. Celui qui vous échappe reste sur la table et ne compte pas.
trick-kuda-kuda = Kuda-Kuda
trick-kuda-kuda-setup = Jetez cinq osselets sur la table ; le Père est dans l’une ou l’autre main.
trick-kuda-kuda-deed = Une main lance le Père ; l’autre ramasse un osselet, puis rattrape aussi le Père. Après chaque réussite, les mains échangent leurs rôles.
trick-kuda-kuda-counts = Chaque osselet ramassé par la main qui n’a pas lancé.
trick-takh-takh = Takh-Takh
trick-takh-takh-setup = Jetez cinq osselets sur la table ; le Père est dans votre main.
trick-takh-takh-deed = Lancez le Père, dressez un osselet sur la tranche, rattrapez le Père.
trick-takh-takh-counts = Chaque osselet que vous avez dressé et qui tient encore. Les cinq sur la tranche, c’est aussi gagné, de quelque façon qu’ils y soient venus.
trick-wollo = Wollo
trick-wollo-setup = Votre autre main, posée sur la tranche, fait le mur. Jetez cinq osselets tout près.
trick-wollo-deed = Lancez le Père, faites passer un osselet par-dessus le mur, rattrapez le Père.
trick-wollo-counts = Chaque osselet entièrement au-delà du mur, passé par-dessus et non par le côté.

## Les figures : de main
trick-cumi-cumi = Cumi-Cumi
trick-cumi-cumi-setup = Jetez les six osselets sur la table. Joignez les mains, doigts croisés, index tendus. Sans Père.
trick-cumi-cumi-deed = Pincez un osselet entre les index, lancez-le, rattrapez-le dans les mains jointes.
trick-cumi-cumi-counts = Chaque osselet rattrapé. Le premier raté met fin à l’essai.
trick-gurnia = Gurnia
trick-gurnia-setup = Votre autre main se dresse sur le bout des doigts écartés, un osselet devant chacune des quatre arches.
trick-gurnia-deed = Lancez le Père, poussez un osselet sous son arche, rattrapez le Père.
trick-gurnia-counts = Chaque osselet entièrement sous la main.
trick-nampan = Nampan
trick-nampan-setup = Quatre osselets entre vos paumes. Sans Père.
trick-nampan-deed = Ouvrez les mains pour faire voler les osselets, et rattrapez-les de votre main principale.
trick-nampan-counts = Les osselets rattrapés, en ce seul lancer.
trick-numa = Numa
trick-numa-setup = Cinq osselets sur le dos de votre main. Sans Père.
trick-numa-deed = Lancez-les d’un coup, retournez la main et rattrapez.
trick-numa-counts = Les osselets rattrapés dans la paume, en ce seul lancer.
trick-polopo = Polopo
trick-polopo-setup = Quatre osselets entre les doigts d’une main, paume vers le bas. Sans Père.
trick-polopo-deed = Amenez-les dans la paume, rien qu’avec les doigts.
trick-polopo-counts = Les osselets dans la paume. Si l’un tombe, tout est perdu.

## Les figures : exotiques
trick-ariac = Ariac
trick-ariac-setup = Quatre osselets alignés, à une largeur de main l’un de l’autre.
trick-ariac-deed = Lancez le Père, frappez la table du tranchant de la main à gauche et à droite d’un osselet, rattrapez le Père.
trick-ariac-counts = Chaque osselet encadré en un seul lancer, sans jamais être touché.
trick-glodoc = Glodoc
trick-glodoc-setup = Jetez cinq osselets sur la table. La main qui lance est dans le sac vide.
trick-glodoc-deed = Comme Aslik, à travers le tissu : lancez le Père, ramassez un osselet, rattrapez le Père.
trick-glodoc-counts = Chaque osselet ramassé.
trick-labah = Labah
trick-labah-setup = Jetez cinq osselets sur la table. Lancez le Père et recevez-le sur le dos de la main ; tant qu’il n’y est pas, il peut tomber.
trick-labah-deed = De la même main, prenez un osselet dans la paume, puis un autre, le Père toujours sur le dos.
trick-labah-counts = Les osselets dans la paume. Quand le Père tombe, c’est fini.
trick-maradono = Maradono
trick-maradono-setup = Deux cartes Tambour à une largeur de main l’une de l’autre font le but. Jetez cinq osselets à une longueur de main devant lui.
trick-maradono-deed = Lancez le Père, tirez un osselet au but, rattrapez le Père. Un osselet qui a manqué le but se retente de là où il est.
trick-maradono-counts = Chaque osselet entièrement passé dans le but.
trick-meja = Meja
trick-meja-setup = Deux cartes Tambour côte à côte. Jetez cinq osselets à une longueur de main de là.
trick-meja-deed = Lancez le Père, déposez un osselet sur une carte, rattrapez le Père.
trick-meja-counts = Les osselets qui reposent à la fin sur l’une ou l’autre carte.

## Les figures : duels
trick-bagi = Bagi !
trick-bagi-setup = À chacun son Père, le blanc ou le noir. Qui joue en premier jette quatre osselets entre les deux et choisit un côté, gauche ou droite ; l’autre côté revient à l’adversaire.
trick-bagi-deed = En même temps, lancer après lancer : amenez un osselet de votre côté, rattrapez votre Père. Ce qui est d’un côté y reste.
trick-bagi-counts = Qui fait tomber son Père perd ; les deux à la fois, c’est égalité. Le milieu vidé, le plus d’osselets gagne.
trick-bola-bola = Bola-Bola !
trick-bola-bola-setup = La ligne de deux cartes Tambour, à une largeur de main l’une de l’autre, est le filet. Un osselet, la balle, est devant qui joue en premier.
trick-bola-bola-deed = À tour de rôle, un lancer : lancez le Père, envoyez la balle de l’autre côté du filet, par-dessus ou à travers, sans le contourner ; rattrapez le Père.
trick-bola-bola-counts = La balle doit s’arrêter au-delà du filet. Qui rate en premier perd.
trick-kat = Kat !
trick-kat-setup = Quatre osselets sont jetés entre les deux. À chacun son Père, le blanc ou le noir.
trick-kat-deed = Au signal, chacun lance une fois, rafle autant d’osselets que possible et rattrape son Père.
trick-kat-counts = Le plus d’osselets gagne. Père tombé, rien ne compte.
trick-manu = Manu !
trick-manu-setup = Cinq osselets dans la main. Sans Père.
trick-manu-deed = L’un après l’autre : lancez-les une fois et faites-les retomber sur le dos de la main.
trick-manu-counts = Le plus d’osselets restés sur la main gagne.
trick-naik = Naik !
trick-naik-setup = Jetez cinq osselets sur la table ; le Père est dans la main.
trick-naik-deed = À tour de rôle, ramassez un osselet au premier tour, deux d’un coup au deuxième, et ainsi de suite jusqu’à cinq.
trick-naik-counts = Qui rate quand l’autre réussit perd. Si les deux ratent, ou réussissent les cinq, c’est égalité.

## Les figures : défis
trick-badaboss = BadabOss
trick-badaboss-setup = Le Chef pose un osselet au milieu de la table.
trick-badaboss-deed = À tour de rôle, empilez un osselet de plus sur le dernier.
trick-badaboss-counts = Qui fait toucher la table à un autre osselet que le plus bas est hors jeu ; la place à sa gauche commence une nouvelle tour.
trick-kiri-kanoss = Kiri KanOss
trick-kiri-kanoss-setup = Chacun a un osselet sur le dos d’une main.
trick-kiri-kanoss-deed = Au signal, tout le monde le lance et le reçoit sur le dos de l’autre main.
trick-kiri-kanoss-counts = Qui rate est hors jeu.
trick-los-loboss = Los LobOss
trick-los-loboss-setup = Le Chef jette les six osselets en annonçant au même moment un côté : creux ou bosse.
trick-los-loboss-deed = Voyez combien d’osselets montrent ce côté, et dites le nombre avant les autres.
trick-los-loboss-counts = Juste : vous mettez hors jeu qui vous voulez. Faux : c’est vous qui l’êtes.
trick-targoss = TargOss
trick-targoss-setup = La carte est au milieu de la table, un osselet devant chacun.
trick-targoss-deed = Au signal, d’une pichenette, chacun envoie son osselet vers la carte.
trick-targoss-counts = Qui est le plus près du milieu met hors jeu qui bon lui semble. À égale distance, ceux-là seuls rejouent. Hors de la table, c’est le plus loin.
trick-warnoss = WarnOss
trick-warnoss-setup = Autant d’osselets que de personnes encore en jeu sont jetés au milieu. Le Chef, puis qui vient d’être mis hors jeu, annonce la couleur de l’un d’eux.
trick-warnoss-deed = Tous en même temps, attrapez un osselet, un seul chacun.
trick-warnoss-counts = Qui n’en a pas, ou a celui de la couleur annoncée, est hors jeu.

## L’image dans un terminal
picture-round = manche { $round } sur 4
picture-chief = Chef
picture-family = { $family ->
    [classic] classique
    [hand] de main
    [exotic] exotique
   *[duel] duel
 }
picture-against = contre
picture-challenge = défi { $name }, encore en jeu : { $left }
picture-tower = tour : { $tower }
picture-word = { $word ->
    [white] blanc
    [black] noir
    [red] rouge
    [yellow] jaune
    [green] vert
    [blue] bleu
    [hollow] creux
   *[bump] bosse
 }
picture-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
picture-hand = main
picture-in-hand = { $cards } en main
picture-to-draw = { $cards } à piocher
picture-replays = { $replays ->
    [one] { $replays } replay joué
   *[other] { $replays } replays joués
 }
