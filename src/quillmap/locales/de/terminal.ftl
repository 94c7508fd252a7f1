# Das Solospiel im Terminal (quillmap play --terminal). Nicht auf der Seite.
# Was man tippt (legal, score, forest C4) und die Namen der Felder sind in jeder Sprache gleich.

## Vor und nach einem Spiel

play-in-terminal-only = --{ $option } gilt für ein Spiel im Terminal: Ergänze --terminal oder wähle im Browser
play-resume-alone = --resume setzt ein Spiel fort, wie es ist, und nimmt keine andere Option
play-unfinished-stays = Dein angefangenes Spiel bleibt, wo es ist. So geht es weiter: { $command }
play-unfinished = es gibt ein angefangenes Spiel: Setze es fort mit { $command } oder ergänze --new für ein anderes (--{ $option } gilt für ein neues Spiel)
play-goes-on = Dein angefangenes Spiel geht weiter: { $season }, { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}. Ein anderes beginnen:
play-type-help = Mit help siehst du, was du tippen kannst, mit rules, was die Karten verlangen.
play-seed-chosen = Alle Karten folgen aus dem Startwert, den du gewählt hast. Sein SHA-256:
play-seed-secret = Alle Karten folgen aus einem geheimen Startwert. Sein SHA-256, zum Prüfen am Ende:
play-pause = Weiter mit der Eingabetaste.
play-takes-nothing = Hinter { $command } kommt nichts mehr.
play-no-season = Noch ist keine Jahreszeit vorbei.
play-no-undo = Es gibt nichts zurückzunehmen.
play-undone = Ein Zug zurück. Die Aufzeichnung zählt es (Rücknahmen: { $undos }).
play-hinted = Die Aufzeichnung zählt es, einmal je Karte (Tipps: { $hints }).
play-hint-again = Tippe noch einmal hint, um zu sehen, wo.
play-after-move = Nach diesem Zug:
play-not-kept = Das Spiel lässt sich nicht in { $folder } aufbewahren ({ $why }): Nimm save DATEI.
play-save-one-name = Hinter save steht ein Name ohne Leerzeichen.
play-saved = Eine Kopie zum Lesen und Weitergeben liegt in { $path }.
play-goodbye = Auf Wiedersehen.
play-kept = Dein Spiel ist aufbewahrt. So geht es weiter: { $command }
play-record-in = Die Aufzeichnung mit dem Startwert liegt in { $path }
play-check-it = Prüfe sie mit: { $command }
play-record-here = Die Aufzeichnung lässt sich nicht aufbewahren, hier ist sie:

## Die Dateien eines Spiels

saved-cannot-go-on = { $path } lässt sich nicht fortsetzen: { $why }
saved-begin-another = Ein anderes Spiel beginnen: { $command }
saved-not-solo = es ist kein Solospiel, das auf einen Zug wartet
saved-open-elsewhere = es ist in einem anderen Fenster geöffnet.
saved-over = das Spiel ist zu Ende. Ansehen kannst du es mit: { $command }
saved-copy = es ist eine Kopie zum Lesen, ohne den geheimen Startwert.
saved-itself = Das Spiel selbst geht weiter mit: { $command }
saved-no-folder = Es gibt keinen Ordner { $folder }.
saved-other-game = { $path } gibt es schon und ist nicht dieses Spiel: Wähle einen anderen Namen.
saved-not-written = { $path } lässt sich nicht schreiben: { $why }

## Über der Landkarte

screen-scored = { $season } ist gewertet
screen-time = { $season }, Zeit { $time } von { $threshold }
screen-last-card = { screen-time }: die letzte Karte dieser Jahreszeit
screen-coins = Münzen { $count }
screen-monsters = Monster { $count }
screen-points = Punkte bisher { $count }

## Neben der Landkarte. Die Spalte hat höchstens 40 Zeichen, also lieber kurze Wörter

panel-time = Zeit { $time }
panel-coin = 1 Münze
panel-ruins = Ruinen: Bedecke mindestens ein r.
panel-single = Diese Karte passt nirgends. Zeichne ein einzelnes Feld, wo du willst.
panel-single-ruins = Keine Form kann Ruinen bedecken. Zeichne ein einzelnes Feld, wo du willst.
panel-hero = Zeichne Held oder Heldin auf ein leeres Feld. Angegriffen werden die Felder mit *{ $turned ->
    [yes] , gedreht oder gespiegelt, wie du willst
   *[no] {""}
}.
panel-ambush = Zeichne diese Monster, gedreht oder gespiegelt, über das gefundene Feld: legal zeigt, wo.
panel-gorgon = Wähle das Feld, das die Gorgone zerstört: { $squares }.
panel-troll = Wähle das Feld, das der Troll zerstört: { $squares }.

## Was die Zeichen auf der Landkarte bedeuten

legend-small = (klein: auf Ruinen)
legend-no-ruins = (Ruinen tun in diesem Spiel nichts)

## help. Links steht, was man tippt

help-draw = Zeichne die Karte ein: erst die Geländeart, dann die Felder nach Zeile und Spalte.
help-squares = oder f C4 C5 D5; nur C4 C5 D5, wenn die Karte eine Geländeart hat
help-number = Möglichkeit 17 der Liste, die legal zeigt
help-hero = zeigt, wie sich der Angriff drehen lässt; hero C4 2 nimmt Nummer 2
help-destroy = für die Gorgone und den Troll
help-ask = Oder frage (die ersten zwei Buchstaben genügen):
help-legal = wo die Karte passt; mit einem Feld nur, was es bedeckt
help-score = was die Dekrete jetzt bringen, für welche Felder oder warum nicht
help-score-move = was sie nach diesem Zug brächten
help-hint = ein Wink, dann wo und warum, neben deinem Zug; wird gezählt
help-rules = was die Karte verlangt, und die Dekrete im Wortlaut
help-map = noch einmal die Landkarte; die vergangenen Jahreszeiten
help-deck = welche Karten noch verdeckt liegen
help-undo = den letzten Zug zurücknehmen; die Karten bleiben gleich
help-save = eine Kopie des Spiels zum Lesen und Weitergeben schreiben
help-quit = aufhören; das Spiel bleibt und geht beim nächsten Mal weiter
help-season = Eine Jahreszeit endet, wenn ihre Zeit um ist. Dann werden die beiden Dekrete mit * gewertet, jede Münze bringt einen Ruhmpunkt, und jedes leere Feld neben einem Monster kostet einen.
help-mountain = Ein Gebirge mit vier ausgefüllten Nachbarfeldern bringt eine Münze, manche Form auch.
help-marks = Auf der Landkarte:

## rules, deck, score

beast-D = Der Drache bringt 3 Münzen, sobald jedes seiner Felder eingeschlossen oder zerstört ist.
beast-Z = Nach jeder Jahreszeit breiten sich die Zombies auf jedes leere Feld neben ihnen aus.
beast-T = Nach jeder Jahreszeit zerstörst du ein leeres Feld neben dem Troll.
beast-G = Die Gorgone zerstört sofort ein Feld neben sich, das du wählst.
solo-walk = Soloregel: von der Ecke { $corner ->
    [top_left] oben links
    [top_right] oben rechts
    [bottom_left] unten links
   *[bottom_right] unten rechts
}, { $arrow ->
    [clockwise] { name-clockwise }
   *[counter_clockwise] { name-counter_clockwise }
}, der erste Platz, der passt
rules-edicts-when = Im Frühling zählen { $spring }, im Sommer { $summer }, im Herbst { $fall }, im Winter { $winter }:
deck-face-down = { $count ->
    [one] { $count } Karte liegt verdeckt:
   *[other] { $count } Karten liegen verdeckt:
}
deck-ambushes = { $count ->
    [one] { $count } Hinterhalt von diesen: { $names }
   *[other] { $count } Hinterhalte von diesen: { $names }
}
deck-heroes = { $count ->
    [one] { $count } Held_in-Karte von diesen: { $names }
   *[other] { $count } Held_in-Karten von diesen: { $names }
}
score-menaced = Monster: leer daneben { $squares }
score-if-over = wenn diese Jahreszeit (*) jetzt endete

## Was geschah

told-drew = Du zeichnest { $terrain } auf { $squares }.
told-attacks = Von nun an werden diese Felder angegriffen: { $squares }.
told-destroyed = { $cause ->
    [hero] Deine Held_innen zerstören die Monster auf { $squares }.
    [gorgon] Die Gorgone zerstört { $squares }.
   *[troll] Der Troll zerstört { $squares }.
}
told-ignored = Hinterhalt! { $card } findet keinen Platz und kommt aus dem Spiel.
told-begins = Der { $season } beginnt mit einem neuen Stapel.
told-ends = { $season ->
    [spring] Der Frühling endet.
    [summer] Der Sommer endet.
    [fall] Der Herbst endet.
   *[winter] Der Winter endet.
}
told-ruins = { $card }: Die nächste Erkundungskarte muss ein Ruinenfeld (r) bedecken.
told-ambush = Hinterhalt! { $card }.
told-came = Hinterhalt! { $card } auf { $squares } ({ $walk }).
told-zombies = Die Zombies breiten sich aus auf { $squares }.
told-paid = { $coins ->
    [one] +{ $coins } Münze { $causes }.
   *[other] +{ $coins } Münzen { $causes }.
}
told-paid-nothing = Die Schatztruhe ist voll: keine Münze { $causes }.
paid-shape = für die Form
paid-mountains = { $count ->
    [one] für das umschlossene Gebirge { $squares }
   *[other] für die umschlossenen Gebirge { $squares }
}
paid-dragon = für den eingeschlossenen Drachen

## Die Liste der Möglichkeiten

list-hero = Held oder Heldin kann auf jedem leeren Feld stehen; hero C4 zeigt die möglichen Angriffe.
list-count = { $count ->
    [one] { $count } Möglichkeit.
   *[other] { $count } Möglichkeiten.
}
list-count-over = { $count ->
    [one] { $count } Möglichkeit über { $squares }.
   *[other] { $count } Möglichkeiten über { $squares }.
}
list-more = und { $count } weitere: legal C4 zeigt die über C4, legal all zeigt alle.
list-type = { $why } Tippe legal, legal C4 oder legal all.
list-take = Nimm eine mit ihrer Nummer, zum Beispiel: { $example }
list-take-terrain = Nimm eine mit ihrer Nummer und der Geländeart ({ $terrains }), zum Beispiel: { $example }

## Was getippt wurde und nicht gemeint sein kann

typed-no-square = Es gibt kein Feld { $square }: Zeilen A bis K, Spalten 1 bis 11.
typed-twice = { $square } steht zweimal da.
typed-one-number = Eine Nummer genügt.
typed-one-word = { $word } ist kein Feld: Schreibe es in einem Wort, zum Beispiel { $square }.
typed-one-terrain = Immer nur eine Geländeart: { $one } oder { $other }?
typed-letter-first = { $word } ist kein Feld: Der Buchstabe kommt zuerst, zum Beispiel { $square }.
typed-name-each = { $word } ist kein Feld: Nenne jedes einzeln, zum Beispiel { $squares }.
typed-unknown = { $word } ist unverständlich. Mit help siehst du, was du tippen kannst.
typed-unknown-close = { $word } ist unverständlich. Meinst du { $close }?
typed-which-squares = Welche Felder? Nenne sie oder wähle mit legal aus einer Liste.
typed-either = Tippe entweder eine Nummer aus der Liste oder die Felder, nicht beides.
typed-no-number = Es gibt keine Nummer { $number }: legal zeigt 1 bis { $last }.
typed-which-terrain = Welche Geländeart, { $terrains }? Tippe sie dazu: { $example } ...
typed-where-hero = Wo steht Held oder Heldin? Nenne ein Feld, zum Beispiel: hero C4
typed-no-way = Es gibt keine Nummer { $number }: { $ways ->
    [one] nur 1
   *[other] 1 bis { $ways }
}.
typed-hero-ways = Von { $square } aus ist dieser Angriff möglich:
typed-hero-nothing = nichts
typed-hero-destroys = { $count ->
    [one] zerstört { $count } Monster
   *[other] zerstört { $count } Monster
}
typed-hero-choose = Wähle einen, zum Beispiel: hero { $square } 1
typed-gorgon = Die Gorgone zerstört dann eines von { $squares }: Ergänze deine Wahl, zum Beispiel: destroys { $example }
hint-sums = Deine auf { $squares } zusammen { $yours }, diese { $points }.
