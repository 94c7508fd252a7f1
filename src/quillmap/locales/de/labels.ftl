# Short words on cards and maps, and who the bots are.

## The Heroes monsters: their names, and the letters that their squares show

monster-D = Drache
monster-Z = Zombie
monster-T = Troll
monster-G = Gorgone
letter-D = D
letter-Z = Z
letter-T = T
letter-G = G

time = Zeit
card-time = Zeit { $time }

## Labels on cards

back-forest = Wald
back-farm_water = Acker und Wasser
back-village = Dorf
back-geometry = Geometrie

## Bots

# Vor einem Satz darüber, wie ein Bot spielt.
strength = Stärke { $level } von { $most }.
bot = Bot
bot-random = Zufall
bot-random-about = Zeichnet irgendetwas Erlaubtes irgendwohin. Gute Gesellschaft für das erste Spiel.
bot-greedy = Gier
bot-greedy-about = Nimmt, was am Ende dieser Jahreszeit die meisten Ruhmpunkte bringt, und schaut nie weiter.
bot-weighted = Weitblick
bot-weighted-about = Denkt an alle vier Dekrete und daran, wie oft jedes in diesem Spiel noch gewertet wird.
bot-surveyor = Augenmaß
bot-surveyor-about = Sieht, was aus einer Landkarte noch werden kann: fast volle Zeilen, wachsende Dörfer, freies Land.
bot-quick = Spürsinn
bot-quick-about = Spielt die paar besten Züge vor jeder Zeichnung ein Stück weiter und ist fast so schnell wie Augenmaß.
bot-navigator = Voraussicht
bot-navigator-about = Spielt die besten Züge vor jeder Zeichnung 200-mal weiter.
bot-sage = Weisheit
bot-sage-about = Spielt die besten Züge vor jeder Zeichnung 1000-mal weiter und nimmt sich Zeit dafür.
