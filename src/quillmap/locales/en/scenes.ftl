# Moments of a game: the end of a season, an ambush.

## The end of a season

season-over = { $season } is over
# By how many ranks somebody has risen or fallen.
rank-up = up { $ranks }
rank-down = down { $ranks }
# Where one stands among all players.
rank-of = Rank { $rank } of { $players }
# Of an edict that was paid now: when it will be once more, or that it never will.
pays-again = again { when-first }
paid-last = for the last time
season-next = Next: { $season }, until the cards add up to { $threshold }.
scene-map = Map as it was scored
scene-skip = Tap or press a key to go on
scene-seasons = Points of the four seasons
# What is said of each number of a season; $points is a number with its word.
scene-edict = { $letter }, { $card }: { $points }.
scene-coins = Coins: { $points }.
scene-monsters = Monsters: { $points }.
scene-sum = { $season } in all: { $points }.
# $one, $two and $old are letters of edicts; $rest is winter, or never.
scene-next = { $season }: { $one } and { $two } pay; { $rest ->
    [winter] { $old } rests until winter.
   *[never] { $old } is not paid again.
}

## Monsters on the own map, or on one that is watched

# Who has drawn them.
scene-raid = { $who }: monsters on your map
scene-raid-on = { $who }: monsters on the map of { $whose }
# Where somebody plays alone.
scene-raid-rules = { $card }: monsters on the map!
# $points is a number with its sign; $when is winter, or each season that is left.
scene-cost = { $when ->
    [winter] { $points } in winter
   *[each] { $points } each season
}

## What a drawing has completed

# $letter is that of the edict that pays it; points with their sign stand before it.
scene-complete = Edict { $letter }: { $kind ->
    [row] row { $line } is complete
    [column] column { $line } is complete
   *[other] complete
}
# Nothing is complete, but it is worth more.
scene-more = Edict { $letter }
