# What is met for the first time in a game: a few words in place of the card's sentence. At most two
# short sentences each; a phone has four lines. $one and $two are letters of edicts.

marks-off = Nie objaśniaj więcej

## The base game

# $button is the button that draws.
mark-shape = Połóż kształt, gdzie chcesz, obróć go i naciśnij „{ $button }”. Za co są gwiazdki, mówią cztery edykty.
mark-edict = Na koniec tej pory roku punktują edykty { $one } i { $two }. Każdy edykt punktuje dwa razy w roku, co pokazują jego dwie kropki.
# $seasons are those whose end is still to come.
mark-coin = { $seasons ->
    [1] Jeden z tych kształtów daje monetę: gwiazdkę na koniec tej pory roku.
   *[other] Jeden z tych kształtów daje monetę: gwiazdkę na koniec tej i każdej następnej pory roku, razem { $seasons }.
}
mark-any = Ta karta może być dowolnym terenem, nawet potworem. Użyj jej tam, gdzie właśnie tego brakuje.
mark-ruins = Przedtem odkryto kartę ruin, więc ten kształt musi zakryć jedne z zaznaczonych ruin. Gdzie się nie da, rysuje się jeden obszar.
mark-ambush = { $whose ->
    [own] Zasadzka: narysuj potwory na zaznaczonym obszarze. Każdy pusty obszar obok nich kosztuje cię gwiazdkę w każdej porze roku.
   *[other] Zasadzka: rysujesz potwory na cudzej mapie. Każdy pusty obszar obok nich kosztuje tam gwiazdkę w każdej porze roku.
}
mark-monsters = Każdy pusty obszar obok potwora kosztuje gwiazdkę w każdej porze roku, teraz { $cost }. Rysuj na czerwonych obszarach, żeby zamknąć potwory.
mark-mountain = { $open ->
    [1] Góry mają już tylko jeden otwarty bok. Narysuj cokolwiek na świecącym obszarze, a dostaniesz monetę.
   *[other] Góry mają już tylko { $open } otwarte boki. Narysuj cokolwiek na świecących obszarach, a dostaniesz monetę.
}
mark-single = { $why ->
    [ruins] Żaden kształt nie zakryje teraz ruin, więc rysuje się jeden obszar: gdziekolwiek, dowolny teren.
    [any] Nic z tej karty się nie mieści, więc rysuje się jeden obszar: gdziekolwiek, dowolny teren.
   *[card] Nic z tej karty się nie mieści, więc rysuje się jeden obszar: gdziekolwiek, teren z karty.
}
mark-time = Każda karta zajmuje czas, co pokazuje jej klepsydra: teraz { $time } / { $threshold }. Przy { $threshold } pora roku kończy się i jest podliczana.
mark-nowhere = { $why ->
    [ruins] Szary kształt nie zakryje teraz ruin
   *[room] Szary kształt nigdzie się już nie mieści
}, zostają więc pozostałe. Gdy żaden się nie mieści, rysuje się jeden obszar.
mark-walk = W grze solo o miejscu potworów decyduje karta: od { $corner ->
    [top_left] lewego górnego
    [top_right] prawego górnego
    [bottom_left] lewego dolnego
   *[bottom_right] prawego dolnego
} rogu wzdłuż krawędzi do pierwszego miejsca, gdzie się mieszczą.
mark-last = { $time } / { $threshold }: czas tej pory roku minął i to jej ostatnia karta. Może go przekroczyć; nic nie przechodzi dalej.
mark-season = Podliczono porę roku: dwa edykty i monety, minus potwory. Teraz liczą się edykty { $one } i { $two }.
mark-paid = Edykt { $one } zapunktował po raz ostatni i nic więcej nie da. Planuj teraz pod pozostałe.
# $a to $d are the letters of the four edicts.
mark-year = Wiosna punktuje { $a } i { $b }, lato { $b } i { $c }, jesień { $c } i { $d }, zima { $d } i { $a }. Każdy edykt liczy się więc dwa razy.
mark-deck = W każdej porze roku wtasowuje się jeszcze jedną zasadzkę. Ta, która nie wyszła, zostaje w talii i może wyjść później.
mark-hints = Podpowiedzi są liczone: gra z podpowiedziami stoi osobno od twoich najlepszych bez nich. Nic więcej nie tracisz.

## Heroes

mark-hero = Heros wypełnia jeden pusty obszar, gdziekolwiek. Obróć go tak, żeby celowniki leżały tam, gdzie są albo mogą przyjść potwory.
mark-strike = Na celownikach herosa ginie każdy potwór, teraz i później. Gdzie jest pusto, możesz dalej rysować.
mark-dragon = Smok strzeże skarbu: gdy żaden jego obszar nie sąsiaduje z pustym, dostajesz 3 monety. Zniszczone obszary liczą się jako zamknięte.
mark-zombie = Zombie się rozprzestrzenia: po każdym podliczeniu każdy pusty obszar obok niego staje się zombie. Zamknij je przed końcem pory roku.
mark-troll = Po każdym podliczeniu troll niszczy pusty obszar obok siebie, a ty wybierasz który. Zamknięty nie niszczy niczego.
mark-gorgon = Gorgona niszczy jeden obszar obok siebie, gdy przychodzi, i tylko wtedy. Odtąd kosztuje tyle, co każdy potwór.
mark-after = Najpierw podlicza się porę roku, potem działają potwory. To, co zmienią zombie i trolle, liczy się przy następnym podliczeniu.

## Edicts that are new in this browser, before the first card of a game

mark-edicts = Nowe dla ciebie w tej grze: { $names }.
edicts-look = Zobacz
edicts-new = { $count ->
    [one] Nowy edykt
    [few] Nowe edykty
    [many] Nowe edykty
   *[other] Nowe edykty
}
edicts-go = Rysuj pierwszą kartę

## After a game of the base box

heroes-offer = { option-ruleset-heroes }: herosi i potwory o szczególnych mocach. Wszystko zostanie objaśnione, gdy się pojawi.
