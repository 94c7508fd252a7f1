# My games: filters, the bin, bests, statistics and goals. Loaded with their screen. Czech.

## My games

mine-none = Zatím žádné hry
mine-none-about = Tady najdete každou hru, kterou na tomto zařízení odehrajete, i s mapou a body. První řádek zaplníte asi za čtvrt hodiny.
mine-running = Čekají na ostatní
mine-open = Ještě nezačaly
mine-finished = Dohrané
bests-title = Vaše nejlepší mapy
bests-about = Nejvyšší hodnocení pro každou hru a každý mapový list bez nápovědy; pod ním je to, čeho jste dosáhli s ní. Hry s kartami, které se daly znát předem, se nepočítají a hry, v nichž za vás kreslil bot, také ne.
# Where a game has a rating but its title is not known.
no-title = Bez titulu
best-here = Váš rekord
show-all = Zobrazit všechny: { $count }
records-elsewhere = Máte hru uloženou v souboru?
open-record = Otevřít záznam hry
# $rating has its sign.
bests-helped = { $rating } s nápovědou

## Filters

filter-title = Které hry
filter-all = Všechny
filter-stage = Stav
filter-stage-running = Rozehrané
filter-stage-finished = Dohrané
filter-who = S kým
filter-who-alone = V jednom hráči
filter-who-others = S ostatními nebo s boty
filter-help = Pomoc
filter-help-clean = Bez jakékoli pomoci
filter-help-helped = S nápovědou, botem nebo známými kartami
filter-none = Žádná vaše hra taková není.
filter-reset = Ukázat všechny hry

## The bin

bin-throw = Do koše
# For screen readers; $game says which one.
bin-throw-game = Do koše: { $game }
bin-done = Hra je v koši.
bin-undo = Vrátit zpět
bin-title = Koš
bin-about = Tyto hry chybějí jen ve vašem seznamu; spoluhráčům zůstávají. Hra, která pokračuje, se vrátí sama.
bin-empty = Koš je prázdný.
bin-out = Vyjmout z koše
bin-out-game = Vyjmout z koše: { $game }

## Statistics

stats-title = Statistika
stats-about = Vaše dohrané hry jednoho hráče na tištěných mapových listech. Hry s nápovědou se počítají zvlášť. Hry se známými kartami se nepočítají, ani ty, ve kterých za vás kreslil bot.
stats-limit = To jsou vaše poslední hry ({ $count }); starší se nepočítají.
stats-by-game = Hodnocení podle hry a mapového listu
stats-by-edict = Body za výnos v jedné hře
stats-what = Mapový list
stats-edict = Výnos
stats-games = Hry
stats-mean = Průměr
stats-best = Nejvíc
stats-trend = Vývoj
stats-all-sheets = všechny listy
# Behind a name: "sheet A, with hints".
stats-helped = { $what }, s nápovědou
trend-up = Zlepšuje se.
trend-down = Zhoršuje se.
trend-level = Beze změny.
trend-few = Příliš málo her.
# For screen readers, behind one of these; $values are numbers with commas.
trend-values = Poslední hry: { $values }

## Goals

goals-title = Cíle
goals-about = Nad rámec tištěných titulů, všechny bez nápovědy.
# $points is what the best rating without hints lacks; 0 where there is none.
goal-title = Získejte titul { $title }: hodnocení { $rating }{ $points ->
    [0] {""}
    [one] , o { $points } bod více než vaše nejlepší bez nápovědy
    [few] , o { $points } body více než vaše nejlepší bez nápovědy
   *[other] , o { $points } bodů více než vaše nejlepší bez nápovědy
}
# $where is such as "Cartographers, sheet A".
goal-clean = Dosáhněte { $rating } bez nápovědy, jako už s ní ({ $where })
goal-bot = Překonejte průměr bota { $bot }: více než { $rating } ({ $where })
# $box is the name of a game.
goal-edicts = Zahrajte si s každým výnosem ({ $box }): { $seen } z { $all }
goal-missing = Ještě chybí: { $names }
goal-done = Splněno
