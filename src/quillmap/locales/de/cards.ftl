# What every card says, and what is drawn for it as an example. German, in our own words.
# The player is "du". A cluster is "Gebiet", a row "Zeile", the wasteland "Ödnis". "Held_in" and the
# like are written as the German rulebooks write them. Points are "Ruhmpunkte", as in print.

earned-points =
    { $points ->
        [one] { $points } Ruhmpunkt
       *[other] { $points } Ruhmpunkte
    }

## What explore and ruins cards share

rule-explore = Wähle eine der Geländearten und eine der Formen auf der Karte und zeichne sie auf leere Felder deiner Landkarte. Du darfst sie drehen und spiegeln. Passt sie nirgends, fülle stattdessen ein einzelnes Feld aus.
rule-explore-one-terrain = Eine Geländeart, zwei Formen: Die mit der Münze bringt dir 1 Münze.
rule-explore-two-terrains = Eine Form, zwei Geländearten: Wähle, welche du zeichnest.
rule-ruins = Die nächste Erkundungskarte muss auf Ruinen gezeichnet werden: Mindestens eines ihrer Felder bedeckt sie. Geht das nicht, fülle irgendein einzelnes Feld mit einer beliebigen Geländeart aus. Ein Hinterhalt oder Held_innen, die vorher kommen, ändern daran nichts.

## What ambush cards share

ambush-clockwise = Der Pfeil zeigt im Uhrzeigersinn: Deine Landkarte geht an die nächste Person, und du zeichnest auf die Landkarte der Person vor dir.
ambush-counter_clockwise = Der Pfeil zeigt gegen den Uhrzeigersinn: Deine Landkarte geht an die Person vor dir, und du zeichnest auf die Landkarte der nächsten Person.
ambush-solo-top_left = Spielst du allein, beginnt die Form in der Ecke oben links und folgt dem Pfeil am Rand entlang, dann weiter innen, bis zur ersten Stelle, an die sie so passt, wie sie gedruckt ist.
ambush-solo-top_right = Spielst du allein, beginnt die Form in der Ecke oben rechts und folgt dem Pfeil am Rand entlang, dann weiter innen, bis zur ersten Stelle, an die sie so passt, wie sie gedruckt ist.
ambush-solo-bottom_left = Spielst du allein, beginnt die Form in der Ecke unten links und folgt dem Pfeil am Rand entlang, dann weiter innen, bis zur ersten Stelle, an die sie so passt, wie sie gedruckt ist.
ambush-solo-bottom_right = Spielst du allein, beginnt die Form in der Ecke unten rechts und folgt dem Pfeil am Rand entlang, dann weiter innen, bis zur ersten Stelle, an die sie so passt, wie sie gedruckt ist.
example-ambush = Hierhin setzen die Soloregeln die Monster. Verlust am Ende einer Jahreszeit: { earned-points }.

## What hero cards share

rule-hero = Zeichne Held oder Heldin auf ein beliebiges leeres Feld deiner Landkarte. Das Angriffsmuster darfst du drehen und spiegeln. Monster auf seinen Feldern werden zerstört, jetzt und wann immer sie kommen.
example-hero =
    { $destroyed ->
        [one] Der Angriff zerstört { $destroyed } Monster.
       *[other] Der Angriff zerstört { $destroyed } Monster.
    } Was außerhalb des Musters steht, bleibt stehen.

## Seasons and time

rule-spring = Die Dekrete A und B werden gewertet. Die Jahreszeit endet, sobald die Zeit ihrer Karten { $threshold } erreicht.
rule-summer = Die Dekrete B und C werden gewertet. Die Jahreszeit endet, sobald die Zeit ihrer Karten { $threshold } erreicht.
rule-fall = Die Dekrete C und D werden gewertet. Die Jahreszeit endet, sobald die Zeit ihrer Karten { $threshold } erreicht.
rule-winter = Die Dekrete D und A werden gewertet. Die Jahreszeit endet, sobald die Zeit ihrer Karten { $threshold } erreicht, und mit ihr das Spiel.

## What lies on a map

about-points = Wer am Ende die meisten Ruhmpunkte hat, gewinnt.
about-coin = Jede Münze bringt am Ende jeder Jahreszeit 1 Ruhmpunkt, und du behältst sie. Münzen bekommst du für Formen mit Münze und für umschlossene Gebirge. In die Schatztruhe passen 14.
about-mountain = Gebirge ist von Anfang an ausgefüllt. Sobald auch die vier Felder um es herum ausgefüllt sind, bringt es einmalig 1 Münze.
about-ruins = Ruinen sind leer, bis etwas auf sie gezeichnet wird. Du darfst immer dort zeichnen; nach einer Ruinenkarte musst du es.
about-wasteland = Ödnis ist von Anfang an ausgefüllt, aber keine Geländeart. Auf sie kann nichts gezeichnet werden.
about-destroyed = Ein zerstörtes Feld bleibt für immer ausgefüllt und hat keine Geländeart. Darauf kann nichts gezeichnet werden.
about-monster = Am Ende jeder Jahreszeit verlierst du 1 Ruhmpunkt für jedes leere Feld, das an ein Monster angrenzt. Ein Monster ohne leeres Feld daneben kostet nichts.
about-hero = Held_innen füllen ihr Feld aus und sind eine eigene Geländeart.
about-attacked = Dieses Feld wird angegriffen: Ein Monster hier wird sofort zerstört. Alles andere kannst du hier zeichnen wie sonst auch.
about-cluster = Felder einer Geländeart, die mit ihren Seiten aneinander angrenzen, sind ein Gebiet. Auch ein einzelnes Feld ist eines.
about-adjacent = Felder grenzen aneinander an, wenn sie eine Seite gemeinsam haben. Ecken zählen nicht.
about-filled = Ein Feld ist ausgefüllt, wenn etwas darauf gezeichnet ist oder wenn es Gebirge, Ödnis oder zerstört ist.

## Above the picture of an example

example-picture = Beispiel für { $card }

### The cards, one block each: `name-`, `rule-`, and for a scoring card `brief-` (the rule in so few words that four
### fit below a map in the terminal, each in one line of 80 letters with the name), `zero-` (why it gives nothing) and
### `example-` (the caption of the small map that shows what earns and what does not).

## Scoring cards

name-sentinel_wood = Schildwald
rule-sentinel_wood = 1 Ruhmpunkt für jedes Waldfeld am Rand. Ein Eckfeld zählt einmal.
brief-sentinel_wood = 1 je Waldfeld am Rand
zero-sentinel_wood = Kein Wald liegt am Rand.
example-sentinel_wood = { earned-points } für die Waldfelder am Rand. Die beiden weiter innen bringen nichts.

name-greenbough = Grünfläche
rule-greenbough = 1 Ruhmpunkt für jede Zeile und 1 Ruhmpunkt für jede Spalte mit mindestens einem Waldfeld. Dasselbe Feld darf für seine Zeile und für seine Spalte zählen.
brief-greenbough = 1 je Zeile und je Spalte mit Wald
example-greenbough = { earned-points }: Wald liegt in zwei Zeilen und zwei Spalten. Das vierte Waldfeld bringt nichts dazu, denn seine Zeile und seine Spalte zählen schon.

name-treetower = Düsterwald
rule-treetower = 1 Ruhmpunkt für jedes Waldfeld, an das kein leeres Feld angrenzt. Rand, Gebirge, Ödnis und zerstörte Felder helfen, es einzuschließen.
brief-treetower = 1 je Waldfeld ohne leeres Nachbarfeld
zero-treetower = An jedes Waldfeld grenzt noch ein leeres Feld an.
example-treetower = { earned-points } für die beiden eingeschlossenen Waldfelder; oben hilft der Rand. An die anderen grenzt noch ein leeres Feld an.

name-stoneside_forest = Pfad des Waldes
rule-stoneside_forest = 3 Ruhmpunkte für jedes Gebirgsfeld, das ein Waldgebiet mit einem anderen Gebirgsfeld verbindet. Jedes Gebirgsfeld zählt einmal.
brief-stoneside_forest = 3 je Gebirge, das Wald mit einem anderen verbindet
zero-stoneside_forest = Kein Waldgebiet verbindet zwei Gebirge.
example-stoneside_forest = { earned-points } für die beiden Gebirgsfelder, die ein Wald verbindet. Der Wald darunter erreicht nur eines.

name-canal_lake = Bewässerungs{"\u00AD"}kanal
rule-canal_lake = 1 Ruhmpunkt für jedes Wasserfeld, das an Acker angrenzt, und 1 Ruhmpunkt für jedes Ackerfeld, das an Wasser angrenzt. Jedes Feld zählt einmal.
brief-canal_lake = 1 je Wasser an Acker, 1 je Acker an Wasser
zero-canal_lake = Kein Acker grenzt an Wasser an.
example-canal_lake = { earned-points } für Acker und Wasser Seite an Seite. Felder, die sich nur an einer Ecke berühren, bringen nichts.

name-mages_valley = Tal der Magier
rule-mages_valley = 2 Ruhmpunkte für jedes Wasserfeld, das an Gebirge angrenzt, und 1 Ruhmpunkt für jedes Ackerfeld, das an Gebirge angrenzt.
brief-mages_valley = 2 je Wasser an Gebirge, 1 je Acker an Gebirge
zero-mages_valley = Weder Acker noch Wasser grenzt an ein Gebirge an.
example-mages_valley = { earned-points }: Zwei Wasserfelder und zwei Ackerfelder grenzen an das Gebirge an. Das Wasser an seiner Ecke bringt nichts.

name-the_golden_granary = Goldener Kornspeicher
rule-the_golden_granary = 1 Ruhmpunkt für jedes Wasserfeld, das an Ruinen angrenzt, und 3 Ruhmpunkte für jedes Ackerfeld auf Ruinen. Ruinen zählen auch, wenn etwas darauf gezeichnet ist.
brief-the_golden_granary = 1 je Wasser an Ruinen, 3 je Acker auf Ruinen
zero-the_golden_granary = Kein Acker liegt auf Ruinen und kein Wasser grenzt an Ruinen an.
example-the_golden_granary = { earned-points }: Drei Wasserfelder grenzen an Ruinen an, ein Ackerfeld liegt auf Ruinen. Acker neben Ruinen und Wasser auf Ruinen bringen nichts.

name-shoreside_expanse = Ausgedehnte Strände
rule-shoreside_expanse = 3 Ruhmpunkte für jedes Ackergebiet, das weder an Wasser noch an den Rand angrenzt, und 3 Ruhmpunkte für jedes Wassergebiet, das weder an Acker noch an den Rand angrenzt.
brief-shoreside_expanse = 3 je Acker-/Wassergebiet: nicht am Rand, getrennt
zero-shoreside_expanse = Jedes Acker- oder Wassergebiet liegt am Rand oder grenzt an die andere Geländeart an.
example-shoreside_expanse = { earned-points }: Ein Ackergebiet und ein Wassergebiet liegen für sich. Der Acker am Rand und das Paar, das sich berührt, bringen nichts.

name-wildholds = Bastionen in der Wildnis
rule-wildholds = 8 Ruhmpunkte für jedes Dorfgebiet aus mindestens sechs Feldern.
rule-wildholds-six = 6 Ruhmpunkte für jedes Dorfgebiet aus mindestens sechs Feldern.
brief-wildholds = { $points } je Dorfgebiet aus mindestens sechs Feldern
zero-wildholds = Noch kein Dorfgebiet ist sechs Felder groß.
example-wildholds = { earned-points } für das Gebiet aus sechs Feldern. Das Gebiet aus fünf bringt nichts.

name-great_city = Metropole
rule-great_city = 1 Ruhmpunkt für jedes Feld des größten Dorfgebiets, das nicht an Gebirge angrenzt.
brief-great_city = 1 je Feld des größten Dorfs, das an kein Gebirge grenzt
zero-great_city = Jedes Dorfgebiet grenzt an ein Gebirge an.
example-great_city = { earned-points } für das untere Gebiet. Das obere ist größer, grenzt aber an Gebirge an.

name-greengold_plains = Schillernde Ebene
rule-greengold_plains = 3 Ruhmpunkte für jedes Dorfgebiet, an das mindestens drei verschiedene Geländearten angrenzen: Wald, Acker, Wasser, Monster, Gebirge, Held_in.
brief-greengold_plains = 3 je Dorfgebiet an drei Geländearten
zero-greengold_plains = Kein Dorfgebiet grenzt an drei verschiedene Geländearten an.
example-greengold_plains = { earned-points } für das obere Gebiet: Wald, Wasser und Acker grenzen an. An das untere grenzen nur Wald und Wasser an; Ödnis ist keine Geländeart.

name-shieldgate = Schild des Reichs
rule-shieldgate = 2 Ruhmpunkte für jedes Feld des zweitgrößten Dorfgebiets. Sind die beiden größten gleich groß, ist eines davon das zweitgrößte.
brief-shieldgate = 2 je Feld des zweitgrößten Dorfgebiets
zero-shieldgate = Es gibt nur ein Dorfgebiet; gewertet wird das zweitgrößte.
example-shieldgate = { earned-points }: Das zweitgrößte Gebiet hat drei Felder. Das größere und das kleinere bringen nichts.

name-borderlands = Grenzland
rule-borderlands = 6 Ruhmpunkte für jede ganz ausgefüllte Zeile und 6 Ruhmpunkte für jede ganz ausgefüllte Spalte.
brief-borderlands = 6 je volle Zeile und je volle Spalte
zero-borderlands = Keine Zeile und keine Spalte ist ganz ausgefüllt.
example-borderlands = { earned-points }: Eine Zeile und eine Spalte sind ganz ausgefüllt. In der anderen Zeile fehlt ein einziges Feld.

name-lost_barony = Unzugängliche Baronie
rule-lost_barony = 3 Ruhmpunkte für jedes Feld entlang einer Seite des größten ganz ausgefüllten Quadrats.
brief-lost_barony = 3 × Seite des größten vollen Quadrats (4×4: 12)
zero-lost_barony = Kein Feld der Landkarte ist ausgefüllt.
example-lost_barony = { earned-points }: Das größte ausgefüllte Quadrat ist drei mal drei Felder groß. Mit der Ödnis daneben werden es noch nicht vier mal vier.

name-the_broken_road = Die Lange Straße
rule-the_broken_road = 3 Ruhmpunkte für jede ganz ausgefüllte Diagonale, die vom linken Rand abwärts zum unteren Rand führt. Auch das einzelne Feld in der Ecke unten links zählt.
brief-the_broken_road = 3 je volle Diagonale vom linken zum unteren Rand
zero-the_broken_road = Keine Diagonale vom linken zum unteren Rand ist ganz ausgefüllt.
example-the_broken_road = { earned-points }: Die Ecke und die Diagonale darüber sind ganz ausgefüllt. Der längeren Diagonale fehlt ihr letztes Feld.

name-the_cauldrons = Die Kessel
rule-the_cauldrons = 1 Ruhmpunkt für jedes leere Feld, an das kein leeres Feld angrenzt. Der Rand hilft, es einzuschließen.
brief-the_cauldrons = 1 je leeres Feld ohne leeres Nachbarfeld
zero-the_cauldrons = An jedes leere Feld grenzt noch ein leeres Feld an.
example-the_cauldrons = { earned-points } für die beiden eingeschlossenen leeren Felder; in der Ecke hilft der Rand. An die anderen grenzt ein leeres Feld an.

name-faunlost_thicket = Faunwald
rule-faunlost_thicket = 2 Ruhmpunkte für jedes Feld der längsten ununterbrochenen Reihe von Waldfeldern in einer Spalte.
brief-faunlost_thicket = 2 je Feld der längsten senkrechten Waldreihe
example-faunlost_thicket = { earned-points }: Die längste Reihe in einer Spalte hat drei Felder. Die vier Felder nebeneinander in einer Zeile zählen nicht.

name-deepwood = Abgelegener Forst
rule-deepwood = 6 Ruhmpunkte für jedes Waldgebiet aus mindestens fünf Feldern, das nicht an ein Dorf angrenzt.
brief-deepwood = 6 je Waldgebiet ab fünf Feldern, fern von Dörfern
zero-deepwood = Kein Waldgebiet aus mindestens fünf Feldern hält Abstand zu Dörfern.
example-deepwood = { earned-points } für den oberen Wald. Der untere ist genauso groß, grenzt aber an ein Dorf an.

name-heart_of_the_forest = Herz des Waldes
rule-heart_of_the_forest = 2 Ruhmpunkte für jedes Waldfeld, an das nur Wald angrenzt. Am Rand braucht es weniger Nachbarfelder.
brief-heart_of_the_forest = 2 je Waldfeld, an das nur Wald grenzt
zero-heart_of_the_forest = Kein Waldfeld ist nur von Wald umgeben.
example-heart_of_the_forest = { earned-points }: An die Mitte des Kreuzes und an die Ecke der Landkarte grenzt nur Wald an. An die übrigen Waldfelder nicht.

name-sleepy_valley = Verschlafenes Tal
rule-sleepy_valley = 4 Ruhmpunkte für jede Zeile mit mindestens drei Waldfeldern. Sie müssen sich nicht berühren.
brief-sleepy_valley = 4 je Zeile mit mindestens drei Waldfeldern
zero-sleepy_valley = In keiner Zeile liegen drei Waldfelder.
example-sleepy_valley = { earned-points } für die erste und die letzte Zeile. In der Zeile dazwischen liegen nur zwei Waldfelder.

name-craylund = Seenplatte
rule-craylund = 7 Ruhmpunkte für jedes Ackergebiet, an das mindestens drei Wasserfelder angrenzen.
brief-craylund = 7 je Ackergebiet an mindestens drei Wasserfeldern
zero-craylund = Kein Ackergebiet grenzt an drei Wasserfelder an.
example-craylund = { earned-points } für das obere Ackergebiet, an das drei Wasserfelder angrenzen. Beim unteren sind es nur zwei.

name-ulems_wallow = Ulemsumpf
rule-ulems_wallow = 4 Ruhmpunkte für jedes Wasserfeld, an das mindestens zwei Ackerfelder angrenzen.
brief-ulems_wallow = 4 je Wasserfeld an mindestens zwei Ackerfeldern
zero-ulems_wallow = Kein Wasserfeld grenzt an zwei Ackerfelder an.
example-ulems_wallow = { earned-points } für das Wasser, an das zwei Ackerfelder angrenzen. An die anderen Wasserfelder grenzt nur eines an.

name-clawsgrave_peaks = Klauengrab{"\u00AD"}gipfel
rule-clawsgrave_peaks = 5 Ruhmpunkte für jedes Gebirgsfeld, das ein Wassergebiet mit einem Acker verbindet. Jedes Gebirgsfeld zählt einmal.
brief-clawsgrave_peaks = 5 je Gebirge, das Wasser mit Acker verbindet
zero-clawsgrave_peaks = Kein Wassergebiet verbindet ein Gebirge mit einem Acker.
example-clawsgrave_peaks = { earned-points } für das obere Gebirgsfeld: Sein Wasser erreicht einen Acker. Das Wasser darunter endet vor dem Acker.

name-jorekburg = Jorekburg
rule-jorekburg = 4 Ruhmpunkte für jede Spalte mit gleich vielen Acker- und Wasserfeldern, mindestens je einem.
brief-jorekburg = 4 je Spalte mit gleich viel Acker wie Wasser, mindestens 1
zero-jorekburg = In keiner Spalte liegen gleich viele Acker- und Wasserfelder, mindestens je eines.
example-jorekburg = { earned-points } für die erste und die letzte Spalte. In der zweiten liegt ein Ackerfeld zu viel, in der dritten weder Acker noch Wasser.

name-traylo_monastery = Traylokloster
rule-traylo_monastery = 7 Ruhmpunkte für jedes Dorfgebiet mit vier Feldern in gerader Linie, waagerecht oder senkrecht. Jedes Gebiet zählt einmal.
brief-traylo_monastery = 7 je Dorfgebiet mit vier Feldern in einer Linie
zero-traylo_monastery = In keinem Dorfgebiet liegen vier Felder in einer geraden Linie.
example-traylo_monastery = { earned-points } für das obere Gebiet. Das untere ist größer, hat aber nirgends vier Felder in einer Linie.

name-outer_enclave = Enklave im Grenzgebiet
rule-outer_enclave = 1 Ruhmpunkt für jedes leere Feld, das an ein Dorfgebiet angrenzt. Gewertet wird nur das Gebiet mit den meisten solchen Feldern.
brief-outer_enclave = 1 je leeres Feld am Dorfgebiet mit den meisten
zero-outer_enclave = An kein Dorfgebiet grenzt ein leeres Feld an.
example-outer_enclave = { earned-points }: So viele leere Felder grenzen an das obere Gebiet an. Das einzelne Dorf darunter hat weniger und zählt nicht.

name-gnomish_colony = Gnomkolonie
rule-gnomish_colony = 6 Ruhmpunkte für jedes Dorfgebiet, das ein Quadrat aus zwei mal zwei Feldern enthält. Jedes Gebiet zählt einmal.
brief-gnomish_colony = 6 je Dorfgebiet mit einem Block aus zwei mal zwei
zero-gnomish_colony = Kein Dorfgebiet enthält ein Quadrat aus zwei mal zwei Feldern.
example-gnomish_colony = { earned-points } für das linke Gebiet mit seinem Quadrat. Das rechte schlängelt sich und hat keines.

name-caravansary = Karawanserei
rule-caravansary = 1 Ruhmpunkt für jede Zeile und jede Spalte, in die ein Dorfgebiet reicht. Gewertet wird nur das Gebiet, das am meisten bringt.
brief-caravansary = 1 je Zeile und Spalte des weitesten Dorfgebiets
example-caravansary = { earned-points }: Das große Gebiet reicht in drei Zeilen und drei Spalten. Die anderen bringen weniger und zählen nicht.

name-dwarvenholds = Zwergen{"\u00AD"}festungen
rule-dwarvenholds = 7 Ruhmpunkte für jede ganz ausgefüllte Zeile und jede ganz ausgefüllte Spalte mit mindestens einem Gebirgsfeld.
brief-dwarvenholds = 7 je volle Zeile oder Spalte mit Gebirge
zero-dwarvenholds = In keiner ganz ausgefüllten Zeile oder Spalte liegt ein Gebirge.
example-dwarvenholds = { earned-points }: eine ausgefüllte Zeile und eine ausgefüllte Spalte, beide mit Gebirge. In der ausgefüllten Spalte links liegt keines.

name-silos = Silos
rule-silos = 10 Ruhmpunkte für jede ganz ausgefüllte Spalte mit ungerader Nummer (1, 3, 5, 7, 9, 11).
brief-silos = 10 je volle Spalte mit ungerader Nummer
zero-silos = Keine Spalte mit ungerader Nummer ist ganz ausgefüllt.
example-silos = { earned-points } für Spalte 3. Spalte 4 ist ausgefüllt, aber ihre Nummer ist gerade; in Spalte 5 ist ein Feld leer.

name-banded_hills = Hügel der Toleranz
rule-banded_hills = 4 Ruhmpunkte für jede Zeile mit mindestens fünf verschiedenen Geländearten: Wald, Dorf, Acker, Wasser, Monster, Gebirge, Held_in.
brief-banded_hills = 4 je Zeile mit fünf verschiedenen Geländearten
zero-banded_hills = Keine Zeile zeigt fünf verschiedene Geländearten.
example-banded_hills = { earned-points } für die erste und die letzte Zeile. Die Zeile dazwischen hat nur vier: Ödnis und zerstörte Felder zählen nicht.

name-starlit_sigil = Siegel der Sterne
rule-starlit_sigil = 4 Ruhmpunkte für jede Gruppe aus genau drei leeren Feldern, die mit ihren Seiten aneinander angrenzen.
brief-starlit_sigil = 4 je Gruppe aus genau drei leeren Feldern
zero-starlit_sigil = Keine Gruppe leerer Felder ist genau drei Felder groß.
example-starlit_sigil = { earned-points } für die eingeschlossene Dreiergruppe. Die Zweiergruppe am Rand bringt nichts.

## Explore cards

name-great_river = Großer Strom

name-farmland = Ackerland

name-hamlet = Weiler

name-forgotten_forest = Vergessener Wald

name-hinterland_stream = Hinterlandbach

name-homestead = Gehöft

name-orchard = Obsthain

name-treetop_village = Baumwipfeldorf

name-marshlands = Sumpf

name-fishing_village = Fischerdorf

name-rift_lands = Splitterland
rule-rift_lands = Fülle ein leeres Feld mit Wald, Dorf, Acker, Wasser oder einem Monster aus, ganz wie du willst.

name-lagoon = Lagune

name-pasture = Weideland

name-settlement = Siedlung

name-timber_grove = Lichter Hain

name-hillside_terrace = Sinterterrassen

name-frontier_dwelling = Grenzort

name-wildwood_garden = Wilder Garten

name-woodland_crossroads = Wegkreuzung

name-mangrove_swamp = Mangrove

name-coastal_encampment = Küstendorf

name-kethras_gates = Kethras Portale
rule-kethras_gates = Fülle ein leeres Feld mit Wald, Dorf, Acker, Wasser oder einem Monster aus, ganz wie du willst.

## Ruins cards

name-temple_ruins = Tempelruinen
rule-temple_ruins = { rule-ruins }

name-outpost_ruins = Verfallener Außenposten
rule-outpost_ruins = { rule-ruins }

## Ambush cards

name-goblin_attack = Goblinattacke
rule-goblin_attack = Drei Monster schräg hintereinander, Ecke an Ecke. { ambush-counter_clockwise } { ambush-solo-bottom_right }

name-bugbear_assault = Grottenschrat{"\u00AD"}überfall
rule-bugbear_assault = Zwei Paare von Monstern mit einer Lücke dazwischen. { ambush-clockwise } { ambush-solo-top_right }

name-kobold_onslaught = Koboldansturm
rule-kobold_onslaught = Drei Monster in einer Linie und eines neben der Mitte. { ambush-clockwise } { ambush-solo-bottom_left }

name-gnoll_raid = Gnollangriff
rule-gnoll_raid = Fünf Monster um eine Lücke herum. { ambush-counter_clockwise } { ambush-solo-top_left }

name-dragon_inferno = Dracheninferno
rule-dragon_inferno = Fünf Monster im Zickzack. Sobald jedes von ihnen zerstört ist oder kein leeres Feld mehr daran angrenzt, erhält die Person, der die Landkarte gehört, einmalig 3 Münzen. { ambush-counter_clockwise } { ambush-solo-bottom_left }

name-zombie_plague = Zombieplage
rule-zombie_plague = Ein einzelnes Monster, das sich ausbreitet: Nach der Wertung einer Jahreszeit wird jedes leere Feld, das an einen Zombie angrenzt, ebenfalls zum Zombie. { ambush-counter_clockwise } { ambush-solo-top_left }

name-giant_troll_ravage = Riesentroll{"\u00AD"}randale
rule-giant_troll_ravage = Drei Monster in einer Linie und eines neben der Mitte. Nach der Wertung einer Jahreszeit wählt die Person, der die Landkarte gehört, ein leeres Feld, das an einen Troll angrenzt; es wird zerstört. { ambush-clockwise } { ambush-solo-top_right }

name-gorgon_gaze = Blick der Gorgone
rule-gorgon_gaze = Drei Monster, Ecke an Ecke, um eine Lücke herum. Wer sie zeichnet, wählt danach ein Feld, das an eine Gorgone angrenzt, leer oder ausgefüllt, und zerstört es; Gebirge und Ödnis sind sicher. { ambush-clockwise } { ambush-solo-bottom_right }

name-flayer_incursion = Schindersturm
rule-flayer_incursion = Drei Monster um eine Ecke herum. { ambush-counter_clockwise } { ambush-solo-top_right }

name-insectoid_invasion = Insektoiden{"\u00AD"}invasion
rule-insectoid_invasion = Vier Monster im Zickzack, zwei und zwei. { ambush-clockwise } { ambush-solo-top_left }

name-ratman_strike = Rattenmenschen{"\u00AD"}rache
rule-ratman_strike = Drei Monster in einer Linie. { ambush-clockwise } { ambush-solo-bottom_right }

name-ogre_charge = Ogeroffensive
rule-ogre_charge = Vier Monster in einem Block von zwei mal zwei. { ambush-counter_clockwise } { ambush-solo-bottom_left }

## Hero cards

name-dobrik_of_lorkheim = Dobrik von Lorkheim
rule-dobrik_of_lorkheim = Greift die vier Felder an, die mit einer Seite angrenzen. { rule-hero }

name-wren_the_lioness = Wren die Löwin
rule-wren_the_lioness = Greift drei Felder nebeneinander an; zwischen ihnen und dem eigenen Feld liegt eine Reihe Felder. { rule-hero }

name-freyla_the_true = Freyla Flinkpfeil
rule-freyla_the_true = Greift drei Felder in gerader Linie an, vom angrenzenden Feld aus. { rule-hero }

name-dal_of_jolev = Dal Jolevson
rule-dal_of_jolev = Greift die vier Felder an, die das eigene Feld nur an einer Ecke berühren. { rule-hero }
