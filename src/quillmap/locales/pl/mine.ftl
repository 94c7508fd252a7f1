# My games: filters, the bin, bests, statistics and goals. Loaded with their screen. Polish.

## My games

mine-none = Nie ma jeszcze żadnych gier
mine-none-about = Tu trafia każda gra rozegrana na tym urządzeniu, z mapą i gwiazdkami. Pierwszy wiersz zapełnisz w jakiś kwadrans.
mine-running = Czekają na innych
mine-open = Jeszcze nierozpoczęte
mine-finished = Zakończone
bests-title = Twoje najlepsze mapy
bests-about = Najwyższa ocena solo dla każdej gry i każdego arkusza, bez podpowiedzi; poniżej to, co udało się z nimi. Gry z kartami, które można było znać, się nie liczą, podobnie jak te, w których rysował za ciebie bot.
# Where a game has a rating but its title is not known.
no-title = Bez tytułu
best-here = Twój rekord
show-all = Pokaż wszystkie: { $count }
records-elsewhere = Masz grę zapisaną w pliku?
open-record = Otwórz zapis gry
# $rating has its sign.
bests-helped = { $rating } z podpowiedziami

## Filters

filter-title = Które gry
filter-all = Wszystkie
filter-stage = Stan
filter-stage-running = W toku
filter-stage-finished = Zakończone
filter-who = Z kim
filter-who-alone = Solo
filter-who-others = Z innymi lub z botami
filter-help = Pomoc
filter-help-clean = Bez żadnej pomocy
filter-help-helped = Z podpowiedziami, botem lub znanymi kartami
filter-none = Nie masz takich gier.
filter-reset = Pokaż wszystkie gry

## The bin

bin-throw = Do kosza
# For screen readers; $game says which one.
bin-throw-game = Do kosza: { $game }
bin-done = Gra jest w koszu.
bin-undo = Cofnij
bin-title = Kosz
bin-about = Te gry znikają tylko z twojej listy; inni gracze nadal je mają. Gra, która toczy się dalej, wraca sama.
bin-empty = Kosz jest pusty.
bin-out = Wyjmij z kosza
bin-out-game = Wyjmij z kosza: { $game }

## Statistics

stats-title = Statystyki
stats-about = Twoje zakończone gry solo na drukowanych arkuszach. Gry z podpowiedziami liczą się osobno. Gry ze znanymi kartami się nie liczą, podobnie jak te, w których rysował za ciebie bot.
stats-limit = To twoje ostatnie gry ({ $count }); starszych nie wliczono.
stats-by-game = Ocena według gry i arkusza
stats-by-edict = Gwiazdki za edykt w jednej grze
stats-what = Arkusz
stats-edict = Edykt
stats-games = Gry
stats-mean = Średnia
stats-best = Rekord
stats-trend = Przebieg
stats-all-sheets = wszystkie arkusze
# Behind a name: "sheet A, with hints".
stats-helped = { $what }, z podpowiedziami
trend-up = Coraz lepiej.
trend-down = Coraz słabiej.
trend-level = Bez zmian.
trend-few = Za mało gier.
# For screen readers, behind one of these; $values are numbers with commas.
trend-values = Ostatnie gry: { $values }

## Goals

goals-title = Cele
goals-about = Ponad drukowane tytuły, wszystkie bez podpowiedzi.
# $points is what the best rating without hints lacks; 0 where there is none.
goal-title = Zdobądź tytuł { $title }: ocena { $rating }{ $points ->
    [0] {""}
    [one] , o { $points } gwiazdkę więcej niż najlepsza bez podpowiedzi
    [few] , o { $points } gwiazdki więcej niż najlepsza bez podpowiedzi
    [many] , o { $points } gwiazdek więcej niż najlepsza bez podpowiedzi
   *[other] , o { $points } gwiazdki więcej niż najlepsza bez podpowiedzi
}
# $where is such as "Cartographers, sheet A".
goal-clean = Osiągnij { $rating } bez podpowiedzi, tak jak z nimi ({ $where })
goal-bot = Przebij średnią bota { $bot }: ponad { $rating } ({ $where })
# $box is the name of a game.
goal-edicts = Zagraj z każdym edyktem ({ $box }): { $seen } z { $all }
goal-missing = Brakuje jeszcze: { $names }
goal-done = Osiągnięte
