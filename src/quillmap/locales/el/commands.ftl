# Τι απαντά και τι αρνείται η γραμμή εντολών: score, legal, ambush, replay, hindsight. Όχι για τη σελίδα.
# Ό,τι πληκτρολογείται (--card, legal, hamlet) και τα ονόματα των θέσεων μένουν όπως είναι.

## Απαριθμήσεις: «δάσος, χωριό ή χωράφι»

list-or = { $first } ή { $last }
list-and = { $first } και { $last }

## Τι δεν διαβάζεται. Μπροστά στέκεται το όνομα του αρχείου και άνω κάτω τελεία

command-input-closed = η τυπική είσοδος είναι κλειστή
command-output-closed = η τυπική έξοδος είναι κλειστή, οπότε δεν μπορεί να δοθεί απάντηση
command-standard-input = τυπική είσοδος
command-type-it = πληκτρολόγησε { $what ->
    [record] μια καταγραφή
    [sheet] ένα φύλλο χάρτη (έντεκα γραμμές με έντεκα σημάδια)
    [questions] ερωτήσεις σε JSON (μία ανά γραμμή)
   *[seed] έναν σπόρο
} και μετά Ctrl-D σε δική του γραμμή.
command-too-long = είναι πάρα πολύ μεγάλο για { $what ->
    [record] καταγραφή
    [sheet] φύλλο χάρτη με έντεκα γραμμές και έντεκα σημάδια στην καθεμία
    [questions] ερωτήσεις σε JSON, μία ανά γραμμή
   *[seed] σπόρο
}
command-not-text = αυτό δεν είναι κείμενο σε UTF-8
command-not-a-record = Αυτό δεν είναι καταγραφή του Quillmap.

## Τι γράφτηκε λάθος

command-missing = λείπει: { $what }
command-needs-value = το { $option } θέλει μια τιμή
command-no-value = το { $option } δεν παίρνει τιμή
command-cannot-be = το { $option } δεν μπορεί να είναι { $value }· διάλεξε από: { $choices }
command-not-a-number = το { $option } είναι ακέραιος αριθμός, όχι { $value }
command-not-together = τα { $one } και { $other } δεν πάνε μαζί
command-unknown = δεν υπάρχει εντολή { $word }
command-no-option = δεν υπάρχει επιλογή { $option }
command-word-too-many = το { $word } περισσεύει
command-did-you-mean = { $said }· μήπως εννοείς { $word };
command-see-help = { $said }· το quillmap --help απαριθμεί τις εντολές
command-option-form = μια επιλογή γράφεται όνομα=τιμή, όχι { $text }
command-no-card = δεν υπάρχει κάρτα { $name }
command-wrong-card = «{ $name }»: είναι { $kind ->
    [explore] κάρτα εξερεύνησης
    [ruins] κάρτα ερειπίων
    [ambush] κάρτα ενέδρας
    [hero] κάρτα ήρωα
   *[scoring] κάρτα σκοραρίσματος
}· εδώ χρειάζεται { $wanted ->
    [ambush] κάρτα ενέδρας
    [scoring] κάρτα σκοραρίσματος
   *[drawable] κάρτα εξερεύνησης, ενέδρας ή ήρωα
}
command-which-card = ποια κάρτα; Πρόσθεσε --card, για παράδειγμα --card { $example }
command-jsonl = με το --jsonl { $what ->
    [ruins] η κάρτα και τα ερείπια
   *[options] η κάρτα και οι επιλογές
} γράφονται σε κάθε γραμμή

## score

score-monster-penalty = Ποινή για τέρατα
score-monsters-and-coins = Τέρατα και νομίσματα
score-together = μαζί
score-card-or-edicts = ή --card ή --edicts, όχι και τα δύο
score-season-edicts = ποια διατάγματα μετρούν τότε; Πρόσθεσε --edicts με τέσσερις κάρτες, A έως D
score-which-edicts = ποιες τέσσερις κάρτες βρίσκονται κάτω από τα A έως D;
score-unlike-any-map = σημείωση: τα βουνά, η ερημιά και τα ερείπια δεν ταιριάζουν με κανέναν τυπωμένο χάρτη
score-nearest-map = { score-unlike-any-map }. Το φύλλο { $sheet } διαφέρει σε { $squares } (το έδαφος πάνω σε ερείπια είναι μικρό γράμμα)

## legal

legal-count = { $name }: { $count ->
    [0] καμία τοποθέτηση
    [one] { $count } τοποθέτηση
   *[other] { $count } τοποθετήσεις
}{ $over ->
    [ruins] {" πάνω σε ερείπια"}
   *[anywhere] {""}
}.
legal-single = Ο παίκτης θα σχεδίαζε αντί γι’ αυτό μία μόνο θέση, όπου θέλει.
legal-coin = δίνει ένα νόμισμα
legal-placement = { $name }, τοποθέτηση { $number }: { $squares }
legal-no-number = { $count ->
    [0] δεν υπάρχει καμία τοποθέτηση, άρα ούτε αριθμός { $number }
    [one] υπάρχει { $count } τοποθέτηση, άρα όχι αριθμός { $number }
   *[other] υπάρχουν { $count } τοποθετήσεις, άρα όχι αριθμός { $number }
}

## ambush

ambush-nowhere = { $name }: δεν χωράει πουθενά, η κάρτα αγνοείται και βγαίνει από το παιχνίδι.
ambush-choices = { $name }: ο παίκτης διαλέγει μία από { $count } τοποθετήσεις· σχεδιάζεται η πρώτη.

## replay

replay-game = { $ruleset ->
    [base] { option-ruleset-base }
    [heroes] { option-ruleset-heroes }
   *[combined] Cartographers και Cartographers: Ήρωες μαζί
}, { $sheet ->
    [own] { sheet-short-own }
   *[other] { sheet-short }
}
replay-players = παίκτες
replay-edicts = διατάγματα
replay-undos = αναιρέσεις
replay-hints = υποδείξεις
replay-deck = τράπουλα
replay-others = { $count ->
    [one] και { $count } ακόμη
   *[other] και { $count } ακόμη
}
replay-deck-of = η ίδια με του παιχνιδιού { $game }, που είχε τελειώσει πριν
replay-deck-lesson = του πρώτου παιχνιδιού με οδηγό, η ίδια για όλους
replay-unfinished = Το παιχνίδι δεν έχει τελειώσει: είναι { $season ->
    [spring] άνοιξη
    [summer] καλοκαίρι
    [fall] φθινόπωρο
   *[winter] χειμώνας
}.
replay-checked = Ελέγχθηκαν κάθε κίνηση, η βαθμολογία και ότι ο σπόρος δίνει ακριβώς αυτές τις κάρτες{ $chosen ->
    [edicts] {" "}(τα διατάγματα επιλέχθηκαν, δεν τραβήχτηκαν)
    [ambushes] {" "}(οι ενέδρες επιλέχθηκαν, δεν τραβήχτηκαν)
    [both] {" "}(τα διατάγματα και οι ενέδρες επιλέχθηκαν, δεν τραβήχτηκαν)
   *[nothing] {""}
}.
replay-no-seed = Κάθε κίνηση ισχύει. Οι κάρτες δεν ελέγχθηκαν: η καταγραφή δεν έχει σπόρο.
replay-so-far = Κάθε κίνηση ως εδώ ισχύει. Ο σπόρος έρχεται με το τέλος του παιχνιδιού.
replay-rated = { $points ->
    [one] { $points } αστέρι
   *[other] { $points } αστέρια
} μείον { $worth }, οι αριθμοί για έναν παίκτη στις τέσσερις κάρτες σκοραρίσματος: βαθμολογία { $rating }, { $title }.

## hindsight

hindsight-best = το καλύτερο που βρέθηκε εκ των υστέρων
hindsight-column-rating = βαθμολογία
hindsight-found = Το καλύτερο παιχνίδι που βρέθηκε εκ των υστέρων έχει βαθμολογία { $best }, { $title }. { hindsight-bound }
hindsight-more = Βαθμολογία { $rating }· το καλύτερο παιχνίδι που βρέθηκε εκ των υστέρων έχει βαθμολογία { $best }, { $title }, { $more } παραπάνω. { hindsight-bound }
hindsight-no-more = Βαθμολογία { $rating }· το καλύτερο παιχνίδι που βρέθηκε εκ των υστέρων έχει βαθμολογία { $best }, { $title }, δηλαδή όχι παραπάνω. Ένα μεγαλύτερο --width ψάχνει πιο πέρα.
hindsight-bound = Ίσως υπάρχουν καλύτερα: τόσο ήταν τουλάχιστον δυνατό.
hindsight-either = δώσε ή την καταγραφή ενός τελειωμένου παιχνιδιού για έναν ή ένα --seed
hindsight-with-seed = τα --ruleset, --sheet και --options πάνε με το --seed: μια καταγραφή έχει τα δικά της
hindsight-width = το --width είναι αριθμός από 1 έως { $most }, όχι { $text }
hindsight-seed = το --seed είναι 64 δεκαεξαδικά ψηφία, όχι { $text }
hindsight-not-solo = αυτό δεν είναι παιχνίδι για έναν, και το hindsight είναι για τέτοια παιχνίδια
hindsight-unfinished = αυτό το παιχνίδι δεν τελείωσε, οπότε οι κάρτες του δεν είναι γνωστές
hindsight-no-seed = αυτή η καταγραφή δεν έχει σπόρο, οπότε οι κάρτες της δεν είναι γνωστές
hindsight-exists = το { $file } υπάρχει ήδη, και το --record δεν αντικαθιστά τίποτα

## Επικεφαλίδες στενών στηλών

column-season = εποχή
column-edict = διάταγμα
column-coins = νομίσματα
column-monsters = τέρατα
column-total = αστέρια
column-sum = σύνολο
column-rank = θέση
column-name = όνομα
column-left = έφυγε

## quillmap picture

picture-kind = το { $file } πρέπει να τελειώνει σε .svg ή .png
picture-seat = το --seat είναι μία από τις { $seats } θέσεις της παρτίδας, μετρώντας από το 1, όχι { $text }
picture-date = το --date είναι ημέρα όπως 2026-11-17, όχι { $text }
picture-exists = το { $file } υπάρχει ήδη, και τίποτα δεν αντικαθίσταται
picture-no-painter = το PNG χρειάζεται ακόμη ένα πακέτο: pip install "quillmap[pictures]"
