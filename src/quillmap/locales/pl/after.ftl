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
end-known-deck = W tej grze karty były znane z góry.
par-asking = Bot gra dla porównania tymi samymi kartami…
# $bot is the name of a bot.
par = Bot { $bot } przy tych samych kartach: ocena { $rating } ({ $points ->
    [one] { $points } gwiazdka
    [few] { $points } gwiazdki
    [many] { $points } gwiazdek
   *[other] { $points } gwiazdki
}).
end-again = Zagraj ponownie
end-next = Do następnej gry
to-race = Do wyścigu

## A check of the cards

check-cards = Sprawdź, czy karty były ustalone przed grą
check-good = Zgadza się. Ziarno, a wraz z nim każda karta, było ustalone już w chwili obietnicy.
check-bad = Nie zgadza się: to nie są karty, które obiecano.
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
replay-total = Gwiazdki jak dotąd
replay-link = Link do tego kroku
to-table = Do stołu
moment-card = Nowa karta: { $card }
moment-round = Wszystkie rysunki gotowe: { $card }
moment-season = { $season }: punktacja
moment-people = Zmiany przy stole
moment-end = Koniec

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
picture-points = { $points ->
    [one] { $points } gwiazdka
    [few] { $points } gwiazdki
    [many] { $points } gwiazdek
   *[other] { $points } gwiazdki
}
picture-rank = { $rank }. miejsce z { $players }
