# Ένα παιχνίδι που παίζεται: εποχή, κάρτα, διατάγματα, παίκτες, τι έγινε.
# Τα ονόματα μπαίνουν μετά ή πριν από άνω και κάτω τελεία, ώστε να μην κλίνονται.

connecting = Πάμε στο τραπέζι …
shuffling = Ανακατεύουμε τις κάρτες …
connection-lost = Η σύνδεση χάθηκε· προσπαθούμε ξανά. Ό,τι επιβεβαιώθηκε δεν χάνεται.
try-now = Δοκίμασε τώρα
gone-title = Από εδώ δεν μπαίνεις
closed-before-start = Αυτό το τραπέζι έκλεισε πριν από την πρώτη κάρτα
# Το $who είναι ένα ή περισσότερα ονόματα με κόμματα.
seat-moved = { $who }: το παιχνίδι συνεχίζεται τώρα σε άλλη συσκευή. Για να συνεχίσεις εδώ, φτιάξε εκεί νέο προσωπικό σύνδεσμο και άνοιξέ τον εδώ.
watching = Παρακολουθείς το παιχνίδι.
watch-whose = Ποιανού ο χάρτης

# Ο τίτλος της καρτέλας του περιηγητή.
title-your-turn = ● Σειρά σου · Quillmap
title-waiting = Στρώνουμε το τραπέζι · Quillmap
title-over = Τέλος · Quillmap

## Εποχή και χρόνος

season-label = Εποχή
season-time = Χρόνος που πέρασε σε αυτή την εποχή
season-time-of = { $time } από { $threshold }
season-last-card = τελευταία κάρτα
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
season-last = η τελευταία αυτής της εποχής
kind-ambush = Ενέδρα
kind-hero = Ήρωας
kind-ruins = Ερείπια
terrains = Εδάφη που μπορείς να διαλέξεις
with-coin = Αυτό το σχήμα δίνει νόμισμα
ruins-duty = Άνοιξε κάρτα ερειπίων: το επόμενο σχήμα σου πρέπει να καλύψει μια θέση με ερείπια.
ruins-before = Πριν από αυτήν άνοιξε:
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
# Για αναγνώστες οθόνης: ποιες θέσεις δίνουν αστέρια.
earned-by = Μετρούν οι θέσεις: { $squares }.
marked-squares = Μετρούν οι σημειωμένες θέσεις.
select-edict = Διάλεξε ένα διάταγμα για να δεις ποιες θέσεις μετρούν.
edicts-on = Στον χάρτη: { $whose }
coins = Νομίσματα
monsters = Τέρατα
season-so-far = { $season } ως τώρα
points-now = Αστέρια αυτού του χάρτη τώρα
points-by-season = Αστέρια ανά εποχή
sum = Σύνολο
edicts-short = Διατάγματα
points-whose = Εποχή προς εποχή
# How far a map is on the way to the next points of an edict.
headway = { $kind ->
    [squares] μετρούν { $have } από { $need } θέσεις
    [lines] γραμμές και στήλες: { $have } από { $need }
    [mountains] βουνά: { $have } από { $need }
    [clusters] συμπλέγματα: { $have } από { $need }
    [cluster] επόμενο σύμπλεγμα: { $have } από { $need }
    [row] γραμμή { $line }: { $have } από { $need }
    [column] στήλη { $line }: { $have } από { $need }
    [diagonal] διαγώνιος { $line }: { $have } από { $need }
    [straight] στη σειρά: { $have } από { $need }
    [block] τετράγωνο: { $have } από { $need }
    [terrains] είδη εδάφους: { $have } από { $need }
    [water] νερό: { $have } από { $need }
    [gap] κενό { $have }, πρέπει { $need }
   *[other] { $have } από { $need }
}
# One of the two seasons of an edict, for those who listen.
payday = { $season }: { $state ->
    [paid] πληρώθηκε, { $points }
    [now] μετρά στο τέλος
   *[later] μετρά αργότερα
}
edict-dead = Δεν μετρά ποτέ ξανά.
# Of an edict that lies face down for now, in the guided first game.
edict-back = ανοίγει σύντομα
rule-and-example = Κανόνας και παράδειγμα
mountains-of = Περικυκλωμένα βουνά: { $have } από { $need }
ruins-open = Ερείπια ακόμη ανοιχτά: { $count }

## Ενέδρα

ambush-on = Σχεδιάζεις σε άλλον χάρτη: { $whose }
ambush-why = { $card }: οι χάρτες πάνε μία θέση παραπέρα, { $arrow }.
ambush-back = Στον δικό σου χάρτη σχεδιάζει: { $who }.
ambush-solo = { $card }: τέρατα στον χάρτη σου!

## Πολλοί σε μία συσκευή

hand-over-title = Σειρά έχει: { $name }
hand-over-about = Δώσε τη συσκευή στον επόμενο παίκτη ({ $name }). Ως τότε ο χάρτης μένει κρυμμένος.
hand-over-ready = Εδώ { $name }

## Παίκτες

people = Χάρτες
# Το $names είναι ένα ή δύο ονόματα με κόμμα· το $more πόσοι άλλοι λείπουν.
waiting-for = { $more ->
    [0] Περιμένουμε: { $names }
    [one] Περιμένουμε: { $names } και { $more } ακόμη
   *[other] Περιμένουμε: { $names } και { $more } ακόμη
}
waiting-for-you = Όλοι σε περιμένουν.
nudge = Σκούντημα
let-draw = Μία φορά μποτ
bot-drew = { $count ->
    [one] μία φορά σχεδίασε μποτ
   *[other] { $count } φορές σχεδίασε μποτ
}
bot-draws-for-you = Για σένα σχεδιάζει το μποτ «{ $bot }».
bot-has-drawn = Για σένα σχεδίασε το μποτ «{ $bot }».
clock-waits = { $seconds ->
    [one] το ρολόι αρχίζει σε { $seconds } δ.
   *[other] το ρολόι αρχίζει σε { $seconds } δ.
}
# Το $why είναι late ή asked.
drew-for-you = { $why ->
    [late] Ο χρόνος τελείωσε: για σένα σχεδίασε το μποτ «{ $bot }».
   *[other] Ο οικοδεσπότης άφησε το μποτ «{ $bot }» να σχεδιάσει αυτή τη φορά για σένα.
}
nudged-you = { $who }: σε περιμένει.
nudged-you-host = Ο οικοδεσπότης σε περιμένει.
you-host = Τώρα είσαι εσύ ο οικοδεσπότης.
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

race-rank = Θέση
player = Παίκτης
total = Ως τώρα
lasting-effects = Διαρκή αποτελέσματα
go-on = Συνέχεια

## Τι έγινε. Τα ονόματα μπαίνουν πριν από άνω και κάτω τελεία.

story = Τι έγινε
story-empty = Τίποτα από τη στιγμή που ήρθες σε αυτό το τραπέζι.
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
# Ποιος σχεδίασε, στη θέση ενός ονόματος· το $why είναι handed, late, asked ή left.
story-bot-for = { $why ->
    [late] { $bot } αντί για { $who } (τέλος χρόνου)
    [asked] { $bot } αντί για { $who } (το ζήτησε ο οικοδεσπότης)
   *[other] { $bot } αντί για { $who }
}
story-handed = { $who }: από τώρα σχεδιάζει το μποτ { $bot }.
story-returned = { $who }: επέστρεψε.
story-nudged = { $by }: σκούντησε τον παίκτη { $who }.
story-nudged-host = Ο οικοδεσπότης σκούντησε τον παίκτη { $who }.
story-let_draw = Ο οικοδεσπότης αφήνει το μποτ { $bot } να σχεδιάσει μία φορά αντί για { $who }.
story-host = Νέος οικοδεσπότης: { $who }.
story-reaction = { $who }: «{ $words }»

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
next-host = Επόμενος οικοδεσπότης
make-host = Παράδοση
sure-leave = Αποχώρηση από το παιχνίδι;
sure-leave-about = Δεν μπορείς να γυρίσεις σε αυτή τη θέση, και ο χάρτης σου δεν θα μετρά πια.
sure-leave-yes = Αποχώρηση
sure-close = Να κλείσει το τραπέζι;
sure-close-about = Το παιχνίδι τελειώνει για όλους χωρίς αποτέλεσμα.
sure-close-yes = Κλείσιμο
sure-hand = Να σχεδιάζει ένα μποτ για σένα;
sure-hand-about = Σχεδιάζει για σένα ώσπου να πάρεις πίσω τη θέση σου. Μπορείς να το κάνεις όποτε θέλεις.
sure-hand-yes = Ας σχεδιάζει
# Όταν δεν σχεδιάζει κανείς άλλος: ατομικά ή ανάμεσα σε μποτ.
sure-hand-alone = Να παίξει ένα μποτ ως το τέλος;
sure-hand-alone-about = Δεν περιμένουμε κανέναν άλλον, οπότε το μποτ παίζει αμέσως, ως το τέλος του παιχνιδιού. Δεν μπορείς να το σταματήσεις, και στο παιχνίδι θα γράφει ότι βοήθησε μποτ.
sure-hand-alone-yes = Ας παίξει
# Σε αγώνα, όπου το μποτ περιμένει όσους σχεδιάζουν.
sure-hand-race = Να σχεδιάζει ένα μποτ για σένα;
sure-hand-race-about = Σχεδιάζει ώσπου να πάρεις πίσω τη θέση σου, αλλά όχι πιο πέρα από όσους σχεδιάζουν μόνοι τους. Στο παιχνίδι θα γράφει ότι βοήθησε μποτ, και τους χάρτες των άλλων θα τους δεις μόνο όταν τελειώσει ο αγώνας.
sure-hand-race-yes = Ας σχεδιάζει
# Όποιος παίζει ατομικά μπορεί μόνο να κλείσει το τραπέζι, δηλαδή να εγκαταλείψει.
sure-give-up = Να εγκαταλείψεις το παιχνίδι;
sure-give-up-about = Τελειώνει εδώ, χωρίς αποτέλεσμα. Αν θέλεις μόνο ένα διάλειμμα, απλώς φύγε: σε περιμένει στο «Τα παιχνίδια μου».
sure-give-up-yes = Εγκατάλειψη
stay = Παραμονή

## Με ποιους κανόνες παίζει ένα τραπέζι

rules-on = Κανόνες αυτού του τραπεζιού
rules-all = Όλοι οι κανόνες
race-progress = Ο αγώνας
to-race = Στον αγώνα

## Λίγες ατάκες για όλους στο τραπέζι

say = Πες κάτι
say-shown = Να φαίνονται οι ατάκες των άλλων
say-hello = Γεια!
say-good_luck = Καλή τύχη!
say-well_drawn = Ωραίο σχέδιο!
say-ouch = Άουτς!
say-thinking = Σκέφτομαι …
say-sorry = Συγγνώμη!
say-thanks = Ευχαριστώ!
say-well_played = Ωραίο παιχνίδι!
