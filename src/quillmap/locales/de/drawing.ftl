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
# Die Monster der Gorgone liegen gut; als Nächstes ist ein Feld zu wählen.
draw-then-choose = Passt. Wähle dann, was sie zerstört.
draw-choose = Wähle das Feld, das zerstört wird.
# Auf dem Knopf, der zeichnet, solange die Form noch der Maus folgt.
draw-place-it = Hierhin legen
draw-no-change = vorerst keine Ruhmpunkte
# In einer Liste von Änderungen: „Münzen +1“.
draw-coins = Münzen
# In derselben Liste; $change ist less oder more, $points sind Ruhmpunkte.
draw-monsters = { $change ->
    [less] Monster kosten { $points } weniger
   *[more] Monster kosten { $points } mehr
  }

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
draw-destroy = Zerstören
draw-go-choose = Feld wählen
draw-cancel = Aufnehmen
# Von der Wahl des Feldes der Gorgone zurück zu den Monstern.
draw-back = Zurück
draw-sending = Wird gesendet …

## Gezeichnet und im Warten auf die anderen

draw-sealed = Gezeichnet:
draw-sealed-bot = Für dich gezeichnet vom Bot „{$bot}“:
draw-sealed-until = Bis die Letzten gezeichnet haben, bleibt es verdeckt, und du kannst es noch ändern.
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
draw-hints = Tipps
# $bot ist der Name eines Bots, etwa „Weitblick“.
draw-hints-by = Was der Bot „{$bot}“ zeichnen würde, das Beste zuerst:
draw-hints-used = { $count ->
    [one] {$count} genutzt
   *[other] {$count} genutzt
  }

## Tasten

draw-keys = Tasten und Maus
# Wird vorgelesen, wenn die Landkarte den Fokus bekommt.
draw-keys-said = Pfeiltasten bewegen die Form, R dreht, F spiegelt, Ziffern wählen, was du zeichnest, N springt zur nächsten Stelle, an die sie passt, Enter zeigt eine Vorschau und zeichnet dann, Escape nimmt die Form wieder auf.
draw-key-move = die Form bewegen
draw-key-turn = drehen; mit Umschalt andersherum
draw-key-flip = spiegeln
draw-key-choose = wählen, was du zeichnest
draw-key-next = nächste Stelle, an die sie passt; mit Umschalt die vorige
draw-key-enter = Vorschau, noch einmal zum Zeichnen
draw-key-escape = wieder aufnehmen
draw-mouse = Das Rad dreht, ein Rechtsklick spiegelt, ein Klick legt die Form ab.
