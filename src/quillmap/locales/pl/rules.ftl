# Zasady dla graczy, część po części; kolejność i numery są w web/src/lib/cards/rulebook.ts.
# Przed kreską stoi hasło akapitu.

rules-map-title = Mapa
rules-map-1 = Siatka | Rysujesz na mapie o wymiarach 11 na 11 obszarów. Rzędy mają litery od A do K z góry na dół, kolumny numery od 1 do 11 od lewej do prawej: C4 to czwarty obszar trzeciego rzędu.
rules-map-2 = Rodzaje terenu | Rodzaje terenu to las, wioska, pole, woda, potwór i góry, a gdy w grze są karty Herosów, także heros. Ruiny, wąwozy i zniszczone obszary nie są rodzajami terenu.
rules-map-3 = Wypełnione i puste | Obszar jest wypełniony, jeśli są na nim góry, wąwóz lub cokolwiek narysowanego albo jeśli został zniszczony. Wszystkie inne są puste; sam symbol ruin ani sam atak herosa nie wypełnia obszaru.
rules-map-4 = Sąsiadowanie | Obszary sąsiadują ze sobą, jeśli mają wspólny bok. Styk rogami nigdy się nie liczy.
rules-map-5 = Klaster | Klaster to grupa połączonych obszarów jednego rodzaju terenu; pojedynczy obszar też jest klastrem. Kształty narysowane w różnych rundach łączą się, jeśli ze sobą sąsiadują.
rules-map-6 = Krawędź mapy | Obszary skrajnych rzędów i kolumn leżą przy krawędzi mapy. Gdy karta wymaga otoczenia obszaru, krawędź pomaga: warunek muszą spełniać tylko te sąsiednie obszary, które istnieją.
rules-map-7 = Ruiny | Ruiny to symbole wydrukowane na mapie. Można na nich rysować jak na każdym pustym obszarze, a pod rysunkiem wciąż pozostają ruinami.
rules-map-8 = Pełne rzędy i kolumny | Rząd lub kolumna są w całości wypełnione, gdy wypełniony jest każdy z 11 obszarów, obojętnie czym.
rules-map-9 = Arkusze mapy | Są cztery arkusze mapy. Na każdym jest pięć obszarów gór i sześć ruin; na arkuszach B i D są też wąwozy, wypełnione od początku gry.

rules-games-title = Dwie gry i ich karty
rules-games-1 = Trzy możliwości | Możesz zagrać w Kartografów, w Kartografów: Herosów albo w obie gry połączone.
rules-games-2 = Karty | Gra podstawowa ma 13 kart Odkryć, w tym dwie karty Ruin, oraz 4 zasadzki. Herosi mają 11 kart Odkryć, 4 zasadzki ze szczególnymi mocami i 4 herosów, a nie mają kart Ruin. W każdej z gier jest 16 kart Punktacji.
rules-games-3 = Czas | Karty z kształtami mają wartość czasu 1 lub 2. Szczeliny, Wrota Kethry, ruiny, zasadzki i herosi mają 0.
rules-games-4 = Pory roku | Wiosna ma próg czasu 8 i punktuje edykty A i B; lato 8 (w Herosach 7) i edykty B i C; jesień 7 i edykty C i D; zima 6 i edykty D i A.

rules-setup-title = Przygotowanie gry
rules-setup-1 = Gracze | Grać może od 1 do 100 osób. Kto gra w pojedynkę, stosuje zasady trybu solo; boty liczą się jako gracze.
rules-setup-2 = Mapa | Wszyscy używają tego samego arkusza mapy: A lub B w grze podstawowej, C lub D w Herosach, a w grze połączonej któregokolwiek z czterech.
rules-setup-3 = Edykty | Karty Punktacji mają cztery różne rewersy: las, pole i woda, wioska oraz geometria. Losuje się po jednej karcie z każdym rewersem i kładzie je losowo pod edyktami od A do D. Zostają tam przez całą grę.
rules-setup-4 = Zasadzki i herosi | Cztery karty Zasadzki tasuje się zakryte, a jeśli grają herosi, tak samo cztery karty Herosów.
rules-setup-5 = Pierwsza talia | Wierzchnią kartę Zasadzki, a w grze z herosami także wierzchnią kartę Herosa, wtasowuje się bez podglądania w karty Odkryć. To talia na wiosnę.

rules-turn-title = Runda
rules-turn-1 = Trzy fazy | Pora roku składa się z rund, a runda z trzech faz: Odkryć, Rysowania i Sprawdzania. Wszyscy grają jednocześnie, nikt nie jest pierwszy.
rules-turn-2 = Faza Odkryć | Odkrywa się wierzchnią kartę talii. Leży odtąd na widoku razem z innymi kartami tej pory roku.
rules-turn-3 = Karty Ruin | Jeśli to karta Ruin, od razu odkrywa się następną, a kształt, który teraz narysujesz, musi zakryć ruiny.
rules-turn-4 = Faza Rysowania | Kartę Odkryć każdy rysuje na własnej mapie; zasadzki i herosi mają swoje zasady. Jeśli zaraz po ruinach pojawi się zasadzka lub heros, rozgrywa się je jak zwykle, a ruiny czekają na następną kartę Odkryć.
rules-turn-5 = Dwie karty Ruin | Dwie karty Ruin z rzędu też wymagają tylko jednego obszaru z ruinami.

rules-drawing-title = Rysowanie karty Odkryć
rules-drawing-1 = Kształt i teren | Wybierz jeden kształt i jeden teren z karty i narysuj ten teren na wszystkich obszarach kształtu. Inni nie widzą, co wybierasz.
rules-drawing-2 = Gdzie wolno rysować | Cały kształt musi leżeć na mapie i na pustych obszarach. Ruiny i obszary atakowane przez herosa nie przeszkadzają, o ile są puste.
rules-drawing-3 = Obracanie | Kształt wolno dowolnie obracać i odbijać.
rules-drawing-4 = Nie musi się stykać | Nie musi sąsiadować z niczym, co już jest narysowane.
rules-drawing-5 = Luki | Niektóre kształty mają luki. Luka nie należy do kształtu: to, co w niej leży, puste czy wypełnione, pozostaje bez zmian.
rules-drawing-6 = Łączenie | Każdy kształt z karty można połączyć z każdym terenem z karty. Moneta należy do tego kształtu, przy którym jest wydrukowana.
rules-drawing-7 = Po karcie Ruin | Po karcie Ruin twój kształt musi zakryć co najmniej jeden pusty obszar z ruinami. Jeden wystarczy.
rules-drawing-8 = Bez pasowania | Dopóki mieści się choć jeden kształt z karty, trzeba go narysować. Jeśli z dwóch mieści się tylko jeden, to właśnie ten; nikt nie może spasować.
rules-drawing-9 = Nic się nie mieści | Jeśli nic się nigdzie nie mieści, wypełnij zamiast tego jeden dowolny pusty obszar: w grze podstawowej terenem z karty, w Herosach i w grze połączonej dowolnym prócz gór. Monety za kształt wtedy nie ma.
rules-drawing-10 = Ruiny poza zasięgiem | Jeśli żaden kształt nie może zakryć ruin, choć powinien, też rysujesz jeden obszar w dowolnym miejscu, w każdej z gier z dowolnym terenem prócz gór.
rules-drawing-11 = Pełna mapa | Jeśli na twojej mapie nie ma już pustych obszarów, nie rysujesz.
rules-drawing-12 = Pojedyncze obszary | Szczeliny i Wrota Kethry dają jeden obszar: las, wioskę, pole, wodę lub potwora. Po karcie Ruin musi on leżeć na pustym obszarze z ruinami, jeśli taki jeszcze jest.

rules-ambush-title = Zasadzki
rules-ambush-1 = Kto gdzie rysuje | Gdy gra co najmniej dwóch graczy, potwory na twojej mapie rysuje sąsiad. Strzałka na karcie pokazuje, w którą stronę wędrują mapy; każdy rysuje na dokładnie jednej cudzej mapie.
rules-ambush-2 = Kształt | Kształt wolno obracać i odbijać; rysuje się go na pustych obszarach, także na ruinach. Zasadzka nigdy nie musi zakrywać ruin.
rules-ambush-3 = Trzeba narysować | Jeśli kształt gdzieś się mieści, trzeba go narysować. Jeśli nie, potworem staje się jeden pusty obszar, bez szczególnej mocy karty.
rules-ambush-4 = Zyski i straty | Wszystko, co dzieje się na mapie, dotyczy jej właściciela: i monety za góry, i gwiazdki tracone przez potwory.
rules-ambush-5 = Potem | Karta Zasadzki nigdy nie wraca do talii. Zasadzki z Herosów zostają odkryte obok, bo niektóre z nich działają dalej.

rules-heroes-title = Herosi i ścieżki ataku
rules-heroes-1 = Rysowanie herosa | Gdy pojawi się karta Herosa, każdy rysuje herosa na jednym dowolnym pustym obszarze swojej mapy; nie trzeba zakrywać ruin. Potem kartę usuwa się z gry.
rules-heroes-2 = Ścieżka ataku | Następnie heros atakuje obszary ścieżki ataku wokół siebie i zostają one oznaczone. Ścieżkę wolno obracać i odbijać, a to, co wystaje poza mapę, przepada. Atakować można także wypełnione obszary.
rules-heroes-3 = Potwory | Potwór na atakowanym obszarze zostaje natychmiast zniszczony, obojętnie, czy był tam wcześniej, czy pojawił się później. Nic więcej atak nie robi.
rules-heroes-4 = Jak długo trwa | Atak nie wypełnia obszarów i trwa do końca gry, nawet jeśli heros zostanie zniszczony.
rules-heroes-5 = Zniszczone obszary | Zniszczony obszar jest wypełniony i nie ma już rodzaju terenu. Nie można na nim rysować, a zniszczony potwór nic nie kosztuje. Gór nie da się zniszczyć.

rules-monsters-title = Cztery potwory z Herosów
rules-monsters-1 = Litery | Każda zasadzka z Herosów ma własną moc. Jej obszary mają literę, żeby było widać, o którego potwora chodzi.
rules-monsters-2 = Smok | Gdy każdy obszar smoka na twojej mapie jest zniszczony albo nie sąsiaduje z pustym obszarem, dostajesz 3 monety, raz w grze.
rules-monsters-3 = Zombie | Po punktacji każdej pory roku rozprzestrzeniają się. Wszystkie puste obszary sąsiadujące z ocalałymi zombie stają się zombie, wszystkie naraz i tylko o jeden krok.
rules-monsters-4 = Troll | Po punktacji każdej pory roku wskazujesz na swojej mapie jeden pusty obszar sąsiadujący z ocalałym obszarem trolla i zostaje on zniszczony. Jeśli takiego nie ma, nic się nie dzieje.
rules-monsters-5 = Gorgona | Kto ją rysuje, od razu niszczy jeden sąsiadujący z nią obszar tej mapy: pusty albo z lasem, wioską, polem, wodą, potworem lub herosem. Dzieje się to tylko raz; ataki herosów działają przed nią.

rules-coins-title = Monety i góry
rules-coins-1 = Kształty z monetą | Za narysowanie kształtu, przy którym jest moneta, dostajesz jedną monetę.
rules-coins-2 = Góry | Każdy obszar gór daje jedną monetę, raz w grze: gdy tylko wypełnione są cztery obszary wokół niego, obojętnie czym.
rules-coins-3 = Kto wypełnił | Nieważne, kto wypełnił ostatni z nich: jeśli twoje góry otoczy potwór narysowany przez sąsiada, moneta jest twoja. Jeden rysunek może dać kilka monet.
rules-coins-4 = Limit | Możesz mieć najwyżej 14 monet; kolejne przepadają. Monet się nie wydaje: każda liczy się na nowo na koniec każdej pory roku.

rules-seasons-title = Koniec pory roku
rules-seasons-1 = Kiedy się kończy | Po każdej rundzie sumuje się wartości czasu wszystkich kart tej pory roku. Gdy suma osiągnie próg czasu, pora roku się kończy; nadwyżka przepada.
rules-seasons-2 = Punktacja | Każdy liczy cztery rzeczy: pierwszy edykt tej pory roku, drugi edykt, po jednej gwiazdce za każdą monetę i minus za potwory. Wynik może być ujemny.
rules-seasons-3 = Potwory | Potwory kosztują jedną gwiazdkę za każdy pusty obszar, który sąsiaduje z co najmniej jednym potworem. Obszar obok kilku potworów liczy się raz.
rules-seasons-4 = Wybór | Gdzie karta Punktacji pozwala wybierać, wybierana jest za ciebie najlepsza możliwość.
rules-seasons-5 = Efekty trwałe | Po punktacji działają zombie i troll, w kolejności, w jakiej pojawiły się ich karty. Policzonych właśnie gwiazdek to nie zmienia; zdobyte tak monety liczą się od następnej pory roku.
rules-seasons-6 = Po zimie | Po zimie te efekty pomijamy, bo wyniku już nie zmienią. Opcja pozwala je mimo to rozegrać.
rules-seasons-7 = Następna talia | Na następną porę roku tasuje się znowu wszystkie karty Odkryć i Ruin z jedną nową kartą Zasadzki, a w grze z herosami także z nową kartą Herosa. Zasadzki i herosi, którzy się jeszcze nie pojawili, zostają w talii, więc robi się coraz groźniej. Czas liczy się od 0.

rules-scoring-title = Karty Punktacji
rules-scoring-1 = Na karcie | Co liczy każda karta Punktacji, jest napisane przy niej, razem z przykładem. Wskaż w czasie gry edykt, żeby zobaczyć, które obszary punktują albo dlaczego żaden.
rules-scoring-2 = Bez rodzaju terenu | Dla wszystkich kart wąwozy i zniszczone obszary są wypełnione, ale nie mają rodzaju terenu. Potwór, góry i heros są rodzajami terenu jak każdy inny.
rules-scoring-3 = Łatwo się pomylić | Górskie ostępy wymagają jednego klastra lasu, który łączy dwa różne obszary gór. Wielkie miasto liczy największy klaster wiosek, który nie sąsiaduje z górami, nawet jeśli inny jest większy. Pojedyncza wioska daje 2 gwiazdki za Karawanseraj.
rules-scoring-4 = Liczba | Liczba w dolnym rogu karty Punktacji służy tylko w trybie solo.

rules-end-title = Koniec gry
rules-end-1 = Zwycięzca | Po zimie sumuje się wyniki czterech pór roku. Wygrywa najwyższa suma.
rules-end-2 = Remis | Przy remisie wygrywa ten, kto przez cztery pory roku stracił mniej gwiazdek przez potwory. Jeśli i tu jest równo, zwycięstwo jest wspólne.
rules-end-3 = Miejsca | Pozostałe miejsca ustala się tak samo; równi gracze dzielą miejsce.

rules-solo-title = Tryb solo
rules-solo-1 = Co jest inaczej | Wszystko jest jak zwykle oprócz zasadzek i zakończenia gry.
rules-solo-2 = Zasadzki | O miejscu potworów decyduje zasada. Od rogu wskazanego na karcie idzie się wzdłuż krawędzi w kierunku strzałki, obszar po obszarze. Gdy tylko kształt może zakryć dany obszar, rysuje się go tam.
rules-solo-3 = Głębiej | Kształt zostaje w wydrukowanym ułożeniu. Jeśli przy krawędzi nie ma miejsca, szuka się o jeden pierścień głębiej, znowu od tego samego rogu, i tak aż do środka. Ta strona robi to za ciebie.
rules-solo-4 = Wariant niemiecki | W wariancie niemieckim (to opcja) droga jest ta sama, ale kształt wolno obracać i odbijać, a ty wybierasz spośród wszystkich ułożeń, które zakrywają pierwszy możliwy obszar.
rules-solo-5 = Brak miejsca | Jeśli kształt nigdzie się nie mieści, karta jest ignorowana: niczego się nie rysuje, a karta nie działa także później.
rules-solo-6 = Gorgona i troll | Co zniszczą Gorgona i troll, wybierasz ty.
rules-solo-7 = Ocena | Na koniec od twojego wyniku odejmuje się liczby z czterech kart Punktacji. To twoja ocena.
rules-solo-8 = Tytuły | Ocena daje tytuł: od 30 Legendarny Kartograf, od 20 Mistrz Kartografii, od 10 Wędrowny Topograf, od 0 Aplikant Geodeta, od −5 Amator Hobbysta, od −10 Nieudolny Asystent, od −20 Gryzmolący Niezdara, poniżej Poplamiony Ochlapus.

rules-combined-title = Łączenie gier
rules-combined-1 = Mapa | Wybierzcie dla wszystkich jeden z czterech arkuszy mapy.
rules-combined-2 = Pory roku i karty Odkryć | Wybierzcie pory roku i karty Odkryć z jednej lub drugiej gry; obu zestawów kart Odkryć się nie miesza.
rules-combined-3 = Ruiny | Dwie karty Ruin są zawsze w talii i obowiązują zasady ruin.
rules-combined-4 = Zasadzki | W grze są dowolne cztery z ośmiu kart Zasadzki, w każdej porze roku o jedną więcej; karty promocyjne tylko wtedy, gdy ktoś je wybierze. Zasadzki z Herosów zachowują swoje moce także bez kart Herosów.
rules-combined-5 = Herosi | Herosi mogą grać lub nie. Jeśli grają, heros jest rodzajem terenu dla wszystkich kart, które liczą rodzaje terenu.
rules-combined-6 = Karty Punktacji | Karty Punktacji pochodzą z obu gier, nadal po jednej z każdym rewersem.
rules-combined-7 = Sami Herosi | W samych Herosach ruiny na mapie nic nie znaczą.

rules-together-title = Gra na tej stronie
rules-together-1 = Zapieczętowane rysunki | Rysunki są zapieczętowane: nikt nie widzi, co inni narysowali w tej rundzie, dopóki nie narysują wszyscy. Potem pokazują się wszystkie naraz.
rules-together-2 = Zmiana zdania | Do otwarcia rundy możesz swój rysunek cofnąć i zmienić; potem już nie.
rules-together-3 = Gorgona i troll | Obszar dla Gorgony jest częścią rysunku. Troll pyta po punktacji, tak samo w tajemnicy. Na tego, kto nie ma wyboru, nikt nie czeka.
rules-together-4 = Sprawdzanie | Każdy rysunek jest sprawdzany według zasad. To, czego nie wolno, zostaje odrzucone z wyjaśnieniem i nic nie przepada.
rules-together-5 = Limit czasu | Stół może mieć limit czasu na rundę. Gdy czas minie, za spóźnionych rysuje bot; miejsce nadal należy do nich.
rules-together-6 = Odejście | Kto odchodzi na dobre, jest pomijany: sąsiedzi przysuwają się do siebie, mapę nadal można obejrzeć, a na liście stoi ona ostatnia, poza klasyfikacją. Możesz też oddać miejsce botowi i wrócić później. Gra zaczęta w kilka osób nigdy nie jest oceniana jak solo.

rules-races-title = Wyścigi
rules-races-1 = Te same karty | W wyścigu wszyscy dostają dokładnie te same karty w tej samej kolejności, każdy na własnym torze.
rules-races-2 = Własne tempo | Każdy gra według zasad trybu solo, we własnym tempie; nikt na nikogo nie czeka.
rules-races-3 = Inne tory | Inne tory możesz obejrzeć, gdy skończysz własny. Kto z niego odejdzie albo odda go botowi, zobaczy je po zakończeniu wyścigu.
rules-races-4 = Koniec | Wyścig kończy się, gdy skończą wszyscy, gdy minie czas albo gdy zamknie go gospodarz. Wygrywa najwyższy wynik; remisy rozstrzyga się jak zwykle. Nieukończone tory nie są klasyfikowane.

rules-options-title = Opcje i wydania
rules-options-1 = Przed grą | Przed grą można wybrać arkusz mapy, karty i kilka szczegółów zasad. Wybór widać przy stole przez cały czas.
rules-options-2 = Wydania | Wydania gry miejscami się różnią. Gramy wtedy tak jak większość z nich, a opcja pozwala zagrać inaczej.
