# Opcje gry (R18) i ustawienia stołu.

## Gra

option-ruleset = Gra
option-ruleset-about = W którą z dwóch gier grasz, a może w obie naraz. Od tego zależą mapy, karty i niektóre zasady.
option-ruleset-base = Kartografowie
option-ruleset-heroes = Kartografowie: Herosi
option-ruleset-combined = Obie gry połączone
option-map_sheet = Arkusz mapy
option-map_sheet-about = Mapa, na której rysują wszyscy. A i B pochodzą z gry podstawowej, C i D z Herosów; na B i D są wąwozy. W niemieckim wydaniu Herosów arkusze nazywają się A i B. Może też zdecydować los albo własny rysunek mapy.
option-map_sheet-A = A: bez wąwozów
option-map_sheet-B = B: wąwóz pośrodku
option-map_sheet-C = C: bez wąwozów
option-map_sheet-D = D: trzy wąwozy
option-map_sheet-random = Losowy
option-map_sheet-own = Własna mapa
option-season_set = Długość pór roku
option-season_set-about = Lato ma próg czasu 8 w grze podstawowej, a 7 w Herosach. Pozostałe pory roku są takie same.
option-season_set-base = Jak w grze podstawowej (lato 8)
option-season_set-heroes = Jak w Herosach (lato 7)
option-explore_set = Karty Odkryć
option-explore_set-about = Kształty, które będą się pojawiać. Obu zestawów nigdy się nie miesza; w grze połączonej zawsze dochodzą dwie karty Ruin.
option-explore_set-base = Z gry podstawowej
option-explore_set-heroes = Z Herosów
option-hero_cards = Karty Herosów
option-hero_cards-about = Czy w grze są herosi. Jeśli tak, heros jest rodzajem terenu dla kart, które liczą rodzaje terenu.
option-hero_cards-on = Z herosami
option-hero_cards-off = Bez herosów
option-ambush_set = Karty Zasadzki
option-ambush_set-about = W grze są cztery zasadzki, po jednej nowej na porę roku. W grze połączonej mogą to być dowolne cztery z ośmiu albo wybrane przez ciebie karty promocyjne.
option-ambush_set-random = Cztery losowe z ośmiu
option-ambush_set-base = Cztery z gry podstawowej
option-ambush_set-heroes = Cztery z Herosów
option-ambush_set-chosen = Wybrane przez ciebie
option-edicts = Edykty
option-edicts-about = Cztery karty Punktacji i litery, pod którymi leżą. Według instrukcji losuje się je, po jednej z każdym rewersem; instrukcje Herosów proponują cztery na pierwszą grę.
option-edicts-random = Losowe
option-edicts-first_game = Na pierwszą grę w Herosów
option-edicts-chosen = Wybrane przez ciebie
option-fallback_terrain = Pojedynczy obszar, gdy nic się nie mieści
option-fallback_terrain-about = W grze podstawowej rysuje się teren z karty, w Herosach dowolny prócz gór. Gdy nie da się zakryć ruin, w obu grach teren jest dowolny.
option-fallback_terrain-auto = Jak w instrukcji tej gry
option-fallback_terrain-card = Teren z karty
option-fallback_terrain-any = Dowolny teren
option-ambush_fallback = Zasadzka, która nigdzie się nie mieści
option-ambush_fallback-about = Co sąsiad rysuje na jednym obszarze, gdy kształt nie mieści się na mapie. Grecka instrukcja pozwala na dowolny teren, wszystkie inne mówią: potwór. W grze solo nic się nie rysuje.
option-ambush_fallback-monster = Potwór
option-ambush_fallback-any = Dowolny teren (wydanie greckie)
option-solo_ambush = Zasadzki w trybie solo
option-solo_ambush-about = Czy kształt potworów pozostaje w wydrukowanym ułożeniu, czy wolno go obracać i odbijać. Obracać pozwala tylko niemiecka instrukcja Herosów.
option-solo_ambush-standard = Jak na karcie
option-solo_ambush-pegasus = Wariant niemiecki: wolno obracać
option-hero_pattern_rotation = Obracanie ścieżki ataku
option-hero_pattern_rotation-about = Czy ścieżkę ataku herosa wolno obracać i odbijać. Niemiecka instrukcja Herosów na to pozwala, pozostałe milczą.
option-hero_pattern_rotation-on = Dozwolone
option-hero_pattern_rotation-off = Tylko jak na karcie
option-wildholds_points = Gwiazdki za Kolonię
option-wildholds_points-about = Ile gwiazdek daje pod tym edyktem klaster wiosek z co najmniej sześciu obszarów. Grecka instrukcja podaje 6, wszystkie inne 8.
option-wildholds_points-8 = 8 gwiazdek
option-wildholds_points-6 = 6 gwiazdek (wydanie greckie)
option-effects_after_winter = Efekty potworów po zimie
option-effects_after_winter-about = Na papierze potwory z Herosów działają jeszcze raz po ostatniej punktacji. Wyniku to już nie zmieni, więc zwykle to pomijamy.
option-effects_after_winter-off = Pomiń
option-effects_after_winter-on = Rozegraj

## Stół

option-preset = Gotowa gra
option-preset-about = Dla tych, którzy jeszcze nie grali: cztery edykty, które łatwo ogarnąć.
option-preset-first_game = Pierwsza gra w Kartografów
option-preset-first_game_heroes = Pierwsza gra w Herosów
option-seats = Najwięcej miejsc
option-seats-about = Od 1 do 100. W pojedynkę grasz według zasad trybu solo; boty liczą się jako gracze.
option-kind = Rodzaj gry
option-kind-about = Przy stole wszyscy rysują tę samą kartę w tym samym czasie. W wyścigu każdy gra tymi samymi kartami osobno i we własnym tempie.
option-kind-table = Stół
option-kind-race = Wyścig
option-kind-lane = Tor wyścigu
option-listed = Na liście otwartych stołów
option-listed-about = Czy obcy mogą znaleźć ten stół i się dosiąść. W przeciwnym razie wchodzi się tylko przez link lub kod.
option-listed-on = Na liście
option-listed-off = Tylko przez link lub kod
option-round_time = Czas na rundę
option-round_time-about = Gdy minie, za spóźnionych rysuje bot; w następnej rundzie grają dalej sami.
option-round_time-0 = Bez limitu
option-substitute = Zastępca
option-substitute-about = Bot, który rysuje za nieobecnych i za tych, którym skończył się czas.
option-race_time = Czas na wyścig
option-race_time-about = Ile czasu po starcie wyścig się zamyka. Gry, które jeszcze wtedy trwają, kończą się bez wyniku.
option-hints = Podpowiedzi
option-hints-about = Czy wolno pytać bota, co by narysował. Zwykle tylko w grze w pojedynkę.
option-hints-on = Dozwolone
option-hints-off = Niedozwolone
option-reactions = Okrzyki
option-reactions-about = Czy gracze mogą mówić do siebie kilka gotowych zwrotów.
option-reactions-on = Dozwolone
option-reactions-off = Wyłączone
option-time-seconds = { $count ->
    [one] {$count} sekunda
    [few] {$count} sekundy
    [many] {$count} sekund
   *[other] {$count} sekundy
  }
option-time-minutes = { $count ->
    [one] {$count} minuta
    [few] {$count} minuty
    [many] {$count} minut
   *[other] {$count} minuty
  }
option-time-hours = { $count ->
    [one] {$count} godzina
    [few] {$count} godziny
    [many] {$count} godzin
   *[other] {$count} godziny
  }
option-time-days = { $count ->
    [one] {$count} dzień
    [few] {$count} dni
    [many] {$count} dni
   *[other] {$count} dnia
  }
