### Ce que dit la maison elle-même, en français. Chaque jeu y ajoute son propre fichier.

# Son propre nom dans une liste : « Anne 12, vous 7 ».
you = vous

## Coups et tours
error-not-your-turn = Ce n’est pas à vous de jouer.
error-over = La partie est finie.
error-move-text = « { $text } » n’est pas un coup de ce jeu. Choisissez parmi les coups proposés.
error-position = « { $text } » ne décrit pas une position ; il faudrait quelque chose comme { $shape }.

## Choisir un jeu
error-no-such-game = Il n’y a pas de boîte « { $name } » sur l’étagère. Il y a : { $names }.
error-no-such-bot = Il n’y a pas de robot « { $name } ». Il y a : { $names }.
error-players = { $players ->
    [1] Avec une seule personne
   *[other] À { $players }
 }, ce n’est pas possible : ici, il faut être { $low ->
    [0] { $high }
   *[other] de { $low } à { $high }
 }.
error-people = Une table pour { $players } ne suffit pas pour { $people } personnes.
error-seat = Il n’y a pas de place { $seat } : la partie se joue à { $players }.
error-option-name = Il n’y a pas d’option « { $option } ». Il y a : { $allowed }.
error-option-value = L’option « { $option } » n’admet pas « { $value } ». Au choix : { $allowed }.
error-language = La maison ne parle pas « { $name } ». Elle parle : { $names }.

## Reprendre un coup
error-undo-nothing = Il n’y a rien à reprendre.
error-undo-chance = Trop tard pour reprendre ce coup : depuis, le hasard a parlé ou un secret est sorti.
error-undo-fact = Ce qui s’est passé sur la table ne se reprend pas.
event-undone = Un coup a été repris.
event-corrected = Le constat est corrigé.

## Partir
event-resign = { $who } abandonne.
    .you = Vous abandonnez.
event-timeout = { $who } n’a plus de temps.
    .you = Vous n’avez plus de temps.
event-leave = { $who } a quitté la table.
    .you = Vous avez quitté la table.

## Fichiers de parties
error-match-file = Impossible de lire { $file } : { $why ->
    [missing] ce fichier ou ce dossier n’existe pas
    [forbidden] ce n’est pas permis
    [folder] un dossier y est pris pour un fichier, ou l’inverse
   *[other] { $why }
 }.
error-match-write = Impossible d’écrire { $file } : { $why ->
    [missing] ce fichier ou ce dossier n’existe pas
    [forbidden] ce n’est pas permis
    [folder] un dossier y est pris pour un fichier, ou l’inverse
   *[other] { $why }
 }.
error-match-exists = { $file } existe déjà et reste tel quel : choisissez un autre nom.
error-match-empty = Ce fichier est vide : il ne contient aucune partie.
error-match-header = Ce n’est pas un fichier de partie de la Ludothèque.
error-match-version = Cette partie a été écrite dans une autre version ({ $version }) du format.
error-match-rules = Cette partie suit les règles { $rules } ({ $game }) ; ce programme a les règles { $here }.
error-match-cut = Le fichier s’interrompt après l’entrée { $n } ; tout est en ordre jusque-là.
error-match-unfinished = La partie s’arrête à l’entrée { $n }, sans fin : elle a été coupée, ou se joue encore. Tout est en ordre jusque-là.
error-match-line = La ligne { $line } est illisible : le fichier est abîmé.
error-match-sum = La ligne { $line } a été modifiée : sa somme de contrôle ne correspond pas.
error-match-number = La ligne { $line } n’est pas dans l’ordre.
error-match-illegal = L’entrée { $n } ({ $move }) n’est pas permise à cet endroit.
error-match-seed = La graine ne correspond pas à l’empreinte publiée avant la partie.
error-match-no-seed = La graine n’est pas dans ce fichier : la donne ne peut pas être vérifiée.
error-match-outcome = La partie ne se termine pas comme le dit le fichier.
error-match-deed = Le geste de l’entrée { $n } ne mène pas à ce qui y est annoncé.
error-no-such-judge = Cette maison n’a pas de juge { $judge } de version { $version }.
error-no-film = Il n’y a pas de film numéro { $n } : aucune main ne l’a fait à l’écran, ou il est d’une autre partie.
error-no-deed = Aucun geste de la main n’est attendu maintenant.
error-bad-trace = Ce que les mains ont fait ne peut pas être lu.

## L’arène et le laboratoire
error-arena-bot = Le robot { $name } ne peut pas entrer : { $why }
error-arena-choose = Le robot { $name } ne peut pas entrer : il n’a pas de méthode « choose ».
error-arena-skill = « { $text } » devrait être un robot et une adresse de 0 à 1, comme greedy@0.8.
error-arena-games = { $games } parties, c’est trop peu : jouez-en au moins une.
error-lab-missing = Le laboratoire a besoin de { $package }, qui n’est pas là : pip install "ludotheque[lab]" va le chercher.
error-lab-ray-missing = L’arène sur plusieurs machines a besoin de { $package }, qui n’est pas là : pip install "ludotheque[lab-ray]" va le chercher.
error-lab-ray = Ray ne répond pas à { $address } : { $why }
error-lab-ray-player = Une machine du groupe ne peut pas jouer : { $why }
error-lab-not-compiled = Les règles { ELIDED("de", $name) } ne sont pas compilées : on ne peut pas en jouer beaucoup de parties à la fois. Choisissez parmi : { $names }.

## Le serveur
error-port = { $port } n’est pas un port : choisissez un nombre de 0 à 65535.
error-no-port = Tous les ports de { $port } à { $last } sont pris : donnez-en un autre avec --port.
error-limits = « { $text } » dans LUDOTHEQUE_LIMITS : il faut une limite et un nombre, comme OPEN_TABLES=500. Les limites sont : { $names }.
error-data-folder = Le dossier { $folder } est inutilisable : { $why }.
error-served-already = Le dossier { $folder } est déjà servi par le processus { $pid } à { $address } : arrêtez d’abord celui-là, ou nommez un autre dossier avec --data.
error-secret-key = { $file } n’est pas une clé : il devrait avoir { $bytes } octets ou plus. Remettez celle de votre sauvegarde ; sans elle, tout le monde est un inconnu pour la maison.
error-no-house = Il n’y a pas de maison dans { $folder } : nommez son dossier avec --data.
error-backup-exists = { $file } existe déjà et reste tel quel : choisissez un autre nom.
error-backup-write = La sauvegarde n’a pas pu être faite ({ $why }). { $file } n’existe pas ; la maison est comme avant.
error-backup-read = { $file } ne peut pas être relu : { $why }.
error-backup-none = { $file } n’est pas une sauvegarde de la maison : elle ne contient ni base de données ni clé.
error-restore-exists = Il y a déjà une maison dans { $folder }, et elle reste : nommez un dossier vide avec --data, ou déplacez d’abord celui-ci.
error-admin-sure = C’est irréversible : ajoutez --yes si c’est voulu.
error-admin-silent = Le serveur à { $address } ne répond pas ({ $why }) : réessayez dans un instant.
error-store-full = Le disque est plein : rien de plus ne peut être gardé tant qu’il n’y a pas de place. Ce qui a été joué est à l’abri.
error-store-readonly = Impossible d’écrire dans le dossier des données. Ce qui a été joué est à l’abri ; réessayez quand ce sera réparé.
error-store-locked = Un autre programme occupe la base de données. Ce qui a été joué est à l’abri ; réessayez dans un instant.
error-store-stuck = Le disque ne répond pas : rien ne peut être écrit pour l’instant. Ce qui a été joué est à l’abri.
error-store = La base de données ne répond pas ({ $why }). Ce qui a été joué est à l’abri ; réessayez dans un instant.
error-store-newer = La base de données a été écrite par une version plus récente de la maison ({ $found } ; celle-ci connaît { $here }) : mettez celle-ci à jour, ou servez un autre dossier.
error-database = La base de données est injoignable ou inutilisable : { $why }.
error-nodes-missing = Une maison à plusieurs nœuds a besoin de { $package }, qui n’est pas ici : pip install "ludotheque[nodes]" l’apporte.
error-node-address = « { $address } » devrait être un hôte et un port, comme 10.0.0.5:8100 : là où les autres nœuds trouvent celui-ci.
error-redis-alone = --redis est pour une maison à plusieurs nœuds : indiquez aussi sa --database.
error-think-where = Nommez la maison dont les robots réfléchiront ici : --database postgresql://utilisateur@hôte/nom.
error-drain-alone = Il n’y a pas d’autre nœud ici qui pourrait prendre les tables.
error-redis = Redis se nomme « redis://hôte:6379 » : { $why }.
error-migrate-exists = Il y a déjà une maison dans cette base de données, et elle reste : nommez-en une vide.
error-server-full = La maison est pleine pour l’instant : réessayez dans quelques minutes.
error-too-fast = Pas si vite : attendez un instant, puis réessayez.
error-too-many-tables = Vous avez ouvert beaucoup de tables : attendez une minute avant la prochaine.
error-too-many-running = Vous avez { $most } tables qui ne sont pas terminées : finissez-en une, ou quittez-la, avant d’en ouvrir une autre.
error-bad-message = Message incompris : { $why }.
error-no-such-page = Il n’y a rien à l’adresse { $path }.
error-no-such-method = { $method } n’est pas possible ici, seulement { $methods }.
error-origin = Cette page ne peut pas parler ici en votre nom.

## Tables
error-table-no-such-code = Il n’y a pas de table { $table } : vérifiez le code.
error-table-newer = Cette table a été écrite par une version plus récente de la maison : mettez celle-ci à jour pour l’ouvrir.
error-table-mode = Cette boîte ne se joue pas ainsi ({ $mode }). Au choix : { $modes }.
error-table-no-such-seat = Il n’y a pas de place { $seat } : ici, on joue à { $players }.
error-table-no-such-bot = Il n’y a pas de robot « { $level } » pour cette table. Il y a : { $levels }.
error-table-seat-taken = La place { $seat } est prise : choisissez-en une autre.
error-table-seats-free = Il reste des places libres : invitez quelqu’un, ou installez un robot.
error-table-not-yours = La place { $seat } n’est pas la vôtre.
error-table-not-host = Seul l’hôte peut le faire.
error-table-not-seated = Prenez d’abord une place.
error-table-nobody-there = La place { $seat } est vide.
error-table-not-away = Vous êtes là : c’est bien vous qui jouez à cette place.
error-table-away = Un robot joue pour vous : reprenez d’abord votre place.
error-table-name = Choisissez un nom lisible.
error-table-here = La place { $seat } est bien occupée et joue : un robot pourra la relayer en cas d’absence.
error-table-gone = La place { $seat } a quitté la partie.
error-table-open = La partie n’a pas encore commencé.
error-table-playing = La partie est en cours.
error-table-paused = La partie est en pause : reprenez-la d’abord.
error-table-disputed = Un constat est contesté : l’hôte doit d’abord trancher.
error-table-over = La partie est finie.
error-table-not-over = Ce sera possible une fois la partie finie.
error-table-not-referee = Cette table ne se joue pas avec la vraie boîte.
error-table-no-fact = Il n’y a pas de constat à confirmer ni à contester.
error-table-own-fact = C’est à quelqu’un d’autre de confirmer votre constat.
error-table-no-dispute = Rien n’est contesté.
error-table-not-judge = C’est à quelqu’un d’autre de trancher : attendez sa réponse.
error-table-late = Quelqu’un a été plus rapide : voyez d’abord ce qui a été dit.
error-table-nothing-asked = Personne ne vous l’a demandé.
error-table-no-hints = On ne donne pas d’indices à cette table.
error-hint-failed = L’indice n’est pas venu : redemandez dans un instant.
error-hint-one-at-a-time = Un indice à la fois : on réfléchit encore au vôtre.
error-table-say = Écrivez une courte ligne, ou choisissez une phrase : { $phrases }.
error-table-full-of-onlookers = Il y a déjà tant de monde autour de cette table qu’on n’y tient plus.
error-too-many-sockets = Beaucoup de monde regarde depuis votre adresse : fermez des fenêtres, ou réessayez plus tard.
error-too-many-tries = Trop de codes ont été essayés depuis votre adresse : attendez une minute, puis vérifiez le lien.
error-internal = Quelque chose s’est mal passé ici, et rien n’a changé. Réessayez.
error-table-stale = Les règles de cette boîte ont changé depuis le début de la partie : elle ne peut pas continuer. Terminez-la et jouez-en une nouvelle.
error-table-unreadable = La table { $table } est illisible ({ $why }). Prévenez la personne qui tient cette maison.
error-table-elsewhere = Cette table vient de déménager : elle revient dans un instant.
error-house-upgrading = La maison est en cours de renouvellement : ce sera de nouveau possible dans un instant.
error-table-nonce = Cette place a déjà apporté sa part au hasard.
error-table-not-even = Cette table n’égalise pas les mains.
error-table-barred = L’hôte vous a demandé de quitter cette table.
error-table-grace = La personne de la place { $seat } vient juste de perdre la connexion : attendez encore { $seconds } secondes.
error-table-muted = L’hôte vous a demandé de ne pas écrire ici. Les phrases toutes faites restent permises.
error-table-log-full = Tant de choses ont été dites et faites à cette table qu’elle est pleine : finissez la partie.
error-table-sat-elsewhere = Vous avez joué cette partie à une autre place : vous ne pouvez pas voir la main de celle-ci.
error-table-nobody-to-ask = Personne à la table ne peut dire que cette place est la vôtre.
error-table-not-here = Ouvrez d’abord la page de la table, puis demandez la place.
error-table-many-ask = Plusieurs personnes demandent déjà une place : attendez qu’on leur réponde.
error-table-closed = L’hôte a fermé cette table aux spectateurs.
error-table-many-windows = Cette table est ouverte dans beaucoup de vos fenêtres : celle-ci a été fermée.
error-seat-link = Ce lien vers une place n’est plus valable : demandez-en un nouveau.

## Ouvrir la maison
serve-open = La Ludothèque est ouverte : { $address }
think-begins = Les robots de la maison réfléchissent ici désormais.
serve-phones = Pour les téléphones dans la pièce : { $address }
serve-port = Le port { $port } est pris : ce sera le { $free }.
page-missing = La page de cette maison n’est pas encore construite. Dans le dossier de la maison, lancez :
page-meanwhile = On joue aussi sans elle, dans un terminal :

## L’hôte de la maison
backup-done = Tout est dans { $file } ({ $size } Mo), la clé aussi : gardez-le pour vous.
restore-done = La maison est de nouveau dans { $folder } : ludotheque serve l’ouvre.
migrate-done = { $count ->
    [one] La maison, avec sa table et sa clé, est dans la base de données : ludotheque serve --database l’ouvre. Le fichier est resté tel quel.
   *[other] La maison, avec ses { $count } tables et sa clé, est dans la base de données : ludotheque serve --database l’ouvre. Le fichier est resté tel quel.
 }
admin-through = Par le serveur qui tourne à { $address }.
admin-here = Aucun serveur ne tourne : fait dans son dossier.
admin-sure = C’est irréversible. Continuer ? (o/n)
admin-yes = o oui
admin-none = Il n’y a pas de telles tables.
admin-closed = La table { $code } est fermée ; ce qui y a été joué est gardé.
admin-drained = { $gone ->
        [one] Une table est ailleurs maintenant
       *[other] { $gone } tables sont ailleurs maintenant
    } ; { $kept ->
        [0] ce nœud peut être arrêté.
        [one] une partie continue ici, selon des règles qu’aucun autre nœud ne connaît : redemandez avant de l’arrêter.
       *[other] { $kept } parties continuent ici, selon des règles qu’aucun autre nœud ne connaît : redemandez avant de l’arrêter.
    }
admin-deleted = La table { $code } a disparu pour de bon.
admin-erased = { $count ->
    [0] Il n’y avait rien de cette personne.
    [one] Nom et paroles de cette personne ont disparu d’une table.
   *[other] Nom et paroles de cette personne ont disparu de { $count } tables.
 }
admin-status = { $status ->
    [open] ouverte
    [playing] en cours
    [paused] en pause
    [disputed] contestée
    [stale] règles anciennes
    [over] terminée
   *[other] inconnu
 }
admin-flag = { $flag ->
    [True] oui
   *[False] non
 }
admin-table =
    .code = code
    .alias = dans le journal
    .game = boîte
    .status = état
    .public = publique
    .names = personnes
    .free = places libres
    .entries = entrées
    .opened = ouverte
    .updated = dernière entrée
    .in-memory = en mémoire
admin-figures =
    .open = tables ouvertes
    .playing = en cours
    .paused = en pause
    .disputed = contestées
    .stale = aux règles anciennes
    .over = terminées
    .entries = entrées en tout
    .people = personnes
    .bytes = base de données
    .loaded = tables en mémoire
    .sockets = connexions
    .online = personnes à une table en ce moment

## Phrases toutes faites
phrase-hello = Bonjour
phrase-good-game = Bonne partie
phrase-thanks = Merci
phrase-well-played = Bien joué
phrase-your-turn = C’est à vous de jouer
phrase-one-moment = Un instant, s’il vous plaît
phrase-sorry = Pardon
phrase-bye = Au revoir

## Une nouvelle boîte
error-new-box-name = « { $name } » ne peut pas être le nom d’une boîte : prenez un mot en minuscules, comme pebbles.
error-new-box-taken = « { $name } » existe déjà : choisissez un autre nom.
error-new-box-nowhere = { $folder } n’est pas un clone de la maison : allez dans un clone, c’est là que se font les boîtes.
new-box-written = La boîte { $title } est sur l’étagère. Ses fichiers :
new-box-next = Pour y jouer : { $command }. CONTRIBUTING.md raconte la suite.
box-unspoken = { $title } ne parle pour l’instant que l’anglais. Pour les autres langues de la maison, il faudrait : { $files }.

## Le terminal
terminal-seat = place { $seat }
terminal-seat-told = place { $seat } : { $told }
terminal-player = Joueur { $seat }
terminal-bot = Robot { $seat }
terminal-referee = Arbitre
terminal-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
 }
terminal-shelf =
    .box = boîte
    .players = joueurs
    .age = âge
    .minutes = minutes
    .status = état
terminal-status = { $status ->
    [complete] complet
   *[other] { $status }
 }
terminal-which-box = Quelle boîte ouvrez-vous ?
terminal-choose = Choisissez parmi : { $names }
terminal-ready = Préparation : { $title }
terminal-compiling = Préparation : { $title }. Les règles sont compilées, cette fois seulement ({ $step })
terminal-not-kept = La partie n’est pas gardée.
terminal-left-out = La dernière ligne du fichier était incomplète : elle a été laissée de côté.
terminal-your-turn = { $who }, à vous de jouer. Appuyez sur Entrée quand personne d’autre ne regarde.
terminal-asks = { $who } : { $asks }
terminal-help = ? pour l’aide
terminal-or-move = ou tapez un coup ; la touche Tab le complète
terminal-command-moves = tout ce que vous pouvez jouer
terminal-command-undo = reprendre votre dernier coup
terminal-command-log = ce qui s’est passé jusqu’ici
terminal-command-rules = les règles du jeu
terminal-command-save = garder une copie de la partie (save copie.jsonl)
terminal-command-fact = avec la vraie boîte : signaler un fait sans qu’il soit demandé (fact table 2)
terminal-command-resign = abandonner votre place
terminal-command-quit = partir ; la partie est gardée
terminal-kept = partie gardée dans { $file }
terminal-go-on = La partie est gardée. Pour la continuer : { $command }
terminal-and = { $first } et { $last }
terminal-wins = { $count ->
    [one] { $who } gagne.
   *[other] { $who } se partagent la victoire.
 }
terminal-seed-fits = La graine correspond à son empreinte { $fingerprint }…, publiée avant la partie.
terminal-all-legal = { $entries ->
    [one] La seule entrée est permise et mène
   *[other] Les { $entries } entrées sont toutes permises et mènent
 } à la fin annoncée.
terminal-deeds-confirmed = { $deeds ->
    [one] Le seul geste de la main a été rejugé et confirmé.
   *[other] { $deeds } gestes de la main ont été rejugés et confirmés.
 }
terminal-deed-undecided = Le geste de l’entrée { $n } ne peut pas être tranché sur cette machine ; le film montre ce qui a été vu.
terminal-arena-title = { $title } : { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
 }, graine { $seed }
terminal-arena-table =
    .bot = robot
    .seats = places
    .won = gagné
    .tied = ex æquo
    .share = part
    .even = parité
    .rating = cote
    .most = max
terminal-arena-fault = { $bot }, partie { $match }, place { $seat }, coup { $move } : { $why }
terminal-arena-more = { $faults ->
    [one] … et une faute de plus : --json FICHIER les donne toutes.
   *[other] … et { $faults } fautes de plus : --json FICHIER les donne toutes.
 }
terminal-arena-stopped = Arrêté.
terminal-arena-died = Un robot a mis fin au processus dans lequel il jouait.
terminal-arena-none = Aucune partie n’a été jouée jusqu’au bout.
terminal-arena-written = Écrit dans { $file }.
