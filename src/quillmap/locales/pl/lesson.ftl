# The guided first game: what its bubble says. At most two short sentences each; a phone has four lines.

teach-bubble = Przewodnik
# Only for those who listen: the squares that a bubble speaks of, and how to go on.
teach-squares = Obszary: { $squares }.
lesson-press = Naciśnij „{ $button }”, żeby iść dalej.
lesson-begin = Zaczynamy
lesson-play-on = Gram dalej
lesson-skip = Pomiń
lesson-resume = Prowadź mnie dalej
lesson-count = krok { $at } z { $of }
lesson-of = { $have } z { $need }

## What each step asks for. $handling is how somebody plays

lesson-map = Każda karta daje kształt, a ty rysujesz go, gdzie chcesz. Ile warta jest mapa, mówią cztery edykty; odkryją się po kolei.
lesson-edge = Edykt A, { name-sentinel_wood }: gwiazdka za każdy obszar lasu przy krawędzi. { $handling ->
    [keys] Przesuń las strzałkami do świecącej krawędzi.
    [touch] Dotknij świecącej krawędzi tam, gdzie ma leżeć.
   *[mouse] Kliknij świecącą krawędź tam, gdzie ma leżeć.
}
lesson-try-edge = Za las płaci tylko krawędź: tu jeszcze nic. Przesuń go na zewnątrz albo narysuj mimo to.
lesson-turn = { $squares ->
    [one] { $squares } jego obszar mieści się przy krawędzi.
    [few] { $squares } jego obszary mieszczą się naraz przy krawędzi.
    [many] { $squares } jego obszarów mieści się naraz przy krawędzi.
   *[other] { $squares } jego obszaru mieści się przy krawędzi.
} { $handling ->
    [keys] W razie potrzeby obróć go klawiszem R.
   *[mouse] W razie potrzeby obróć go świecącymi przyciskami.
}
lesson-turn-forest = Woda może leżeć wszędzie, ale edykt A płaci tylko za las. Wybierz las, żeby iść dalej wzdłuż krawędzi.
lesson-try-turn = Na razie { $edge } z { $most } przy krawędzi. Obróć go lub przesuń albo narysuj tak, jak leży.
lesson-river = Edykt B, { name-mages_valley }: 2 za każdy obszar wody przy górach, ale nie przy rogach. Prosty kształt daje monetę: po gwiazdce w każdej z 4 pór roku.
lesson-try-river = Żaden obszar nie leży przy górach, więc B jeszcze nic nie daje. Spróbuj na świecących albo narysuj mimo to.
lesson-village = Edykt C, { name-wildholds }: 8 za każdą grupę co najmniej 6 obszarów wioski, latem i znów jesienią. Zostaw im miejsce, żeby rosły.
lesson-ruins = Karta ruin: ten kształt musi zakryć jeden z zaznaczonych obszarów. { $slopes ->
    [0] Pole albo woda, jak wolisz.
   *[other] Przy górach B daje 2 za wodę, 1 za pole.
}
lesson-rift = { $which ->
    [both] Jeden obszar, dowolny teren. Zamknij góry i weź monetę albo dodaj szóstą wioskę: oba miejsca świecą.
    [mountain] Jeden obszar, dowolny teren. Na świecącym boku zamyka góry, a to jest moneta.
    [village] Jeden obszar, dowolny teren. Świecący może być twoją szóstą wioską.
   *[none] Jeden obszar, dowolny teren, gdzie chcesz. Woda na świecącym obszarze liczy się jeszcze wiosną.
}
lesson-monsters = { $cost ->
    [0] Gnolle napadają, od lewego górnego rogu wzdłuż krawędzi! Każdy pusty obszar obok nich kosztowałby co porę roku gwiazdkę, ale nie ma żadnego.
   *[other] Gnolle napadają, od lewego górnego rogu wzdłuż krawędzi! Każdy pusty obszar obok nich kosztuje co porę roku gwiazdkę, teraz { $cost }: rysuj na czerwonych.
}
lesson-try-monsters = Gnolle kosztują tyle samo co przedtem. Rysuj na czerwonych obszarach albo mimo to tutaj.
# Where the shape pays, and the monsters cost as much as before; $squares is how many red ones the card can fill.
lesson-monsters-stay = To daje łącznie { $points }, ale gnolle zostają. Zakrycie { $squares ->
    [one] { $squares } czerwonego obszaru
    [few] { $squares } czerwonych obszarów
    [many] { $squares } czerwonych obszarów
   *[other] { $squares } czerwonego obszaru
} oszczędziłoby { $saves }.
lesson-summer = Edykt D odkryty, { name-borderlands }: 6 za każdy pełny rząd i każdą pełną kolumnę, jesienią i znów zimą.
lesson-own = Odtąd mapa należy do ciebie. Przycisk z lampą radzi i mówi dlaczego.

## What glows, by name, for those who do not see it

lesson-named-edge = Krawędź to rzędy A i K oraz kolumny 1 i 11.
lesson-named-mountains = Góry: { $squares }.
lesson-named-ruins = Ruiny: { $squares }.
lesson-named-side = Ostatni bok gór: { $squares }.
lesson-named-village = Obok wioski: { $squares }.
lesson-named-monsters = Puste obszary obok potworów: { $squares }.

## What a shape would bring where it lies. $brings is a list, $button the button that draws

lesson-brings = { $brings }. Naciśnij „{ $button }” albo spróbuj gdzie indziej.
lesson-brings-none = Odkryte edykty nic tu nie dają. Naciśnij mimo to „{ $button }” albo spróbuj gdzie indziej.
# Follows $brings where a shape fills the last side of a mountain.
lesson-closed = { $mountains ->
    [1] To wypełnia wszystkie cztery boki gór na { $squares }: stąd moneta.
   *[other] To wypełnia wszystkie boki gór na { $squares }: stąd monety.
}
# In place of both where villages grow and are not enough yet.
lesson-brings-way = { $have } z { $need } obszarów wioski razem. Za { $need } edykt C daje 8, latem i znów jesienią.

## What a drawing has brought; points stand before it with their sign

lesson-got-edge = { $squares ->
    [one] Jeden obszar lasu leży przy krawędzi.
    [few] { $squares } obszary lasu leżą przy krawędzi.
    [many] { $squares } obszarów lasu leży przy krawędzi.
   *[other] { $squares } obszaru lasu leży przy krawędzi.
}
lesson-got-inland = Za las płaci tylko krawędź: tym razem 0.
lesson-got-no-forest = Tym razem bez lasu, więc nic z edyktu A.
lesson-got-coin = { $coins ->
    [one] I moneta: gwiazdka w każdej z 4 pór roku.
    [few] I { $coins } monety: każda to gwiazdka w każdej z 4 pór roku.
    [many] I { $coins } monet: każda to gwiazdka w każdej z 4 pór roku.
   *[other] I { $coins } monety: każda to gwiazdka w każdej z 4 pór roku.
}
lesson-got-time = Karty zajmują czas: { $time } / { $threshold }, przy { $threshold } kończy się wiosna.
lesson-got-valley = { $squares ->
    [one] Jeden obszar przy górach: B płaci wiosną i latem.
    [few] { $squares } obszary przy górach: B płaci wiosną i latem.
    [many] { $squares } obszarów przy górach: B płaci wiosną i latem.
   *[other] { $squares } obszaru przy górach: B płaci wiosną i latem.
}
lesson-got-no-valley = Nic przy górach: tym razem 0 z edyktu B.
lesson-got-ruins = Ruiny zakryte. Edykty tym razem nic za to nie dają.
lesson-got-villages = { $have } z { $need } obszarów wioski, a czasu starczy do końca lata.
lesson-got-six = Sześć razem! Edykt C zapłaci tyle latem i znów jesienią.
lesson-got-mountain = { $mountains ->
    [1] Wszystkie boki gór na { $squares } są zajęte: moneta, gwiazdka co porę roku.
   *[other] Wszystkie boki gór na { $squares } są zajęte: za każde moneta, gwiazdka co porę roku.
}
lesson-got-nothing = Tym razem bez gwiazdek, ale mapa rośnie.
# Follows the answer when the monsters stand there already.
lesson-got-raid = A teraz napadają gnolle!

## The end of spring and of the game

lesson-monsters-now = { $after ->
    [0] Gnolle są zamknięte: nic nie kosztują.
   *[other] Gnolle kosztowały na początku { $before }, a teraz { $after }.
}
lesson-time-over = Ostatnia karta pory roku może przekroczyć jej czas; nic nie przechodzi dalej.
lesson-season = Każdy edykt płaci dwa razy w roku, co pokazują jego dwa znaki.
lesson-end-best = Najlepiej poszło z edyktem { $card }: { $points } z twoich gwiazdek. Piękna mapa!
