### Ce que dit la table d’OSS à l’écran.

## Avant de commencer
oss-biggest-bones = Qui a les plus gros os ?

## Que faire
ask-lay = choisissez une carte, puis une figure
ask-replay = jetez une carte pour retenter, ou restez-en là
ask-take = duel gagné, prenez une des deux cartes
ask-name = annoncez la couleur dont personne ne voudra
ask-call = jetez les osselets en annonçant un côté
ask-eliminate = choisissez qui est hors jeu
ask-bones = combien d’osselets comptent ?
ask-counts = combien d’osselets chacun ?
ask-winner = qui a gagné le duel ?
ask-stood = la tour a-t-elle tenu ?
ask-out = qui est hors jeu ?
ask-said = qui a parlé en premier ?
ask-nearest = quel osselet est le plus près ?

## Coups
move-bones = { $count ->
    [0] aucun osselet
    [one] { $count } osselet
   *[other] { $count } osselets
 }
move-counts = { $first ->
    [x] Père tombé
   *[other] { $first }
 } – { $second ->
    [x] Père tombé
   *[other] { $second }
 }
move-won = { $winner } a gagné
move-out = { $count ->
    [0] personne n’est hors jeu
   *[other] hors jeu : { $losers }
 }
move-said = { $seat } en premier, et c’est { $verdict ->
    [right] juste
   *[wrong] faux
 }
moves-lay = Poser une carte
moves-replay = Retenter

## Noms
oss-family = { $family ->
    [classic] Figure classique
    [hand] Figure de main
    [exotic] Figure exotique
    [duel] Duel
   *[challenge] Défi
 }
oss-colour = { $colour ->
    [white] blanc
    [black] noir
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
 }
oss-side = { $side ->
    [hollow] creux
   *[bump] bosse
 }

## La table
oss-round = Manche { $round } sur 4
oss-line = Les figures de cette manche
oss-hand = Votre main
oss-hand-look = Regarder sa main
oss-hand-hide = Cacher sa main
oss-card = { $value } { ELIDED("de", $owner) }
oss-card-mine = Votre { $value }
oss-lay-here = { $value } devant { $trick }
oss-laid-by = { $cards } devant { $trick }
oss-look-at = { $trick } : comment faire
oss-tribe = Tribu { ELIDED("de", $owner) }
oss-chief = Chef
oss-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
oss-cards = { $cards ->
    [0] plus de carte en main
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
 }
oss-won = Gagné : { $cards }
oss-won-nothing = Encore rien de gagné
oss-replays = { $count ->
    [one] { $count } replay joué
   *[other] { $count } replays joués
 }
oss-out = hors jeu

## Maintenant, avec les vrais osselets
oss-now-lay = { $who } pose une carte devant l’une des trois figures en solo.
oss-now-lay-mine = Posez une carte : il vous faudra autant d’osselets.
oss-now-solo = { $who } : { $trick } avec { $value ->
    [one] { $value } osselet
   *[other] { $value } osselets
 }.
    .you = Vous : { $trick } avec { $value ->
        [one] { $value } osselet
       *[other] { $value } osselets
     }.
oss-now-solo-most = { $who } : { $trick } avec { $value ->
    [one] { $value } osselet
   *[other] { $value } osselets
 }, ou plus.
    .you = Vous : { $trick } avec { $value ->
        [one] { $value } osselet
       *[other] { $value } osselets
     }, ou plus.
oss-now-duel = { $who } contre { $opponent } : { $trick }
oss-now-ties = { $ties ->
    [1] Une égalité. Après trois, le sort décide.
   *[other] { $ties } égalités. Après trois, le sort décide.
 }
oss-now-replay = { $who } peut retenter { $trick } contre une carte.
    .you = Vous pouvez retenter { $trick } contre une carte.
oss-now-take = { $who } a gagné { $trick } et prend une des deux cartes.
    .you = Vous avez gagné { $trick } et prenez une des deux cartes.
oss-now-stack = { $who } pose l’osselet numéro { $tower }.
    .you = Vous posez l’osselet numéro { $tower }.
oss-now-kiri = Prêts ? Au signal, on lance : { $seats }.
oss-now-call = { $who } jette les six osselets en annonçant un côté.
    .you = Vous jetez les six osselets en annonçant un côté.
oss-now-called = { $side ->
    [hollow] Creux !
   *[bump] Bosse !
 } Combien ? Le premier nombre dit compte.
oss-now-flick = Au signal, une pichenette : { $seats }.
oss-now-name = { $who } jette les osselets et annonce une couleur.
    .you = Vous jetez les osselets et annoncez une couleur.
oss-now-named = Pas le { $colour ->
    [white] blanc
    [black] noir
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
 } ! Attrapez un osselet, un seul chacun.
oss-now-eliminate = { $who } choisit qui est hors jeu.
    .you = Vous choisissez qui est hors jeu.
oss-now-over = Les quatre manches sont jouées.
oss-stake = En jeu : { $cards }.

## Dire ce qui s’est passé
oss-say = C’est dit
oss-say-counts = Osselets { ELIDED("de", $owner) }
oss-say-dropped = Père tombé
oss-say-who = Touchez tous ceux qui sont hors jeu.
oss-say-near = Touchez qui est le plus près ; plusieurs à égale distance.
oss-say-first = Touchez qui a parlé en premier.
oss-say-right = C’était juste
oss-say-wrong = C’était faux
oss-say-silent = Personne n’a parlé

## Cartes Figure
oss-close = Retour à la table
oss-counts = Ce qui compte
oss-steps = { $trick }, pas à pas
oss-sign-bones = { $bones ->
    [0] Un osselet chacun
    [one] { $bones } osselet
   *[other] { $bones } osselets
 }
oss-sign-jack = { $jack ->
    [classic] Lancer du Père classique
    [unusual] Lancer inhabituel
    [two] Un Père chacun
   *[none] Sans Père
 }
oss-sign-order = { $order ->
    [at-once] En même temps
   *[in-turn] À tour de rôle
 }
oss-sign-once = Un seul lancer

# Les mots longs des étapes, et où ils peuvent être coupés : tous les navigateurs ne le savent pas.
oss-parts = princi·pale piche·nette

oss-step-toss = { $how ->
    [wall] Jetez { $bones } osselets tout près. Le Père est dans votre main.
    [cards] Jetez { $bones } osselets à une longueur de main des cartes.
    [first] Qui joue en premier jette { $bones } osselets entre les deux.
    [second] On jette à nouveau les osselets, pour qui joue en second.
    [chief] Le Chef jette les { $bones } osselets…
    [chief-each] On jette autant d’osselets qu’il reste de joueurs.
   *[table] Jetez { $bones } osselets sur la table.
 }
oss-step-put = { $how ->
    [wall] L’autre main, posée sur la tranche, fait le mur.
    [arch] L’autre main se dresse sur le bout des doigts écartés.
    [gaps] Un osselet devant chacune des { $bones } arches.
    [row] { $bones } osselets alignés, à une largeur de main.
    [on-back] { $bones } osselets sur le dos de la main.
    [between-fingers] { $bones } osselets entre les doigts, paume vers le bas.
    [bag] La main qui lance entre dans le sac.
    [goal] Deux cartes Tambour à une largeur de main : le but.
    [net] Deux cartes Tambour à une largeur de main : le filet.
    [cards] Deux cartes Tambour côte à côte.
    [ball] Un osselet fait la balle, devant qui joue en premier.
    [chief] Le Chef pose un osselet au milieu.
    [each] Chacun pose un osselet devant soi.
    [each-back] Chacun a un osselet sur le dos d’une main.
   *[card] La carte est au milieu de la table.
 }
oss-step-hold = { $how ->
    [folded] Joignez les mains, index tendus.
    [palms] { $bones } osselets entre vos paumes.
    [jacks] À chacun son Père, le blanc ou le noir.
    [first] En premier : { $bones } osselets dans la main…
    [second] … puis à l’autre.
   *[player] Les { $all } osselets sont dans votre main.
 }
oss-step-throw = { $how ->
    [pincers] Lancez-le ainsi.
    [palms] Ouvrez les mains : les osselets s’envolent.
    [back] Lancez-les tous d’un coup.
    [each] Au signal, chacun lance son Père.
    [first] Qui joue en premier lance le Père…
    [second] À l’autre de lancer le Père…
    [first-palm] … on les lance tous…
    [second-palm] Tous en l’air…
    [each-back] Au signal, tout le monde lance.
   *[player] Lancez le Père.
 }
oss-step-pick-up = { $how ->
    [other] L’autre main ramasse un osselet…
    [both] Pincez un osselet entre les index.
    [bag] Ramassez un osselet, à travers le tissu.
    [riding] Prenez un osselet dans la paume, le Père toujours sur le dos.
    [each] Chacun rafle autant d’osselets que possible…
    [first] … en ramasse 1 au tour 1, 2 d’un coup au tour 2…
    [second] … en ramasse autant d’un coup…
   *[main] Ramassez un osselet.
 }
oss-step-lay-down = Posez un osselet, gardez les autres.
oss-step-stand-up = Dressez un osselet sur la tranche.
oss-step-hop = Faites passer un osselet par-dessus le mur.
oss-step-push = Poussez un osselet sous son arche.
oss-step-strike = Frappez la table à gauche et à droite d’un osselet.
oss-step-shoot = { $how ->
    [first] … envoie la balle au-delà du filet, par-dessus ou à travers…
    [second] … la renvoie…
   *[player] Tirez un osselet au but.
 }
oss-step-set = Déposez un osselet sur une carte.
oss-step-draw-in = Amenez-les dans la paume, rien qu’avec les doigts.
oss-step-sweep = Chacun écarte un osselet de son côté…
oss-step-catch = { $how ->
    [other-palm] … et rattrape aussi le Père.
    [back] Recevez-le sur le dos de la main. D’ici là, il peut tomber.
    [crossed-hands] Rattrapez-le dans les mains jointes.
    [palms-palm] Rattrapez ce que vous pouvez de la main principale.
    [back-palm] Retournez la main, rattrapez ce que vous pouvez.
    [each] … et rattrape son Père.
    [first] … et le rattrape.
    [second] … et le rattrape.
    [first-back] … qu’on reçoit sur le dos de la main…
    [second-back] … et sur le dos de la main.
    [each-other-back] Recevez-le sur le dos de l’autre main.
   *[palm] Rattrapez le Père de la même main.
 }
oss-step-swap = Les mains échangent leurs rôles.
oss-step-stack = À tour de rôle, un osselet de plus dessus.
oss-step-flick = Au signal, d’une pichenette, tous vers la carte.
oss-step-call = … et annonce un côté : creux ou bosse.
oss-step-spot = Dites en premier combien le montrent.
oss-step-name = Le Chef, puis qui vient de sortir, annonce une couleur.
oss-step-snatch = Tous attrapent un osselet. Pas de cette couleur !
oss-step-choose = { $how ->
    [side] Qui joue en premier choisit un côté ; l’autre a l’autre.
   *[out] Qui gagne met quelqu’un hors jeu.
 }
oss-step-again = { $until ->
    [number-jack] On reprend à l’étape { $step }, jusqu’à votre nombre. Père tombé, c’est fini.
    [number-ends] On reprend à l’étape { $step }, jusqu’à votre nombre. Le premier raté y met fin.
    [number-loses] On reprend à l’étape { $step }, jusqu’à votre nombre. Si l’un tombe, tout est perdu.
    [most] On reprend à l’étape { $step } jusqu’à vider le milieu ou faire tomber un Père.
    [unbeaten] On reprend à l’étape { $step } jusqu’à ce que l’un des deux rate.
   *[last] On reprend à l’étape { $step } jusqu’au dernier en jeu.
 }

## Le décompte
oss-count-cards = { $owner } : { $adds } = { $points }.
oss-count-nothing = { $owner } n’a gagné aucune carte.
oss-count-challenges = { $owner } a gagné { $count ->
    [one] un défi
   *[other] { $count } défis
 } : { $points } de plus.

## En peu de mots
short-laid = { $value } devant { $name }
short-managed = réussit { $name }
short-all-on-edge = réussit { $name }
short-failed = échoue à { $name }
short-duel-won = gagne { $name }
short-replayed = retente { $name }
short-card-won = gagne un { $value }
short-enough = en reste là

## La salle d’exercice
oss-practice-back = Retour
oss-practice-trick = Figure
oss-practice-number = Nombre sur la carte
oss-practice-table = { $trick } sur la table : votre pointeur est la main
oss-practice-keys = Espace maintenu appuie, les flèches choisissent un osselet, Entrée amène la main sous ce qui retombe, R recommence
oss-practice-again = Encore
oss-practice-mine = À moi
oss-practice-best = Contre mon record
oss-practice-show = Montrez-moi
oss-practice-next = Ensuite : { $trick }
oss-practice-coming = Le robot s’étire les doigts…
oss-practice-shown = La main d’un robot
oss-practice-aids = Aides pour la main
oss-practice-steady = Main sûre : touché près d’un osselet, c’est en plein milieu
oss-practice-slow = Au ralenti : tout prend plus de temps
oss-practice-left = Gaucher : en miroir
state-hand = À votre main : ce qu’il faut faire est écrit sous les osselets.
oss-solo-film = Encore une fois
oss-solo-see-again = Revoir le dernier essai
oss-solo-slowly = Lentement
oss-solo-enough = Ça suffit
oss-solo-lost = La ligne était coupée : on reprend d’ici.
oss-solo-differs = La maison en a jugé autrement, et c’est elle qui compte.
oss-solo-hand-over = { $who }, à votre main : touchez quand vous avez l’appareil
oss-helped-steady = main sûre
oss-helped-slow = au ralenti
oss-helped-keys = au clavier
oss-duel-most = le plus l’emporte
oss-duel-failure = passe { $round }
oss-duel-round = manche { $round } : { $round } d’un coup
oss-do-throw = Lancez le Père : appuyez, glissez vite vers le haut, lâchez
oss-do-throw-all = Lancez-les : appuyez, glissez vite vers le haut, lâchez
oss-do-throw-bone = Lancez-le : appuyez, glissez vite vers le haut, lâchez
oss-do-catch = Soyez dessous quand il retombe
oss-do-catch-all = Soyez dessous quand ils retombent
oss-do-pick-up = Touchez un osselet
oss-do-lay-down = Appuyez sur une place libre, attendez un peu, lâchez
oss-do-stand-up = Appuyez sur un osselet, un petit coup doux, lâchez : il se dresse
oss-do-hop = Appuyez sur un osselet, attendez qu’il se lève, passez le mur
oss-do-push = Le doigt sur un osselet, poussez-le dans le passage
oss-do-shoot = Appuyez sur un osselet et lancez-le vers le passage
oss-do-set = Appuyez sur un osselet, portez-le sur une carte, lâchez
oss-do-strike = Touchez à gauche d’un osselet, puis à droite
oss-do-rake = Appuyez, passez par { $number ->
    [one] un osselet
   *[other] { $number } osselets
 }, lâchez
oss-do-draw-in = Appuyez sur un osselet, ramenez-le lentement dans la paume
oss-do-balance = Doucement : touchez un osselet, gardez le Père sur la main
oss-key-throw = Maintenez Espace : lâchez à la force voulue
oss-key-act = Les flèches choisissent, Espace maintenu agit
oss-key-catch = Entrée : dessous
oss-why-managed = Réussi
oss-why-fell-left = Le Père est tombé à votre gauche
oss-why-fell-right = Le Père est tombé à votre droite
oss-why-fell-far = Le Père est tombé au-delà de la main
oss-why-fell-behind = Le Père est tombé derrière vous
oss-why-jack-fell = Le Père est tombé
oss-why-hand-full = La main n’était pas encore libre
oss-why-hand-too-fast = La main allait trop vite
oss-why-throws-over = C’était le dernier lancer
oss-why-none-left = Il reste trop peu d’osselets
oss-why-weak-throw = Trop faible : plus vite
oss-why-slipped = Il a glissé
oss-why-two-at-once = Deux à la fois : ils retournent à leur place
oss-why-one-a-throw = Un par lancer, pas plus
oss-why-laid-too-briefly = Trop bref : il est resté dans la main
oss-why-two-fell = Trop long : deux sont tombés
oss-why-laid-too-near = Trop près : plus haut sur la table
oss-why-weak-stroke = Trop doux : rien n’a bougé
oss-why-tipped = Il a basculé
oss-why-knocked-over = Renversé
oss-why-on-edge-already = Celui-là est déjà debout
oss-why-wall = Il a heurté le mur
oss-why-missed-the-card = Pas sur la carte
oss-why-finger = Un doigt barrait le passage
oss-why-finger-slipped = Le doigt a glissé
oss-why-beside = À côté du passage
oss-why-off-table = Tombé de la table
oss-why-touched = Vous l’avez touché
oss-why-nothing-there = Il n’y avait rien là
oss-why-wrong-number = Pas le nombre voulu
oss-why-not-caught = Pas rattrapé
oss-why-bone-fell = L’osselet est tombé
oss-why-jack-slid = Le Père a glissé
oss-why-opened = Le temps est écoulé
oss-why-not-done = Pas fait pendant ce lancer
oss-near-hand = À { $cm } cm près
oss-near-count = { $count } sur { $number }
oss-do-sweep = Appuyez sur un osselet, tirez-le de votre côté, lâchez
oss-once-table = { $trick }, tous à la fois : votre pointeur est votre main
oss-once-keys = Espace maintenu appuie, les flèches choisissent un osselet, Entrée amène la main sous ce qui retombe
oss-once-key-spot = Les touches 0 à 6 disent combien
oss-once-round = Autour de la table
oss-once-ready = Je suis prêt
oss-once-not-yet = Pas encore
oss-once-is-ready = prêt
oss-once-others = Les autres se préparent
oss-once-getting-ready = On se prépare
oss-once-patience = Dans { $seconds } s, on commence quand même
oss-once-again = La maison l’a laissé échapper : on recommence du début, comme c’était posé
oss-once-watching = Vous regardez en direct
oss-once-now = Maintenant !
oss-once-sides = De quel côté vont vos osselets ?
oss-once-left = À gauche
oss-once-right = À droite
oss-once-how-grab = Au signal : lancez le Père, ramassez des osselets, revenez dessous
oss-once-how-race = Au signal : lancez, tirez un osselet de votre côté, rattrapez ; encore et encore
oss-once-how-throw = { $higher ->
    [0] Au signal : lancez l’osselet, rattrapez-le sur le dos de l’autre main
   *[1] Encore une fois, et plus haut : un lancer faible ne compte plus
 }
oss-once-how-snatch = Au signal : touchez un osselet, pas le { oss-colour }
oss-once-how-flick = Au signal : une pichenette vers le milieu ; tous partent ensemble
oss-once-how-spot = Comptez le côté annoncé : { oss-side }. Un seul nombre, le premier compte
oss-once-do-grab = Appuyez près des osselets, passez au travers, lâchez
oss-once-do-snatch = Touchez un osselet, pas le { oss-colour }
oss-once-do-flick = Appuyez sur votre osselet, poussez-le vers le milieu, lâchez
oss-once-do-spot = Combien ? Touchez le nombre
oss-once-not = Pas le { oss-colour } !
oss-once-count = { $side ->
    [hollow] Creux : combien ?
   *[bump] Bosse : combien ?
 }
oss-once-more = Encore, ou sous le Père
oss-once-other-hand = L’autre main : soyez dessous
oss-once-got = { $count ->
    [0] Aucun
    [one] Un osselet
   *[other] { $count } osselets
 }
oss-once-flicked = C’est parti : tous les osselets s’élancent au même moment
oss-once-snatched = À vous
oss-once-caught = Rattrapé
oss-once-not-done = Trop tard pour cette fois
oss-once-said = Vous avez dit { $number }
oss-once-first = { $owner } avait déjà la main dessus
oss-once-far = ligne lointaine
oss-once-line = ligne { $delay } ms
oss-once-far-mine = Votre ligne est lointaine ({ $delay } ms) : une partie ne peut être compensée
oss-once-face-bump = bosse
oss-once-face-hollow = creux
oss-once-face-edge = sur la tranche
oss-once-small = Cet écran n’a pas de place pour { $hands } mains à la fois
oss-once-many = Autour d’un écran il y a place pour quatre mains au plus, et en voici { $hands }
oss-once-touch = Chaque main est un doigt dans sa zone, il faut donc un écran tactile : une souris en bouge une à la fois, le clavier aucune
oss-once-elsewhere = Qui continue sur un appareil à soi ?
oss-once-link = { $owner } : visez ceci avec l’autre appareil, ou ouvrez-y le lien. Il sert une fois.
oss-once-link-other = Quelqu’un d’autre
oss-once-without = Continuer ici sans { $names }
oss-once-see-again = Revoir le dernier duel ou défi
oss-stack-bone = L’osselet { oss-colour }
oss-stack-stand = { $tower ->
    [one] Un osselet est posé
   *[other] { $tower } osselets tiennent
 }
oss-stack-how = Glissez l’osselet au-dessus de la pile, abaissez-le avec le curseur sur le côté, lâchez.
oss-stack-trembles = les mains tremblent davantage
