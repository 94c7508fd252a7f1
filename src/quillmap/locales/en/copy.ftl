### What the fair copy says. Made in Python alone, so not part of the page.

copy-rank = Rank { $rank } of { $players }
copy-points = { $points ->
    [one] point
   *[other] points
}
copy-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
copy-date = { $day } { copy-month } { $year }
