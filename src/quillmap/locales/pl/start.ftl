# The start, new tables and races, joining, my games, settings, and the room where a table waits. Polish.

## The first screen

start-title = Narysuj mapę królestwa
start-about = Karta pokazuje kształt, a każdy rysuje go na własnej mapie. Cztery królewskie edykty mówią, za co są gwiazdki. Po czterech porach roku wygrywa najlepsza mapa.
play-alone = Zagraj solo
play-alone-heroes = Solo z herosami
# The four edicts are our own suggestion; those with heroes are the rulebook's.
start-edicts = Bez konta i bez czekania. Na pierwszą grę wybraliśmy cztery edykty, od których łatwo zacząć; w grze z herosami są to te, które proponuje instrukcja.
# Follows start-edicts; $names are four names of cards.
start-edicts-list = Nasze to { $names }.
start-ways = Inne sposoby gry
way-new = Nowy stół
way-new-about = Ze znajomymi, botami lub obcymi, nawet w 100 osób
way-race = Wyścig
way-race-about = Te same karty dla wszystkich, każdy w swoim tempie
way-mine = Moje gry
way-mine-about = Graj dalej, wspominaj, pobij swój rekord
way-rules = Jak grać
way-rules-about = Zasady na kilku stronach i wszystkie karty
start-unofficial = Quillmap to nieoficjalny projekt fanów. Nie tworzą go, nie polecają ani nie wspierają wydawcy gier Kartografowie i Kartografowie: Herosi; nie ma tu ich grafik ani tekstów. Jeśli gra ci się podoba, kup pudełko.

## Games that wait for the player

waits-title = { $count ->
    [one] Twój ruch
    [few] Twój ruch w { $count } grach
    [many] Twój ruch w { $count } grach
   *[other] Twój ruch w { $count } gry
}
waits-all = Zobacz wszystkie
your-turn = Twój ruch

## Joining

join-title = Dołącz do stołu
join-code = Z kodem
code-label = Kod, który ci podano
join = Dołącz
join-link = Masz link? Po prostu go otwórz: prowadzi prosto do stołu.
to-lobby = Albo zobacz, które stoły są otwarte dla każdego
lobby-title = Otwarte stoły
lobby-empty = Żaden stół nie czeka teraz na obcych. Twój może być pierwszy.
lobby-open = Otwórz stół

## Tables in lists

nobody-yet = Jeszcze nikogo
# $names are some names with commas, $count how many people are not named.
and-more = { $names } i jeszcze { $count }
# Short, in a line of facts: "Cartographers · sheet A · alone".
sheet-short = arkusz { $sheet }
sheet-short-own = własna mapa
sheet-short-random = losowy arkusz
solo = solo
known-deck = znane karty
# Short, in a line of facts: a bot drew for somebody who was away.
helped-by-bot = z pomocą bota
seats-taken = zajęte miejsca: { $taken } z { $seats }
stage-playing = W toku
stage-over = Zakończona
stage-closed = Zamknięta przed końcem
# The solo rating, with its sign: "Rating +12".
rated = Ocena { $rating }
points-made = { $count ->
    [one] { $count } gwiazdka
    [few] { $count } gwiazdki
    [many] { $count } gwiazdek
   *[other] { $count } gwiazdki
}

## My games

mine-none = Nie ma jeszcze żadnych gier
mine-none-about = Tu trafia każda gra rozegrana na tym urządzeniu, z mapą i gwiazdkami. Pierwszy wiersz zapełnisz w jakiś kwadrans.
mine-running = Czekają na innych
mine-open = Jeszcze nierozpoczęte
mine-finished = Zakończone
bests-title = Twoje najlepsze mapy
bests-about = Najwyższa ocena solo dla każdej gry i każdego arkusza. Gry z kartami, które można było znać, się nie liczą, podobnie jak te, w których rysował za ciebie bot.
# Where a game has a rating but its title is not known.
no-title = Bez tytułu
best-here = Twój rekord
watch-again = Obejrzyj powtórkę
deck-again = Jeszcze raz te karty
show-all = Pokaż wszystkie: { $count }
records-elsewhere = Masz grę zapisaną w pliku?
open-record = Otwórz zapis gry
bests-hints = { $count ->
    [one] z { $count } podpowiedzią
    [few] z { $count } podpowiedziami
    [many] z { $count } podpowiedziami
   *[other] z { $count } podpowiedzi
}

## New table, new race

new-table = Nowy stół
new-table-about = Wszyscy rysują tę samą kartę w tym samym czasie. Otwórz stół, a potem zaproś innych albo posadź boty.
new-race = Nowy wyścig
new-race-about = Wszyscy grają solo tymi samymi kartami, kiedy chcą. Mapy porównuje się, gdy skończą wszyscy albo gdy minie czas.
form-first = Na pierwszą grę: cztery edykty, które łatwo ogarnąć
# Above a choice between people and the names of bots.
form-others = Kto zajmie pozostałe miejsca
form-people = Ludzie
form-playing = Ja też gram
form-playing-about = W przeciwnym razie tylko otwierasz stół i patrzysz.
form-too-many = { $count ->
    [one] Brakuje jednego miejsca.
    [few] Brakuje { $count } miejsc.
    [many] Brakuje { $count } miejsc.
   *[other] Brakuje { $count } miejsca.
}
form-rest-bots = { $count ->
    [0] Wszystkie miejsca są zajęte.
    [one] Ostatnie wolne miejsce zajmie bot { $bot }.
    [few] Pozostałe { $count } miejsca zajmą boty ({ $bot }).
    [many] Pozostałe { $count } miejsc zajmą boty ({ $bot }).
   *[other] Pozostałe miejsca ({ $count }) zajmą boty ({ $bot }).
}
form-rest-people = { $count ->
    [0] Wszystkie miejsca są zajęte.
    [one] Jedno miejsce pozostaje wolne dla ludzi.
    [few] { $count } miejsca pozostają wolne dla ludzi.
    [many] { $count } miejsc pozostaje wolnych dla ludzi.
   *[other] { $count } miejsca pozostaje wolne dla ludzi.
}
form-begin = Zacznij
form-open = Otwórz stół
form-open-race = Otwórz wyścig
form-open-about = Gra jeszcze się nie zaczyna: wszystko da się zmienić, a link dla innych będzie w następnym kroku.
more-options = Więcej opcji
changed-count = { $count ->
    [one] { $count } zmieniona
    [few] { $count } zmienione
    [many] { $count } zmienionych
   *[other] { $count } zmienionej
}
group-cards = Mapa i karty
group-people = Gracze i czas
group-bots = Boty
group-editions = Różnice między wydaniami
all-as-usual = Znów wszystko jak zwykle
# A choice beside "At random" and "Chosen by you".
edicts-first = Na pierwszą grę
edicts-one-of-each = Zawsze jest po jednej karcie każdego rodzaju. Jeśli wybierzesz drugą z rodzaju, który już jest, karty zamienią się miejscami.
# Which kind of square the next click draws on a map of one's own.
own-map-brush = Rysuj
own-map-keys = Strzałki przesuwają po mapie; M rysuje góry, W wąwóz, R ruiny, a E lub Delete opróżnia obszar. Enter rysuje to, co wybrano powyżej, a za drugim razem usuwa.
own-map-line = Mapa w jednym wierszu, do skopiowania lub wklejenia
own-map-clear = Wyczyść mapę
# The map sheet that chance has decided for, by its name: "B: wasteland in the middle, by chance".
sheet-by-chance = { $sheet }, wylosowany
ambushes-chosen = { $count ->
    [4] Cztery zasadzki, jak trzeba.
   *[other] Wybrano { $count } z 4.
}

## A table that waits for its players

shuffling = Tasujemy karty…
waiting-title = Rozkładamy grę
waiting-race = Wyścig zaraz się zacznie
seat-you = ty
seat-here = przy stole
seat-away = nie ma przy stole
seat-bot = bot: { $bot }
# Behind another word: "you, host".
seat-host = gospodarz
seats-free = { $count ->
    [0] Wszystkie miejsca są zajęte.
    [one] Jedno miejsce jest wolne.
    [few] { $count } miejsca są wolne.
    [many] { $count } miejsc jest wolnych.
   *[other] { $count } miejsca jest wolne.
}
seats-all-free = { $count ->
    [one] Miejsce jest wolne.
    [few] Wszystkie { $count } miejsca są wolne.
    [many] Wszystkie miejsca ({ $count }) są wolne.
   *[other] Wszystkie miejsca ({ $count }) są wolne.
}
rename = Zmień imię
new-name = Nowe imię
save-name = Zapisz
stand-up = Wstań
# The host takes somebody off a seat.
remove = Usuń
sit-down = Usiądź
# A second person who plays at the same device.
name-beside = Jeszcze ktoś przy tym urządzeniu
sit-beside = Dosiądź się
bot = Bot
add-bot = Dodaj bota
fill-bots = Boty na wszystkie miejsca ({ $count })
start-with = { $count ->
    [one] Zacznij solo
    [few] Zacznij w { $count } osoby
    [many] Zacznij w { $count } osób
   *[other] Zacznij w { $count } osoby
}
start-nobody = Zacznij
start-free-seats = Miejsca, które nadal są wolne, znikną na starcie.
host-starts = Grę zaczyna gospodarz, gdy wszyscy już są. Nie musisz nic robić.
sit-or-watch = Usiądź i graj albo zostań i patrz.
close-table = Zamknij stół
close-table-about = Zamknie się dla wszystkich i nikt już do niego nie wejdzie.
close-table-yes = Zamknij
invite-title = Zaproś innych
# In front of a large code such as ABC 346.
invite-code = Podaj ten kod:
invite-link = Albo wyślij ten link tym, którym ufasz
invite-share = Chodź, narysujemy razem mapę
only-here = Ten adres działa tylko na tym komputerze. Dla innych w twojej sieci uruchom serwer poleceniem quillmap serve --lan.
played-title = W co gramy
change-rules = Zmień zasady
change-save = Zmień
promise-title = Karty są już ustalone
promise-about = Tę liczbę obliczono z ziarna, które wyznacza każdą kartę. Po grze ziarno zostaje ujawnione, a twoja przeglądarka sprawdza, czy pasuje do tej liczby: dzięki temu nikt nie podmieni kart po drodze.

## A race

race-on = Wyścig trwa
race-ended = Wyścig skończony
# $time is such as "2 d 4 h left".
race-closes = Do zamknięcia { $time }
race-done = Ukończyło: { $done } z { $count }.
# $names are one or more names with commas.
race-won = { $count ->
    [one] Wygrywa { $names }.
    [few] Pierwsze miejsce dzielą { $names }.
    [many] Pierwsze miejsce dzielą { $names }.
   *[other] Pierwsze miejsce dzielą { $names }.
}
race-hidden = Mapy i gwiazdki innych zobaczysz, gdy skończysz swoją mapę. Kto odejdzie albo odda rysowanie botowi, zobaczy je po zakończeniu wyścigu.
race-opening = Otwieramy tory…
race-rank = Miejsce
race-who = Kto
race-far = Etap
race-points = Gwiazdki
race-watch = Link dla widzów
race-end = Zakończ wyścig
race-end-about = Gry, które jeszcze trwają, skończą się bez wyniku. Tego nie da się cofnąć.
race-end-yes = Zakończ dla wszystkich
race-again = Jeszcze jeden wyścig
race-next = Do następnego wyścigu
lane-play = Graj: { $name }
lane-go-on = Graj dalej: { $name }
lane-look = Obejrzyj mapę: { $name }
lane-over = Ukończono
lane-closed = Nie ukończono
lane-cards = { $count ->
    [one] { $season }, { $count } karta
    [few] { $season }, { $count } karty
    [many] { $season }, { $count } kart
   *[other] { $season }, { $count } karty
}

## Settings

theme = Wygląd
theme-system = Systemowy
theme-light = Jasny
theme-dark = Ciemny
confirm-first = Najpierw podgląd, potem zatwierdzenie
confirm-first-about = Wyłączone: rysunek liczy się od razu. W grze z innymi możesz go jeszcze cofnąć do otwarcia rundy; w grze solo już nie.
sound = Dźwięk, gdy jest mój ruch
sound-about = Tylko gdy strona jest w tle.
settings-kept = Wszystko to zapisuje się na tym urządzeniu.
