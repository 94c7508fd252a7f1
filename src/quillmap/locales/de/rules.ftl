# Die Regeln zum Mitspielen, Abschnitt für Abschnitt; Reihenfolge und Nummern stehen in web/src/lib/cards/rulebook.ts.
# Vor dem Strich steht das Stichwort eines Absatzes.

rules-map-title = Die Landkarte
rules-map-1 = Das Raster | Du zeichnest auf einer Landkarte aus 11 mal 11 Feldern. Die Zeilen heißen von oben nach unten A bis K, die Spalten von links nach rechts 1 bis 11: C4 ist das vierte Feld der dritten Zeile.
rules-map-2 = Geländearten | Geländearten sind Wald, Dorf, Acker, Wasser, Monster und Gebirge, dazu Held_in, wenn Held_in-Karten im Spiel sind. Ruinen, Ödnis und zerstörte Felder sind keine Geländearten.
rules-map-3 = Ausgefüllt und leer | Ein Feld ist ausgefüllt, wenn darauf Gebirge, Ödnis oder etwas Gezeichnetes liegt oder wenn es zerstört wurde. Alle anderen sind leer; ein Ruinensymbol oder ein Angriff allein füllt kein Feld aus.
rules-map-4 = Angrenzend | Felder grenzen aneinander an, wenn sie eine Seite gemeinsam haben. Ecke an Ecke zählt nirgends im Spiel.
rules-map-5 = Gebiet | Ein Gebiet ist eine Gruppe verbundener Felder einer Geländeart; auch ein einzelnes Feld ist ein Gebiet. Formen aus verschiedenen Runden wachsen zusammen, wenn sie aneinander angrenzen.
rules-map-6 = Rand | Die Felder der äußersten Zeilen und Spalten liegen am Rand. Verlangt eine Karte, dass ein Feld umgeben ist, hilft dir der Rand: Nur die Nachbarfelder, die es gibt, müssen passen.
rules-map-7 = Ruinen | Ruinen sind auf die Landkarte gedruckte Symbole. Du darfst auf ihnen zeichnen wie auf jedem leeren Feld, und auch unter deiner Zeichnung bleiben sie Ruinen.
rules-map-8 = Volle Zeilen und Spalten | Eine Zeile oder Spalte ist ganz ausgefüllt, wenn alle 11 Felder es sind, egal womit.
rules-map-9 = Landkarten | Es gibt vier Landkarten. Jede hat fünf Gebirge und sechs Ruinen; B und D haben außerdem Ödnis, die von Anfang an ausgefüllt ist.

rules-games-title = Zwei Spiele und ihre Karten
rules-games-1 = Drei Möglichkeiten | Du kannst Der Kartograph, Die Kartographin oder beide kombiniert spielen.
rules-games-2 = Karten | Der Kartograph hat 13 Erkundungskarten, darunter zwei Ruinenkarten, und 4 Hinterhalte. Die Kartographin hat 11 Erkundungskarten, 4 Hinterhalte mit besonderen Effekten und 4 Held_in-Karten, aber keine Ruinenkarten. Beide haben 16 Wertungskarten.
rules-games-3 = Zeit | Karten mit Formen dauern 1 oder 2 Zeiteinheiten. Splitterland, Kethras Portale, Ruinen, Hinterhalte und Held_innen dauern 0.
rules-games-4 = Jahreszeiten | Der Frühling dauert 8 Zeiteinheiten und wertet die Dekrete A und B; der Sommer 8 (in der Kartographin 7) mit B und C; der Herbst 7 mit C und D; der Winter 6 mit D und A.

rules-setup-title = Spielvorbereitung
rules-setup-1 = Mitspielende | 1 bis 100 Personen können mitspielen. Wer allein spielt, spielt nach den Regeln der Solovariante; Bots zählen als Mitspielende.
rules-setup-2 = Landkarte | Alle benutzen dieselbe Landkarte: A oder B im Kartographen, C oder D in der Kartographin, beim Kombinieren eine beliebige der vier.
rules-setup-3 = Dekrete | Die Wertungskarten haben vier verschiedene Rückseiten: Wald, Acker und Wasser, Dorf und Geometrie. Von jeder wird eine gezogen, und die vier werden zufällig unter die Dekrete A bis D gelegt. Dort bleiben sie das ganze Spiel.
rules-setup-4 = Hinterhalte und Held_innen | Die vier Hinterhalte werden verdeckt gemischt, ebenso die vier Held_in-Karten, wenn sie mitspielen.
rules-setup-5 = Der erste Stapel | Der oberste Hinterhalt und gegebenenfalls die oberste Held_in-Karte werden ungesehen in die Erkundungskarten gemischt. Das ist der Stapel für den Frühling.

rules-turn-title = Eine Runde
rules-turn-1 = Drei Schritte | Eine Jahreszeit besteht aus Runden, jede Runde aus drei Schritten: Erkunden, Zeichnen, Überprüfen. Alle spielen gleichzeitig, niemand ist zuerst dran.
rules-turn-2 = Erkunden | Die oberste Karte des Stapels wird aufgedeckt. Sie bleibt mit den anderen Karten dieser Jahreszeit offen liegen.
rules-turn-3 = Ruinenkarten | Ist es eine Ruinenkarte, wird sofort die nächste Karte aufgedeckt, und die Form, die du als Nächstes zeichnest, muss Ruinen bedecken.
rules-turn-4 = Zeichnen | Eine Erkundungskarte zeichnen alle auf ihre eigene Landkarte; Hinterhalte und Held_innen haben eigene Regeln. Kommen sie direkt nach Ruinen, werden sie wie üblich ausgeführt, und die Ruinen warten auf die nächste Erkundungskarte.
rules-turn-5 = Zwei Ruinenkarten | Auch zwei Ruinenkarten hintereinander verlangen nur ein Ruinenfeld.

rules-drawing-title = Eine Erkundungskarte zeichnen
rules-drawing-1 = Form und Geländeart | Wähle eine Form und eine Geländeart der Karte und zeichne die Geländeart auf alle Felder der Form. Was du wählst, sehen die anderen nicht.
rules-drawing-2 = Wo sie liegen darf | Die ganze Form muss auf der Landkarte und auf leeren Feldern liegen. Ruinen und angegriffene Felder stören nicht, solange sie leer sind.
rules-drawing-3 = Drehen | Du darfst die Form beliebig drehen und spiegeln.
rules-drawing-4 = Nichts muss angrenzen | Sie muss an nichts angrenzen, was du schon gezeichnet hast.
rules-drawing-5 = Lücken | Manche Formen haben Lücken. Eine Lücke gehört nicht zur Form: Was dort liegt, leer oder ausgefüllt, bleibt, wie es ist.
rules-drawing-6 = Kombinieren | Jede Form der Karte passt zu jeder Geländeart der Karte. Eine Münze gehört zu der Form, bei der sie abgebildet ist.
rules-drawing-7 = Nach einer Ruinenkarte | Nach einer Ruinenkarte muss deine Form mindestens ein leeres Ruinenfeld bedecken. Eines genügt.
rules-drawing-8 = Kein Aussetzen | Solange irgendeine Form der Karte passt, musst du eine zeichnen. Passt nur eine von zweien, dann diese; aussetzen darf niemand.
rules-drawing-9 = Nichts passt | Passt nirgends etwas, fülle stattdessen ein beliebiges einzelnes leeres Feld aus: im Kartographen mit einer Geländeart der Karte, in der Kartographin und beim Kombinieren mit jeder außer Gebirge. Eine Münze für die Form gibt es dann nicht.
rules-drawing-10 = Ruinen außer Reichweite | Kann keine Form Ruinen bedecken, obwohl sie müsste, zeichnest du ebenfalls nur ein einzelnes Feld, wo du willst und in jedem Spiel mit jeder Geländeart außer Gebirge.
rules-drawing-11 = Volle Landkarte | Ist auf deiner Landkarte kein Feld mehr leer, zeichnest du nicht.
rules-drawing-12 = Einzelne Felder | Splitterland und Kethras Portale geben ein einzelnes Feld: Wald, Dorf, Acker, Wasser oder Monster. Nach einer Ruinenkarte muss es auf einem leeren Ruinenfeld liegen, falls es eines gibt.

rules-ambush-title = Hinterhalte
rules-ambush-1 = Wer wo zeichnet | Ab zwei Personen zeichnet jemand neben dir Monster auf deine Landkarte. Der Pfeil der Karte zeigt, in welche Richtung die Landkarten wandern; alle zeichnen auf genau einer fremden Landkarte.
rules-ambush-2 = Die Form | Die Form darf gedreht und gespiegelt werden und kommt auf leere Felder, auch auf Ruinen. Ruinen müssen dabei nie bedeckt werden.
rules-ambush-3 = Muss gezeichnet werden | Passt die Form irgendwo, muss sie gezeichnet werden. Passt sie nirgends, wird ein einzelnes leeres Feld zum Monster, ohne den besonderen Effekt der Karte.
rules-ambush-4 = Gewinn und Verlust | Was auf einer Landkarte geschieht, gilt für die Person, der sie gehört: Münzen für Gebirge ebenso wie Ruhmpunkte, die Monster kosten.
rules-ambush-5 = Danach | Ein Hinterhalt kommt nie in den Stapel zurück. Die Hinterhalte der Kartographin bleiben offen liegen, weil manche weiterwirken.

rules-heroes-title = Held_innen und Angriffsmuster
rules-heroes-1 = Held_in zeichnen | Bei einer Held_in-Karte zeichnen alle Held oder Heldin auf ein beliebiges leeres Feld der eigenen Landkarte; Ruinen müssen nicht bedeckt werden. Danach ist die Karte aus dem Spiel.
rules-heroes-2 = Angriffsmuster | Dann werden die Felder des Angriffsmusters ringsum angegriffen und markiert. Das Muster darf gedreht und gespiegelt werden; was über den Rand ragt, verfällt. Auch ausgefüllte Felder können angegriffen werden.
rules-heroes-3 = Monster | Ein Monster auf einem angegriffenen Feld wird sofort zerstört, egal ob es schon da war oder erst später gezeichnet wird. Sonst bewirkt ein Angriff nichts.
rules-heroes-4 = Wie lange er gilt | Ein Angriff füllt keine Felder aus und gilt das ganze Spiel, auch wenn das Feld mit Held oder Heldin zerstört wird.
rules-heroes-5 = Zerstörte Felder | Ein zerstörtes Feld ist ausgefüllt und hat keine Geländeart mehr. Darauf kann nichts gezeichnet werden, und ein zerstörtes Monster kostet nichts. Gebirge werden nie zerstört.

rules-monsters-title = Die vier Monster der Kartographin
rules-monsters-1 = Buchstaben | Jeder Hinterhalt der Kartographin hat einen eigenen Effekt. Seine Felder tragen einen Buchstaben, damit man sieht, welches Monster gemeint ist.
rules-monsters-2 = Drache | Sobald jedes Drachenfeld deiner Landkarte zerstört ist oder an kein leeres Feld mehr angrenzt, bekommst du 3 Münzen, einmal im Spiel.
rules-monsters-3 = Zombies | Nach der Wertung jeder Jahreszeit breiten sie sich aus. Alle leeren Felder, die an überlebende Zombies angrenzen, werden ebenfalls zu Zombies, alle zugleich und nur einen Schritt weit.
rules-monsters-4 = Troll | Nach der Wertung jeder Jahreszeit wählst du auf deiner Landkarte ein leeres Feld, das an ein überlebendes Trollfeld angrenzt, und es wird zerstört. Gibt es keines, geschieht nichts.
rules-monsters-5 = Gorgone | Wer sie zeichnet, zerstört sofort ein angrenzendes Feld dieser Landkarte: ein leeres oder eines mit Wald, Dorf, Acker, Wasser, Monster oder Held_in. Das geschieht nur einmal; Angriffe von Held_innen wirken vor ihr.

rules-coins-title = Münzen und Gebirge
rules-coins-1 = Formen mit Münze | Zeichnest du eine Form, bei der eine Münze abgebildet ist, bekommst du eine Münze.
rules-coins-2 = Gebirge | Jedes Gebirge bringt eine Münze, einmal im Spiel: sobald alle vier Felder ringsum ausgefüllt sind, egal womit.
rules-coins-3 = Wer ausfüllt | Wer das letzte Feld ausfüllt, ist egal: Umschließt ein fremdes Monster dein Gebirge, gehört die Münze dir. Eine Zeichnung kann mehrere Münzen bringen.
rules-coins-4 = Obergrenze | In deine Schatztruhe passen 14 Münzen; weitere verfallen. Münzen werden nie ausgegeben: Jede zählt am Ende jeder Jahreszeit aufs Neue.

rules-seasons-title = Ende der Jahreszeit
rules-seasons-1 = Wann sie endet | Nach jeder Runde werden die Zeiteinheiten aller Karten der Jahreszeit zusammengezählt. Ist die Dauer der Jahreszeit erreicht, endet sie sofort; was darüber hinausgeht, verfällt.
rules-seasons-2 = Wertung | Alle werten vier Dinge: das erste Dekret der Jahreszeit, das zweite, einen Ruhmpunkt je Münze und den Abzug für Monster. Das Ergebnis kann negativ sein.
rules-seasons-3 = Monster | Monster kosten einen Ruhmpunkt für jedes leere Feld, das an mindestens ein Monster angrenzt. Ein Feld neben mehreren Monstern zählt einmal.
rules-seasons-4 = Wahl | Lässt dir eine Wertungskarte die Wahl, wird automatisch das Beste für dich gewertet.
rules-seasons-5 = Besondere Effekte | Nach der Wertung wirken Zombies und Troll, in der Reihenfolge, in der ihre Karten kamen. An den eben gewerteten Ruhmpunkten ändert das nichts; Münzen daraus zählen ab der nächsten Jahreszeit.
rules-seasons-6 = Nach dem Winter | Nach dem Winter fallen diese Effekte weg, weil sich am Ergebnis nichts mehr ändern kann. Mit einer Option werden sie trotzdem ausgespielt.
rules-seasons-7 = Der nächste Stapel | Für die nächste Jahreszeit werden alle Erkundungs- und Ruinenkarten mit einem weiteren Hinterhalt und gegebenenfalls einer weiteren Held_in-Karte neu gemischt. Hinterhalte und Held_innen, die noch nicht kamen, bleiben im Stapel: Es wird also gefährlicher. Die Zeit beginnt wieder bei 0.

rules-scoring-title = Wertungskarten
rules-scoring-1 = Auf der Karte | Was eine Wertungskarte wertet, steht bei ihr, mit einem Beispiel. Zeige während des Spiels auf ein Dekret, um zu sehen, welche Felder dafür zählen oder warum keines.
rules-scoring-2 = Keine Geländeart | Für alle Karten gilt: Ödnis und zerstörte Felder sind ausgefüllt, haben aber keine Geländeart. Monster, Gebirge und Held_in sind Geländearten wie alle anderen.
rules-scoring-3 = Leicht zu verwechseln | Der Pfad des Waldes braucht ein einziges Waldgebiet, das zwei verschiedene Gebirge verbindet. Die Metropole ist das größte Dorfgebiet, das an kein Gebirge angrenzt, auch wenn ein anderes größer ist. Ein einzelnes Dorf bringt bei der Karawanserei 2 Ruhmpunkte.
rules-scoring-4 = Die Zahl | Die Zahl unten in der Ecke einer Wertungskarte gilt nur für die Solovariante.

rules-end-title = Spielende
rules-end-1 = Sieg | Nach dem Winter werden die Ergebnisse der vier Jahreszeiten zusammengezählt. Wer die meisten Ruhmpunkte hat, gewinnt.
rules-end-2 = Gleichstand | Bei Gleichstand gewinnt, wer in allen vier Jahreszeiten zusammen weniger Ruhmpunkte durch Monster verloren hat. Ist auch das gleich, wird der Sieg geteilt.
rules-end-3 = Ränge | Alle weiteren Ränge werden ebenso bestimmt; bei Gleichstand teilt man sich den Rang.

rules-solo-title = Solovariante
rules-solo-1 = Was anders ist | Alles läuft wie sonst, nur Hinterhalte und Spielende sind anders.
rules-solo-2 = Hinterhalte | Die Monster werden nach einer Regel gezeichnet. Von der Ecke aus, die die Karte nennt, geht es in Pfeilrichtung Feld für Feld am Rand entlang. Sobald die Form ein Feld bedecken kann, wird sie dort gezeichnet.
rules-solo-3 = Weiter innen | Die Form bleibt, wie sie gedruckt ist. Ist am Rand kein Platz, geht es einen Ring weiter innen von derselben Ecke aus weiter, bis zur Mitte. Diese Seite macht das für dich.
rules-solo-4 = Deutsche Variante | In der deutschen Variante (eine Option) ist der Weg derselbe, aber du darfst die Form drehen und spiegeln und wählst unter allen Möglichkeiten, die das erste mögliche Feld bedecken.
rules-solo-5 = Kein Platz | Passt die Form nirgends, wird die Karte ignoriert: Nichts wird gezeichnet, und sie wirkt auch später nicht.
rules-solo-6 = Gorgone und Troll | Was Gorgone und Troll zerstören, wählst du.
rules-solo-7 = Wertung | Am Ende werden die Zahlen der vier Wertungskarten von deinen Ruhmpunkten abgezogen. Das ist deine Wertung.
rules-solo-8 = Titel | Die Wertung bestimmt deinen Titel: ab 30 Legendäre_r Meisterkartograph_in, ab 20 Kunstvolle_r Kartenzeichner_in, ab 10 Reisende_r Topograph_in, ab 0 Vermesserlehrling, ab −5 Hobbygutachter_in, ab −10 Unbeholfene_r Assistent_in, ab −20 Möchtegern, darunter Törichter Tölpel.

rules-combined-title = Beide Spiele kombinieren
rules-combined-1 = Landkarte | Wählt für alle eine der vier Landkarten.
rules-combined-2 = Jahreszeiten und Erkundungskarten | Wählt die Jahreszeiten und die Erkundungskarten des einen oder des anderen Spiels; die beiden Sätze Erkundungskarten werden nicht gemischt.
rules-combined-3 = Ruinen | Die zwei Ruinenkarten sind immer dabei, und die Ruinenregeln gelten.
rules-combined-4 = Hinterhalte | Vier beliebige der acht Hinterhalte spielen mit, je Jahreszeit einer mehr; Promokarten nur, wenn sie gewählt werden. Die der Kartographin behalten ihre Effekte auch ohne Held_in-Karten.
rules-combined-5 = Held_innen | Held_innen können mitspielen oder nicht. Tun sie es, sind sie eine Geländeart für alle Karten, die Geländearten zählen.
rules-combined-6 = Wertungskarten | Die Wertungskarten kommen aus beiden Spielen, weiterhin eine je Rückseite.
rules-combined-7 = Nur Die Kartographin | Spielt ihr nur Die Kartographin, haben die Ruinen auf der Landkarte keine Bedeutung.

rules-together-title = Spielen auf dieser Seite
rules-together-1 = Verdeckte Zeichnungen | Zeichnungen sind verdeckt: Niemand sieht, was andere in einer Runde gezeichnet haben, bis alle fertig sind. Dann werden alle zugleich gezeigt.
rules-together-2 = Noch ändern | Bis die Runde aufgedeckt wird, kannst du deine Zeichnung zurücknehmen und ändern; danach gilt sie.
rules-together-3 = Gorgone und Troll | Das Feld für die Gorgone gehört zur Zeichnung. Der Troll fragt nach der Wertung, ebenfalls verdeckt. Wer nichts zu wählen hat, hält niemanden auf.
rules-together-4 = Prüfung | Jede Zeichnung wird nach den Regeln geprüft. Was nicht erlaubt ist, wird mit einer Begründung abgelehnt, und nichts geht verloren.
rules-together-5 = Zeitlimit | An einem Tisch kann die Zeit für jede Runde begrenzt sein. Läuft sie ab, zeichnet ein Bot für alle, die noch nicht gezeichnet haben; ihren Platz behalten sie.
rules-together-6 = Weggehen | Wer endgültig geht, wird übersprungen: Die Plätze daneben rücken zusammen, die Landkarte bleibt zu sehen und steht ohne Rang am Ende. Du kannst deinen Platz auch einem Bot überlassen und später zurückkommen. Ein Spiel, das zu mehreren begann, wird nie wie ein Solospiel bewertet.

rules-races-title = Rennen
rules-races-1 = Dieselben Karten | In einem Rennen bekommen alle genau dieselben Karten in derselben Reihenfolge, auf je einer eigenen Bahn.
rules-races-2 = Eigenes Tempo | Alle spielen nach den Regeln der Solovariante, im eigenen Tempo; niemand wartet auf andere.
rules-races-3 = Andere Bahnen | Die anderen Bahnen kannst du ansehen, wenn du mit deiner fertig bist. Wer die eigene verlässt oder einem Bot überlässt, sieht sie nach dem Rennen.
rules-races-4 = Das Ende | Das Rennen endet, wenn alle fertig sind, wenn die Zeit um ist oder wenn es geschlossen wird. Wer die meisten Ruhmpunkte hat, gewinnt; Gleichstand wird wie üblich entschieden. Unfertige Bahnen haben keinen Rang.

rules-options-title = Optionen und Ausgaben
rules-options-1 = Vor dem Spiel | Vor dem Spiel lassen sich Landkarte, Karten und einige Regelpunkte wählen. Was gewählt ist, seht ihr am Tisch jederzeit.
rules-options-2 = Ausgaben | Die gedruckten Ausgaben unterscheiden sich hier und da. Wir halten uns dann an die meisten; wer es anders will, wählt die Option dafür.
