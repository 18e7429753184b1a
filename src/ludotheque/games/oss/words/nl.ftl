### OSS in het Nederlands.

title = OSS
aim = Doe het kunstje met zoveel bikkels als je kaart zegt en de kaart is van jou: de meeste punten winnen.

## Opties
option-hands = Hoelang de Vader vliegt
    .alike = Voor iedereen even lang
    .even = Gelijke handen: zoals elke hand in de oefenkamer heeft laten zien
option-first = Het eerste Opperhoofd

## Wat te doen
ask-lay = leg een kaart bij een van de drie solokunstjes (lay 3 aslik)
ask-replay = gooi een kaart weg voor een herkansing (replay 1), of laat het erbij (enough)
ask-take = je hebt het duel gewonnen: neem een van de twee kaarten (take 4)
ask-name = noem de kleur die niemand wil (name red)
ask-call = werp de bikkels en roep een kant (call hollow: hol; call bump: bol)
ask-eliminate = kies wie af is (eliminate 3)
ask-bones = hoeveel bikkels tellen? (bones 2)
ask-counts = hoeveel bikkels heeft elk van de twee? (counts 3 1; x als de Vader viel)
ask-winner = wie won het duel? (won 2, of tie bij gelijkspel)
ask-stood = bleef de toren staan? (stood, fell)
ask-out = wie is af? (out 2 4, out none)
ask-said = wie riep als eerste een getal, en klopte het? (said 2 right, said 3 wrong, silent)
ask-nearest = wiens bikkel ligt het dichtstbij? (nearest 3; bij gelijke afstand meerdere: nearest 2 3)
ask-over = de partij is afgelopen

## Zetten
move-lay = een { $value } bij { $trick } leggen
move-replay = een { $value } weggooien voor een herkansing
move-enough = het erbij laten
move-take = de { $value } nemen
move-name = { $colour ->
    [white] wit
    [black] zwart
    [red] rood
    [yellow] geel
    [green] groen
   *[blue] blauw
 } noemen
move-call = { $side ->
    [hollow] ‘hol’
   *[bump] ‘bol’
 } roepen
move-eliminate = { $loser_is ->
    [you] jezelf
   *[other] { $loser }
 } uitschakelen

## Meldingen
move-bones = { $count ->
    [0] geen bikkel
    [one] { $count } bikkel
   *[other] { $count } bikkels
 }
move-all-on-edge = alle vijf staan op hun kant
move-counts = eerste: { $first ->
    [x] Vader gevallen
   *[other] { $first }
 }; tweede: { $second ->
    [x] Vader gevallen
   *[other] { $second }
 }
move-won = { $winner_is ->
    [you] jij won het duel
   *[other] { $winner } won het duel
 }
move-tie = gelijkspel
move-stood = de toren bleef staan
move-fell = de toren viel
move-out = af: { $losers }
move-said = { $seat } riep als eerste, en dat was { $verdict ->
    [right] goed
   *[wrong] fout
 }
move-silent = niemand riep een getal
move-nearest = het dichtstbij: { $seats }

## Wat er gebeurt
event-lot = Het lot wijst { $who } aan als eerste Opperhoofd.
    .you = Het lot wijst jou aan als eerste Opperhoofd.
event-dealt = { $who } neemt { $count } kaarten.
    .you = Je neemt { $count } kaarten.
event-hand = Jouw hand: { $values }.
event-round = Ronde { $round }. { $who } is Opperhoofd.
    .you = Ronde { $round }. Jij bent Opperhoofd.
event-turned-up = { $name } ligt open.
event-laid = { $who } legt een { $value } bij { $name }.
    .you = Je legt een { $value } bij { $name }.
event-paired = Het duel { $name } gaat tussen { $who } en { opponent-is }.
    .you = Het duel { $name } gaat tussen jou en { opponent-is }.
event-managed = { $who } haalt { $name } met { $bones ->
    [one] { $bones } bikkel
   *[other] { $bones } bikkels
 } (nodig: { $value }).
    .you = Je haalt { $name } met { $bones ->
        [one] { $bones } bikkel
       *[other] { $bones } bikkels
     } (nodig: { $value }).
event-all-on-edge = { $who } haalt { $name }: alle vijf de bikkels staan op hun kant.
    .you = Je haalt { $name }: alle vijf de bikkels staan op hun kant.
event-failed = { $who } haalt bij { $name } { $bones ->
    [0] geen bikkel
    [one] maar { $bones } bikkel
   *[other] maar { $bones } bikkels
 } (nodig: { $value }).
    .you = Je haalt bij { $name } { $bones ->
        [0] geen bikkel
        [one] maar { $bones } bikkel
       *[other] maar { $bones } bikkels
     } (nodig: { $value }).
event-tied = { $name } tussen { $who } en { opponent-is } eindigt gelijk ({ $ties } van 3).
    .you = { $name } tussen jou en { opponent-is } eindigt gelijk ({ $ties } van 3).
event-duel-lot = Na { $ties } keer gelijk beslist het lot voor { $who }.
    .you = Na { $ties } keer gelijk beslist het lot voor jou.
event-duel-won = { $who } wint { $name } van { $loser_is ->
    [you] jou
   *[other] { $loser }
 }.
    .you = Je wint { $name } van { $loser_is ->
        [you] jezelf
       *[other] { $loser }
     }.
event-replayed = { $who } gooit een { $value } weg voor een herkansing in { $name }.
    .you = Je gooit een { $value } weg voor een herkansing in { $name }.
event-enough = { $who } laat het erbij.
    .you = Je laat het erbij.
event-card-won = { $who } wint een { $value }.
    .you = Je wint een { $value }.
event-card-lost = Een { $value } van { $owner_is ->
    [you] jou
   *[other] { $owner }
 } gaat uit het spel.
event-challenge = De uitdaging: { $name }.
event-tower = { $who } legt de eerste bikkel op tafel.
    .you = Je legt de eerste bikkel op tafel.
event-stood = { $who } stapelt een bikkel: er staan er { $tower }.
    .you = Je stapelt een bikkel: er staan er { $tower }.
event-fell = { $who } laat de toren vallen.
    .you = Je laat de toren vallen.
event-called = { $who } werpt de bikkels en roept { $side ->
    [hollow] ‘hol’
   *[bump] ‘bol’
 }.
    .you = Je werpt de bikkels en roept { $side ->
        [hollow] ‘hol’
       *[bump] ‘bol’
     }.
event-said-right = { $who } roept als eerste een getal, en het klopt.
    .you = Je roept als eerste een getal, en het klopt.
event-said-wrong = { $who } roept als eerste een getal, en het klopt niet.
    .you = Je roept als eerste een getal, en het klopt niet.
event-silent = Niemand riep een getal: { $who } werpt opnieuw.
    .you = Niemand riep een getal: jij werpt opnieuw.
event-nearest = De bikkel van { $who } ligt het dichtstbij.
    .you = Jouw bikkel ligt het dichtstbij.
event-flicks-again = { $who } ligt even dichtbij en schiet nog eens.
    .you = Je ligt even dichtbij en schiet nog eens.
event-named = { $who } noemt { $colour ->
    [white] wit
    [black] zwart
    [red] rood
    [yellow] geel
    [green] groen
   *[blue] blauw
 }.
    .you = Je noemt { $colour ->
        [white] wit
        [black] zwart
        [red] rood
        [yellow] geel
        [green] groen
       *[blue] blauw
     }.
event-eliminated = { $who } schakelt { $loser_is ->
    [you] jou
   *[other] { $loser }
 } uit.
    .you = Je schakelt { $loser_is ->
        [you] jezelf
       *[other] { $loser }
     } uit.
event-out = { $who } is af.
    .you = Je bent af.
event-none-out = { $name }: niemand is af. Nog een keer.
event-all-out = { $name }: zo zou iedereen af zijn. Nog een keer.
event-challenge-won = { $who } wint { $name } ({ $points } punten) en is nu Opperhoofd.
    .you = Je wint { $name } ({ $points } punten) en bent nu Opperhoofd.
event-drew = { $who } trekt een kaart.
    .you = Je trekt een kaart.
opponent-is = { $opponent_is ->
    [you] jou
   *[other] { $opponent }
 }
event-drawn = Je trekt een { $value }.
event-scored = De vier ronden zijn gespeeld: { $scores }.

## Hints: waarom een zet goed is
why-manages = Naar wat je hand heeft laten zien, lukt het ongeveer { $percent } van de 100 keer.

## Fouten
error-expect-lay = Leg eerst een kaart, bijvoorbeeld lay 3 { $trick }.
error-expect-replay = Neem een herkansing met een kaart uit je hand (replay { $value }) of laat het erbij (enough).
error-expect-take = Neem een van de twee kaarten van het duel: take { $one } of take { $other }.
error-expect-name = Noem eerst de kleur van een bikkel op tafel: { $colours }.
error-expect-call = Roep eerst een kant: call hollow (hol) of call bump (bol).
error-expect-eliminate = Zeg eerst wie af is, bijvoorbeeld eliminate { $number }.
error-expect-bones = Zeg hoeveel bikkels tellen, bijvoorbeeld bones 2.
error-expect-counts = Zeg hoeveel bikkels elk van de twee heeft, de eerste speler eerst, bijvoorbeeld counts 3 1.
error-expect-winner = Zeg wie het duel won, bijvoorbeeld won 2, of tie bij gelijkspel.
error-expect-stood = Zeg of de toren bleef staan (stood) of viel (fell).
error-expect-out = Zeg wie af is, bijvoorbeeld out 2 4, of out none als het niemand is.
error-expect-said = Zeg wie als eerste riep en of het klopte, bijvoorbeeld said 2 right, of silent.
error-expect-nearest = Zeg wiens bikkel het dichtstbij ligt, bijvoorbeeld nearest 3.
error-no-card = Je hebt geen { $value } in je hand.
error-replays-used = Je hebt het in deze ronde al { $most } keer overgedaan: vaker mag niet.
error-never-the-duel = Bij { $name } leg je niets: een duel ontstaat als er twee bij hetzelfde solokunstje leggen.
error-not-in-view = { $trick } is niet een van de solokunstjes die open liggen: { $tricks }.
error-not-on-offer = In dit duel ligt geen { $value }: neem { $one } of { $other }.
error-no-such-bone = Er ligt geen { $colour ->
    [white] witte
    [black] zwarte
    [red] rode
    [yellow] gele
    [green] groene
   *[blue] blauwe
 } bikkel op tafel. Wel: { $colours }.
error-not-left = { $who } doet in deze uitdaging niet meer mee.
error-not-yourself = Schakel iemand anders uit, niet jezelf.
error-too-many = { $count } bikkels zijn hier te veel: hoogstens { $most }.
error-no-edges = Alleen Takh-Takh win je met alle bikkels op hun kant, { $name } niet.
error-too-many-both = In dit duel zijn er maar { $most } bikkels.
error-no-drop = In { $name } bestaat geen x: wie niets heeft of de Vader laat vallen, telt 0.
error-no-duellist = { $winner } doet niet mee aan dit duel.
error-somebody-out = Er was een { $word ->
    [white] witte
    [black] zwarte
    [red] rode
    [yellow] gele
    [green] groene
   *[blue] blauwe
 } bikkel bij: er moet iemand af zijn.
error-not-flicking = { $who } schiet nu niet.
error-position-cards = Er zijn meer kaarten van een waarde dan een stam er heeft.
error-position-tricks = { $trick } kan daar niet als kunstje liggen.
error-position-stage = De fase ‘{ $stage }’ past niet bij de rest van de stelling.

## De kunstjes: klassiek
trick-aslik = Aslik
trick-aslik-setup = Werp vijf bikkels op tafel; de Vader zit in je hand.
trick-aslik-deed = Gooi de Vader op, raap één bikkel, vang de Vader met dezelfde hand. Leg de bikkel opzij.
trick-aslik-counts = Elke opgeraapte bikkel.
trick-ehfel = Ehfel
trick-ehfel-setup = Alle zes de bikkels zitten in je hand.
trick-ehfel-deed = Gooi de Vader op, leg één bikkel op tafel en houd de rest vast, vang de Vader.
trick-ehfel-counts = Elke bikkel die je met opzet neerlegt. Glipt er een weg, dan blijft die liggen en telt niet.
trick-kuda-kuda = Kuda-Kuda
trick-kuda-kuda-setup = Werp vijf bikkels op tafel; de Vader zit in een van je handen.
trick-kuda-kuda-deed = De ene hand gooit de Vader op; de andere raapt een bikkel en vangt ook de Vader. Na elke geslaagde worp wisselen de handen van rol.
trick-kuda-kuda-counts = Elke bikkel die de hand raapt die niet gooide.
trick-takh-takh = Takh-Takh
trick-takh-takh-setup = Werp vijf bikkels op tafel; de Vader zit in je hand.
trick-takh-takh-deed = Gooi de Vader op, zet één bikkel op zijn kant, vang de Vader.
trick-takh-takh-counts = Elke bikkel die je hebt neergezet en die nog staat. Ook met alle vijf op hun kant win je, hoe ze daar ook gekomen zijn.
trick-wollo = Wollo
trick-wollo-setup = Je andere hand staat op zijn kant, als een muur. Werp vijf bikkels er vlakbij.
trick-wollo-deed = Gooi de Vader op, breng één bikkel over de muur heen, vang de Vader.
trick-wollo-counts = Elke bikkel die helemaal achter de muur ligt: eroverheen, niet eromheen.

## De kunstjes: uit de hand
trick-cumi-cumi = Cumi-Cumi
trick-cumi-cumi-setup = Werp alle zes de bikkels op tafel. Vouw je handen, vingers gekruist, wijsvingers gestrekt. Zonder Vader.
trick-cumi-cumi-deed = Knijp een bikkel tussen je wijsvingers, gooi hem op, vang hem in je gevouwen handen.
trick-cumi-cumi-counts = Elke gevangen bikkel. Bij de eerste misser is het voorbij.
trick-gurnia = Gurnia
trick-gurnia-setup = Je andere hand staat op gespreide vingertoppen, met één bikkel voor elk van de vier poortjes.
trick-gurnia-deed = Gooi de Vader op, duw één bikkel door zijn poortje, vang de Vader.
trick-gurnia-counts = Elke bikkel die helemaal onder de hand ligt.
trick-nampan = Nampan
trick-nampan-setup = Vier bikkels tussen je handpalmen. Zonder Vader.
trick-nampan-deed = Open je handen zodat de bikkels opvliegen, en vang ze met je beste hand.
trick-nampan-counts = De gevangen bikkels, in deze ene worp.
trick-numa = Numa
trick-numa-setup = Vijf bikkels op de rug van je hand. Zonder Vader.
trick-numa-deed = Gooi ze samen op, draai je hand om en vang.
trick-numa-counts = De bikkels die je in je handpalm vangt, in deze ene worp.
trick-polopo = Polopo
trick-polopo-setup = Vier bikkels tussen de vingers van één hand, handpalm naar beneden. Zonder Vader.
trick-polopo-deed = Breng ze in je handpalm, met alleen je vingers.
trick-polopo-counts = De bikkels in je handpalm. Valt er een, dan is alles verloren.

## De kunstjes: exotisch
trick-ariac = Ariac
trick-ariac-setup = Vier bikkels op een rij, een handbreedte uit elkaar.
trick-ariac-deed = Gooi de Vader op, sla met de zijkant van je hand links en rechts van één bikkel op tafel, vang de Vader.
trick-ariac-counts = Elke bikkel waar je in één worp links en rechts van sloeg zonder hem te raken.
trick-glodoc = Glodoc
trick-glodoc-setup = Werp vijf bikkels op tafel. Je gooihand zit in de lege zak.
trick-glodoc-deed = Als Aslik, maar door de stof heen: gooi de Vader op, raap één bikkel, vang de Vader.
trick-glodoc-counts = Elke opgeraapte bikkel.
trick-labah = Labah
trick-labah-setup = Werp vijf bikkels op tafel. Gooi de Vader op en vang hem op de rug van je hand; zolang hij daar niet ligt, mag hij vallen.
trick-labah-deed = Neem met dezelfde hand een bikkel in je handpalm, en nog een, met de Vader op de rug.
trick-labah-counts = De bikkels in je handpalm. Valt de Vader, dan is het voorbij.
trick-maradono = Maradono
trick-maradono-setup = Twee trommelkaarten een handbreedte uit elkaar vormen het doel. Werp vijf bikkels een handlengte ervoor.
trick-maradono-deed = Gooi de Vader op, schiet één bikkel op doel, vang de Vader. Een misser schiet je opnieuw vanwaar hij ligt.
trick-maradono-counts = Elke bikkel die helemaal door het doel is.
trick-meja = Meja
trick-meja-setup = Twee trommelkaarten naast elkaar. Werp vijf bikkels een handlengte ervandaan.
trick-meja-deed = Gooi de Vader op, leg één bikkel op een kaart, vang de Vader.
trick-meja-counts = De bikkels die aan het eind op een van de kaarten liggen.

## De kunstjes: duels
trick-bagi = Bagi!
trick-bagi-setup = Ieder heeft een Vader, de witte of de zwarte. De eerste speler werpt vier bikkels tussen de twee en kiest een kant, links of rechts; de ander krijgt de andere.
trick-bagi-deed = Tegelijk, worp na worp: haal één bikkel naar jouw kant, vang je Vader. Wat aan een kant ligt, blijft daar.
trick-bagi-counts = Wie de Vader laat vallen, verliest; allebei tegelijk is gelijkspel. Is het midden leeg, dan winnen de meeste bikkels.
trick-bola-bola = Bola-Bola!
trick-bola-bola-setup = De lijn van twee trommelkaarten, een handbreedte uit elkaar, is het net. Eén bikkel, de bal, ligt voor de eerste speler.
trick-bola-bola-deed = Om de beurt één worp: gooi de Vader op, schiet de bal voorbij het net, eroverheen of erdoorheen, niet eromheen; vang de Vader.
trick-bola-bola-counts = De bal moet voorbij het net tot stilstand komen. Wie het eerst mist, verliest.
trick-kat = Kat!
trick-kat-setup = Tussen de twee worden vier bikkels geworpen. Ieder heeft een Vader, de witte of de zwarte.
trick-kat-deed = Op het teken gooien beiden één keer op, grissen zoveel bikkels als ze kunnen en vangen hun Vader.
trick-kat-counts = De meeste bikkels winnen. Met een gevallen Vader heb je er geen.
trick-manu = Manu!
trick-manu-setup = Vijf bikkels in je hand. Zonder Vader.
trick-manu-deed = Na elkaar: gooi ze één keer op en laat ze op de rug van je hand landen.
trick-manu-counts = Wie daar de meeste bikkels heeft liggen, wint.
trick-naik = Naik!
trick-naik-setup = Werp vijf bikkels op tafel; de Vader zit in je hand.
trick-naik-deed = Om de beurt: raap in de eerste ronde één bikkel, in de tweede twee in één greep, en zo verder tot vijf.
trick-naik-counts = Wie mist waar het de ander lukt, verliest. Missen jullie allebei, of halen jullie allebei de vijf, dan is het gelijkspel.

## De kunstjes: uitdagingen
trick-badaboss = BadabOss
trick-badaboss-setup = Het Opperhoofd legt één bikkel midden op tafel.
trick-badaboss-deed = Om de beurt: stapel er één bikkel bovenop.
trick-badaboss-counts = Raakt door jou een andere bikkel dan de onderste de tafel, dan ben je af; je linkerbuur begint een nieuwe toren.
trick-kiri-kanoss = Kiri KanOss
trick-kiri-kanoss-setup = Ieder heeft een bikkel op de rug van één hand.
trick-kiri-kanoss-deed = Op het teken gooit iedereen hem op en vangt hem op de rug van de andere hand.
trick-kiri-kanoss-counts = Wie mist, is af.
trick-los-loboss = Los LobOss
trick-los-loboss-setup = Het Opperhoofd werpt alle zes de bikkels en roept tegelijk een kant: hol of bol.
trick-los-loboss-deed = Kijk hoeveel bikkels die kant tonen en roep als eerste het getal.
trick-los-loboss-counts = Goed: jij schakelt uit wie je wilt. Fout: je bent zelf af.
trick-targoss = TargOss
trick-targoss-setup = De kaart ligt midden op tafel, en voor ieder één bikkel.
trick-targoss-deed = Op het teken schiet iedereen met een vingertik zijn bikkel naar de kaart.
trick-targoss-counts = Wiens bikkel het dichtst bij het midden ligt, schakelt iemand naar keuze uit. Wie even dichtbij ligt, schiet nog eens. Van tafel af is het verst.
trick-warnoss = WarnOss
trick-warnoss-setup = Midden op tafel worden zoveel bikkels geworpen als er nog spelers zijn. Het Opperhoofd, later wie net af is, noemt de kleur van een ervan.
trick-warnoss-deed = Allemaal tegelijk: gris een bikkel, ieder één.
trick-warnoss-counts = Wie er geen heeft, of de genoemde, is af.

## Het plaatje in de terminal
picture-round = ronde { $round } van 4
picture-chief = Opperhoofd
picture-family = { $family ->
    [classic] klassiek
    [hand] hand
    [exotic] exotisch
   *[duel] duel
 }
picture-against = tegen
picture-challenge = uitdaging { $name }, nog in het spel: { $left }
picture-tower = toren: { $tower }
picture-word = { $word ->
    [white] wit
    [black] zwart
    [red] rood
    [yellow] geel
    [green] groen
    [blue] blauw
    [hollow] hol
   *[bump] bol
 }
picture-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }
picture-hand = hand
picture-in-hand = { $cards } in de hand
picture-to-draw = { $cards } te trekken
picture-replays = { $replays ->
    [one] 1 herkansing
   *[other] { $replays } herkansingen
 }
