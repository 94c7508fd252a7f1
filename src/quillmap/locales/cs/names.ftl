# Names of what is in the boxes (those of the cards are in cards.ftl), in Czech: as printed for the base game; Heroes has no Czech
# edition that we know of, so its names are our own.

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
box-promo = Promo karta
