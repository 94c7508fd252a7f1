# Shapes in words, for those who listen: "three in a row and one below the last". A list of parts: first
# a line, read from the left or from the top, then what hangs on it.
# Counted are squares, "obszar": words for them are masculine.

number-1 = jeden
number-2 = dwa
number-3 = trzy
number-4 = cztery

## The line, or the whole shape

shape-square = jeden obszar
shape-row = { $count } w rzędzie
shape-column = { $count } w kolumnie
shape-row-gap = dwa w rzędzie z przerwą pośrodku
shape-column-gap = dwa w kolumnie z przerwą pośrodku
shape-falling = { $count } na ukos w prawo w dół
shape-rising = { $count } na ukos w prawo w górę
# $high and $wide are digits: 2 by 2.
shape-block = blok { $high } na { $wide }
shape-rows-gap = dwa rzędy po dwa z przerwą pośrodku
shape-columns-gap = dwie kolumny po dwa z przerwą pośrodku
# Shapes that no card has: the columns of each row, such as "1 3; 2".
shape-other = rząd po rzędzie { $rows }

## What hangs on it. The gap is that of "two in a row with a gap between".

shape-above = { $count } nad { $at ->
    [first] pierwszym
    [middle] środkowym
    [gap] przerwą
    [first-two] dwoma pierwszymi
    [last-two] dwoma ostatnimi
   *[last] ostatnim
  }
shape-below = { $count } pod { $at ->
    [first] pierwszym
    [middle] środkowym
    [gap] przerwą
    [first-two] dwoma pierwszymi
    [last-two] dwoma ostatnimi
   *[last] ostatnim
  }
shape-left = { $count } na lewo od { $at ->
    [first] pierwszego
    [middle] środkowego
    [gap] przerwy
    [first-two] dwóch pierwszych
    [last-two] dwóch ostatnich
   *[last] ostatniego
  }
shape-right = { $count } na prawo od { $at ->
    [first] pierwszego
    [middle] środkowego
    [gap] przerwy
    [first-two] dwóch pierwszych
    [last-two] dwóch ostatnich
   *[last] ostatniego
  }
# A second line beside the first one, which goes on past its end.
shape-beyond-above = { $count } powyżej począwszy od { $at ->
    [first] pierwszego w lewo
   *[last] ostatniego w prawo
  }
shape-beyond-below = { $count } poniżej począwszy od { $at ->
    [first] pierwszego w lewo
   *[last] ostatniego w prawo
  }
shape-beyond-left = { $count } po lewej począwszy od { $at ->
    [first] pierwszego w górę
   *[last] ostatniego w dół
  }
shape-beyond-right = { $count } po prawej począwszy od { $at ->
    [first] pierwszego w górę
   *[last] ostatniego w dół
  }
# One square that touches an end of the line only at a corner.
shape-upper-left = jeden na ukos w lewo w górę od { $at ->
    [first] pierwszego
   *[last] ostatniego
  }
shape-upper-right = jeden na ukos w prawo w górę od { $at ->
    [first] pierwszego
   *[last] ostatniego
  }
shape-lower-left = jeden na ukos w lewo w dół od { $at ->
    [first] pierwszego
   *[last] ostatniego
  }
shape-lower-right = jeden na ukos w prawo w dół od { $at ->
    [first] pierwszego
   *[last] ostatniego
  }

## What a hero strikes

strikes-sides = atakuje cztery obszary stykające się bokiem
strikes-corners = atakuje cztery obszary stykające się rogiem
strikes-line = atakuje { $count } w linii { $way ->
    [up] w górę
    [down] w dół
    [left] w lewo
   *[right] w prawo
  }
# A line across, with one line of squares between it and the hero.
strikes-across = atakuje { $count } { $way ->
    [up] w rzędzie, o dwa obszary wyżej
    [down] w rzędzie, o dwa obszary niżej
    [left] w kolumnie, o dwa obszary w lewo
   *[right] w kolumnie, o dwa obszary w prawo
  }
