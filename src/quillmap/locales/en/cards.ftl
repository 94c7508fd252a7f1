# What every card says, and what is drawn for it as an example. English, in our own words.
# The player is "you". A space of the rulebooks is a square, a reputation star is a point.

earned-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## What explore and ruins cards share

rule-explore = Choose one of the terrains and one of the shapes on the card, and draw it on empty squares of your map. You can turn and flip it. If it fits nowhere, fill a single square instead.
rule-explore-one-terrain = One terrain, two shapes: the one with the coin brings you 1 coin.
rule-explore-two-terrains = One shape, two terrains: choose which of them you draw.
rule-ruins = The next explore card has to be drawn on ruins: at least one of its squares covers them. If that is not possible, fill a single square anywhere with any terrain. Ambushes and heroes that come first do not use this up.

## What ambush cards share

ambush-clockwise = The arrow points clockwise: your map goes to the next player, and you draw on the map of the player before you.
ambush-counter_clockwise = The arrow points counter-clockwise: your map goes to the player before you, and you draw on the map of the next player.
ambush-solo-top_left = When you play alone, the shape starts in the top left corner and follows the arrow along the edge, then further in, to the first place where it fits as printed.
ambush-solo-top_right = When you play alone, the shape starts in the top right corner and follows the arrow along the edge, then further in, to the first place where it fits as printed.
ambush-solo-bottom_left = When you play alone, the shape starts in the bottom left corner and follows the arrow along the edge, then further in, to the first place where it fits as printed.
ambush-solo-bottom_right = When you play alone, the shape starts in the bottom right corner and follows the arrow along the edge, then further in, to the first place where it fits as printed.
example-ambush = This is where the solo rules put the monsters. Cost at the end of a season: { earned-points }.

## What hero cards share

rule-hero = Draw the hero on any empty square of your map. You can turn and flip the attack pattern. Monsters on its squares are destroyed, now and whenever they come.
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

### The cards, one block each: `name-`, `rule-`, and for a scoring card `brief-` (the rule in so few words that four
### fit below a map in the terminal, each in one line of 80 letters with the name), `zero-` (why it gives nothing) and
### `example-` (the caption of the small map that shows what earns and what does not).

## Scoring cards

name-sentinel_wood = Sentinel Wood
rule-sentinel_wood = 1 point for each forest square on the edge of the map. A corner square counts once.
brief-sentinel_wood = 1 per forest square on the edge
zero-sentinel_wood = No forest touches the edge of the map.
example-sentinel_wood = { earned-points } for the forest squares on the edge. The two further in earn nothing.

name-greenbough = Greenbough
rule-greenbough = 1 point for each row and 1 point for each column with at least one forest square. The same square can serve its row and its column.
brief-greenbough = 1 per row and per column with a forest square
example-greenbough = { earned-points }: forest lies in two rows and two columns. The fourth forest square adds nothing, because its row and its column count already.

name-treetower = Treetower
rule-treetower = 1 point for each forest square without an empty neighbour. The edge of the map, mountains, wasteland and destroyed squares help to enclose it.
brief-treetower = 1 per forest square without an empty neighbour
zero-treetower = Every forest square still has an empty neighbour.
example-treetower = { earned-points } for the two enclosed forest squares; at the top, the edge of the map helps. The others still have an empty neighbour.

name-stoneside_forest = Stoneside Forest
rule-stoneside_forest = 3 points for each mountain that a forest cluster connects with another mountain. Each mountain counts once.
brief-stoneside_forest = 3 per mountain joined to another by a forest cluster
zero-stoneside_forest = No forest cluster connects two mountains.
example-stoneside_forest = { earned-points } for the two mountains that one forest connects. The forest below reaches only one mountain.

name-canal_lake = Canal Lake
rule-canal_lake = 1 point for each water square next to farm, and 1 point for each farm square next to water. Each square counts once.
brief-canal_lake = 1 per water beside farm, 1 per farm beside water
zero-canal_lake = No farm touches water.
example-canal_lake = { earned-points } for farm and water side by side. Squares that meet only at a corner earn nothing.

name-mages_valley = Mages Valley
rule-mages_valley = 2 points for each water square next to a mountain, 1 point for each farm square next to a mountain.
brief-mages_valley = 2 per water beside a mountain, 1 per farm beside one
zero-mages_valley = Neither farm nor water touches a mountain.
example-mages_valley = { earned-points }: two water squares and two farm squares lie next to the mountain. The water at its corner earns nothing.

name-the_golden_granary = The Golden Granary
rule-the_golden_granary = 1 point for each water square next to ruins, 3 points for each farm square on ruins. Ruins count even when something is drawn on them.
brief-the_golden_granary = 1 per water beside ruins, 3 per farm on ruins
zero-the_golden_granary = No farm lies on ruins and no water touches ruins.
example-the_golden_granary = { earned-points }: three water squares lie next to ruins, one farm square on ruins. Farm next to ruins and water on ruins earn nothing.

name-shoreside_expanse = Shoreside Expanse
rule-shoreside_expanse = 3 points for each farm cluster that touches neither water nor the edge of the map, and 3 points for each water cluster that touches neither farm nor the edge of the map.
brief-shoreside_expanse = 3 per farm/water cluster: off the edge, not touching
zero-shoreside_expanse = Every farm or water cluster touches the edge or the other terrain.
example-shoreside_expanse = { earned-points }: one farm cluster and one water cluster lie on their own. The farm at the edge, and the farm and water that touch, earn nothing.

name-wildholds = Wildholds
rule-wildholds = 8 points for each village cluster of six squares or more.
rule-wildholds-six = 6 points for each village cluster of six squares or more.
brief-wildholds = { $points } per village cluster of six squares or more
zero-wildholds = No village cluster has six squares yet.
example-wildholds = { earned-points } for the cluster of six. The cluster of five earns nothing.

name-great_city = Great City
rule-great_city = 1 point for each square of the largest village cluster that touches no mountain.
brief-great_city = 1 per square of the largest village touching no mountain
zero-great_city = Every village cluster touches a mountain.
example-great_city = { earned-points } for the lower cluster. The upper one is larger but touches a mountain.

name-greengold_plains = Greengold Plains
rule-greengold_plains = 3 points for each village cluster next to three or more different terrain types: forest, farm, water, monster, mountain, hero.
brief-greengold_plains = 3 per village touching three terrain types
zero-greengold_plains = No village cluster touches three different terrain types.
example-greengold_plains = { earned-points } for the upper cluster: forest, water and farm lie next to it. The lower one has only forest and water; wasteland is no terrain type.

name-shieldgate = Shieldgate
rule-shieldgate = 2 points for each square of the second largest village cluster. If the two largest are equal, one of them is the second.
brief-shieldgate = 2 per square of the second largest village cluster
zero-shieldgate = There is only one village cluster; the second largest scores.
example-shieldgate = { earned-points }: the second largest cluster has three squares. The larger and the smaller one earn nothing.

name-borderlands = Borderlands
rule-borderlands = 6 points for each complete row and 6 points for each complete column. Complete means that no square in it is empty.
brief-borderlands = 6 per complete row and per complete column
zero-borderlands = No row and no column is complete.
example-borderlands = { earned-points }: one row and one column are complete. The other row lacks a single square.

name-lost_barony = Lost Barony
rule-lost_barony = 3 points for each square along one side of the largest completely filled square block.
brief-lost_barony = 3 × side of the largest filled square (4×4: 12)
zero-lost_barony = No square of the map is filled.
example-lost_barony = { earned-points }: the largest filled block is three by three. The wasteland beside it does not make it four by four.

name-the_broken_road = The Broken Road
rule-the_broken_road = 3 points for each complete diagonal that runs from the left edge down to the bottom edge of the map. The single square in the bottom left corner counts, too.
brief-the_broken_road = 3 per complete diagonal, left to bottom edge
zero-the_broken_road = No diagonal from the left edge to the bottom edge is complete.
example-the_broken_road = { earned-points }: the corner and the diagonal above it are complete. The longer diagonal lacks its last square.

name-the_cauldrons = The Cauldrons
rule-the_cauldrons = 1 point for each empty square without an empty neighbour. The edge of the map helps to enclose it.
brief-the_cauldrons = 1 per empty square without an empty neighbour
zero-the_cauldrons = Every empty square still has an empty neighbour.
example-the_cauldrons = { earned-points } for the two enclosed empty squares; in the corner, the edge of the map helps. The others have an empty neighbour.

name-faunlost_thicket = Faunlost Thicket
rule-faunlost_thicket = 2 points for each square of the longest unbroken line of forest in one column.
brief-faunlost_thicket = 2 per square of the longest vertical run of forest
example-faunlost_thicket = { earned-points }: the longest line down a column has three squares. The four squares side by side in a row do not count.

name-deepwood = Deepwood
rule-deepwood = 6 points for each forest cluster of five squares or more that touches no village.
brief-deepwood = 6 per forest cluster of five or more off the villages
zero-deepwood = No forest cluster of five or more squares keeps clear of villages.
example-deepwood = { earned-points } for the upper forest. The lower one is as large but touches a village.

name-heart_of_the_forest = Heart of the Forest
rule-heart_of_the_forest = 2 points for each forest square with nothing but forest next to it. At the edge of the map it needs fewer neighbours.
brief-heart_of_the_forest = 2 per forest square with only forest beside it
zero-heart_of_the_forest = No forest square is surrounded by forest alone.
example-heart_of_the_forest = { earned-points }: the middle of the cross and the corner of the map have only forest next to them. The other forest squares do not.

name-sleepy_valley = Sleepy Valley
rule-sleepy_valley = 4 points for each row with three forest squares or more. They need not touch.
brief-sleepy_valley = 4 per row with three forest squares or more
zero-sleepy_valley = No row has three forest squares.
example-sleepy_valley = { earned-points } for the first and the last row. The row between has only two forest squares.

name-craylund = Craylund
rule-craylund = 7 points for each farm cluster next to three water squares or more.
brief-craylund = 7 per farm cluster beside three water squares or more
zero-craylund = No farm cluster touches three water squares.
example-craylund = { earned-points } for the upper farm cluster, with three water squares next to it. The lower one has only two.

name-ulems_wallow = Ulem's Wallow
rule-ulems_wallow = 4 points for each water square next to two farm squares or more.
brief-ulems_wallow = 4 per water square beside two farm squares or more
zero-ulems_wallow = No water square touches two farm squares.
example-ulems_wallow = { earned-points } for the water next to two farm squares. The other water squares have only one farm square next to them.

name-clawsgrave_peaks = Clawsgrave Peaks
rule-clawsgrave_peaks = 5 points for each mountain that a water cluster connects with a farm. Each mountain counts once.
brief-clawsgrave_peaks = 5 per mountain joined to a farm by a water cluster
zero-clawsgrave_peaks = No water cluster connects a mountain with a farm.
example-clawsgrave_peaks = { earned-points } for the upper mountain: its water reaches a farm. The water below ends before the farm.

name-jorekburg = Jorekburg
rule-jorekburg = 4 points for each column with as many farm squares as water squares, at least one of each.
brief-jorekburg = 4 per column with as many farm as water, at least one
zero-jorekburg = No column has equal numbers of farm and water squares, at least one of each.
example-jorekburg = { earned-points } for the first and the last column. The second has one farm square too many, the third has neither farm nor water.

name-traylo_monastery = Traylo Monastery
rule-traylo_monastery = 7 points for each village cluster with four squares in a straight line, across or down. Each cluster counts once.
brief-traylo_monastery = 7 per village cluster with four squares in a line
zero-traylo_monastery = No village cluster has four squares in a straight line.
example-traylo_monastery = { earned-points } for the upper cluster. The lower one is larger but nowhere has four in a line.

name-outer_enclave = Outer Enclave
rule-outer_enclave = 1 point for each empty square next to one village cluster. The cluster with the most of them counts.
brief-outer_enclave = 1 per empty square beside the village with most of them
zero-outer_enclave = No village cluster has an empty neighbour.
example-outer_enclave = { earned-points }: so many empty squares lie around the upper cluster. The single village below has fewer and is not counted.

name-gnomish_colony = Gnomish Colony
rule-gnomish_colony = 6 points for each village cluster with a block of two by two squares. Each cluster counts once.
brief-gnomish_colony = 6 per village cluster with a block of two by two
zero-gnomish_colony = No village cluster contains a block of two by two.
example-gnomish_colony = { earned-points } for the left cluster with its block. The right one winds along and has none.

name-caravansary = Caravansary
rule-caravansary = 1 point for each row and each column that one village cluster reaches. The cluster that gives the most counts.
brief-caravansary = 1 per row and per column of the village in most of them
example-caravansary = { earned-points }: the large cluster reaches three rows and three columns. The others give less and are not counted.

name-dwarvenholds = Dwarvenholds
rule-dwarvenholds = 7 points for each complete row and each complete column with at least one mountain.
brief-dwarvenholds = 7 per complete row or column with a mountain
zero-dwarvenholds = No complete row or column contains a mountain.
example-dwarvenholds = { earned-points }: a complete row and a complete column, each with a mountain. The complete column on the left has none.

name-silos = Silos
rule-silos = 10 points for each complete column with an odd number (1, 3, 5, 7, 9, 11).
brief-silos = 10 per complete column with an odd number
zero-silos = No column with an odd number is complete.
example-silos = { earned-points } for column 3. Column 4 is complete, but its number is even; column 5 has an empty square.

name-banded_hills = Banded Hills
rule-banded_hills = 4 points for each row with five or more different terrain types: forest, village, farm, water, monster, mountain, hero.
brief-banded_hills = 4 per row with five different terrain types
zero-banded_hills = No row shows five different terrain types.
example-banded_hills = { earned-points } for the first and the last row. The row between has only four: wasteland and destroyed squares do not count.

name-starlit_sigil = Starlit Sigil
rule-starlit_sigil = 4 points for each group of exactly three empty squares that touch by their sides.
brief-starlit_sigil = 4 per group of exactly three empty squares
zero-starlit_sigil = No group of empty squares has exactly three squares.
example-starlit_sigil = { earned-points } for the enclosed group of three. The group of two at the edge earns nothing.

## Explore cards

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
rule-rift_lands = Fill one empty square with forest, village, farm, water or a monster, as you like.

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
rule-kethras_gates = Fill one empty square with forest, village, farm, water or a monster, as you like.

## Ruins cards

name-temple_ruins = Temple Ruins
rule-temple_ruins = { rule-ruins }

name-outpost_ruins = Outpost Ruins
rule-outpost_ruins = { rule-ruins }

## Ambush cards

name-goblin_attack = Goblin Attack
rule-goblin_attack = Three monsters, corner to corner. { ambush-counter_clockwise } { ambush-solo-bottom_right }

name-bugbear_assault = Bugbear Assault
rule-bugbear_assault = Two pairs of monsters with a gap between them. { ambush-clockwise } { ambush-solo-top_right }

name-kobold_onslaught = Kobold Onslaught
rule-kobold_onslaught = Three monsters in a line and one beside the middle. { ambush-clockwise } { ambush-solo-bottom_left }

name-gnoll_raid = Gnoll Raid
rule-gnoll_raid = Five monsters around a gap. { ambush-counter_clockwise } { ambush-solo-top_left }

name-dragon_inferno = Dragon Inferno
rule-dragon_inferno = Five monsters in a zigzag. As soon as each of them is destroyed or has no empty neighbour, the owner of the map gains 3 coins, once. { ambush-counter_clockwise } { ambush-solo-bottom_left }

name-zombie_plague = Zombie Plague
rule-zombie_plague = A single monster that spreads: after a season is scored, every empty square next to a Zombie becomes a Zombie, too. { ambush-counter_clockwise } { ambush-solo-top_left }

name-giant_troll_ravage = Giant Troll Ravage
rule-giant_troll_ravage = Three monsters in a line and one beside the middle. After a season is scored, the owner of the map chooses one empty square next to a Troll, and it is destroyed. { ambush-clockwise } { ambush-solo-top_right }

name-gorgon_gaze = Gorgon Gaze
rule-gorgon_gaze = Three monsters, corner to corner around a gap. The player who draws them then chooses one square next to a Gorgon, empty or drawn on, and it is destroyed; mountains and wasteland are safe. { ambush-clockwise } { ambush-solo-bottom_right }

name-flayer_incursion = Flayer Incursion
rule-flayer_incursion = Three monsters around a corner. { ambush-counter_clockwise } { ambush-solo-top_right }

name-insectoid_invasion = Insectoid Invasion
rule-insectoid_invasion = Four monsters in a zigzag, two and two. { ambush-clockwise } { ambush-solo-top_left }

name-ratman_strike = Ratman Strike
rule-ratman_strike = Three monsters in a line. { ambush-clockwise } { ambush-solo-bottom_right }

name-ogre_charge = Ogre Charge
rule-ogre_charge = Four monsters in a block of two by two. { ambush-counter_clockwise } { ambush-solo-bottom_left }

## Hero cards

name-dobrik_of_lorkheim = Dobrik of Lorkheim
rule-dobrik_of_lorkheim = Attacks the four squares that share a side with the hero. { rule-hero }

name-wren_the_lioness = Wren the Lioness
rule-wren_the_lioness = Attacks three squares side by side, with one line of squares between them and the hero. { rule-hero }

name-freyla_the_true = Freyla the True
rule-freyla_the_true = Attacks three squares in a straight line, beginning right next to the hero. { rule-hero }

name-dal_of_jolev = Dal of Jolev
rule-dal_of_jolev = Attacks the four squares that touch the hero only at a corner. { rule-hero }
