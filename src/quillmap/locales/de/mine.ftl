# Meine Spiele: Filter, Papierkorb, Bestleistungen, Statistik und Ziele. Kommt mit der Seite.

## Meine Spiele

mine-none = Noch keine Spiele
mine-none-about = Jedes Spiel, das du an diesem Gerät spielst, steht hier, mit Landkarte und Ruhmpunkten. Die erste Zeile ist in etwa einer Viertelstunde gefüllt.
mine-running = Andere sind dran
mine-open = Noch nicht begonnen
mine-finished = Beendet
bests-title = Deine besten Landkarten
bests-about = Die höchste Solowertung für jedes Spiel und jede Landkarte, ohne Tipps; was du mit Tipps erreicht hast, steht darunter. Spiele mit Karten, die du kennen konntest, zählen nicht, und auch keine, in denen ein Bot für dich gezeichnet hat.
# Wo ein Spiel eine Wertung hat, sein Titel aber nicht bekannt ist.
no-title = Ohne Titel
best-here = Dein Bestes
show-all = Alle { $count } zeigen
records-elsewhere = Hast du ein Spiel als Datei aufgehoben?
open-record = Aufzeichnung öffnen
# $rating has its sign.
bests-helped = { $rating } mit Tipps

## Filter

filter-title = Welche Spiele
filter-all = Alle
filter-stage = Stand
filter-stage-running = Laufen noch
filter-stage-finished = Beendet
filter-who = Mit wem
filter-who-alone = Allein
filter-who-others = Mit anderen oder Bots
filter-help = Hilfe
filter-help-clean = Ganz ohne Hilfe
filter-help-helped = Mit Tipps, Bot oder bekannten Karten
filter-none = So ist keines deiner Spiele.
filter-reset = Alle Spiele zeigen

## Der Papierkorb

bin-throw = In den Papierkorb
# Für Vorleseprogramme; $game sagt, welches.
bin-throw-game = In den Papierkorb: { $game }
bin-done = Das Spiel liegt im Papierkorb.
bin-undo = Rückgängig
bin-title = Papierkorb
bin-about = Diese Spiele fehlen nur in deiner Liste; wer mitgespielt hat, hat sie noch. Geht ein Spiel weiter, kommt es von selbst zurück.
bin-empty = Der Papierkorb ist leer.
bin-out = Herausholen
bin-out-game = Herausholen: { $game }

## Statistik

stats-title = Statistik
stats-about = Deine beendeten Solospiele auf gedruckten Landkarten. Spiele mit Tipps zählen für sich. Spiele mit bekannten Karten zählen nicht, und auch keine, in denen ein Bot für dich gezeichnet hat.
stats-limit = Das sind deine letzten { $count } Spiele; ältere sind nicht mitgezählt.
stats-by-game = Wertung nach Spiel und Landkarte
stats-by-edict = Ruhmpunkte nach Dekret, je Spiel
stats-what = Landkarte
stats-edict = Dekret
stats-games = Spiele
stats-mean = Mittel
stats-best = Bestes
stats-trend = Verlauf
stats-all-sheets = alle Landkarten
# Hinter einem Namen: „Landkarte A, mit Tipps“.
stats-helped = { $what }, mit Tipps
trend-up = Steigend.
trend-down = Fallend.
trend-level = Gleichbleibend.
trend-few = Zu wenige Spiele.
# Für Vorleseprogramme, hinter einem davon; $values sind Zahlen mit Kommas.
trend-values = Die letzten Spiele: { $values }

## Ziele

goals-title = Ziele
goals-about = Über die gedruckten Titel hinaus, alle ohne Tipps.
# $points is what the best rating without hints lacks; 0 where there is none.
goal-title = Erwirb den Titel „{ $title }“: Wertung { $rating }{ $points ->
    [0] {""}
    [one] , { $points } Punkt mehr als dein Bestwert ohne Tipps
   *[other] , { $points } Punkte mehr als dein Bestwert ohne Tipps
}
# $where ist etwa „Der Kartograph, Landkarte A“.
goal-clean = Erreiche { $rating } ohne Tipps, wie schon mit ihnen ({ $where })
goal-bot = Sei besser als Bot „{ $bot }“ im Mittel: mehr als { $rating } ({ $where })
# $box ist der Name eines Spiels.
goal-edicts = Spiele mit jedem Dekret ({ $box }): { $seen } von { $all }
goal-missing = Es fehlen noch: { $names }
goal-done = Erreicht
