# The rules for players, section by section; the order and the numbers are in web/src/lib/cards/rulebook.ts.
# Before the bar stands the headword of a paragraph.

rules-map-title = The map
rules-map-1 = The grid | You draw on a map of 11 by 11 squares. Rows are named A to K from top to bottom, columns 1 to 11 from left to right: C4 is the fourth square of the third row.
rules-map-2 = Terrain types | The terrain types are forest, village, farm, water, monster and mountain, and hero when hero cards are in the game. Ruins, wasteland and destroyed squares are not terrain types.
rules-map-3 = Filled and empty | A square is filled if it holds a mountain, wasteland or anything drawn, or if it was destroyed. All others are empty; a ruins symbol or the attack of a hero alone does not fill a square.
rules-map-4 = Adjacent | Squares are adjacent if they share a side. Touching at a corner does not count, anywhere in the game.
rules-map-5 = Cluster | A cluster is a group of connected squares of one terrain type; a single square is a cluster, too. Shapes that you draw at different times grow together if they touch.
rules-map-6 = Edge of the map | The squares of the outermost rows and columns lie at the edge. Where a card wants a square to be surrounded, the edge helps you: only neighbours that exist have to fit.
rules-map-7 = Ruins | Ruins are symbols printed on the map. You may draw on them like on any other empty square, and they stay ruins even below your drawing.
rules-map-8 = Complete rows and columns | A row or column is complete when all its 11 squares are filled, no matter with what.
rules-map-9 = Map sheets | There are four map sheets. Each has five mountains and six ruins; sheets B and D also have wasteland, which is filled from the start.

rules-games-title = Two games and their cards
rules-games-1 = Three ways to play | You can play Cartographers, Cartographers Heroes, or both combined.
rules-games-2 = Cards | The base game has 13 explore cards, two of them ruins, and 4 ambushes. Heroes has 11 explore cards, 4 ambushes with special powers and 4 heroes, and no ruins cards. Each has 16 scoring cards.
rules-games-3 = Time | Cards with shapes take 1 or 2 units of time. Rift Lands, Kethra’s Gates, ruins, ambushes and heroes take 0.
rules-games-4 = Seasons | Spring lasts 8 units of time and scores edicts A and B; summer 8 (in Heroes 7) with B and C; fall 7 with C and D; winter 6 with D and A.

rules-setup-title = Setup
rules-setup-1 = Players | 1 to 100 people can play. If you are alone, the solo rules apply; bots count as players.
rules-setup-2 = Map | Everybody uses the same map sheet: A or B in the base game, C or D in Heroes, any of the four when the games are combined.
rules-setup-3 = Edicts | The scoring cards have four different backs: forest, farm and water, village, and geometry. One card of each back is drawn and the four are put under edicts A to D at random. They stay for the whole game.
rules-setup-4 = Ambushes and heroes | The four ambush cards are shuffled face down, and so are the four hero cards if heroes take part.
rules-setup-5 = The first deck | The top ambush card, and the top hero card with heroes, are shuffled into the explore cards without anybody looking at them. That is the deck of spring.

rules-turn-title = A turn
rules-turn-1 = Three steps | Each season is played in turns, and each turn has three steps: explore, draw, check. Everybody acts at the same time; nobody is first.
rules-turn-2 = Explore | The top card of the deck is revealed. It stays visible together with the other cards of this season.
rules-turn-3 = Ruins cards | If it is a ruins card, the next card is revealed at once, and the shape that you draw next has to cover ruins.
rules-turn-4 = Draw | Everybody draws an explore card on their own map; ambushes and heroes have their own rules. If an ambush or a hero comes right after ruins, it is played as usual, and the ruins wait for the next explore card.
rules-turn-5 = Two ruins cards | Two ruins cards in a row still ask for one ruins square only.

rules-drawing-title = Drawing an explore card
rules-drawing-1 = Shape and terrain | Choose one shape and one terrain of the card, and draw that terrain on all squares of the shape. The others do not see what you choose.
rules-drawing-2 = Where it may lie | The whole shape has to lie on the map and on empty squares. Ruins and squares attacked by a hero are fine as long as they are empty.
rules-drawing-3 = Turning | You may turn and mirror the shape as you like.
rules-drawing-4 = Standing alone | It need not touch anything that you have drawn before.
rules-drawing-5 = Gaps | Some shapes have gaps. A gap is not part of the shape: whatever lies there, empty or filled, stays as it is.
rules-drawing-6 = Combining | Every shape of the card goes with every terrain of the card. A coin belongs to the shape beside which it is printed.
rules-drawing-7 = After a ruins card | After a ruins card your shape has to cover at least one empty ruins square. One is enough.
rules-drawing-8 = No passing | As long as any shape of the card fits, you have to draw one. If only one of two shapes fits, it is that one; nobody may pass.
rules-drawing-9 = Nothing fits | If nothing fits anywhere, fill one single empty square instead, wherever you like: in the base game with a terrain of the card, in Heroes and combined games with any terrain but mountain. It brings no coin for the shape.
rules-drawing-10 = Ruins out of reach | If no shape can cover ruins although it should, you also draw just one single square, anywhere and, in every game, of any terrain but mountain.
rules-drawing-11 = A full map | If your map has no empty square left, you skip the drawing.
rules-drawing-12 = Single squares | Rift Lands and Kethra’s Gates give a single square of forest, village, farm, water or monster. After a ruins card it has to lie on an empty ruins square, if there is one.

rules-ambush-title = Ambushes
rules-ambush-1 = Who draws where | With two or more players, a neighbour draws monsters on your map. The arrow of the card tells which way the maps go; everybody draws on exactly one map of somebody else.
rules-ambush-2 = The shape | The shape may be turned and mirrored and goes on empty squares, ruins included. Ruins never have to be covered by it.
rules-ambush-3 = Must be drawn | If the shape fits somewhere, it has to be drawn. If it fits nowhere, one single empty square becomes a monster, without the special power of the card.
rules-ambush-4 = Gain and loss | Everything that happens on a map belongs to its owner: coins for mountains as well as the points that monsters cost.
rules-ambush-5 = Afterwards | An ambush card never returns to the deck. The ambushes of Heroes stay open beside the table, because some of them go on having an effect.

rules-heroes-title = Heroes and attack patterns
rules-heroes-1 = Drawing a hero | When a hero card comes up, everybody draws a hero on one empty square of their own map, wherever they like; ruins need not be covered. Then the card leaves the game.
rules-heroes-2 = Attack pattern | Then the hero attacks the squares of the attack pattern around it, and they are marked. The pattern may be turned and mirrored, and parts beyond the edge are lost. Filled squares can be attacked, too.
rules-heroes-3 = Monsters | A monster on an attacked square is destroyed at once, whether it was there before or is drawn there later. An attack does nothing else.
rules-heroes-4 = How long it lasts | An attack does not fill squares, and it lasts for the whole game, even if the hero is destroyed.
rules-heroes-5 = Destroyed squares | A destroyed square is filled and has no terrain type any more. Nothing can be drawn on it, and a destroyed monster costs nothing. Mountains are never destroyed.

rules-monsters-title = The four monsters of Heroes
rules-monsters-1 = Letters | Each ambush of Heroes has a power of its own. Its squares carry a letter, so that you can see which monster is meant.
rules-monsters-2 = Dragon | As soon as every Dragon square on your map is destroyed or has no empty neighbour, you get 3 coins, once a game.
rules-monsters-3 = Zombies | After the scoring of each season they spread. All empty squares that are adjacent to a surviving Zombie become Zombies, too, all at once and by one step only.
rules-monsters-4 = Troll | After the scoring of each season you choose one empty square adjacent to a surviving Troll square on your map, and it is destroyed. If there is none, nothing happens.
rules-monsters-5 = Gorgon | The player who draws her destroys, at once, one square adjacent to her on that map: an empty one, or one with forest, village, farm, water, monster or hero. This happens only once; attacks of heroes come before it.

rules-coins-title = Coins and mountains
rules-coins-1 = Shapes with a coin | Draw a shape with a coin beside it, and you get one coin.
rules-coins-2 = Mountains | Each mountain pays one coin, once a game: as soon as all four squares around it are filled, no matter with what.
rules-coins-3 = Who filled it | It does not matter who filled the last square: if a neighbour’s monster surrounds your mountain, the coin is yours. One drawing can bring several coins.
rules-coins-4 = Limit | You can have 14 coins at most; more are lost. Coins are never spent: each one counts again at the end of every season.

rules-seasons-title = End of a season
rules-seasons-1 = When it ends | After each turn the time of all cards of the season is added up. If it reaches the length of the season, the season ends now; what goes beyond is lost.
rules-seasons-2 = Scoring | Everybody scores four things: the first edict of the season, the second one, one point for each coin, and minus points for monsters. The result can be negative.
rules-seasons-3 = Monsters | Monsters cost one point for each empty square that is adjacent to at least one monster. A square next to several monsters counts once.
rules-seasons-4 = Choices | Where a scoring card lets you choose, the best choice is taken for you.
rules-seasons-5 = Lasting effects | After the scoring, Zombies and Troll have their effect, in the order in which their cards came up. The points just scored do not change; coins from this count from the next season on.
rules-seasons-6 = After winter | After winter these effects are left out, since no score can change any more. An option plays them out nevertheless.
rules-seasons-7 = The next deck | For the next season all explore and ruins cards are shuffled again with one more ambush card, and one more hero card with heroes. Ambushes and heroes that have not come up yet stay in the deck, so it gets more dangerous. Time starts at 0.

rules-scoring-title = Scoring cards
rules-scoring-1 = On the card | What each scoring card counts is written on it, with an example. Point at an edict during the game to see which squares earn points, or why there are none.
rules-scoring-2 = No terrain type | For all cards, wasteland and destroyed squares are filled but have no terrain type. Monster, mountain and hero are terrain types like the others.
rules-scoring-3 = Easy to get wrong | Stoneside Forest needs one forest cluster that connects two different mountains. Great City takes the largest village cluster that touches no mountain, even if another one is larger. A single village is worth 2 for Caravansary.
rules-scoring-4 = The number | The number in the lower corner of a scoring card is for the solo game only.

rules-end-title = End of the game
rules-end-1 = The winner | After winter the results of the four seasons are added up. The player with the most points wins.
rules-end-2 = Ties | In a tie, the player who lost fewer points to monsters over all four seasons wins. If that is equal, too, the win is shared.
rules-end-3 = Ranks | All other ranks are found in the same way; equal players share a rank.

rules-solo-title = Playing alone
rules-solo-1 = What differs | Everything is as usual except for ambushes and the end of the game.
rules-solo-2 = Ambushes | The rules place the monsters. From the corner that the card names, go along the edge in the direction of the arrow, square by square. As soon as the shape can cover a square, it is drawn there.
rules-solo-3 = Further in | The shape keeps its printed position. If there is no room along the edge, look one ring further in, again from the same corner, and so on to the middle. This page does it for you.
rules-solo-4 = German variant | In the German variant (an option) the walk is the same, but you may turn and mirror the shape, and you choose among all places that cover the first possible square.
rules-solo-5 = No room | If the shape fits nowhere, the card is ignored: nothing is drawn, and it has no effect later.
rules-solo-6 = Gorgon and Troll | You choose what the Gorgon and the Troll destroy.
rules-solo-7 = Rating | At the end the numbers of the four scoring cards are subtracted from your points. That is your rating.
rules-solo-8 = Titles | The rating gives your title: from 30 Legendary Cartographer, from 20 Master Mapsmith, from 10 Journeyman Topographer, from 0 Apprentice Surveyor, from −5 Amateur Assessor, from −10 Inept Assistant, from −20 Dimwitted Doodler, below that Oblivious Inkdrinker.

rules-combined-title = Combining the two games
rules-combined-1 = Map | Choose any one of the four map sheets for everybody.
rules-combined-2 = Seasons and explore cards | Choose the seasons and the explore cards of one game or the other; the two sets of explore cards are not mixed.
rules-combined-3 = Ruins | The two ruins cards are always in, and the rules of ruins apply.
rules-combined-4 = Ambushes | Any four of the eight ambush cards take part, one more each season; promotional ones only if they are chosen. Those of Heroes have their powers even without hero cards.
rules-combined-5 = Heroes | Heroes may take part or not. If they do, hero is a terrain type for all cards that count terrain types.
rules-combined-6 = Scoring cards | Scoring cards come from both games, still one of each back.
rules-combined-7 = Heroes on its own | In a game of Heroes alone, the ruins on the map mean nothing.

rules-together-title = Playing on this page
rules-together-1 = Sealed drawings | Drawings are sealed: nobody sees what the others have drawn in a round until everybody has. Then all of them are shown together.
rules-together-2 = Changing your mind | Until the round opens you may take your drawing back and change it; after that it stands.
rules-together-3 = Gorgon and Troll | The square for the Gorgon is part of the drawing. The Troll asks after the scoring, sealed in the same way. Nobody waits for a player who has nothing to choose.
rules-together-4 = Checked | Every drawing is checked by the rules. What is not allowed is refused with a reason, and nothing is lost.
rules-together-5 = Time limit | A table can set a time for each round. When it is up, a bot draws for those who are late; the seat stays theirs.
rules-together-6 = Leaving | A player who leaves for good is skipped: the neighbours close up, the map can still be looked at, and it is listed last without a rank. You can also hand your seat to a bot and come back later. A game begun with several players is never rated as a solo game.

rules-races-title = Races
rules-races-1 = The same cards | In a race everybody gets exactly the same cards in the same order, each on a lane of their own.
rules-races-2 = Your own pace | Everybody plays by the solo rules, at their own pace; nobody waits for anybody.
rules-races-3 = Other lanes | You can look at the other lanes when you have finished your own. If you leave it or let a bot draw, you see them when the race is over.
rules-races-4 = The end | The race ends when everybody has finished, when its time is up or when the host closes it. The player with the most points wins; ties are broken as usual. Lanes that are not finished have no rank.

rules-options-title = Options and editions
rules-options-1 = Before the game | Before the game you can choose the map sheet, the cards and a few points of the rules. What is chosen can be seen at the table all the time.
rules-options-2 = Editions | The printed editions differ here and there. Where they do, we play like most of them, and an option plays it the other way.
