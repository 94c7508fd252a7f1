# Moments of a game: the end of a season, an ambush. Greek.

## The end of a season

season-over = Τέλος εποχής: { $season }
# By how many ranks somebody has risen or fallen.
rank-up = { $ranks } πάνω
rank-down = { $ranks } κάτω
# Where one stands among all players.
rank-of = { $rank }η θέση από { $players }
# Of an edict that was paid now: when it will be once more, or that it never will.
pays-again = ξανά { when-first }
paid-last = για τελευταία φορά
season-next = Ακολουθεί: { $season }, ώσπου ο χρόνος των καρτών να φτάσει το { $threshold }.
scene-map = Ο χάρτης όπως βαθμολογήθηκε
scene-skip = Άγγιξε ή πάτησε ένα πλήκτρο για να συνεχίσεις
scene-seasons = Αστέρια των τεσσάρων εποχών
# What is said of each number of a season; $points is a number with its word.
scene-edict = { $letter }, { $card }: { $points }.
scene-coins = Νομίσματα: { $points }.
scene-monsters = Τέρατα: { $points }.
scene-sum = { $season } συνολικά: { $points }.
# $one, $two and $old are letters of edicts; $rest is winter, or never.
scene-next = { $season }: μετρούν τα { $one } και { $two }· { $rest ->
    [winter] το { $old } περιμένει ως τον χειμώνα.
   *[never] το { $old } δεν μετράει ξανά.
}

## Monsters on the own map, or on one that is watched

# Who has drawn them.
scene-raid = { $who }: τέρατα στον χάρτη σου
scene-raid-on = { $who }: τέρατα στον χάρτη ({ $whose })
# Where somebody plays alone.
scene-raid-rules = { $card }: τέρατα στον χάρτη!
# $points is a number with its sign; $when is winter, or each season that is left.
scene-cost = { $when ->
    [winter] { $points } τον χειμώνα
   *[each] { $points } κάθε εποχή
}

## What a drawing has completed

# $letter is that of the edict that pays it; points with their sign stand before it.
scene-complete = Διάταγμα { $letter }: { $kind ->
    [row] η γραμμή { $line } γέμισε
    [column] η στήλη { $line } γέμισε
   *[other] ολοκληρώθηκε
}
# Nothing is complete, but it is worth more.
scene-more = Διάταγμα { $letter }
