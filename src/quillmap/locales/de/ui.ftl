# Der Rahmen jeder Seite und Wörter, die viele Seiten teilen.

skip-to-content = Zum Inhalt springen
loading = Einen Moment …
not-loaded = Dieser Teil der Seite konnte nicht geladen werden. Prüfe deine Verbindung und lade die Seite neu.
nav = Hauptseiten
# Der Knopf, der auf dem Handy die Hauptseiten öffnet.
nav-menu = Menü
my-games = Meine Spiele
rules = Regeln
settings = Einstellungen
language = Sprache
close = Schließen
to-start = Zur Startseite
lost-title = Jenseits der Landkarte
lost-about = Unter dieser Adresse gibt es nichts.
offline = Gerade gibt es keine Verbindung, darum wurde nichts gesendet.
unsure = Die Verbindung riss ab, bevor die Antwort kam. Was du als Nächstes siehst, gilt.

## Felder in Formularen

your-name = Dein Name
# Der Name für alle, die keinen genannt haben. Er steht in der Aufzeichnung des Spiels.
usual-name = Namenlos
# Das Zeichen neben einer Wahl, die nicht wie üblich ist; wenn möglich ein Wort.
changed = geändert
# Knöpfe neben einer Zahl, für alle, die zuhören; $what ist der Name der Zahl.
one-less = Eins weniger: { $what }
one-more = Eins mehr: { $what }
time-other = Eine andere Zeit …
time-unit = Zeiteinheit
# Einheiten zur Wahl, hinter einem Feld mit einer Zahl.
time-in-seconds = Sekunden
time-in-minutes = Minuten
time-in-hours = Stunden
time-in-days = Tage
# Der Knopf, der eine Frage wie „Tisch schließen?“ verneint.
rather-not = Lieber nicht

## Jemandem einen Link geben

copy = Kopieren
share = Teilen
copied = Kopiert.
copy-by-hand = Kopiere bitte den markierten Text.

## Der persönliche Link eines Platzes

personal-title = { $name } an einem anderen Gerät
personal-about = Wer diesen Link als Erstes öffnet, spielt auf diesem Platz, und an diesem Gerät kannst du dann nur noch zuschauen. Er gilt ein einziges Mal. Schick ihn dir selbst und sonst niemandem.
personal-link = Persönlicher Link
personal-make = Link erstellen
personal-anew = Neuen Link erstellen
personal-revoke = Link widerrufen
personal-once = Dieser Platz hat einen persönlichen Link. Er wurde nur einmal gezeigt; ein neuer ersetzt ihn.

## Eine Seite, die älter ist als der Server

outdated = Es gibt eine neuere Fassung dieser Seite. Gleich wird sie geladen; nichts geht verloren.
outdated-still = Es gibt eine neuere Fassung dieser Seite, aber sie ist noch nicht geladen.
outdated-drafting = Es gibt eine neuere Fassung dieser Seite. Lade sie, wann es dir passt: Deine Zeichnung bleibt.
outdated-load = Laden
