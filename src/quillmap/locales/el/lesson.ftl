# The guided first game: what its bubble says. At most two short sentences each; a phone has four lines.

teach-bubble = Οδηγός
# Only for those who listen: the squares that a bubble speaks of, and how to go on.
teach-squares = Θέσεις: { $squares }.
lesson-press = Πάτησε «{ $button }» για να συνεχίσεις.
lesson-begin = Ξεκίνα
lesson-play-on = Συνεχίζω
lesson-skip = Παράλειψη
lesson-resume = Καθοδήγησέ με ξανά
lesson-count = βήμα { $at } από { $of }
lesson-of = { $have } από { $need }

## What each step asks for. $handling is how somebody plays

lesson-map = Κάθε κάρτα σού δίνει ένα σχήμα και το σχεδιάζεις όπου θέλεις. Την αξία του χάρτη ορίζουν τέσσερα διατάγματα, που ανοίγουν ένα ένα.
lesson-edge = Διάταγμα Α, { name-sentinel_wood }: 1 αστέρι για κάθε θέση δάσους στην άκρη. { $handling ->
    [keys] Φέρε το δάσος με τα βέλη στη φωτεινή άκρη.
    [touch] Άγγιξε τη φωτεινή άκρη εκεί που το θέλεις.
   *[mouse] Κάνε κλικ στη φωτεινή άκρη εκεί που το θέλεις.
}
lesson-try-edge = Για δάσος πληρώνει μόνο η άκρη: εδώ τίποτα ακόμη. Φέρε το προς τα έξω ή σχεδίασέ το έτσι κι αλλιώς.
lesson-turn = { $squares ->
    [one] { $squares } θέση του χωράει στην άκρη.
   *[other] { $squares } θέσεις του χωράνε μαζί στην άκρη.
} { $handling ->
    [keys] Στρίψε το με το R, αν χρειαστεί.
   *[mouse] Στρίψε το με τα φωτεινά κουμπιά, αν χρειαστεί.
}
lesson-turn-forest = Το νερό μπαίνει παντού, μα το διάταγμα Α πληρώνει μόνο δάσος. Για την άκρη διάλεξε δάσος.
lesson-try-turn = Ως τώρα { $edge } από { $most } στην άκρη. Στρίψε ή μετακίνησέ το, ή σχεδίασέ το όπως είναι.
lesson-river = Διάταγμα Β, { name-mages_valley }: 2 για κάθε νερό δίπλα σε βουνό, όχι στις γωνίες του. Το ίσιο σχήμα φέρνει νόμισμα: 1 αστέρι σε κάθε εποχή.
lesson-try-river = Καμία θέση δίπλα σε βουνό, άρα το Β δεν δίνει τίποτα. Δοκίμασε τις φωτεινές ή σχεδίασε έτσι κι αλλιώς.
lesson-village = Διάταγμα Γ, { name-wildholds }: 8 για κάθε ομάδα από 6 θέσεις χωριού και πάνω, το καλοκαίρι και ξανά το φθινόπωρο. Άφησέ τους χώρο.
lesson-ruins = Κάρτα ερειπίων: το σχήμα πρέπει να καλύψει μία από τις σημειωμένες θέσεις. { $slopes ->
    [0] Χωράφι ή νερό, όπως θέλεις.
   *[other] Δίπλα σε βουνό το Β δίνει 2 για νερό, 1 για χωράφι.
}
lesson-rift = { $which ->
    [both] Μία θέση, ό,τι έδαφος θέλεις. Κλείσε το βουνό για ένα νόμισμα ή βάλε το έκτο χωριό: και τα δύο φέγγουν.
    [mountain] Μία θέση, ό,τι έδαφος θέλεις. Στη φωτεινή πλευρά κλείνει το βουνό και παίρνεις νόμισμα.
    [village] Μία θέση, ό,τι έδαφος θέλεις. Μια φωτεινή μπορεί να γίνει το έκτο χωριό σου.
   *[none] Μία θέση, ό,τι έδαφος θέλεις, όπου θέλεις. Νερό σε φωτεινή θέση μετρά ήδη την άνοιξη.
}
lesson-monsters = { $cost ->
    [0] Επιδρομή γκνολ, από πάνω αριστερά κατά μήκος της άκρης! Κάθε κενή θέση δίπλα τους θα κόστιζε 1 αστέρι σε κάθε εποχή, μα δεν υπάρχει καμία.
   *[other] Επιδρομή γκνολ, από πάνω αριστερά κατά μήκος της άκρης! Κάθε κενή θέση δίπλα τους κοστίζει 1 αστέρι σε κάθε εποχή, τώρα { $cost }: κάλυψε τις κόκκινες.
}
lesson-try-monsters = Τα γκνολ κοστίζουν όσο και πριν. Κάλυψε τις κόκκινες θέσεις ή σχεδίασε εδώ έτσι κι αλλιώς.
# Where the shape pays, and the monsters cost as much as before; $squares is how many red ones the card can fill.
lesson-monsters-stay = Αυτό φέρνει συνολικά { $points }, μα τα γκνολ μένουν. Αν γέμιζες { $squares ->
    [one] { $squares } κόκκινη θέση,
   *[other] { $squares } κόκκινες θέσεις,
} θα γλίτωνες { $saves }.
lesson-summer = Το διάταγμα Δ άνοιξε, { name-borderlands }: 6 για κάθε γεμάτη γραμμή και στήλη, το φθινόπωρο και ξανά τον χειμώνα.
lesson-own = Από εδώ ο χάρτης είναι δικός σου. Το κουμπί με τη λάμπα σε συμβουλεύει και λέει γιατί.

## What glows, by name, for those who do not see it

lesson-named-edge = Η άκρη είναι οι γραμμές A και K και οι στήλες 1 και 11.
lesson-named-mountains = Βουνά: { $squares }.
lesson-named-ruins = Ερείπια: { $squares }.
lesson-named-side = Η τελευταία πλευρά ενός βουνού: { $squares }.
lesson-named-village = Δίπλα στο χωριό: { $squares }.
lesson-named-monsters = Κενές θέσεις δίπλα σε τέρατα: { $squares }.

## What a shape would bring where it lies. $brings is a list, $button the button that draws

lesson-brings = { $brings }. Πάτησε «{ $button }» ή δοκίμασε αλλού.
lesson-brings-none = Τα ανοιχτά διατάγματα δεν δίνουν τίποτα εδώ. Πάτησε «{ $button }» έτσι κι αλλιώς ή δοκίμασε αλλού.
# Follows $brings where a shape fills the last side of a mountain.
lesson-closed = { $mountains ->
    [1] Γεμίζει και τις τέσσερις πλευρές του βουνού στο { $squares }: αυτό είναι το νόμισμα.
   *[other] Γεμίζει όλες τις πλευρές των βουνών στα { $squares }: αυτά είναι τα νομίσματα.
}
# In place of both where villages grow and are not enough yet.
lesson-brings-way = { $have } από { $need } θέσεις χωριού μαζί. Με { $need } το διάταγμα Γ δίνει 8, το καλοκαίρι και ξανά το φθινόπωρο.

## What a drawing has brought; points stand before it with their sign

lesson-got-edge = { $squares ->
    [one] Μία θέση δάσους βρίσκεται στην άκρη.
   *[other] { $squares } θέσεις δάσους βρίσκονται στην άκρη.
}
lesson-got-inland = Για δάσος πληρώνει μόνο η άκρη: αυτή τη φορά 0.
lesson-got-no-forest = Χωρίς δάσος αυτή τη φορά, άρα τίποτα από το Α.
lesson-got-coin = { $coins ->
    [one] Και ένα νόμισμα: 1 αστέρι σε κάθε εποχή.
   *[other] Και { $coins } νομίσματα: το καθένα 1 αστέρι σε κάθε εποχή.
}
lesson-got-time = Οι κάρτες θέλουν χρόνο: { $time } / { $threshold }, στο { $threshold } τέλος η άνοιξη.
lesson-got-valley = { $squares ->
    [one] Μία θέση δίπλα σε βουνό: το Β πληρώνει άνοιξη και καλοκαίρι.
   *[other] { $squares } θέσεις δίπλα σε βουνό: το Β πληρώνει άνοιξη και καλοκαίρι.
}
lesson-got-no-valley = Τίποτα δίπλα σε βουνό: 0 από το διάταγμα Β αυτή τη φορά.
lesson-got-ruins = Τα ερείπια καλύφθηκαν. Τα διατάγματα δεν δίνουν τίποτα γι’ αυτό τώρα.
lesson-got-villages = { $have } από { $need } θέσεις χωριού, και έχεις όλο το καλοκαίρι.
lesson-got-six = Έξι μαζί! Το διάταγμα Γ το πληρώνει το καλοκαίρι και ξανά το φθινόπωρο.
lesson-got-mountain = { $mountains ->
    [1] Όλες οι πλευρές του βουνού στο { $squares } γέμισαν: νόμισμα, 1 αστέρι κάθε εποχή.
   *[other] Όλες οι πλευρές των βουνών στα { $squares } γέμισαν: από ένα νόμισμα, 1 αστέρι κάθε εποχή.
}
lesson-got-nothing = Χωρίς αστέρια αυτή τη φορά, μα ο χάρτης μεγαλώνει.
# Follows the answer when the monsters stand there already.
lesson-got-raid = Και τώρα επιδρομή γκνολ!

## The end of spring and of the game

lesson-monsters-now = { $after ->
    [0] Έκλεισες μέσα τα γκνολ: δεν κοστίζουν τίποτα.
   *[other] Τα γκνολ κόστιζαν { $before } όταν ήρθαν και { $after } τώρα.
}
lesson-time-over = Η τελευταία κάρτα μιας εποχής μπορεί να ξεπεράσει τον χρόνο της· τίποτα δεν μεταφέρεται.
lesson-season = Κάθε διάταγμα πληρώνει δύο φορές τον χρόνο, όπως δείχνουν τα δύο σύμβολά του.
lesson-end-best = Το καλύτερο σου: { $card }, με { $points } από τα αστέρια σου. Ωραίος χάρτης!
