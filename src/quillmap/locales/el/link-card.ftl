### Τι δείχνουν τα προγράμματα δίπλα σε σύνδεσμο για δημοσιευμένο παιχνίδι. Μόνο στην Python, όχι στη σελίδα.

card-alone = { $name }: { points-made }, { $title }
card-among = { $name }: { points-made }, θέση { $rank } από { $players }
card-plain = { $name }: { points-made }
card-about = Ένας χάρτης με βασιλικά διατάγματα: { $edicts }. Δες από πού βγήκαν τα αστέρια και σχεδίασε τον δικό σου.
card-picture = Ο χάρτης του παίκτη { $name }, σχεδιασμένος στο χέρι
