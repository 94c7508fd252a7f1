# Hints: a nudge, three places, and why. Loaded when somebody asks for one; the terminal says them, too.
# $squares, $open: names of squares, as on the map. $first and $second are seasons, $seasons how many.

## Around them

hint-show = Show me where
hint-counted = This counts as a hint, once in this round.
# $bot is the name of a bot, such as "weighted".
draw-hints-by = In the order of the bot {$bot}, which thinks of cards to come as well.
# What follows compares the hint with what the player is about to draw on these squares.
hint-beside = Compared with your drawing on { $squares }:
# $yours and $points are both sums with their signs; $gains is a list such as "Canal Lake +3 in summer; a coin: 1 in fall".
# The sum of the hint stands above it.
hint-yours = Yours on { $squares } brings { $yours } in all.
hint-this-more = Where this brings more: { $gains }.
hint-yours-more = Where yours brings more: { $gains }.
# Part of the sum, and in none of the sentences before.
hint-rest = Besides: { $gains }.
# Of the first hint, where another one brings more.
hint-later = Fewer points for now; in the bot’s trial games it brought more in the end.
hint-alike = All { $count } bring the same for now, and differ only in what they leave open.

## Points and when they are paid

why-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
why-coins = { $points ->
    [one] a coin
   *[other] { $points } coins
  }
# An edict is paid once or twice.
why-paid = { $seasons ->
    [1] { when-first }
   *[other] { when-first } and again { when-second }
  }
# Coins count in every season that is left.
why-each = { $seasons ->
    [1] { when-first }
   *[other] in each of { $seasons } seasons
  }
why-now = { $seasons ->
    [1] { when-first }
   *[other] now and each season
  }

## Why, for sure. $edict is the name of a scoring card

why-edict = It brings { why-points } for { $edict } { why-paid }.
why-coin = It takes a coin: a point { why-each }.
# $count mountains are surrounded.
why-mountain = { $count ->
    [one] It surrounds the mountain on { $squares }: { why-coins }, paid { why-each }.
   *[other] It surrounds the mountains on { $squares }: { why-coins }, paid { why-each }.
  }
why-dragon = It closes the Dragon in: { why-coins }, paid { why-each }.
why-monsters = It closes { $squares } beside monsters, which saves { why-points } { why-now }.
why-strike = { $points ->
    [0] The hero destroys the monsters on { $squares }.
   *[other] The hero destroys the monsters on { $squares }, which saves { why-points } { why-now }.
  }

## Why, looking ahead

# { headway } is such as "next cluster: 5 of 6".
why-headway = { $edict } comes nearer ({ headway }) and pays { why-paid }.
# $terrain on one or two squares that are still empty.
why-opens = { $count ->
    [one] Next, { $terrain } on { $squares } would bring { why-points } for { $edict } { why-paid }.
   *[other] Next, { $terrain } on both { $squares } would bring { why-points } for { $edict } { why-paid }.
  }
why-mountain_but = The mountain on { $squares } then lacks only { $open } for its coin.
why-dragon_but = The Dragon then lacks only { $open } to be closed in, for 3 coins.
# $have of the $need ambushes that can still come; 0 where nobody can say.
why-guard = { $have ->
    [0] The hero guards { $squares }: monsters that come there fall at once.
   *[other] The hero guards { $squares }: { $have } of the { $need } ambushes that can still come would lose monsters.
  }

## Why: what it avoids and keeps

why-zombies = The Zombies cannot spread to { $squares } when this season ends.
why-no_hole = It cuts off no single square; { $have } of { $need } other places would.
why-fills = { $have ->
    [one] It fills the gap on { $squares }.
   *[other] It fills the gap on { $squares } to the last square.
  }
why-fits = { $have ->
    [1] The shape fits nowhere else.
   *[other] The shape fits in only { $have } places.
  }
# These squares stay free, where the edict pays for another terrain; $card is its id.
why-keeps = { $card ->
    [sentinel_wood] It leaves the edge free, where { $edict } pays for forest { why-paid }.
    [mages_valley] It leaves the squares beside mountains free, where { $edict } pays for farm and water { why-paid }.
   *[other] It leaves the squares at ruins free, where { $edict } pays for farm and water { why-paid }.
  }
why-ruins = It covers the ruins on { $squares }, as it must.
# $sign: whether it costs points, brings some, or neither. $have of $need other choices are worse.
why-least = { $sign ->
    [costs] It costs { why-points } in all, and nothing else costs less.
    [brings] It brings { why-points } in all, and nothing else brings more.
   *[neither] It costs nothing; { $have } of { $need } other choices would.
  }
why-costs = { $points ->
    [0] It costs no points.
   *[other] It costs { why-points } in all.
  }
why-snug = It lies snugly: { $have } of its { $need } outer sides touch the edge or filled squares.
why-room = { $have } of { $need } empty squares stay in one piece.

## Why, on a neighbour's map

why-menace = It costs { why-points } { why-now }: { $squares } are open beside the monsters.
why-spoils = { $edict } loses { why-points } there { why-paid }.

## Beside the player's own drawing

why-more_edict = { why-points } more for { $edict } { why-paid }.
why-more_coins = It takes { why-coins } more, paid { why-each }.
why-more_monsters = Monsters cost { why-points } less { why-now }.
why-more_menace = It costs { why-points } more { why-now }.
why-more_spoils = { $edict } loses { why-points } more { why-paid }.
why-no_draft_hole = Yours cuts off { $squares }, this cuts off no square.
why-less = For now yours brings { why-points } more.
why-even = For now yours brings as much.
why-same = It is the same.

## The nudge: what to think of, and not yet where

nudge-edict = Look at { $letter }, { $edict }: it pays { why-paid }.
nudge-coin = There is a coin to be had: a point { why-each }.
nudge-mountain = Look at the mountains: one with all its sides filled pays a coin.
nudge-dragon = Look at the Dragon: closed in, it pays 3 coins.
nudge-monsters = Look at the monsters: each empty square beside them costs a point { why-now }.
nudge-zombies = Look at the Zombies: they spread when this season ends.
nudge-strike = Some monsters are within the hero’s reach.
nudge-guard = Think of the places where monsters may still come.
nudge-room = Think of the room that is left, and cut off no single square.
nudge-fits = Look where the shape still fits: there is not much choice.
nudge-ruins = Look at the ruins: one of them has to be covered.
nudge-least = Look for the choice that costs least.
nudge-menace = Look for the place with the most empty squares around it.
nudge-spoils = Look at what { $edict } pays for on this map.
