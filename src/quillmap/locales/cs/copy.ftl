### What the fair copy says. Made in Python alone, so not part of the page.

copy-rank = { $rank }. místo z { $players }
copy-points = { $points ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
}
copy-month = { $month ->
    [1] ledna
    [2] února
    [3] března
    [4] dubna
    [5] května
    [6] června
    [7] července
    [8] srpna
    [9] září
    [10] října
    [11] listopadu
   *[12] prosince
}
copy-date = { $day }. { copy-month } { $year }
