### Ce que dit le client web lui-même, en français.

## La maison
house = Ludothèque
welcome = Prenez une boîte, et jouez.
welcome-more = Une étagère de jeux de société, ouverte jour et nuit : en solo contre des robots, entre amis par un lien, ou autour d’un seul appareil.
shelf = L’étagère
box-facts = { $low ->
    [one] { $low }
   *[other] { $low }–{ $high }
 } joueurs · { $minutes } min
to-the-shelf = Vers l’étagère
language = Langue
lamp-low = Tamiser la lampe
sound-mute = Couper le son
try-again = Réessayer
error-offline = La maison ne répond pas : vérifiez votre connexion.
nowhere = Il n’y a rien ici
nowhere-more = L’adresse est peut-être mal écrite, ou la table a été débarrassée.
edition-older = La maison a une page plus récente que celle-ci.
edition-renew = Recharger la page
edition-broken = Une partie de cette page n’est pas arrivée. La maison vient peut-être d’être rénovée, ou la connexion est mauvaise.
not-at-table = Vous n’êtes pas à la table
try-now = Essayer maintenant
seat-moves = Votre place passe sur cet appareil
seat-moves-more = Elle continue ici et quitte l’appareil où elle était. Ce lien ne sert qu’une fois.
seat-moves-here = Jouer sur cet appareil

## Rejoindre
join = Un code de table ?
join-go = S’installer
join-wrong = Un code, c’est dix lettres et chiffres, comme K7MQ2-XH4PD.

## Mes tables
my-turn = À vous de jouer : { $title }
my-turns = Tables où c’est à vous de jouer
my-tables = Vos tables
my-tables-none = Les tables commencées vous attendront ici jusqu’à la fin de la partie.
erase-me = M’effacer
erase-me-sure = Votre nom, vos messages et vos places quittent cette maison pour de bon. Vos coups restent, sans nom.
status-open = { $free ->
    [0] Tout le monde est là
    [one] Une place libre
   *[other] { $free } places libres
 }
status-playing = En cours
status-paused = En pause
status-disputed = Un constat est contesté
status-stale = Les règles ont changé
status-over = Finie

## Une boîte
fact-players = { $low } à { $high } joueurs
fact-age = dès { $age } ans
fact-minutes = environ { $minutes } minutes
in-the-box = Le contenu de la boîte { $title }
box-pieces = Voir toutes les pièces
practise = S’exercer
box-practise = S’exercer seul, de sa propre main
box-tables = Vos tables avec cette boîte
rulebook = Règle du jeu
chapter = Chapitre
page-back = Page précédente
page-on = Page suivante
page-of = Page { $page } sur { $pages }

## Commencer
players = Joueurs
level = Les robots jouent
level-random = au hasard
level-greedy = pour le gain immédiat
level-novice = pour apprendre
level-casual = pour s’amuser
level-club = avec soin
level-expert = pour gagner
level-master = sans pitié
variants = Variantes et pendule
by-lot = Au sort
as-usual = par défaut
seat-number = Place { $seat }
player = N° { $seat }
guest = { $seat ->
    [1] Convive
   *[other] Convive { $seat }
}
your-name = Votre nom
your-name-more = tel que les autres le verront ; ou passez
clock = Pendule
clock-none = Aucune
clock-blitz = Rapide : 3 minutes chacun, plus 5 secondes par coup
clock-calm = Calme : 15 minutes chacun, plus 15 secondes par coup
clock-move = Une minute par coup
hints = Indices
hints-usual = Contre robots et sur un appareil
hints-always = À cette table
hints-never = Non
way-bots = Contre des robots
way-bots-more = { $others ->
    [one] Un robot s’installe, et vous jouez aussitôt.
   *[other] { $others } robots s’installent, et vous jouez aussitôt.
 }
way-friends = Entre amis
way-friends-more = Vous recevez un lien et un code à envoyer ; pas besoin de compte.
way-device = Un seul appareil
way-device-more = À { $players }, vous vous passez cet écran{ $secrets ->
    [yes]  ; les mains restent cachées.
   *[no] .
 }
way-real = À une vraie table
way-real-more = La vraie boîte, et chacun son téléphone : la maison tient les cartes, les tours et les scores.
way-round = Vraie table, un seul appareil
way-round-more = La vraie boîte, et cet écran posé sur la table pour les { $players }.
which-game = Quel jeu

## Avant la partie
lobby-waits = { $free ->
    [one] Il reste une place libre : envoyez le lien, ou installez un robot.
   *[other] Il reste { $free } places libres : envoyez le lien, ou installez un robot.
 }
lobby-waits-real = { $free ->
    [one] Il reste une place libre : envoyez le lien, ou installez quelqu’un ici.
   *[other] Il reste { $free } places libres : envoyez le lien, ou installez quelqu’un ici.
 }
lobby-sit = Choisissez une place et dites qui vous êtes.
lobby-ready = Tout le monde est là. Commencez quand vous voulez.
lobby-host = Tout le monde est là. L’hôte lance la partie.
lobby-full = Toutes les places sont prises : vous pourrez regarder dès que l’hôte lance la partie.
start = Commencer
sit-here = Prendre place
seat-free = Place { $seat } libre
seat-name = Nom à la place { $seat }
seat-bot = Installer un robot
seat-shared = Ici avec moi
stand-up = Quitter la place { $seat }
remove = Prier de partir
remove-sure = Prier { $name } de partir ? Impossible ensuite de se rasseoir ici.
door-closed = Fermée aux spectateurs
mute = Couper la parole
unmute = Laisser écrire à nouveau
seat-ask = Demander cette place
seat-left = { $who } a quitté cette partie.
seat-lost = C’est ma place : mon téléphone l’a perdue
seat-lost-in = C’est ma place : à demander dans { $seconds } s
seat-asked = { $name } demande la place { ELIDED("de", $who) }.
seat-asked-back = { $name } demande à reprendre sa place.
seat-asks = Vous avez demandé la place { ELIDED("de", $who) }. Les autres y réfléchissent.
invite = Inviter
invite-more = Ce lien suffit pour prendre place. Personne n’a besoin de compte.
invite-code = Table
invite-link = Lien vers cette table
invite-copy = Copier le lien
invite-copied = Copié
invite-picture = Le lien en image, à viser avec un téléphone

## Les places
# Les robots portent le nom des bois de la maison ; c’est leur place qui les distingue.
bot-name = { $seat ->
    [1] Bouleau
    [2] Chêne
    [3] Noyer
    [4] Orme
    [5] Érable
    [6] Cerisier
    [7] Frêne
   *[8] Hêtre
 }
bot-plays = un robot qui joue { $level }
is-bot = robot
hand-shown = une main de { $shown } bits par seconde
myself = Vous
is-you = vous
is-here = est là
is-absent = pas là
is-away = un robot joue
is-gone = a quitté la table
is-out = hors jeu
acts = doit jouer
thinks = réfléchit
seats = Places
watchers = { $count ->
    [one] Une autre personne regarde.
   *[other] { $count } autres personnes regardent.
 }

## Où en est la partie
state-mine = À vous : { $ask }.
state-turn-of = { $who } : { $ask }.
state-other = C’est à { $who } de jouer.
state-bot = { $who } réfléchit.
state-plays = { $who } joue.
state-out = Vous êtes hors jeu. { $state }
state-several = { $names } choisissent.
state-nobody = Un instant.
state-paused = La partie est en pause.
state-disputed = Ce qui s’est passé est contesté : on attend.
state-stale = Cette partie ne peut pas continuer.
stale = Les règles de cette boîte ont changé depuis le début de la partie : elle ne peut pas continuer. Personne n’a perdu.
stale-end = Terminer la partie
ended = Terminée sans résultat
ended-rules = Les règles de cette boîte ont changé depuis le début de la partie. Personne n’a perdu.
ended-house = La maison a fermé cette partie. Personne n’a perdu.
state-judge = Jouez-le à la vraie table, puis dites ce qui s’est passé.
state-hand = À vous de bâtir : lâchez avant la fin du temps.
state-hand-here = { $names }, à votre main.
state-hand-of = { $names } : une main au travail, regardez.
state-hands = Main contre main : { $names }.
state-attempt = { $names } : { $ask }
state-pass = Passez l’appareil à { $names }.
end-mine = Vous avez gagné.
end-mine-shared = Vous avez gagné, et la victoire se partage.
end-won = { $count ->
    [one] { $names } a gagné.
   *[other] { $names } ont gagné ensemble.
 }
end-show = Le résultat
end-aside = Voir le plateau
link-lost = Connexion perdue.
link-again = { $seconds ->
    [0] Nouvel essai.
   *[other] Prochain essai dans { $seconds } s.
 }

## Jouer un coup
moves = Coups
moves-search = Chercher un coup
moves-none = Aucun coup de ce genre.
moves-again = Encore une fois pour le jouer
hint = Indice
hint-ask = Demander un indice
hint-best = Un bon coup :
hint-choose = Choisir ce coup
hint-coming = J’examine les coups…
hint-worth = { $percent } sur 100
why-only = C’est le seul coup possible.
why-wins = Il gagne la partie.
why-counts = Après lui, on compte.
why-chance = D’ici, vous gagneriez environ { $percent } parties sur 100.
why-alike = { $more ->
    [0] « { $move } » vaut à peu près autant.
   *[other] Les autres coups valent à peu près autant, par exemple « { $move } ».
 }
why-better = Sur 100 parties, il en gagne environ { $percent } de plus que « { $move } ».
why-ahead = Il promet plus que « { $move } ».
why-plan = Ensuite, vous pourriez continuer par « { $next } ».
why-otherwise-loses = Après « { $move } », { $who } gagnerait avec « { $reply } ».
hints-here = Les indices sont permis à cette table.
confirm = Jouer
unchoose = Choisir autre chose
no-board = Tout ce que l’on sait
missed = En votre absence
curtain = Les mains sont cachées
curtain-more = Personne ne regarde, sauf qui doit jouer.
curtain-lift = C’est moi, { $name } : montrer ma main

## À une vraie table
facts = Ce qui s’est passé
facts-unasked = Autre chose
facts-sure = Oui, c’est arrivé
measure = Hauteur en { $unit }
measure-it = Mesuré
measure-type = Tapez le nombre lu sur la règle
measure-back = Effacer le dernier chiffre
measure-all = Tout effacer
measure-wrong = C’est impossible : de { $least } à { $most } { $unit }.
declared = Ce qui a été dit
declared-says = { $who } constate : « { $fact } ».
declared-mine = Votre constat : « { $fact } ».
declared-right = C’est juste
declared-wrong = C’est faux
declared-change = Corriger
declared-how = Que s’est-il passé ?
declared-none = Rien de cela
declared-keep = C’était bien ça
declared-leave = Laisser tel quel
declared-disputed = { $who } n’est pas d’accord.
declared-host = On attend { ELIDED("que", $who) } tranche.
declared-host-away = On attend que l’hôte tranche.
whose = Qui joue ?
timer = Minuteur
timer-left = { $time } au minuteur
timer-run = Lancer
timer-up = Compter le temps
timer-stop = Arrêter

## Sur grand écran
screen = Écran de table
screen-open = Montrer sur un grand écran
screen-more = Ouvrez ce lien sur le grand écran, ou visez l’image avec un téléphone et diffusez la page. Les mains restent sur les téléphones.
screen-join = { $free ->
    [one] Une place est libre : visez avec un téléphone.
   *[other] { $free } places sont libres : visez avec un téléphone.
 }
screen-ready = Tout le monde est assis. On peut commencer.
screen-waits = Un instant : on demande à la maison.
screen-gone = La table { $code } n’existe plus.

## Le tiroir
drawer = Journal, discussion, règles, table
close = Fermer
tab-log = Journal
tab-score = Points
tab-chat = Discuter
tab-rules = Règles
tab-table = Table
rules-now = La règle du moment
rule = La règle
log-empty = Il ne s’est encore rien passé.
score-total = Total
score-empty = Aucune manche n’est encore finie.
chat-empty = Personne n’a encore rien dit.
chat-write = Dites quelque chose
chat-send = Envoyer
chat-unread = { $count ->
    [one] un nouveau message
   *[other] { $count } nouveaux messages
 }
undo = Reprendre le coup
undone-what = { $who } reprend son coup : « { $what } »
    .you = Vous reprenez votre coup : « { $what } »
undo-asked = { $who } voudrait reprendre un coup.
undo-yes = D’accord
undo-no = Non
undo-waits = Vous avez demandé à reprendre votre coup. Les autres y réfléchissent.
pause = Pause
pause-asked = { $who } aimerait une pause.
pause-waits = Vous avez demandé une pause. Les autres y réfléchissent.
resume = Continuer
resign = Abandonner
resign-sure = Abandonner la partie ?
no = Non
away = { $who } n’est pas là.
let-a-bot = Faire jouer un robot
let-a-bot-in = Un robot pourra jouer dans { $seconds } s
replaced = Un robot joue pour vous.
take-back = Reprendre ma place
room = La pièce
lamp = Lampe
lamp-auto = Comme l’appareil
lamp-light = Vive
lamp-dark = Tamisée
sounds = Sons
calm = Moins de mouvement
pace = Rythme
pace-auto = Automatique : calme au début, plus vif ensuite
pace-slow = Posé
pace-usual = Comme à table
pace-quick = Rapide
device-move = Continuer sur un autre appareil
device-link = Ouvrez ce lien là-bas. Il n’est que pour vous, et ne sert qu’une fois.

## What the others did
since = Depuis votre dernier tour
since-again = Revoir : { $turn }

## La fin
count-back = Un pas en arrière
count-on = Un pas en avant
count-run = Laisser défiler
count-hold = Arrêter ici
count-skip = Passer
count-again = Recompter
rematch = Rejouer
rematch-join = À la revanche
rematch-watch = Voir la revanche
share = Partager
download = Télécharger
fair = Une donne honnête
fair-before = Tout le hasard était fixé à l’ouverture de la table, avant que quiconque s’y assoie. Voici son empreinte ; la graine se dévoile une fois la partie finie.
fair-after = Tout le hasard de cette partie vient d’une graine secrète et de ce que le navigateur de chacun y a ajouté. L’empreinte de la graine était ici avant que quiconque s’assoie : ni la maison ni personne à la table n’a pu choisir la donne.
fair-hash = Empreinte de la graine (SHA-256), telle que cet appareil l’a vue en premier
fair-seed = Graine, montrée maintenant
fair-parts = Ajouté par les navigateurs, place par place
fair-drawn = D’où le hasard a été tiré
fair-mine = Une donne honnête : elle était fixée avant que quiconque s’assoie, et votre propre navigateur y a pris part.
fair-unchecked = Une donne honnête ? Ce navigateur ne peut le vérifier qu’à une adresse https.
fair-bad-hash = Cette donne ne tient pas : son empreinte n’est pas celle que cet appareil a vue en premier.
fair-bad-seed = Cette donne ne tient pas : la graine n’est pas celle dont l’empreinte était montrée.
fair-bad-part = Cette donne ne tient pas : ce que votre navigateur a ajouté n’y est pas.
fair-fits = Une donne honnête : elle était fixée avant le premier coup, et la graine correspond à son empreinte.
fair-how = Pour vérifier chaque carte et chaque coup, téléchargez la partie et lancez :

## Bâtir à la main
build-site = La tour : les flèches ou un glissement pour en faire le tour, + et - pour s’approcher
build-over = { $side ->
    [left] { $aside } mm à gauche
    [right] { $aside } mm à droite
   *[middle] Au milieu
} de la pièce la plus haute, { $depth ->
    [behind] { $deep } mm derrière.
    [before] { $deep } mm devant.
   *[middle] ni devant ni derrière.
}
build-height = { $level ->
    [wood] { $above } mm au-dessus du bois qui est dessous.
    [on-wood] Sur le bois qui est dessous.
    [table] { $above } mm au-dessus de la table.
   *[on-table] Sur la table.
}
build-lying = { $faces ->
    [one] { $tall } mm de haut
   *[other] Face { $face } sur { $faces } en bas, { $tall } mm de haut
}, { $way ->
    [left] tourné de { $angle }° à gauche.
    [right] tourné de { $angle }° à droite.
   *[none] pas tourné.
}
build-queue = { $place ->
    [one] Encore un instant : c’est bientôt à vous
   *[other] Numéro { $place } dans la file ; la pendule est arrêtée
}
build-touches = Ça touche. Ne bougez plus, puis lâchez.
build-touched = { $onto ->
    [table] Contact, mais pas encore posé : un peu plus bas.
   *[tower] Contact, mais pas encore posé sur la tour : abaissez dessus.
}
build-falls = Ça tombe
build-rests = Lâché. Est-ce que ça tient ?
build-trembles = Toute main tremble : ne bougez plus, elle se calme.
build-left = { $seconds ->
    [one] Plus qu’une seconde
   *[other] Plus que { $seconds } secondes
}
build-time-up = Le temps est écoulé : la main s’ouvre
build-walk = Un doigt ou la souris, glissé à côté de la tour, en fait le tour.
build-again = Encore une fois, au ralenti
build-once-more = Encore une fois
build-enough = C’est vu
build-other-side = D’un autre côté
build-how-plain = Glissez la pièce sur l’une des deux vues, de côté ou vers le bas ; abaissez-la jusqu’au contact, lâchez.
build-how-keys = Au clavier : flèches, Page haut et Page bas, Q et E tournent, F bascule, Entrée lâche.
build-from-front = De face
build-from-side = De côté
build-spin = { $to ->
    [left] Tourner à gauche
   *[right] Tourner à droite
}
build-tip = Basculer
build-up = Lever
build-down = Baisser
build-let-go = Lâcher
build-nudge = Un pas de côté
build-nudge-to = { $to ->
    [left] À gauche
    [right] À droite
    [away] Plus loin de vous
   *[near] Plus près de vous
}
