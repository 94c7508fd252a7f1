# Die Landkarte und das Zeichnen darauf. Namen von Karten, Gelände und Personen kommen schon übersetzt herein.

## Felder in Worten, für alle, die zuhören: „D4, leer, Ruinen, unter der Vorschau“

square-attacked = wird angegriffen
# Dieses Feld kann für Gorgone oder Troll gewählt werden.
square-choose = kann zerstört werden
square-under = unter der Vorschau
# Der Kopf der Spalte, die die Zeilen A bis K nennt.
map-rows = Zeile
map-own = Deine Landkarte

## Was jetzt zu tun ist

draw-section = Auf der Landkarte zeichnen
draw-explore = Zeichne eine Form von „{$card}“.
draw-explore-ruins = Zeichne eine Form von „{$card}“ über mindestens ein Ruinenfeld.
draw-hero = Zeichne „{$card}“. Die Ziele zeigen, was angegriffen wird; Monster darauf werden zerstört.
draw-ambush = Zeichne die Monster von „{$card}“ auf die Landkarte von {$who}.
# Die deutsche Solovariante: Die Form darf gedreht werden, muss aber dieses Feld bedecken.
draw-ambush-walk = Zeichne die Monster von „{$card}“ über {$square}. Drehe sie, wie du magst.
draw-gaze = Die Gorgone zerstört ein Feld neben sich. Wähle ein markiertes.
draw-troll = Der Troll zerstört ein leeres Feld neben sich. Wähle ein markiertes.
draw-single = Von „{$card}“ passt nichts mehr auf deine Landkarte, darum zeichnest du ein einzelnes Feld.
draw-single-ruins = Keine Form von „{$card}“ erreicht ein leeres Ruinenfeld, darum zeichnest du ein einzelnes Feld, irgendwo und mit beliebiger Geländeart.
draw-single-ambush = Die Monster von „{$card}“ passen nirgends auf die Landkarte von {$who}, darum zeichnest du ein einzelnes Monster.
draw-single-ambush-any = Die Monster von „{$card}“ passen nirgends auf die Landkarte von {$who}, darum zeichnest du dort ein einzelnes Feld mit beliebiger Geländeart.

## Was zur Wahl steht und ob es passt

draw-options = Was du zeichnest
draw-with-coin = mit Münze
draw-nowhere = passt nirgends
draw-fits = Passt
draw-misfit = Passt nicht.
# $kind is mountain, or whatever else fills the square.
draw-filled = { $kind ->
    [mountain] { $square } ist ein Gebirge.
   *[other] { $square } ist schon ausgefüllt.
  }
# Die Monster der Gorgone liegen gut; als Nächstes ist ein Feld zu wählen.
draw-then-choose = Passt. Wähle dann, was sie zerstört.
draw-choose = Wähle das Feld, das zerstört wird.
# Neben dem Knopf, der zeichnet, bis ein Platz gewählt ist: mit Klick, Tippen oder Tasten.
draw-place = Wähle den Platz auf der Landkarte.
# Said of a hero who stands on the map: "Strikes C4, D3."
draw-strikes = Trifft { $squares }.
# Said after what a drawing would bring, once Enter was pressed for the first time.
draw-enter-draws = Noch einmal Enter zeichnet es.
# Said when Escape has taken back the preview.
draw-free = Wieder aufgenommen.
# Said when a key has changed nothing: the shape lies at the edge, or looks the same when turned.
draw-as-before = Wie zuvor.
draw-no-change = vorerst keine Ruhmpunkte

## What a drawing brings, when and how often. $first and $second are seasons, $points has its sign before it

when-first = { $first ->
    [spring] im Frühling
    [summer] im Sommer
    [fall] im Herbst
   *[winter] im Winter
  }
when-second = { $second ->
    [spring] im Frühling
    [summer] im Sommer
    [fall] im Herbst
   *[winter] im Winter
  }
gain-once = { $name } { $points } { when-first }
gain-twice = { $name } { $points } { when-first } und noch einmal { when-second }
# Every coin brings a point at the end of each season that is left.
gain-coins = { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
  }: { $coins } { $seasons ->
    [1] { when-first }
   *[other] in jeder von { $seasons } Jahreszeiten
  }
# $points without a sign: how many points monsters cost less, or more.
gain-monsters = Monster kosten { $points } { $change ->
    [less] weniger
   *[more] mehr
  }, { $seasons ->
    [1] { when-first }
   *[other] jetzt und in jeder Jahreszeit
  }
gain-total = zusammen { $points }

## Knöpfe

draw-tools = Bewegen und drehen
draw-turn = Drehen
draw-turn-back = Zurückdrehen
draw-flip = Spiegeln
# Springt zur nächsten Stelle, an die die Form passt.
draw-next = Nächste Stelle
draw-left = Nach links
draw-up = Nach oben
draw-down = Nach unten
draw-right = Nach rechts
draw-confirm = Zeichnen
draw-cancel = Aufnehmen
# Von der Wahl des Feldes der Gorgone zurück zu den Monstern.
draw-back = Zurück
draw-sending = Wird gesendet …

## Gezeichnet und im Warten auf die anderen

draw-sealed = Gezeichnet:
draw-sealed-bot = Für dich gezeichnet vom Bot „{$bot}“:
draw-sealed-until = Bis die Letzten gezeichnet haben, bleibt es verdeckt, und du kannst es noch ändern.
draw-sealed-bot-until = Es bleibt verdeckt, bis die Letzten gezeichnet haben.
draw-take-back = Zurücknehmen

## Wenn etwas schiefging

draw-offline = Gerade gibt es keine Verbindung. Deine Zeichnung bleibt hier; zeichne sie, sobald die Verbindung wieder da ist.
draw-unsure = Die Verbindung riss ab, bevor die Antwort kam. Einen Moment: Gleich siehst du, ob die Zeichnung ankam.
draw-lost = Deine Zeichnung ist nicht angekommen. Sie liegt noch hier: Zeichne sie noch einmal.

## Die getippte Zeile

# Der Platzhalter zeigt die Zeichnung auf der Landkarte, etwa: forest C4 C5 D5
draw-typed = Gelände und Felder tippen
draw-typed-go = Zeigen

## Tipps

draw-hint = Tipp
draw-hint-thinking = Denkt nach …
draw-hint-shown = Das ist ein Tipp, noch nicht deine Zeichnung. Wähle ihn aus, um ihn zu übernehmen.
draw-hints = Tipps
draw-hints-used = { $count ->
    [one] {$count} genutzt
   *[other] {$count} genutzt
  }

## Tasten

draw-keys = Tasten und Maus
# Wird vorgelesen, wenn die Landkarte den Fokus bekommt.
draw-keys-said = Pfeiltasten bewegen die Form, R dreht, F spiegelt, Ziffern wählen, was du zeichnest, N springt zur nächsten Stelle, an die sie passt, Enter zeigt eine Vorschau und zeichnet dann, Escape nimmt die Form wieder auf, M führt von überall zurück zur Landkarte.
draw-key-move = die Form bewegen
draw-key-turn = drehen; mit Umschalt andersherum
draw-key-flip = spiegeln
draw-key-choose = wählen, was du zeichnest
draw-key-next = nächste Stelle, an die sie passt; mit Umschalt die vorige
draw-key-enter = Vorschau, noch einmal zum Zeichnen
draw-key-escape = wieder aufnehmen
draw-key-map = zur Landkarte, von überall
draw-mouse = Das Rad dreht (mit Umschalt, wo die Seite scrollen kann), ein Rechtsklick spiegelt und die Form folgt der Maus, bis ein Klick sie ablegt.
