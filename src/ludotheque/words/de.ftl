### Was das Haus selbst sagt, auf Deutsch. Jedes Spiel bringt seine eigene Datei mit.

# Der eigene Name in einer Aufzählung: „Anna 12, du 7“.
you = du

## Züge und Reihenfolge
error-not-your-turn = Du bist nicht dran.
error-over = Die Partie ist vorbei.
error-move-text = „{ $text }“ ist in diesem Spiel kein Zug. Wähle einen von denen, die angeboten werden.
error-position = „{ $text }“ beschreibt keine Stellung; sie sollte so aussehen: { $shape }.

## Ein Spiel aussuchen
error-no-such-game = Eine Schachtel „{ $name }“ steht nicht im Regal. Es gibt: { $names }.
error-no-such-bot = Einen Bot „{ $name }“ gibt es nicht. Es gibt: { $names }.
error-players = { $players ->
    [1] Allein
   *[other] Mit { $players } Personen
 } geht das nicht: Hier braucht es { $low ->
    [0] genau { $high }
   *[other] { $low } bis { $high }
 }.
error-people = { $people } Leute passen nicht an einen Tisch für { $players }.
error-seat = Platz { $seat } gibt es nicht: In dieser Partie gibt es { $players } Plätze.
error-option-name = Eine Option „{ $option }“ gibt es nicht. Es gibt: { $allowed }.
error-option-value = „{ $value }“ geht bei der Option „{ $option }“ nicht. Möglich ist: { $allowed }.
error-language = Das Haus spricht „{ $name }“ nicht. Es spricht: { $names }.

## Zurücknehmen
error-undo-nothing = Es gibt nichts zurückzunehmen.
error-undo-chance = Das lässt sich nicht mehr zurücknehmen: Inzwischen hat der Zufall gesprochen oder ein Geheimnis ist heraus.
error-undo-fact = Was auf dem Tisch geschehen ist, lässt sich nicht zurücknehmen.
event-undone = Ein Zug wurde zurückgenommen.
event-corrected = Die Meldung ist berichtigt.

## Gehen
event-resign = { $who } gibt auf.
    .you = Du gibst auf.
event-timeout = Die Zeit von { $who } ist abgelaufen.
    .you = Deine Zeit ist abgelaufen.
event-leave = { $who } hat den Tisch verlassen.
    .you = Du hast den Tisch verlassen.

## Partiedateien
error-match-file = { $file } lässt sich nicht lesen: { $why ->
    [missing] Die Datei oder der Ordner ist nicht da
    [forbidden] Das ist nicht erlaubt
    [folder] Datei und Ordner sind verwechselt
   *[other] { $why }
 }.
error-match-write = { $file } lässt sich nicht schreiben: { $why ->
    [missing] Die Datei oder der Ordner ist nicht da
    [forbidden] Das ist nicht erlaubt
    [folder] Datei und Ordner sind verwechselt
   *[other] { $why }
 }.
error-match-exists = { $file } gibt es schon und bleibt, wie es ist: Wähle einen anderen Namen.
error-match-empty = Diese Datei ist leer: Sie enthält keine Partie.
error-match-header = Das ist keine Partiedatei der Ludothèque.
error-match-version = Diese Partie wurde in einer anderen Version ({ $version }) des Dateiformats geschrieben.
error-match-rules = Diese Partie wurde nach den Regeln { $rules } von { $game } gespielt; dieses Programm kennt die Regeln { $here }.
error-match-cut = Die Datei bricht nach Eintrag { $n } ab; bis dahin stimmt alles.
error-match-unfinished = Die Partie hört bei Eintrag { $n } auf, ohne Ende: Sie wurde abgeschnitten oder läuft noch. Bis dahin stimmt alles.
error-match-line = Zeile { $line } ist nicht lesbar: Die Datei ist beschädigt.
error-match-sum = Zeile { $line } wurde verändert: Ihre Prüfsumme passt nicht.
error-match-number = Zeile { $line } steht nicht an ihrem Platz.
error-match-illegal = Eintrag { $n } ({ $move }) ist dort nicht erlaubt.
error-match-seed = Der Startwert passt nicht zu dem Fingerabdruck, der vor der Partie gezeigt wurde.
error-match-no-seed = Der Startwert steht nicht in dieser Datei, darum lässt sich das Austeilen nicht prüfen.
error-match-outcome = Die Partie endet nicht so, wie es in der Datei steht.
error-match-deed = Was bei Eintrag { $n } mit der Hand getan wurde, führt nicht zu dem, was dort steht.
error-no-such-judge = Dieses Haus hat keinen Richter { $judge } in Version { $version }.
error-no-film = Von Nummer { $n } gibt es keinen Film: Das hat keine Hand am Bildschirm getan, oder es war in einer anderen Partie.
error-no-deed = Gerade wird keine Tat der Hand erwartet.
error-bad-trace = Was die Hände getan haben, lässt sich nicht lesen.

## Arena und Labor
error-arena-bot = Der Bot { $name } kann nicht antreten: { $why }
error-arena-choose = Der Bot { $name } kann nicht antreten: Ihm fehlt die Methode „choose“.
error-arena-skill = „{ $text }“ sollte ein Bot mit einem Können von 0 bis 1 sein, etwa greedy@0.8.
error-arena-games = { $games } Partien sind zu wenig: Spiel mindestens eine.
error-lab-missing = Das Labor braucht { $package }, und das ist nicht da: pip install "ludotheque[lab]" holt es.
error-lab-ray-missing = Die Arena auf vielen Rechnern braucht { $package }, und das ist nicht da: pip install "ludotheque[lab-ray]" holt es.
error-lab-ray = Ray ist unter { $address } nicht zu erreichen: { $why }
error-lab-ray-player = Ein Rechner des Verbunds kann nicht spielen: { $why }
error-lab-not-compiled = Die Regeln von { $name } sind nicht kompiliert und lassen sich darum nicht vielfach zugleich spielen. Möglich ist: { $names }.

## Der Server
error-port = { $port } ist kein Port: Wähle eine Zahl von 0 bis 65535.
error-no-port = Alle Ports von { $port } bis { $last } sind belegt: Nenne mit --port einen anderen.
error-limits = „{ $text }“ in LUDOTHEQUE_LIMITS sollte eine Grenze mit einer Zahl sein, etwa OPEN_TABLES=500. Die Grenzen sind: { $names }.
error-data-folder = Der Ordner { $folder } lässt sich nicht benutzen: { $why }.
error-served-already = Der Ordner { $folder } ist schon in Betrieb, durch Prozess { $pid } unter { $address }: Halte erst diesen an, oder nenn mit --data einen anderen Ordner.
error-secret-key = { $file } ist kein Schlüssel: Er sollte mindestens { $bytes } Bytes haben. Leg den aus deiner Sicherung zurück; ohne ihn sind dem Haus alle fremd.
error-no-house = In { $folder } ist kein Haus: Nenn seinen Ordner mit --data.
error-backup-exists = { $file } gibt es schon und bleibt, wie sie ist: Wähl einen anderen Namen.
error-backup-write = Die Sicherung ließ sich nicht machen ({ $why }). { $file } gibt es nicht; das Haus ist, wie es war.
error-backup-read = { $file } lässt sich nicht zurücklesen: { $why }.
error-backup-none = { $file } ist keine Sicherung des Hauses: Datenbank und Schlüssel sind nicht darin.
error-restore-exists = In { $folder } ist schon ein Haus, und es bleibt: Nenn mit --data einen leeren Ordner, oder räum diesen erst beiseite.
error-admin-sure = Das lässt sich nicht rückgängig machen: Füg --yes hinzu, wenn du es willst.
error-admin-silent = Der Server unter { $address } antwortet nicht ({ $why }): Versuch es gleich noch einmal.
error-store-full = Die Festplatte ist voll: Es lässt sich nichts mehr aufheben, bis wieder Platz ist. Was gespielt wurde, ist sicher.
error-store-readonly = In den Datenordner lässt sich nicht schreiben. Was gespielt wurde, ist sicher; versuch es wieder, wenn das behoben ist.
error-store-locked = Ein anderes Programm hält die Datenbank fest. Was gespielt wurde, ist sicher; versuch es gleich noch einmal.
error-store-stuck = Die Festplatte antwortet nicht: Gerade lässt sich nichts schreiben. Was gespielt wurde, ist sicher.
error-store = Die Datenbank antwortet nicht ({ $why }). Was gespielt wurde, ist sicher; versuch es gleich noch einmal.
error-store-newer = Die Datenbank wurde von einer neueren Version des Hauses geschrieben ({ $found }; diese kennt { $here }): Bring diese auf den neuen Stand, oder nimm einen anderen Ordner.
error-database = Die Datenbank ist nicht zu erreichen oder nicht zu gebrauchen: { $why }.
error-nodes-missing = Ein Haus mit mehreren Knoten braucht { $package }, und das ist nicht hier: pip install "ludotheque[nodes]" holt es.
error-node-address = „{ $address }“ sollte ein Rechner und ein Port sein, etwa 10.0.0.5:8100: wo andere Knoten diesen finden.
error-redis-alone = --redis ist für ein Haus mit mehreren Knoten: Nenne auch seine --database.
error-think-where = Nenn das Haus, dessen Bots hier denken sollen: --database postgresql://nutzer@host/name.
error-drain-alone = Hier ist kein anderer Knoten, der die Tische nehmen könnte.
error-redis = Redis nennt man „redis://host:6379“: { $why }.
error-migrate-exists = In dieser Datenbank ist schon ein Haus, und es bleibt: Nenn eine leere.
error-server-full = Das Haus ist gerade voll: Versuch es in ein paar Minuten wieder.
error-too-fast = Nicht so schnell: Warte einen Moment und versuch es noch einmal.
error-too-many-tables = Du hast schon viele Tische eröffnet: Warte eine Minute bis zum nächsten.
error-too-many-running = Du hast { $most } Tische, an denen noch nicht zu Ende gespielt ist: Beende einen oder verlass ihn, bevor du den nächsten eröffnest.
error-bad-message = Das war nicht zu verstehen: { $why }.
error-no-such-page = Unter { $path } gibt es nichts.
error-no-such-method = { $method } geht hier nicht, nur { $methods }.
error-origin = Diese Seite darf hier nicht für dich sprechen.

## Tische
error-table-no-such-code = Einen Tisch { $table } gibt es nicht: Prüfe den Code.
error-table-newer = Dieser Tisch wurde von einer neueren Version des Hauses geschrieben: Bring diese auf den neuen Stand, um ihn zu öffnen.
error-table-mode = So wird dieses Spiel nicht gespielt ({ $mode }). Möglich ist: { $modes }.
error-table-no-such-seat = Platz { $seat } gibt es nicht: An diesem Tisch gibt es { $players } Plätze.
error-table-no-such-bot = Einen Bot „{ $level }“ gibt es für diesen Tisch nicht. Es gibt: { $levels }.
error-table-seat-taken = Platz { $seat } ist besetzt: Such dir einen anderen aus.
error-table-seats-free = Es sind noch Plätze frei: Lade jemanden ein oder setz einen Bot hin.
error-table-not-yours = Platz { $seat } gehört dir nicht.
error-table-not-host = Das kann nur, wer eingeladen hat.
error-table-not-seated = Setz dich zuerst.
error-table-nobody-there = Auf Platz { $seat } sitzt niemand.
error-table-not-away = Du bist da: Dort spielst du selbst.
error-table-away = Ein Bot spielt für dich: Nimm zuerst deinen Platz wieder ein.
error-table-name = Wähle einen Namen, den man lesen kann.
error-table-here = Auf Platz { $seat } wird gespielt: Ein Bot kann erst einspringen, wenn dort niemand mehr da ist.
error-table-gone = Wer auf Platz { $seat } saß, hat die Partie verlassen.
error-table-open = Die Partie hat noch nicht begonnen.
error-table-playing = Die Partie läuft.
error-table-paused = Die Partie macht Pause: Setze sie zuerst fort.
error-table-disputed = Eine Meldung ist strittig: Zuerst entscheidet, wer eingeladen hat.
error-table-over = Die Partie ist vorbei.
error-table-not-over = Das geht erst, wenn die Partie vorbei ist.
error-table-not-referee = An diesem Tisch wird nicht mit der echten Schachtel gespielt.
error-table-no-fact = Es gibt nichts zu bestätigen und nichts anzuzweifeln.
error-table-own-fact = Was du gemeldet hast, muss jemand anderes bestätigen.
error-table-no-dispute = Es ist nichts strittig.
error-table-not-judge = Das entscheidet jemand anders: Warte auf die Antwort.
error-table-late = Jemand war schneller: Schau erst, was gemeldet wurde.
error-table-nothing-asked = Danach hat dich niemand gefragt.
error-table-no-hints = An diesem Tisch gibt es keine Tipps.
error-hint-failed = Der Tipp kam nicht an: Frag gleich noch einmal.
error-hint-one-at-a-time = Ein Tipp nach dem anderen: Über deinen wird noch nachgedacht.
error-table-say = Schreib eine kurze Zeile oder wähle einen Spruch: { $phrases }.
error-table-full-of-onlookers = An diesem Tisch schauen schon so viele zu, dass kein Platz mehr ist.
error-too-many-sockets = Von deiner Adresse aus schauen gerade sehr viele zu: Schließ ein paar Fenster oder versuch es später.
error-too-many-tries = Von deiner Adresse aus wurden zu viele Codes probiert: Warte eine Minute und prüfe dann den Link.
error-internal = Hier ist etwas schiefgegangen, und nichts hat sich geändert. Versuch es noch einmal.
error-table-stale = Die Regeln dieser Schachtel haben sich geändert, seit diese Partie begann: Sie kann nicht weitergehen. Beende sie und spiel eine neue.
error-table-unreadable = Tisch { $table } lässt sich nicht lesen ({ $why }). Sag es denen, die dieses Haus führen.
error-table-elsewhere = Dieser Tisch ist gerade umgezogen: Er ist gleich wieder da.
error-house-upgrading = Das Haus wird gerade erneuert: Gleich geht das wieder.
error-table-nonce = Dieser Platz hat seinen Teil zum Zufall schon beigetragen.
error-table-not-even = Dieser Tisch gleicht die Hände nicht aus.
error-table-barred = Der Gastgeber hat dich gebeten, diesen Tisch zu verlassen.
error-table-grace = Wer auf Platz { $seat } sitzt, hat eben erst die Verbindung verloren: Warte noch { $seconds } Sekunden.
error-table-muted = Der Gastgeber hat dich gebeten, hier nicht zu schreiben. Die fertigen Sätze gehen weiter.
error-table-log-full = An diesem Tisch ist so viel gesagt und getan worden, dass er voll ist: Spielt die Partie zu Ende.
error-table-sat-elsewhere = Du hast in dieser Partie auf einem anderen Platz gespielt, darum darfst du die Hand dieses Platzes nicht sehen.
error-table-nobody-to-ask = Niemand ist am Tisch, der sagen könnte, dass der Platz deiner ist.
error-table-not-here = Öffne zuerst die Seite des Tisches und bitte dann um den Platz.
error-table-many-ask = Mehrere bitten schon um einen Platz: Warte, bis sie Antwort haben.
error-table-closed = Der Gastgeber hat diesen Tisch für Zuschauer geschlossen.
error-table-many-windows = Du hast diesen Tisch in vielen Fenstern offen: Dieses wurde geschlossen.
error-seat-link = Dieser Link zu einem Platz gilt nicht mehr: Lass dir einen neuen geben.

## Das Haus öffnen
serve-open = Die Ludothèque ist offen: { $address }
think-begins = Bots des Hauses denken jetzt hier.
serve-phones = Für die Handys im Raum: { $address }
serve-port = Port { $port } ist belegt, es wird { $free }.
page-missing = Die Seite dieses Hauses ist noch nicht gebaut. Im Ordner des Hauses:
page-meanwhile = Gespielt wird auch ohne sie, im Terminal:

## Wer das Haus führt
backup-done = Alles ist in { $file } ({ $size } MB), auch der Schlüssel: Behalt sie für dich.
restore-done = Das Haus ist wieder in { $folder }: ludotheque serve öffnet es.
migrate-done = { $count ->
    [one] Das Haus mit seinem 1 Tisch und seinem Schlüssel ist in der Datenbank: ludotheque serve --database öffnet es. Die Datei ist, wie sie war.
   *[other] Das Haus mit seinen { $count } Tischen und seinem Schlüssel ist in der Datenbank: ludotheque serve --database öffnet es. Die Datei ist, wie sie war.
 }
admin-through = Durch den laufenden Server unter { $address }.
admin-here = Es läuft kein Server: in seinem Ordner erledigt.
admin-sure = Das lässt sich nicht rückgängig machen. Weiter? (j/n)
admin-yes = j ja
admin-none = Solche Tische gibt es nicht.
admin-closed = Tisch { $code } ist geschlossen; was dort gespielt wurde, bleibt.
admin-drained = { $gone ->
        [one] Ein Tisch ist jetzt anderswo
       *[other] { $gone } Tische sind jetzt anderswo
    }; { $kept ->
        [0] dieser Knoten kann angehalten werden.
        [one] eine Partie geht hier weiter, nach Regeln, die kein anderer Knoten kennt: Frag noch einmal, bevor du ihn anhältst.
       *[other] { $kept } Partien gehen hier weiter, nach Regeln, die kein anderer Knoten kennt: Frag noch einmal, bevor du ihn anhältst.
    }
admin-deleted = Tisch { $code } ist endgültig weg.
admin-erased = { $count ->
    [0] Von dieser Person gab es nichts.
    [one] Name und Worte dieser Person sind von 1 Tisch verschwunden.
   *[other] Name und Worte dieser Person sind von { $count } Tischen verschwunden.
 }
admin-status = { $status ->
    [open] offen
    [playing] wird gespielt
    [paused] unterbrochen
    [disputed] strittig
    [stale] nach alten Regeln
    [over] zu Ende
   *[other] unbekannt
 }
admin-flag = { $flag ->
    [True] ja
   *[False] nein
 }
admin-table =
    .code = Code
    .alias = im Protokoll
    .game = Schachtel
    .status = Stand
    .public = öffentlich
    .names = Leute
    .free = freie Plätze
    .entries = Einträge
    .opened = eröffnet
    .updated = letzter Eintrag
    .in-memory = im Speicher
admin-figures =
    .open = offene Tische
    .playing = wird gespielt
    .paused = unterbrochen
    .disputed = strittig
    .stale = nach alten Regeln
    .over = zu Ende
    .entries = Einträge insgesamt
    .people = Leute
    .bytes = Datenbank
    .loaded = Tische im Speicher
    .sockets = Verbindungen
    .online = Leute gerade an Tischen

## Fertige Sprüche
phrase-hello = Hallo
phrase-good-game = Schöne Partie
phrase-thanks = Danke
phrase-well-played = Gut gespielt
phrase-your-turn = Du bist dran
phrase-one-moment = Einen Moment, bitte
phrase-sorry = Entschuldigung
phrase-bye = Tschüss

## Eine neue Schachtel
error-new-box-name = „{ $name }“ kann keine Schachtel heißen: Nimm ein Wort in Kleinbuchstaben, etwa pebbles.
error-new-box-taken = „{ $name }“ gibt es schon: Wähle einen anderen Namen.
error-new-box-nowhere = { $folder } ist kein Klon des Hauses: Geh in einen, dort entstehen Schachteln.
new-box-written = Die Schachtel { $title } steht im Regal. Ihre Dateien:
new-box-next = Spielen: { $command }. Wie es weitergeht, steht in CONTRIBUTING.md.
box-unspoken = { $title } spricht bisher nur Englisch. Für andere Sprachen des Hauses bräuchte es noch: { $files }.

## Das Terminal
terminal-seat = Platz { $seat }
terminal-seat-told = Platz { $seat }: { $told }
terminal-player = Spieler { $seat }
terminal-bot = Bot { $seat }
terminal-referee = Schiedsrichter
terminal-players = { $players ->
    [one] 1 Person
   *[other] { $players } Personen
 }
terminal-shelf =
    .box = Schachtel
    .players = Personen
    .age = Alter
    .minutes = Minuten
    .status = Stand
terminal-status = { $status ->
    [complete] vollständig
   *[other] { $status }
 }
terminal-which-box = Welche Schachtel machst du auf?
terminal-choose = Möglich ist: { $names }
terminal-ready = { $title } wird vorbereitet
terminal-compiling = { $title } wird vorbereitet: Die Regeln werden kompiliert, nur dieses eine Mal ({ $step })
terminal-not-kept = Die Partie wird nicht aufgehoben.
terminal-left-out = Die letzte Zeile der Datei war nicht vollständig und wurde weggelassen.
terminal-your-turn = { $who }, du bist dran. Drück die Eingabetaste, wenn nur du hinschaust.
terminal-asks = { $who }: { $asks }
terminal-help = ? für Hilfe
terminal-or-move = oder tippe einen Zug; die Tabulatortaste ergänzt ihn
terminal-command-moves = alles, was du jetzt spielen kannst
terminal-command-undo = deinen letzten Zug zurücknehmen
terminal-command-log = was bisher geschehen ist
terminal-command-rules = die Spielregeln
terminal-command-save = die Partie als Kopie aufheben (save kopie.jsonl)
terminal-command-fact = mit der echten Schachtel: ungefragt etwas melden (fact table 2)
terminal-command-resign = deinen Platz aufgeben
terminal-command-quit = gehen; die Partie bleibt aufgehoben
terminal-kept = aufgehoben in { $file }
terminal-go-on = Die Partie ist aufgehoben. So geht es weiter: { $command }
terminal-and = { $first } und { $last }
terminal-wins = { $count ->
    [one] { $who } gewinnt.
   *[other] { $who } teilen sich den Sieg.
 }
terminal-seed-fits = Der Startwert passt zu seinem Fingerabdruck { $fingerprint }…, der vor der Partie gezeigt wurde.
terminal-all-legal = { $entries ->
    [one] Der eine Eintrag ist erlaubt und führt
   *[other] Alle { $entries } Einträge sind erlaubt und führen
 } zu dem Ende, das in der Datei steht.
terminal-deeds-confirmed = { $deeds ->
    [one] Die eine Tat der Hand wurde
   *[other] { $deeds } Taten der Hand wurden
 } noch einmal beurteilt und bestätigt.
terminal-deed-undecided = Die Tat bei Eintrag { $n } lässt sich auf diesem Rechner nicht entscheiden; der Film zeigt, was zu sehen war.
terminal-arena-title = { $title }: { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
 }, Startwert { $seed }
terminal-arena-table =
    .bot = Bot
    .seats = Plätze
    .won = Siege
    .tied = geteilt
    .share = Anteil
    .even = Parität
    .rating = Wertung
    .most = max.
terminal-arena-fault = { $bot }, Partie { $match }, Platz { $seat }, Zug { $move }: { $why }
terminal-arena-more = { $faults ->
    [one] … und noch ein Fehler: --json DATEI hat sie alle.
   *[other] … und { $faults } weitere Fehler: --json DATEI hat sie alle.
 }
terminal-arena-stopped = Abgebrochen.
terminal-arena-died = Ein Bot hat den Prozess beendet, in dem er spielte.
terminal-arena-none = Keine Partie wurde zu Ende gespielt.
terminal-arena-written = In { $file } geschrieben.
