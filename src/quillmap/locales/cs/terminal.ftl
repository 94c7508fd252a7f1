# Hra jednoho hráče v terminálu (quillmap play --terminal). Ne na stránce.
# Co se píše (legal, score, forest C4) a názvy polí jsou ve všech jazycích stejné.

## Před hrou a po ní

play-in-terminal-only = --{ $option } je pro hru v terminálu: přidejte --terminal, nebo vyberte v prohlížeči
play-resume-alone = --resume pokračuje ve hře tak, jak je, proto se s ním jiné volby nepojí
play-unfinished-stays = Vaše rozehraná hra zůstává, kde je. Pokračovat v ní můžete takto: { $command }
play-unfinished = je tu rozehraná hra: pokračujte příkazem { $command }, nebo přidejte --new a začněte jinou (--{ $option } je pro novou hru)
play-goes-on = Pokračuje vaše rozehraná hra: { $season }, { $count ->
    [one] { $count } zakreslení
    [few] { $count } zakreslení
   *[other] { $count } zakreslení
}. Jinou začnete takto:
play-type-help = Napište help a uvidíte, co lze psát, nebo rules a uvidíte, co karty žádají.
play-seed-chosen = Všechny karty plynou ze semínka, které jste zvolili. Jeho SHA-256:
play-seed-secret = Všechny karty plynou z tajného semínka. Jeho SHA-256, ke kontrole na konci:
play-pause = Dál klávesou Enter.
play-takes-nothing = Za slovem { $command } už nic není.
play-no-season = Žádné roční období ještě neskončilo.
play-no-undo = Není co vzít zpět.
play-undone = O jedno zakreslení zpět. Záznam to počítá (vráceno: { $undos }).
play-hinted = Záznam to počítá, jednou za každou kartu (nápovědy: { $hints }).
play-hint-again = Napište hint ještě jednou a uvidíte kde.
play-after-move = Po tomto tahu:
play-not-kept = Hru nelze uchovat v { $folder } ({ $why }): použijte save SOUBOR.
play-save-one-name = Za save patří jeden název, bez mezer.
play-saved = Kopie ke čtení a sdílení je v { $path }.
play-goodbye = Na shledanou.
play-kept = Vaše hra je uchována. Pokračujte příkazem: { $command }
play-record-in = Záznam i se semínkem je v { $path }
play-check-it = Zkontrolujete ho příkazem: { $command }
play-record-here = Záznam nelze uchovat, tady je:

## Soubory hry

saved-cannot-go-on = V { $path } nelze pokračovat: { $why }
saved-begin-another = Jinou hru začnete takto: { $command }
saved-not-solo = není to hra jednoho hráče, která čeká na tah
saved-open-elsewhere = je otevřená v jiném okně.
saved-over = hra skončila. Prohlédnete si ji příkazem: { $command }
saved-copy = je to kopie ke čtení, bez tajného semínka.
saved-itself = Samotná hra pokračuje příkazem: { $command }
saved-no-folder = Složka { $folder } neexistuje.
saved-other-game = { $path } už existuje a není to tato hra: zvolte jiný název.
saved-not-written = Do { $path } nelze zapsat: { $why }

## Nad mapou

screen-scored = { $season }: už obodováno
screen-time = { $season }, čas { $time } z { $threshold }
screen-last-card = { screen-time }: poslední karta tohoto období
screen-coins = mince { $count }
screen-monsters = nestvůry { $count }
screen-points = bodů dosud { $count }

## Vedle mapy. Sloupec má nejvýš 40 znaků, kratší slova jsou lepší

panel-time = čas { $time }
panel-coin = 1 mince
panel-ruins = Zřícenina: zakryjte aspoň jedno r.
panel-single = Tato karta se nikam nevejde. Zakreslete kdekoli jediné pole.
panel-single-ruins = Žádný tvar nezakryje zříceninu. Zakreslete kdekoli jediné pole.
panel-hero = Zakreslete tohoto hrdinu na libovolné prázdné pole. Útočí na pole označená *{ $turned ->
    [yes] , otočená či převrácená, jak chcete
   *[no] {""}
}.
panel-ambush = Zakreslete tyto nestvůry, otočené či převrácené, přes nalezené pole: legal ukáže kam.
panel-gorgon = Vyberte pole, které Gorgona zničí: { $squares }.
panel-troll = Vyberte pole, které Troll zničí: { $squares }.

## Co znamenají značky na mapě

legend-small = (malé písmeno: na zřícenině)
legend-no-ruins = (zříceniny v této hře nic nedělají)

## help. Vlevo stojí, co se píše

help-draw = Zakreslete kartu do mapy: napište terén a pak pole podle řádku a sloupce.
help-squares = nebo f C4 C5 D5; jen C4 C5 D5, má-li karta jediný terén
help-number = umístění 17 ze seznamu, který ukáže legal
help-hero = ukáže, jak lze útok otočit; hero C4 2 zvolí druhý způsob
help-destroy = pro Gorgonu a Trolla
help-ask = Nebo se ptejte (stačí první dvě písmena):
help-legal = kam se karta vejde; s polem jen to, co ho zakryje
help-score = co teď dávají výnosy, za která pole, nebo proč nic
help-score-move = co by daly po tomto tahu
help-hint = nápověda, pak kde a proč, vedle vašeho tahu; počítá se
help-rules = co karta žádá, a celé znění výnosů
help-map = mapa ještě jednou; období, která skončila
help-deck = které karty ještě leží lícem dolů
help-undo = vzít poslední zakreslení zpět; karty zůstanou stejné
help-save = uložit kopii hry ke čtení a sdílení
help-quit = odejít; hra se uchová a příště pokračuje
help-season = Roční období končí, když vyprší jeho čas. Tehdy se bodují dva výnosy označené *, každá mince přinese bod a každé prázdné pole vedle nestvůry jeden bod vezme.
help-mountain = Hory, jejichž čtyři sousední pole jsou obsazená, přinesou minci; některé tvary také.
help-marks = Na mapě:

## rules, deck, score

beast-D = Drak přinese 3 mince, jakmile je každé jeho pole uzavřené nebo zničené.
beast-Z = Po každém období se Zombie rozšíří na všechna prázdná pole vedle sebe.
beast-T = Po každém období zničíte jedno prázdné pole vedle Trolla.
beast-G = Gorgona hned zničí jedno pole vedle sebe, které vyberete.
solo-walk = pravidlo pro jednoho hráče: od { $corner ->
    [top_left] levého horního
    [top_right] pravého horního
    [bottom_left] levého dolního
   *[bottom_right] pravého dolního
} rohu, { $arrow ->
    [clockwise] { name-clockwise }
   *[counter_clockwise] { name-counter_clockwise }
}, první místo, kam se vejde
rules-edicts-when = Na jaře se bodují { $spring }, v létě { $summer }, na podzim { $fall }, v zimě { $winter }:
deck-face-down = { $count ->
    [one] { $count } karta leží lícem dolů:
    [few] { $count } karty leží lícem dolů:
   *[other] { $count } karet leží lícem dolů:
}
deck-ambushes = { $count ->
    [one] { $count } karta přepadení z těchto: { $names }
    [few] { $count } karty přepadení z těchto: { $names }
   *[other] { $count } karet přepadení z těchto: { $names }
}
deck-heroes = { $count ->
    [one] { $count } karta hrdiny z těchto: { $names }
    [few] { $count } karty hrdinů z těchto: { $names }
   *[other] { $count } karet hrdinů z těchto: { $names }
}
score-menaced = nestvůry: prázdná pole vedle nich { $squares }
score-if-over = kdyby toto období (*) skončilo teď

## Co se stalo

told-drew = Zakreslujete: { $terrain }, { $squares }.
told-attacks = Hrdina odteď útočí na { $squares }.
told-destroyed = { $cause ->
    [hero] Vaši hrdinové ničí nestvůry na { $squares }.
    [gorgon] Gorgona ničí { $squares }.
   *[troll] Troll ničí { $squares }.
}
told-ignored = Přepadení! { $card } se nikam nevejde a odchází ze hry.
told-begins = { $season } začíná s novým balíčkem.
told-ends = { $season ->
    [spring] Jaro skončilo.
    [summer] Léto skončilo.
    [fall] Podzim skončil.
   *[winter] Zima skončila.
}
told-ruins = { $card }: další karta průzkumu musí zakrýt pole se zříceninou (r).
told-ambush = Přepadení! { $card }.
told-came = Přepadení! { $card } na { $squares } ({ $walk }).
told-zombies = Zombie se šíří na { $squares }.
told-paid = { $coins ->
    [one] +{ $coins } mince { $causes }.
    [few] +{ $coins } mince { $causes }.
   *[other] +{ $coins } mincí { $causes }.
}
told-paid-nothing = Počitadlo mincí je plné: žádná mince { $causes }.
paid-shape = za tvar
paid-mountains = { $count ->
    [one] za obklopené pole hor { $squares }
    [few] za obklopená pole hor { $squares }
   *[other] za obklopená pole hor { $squares }
}
paid-dragon = za uzavření Draka

## Seznam umístění

list-hero = Hrdina může stát na libovolném prázdném poli; hero C4 ukáže, jak může útočit.
list-count = { $count ->
    [one] { $count } umístění.
    [few] { $count } umístění.
   *[other] { $count } umístění.
}
list-count-over = { $count ->
    [one] { $count } umístění přes { $squares }.
    [few] { $count } umístění přes { $squares }.
   *[other] { $count } umístění přes { $squares }.
}
list-more = a dalších { $count }: legal C4 ukáže ta přes C4, legal all všechna.
list-type = { $why } Napište legal, legal C4 nebo legal all.
list-take = Zvolte jedno číslem, například: { $example }
list-take-terrain = Zvolte jedno číslem a připište terén ({ $terrains }), například: { $example }

## Co bylo napsáno a nedá se pochopit

typed-no-square = Pole { $square } neexistuje: řádky A až K, sloupce 1 až 11.
typed-twice = { $square } je tu dvakrát.
typed-one-number = Jedno číslo stačí.
typed-one-word = { $word } není pole: pište ho dohromady, například { $square }.
typed-one-terrain = Jen jeden terén najednou: { $one }, nebo { $other }?
typed-letter-first = { $word } není pole: písmeno je první, například { $square }.
typed-name-each = { $word } není pole: napište každé zvlášť, například { $squares }.
typed-unknown = { $word } je nesrozumitelné. Napište help a uvidíte, co lze psát.
typed-unknown-close = { $word } je nesrozumitelné. Nemysleli jste { $close }?
typed-which-squares = Která pole? Napište je, nebo napište legal a vyberte ze seznamu.
typed-either = Napište buď číslo ze seznamu, nebo pole, ne obojí.
typed-no-number = Číslo { $number } není: legal ukazuje 1 až { $last }.
typed-which-terrain = Který terén: { $terrains }? Připište ho: { $example } ...
typed-where-hero = Kde stojí hrdina? Napište pole, například: hero C4
typed-no-way = Způsob { $number } není: { $ways ->
    [one] jen 1
    [few] 1 až { $ways }
   *[other] 1 až { $ways }
}.
typed-hero-ways = Z { $square } může hrdina zaútočit na:
typed-hero-nothing = nic
typed-hero-destroys = { $count ->
    [one] zničí { $count } nestvůru
    [few] zničí { $count } nestvůry
   *[other] zničí { $count } nestvůr
}
typed-hero-choose = Zvolte jeden způsob, například: hero { $square } 1
typed-gorgon = Gorgona pak zničí jedno z polí { $squares }: připište svou volbu, například: destroys { $example }
hint-sums = Vaše ({ $squares }) dohromady { $yours }, tato { $points }.
