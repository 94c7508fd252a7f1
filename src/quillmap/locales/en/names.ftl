# Names of everything in the boxes, in English. They belong to their owners.
# An id is `name-` and the id of the card; what the rulebooks call a space is a square everywhere else.

## Scoring cards

name-sentinel_wood = Sentinel Wood
name-greenbough = Greenbough
name-treetower = Treetower
name-stoneside_forest = Stoneside Forest
name-canal_lake = Canal Lake
name-mages_valley = Mages Valley
name-the_golden_granary = The Golden Granary
name-shoreside_expanse = Shoreside Expanse
name-wildholds = Wildholds
name-great_city = Great City
name-greengold_plains = Greengold Plains
name-shieldgate = Shieldgate
name-borderlands = Borderlands
name-lost_barony = Lost Barony
name-the_broken_road = The Broken Road
name-the_cauldrons = The Cauldrons
name-faunlost_thicket = Faunlost Thicket
name-deepwood = Deepwood
name-heart_of_the_forest = Heart of the Forest
name-sleepy_valley = Sleepy Valley
name-craylund = Craylund
name-ulems_wallow = Ulem's Wallow
name-clawsgrave_peaks = Clawsgrave Peaks
name-jorekburg = Jorekburg
name-traylo_monastery = Traylo Monastery
name-outer_enclave = Outer Enclave
name-gnomish_colony = Gnomish Colony
name-caravansary = Caravansary
name-dwarvenholds = Dwarvenholds
name-silos = Silos
name-banded_hills = Banded Hills
name-starlit_sigil = Starlit Sigil

## Explore and ruins cards

name-great_river = Great River
name-farmland = Farmland
name-hamlet = Hamlet
name-forgotten_forest = Forgotten Forest
name-hinterland_stream = Hinterland Stream
name-homestead = Homestead
name-orchard = Orchard
name-treetop_village = Treetop Village
name-marshlands = Marshlands
name-fishing_village = Fishing Village
name-rift_lands = Rift Lands
name-temple_ruins = Temple Ruins
name-outpost_ruins = Outpost Ruins
name-lagoon = Lagoon
name-pasture = Pasture
name-settlement = Settlement
name-timber_grove = Timber Grove
name-hillside_terrace = Hillside Terrace
name-frontier_dwelling = Frontier Dwelling
name-wildwood_garden = Wildwood Garden
name-woodland_crossroads = Woodland Crossroads
name-mangrove_swamp = Mangrove Swamp
name-coastal_encampment = Coastal Encampment
name-kethras_gates = Kethra's Gates

## Ambush cards

name-goblin_attack = Goblin Attack
name-bugbear_assault = Bugbear Assault
name-kobold_onslaught = Kobold Onslaught
name-gnoll_raid = Gnoll Raid
name-dragon_inferno = Dragon Inferno
name-zombie_plague = Zombie Plague
name-giant_troll_ravage = Giant Troll Ravage
name-gorgon_gaze = Gorgon Gaze

## Hero cards

name-dobrik_of_lorkheim = Dobrik of Lorkheim
name-wren_the_lioness = Wren the Lioness
name-freyla_the_true = Freyla the True
name-dal_of_jolev = Dal of Jolev

## Terrains and what is printed on the maps

name-forest = Forest
name-village = Village
name-farm = Farm
name-water = Water
name-monster = Monster
name-mountain = Mountain
name-hero = Hero
name-wasteland = Wasteland
name-ruins = Ruins
name-destroyed_space = Destroyed space
name-map_side_wilderness = Wilderness side
name-map_side_wastelands = Wastelands side

## Seasons, phases and edicts

name-spring = Spring
name-summer = Summer
name-fall = Fall
name-winter = Winter
name-explore_phase = Explore Phase
name-draw_phase = Draw Phase
name-check_phase = Check Phase
name-end_of_season = End of the Season
name-end_of_game = End of the Game
name-setup = Game Setup
name-edict_a = Edict A
name-edict_b = Edict B
name-edict_c = Edict C
name-edict_d = Edict D

## Titles of a solo game, from the best to the last

name-legendary_cartographer = Legendary Cartographer
name-master_mapsmith = Master Mapsmith
name-journeyman_topographer = Journeyman Topographer
name-apprentice_surveyor = Apprentice Surveyor
name-amateur_assessor = Amateur Assessor
name-inept_assistant = Inept Assistant
name-dimwitted_doodler = Dimwitted Doodler
name-oblivious_inkdrinker = Oblivious Inkdrinker

## The games

name-game_base = Cartographers: A Roll Player Tale
name-game_heroes = Cartographers Heroes

## Terms of the rulebooks, as they stand inside a sentence

name-season = season
name-turn = turn
name-edict = edict
name-scoring_card = scoring card
name-explore_card = explore card
name-ruins_card = ruins card
name-ambush_card = ambush card
name-hero_card = hero card
name-season_card = season card
name-edict_card = edict card
name-explore_deck = explore deck
name-ambush_deck = ambush deck
name-ambush = ambush
name-map_sheet = map sheet
name-space = space
name-shape = shape
name-terrain_type = terrain type
name-cluster = cluster
name-row = row
name-column = column
name-adjacent = adjacent
name-filled = filled
name-empty = empty
name-edge_of_map = edge of the map
name-coin = coin
name-coin_track = coin track
name-reputation_star = reputation star
name-time_value = time value
name-time_threshold = time threshold
name-attack_pattern = attack pattern
name-lasting_effect = ongoing effect
name-destroyed = destroyed
name-solo_mode = Solo Mode
name-title = title
name-solo_rating = rating
name-combining_games = Combining Games
name-neighbour = neighbour
name-cartographer = cartographer
name-clockwise = clockwise
name-counter_clockwise = counter-clockwise
name-hero_deck = hero deck

## What is drawn on a square, as it stands inside a sentence: "C4, forest"

terrain-forest = forest
terrain-village = village
terrain-farm = farm
terrain-water = water
terrain-monster = monster
terrain-hero = hero
terrain-mountain = mountain

## What else a square can be: "C4, empty, ruins"

square-empty = empty
square-ruins = ruins
square-wasteland = wasteland
square-destroyed = destroyed
