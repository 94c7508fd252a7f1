# What every card says, and what is drawn for it as an example. German, in our own words.
# The player is "du". A cluster is "Gebiet", a row "Zeile", the wasteland "Ödnis". "Held_in" and the
# like are written as the German rulebooks write them. Points are "Ruhmpunkte", as in print.

earned-points =
    { $points ->
        [one] { $points } Ruhmpunkt
       *[other] { $points } Ruhmpunkte
    }

## Scoring cards. `example-` is the caption of the small map that shows what earns and what does not

rule-sentinel_wood = 1 Ruhmpunkt für jedes Waldfeld am Rand. Ein Eckfeld zählt einmal.
example-sentinel_wood = { earned-points } für die Waldfelder am Rand. Die beiden weiter innen bringen nichts.
rule-greenbough = 1 Ruhmpunkt für jede Zeile und 1 Ruhmpunkt für jede Spalte mit mindestens einem Waldfeld. Dasselbe Feld darf für seine Zeile und für seine Spalte zählen.
example-greenbough = { earned-points }: Wald liegt in zwei Zeilen und zwei Spalten. Das vierte Waldfeld bringt nichts dazu, denn seine Zeile und seine Spalte zählen schon.
rule-treetower = 1 Ruhmpunkt für jedes Waldfeld, an das kein leeres Feld angrenzt. Rand, Gebirge, Ödnis und zerstörte Felder helfen, es einzuschließen.
example-treetower = { earned-points } für die beiden eingeschlossenen Waldfelder; oben hilft der Rand. An die anderen grenzt noch ein leeres Feld an.
rule-stoneside_forest = 3 Ruhmpunkte für jedes Gebirgsfeld, das ein Waldgebiet mit einem anderen Gebirgsfeld verbindet. Jedes Gebirgsfeld zählt einmal.
example-stoneside_forest = { earned-points } für die beiden Gebirgsfelder, die ein Wald verbindet. Der Wald darunter erreicht nur eines.
rule-canal_lake = 1 Ruhmpunkt für jedes Wasserfeld, das an Acker angrenzt, und 1 Ruhmpunkt für jedes Ackerfeld, das an Wasser angrenzt. Jedes Feld zählt einmal.
example-canal_lake = { earned-points } für Acker und Wasser Seite an Seite. Felder, die sich nur an einer Ecke berühren, bringen nichts.
rule-mages_valley = 2 Ruhmpunkte für jedes Wasserfeld, das an Gebirge angrenzt, und 1 Ruhmpunkt für jedes Ackerfeld, das an Gebirge angrenzt.
example-mages_valley = { earned-points }: Zwei Wasserfelder und zwei Ackerfelder grenzen an das Gebirge an. Das Wasser an seiner Ecke bringt nichts.
rule-the_golden_granary = 1 Ruhmpunkt für jedes Wasserfeld, das an Ruinen angrenzt, und 3 Ruhmpunkte für jedes Ackerfeld auf Ruinen. Ruinen zählen auch, wenn etwas darauf gezeichnet ist.
example-the_golden_granary = { earned-points }: Drei Wasserfelder grenzen an Ruinen an, ein Ackerfeld liegt auf Ruinen. Acker neben Ruinen und Wasser auf Ruinen bringen nichts.
rule-shoreside_expanse = 3 Ruhmpunkte für jedes Ackergebiet, das weder an Wasser noch an den Rand angrenzt, und 3 Ruhmpunkte für jedes Wassergebiet, das weder an Acker noch an den Rand angrenzt.
example-shoreside_expanse = { earned-points }: Ein Ackergebiet und ein Wassergebiet liegen für sich. Der Acker am Rand und das Paar, das sich berührt, bringen nichts.
rule-wildholds = 8 Ruhmpunkte für jedes Dorfgebiet aus mindestens sechs Feldern.
rule-wildholds-six = 6 Ruhmpunkte für jedes Dorfgebiet aus mindestens sechs Feldern.
example-wildholds = { earned-points } für das Gebiet aus sechs Feldern. Das Gebiet aus fünf bringt nichts.
rule-great_city = 1 Ruhmpunkt für jedes Feld des größten Dorfgebiets, das nicht an Gebirge angrenzt.
example-great_city = { earned-points } für das untere Gebiet. Das obere ist größer, grenzt aber an Gebirge an.
rule-greengold_plains = 3 Ruhmpunkte für jedes Dorfgebiet, an das mindestens drei verschiedene Geländearten angrenzen: Wald, Acker, Wasser, Monster, Gebirge, Held_in.
example-greengold_plains = { earned-points } für das obere Gebiet: Wald, Wasser und Acker grenzen an. An das untere grenzen nur Wald und Wasser an; Ödnis ist keine Geländeart.
rule-shieldgate = 2 Ruhmpunkte für jedes Feld des zweitgrößten Dorfgebiets. Sind die beiden größten gleich groß, ist eines davon das zweitgrößte.
example-shieldgate = { earned-points }: Das zweitgrößte Gebiet hat drei Felder. Das größere und das kleinere bringen nichts.
rule-borderlands = 6 Ruhmpunkte für jede ganz ausgefüllte Zeile und 6 Ruhmpunkte für jede ganz ausgefüllte Spalte.
example-borderlands = { earned-points }: Eine Zeile und eine Spalte sind ganz ausgefüllt. In der anderen Zeile fehlt ein einziges Feld.
rule-lost_barony = 3 Ruhmpunkte für jedes Feld entlang einer Seite des größten ganz ausgefüllten Quadrats.
example-lost_barony = { earned-points }: Das größte ausgefüllte Quadrat ist drei mal drei Felder groß. Mit der Ödnis daneben werden es noch nicht vier mal vier.
rule-the_broken_road = 3 Ruhmpunkte für jede ganz ausgefüllte Diagonale, die vom linken Rand abwärts zum unteren Rand führt. Auch das einzelne Feld in der Ecke unten links zählt.
example-the_broken_road = { earned-points }: Die Ecke und die Diagonale darüber sind ganz ausgefüllt. Der längeren Diagonale fehlt ihr letztes Feld.
rule-the_cauldrons = 1 Ruhmpunkt für jedes leere Feld, an das kein leeres Feld angrenzt. Der Rand hilft, es einzuschließen.
example-the_cauldrons = { earned-points } für die beiden eingeschlossenen leeren Felder; in der Ecke hilft der Rand. An die anderen grenzt ein leeres Feld an.
rule-faunlost_thicket = 2 Ruhmpunkte für jedes Feld der längsten ununterbrochenen Reihe von Waldfeldern in einer Spalte.
example-faunlost_thicket = { earned-points }: Die längste Reihe in einer Spalte hat drei Felder. Die vier Felder nebeneinander in einer Zeile zählen nicht.
rule-deepwood = 6 Ruhmpunkte für jedes Waldgebiet aus mindestens fünf Feldern, das nicht an ein Dorf angrenzt.
example-deepwood = { earned-points } für den oberen Wald. Der untere ist genauso groß, grenzt aber an ein Dorf an.
rule-heart_of_the_forest = 2 Ruhmpunkte für jedes Waldfeld, an das nur Wald angrenzt. Am Rand braucht es weniger Nachbarfelder.
example-heart_of_the_forest = { earned-points }: An die Mitte des Kreuzes und an die Ecke der Landkarte grenzt nur Wald an. An die übrigen Waldfelder nicht.
rule-sleepy_valley = 4 Ruhmpunkte für jede Zeile mit mindestens drei Waldfeldern. Sie müssen sich nicht berühren.
example-sleepy_valley = { earned-points } für die erste und die letzte Zeile. In der Zeile dazwischen liegen nur zwei Waldfelder.
rule-craylund = 7 Ruhmpunkte für jedes Ackergebiet, an das mindestens drei Wasserfelder angrenzen.
example-craylund = { earned-points } für das obere Ackergebiet, an das drei Wasserfelder angrenzen. Beim unteren sind es nur zwei.
rule-ulems_wallow = 4 Ruhmpunkte für jedes Wasserfeld, an das mindestens zwei Ackerfelder angrenzen.
example-ulems_wallow = { earned-points } für das Wasser, an das zwei Ackerfelder angrenzen. An die anderen Wasserfelder grenzt nur eines an.
rule-clawsgrave_peaks = 5 Ruhmpunkte für jedes Gebirgsfeld, das ein Wassergebiet mit einem Acker verbindet. Jedes Gebirgsfeld zählt einmal.
example-clawsgrave_peaks = { earned-points } für das obere Gebirgsfeld: Sein Wasser erreicht einen Acker. Das Wasser darunter endet vor dem Acker.
rule-jorekburg = 4 Ruhmpunkte für jede Spalte mit gleich vielen Acker- und Wasserfeldern, mindestens je einem.
example-jorekburg = { earned-points } für die erste und die letzte Spalte. In der zweiten liegt ein Ackerfeld zu viel, in der dritten weder Acker noch Wasser.
rule-traylo_monastery = 7 Ruhmpunkte für jedes Dorfgebiet mit vier Feldern in gerader Linie, waagerecht oder senkrecht. Jedes Gebiet zählt einmal.
example-traylo_monastery = { earned-points } für das obere Gebiet. Das untere ist größer, hat aber nirgends vier Felder in einer Linie.
rule-outer_enclave = 1 Ruhmpunkt für jedes leere Feld, das an ein Dorfgebiet angrenzt. Gewertet wird nur das Gebiet mit den meisten solchen Feldern.
example-outer_enclave = { earned-points }: So viele leere Felder grenzen an das obere Gebiet an. Das einzelne Dorf darunter hat weniger und zählt nicht.
rule-gnomish_colony = 6 Ruhmpunkte für jedes Dorfgebiet, das ein Quadrat aus zwei mal zwei Feldern enthält. Jedes Gebiet zählt einmal.
example-gnomish_colony = { earned-points } für das linke Gebiet mit seinem Quadrat. Das rechte schlängelt sich und hat keines.
rule-caravansary = 1 Ruhmpunkt für jede Zeile und jede Spalte, in die ein Dorfgebiet reicht. Gewertet wird nur das Gebiet, das am meisten bringt.
example-caravansary = { earned-points }: Das große Gebiet reicht in drei Zeilen und drei Spalten. Die anderen bringen weniger und zählen nicht.
rule-dwarvenholds = 7 Ruhmpunkte für jede ganz ausgefüllte Zeile und jede ganz ausgefüllte Spalte mit mindestens einem Gebirgsfeld.
example-dwarvenholds = { earned-points }: eine ausgefüllte Zeile und eine ausgefüllte Spalte, beide mit Gebirge. In der ausgefüllten Spalte links liegt keines.
rule-silos = 10 Ruhmpunkte für jede ganz ausgefüllte Spalte mit ungerader Nummer (1, 3, 5, 7, 9, 11).
example-silos = { earned-points } für Spalte 3. Spalte 4 ist ausgefüllt, aber ihre Nummer ist gerade; in Spalte 5 ist ein Feld leer.
rule-banded_hills = 4 Ruhmpunkte für jede Zeile mit mindestens fünf verschiedenen Geländearten: Wald, Dorf, Acker, Wasser, Monster, Gebirge, Held_in.
example-banded_hills = { earned-points } für die erste und die letzte Zeile. Die Zeile dazwischen hat nur vier: Ödnis und zerstörte Felder zählen nicht.
rule-starlit_sigil = 4 Ruhmpunkte für jede Gruppe aus genau drei leeren Feldern, die mit ihren Seiten aneinander angrenzen.
example-starlit_sigil = { earned-points } für die eingeschlossene Dreiergruppe. Die Zweiergruppe am Rand bringt nichts.

## Explore and ruins cards

rule-explore = Wähle eine der Geländearten und eine der Formen auf der Karte und zeichne sie auf leere Felder deiner Landkarte. Du darfst sie drehen und spiegeln. Passt sie nirgends, fülle stattdessen ein einzelnes Feld aus.
rule-explore-one-terrain = Eine Geländeart, zwei Formen: Die mit der Münze bringt dir 1 Münze.
rule-explore-two-terrains = Eine Form, zwei Geländearten: Wähle, welche du zeichnest.
rule-rift_lands = Fülle ein leeres Feld mit Wald, Dorf, Acker, Wasser oder einem Monster aus, ganz wie du willst.
rule-kethras_gates = Fülle ein leeres Feld mit Wald, Dorf, Acker, Wasser oder einem Monster aus, ganz wie du willst.
rule-ruins = Die nächste Erkundungskarte muss auf Ruinen gezeichnet werden: Mindestens eines ihrer Felder bedeckt sie. Geht das nicht, fülle irgendein einzelnes Feld mit einer beliebigen Geländeart aus. Ein Hinterhalt oder Held_innen, die vorher kommen, ändern daran nichts.
rule-temple_ruins = { rule-ruins }
rule-outpost_ruins = { rule-ruins }

## Ambush cards

ambush-clockwise = Der Pfeil zeigt im Uhrzeigersinn: Deine Landkarte geht an die nächste Person, und du zeichnest auf die Landkarte der Person vor dir.
ambush-counter_clockwise = Der Pfeil zeigt gegen den Uhrzeigersinn: Deine Landkarte geht an die Person vor dir, und du zeichnest auf die Landkarte der nächsten Person.
ambush-solo-top_left = Spielst du allein, beginnt die Form in der Ecke oben links und folgt dem Pfeil am Rand entlang, dann weiter innen, bis zur ersten Stelle, an die sie so passt, wie sie gedruckt ist.
ambush-solo-top_right = Spielst du allein, beginnt die Form in der Ecke oben rechts und folgt dem Pfeil am Rand entlang, dann weiter innen, bis zur ersten Stelle, an die sie so passt, wie sie gedruckt ist.
ambush-solo-bottom_left = Spielst du allein, beginnt die Form in der Ecke unten links und folgt dem Pfeil am Rand entlang, dann weiter innen, bis zur ersten Stelle, an die sie so passt, wie sie gedruckt ist.
ambush-solo-bottom_right = Spielst du allein, beginnt die Form in der Ecke unten rechts und folgt dem Pfeil am Rand entlang, dann weiter innen, bis zur ersten Stelle, an die sie so passt, wie sie gedruckt ist.
rule-goblin_attack = Drei Monster schräg hintereinander, Ecke an Ecke. { ambush-counter_clockwise } { ambush-solo-bottom_right }
rule-bugbear_assault = Zwei Paare von Monstern mit einer Lücke dazwischen. { ambush-clockwise } { ambush-solo-top_right }
rule-kobold_onslaught = Drei Monster in einer Linie und eines neben der Mitte. { ambush-clockwise } { ambush-solo-bottom_left }
rule-gnoll_raid = Fünf Monster um eine Lücke herum. { ambush-counter_clockwise } { ambush-solo-top_left }
rule-dragon_inferno = Fünf Monster im Zickzack. Sobald jedes von ihnen zerstört ist oder kein leeres Feld mehr daran angrenzt, erhält die Person, der die Landkarte gehört, einmalig 3 Münzen. { ambush-counter_clockwise } { ambush-solo-bottom_left }
rule-zombie_plague = Ein einzelnes Monster, das sich ausbreitet: Nach der Wertung einer Jahreszeit wird jedes leere Feld, das an einen Zombie angrenzt, ebenfalls zum Zombie. { ambush-counter_clockwise } { ambush-solo-top_left }
rule-giant_troll_ravage = Drei Monster in einer Linie und eines neben der Mitte. Nach der Wertung einer Jahreszeit wählt die Person, der die Landkarte gehört, ein leeres Feld, das an einen Troll angrenzt; es wird zerstört. { ambush-clockwise } { ambush-solo-top_right }
rule-gorgon_gaze = Drei Monster, Ecke an Ecke, um eine Lücke herum. Wer sie zeichnet, wählt danach ein Feld, das an eine Gorgone angrenzt, leer oder ausgefüllt, und zerstört es; Gebirge und Ödnis sind sicher. { ambush-clockwise } { ambush-solo-bottom_right }
example-ambush = Hierhin setzen die Soloregeln die Monster. Verlust am Ende einer Jahreszeit: { earned-points }.

## Hero cards

rule-hero = Zeichne Held oder Heldin auf ein beliebiges leeres Feld deiner Landkarte. Das Angriffsmuster darfst du drehen und spiegeln. Monster auf seinen Feldern werden zerstört, jetzt und wann immer sie kommen.
rule-dobrik_of_lorkheim = Greift die vier Felder an, die mit einer Seite angrenzen. { rule-hero }
rule-wren_the_lioness = Greift drei Felder nebeneinander an; zwischen ihnen und dem eigenen Feld liegt eine Reihe Felder. { rule-hero }
rule-freyla_the_true = Greift drei Felder in gerader Linie an, vom angrenzenden Feld aus. { rule-hero }
rule-dal_of_jolev = Greift die vier Felder an, die das eigene Feld nur an einer Ecke berühren. { rule-hero }
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
