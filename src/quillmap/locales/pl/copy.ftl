### What the fair copy says. Made in Python alone, so not part of the page.

copy-rank = { $rank }. miejsce z { $players }
copy-points = { $points ->
    [one] gwiazdka
    [few] gwiazdki
    [many] gwiazdek
   *[other] gwiazdki
}
copy-month = { $month ->
    [1] stycznia
    [2] lutego
    [3] marca
    [4] kwietnia
    [5] maja
    [6] czerwca
    [7] lipca
    [8] sierpnia
    [9] września
    [10] października
    [11] listopada
   *[12] grudnia
}
copy-date = { $day } { copy-month } { $year }
