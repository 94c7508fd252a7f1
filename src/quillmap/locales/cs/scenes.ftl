# Moments of a game: the end of a season, an ambush. Czech.

## The end of a season

# Keys can only have plain letters, so the season that is left (summer) is the other one.
season-over = { $season ->
    [Jaro] Jaro skončilo
    [Podzim] Podzim skončil
    [Zima] Zima skončila
   *[other] Léto skončilo
}
# By how many ranks somebody has risen or fallen.
rank-up = nahoru o { $ranks }
rank-down = dolů o { $ranks }
# Where one stands among all players.
rank-of = { $rank }. místo z { $players }
# Of an edict that was paid now: when it will be once more, or that it never will.
pays-again = znovu { when-first }
paid-last = naposledy
season-next = Dál: { $season }, dokud součet časů karet nedosáhne { $threshold }.
scene-map = Mapa při vyhodnocení
scene-skip = Pokračujte klepnutím nebo klávesou
scene-seasons = Body za čtyři roční období
# What is said of each number of a season; $points is a number with its word.
scene-edict = { $letter }, { $card }: { $points }.
scene-coins = Mince: { $points }.
scene-monsters = Nestvůry: { $points }.
scene-sum = { $season } celkem: { $points }.
# $one, $two and $old are letters of edicts; $rest is winter, or never.
scene-next = { $season }: počítají se { $one } a { $two }; { $rest ->
    [winter] { $old } odpočívá do zimy.
   *[never] { $old } se už nepočítá.
}

## Monsters on the own map, or on one that is watched

# Who has drawn them.
scene-raid = { $who }: nestvůry na vaší mapě
scene-raid-on = { $who }: nestvůry na mapě ({ $whose })
# Where somebody plays alone.
scene-raid-rules = { $card }: nestvůry na mapě!
# $points is a number with its sign; $when is winter, or each season that is left.
scene-cost = { $when ->
    [winter] { $points } v zimě
   *[each] { $points } v každém ročním období
}

## What a drawing has completed

# $letter is that of the edict that pays it; points with their sign stand before it.
scene-complete = Výnos { $letter }: { $kind ->
    [row] řádek { $line } je plný
    [column] sloupec { $line } je plný
   *[other] hotovo
}
# Nothing is complete, but it is worth more.
scene-more = Výnos { $letter }
