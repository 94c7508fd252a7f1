# Shapes in words, for those who listen: "three in a row and one below the last". A list of parts: first
# a line, read from the left or from the top, then what hangs on it.
# What is counted are squares.

number-1 = one
number-2 = two
number-3 = three
number-4 = four

## The line, or the whole shape

shape-square = one square
shape-row = { $count } in a row
shape-column = { $count } in a column
shape-row-gap = two in a row with a gap between
shape-column-gap = two in a column with a gap between
shape-falling = { $count } diagonally down to the right
shape-rising = { $count } diagonally up to the right
# $high and $wide are digits: 2 by 2.
shape-block = a block of { $high } by { $wide }
shape-rows-gap = two rows of two with a gap between
shape-columns-gap = two columns of two with a gap between
# Shapes that no card has: the columns of each row, such as "1 3; 2".
shape-other = row by row { $rows }

## What hangs on it. The gap is that of "two in a row with a gap between".

shape-above = { $count } above { $at ->
    [first] the first
    [middle] the middle one
    [gap] the gap
    [first-two] the first two
    [last-two] the last two
   *[last] the last
  }
shape-below = { $count } below { $at ->
    [first] the first
    [middle] the middle one
    [gap] the gap
    [first-two] the first two
    [last-two] the last two
   *[last] the last
  }
shape-left = { $count } to the left of { $at ->
    [first] the first
    [middle] the middle one
    [gap] the gap
    [first-two] the first two
    [last-two] the last two
   *[last] the last
  }
shape-right = { $count } to the right of { $at ->
    [first] the first
    [middle] the middle one
    [gap] the gap
    [first-two] the first two
    [last-two] the last two
   *[last] the last
  }
# A second line beside the first one, which goes on past its end.
shape-beyond-above = { $count } above going { $at ->
    [first] left from the first
   *[last] right from the last
  }
shape-beyond-below = { $count } below going { $at ->
    [first] left from the first
   *[last] right from the last
  }
shape-beyond-left = { $count } on the left going { $at ->
    [first] up from the first
   *[last] down from the last
  }
shape-beyond-right = { $count } on the right going { $at ->
    [first] up from the first
   *[last] down from the last
  }
# One square that touches an end of the line only at a corner.
shape-upper-left = one to the upper left of the { $at ->
    [first] first
   *[last] last
  }
shape-upper-right = one to the upper right of the { $at ->
    [first] first
   *[last] last
  }
shape-lower-left = one to the lower left of the { $at ->
    [first] first
   *[last] last
  }
shape-lower-right = one to the lower right of the { $at ->
    [first] first
   *[last] last
  }

## What a hero strikes

strikes-sides = strikes on all four sides
strikes-corners = strikes at all four corners
strikes-line = strikes { $count } in a line { $way ->
    [up] upwards
    [down] downwards
    [left] to the left
   *[right] to the right
  }
# A line across, with one line of squares between it and the hero.
strikes-across = strikes { $count } { $way ->
    [up] in a row, two squares up
    [down] in a row, two squares down
    [left] in a column, two squares to the left
   *[right] in a column, two squares to the right
  }
