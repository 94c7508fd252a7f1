# Short words on cards and maps, and who the bots are.

## The Heroes monsters: their names, and the letters that their squares show

monster-D = Smok
monster-Z = Zombie
monster-T = Troll
monster-G = Gorgona
letter-D = S
letter-Z = Z
letter-T = T
letter-G = G

time = Czas
card-time = Czas { $time }

## Labels on cards

back-forest = Las
back-farm_water = Pole i woda
back-village = Wioska
back-geometry = Geometria

## Bots

# Before a sentence about how a bot plays.
strength = Siła { $level } z { $most }.
bot = Bot
bot-random = Losowy
bot-random-about = Rysuje cokolwiek i gdziekolwiek, byle zgodnie z zasadami. Dobre towarzystwo na pierwszą grę.
bot-greedy = Zachłanny
bot-greedy-about = Bierze najwięcej gwiazdek na koniec tej pory roku i nigdy nie patrzy dalej.
bot-weighted = Rozważny
bot-weighted-about = Myśli o wszystkich czterech edyktach i o tym, ile razy każdy z nich będzie jeszcze punktował w tej grze.
bot-surveyor = Mierniczy
bot-surveyor-about = Widzi, co jeszcze może powstać z mapy: prawie pełne rzędy, rosnące wioski, wolne miejsce.
bot-quick = Zwiadowca
bot-quick-about = Zanim coś narysuje, rozgrywa krótki dalszy ciąg kilku najlepszych ruchów; jest prawie tak szybki jak Mierniczy.
bot-navigator = Nawigator
bot-navigator-about = Zanim coś narysuje, rozgrywa dalszy ciąg najlepszych ruchów 200 razy.
bot-sage = Mędrzec
bot-sage-about = Zanim coś narysuje, rozgrywa dalszy ciąg najlepszych ruchów 1000 razy i nie spieszy się z tym.
