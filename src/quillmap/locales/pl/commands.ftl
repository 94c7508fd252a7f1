# Co wiersz poleceń odpowiada i czego odmawia: score, legal, ambush, replay, hindsight. Nie dla strony.
# Słowa, które się wpisuje (--card, legal, hamlet), i nazwy obszarów zostają bez zmian.

## Wyliczenia: „las, wioska lub pole”

list-or = { $first } lub { $last }
list-and = { $first } i { $last }

## Czego nie da się przeczytać. Przed tekstem stoi nazwa pliku i dwukropek

command-input-closed = standardowe wejście jest zamknięte
command-output-closed = standardowe wyjście jest zamknięte, więc nie można odpowiedzieć
command-standard-input = standardowe wejście
command-type-it = wpisz { $what ->
    [record] zapis gry
    [sheet] arkusz, jedenaście rzędów po jedenaście znaków
    [questions] pytania w JSON, po jednym w wierszu
   *[seed] ziarno
}, a na końcu Ctrl-D w osobnym wierszu.
command-too-long = to o wiele za długie jak na { $what ->
    [record] zapis gry
    [sheet] arkusz, czyli jedenaście rzędów po jedenaście znaków
    [questions] pytania w JSON, po jednym w wierszu
   *[seed] ziarno
}
command-not-text = to nie jest tekst w UTF-8
command-not-a-record = To nie jest zapis gry Quillmap.

## Co wpisano błędnie

command-missing = brakuje: { $what }
command-needs-value = { $option } wymaga wartości
command-no-value = { $option } nie przyjmuje wartości
command-cannot-be = { $option } nie może mieć wartości { $value }; do wyboru: { $choices }
command-not-a-number = { $option } to liczba całkowita, a nie { $value }
command-not-together = { $one } i { $other } wykluczają się
command-unknown = nie ma polecenia { $word }
command-no-option = nie ma opcji { $option }
command-word-too-many = { $word } to o jedno słowo za dużo
command-did-you-mean = { $said }; czy chodziło o { $word }?
command-see-help = { $said }; quillmap --help wymienia polecenia
command-option-form = opcję zapisuje się klucz=wartość, a nie { $text }
command-no-card = nie ma karty { $name }
command-wrong-card = { $name } to { $kind ->
    [explore] karta Odkryć
    [ruins] karta Ruin
    [ambush] karta Zasadzki
    [hero] karta Herosa
   *[scoring] karta Punktacji
}; tu potrzebna jest { $wanted ->
    [ambush] karta Zasadzki
    [scoring] karta Punktacji
   *[drawable] karta Odkryć, Zasadzki albo Herosa
}
command-which-card = która karta? Dodaj --card, na przykład --card { $example }
command-jsonl = z --jsonl { $what ->
    [ruins] karta i ruiny
   *[options] karta i opcje
} stoją w każdym wierszu

## score

score-monster-penalty = Kara za potwory
score-monsters-and-coins = Potwory i monety
score-together = razem
score-card-or-edicts = albo --card, albo --edicts, nie oba naraz
score-season-edicts = które edykty wtedy punktują? Dodaj --edicts z czterema kartami, od A do D
score-which-edicts = które cztery karty leżą pod literami od A do D?
score-unlike-any-map = uwaga: gór, wąwozu i ruin nie ma w tym układzie na żadnej drukowanej mapie
score-nearest-map = { score-unlike-any-map }. Arkusz { $sheet } różni się w: { $squares } (teren na ruinach to mała litera)

## legal

legal-count = { $name }: { $count ->
    [0] brak położeń
    [one] { $count } położenie
    [few] { $count } położenia
    [many] { $count } położeń
   *[other] { $count } położenia
}{ $over ->
    [ruins] {" na ruinach"}
   *[anywhere] {""}
}.
legal-single = Zamiast tego gracz narysowałby jeden obszar w dowolnym miejscu.
legal-coin = daje monetę
legal-placement = { $name }, położenie { $number }: { $squares }
legal-no-number = { $count ->
    [0] nie ma żadnego położenia, więc nie ma numeru { $number }
    [one] jest { $count } położenie, więc nie ma numeru { $number }
    [few] są { $count } położenia, więc nie ma numeru { $number }
    [many] jest { $count } położeń, więc nie ma numeru { $number }
   *[other] jest { $count } położenia, więc nie ma numeru { $number }
}

## ambush

ambush-nowhere = { $name } nigdzie się nie mieści: kartę się pomija i odkłada z gry.
ambush-choices = { $name }: gracz wybiera jedno z położeń ({ $count }); narysowane jest pierwsze.

## replay

replay-game = { $ruleset ->
    [base] { option-ruleset-base }
    [heroes] { option-ruleset-heroes }
   *[combined] Kartografowie i Kartografowie: Herosi połączeni
}, { $sheet ->
    [own] { sheet-short-own }
   *[other] { sheet-short }
}
replay-players = gracze
replay-edicts = edykty
replay-undos = cofnięcia
replay-hints = podpowiedzi
replay-deck = talia
replay-others = { $count ->
    [one] i { $count } inny gracz
    [few] i { $count } innych graczy
    [many] i { $count } innych graczy
   *[other] i { $count } innego gracza
}
replay-deck-of = ta sama co w grze { $game }, która skończyła się wcześniej
replay-deck-lesson = ta z pierwszej gry z przewodnikiem, dla wszystkich jednakowa
replay-unfinished = Gra nie jest skończona: trwa { $season ->
    [spring] wiosna
    [summer] lato
    [fall] jesień
   *[winter] zima
}.
replay-checked = Sprawdzono każdy ruch, wyniki i to, że ziarno daje dokładnie te karty{ $chosen ->
    [edicts] {" "}(edykty wybrano, a nie wylosowano)
    [ambushes] {" "}(zasadzki wybrano, a nie wylosowano)
    [both] {" "}(edykty i zasadzki wybrano, a nie wylosowano)
   *[nothing] {""}
}.
replay-no-seed = Każdy ruch się zgadza. Kart nie sprawdzono: zapis nie podaje ziarna.
replay-so-far = Każdy dotychczasowy ruch się zgadza. Ziarno będzie znane na koniec gry.
replay-rated = { $points ->
    [one] { $points } gwiazdka
    [few] { $points } gwiazdki
    [many] { $points } gwiazdek
   *[other] { $points } gwiazdki
} minus { $worth }, czyli liczby dla jednego gracza z czterech kart Punktacji: ocena { $rating }, { $title }.

## hindsight

hindsight-best = najlepsza znaleziona po fakcie
hindsight-column-rating = ocena
hindsight-found = Najlepsza gra znaleziona po fakcie daje ocenę { $best }, { $title }. { hindsight-bound }
hindsight-more = Ocena { $rating }; najlepsza gra znaleziona po fakcie daje ocenę { $best }, { $title }, o { $more } więcej. { hindsight-bound }
hindsight-no-more = Ocena { $rating }; najlepsza gra znaleziona po fakcie daje ocenę { $best }, { $title }, czyli nie więcej. Większe --width szuka dalej.
hindsight-bound = Mogą istnieć lepsze: tyle było możliwe co najmniej.
hindsight-either = podaj albo zapis skończonej gry solo, albo --seed
hindsight-with-seed = --ruleset, --sheet i --options podaje się razem z --seed: zapis ma własne
hindsight-width = --width to liczba od 1 do { $most }, a nie { $text }
hindsight-seed = --seed to 64 cyfry szesnastkowe, a nie { $text }
hindsight-not-solo = to nie jest gra solo, a hindsight służy do gier solo
hindsight-unfinished = ta gra nie została skończona, więc jej karty nie są znane
hindsight-no-seed = ten zapis nie podaje ziarna, więc jego karty nie są znane
hindsight-exists = { $file } już istnieje, a --record niczego nie zastępuje

## Nagłówki wąskich kolumn

column-season = pora roku
column-edict = edykt
column-coins = monety
column-monsters = potwory
column-total = wynik
column-sum = razem
column-rank = miejsce
column-name = imię
column-left = poza grą

## quillmap picture

picture-kind = nazwa { $file } musi kończyć się na .svg albo .png
picture-seat = --seat to jedno z miejsc tej gry (jest ich { $seats }), liczone od 1, a nie { $text }
picture-date = --date to dzień, np. 2026-11-17, a nie { $text }
picture-exists = { $file } już istnieje, a niczego nie zastępujemy
picture-no-painter = PNG wymaga jeszcze jednego pakietu: pip install "quillmap[pictures]"
