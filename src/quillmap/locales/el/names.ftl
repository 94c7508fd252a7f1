# Names of everything in the boxes, in Greek: as printed for the base game, else our own.
# Words for a square are feminine, because a square is "θέση".

## Scoring cards

name-sentinel_wood = Δάσος Προστασίας
name-greenbough = Πρασινάδες
name-treetower = Φυλάκιο στα Δέντρα
name-stoneside_forest = Δάσος στους Πρόποδες
name-canal_lake = Λίμνη Κανάλι
name-mages_valley = Κοιλάδα των Μάγων
name-the_golden_granary = Η Χρυσή Σιταποθήκη
name-shoreside_expanse = Παράκτια Επέκταση
name-wildholds = Κωμόπολη
name-great_city = Πρωτεύουσα
name-greengold_plains = Χρυσοφόρες Πεδιάδες
name-shieldgate = Οχυρωματική Πύλη
name-borderlands = Σύνορα
name-lost_barony = Χαμένη Βαρονεία
name-the_broken_road = Ο Παλιός Δρόμος
name-the_cauldrons = Τα Καζάνια
name-faunlost_thicket = Λόχμη του Φόνλοστ
name-deepwood = Βαθύ Δάσος
name-heart_of_the_forest = Καρδιά του Δάσους
name-sleepy_valley = Νυσταγμένη Κοιλάδα
name-craylund = Κρέιλουντ
name-ulems_wallow = Βάλτος του Ούλεμ
name-clawsgrave_peaks = Κορυφές του Νυχοτάφου
name-jorekburg = Γιόρεκμπουργκ
name-traylo_monastery = Μοναστήρι του Τρέιλο
name-outer_enclave = Απόμακρος Θύλακας
name-gnomish_colony = Αποικία των Γνόμων
name-caravansary = Καραβανσεράι
name-dwarvenholds = Οχυρά των Νάνων
name-silos = Σιλό
name-banded_hills = Πολύχρωμοι Λόφοι
name-starlit_sigil = Αστροφώτιστο Σύμβολο

## Explore and ruins cards

name-great_river = Μεγάλος Ποταμός
name-farmland = Καλλιεργήσιμη Γη
name-hamlet = Χωριουδάκι
name-forgotten_forest = Ξεχασμένο Δάσος
name-hinterland_stream = Ρυάκι της Ενδοχώρας
name-homestead = Αγρόκτημα
name-orchard = Οπωρώνας
name-treetop_village = Χωριό στις Δεντροκορφές
name-marshlands = Βαλτότοποι
name-fishing_village = Ψαροχώρι
name-rift_lands = Γη του Ρήγματος
name-temple_ruins = Ερείπια Ναού
name-outpost_ruins = Ερείπια Φυλακίου
name-lagoon = Λιμνοθάλασσα
name-pasture = Βοσκότοπος
name-settlement = Οικισμός
name-timber_grove = Άλσος
name-hillside_terrace = Αναβαθμίδες στην Πλαγιά
name-frontier_dwelling = Κατοικία στα Σύνορα
name-wildwood_garden = Άγριος Κήπος
name-woodland_crossroads = Δασικό Σταυροδρόμι
name-mangrove_swamp = Μανγκρόβιο Έλος
name-coastal_encampment = Παράκτιος Καταυλισμός
name-kethras_gates = Οι Πύλες της Κέθρα

## Ambush cards

name-goblin_attack = Επίθεση των Γκόμπλιν
name-bugbear_assault = Έφοδος των Μπάγκμπερ
name-kobold_onslaught = Επέλαση των Κόμπολντ
name-gnoll_raid = Επιδρομή των Γκνολ
name-dragon_inferno = Κόλαση του Δράκου
name-zombie_plague = Πανούκλα των Ζόμπι
name-giant_troll_ravage = Μανία του Γιγάντιου Τρολ
name-gorgon_gaze = Βλέμμα της Μέδουσας

## Hero cards

name-dobrik_of_lorkheim = Ντόμπρικ του Λόρκχαϊμ
name-wren_the_lioness = Ρεν η Λέαινα
name-freyla_the_true = Φρέιλα η Αλάνθαστη
name-dal_of_jolev = Νταλ του Τζόλεφ

## Terrains and what is printed on the maps

name-forest = Δάσος
name-village = Χωριό
name-farm = Χωράφι
name-water = Νερό
name-monster = Τέρας
name-mountain = Βουνό
name-hero = Ήρωας
name-wasteland = Ερημιά
name-ruins = Ερείπια
name-destroyed_space = Κατεστραμμένη θέση
name-map_side_wilderness = πλευρά Α
name-map_side_wastelands = πλευρά Β

## Seasons, phases and edicts

name-spring = Άνοιξη
name-summer = Καλοκαίρι
name-fall = Φθινόπωρο
name-winter = Χειμώνας
name-explore_phase = Φάση Εξερεύνησης
name-draw_phase = Φάση Τραβήγματος
name-check_phase = Φάση Ελέγχου
name-end_of_season = Τέλος της Εποχής
name-end_of_game = Τέλος του Παιχνιδιού
name-setup = Προετοιμασία
name-edict_a = διάταγμα Α
name-edict_b = διάταγμα Β
name-edict_c = διάταγμα Γ
name-edict_d = διάταγμα Δ

## Titles of a solo game, from the best to the last

name-legendary_cartographer = Θρυλικός Χαρτογράφος
name-master_mapsmith = Δάσκαλος των Χαρτών
name-journeyman_topographer = Ταξιδευτής Τοπογράφος
name-apprentice_surveyor = Βοηθός Παρατηρητής
name-amateur_assessor = Ερασιτέχνης Εκτιμητής
name-inept_assistant = Απρεπής Βοηθός
name-dimwitted_doodler = Παράξενος Σκιτσογράφος
name-oblivious_inkdrinker = Άσχετος Κονδυλοφόρος

## The games

name-game_base = Cartographers
name-game_heroes = Cartographers: Ήρωες

## Terms of the rulebooks, as they stand inside a sentence

name-season = εποχή
name-turn = γύρος
name-edict = διάταγμα
name-scoring_card = κάρτα σκοραρίσματος
name-explore_card = κάρτα εξερεύνησης
name-ruins_card = κάρτα ερειπίων
name-ambush_card = κάρτα ενέδρας
name-hero_card = κάρτα ήρωα
name-season_card = κάρτα εποχής
name-edict_card = κάρτα διατάγματος
name-explore_deck = τράπουλα εξερεύνησης
name-ambush_deck = τράπουλα ενέδρας
name-ambush = ενέδρα
name-map_sheet = φύλλο χάρτη
name-space = θέση
name-shape = σχήμα
name-terrain_type = είδος εδάφους
name-cluster = σύμπλεγμα
name-row = γραμμή
name-column = στήλη
name-adjacent = γειτονική
name-filled = καλυμμένη
name-empty = κενή
name-edge_of_map = άκρη του χάρτη
name-coin = νόμισμα
name-coin_track = μετρητής νομισμάτων
name-reputation_star = αστέρι φήμης
name-time_value = τιμή χρόνου
name-time_threshold = όριο χρόνου
name-attack_pattern = μοτίβο επίθεσης
name-lasting_effect = διαρκές αποτέλεσμα
name-destroyed = κατεστραμμένη
name-solo_mode = Ατομικό Παιχνίδι
name-title = τίτλος
name-solo_rating = βαθμολογία
name-combining_games = Συνδυασμός παιχνιδιών
name-neighbour = γείτονας
name-cartographer = χαρτογράφος
name-clockwise = δεξιόστροφα
name-counter_clockwise = αριστερόστροφα
name-hero_deck = τράπουλα ηρώων

## What is drawn on a square, as it stands inside a sentence: "C4, forest"

terrain-forest = δάσος
terrain-village = χωριό
terrain-farm = χωράφι
terrain-water = νερό
terrain-monster = τέρας
terrain-hero = ήρωας
terrain-mountain = βουνό

## What else a square can be: "C4, empty, ruins"

square-empty = κενή
square-ruins = ερείπια
square-wasteland = ερημιά
square-destroyed = κατεστραμμένη
