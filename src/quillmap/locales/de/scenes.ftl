# Moments of a game: the end of a season, an ambush. German.

## The end of a season

season-over = Der { $season } ist vorbei
# By how many ranks somebody has risen or fallen.
rank-up = { $ranks } nach oben
rank-down = { $ranks } nach unten
# Where one stands among all players.
rank-of = Platz { $rank } von { $players }
# Of an edict that was paid now: when it will be once more, or that it never will.
pays-again = noch einmal { when-first }
paid-last = zum letzten Mal
season-next = Als Nächstes: { $season }, bis die Karten zusammen { $threshold } Zeiteinheiten dauern.
scene-map = Die Landkarte bei der Wertung
scene-skip = Tippe oder drücke eine Taste, um weiterzugehen
scene-seasons = Ruhmpunkte der vier Jahreszeiten
# What is said of each number of a season; $points is a number with its word.
scene-edict = { $letter }, { $card }: { $points }.
scene-coins = Münzen: { $points }.
scene-monsters = Monster: { $points }.
scene-sum = { $season } insgesamt: { $points }.
# $one, $two and $old are letters of edicts; $rest is winter, or never.
scene-next = { $season }: { $one } und { $two } werden gewertet; { $rest ->
    [winter] { $old } ruht bis zum Winter.
   *[never] { $old } wird nicht mehr gewertet.
}

## Monsters on the own map, or on one that is watched

# Who has drawn them.
scene-raid = { $who }: Monster auf deiner Landkarte
scene-raid-on = { $who }: Monster auf der Landkarte von { $whose }
# Where somebody plays alone.
scene-raid-rules = { $card }: Monster auf der Landkarte!
# $points is a number with its sign; $when is winter, or each season that is left.
scene-cost = { $when ->
    [winter] { $points } im Winter
   *[each] { $points } in jeder Jahreszeit
}

## What a drawing has completed

# $letter is that of the edict that pays it; points with their sign stand before it.
scene-complete = Dekret { $letter }: { $kind ->
    [row] Zeile { $line } ist voll
    [column] Spalte { $line } ist voll
   *[other] vollendet
}
# Nothing is complete, but it is worth more.
scene-more = Dekret { $letter }
