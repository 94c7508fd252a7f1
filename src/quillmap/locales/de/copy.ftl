### What the fair copy says. Made in Python alone, so not part of the page.

copy-rank = Rang { $rank } von { $players }
copy-points = { $points ->
    [one] Ruhmpunkt
   *[other] Ruhmpunkte
}
copy-month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}
copy-date = { $day }. { copy-month } { $year }
