# What every card says, and what is drawn for it as an example. Polish, in our own words.
# The player is addressed as "ty", or not at all. A space is "obszar", because "pole" is the farm;
# "Góry" are one square of mountains, "Wąwóz" is the wasteland; points are "gwiazdki", as in print.
# Plurals need one, few, many and other.

earned-points =
    { $points ->
        [one] { $points } gwiazdka
        [few] { $points } gwiazdki
        [many] { $points } gwiazdek
       *[other] { $points } gwiazdki
    }

## What explore and ruins cards share

rule-explore = Wybierz jeden z terenów i jeden z kształtów na karcie i narysuj go na pustych obszarach swojej mapy. Możesz go obracać i odbijać. Jeśli nigdzie się nie mieści, wypełnij zamiast tego jeden obszar.
rule-explore-one-terrain = Jeden teren, dwa kształty: ten z monetą daje ci 1 monetę.
rule-explore-two-terrains = Jeden kształt, dwa tereny: wybierz, który z nich narysujesz.
rule-ruins = Następną kartę Odkryć trzeba narysować na ruinach: zakrywa je co najmniej jeden obszar kształtu. Jeśli to niemożliwe, wypełnij jeden dowolny obszar dowolnym terenem. Zasadzki i herosi, którzy pojawią się wcześniej, niczego tu nie zmieniają.

## What ambush cards share

ambush-clockwise = Strzałka wskazuje kierunek zgodny z ruchem wskazówek zegara: twoja mapa trafia do następnego gracza, a ty rysujesz na mapie poprzedniego.
ambush-counter_clockwise = Strzałka wskazuje kierunek przeciwny do ruchu wskazówek zegara: twoja mapa trafia do poprzedniego gracza, a ty rysujesz na mapie następnego.
ambush-solo-top_left = Gdy grasz solo, kształt zaczyna w lewym górnym rogu i przesuwa się zgodnie ze strzałką wzdłuż krawędzi, potem bliżej środka, do pierwszego miejsca, w którym mieści się tak, jak go wydrukowano.
ambush-solo-top_right = Gdy grasz solo, kształt zaczyna w prawym górnym rogu i przesuwa się zgodnie ze strzałką wzdłuż krawędzi, potem bliżej środka, do pierwszego miejsca, w którym mieści się tak, jak go wydrukowano.
ambush-solo-bottom_left = Gdy grasz solo, kształt zaczyna w lewym dolnym rogu i przesuwa się zgodnie ze strzałką wzdłuż krawędzi, potem bliżej środka, do pierwszego miejsca, w którym mieści się tak, jak go wydrukowano.
ambush-solo-bottom_right = Gdy grasz solo, kształt zaczyna w prawym dolnym rogu i przesuwa się zgodnie ze strzałką wzdłuż krawędzi, potem bliżej środka, do pierwszego miejsca, w którym mieści się tak, jak go wydrukowano.
example-ambush = Tutaj zasady gry solo umieszczają potwory. Strata na koniec pory roku: { earned-points }.

## What hero cards share

rule-hero = Narysuj herosa na dowolnym pustym obszarze swojej mapy. Ścieżkę ataku możesz obracać i odbijać. Potwory na jej obszarach zostają zniszczone, teraz i zawsze, gdy się tam pojawią.
example-hero =
    { $destroyed ->
        [one] Heros niszczy { $destroyed } potwora.
        [few] Heros niszczy { $destroyed } potwory.
        [many] Heros niszczy { $destroyed } potworów.
       *[other] Heros niszczy { $destroyed } potwora.
    } To, co stoi poza ścieżką ataku, zostaje.

## Seasons and time

rule-spring = Punktują edykty A i B. Pora roku kończy się, gdy tylko czas jej kart osiągnie { $threshold }.
rule-summer = Punktują edykty B i C. Pora roku kończy się, gdy tylko czas jej kart osiągnie { $threshold }.
rule-fall = Punktują edykty C i D. Pora roku kończy się, gdy tylko czas jej kart osiągnie { $threshold }.
rule-winter = Punktują edykty D i A. Pora roku, a z nią cała gra, kończy się, gdy tylko czas jej kart osiągnie { $threshold }.

## What lies on a map

about-points = Kto na koniec ma najwięcej gwiazdek, wygrywa. Są to Gwiazdki Reputacji z drukowanej gry.
about-coin = Każda moneta daje 1 gwiazdkę na koniec każdej pory roku i zostaje u ciebie. Monety zdobywasz za kształty z monetą i za otoczenie gór. Na torze monet jest miejsce na 14.
about-mountain = Góry są wypełnione od początku. Gdy tylko cztery obszary wokół nich też są wypełnione, dają jednorazowo 1 monetę.
about-ruins = Ruiny są puste, dopóki nic na nich nie narysowano. Rysować na nich wolno zawsze, a po karcie Ruin trzeba.
about-wasteland = Wąwóz jest wypełniony od początku, ale nie jest rodzajem terenu. Nie można na nim rysować.
about-destroyed = Zniszczony obszar pozostaje wypełniony na zawsze i nie ma rodzaju terenu. Nie można na nim rysować.
about-monster = Na koniec każdej pory roku tracisz 1 gwiazdkę za każdy pusty obszar sąsiadujący z potworem. Potwór bez pustych obszarów obok nic nie kosztuje.
about-hero = Heros wypełnia swój obszar i jest osobnym rodzajem terenu.
about-attacked = Ten obszar atakuje heros: potwór w tym miejscu od razu zostaje zniszczony. Wszystko inne można tu rysować jak zwykle.
about-cluster = Obszary jednego rodzaju terenu, które stykają się bokami, tworzą klaster. Pojedynczy obszar to też klaster.
about-adjacent = Obszary sąsiadują ze sobą, jeśli mają wspólny bok. Rogi się nie liczą.
about-filled = Obszar jest wypełniony, jeśli coś na nim narysowano albo jeśli są to góry, wąwóz lub zniszczony obszar.

## Above the picture of an example

example-picture = Przykład: { $card }

### The cards, one block each: `name-`, `rule-`, and for a scoring card `brief-` (the rule in so few words that four
### fit below a map in the terminal, each in one line of 80 letters with the name), `zero-` (why it gives nothing) and
### `example-` (the caption of the small map that shows what earns and what does not).

## Scoring cards

name-sentinel_wood = Leśna warta
rule-sentinel_wood = 1 gwiazdka za każdy obszar lasu przy krawędzi mapy. Obszar w rogu liczy się raz.
brief-sentinel_wood = 1 za obszar lasu przy krawędzi
zero-sentinel_wood = Żaden las nie dotyka krawędzi mapy.
example-sentinel_wood = { earned-points } za obszary lasu przy krawędzi. Dwa leżące głębiej nic nie dają.

name-greenbough = Zagajnik
rule-greenbough = 1 gwiazdka za każdy rząd i 1 gwiazdka za każdą kolumnę, w których jest co najmniej jeden obszar lasu. Ten sam obszar może się liczyć w rzędzie i w kolumnie.
brief-greenbough = 1 za rząd i za kolumnę z lasem
example-greenbough = { earned-points }: las jest w dwóch rzędach i w dwóch kolumnach. Czwarty obszar lasu nic nie dodaje, bo jego rząd i kolumna już się liczą.

name-treetower = Leśna wieża
rule-treetower = 1 gwiazdka za każdy obszar lasu, który nie sąsiaduje z pustym obszarem. Krawędź mapy, góry, wąwóz i zniszczone obszary pomagają go otoczyć.
brief-treetower = 1 za obszar lasu bez pustego sąsiada
zero-treetower = Każdy obszar lasu sąsiaduje jeszcze z pustym obszarem.
example-treetower = { earned-points } za dwa otoczone obszary lasu; u góry pomaga krawędź mapy. Pozostałe wciąż sąsiadują z pustym obszarem.

name-stoneside_forest = Górskie ostępy
rule-stoneside_forest = 3 gwiazdki za każdy obszar gór połączony klastrem lasu z innym obszarem gór. Każdy obszar gór liczy się raz.
brief-stoneside_forest = 3 za góry połączone lasem z innymi
zero-stoneside_forest = Żaden klaster lasu nie łączy dwóch obszarów gór.
example-stoneside_forest = { earned-points } za dwa obszary gór połączone jednym lasem. Las poniżej dochodzi tylko do jednego.

name-canal_lake = Polny staw
rule-canal_lake = 1 gwiazdka za każdy obszar wody sąsiadujący z polem i 1 gwiazdka za każdy obszar pola sąsiadujący z wodą. Każdy obszar liczy się raz.
brief-canal_lake = 1 za wodę przy polu, 1 za pole przy wodzie
zero-canal_lake = Żadne pole nie sąsiaduje z wodą.
example-canal_lake = { earned-points } za pola i wodę leżące bok przy boku. Obszary, które stykają się tylko rogami, nic nie dają.

name-mages_valley = Dolina magów
rule-mages_valley = 2 gwiazdki za każdy obszar wody sąsiadujący z górami i 1 gwiazdka za każdy obszar pola sąsiadujący z górami.
brief-mages_valley = 2 za wodę przy górach, 1 za pole przy górach
zero-mages_valley = Ani pole, ani woda nie sąsiaduje z górami.
example-mages_valley = { earned-points }: dwa obszary wody i dwa obszary pola sąsiadują z górami. Woda, która styka się z nimi tylko rogiem, nic nie daje.

name-the_golden_granary = Złoty spichlerz
rule-the_golden_granary = 1 gwiazdka za każdy obszar wody sąsiadujący z ruinami i 3 gwiazdki za każdy obszar pola na ruinach. Ruiny liczą się także wtedy, gdy coś na nich narysowano.
brief-the_golden_granary = 1 za wodę przy ruinach, 3 za pole na ruinach
zero-the_golden_granary = Żadne pole nie leży na ruinach i żadna woda z nimi nie sąsiaduje.
example-the_golden_granary = { earned-points }: trzy obszary wody sąsiadują z ruinami, a jeden obszar pola leży na ruinach. Pole obok ruin i woda na ruinach nic nie dają.

name-shoreside_expanse = Rozległe nabrzeże
rule-shoreside_expanse = 3 gwiazdki za każdy klaster pól, który nie sąsiaduje z wodą ani z krawędzią mapy, i 3 gwiazdki za każdy klaster wody, który nie sąsiaduje z polem ani z krawędzią mapy.
brief-shoreside_expanse = 3 za klaster pól/wody nie przy krawędzi ani sobie
zero-shoreside_expanse = Każdy klaster pól lub wody dotyka krawędzi mapy albo tego drugiego terenu.
example-shoreside_expanse = { earned-points }: jeden klaster pól i jeden klaster wody leżą osobno. Pola przy krawędzi oraz pole i woda, które się stykają, nic nie dają.

name-wildholds = Kolonia
rule-wildholds = 8 gwiazdek za każdy klaster wiosek złożony z co najmniej sześciu obszarów.
rule-wildholds-six = 6 gwiazdek za każdy klaster wiosek złożony z co najmniej sześciu obszarów.
brief-wildholds = { $points } za klaster wiosek z sześciu lub więcej
zero-wildholds = Żaden klaster wiosek nie ma jeszcze sześciu obszarów.
example-wildholds = { earned-points } za klaster z sześciu obszarów. Klaster z pięciu nic nie daje.

name-great_city = Wielkie miasto
rule-great_city = 1 gwiazdka za każdy obszar największego klastra wiosek, który nie sąsiaduje z górami.
brief-great_city = 1 za obszar największego klastra wiosek bez gór obok
zero-great_city = Każdy klaster wiosek sąsiaduje z górami.
example-great_city = { earned-points } za dolny klaster. Górny jest większy, ale sąsiaduje z górami.

name-greengold_plains = Żyzne równiny
rule-greengold_plains = 3 gwiazdki za każdy klaster wiosek sąsiadujący z co najmniej trzema różnymi rodzajami terenu: lasem, polem, wodą, potworem, górami, herosem.
brief-greengold_plains = 3 za klaster wiosek przy trzech rodzajach terenu
zero-greengold_plains = Żaden klaster wiosek nie sąsiaduje z trzema różnymi rodzajami terenu.
example-greengold_plains = { earned-points } za górny klaster: sąsiaduje z lasem, wodą i polem. Dolny ma obok tylko las i wodę; wąwóz nie jest rodzajem terenu.

name-shieldgate = Umocnienia
rule-shieldgate = 2 gwiazdki za każdy obszar drugiego co do wielkości klastra wiosek. Jeśli dwa największe są równe, jeden z nich liczy się jako drugi.
brief-shieldgate = 2 za obszar drugiego co do wielkości klastra wiosek
zero-shieldgate = Jest tylko jeden klaster wiosek, a punktuje drugi co do wielkości.
example-shieldgate = { earned-points }: drugi co do wielkości klaster ma trzy obszary. Większy i mniejszy nic nie dają.

name-borderlands = Pogranicze
rule-borderlands = 6 gwiazdek za każdy w całości wypełniony rząd i 6 gwiazdek za każdą w całości wypełnioną kolumnę.
brief-borderlands = 6 za pełny rząd i za pełną kolumnę
zero-borderlands = Żaden rząd i żadna kolumna nie są w całości wypełnione.
example-borderlands = { earned-points }: jeden rząd i jedna kolumna są w całości wypełnione. W drugim rzędzie brakuje jednego obszaru.

name-lost_barony = Utracone włości
rule-lost_barony = 3 gwiazdki za każdy obszar wzdłuż boku największego całkowicie wypełnionego kwadratu.
brief-lost_barony = 3 × bok największego pełnego kwadratu (4×4: 12)
zero-lost_barony = Na mapie nie ma ani jednego wypełnionego obszaru.
example-lost_barony = { earned-points }: największy wypełniony kwadrat ma wymiary trzy na trzy. Wąwóz obok to za mało na kwadrat cztery na cztery.

name-the_broken_road = Trakt handlowy
rule-the_broken_road = 3 gwiazdki za każdą w całości wypełnioną przekątną, która biegnie od lewej krawędzi w dół do dolnej krawędzi mapy. Pojedynczy obszar w lewym dolnym rogu też się liczy.
brief-the_broken_road = 3 za pełną przekątną od lewej do dolnej krawędzi
zero-the_broken_road = Żadna przekątna od lewej do dolnej krawędzi nie jest w całości wypełniona.
example-the_broken_road = { earned-points }: róg i przekątna nad nim są w całości wypełnione. Dłuższej przekątnej brakuje ostatniego obszaru.

name-the_cauldrons = Kryjówki
rule-the_cauldrons = 1 gwiazdka za każdy pusty obszar, który nie sąsiaduje z innym pustym obszarem. Krawędź mapy pomaga go otoczyć.
brief-the_cauldrons = 1 za pusty obszar bez pustego sąsiada
zero-the_cauldrons = Każdy pusty obszar sąsiaduje jeszcze z innym pustym obszarem.
example-the_cauldrons = { earned-points } za dwa otoczone puste obszary; w rogu pomaga krawędź mapy. Pozostałe sąsiadują z pustym obszarem.

name-faunlost_thicket = Gęstwina Faunlost
rule-faunlost_thicket = 2 gwiazdki za każdy obszar najdłuższej nieprzerwanej linii lasu w jednej kolumnie.
brief-faunlost_thicket = 2 za obszar najdłuższej pionowej linii lasu
example-faunlost_thicket = { earned-points }: najdłuższa linia w kolumnie ma trzy obszary. Cztery obszary obok siebie w rzędzie się nie liczą.

name-deepwood = Knieja
rule-deepwood = 6 gwiazdek za każdy klaster lasu złożony z co najmniej pięciu obszarów, który nie sąsiaduje z wioską.
brief-deepwood = 6 za klaster lasu z pięciu lub więcej, z dala od wiosek
zero-deepwood = Żaden klaster lasu z co najmniej pięciu obszarów nie trzyma się z dala od wiosek.
example-deepwood = { earned-points } za górny las. Dolny jest tak samo duży, ale sąsiaduje z wioską.

name-heart_of_the_forest = Serce lasu
rule-heart_of_the_forest = 2 gwiazdki za każdy obszar lasu, który sąsiaduje wyłącznie z lasem. Przy krawędzi mapy potrzeba mniej sąsiadów.
brief-heart_of_the_forest = 2 za obszar lasu, który ma obok sam las
zero-heart_of_the_forest = Żaden obszar lasu nie jest otoczony samym lasem.
example-heart_of_the_forest = { earned-points }: środek krzyża i róg mapy sąsiadują tylko z lasem. Pozostałe obszary lasu nie.

name-sleepy_valley = Senna dolina
rule-sleepy_valley = 4 gwiazdki za każdy rząd z co najmniej trzema obszarami lasu. Nie muszą się stykać.
brief-sleepy_valley = 4 za rząd z trzema lub więcej obszarami lasu
zero-sleepy_valley = W żadnym rzędzie nie ma trzech obszarów lasu.
example-sleepy_valley = { earned-points } za pierwszy i ostatni rząd. W środkowym są tylko dwa obszary lasu.

name-craylund = Craylund
rule-craylund = 7 gwiazdek za każdy klaster pól sąsiadujący z co najmniej trzema obszarami wody.
brief-craylund = 7 za klaster pól przy trzech obszarach wody
zero-craylund = Żaden klaster pól nie sąsiaduje z trzema obszarami wody.
example-craylund = { earned-points } za górny klaster pól, który sąsiaduje z trzema obszarami wody. Dolny sąsiaduje tylko z dwoma.

name-ulems_wallow = Błota Ulema
rule-ulems_wallow = 4 gwiazdki za każdy obszar wody sąsiadujący z co najmniej dwoma obszarami pola.
brief-ulems_wallow = 4 za obszar wody przy dwóch obszarach pola
zero-ulems_wallow = Żaden obszar wody nie sąsiaduje z dwoma obszarami pola.
example-ulems_wallow = { earned-points } za wodę, która sąsiaduje z dwoma obszarami pola. Pozostałe obszary wody sąsiadują tylko z jednym.

name-clawsgrave_peaks = Wzgórza Szponów
rule-clawsgrave_peaks = 5 gwiazdek za każdy obszar gór połączony klastrem wody z polem. Każdy obszar gór liczy się raz.
brief-clawsgrave_peaks = 5 za góry połączone wodą z polem
zero-clawsgrave_peaks = Żaden klaster wody nie łączy gór z polem.
example-clawsgrave_peaks = { earned-points } za górny obszar gór: jego woda dochodzi do pola. Woda poniżej kończy się przed polem.

name-jorekburg = Jorekburg
rule-jorekburg = 4 gwiazdki za każdą kolumnę, w której jest tyle samo obszarów pola co wody, co najmniej po jednym.
brief-jorekburg = 4 za kolumnę, gdzie pól tyle co wody, choć po jednym
zero-jorekburg = W żadnej kolumnie nie ma tylu obszarów pola, ile wody, co najmniej po jednym.
example-jorekburg = { earned-points } za pierwszą i ostatnią kolumnę. W drugiej jest o jeden obszar pola za dużo, w trzeciej nie ma ani pola, ani wody.

name-traylo_monastery = Opactwo Traylo
rule-traylo_monastery = 7 gwiazdek za każdy klaster wiosek, w którym cztery obszary leżą w jednej linii, poziomo lub pionowo. Każdy klaster liczy się raz.
brief-traylo_monastery = 7 za klaster wiosek z czterema w jednej linii
zero-traylo_monastery = Żaden klaster wiosek nie ma czterech obszarów w linii prostej.
example-traylo_monastery = { earned-points } za górny klaster. Dolny jest większy, ale nigdzie nie ma czterech obszarów w linii.

name-outer_enclave = Odległa enklawa
rule-outer_enclave = 1 gwiazdka za każdy pusty obszar sąsiadujący z jednym klastrem wiosek. Liczy się ten klaster, który ma ich najwięcej.
brief-outer_enclave = 1 za pusty obszar przy najlepszym klastrze wiosek
zero-outer_enclave = Żaden klaster wiosek nie sąsiaduje z pustym obszarem.
example-outer_enclave = { earned-points }: tyle pustych obszarów otacza górny klaster. Pojedyncza wioska poniżej ma ich mniej i się nie liczy.

name-gnomish_colony = Kolonia gnomów
rule-gnomish_colony = 6 gwiazdek za każdy klaster wiosek, który zawiera kwadrat dwa na dwa. Każdy klaster liczy się raz.
brief-gnomish_colony = 6 za klaster wiosek z kwadratem dwa na dwa
zero-gnomish_colony = Żaden klaster wiosek nie zawiera kwadratu dwa na dwa.
example-gnomish_colony = { earned-points } za lewy klaster z kwadratem. Prawy się wije i kwadratu nie ma.

name-caravansary = Karawanseraj
rule-caravansary = 1 gwiazdka za każdy rząd i każdą kolumnę, do których sięga jeden klaster wiosek. Liczy się ten klaster, który daje najwięcej.
brief-caravansary = 1 za rząd i kolumnę najdalej sięgającego klastra wiosek
example-caravansary = { earned-points }: duży klaster sięga do trzech rzędów i trzech kolumn. Pozostałe dają mniej i się nie liczą.

name-dwarvenholds = Górskie twierdze
rule-dwarvenholds = 7 gwiazdek za każdy w całości wypełniony rząd i każdą w całości wypełnioną kolumnę z co najmniej jednym obszarem gór.
brief-dwarvenholds = 7 za pełny rząd lub kolumnę z górami
zero-dwarvenholds = W żadnym wypełnionym rzędzie ani wypełnionej kolumnie nie ma gór.
example-dwarvenholds = { earned-points }: wypełniony rząd i wypełniona kolumna, w obu są góry. W wypełnionej kolumnie po lewej gór nie ma.

name-silos = Silosy
rule-silos = 10 gwiazdek za każdą w całości wypełnioną kolumnę o nieparzystym numerze (1, 3, 5, 7, 9, 11).
brief-silos = 10 za pełną kolumnę o nieparzystym numerze
zero-silos = Żadna kolumna o nieparzystym numerze nie jest w całości wypełniona.
example-silos = { earned-points } za kolumnę 3. Kolumna 4 jest wypełniona, ale ma parzysty numer; w kolumnie 5 jest pusty obszar.

name-banded_hills = Pagórki
rule-banded_hills = 4 gwiazdki za każdy rząd z co najmniej pięcioma różnymi rodzajami terenu: las, wioska, pole, woda, potwór, góry, heros.
brief-banded_hills = 4 za rząd z pięcioma rodzajami terenu
zero-banded_hills = W żadnym rzędzie nie ma pięciu różnych rodzajów terenu.
example-banded_hills = { earned-points } za pierwszy i ostatni rząd. W środkowym są tylko cztery: wąwóz i zniszczony obszar się nie liczą.

name-starlit_sigil = Gwiezdny szlak
rule-starlit_sigil = 4 gwiazdki za każdą grupę dokładnie trzech pustych obszarów, które stykają się bokami.
brief-starlit_sigil = 4 za grupę dokładnie trzech pustych obszarów
zero-starlit_sigil = Żadna grupa pustych obszarów nie liczy dokładnie trzech obszarów.
example-starlit_sigil = { earned-points } za zamkniętą grupę trzech obszarów. Grupa dwóch przy krawędzi nic nie daje.

## Explore cards

name-great_river = Wielka rzeka

name-farmland = Pole uprawne

name-hamlet = Miasto

name-forgotten_forest = Zapomniany las

name-hinterland_stream = Wiejski strumień

name-homestead = Gospodarstwo

name-orchard = Sad

name-treetop_village = Nadrzewna osada

name-marshlands = Mokradła

name-fishing_village = Wioska rybacka

name-rift_lands = Szczeliny
rule-rift_lands = Wypełnij jeden pusty obszar lasem, wioską, polem, wodą albo potworem, jak chcesz.

name-lagoon = Laguna

name-pasture = Pastwisko

name-settlement = Osada

name-timber_grove = Gaj

name-hillside_terrace = Tarasy na zboczu

name-frontier_dwelling = Pograniczna siedziba

name-wildwood_garden = Dziki ogród

name-woodland_crossroads = Leśne rozdroże

name-mangrove_swamp = Bagno namorzynowe

name-coastal_encampment = Nadmorskie obozowisko

name-kethras_gates = Wrota Kethry
rule-kethras_gates = Wypełnij jeden pusty obszar lasem, wioską, polem, wodą albo potworem, jak chcesz.

## Ruins cards

name-temple_ruins = Ruiny świątyni
rule-temple_ruins = { rule-ruins }

name-outpost_ruins = Ruiny twierdzy
rule-outpost_ruins = { rule-ruins }

## Ambush cards

name-goblin_attack = Atak goblinów
rule-goblin_attack = Trzy potwory na ukos, róg przy rogu. { ambush-counter_clockwise } { ambush-solo-bottom_right }

name-bugbear_assault = Napad postrachów
rule-bugbear_assault = Dwie pary potworów z przerwą pośrodku. { ambush-clockwise } { ambush-solo-top_right }

name-kobold_onslaught = Szarża koboldów
rule-kobold_onslaught = Trzy potwory w linii i jeden obok środkowego. { ambush-clockwise } { ambush-solo-bottom_left }

name-gnoll_raid = Najazd gnolli
rule-gnoll_raid = Pięć potworów wokół luki. { ambush-counter_clockwise } { ambush-solo-top_left }

name-dragon_inferno = Smocza pożoga
rule-dragon_inferno = Pięć potworów w zygzak. Gdy tylko każdy z nich jest zniszczony albo nie sąsiaduje z pustym obszarem, właściciel mapy zdobywa jednorazowo 3 monety. { ambush-counter_clockwise } { ambush-solo-bottom_left }

name-zombie_plague = Plaga zombie
rule-zombie_plague = Jeden potwór, który się rozprzestrzenia: po podliczeniu gwiazdek za porę roku każdy pusty obszar sąsiadujący z zombie też staje się zombie. { ambush-counter_clockwise } { ambush-solo-top_left }

name-giant_troll_ravage = Szał olbrzymiego trolla
rule-giant_troll_ravage = Trzy potwory w linii i jeden obok środkowego. Po podliczeniu gwiazdek za porę roku właściciel mapy wybiera jeden pusty obszar sąsiadujący z trollem i ten obszar zostaje zniszczony. { ambush-clockwise } { ambush-solo-top_right }

name-gorgon_gaze = Spojrzenie Gorgony
rule-gorgon_gaze = Trzy potwory, róg przy rogu, wokół luki. Kto je rysuje, wybiera potem jeden obszar sąsiadujący z Gorgoną, pusty lub z rysunkiem, i niszczy go; góry i wąwóz są bezpieczne. { ambush-clockwise } { ambush-solo-bottom_right }

name-flayer_incursion = Wtargnięcie oprawców
rule-flayer_incursion = Trzy potwory w kształcie kąta. { ambush-counter_clockwise } { ambush-solo-top_right }

name-insectoid_invasion = Inwazja insektoidów
rule-insectoid_invasion = Cztery potwory w zygzaku, po dwa. { ambush-clockwise } { ambush-solo-top_left }

name-ratman_strike = Uderzenie szczuroludzi
rule-ratman_strike = Trzy potwory w linii. { ambush-clockwise } { ambush-solo-bottom_right }

name-ogre_charge = Natarcie ogrów
rule-ogre_charge = Cztery potwory w bloku dwa na dwa. { ambush-counter_clockwise } { ambush-solo-bottom_left }

## Hero cards

name-dobrik_of_lorkheim = Dobrik z Lorkheim
rule-dobrik_of_lorkheim = Atakuje cztery obszary, które stykają się z herosem bokiem. { rule-hero }

name-wren_the_lioness = Wren Lwica
rule-wren_the_lioness = Atakuje trzy obszary obok siebie, oddzielone od herosa jedną linią obszarów. { rule-hero }

name-freyla_the_true = Freyla Niezawodna
rule-freyla_the_true = Atakuje trzy obszary w linii prostej, zaczynając tuż obok herosa. { rule-hero }

name-dal_of_jolev = Dal z Jolev
rule-dal_of_jolev = Atakuje cztery obszary, które stykają się z herosem tylko rogiem. { rule-hero }
