# Was die Kommandozeile antwortet und ablehnt: score, legal, ambush, replay, hindsight. Nicht auf der Seite.
# Wörter, die man tippt (--card, legal, hamlet), und die Namen der Felder bleiben, wie sie sind.

## Aufzählungen: „Wald, Dorf oder Acker“

list-or = { $first } oder { $last }
list-and = { $first } und { $last }

## Was sich nicht lesen lässt. Davor stehen der Name der Datei und ein Doppelpunkt

command-input-closed = die Standardeingabe ist geschlossen
command-output-closed = die Standardausgabe ist geschlossen, also lässt sich nichts antworten
command-standard-input = Standardeingabe
command-type-it = gib { $what ->
    [record] eine Aufzeichnung
    [sheet] eine Landkarte (elf Zeilen mit elf Zeichen)
    [questions] Fragen als JSON (eine je Zeile)
   *[seed] einen Startwert
} ein, dann Strg-D in einer eigenen Zeile.
command-too-long = das ist viel zu lang für { $what ->
    [record] eine Aufzeichnung
    [sheet] eine Landkarte aus elf Zeilen mit elf Zeichen
    [questions] Fragen als JSON, eine je Zeile
   *[seed] einen Startwert
}
command-not-text = das ist kein Text in UTF-8
command-not-a-record = Das ist keine Aufzeichnung von Quillmap.

## Was falsch getippt wurde

command-missing = { $what } fehlt
command-needs-value = { $option } braucht einen Wert
command-no-value = { $option } nimmt keinen Wert
command-cannot-be = { $option } kann nicht { $value } sein; möglich sind { $choices }
command-not-a-number = { $option } ist eine ganze Zahl, nicht { $value }
command-not-together = { $one } und { $other } passen nicht zusammen
command-unknown = es gibt keinen Befehl { $word }
command-no-option = es gibt keine Option { $option }
command-word-too-many = { $word } ist ein Wort zu viel
command-did-you-mean = { $said }; meinst du { $word }?
command-see-help = { $said }; quillmap --help zählt die Befehle auf
command-option-form = eine Option schreibt man Name=Wert, nicht { $text }
command-no-card = es gibt keine Karte { $name }
command-wrong-card = { $name } ist { $kind ->
    [explore] eine Erkundungskarte
    [ruins] eine Ruinenkarte
    [ambush] ein Hinterhalt
    [hero] eine Held_in-Karte
   *[scoring] eine Wertungskarte
}; hier braucht es { $wanted ->
    [ambush] einen Hinterhalt
    [scoring] eine Wertungskarte
   *[drawable] eine Erkundungskarte, einen Hinterhalt oder eine Held_in-Karte
}
command-which-card = welche Karte? Ergänze --card, zum Beispiel --card { $example }
command-jsonl = mit --jsonl stehen { $what ->
    [ruins] Karte und Ruinen
   *[options] Karte und Optionen
} in jeder Zeile

## score

score-monster-penalty = Abzug für Monster
score-monsters-and-coins = Monster und Münzen
score-together = zusammen
score-card-or-edicts = entweder --card oder --edicts, nicht beides
score-season-edicts = welche Dekrete werden dann gewertet? Ergänze --edicts mit vier Karten, A bis D
score-which-edicts = welche vier Karten liegen unter A bis D?
score-unlike-any-map = Hinweis: So liegen Gebirge, Ödnis und Ruinen auf keiner gedruckten Landkarte
score-nearest-map = { score-unlike-any-map }. Landkarte { $sheet } unterscheidet sich bei { $squares } (Gelände auf Ruinen ist ein kleiner Buchstabe)

## legal

legal-count = { $name }: { $count ->
    [0] keine Möglichkeit
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}{ $over ->
    [ruins] {" auf Ruinen"}
   *[anywhere] {""}
}.
legal-single = Stattdessen würde man irgendwo ein einzelnes Feld zeichnen.
legal-coin = bringt eine Münze
legal-placement = { $name }, Möglichkeit { $number }: { $squares }
legal-no-number = { $count ->
    [0] es gibt keine Möglichkeit, also auch keine Nummer { $number }
    [one] es gibt { $count } Möglichkeit, also keine Nummer { $number }
   *[other] es gibt { $count } Möglichkeiten, also keine Nummer { $number }
}

## ambush

ambush-nowhere = { $name } passt nirgends: Die Karte wird übergangen und kommt aus dem Spiel.
ambush-choices = { $name }: Zur Wahl stehen { $count } Möglichkeiten; gezeichnet ist die erste.

## replay

replay-game = { $ruleset ->
    [base] { option-ruleset-base }
    [heroes] { option-ruleset-heroes }
   *[combined] Der Kartograph und Die Kartographin kombiniert
}, { $sheet ->
    [own] { sheet-short-own }
   *[other] { sheet-short }
}
replay-players = Namen
replay-edicts = Dekrete
replay-undos = Rücknahmen
replay-hints = Tipps
replay-deck = Karten
replay-others = { $count ->
    [one] { $count } weitere Person
   *[other] { $count } weitere Personen
}
replay-deck-of = die des Spiels { $game }, das vorher zu Ende war
replay-deck-lesson = die des geführten ersten Spiels, für alle dieselben
replay-unfinished = Das Spiel ist nicht zu Ende: Es ist { $season ->
    [spring] Frühling
    [summer] Sommer
    [fall] Herbst
   *[winter] Winter
}.
replay-checked = Geprüft: jeder Zug, die Wertungen und dass der Startwert genau diese Karten ergibt{ $chosen ->
    [edicts] {" "}(die Dekrete wurden gewählt, nicht gezogen)
    [ambushes] {" "}(die Hinterhalte wurden gewählt, nicht gezogen)
    [both] {" "}(Dekrete und Hinterhalte wurden gewählt, nicht gezogen)
   *[nothing] {""}
}.
replay-no-seed = Jeder Zug stimmt. Die Karten sind nicht geprüft: Die Aufzeichnung nennt keinen Startwert.
replay-so-far = Jeder Zug bis hierher stimmt. Der Startwert kommt mit dem Ende des Spiels.
replay-rated = { $points ->
    [one] { $points } Ruhmpunkt
   *[other] { $points } Ruhmpunkte
} minus { $worth }, die Solowerte auf deinen vier Wertungskarten: Wertung { $rating }, { $title }.

## hindsight

hindsight-best = das beste im Nachhinein gefundene
hindsight-column-rating = Wertung
hindsight-found = Das beste im Nachhinein gefundene Spiel erreicht Wertung { $best }, { $title }. { hindsight-bound }
hindsight-more = Wertung { $rating }; das beste im Nachhinein gefundene Spiel erreicht Wertung { $best }, { $title }, { $more } mehr. { hindsight-bound }
hindsight-no-more = Wertung { $rating }; das beste im Nachhinein gefundene Spiel erreicht Wertung { $best }, { $title }, also nicht mehr. Ein größeres --width sucht weiter.
hindsight-bound = Es kann bessere geben: So viel war mindestens möglich.
hindsight-either = nenne entweder die Aufzeichnung eines beendeten Solospiels oder ein --seed
hindsight-with-seed = --ruleset, --sheet und --options gehören zu --seed: Eine Aufzeichnung hat ihre eigenen
hindsight-width = --width ist eine Zahl von 1 bis { $most }, nicht { $text }
hindsight-seed = --seed sind 64 hexadezimale Ziffern, nicht { $text }
hindsight-not-solo = das ist kein Solospiel, und hindsight ist für Solospiele
hindsight-unfinished = dieses Spiel wurde nicht beendet, darum kennt man seine Karten nicht
hindsight-no-seed = diese Aufzeichnung nennt keinen Startwert, darum kennt man ihre Karten nicht
hindsight-exists = { $file } gibt es schon, und --record ersetzt nichts

## Köpfe schmaler Spalten

column-season = Jahreszeit
column-edict = Dekret
column-coins = Münzen
column-monsters = Monster
column-total = Punkte
column-sum = Summe
column-rank = Platz
column-name = Name
column-left = weg

## quillmap picture

picture-kind = { $file } muss auf .svg oder .png enden
picture-seat = --seat ist einer der { $seats } Plätze dieser Partie, gezählt ab 1, nicht { $text }
picture-date = --date ist ein Tag wie 2026-11-17, nicht { $text }
picture-exists = { $file } gibt es schon, und ersetzt wird nichts
picture-no-painter = PNG braucht ein weiteres Paket: pip install "quillmap[pictures]"
