# Shapes in words, for those who listen: "three in a row and one below the last". A list of parts: first
# a line, read from the left or from the top, then what hangs on it.
# Counted are squares, "θέση": words for them are feminine.

number-1 = μία
number-2 = δύο
number-3 = τρεις
number-4 = τέσσερις

## The line, or the whole shape

shape-square = μία θέση
shape-row = { $count } σε γραμμή
shape-column = { $count } σε στήλη
shape-row-gap = δύο σε γραμμή με κενό ανάμεσα
shape-column-gap = δύο σε στήλη με κενό ανάμεσα
shape-falling = { $count } διαγώνια προς τα κάτω δεξιά
shape-rising = { $count } διαγώνια προς τα πάνω δεξιά
# $high and $wide are digits: 2 by 2.
shape-block = ορθογώνιο { $high } επί { $wide }
shape-rows-gap = δύο γραμμές των δύο με κενό ανάμεσα
shape-columns-gap = δύο στήλες των δύο με κενό ανάμεσα
# Shapes that no card has: the columns of each row, such as "1 3; 2".
shape-other = γραμμή προς γραμμή { $rows }

## What hangs on it. The gap is that of "two in a row with a gap between".

shape-above = { $count } πάνω από { $at ->
    [first] την πρώτη
    [middle] τη μεσαία
    [gap] το κενό
    [first-two] τις δύο πρώτες
    [last-two] τις δύο τελευταίες
   *[last] την τελευταία
  }
shape-below = { $count } κάτω από { $at ->
    [first] την πρώτη
    [middle] τη μεσαία
    [gap] το κενό
    [first-two] τις δύο πρώτες
    [last-two] τις δύο τελευταίες
   *[last] την τελευταία
  }
shape-left = { $count } αριστερά από { $at ->
    [first] την πρώτη
    [middle] τη μεσαία
    [gap] το κενό
    [first-two] τις δύο πρώτες
    [last-two] τις δύο τελευταίες
   *[last] την τελευταία
  }
shape-right = { $count } δεξιά από { $at ->
    [first] την πρώτη
    [middle] τη μεσαία
    [gap] το κενό
    [first-two] τις δύο πρώτες
    [last-two] τις δύο τελευταίες
   *[last] την τελευταία
  }
# A second line beside the first one, which goes on past its end.
shape-beyond-above = { $count } από πάνω { $at ->
    [first] αρχίζοντας από την πρώτη προς τα αριστερά
   *[last] αρχίζοντας από την τελευταία προς τα δεξιά
  }
shape-beyond-below = { $count } από κάτω { $at ->
    [first] αρχίζοντας από την πρώτη προς τα αριστερά
   *[last] αρχίζοντας από την τελευταία προς τα δεξιά
  }
shape-beyond-left = { $count } στα αριστερά { $at ->
    [first] αρχίζοντας από την πρώτη προς τα πάνω
   *[last] αρχίζοντας από την τελευταία προς τα κάτω
  }
shape-beyond-right = { $count } στα δεξιά { $at ->
    [first] αρχίζοντας από την πρώτη προς τα πάνω
   *[last] αρχίζοντας από την τελευταία προς τα κάτω
  }
# One square that touches an end of the line only at a corner.
shape-upper-left = μία διαγώνια πάνω αριστερά από { $at ->
    [first] την πρώτη
   *[last] την τελευταία
  }
shape-upper-right = μία διαγώνια πάνω δεξιά από { $at ->
    [first] την πρώτη
   *[last] την τελευταία
  }
shape-lower-left = μία διαγώνια κάτω αριστερά από { $at ->
    [first] την πρώτη
   *[last] την τελευταία
  }
shape-lower-right = μία διαγώνια κάτω δεξιά από { $at ->
    [first] την πρώτη
   *[last] την τελευταία
  }

## What a hero strikes

strikes-sides = χτυπά και στις τέσσερις πλευρές
strikes-corners = χτυπά και στις τέσσερις γωνίες
strikes-line = χτυπά { $count } σε ευθεία { $way ->
    [up] προς τα πάνω
    [down] προς τα κάτω
    [left] προς τα αριστερά
   *[right] προς τα δεξιά
  }
# A line across, with one line of squares between it and the hero.
strikes-across = χτυπά { $count } { $way ->
    [up] σε γραμμή, δύο θέσεις πιο πάνω
    [down] σε γραμμή, δύο θέσεις πιο κάτω
    [left] σε στήλη, δύο θέσεις πιο αριστερά
   *[right] σε στήλη, δύο θέσεις πιο δεξιά
  }
