# Dlaczego czegoś nie można zrobić i dlaczego karta nic nie daje: jeden tekst na każdy powód.
# Nazwy kart, terenów i opcji przychodzą już przetłumaczone.

## Ruch, którego nie można wykonać

reason-game_over = Gra już się skończyła.
reason-nothing_revealed = Żadna karta nie jest jeszcze odkryta. Poczekaj na następną.
reason-no_such_seat = Nie ma tu miejsca {$seat}: miejsca mają numery od 1 do {$players}.
reason-seat_left = Gracz z miejsca {$seat} opuścił grę.
reason-not_handed_over = Miejsca {$seat} nie przejął bot, więc nie ma czego odbierać.
reason-not_awaited = Gracz z miejsca {$seat} nie ma teraz nic do narysowania.
reason-wrong_kind = W tej rundzie potrzeba czegoś innego: { $wanted ->
    [explore] narysuj kształt z karty na swojej mapie.
    [hero] umieść herosa na swojej mapie.
    [ambush] narysuj potwory na wskazanej mapie.
    [gaze] wskaż obszar, który zniszczy Gorgona.
    [troll] wskaż obszar, który zniszczy troll.
   *[other] {$wanted}.
  }
reason-no_squares = Wybierz co najmniej jeden obszar.
reason-off_the_map = Nie wychodź poza mapę: obszary mają nazwy od A1 do K11.
reason-occupied = Obszar {$square} jest już wypełniony. Wybierz puste obszary.
reason-terrain_not_offered = Tego terenu nie można teraz narysować: {$terrain}. Do wyboru: {$offered}.
reason-not_the_shape = {$squares}: te obszary nie tworzą kształtu z karty „{$card}”.
reason-one_square_too_early = Kształt z karty „{$card}” jeszcze się gdzieś mieści, więc nie można narysować pojedynczego obszaru.
reason-must_cover_ruins = Ten kształt musi zakryć co najmniej jeden pusty obszar z ruinami.
reason-single_square_only = Kształt z karty „{$card}” nigdzie się nie mieści. Narysuj zamiast niego jeden obszar.
reason-no_strikes = Tylko heros z karty Herosa atakuje obszary.
reason-one_hero = Heros stoi na jednym obszarze.
reason-not_the_pattern = Te obszary nie tworzą ścieżki ataku z karty „{$card}” od obszaru {$square}. Trzymaj się ścieżki z karty.
reason-wrong_map = Gracz z miejsca {$seat} rysuje teraz na mapie gracza z miejsca {$target}, a nie z miejsca {$on}.
reason-not_on_the_walk = Według zasad trybu solo „{$card}” musi zakryć obszar {$square}.
reason-must_destroy = Gorgona musi zniszczyć jeden obszar: wskaż sąsiadujący z nią.
reason-nothing_to_destroy = Nie ma teraz nic do zniszczenia.
reason-one_to_destroy = Wskaż dokładnie jeden obszar do zniszczenia.
reason-cannot_destroy = Obszaru {$square} nie można zniszczyć. Do wyboru: {$eligible}.

## Karta, której nie można odkryć

reason-round_open = Karta jest odkryta: najpierw rysuje gracz z miejsca {$seat}.
reason-not_in_the_deck = Karty „{$card}” nie ma teraz w talii.
reason-unknown_card = Nie ma karty „{$card}”.

## Opcje, które do siebie nie pasują

reason-bad_option = „{$value}” nie jest wartością opcji „{$option}”. Do wyboru: {$choices}.
reason-unknown_option = Nie ma opcji „{$option}”.
reason-fixed_by_ruleset = W grze „{$ruleset}” opcja „{$option}” ma zawsze wartość „{$value}”.
reason-unseen_option = Środowiska w wersji 1 nie umieją pokazać opcji „{$option}” o wartości „{$value}”.
reason-edict_backs = Wybierz cztery karty Punktacji na edykty, po jednej z każdym rewersem.
reason-edict_pool = Karta „{$card}” nie należy do kart Punktacji gry „{$ruleset}”.
reason-four_ambushes = Wybierz cztery różne karty Zasadzki.
reason-map_form = Własna mapa to 11 wierszy oddzielonych znakiem /: ^ to góry, # to wąwóz, r to ruiny, a kropka lub liczba to puste obszary.
reason-map_mark = Znak „{$mark}” w wierszu {$row} mapy nic tam nie znaczy. Użyj ^ dla gór, # dla wąwozu, r dla ruin, kropki lub liczby dla pustych obszarów.
reason-map_row = Wiersz {$row} mapy musi mieć 11 obszarów, a nie {$now}.
reason-map_empty = Na mapie musi być co najmniej {$least} pustych obszarów, a liczba na tej to {$now}.
reason-not_in_environments = Środowiska w wersji 1 nie znają karty „{$card}” (opcja „{$option}”).
reason-players = Przy stole gra od 1 do 100 osób, a nie {$players}.

## Co jest niezwykłe na własnej mapie

reason-map_edge = Góry przy krawędzi mapy mają wokół siebie mniej obszarów do wypełnienia: {$squares}.
reason-map_touching = Góry, które się stykają, mają wokół siebie mniej obszarów do wypełnienia: {$squares}.
reason-map_mountains = Liczba gór na drukowanych arkuszach to {$printed}, a na tej mapie {$now}.
reason-map_ruins = Liczba ruin na drukowanych arkuszach to {$printed}, a na tej mapie {$now}.

## Przy stole

reason-table_waiting = Gra jeszcze się nie zaczęła.
reason-table_started = Gra już się zaczęła.
reason-table_closed = Ten stół jest zamknięty.
reason-table_full = { $seats ->
    [one] Jedyne miejsce jest zajęte.
    [few] Wszystkie {$seats} miejsca są zajęte.
    [many] Wszystkie miejsca ({$seats}) są zajęte.
   *[other] Wszystkie miejsca ({$seats}) są zajęte.
  }
reason-fewer_seats = { $taken ->
    [one] Zajęte jest już {$taken} miejsce, więc nie może być ich mniej.
    [few] Zajęte są już {$taken} miejsca, więc nie może być ich mniej.
    [many] Zajętych jest już {$taken} miejsc, więc nie może być ich mniej.
   *[other] Zajęte są już miejsca ({$taken}), więc nie może być ich mniej.
  }
reason-nobody_sits = Nikt jeszcze nie siedzi przy tym stole. Najpierw zajmij miejsce.
reason-seat_taken = Miejsce {$seat} jest zajęte. Wybierz inne.
reason-seat_empty = Na miejscu {$seat} nikt nie siedzi.
reason-seat_of_a_bot = Na miejscu {$seat} siedzi bot.
reason-not_your_seat = Miejsce {$seat} nie jest twoje.
reason-handed_over = Na miejscu {$seat} rysuje bot. Najpierw odbierz mu to miejsce.
reason-still_here = Gracz z miejsca {$seat} jest obecny, więc zachowuje swoje miejsce.
reason-host_only = Może to zrobić tylko gospodarz stołu.
reason-bad_name = { $longest ->
    [one] Imię ma {$longest} widoczny znak.
    [few] Imię ma od 1 do {$longest} znaków, wyłącznie widocznych, i najwyżej dwa znaki diakrytyczne na literę.
    [many] Imię ma od 1 do {$longest} znaków, wyłącznie widocznych, i najwyżej dwa znaki diakrytyczne na literę.
   *[other] Imię ma od 1 do {$longest} znaku, wyłącznie widocznych, i najwyżej dwa znaki diakrytyczne na literę.
  }
reason-name_taken = Ktoś przy tym stole ma już takie imię. Wybierz inne.
reason-bad_words = { $longest ->
    [one] Nazwa krainy lub tytuł ma {$longest} widoczny znak.
    [few] Nazwa krainy lub tytuł ma najwyżej {$longest} znaki, wyłącznie widoczne, i najwyżej dwa znaki diakrytyczne na literę.
    [many] Nazwa krainy lub tytuł ma najwyżej {$longest} znaków, wyłącznie widocznych, i najwyżej dwa znaki diakrytyczne na literę.
   *[other] Nazwa krainy lub tytuł ma najwyżej {$longest} znaku, wyłącznie widocznych, i najwyżej dwa znaki diakrytyczne na literę.
  }
reason-bad_crest = W herbie nie może być „{$word}” albo nie w tym miejscu.
reason-signed_often = Tę mapę podpisywano już bardzo wiele razy; podpis zostaje, jaki jest.
reason-unknown_bot = Nie ma bota o nazwie „{$bot}”.
reason-bad_setting = „{$value}” nie jest wartością ustawienia „{$setting}”. Możliwe: {$choices}.
reason-wrong_round = To było przeznaczone na rundę {$round}, ale trwa już runda {$now}. Narysuj jeszcze raz.
reason-nothing_drawn = Gracz z miejsca {$seat} nie ma czego cofnąć.
reason-unreadable = Nie da się odczytać tego ruchu od „{$word}” ({$why}).
reason-wrong_link = Ten osobisty link już nie działa. Poproś o nowy.
reason-race_only = W wyścigu rysujesz na własnym torze. Najpierw przejdź na niego.
reason-race_over = Wyścig już się skończył.
reason-race_running = Tory tego wyścigu są jeszcze otwarte. Najpierw muszą się zamknąć.
reason-races_already = Bierzesz już udział w tym wyścigu i znasz karty: każdy ma jeden tor.
reason-ask_at_race = Osobiste linki należą do wyścigu, a nie do toru. Wróć do wyścigu.
reason-too_many_changes = Tych zmian było już bardzo dużo; do następnej rundy nic więcej nie można zmienić.
reason-no_hints = Przy tym stole nie ma podpowiedzi.
reason-own_seat = Miejsce {$seat} należy do ciebie.
reason-too_soon = { $seconds ->
    [one] Jeszcze nie: poczekaj {$seconds} sekundę.
    [few] Jeszcze nie: poczekaj {$seconds} sekundy.
    [many] Jeszcze nie: poczekaj {$seconds} sekund.
   *[other] Jeszcze nie: poczekaj {$seconds} sekundy.
  }
reason-nudge_first = Najpierw ponagl gracza z miejsca {$seat}.
reason-seat_free = Jest wolne miejsce: po prostu usiądź.
reason-turned_away = Gospodarz nie ma dla ciebie miejsca przy tym stole.
reason-no_such_knock = Za drzwiami nikt już nie czeka.
reason-no_reactions = Okrzyki są tu wyłączone.
reason-publish_unfinished = Grę można opublikować dopiero po jej zakończeniu, a grę z wyścigu po zakończeniu wyścigu.
reason-publish_withheld = Publiczną stronę tej gry wycofał prowadzący serwer.
reason-par_unfinished = Wynik bota zobaczysz, gdy skończy się gra albo jej wyścig.
reason-par_solo = Bot gra tymi samymi kartami dla porównania tylko po grach solo.
reason-par_no_seed = Ten zapis nie podaje ziarna, więc żaden bot nie zagra tymi samymi kartami.
reason-deck_untold = Ziarno tamtej gry nie jest jawne, więc nie można zagrać jej kartami jeszcze raz.
reason-deck_options = Karty innej gry mają już swoje opcje. Nie wybieraj do nich innych.
reason-lesson_fixed = Pierwsza gra z przewodnikiem jest dla jednej osoby i ma własne karty oraz opcje. Nie wybieraj do niej niczego innego.
reason-bot_failed = Bot „{$bot}” nie zdołał tego przemyśleć. Zapytaj ponownie za chwilę.

## Między stroną a serwerem

reason-no_such_page = Pod tym adresem nic nie ma.
reason-no_such_table = Nie ma takiego stołu albo link jest niepełny.
reason-no_such_code = Żaden stół z tym kodem nie czeka na graczy. Sprawdź kod.
reason-lane_hidden = Inne tory zobaczysz, gdy skończysz własny bez pomocy bota albo gdy wyścig się zakończy.
reason-not_kept = Nie udało się tego zapisać, więc nic się nie zmieniło. Spróbuj ponownie za chwilę. ({$why})
reason-server_full = Na tym serwerze nie ma teraz miejsca na kolejną grę. Te, które już są, toczą się dalej jak zwykle.
reason-too_many = { $seconds ->
    [one] Trochę za szybko. Poczekaj {$seconds} sekundę.
    [few] Trochę za szybko. Poczekaj {$seconds} sekundy.
    [many] Trochę za szybko. Poczekaj {$seconds} sekund.
   *[other] Trochę za szybko. Poczekaj {$seconds} sekundy.
  }
reason-overtaken = Ten podgląd zastąpił już nowszy.
reason-bad_message = Serwer nie zrozumiał tej wiadomości ({$why}).
reason-say_hello = Strona i serwer się pogubiły. Wczytaj stronę ponownie.
reason-old_version = Ta strona jest nieaktualna (wersja {$version}, serwer używa {$wanted}). Wczytaj ją ponownie.
reason-shutting_down = Serwer uruchamia się ponownie. Wróć za chwilę; nic nie zginie.
reason-wrong_origin = To żądanie przyszło z innej strony i zostało odrzucone.
reason-wrong_host = Ten serwer nie odpowiada pod tą nazwą. Jego właściciel może ją dodać opcją --site.
reason-too_large = { $most ->
    [one] To za dużo danych: najwyżej {$most} bajt.
    [few] To za dużo danych: najwyżej {$most} bajty.
    [many] To za dużo danych: najwyżej {$most} bajtów.
   *[other] To za dużo danych: najwyżej {$most} bajta.
  }
reason-broken_record = W tym zapisie jest błąd ({$why}).
reason-record_unfinished = Dodać można tylko zapis ukończonej gry.
reason-not_scored = Zapytać można tylko o porę roku, która została podliczona jako ostatnia.

## Dlaczego karta Punktacji lub potwory nic nie dają

zero-no_terrain = Na mapie jeszcze tego nie ma: {$terrain}.
zero-no_pair = Potrzeba i pola, i wody.
zero-no_mountain = Na mapie nie ma gór.
zero-no_ruins = Na mapie nie ma ruin.
zero-no_empty = Nie ma już żadnego pustego obszaru.
zero-monster_penalty = Żaden pusty obszar nie sąsiaduje z potworem: nic nie przepada.
