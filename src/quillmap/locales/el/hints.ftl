# Υποδείξεις: μια νύξη, τρία σημεία και γιατί. Φορτώνονται όταν τις ζητήσει κάποιος· τις λέει και το τερματικό.
# $squares, $open: ονόματα θέσεων. $first και $second είναι εποχές, $seasons πόσες είναι.

## Γύρω τους

hint-show = Δείξε μου πού
hint-counted = Μετράει ως υπόδειξη, μία φορά σε αυτόν τον γύρο.
# Το $bot είναι το όνομα ενός μποτ, π.χ. «Συνετός».
draw-hints-by = Με τη σειρά του μποτ «{$bot}», που σκέφτεται και τις επόμενες κάρτες.
# Ακολουθεί σύγκριση με το σχέδιο του παίκτη σε αυτές τις θέσεις.
hint-beside = Σε σύγκριση με το δικό σου σχέδιο ({ $squares }):
# $yours and $points are both sums with their signs; $gains is a list such as "Canal Lake +3 in summer; a coin: 1 in fall".
# The sum of the hint stands above it.
hint-yours = Το δικό σου ({ $squares }) δίνει συνολικά { $yours }.
hint-this-more = Πού δίνει παραπάνω αυτό: { $gains }.
hint-yours-more = Πού δίνει παραπάνω το δικό σου: { $gains }.
# Part of the sum, and in none of the sentences before.
hint-rest = Επιπλέον: { $gains }.
# Of the first hint, where another one brings more.
hint-later = Λιγότερα αστέρια προς το παρόν· στις δοκιμαστικές παρτίδες του μποτ έφερε στο τέλος περισσότερα.
hint-alike = Και τα { $count } δίνουν προς το παρόν τα ίδια, και διαφέρουν μόνο σε όσα αφήνουν ανοιχτά.

## Αστέρια, και πότε δίνονται

why-points = { $points ->
    [one] { $points } αστέρι
   *[other] { $points } αστέρια
  }
why-coins = { $points ->
    [one] ένα νόμισμα
   *[other] { $points } νομίσματα
  }
why-paid = { $seasons ->
    [1] { when-first }
   *[other] { when-first } και ξανά { when-second }
  }
why-each = { $seasons ->
    [1] { when-first }
   *[other] σε καθεμία από { $seasons } εποχές
  }
why-now = { $seasons ->
    [1] { when-first }
   *[other] τώρα και σε κάθε εποχή
  }

## Γιατί, στα σίγουρα

why-edict = Δίνει { why-points } για το «{ $edict }» { why-paid }.
why-coin = Παίρνει ένα νόμισμα: ένα αστέρι { why-each }.
why-mountain = { $count ->
    [one] Περικυκλώνει το βουνό στη θέση { $squares }: { why-coins }, με πληρωμή { why-each }.
   *[other] Περικυκλώνει τα βουνά στις θέσεις { $squares }: { why-coins }, με πληρωμή { why-each }.
  }
why-dragon = Κλείνει τον Δράκο: { why-coins }, με πληρωμή { why-each }.
why-monsters = Κλείνει δίπλα στα τέρατα: { $squares }. Γλιτώνει { why-points } { why-now }.
why-strike = { $points ->
    [0] Ο ήρωας καταστρέφει τα τέρατα: { $squares }.
   *[other] Ο ήρωας καταστρέφει τα τέρατα: { $squares }. Γλιτώνει { why-points } { why-now }.
  }

## Γιατί, κοιτώντας μπροστά

why-headway = Το «{ $edict }» πλησιάζει ({ headway }) και μετράει { why-paid }.
why-opens = { $count ->
    [one] Μετά, { $terrain } στη θέση { $squares } θα έδινε { why-points } για το «{ $edict }» { why-paid }.
   *[other] Μετά, { $terrain } και στις δύο θέσεις { $squares } θα έδινε { why-points } για το «{ $edict }» { why-paid }.
  }
why-mountain_but = Στο βουνό { $squares } λείπει μετά μόνο αυτό για το νόμισμά του: { $open }.
why-dragon_but = Για να κλείσει ο Δράκος, για 3 νομίσματα, λείπει μετά μόνο: { $open }.
why-guard = { $have ->
    [0] Ο ήρωας φυλάει: { $squares }. Όσα τέρατα έρθουν εκεί πέφτουν αμέσως.
   *[other] Ο ήρωας φυλάει: { $squares }. Τέρατα θα έχαναν εκεί { $have } από τις { $need } ενέδρες που μπορεί ακόμη να έρθουν.
  }

## Γιατί: τι αποφεύγει και τι αφήνει ελεύθερο

why-zombies = Στο τέλος αυτής της εποχής τα ζόμπι δεν θα απλωθούν εδώ: { $squares }.
why-no_hole = Δεν αφήνει καμία κενή θέση μόνη· αλλιώς γίνεται σε { $have } από { $need } άλλα σημεία.
why-fills = { $have ->
    [one] Γεμίζει το κενό: { $squares }.
   *[other] Γεμίζει το κενό ως την τελευταία θέση: { $squares }.
  }
why-fits = { $have ->
    [1] Το σχήμα δεν χωράει πουθενά αλλού.
   *[other] Το σχήμα χωράει μόνο σε { $have } σημεία.
  }
# Αυτές οι θέσεις μένουν ελεύθερες· το $card είναι το αναγνωριστικό της κάρτας.
why-keeps = { $card ->
    [sentinel_wood] Αφήνει ελεύθερη την άκρη, όπου το «{ $edict }» μετράει δάσος { why-paid }.
    [mages_valley] Αφήνει ελεύθερες τις θέσεις δίπλα στα βουνά, όπου το «{ $edict }» μετράει χωράφι και νερό { why-paid }.
   *[other] Αφήνει ελεύθερες τις θέσεις στα ερείπια, όπου το «{ $edict }» μετράει χωράφι και νερό { why-paid }.
  }
why-ruins = Καλύπτει τα ερείπια { $squares }, όπως πρέπει.
why-least = { $sign ->
    [costs] Κοστίζει συνολικά { why-points }, και τίποτε άλλο δεν κοστίζει λιγότερο.
    [brings] Δίνει συνολικά { why-points }, και τίποτε άλλο δεν δίνει περισσότερα.
   *[neither] Δεν κοστίζει τίποτα· άλλες επιλογές θα κόστιζαν: { $have } από { $need }.
  }
why-costs = { $points ->
    [0] Δεν κοστίζει κανένα αστέρι.
   *[other] Κοστίζει συνολικά { why-points }.
  }
why-snug = Εφαρμόζει καλά: { $have } από { $need } εξωτερικές πλευρές ακουμπούν την άκρη ή καλυμμένες θέσεις.
why-room = Μένουν ενωμένες { $have } από { $need } κενές θέσεις.

## Γιατί, στον χάρτη άλλου

why-menace = Κοστίζει { why-points } { why-now }: κενές δίπλα στα τέρατα μένουν { $squares }.
why-spoils = Το «{ $edict }» χάνει εκεί { why-points } { why-paid }.

## Δίπλα στο σχέδιο του παίκτη

why-more_edict = { why-points } παραπάνω για το «{ $edict }» { why-paid }.
why-more_coins = Δίνει { why-coins } παραπάνω, με πληρωμή { why-each }.
why-more_monsters = Τα τέρατα κοστίζουν { why-points } λιγότερο { why-now }.
why-more_menace = Κοστίζει { why-points } παραπάνω { why-now }.
why-more_spoils = Το «{ $edict }» χάνει { why-points } παραπάνω { why-paid }.
why-no_draft_hole = Το δικό σου αφήνει μόνη: { $squares }. Αυτό καμία θέση.
why-less = Προς το παρόν το δικό σου δίνει { why-points } παραπάνω.
why-even = Προς το παρόν το δικό σου δίνει τα ίδια.
why-same = Είναι το ίδιο σχέδιο.

## Η νύξη: τι να σκεφτείς, και όχι ακόμη πού

nudge-edict = Κοίτα το { $letter }, «{ $edict }»: μετράει { why-paid }.
nudge-coin = Υπάρχει ένα νόμισμα να πάρεις: ένα αστέρι { why-each }.
nudge-mountain = Κοίτα τα βουνά: με καλυμμένες όλες τις πλευρές δίνουν ένα νόμισμα.
nudge-dragon = Κοίτα τον Δράκο: κλεισμένος δίνει 3 νομίσματα.
nudge-monsters = Κοίτα τα τέρατα: κάθε κενή θέση δίπλα τους κοστίζει ένα αστέρι { why-now }.
nudge-zombies = Κοίτα τα ζόμπι: στο τέλος αυτής της εποχής απλώνονται.
nudge-strike = Ο ήρωας φτάνει κάποια τέρατα.
nudge-guard = Σκέψου τα σημεία όπου μπορεί ακόμη να έρθουν τέρατα.
nudge-room = Σκέψου τον χώρο που μένει και μην αφήσεις καμία θέση μόνη.
nudge-fits = Κοίτα πού χωράει ακόμη το σχήμα: δεν υπάρχουν πολλές επιλογές.
nudge-ruins = Κοίτα τα ερείπια: κάποιο πρέπει να καλυφθεί.
nudge-least = Ψάξε την επιλογή που κοστίζει λιγότερο.
nudge-menace = Ψάξε το σημείο με τις περισσότερες κενές θέσεις γύρω του.
nudge-spoils = Κοίτα για τι δίνει αστέρια το «{ $edict }» σε αυτόν τον χάρτη.
