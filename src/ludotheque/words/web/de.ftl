### Was die Web-Oberfläche selbst sagt, auf Deutsch.

## Das Haus
house = Ludothèque
welcome = Hol dir ein Spiel aus dem Regal und leg los.
welcome-more = Ein Regal voller Gesellschaftsspiele, Tag und Nacht offen: allein gegen Bots, mit Freunden über einen Link oder gemeinsam an einem Gerät.
shelf = Das Regal
box-facts = { $low ->
    [one] { $low }
   *[other] { $low }–{ $high }
 } Personen · { $minutes } Min.
to-the-shelf = Zum Regal
language = Sprache
lamp-low = Lampe dimmen
sound-mute = Ton ausschalten
try-again = Noch einmal versuchen
error-offline = Das Haus antwortet nicht: Prüfe deine Verbindung.
nowhere = Hier ist nichts
nowhere-more = Vielleicht ist die Adresse vertippt, oder der Tisch wurde abgeräumt.
edition-older = Das Haus hat eine neuere Seite als diese.
edition-renew = Seite neu laden
edition-broken = Ein Teil dieser Seite ist nicht angekommen. Vielleicht wurde das Haus gerade erneuert, oder die Verbindung hakt.
not-at-table = Du bist nicht am Tisch
try-now = Jetzt versuchen
seat-moves = Dein Platz zieht auf dieses Gerät um
seat-moves-more = Er geht hier weiter und verlässt das Gerät, auf dem er war. Dieser Link gilt einmal.
seat-moves-here = Auf diesem Gerät spielen

## Dazukommen
join = Hast du einen Tischcode?
join-go = Hinsetzen
join-wrong = Ein Code hat zehn Buchstaben und Ziffern, etwa K7MQ2-XH4PD.

## Meine Tische
my-turn = Du bist dran: { $title }
my-turns = Tische, an denen du dran bist
my-tables = Deine Tische
my-tables-none = Begonnene Partien warten hier auf dich, bis sie zu Ende sind.
erase-me = Mich löschen
erase-me-sure = Dein Name, was du geschrieben hast und deine Plätze verschwinden aus diesem Haus für immer. Deine Züge bleiben, ohne Namen.
status-open = { $free ->
    [0] Alle sitzen
    [one] Ein Platz ist frei
   *[other] { $free } Plätze sind frei
 }
status-playing = Läuft
status-paused = Pause
status-disputed = Etwas ist strittig
status-stale = Die Regeln haben sich geändert
status-over = Vorbei

## Eine Schachtel
fact-players = { $low } bis { $high } Personen
fact-age = ab { $age } Jahren
fact-minutes = etwa { $minutes } Minuten
in-the-box = Was in der Schachtel von { $title } steckt
box-pieces = Alle Teile ansehen
practise = Üben
box-practise = Allein üben, mit eigener Hand
box-tables = Deine Tische mit diesem Spiel
rulebook = Spielregel
chapter = Kapitel
page-back = Zurückblättern
page-on = Weiterblättern
page-of = Seite { $page } von { $pages }

## Anfangen
players = Wie viele spielen?
level = Die Bots spielen
level-random = aufs Geratewohl
level-greedy = auf den schnellen Punkt
level-novice = zum Lernen
level-casual = zum Spaß
level-club = mit Bedacht
level-expert = auf Sieg
level-master = ohne Gnade
variants = Varianten und Uhr
by-lot = Das Los
as-usual = wie üblich
seat-number = Platz { $seat }
player = Nr. { $seat }
guest = { $seat ->
    [1] Gast
   *[other] Gast { $seat }
}
your-name = Dein Name
your-name-more = so sehen ihn die anderen; geht auch ohne
clock = Uhr
clock-none = Keine
clock-blitz = Flott: je 3 Minuten, dazu 5 Sekunden pro Zug
clock-calm = Gemütlich: je 15 Minuten, dazu 15 Sekunden pro Zug
clock-move = Eine Minute pro Zug
hints = Tipps
hints-usual = Gegen Bots und an einem Gerät
hints-always = An diesem Tisch
hints-never = Keine
way-bots = Gegen Bots
way-bots-more = { $others ->
    [one] Ein Bot setzt sich dazu, und du spielst sofort.
   *[other] { $others } Bots setzen sich dazu, und du spielst sofort.
 }
way-friends = Mit Freunden
way-friends-more = Du bekommst einen Link und einen Code zum Verschicken; ein Konto braucht niemand.
way-device = An einem Gerät
way-device-more = { $players ->
    [2] Zu zweit
    [3] Zu dritt
    [4] Zu viert
    [5] Zu fünft
    [6] Zu sechst
    [7] Zu siebt
    [8] Zu acht
   *[other] Zu { $players }
 } reicht ihr diesen Bildschirm herum{ $secrets ->
    [yes] ; was du auf der Hand hast, siehst nur du.
   *[no] .
 }
way-real = Am echten Tisch
way-real-more = Ihr spielt mit der echten Schachtel; das Haus führt Karten, Reihenfolge und Punkte.
way-round = Echter Tisch, ein Gerät
way-round-more = Die echte Schachtel, und dieser Bildschirm liegt für alle { $players } auf dem Tisch.
which-game = Welches Spiel?

## Vor der Partie
lobby-waits = { $free ->
    [one] Ein Platz ist noch frei: Verschick den Link oder setz einen Bot hin.
   *[other] { $free } Plätze sind noch frei: Verschick den Link oder setz einen Bot hin.
 }
lobby-waits-real = { $free ->
    [one] Ein Platz ist noch frei: Schick den Link, oder setz hier jemanden hin.
   *[other] { $free } Plätze sind noch frei: Schick den Link, oder setz hier jemanden hin.
 }
lobby-sit = Such dir einen Platz aus und sag, wer du bist.
lobby-ready = Alle sitzen. Fang an, wann du magst.
lobby-host = Alle sitzen. Wer eingeladen hat, startet die Partie.
lobby-full = Alle Plätze sind besetzt: Du kannst zusehen, sobald die Partie beginnt.
start = Anfangen
sit-here = Hier sitzen
seat-free = Platz { $seat } ist frei
seat-name = Name auf Platz { $seat }
seat-bot = Bot hinsetzen
seat-shared = Hier bei mir
stand-up = Von Platz { $seat } aufstehen
remove = Hinausbitten
remove-sure = { $name } hinausbitten? Wieder hinsetzen geht dann nicht mehr.
door-closed = Für Zuschauer geschlossen
mute = Stummschalten
unmute = Wieder schreiben lassen
seat-ask = Um diesen Platz bitten
seat-left = { $who } hat diese Partie verlassen.
seat-lost = Das ist mein Platz: Mein Handy hat ihn verloren
seat-lost-in = Das ist mein Platz: fragen in { $seconds } s
seat-asked = { $name } bittet um den Platz von { $who }.
seat-asked-back = { $name } möchte den eigenen Platz wiederhaben.
seat-asks = Du hast um den Platz von { $who } gebeten. Die anderen überlegen noch.
invite = Einladen
invite-more = Wer diesen Link öffnet, kann sich dazusetzen. Ein Konto braucht niemand.
invite-code = Tisch
invite-link = Link zu diesem Tisch
invite-copy = Link kopieren
invite-copied = Kopiert
invite-picture = Der Link als Bild für die Handykamera

## Die Plätze
# Die Bots heißen nach den Hölzern des Hauses; welcher welcher ist, sagt ihr Platz.
bot-name = { $seat ->
    [1] Birke
    [2] Eiche
    [3] Nuss
    [4] Ulme
    [5] Ahorn
    [6] Kirsche
    [7] Esche
   *[8] Buche
 }
bot-plays = ein Bot, der { $level } spielt
is-bot = Bot
hand-shown = eine Hand von { $shown } Bit je Sekunde
myself = Du
is-you = du
is-here = ist da
is-absent = nicht da
is-away = ein Bot springt ein
is-gone = ist gegangen
is-out = ausgeschieden
acts = ist dran
thinks = überlegt
seats = Plätze
watchers = { $count ->
    [one] Eine Person schaut noch zu.
   *[other] { $count } Personen schauen noch zu.
 }

## Wie es steht
state-mine = Dein Zug: { $ask }.
state-turn-of = { $who }: { $ask }.
state-other = { $who } ist dran.
state-bot = { $who } überlegt.
state-plays = { $who } spielt.
state-out = Du bist ausgeschieden. { $state }
state-several = { $names } wählen gerade.
state-nobody = Einen Moment.
state-paused = Die Partie macht Pause.
state-disputed = Was geschehen ist, ist strittig: Das Spiel wartet.
state-stale = Diese Partie kann nicht weitergehen.
stale = Die Regeln dieser Schachtel haben sich seit dem Beginn geändert, darum kann die Partie nicht weitergehen. Niemand hat verloren.
stale-end = Partie beenden
ended = Ohne Ergebnis beendet
ended-rules = Die Regeln dieser Schachtel haben sich seit dem Beginn geändert. Niemand hat verloren.
ended-house = Das Haus hat diese Partie geschlossen. Niemand hat verloren.
state-judge = Jetzt am echten Tisch: Sagt danach, was geschehen ist.
state-hand = Jetzt deine Hand: Lass los, bevor die Zeit um ist.
state-hand-here = Jetzt die Hand von { $names }.
state-hand-of = Schau auf die Hand von { $names }.
state-hands = Hand gegen Hand: { $names }.
state-attempt = { $names }: { $ask }
state-pass = Gib das Gerät weiter an { $names }.
end-mine = Du hast gewonnen.
end-mine-shared = Du hast gewonnen und teilst dir den Sieg.
end-won = { $count ->
    [one] { $names } hat gewonnen.
   *[other] { $names } haben gemeinsam gewonnen.
 }
end-show = Das Ergebnis
end-aside = Das Brett ansehen
link-lost = Verbindung verloren.
link-again = { $seconds ->
    [0] Neuer Versuch.
   *[other] Nächster Versuch in { $seconds } s.
 }

## Ziehen
moves = Züge
moves-search = Züge durchsuchen
moves-none = So einen Zug gibt es nicht.
moves-again = Noch einmal tippen, um ihn zu spielen
hint = Tipp
hint-ask = Um einen Tipp bitten
hint-best = Ein guter Zug:
hint-choose = Diesen wählen
hint-coming = Die Züge werden angeschaut …
hint-worth = { $percent } von 100
why-only = Es ist der einzige Zug.
why-wins = Er gewinnt die Partie.
why-counts = Danach wird gezählt.
why-chance = Von hier aus gewinnst du etwa { $percent } von 100 Partien.
why-alike = { $more ->
    [0] „{ $move }“ wäre etwa gleich gut.
   *[other] Die anderen Züge sind etwa gleich gut, zum Beispiel „{ $move }“.
 }
why-better = Von 100 Partien gewinnt er etwa { $percent } mehr als „{ $move }“.
why-ahead = Er verspricht mehr als „{ $move }“.
why-plan = Danach könntest du mit „{ $next }“ weitermachen.
why-otherwise-loses = Nach „{ $move }“ würde { $who } mit „{ $reply }“ gewinnen.
hints-here = An diesem Tisch sind Tipps erlaubt.
confirm = Spielen
unchoose = Anders wählen
no-board = Alles, was bekannt ist
missed = Während du weg warst
curtain = Die Karten sind verdeckt
curtain-more = Hinschauen darf nur, wer dran ist.
curtain-lift = Ich bin { $name }: Hand zeigen

## Am echten Tisch
facts = Was geschehen ist
facts-unasked = Etwas anderes
facts-sure = Ja, so war es
measure = Höhe in { $unit }
measure-it = Gemessen
measure-type = Tipp die Zahl vom Maß ein
measure-back = Letzte Ziffer löschen
measure-all = Alles löschen
measure-wrong = Das kann nicht sein: von { $least } bis { $most } { $unit }.
declared = Was gemeldet wurde
declared-says = { $who } meldet: { $fact }.
declared-mine = Deine Meldung: { $fact }.
declared-right = Das stimmt
declared-wrong = Stimmt nicht
declared-change = Ändern
declared-how = Wie war es?
declared-none = Nichts davon
declared-keep = Wie gemeldet
declared-leave = So lassen
declared-disputed = { $who } sagt, so war es nicht.
declared-host = Das Spiel wartet, bis { $who } entschieden hat.
declared-host-away = Das Spiel wartet: Entscheiden muss, wer eingeladen hat.
whose = Wer tippt?
timer = Stoppuhr
timer-left = { $time } auf der Stoppuhr
timer-run = Starten
timer-up = Zeit stoppen
timer-stop = Anhalten

## Auf dem großen Bildschirm
screen = Tischbildschirm
screen-open = Auf dem großen Bildschirm zeigen
screen-more = Öffne diesen Link auf dem großen Bildschirm, oder richte ein Handy auf das Bild und übertrage es. Was auf der Hand ist, bleibt auf den Handys.
screen-join = { $free ->
    [one] Ein Platz ist frei: Richte ein Handy hierher.
   *[other] { $free } Plätze sind frei: Richte ein Handy hierher.
 }
screen-ready = Alle sitzen. Es kann losgehen.
screen-waits = Einen Moment: Das Haus wird gefragt.
screen-gone = Den Tisch { $code } gibt es nicht mehr.

## Die Schublade
drawer = Verlauf, Chat, Regeln, Tisch
close = Schließen
tab-log = Verlauf
tab-score = Punkte
tab-chat = Chat
tab-rules = Regeln
tab-table = Tisch
rules-now = Die Regel dazu
rule = Die Regel
log-empty = Noch ist nichts geschehen.
score-total = Summe
score-empty = Noch ist keine Runde vorbei.
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Sag etwas
chat-send = Senden
chat-unread = { $count ->
    [one] eine neue Zeile im Chat
   *[other] { $count } neue Zeilen im Chat
 }
undo = Zug zurücknehmen
undone-what = { $who } nimmt zurück: „{ $what }“
    .you = Du nimmst zurück: „{ $what }“
undo-asked = { $who } möchte einen Zug zurücknehmen.
undo-yes = In Ordnung
undo-no = Nein
undo-waits = Du hast gefragt, ob du deinen Zug zurücknehmen darfst. Die anderen überlegen noch.
pause = Pause
pause-asked = { $who } möchte eine Pause.
pause-waits = Du hast um eine Pause gebeten. Die anderen überlegen noch.
resume = Weiter
resign = Aufgeben
resign-sure = Diese Partie aufgeben?
no = Nein
away = { $who } ist nicht da.
let-a-bot = Einen Bot spielen lassen
let-a-bot-in = Ein Bot darf in { $seconds } s spielen
replaced = Ein Bot spielt für dich.
take-back = Meinen Platz wieder einnehmen
room = Das Zimmer
lamp = Lampe
lamp-auto = Wie das Gerät
lamp-light = Hell
lamp-dark = Gedimmt
sounds = Töne
calm = Weniger Bewegung
pace = Tempo
pace-auto = Von selbst: erst ruhig, später flotter
pace-slow = Gemächlich
pace-usual = Wie am Tisch
pace-quick = Schnell
device-move = Auf einem anderen Gerät weiterspielen
device-link = Öffne diesen Link dort. Er ist nur für dich und gilt nur einmal.

## What the others did
since = Seit deinem letzten Zug
since-again = Noch einmal zeigen: { $turn }

## Das Ende
count-back = Einen Schritt zurück
count-on = Einen Schritt weiter
count-run = Laufen lassen
count-hold = Hier anhalten
count-skip = Überspringen
count-again = Noch einmal zählen
rematch = Noch eine Partie
rematch-join = Zur Revanche
rematch-watch = Bei der Revanche zuschauen
share = Teilen
download = Herunterladen
fair = Alles geht mit rechten Dingen zu
fair-before = Aller Zufall stand fest, als dieser Tisch eröffnet wurde, bevor jemand saß. Das hier ist sein Fingerabdruck; nach der Partie wird der Startwert gezeigt.
fair-after = Aller Zufall dieser Partie kommt aus einem geheimen Startwert und aus dem, was der Browser jedes Mitspielers beigetragen hat. Der Fingerabdruck des Startwerts stand hier, bevor jemand saß: Weder das Haus noch ein Spieler konnte das Los aussuchen.
fair-hash = Fingerabdruck des Startwerts (SHA-256), wie ihn dieses Gerät zuerst sah
fair-seed = Startwert, jetzt gezeigt
fair-parts = Beigetragen von den Browsern, Platz für Platz
fair-drawn = Woraus der Zufall gezogen wurde
fair-mine = Alles geht mit rechten Dingen zu: Der Zufall stand fest, bevor jemand saß, und dein eigener Browser hat dazu beigetragen.
fair-unchecked = Geht alles mit rechten Dingen zu? Dieser Browser kann es nur unter einer https-Adresse prüfen.
fair-bad-hash = Hier passt etwas nicht: Der Fingerabdruck ist nicht der, den dieses Gerät zuerst sah.
fair-bad-seed = Hier passt etwas nicht: Der Startwert ist nicht der, dessen Fingerabdruck gezeigt wurde.
fair-bad-part = Hier passt etwas nicht: Was dein Browser beigetragen hat, fehlt.
fair-fits = Alles geht mit rechten Dingen zu: Der Zufall stand vor dem ersten Zug fest, und der Startwert passt zum Fingerabdruck.
fair-how = Um jede Karte und jeden Zug zu prüfen, lade die Partie herunter und starte:

## Bauen mit der Hand
build-site = Der Turm: Pfeiltasten oder Ziehen, um herumzugehen, + und - für näher
build-over = { $side ->
    [left] { $aside } mm links
    [right] { $aside } mm rechts
   *[middle] Genau in der Mitte
} vom obersten Stück, { $depth ->
    [behind] { $deep } mm dahinter.
    [before] { $deep } mm davor.
   *[middle] weder davor noch dahinter.
}
build-height = { $level ->
    [wood] { $above } mm über dem Holz darunter.
    [on-wood] Auf dem Holz darunter.
    [table] { $above } mm über dem Tisch.
   *[on-table] Auf dem Tisch.
}
build-lying = { $faces ->
    [one] { $tall } mm hoch
   *[other] Seite { $face } von { $faces } unten, { $tall } mm hoch
}, { $way ->
    [left] { $angle }° nach links gedreht.
    [right] { $angle }° nach rechts gedreht.
   *[none] nicht gedreht.
}
build-queue = { $place ->
    [one] Gleich geht es los: ein Platz wird frei
   *[other] Platz { $place } in der Reihe; die Uhr steht
}
build-touches = Es berührt. Halt still, dann lass los.
build-touched = { $onto ->
    [table] Es hat berührt, liegt aber noch nicht: etwas tiefer.
   *[tower] Es hat berührt, liegt aber noch nicht auf dem Turm: Senk es darauf.
}
build-falls = Es fällt
build-rests = Losgelassen. Bleibt es stehen?
build-trembles = Jede Hand zittert: Halt still, dann beruhigt sie sich.
build-left = { $seconds ->
    [one] Noch eine Sekunde
   *[other] Noch { $seconds } Sekunden
}
build-time-up = Die Zeit ist um: Die Hand öffnet sich
build-walk = Ein Finger oder die Maus, neben dem Turm gezogen, geht um ihn herum.
build-again = Noch einmal, ganz langsam
build-once-more = Noch einmal
build-enough = Genug gesehen
build-other-side = Von einer anderen Seite
build-how-plain = Zieh das Stück in einer der beiden Ansichten, seitwärts oder nach unten; senk es, bis es berührt, lass los.
build-how-keys = Mit Tasten: Pfeile, Bild auf und ab, Q und E drehen, F kippt, Enter lässt los.
build-from-front = Von vorn
build-from-side = Von der Seite
build-spin = { $to ->
    [left] Nach links drehen
   *[right] Nach rechts drehen
}
build-tip = Kippen
build-up = Heben
build-down = Senken
build-let-go = Loslassen
build-nudge = Ein Schritt zur Seite
build-nudge-to = { $to ->
    [left] Nach links
    [right] Nach rechts
    [away] Von dir weg
   *[near] Zu dir hin
}
