# Names of what is in the boxes (those of the cards are in cards.ftl), in Greek: as printed for the base game, else our own.
# Words for a square are feminine, because a square is "θέση".

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
box-promo = Προωθητική
