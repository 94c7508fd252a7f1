# After a game: the result, the record, the picture, the replay. Polish.

end-closed = Ten stół zamknięto
end-solo = Twoja mapa jest gotowa. Odtąd nosisz tytuł
# Below stands the title, such as "Master Mapsmith".
end-solo-bot = Twoją mapę dokończył bot. Wasz wspólny tytuł
end-solo-of = { $who }: mapa jest gotowa. Zdobyty tytuł
end-over = Koniec gry
# $rating has its sign; $points is the sum of all seasons, $worth that of the numbers on the scoring cards.
end-rating = Ocena { $rating }: { $points ->
    [one] { $points } gwiazdka
    [few] { $points } gwiazdki
    [many] { $points } gwiazdek
   *[other] { $points } gwiazdki
} − { $worth }, bo tyle są warte te cztery edykty
# How far it is to the next title, after a game alone.
end-next-title = { $points ->
    [one] Jeszcze { $points } gwiazdka do tytułu „{ $title }”.
    [few] Jeszcze { $points } gwiazdki do tytułu „{ $title }”.
    [many] Jeszcze { $points } gwiazdek do tytułu „{ $title }”.
   *[other] Jeszcze { $points } gwiazdki do tytułu „{ $title }”.
}
end-top-title = Wyższego tytułu nie ma.
end-winner = { $count ->
    [one] Wygrywa { $who }
    [few] Wspólnie wygrywają { $who }
    [many] Wspólnie wygrywają { $who }
   *[other] Wspólnie wygrywają { $who }
}
end-tie = Równa liczba gwiazdek: wyżej jest ten, komu potwory zabrały ich mniej.
end-nobody = Nikt nie dotrwał do końca
end-hints = { $count ->
    [one] Wykorzystano jedną podpowiedź.
    [few] Wykorzystano { $count } podpowiedzi.
    [many] Wykorzystano { $count } podpowiedzi.
   *[other] Wykorzystano { $count } podpowiedzi.
}
end-helped = { $count ->
    [one] Przy jednym rysunku gracza zastąpił bot.
    [few] Przy { $count } rysunkach gracza zastąpił bot.
    [many] Przy { $count } rysunkach gracza zastąpił bot.
   *[other] Przy { $count } rysunku gracza zastąpił bot.
}
# $who is one or more names with commas.
end-handed = { $who }: mapę dokończył bot.
end-known-deck = Te karty można było znać wcześniej, więc ta gra nie wchodzi do rekordów.
par-asking = Bot gra dla porównania tymi samymi kartami…
# $bot is the name of a bot.
par = Bot { $bot } przy tych samych kartach: ocena { $rating } ({ $points ->
    [one] { $points } gwiazdka
    [few] { $points } gwiazdki
    [many] { $points } gwiazdek
   *[other] { $points } gwiazdki
}).
end-again = Zagraj ponownie
end-again-drawn = Zagraj ponownie, z nowymi edyktami
end-next = Do następnej gry

## A check of the cards

check-cards = Sprawdź, czy karty były ustalone przed grą
check-working = Karty są rozdawane jeszcze raz…
check-good = Wszystko się zgadza: karty rozdane ponownie z ziarna są takie, jak pokazano.
check-bad = Nie zgadza się: w tej grze nie rozdano kart zgodnie z obietnicą.
check-unknown = Ta strona nie zna zasad tej gry, więc sprawdzono tylko obietnicę.
check-promise-good = Obietnica: wynika z ziarna.
check-promise-other-seed = Obietnica: nie wynika z podanego ziarna.
check-promise-other-promise = Obietnica: jest inna niż ta, którą złożono wcześniej.
check-rules-changed = Zasady: zmieniono je po pierwszej karcie.
check-part-drawn = { $part ->
    [edicts] Edykty
    [ambushes] Zasadzki
   *[sheet] Mapa
}: zgodnie z losowaniem z ziarna.
check-part-chosen = { $part ->
    [edicts] Edykty
    [ambushes] Zasadzki
   *[sheet] Mapa
}: ustalone w zasadach stołu, bez losowania.
check-part-bad = { $part ->
    [edicts] Edykty
    [ambushes] Zasadzki
   *[sheet] Mapa
}: powinno być { $due }; pokazano { $shown }.
check-other-map = inną mapę
check-cards-good = { $cards ->
    [one] Karty: porównano { $cards }, zgadza się z ziarnem.
    [few] Karty: porównano { $cards }, wszystkie zgadzają się z ziarnem, także ich kolejność.
    [many] Karty: porównano { $cards }, wszystkie zgadzają się z ziarnem, także ich kolejność.
   *[other] Karty: porównano { $cards }, wszystkie zgadzają się z ziarnem, także ich kolejność.
}
check-cards-bad = { $wrong ->
    [one] Karty: { $wrong } nie zgadza się z ziarnem.
    [few] Karty: { $wrong } nie zgadzają się z ziarnem.
    [many] Karty: { $wrong } nie zgadza się z ziarnem.
   *[other] Karty: { $wrong } nie zgadza się z ziarnem.
} { $season }, karta { $number }: powinno być { $due }; pokazano { $shown }.
check-saw-all = Ta przeglądarka widziała każdą z tych kart w chwili odkrycia.
check-saw-some = { $saw ->
    [one] Ta przeglądarka widziała w chwili odkrycia { $saw } z tych kart.
    [few] Ta przeglądarka widziała w chwili odkrycia { $saw } z tych kart.
    [many] Ta przeglądarka widziała w chwili odkrycia { $saw } z tych kart.
   *[other] Ta przeglądarka widziała w chwili odkrycia { $saw } z tych kart.
} Co do pozostałych ufa zapisowi, który podaje teraz serwer.
check-saw-none = Ta przeglądarka nie widziała odkrywania kart: ufa zapisowi, który podaje teraz serwer.
check-saw-file = To, co obiecano i pokazano, pochodzi z otwartego przez ciebie zapisu.
check-no-record = Nie udało się pobrać zapisu gry, więc sprawdzono tylko to, co widziała ta przeglądarka.
check-seen-before = Ta przeglądarka zna obietnicę sprzed pierwszej karty.
check-seen-first = Ta przeglądarka zna obietnicę od chwili, gdy odkryto pierwszą kartę.
check-seen-later = Ta przeglądarka poznała obietnicę dopiero w trakcie gry.
check-seen-never = Tej przeglądarki nie było przy początku gry, więc obietnicę podaje teraz serwer.
check-limits = To nie dowodzi, że nikt nie znał ziarna.
check-seed = Ziarno
check-digest = SHA-256 ziarna, obliczone tutaj
check-promised = Obiecano

## Looking at a game again

replay-title = Powtórka gry
replay-back = Wstecz
replay-forward = Dalej
replay-run = Odtwórz
replay-pause = Pauza
replay-moment = Krok { $number } z { $last }
replay-total = Dotąd wypłacono
replay-link = Link do tego kroku
replay-speed = Szybkość
replay-times = { $speed }×
replay-seasons = Skocz do pory roku
# Która druga mapa jest pokazana.
replay-beside = Porównanie
replay-beside-none = Bez porównania
replay-beside-bot = Najsilniejszy bot
replay-keys = Klawisze
key-space = Spacja
replay-key-step = Krok wstecz lub dalej
replay-key-run = Odtwórz, zatrzymaj
replay-key-season = Skocz do pory roku
replay-key-speed = Szybciej, wolniej
replay-key-ends = Na początek, na koniec
to-table = Do stołu
moment-card = Nowa karta: { $card }
# $solo is 1 in a game alone, else 0.
moment-round = { $solo ->
    [1] Narysowano: { $card }
   *[other] Wszystkie rysunki gotowe: { $card }
}
moment-season = { $season }: punktacja
moment-people = Zmiany przy stole
moment-end = Koniec

## Dwie mapy obok siebie

compare-title = Gwiazdki obok siebie
compare-by = Według
compare-by-season = pór roku
compare-by-edict = edyktów
compare-apart = Różnica
compare-maps = Porównaj mapy
compare-one = Pierwsza mapa
compare-other = Druga mapa

## Records

record-title = Otwórz zapis gry
record-about = Zapis to cała gra w postaci tekstu. Każdy jego wiersz jest tutaj sprawdzany i nic nie zostaje na serwerze.
record-file = Plik z zapisem
record-paste = Albo wklej tekst
record-text = Tekst zapisu
record-open = Otwórz
record-checking = Sprawdzamy każdy wiersz…
record-good = Każdy wiersz się zgadza. { $moments ->
    [one] Do obejrzenia jest jeden krok.
    [few] Do obejrzenia są { $moments } kroki.
    [many] Do obejrzenia jest { $moments } kroków.
   *[other] Do obejrzenia jest { $moments } kroku.
}
record-save = Pobierz zapis gry

## The map as a picture

picture-png = Zapisz mapę jako PNG
picture-svg = Zapisz mapę jako SVG
picture-whose = Czyja mapa
fair-title = Czystopis mapy
fair-alt = Mapa gracza { $name } jako ręcznie rysowana mapa
fair-drawing = Rysujemy czystopis mapy…
fair-failed = Nie udało się teraz narysować czystopisu.
fair-draw = Narysuj na czysto
fair-style = Barwy
fair-style-light = Dzień
fair-style-night = Noc
fair-style-ink = Oszczędza tusz
fair-paper = Dla
fair-screen = ekranu

## Signing a map

sign-end = Podpisz swoją mapę
sign-end-of = Podpisz mapę: { $who }
