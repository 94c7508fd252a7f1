# Names of what is in the boxes (those of the cards are in cards.ftl), in Polish: as printed where there is a Polish edition, else our own.
# A space is "obszar", because "pole" is the farm.

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
box-promo = Karta promocyjna
