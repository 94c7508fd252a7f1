# Moments of a game: the end of a season, an ambush. Polish.

## The end of a season

# Keys can only have plain letters, so the season that is left (fall) is the other one.
season-over = { $season ->
    [Wiosna] Koniec wiosny
    [Lato] Koniec lata
    [Zima] Koniec zimy
   *[other] Koniec jesieni
}
# By how many ranks somebody has risen or fallen.
rank-up = w górę o { $ranks }
rank-down = w dół o { $ranks }
# Where one stands among all players.
rank-of = Miejsce { $rank } z { $players }
# Of an edict that was paid now: when it will be once more, or that it never will.
pays-again = jeszcze raz { when-first }
paid-last = po raz ostatni
season-next = Dalej: { $season }, aż suma czasu kart osiągnie { $threshold }.
scene-map = Mapa w chwili podliczania
scene-skip = Dotknij lub naciśnij klawisz, aby przejść dalej
scene-seasons = Gwiazdki z czterech pór roku
# What is said of each number of a season; $points is a number with its word.
scene-edict = { $letter }, { $card }: { $points }.
scene-coins = Monety: { $points }.
scene-monsters = Potwory: { $points }.
scene-sum = { $season } razem: { $points }.
# $one, $two and $old are letters of edicts; $rest is winter, or never.
scene-next = { $season }: liczą się { $one } i { $two }; { $rest ->
    [winter] { $old } czeka do zimy.
   *[never] { $old } już się nie liczy.
}

## Monsters on the own map, or on one that is watched

# Who has drawn them.
scene-raid = { $who }: potwory na twojej mapie
scene-raid-on = { $who }: potwory na mapie ({ $whose })
# Where somebody plays alone.
scene-raid-rules = { $card }: potwory na mapie!
# $points is a number with its sign; $when is winter, or each season that is left.
scene-cost = { $when ->
    [winter] { $points } zimą
   *[each] { $points } w każdej porze roku
}

## What a drawing has completed

# $letter is that of the edict that pays it; points with their sign stand before it.
scene-complete = Edykt { $letter }: { $kind ->
    [row] rząd { $line } jest pełny
    [column] kolumna { $line } jest pełna
   *[other] gotowe
}
# Nothing is complete, but it is worth more.
scene-more = Edykt { $letter }
