# The map, and drawing on it. Names of cards, terrain and people come in already translated.

## Squares in words, for those who listen: "D4, empty, ruins, under preview"

square-attacked = attacked by a hero
# This square can be chosen for the Gorgon or the Troll to destroy.
square-choose = can be destroyed
square-under = under preview
# The head of the column that names the rows A to K.
map-rows = Row
map-own = Your map

## What to do now

draw-section = Draw on the map
draw-explore = Draw a shape of “{$card}”.
draw-explore-ruins = Draw a shape of “{$card}” over at least one ruins square.
draw-hero = Place the hero of “{$card}”. The targets are what it strikes; monsters there are destroyed.
draw-ambush = Draw the monsters of “{$card}” on the map of {$who}.
# The German solo variant: the shape may be turned, but must cover this square.
draw-ambush-walk = Draw the monsters of “{$card}” over {$square}. Turn them as you like.
draw-gaze = The Gorgon destroys one square next to her. Choose a marked one.
draw-troll = The Troll destroys one empty square next to it. Choose a marked one.
draw-single = Nothing of “{$card}” fits on your map any more, so you draw one single square.
draw-single-ruins = No shape of “{$card}” can reach an open ruins square, so you draw one single square, anywhere, in any terrain.
draw-single-ambush = The monsters of “{$card}” fit nowhere on the map of {$who}, so you draw one single monster.
draw-single-ambush-any = The monsters of “{$card}” fit nowhere on the map of {$who}, so you draw one single square there, in any terrain.

## Options, and whether it fits

draw-options = What to draw
draw-with-coin = with a coin
draw-nowhere = fits nowhere
draw-fits = Fits
draw-misfit = Does not fit.
# $kind is mountain, or whatever else fills the square.
draw-filled = { $kind ->
    [mountain] { $square } is a mountain.
   *[other] { $square } is already filled.
  }
# The monsters of the Gorgon lie well; next, a square has to be chosen.
draw-then-choose = Fits. Then choose what she destroys.
draw-choose = Choose the square that is destroyed.
# Beside the button that draws, until a place was chosen by a click, a tap or keys.
draw-place = Choose its place on the map.
# Said of a hero who stands on the map: "Strikes C4, D3."
draw-strikes = Strikes { $squares }.
# Said after what a drawing would bring, once Enter was pressed for the first time.
draw-enter-draws = Enter again draws it.
# Said when Escape has taken back the preview.
draw-free = Picked up again.
# Said when a key has changed nothing: the shape lies at the edge, or looks the same when turned.
draw-as-before = As before.
draw-no-change = no points for now

## What a drawing brings, when and how often. $first and $second are seasons, $points has its sign before it

when-first = { $first ->
    [spring] in spring
    [summer] in summer
    [fall] in fall
   *[winter] in winter
  }
when-second = { $second ->
    [spring] in spring
    [summer] in summer
    [fall] in fall
   *[winter] in winter
  }
gain-once = { $name } { $points } { when-first }
gain-twice = { $name } { $points } { when-first } and again { when-second }
# Every coin brings a point at the end of each season that is left.
gain-coins = { $coins ->
    [one] a coin
   *[other] { $coins } coins
  }: { $coins } { $seasons ->
    [1] { when-first }
   *[other] in each of { $seasons } seasons
  }
# $points without a sign: how many points monsters cost less, or more.
gain-monsters = monsters cost { $points } { $change ->
    [less] less
   *[more] more
  }, { $seasons ->
    [1] { when-first }
   *[other] now and each season
  }
gain-total = in all { $points }

## Buttons

draw-tools = Move and turn
draw-turn = Turn
draw-turn-back = Turn back
draw-flip = Flip
# Jumps to the next place where the shape fits.
draw-next = Next place
draw-left = Left
draw-up = Up
draw-down = Down
draw-right = Right
draw-confirm = Draw it
draw-cancel = Pick it up
# From choosing the Gorgon's square back to placing the monsters.
draw-back = Back
draw-sending = Sending …

## Drawn, and waiting for the others

draw-sealed = Drawn:
draw-sealed-bot = Drawn for you by {$bot}:
draw-sealed-until = It stays hidden, and yours to change, until the last player has drawn.
draw-sealed-bot-until = It stays hidden until the last player has drawn.
draw-take-back = Take it back

## When something went wrong

draw-offline = There is no connection right now. Your drawing stays here; draw it as soon as the connection is back.
draw-unsure = The connection was lost before the answer came. One moment: you will soon see whether your drawing arrived.
draw-lost = Your drawing did not arrive. It is still here: draw it again.

## The typed line

# The placeholder shows the drawing on the map, such as: forest C4 C5 D5
draw-typed = Or type it: terrain and squares
draw-typed-go = Show

## Hints

draw-hint = Hint
draw-hint-thinking = Thinking …
draw-hint-shown = This is a hint, not yet your drawing. Select it to take it.
draw-hints = Hints
draw-hints-used = { $count ->
    [one] {$count} used
   *[other] {$count} used
  }

## Keys

draw-keys = Keys and mouse
# Read out when the map gets the focus.
draw-keys-said = Arrow keys move the shape, R turns, F flips, digits choose what to draw, N jumps to the next place where it fits, Enter previews and then draws, Escape picks it up again, M comes back to the map from anywhere.
draw-key-move = move the shape
draw-key-turn = turn; with Shift the other way round
draw-key-flip = flip
draw-key-choose = choose what to draw
draw-key-next = next place where it fits; with Shift the one before
draw-key-enter = preview, and once more to draw
draw-key-escape = pick it up again
draw-key-map = to the map, from anywhere
draw-mouse = The wheel turns (with Shift, where the page can scroll), a right click flips, and the shape follows the mouse until a click puts it down.
