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
# How far it is to the next title, after a game alone.
end-next-title = { $points ->
    [one] Noch { $points } Punkt bis zum Titel „{ $title }“.
   *[other] Noch { $points } Punkte bis zum Titel „{ $title }“.
}
end-top-title = Einen höheren Titel gibt es nicht.
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
end-known-deck = Diese Karten hätte man schon kennen können, darum steht dieses Spiel in keiner Bestenliste.
par-asking = Zum Vergleich spielt ein Bot dieselben Karten …
# $bot ist der Name eines Bots.
par = Bot „{ $bot }“ mit denselben Karten: Wertung { $rating } ({ $points ->
    [one] { $points } Ruhmpunkt
   *[other] { $points } Ruhmpunkte
}).
end-again = Noch ein Spiel
end-again-drawn = Noch ein Spiel mit neuen Dekreten
end-next = Zum nächsten Spiel

## Die Karten nachprüfen

check-cards = Prüfen, ob die Karten vor dem Spiel feststanden
check-working = Die Karten werden noch einmal ausgeteilt …
check-good = Alles stimmt: Aus dem Startwert noch einmal ausgeteilt, ist es das, was gezeigt wurde.
check-bad = Es stimmt nicht: In diesem Spiel wurde nicht so ausgeteilt, wie es versprochen war.
check-unknown = Diese Seite kennt die Regeln dieses Spiels nicht; geprüft ist nur das Versprechen.
check-promise-good = Versprechen: Der Startwert ergibt es.
check-promise-other-seed = Versprechen: Der genannte Startwert ergibt es nicht.
check-promise-other-promise = Versprechen: Es ist ein anderes, als vorher gegeben wurde.
check-rules-changed = Regeln: Sie wurden nach der ersten Karte geändert.
check-part-drawn = { $part ->
    [edicts] Dekrete
    [ambushes] Hinterhalte
   *[sheet] Landkarte
}: wie der Startwert sie zieht.
check-part-chosen = { $part ->
    [edicts] Dekrete
    [ambushes] Hinterhalte
   *[sheet] Landkarte
}: durch die Regeln des Tisches festgelegt, nicht gezogen.
check-part-bad = { $part ->
    [edicts] Dekrete
    [ambushes] Hinterhalte
   *[sheet] Landkarte
}: erwartet { $due }; gezeigt { $shown }.
check-other-map = eine andere Landkarte
check-cards-good = { $cards ->
    [one] Karten: { $cards } verglichen, und es ist die, die der Startwert austeilt.
   *[other] Karten: { $cards } verglichen, alle so und in der Reihenfolge, wie der Startwert sie austeilt.
}
check-cards-bad = { $wrong ->
    [one] Karten: { $wrong } ist nicht die, die der Startwert austeilt.
   *[other] Karten: { $wrong } sind nicht die, die der Startwert austeilt.
} { $season }, Karte { $number }: erwartet { $due }; gezeigt { $shown }.
check-saw-all = Dieser Browser sah jede dieser Karten, als sie aufgedeckt wurde.
check-saw-some = { $saw ->
    [one] Dieser Browser sah { $saw } dieser Karten beim Aufdecken.
   *[other] Dieser Browser sah { $saw } dieser Karten beim Aufdecken.
} Für die anderen verlässt er sich auf die Aufzeichnung, die der Server jetzt liefert.
check-saw-none = Dieser Browser sah keine Karte beim Aufdecken: Er verlässt sich auf die Aufzeichnung, die der Server jetzt liefert.
check-saw-file = Was versprochen und gezeigt wurde, steht in der Aufzeichnung, die du geöffnet hast.
check-no-record = Die Aufzeichnung kam nicht; geprüft ist nur, was dieser Browser sah.
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
replay-total = Bisher bezahlt
replay-link = Link zu diesem Moment
replay-speed = Tempo
replay-times = { $speed }×
replay-seasons = Zu einer Jahreszeit springen
# Welche zweite Landkarte gezeigt wird.
replay-beside = Vergleichen mit
replay-beside-none = Nichts
replay-beside-bot = Der stärkste Bot
replay-keys = Tasten
key-space = Leertaste
replay-key-step = Einen Moment zurück oder vor
replay-key-run = Abspielen, Pause
replay-key-season = Zu einer Jahreszeit springen
replay-key-speed = Schneller, langsamer
replay-key-ends = Zum Anfang, zum Ende
to-table = Zum Tisch
moment-card = Eine neue Karte: { $card }
# $solo is 1 in a game alone, else 0.
moment-round = { $solo ->
    [1] Gezeichnet: { $card }
   *[other] Alle haben gezeichnet: { $card }
}
moment-season = Der { $season } wird gewertet
moment-people = Ein Kommen und Gehen
moment-end = Das Ende

## Zwei Landkarten nebeneinander

compare-title = Ruhmpunkte im Vergleich
compare-by = Geordnet nach
compare-by-season = Jahreszeiten
compare-by-edict = Dekreten
compare-apart = Abstand
compare-maps = Landkarten vergleichen
compare-one = Erste Landkarte
compare-other = Zweite Landkarte

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
fair-title = Die Reinzeichnung
fair-alt = Die Landkarte von { $name } als gezeichnete Karte
fair-drawing = Die Landkarte wird ins Reine gezeichnet …
fair-failed = Die Landkarte konnte gerade nicht ins Reine gezeichnet werden.
fair-draw = Ins Reine zeichnen
fair-style = Farben
fair-style-light = Tag
fair-style-night = Nacht
fair-style-ink = Spart Tinte
fair-paper = Für
fair-screen = den Bildschirm

## Signing a map

sign-end = Signiere deine Karte
sign-end-of = Karte von { $who } signieren
