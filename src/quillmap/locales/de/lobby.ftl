# Vor einem Spiel: Formulare, offene Tische, der Raum, in dem ein Tisch wartet, Rennen, persönliche Links.

## Mitspielen

join-code = Mit einem Code
join-link = Du hast einen Link? Öffne ihn einfach: Er führt direkt an den Tisch.
lobby-title = Offene Tische
lobby-empty = Gerade wartet kein Tisch auf Fremde. Deiner könnte der erste sein.
lobby-open = Einen Tisch eröffnen

## Neuer Tisch, neues Rennen

new-table = Neuer Tisch
new-table-about = Alle zeichnen zur selben Zeit dieselbe Karte. Eröffne den Tisch, dann lade andere ein oder setz Bots dazu.
new-race = Neues Rennen
new-race-about = Alle spielen dieselben Karten allein, wann sie mögen. Verglichen wird, wenn alle fertig sind oder die Zeit um ist.
form-first = Für das erste Spiel: vier Dekrete, die leicht zu überblicken sind
# Über der Wahl zwischen Menschen und den Namen von Bots.
form-others = Auf den anderen Plätzen spielen
form-others-about = Die anderen Namen sind Bots, die schwächsten zuerst.
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
own-map-keys = Ein Klick oder Tippen auf ein Feld, die über mehrere gezogene Maus oder die Eingabetaste zeichnet, was oben gewählt ist, und nimmt es beim zweiten Mal weg. Pfeiltasten bewegen über die Landkarte; M zeichnet Gebirge, W Ödnis, R Ruinen, und E oder Entf leert ein Feld.
own-map-line = Die Landkarte in einer Zeile, zum Kopieren und Einfügen
own-map-clear = Landkarte leeren
own-map-empty = { $count ->
    [one] { $count } Feld zum Zeichnen.
   *[other] { $count } Felder zum Zeichnen.
}
# The map sheet that chance has decided for, by its name: "B: wasteland in the middle, by chance".
sheet-by-chance = { $sheet }, durch Zufall
ambushes-chosen = { $count ->
    [4] Vier Hinterhalte, so soll es sein.
   *[other] { $count } von 4 gewählt.
}

## Ein Tisch, der auf Mitspielende wartet

waiting-title = Der Tisch wird gedeckt
waiting-race = Das Rennen startet gleich
seat-you = du
seat-shared = an diesem Gerät
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
knock-said = { $name } möchte mitspielen.
knock-welcome = Platz machen
knock-turn-away = Kein Platz
knock = Anklopfen
knock-about = Alle Plätze sind besetzt. Klopf an, dann kann die Tischleitung dir Platz machen.
knock-waits = Du hast angeklopft. Die Tischleitung sieht es.
knock-turned-away = Die Tischleitung hat keinen Platz für dich. Du kannst zuschauen.
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
promise-about = Diese Zahl wurde aus dem Startwert berechnet, der jede Karte festlegt. Der Startwert wird nach dem Spiel gezeigt, und dein Browser prüft, ob er zu dieser Zahl gehört, und teilt die Karten daraus noch einmal aus: So fällt auf, wenn unterwegs jemand Karten ändert.

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
race-who = Wer
race-far = Wie weit
race-points = Ruhmpunkte
race-watch = Link zum Zuschauen und Mitmachen
race-join-title = Beim Rennen mitmachen
race-join-about = Du spielst dieselben Karten wie alle, von der ersten an, und das Rennen endet für dich, wenn es für alle endet. Die anderen sehen, dass du später dazugekommen bist.
race-join = Mitmachen
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
lane-late = später dazugekommen
lane-cards = { $count ->
    [one] { $season }, { $count } Karte
   *[other] { $season }, { $count } Karten
}

## Der persönliche Link eines Platzes

personal-title = { $name } an einem anderen Gerät
personal-about = Wer diesen Link als Erstes öffnet, spielt auf diesem Platz, und an diesem Gerät kannst du dann nur noch zuschauen. Er gilt ein einziges Mal. Schick ihn dir selbst und sonst niemandem.
personal-link = Persönlicher Link
personal-make = Link erstellen
personal-anew = Neuen Link erstellen
personal-revoke = Link widerrufen
personal-once = Dieser Platz hat einen persönlichen Link. Er wurde nur einmal gezeigt; ein neuer ersetzt ihn.

## Signing a map

sign-map = Deine Karte
