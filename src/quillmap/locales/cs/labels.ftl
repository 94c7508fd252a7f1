# Short words on cards and maps, and who the bots are.

## The Heroes monsters: their names, and the letters that their squares show

monster-D = Drak
monster-Z = Zombie
monster-T = Troll
monster-G = Gorgona
letter-D = D
letter-Z = Z
letter-T = T
letter-G = G

time = Čas
card-time = Čas { $time }

## Labels on cards

back-forest = Les
back-farm_water = Farma a voda
back-village = Vesnice
back-geometry = Geometrie

## Bots

# Before a sentence about how a bot plays.
strength = Síla { $level } z { $most }.
bot = Bot
bot-random = Náhodný
bot-random-about = Kreslí cokoli dovoleného kamkoli. Dobrá společnost pro první hru.
bot-greedy = Hamižný
bot-greedy-about = Bere co nejvíc bodů na konec tohoto ročního období a dál nikdy nehledí.
bot-weighted = Rozvážný
bot-weighted-about = Myslí na všechny čtyři výnosy a na to, kolikrát se každý z nich ještě bude v této hře bodovat.
bot-surveyor = Zeměměřič
bot-surveyor-about = Vidí, co z mapy ještě může být: skoro plné řady, rostoucí vesnice, volné místo.
bot-quick = Zvěd
bot-quick-about = Než něco nakreslí, přehraje si kousek pokračování několika nejlepších tahů; je skoro tak rychlý jako Zeměměřič.
bot-navigator = Navigátor
bot-navigator-about = Než něco nakreslí, přehraje si pokračování nejlepších tahů, a to 200krát.
bot-sage = Mudrc
bot-sage-about = Než něco nakreslí, přehraje si pokračování nejlepších tahů 1000krát a nijak nespěchá.
