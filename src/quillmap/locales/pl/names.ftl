# Names of everything in the boxes, in Polish: as printed where there is a Polish edition, else our own.
# A space is "obszar", because "pole" is the farm.

## Scoring cards

name-sentinel_wood = Leśna warta
name-greenbough = Zagajnik
name-treetower = Leśna wieża
name-stoneside_forest = Górskie ostępy
name-canal_lake = Polny staw
name-mages_valley = Dolina magów
name-the_golden_granary = Złoty spichlerz
name-shoreside_expanse = Rozległe nabrzeże
name-wildholds = Kolonia
name-great_city = Wielkie miasto
name-greengold_plains = Żyzne równiny
name-shieldgate = Umocnienia
name-borderlands = Pogranicze
name-lost_barony = Utracone włości
name-the_broken_road = Trakt handlowy
name-the_cauldrons = Kryjówki
name-faunlost_thicket = Gęstwina Faunlost
name-deepwood = Knieja
name-heart_of_the_forest = Serce lasu
name-sleepy_valley = Senna dolina
name-craylund = Craylund
name-ulems_wallow = Błota Ulema
name-clawsgrave_peaks = Wzgórza Szponów
name-jorekburg = Jorekburg
name-traylo_monastery = Opactwo Traylo
name-outer_enclave = Odległa enklawa
name-gnomish_colony = Kolonia gnomów
name-caravansary = Karawanseraj
name-dwarvenholds = Górskie twierdze
name-silos = Silosy
name-banded_hills = Pagórki
name-starlit_sigil = Gwiezdny szlak

## Explore and ruins cards

name-great_river = Wielka rzeka
name-farmland = Pole uprawne
name-hamlet = Miasto
name-forgotten_forest = Zapomniany las
name-hinterland_stream = Wiejski strumień
name-homestead = Gospodarstwo
name-orchard = Sad
name-treetop_village = Nadrzewna osada
name-marshlands = Mokradła
name-fishing_village = Wioska rybacka
name-rift_lands = Szczeliny
name-temple_ruins = Ruiny świątyni
name-outpost_ruins = Ruiny twierdzy
name-lagoon = Laguna
name-pasture = Pastwisko
name-settlement = Osada
name-timber_grove = Gaj
name-hillside_terrace = Tarasy na zboczu
name-frontier_dwelling = Pograniczna siedziba
name-wildwood_garden = Dziki ogród
name-woodland_crossroads = Leśne rozdroże
name-mangrove_swamp = Bagno namorzynowe
name-coastal_encampment = Nadmorskie obozowisko
name-kethras_gates = Wrota Kethry

## Ambush cards

name-goblin_attack = Atak goblinów
name-bugbear_assault = Napad postrachów
name-kobold_onslaught = Szarża koboldów
name-gnoll_raid = Najazd gnolli
name-dragon_inferno = Smocza pożoga
name-zombie_plague = Plaga zombie
name-giant_troll_ravage = Szał olbrzymiego trolla
name-gorgon_gaze = Spojrzenie Gorgony

## Hero cards

name-dobrik_of_lorkheim = Dobrik z Lorkheim
name-wren_the_lioness = Wren Lwica
name-freyla_the_true = Freyla Niezawodna
name-dal_of_jolev = Dal z Jolev

## Terrains and what is printed on the maps

name-forest = Las
name-village = Wioska
name-farm = Pole
name-water = Woda
name-monster = Potwór
name-mountain = Góry
name-hero = Heros
name-wasteland = Wąwóz
name-ruins = Ruiny
name-destroyed_space = Zniszczony obszar
name-map_side_wilderness = strona pustkowi
name-map_side_wastelands = strona bezdroży

## Seasons, phases and edicts

name-spring = Wiosna
name-summer = Lato
name-fall = Jesień
name-winter = Zima
name-explore_phase = Faza Odkryć
name-draw_phase = Faza Rysowania
name-check_phase = Faza Sprawdzania
name-end_of_season = Koniec Pory Roku
name-end_of_game = Koniec Gry
name-setup = Przygotowanie Gry
name-edict_a = edykt A
name-edict_b = edykt B
name-edict_c = edykt C
name-edict_d = edykt D

## Titles of a solo game, from the best to the last

name-legendary_cartographer = Legendarny Kartograf
name-master_mapsmith = Mistrz Kartografii
name-journeyman_topographer = Wędrowny Topograf
name-apprentice_surveyor = Aplikant Geodeta
name-amateur_assessor = Amator Hobbysta
name-inept_assistant = Nieudolny Asystent
name-dimwitted_doodler = Gryzmolący Niezdara
name-oblivious_inkdrinker = Poplamiony Ochlapus

## The games

name-game_base = Kartografowie
name-game_heroes = Kartografowie: Herosi

## Terms of the rulebooks, as they stand inside a sentence

name-season = pora roku
name-turn = runda
name-edict = edykt
name-scoring_card = karta Punktacji
name-explore_card = karta Odkryć
name-ruins_card = karta Ruin
name-ambush_card = karta Zasadzki
name-hero_card = karta Herosa
name-season_card = karta Pory Roku
name-edict_card = karta Edyktu
name-explore_deck = talia Odkryć
name-ambush_deck = talia kart Zasadzki
name-ambush = zasadzka
name-map_sheet = arkusz mapy
name-space = obszar
name-shape = kształt
name-terrain_type = rodzaj terenu
name-cluster = klaster
name-row = rząd
name-column = kolumna
name-adjacent = sąsiadujący
name-filled = wypełniony
name-empty = pusty
name-edge_of_map = krawędź mapy
name-coin = moneta
name-coin_track = tor monet
name-reputation_star = Gwiazdka Reputacji
name-time_value = wartość czasu
name-time_threshold = próg czasu
name-attack_pattern = ścieżka ataku
name-lasting_effect = efekt trwały
name-destroyed = zniszczony
name-solo_mode = Tryb Solo
name-title = tytuł
name-solo_rating = ocena
name-combining_games = Łączenie Gier
name-neighbour = sąsiad
name-cartographer = kartograf
name-clockwise = zgodnie z ruchem wskazówek zegara
name-counter_clockwise = przeciwnie do ruchu wskazówek zegara
name-hero_deck = talia kart Herosów

## What is drawn on a square, as it stands inside a sentence: "C4, forest"

terrain-forest = las
terrain-village = wioska
terrain-farm = pole
terrain-water = woda
terrain-monster = potwór
terrain-hero = heros
terrain-mountain = góry

## What else a square can be: "C4, empty, ruins"

square-empty = pusty
square-ruins = ruiny
square-wasteland = wąwóz
square-destroyed = zniszczony
