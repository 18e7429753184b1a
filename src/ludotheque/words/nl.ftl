### Wat het huis zelf zegt, in het Nederlands. Elk spel heeft daarnaast zijn eigen bestand.

# De eigen naam in een opsomming: ‘Anna 12, jij 7’.
you = jij

## Zetten en beurten
error-not-your-turn = Je bent niet aan de beurt.
error-over = De partij is afgelopen.
error-move-text = ‘{ $text }’ is geen zet in dit spel. Kies een van de zetten die er staan.
error-position = ‘{ $text }’ beschrijft geen stelling; die ziet er zo uit: { $shape }.

## Een spel kiezen
error-no-such-game = Er staat geen doos ‘{ $name }’ in de kast. Wel: { $names }.
error-no-such-bot = Er is geen bot ‘{ $name }’. Wel: { $names }.
error-players = Met { $players ->
    [one] één speler
   *[other] { $players } spelers
 } gaat het hier niet: dit speel je met { $low ->
    [0] { $high }
   *[other] { $low } tot { $high }
 } spelers.
error-people = { $people } mensen passen niet aan een tafel voor { $players }.
error-seat = Er is geen plaats { $seat }: deze partij telt { $players } spelers.
error-option-name = Er is geen optie ‘{ $option }’. Wel: { $allowed }.
error-option-value = ‘{ $value }’ kan niet bij de optie ‘{ $option }’. Kies uit: { $allowed }.
error-language = Het huis spreekt geen ‘{ $name }’. Wel: { $names }.

## Terugnemen
error-undo-nothing = Er valt niets terug te nemen.
error-undo-chance = Dat kun je niet meer terugnemen: intussen heeft het toeval gesproken of is er een geheim uitgekomen.
error-undo-fact = Wat op tafel gebeurd is, kun je niet terugnemen.
event-undone = Er is een zet teruggenomen.
event-corrected = De melding is rechtgezet.

## Weggaan
event-resign = { $who } geeft op.
    .you = Je geeft op.
event-timeout = De tijd van { $who } is om.
    .you = Je tijd is om.
event-leave = { $who } is van tafel gegaan.
    .you = Je bent van tafel gegaan.

## Partijbestanden
error-match-file = { $file } is niet te lezen: { $why ->
    [missing] dat bestand of die map is er niet
    [forbidden] dat mag niet
    [folder] een bestand en een map zijn verwisseld
   *[other] { $why }
 }.
error-match-write = { $file } is niet te schrijven: { $why ->
    [missing] dat bestand of die map is er niet
    [forbidden] dat mag niet
    [folder] een bestand en een map zijn verwisseld
   *[other] { $why }
 }.
error-match-exists = { $file } bestaat al en blijft zoals het is: kies een andere naam.
error-match-empty = Dit bestand is leeg: er staat geen partij in.
error-match-header = Dit is geen partijbestand van de Ludothèque.
error-match-version = Deze partij is in een andere versie ({ $version }) van het bestandsformaat geschreven.
error-match-rules = Deze partij is gespeeld volgens regels { $rules } van { $game }; dit programma heeft regels { $here }.
error-match-cut = Het bestand breekt af na regel { $n } van het verloop; tot daar klopt alles.
error-match-unfinished = De partij stopt bij regel { $n } van het verloop, zonder einde: die is afgebroken of wordt nog gespeeld. Tot daar klopt alles.
error-match-line = Regel { $line } is niet te lezen: het bestand is beschadigd.
error-match-sum = Regel { $line } is veranderd: de controlesom klopt niet.
error-match-number = Regel { $line } staat niet op zijn plaats.
error-match-illegal = Regel { $n } van het verloop ({ $move }) mag daar niet.
error-match-seed = Het startgetal past niet bij de vingerafdruk die voor de partij is getoond.
error-match-no-seed = Het startgetal staat niet in dit bestand: of er eerlijk gedeeld is, valt niet na te gaan.
error-match-outcome = De partij eindigt anders dan het bestand zegt.
error-match-deed = Wat bij regel { $n } met de hand gedaan is, leidt niet tot wat daar staat.
error-no-such-judge = Dit huis heeft geen rechter { $judge } van versie { $version }.
error-no-film = Van nummer { $n } is er geen film: geen hand deed het op een scherm, of het was in een andere partij.
error-no-deed = Er wordt nu geen daad van de hand verwacht.
error-bad-trace = Wat de handen gedaan hebben, is niet te lezen.

## De arena en het lab
error-arena-bot = De bot { $name } kan niet meedoen: { $why }
error-arena-choose = De bot { $name } kan niet meedoen: hij heeft geen methode ‘choose’.
error-arena-skill = ‘{ $text }’ moet een bot en een vaardigheid van 0 tot 1 zijn, zoals greedy@0.8.
error-arena-games = { $games } partijen is te weinig: speel er minstens één.
error-lab-missing = Het lab heeft { $package } nodig, en dat is er niet: pip install "ludotheque[lab]" haalt het op.
error-lab-ray-missing = De arena op veel machines heeft { $package } nodig, en dat is er niet: pip install "ludotheque[lab-ray]" haalt het op.
error-lab-ray = Ray is niet te bereiken op { $address }: { $why }
error-lab-ray-player = Een machine van het cluster kan niet spelen: { $why }
error-lab-not-compiled = De regels van { $name } zijn niet gecompileerd, dus veel partijen tegelijk gaat niet. Kies uit: { $names }.

## De server
error-port = { $port } is geen poort: kies een getal van 0 tot 65535.
error-no-port = Alle poorten van { $port } tot { $last } zijn bezet: geef een andere op met --port.
error-limits = ‘{ $text }’ in LUDOTHEQUE_LIMITS moet een grens en een getal zijn, zoals OPEN_TABLES=500. De grenzen zijn: { $names }.
error-data-folder = De map { $folder } is niet te gebruiken: { $why }.
error-served-already = De map { $folder } wordt al gebruikt door proces { $pid } op { $address }: stop dat eerst, of noem met --data een andere map.
error-secret-key = { $file } is geen sleutel: hij hoort { $bytes } bytes of meer te hebben. Zet die uit je reservekopie terug; zonder is iedereen een vreemde voor het huis.
error-no-house = Er is geen huis in { $folder }: noem zijn map met --data.
error-backup-exists = { $file } bestaat al en blijft: kies een andere naam.
error-backup-write = De reservekopie kon niet gemaakt worden ({ $why }). { $file } is er niet; het huis is zoals het was.
error-backup-read = { $file } kan niet teruggelezen worden: { $why }.
error-backup-none = { $file } is geen reservekopie van het huis: er zitten geen database en sleutel in.
error-restore-exists = Er is al een huis in { $folder }, en dat blijft: noem met --data een lege map, of verplaats deze eerst.
error-admin-sure = Dit kan niet ongedaan worden gemaakt: voeg --yes toe als je het meent.
error-admin-silent = De server op { $address } antwoordt niet ({ $why }): probeer het zo meteen opnieuw.
error-store-full = De schijf is vol: tot er weer ruimte is, kan er niets bij. Wat gespeeld is, is veilig.
error-store-readonly = In de gegevensmap valt niet te schrijven. Wat gespeeld is, is veilig; probeer het opnieuw zodra dat verholpen is.
error-store-locked = Een ander programma houdt de database bezet. Wat gespeeld is, is veilig; probeer het zo meteen opnieuw.
error-store-stuck = De schijf antwoordt niet: er kan nu niets geschreven worden. Wat gespeeld is, is veilig.
error-store = De database antwoordt niet ({ $why }). Wat gespeeld is, is veilig; probeer het zo meteen opnieuw.
error-store-newer = De database is geschreven door een nieuwere versie van het huis ({ $found }; deze kent { $here }): werk deze bij, of gebruik een andere map.
error-database = De database is niet te bereiken of niet te gebruiken: { $why }.
error-nodes-missing = Een huis met meerdere knooppunten heeft { $package } nodig, en dat is er niet: pip install "ludotheque[nodes]" haalt het.
error-node-address = “{ $address }” hoort een host en een poort te zijn, zoals 10.0.0.5:8100: waar andere knooppunten dit vinden.
error-redis-alone = --redis is voor een huis met meerdere knooppunten: noem ook zijn --database.
error-think-where = Noem het huis waarvan de bots hier nadenken: --database postgresql://gebruiker@host/naam.
error-drain-alone = Er is hier geen ander knooppunt dat de tafels kan overnemen.
error-redis = Redis noem je “redis://host:6379”: { $why }.
error-migrate-exists = Er is al een huis in deze database, en dat blijft: noem een lege.
error-server-full = Het huis zit even vol: probeer het over een paar minuten opnieuw.
error-too-fast = Niet zo snel: wacht even en probeer het dan opnieuw.
error-too-many-tables = Je hebt al veel tafels geopend: wacht een minuut met de volgende.
error-too-many-running = Je hebt { $most } tafels waar nog gespeeld wordt: maak er een af of verlaat die voordat je een nieuwe opent.
error-bad-message = Dat was niet te begrijpen: { $why }.
error-no-such-page = Op { $path } is niets te vinden.
error-no-such-method = { $method } kan hier niet, alleen { $methods }.
error-origin = Deze pagina mag hier niet namens jou spreken.

## Tafels
error-table-no-such-code = Er is geen tafel { $table }: kijk de code na.
error-table-newer = Deze tafel is geschreven door een nieuwere versie van het huis: werk deze bij om haar te openen.
error-table-mode = Zo wordt deze doos niet gespeeld ({ $mode }). Kies uit: { $modes }.
error-table-no-such-seat = Er is geen plaats { $seat }: hier spelen er { $players }.
error-table-no-such-bot = Voor deze tafel is er geen bot ‘{ $level }’. Wel: { $levels }.
error-table-seat-taken = Plaats { $seat } is bezet: kies een andere.
error-table-seats-free = Er is nog plaats: nodig iemand uit of zet er een bot bij.
error-table-not-yours = Plaats { $seat } is niet van jou.
error-table-not-host = Dat kan alleen de spelleider.
error-table-not-seated = Ga eerst zitten.
error-table-nobody-there = Op plaats { $seat } zit niemand.
error-table-not-away = Je bent er gewoon: op die plaats speel jij zelf.
error-table-away = Een bot speelt voor je: neem eerst je plaats terug.
error-table-name = Kies een naam die te lezen is.
error-table-here = Op plaats { $seat } zit iemand te spelen: een bot kan het pas overnemen als die weg is.
error-table-gone = Plaats { $seat } doet niet meer mee.
error-table-open = De partij is nog niet begonnen.
error-table-playing = De partij is bezig.
error-table-paused = De partij staat stil: ga eerst verder.
error-table-disputed = Een melding is betwist: eerst moet de spelleider beslissen.
error-table-over = De partij is afgelopen.
error-table-not-over = Dat kan zodra de partij afgelopen is.
error-table-not-referee = Aan deze tafel wordt niet met de echte doos gespeeld.
error-table-no-fact = Er is geen melding om te bevestigen of te betwisten.
error-table-own-fact = Jouw melding moet iemand anders bevestigen.
error-table-no-dispute = Er is niets betwist.
error-table-not-judge = Iemand anders beslist dit: wacht op het antwoord.
error-table-late = Iemand was sneller: kijk eerst wat er gemeld is.
error-table-nothing-asked = Dat heeft niemand je gevraagd.
error-table-no-hints = Aan deze tafel zijn er geen hints.
error-hint-failed = De hint kwam niet: vraag het zo nog eens.
error-hint-one-at-a-time = Eén hint tegelijk: over de jouwe wordt nog nagedacht.
error-table-say = Schrijf een korte regel of kies een zinnetje: { $phrases }.
error-table-full-of-onlookers = Er kijken al zoveel mensen mee dat er niemand meer bij kan.
error-too-many-sockets = Vanaf jouw adres kijken er nu heel veel mee: sluit wat vensters, of probeer het later.
error-too-many-tries = Vanaf jouw adres zijn te veel codes geprobeerd: wacht een minuut en controleer dan de link.
error-internal = Hier ging iets mis, en er is niets veranderd. Probeer het nog eens.
error-table-stale = De regels van deze doos zijn veranderd sinds deze partij begon: ze kan niet verdergaan. Beëindig haar en speel een nieuwe.
error-table-unreadable = Tafel { $table } is niet te lezen ({ $why }). Zeg het tegen wie dit huis beheert.
error-table-elsewhere = Deze tafel is net verhuisd: ze is zo weer terug.
error-house-upgrading = Het huis wordt net vernieuwd: zo meteen kan dit weer.
error-table-nonce = Die plaats heeft haar deel aan het toeval al bijgedragen.
error-table-not-even = Aan deze tafel worden de handen niet gelijkgemaakt.
error-table-barred = De gastheer heeft je gevraagd deze tafel te verlaten.
error-table-grace = Wie op plaats { $seat } zit, is net pas de verbinding kwijt: wacht nog { $seconds } seconden.
error-table-muted = De gastheer heeft je gevraagd hier niet te schrijven. De kant-en-klare zinnen werken nog.
error-table-log-full = Aan deze tafel is zo veel gezegd en gedaan dat ze vol is: speel de partij uit.
error-table-sat-elsewhere = Je hebt in deze partij op een andere plaats gespeeld, dus je mag de hand van deze plaats niet zien.
error-table-nobody-to-ask = Er is niemand aan tafel die kan zeggen dat de plaats van jou is.
error-table-not-here = Open eerst de pagina van de tafel en vraag dan om de plaats.
error-table-many-ask = Meerdere mensen vragen al om een plaats: wacht tot ze antwoord hebben.
error-table-closed = De gastheer heeft deze tafel gesloten voor kijkers.
error-table-many-windows = Je hebt deze tafel in veel vensters open: dit venster is gesloten.
error-seat-link = Deze link naar een plaats werkt niet meer: vraag een nieuwe.

## Het huis openen
serve-open = De Ludothèque is open: { $address }
think-begins = Bots van het huis denken nu hier na.
serve-phones = Voor de telefoons in de kamer: { $address }
serve-port = Poort { $port } is bezet, het wordt { $free }.
page-missing = De pagina van dit huis is nog niet gebouwd. In de map van het huis:
page-meanwhile = Zonder haar kun je ook spelen, in een terminal:

## Wie het huis runt
backup-done = Alles staat in { $file } ({ $size } MB), ook de sleutel: houd het voor jezelf.
restore-done = Het huis staat weer in { $folder }: ludotheque serve opent het.
migrate-done = { $count ->
    [one] Het huis met zijn ene tafel en zijn sleutel staat in de database: ludotheque serve --database opent het. Het bestand is zoals het was.
   *[other] Het huis met zijn { $count } tafels en zijn sleutel staat in de database: ludotheque serve --database opent het. Het bestand is zoals het was.
 }
admin-through = Door de server die draait op { $address }.
admin-here = Er draait geen server: gedaan in zijn map.
admin-sure = Dit kan niet ongedaan worden gemaakt. Doorgaan? (j/n)
admin-yes = j ja
admin-none = Zulke tafels zijn er niet.
admin-closed = Tafel { $code } is gesloten; wat er gespeeld is, blijft.
admin-drained = { $gone ->
        [one] Eén tafel is nu elders
       *[other] { $gone } tafels zijn nu elders
    }; { $kept ->
        [0] dit knooppunt kan worden gestopt.
        [one] één partij gaat hier door, volgens regels die geen ander knooppunt kent: vraag het nog eens voordat je het stopt.
       *[other] { $kept } partijen gaan hier door, volgens regels die geen ander knooppunt kent: vraag het nog eens voordat je het stopt.
    }
admin-deleted = Tafel { $code } is voorgoed weg.
admin-erased = { $count ->
    [0] Van deze persoon was er niets.
    [one] Naam en woorden van deze persoon zijn weg van 1 tafel.
   *[other] Naam en woorden van deze persoon zijn weg van { $count } tafels.
 }
admin-status = { $status ->
    [open] open
    [playing] wordt gespeeld
    [paused] gepauzeerd
    [disputed] betwist
    [stale] oude regels
    [over] afgelopen
   *[other] onbekend
 }
admin-flag = { $flag ->
    [True] ja
   *[False] nee
 }
admin-table =
    .code = code
    .alias = in het logboek
    .game = doos
    .status = stand
    .public = openbaar
    .names = mensen
    .free = vrije plaatsen
    .entries = regels
    .opened = geopend
    .updated = laatste regel
    .in-memory = in het geheugen
admin-figures =
    .open = open tafels
    .playing = wordt gespeeld
    .paused = gepauzeerd
    .disputed = betwist
    .stale = met oude regels
    .over = afgelopen
    .entries = regels in totaal
    .people = mensen
    .bytes = database
    .loaded = tafels in het geheugen
    .sockets = verbindingen
    .online = mensen nu aan tafels

## Kant-en-klare zinnetjes
phrase-hello = Hallo
phrase-good-game = Mooi spel
phrase-thanks = Dank je
phrase-well-played = Goed gespeeld
phrase-your-turn = Jij bent aan de beurt
phrase-one-moment = Een ogenblikje
phrase-sorry = Sorry
phrase-bye = Tot ziens

## Een nieuwe doos
error-new-box-name = ‘{ $name }’ kan geen doos heten: neem één woord in kleine letters, zoals pebbles.
error-new-box-taken = ‘{ $name }’ bestaat al: kies een andere naam.
error-new-box-nowhere = { $folder } is geen kloon van het huis: ga naar een kloon, daar worden dozen gemaakt.
new-box-written = De doos { $title } staat op de plank. Haar bestanden:
new-box-next = Spelen: { $command }. In CONTRIBUTING.md staat hoe het verdergaat.
box-unspoken = { $title } spreekt tot nu toe alleen Engels. Voor andere talen van het huis is nog nodig: { $files }.

## De terminal
terminal-seat = plaats { $seat }
terminal-seat-told = plaats { $seat }: { $told }
terminal-player = Speler { $seat }
terminal-bot = Bot { $seat }
terminal-referee = Scheidsrechter
terminal-players = { $players ->
    [one] 1 speler
   *[other] { $players } spelers
 }
terminal-shelf =
    .box = doos
    .players = spelers
    .age = leeftijd
    .minutes = minuten
    .status = stand
terminal-status = { $status ->
    [complete] volledig
   *[other] { $status }
 }
terminal-which-box = Welke doos maak je open?
terminal-choose = Kies uit: { $names }
terminal-ready = { $title } wordt klaargezet
terminal-compiling = { $title } wordt klaargezet: de regels worden gecompileerd, alleen deze ene keer ({ $step })
terminal-not-kept = De partij wordt niet bewaard.
terminal-left-out = De laatste regel van het bestand was niet compleet en is weggelaten.
terminal-your-turn = { $who }, jij bent aan de beurt. Druk op Enter als alleen jij kijkt.
terminal-asks = { $who }: { $asks }
terminal-help = ? voor hulp
terminal-or-move = of typ een zet; de Tab-toets vult hem aan
terminal-command-moves = alles wat je nu kunt spelen
terminal-command-undo = je laatste zet terugnemen
terminal-command-log = wat er tot nu toe gebeurd is
terminal-command-rules = de spelregels
terminal-command-save = een kopie van de partij bewaren (save kopie.jsonl)
terminal-command-fact = met de echte doos: ongevraagd iets melden (fact table 2)
terminal-command-resign = je plaats opgeven
terminal-command-quit = weggaan; de partij blijft bewaard
terminal-kept = bewaard in { $file }
terminal-go-on = De partij is bewaard. Zo ga je verder: { $command }
terminal-and = { $first } en { $last }
terminal-wins = { $count ->
    [one] { $who } wint.
   *[other] { $who } delen de overwinning.
 }
terminal-seed-fits = Het startgetal past bij zijn vingerafdruk { $fingerprint }…, die voor de partij is getoond.
terminal-all-legal = { $entries ->
    [one] De ene regel van het verloop mag en leidt
   *[other] Alle { $entries } regels van het verloop mogen en leiden
 } tot het einde dat het bestand noemt.
terminal-deeds-confirmed = { $deeds ->
    [one] De ene daad van de hand is
   *[other] { $deeds } daden van de hand zijn
 } opnieuw beoordeeld en bevestigd.
terminal-deed-undecided = Over de daad bij regel { $n } valt op deze machine niet te beslissen; de film laat zien wat er te zien was.
terminal-arena-title = { $title }: { $matches ->
    [one] 1 partij
   *[other] { $matches } partijen
 }, startgetal { $seed }
terminal-arena-table =
    .bot = bot
    .seats = plaatsen
    .won = winst
    .tied = gedeeld
    .share = aandeel
    .even = pariteit
    .rating = rating
    .most = max
terminal-arena-fault = { $bot }, partij { $match }, plaats { $seat }, zet { $move }: { $why }
terminal-arena-more = { $faults ->
    [one] … en nog één fout: --json BESTAND heeft ze allemaal.
   *[other] … en nog { $faults } fouten: --json BESTAND heeft ze allemaal.
 }
terminal-arena-stopped = Gestopt.
terminal-arena-died = Een bot heeft het proces beëindigd waarin hij speelde.
terminal-arena-none = Geen enkele partij is uitgespeeld.
terminal-arena-written = Geschreven in { $file }.
