# Names of everything in the boxes, in Czech: as printed for the base game; Heroes has no Czech
# edition that we know of, so its names are our own.

## Scoring cards

name-sentinel_wood = Hraniční les
name-greenbough = Lesní království
name-treetower = Lesní houština
name-stoneside_forest = Lesnaté podhůří
name-canal_lake = Zavlažovací kanály
name-mages_valley = Údolí čarodějů
name-the_golden_granary = Pradávná sýpka
name-shoreside_expanse = Úrodné břehy
name-wildholds = Osada
name-great_city = Královské město
name-greengold_plains = Úrodné pláně
name-shieldgate = Obranný val
name-borderlands = Pohraničí
name-lost_barony = Zapomenuté hrabství
name-the_broken_road = Dlážděná cesta
name-the_cauldrons = Propasti
name-faunlost_thicket = Houština Faunlost
name-deepwood = Hluboký hvozd
name-heart_of_the_forest = Srdce lesa
name-sleepy_valley = Ospalé údolí
name-craylund = Craylund
name-ulems_wallow = Ulemovo bahniště
name-clawsgrave_peaks = Drápohrobské štíty
name-jorekburg = Jorekburg
name-traylo_monastery = Klášter Traylo
name-outer_enclave = Vzdálená enkláva
name-gnomish_colony = Kolonie gnómů
name-caravansary = Karavanseráj
name-dwarvenholds = Trpasličí pevnosti
name-silos = Sila
name-banded_hills = Pestré kopce
name-starlit_sigil = Hvězdná pečeť

## Explore and ruins cards

name-great_river = Veletok
name-farmland = Zemědělská půda
name-hamlet = Vesnička
name-forgotten_forest = Les zapomnění
name-hinterland_stream = Říčka v polích
name-homestead = Hospodářství
name-orchard = Ovocný sad
name-treetop_village = Víska ve větvích
name-marshlands = Bažiny
name-fishing_village = Rybářská osada
name-rift_lands = Prostorové trhliny
name-temple_ruins = Zřícený chrám
name-outpost_ruins = Zřícená pevnost
name-lagoon = Laguna
name-pasture = Pastvina
name-settlement = Osídlení
name-timber_grove = Světlý háj
name-hillside_terrace = Terasy na svahu
name-frontier_dwelling = Pohraniční obydlí
name-wildwood_garden = Divoká zahrada
name-woodland_crossroads = Lesní křižovatka
name-mangrove_swamp = Mangrovový močál
name-coastal_encampment = Pobřežní tábor
name-kethras_gates = Kethřiny brány

## Ambush cards

name-goblin_attack = Útok goblinů
name-bugbear_assault = Nájezd gobrů
name-kobold_onslaught = Výpad koboldů
name-gnoll_raid = Vpád gnolů
name-dragon_inferno = Dračí inferno
name-zombie_plague = Nákaza zombií
name-giant_troll_ravage = Řádění obřího trolla
name-gorgon_gaze = Pohled Gorgony

## Hero cards

name-dobrik_of_lorkheim = Dobrik z Lorkheimu
name-wren_the_lioness = Wren Lvice
name-freyla_the_true = Freyla Neomylná
name-dal_of_jolev = Dal z Jolevu

## Terrains and what is printed on the maps

name-forest = Les
name-village = Vesnice
name-farm = Farma
name-water = Voda
name-monster = Nestvůry
name-mountain = Hory
name-hero = Hrdina
name-wasteland = Pustina
name-ruins = Zřícenina
name-destroyed_space = Zničené pole
name-map_side_wilderness = strana s divočinou
name-map_side_wastelands = strana s pustinou

## Seasons, phases and edicts

name-spring = Jaro
name-summer = Léto
name-fall = Podzim
name-winter = Zima
name-explore_phase = Fáze průzkumu
name-draw_phase = Fáze zakreslení
name-check_phase = Fáze kontroly
name-end_of_season = Konec ročního období
name-end_of_game = Konec hry
name-setup = Příprava hry
name-edict_a = výnos A
name-edict_b = výnos B
name-edict_c = výnos C
name-edict_d = výnos D

## Titles of a solo game, from the best to the last

name-legendary_cartographer = Věhlasný kartograf
name-master_mapsmith = Zkušený kreslič map
name-journeyman_topographer = Vyučený geodet
name-apprentice_surveyor = Zeměměřičský učeň
name-amateur_assessor = Snaživý dělník
name-inept_assistant = Nešikovný pomocník
name-dimwitted_doodler = Neschopný patlal
name-oblivious_inkdrinker = Nosič inkoustu

## The games

name-game_base = Kartografové
name-game_heroes = Kartografové: Hrdinové

## Terms of the rulebooks, as they stand inside a sentence

name-season = roční období
name-turn = tah
name-edict = výnos
name-scoring_card = bodovací karta
name-explore_card = karta průzkumu
name-ruins_card = karta zříceniny
name-ambush_card = karta přepadení
name-hero_card = karta hrdiny
name-season_card = karta ročního období
name-edict_card = karta výnosu
name-explore_deck = balíček průzkumu
name-ambush_deck = balíček přepadení
name-ambush = přepadení
name-map_sheet = mapový list
name-space = pole
name-shape = tvar
name-terrain_type = typ terénu
name-cluster = území
name-row = řádek
name-column = sloupec
name-adjacent = sousední
name-filled = obsazené
name-empty = prázdné
name-edge_of_map = okraj mapy
name-coin = mince
name-coin_track = počitadlo mincí
name-reputation_star = bod pověsti
name-time_value = časová hodnota
name-time_threshold = časový limit
name-attack_pattern = vzor útoku
name-lasting_effect = trvalý efekt
name-destroyed = zničené
name-solo_mode = Pravidla pro hru jednoho hráče
name-title = titul
name-solo_rating = hodnocení
name-combining_games = Kombinování her
name-neighbour = sousední hráč
name-cartographer = kartograf
name-clockwise = po směru hodinových ručiček
name-counter_clockwise = proti směru hodinových ručiček
name-hero_deck = balíček hrdinů

## What is drawn on a square, as it stands inside a sentence: "C4, forest"

terrain-forest = les
terrain-village = vesnice
terrain-farm = farma
terrain-water = voda
terrain-monster = nestvůra
terrain-hero = hrdina
terrain-mountain = hory

## What else a square can be: "C4, empty, ruins"

square-empty = prázdné
square-ruins = zřícenina
square-wasteland = pustina
square-destroyed = zničené
