# Shapes in words, for those who listen: "three in a row and one below the last". A list of parts: first
# a line, read from the left or from the top, then what hangs on it.
# Counted are squares, "Feld": words for them are neuter.

number-1 = eins
number-2 = zwei
number-3 = drei
number-4 = vier

## The line, or the whole shape

shape-square = ein Feld
shape-row = { $count } nebeneinander
shape-column = { $count } untereinander
shape-row-gap = zwei nebeneinander mit einer Lücke dazwischen
shape-column-gap = zwei untereinander mit einer Lücke dazwischen
shape-falling = { $count } schräg nach rechts unten
shape-rising = { $count } schräg nach rechts oben
# $high and $wide are digits: 2 by 2.
shape-block = ein Block von { $high } mal { $wide }
shape-rows-gap = zwei Zweierzeilen mit einer Lücke dazwischen
shape-columns-gap = zwei Zweierspalten mit einer Lücke dazwischen
# Shapes that no card has: the columns of each row, such as "1 3; 2".
shape-other = Zeile für Zeile { $rows }

## What hangs on it. The gap is that of "two in a row with a gap between".

shape-above = { $count } über { $at ->
    [first] dem ersten
    [middle] dem mittleren
    [gap] der Lücke
    [first-two] den ersten beiden
    [last-two] den letzten beiden
   *[last] dem letzten
  }
shape-below = { $count } unter { $at ->
    [first] dem ersten
    [middle] dem mittleren
    [gap] der Lücke
    [first-two] den ersten beiden
    [last-two] den letzten beiden
   *[last] dem letzten
  }
shape-left = { $count } links { $at ->
    [first] vom ersten
    [middle] vom mittleren
    [gap] von der Lücke
    [first-two] von den ersten beiden
    [last-two] von den letzten beiden
   *[last] vom letzten
  }
shape-right = { $count } rechts { $at ->
    [first] vom ersten
    [middle] vom mittleren
    [gap] von der Lücke
    [first-two] von den ersten beiden
    [last-two] von den letzten beiden
   *[last] vom letzten
  }
# A second line beside the first one, which goes on past its end.
shape-beyond-above = { $count } darüber { $at ->
    [first] vom ersten an nach links
   *[last] vom letzten an nach rechts
  }
shape-beyond-below = { $count } darunter { $at ->
    [first] vom ersten an nach links
   *[last] vom letzten an nach rechts
  }
shape-beyond-left = { $count } links daneben { $at ->
    [first] vom ersten an nach oben
   *[last] vom letzten an nach unten
  }
shape-beyond-right = { $count } rechts daneben { $at ->
    [first] vom ersten an nach oben
   *[last] vom letzten an nach unten
  }
# One square that touches an end of the line only at a corner.
shape-upper-left = eins schräg links über { $at ->
    [first] dem ersten
   *[last] dem letzten
  }
shape-upper-right = eins schräg rechts über { $at ->
    [first] dem ersten
   *[last] dem letzten
  }
shape-lower-left = eins schräg links unter { $at ->
    [first] dem ersten
   *[last] dem letzten
  }
shape-lower-right = eins schräg rechts unter { $at ->
    [first] dem ersten
   *[last] dem letzten
  }

## What a hero strikes

strikes-sides = trifft an allen vier Seiten
strikes-corners = trifft an allen vier Ecken
strikes-line = trifft { $count } in gerader Linie nach { $way ->
    [up] oben
    [down] unten
    [left] links
   *[right] rechts
  }
# A line across, with one line of squares between it and the hero.
strikes-across = trifft { $count } { $way ->
    [up] nebeneinander, zwei Felder weiter oben
    [down] nebeneinander, zwei Felder weiter unten
    [left] untereinander, zwei Felder weiter links
   *[right] untereinander, zwei Felder weiter rechts
  }
