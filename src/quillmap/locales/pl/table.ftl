# A game under way: season, card, edicts, people, what happened. Polish.
# Names of people stand in the nominative or behind a colon; past tense is avoided, it would need a gender.

connecting = Podchodzimy do stołu…
connection-lost = Utracono połączenie, próbujemy ponownie. To, co zatwierdzone, nie przepadnie.
try-now = Spróbuj teraz
gone-title = Nie da się wejść
closed-before-start = Ten stół zamknięto przed pierwszą kartą
# $who is one or more names with commas.
seat-moved = { $who }: gra toczy się teraz na innym urządzeniu. Żeby wrócić tutaj, utwórz tam nowy osobisty link i otwórz go tutaj.
watching = Oglądasz tę grę.

# The title of the browser's tab.
title-your-turn = ● Twój ruch · Quillmap
title-over = Koniec · Quillmap

## Season and time

season-label = Pora roku
season-time = Czas, który minął w tej porze roku
season-time-of = { $time } z { $threshold }
season-cards = Karty tej pory roku
takes-time = Wartość czasu: { $time }
# Time that is left for a round or race.
left-days = jeszcze { $days } d { $hours } godz.
left-hours = jeszcze { $hours } godz. { $minutes } min
left-minutes = jeszcze { $minutes }:{ $seconds }

## The open card

open-card = Odkryta karta
kind-explore = Karta Odkryć
kind-ambush = Zasadzka
kind-hero = Heros
kind-ruins = Ruiny
terrains = Tereny do wyboru
with-coin = Ten kształt daje monetę
ruins-duty = Odkryto kartę Ruin: następny kształt musi zakryć obszar z ruinami.
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
scores-this-season = Punktuje w tej porze roku.
# For a screen reader: which squares earn points.
earned-by = Punktują: { $squares }.
marked-squares = Gwiazdki dają zaznaczone obszary.
point-at-edict = Wskaż edykt, żeby zobaczyć, które obszary punktują.
edicts-on = Liczone na mapie: { $whose }
coins = Monety
monsters = Potwory
season-so-far = { $season }, jak dotąd
points-now = Gwiazdki za tę mapę w tej chwili
points-by-season = Gwiazdki w kolejnych porach roku
sum = Razem
edicts-short = Edykty
points-whose = Pora po porze

## Ambush

ambush-on = Rysujesz na cudzej mapie: { $whose }
ambush-why = { $card }: mapy wędrują do sąsiada { $arrow }.
ambush-back = Na twojej mapie rysuje { $who }.
ambush-solo = { $card }: zasady dorysowały potwory na twojej mapie.

## Several people at one device

hand-over-title = Teraz rysuje { $name }
hand-over-about = Urządzenie przejmuje { $name }. Do tej chwili mapa pozostaje zakryta.
hand-over-ready = To ja, { $name }

## People

people = Mapy
people-waiting = { $count ->
    [one] { $count } osoba jeszcze rysuje
    [few] { $count } osoby jeszcze rysują
    [many] { $count } osób jeszcze rysuje
   *[other] { $count } osoby jeszcze rysuje
}
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

# Keys can only have plain letters, so the season that is left (fall) is the other one.
season-over = { $season ->
    [Wiosna] Koniec wiosny
    [Lato] Koniec lata
    [Zima] Koniec zimy
   *[other] Koniec jesieni
}
player = Gracz
lasting-effects = Efekty trwałe
season-next = Dalej: { $season }, aż suma czasu kart osiągnie { $threshold }.
go-on = Dalej

## What happened. Names stand before a colon, so that no language has to bend them.

story = Co się działo
story-empty = Jeszcze nic: gra dopiero się zaczęła.
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
