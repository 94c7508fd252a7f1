# Short words on cards and maps, and who the bots are.

## The Heroes monsters: their names, and the letters that their squares show

monster-D = Dragon
monster-Z = Zombie
monster-T = Troll
monster-G = Gorgon
letter-D = D
letter-Z = Z
letter-T = T
letter-G = G

time = Time
card-time = Time { $time }

## Labels on cards

back-forest = Forest
back-farm_water = Farm and water
back-village = Village
back-geometry = Geometry

## Bots

# Before a sentence about how a bot plays.
strength = Strength { $level } of { $most }.
bot = Bot
bot-random = Random
bot-random-about = Draws anything that is allowed, anywhere. Good company for a first game.
bot-greedy = Greedy
bot-greedy-about = Takes the most points for the end of this season and never looks further.
bot-weighted = Weighted
bot-weighted-about = Thinks of all four edicts, and of how often each will still score in this game.
bot-surveyor = Surveyor
bot-surveyor-about = Sees what a map can still become: rows nearly full, villages on the way, land to spare.
bot-quick = Scout
bot-quick-about = Plays its few best moves on for a moment before it draws, and is almost as quick as the Surveyor.
bot-navigator = Navigator
bot-navigator-about = Plays its best moves out 200 times before it draws.
bot-sage = Sage
bot-sage-about = Plays its best moves out further, 1000 times before it draws, and takes its time.
