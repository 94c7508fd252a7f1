# Gra solo w terminalu (quillmap play --terminal). Nie dla strony.
# To, co się wpisuje (legal, score, forest C4), i nazwy obszarów są w każdym języku takie same.

## Przed grą i po niej

play-in-terminal-only = --{ $option } dotyczy gry w terminalu: dodaj --terminal albo wybierz to w przeglądarce
play-resume-alone = --resume wznawia grę taką, jaka jest, więc nie przyjmuje innych opcji
play-unfinished-stays = Twoja niedokończona gra zostaje tam, gdzie jest. Możesz do niej wrócić: { $command }
play-unfinished = jest niedokończona gra: wznów ją poleceniem { $command } albo dodaj --new, żeby zacząć inną (--{ $option } dotyczy nowej gry)
play-goes-on = Ciąg dalszy niedokończonej gry: { $season }, { $count ->
    [one] { $count } rysunek
    [few] { $count } rysunki
    [many] { $count } rysunków
   *[other] { $count } rysunku
}. Aby zacząć inną:
play-type-help = Wpisz help, żeby zobaczyć, co można wpisać, albo rules, żeby zobaczyć, czego wymagają karty.
play-seed-chosen = Wszystkie karty wynikają z ziarna, które zostało wybrane. Jego SHA-256:
play-seed-secret = Wszystkie karty wynikają z tajnego ziarna. Jego SHA-256, do sprawdzenia na końcu:
play-pause = Enter: dalej.
play-takes-nothing = Po słowie { $command } nic się nie wpisuje.
play-no-season = Żadna pora roku jeszcze się nie skończyła.
play-no-undo = Nie ma czego cofnąć.
play-undone = Cofnięto jeden rysunek. Zapis gry to liczy (cofnięcia: { $undos }).
play-hinted = Zapis gry to liczy, raz na każdą kartę (podpowiedzi: { $hints }).
play-hint-again = Wpisz hint jeszcze raz, żeby zobaczyć gdzie.
play-after-move = Po tym ruchu:
play-not-kept = Gry nie można przechować w { $folder } ({ $why }): użyj save PLIK.
play-save-one-name = Po save podaje się jedną nazwę, bez spacji.
play-saved = Kopia do czytania i pokazywania jest w { $path }.
play-goodbye = Do zobaczenia.
play-kept = Twoja gra jest zachowana. Wznów ją poleceniem: { $command }
play-record-in = Zapis gry razem z ziarnem jest w { $path }
play-check-it = Sprawdź go poleceniem: { $command }
play-record-here = Zapisu gry nie można przechować, więc oto on:

## Pliki gry

saved-cannot-go-on = { $path }: tej gry nie można wznowić: { $why }
saved-begin-another = Aby zacząć inną grę: { $command }
saved-not-solo = to nie jest gra solo, która czeka na ruch
saved-open-elsewhere = jest otwarta w innym oknie.
saved-over = gra jest skończona. Możesz ją obejrzeć: { $command }
saved-copy = to kopia do czytania, bez tajnego ziarna.
saved-itself = Samą grę wznowisz poleceniem: { $command }
saved-no-folder = Nie ma katalogu { $folder }.
saved-other-game = { $path } już istnieje i nie jest tą grą: wybierz inną nazwę.
saved-not-written = Nie można zapisać pliku { $path }: { $why }

## Nad mapą

screen-scored = { $season }: już po punktacji
screen-time = { $season }, czas { $time } z { $threshold }
screen-last-card = { screen-time }: ostatnia karta tej pory roku
screen-coins = monety { $count }
screen-monsters = potwory { $count }
screen-points = dotąd gwiazdek { $count }

## Obok mapy. Kolumna ma najwyżej 40 znaków, więc lepsze są krótkie słowa

panel-time = czas { $time }
panel-coin = 1 moneta
panel-ruins = Ruiny: zakryj co najmniej jedno r.
panel-single = Ta karta nigdzie się nie mieści. Narysuj jeden obszar, gdziekolwiek.
panel-single-ruins = Żaden kształt nie zakryje ruin. Narysuj jeden obszar, gdziekolwiek.
panel-hero = Narysuj tego herosa na dowolnym pustym obszarze. Atakuje obszary oznaczone *{ $turned ->
    [yes] , obrócone lub odbite, jak chcesz
   *[no] {""}
}.
panel-ambush = Narysuj te potwory, obrócone lub odbite, na znalezionym obszarze: legal pokazuje gdzie.
panel-gorgon = Wybierz obszar, który zniszczy Gorgona: { $squares }.
panel-troll = Wybierz obszar, który zniszczy troll: { $squares }.

## Co znaczą znaki na mapie

legend-small = (mała litera: na ruinach)
legend-no-ruins = (ruiny nic w tej grze nie robią)

## help. Po lewej stoi to, co się wpisuje

help-draw = Narysuj kartę na mapie: podaj teren, a potem obszary według rzędu i kolumny.
help-squares = albo f C4 C5 D5; samo C4 C5 D5, gdy karta ma jeden teren
help-number = położenie 17 z listy, którą pokazuje legal
help-hero = pokazuje, jak można obrócić atak; hero C4 2 wybiera drugi sposób
help-destroy = dla Gorgony i trolla
help-ask = Albo zapytaj (wystarczą dwie pierwsze litery):
help-legal = gdzie karta się mieści; z obszarem tylko to, co go zakrywa
help-score = co dają teraz edykty, za które obszary albo czemu nic
help-score-move = co dałyby po tym ruchu
help-hint = wskazówka, potem gdzie i czemu, wobec twego ruchu; liczone
help-rules = czego wymaga karta, i całe teksty edyktów
help-map = mapa jeszcze raz; pory roku, które minęły
help-deck = które karty leżą jeszcze zakryte
help-undo = cofnij ostatni rysunek; karty się nie zmienią
help-save = zapisz kopię gry do czytania i pokazywania
help-quit = wyjdź; gra zostaje zachowana i czeka na następny raz
help-season = Pora roku kończy się, gdy minie jej czas. Wtedy punktują dwa edykty oznaczone *, każda moneta daje gwiazdkę, a każdy pusty obszar obok potwora zabiera jedną.
help-mountain = Góry, których wszystkie cztery sąsiednie obszary są wypełnione, dają monetę; niektóre kształty też.
help-marks = Na mapie:

## rules, deck, score

beast-D = Smok daje 3 monety, gdy każdy jego obszar jest otoczony albo zniszczony.
beast-Z = Po każdej porze roku zombie rozchodzą się na wszystkie puste obszary obok nich.
beast-T = Po każdej porze roku niszczysz jeden pusty obszar obok trolla.
beast-G = Gorgona od razu niszczy jeden obszar obok siebie, który wybierasz.
solo-walk = zasada solo: od { $corner ->
    [top_left] lewego górnego
    [top_right] prawego górnego
    [bottom_left] lewego dolnego
   *[bottom_right] prawego dolnego
} rogu, { $arrow ->
    [clockwise] { name-clockwise }
   *[counter_clockwise] { name-counter_clockwise }
}, pierwsze miejsce, które pasuje
rules-edicts-when = Wiosną punktują { $spring }, latem { $summer }, jesienią { $fall }, zimą { $winter }:
deck-face-down = { $count ->
    [one] { $count } karta leży zakryta:
    [few] { $count } karty leżą zakryte:
    [many] { $count } kart leży zakrytych:
   *[other] { $count } karty leży zakrytej:
}
deck-ambushes = { $count ->
    [one] { $count } karta Zasadzki, jedna z: { $names }
    [few] { $count } karty Zasadzki spośród: { $names }
    [many] { $count } kart Zasadzki spośród: { $names }
   *[other] { $count } karty Zasadzki spośród: { $names }
}
deck-heroes = { $count ->
    [one] { $count } karta Herosa, jedna z: { $names }
    [few] { $count } karty Herosa spośród: { $names }
    [many] { $count } kart Herosa spośród: { $names }
   *[other] { $count } karty Herosa spośród: { $names }
}
score-menaced = potwory: puste obok nich { $squares }
score-if-over = gdyby ta pora roku (*) teraz się skończyła

## Co się stało

told-drew = Rysujesz: { $terrain }, { $squares }.
told-attacks = Heros atakuje odtąd: { $squares }.
told-destroyed = { $cause ->
    [hero] Twoi herosi niszczą potwory: { $squares }.
    [gorgon] Gorgona niszczy: { $squares }.
   *[troll] Troll niszczy: { $squares }.
}
told-ignored = Zasadzka! { $card }: nie ma miejsca, więc karta odpada z gry.
told-begins = { $season } zaczyna się z nową talią.
told-ends = { $season ->
    [spring] Koniec wiosny.
    [summer] Koniec lata.
    [fall] Koniec jesieni.
   *[winter] Koniec zimy.
}
told-ruins = { $card }: następna karta Odkryć musi zakryć obszar z ruinami (r).
told-ambush = Zasadzka! { $card }.
told-came = Zasadzka! { $card }: { $squares } ({ $walk }).
told-zombies = Zombie rozchodzą się na: { $squares }.
told-paid = { $coins ->
    [one] +{ $coins } moneta { $causes }.
    [few] +{ $coins } monety { $causes }.
    [many] +{ $coins } monet { $causes }.
   *[other] +{ $coins } monety { $causes }.
}
told-paid-nothing = Tor monet jest pełny: żadnej monety { $causes }.
paid-shape = za kształt
paid-mountains = { $count ->
    [one] za otoczone góry { $squares }
    [few] za otoczone góry { $squares }
    [many] za otoczone góry { $squares }
   *[other] za otoczone góry { $squares }
}
paid-dragon = za otoczenie Smoka

## Lista położeń

list-hero = Heros może stanąć na dowolnym pustym obszarze; hero C4 pokazuje, jak może atakować.
list-count = { $count ->
    [one] { $count } położenie.
    [few] { $count } położenia.
    [many] { $count } położeń.
   *[other] { $count } położenia.
}
list-count-over = { $count ->
    [one] { $count } położenie na { $squares }.
    [few] { $count } położenia na { $squares }.
    [many] { $count } położeń na { $squares }.
   *[other] { $count } położenia na { $squares }.
}
list-more = i jeszcze { $count }: legal C4 pokazuje te na C4, legal all wszystkie.
list-type = { $why } Wpisz legal, legal C4 albo legal all.
list-take = Wybierz jedno po numerze, na przykład: { $example }
list-take-terrain = Wybierz jedno po numerze i podaj teren ({ $terrains }), na przykład: { $example }

## Co wpisano i czego nie da się zrozumieć

typed-no-square = Nie ma obszaru { $square }: rzędy od A do K, kolumny od 1 do 11.
typed-twice = { $square } jest podany dwa razy.
typed-one-number = Wystarczy jeden numer.
typed-one-word = { $word } to nie obszar: pisz go razem, na przykład { $square }.
typed-one-terrain = Jeden teren naraz: { $one } czy { $other }?
typed-letter-first = { $word } to nie obszar: najpierw litera, na przykład { $square }.
typed-name-each = { $word } to nie obszar: podaj każdy z osobna, na przykład { $squares }.
typed-unknown = { $word }: niezrozumiałe. Wpisz help, żeby zobaczyć, co można wpisać.
typed-unknown-close = { $word }: niezrozumiałe. Czy chodziło o { $close }?
typed-which-squares = Które obszary? Podaj je albo wpisz legal, żeby wybrać z listy.
typed-either = Podaj albo numer z listy, albo obszary, nie jedno i drugie.
typed-no-number = Nie ma numeru { $number }: legal pokazuje od 1 do { $last }.
typed-which-terrain = Który teren: { $terrains }? Wpisz też jego nazwę: { $example } ...
typed-where-hero = Gdzie staje heros? Podaj obszar, na przykład: hero C4
typed-no-way = Nie ma sposobu { $number }: { $ways ->
    [one] tylko 1
    [few] od 1 do { $ways }
    [many] od 1 do { $ways }
   *[other] od 1 do { $ways }
}.
typed-hero-ways = Z { $square } heros może zaatakować:
typed-hero-nothing = nic
typed-hero-destroys = { $count ->
    [one] niszczy { $count } potwora
    [few] niszczy { $count } potwory
    [many] niszczy { $count } potworów
   *[other] niszczy { $count } potwora
}
typed-hero-choose = Wybierz jeden sposób, na przykład: hero { $square } 1
typed-gorgon = Gorgona zniszczy potem jeden z obszarów { $squares }: dodaj swój wybór, na przykład: destroys { $example }
hint-sums = Twój ({ $squares }) razem { $yours }, ten { $points }.
