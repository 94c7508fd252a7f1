# Before a game: forms, open tables, the room where a table waits, races, personal links. Czech.

## Joining

join-code = S kódem
join-link = Máte odkaz? Stačí ho otevřít: vede rovnou ke stolu.
lobby-title = Otevřené stoly
lobby-empty = Žádný stůl teď na cizí hráče nečeká. Váš může být první.
lobby-open = Otevřít stůl

## New table, new race

new-table = Nový stůl
new-table-about = Všichni zakreslují tutéž kartu zároveň. Otevřete stůl a pak pozvěte ostatní, nebo k němu posaďte boty.
new-race = Nový závod
new-race-about = Každý hraje sám se stejnými kartami, kdy se mu to hodí. Mapy se porovnají, až dohrají všichni nebo až vyprší čas.
form-first = Pro první hru: čtyři výnosy, ve kterých se snadno vyznáte
# Above a choice between people and the names of bots.
form-others = Kdo obsadí ostatní místa
form-others-about = Ostatní jména jsou boti, od nejslabšího.
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
own-map-keys = Kliknutí či klepnutí na pole, tažení myší přes několik polí nebo Enter nakreslí, co je vybráno nahoře, a podruhé to zase odstraní. Šipky se pohybují po mapě; M kreslí hory, W pustinu, R zříceninu a E nebo Delete pole vyprázdní.
own-map-line = Mapa v jednom řádku, ke zkopírování nebo vložení
own-map-clear = Vymazat mapu
own-map-empty = { $count ->
    [one] { $count } pole ke kreslení.
    [few] { $count } pole ke kreslení.
   *[other] { $count } polí ke kreslení.
}
# The map sheet that chance has decided for, by its name: "B: wasteland in the middle, by chance".
sheet-by-chance = { $sheet }, náhodou
ambushes-chosen = { $count ->
    [4] Čtyři přepadení, tak to má být.
   *[other] Vybráno { $count } ze 4.
}

## A table that waits for its players

waiting-title = Chystáme stůl
waiting-race = Závod brzy začne
seat-you = vy
seat-shared = u tohoto zařízení
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
knock-said = { $name } se chce přidat.
knock-welcome = Udělat místo
knock-turn-away = Není místo
knock = Zaklepat
knock-about = Všechna místa jsou obsazená. Zaklepejte a hostitel vám může udělat místo.
knock-waits = Zaklepali jste. Hostitel to vidí.
knock-turned-away = Hostitel pro vás nemá místo. Můžete hru sledovat.
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
promise-about = Toto číslo bylo spočítáno ze semínka, které určuje každou kartu. Semínko se ukáže po hře a váš prohlížeč ověří, že k tomuto číslu patří, a karty z něj rozdá znovu: kdyby je někdo cestou vyměnil, pozná se to.

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
race-who = Kdo
race-far = Postup
race-points = Body
race-watch = Odkaz ke sledování a připojení
race-join-title = Přidat se k závodu
race-join-about = Hrajete se stejnými kartami jako všichni, od té první, a závod pro vás končí zároveň s ostatními. Ostatní vidí, že jste se přidali později.
race-join = Přidat se a hrát
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
lane-late = přidání později
lane-cards = { $count ->
    [one] { $season }, { $count } karta
    [few] { $season }, { $count } karty
    [many] { $season }, { $count } karty
   *[other] { $season }, { $count } karet
}

## The personal link of a seat

personal-title = { $name } na jiném zařízení
personal-about = Kdo tento odkaz otevře první, hraje na tomto místě a na tomto zařízení se pak už dá jen dívat. Odkaz platí jednou. Pošlete ho sobě a nikomu jinému.
personal-link = Osobní odkaz
personal-make = Vytvořit osobní odkaz
personal-anew = Vytvořit nový odkaz
personal-revoke = Zrušit odkaz
personal-once = Toto místo má osobní odkaz. Ukázal se jen jednou; nový ho nahradí.

## Signing a map

sign-map = Tvoje mapa
