# Before a game: forms, open tables, the room where a table waits, races, personal links. Polish.

## Joining

join-code = Z kodem
join-link = Masz link? Po prostu go otwórz: prowadzi prosto do stołu.
lobby-title = Otwarte stoły
lobby-empty = Żaden stół nie czeka teraz na obcych. Twój może być pierwszy.
lobby-open = Otwórz stół

## New table, new race

new-table = Nowy stół
new-table-about = Wszyscy rysują tę samą kartę w tym samym czasie. Otwórz stół, a potem zaproś innych albo posadź boty.
new-race = Nowy wyścig
new-race-about = Wszyscy grają solo tymi samymi kartami, kiedy chcą. Mapy porównuje się, gdy skończą wszyscy albo gdy minie czas.
form-first = Na pierwszą grę: cztery edykty, które łatwo ogarnąć
# Above a choice between people and the names of bots.
form-others = Kto zajmie pozostałe miejsca
form-others-about = Pozostałe nazwy to boty, od najsłabszego.
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
own-map-keys = Kliknięcie lub dotknięcie obszaru, przeciągnięcie myszą po kilku obszarach albo Enter rysuje to, co wybrano powyżej, a za drugim razem usuwa. Strzałki przesuwają po mapie; M rysuje góry, W wąwóz, R ruiny, a E lub Delete opróżnia obszar.
own-map-line = Mapa w jednym wierszu, do skopiowania lub wklejenia
own-map-clear = Wyczyść mapę
own-map-empty = { $count ->
    [one] { $count } obszar do rysowania.
    [few] { $count } obszary do rysowania.
    [many] { $count } obszarów do rysowania.
   *[other] { $count } obszaru do rysowania.
}
# The map sheet that chance has decided for, by its name: "B: wasteland in the middle, by chance".
sheet-by-chance = { $sheet }, wylosowany
ambushes-chosen = { $count ->
    [4] Cztery zasadzki, jak trzeba.
   *[other] Wybrano { $count } z 4.
}

## A table that waits for its players

waiting-title = Rozkładamy grę
waiting-race = Wyścig zaraz się zacznie
seat-you = ty
seat-shared = na tym urządzeniu
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
knock-said = { $name } chce dołączyć do gry.
knock-welcome = Zrób miejsce
knock-turn-away = Nie ma miejsca
knock = Zapukaj
knock-about = Wszystkie miejsca są zajęte. Zapukaj, a gospodarz może zrobić ci miejsce.
knock-waits = Pukasz do drzwi. Gospodarz to widzi.
knock-turned-away = Gospodarz nie ma dla ciebie miejsca. Możesz oglądać grę.
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
promise-about = Tę liczbę obliczono z ziarna, które wyznacza każdą kartę. Po grze ziarno zostaje ujawnione, a twoja przeglądarka sprawdza, czy pasuje do tej liczby, i rozdaje z niego karty jeszcze raz: dzięki temu podmiana kart po drodze wyjdzie na jaw.

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
race-who = Kto
race-far = Etap
race-points = Gwiazdki
race-watch = Link dla widzów i spóźnionych
race-join-title = Dołącz do wyścigu
race-join-about = Grasz tymi samymi kartami co wszyscy, od pierwszej, a wyścig kończy się dla ciebie razem z innymi. Inni widzą, że to późniejszy start.
race-join = Dołącz i graj
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
lane-late = późniejszy start
lane-cards = { $count ->
    [one] { $season }, { $count } karta
    [few] { $season }, { $count } karty
    [many] { $season }, { $count } kart
   *[other] { $season }, { $count } karty
}

## The personal link of a seat

personal-title = { $name } na innym urządzeniu
personal-about = Kto pierwszy otworzy ten link, gra na tym miejscu, a na tym urządzeniu można już potem tylko patrzeć. Link działa raz. Wyślij go sobie i nikomu innemu.
personal-link = Osobisty link
personal-make = Utwórz osobisty link
personal-anew = Utwórz nowy link
personal-revoke = Unieważnij link
personal-once = To miejsce ma osobisty link. Pokazaliśmy go tylko raz; nowy go zastąpi.

## Signing a map

sign-map = Twoja mapa
