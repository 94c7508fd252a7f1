### What the fair copy says. Made in Python alone, so not part of the page.

copy-rank = Θέση { $rank } από { $players }
copy-points = { $points ->
    [one] αστέρι
   *[other] αστέρια
}
copy-month = { $month ->
    [1] Ιανουαρίου
    [2] Φεβρουαρίου
    [3] Μαρτίου
    [4] Απριλίου
    [5] Μαΐου
    [6] Ιουνίου
    [7] Ιουλίου
    [8] Αυγούστου
    [9] Σεπτεμβρίου
    [10] Οκτωβρίου
    [11] Νοεμβρίου
   *[12] Δεκεμβρίου
}
copy-date = { $day } { copy-month } { $year }
