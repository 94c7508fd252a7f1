# Shapes in words, for those who listen: "three in a row and one below the last". A list of parts: first
# a line, read from the left or from the top, then what hangs on it.
# Counted are squares, "pole": words for them are neuter.

number-1 = jedno
number-2 = dvě
number-3 = tři
number-4 = čtyři

## The line, or the whole shape

shape-square = jedno pole
shape-row = { $count } vedle sebe
shape-column = { $count } pod sebou
shape-row-gap = dvě vedle sebe s mezerou mezi nimi
shape-column-gap = dvě pod sebou s mezerou mezi nimi
shape-falling = { $count } šikmo doprava dolů
shape-rising = { $count } šikmo doprava nahoru
# $high and $wide are digits: 2 by 2.
shape-block = blok { $high } krát { $wide }
shape-rows-gap = dva řádky po dvou s mezerou mezi nimi
shape-columns-gap = dva sloupce po dvou s mezerou mezi nimi
# Shapes that no card has: the columns of each row, such as "1 3; 2".
shape-other = řádek po řádku { $rows }

## What hangs on it. The gap is that of "two in a row with a gap between".

shape-above = { $count } nad { $at ->
    [first] prvním
    [middle] prostředním
    [gap] mezerou
    [first-two] prvními dvěma
    [last-two] posledními dvěma
   *[last] posledním
  }
shape-below = { $count } pod { $at ->
    [first] prvním
    [middle] prostředním
    [gap] mezerou
    [first-two] prvními dvěma
    [last-two] posledními dvěma
   *[last] posledním
  }
shape-left = { $count } vlevo od { $at ->
    [first] prvního
    [middle] prostředního
    [gap] mezery
    [first-two] prvních dvou
    [last-two] posledních dvou
   *[last] posledního
  }
shape-right = { $count } vpravo od { $at ->
    [first] prvního
    [middle] prostředního
    [gap] mezery
    [first-two] prvních dvou
    [last-two] posledních dvou
   *[last] posledního
  }
# A second line beside the first one, which goes on past its end.
shape-beyond-above = { $count } nad nimi počínaje { $at ->
    [first] prvním směrem doleva
   *[last] posledním směrem doprava
  }
shape-beyond-below = { $count } pod nimi počínaje { $at ->
    [first] prvním směrem doleva
   *[last] posledním směrem doprava
  }
shape-beyond-left = { $count } vlevo počínaje { $at ->
    [first] prvním směrem nahoru
   *[last] posledním směrem dolů
  }
shape-beyond-right = { $count } vpravo počínaje { $at ->
    [first] prvním směrem nahoru
   *[last] posledním směrem dolů
  }
# One square that touches an end of the line only at a corner.
shape-upper-left = jedno šikmo vlevo nad { $at ->
    [first] prvním
   *[last] posledním
  }
shape-upper-right = jedno šikmo vpravo nad { $at ->
    [first] prvním
   *[last] posledním
  }
shape-lower-left = jedno šikmo vlevo pod { $at ->
    [first] prvním
   *[last] posledním
  }
shape-lower-right = jedno šikmo vpravo pod { $at ->
    [first] prvním
   *[last] posledním
  }

## What a hero strikes

strikes-sides = útočí na všechny čtyři strany
strikes-corners = útočí přes všechny čtyři rohy
strikes-line = útočí na { $count } v přímce { $way ->
    [up] nahoru
    [down] dolů
    [left] doleva
   *[right] doprava
  }
# A line across, with one line of squares between it and the hero.
strikes-across = útočí na { $count } { $way ->
    [up] vedle sebe, o dvě pole výš
    [down] vedle sebe, o dvě pole níž
    [left] pod sebou, o dvě pole vlevo
   *[right] pod sebou, o dvě pole vpravo
  }
