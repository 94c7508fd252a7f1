# The start, joining, tables in lists, settings. Polish.

## The first screen

start-title = Narysuj mapę królestwa
start-about = Karta pokazuje kształt, a każdy rysuje go na własnej mapie. Cztery królewskie edykty mówią, za co są gwiazdki. Po czterech porach roku wygrywa najlepsza mapa.
learn-by-playing = Nauka przez grę, 5 minut
learn-go-on = Dokończ pierwszą grę
play-alone = Zagraj solo
play-alone-heroes = Solo z herosami
# The four edicts are our own suggestion; those with heroes are the rulebook's.
# $names are four names of cards, “A, B, C and D”; $count is 0 as long as nobody knows them.
start-edicts = Bez konta i bez czekania. Na pierwszą grę wybraliśmy cztery edykty, od których łatwo zacząć{ $count ->
    [0] .
   *[other] : { $names }.
  } W grze z herosami są to te, które proponuje instrukcja.
start-drawn = Cztery edykty losuje się na nowo do każdej gry.
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
code-label = Kod, który ci podano
join = Dołącz
to-lobby = Albo zobacz, które stoły są otwarte dla każdego

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
time-a-round = { $time } na rundę
# Short, in a line of facts: a bot drew for somebody who was away.
helped-by-bot = z pomocą bota
hints-used = { $count ->
    [one] { $count } podpowiedź
    [few] { $count } podpowiedzi
    [many] { $count } podpowiedzi
   *[other] { $count } podpowiedzi
}
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

## After a game

watch-again = Obejrzyj powtórkę
deck-again = Jeszcze raz te karty
# $points are those of that game.
deck-again-beat = Te same karty: pobij wynik { $points }

## Settings

theme = Wygląd
theme-system = Systemowy
theme-light = Jasny
theme-dark = Ciemny
confirm-first = Najpierw podgląd, potem zatwierdzenie
confirm-first-about = Wyłączone: rysunek liczy się od razu. W grze z innymi możesz go jeszcze cofnąć do otwarcia rundy; w grze solo już nie.
sound = Dźwięk, gdy jest mój ruch
sound-about = Tylko gdy strona jest w tle.
sounds = Ciche dźwięki w grze
sounds-about = Pióro, moneta, pieczęć i kartka.
marks-shown = Objaśniaj to, co pojawia się po raz pierwszy
settings-kept = Wszystko to zapisuje się na tym urządzeniu.
