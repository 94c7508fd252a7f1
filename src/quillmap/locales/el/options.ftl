# Οι επιλογές του παιχνιδιού (R18) και οι ρυθμίσεις του τραπεζιού.

## Το παιχνίδι

option-ruleset = Παιχνίδι
option-ruleset-about = Ποιο από τα δύο παιχνίδια παίζεις ή και τα δύο μαζί. Από αυτό εξαρτώνται οι χάρτες, οι κάρτες και μερικοί κανόνες.
option-ruleset-base = Cartographers
option-ruleset-heroes = Cartographers: Ήρωες
option-ruleset-combined = Και τα δύο μαζί
option-map_sheet = Φύλλο χάρτη
option-map_sheet-about = Ο χάρτης όπου σχεδιάζουν όλοι. Τα A και B είναι από το βασικό παιχνίδι, τα C και D από τους Ήρωες· τα B και D έχουν ερημιά. Στη γερμανική έκδοση των Ηρώων τα φύλλα λέγονται A και B. Μπορεί να αποφασίσει η τύχη, ή σχεδιάζεις δικό σου χάρτη.
option-map_sheet-A = A: χωρίς ερημιά
option-map_sheet-B = B: ερημιά στη μέση
option-map_sheet-C = C: χωρίς ερημιά
option-map_sheet-D = D: τρεις ερημιές
option-map_sheet-random = Στην τύχη
option-map_sheet-own = Δικός σου χάρτης
option-season_set = Διάρκεια των εποχών
option-season_set-about = Το Καλοκαίρι έχει όριο χρόνου 8 στο βασικό παιχνίδι και 7 στους Ήρωες. Οι άλλες εποχές είναι ίδιες.
option-season_set-base = Όπως στο βασικό παιχνίδι (Καλοκαίρι 8)
option-season_set-heroes = Όπως στους Ήρωες (Καλοκαίρι 7)
option-explore_set = Κάρτες εξερεύνησης
option-explore_set-about = Τα σχήματα που θα έρχονται. Τα δύο σετ δεν ανακατεύονται ποτέ· στο συνδυασμένο παιχνίδι μπαίνουν πάντα και οι δύο κάρτες ερειπίων.
option-explore_set-base = Από το βασικό παιχνίδι
option-explore_set-heroes = Από τους Ήρωες
option-hero_cards = Κάρτες ηρώων
option-hero_cards-about = Αν υπάρχουν ήρωες στο παιχνίδι. Τότε ο ήρωας είναι είδος εδάφους για τις κάρτες που μετρούν είδη.
option-hero_cards-on = Με ήρωες
option-hero_cards-off = Χωρίς ήρωες
option-ambush_set = Κάρτες ενέδρας
option-ambush_set-about = Σε ένα παιχνίδι υπάρχουν τέσσερις ενέδρες, μία νέα σε κάθε εποχή. Στο συνδυασμένο παιχνίδι μπορούν να είναι οποιεσδήποτε τέσσερις από τις οκτώ, ή προωθητικές που διαλέγεις εσύ.
option-ambush_set-random = Τέσσερις τυχαίες από τις οκτώ
option-ambush_set-base = Οι τέσσερις του βασικού παιχνιδιού
option-ambush_set-heroes = Οι τέσσερις των Ηρώων
option-ambush_set-chosen = Δικές σου
option-edicts = Διατάγματα
option-edicts-about = Οι τέσσερις κάρτες σκοραρίσματος και το γράμμα όπου μπαίνει η καθεμιά. Σύμφωνα με τους κανόνες τραβιούνται στην τύχη, μία από κάθε πλάτη· για το πρώτο παιχνίδι με τους Ήρωες προτείνονται τέσσερις.
option-edicts-random = Στην τύχη
option-edicts-first_game = Για πρώτο παιχνίδι με τους Ήρωες
option-edicts-chosen = Δικά σου
option-fallback_terrain = Μία θέση όταν τίποτα δεν χωράει
option-fallback_terrain-about = Στο βασικό παιχνίδι σχεδιάζεις έδαφος της κάρτας, στους Ήρωες οποιοδήποτε εκτός από βουνό. Αν δεν μπορούν να καλυφθούν ερείπια, και στα δύο είναι οποιοδήποτε.
option-fallback_terrain-auto = Όπως στους κανόνες αυτού του παιχνιδιού
option-fallback_terrain-card = Έδαφος της κάρτας
option-fallback_terrain-any = Οποιοδήποτε έδαφος
option-ambush_fallback = Ενέδρα που δεν χωράει πουθενά
option-ambush_fallback-about = Τι σχεδιάζει ο γείτονας σε μία μόνο θέση όταν το σχήμα δεν χωράει στον χάρτη. Οι ελληνικοί κανόνες επιτρέπουν οποιοδήποτε έδαφος, όλοι οι άλλοι λένε τέρας. Όταν παίζεις μόνος, δεν σχεδιάζεται τίποτα.
option-ambush_fallback-monster = Ένα τέρας
option-ambush_fallback-any = Οποιοδήποτε έδαφος (ελληνική έκδοση)
option-solo_ambush = Ενέδρες στο ατομικό παιχνίδι
option-solo_ambush-about = Αν το σχήμα των τεράτων μένει όπως είναι τυπωμένο ή μπορείς να το στρίψεις και να το καθρεφτίσεις. Μόνο οι γερμανικοί κανόνες των Ηρώων το επιτρέπουν.
option-solo_ambush-standard = Όπως στην κάρτα
option-solo_ambush-pegasus = Γερμανική παραλλαγή: στρίβει
option-hero_pattern_rotation = Στρίψιμο του μοτίβου επίθεσης
option-hero_pattern_rotation-about = Αν το μοτίβο επίθεσης ενός ήρωα μπορεί να στρίψει και να καθρεφτιστεί. Οι γερμανικοί κανόνες των Ηρώων το επιτρέπουν, οι άλλοι δεν λένε τίποτα.
option-hero_pattern_rotation-on = Επιτρέπεται
option-hero_pattern_rotation-off = Μόνο όπως στην κάρτα
option-wildholds_points = Αστέρια για την Κωμόπολη
option-wildholds_points-about = Πόσο αξίζει με αυτό το διάταγμα ένα σύμπλεγμα χωριών με έξι θέσεις ή περισσότερες. Οι ελληνικοί κανόνες λένε 6, όλοι οι άλλοι 8.
option-wildholds_points-8 = 8 αστέρια
option-wildholds_points-6 = 6 αστέρια (ελληνική έκδοση)
option-effects_after_winter = Αποτελέσματα τεράτων μετά τον Χειμώνα
option-effects_after_winter-about = Στο χαρτί τα τέρατα των Ηρώων δρουν μία φορά ακόμη μετά το τελευταίο σκοράρισμα. Το αποτέλεσμα δεν αλλάζει πια, γι’ αυτό συνήθως το παραλείπουμε.
option-effects_after_winter-off = Να παραλειφθούν
option-effects_after_winter-on = Να παιχτούν

## Το τραπέζι

option-preset = Έτοιμο παιχνίδι
option-preset-about = Για όσους δεν έχουν ξαναπαίξει: τέσσερα διατάγματα που τα παρακολουθείς εύκολα.
option-preset-first_game = Πρώτο παιχνίδι Cartographers
option-preset-first_game_heroes = Πρώτο παιχνίδι με τους Ήρωες
option-seats = Θέσεις το πολύ
option-seats-about = Από 1 έως 100. Με έναν παίκτη ισχύουν οι κανόνες του ατομικού παιχνιδιού· τα μποτ μετρούν ως παίκτες.
option-kind = Τρόπος παιχνιδιού
option-kind-about = Στο τραπέζι όλοι σχεδιάζουν την ίδια κάρτα ταυτόχρονα. Στον αγώνα καθένας παίζει τις ίδιες κάρτες μόνος του, με τον ρυθμό του.
option-kind-table = Τραπέζι
option-kind-race = Αγώνας
option-kind-lane = Διαδρομή αγώνα
option-listed = Στη λίστα ανοιχτών τραπεζιών
option-listed-about = Αν μπορούν και άγνωστοι να βρουν το τραπέζι και να καθίσουν. Αλλιώς μπαίνει κανείς μόνο με σύνδεσμο ή κωδικό.
option-listed-on = Στη λίστα
option-listed-off = Μόνο με σύνδεσμο ή κωδικό
option-round_time = Χρόνος για κάθε γύρο
option-round_time-about = Όταν τελειώσει, ένα μποτ σχεδιάζει για όσους άργησαν· στον επόμενο γύρο συνεχίζουν οι ίδιοι.
option-round_time-0 = Χωρίς όριο
option-substitute = Αντικαταστάτης
option-substitute-about = Το μποτ που σχεδιάζει για όσους λείπουν ή τους τελείωσε ο χρόνος.
option-race_time = Χρόνος για τον αγώνα
option-race_time-about = Πόσο μετά την έναρξη κλείνει ο αγώνας. Όσα παιχνίδια παίζονται ακόμη τότε τελειώνουν χωρίς αποτέλεσμα.
option-hints = Υποδείξεις
option-hints-about = Αν επιτρέπεται να ρωτήσεις ένα μποτ τι θα σχεδίαζε. Συνήθως μόνο στο ατομικό παιχνίδι.
option-hints-on = Επιτρέπονται
option-hints-off = Δεν επιτρέπονται
option-reactions = Ατάκες
option-reactions-about = Αν οι παίκτες μπορούν να λένε μεταξύ τους λίγες έτοιμες φράσεις.
option-reactions-on = Ανοιχτές
option-reactions-off = Κλειστές
option-time-seconds = { $count ->
    [one] {$count} δευτερόλεπτο
   *[other] {$count} δευτερόλεπτα
  }
option-time-minutes = { $count ->
    [one] {$count} λεπτό
   *[other] {$count} λεπτά
  }
option-time-hours = { $count ->
    [one] {$count} ώρα
   *[other] {$count} ώρες
  }
option-time-days = { $count ->
    [one] {$count} ημέρα
   *[other] {$count} ημέρες
  }
