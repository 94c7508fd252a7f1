# Ein laufendes Spiel: Jahreszeit, Karte, Dekrete, Mitspielende und was geschehen ist.
# Wer den Tisch eröffnet hat, ist die "Tischleitung"; Namen werden nie gebeugt.

connecting = Unterwegs zum Tisch …
shuffling = Die Karten werden gemischt …
connection-lost = Die Verbindung ist weg; wir versuchen es weiter. Was bestätigt war, geht nicht verloren.
try-now = Jetzt versuchen
gone-title = Hier geht es nicht hinein
closed-before-start = Dieser Tisch wurde vor der ersten Karte geschlossen
# $who sind ein Name oder mehrere mit Kommas.
seat-moved = { $who }: Das Spiel geht jetzt an einem anderen Gerät weiter. Um hier weiterzuspielen, erstelle dort einen neuen persönlichen Link und öffne ihn hier.
watching = Du schaust zu.
watch-whose = Wessen Landkarte

# Der Titel des Reiters im Browser.
title-your-turn = ● Du bist dran · Quillmap
title-waiting = Der Tisch wird gedeckt · Quillmap
title-over = Zu Ende · Quillmap

## Jahreszeit und Zeit

season-label = Jahreszeit
season-time = Vergangene Zeit in dieser Jahreszeit
season-time-of = { $time } von { $threshold }
season-last-card = letzte Karte
season-cards = Karten dieser Jahreszeit
takes-time = Dauert { $time ->
    [one] { $time } Zeiteinheit
   *[other] { $time } Zeiteinheiten
}
# Zeit, die für eine Runde oder ein Rennen bleibt.
left-days = noch { $days } T { $hours } Std.
left-hours = noch { $hours } Std. { $minutes } Min.
left-minutes = noch { $minutes }:{ $seconds }

## Die offene Karte

open-card = Die offene Karte
kind-explore = Erkundungskarte
season-last = die letzte dieser Jahreszeit
kind-ambush = Hinterhalt
kind-hero = Held_in
kind-ruins = Ruinen
terrains = Geländearten zur Wahl
with-coin = Diese Form bringt eine Münze
ruins-duty = Eine Ruinenkarte liegt offen: Deine nächste Form muss ein Ruinenfeld bedecken.
ruins-before = Davor kam:
# Was in einer Runde gefragt ist; $solo ist 1, wenn jemand allein spielt, sonst 0.
asks-explore = Wähle eine Form und eine Geländeart und zeichne sie auf leere Felder.
asks-hero = Zeichne Held oder Heldin auf ein leeres Feld. Die Felder des Musters werden angegriffen.
asks-ambush = { $solo ->
    [1] Monster greifen an.
   *[other] Monster: Zeichne sie auf die Landkarte neben dir, dorthin, wo sie am meisten wehtun.
}
asks-gaze = Die Gorgone sieht sich um: Wähle, welches Feld neben ihr zerstört wird.
asks-troll = Der Troll tobt: Wähle, welches leere Feld neben ihm zerstört wird.
effects-open = Besondere Effekte:
read-rule = Regel
deck-left = { $cards ->
    [one] { $cards } Karte verdeckt
   *[other] { $cards } Karten verdeckt
}
deck-about = { $ambushes ->
    [0] Darunter ist kein Hinterhalt.
    [one] Darunter ist ein Hinterhalt.
   *[other] Darunter sind { $ambushes } Hinterhalte.
}

## Dekrete und Ruhmpunkte

edicts = Königliche Dekrete
edict-letters = ABCD
then = dann
# Für Screenreader: welche Felder Ruhmpunkte bringen.
earned-by = Dafür zählen { $squares }.
marked-squares = Die markierten Felder zählen dafür.
select-edict = Wähle ein Dekret, um zu sehen, welche Felder dafür zählen.
edicts-on = Auf der Landkarte von { $whose }
coins = Münzen
monsters = Monster
season-so-far = { $season } bisher
points-now = Ruhmpunkte dieser Landkarte im Moment
points-by-season = Ruhmpunkte nach Jahreszeiten
sum = Summe
edicts-short = Dekrete
points-whose = Jahreszeit für Jahreszeit
# How far a map is on the way to the next points of an edict.
headway = { $kind ->
    [squares] { $have } von { $need } Feldern zählen
    [lines] Zeilen und Spalten: { $have } von { $need }
    [mountains] Gebirge: { $have } von { $need }
    [clusters] Gebiete: { $have } von { $need }
    [cluster] nächstes Gebiet: { $have } von { $need }
    [row] Zeile { $line }: { $have } von { $need }
    [column] Spalte { $line }: { $have } von { $need }
    [diagonal] Diagonale { $line }: { $have } von { $need }
    [straight] in einer Linie: { $have } von { $need }
    [block] Quadrat: { $have } von { $need }
    [terrains] Geländearten: { $have } von { $need }
    [water] Wasser: { $have } von { $need }
    [gap] Lücke aus { $have }, nötig { $need }
   *[other] { $have } von { $need }
}
# One of the two seasons of an edict, for those who listen.
payday = { $season }: { $state ->
    [paid] { $points } bezahlt
    [now] zählt am Ende
   *[later] zählt später
}
edict-dead = Zählt nie wieder.
# Of an edict that lies face down for now, in the guided first game.
edict-back = bald aufgedeckt
rule-and-example = Regel und Beispiel
mountains-of = Umschlossene Gebirge: { $have } von { $need }
ruins-open = Freie Ruinen: { $count }

## Hinterhalt

ambush-on = Du zeichnest auf der Landkarte von { $whose }
ambush-why = { $card }: Die Landkarten wandern einen Platz weiter, { $arrow }.
ambush-back = Auf deiner Landkarte zeichnet { $who }.
ambush-solo = { $card }: Monster auf deiner Landkarte!

## Mehrere an einem Gerät

hand-over-title = { $name }, du bist dran
hand-over-about = Gib das Gerät an { $name } weiter. Bis dahin bleibt die Landkarte verdeckt.
hand-over-ready = Ich bin { $name }

## Mitspielende

people = Landkarten
# $names sind ein oder zwei Namen mit Komma; $more ist, wie viele noch fehlen.
waiting-for = { $more ->
    [0] Es fehlt noch: { $names }
    [one] Es fehlen noch: { $names } und { $more } weitere Person
   *[other] Es fehlen noch: { $names } und { $more } weitere
}
waiting-for-you = Alle warten auf dich.
nudge = Anstupsen
let-draw = Einmal einen Bot zeichnen lassen
bot-drew = { $count ->
    [one] einmal zeichnete ein Bot
   *[other] { $count }-mal zeichnete ein Bot
}
bot-draws-for-you = „{ $bot }“ zeichnet für dich.
bot-has-drawn = „{ $bot }“ hat für dich gezeichnet.
clock-waits = { $seconds ->
    [one] die Uhr läuft in { $seconds } s
   *[other] die Uhr läuft in { $seconds } s
}
# $why ist late oder asked.
drew-for-you = { $why ->
    [late] Die Zeit war um: „{ $bot }“ hat für dich gezeichnet.
   *[other] Die Tischleitung hat „{ $bot }“ dieses eine Mal für dich zeichnen lassen.
}
nudged-you = { $who } wartet auf dich.
nudged-you-host = Die Tischleitung wartet auf dich.
you-host = Du leitest jetzt den Tisch.
people-search = Jemanden suchen
people-order = Ordnen
people-by-seat = nach Platz
people-by-score = nach Ruhmpunkten
people-by-name = nach Namen
people-none = So heißt hier niemand.
# $state ist drawn, thinks, left oder idle.
look-at = { $who }, { $points ->
    [one] { $points } Ruhmpunkt
   *[other] { $points } Ruhmpunkte
}{ $state ->
    [drawn] , hat gezeichnet
    [thinks] , zeichnet noch
    [left] , ist gegangen
   *[other] {""}
}. Landkarte ansehen
a-bot = Bot
has-left = ist gegangen
bot-draws = ein Bot zeichnet
is-away = nicht da
map-of = Landkarte von { $whose }
previous-map = Vorige
next-map = Nächste

## Das Ende einer Jahreszeit

race-rank = Rang
player = Name
total = Gesamt
lasting-effects = Besondere Effekte
go-on = Weiter

## Was geschehen ist. Namen stehen vor einem Doppelpunkt, damit sie niemand beugen muss.

story = Was geschehen ist
story-empty = Nichts, seit du an diesen Tisch gekommen bist.
round-number = Runde { $round }
story-revealed = Eine neue Karte: { $card }.
story-drawn = { $who }: { $terrain } auf { $squares }.
story-drawn-on = { $who }: Monster auf der Landkarte von { $whose }, { $squares }.
story-drawn-rule = { $whose }: Monster auf { $squares }.
# $cause ist hero, gorgon oder troll.
story-destroyed = { $who }: { $squares } { $cause ->
    [hero] durch einen Angriff zerstört
    [gorgon] von der Gorgone versteinert
   *[other] vom Troll verwüstet
}.
story-paid = { $who }: { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
story-ignored = { $card }: kein Platz auf der Landkarte, die Karte wird übergangen.
story-season-scored = { $season }, die meisten Ruhmpunkte: { $who } ({ $points }).
story-season-scored-solo = Der { $season } hat { $points ->
    [one] { $points } Ruhmpunkt
   *[other] { $points } Ruhmpunkte
} gebracht.
story-season-began = Der { $season } beginnt.
story-left = { $who } hat das Spiel verlassen.
story-game-ended = Das Spiel ist zu Ende.
# Wer zeichnete, an Stelle eines Namens; $why ist handed, late, asked oder left.
story-bot-for = { $why ->
    [late] { $bot } für { $who } (Zeit um)
    [asked] { $bot } für { $who } (auf Bitte der Tischleitung)
   *[other] { $bot } für { $who }
}
story-handed = { $bot } zeichnet ab jetzt für { $who }.
story-returned = { $who } ist zurück.
story-nudged = { $by } stupst { $who } an.
story-nudged-host = Die Tischleitung stupst { $who } an.
story-let_draw = Die Tischleitung lässt { $bot } einmal für { $who } zeichnen.
story-host = { $who } leitet jetzt den Tisch.
story-reaction = { $who }: „{ $words }“

## Das Menü des Tisches

menu = Tisch
menu-come-back = Platz zurücknehmen
menu-hand-over = Einem Bot überlassen
menu-hand-over-gone = { $who }: einem Bot überlassen
menu-other-device = An einem anderen Gerät weiterspielen
menu-leave = Endgültig gehen
menu-close = Tisch schließen
menu-give-up = Dieses Spiel aufgeben
menu-watch-link = Link zum Zuschauen
next-host = Neue Tischleitung
make-host = Übergeben
sure-leave = Dieses Spiel verlassen?
sure-leave-about = Du kannst nicht auf diesen Platz zurück, und deine Landkarte zählt nicht mehr.
sure-leave-yes = Verlassen
sure-close = Diesen Tisch schließen?
sure-close-about = Das Spiel endet für alle ohne Ergebnis.
sure-close-yes = Schließen
sure-hand = Einen Bot für dich zeichnen lassen?
sure-hand-about = Er zeichnet für dich, bis du deinen Platz zurücknimmst. Das kannst du jederzeit.
sure-hand-yes = Zeichnen lassen
# Wo sonst niemand zeichnen muss: allein oder unter Bots.
sure-hand-alone = Einen Bot zu Ende spielen lassen?
sure-hand-alone-about = Sonst muss niemand zeichnen, darum spielt der Bot sofort weiter, bis zum Ende des Spiels. Du kannst ihn nicht aufhalten, und am Spiel steht dann, dass ein Bot geholfen hat.
sure-hand-alone-yes = Spielen lassen
# Im Rennen, wo der Bot auf alle wartet, die selbst zeichnen.
sure-hand-race = Einen Bot für dich zeichnen lassen?
sure-hand-race-about = Er zeichnet, bis du deinen Platz zurücknimmst, aber nicht weiter, als diejenigen sind, die selbst zeichnen. Am Spiel steht dann, dass ein Bot geholfen hat, und die Landkarten der anderen siehst du erst nach dem Rennen.
sure-hand-race-yes = Zeichnen lassen
# Wer allein spielt, kann nur den Tisch schließen, also aufgeben.
sure-give-up = Dieses Spiel aufgeben?
sure-give-up-about = Es endet hier, ohne Ergebnis. Wenn du nur eine Pause brauchst, geh einfach: Unter „Meine Spiele“ wartet es auf dich.
sure-give-up-yes = Aufgeben
stay = Bleiben

## Nach welchen Regeln ein Tisch spielt

rules-on = Regeln dieses Tisches
rules-all = Alle Regeln
race-progress = Das Rennen
to-race = Zum Rennen

## Ein paar Zurufe an alle am Tisch

say = Etwas zurufen
say-shown = Zurufe anderer zeigen
say-hello = Hallo!
say-good_luck = Viel Glück!
say-well_drawn = Schön gezeichnet!
say-ouch = Autsch!
say-thinking = Ich überlege …
say-sorry = Entschuldigung!
say-thanks = Danke!
say-well_played = Gut gespielt!
