# Der Rahmen jeder Seite und Wörter, die viele Seiten teilen.

skip-to-content = Zum Inhalt springen
loading = Einen Moment …
back-to-table = Zurück zum Tisch
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
# A button that shows a link as a picture for the camera of a phone, and what that picture is.
qr-code = QR-Code
qr-of = QR-Code: { $what }

## Eine Seite, die älter ist als der Server

outdated = Es gibt eine neuere Fassung dieser Seite. Gleich wird sie geladen; nichts geht verloren.
outdated-still = Es gibt eine neuere Fassung dieser Seite, aber sie ist noch nicht geladen.
outdated-drafting = Es gibt eine neuere Fassung dieser Seite. Lade sie, wann es dir passt: Deine Zeichnung bleibt.
outdated-load = Laden
# Of the key that opens the list of keys.
key-help = diese Tasten zeigen
