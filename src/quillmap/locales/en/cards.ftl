# What every card says, and what is drawn for it as an example. English, in our own words.
# The player is "you". A space of the rulebooks is a square, a reputation star is a point.

earned-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Scoring cards. `example-` is the caption of the small map that shows what earns and what does not

rule-sentinel_wood = 1 point for each forest square on the edge of the map. A corner square counts once.
example-sentinel_wood = { earned-points } for the forest squares on the edge. The two further in earn nothing.
rule-greenbough = 1 point for each row and 1 point for each column with at least one forest square. The same square can serve its row and its column.
example-greenbough = { earned-points }: forest lies in two rows and two columns. The fourth forest square adds nothing, because its row and its column count already.
rule-treetower = 1 point for each forest square without an empty neighbour. The edge of the map, mountains, wasteland and destroyed squares help to enclose it.
example-treetower = { earned-points } for the two enclosed forest squares; at the top, the edge of the map helps. The others still have an empty neighbour.
rule-stoneside_forest = 3 points for each mountain that a forest cluster connects with another mountain. Each mountain counts once.
example-stoneside_forest = { earned-points } for the two mountains that one forest connects. The forest below reaches only one mountain.
rule-canal_lake = 1 point for each water square next to farm, and 1 point for each farm square next to water. Each square counts once.
example-canal_lake = { earned-points } for farm and water side by side. Squares that meet only at a corner earn nothing.
rule-mages_valley = 2 points for each water square next to a mountain, 1 point for each farm square next to a mountain.
example-mages_valley = { earned-points }: two water squares and two farm squares lie next to the mountain. The water at its corner earns nothing.
rule-the_golden_granary = 1 point for each water square next to ruins, 3 points for each farm square on ruins. Ruins count even when something is drawn on them.
example-the_golden_granary = { earned-points }: three water squares lie next to ruins, one farm square on ruins. Farm next to ruins and water on ruins earn nothing.
rule-shoreside_expanse = 3 points for each farm cluster that touches neither water nor the edge of the map, and 3 points for each water cluster that touches neither farm nor the edge of the map.
example-shoreside_expanse = { earned-points }: one farm cluster and one water cluster lie on their own. The farm at the edge, and the farm and water that touch, earn nothing.
rule-wildholds = 8 points for each village cluster of six squares or more.
rule-wildholds-six = 6 points for each village cluster of six squares or more.
example-wildholds = { earned-points } for the cluster of six. The cluster of five earns nothing.
rule-great_city = 1 point for each square of the largest village cluster that touches no mountain.
example-great_city = { earned-points } for the lower cluster. The upper one is larger but touches a mountain.
rule-greengold_plains = 3 points for each village cluster next to three or more different terrain types: forest, farm, water, monster, mountain, hero.
example-greengold_plains = { earned-points } for the upper cluster: forest, water and farm lie next to it. The lower one has only forest and water; wasteland is no terrain type.
rule-shieldgate = 2 points for each square of the second largest village cluster. If the two largest are equal, one of them is the second.
example-shieldgate = { earned-points }: the second largest cluster has three squares. The larger and the smaller one earn nothing.
rule-borderlands = 6 points for each complete row and 6 points for each complete column. Complete means that no square in it is empty.
example-borderlands = { earned-points }: one row and one column are complete. The other row lacks a single square.
rule-lost_barony = 3 points for each square along one side of the largest completely filled square block.
example-lost_barony = { earned-points }: the largest filled block is three by three. The wasteland beside it does not make it four by four.
rule-the_broken_road = 3 points for each complete diagonal that runs from the left edge down to the bottom edge of the map. The single square in the bottom left corner counts, too.
example-the_broken_road = { earned-points }: the corner and the diagonal above it are complete. The longer diagonal lacks its last square.
rule-the_cauldrons = 1 point for each empty square without an empty neighbour. The edge of the map helps to enclose it.
example-the_cauldrons = { earned-points } for the two enclosed empty squares; in the corner, the edge of the map helps. The others have an empty neighbour.
rule-faunlost_thicket = 2 points for each square of the longest unbroken line of forest in one column.
example-faunlost_thicket = { earned-points }: the longest line down a column has three squares. The four squares side by side in a row do not count.
rule-deepwood = 6 points for each forest cluster of five squares or more that touches no village.
example-deepwood = { earned-points } for the upper forest. The lower one is as large but touches a village.
rule-heart_of_the_forest = 2 points for each forest square with nothing but forest next to it. At the edge of the map it needs fewer neighbours.
example-heart_of_the_forest = { earned-points }: the middle of the cross and the corner of the map have only forest next to them. The other forest squares do not.
rule-sleepy_valley = 4 points for each row with three forest squares or more. They need not touch.
example-sleepy_valley = { earned-points } for the first and the last row. The row between has only two forest squares.
rule-craylund = 7 points for each farm cluster next to three water squares or more.
example-craylund = { earned-points } for the upper farm cluster, with three water squares next to it. The lower one has only two.
rule-ulems_wallow = 4 points for each water square next to two farm squares or more.
example-ulems_wallow = { earned-points } for the water next to two farm squares. The other water squares have only one farm square next to them.
rule-clawsgrave_peaks = 5 points for each mountain that a water cluster connects with a farm. Each mountain counts once.
example-clawsgrave_peaks = { earned-points } for the upper mountain: its water reaches a farm. The water below ends before the farm.
rule-jorekburg = 4 points for each column with as many farm squares as water squares, at least one of each.
example-jorekburg = { earned-points } for the first and the last column. The second has one farm square too many, the third has neither farm nor water.
rule-traylo_monastery = 7 points for each village cluster with four squares in a straight line, across or down. Each cluster counts once.
example-traylo_monastery = { earned-points } for the upper cluster. The lower one is larger but nowhere has four in a line.
rule-outer_enclave = 1 point for each empty square next to one village cluster. The cluster with the most of them counts.
example-outer_enclave = { earned-points }: so many empty squares lie around the upper cluster. The single village below has fewer and is not counted.
rule-gnomish_colony = 6 points for each village cluster with a block of two by two squares. Each cluster counts once.
example-gnomish_colony = { earned-points } for the left cluster with its block. The right one winds along and has none.
rule-caravansary = 1 point for each row and each column that one village cluster reaches. The cluster that gives the most counts.
example-caravansary = { earned-points }: the large cluster reaches three rows and three columns. The others give less and are not counted.
rule-dwarvenholds = 7 points for each complete row and each complete column with at least one mountain.
example-dwarvenholds = { earned-points }: a complete row and a complete column, each with a mountain. The complete column on the left has none.
rule-silos = 10 points for each complete column with an odd number (1, 3, 5, 7, 9, 11).
example-silos = { earned-points } for column 3. Column 4 is complete, but its number is even; column 5 has an empty square.
rule-banded_hills = 4 points for each row with five or more different terrain types: forest, village, farm, water, monster, mountain, hero.
example-banded_hills = { earned-points } for the first and the last row. The row between has only four: wasteland and destroyed squares do not count.
rule-starlit_sigil = 4 points for each group of exactly three empty squares that touch by their sides.
example-starlit_sigil = { earned-points } for the enclosed group of three. The group of two at the edge earns nothing.

## Explore and ruins cards

rule-explore = Choose one of the terrains and one of the shapes on the card, and draw it on empty squares of your map. You can turn and flip it. If it fits nowhere, fill a single square instead.
rule-explore-one-terrain = One terrain, two shapes: the one with the coin brings you 1 coin.
rule-explore-two-terrains = One shape, two terrains: choose which of them you draw.
rule-rift_lands = Fill one empty square with forest, village, farm, water or a monster, as you like.
rule-kethras_gates = Fill one empty square with forest, village, farm, water or a monster, as you like.
rule-ruins = The next explore card has to be drawn on ruins: at least one of its squares covers them. If that is not possible, fill a single square anywhere with any terrain. Ambushes and heroes that come first do not use this up.
rule-temple_ruins = { rule-ruins }
rule-outpost_ruins = { rule-ruins }

## Ambush cards

ambush-clockwise = The arrow points clockwise: your map goes to the next player, and you draw on the map of the player before you.
ambush-counter_clockwise = The arrow points counter-clockwise: your map goes to the player before you, and you draw on the map of the next player.
ambush-solo-top_left = When you play alone, the shape starts in the top left corner and follows the arrow along the edge, then further in, to the first place where it fits as printed.
ambush-solo-top_right = When you play alone, the shape starts in the top right corner and follows the arrow along the edge, then further in, to the first place where it fits as printed.
ambush-solo-bottom_left = When you play alone, the shape starts in the bottom left corner and follows the arrow along the edge, then further in, to the first place where it fits as printed.
ambush-solo-bottom_right = When you play alone, the shape starts in the bottom right corner and follows the arrow along the edge, then further in, to the first place where it fits as printed.
rule-goblin_attack = Three monsters, corner to corner. { ambush-counter_clockwise } { ambush-solo-bottom_right }
rule-bugbear_assault = Two pairs of monsters with a gap between them. { ambush-clockwise } { ambush-solo-top_right }
rule-kobold_onslaught = Three monsters in a line and one beside the middle. { ambush-clockwise } { ambush-solo-bottom_left }
rule-gnoll_raid = Five monsters around a gap. { ambush-counter_clockwise } { ambush-solo-top_left }
rule-dragon_inferno = Five monsters in a zigzag. As soon as each of them is destroyed or has no empty neighbour, the owner of the map gains 3 coins, once. { ambush-counter_clockwise } { ambush-solo-bottom_left }
rule-zombie_plague = A single monster that spreads: after a season is scored, every empty square next to a Zombie becomes a Zombie, too. { ambush-counter_clockwise } { ambush-solo-top_left }
rule-giant_troll_ravage = Three monsters in a line and one beside the middle. After a season is scored, the owner of the map chooses one empty square next to a Troll, and it is destroyed. { ambush-clockwise } { ambush-solo-top_right }
rule-gorgon_gaze = Three monsters, corner to corner around a gap. The player who draws them then chooses one square next to a Gorgon, empty or drawn on, and it is destroyed; mountains and wasteland are safe. { ambush-clockwise } { ambush-solo-bottom_right }
example-ambush = This is where the solo rules put the monsters. Cost at the end of a season: { earned-points }.

## Hero cards

rule-hero = Draw the hero on any empty square of your map. You can turn and flip the attack pattern. Monsters on its squares are destroyed, now and whenever they come.
rule-dobrik_of_lorkheim = Attacks the four squares that share a side with the hero. { rule-hero }
rule-wren_the_lioness = Attacks three squares side by side, with one line of squares between them and the hero. { rule-hero }
rule-freyla_the_true = Attacks three squares in a straight line, beginning right next to the hero. { rule-hero }
rule-dal_of_jolev = Attacks the four squares that touch the hero only at a corner. { rule-hero }
example-hero =
    { $destroyed ->
        [one] The hero destroys { $destroyed } monster.
       *[other] The hero destroys { $destroyed } monsters.
    } What stands outside the pattern stays.

## Seasons and time

rule-spring = Edicts A and B score. The season ends as soon as the time of its cards reaches { $threshold }.
rule-summer = Edicts B and C score. The season ends as soon as the time of its cards reaches { $threshold }.
rule-fall = Edicts C and D score. The season ends as soon as the time of its cards reaches { $threshold }.
rule-winter = Edicts D and A score. The season ends as soon as the time of its cards reaches { $threshold }, and the game with it.

## What lies on a map

about-points = The player with the most points at the end wins. The printed games call them reputation stars.
about-coin = Every coin brings 1 point at the end of each season, and you keep it. You gain coins with shapes that show one and by surrounding mountains. There is room for 14.
about-mountain = A mountain is filled from the start. As soon as the four squares around it are filled, too, it brings 1 coin, once.
about-ruins = Ruins are empty until something is drawn on them. You may always draw there; after a ruins card you have to.
about-wasteland = Wasteland is filled from the start but is no terrain type. Nothing can be drawn on it.
about-destroyed = A destroyed square stays filled for good and has no terrain type. Nothing can be drawn on it.
about-monster = At the end of each season you lose 1 point for each empty square next to a monster. A monster with no empty square next to it costs nothing.
about-hero = A hero fills its square and is a terrain type of its own.
about-attacked = A hero attacks this square: a monster here is destroyed at once. Anything else can be drawn here as usual.
about-cluster = Squares of one terrain type that touch by their sides are a cluster. A single square is one, too.
about-adjacent = Squares are next to each other if they share a side. Corners do not count.
about-filled = A square is filled if something is drawn on it, or if it is a mountain, wasteland or destroyed.

## Above the picture of an example

example-picture = Example for { $card }
