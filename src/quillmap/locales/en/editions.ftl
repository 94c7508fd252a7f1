# What differs between the printed editions, for the page of the rules.

edition-title = What differs between the editions
edition-about = The printed rulebooks do not say the same everywhere. We follow the majority; where it matters, an option lets you play as your box says.
edition-base_pl = Cartographers, Polish edition
edition-base_pl-about = Plays as we do. A coin “may” be taken; here you always get it. For Greengold Plains it speaks of kinds of squares; we count terrain types.
edition-base_el = Cartographers, Greek edition
edition-base_el-about = Wildholds is worth 6 instead of 8 points (an option). When an ambush fits nowhere, its single square may be any terrain (an option, too).
edition-base_cs = Cartographers, Czech edition
edition-base_cs-about = It asks for ruins without adding “if possible”; if they cannot be covered, you draw one square of any terrain, as we do. Its second tie-break could bring back somebody who had already lost the first; here equal players share the rank.
edition-heroes_pl = Cartographers Heroes, Polish edition
edition-heroes_pl-about = Silent on turning attack patterns and on gaps in shapes; we allow turning, and anything may lie in a gap. A coin “may” be taken here, too; with us you always get it. Starlit Sigil says “three” empty squares; we count groups of exactly three.
edition-heroes_de = Cartographers Heroes, German edition
edition-heroes_de-about = Solo ambushes may be turned and flipped (an option). It states outright what others leave open: attack patterns may be turned, gaps may lie on anything, and each mountain or cluster scores once. Its sheets are called A and B, here C and D. Chance decides which sheet is played (an option).
edition-games = Between the two games
edition-games-about = Heroes shortens summer to 7, allows any terrain for the single square, limits the coins and leaves its ambush cards open on the table. We use the limit of 14 coins in every game.
