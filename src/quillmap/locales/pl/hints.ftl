# Podpowiedzi: wskazówka, trzy miejsca i dlaczego. Ładowane, gdy ktoś o nie poprosi; także w terminalu.
# $squares, $open: nazwy obszarów. $first i $second to pory roku, $seasons ile ich jest.

## Wokół nich

hint-show = Pokaż gdzie
hint-counted = To liczy się jako podpowiedź, raz w tej rundzie.
# $bot is the name of a bot, such as "weighted".
draw-hints-by = W kolejności bota {$bot}, który myśli też o następnych kartach.
# Dalej porównanie z rysunkiem gracza na tych obszarach.
hint-beside = W porównaniu z twoim rysunkiem ({ $squares }):
# $yours and $points are both sums with their signs; $gains is a list such as "Canal Lake +3 in summer; a coin: 1 in fall".
# The sum of the hint stands above it.
hint-yours = Twój ({ $squares }) daje razem { $yours }.
hint-this-more = W czym ten daje więcej: { $gains }.
hint-yours-more = W czym twój daje więcej: { $gains }.
# Part of the sum, and in none of the sentences before.
hint-rest = Poza tym: { $gains }.
# Of the first hint, where another one brings more.
hint-later = Na razie mniej gwiazdek; w próbnych rozgrywkach bota przynosił na końcu więcej.
hint-alike = Wszystkie propozycje ({ $count }) dają na razie tyle samo, różni je tylko to, co zostawiają na później.

## Gwiazdki i kiedy się je dostaje

# W bierniku: „daje 1 gwiazdkę”.
why-points = { $points ->
    [one] { $points } gwiazdkę
    [few] { $points } gwiazdki
    [many] { $points } gwiazdek
   *[other] { $points } gwiazdki
  }
# W bierniku: „daje monetę”.
why-coins = { $points ->
    [one] monetę
    [few] { $points } monety
    [many] { $points } monet
   *[other] { $points } monety
  }
why-paid = { $seasons ->
    [1] { when-first }
   *[other] { when-first } i jeszcze raz { when-second }
  }
why-each = { $seasons ->
    [1] { when-first }
   *[other] w każdej z { $seasons } pór roku
  }
why-now = { $seasons ->
    [1] { when-first }
   *[other] teraz i w każdej porze roku
  }

## Dlaczego, na pewno

why-edict = Daje { why-points } za „{ $edict }”, { why-paid }.
why-coin = Daje monetę, czyli gwiazdkę { why-each }.
why-mountain = { $count ->
    [one] Otacza góry na { $squares } i daje { why-coins }, liczone { why-each }.
    [few] Otacza góry na { $squares } i daje { why-coins }, liczone { why-each }.
    [many] Otacza góry na { $squares } i daje { why-coins }, liczone { why-each }.
   *[other] Otacza góry na { $squares } i daje { why-coins }, liczone { why-each }.
  }
why-dragon = Zamyka smoka i daje { why-coins }, liczone { why-each }.
why-monsters = Zamyka { $squares } obok potworów i oszczędza { why-points } { why-now }.
why-strike = { $points ->
    [0] Heros niszczy potwory na { $squares }.
   *[other] Heros niszczy potwory na { $squares } i oszczędza { why-points } { why-now }.
  }

## Dlaczego, z myślą o dalszej grze

why-headway = „{ $edict }” jest bliżej ({ headway }), punktowane { why-paid }.
why-opens = { $count ->
    [one] Potem { $terrain } na { $squares } da { why-points } za „{ $edict }” { why-paid }.
    [few] Potem { $terrain } na obu obszarach { $squares } da { why-points } za „{ $edict }” { why-paid }.
    [many] Potem { $terrain } na obu obszarach { $squares } da { why-points } za „{ $edict }” { why-paid }.
   *[other] Potem { $terrain } na obu obszarach { $squares } da { why-points } za „{ $edict }” { why-paid }.
  }
why-mountain_but = Górom na { $squares } brakuje potem do monety tylko { $open }.
why-dragon_but = Do zamknięcia smoka, za 3 monety, brakuje potem tylko { $open }.
why-guard = { $have ->
    [0] Heros strzeże { $squares }: potwory, które tam przyjdą, od razu giną.
   *[other] Heros strzeże { $squares }: tyle zasadzek, które mogą jeszcze przyjść, straci potwory: { $have } z { $need }.
  }

## Dlaczego: czego unika i co zachowuje

why-zombies = Pod koniec tej pory roku zombie nie wejdą na { $squares }.
why-no_hole = Żaden pusty obszar nie zostaje sam; inaczej jest w { $have } z { $need } pozostałych miejsc.
why-fills = { $have ->
    [one] Wypełnia lukę na { $squares }.
    [few] Wypełnia lukę na { $squares } do ostatniego obszaru.
    [many] Wypełnia lukę na { $squares } do ostatniego obszaru.
   *[other] Wypełnia lukę na { $squares } do ostatniego obszaru.
  }
why-fits = { $have ->
    [1] Kształt nie mieści się nigdzie indziej.
   *[other] Kształt mieści się już tylko w { $have } miejscach.
  }
# Te obszary zostają wolne; $card to identyfikator karty punktacji.
why-keeps = { $card ->
    [sentinel_wood] Zostawia wolną krawędź, gdzie „{ $edict }” punktuje las { why-paid }.
    [mages_valley] Zostawia wolne obszary obok gór, gdzie „{ $edict }” punktuje pole i wodę { why-paid }.
   *[other] Zostawia wolne obszary przy ruinach, gdzie „{ $edict }” punktuje pole i wodę { why-paid }.
  }
why-ruins = Zakrywa ruiny na { $squares }, bo musi.
why-least = { $sign ->
    [costs] Kosztuje razem { why-points } i nic innego nie kosztuje mniej.
    [brings] Daje razem { why-points } i nic innego nie daje więcej.
   *[neither] Nic nie kosztuje; z innymi wyborami jest inaczej: { $have } z { $need }.
  }
why-costs = { $points ->
    [0] Nie kosztuje ani gwiazdki.
   *[other] Kosztuje razem { why-points }.
  }
why-snug = Ciasno przylega: { $have } z { $need } zewnętrznych boków dotyka krawędzi albo wypełnionych obszarów.
why-room = W jednym kawałku zostaje { $have } z { $need } pustych obszarów.

## Dlaczego, na mapie sąsiada

why-menace = Kosztuje { why-points } { why-now }: obok potworów puste są { $squares }.
why-spoils = „{ $edict }” traci tam { why-points } { why-paid }.

## Obok własnego rysunku

why-more_edict = O { why-points } więcej za „{ $edict }” { why-paid }.
why-more_coins = O { why-coins } więcej, liczone { why-each }.
why-more_monsters = Potwory kosztują o { why-points } mniej { why-now }.
why-more_menace = Kosztuje o { why-points } więcej { why-now }.
why-more_spoils = „{ $edict }” traci o { why-points } więcej { why-paid }.
why-no_draft_hole = Twój zostawia samotnie { $squares }, ten żadnego obszaru.
why-less = Na razie twój daje o { why-points } więcej.
why-even = Na razie twój daje tyle samo.
why-same = To ten sam rysunek.

## Wskazówka: o czym pomyśleć, jeszcze nie gdzie

nudge-edict = Spójrz na { $letter }, „{ $edict }”: punktowane { why-paid }.
nudge-coin = Jest moneta do wzięcia: gwiazdka { why-each }.
nudge-mountain = Spójrz na góry: gdy wszystkie ich boki są wypełnione, dają monetę.
nudge-dragon = Spójrz na smoka: zamknięty daje 3 monety.
nudge-monsters = Spójrz na potwory: każdy pusty obszar obok nich kosztuje gwiazdkę { why-now }.
nudge-zombies = Spójrz na zombie: pod koniec tej pory roku się rozejdą.
nudge-strike = Heros sięga do niektórych potworów.
nudge-guard = Pomyśl o miejscach, w które mogą jeszcze przyjść potwory.
nudge-room = Pomyśl o miejscu, które zostaje, i nie zostawiaj samotnych obszarów.
nudge-fits = Zobacz, gdzie kształt jeszcze się mieści: wybór jest mały.
nudge-ruins = Spójrz na ruiny: któreś trzeba zakryć.
nudge-least = Szukaj wyboru, który kosztuje najmniej.
nudge-menace = Szukaj miejsca, wokół którego jest najwięcej pustych obszarów.
nudge-spoils = Zobacz, za co „{ $edict }” daje gwiazdki na tej mapie.
