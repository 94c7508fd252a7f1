# The game in six sentences, for somebody who sees it for the first time.

howto-1 = Everybody draws on a map of their own, and everybody uses the same cards.
howto-2 = Each card shows shapes and terrains: choose one of each, turn the shape as you like and draw it on empty squares.
howto-3 = Four edicts say what the queen wants to see on your map; each season two of them score, so each scores twice.
howto-4 = When an ambush comes up, a neighbour draws monsters on your map; every empty square next to a monster costs you a point, so close them in.
howto-5 = Surrounding a mountain and drawing certain shapes earns coins, and every coin scores again at the end of each season.
howto-6 = After spring, summer, fall and winter the player with the most points wins; on your own you play for the finest title.
