# The start, new tables and races, joining, my games, settings, and the room where a table waits. Czech.

## The first screen

start-title = Nakreslete mapu království
start-about = Karta ukáže tvar a každý ho zakreslí do vlastní mapy. Čtyři královské výnosy říkají, za co jsou body. Po čtyřech ročních obdobích vyhrává nejlepší mapa.
play-alone = Zahrát si sólo
play-alone-heroes = Sólo s hrdiny
# The four edicts are our own suggestion; those with heroes are the rulebook's.
start-edicts = Bez účtu a bez čekání. Pro první hru jsme vybrali čtyři výnosy, se kterými se dobře začíná; s hrdiny jsou to ty, které navrhují pravidla.
# Follows start-edicts; $names are four names of cards.
start-edicts-list = Naše jsou { $names }.
start-ways = Další způsoby hry
way-new = Nový stůl
way-new-about = S přáteli, boty nebo cizími lidmi, až ve 100 hráčích
way-race = Závod
way-race-about = Stejné karty pro všechny, každý svým tempem
way-mine = Moje hry
way-mine-about = Hrajte dál, vzpomínejte, překonejte svůj rekord
way-rules = Jak se hraje
way-rules-about = Pravidla na pár stránkách a všechny karty
start-unofficial = Quillmap je neoficiální fanouškovský projekt. Vydavatelé her Kartografové a Kartografové: Hrdinové ho nevytvářejí, nedoporučují ani nepodporují a nic z jejich ilustrací ani textů tu není. Líbí-li se vám hra, kupte si krabici.

## Games that wait for the player

waits-title = { $count ->
    [one] Jste na řadě
    [few] Jste na řadě ve { $count } hrách
    [many] Jste na řadě v { $count } hry
   *[other] Jste na řadě v { $count } hrách
}
waits-all = Zobrazit všechny
your-turn = Jste na řadě

## Joining

join-title = Připojit se ke stolu
join-code = S kódem
code-label = Kód stolu
join = Vstoupit
join-link = Máte odkaz? Stačí ho otevřít: vede rovnou ke stolu.
to-lobby = Nebo se podívejte, které stoly jsou otevřené všem
lobby-title = Otevřené stoly
lobby-empty = Žádný stůl teď na cizí hráče nečeká. Váš může být první.
lobby-open = Otevřít stůl

## Tables in lists

nobody-yet = Zatím nikdo
# $names are some names with commas, $count how many people are not named.
and-more = { $names } a další ({ $count })
# Short, in a line of facts: "Cartographers · sheet A · alone".
sheet-short = list { $sheet }
sheet-short-own = vlastní mapa
sheet-short-random = náhodný list
solo = sólo
known-deck = známé karty
# Short, in a line of facts: a bot drew for somebody who was away.
helped-by-bot = s pomocí bota
seats-taken = obsazená místa: { $taken } z { $seats }
stage-playing = Hraje se
stage-over = Dohráno
stage-closed = Zavřeno předčasně
# The solo rating, with its sign: "Rating +12".
rated = Hodnocení { $rating }
points-made = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}

## My games

mine-none = Zatím žádné hry
mine-none-about = Tady najdete každou hru, kterou na tomto zařízení odehrajete, i s mapou a body. První řádek zaplníte asi za čtvrt hodiny.
mine-running = Čekají na ostatní
mine-open = Ještě nezačaly
mine-finished = Dohrané
bests-title = Vaše nejlepší mapy
bests-about = Nejvyšší hodnocení pro každou hru a každý mapový list. Hry s kartami, které se daly znát předem, se nepočítají a hry, v nichž za vás kreslil bot, také ne.
# Where a game has a rating but its title is not known.
no-title = Bez titulu
best-here = Váš rekord
watch-again = Přehrát hru
deck-again = Znovu tytéž karty
show-all = Zobrazit všechny: { $count }
records-elsewhere = Máte hru uloženou v souboru?
open-record = Otevřít záznam hry
bests-hints = nápovědy: { $count }

## New table, new race

new-table = Nový stůl
new-table-about = Všichni zakreslují tutéž kartu zároveň. Otevřete stůl a pak pozvěte ostatní, nebo k němu posaďte boty.
new-race = Nový závod
new-race-about = Každý hraje sám se stejnými kartami, kdy se mu to hodí. Mapy se porovnají, až dohrají všichni nebo až vyprší čas.
form-first = Pro první hru: čtyři výnosy, ve kterých se snadno vyznáte
# Above a choice between people and the names of bots.
form-others = Kdo obsadí ostatní místa
form-people = Lidé
form-playing = Hraji také
form-playing-about = Jinak stůl jen otevřete a díváte se.
form-too-many = { $count ->
    [one] Chybí jedno místo.
    [few] Chybějí { $count } místa.
    [many] Chybí { $count } místa.
   *[other] Chybí { $count } míst.
}
form-rest-bots = { $count ->
    [0] Všechna místa jsou obsazená.
    [one] Poslední volné místo obsadí bot { $bot }.
    [few] Zbývající { $count } místa obsadí boti ({ $bot }).
    [many] Zbývající místa ({ $count }) obsadí boti ({ $bot }).
   *[other] Zbývajících { $count } míst obsadí boti ({ $bot }).
}
form-rest-people = { $count ->
    [0] Všechna místa jsou obsazená.
    [one] Jedno místo zůstává volné pro lidi.
    [few] { $count } místa zůstávají volná pro lidi.
    [many] { $count } místa zůstává volného pro lidi.
   *[other] { $count } míst zůstává volných pro lidi.
}
form-begin = Začít
form-open = Otevřít stůl
form-open-race = Otevřít závod
form-open-about = Hra ještě nezačíná: všechno se dá změnit a odkaz pro ostatní přijde v dalším kroku.
more-options = Další volby
changed-count = { $count ->
    [one] { $count } změněná
    [few] { $count } změněné
    [many] { $count } změněné
   *[other] { $count } změněných
}
group-cards = Mapa a karty
group-people = Hráči a čas
group-bots = Boti
group-editions = Rozdíly mezi vydáními
all-as-usual = Vše zase jako obvykle
# A choice beside "At random" and "Chosen by you".
edicts-first = Pro první hru
edicts-one-of-each = Od každého druhu je tu vždy jedna karta. Vyberete-li jinou od druhu, který tu už je, obě si vymění místo.
# Which kind of square the next click draws on a map of one's own.
own-map-brush = Kreslit
own-map-keys = Šipky se pohybují po mapě; M kreslí hory, W pustinu, R zříceninu a E nebo Delete pole vyprázdní. Enter nakreslí, co je vybráno nahoře, a podruhé to zase odstraní.
own-map-line = Mapa v jednom řádku, ke zkopírování nebo vložení
own-map-clear = Vymazat mapu
# The map sheet that chance has decided for, by its name: "B: wasteland in the middle, by chance".
sheet-by-chance = { $sheet }, náhodou
ambushes-chosen = { $count ->
    [4] Čtyři přepadení, tak to má být.
   *[other] Vybráno { $count } ze 4.
}

## A table that waits for its players

shuffling = Mícháme karty…
waiting-title = Chystáme stůl
waiting-race = Závod brzy začne
seat-you = vy
seat-here = u stolu
seat-away = není u stolu
seat-bot = bot: { $bot }
# Behind another word: "you, host".
seat-host = hostitel
seats-free = { $count ->
    [0] Všechna místa jsou obsazená.
    [one] Jedno místo je volné.
    [few] { $count } místa jsou volná.
    [many] { $count } místa je volného.
   *[other] { $count } míst je volných.
}
seats-all-free = { $count ->
    [one] Místo je volné.
    [few] Všechna { $count } místa jsou volná.
    [many] Všechna místa jsou volná ({ $count }).
   *[other] Všech { $count } míst je volných.
}
rename = Přejmenovat
new-name = Nové jméno
save-name = Uložit
stand-up = Vstát
# The host takes somebody off a seat.
remove = Odebrat
sit-down = Posadit se
# A second person who plays at the same device.
name-beside = Někdo další u tohoto zařízení
sit-beside = Přisednout
bot = Bot
add-bot = Přidat bota
fill-bots = Boti na všechna místa ({ $count })
start-with = { $count ->
    [one] Začít sólo
    [few] Začít ({ $count } hráči)
    [many] Začít ({ $count } hráče)
   *[other] Začít ({ $count } hráčů)
}
start-nobody = Začít
start-free-seats = Místa, která jsou ještě volná, při startu zmizí.
host-starts = Hru zahájí hostitel, až tu budou všichni. Nemusíte nic dělat.
sit-or-watch = Posaďte se a hrajte, nebo zůstaňte a dívejte se.
close-table = Zavřít stůl
close-table-about = Zavře se pro všechny a nikdo už k němu nepřijde.
close-table-yes = Zavřít
invite-title = Pozvat ostatní
# In front of a large code such as ABC 346.
invite-code = Řekněte jim tento kód:
invite-link = Nebo pošlete tento odkaz lidem, kterým věříte
invite-share = Pojďte se mnou kreslit mapu
only-here = Tato adresa funguje jen na tomto počítači. Pro ostatní ve vaší síti spusťte server příkazem quillmap serve --lan.
played-title = Co se hraje
change-rules = Změnit pravidla
change-save = Změnit
promise-title = Karty jsou už určené
promise-about = Toto číslo bylo spočítáno ze semínka, které určuje každou kartu. Semínko se ukáže po hře a váš prohlížeč ověří, že k tomuto číslu patří: nikdo tedy nemůže karty cestou vyměnit.

## A race

race-on = Závod běží
race-ended = Závod skončil
# $time is such as "2 d 4 h left".
race-closes = Do uzavření { $time }
race-done = Dohráno: { $done } z { $count }.
# $names are one or more names with commas.
race-won = { $count ->
    [one] Vyhrává { $names }.
    [few] O první místo se dělí { $names }.
    [many] O první místo se dělí { $names }.
   *[other] O první místo se dělí { $names }.
}
race-hidden = Mapy a body ostatních uvidíte, až dokončíte svou mapu. Kdo odejde nebo nechá kreslit bota, uvidí je až po skončení závodu.
race-opening = Otevíráme dráhy…
race-rank = Pořadí
race-who = Kdo
race-far = Postup
race-points = Body
race-watch = Odkaz pro diváky
race-end = Ukončit závod
race-end-about = Hry, které ještě běží, skončí bez výsledku. Vzít to zpět nelze.
race-end-yes = Ukončit pro všechny
race-again = Ještě jeden závod
race-next = K dalšímu závodu
lane-play = Hrát: { $name }
lane-go-on = Pokračovat: { $name }
lane-look = Prohlédnout mapu: { $name }
lane-over = Dokončeno
lane-closed = Nedokončeno
lane-cards = { $count ->
    [one] { $season }, { $count } karta
    [few] { $season }, { $count } karty
    [many] { $season }, { $count } karty
   *[other] { $season }, { $count } karet
}

## Settings

theme = Vzhled
theme-system = Systémový
theme-light = Světlý
theme-dark = Tmavý
confirm-first = Nejdřív náhled, potom potvrzení
confirm-first-about = Vypnuto: kresba platí hned. Ve hře s ostatními ji můžete vzít zpět, než se tah otevře; ve hře sólo už ne.
sound = Zvuk, když jsem na řadě
sound-about = Jen když je stránka na pozadí.
settings-kept = To vše se ukládá v tomto zařízení.
