# Nach einem Spiel: Ergebnis, Aufzeichnung, Bild und noch einmal ansehen.

end-closed = Dieser Tisch wurde geschlossen
end-solo = Deine Landkarte ist fertig. Von nun an heißt du
# Darunter steht der Titel.
end-solo-bot = Ein Bot hat deine Landkarte zu Ende gezeichnet. Zusammen heißt ihr
end-solo-of = Die Landkarte von { $who } ist fertig. Sie bringt den Titel
end-over = Das Spiel ist zu Ende
# $rating hat sein Vorzeichen; $points ist die Summe aller Jahreszeiten, $worth die der Zahlen auf den Wertungskarten.
end-rating = Wertung { $rating }: { $points ->
    [one] { $points } Ruhmpunkt
   *[other] { $points } Ruhmpunkte
} − { $worth }, die diese vier Dekrete wert sind
end-winner = { $count ->
    [one] { $who } gewinnt
   *[other] { $who } teilen sich den Sieg
}
end-tie = Gleichstand: Vorn liegt, wer weniger Ruhmpunkte an Monster verloren hat.
end-nobody = Niemand hat zu Ende gespielt
end-hints = { $count ->
    [one] Ein Tipp wurde genutzt.
   *[other] { $count } Tipps wurden genutzt.
}
end-helped = { $count ->
    [one] Bei einer Zeichnung ist ein Bot eingesprungen.
   *[other] Bei { $count } Zeichnungen ist ein Bot eingesprungen.
}
# $who sind ein Name oder mehrere mit Kommas.
end-handed = Für { $who } hat ein Bot zu Ende gezeichnet.
end-known-deck = Gespielt mit Karten, die schon bekannt waren.
par-asking = Zum Vergleich spielt ein Bot dieselben Karten …
# $bot ist der Name eines Bots.
par = Bot „{ $bot }“ mit denselben Karten: Wertung { $rating } ({ $points ->
    [one] { $points } Ruhmpunkt
   *[other] { $points } Ruhmpunkte
}).
end-again = Noch ein Spiel
end-next = Zum nächsten Spiel
to-race = Zum Rennen

## Die Karten nachprüfen

check-cards = Prüfen, ob die Karten vor dem Spiel feststanden
check-good = Sie stimmen. Der Startwert und mit ihm jede Karte standen fest, als das Versprechen gegeben wurde.
check-bad = Sie stimmen nicht: Das sind nicht die Karten, die versprochen waren.
check-seen-before = Dieser Browser sah das Versprechen vor der ersten Karte.
check-seen-first = Dieser Browser sah das Versprechen erst, als die erste Karte offen lag.
check-seen-later = Dieser Browser sah das Versprechen erst, als das Spiel schon lief.
check-seen-never = Dieser Browser war am Anfang nicht dabei, darum kommt das Versprechen erst jetzt vom Server.
check-limits = Das beweist nicht, dass niemand den Startwert kannte.
check-seed = Startwert
check-digest = SHA-256 des Startwerts, hier berechnet
check-promised = Versprochen

## Ein Spiel noch einmal ansehen

replay-title = Ein Spiel noch einmal ansehen
replay-back = Zurück
replay-forward = Vor
replay-run = Abspielen
replay-pause = Pause
replay-moment = Moment { $number } von { $last }
replay-total = Ruhmpunkte bisher
replay-link = Link zu diesem Moment
to-table = Zum Tisch
moment-card = Eine neue Karte: { $card }
moment-round = Alle haben gezeichnet: { $card }
moment-season = Der { $season } wird gewertet
moment-people = Ein Kommen und Gehen
moment-end = Das Ende

## Aufzeichnungen

record-title = Eine Aufzeichnung öffnen
record-about = Eine Aufzeichnung ist das ganze Spiel als Text. Jede Zeile wird hier geprüft, und nichts davon wird aufbewahrt.
record-file = Datei mit einer Aufzeichnung
record-paste = Oder füge ihren Text ein
record-text = Der Text der Aufzeichnung
record-open = Öffnen
record-checking = Jede Zeile wird geprüft …
record-good = Jede Zeile stimmt. { $moments ->
    [one] Es gibt einen Moment anzusehen.
   *[other] Es gibt { $moments } Momente anzusehen.
}
record-save = Aufzeichnung speichern

## Die Landkarte als Bild

picture-png = Landkarte als PNG
picture-svg = Landkarte als SVG
picture-whose = Wessen Landkarte
picture-points = { $points ->
    [one] { $points } Ruhmpunkt
   *[other] { $points } Ruhmpunkte
}
picture-rank = Rang { $rank } von { $players }
