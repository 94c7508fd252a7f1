# A game under way: season, card, edicts, people, what happened. Czech.
# Names of people stand in the nominative or behind a colon; past tense is avoided, it would need a gender.
# Buttons are infinitives.

connecting = Jdeme ke stolu…
shuffling = Mícháme karty…
connection-lost = Spojení se přerušilo, zkoušíme to znovu. Co je potvrzeno, to se neztratí.
try-now = Zkusit hned
gone-title = Tudy cesta nevede
closed-before-start = Tento stůl byl zavřen před první kartou
# $who is one or more names with commas.
seat-moved = { $who }: hra teď pokračuje na jiném zařízení. Chcete-li hrát dál tady, vytvořte tam nový osobní odkaz a otevřete ho zde.
watching = Tuto hru sledujete.
watch-whose = Čí mapa

# The title of the browser's tab.
title-your-turn = ● Jste na řadě · Quillmap
title-waiting = Chystáme stůl · Quillmap
title-over = Dohráno · Quillmap

## Season and time

season-label = Roční období
season-time = Čas, který v tomto ročním období uplynul
season-time-of = { $time } z { $threshold }
season-last-card = poslední karta
season-cards = Karty tohoto ročního období
takes-time = Časová hodnota: { $time }
# Time that is left for a round or race.
left-days = zbývá { $days } d { $hours } h
left-hours = zbývá { $hours } h { $minutes } min
left-minutes = zbývá { $minutes }:{ $seconds }

## The open card

open-card = Odkrytá karta
kind-explore = Karta průzkumu
season-last = poslední v tomto ročním období
kind-ambush = Přepadení
kind-hero = Hrdina
kind-ruins = Zřícenina
terrains = Terény na výběr
with-coin = Tento tvar přinese minci
ruins-duty = Odkryla se karta zříceniny: další tvar musí zakrýt pole se zříceninou.
ruins-before = Před ní se odkryla:
# What a round asks for; $solo is 1 in a game alone, else 0.
asks-explore = Vyberte tvar a terén a zakreslete je na prázdná pole.
asks-hero = Zakreslete hrdinu na prázdné pole. Zaútočí na pole svého vzoru útoku.
asks-ambush = { $solo ->
    [1] Útočí nestvůry.
   *[other] Nestvůry: zakreslete je do mapy sousedního hráče, kde to nejvíc zabolí.
}
asks-gaze = Gorgona se rozhlíží: vyberte pole vedle ní, které bude zničeno.
asks-troll = Troll řádí: vyberte prázdné pole vedle něj, které bude zničeno.
effects-open = Trvalé efekty:
read-rule = Pravidla
deck-left = { $cards ->
    [one] { $cards } karta lícem dolů
    [few] { $cards } karty lícem dolů
    [many] { $cards } karty lícem dolů
   *[other] { $cards } karet lícem dolů
}
deck-about = { $ambushes ->
    [0] Žádné přepadení mezi nimi není.
    [one] Je mezi nimi jedno přepadení.
    [few] Jsou mezi nimi { $ambushes } přepadení.
    [many] Je mezi nimi { $ambushes } přepadení.
   *[other] Je mezi nimi { $ambushes } přepadení.
}

## Edicts and points

edicts = Královské výnosy
edict-letters = ABCD
then = potom
# For a screen reader: which squares earn points.
earned-by = Bodují: { $squares }.
marked-squares = Body přinášejí vyznačená pole.
select-edict = Vyberte výnos a uvidíte, která pole bodují.
edicts-on = Počítáno na mapě: { $whose }
coins = Mince
monsters = Nestvůry
season-so-far = { $season } zatím
points-now = Body za tuto mapu v této chvíli
points-by-season = Body v jednotlivých ročních obdobích
sum = Celkem
edicts-short = Výnosy
points-whose = Období po období
# How far a map is on the way to the next points of an edict.
headway = { $kind ->
    [squares] počítá se { $have } z { $need } polí
    [lines] řádky a sloupce: { $have } z { $need }
    [mountains] hory: { $have } z { $need }
    [clusters] území: { $have } z { $need }
    [cluster] další území: { $have } z { $need }
    [row] řádek { $line }: { $have } z { $need }
    [column] sloupec { $line }: { $have } z { $need }
    [diagonal] úhlopříčka { $line }: { $have } z { $need }
    [straight] v řadě: { $have } z { $need }
    [block] čtverec: { $have } z { $need }
    [terrains] typy terénu: { $have } z { $need }
    [water] voda: { $have } z { $need }
    [gap] mezera { $have }, potřeba { $need }
   *[other] { $have } z { $need }
}
# One of the two seasons of an edict, for those who listen.
payday = { $season }: { $state ->
    [paid] vyplaceno { $points }
    [now] počítá se na konci
   *[later] počítá se později
}
edict-dead = Už se nikdy nepočítá.
# Of an edict that lies face down for now, in the guided first game.
edict-back = brzy se odkryje
rule-and-example = Pravidlo a příklad
mountains-of = Obklopené hory: { $have } z { $need }
ruins-open = Volné zříceniny: { $count }

## Ambush

ambush-on = Kreslíte do cizí mapy: { $whose }
ambush-why = { $card }: mapy putují k sousednímu hráči { $arrow }.
ambush-back = Do vaší mapy kreslí { $who }.
ambush-solo = { $card }: nestvůry na vaší mapě!

## Several people at one device

hand-over-title = Teď kreslí { $name }
hand-over-about = Zařízení si bere { $name }. Mapa zůstává do té doby zakrytá.
hand-over-ready = Tady { $name }

## People

people = Mapy
# $names are one or two names with a comma; $more is how many others there are.
waiting-for = { $more ->
    [0] Čeká se na: { $names }
    [one] Čeká se na: { $names } a ještě { $more } hráče
    [few] Čeká se na: { $names } a ještě { $more } hráče
    [many] Čeká se na: { $names } a ještě { $more } hráče
   *[other] Čeká se na: { $names } a ještě { $more } hráčů
}
waiting-for-you = Všichni čekají na vás.
nudge = Pobídnout
let-draw = Ať jednou kreslí bot
bot-drew = { $count ->
    [one] jednou kreslil bot
    [few] { $count }krát kreslil bot
    [many] { $count }krát kreslil bot
   *[other] { $count }krát kreslil bot
}
bot-draws-for-you = Za vás kreslí bot „{ $bot }“.
bot-has-drawn = Za vás zakreslil bot „{ $bot }“.
clock-waits = { $seconds ->
    [one] čas poběží za { $seconds } s
    [few] čas poběží za { $seconds } s
    [many] čas poběží za { $seconds } s
   *[other] čas poběží za { $seconds } s
}
# $why is late or asked.
drew-for-you = { $why ->
    [late] Čas vypršel: za vás zakreslil bot „{ $bot }“.
   *[other] Hostitel nechal tentokrát za vás kreslit bota „{ $bot }“.
}
nudged-you = { $who } na vás čeká.
nudged-you-host = Hostitel na vás čeká.
you-host = Hostitelem jste teď vy.
people-search = Najít hráče
people-order = Řazení
people-by-seat = podle míst
people-by-score = podle bodů
people-by-name = podle jmen
people-none = Nikdo se tu tak nejmenuje.
# $state is drawn, thinks, left or idle.
look-at = { $who }, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}{ $state ->
    [drawn] , už má zakresleno
    [thinks] , ještě kreslí
    [left] , už nehraje
   *[other] {""}
}. Prohlédnout mapu
a-bot = bot
has-left = už nehraje
bot-draws = kreslí bot
is-away = není u stolu
map-of = Mapa: { $whose }
previous-map = Předchozí mapa
next-map = Další mapa

## The end of a season

race-rank = Pořadí
player = Hráč
total = Dosud
lasting-effects = Trvalé efekty
go-on = Pokračovat

## What happened. Names stand before a colon, so that no language has to bend them.

story = Co se dělo
story-empty = Nic od chvíle, kdy jste u tohoto stolu.
round-number = Tah { $round }
story-revealed = Nová karta: { $card }.
story-drawn = { $who }: { $terrain }, { $squares }.
story-drawn-on = { $who }: nestvůry, { $squares } (mapa: { $whose }).
story-drawn-rule = { $whose }: nestvůry, { $squares }.
# $cause is hero, gorgon or troll.
story-destroyed = { $who }: { $cause ->
    [hero] hrdina ničí
    [gorgon] Gorgona mění v kámen
   *[other] troll pustoší
} { $squares }.
story-paid = { $who }: { $coins ->
    [one] { $coins } mince
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
}.
story-ignored = { $card }: na mapě není místo, karta se proto přeskakuje.
story-season-scored = { $season }, nejvíc bodů: { $who } ({ $points }).
story-season-scored-solo = { $season }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
story-season-began = { $season } začíná.
story-left = { $who } odchází od stolu.
story-game-ended = Konec hry.
# Who drew, in place of a name; $why is handed, late, asked or left.
story-bot-for = { $why ->
    [late] { $bot } za hráče { $who } (čas vypršel)
    [asked] { $bot } za hráče { $who } (na přání hostitele)
   *[other] { $bot } za hráče { $who }
}
story-handed = Za hráče { $who } teď kreslí { $bot }.
story-returned = { $who } je zpět.
story-nudged = { $by } pobízí hráče { $who }.
story-nudged-host = Hostitel pobízí hráče { $who }.
story-let_draw = Hostitel nechává bota { $bot } jednou kreslit za hráče { $who }.
story-host = Hostitelem je teď { $who }.
story-reaction = { $who }: „{ $words }“

## The menu of the table

menu = Stůl
menu-come-back = Vrátit se na své místo
menu-hand-over = Ať za mě kreslí bot
menu-hand-over-gone = Nahradit botem: { $who }
menu-other-device = Pokračovat na jiném zařízení
menu-leave = Odejít nadobro
menu-close = Zavřít stůl
menu-give-up = Vzdát tuto hru
menu-watch-link = Odkaz pro diváky
next-host = Nový hostitel
make-host = Předat
sure-leave = Odejít z této hry?
sure-leave-about = Na toto místo se už nevrátíte a vaše mapa se přestane počítat.
sure-leave-yes = Odejít
sure-close = Zavřít tento stůl?
sure-close-about = Hra skončí pro všechny bez výsledku.
sure-close-yes = Zavřít stůl
sure-hand = Má za vás kreslit bot?
sure-hand-about = Bude za vás kreslit, dokud se nevrátíte na své místo. To můžete kdykoli.
sure-hand-yes = Ať kreslí
# Where nobody else has to draw: alone, or among bots.
sure-hand-alone = Má hru dohrát bot?
sure-hand-alone-about = Na nikoho dalšího se nečeká, bot tedy hned hraje dál, až do konce hry. Zastavit ho nejde a u hry zůstane poznámka, že pomáhal bot.
sure-hand-alone-yes = Ať hraje
# In a race, where the bot waits for those who draw.
sure-hand-race = Má za vás kreslit bot?
sure-hand-race-about = Bude kreslit, dokud se nevrátíte na své místo, ale ne dál než ti, kdo kreslí sami. U hry zůstane poznámka, že pomáhal bot, a mapy ostatních uvidíte až po skončení závodu.
sure-hand-race-yes = Ať kreslí
# Somebody alone can only close the table, which is to give up.
sure-give-up = Vzdát tuto hru?
sure-give-up-about = Skončí tady, bez výsledku. Pokud si chcete jen odpočinout, prostě odejděte: hra na vás počká pod odkazem „Moje hry“.
sure-give-up-yes = Vzdát
stay = Zůstat

## By which rules a table plays

rules-on = Pravidla tohoto stolu
rules-all = Všechna pravidla
race-progress = Závod
to-race = K závodu

## A few phrases for everybody at the table

say = Něco říct
say-shown = Ukazovat zvolání ostatních
say-hello = Ahoj!
say-good_luck = Hodně štěstí!
say-well_drawn = Pěkně zakresleno!
say-ouch = Au!
say-thinking = Ještě přemýšlím …
say-sorry = Promiňte!
say-thanks = Díky!
say-well_played = Dobrá hra!
