# Η υπογραφή του χάρτη. Το οικόσημο περιγράφεται ως κατάλογος, ώστε καμία λέξη να μη χρειάζεται κλίση.

sign-title = Ο χάρτης σου
sign-province = Όνομα της επαρχίας
sign-own-title = Ο τίτλος σου (τον βλέπουν όλοι)
sign-crest = Οικόσημο
sign-no-crest = Χωρίς οικόσημο ακόμη
sign-shape = Σχήμα
sign-colour = Χρώμα
sign-pattern = Μοτίβο
sign-pattern-colour = Χρώμα του μοτίβου
sign-charge = Έμβλημα
sign-charge-colour = Χρώμα του εμβλήματος
sign-none = Κανένα
sign-surprise = Στην τύχη
sign-save = Υπόγραψε τον χάρτη
sign-cancel = Άκυρο
sign-done = Ο χάρτης σου υπογράφηκε.

crest-words = Οικόσημο: { $parts }.

crest-shape-shield = ασπίδα
crest-shape-round = δίσκος
crest-shape-lozenge = ρόμβος
crest-shape-banner = λάβαρο

crest-colour-gold = χρυσό
crest-colour-silver = ασημί
crest-colour-red = κόκκινο
crest-colour-blue = μπλε
crest-colour-green = πράσινο
crest-colour-purple = μοβ
crest-colour-black = μαύρο

crest-pattern-bend = διαγώνια ταινία
crest-pattern-pale = κάθετη ταινία
crest-pattern-fess = οριζόντια ταινία
crest-pattern-chevron = γωνία
crest-pattern-cross = σταυρός
crest-pattern-saltire = χιαστί σταυρός
crest-pattern-chief = επάνω ζώνη
crest-pattern-border = πλαίσιο
crest-pattern-halved = δεξί μισό
crest-pattern-quartered = δύο τέταρτα
crest-pattern-waves = κύματα

crest-charge-star = αστέρι
crest-charge-sun = ήλιος
crest-charge-moon = φεγγάρι
crest-charge-tree = δέντρο
crest-charge-sheaf = στάχυ
crest-charge-house = σπίτι
crest-charge-tower = πύργος
crest-charge-mountain = βουνά
crest-charge-fish = ψάρι
crest-charge-ship = πλοίο
crest-charge-crown = στέμμα
crest-charge-key = κλειδί
crest-charge-quill = πένα
crest-charge-compass = ανεμολόγιο
