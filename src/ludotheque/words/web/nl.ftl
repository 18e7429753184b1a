### Wat de webpagina zelf zegt, in het Nederlands.

## Het huis
house = Ludothèque
welcome = Pak een spel uit de kast en speel.
welcome-more = Een kast vol bordspellen, dag en nacht open: alleen tegen bots, met vrienden via een link, of samen rond één scherm.
shelf = De spellenkast
box-facts = { $low ->
    [one] { $low }
   *[other] { $low }–{ $high }
 } spelers · { $minutes } min
to-the-shelf = Naar de kast
language = Taal
lamp-low = De lamp dimmen
sound-mute = Het geluid uitzetten
try-again = Opnieuw proberen
error-offline = Het huis antwoordt niet: kijk of je verbinding hebt.
nowhere = Hier is niets
nowhere-more = Misschien zit er een tikfout in het adres, of is de tafel al afgeruimd.
edition-older = Het huis heeft een nieuwere pagina dan deze.
edition-renew = Pagina opnieuw laden
edition-broken = Een deel van deze pagina is niet aangekomen. Misschien is het huis net vernieuwd, of hapert de verbinding.
not-at-table = Je zit niet aan tafel
try-now = Nu proberen
seat-moves = Je plaats verhuist naar dit apparaat
seat-moves-more = Hij gaat hier verder en verlaat het apparaat waar hij was. Deze link werkt één keer.
seat-moves-here = Op dit apparaat spelen

## Aanschuiven
join = Heb je een tafelcode?
join-go = Schuif aan
join-wrong = Een code heeft tien letters en cijfers, zoals K7MQ2-XH4PD.

## Mijn tafels
my-turn = Jij bent aan zet: { $title }
my-turns = Tafels waar jij aan zet bent
my-tables = Jouw tafels
my-tables-none = Wat je begint, blijft hier liggen tot het uitgespeeld is.
erase-me = Wis mij
erase-me-sure = Je naam, wat je schreef en je plaatsen verdwijnen voorgoed uit dit huis. Je zetten blijven, zonder naam.
status-open = { $free ->
    [0] Iedereen zit
    [one] Nog één plaats vrij
   *[other] Nog { $free } plaatsen vrij
 }
status-playing = Bezig
status-paused = Staat stil
status-disputed = Er is iets betwist
status-stale = De regels zijn veranderd
status-over = Afgelopen

## Een doos
fact-players = { $low } tot { $high } spelers
fact-age = vanaf { $age } jaar
fact-minutes = ongeveer { $minutes } minuten
in-the-box = Wat er in de doos van { $title } zit
box-pieces = Alle stukken bekijken
practise = Oefenen
box-practise = Alleen oefenen, met je eigen hand
box-tables = Jouw tafels met deze doos
rulebook = Spelregels
chapter = Hoofdstuk
page-back = Terugbladeren
page-on = Verder bladeren
page-of = Bladzijde { $page } van { $pages }

## Beginnen
players = Spelers
level = De bots spelen
level-random = zomaar wat
level-greedy = op snelle punten
level-novice = om te leren
level-casual = voor de lol
level-club = met overleg
level-expert = om te winnen
level-master = zonder genade
variants = Varianten en klok
by-lot = Het lot beslist
as-usual = zoals altijd
seat-number = Plaats { $seat }
player = Nr. { $seat }
guest = { $seat ->
    [1] Gast
   *[other] Gast { $seat }
}
your-name = Je naam
your-name-more = zo zien de anderen hem; mag je overslaan
clock = Klok
clock-none = Geen
clock-blitz = Vlug: 3 minuten elk, plus 5 seconden per zet
clock-calm = Rustig: 15 minuten elk, plus 15 seconden per zet
clock-move = Een minuut per zet
hints = Hints
hints-usual = Tegen bots en op één toestel
hints-always = Aan deze tafel
hints-never = Nee
way-bots = Tegen bots
way-bots-more = { $others ->
    [one] Er schuift een bot aan en je speelt meteen.
   *[other] Er schuiven { $others } bots aan en je speelt meteen.
 }
way-friends = Met vrienden
way-friends-more = Je krijgt een link en een code om te sturen; een account is niet nodig.
way-device = Eén scherm
way-device-more = Met zijn { $players ->
    [2] tweeën
    [3] drieën
    [4] vieren
    [5] vijven
    [6] zessen
    [7] zevenen
    [8] achten
   *[other] allen
 } geven jullie dit scherm door{ $secrets ->
    [yes] ; ieders hand blijft verborgen.
   *[no] .
 }
way-real = Aan een echte tafel
way-real-more = De echte doos, en voor ieder een telefoon: het huis houdt kaarten, beurten en punten bij.
way-round = Echte tafel, één scherm
way-round-more = De echte doos, en dit scherm ligt op tafel voor jullie { $players ->
    [2] tweeën
    [3] drieën
    [4] vieren
    [5] vijven
    [6] zessen
    [7] zevenen
    [8] achten
   *[other] allemaal
 }.
which-game = Welk spel

## Voor de partij
lobby-waits = { $free ->
    [one] Er is nog één plaats vrij: stuur de link of zet er een bot bij.
   *[other] Er zijn nog { $free } plaatsen vrij: stuur de link of zet er een bot bij.
 }
lobby-waits-real = { $free ->
    [one] Er is nog één plaats vrij: stuur de link, of zet hier iemand neer.
   *[other] Er zijn nog { $free } plaatsen vrij: stuur de link, of zet hier iemand neer.
 }
lobby-sit = Kies een plaats en zeg wie je bent.
lobby-ready = Iedereen zit. Begin maar wanneer je wilt.
lobby-host = Iedereen zit. De spelleider start de partij.
lobby-full = Alle plaatsen zijn bezet: je kunt kijken zodra de partij begint.
start = Beginnen
sit-here = Ga hier zitten
seat-free = Plaats { $seat } is vrij
seat-name = Naam op plaats { $seat }
seat-bot = Bot erbij
seat-shared = Hier bij mij
stand-up = Opstaan van plaats { $seat }
remove = Vragen te gaan
remove-sure = { $name } vragen te gaan? Weer gaan zitten kan hier dan niet meer.
door-closed = Gesloten voor toeschouwers
mute = Dempen
unmute = Weer laten schrijven
seat-ask = Om deze plaats vragen
seat-left = { $who } heeft deze partij verlaten.
seat-lost = Dit is mijn plaats: mijn telefoon is hem kwijt
seat-lost-in = Dit is mijn plaats: vragen over { $seconds } s
seat-asked = { $name } vraagt om de plaats van { $who }.
seat-asked-back = { $name } vraagt de eigen plaats terug.
seat-asks = Je hebt om de plaats van { $who } gevraagd. De anderen denken erover na.
invite = Uitnodigen
invite-more = Wie deze link opent, kan gaan zitten. Niemand heeft een account nodig.
invite-code = Tafel
invite-link = Link naar deze tafel
invite-copy = Link kopiëren
invite-copied = Gekopieerd
invite-picture = De link als plaatje, voor de camera van een telefoon

## De plaatsen
# Bots heten naar het hout in huis; je houdt ze uit elkaar aan hun plaats.
bot-name = { $seat ->
    [1] Berk
    [2] Eik
    [3] Walnoot
    [4] Iep
    [5] Esdoorn
    [6] Kers
    [7] Es
   *[8] Beuk
 }
bot-plays = bot die { $level } speelt
is-bot = bot
hand-shown = een hand van { $shown } bits per seconde
myself = Jij
is-you = jij
is-here = is er
is-absent = niet hier
is-away = een bot valt in
is-gone = is weg
is-out = ligt eruit
acts = aan de beurt
thinks = denkt na
seats = Plaatsen
watchers = { $count ->
    [one] Er kijkt nog iemand mee.
   *[other] Er kijken nog { $count } mensen mee.
 }

## Hoe het ervoor staat
state-mine = Jouw beurt: { $ask }.
state-turn-of = { $who }: { $ask }.
state-other = { $who } is aan de beurt.
state-bot = { $who } denkt na.
state-plays = { $who } speelt.
state-out = Je ligt eruit. { $state }
state-several = { $names } zijn aan het kiezen.
state-nobody = Een ogenblikje.
state-paused = De partij staat stil.
state-disputed = Wat er gebeurde, is betwist: het spel wacht.
state-stale = Deze partij kan niet verdergaan.
stale = De regels van deze doos zijn sinds het begin veranderd, dus de partij kan niet verdergaan. Niemand heeft verloren.
stale-end = Partij beëindigen
ended = Zonder uitslag beëindigd
ended-rules = De regels van deze doos zijn sinds het begin veranderd. Niemand heeft verloren.
ended-house = Het huis heeft deze partij gesloten. Niemand heeft verloren.
state-judge = Nu aan de echte tafel: zeg daarna wat er gebeurd is.
state-hand = Nu jouw hand: laat los voordat de tijd om is.
state-hand-here = Nu de hand van { $names }.
state-hand-of = Kijk naar de hand van { $names }.
state-hands = Hand tegen hand: { $names }.
state-attempt = { $names }: { $ask }
state-pass = Geef het scherm aan { $names }.
end-mine = Je hebt gewonnen.
end-mine-shared = Je hebt gewonnen, en je deelt de overwinning.
end-won = { $count ->
    [one] { $names } heeft gewonnen.
   *[other] { $names } hebben samen gewonnen.
 }
end-show = De uitslag
end-aside = Naar het bord kijken
link-lost = Verbinding weg.
link-again = { $seconds ->
    [0] Nieuwe poging.
   *[other] Volgende poging over { $seconds } s.
 }

## Een zet doen
moves = Zetten
moves-search = Zoek een zet
moves-none = Zo’n zet is er niet.
moves-again = Nog een keer om te spelen
hint = Hint
hint-ask = Om een hint vragen
hint-best = Een goede zet:
hint-choose = Deze kiezen
hint-coming = De zetten worden bekeken …
hint-worth = { $percent } van de 100
why-only = Het is de enige zet.
why-wins = Hij wint de partij.
why-counts = Daarna wordt er geteld.
why-chance = Vanaf hier win je ongeveer { $percent } van de 100 partijen.
why-alike = { $more ->
    [0] “{ $move }” is ongeveer even goed.
   *[other] De andere zetten zijn ongeveer even goed, bijvoorbeeld “{ $move }”.
 }
why-better = Van de 100 partijen wint hij er ongeveer { $percent } meer dan “{ $move }”.
why-ahead = Hij belooft meer dan “{ $move }”.
why-plan = Daarna kun je verder met “{ $next }”.
why-otherwise-loses = Na “{ $move }” zou { $who } winnen met “{ $reply }”.
hints-here = Aan deze tafel zijn hints toegestaan.
confirm = Spelen
unchoose = Iets anders kiezen
no-board = Alles wat bekend is
missed = Terwijl je weg was
curtain = Ieders hand is verborgen
curtain-more = Alleen wie aan de beurt is, kijkt.
curtain-lift = Ik ben { $name }: laat mijn hand zien

## Aan een echte tafel
facts = Wat er gebeurde
facts-unasked = Iets anders
facts-sure = Ja, zo was het
measure = Hoogte in { $unit }
measure-it = Gemeten
measure-type = Tik het getal van de meetlat in
measure-back = Laatste cijfer wissen
measure-all = Alles wissen
measure-wrong = Dat kan niet: van { $least } tot { $most } { $unit }.
declared = Wat er gemeld is
declared-says = { $who } zegt: { $fact }.
declared-mine = Jij zei: { $fact }.
declared-right = Klopt
declared-wrong = Klopt niet
declared-change = Wijzigen
declared-how = Hoe was het dan?
declared-none = Niets daarvan
declared-keep = Zoals gezegd
declared-leave = Zo laten
declared-disputed = Volgens { $who } was het niet zo.
declared-host = Het spel wacht tot { $who } beslist.
declared-host-away = Het spel wacht tot de spelleider beslist.
whose = Wie is het?
timer = Timer
timer-left = { $time } op de timer
timer-run = Start
timer-up = De tijd bijhouden
timer-stop = Stop

## Op een groot scherm
screen = Tafelscherm
screen-open = Op een groot scherm tonen
screen-more = Open deze link op het grote scherm, of scan het plaatje met een telefoon en cast de pagina. Ieders hand blijft op de telefoon.
screen-join = { $free ->
    [one] Er is nog één plaats vrij: richt hier een telefoon op.
   *[other] Er zijn nog { $free } plaatsen vrij: richt hier een telefoon op.
 }
screen-ready = Iedereen zit. Het kan beginnen.
screen-waits = Een ogenblikje: we vragen het aan het huis.
screen-gone = Tafel { $code } is er niet meer.

## De la
drawer = Verloop, praten, regels, tafel
close = Sluiten
tab-log = Verloop
tab-score = Stand
tab-chat = Praten
tab-rules = Regels
tab-table = Tafel
rules-now = De regel die nu telt
rule = De regel
log-empty = Er is nog niets gebeurd.
score-total = Totaal
score-empty = Er is nog geen ronde afgelopen.
chat-empty = Niemand heeft nog iets gezegd.
chat-write = Zeg iets
chat-send = Versturen
chat-unread = { $count ->
    [one] één nieuw bericht
   *[other] { $count } nieuwe berichten
 }
undo = Terugnemen
undone-what = { $who } neemt terug: “{ $what }”
    .you = Je neemt terug: “{ $what }”
undo-asked = { $who } wil graag een zet terugnemen.
undo-yes = Goed
undo-no = Nee
undo-waits = Je hebt gevraagd je zet terug te nemen. De anderen denken erover na.
pause = Pauze
pause-asked = { $who } wil graag even pauze.
pause-waits = Je hebt om een pauze gevraagd. De anderen denken erover na.
resume = Verder
resign = Opgeven
resign-sure = Deze partij opgeven?
no = Nee
away = { $who } is er niet.
let-a-bot = Een bot laten spelen
let-a-bot-in = Een bot mag over { $seconds } s spelen
replaced = Een bot speelt voor je.
take-back = Mijn plaats terugnemen
room = De kamer
lamp = Lamp
lamp-auto = Zoals op dit apparaat
lamp-light = Helder
lamp-dark = Gedimd
sounds = Geluid
calm = Minder beweging
pace = Tempo
pace-auto = Vanzelf: eerst rustig, later sneller
pace-slow = Op het gemak
pace-usual = Zoals aan tafel
pace-quick = Vlug
device-move = Verder op een ander apparaat
device-link = Open daar deze link. Hij is alleen voor jou en werkt één keer.

## What the others did
since = Sinds je laatste beurt
since-again = Nog eens tonen: { $turn }

## Het einde
count-back = Een stap terug
count-on = Een stap verder
count-run = Laat maar lopen
count-hold = Hier stoppen
count-skip = Overslaan
count-again = Opnieuw tellen
rematch = Nog een keer
rematch-join = Naar de revanche
rematch-watch = De revanche bekijken
share = Delen
download = Downloaden
fair = Eerlijk gedeeld
fair-before = Alle toeval lag vast toen deze tafel werd geopend, voordat er iemand zat. Dit is de vingerafdruk ervan; na de partij wordt het startgetal getoond.
fair-after = Alle toeval in deze partij komt uit één geheim startgetal en uit wat de browser van elke speler eraan heeft toegevoegd. De vingerafdruk van het startgetal stond hier voordat er iemand zat: noch het huis, noch een speler kon het toeval kiezen.
fair-hash = Vingerafdruk van het startgetal (SHA-256), zoals dit apparaat hem het eerst zag
fair-seed = Startgetal, nu getoond
fair-parts = Toegevoegd door de browsers, plaats voor plaats
fair-drawn = Waaruit het toeval is getrokken
fair-mine = Eerlijk gedeeld: het lag vast voordat er iemand zat, en je eigen browser had er deel aan.
fair-unchecked = Eerlijk gedeeld? Deze browser kan het alleen op een https-adres nagaan.
fair-bad-hash = Hier klopt iets niet: de vingerafdruk is niet die welke dit apparaat het eerst zag.
fair-bad-seed = Hier klopt iets niet: het startgetal is niet dat waarvan de vingerafdruk werd getoond.
fair-bad-part = Hier klopt iets niet: wat je browser heeft toegevoegd, ontbreekt.
fair-fits = Eerlijk gedeeld: het lag vast voor de eerste zet, en het startgetal past bij de vingerafdruk.
fair-how = Wil je elke kaart en elke zet nagaan, download dan de partij en voer uit:

## Bouwen met de hand
build-site = De toren: pijltjes of slepen om eromheen te lopen, + en - om dichterbij te komen
build-over = { $side ->
    [left] { $aside } mm links
    [right] { $aside } mm rechts
   *[middle] In het midden
} van het bovenste stuk, { $depth ->
    [behind] { $deep } mm erachter.
    [before] { $deep } mm ervoor.
   *[middle] niet ervoor en niet erachter.
}
build-height = { $level ->
    [wood] { $above } mm boven het hout eronder.
    [on-wood] Op het hout eronder.
    [table] { $above } mm boven de tafel.
   *[on-table] Op de tafel.
}
build-lying = { $faces ->
    [one] { $tall } mm hoog
   *[other] Kant { $face } van { $faces } onder, { $tall } mm hoog
}, { $way ->
    [left] { $angle }° naar links gedraaid.
    [right] { $angle }° naar rechts gedraaid.
   *[none] niet gedraaid.
}
build-queue = { $place ->
    [one] Zo meteen: er komt een plaats vrij
   *[other] Nummer { $place } in de rij; de klok staat stil
}
build-touches = Het raakt. Houd stil, laat dan los.
build-touched = { $onto ->
    [table] Het heeft geraakt, maar ligt nog niet: iets lager.
   *[tower] Het heeft geraakt, maar ligt nog niet op de toren: laat het erop zakken.
}
build-falls = Het valt
build-rests = Losgelaten. Blijft het staan?
build-trembles = Elke hand trilt: houd stil, dan wordt ze rustig.
build-left = { $seconds ->
    [one] Nog één seconde
   *[other] Nog { $seconds } seconden
}
build-time-up = De tijd is om: de hand gaat open
build-walk = Een vinger of de muis, naast de toren gesleept, loopt eromheen.
build-again = Nog een keer, heel langzaam
build-once-more = Nog een keer
build-enough = Genoeg gezien
build-other-side = Van een andere kant
build-how-plain = Sleep het stuk in een van beide aanzichten, opzij of omlaag; laat het zakken tot het raakt, laat los.
build-how-keys = Met toetsen: pijltjes, Page Up en Page Down, Q en E draaien, F kantelt, Enter laat los.
build-from-front = Van voren
build-from-side = Van opzij
build-spin = { $to ->
    [left] Naar links draaien
   *[right] Naar rechts draaien
}
build-tip = Kantelen
build-up = Omhoog
build-down = Omlaag
build-let-go = Loslaten
build-nudge = Een stapje opzij
build-nudge-to = { $to ->
    [left] Naar links
    [right] Naar rechts
    [away] Van je af
   *[near] Naar je toe
}
