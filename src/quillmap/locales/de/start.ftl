# Der Anfang, Mitspielen, Tische in Listen, Einstellungen.

## Die erste Seite

start-title = Zeichne die Landkarte eines Königreichs
start-about = Eine Karte zeigt eine Form, und alle zeichnen sie auf ihre eigene Landkarte. Vier königliche Dekrete sagen, was Ruhmpunkte bringt. Nach vier Jahreszeiten gewinnt die beste Landkarte.
learn-by-playing = Spielend lernen, 5 Minuten
learn-go-on = Erstes Spiel fortsetzen
play-alone = Jetzt allein spielen
play-alone-heroes = Allein mit Held_innen
# Die vier Dekrete schlagen wir selbst vor; die mit Held_innen stehen in der Anleitung.
# $names sind vier Namen von Karten, „A, B, C und D“; $count ist 0, solange niemand sie kennt.
start-edicts = Ohne Konto, ohne Warten. Dein erstes Spiel hat vier Dekrete, mit denen der Anfang leichtfällt{ $count ->
    [0] .
   *[other] : { $names }.
  } Mit Held_innen sind es die vier aus der Anleitung.
start-drawn = Die vier Dekrete werden für jedes Spiel neu gezogen.
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
code-label = Code des Tisches
join = Los
to-lobby = Oder sieh nach, welche Tische allen offenstehen

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
time-a-round = { $time } je Runde
# Kurz, in einer Reihe von Angaben: Ein Bot hat für jemanden gezeichnet.
helped-by-bot = mit Hilfe eines Bots
hints-used = { $count ->
    [one] { $count } Tipp
   *[other] { $count } Tipps
}
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

## Nach einem Spiel

watch-again = Noch einmal ansehen
deck-again = Noch einmal dieselben Karten
# $points are those of that game.
deck-again-beat = Dieselben Karten: { $points } überbieten

## Einstellungen

theme = Hell oder dunkel
theme-system = System
theme-light = Hell
theme-dark = Dunkel
confirm-first = Zeichnung erst zeigen, dann bestätigen
confirm-first-about = Aus: Eine Zeichnung gilt sofort. Mit anderen kannst du sie noch zurücknehmen, bis die Runde aufgedeckt wird; allein nicht.
sound = Ein Ton, wenn ich dran bin
sound-about = Nur solange die Seite im Hintergrund ist.
sounds = Leise Geräusche im Spiel
sounds-about = Feder, Münze, Stempel und Blatt.
marks-shown = Erklären, was zum ersten Mal vorkommt
settings-kept = All das bleibt auf diesem Gerät.
