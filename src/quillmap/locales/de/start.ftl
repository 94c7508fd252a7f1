# Der Anfang, neue Tische und Rennen, Mitspielen, meine Spiele, Einstellungen und der Raum, in dem ein Tisch wartet.

## Die erste Seite

start-title = Zeichne die Landkarte eines Königreichs
start-about = Eine Karte zeigt eine Form, und alle zeichnen sie auf ihre eigene Landkarte. Vier königliche Dekrete sagen, was Ruhmpunkte bringt. Nach vier Jahreszeiten gewinnt die beste Landkarte.
play-alone = Jetzt allein spielen
play-alone-heroes = Allein mit Held_innen
# Die vier Dekrete schlagen wir selbst vor; die mit Held_innen stehen in der Anleitung.
start-edicts = Ohne Konto, ohne Warten. Dein erstes Spiel hat vier Dekrete, mit denen der Anfang leichtfällt; mit Held_innen sind es die aus der Anleitung.
# Folgt auf start-edicts; $names sind vier Namen von Karten.
start-edicts-list = Unsere: { $names }.
start-ways = Anders spielen
way-new = Neuer Tisch
way-new-about = Im Freundeskreis, mit Bots oder Fremden, bis zu 100
way-race = Rennen
way-race-about = Dieselben Karten für alle, im eigenen Tempo
way-mine = Meine Spiele
way-mine-about = Weiterspielen, zurückblicken, dich selbst übertreffen
way-rules = So wird gespielt
way-rules-about = Die Regeln auf wenigen Seiten, dazu jede Karte
start-unofficial = Quillmap ist ein inoffizielles Fanprojekt. Es wird von den Verlagen von „Der Kartograph“ und „Die Kartographin“ weder gemacht noch empfohlen oder unterstützt, und nichts von ihren Bildern oder Texten steckt darin. Wenn dir das Spiel gefällt, kauf die Schachtel.

## Spiele, die warten

waits-title = { $count ->
    [one] Du bist dran
   *[other] Du bist in { $count } Spielen dran
}
waits-all = Alle ansehen
your-turn = Du bist dran

## Mitspielen

join-title = Mitspielen
join-code = Mit einem Code
code-label = Code des Tisches
join = Los
join-link = Du hast einen Link? Öffne ihn einfach: Er führt direkt an den Tisch.
to-lobby = Oder sieh nach, welche Tische allen offenstehen
lobby-title = Offene Tische
lobby-empty = Gerade wartet kein Tisch auf Fremde. Deiner könnte der erste sein.
lobby-open = Einen Tisch eröffnen

## Tische in Listen

nobody-yet = Noch niemand
# $names sind einige Namen mit Kommas, $count ist die Zahl der übrigen.
and-more = { $names } und noch { $count }
# Kurz, in einer Zeile: „Der Kartograph · Landkarte A · allein“.
sheet-short = Landkarte { $sheet }
sheet-short-own = eigene Landkarte
sheet-short-random = zufällige Landkarte
solo = allein
known-deck = bekannte Karten
# Kurz, in einer Reihe von Angaben: Ein Bot hat für jemanden gezeichnet.
helped-by-bot = mit Hilfe eines Bots
seats-taken = { $seats ->
    [one] { $taken } von { $seats } Platz besetzt
   *[other] { $taken } von { $seats } Plätzen besetzt
}
stage-playing = Läuft
stage-over = Zu Ende
stage-closed = Vorzeitig geschlossen
# Die Wertung eines Solospiels mit Vorzeichen: „Wertung +12“.
rated = Wertung { $rating }
points-made = { $count ->
    [one] { $count } Ruhmpunkt
   *[other] { $count } Ruhmpunkte
}

## Meine Spiele

mine-none = Noch keine Spiele
mine-none-about = Jedes Spiel, das du an diesem Gerät spielst, steht hier, mit Landkarte und Ruhmpunkten. Die erste Zeile ist in etwa einer Viertelstunde gefüllt.
mine-running = Andere sind dran
mine-open = Noch nicht begonnen
mine-finished = Beendet
bests-title = Deine besten Landkarten
bests-about = Die höchste Solowertung für jedes Spiel und jede Landkarte. Spiele mit Karten, die du kennen konntest, zählen nicht, und auch keine, in denen ein Bot für dich gezeichnet hat.
# Wo ein Spiel eine Wertung hat, sein Titel aber nicht bekannt ist.
no-title = Ohne Titel
best-here = Dein Bestes
watch-again = Noch einmal ansehen
deck-again = Noch einmal dieselben Karten
show-all = Alle { $count } zeigen
records-elsewhere = Hast du ein Spiel als Datei aufgehoben?
open-record = Aufzeichnung öffnen
bests-hints = { $count ->
    [one] mit { $count } Tipp
   *[other] mit { $count } Tipps
}

## Neuer Tisch, neues Rennen

new-table = Neuer Tisch
new-table-about = Alle zeichnen zur selben Zeit dieselbe Karte. Eröffne den Tisch, dann lade andere ein oder setz Bots dazu.
new-race = Neues Rennen
new-race-about = Alle spielen dieselben Karten allein, wann sie mögen. Verglichen wird, wenn alle fertig sind oder die Zeit um ist.
form-first = Für das erste Spiel: vier Dekrete, die leicht zu überblicken sind
# Über der Wahl zwischen Menschen und den Namen von Bots.
form-others = Auf den anderen Plätzen spielen
form-people = Menschen
form-playing = Ich spiele mit
form-playing-about = Sonst eröffnest du den Tisch nur und siehst zu.
form-too-many = { $count ->
    [one] Das ist einer mehr, als es Plätze gibt.
   *[other] Das sind { $count } mehr, als es Plätze gibt.
}
form-rest-bots = { $count ->
    [0] Alle Plätze sind besetzt.
    [one] Auf dem letzten freien Platz spielt der Bot „{ $bot }“.
   *[other] Auf den übrigen { $count } Plätzen spielt der Bot „{ $bot }“.
}
form-rest-people = { $count ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz bleibt für Menschen frei.
   *[other] { $count } Plätze bleiben für Menschen frei.
}
form-begin = Anfangen
form-open = Tisch eröffnen
form-open-race = Rennen eröffnen
form-open-about = Noch beginnt nichts: Du kannst alles ändern, und gleich danach kommt der Link für die anderen.
more-options = Mehr Optionen
changed-count = { $count ->
    [one] { $count } geändert
   *[other] { $count } geändert
}
group-cards = Landkarte und Karten
group-people = Mitspielende und Zeit
group-bots = Bots
group-editions = Unterschiede der Ausgaben
all-as-usual = Alles wieder wie üblich
# Eine Wahl neben „Zufällig“ und „Selbst gewählt“.
edicts-first = Für das erste Spiel
edicts-one-of-each = Es liegt immer eine Karte jeder Art. Wählst du eine andere von einer Art, die schon da ist, tauschen die beiden den Platz.
# Which kind of square the next click draws on a map of one's own.
own-map-brush = Zeichnen
own-map-keys = Pfeiltasten bewegen über die Landkarte; M zeichnet Gebirge, W Ödnis, R Ruinen, und E oder Entf leert ein Feld. Die Eingabetaste zeichnet, was oben gewählt ist, und nimmt es beim zweiten Mal weg.
own-map-line = Die Landkarte in einer Zeile, zum Kopieren und Einfügen
own-map-clear = Landkarte leeren
# The map sheet that chance has decided for, by its name: "B: wasteland in the middle, by chance".
sheet-by-chance = { $sheet }, durch Zufall
ambushes-chosen = { $count ->
    [4] Vier Hinterhalte, so soll es sein.
   *[other] { $count } von 4 gewählt.
}

## Ein Tisch, der auf Mitspielende wartet

shuffling = Die Karten werden gemischt …
waiting-title = Der Tisch wird gedeckt
waiting-race = Das Rennen startet gleich
seat-you = du
seat-here = da
seat-away = nicht da
seat-bot = Bot „{ $bot }“
# Hinter einem anderen Wort: „du, Tischleitung“.
seat-host = Tischleitung
seats-free = { $count ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
seats-all-free = { $count ->
    [one] Der Platz ist frei.
   *[other] Alle { $count } Plätze sind frei.
}
rename = Umbenennen
new-name = Neuer Name
save-name = Speichern
stand-up = Aufstehen
# Die Tischleitung nimmt jemandem den Platz.
remove = Entfernen
sit-down = Hinsetzen
# Noch jemand, der am selben Gerät spielt.
name-beside = Noch jemand an diesem Gerät
sit-beside = Dazusetzen
bot = Bot
add-bot = Bot dazusetzen
fill-bots = Alle { $count } Plätze füllen
start-with = { $count ->
    [one] Allein starten
    [2] Zu zweit starten
    [3] Zu dritt starten
    [4] Zu viert starten
    [5] Zu fünft starten
    [6] Zu sechst starten
   *[other] Mit { $count } starten
}
start-nobody = Starten
start-free-seats = Plätze, die noch frei sind, verschwinden beim Start.
host-starts = Wer den Tisch leitet, startet, wenn alle da sind. Du musst nichts tun.
sit-or-watch = Setz dich und spiel mit, oder bleib und sieh zu.
close-table = Tisch schließen
close-table-about = Er wird für alle geschlossen, und niemand kann mehr herein.
close-table-yes = Schließen
invite-title = Andere einladen
# Vor einem großen Code wie ABC 346.
invite-code = Gib diesen Code weiter:
invite-link = Oder schick diesen Link an Leute, denen du vertraust
invite-share = Zeichne mit mir eine Landkarte
only-here = Diese Adresse gilt nur auf diesem Rechner. Für andere in deinem Netzwerk starte den Server mit quillmap serve --lan.
played-title = Was gespielt wird
change-rules = Regeln ändern
change-save = Ändern
promise-title = Die Karten stehen schon fest
promise-about = Diese Zahl wurde aus dem Startwert berechnet, der jede Karte festlegt. Der Startwert wird nach dem Spiel gezeigt, und dein Browser prüft, ob er zu dieser Zahl gehört: So kann niemand unterwegs die Karten ändern.

## Ein Rennen

race-on = Das Rennen läuft
race-ended = Das Rennen ist zu Ende
# $time ist etwa „noch 2 T 4 Std.“.
race-closes = Bis zum Schluss: { $time }
race-done = { $done ->
    [one] { $done } von { $count } ist fertig.
   *[other] { $done } von { $count } sind fertig.
}
# $names sind ein oder mehrere Namen mit Kommas.
race-won = { $count ->
    [one] { $names } hat gewonnen.
   *[other] { $names } teilen sich den ersten Platz.
}
race-hidden = Die Landkarten und Ruhmpunkte der anderen siehst du, wenn du deine selbst zu Ende gezeichnet hast. Wer aussteigt oder einen Bot zeichnen lässt, sieht sie nach dem Rennen.
race-opening = Die Bahnen werden geöffnet …
race-rank = Rang
race-who = Wer
race-far = Wie weit
race-points = Ruhmpunkte
race-watch = Link zum Zuschauen
race-end = Rennen beenden
race-end-about = Spiele, die noch laufen, enden ohne Ergebnis. Das lässt sich nicht rückgängig machen.
race-end-yes = Für alle beenden
race-again = Noch ein Rennen
race-next = Zum nächsten Rennen
lane-play = Als { $name } spielen
lane-go-on = Als { $name } weiterspielen
lane-look = Landkarte von { $name } ansehen
lane-over = Fertig
lane-closed = Nicht fertig
lane-cards = { $count ->
    [one] { $season }, { $count } Karte
   *[other] { $season }, { $count } Karten
}

## Einstellungen

theme = Hell oder dunkel
theme-system = System
theme-light = Hell
theme-dark = Dunkel
confirm-first = Zeichnung erst zeigen, dann bestätigen
confirm-first-about = Aus: Eine Zeichnung gilt sofort. Mit anderen kannst du sie noch zurücknehmen, bis die Runde aufgedeckt wird; allein nicht.
sound = Ein Ton, wenn ich dran bin
sound-about = Nur solange die Seite im Hintergrund ist.
settings-kept = All das bleibt auf diesem Gerät.
