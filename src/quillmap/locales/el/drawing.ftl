# Ο χάρτης και η σχεδίαση πάνω του. Τα ονόματα καρτών, εδαφών και παικτών έρχονται ήδη μεταφρασμένα.

## Θέσεις με λόγια, για όσους ακούνε: «D4, κενή, ερείπια, κάτω από την προεπισκόπηση»

square-attacked = δέχεται επίθεση ήρωα
# Αυτή η θέση μπορεί να διαλεχτεί για τη Μέδουσα ή το τρολ.
square-choose = μπορεί να καταστραφεί
square-under = κάτω από την προεπισκόπηση
# Η κεφαλίδα της στήλης που ονομάζει τις γραμμές A έως K.
map-rows = Γραμμή
map-own = Ο χάρτης σου

## Τι κάνεις τώρα

draw-section = Σχεδίαση στον χάρτη
draw-explore = Σχεδίασε ένα σχήμα της κάρτας «{$card}».
draw-explore-ruins = Σχεδίασε ένα σχήμα της κάρτας «{$card}» πάνω σε μία τουλάχιστον θέση με ερείπια.
draw-hero = Βάλε τον ήρωα της κάρτας «{$card}». Οι στόχοι δείχνουν πού επιτίθεται· τα τέρατα εκεί καταστρέφονται.
draw-ambush = Σχεδίασε τα τέρατα της κάρτας «{$card}» σε άλλον χάρτη: {$who}.
# Η γερμανική παραλλαγή: το σχήμα μπορεί να στρίψει, αλλά πρέπει να καλύψει αυτή τη θέση.
draw-ambush-walk = Σχεδίασε τα τέρατα της κάρτας «{$card}» πάνω από τη θέση {$square}. Στρίψε τα όπως θέλεις.
draw-gaze = Η Μέδουσα καταστρέφει μία θέση δίπλα της. Διάλεξε μία από τις σημειωμένες.
draw-troll = Το τρολ καταστρέφει μία κενή θέση δίπλα του. Διάλεξε μία από τις σημειωμένες.
draw-single = Κανένα σχήμα της κάρτας «{$card}» δεν χωράει πια στον χάρτη σου, οπότε σχεδιάζεις μία μόνο θέση.
draw-single-ruins = Κανένα σχήμα της κάρτας «{$card}» δεν φτάνει σε κενή θέση με ερείπια, οπότε σχεδιάζεις μία μόνο θέση, όπου θέλεις και με όποιο έδαφος θέλεις.
draw-single-ambush = Τα τέρατα της κάρτας «{$card}» δεν χωράνε πουθενά στον άλλον χάρτη ({$who}), οπότε σχεδιάζεις ένα μόνο τέρας.
draw-single-ambush-any = Τα τέρατα της κάρτας «{$card}» δεν χωράνε πουθενά στον άλλον χάρτη ({$who}), οπότε σχεδιάζεις εκεί μία μόνο θέση, με όποιο έδαφος θέλεις.

## Τι μπορείς να διαλέξεις και αν χωράει

draw-options = Τι θα σχεδιάσεις
draw-with-coin = με νόμισμα
draw-nowhere = δεν χωράει
draw-fits = Χωράει
draw-misfit = Δεν χωράει.
# $kind is mountain, or whatever else fills the square.
draw-filled = { $kind ->
    [mountain] Στη θέση { $square } υπάρχει βουνό.
   *[other] Η θέση { $square } είναι ήδη καλυμμένη.
  }
# Τα τέρατα της Μέδουσας μπήκαν καλά· μετά διαλέγεται μία θέση.
draw-then-choose = Χωράει. Μετά διάλεξε τι καταστρέφει.
draw-choose = Διάλεξε τη θέση που καταστρέφεται.
# Δίπλα στο κουμπί που σχεδιάζει, ώσπου να διαλεχτεί σημείο: με κλικ, άγγιγμα ή πλήκτρα.
draw-place = Διάλεξε σημείο στον χάρτη.
# Said of a hero who stands on the map: "Strikes C4, D3."
draw-strikes = Χτυπά { $squares }.
# Said after what a drawing would bring, once Enter was pressed for the first time.
draw-enter-draws = Ξανά Enter για να σχεδιαστεί.
# Said when Escape has taken back the preview.
draw-free = Το σχήμα σηκώθηκε πάλι.
# Said when a key has changed nothing: the shape lies at the edge, or looks the same when turned.
draw-as-before = Όπως πριν.
draw-no-change = κανένα αστέρι για τώρα

## What a drawing brings, when and how often. $first and $second are seasons, $points has its sign before it

when-first = { $first ->
    [spring] την άνοιξη
    [summer] το καλοκαίρι
    [fall] το φθινόπωρο
   *[winter] τον χειμώνα
  }
when-second = { $second ->
    [spring] την άνοιξη
    [summer] το καλοκαίρι
    [fall] το φθινόπωρο
   *[winter] τον χειμώνα
  }
gain-once = { $name } { $points } { when-first }
gain-twice = { $name } { $points } { when-first } και ξανά { when-second }
# Every coin brings a point at the end of each season that is left.
gain-coins = { $coins ->
    [one] ένα νόμισμα
   *[other] { $coins } νομίσματα
  }: { $coins } { $seasons ->
    [1] { when-first }
   *[other] σε καθεμία από { $seasons } εποχές
  }
# $points without a sign: how many points monsters cost less, or more.
gain-monsters = τα τέρατα κοστίζουν { $points } { $change ->
    [less] λιγότερα
   *[more] περισσότερα
  }, { $seasons ->
    [1] { when-first }
   *[other] τώρα και σε κάθε εποχή
  }
gain-total = συνολικά { $points }

## Κουμπιά

draw-tools = Μετακίνηση και στρίψιμο
draw-turn = Στρίψε
draw-turn-back = Στρίψε αντίθετα
draw-flip = Καθρέφτισε
# Πηδά στο επόμενο σημείο όπου χωράει το σχήμα.
draw-next = Επόμενο
draw-left = Αριστερά
draw-up = Επάνω
draw-down = Κάτω
draw-right = Δεξιά
draw-confirm = Σχεδίασε
draw-cancel = Σήκωσέ το
# Από τη θέση της Μέδουσας πίσω στα τέρατα.
draw-back = Πίσω
draw-sending = Στέλνεται …

## Σχεδίασες και περιμένεις τους άλλους

draw-sealed = Σχεδίασες:
draw-sealed-bot = Για σένα σχεδίασε το μποτ «{$bot}»:
draw-sealed-until = Μένει κρυφό, και μπορείς να το αλλάξεις, ώσπου να σχεδιάσει και ο τελευταίος.
draw-sealed-bot-until = Μένει κρυφό, ώσπου να σχεδιάσει και ο τελευταίος.
draw-take-back = Πάρ’ το πίσω

## Όταν κάτι πήγε στραβά

draw-offline = Δεν υπάρχει σύνδεση τώρα. Το σχέδιό σου μένει εδώ· σχεδίασέ το μόλις επανέλθει η σύνδεση.
draw-unsure = Η σύνδεση κόπηκε πριν έρθει η απάντηση. Μια στιγμή: σε λίγο θα φανεί αν έφτασε.
draw-lost = Το σχέδιό σου δεν έφτασε. Είναι ακόμη εδώ: σχεδίασέ το ξανά.

## Η γραμμή που πληκτρολογείς

# Το πλαίσιο δείχνει ως παράδειγμα το σχέδιο στον χάρτη, π.χ. forest C4 C5 D5
draw-typed = Ή γράψε: έδαφος και θέσεις
draw-typed-go = Δείξε

## Υποδείξεις

draw-hint = Υπόδειξη
draw-hint-thinking = Σκέφτεται …
draw-hint-shown = Αυτό είναι υπόδειξη, όχι ακόμη το σχέδιό σου. Διάλεξέ την για να την πάρεις.
draw-hints = Υποδείξεις
draw-hints-used = { $count ->
    [one] {$count} ως τώρα
   *[other] {$count} ως τώρα
  }

## Πλήκτρα

draw-keys = Πλήκτρα και ποντίκι
# Διαβάζεται όταν ο χάρτης παίρνει την εστίαση.
draw-keys-said = Τα βέλη μετακινούν το σχήμα, το R το στρίβει, το F το καθρεφτίζει, τα ψηφία διαλέγουν τι θα σχεδιάσεις, το N πηδά στο επόμενο σημείο όπου χωράει, το Enter δείχνει προεπισκόπηση και μετά σχεδιάζει, το Escape σηκώνει πάλι το σχήμα, το M επιστρέφει στον χάρτη από παντού.
draw-key-move = μετακίνηση του σχήματος
draw-key-turn = στρίψιμο· με Shift προς την άλλη μεριά
draw-key-flip = καθρέφτισμα
draw-key-choose = επιλογή του τι θα σχεδιάσεις
draw-key-next = επόμενο σημείο όπου χωράει· με Shift το προηγούμενο
draw-key-enter = προεπισκόπηση, και ξανά για να σχεδιαστεί
draw-key-escape = το σηκώνεις πάλι
draw-key-map = στον χάρτη, από παντού
draw-mouse = Η ροδέλα στρίβει (με Shift, όπου η σελίδα κυλάει), το δεξί κλικ καθρεφτίζει και το σχήμα ακολουθεί το ποντίκι ώσπου να το αφήσει ένα κλικ.
