# Ένα παιχνίδι που παίζεται: εποχή, κάρτα, διατάγματα, παίκτες, τι έγινε.
# Τα ονόματα μπαίνουν μετά ή πριν από άνω και κάτω τελεία, ώστε να μην κλίνονται.

connecting = Πάμε στο τραπέζι …
connection-lost = Η σύνδεση χάθηκε· προσπαθούμε ξανά. Ό,τι επιβεβαιώθηκε δεν χάνεται.
try-now = Δοκίμασε τώρα
gone-title = Από εδώ δεν μπαίνεις
closed-before-start = Αυτό το τραπέζι έκλεισε πριν από την πρώτη κάρτα
# Το $who είναι ένα ή περισσότερα ονόματα με κόμματα.
seat-moved = { $who }: το παιχνίδι συνεχίζεται τώρα σε άλλη συσκευή. Για να συνεχίσεις εδώ, άνοιξε ξανά εδώ τον προσωπικό σύνδεσμο.
watching = Παρακολουθείς το παιχνίδι.

# Ο τίτλος της καρτέλας του περιηγητή.
title-your-turn = ● Σειρά σου · Quillmap
title-over = Τέλος · Quillmap

## Εποχή και χρόνος

season-label = Εποχή
season-time = Χρόνος που πέρασε σε αυτή την εποχή
season-time-of = { $time } από { $threshold }
season-cards = Κάρτες αυτής της εποχής
takes-time = Κρατά { $time ->
    [one] { $time } μονάδα χρόνου
   *[other] { $time } μονάδες χρόνου
}
# Ο χρόνος που μένει για έναν γύρο ή αγώνα.
left-days = μένουν { $days } ημ. { $hours } ώρ.
left-hours = μένουν { $hours } ώρ. { $minutes } λεπ.
left-minutes = μένουν { $minutes }:{ $seconds }

## Η ανοιχτή κάρτα

open-card = Η ανοιχτή κάρτα
kind-explore = Κάρτα εξερεύνησης
kind-ambush = Ενέδρα
kind-hero = Ήρωας
kind-ruins = Ερείπια
terrains = Εδάφη που μπορείς να διαλέξεις
with-coin = Αυτό το σχήμα δίνει νόμισμα
ruins-duty = Έχουν ανοίξει ερείπια: το επόμενο σχήμα πρέπει να καλύψει μια θέση με ερείπια.
# Τι ζητά ο γύρος· το $solo είναι 1 στο ατομικό παιχνίδι, αλλιώς 0.
asks-explore = Διάλεξε σχήμα και έδαφος και σχεδίασέ το σε κενές θέσεις.
asks-hero = Σχεδίασε τον ήρωα σε μια κενή θέση. Επιτίθεται στις θέσεις του μοτίβου του.
asks-ambush = { $solo ->
    [1] Επιτίθενται τέρατα.
   *[other] Τέρατα: σχεδίασέ τα στον διπλανό χάρτη, εκεί όπου πονάνε περισσότερο.
}
asks-gaze = Η Μέδουσα κοιτάζει γύρω της: διάλεξε ποια θέση δίπλα της καταστρέφεται.
asks-troll = Το τρολ λυσσομανά: διάλεξε ποια κενή θέση δίπλα του καταστρέφεται.
effects-open = Διαρκή αποτελέσματα:
read-rule = Κανόνας
deck-left = { $cards ->
    [one] { $cards } κλειστή κάρτα
   *[other] { $cards } κλειστές κάρτες
}
deck-about = { $ambushes ->
    [0] Καμία ανάμεσά τους δεν είναι ενέδρα.
    [one] Ανάμεσά τους είναι μία ενέδρα.
   *[other] Ανάμεσά τους είναι { $ambushes } ενέδρες.
}

## Διατάγματα και αστέρια

edicts = Βασιλικά διατάγματα
edict-letters = ΑΒΓΔ
then = μετά
scores-this-season = Σκοράρει αυτή την εποχή.
# Για αναγνώστες οθόνης: ποιες θέσεις δίνουν αστέρια.
earned-by = Μετρούν οι θέσεις: { $squares }.
marked-squares = Μετρούν οι σημειωμένες θέσεις.
point-at-edict = Δείξε ένα διάταγμα για να δεις ποιες θέσεις μετρούν.
edicts-on = Στον χάρτη: { $whose }
coins = Νομίσματα
monsters = Τέρατα
season-so-far = { $season } ως τώρα
points-now = Αστέρια αυτού του χάρτη τώρα
points-by-season = Αστέρια ανά εποχή
sum = Σύνολο
edicts-short = Διατάγματα
points-whose = Εποχή προς εποχή

## Ενέδρα

ambush-on = Σχεδιάζεις σε άλλον χάρτη: { $whose }
ambush-why = { $card }: οι χάρτες πάνε μία θέση παραπέρα, { $arrow }.
ambush-back = Στον δικό σου χάρτη σχεδιάζει: { $who }.
ambush-solo = { $card }: οι κανόνες σχεδίασαν τα τέρατα στον χάρτη σου.

## Πολλοί σε μία συσκευή

hand-over-title = Σειρά έχει: { $name }
hand-over-about = Δώσε τη συσκευή στον επόμενο παίκτη ({ $name }). Ως τότε ο χάρτης μένει κρυμμένος.
hand-over-ready = Εδώ { $name }

## Παίκτες

people = Χάρτες
people-waiting = { $count ->
    [one] { $count } σχεδιάζει ακόμη
   *[other] { $count } σχεδιάζουν ακόμη
}
people-search = Βρες κάποιον
people-order = Ταξινόμηση
people-by-seat = κατά θέση
people-by-score = κατά αστέρια
people-by-name = κατά όνομα
people-none = Κανείς εδώ δεν λέγεται έτσι.
# Το $state είναι drawn, thinks, left ή idle.
look-at = { $who }, { $points ->
    [one] { $points } αστέρι
   *[other] { $points } αστέρια
}{ $state ->
    [drawn] , έχει σχεδιάσει
    [thinks] , σχεδιάζει ακόμη
    [left] , έφυγε
   *[other] {""}
}. Δες τον χάρτη
a-bot = μποτ
has-left = έφυγε
bot-draws = σχεδιάζει μποτ
is-away = λείπει
map-of = Χάρτης: { $whose }
previous-map = Προηγούμενος
next-map = Επόμενος

## Το τέλος μιας εποχής

season-over = Τέλος εποχής: { $season }
player = Παίκτης
lasting-effects = Διαρκή αποτελέσματα
season-next = Ακολουθεί: { $season }, ώσπου ο χρόνος των καρτών να φτάσει το { $threshold }.
go-on = Συνέχεια

## Τι έγινε. Τα ονόματα μπαίνουν πριν από άνω και κάτω τελεία.

story = Τι έγινε
story-empty = Τίποτα ακόμη: το παιχνίδι μόλις άρχισε.
round-number = Γύρος { $round }
story-revealed = Νέα κάρτα: { $card }.
story-drawn = { $who }: { $terrain } σε { $squares }.
story-drawn-on = { $who }: τέρατα σε άλλον χάρτη ({ $whose }), { $squares }.
story-drawn-rule = { $whose }: τέρατα σε { $squares }.
# Το $cause είναι hero, gorgon ή troll.
story-destroyed = { $who }: { $squares }, { $cause ->
    [hero] καταστροφή από ήρωα
    [gorgon] πέτρωμα από τη Μέδουσα
   *[other] καταστροφή από το τρολ
}.
story-paid = { $who }: { $coins ->
    [one] { $coins } νόμισμα
   *[other] { $coins } νομίσματα
}.
story-ignored = { $card }: δεν χωράει στον χάρτη, οπότε η κάρτα αγνοείται.
story-season-scored = { $season }, τα περισσότερα αστέρια: { $who } ({ $points }).
story-season-scored-solo = { $season }: { $points ->
    [one] { $points } αστέρι
   *[other] { $points } αστέρια
}.
story-season-began = Νέα εποχή: { $season }.
story-left = { $who }: αποχώρησε από το παιχνίδι.
story-game-ended = Το παιχνίδι τελείωσε.

## Το μενού του τραπεζιού

menu = Τραπέζι
menu-come-back = Παίρνω πίσω τη θέση μου
menu-hand-over = Μποτ στη θέση μου
menu-hand-over-gone = Μποτ αντί για: { $who }
menu-other-device = Συνέχεια σε άλλη συσκευή
menu-leave = Οριστική αποχώρηση
menu-close = Κλείσιμο τραπεζιού
menu-give-up = Εγκατάλειψη του παιχνιδιού
menu-watch-link = Σύνδεσμος για θεατές
sure-leave = Αποχώρηση από το παιχνίδι;
sure-leave-about = Δεν μπορείς να γυρίσεις σε αυτή τη θέση, και ο χάρτης σου δεν θα μετρά πια.
sure-leave-yes = Αποχώρηση
sure-close = Να κλείσει το τραπέζι;
sure-close-about = Το παιχνίδι τελειώνει για όλους χωρίς αποτέλεσμα.
sure-close-yes = Κλείσιμο
sure-hand = Να σχεδιάζει ένα μποτ για σένα;
sure-hand-about = Σχεδιάζει για σένα ώσπου να πάρεις πίσω τη θέση σου. Μπορείς να το κάνεις όποτε θέλεις.
sure-hand-yes = Ας σχεδιάζει
# Όταν δεν σχεδιάζει κανείς άλλος: ατομικά, σε αγώνα ή ανάμεσα σε μποτ.
sure-hand-alone = Να παίξει ένα μποτ ως το τέλος;
sure-hand-alone-about = Δεν περιμένουμε κανέναν άλλον, οπότε το μποτ παίζει αμέσως, ως το τέλος του παιχνιδιού. Δεν μπορείς να το σταματήσεις, και στο παιχνίδι θα γράφει ότι βοήθησε μποτ.
sure-hand-alone-yes = Ας παίξει
# Όποιος παίζει ατομικά μπορεί μόνο να κλείσει το τραπέζι, δηλαδή να εγκαταλείψει.
sure-give-up = Να εγκαταλείψεις το παιχνίδι;
sure-give-up-about = Τελειώνει εδώ, χωρίς αποτέλεσμα. Αν θέλεις μόνο ένα διάλειμμα, απλώς φύγε: σε περιμένει στο «Τα παιχνίδια μου».
sure-give-up-yes = Εγκατάλειψη
stay = Παραμονή

## Με ποιους κανόνες παίζει ένα τραπέζι

rules-on = Κανόνες αυτού του τραπεζιού
rules-all = Όλοι οι κανόνες
race-progress = Ο αγώνας
