# Names of what is in the boxes (those of the cards are in cards.ftl), in German: as printed in the German edition, else our own.
# "Held_in" and the like are written as the German rulebooks write them.

## Terrains and what is printed on the maps

name-forest = Wald
name-village = Dorf
name-farm = Acker
name-water = Wasser
name-monster = Monster
name-mountain = Gebirge
name-hero = Held_in
name-wasteland = Ödnis
name-ruins = Ruinen
name-destroyed_space = Zerstörtes Feld
name-map_side_wilderness = Vorderseite
name-map_side_wastelands = Rückseite

## Seasons, phases and edicts

name-spring = Frühling
name-summer = Sommer
name-fall = Herbst
name-winter = Winter
name-explore_phase = Erkunden
name-draw_phase = Zeichnen
name-check_phase = Überprüfen
name-end_of_season = Ende der Jahreszeit
name-end_of_game = Spielende
name-setup = Spielvorbereitung
name-edict_a = Dekret A
name-edict_b = Dekret B
name-edict_c = Dekret C
name-edict_d = Dekret D

## Titles of a solo game, from the best to the last

name-legendary_cartographer = Legendäre_r Meisterkartograph_in
name-master_mapsmith = Kunstvolle_r Kartenzeichner_in
name-journeyman_topographer = Reisende_r Topograph_in
name-apprentice_surveyor = Vermesserlehrling
name-amateur_assessor = Hobbygutachter_in
name-inept_assistant = Unbeholfene_r Assistent_in
name-dimwitted_doodler = Möchtegern
name-oblivious_inkdrinker = Törichter Tölpel

## The games

name-game_base = Der Kartograph
name-game_heroes = Die Kartographin

## Terms of the rulebooks, as they stand inside a sentence

name-season = Jahreszeit
name-turn = Runde
name-edict = Dekret
name-scoring_card = Wertungskarte
name-explore_card = Erkundungskarte
name-ruins_card = Ruinenkarte
name-ambush_card = Hinterhalt
name-hero_card = Held_in-Karte
name-season_card = Jahreszeitenkarte
name-edict_card = Dekret
name-explore_deck = Erkundungsstapel
name-ambush_deck = Hinterhalt-Stapel
name-ambush = Hinterhalt
name-map_sheet = Landkarte
name-space = Feld
name-shape = Form
name-terrain_type = Geländeart
name-cluster = Gebiet
name-row = Zeile
name-column = Spalte
name-adjacent = angrenzend
name-filled = ausgefüllt
name-empty = leer
name-edge_of_map = Rand
name-coin = Münze
name-coin_track = Schatztruhe
name-reputation_star = Ruhmpunkt
name-time_value = Zeiteinheit
name-time_threshold = Dauer der Jahreszeit
name-attack_pattern = Angriffsmuster
name-lasting_effect = besonderer Effekt
name-destroyed = zerstört
name-solo_mode = Solovariante
name-title = Titel
name-solo_rating = Wertung
name-combining_games = Kartograph und Kartographin kombinieren
name-neighbour = Nachbar_in
name-cartographer = Kartograph_in
name-clockwise = im Uhrzeigersinn
name-counter_clockwise = gegen den Uhrzeigersinn
name-hero_deck = Held_innen-Stapel

## What is drawn on a square, as it stands inside a sentence: "C4, forest"

terrain-forest = Wald
terrain-village = Dorf
terrain-farm = Acker
terrain-water = Wasser
terrain-monster = Monster
terrain-hero = Held_in
terrain-mountain = Gebirge

## What else a square can be: "C4, empty, ruins"

square-empty = leer
square-ruins = Ruinen
square-wasteland = Ödnis
square-destroyed = zerstört
box-promo = Promokarte
