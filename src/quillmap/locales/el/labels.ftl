# Short words on cards and maps, and who the bots are.

## The Heroes monsters: their names, and the letters that their squares show

monster-D = Δράκος
monster-Z = Ζόμπι
monster-T = Τρολ
monster-G = Μέδουσα
letter-D = Δ
letter-Z = Ζ
letter-T = Τ
letter-G = Μ

time = Χρόνος
card-time = Χρόνος { $time }

## Labels on cards

back-forest = Δάσος
back-farm_water = Χωράφι και νερό
back-village = Χωριό
back-geometry = Γεωμετρία

## Bots

# Πριν από μια πρόταση για το πώς παίζει ένα μποτ.
strength = Δύναμη { $level } από { $most }.
bot = Μποτ
bot-random = Τυχαίος
bot-random-about = Σχεδιάζει ό,τι επιτρέπεται, οπουδήποτε. Καλή παρέα για το πρώτο παιχνίδι.
bot-greedy = Άπληστος
bot-greedy-about = Παίρνει τα περισσότερα αστέρια για το τέλος αυτής της εποχής και δεν κοιτά ποτέ παραπέρα.
bot-weighted = Συνετός
bot-weighted-about = Σκέφτεται και τα τέσσερα διατάγματα και πόσες φορές θα σκοράρει ακόμη το καθένα σε αυτό το παιχνίδι.
bot-surveyor = Τοπογράφος
bot-surveyor-about = Βλέπει τι μπορεί ακόμη να γίνει ένας χάρτης: σχεδόν καλυμμένες γραμμές, χωριά που μεγαλώνουν, ελεύθερος χώρος.
bot-quick = Ανιχνευτής
bot-quick-about = Πριν σχεδιάσει, παίζει για λίγο τη συνέχεια των λίγων καλύτερων κινήσεων· είναι σχεδόν τόσο γρήγορος όσο ο Τοπογράφος.
bot-navigator = Πλοηγός
bot-navigator-about = Πριν σχεδιάσει, παίζει τη συνέχεια των καλύτερων κινήσεων 200 φορές.
bot-sage = Σοφός
bot-sage-about = Πριν σχεδιάσει, παίζει τη συνέχεια των καλύτερων κινήσεων 1000 φορές, και το κάνει με την ησυχία του.
