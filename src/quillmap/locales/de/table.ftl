# Ein laufendes Spiel: Jahreszeit, Karte, Dekrete, Mitspielende und was geschehen ist.
# Wer den Tisch eröffnet hat, ist die "Tischleitung"; Namen werden nie gebeugt.

connecting = Unterwegs zum Tisch …
connection-lost = Die Verbindung ist weg; wir versuchen es weiter. Was bestätigt war, geht nicht verloren.
try-now = Jetzt versuchen
gone-title = Hier geht es nicht hinein
closed-before-start = Dieser Tisch wurde vor der ersten Karte geschlossen
# $who sind ein Name oder mehrere mit Kommas.
seat-moved = { $who }: Das Spiel geht jetzt an einem anderen Gerät weiter. Um hier weiterzuspielen, erstelle dort einen neuen persönlichen Link und öffne ihn hier.
watching = Du schaust zu.

# Der Titel des Reiters im Browser.
title-your-turn = ● Du bist dran · Quillmap
title-over = Zu Ende · Quillmap

## Jahreszeit und Zeit

season-label = Jahreszeit
season-time = Vergangene Zeit in dieser Jahreszeit
season-time-of = { $time } von { $threshold }
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
kind-ambush = Hinterhalt
kind-hero = Held_in
kind-ruins = Ruinen
terrains = Geländearten zur Wahl
with-coin = Diese Form bringt eine Münze
ruins-duty = Eine Ruinenkarte liegt offen: Deine nächste Form muss ein Ruinenfeld bedecken.
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
scores-this-season = Wird in dieser Jahreszeit gewertet.
# Für Screenreader: welche Felder Ruhmpunkte bringen.
earned-by = Dafür zählen { $squares }.
marked-squares = Die markierten Felder zählen dafür.
point-at-edict = Zeige auf ein Dekret, um zu sehen, welche Felder dafür zählen.
edicts-on = Auf der Landkarte von { $whose }
coins = Münzen
monsters = Monster
season-so-far = { $season } bisher
points-now = Ruhmpunkte dieser Landkarte im Moment
points-by-season = Ruhmpunkte nach Jahreszeiten
sum = Summe
edicts-short = Dekrete
points-whose = Jahreszeit für Jahreszeit

## Hinterhalt

ambush-on = Du zeichnest auf der Landkarte von { $whose }
ambush-why = { $card }: Die Landkarten wandern einen Platz weiter, { $arrow }.
ambush-back = Auf deiner Landkarte zeichnet { $who }.
ambush-solo = { $card }: Die Regeln haben die Monster auf deine Landkarte gezeichnet.

## Mehrere an einem Gerät

hand-over-title = { $name }, du bist dran
hand-over-about = Gib das Gerät an { $name } weiter. Bis dahin bleibt die Landkarte verdeckt.
hand-over-ready = Ich bin { $name }

## Mitspielende

people = Landkarten
people-waiting = { $count ->
    [one] { $count } zeichnet noch
   *[other] { $count } zeichnen noch
}
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

season-over = Der { $season } ist vorbei
player = Name
lasting-effects = Besondere Effekte
season-next = Als Nächstes: { $season }, bis die Karten zusammen { $threshold } Zeiteinheiten dauern.
go-on = Weiter

## Was geschehen ist. Namen stehen vor einem Doppelpunkt, damit sie niemand beugen muss.

story = Was geschehen ist
story-empty = Noch nichts: Das Spiel hat gerade erst begonnen.
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
