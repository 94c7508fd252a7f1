# A game under way: season, card, edicts, people, what happened. Polish.
# Names of people stand in the nominative or behind a colon; past tense is avoided, it would need a gender.

connecting = Podchodzimy do stołu…
shuffling = Tasujemy karty…
connection-lost = Utracono połączenie, próbujemy ponownie. To, co zatwierdzone, nie przepadnie.
try-now = Spróbuj teraz
gone-title = Nie da się wejść
closed-before-start = Ten stół zamknięto przed pierwszą kartą
# $who is one or more names with commas.
seat-moved = { $who }: gra toczy się teraz na innym urządzeniu. Żeby wrócić tutaj, utwórz tam nowy osobisty link i otwórz go tutaj.
watching = Oglądasz tę grę.
watch-whose = Czyja mapa

# The title of the browser's tab.
title-your-turn = ● Twój ruch · Quillmap
title-waiting = Rozkładamy grę · Quillmap
title-over = Koniec · Quillmap

## Season and time

season-label = Pora roku
season-time = Czas, który minął w tej porze roku
season-time-of = { $time } z { $threshold }
season-last-card = ostatnia karta
season-cards = Karty tej pory roku
takes-time = Wartość czasu: { $time }
# Time that is left for a round or race.
left-days = jeszcze { $days } d { $hours } godz.
left-hours = jeszcze { $hours } godz. { $minutes } min
left-minutes = jeszcze { $minutes }:{ $seconds }

## The open card

open-card = Odkryta karta
kind-explore = Karta Odkryć
season-last = ostatnia w tej porze roku
kind-ambush = Zasadzka
kind-hero = Heros
kind-ruins = Ruiny
terrains = Tereny do wyboru
with-coin = Ten kształt daje monetę
ruins-duty = Odkryto kartę Ruin: następny kształt musi zakryć obszar z ruinami.
ruins-before = Przed nią odkryto:
# What a round asks for; $solo is 1 in a game alone, else 0.
asks-explore = Wybierz kształt i teren, a potem rysuj na pustych obszarach.
asks-hero = Narysuj herosa na pustym obszarze. Zaatakuje obszary swojej ścieżki ataku.
asks-ambush = { $solo ->
    [1] Atakują potwory.
   *[other] Potwory: narysuj je na mapie sąsiada, tam gdzie najbardziej zabolą.
}
asks-gaze = Gorgona się rozgląda: wybierz sąsiadujący z nią obszar, który zostanie zniszczony.
asks-troll = Troll szaleje: wybierz sąsiadujący z nim pusty obszar, który zostanie zniszczony.
effects-open = Efekty trwałe:
read-rule = Zasady
deck-left = { $cards ->
    [one] { $cards } zakryta karta
    [few] { $cards } zakryte karty
    [many] { $cards } zakrytych kart
   *[other] { $cards } zakrytej karty
}
deck-about = { $ambushes ->
    [0] Nie ma wśród nich zasadzek.
    [one] Jest wśród nich jedna zasadzka.
    [few] Są wśród nich { $ambushes } zasadzki.
    [many] Jest wśród nich { $ambushes } zasadzek.
   *[other] Zasadzki wśród nich: { $ambushes }.
}

## Edicts and points

edicts = Królewskie edykty
edict-letters = ABCD
then = potem
# For a screen reader: which squares earn points.
earned-by = Punktują: { $squares }.
marked-squares = Gwiazdki dają zaznaczone obszary.
select-edict = Wybierz edykt, żeby zobaczyć, które obszary punktują.
edicts-on = Liczone na mapie: { $whose }
coins = Monety
monsters = Potwory
season-so-far = { $season }, jak dotąd
points-now = Gwiazdki za tę mapę w tej chwili
points-by-season = Gwiazdki w kolejnych porach roku
sum = Razem
edicts-short = Edykty
points-whose = Pora po porze
# How far a map is on the way to the next points of an edict.
headway = { $kind ->
    [squares] liczy się { $have } z { $need } obszarów
    [lines] rzędy i kolumny: { $have } z { $need }
    [mountains] góry: { $have } z { $need }
    [clusters] klastry: { $have } z { $need }
    [cluster] następny klaster: { $have } z { $need }
    [row] rząd { $line }: { $have } z { $need }
    [column] kolumna { $line }: { $have } z { $need }
    [diagonal] przekątna { $line }: { $have } z { $need }
    [straight] w linii: { $have } z { $need }
    [block] kwadrat: { $have } z { $need }
    [terrains] rodzaje terenu: { $have } z { $need }
    [water] woda: { $have } z { $need }
    [gap] luka { $have }, trzeba { $need }
   *[other] { $have } z { $need }
}
# One of the two seasons of an edict, for those who listen.
payday = { $season }: { $state ->
    [paid] wypłacono { $points }
    [now] liczy się na koniec
   *[later] liczy się później
}
edict-dead = Już nigdy nie punktuje.
# Of an edict that lies face down for now, in the guided first game.
edict-back = wkrótce odkryty
rule-and-example = Zasada i przykład
mountains-of = Otoczone góry: { $have } z { $need }
ruins-open = Wolne ruiny: { $count }

## Ambush

ambush-on = Rysujesz na cudzej mapie: { $whose }
ambush-why = { $card }: mapy wędrują do sąsiada { $arrow }.
ambush-back = Na twojej mapie rysuje { $who }.
ambush-solo = { $card }: potwory na twojej mapie!

## Several people at one device

hand-over-title = Teraz rysuje { $name }
hand-over-about = Urządzenie przejmuje { $name }. Do tej chwili mapa pozostaje zakryta.
hand-over-ready = To ja, { $name }

## People

people = Mapy
# $names are one or two names with a comma; $more is how many others there are.
waiting-for = { $more ->
    [0] Czekamy na: { $names }
    [one] Czekamy na: { $names } i jeszcze { $more } osobę
    [few] Czekamy na: { $names } i jeszcze { $more } osoby
    [many] Czekamy na: { $names } i jeszcze { $more } osób
   *[other] Czekamy na: { $names } i jeszcze { $more } osoby
}
waiting-for-you = Wszyscy czekają na ciebie.
nudge = Ponagl
let-draw = Niech raz narysuje bot
bot-drew = { $count ->
    [one] { $count } raz rysował bot
    [few] { $count } razy rysował bot
    [many] { $count } razy rysował bot
   *[other] { $count } raza rysował bot
}
bot-draws-for-you = Za ciebie rysuje bot „{ $bot }”.
bot-has-drawn = Bot „{ $bot }” narysował za ciebie.
clock-waits = { $seconds ->
    [one] zegar ruszy za { $seconds } s
    [few] zegar ruszy za { $seconds } s
    [many] zegar ruszy za { $seconds } s
   *[other] zegar ruszy za { $seconds } s
}
# $why is late or asked.
drew-for-you = { $why ->
    [late] Czas minął: bot „{ $bot }” narysował za ciebie.
   *[other] Na prośbę gospodarza ten jeden raz narysował za ciebie bot „{ $bot }”.
}
nudged-you = { $who } czeka na ciebie.
nudged-you-host = Gospodarz czeka na ciebie.
you-host = Teraz ty jesteś gospodarzem.
people-search = Znajdź kogoś
people-order = Kolejność
people-by-seat = według miejsc
people-by-score = według gwiazdek
people-by-name = według imion
people-none = Nikt tutaj tak się nie nazywa.
# $state is drawn, thinks, left or idle.
look-at = { $who }, { $points ->
    [one] { $points } gwiazdka
    [few] { $points } gwiazdki
    [many] { $points } gwiazdek
   *[other] { $points } gwiazdki
}{ $state ->
    [drawn] , rysunek gotowy
    [thinks] , jeszcze rysuje
    [left] , już nie gra
   *[other] {""}
}. Obejrzyj mapę
a-bot = bot
has-left = już nie gra
bot-draws = rysuje bot
is-away = nie ma przy stole
map-of = Mapa: { $whose }
previous-map = Poprzednia mapa
next-map = Następna mapa

## The end of a season

race-rank = Miejsce
player = Gracz
total = Ogółem
lasting-effects = Efekty trwałe
go-on = Dalej

## What happened. Names stand before a colon, so that no language has to bend them.

story = Co się działo
story-empty = Nic, odkąd jesteś przy tym stole.
round-number = Runda { $round }
story-revealed = Nowa karta: { $card }.
story-drawn = { $who }: { $terrain }, { $squares }.
story-drawn-on = { $who }: potwory, { $squares } (mapa: { $whose }).
story-drawn-rule = { $whose }: potwory, { $squares }.
# $cause is hero, gorgon or troll.
story-destroyed = { $who }: { $cause ->
    [hero] heros niszczy
    [gorgon] Gorgona zamienia w kamień
   *[other] troll pustoszy
} { $squares }.
story-paid = { $who }: { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}.
story-ignored = { $card }: na mapie brak miejsca, więc kartę się pomija.
story-season-scored = { $season }, najwyższy wynik: { $who } ({ $points }).
story-season-scored-solo = { $season }: { $points ->
    [one] { $points } gwiazdka
    [few] { $points } gwiazdki
    [many] { $points } gwiazdek
   *[other] { $points } gwiazdki
}.
story-season-began = { $season } się zaczyna.
story-left = { $who } odchodzi od stołu.
story-game-ended = Koniec gry.
# Who drew, in place of a name; $why is handed, late, asked or left.
story-bot-for = { $why ->
    [late] { $bot } za gracza { $who } (czas minął)
    [asked] { $bot } za gracza { $who } (na prośbę gospodarza)
   *[other] { $bot } za gracza { $who }
}
story-handed = Od teraz za gracza { $who } rysuje { $bot }.
story-returned = { $who } wraca do gry.
story-nudged = { $by } ponagla gracza { $who }.
story-nudged-host = Gospodarz ponagla gracza { $who }.
story-let_draw = Gospodarz pozwala, by { $bot } raz narysował za gracza { $who }.
story-host = Gospodarzem jest teraz { $who }.
story-reaction = { $who }: „{ $words }”

## The menu of the table

menu = Stół
menu-come-back = Wracam na swoje miejsce
menu-hand-over = Niech rysuje za mnie bot
menu-hand-over-gone = Zastąp botem: { $who }
menu-other-device = Graj dalej na innym urządzeniu
menu-leave = Odejdź na dobre
menu-close = Zamknij stół
menu-give-up = Poddaj tę grę
menu-watch-link = Link dla widzów
next-host = Następny gospodarz
make-host = Przekaż
sure-leave = Odejść z tej gry?
sure-leave-about = Na to miejsce nie da się wrócić, a twoja mapa przestanie się liczyć.
sure-leave-yes = Odchodzę
sure-close = Zamknąć ten stół?
sure-close-about = Gra skończy się dla wszystkich bez wyniku.
sure-close-yes = Zamknij stół
sure-hand = Czy bot ma rysować za ciebie?
sure-hand-about = Rysuje za ciebie, dopóki nie wrócisz na swoje miejsce. Możesz to zrobić w każdej chwili.
sure-hand-yes = Niech rysuje
# Where nobody else has to draw: alone, or among bots.
sure-hand-alone = Czy bot ma dokończyć grę?
sure-hand-alone-about = Na nikogo innego nie trzeba czekać, więc bot od razu zagra aż do końca gry. Nie da się go zatrzymać, a przy grze zostanie znak, że pomagał bot.
sure-hand-alone-yes = Niech gra
# In a race, where the bot waits for those who draw.
sure-hand-race = Czy bot ma rysować za ciebie?
sure-hand-race-about = Rysuje, dopóki nie wrócisz na swoje miejsce, ale nie dalej niż ci, którzy rysują sami. Przy grze zostanie znak, że pomagał bot, a mapy innych zobaczysz dopiero po zakończeniu wyścigu.
sure-hand-race-yes = Niech rysuje
# Somebody alone can only close the table, which is to give up.
sure-give-up = Poddać tę grę?
sure-give-up-about = Skończy się tutaj, bez wyniku. Jeśli chcesz tylko zrobić przerwę, po prostu wyjdź: gra poczeka w „Moich grach”.
sure-give-up-yes = Poddaję
stay = Zostaję

## By which rules a table plays

rules-on = Zasady tego stołu
rules-all = Wszystkie zasady
race-progress = Wyścig
to-race = Do wyścigu

## A few phrases for everybody at the table

say = Powiedz coś
say-shown = Pokazuj okrzyki innych
say-hello = Cześć!
say-good_luck = Powodzenia!
say-well_drawn = Ładnie narysowane!
say-ouch = Auć!
say-thinking = Chwila, myślę …
say-sorry = Przepraszam!
say-thanks = Dzięki!
say-well_played = Dobra gra!
