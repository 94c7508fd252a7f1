# Names of what is in the boxes (those of the cards are in cards.ftl), in English. They belong to their owners.
# An id is `name-` and the id of the card; what the rulebooks call a space is a square everywhere else.

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
box-promo = Promotional
