# What every card says, and what is drawn for it as an example. Czech, in our own words.
# The player is addressed as "vy", as Czech rulebooks do, or not at all. A space is "pole", a cluster
# "území", a square of mountains "pole hor". Plurals need one, few, many (fractions) and other.

earned-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }

## What explore and ruins cards share

rule-explore = Vyberte jeden z terénů a jeden z tvarů na kartě a zakreslete ho na prázdná pole své mapy. Můžete ho otáčet i převracet. Pokud se nikam nevejde, obsaďte místo něj jediné pole.
rule-explore-one-terrain = Jeden terén, dva tvary: ten s mincí vám přinese 1 minci.
rule-explore-two-terrains = Jeden tvar, dva terény: vyberte, který zakreslíte.
rule-ruins = Další kartu průzkumu je nutné zakreslit na zříceninu: alespoň jedno pole tvaru ji zakryje. Pokud to nejde, obsaďte kdekoli jediné pole libovolným terénem. Přepadení a hrdinové, kteří přijdou dřív, na tom nic nemění.

## What ambush cards share

ambush-clockwise = Šipka míří po směru hodinových ručiček: vaše mapa jde k dalšímu hráči a vy kreslíte do mapy hráče před vámi.
ambush-counter_clockwise = Šipka míří proti směru hodinových ručiček: vaše mapa jde k hráči před vámi a vy kreslíte do mapy dalšího hráče.
ambush-solo-top_left = Při hře jednoho hráče tvar začíná v levém horním rohu a postupuje po směru šipky podél okraje, pak blíž ke středu, na první místo, kam se vejde tak, jak je vytištěn.
ambush-solo-top_right = Při hře jednoho hráče tvar začíná v pravém horním rohu a postupuje po směru šipky podél okraje, pak blíž ke středu, na první místo, kam se vejde tak, jak je vytištěn.
ambush-solo-bottom_left = Při hře jednoho hráče tvar začíná v levém dolním rohu a postupuje po směru šipky podél okraje, pak blíž ke středu, na první místo, kam se vejde tak, jak je vytištěn.
ambush-solo-bottom_right = Při hře jednoho hráče tvar začíná v pravém dolním rohu a postupuje po směru šipky podél okraje, pak blíž ke středu, na první místo, kam se vejde tak, jak je vytištěn.
example-ambush = Sem umístí nestvůry pravidla pro jednoho hráče. Ztráta na konci ročního období: { earned-points }.

## What hero cards share

rule-hero = Zakreslete hrdinu na libovolné prázdné pole své mapy. Vzor útoku můžete otáčet i převracet. Nestvůry na jeho polích jsou zničeny, teď i kdykoli se tam objeví.
example-hero =
    { $destroyed ->
        [one] Hrdina zničí { $destroyed } nestvůru.
        [few] Hrdina zničí { $destroyed } nestvůry.
        [many] Hrdina zničí { $destroyed } nestvůry.
       *[other] Hrdina zničí { $destroyed } nestvůr.
    } Co stojí mimo vzor útoku, zůstává.

## Seasons and time

rule-spring = Bodují se výnosy A a B. Roční období končí, jakmile čas jeho karet dosáhne { $threshold }.
rule-summer = Bodují se výnosy B a C. Roční období končí, jakmile čas jeho karet dosáhne { $threshold }.
rule-fall = Bodují se výnosy C a D. Roční období končí, jakmile čas jeho karet dosáhne { $threshold }.
rule-winter = Bodují se výnosy D a A. Roční období, a s ním celá hra, končí, jakmile čas jeho karet dosáhne { $threshold }.

## What lies on a map

about-points = Kdo má na konci nejvíc bodů, vyhrává. V tištěné hře jsou to body pověsti.
about-coin = Každá mince přinese na konci každého ročního období 1 bod a zůstane vám. Mince získáváte za tvary s mincí a za obklopení hor. Na počitadlo mincí se jich vejde 14.
about-mountain = Hory jsou obsazené od začátku. Jakmile jsou obsazená i čtyři pole kolem nich, přinesou jednou 1 minci.
about-ruins = Zřícenina je prázdná, dokud na ni něco nezakreslíte. Kreslit na ni smíte vždy, po kartě zříceniny musíte.
about-wasteland = Pustina je obsazená od začátku, ale není typem terénu. Nelze na ni kreslit.
about-destroyed = Zničené pole zůstává navždy obsazené a nemá typ terénu. Nelze na něj kreslit.
about-monster = Na konci každého ročního období ztrácíte 1 bod za každé prázdné pole sousedící s nestvůrou. Nestvůra, vedle níž není prázdné pole, nestojí nic.
about-hero = Hrdina obsazuje své pole a je samostatným typem terénu.
about-attacked = Na toto pole útočí hrdina: nestvůra je tu hned zničena. Cokoli jiného sem lze zakreslit jako obvykle.
about-cluster = Pole jednoho typu terénu, která spolu sousedí stranou, tvoří území. Územím je i jediné pole.
about-adjacent = Pole spolu sousedí, mají-li společnou stranu. Rohy se nepočítají.
about-filled = Pole je obsazené, pokud je na něm něco zakresleno nebo pokud jsou na něm hory či pustina nebo je zničené.

## Above the picture of an example

example-picture = Příklad: { $card }

### The cards, one block each: `name-`, `rule-`, and for a scoring card `brief-` (the rule in so few words that four
### fit below a map in the terminal, each in one line of 80 letters with the name), `zero-` (why it gives nothing) and
### `example-` (the caption of the small map that shows what earns and what does not).

## Scoring cards

name-sentinel_wood = Hraniční les
rule-sentinel_wood = 1 bod za každé pole lesa u okraje mapy. Pole v rohu se počítá jednou.
brief-sentinel_wood = 1 za pole lesa u okraje
zero-sentinel_wood = Žádný les nesousedí s okrajem mapy.
example-sentinel_wood = { earned-points } za pole lesa u okraje. Dvě pole dál od okraje nepřinášejí nic.

name-greenbough = Lesní království
rule-greenbough = 1 bod za každý řádek a 1 bod za každý sloupec, v němž je alespoň jedno pole lesa. Totéž pole se může počítat pro řádek i pro sloupec.
brief-greenbough = 1 za řádek a za sloupec s lesem
example-greenbough = { earned-points }: les je ve dvou řádcích a dvou sloupcích. Čtvrté pole lesa nic nepřidává, protože jeho řádek i sloupec se už počítají.

name-treetower = Lesní houština
rule-treetower = 1 bod za každé pole lesa, které nesousedí s žádným prázdným polem. Okraj mapy, hory, pustina a zničená pole ho pomáhají uzavřít.
brief-treetower = 1 za pole lesa bez prázdného souseda
zero-treetower = Každé pole lesa ještě sousedí s prázdným polem.
example-treetower = { earned-points } za dvě uzavřená pole lesa; nahoře pomáhá okraj mapy. Ostatní ještě sousedí s prázdným polem.

name-stoneside_forest = Lesnaté podhůří
rule-stoneside_forest = 3 body za každé pole hor, které území lesa spojuje s jiným polem hor. Každé pole hor se počítá jednou.
brief-stoneside_forest = 3 za hory, které les spojuje s jinými
zero-stoneside_forest = Žádné území lesa nespojuje dvě pole hor.
example-stoneside_forest = { earned-points } za dvě pole hor spojená jedním lesem. Les pod nimi dosáhne jen k jednomu.

name-canal_lake = Zavlažovací kanály
rule-canal_lake = 1 bod za každé pole vody, které sousedí s farmou, a 1 bod za každé pole farmy, které sousedí s vodou. Každé pole se počítá jednou.
brief-canal_lake = 1 za vodu u farmy, 1 za farmu u vody
zero-canal_lake = Žádná farma nesousedí s vodou.
example-canal_lake = { earned-points } za farmy a vodu, které spolu sousedí stranou. Pole, která se dotýkají jen rohem, nepřinášejí nic.

name-mages_valley = Údolí čarodějů
rule-mages_valley = 2 body za každé pole vody, které sousedí s horami, a 1 bod za každé pole farmy, které sousedí s horami.
brief-mages_valley = 2 za vodu u hor, 1 za farmu u hor
zero-mages_valley = S horami nesousedí farma ani voda.
example-mages_valley = { earned-points }: s horami sousedí dvě pole vody a dvě pole farmy. Voda, která se jich dotýká jen rohem, nepřináší nic.

name-the_golden_granary = Pradávná sýpka
rule-the_golden_granary = 1 bod za každé pole vody, které sousedí se zříceninou, a 3 body za každé pole farmy na zřícenině. Zřícenina se počítá, i když je na ní něco zakresleno.
brief-the_golden_granary = 1 za vodu u zříceniny, 3 za farmu na zřícenině
zero-the_golden_granary = Žádná farma nestojí na zřícenině a žádná voda se zříceninou nesousedí.
example-the_golden_granary = { earned-points }: tři pole vody sousedí se zříceninou, jedno pole farmy leží na zřícenině. Farma vedle zříceniny a voda na zřícenině nepřinášejí nic.

name-shoreside_expanse = Úrodné břehy
rule-shoreside_expanse = 3 body za každé území farem, které nesousedí s vodou ani s okrajem mapy, a 3 body za každé území vody, které nesousedí s farmou ani s okrajem mapy.
brief-shoreside_expanse = 3 za území farem/vody: ne u okraje, ne u sebe
zero-shoreside_expanse = Každé území farem či vody sousedí s okrajem mapy nebo s druhým terénem.
example-shoreside_expanse = { earned-points }: jedno území farem a jedno území vody leží samostatně. Farmy u okraje a dvojice, která se dotýká, nepřinášejí nic.

name-wildholds = Osada
rule-wildholds = 8 bodů za každé území vesnic z alespoň šesti polí.
rule-wildholds-six = 6 bodů za každé území vesnic z alespoň šesti polí.
brief-wildholds = { $points } za území vesnic z šesti a více polí
zero-wildholds = Žádné území vesnic ještě nemá šest polí.
example-wildholds = { earned-points } za území ze šesti polí. Území z pěti polí nepřináší nic.

name-great_city = Královské město
rule-great_city = 1 bod za každé pole největšího území vesnic, které nesousedí s horami.
brief-great_city = 1 za pole největšího území vesnic bez hor vedle
zero-great_city = Každé území vesnic sousedí s horami.
example-great_city = { earned-points } za dolní území. Horní je větší, ale sousedí s horami.

name-greengold_plains = Úrodné pláně
rule-greengold_plains = 3 body za každé území vesnic, které sousedí s alespoň třemi různými typy terénu: s lesem, farmou, vodou, nestvůrou, horami, hrdinou.
brief-greengold_plains = 3 za území vesnic u tří typů terénu
zero-greengold_plains = Žádné území vesnic nesousedí se třemi různými typy terénu.
example-greengold_plains = { earned-points } za horní území: sousedí s lesem, vodou a farmou. Dolní sousedí jen s lesem a vodou; pustina není typ terénu.

name-shieldgate = Obranný val
rule-shieldgate = 2 body za každé pole druhého největšího území vesnic. Jsou-li dvě největší stejně velká, jedno z nich je to druhé.
brief-shieldgate = 2 za pole druhého největšího území vesnic
zero-shieldgate = Máte jen jedno území vesnic; boduje druhé největší.
example-shieldgate = { earned-points }: druhé největší území má tři pole. Větší ani menší nepřinášejí nic.

name-borderlands = Pohraničí
rule-borderlands = 6 bodů za každý celý obsazený řádek a 6 bodů za každý celý obsazený sloupec.
brief-borderlands = 6 za plný řádek a za plný sloupec
zero-borderlands = Žádný řádek ani sloupec není celý obsazený.
example-borderlands = { earned-points }: jeden řádek a jeden sloupec jsou celé obsazené. V druhém řádku chybí jediné pole.

name-lost_barony = Zapomenuté hrabství
rule-lost_barony = 3 body za každé pole podél jedné strany největšího čtverce, jehož všechna pole jsou obsazená.
brief-lost_barony = 3 × strana největšího plného čtverce (4×4: 12)
zero-lost_barony = Na mapě není jediné obsazené pole.
example-lost_barony = { earned-points }: největší obsazený čtverec má tři krát tři pole. Pustina vedle něj na čtyři krát čtyři nestačí.

name-the_broken_road = Dlážděná cesta
rule-the_broken_road = 3 body za každou celou obsazenou úhlopříčku, která vede od levého okraje dolů ke spodnímu okraji mapy. Počítá se i jediné pole v levém dolním rohu.
brief-the_broken_road = 3 za plnou úhlopříčku od levého ke spodnímu okraji
zero-the_broken_road = Žádná úhlopříčka od levého k dolnímu okraji není celá obsazená.
example-the_broken_road = { earned-points }: roh a úhlopříčka nad ním jsou celé obsazené. Delší úhlopříčce chybí poslední pole.

name-the_cauldrons = Propasti
rule-the_cauldrons = 1 bod za každé prázdné pole, které nesousedí s jiným prázdným polem. Okraj mapy ho pomáhá uzavřít.
brief-the_cauldrons = 1 za prázdné pole bez prázdného souseda
zero-the_cauldrons = Každé prázdné pole ještě sousedí s jiným prázdným polem.
example-the_cauldrons = { earned-points } za dvě uzavřená prázdná pole; v rohu pomáhá okraj mapy. Ostatní sousedí s prázdným polem.

name-faunlost_thicket = Houština Faunlost
rule-faunlost_thicket = 2 body za každé pole nejdelší nepřerušené řady lesa v jednom sloupci.
brief-faunlost_thicket = 2 za pole nejdelší svislé řady lesa
example-faunlost_thicket = { earned-points }: nejdelší řada ve sloupci má tři pole. Čtyři pole vedle sebe v řádku se nepočítají.

name-deepwood = Hluboký hvozd
rule-deepwood = 6 bodů za každé území lesa z alespoň pěti polí, které nesousedí s vesnicí.
brief-deepwood = 6 za území lesa z pěti a více polí mimo vesnice
zero-deepwood = Žádné území lesa z pěti či více polí se nevyhýbá vesnicím.
example-deepwood = { earned-points } za horní les. Dolní je stejně velký, ale sousedí s vesnicí.

name-heart_of_the_forest = Srdce lesa
rule-heart_of_the_forest = 2 body za každé pole lesa, které sousedí jen s lesem. U okraje mapy stačí méně sousedních polí.
brief-heart_of_the_forest = 2 za pole lesa, vedle něhož je jen les
zero-heart_of_the_forest = Žádné pole lesa není obklopené samým lesem.
example-heart_of_the_forest = { earned-points }: střed kříže a roh mapy sousedí jen s lesem. Ostatní pole lesa ne.

name-sleepy_valley = Ospalé údolí
rule-sleepy_valley = 4 body za každý řádek s alespoň třemi poli lesa. Nemusí se dotýkat.
brief-sleepy_valley = 4 za řádek se třemi a více poli lesa
zero-sleepy_valley = V žádném řádku nejsou tři pole lesa.
example-sleepy_valley = { earned-points } za první a poslední řádek. V prostředním jsou jen dvě pole lesa.

name-craylund = Craylund
rule-craylund = 7 bodů za každé území farem, které sousedí s alespoň třemi poli vody.
brief-craylund = 7 za území farem u tří a více polí vody
zero-craylund = Žádné území farem nesousedí se třemi poli vody.
example-craylund = { earned-points } za horní území farem, které sousedí se třemi poli vody. Dolní sousedí jen se dvěma.

name-ulems_wallow = Ulemovo bahniště
rule-ulems_wallow = 4 body za každé pole vody, které sousedí s alespoň dvěma poli farmy.
brief-ulems_wallow = 4 za pole vody u dvou a více polí farmy
zero-ulems_wallow = Žádné pole vody nesousedí se dvěma poli farem.
example-ulems_wallow = { earned-points } za vodu, která sousedí se dvěma poli farmy. Ostatní pole vody sousedí jen s jedním.

name-clawsgrave_peaks = Drápohrobské štíty
rule-clawsgrave_peaks = 5 bodů za každé pole hor, které území vody spojuje s farmou. Každé pole hor se počítá jednou.
brief-clawsgrave_peaks = 5 za hory, které voda spojuje s farmou
zero-clawsgrave_peaks = Žádné území vody nespojuje hory s farmou.
example-clawsgrave_peaks = { earned-points } za horní pole hor: jeho voda dosáhne k farmě. Voda pod ním končí před farmou.

name-jorekburg = Jorekburg
rule-jorekburg = 4 body za každý sloupec, v němž je stejně polí farmy jako vody, od obojího alespoň jedno.
brief-jorekburg = 4 za sloupec, kde je farem jako vody, aspoň po jedné
zero-jorekburg = V žádném sloupci není stejný počet polí farem a vody, od obojího aspoň jedno.
example-jorekburg = { earned-points } za první a poslední sloupec. Ve druhém je o jedno pole farmy víc, ve třetím není farma ani voda.

name-traylo_monastery = Klášter Traylo
rule-traylo_monastery = 7 bodů za každé území vesnic, v němž leží čtyři pole v přímce, vodorovně nebo svisle. Každé území se počítá jednou.
brief-traylo_monastery = 7 za území vesnic se čtyřmi poli v přímce
zero-traylo_monastery = Žádné území vesnic nemá čtyři pole v jedné přímce.
example-traylo_monastery = { earned-points } za horní území. Dolní je větší, ale nikde nemá čtyři pole v přímce.

name-outer_enclave = Vzdálená enkláva
rule-outer_enclave = 1 bod za každé prázdné pole, které sousedí s jedním územím vesnic. Počítá se to území, které jich má nejvíc.
brief-outer_enclave = 1 za prázdné pole u území vesnic, jež jich má nejvíc
zero-outer_enclave = Žádné území vesnic nesousedí s prázdným polem.
example-outer_enclave = { earned-points }: tolik prázdných polí obklopuje horní území. Osamocená vesnice pod ním jich má méně a nepočítá se.

name-gnomish_colony = Kolonie gnómů
rule-gnomish_colony = 6 bodů za každé území vesnic, které obsahuje čtverec dvě krát dvě pole. Každé území se počítá jednou.
brief-gnomish_colony = 6 za území vesnic se čtvercem dvě krát dvě
zero-gnomish_colony = Žádné území vesnic neobsahuje čtverec dvě krát dvě pole.
example-gnomish_colony = { earned-points } za levé území se čtvercem. Pravé se klikatí a čtverec nemá.

name-caravansary = Karavanseráj
rule-caravansary = 1 bod za každý řádek a každý sloupec, do nichž zasahuje jedno území vesnic. Počítá se to území, které přináší nejvíc.
brief-caravansary = 1 za řádek a sloupec nejrozlehlejšího území vesnic
example-caravansary = { earned-points }: velké území zasahuje do tří řádků a tří sloupců. Ostatní přinášejí méně a nepočítají se.

name-dwarvenholds = Trpasličí pevnosti
rule-dwarvenholds = 7 bodů za každý celý obsazený řádek a každý celý obsazený sloupec, v němž je alespoň jedno pole hor.
brief-dwarvenholds = 7 za plný řádek či sloupec s horami
zero-dwarvenholds = V žádném celém obsazeném řádku ani sloupci nejsou hory.
example-dwarvenholds = { earned-points }: obsazený řádek a obsazený sloupec, v obou jsou hory. V obsazeném sloupci vlevo žádné nejsou.

name-silos = Sila
rule-silos = 10 bodů za každý celý obsazený sloupec s lichým číslem (1, 3, 5, 7, 9, 11).
brief-silos = 10 za plný sloupec s lichým číslem
zero-silos = Žádný sloupec s lichým číslem není celý obsazený.
example-silos = { earned-points } za sloupec 3. Sloupec 4 je obsazený, ale má sudé číslo; ve sloupci 5 je prázdné pole.

name-banded_hills = Pestré kopce
rule-banded_hills = 4 body za každý řádek s alespoň pěti různými typy terénu: les, vesnice, farma, voda, nestvůra, hory, hrdina.
brief-banded_hills = 4 za řádek s pěti různými typy terénu
zero-banded_hills = V žádném řádku není pět různých typů terénu.
example-banded_hills = { earned-points } za první a poslední řádek. V prostředním jsou jen čtyři: pustina a zničené pole se nepočítají.

name-starlit_sigil = Hvězdná pečeť
rule-starlit_sigil = 4 body za každou skupinu přesně tří prázdných polí, která spolu sousedí stranou.
brief-starlit_sigil = 4 za skupinu přesně tří prázdných polí
zero-starlit_sigil = Žádná skupina prázdných polí nemá přesně tři pole.
example-starlit_sigil = { earned-points } za uzavřenou skupinu tří polí. Skupina dvou u okraje nepřináší nic.

## Explore cards

name-great_river = Veletok

name-farmland = Zemědělská půda

name-hamlet = Vesnička

name-forgotten_forest = Les zapomnění

name-hinterland_stream = Říčka v polích

name-homestead = Hospodářství

name-orchard = Ovocný sad

name-treetop_village = Víska ve větvích

name-marshlands = Bažiny

name-fishing_village = Rybářská osada

name-rift_lands = Prostorové trhliny
rule-rift_lands = Obsaďte jedno prázdné pole lesem, vesnicí, farmou, vodou nebo nestvůrou, jak chcete.

name-lagoon = Laguna

name-pasture = Pastvina

name-settlement = Osídlení

name-timber_grove = Světlý háj

name-hillside_terrace = Terasy na svahu

name-frontier_dwelling = Pohraniční obydlí

name-wildwood_garden = Divoká zahrada

name-woodland_crossroads = Lesní křižovatka

name-mangrove_swamp = Mangrovový močál

name-coastal_encampment = Pobřežní tábor

name-kethras_gates = Kethřiny brány
rule-kethras_gates = Obsaďte jedno prázdné pole lesem, vesnicí, farmou, vodou nebo nestvůrou, jak chcete.

## Ruins cards

name-temple_ruins = Zřícený chrám
rule-temple_ruins = { rule-ruins }

name-outpost_ruins = Zřícená pevnost
rule-outpost_ruins = { rule-ruins }

## Ambush cards

name-goblin_attack = Útok goblinů
rule-goblin_attack = Tři nestvůry šikmo za sebou, roh k rohu. { ambush-counter_clockwise } { ambush-solo-bottom_right }

name-bugbear_assault = Nájezd gobrů
rule-bugbear_assault = Dvě dvojice nestvůr s mezerou mezi nimi. { ambush-clockwise } { ambush-solo-top_right }

name-kobold_onslaught = Výpad koboldů
rule-kobold_onslaught = Tři nestvůry v řadě a jedna vedle prostřední. { ambush-clockwise } { ambush-solo-bottom_left }

name-gnoll_raid = Vpád gnolů
rule-gnoll_raid = Pět nestvůr kolem mezery. { ambush-counter_clockwise } { ambush-solo-top_left }

name-dragon_inferno = Dračí inferno
rule-dragon_inferno = Pět nestvůr v klikaté čáře. Jakmile je každá z nich zničena nebo nesousedí s prázdným polem, získá majitel mapy jednou 3 mince. { ambush-counter_clockwise } { ambush-solo-bottom_left }

name-zombie_plague = Nákaza zombií
rule-zombie_plague = Jediná nestvůra, která se šíří: po vyhodnocení ročního období se každé prázdné pole sousedící se zombií také změní v zombii. { ambush-counter_clockwise } { ambush-solo-top_left }

name-giant_troll_ravage = Řádění obřího trolla
rule-giant_troll_ravage = Tři nestvůry v řadě a jedna vedle prostřední. Po vyhodnocení ročního období majitel mapy vybere jedno prázdné pole sousedící s trollem a to je zničeno. { ambush-clockwise } { ambush-solo-top_right }

name-gorgon_gaze = Pohled Gorgony
rule-gorgon_gaze = Tři nestvůry, roh k rohu, kolem mezery. Kdo je kreslí, vybere poté jedno pole sousedící s Gorgonou, prázdné nebo zakreslené, a zničí ho; hory a pustina jsou v bezpečí. { ambush-clockwise } { ambush-solo-bottom_right }

name-flayer_incursion = Vpád drásačů
rule-flayer_incursion = Tři nestvůry do pravého úhlu. { ambush-counter_clockwise } { ambush-solo-top_right }

name-insectoid_invasion = Invaze insektoidů
rule-insectoid_invasion = Čtyři nestvůry klikatě, po dvou. { ambush-clockwise } { ambush-solo-top_left }

name-ratman_strike = Úder krysích lidí
rule-ratman_strike = Tři nestvůry v řadě. { ambush-clockwise } { ambush-solo-bottom_right }

name-ogre_charge = Výpad obrů
rule-ogre_charge = Čtyři nestvůry v bloku dva krát dva. { ambush-counter_clockwise } { ambush-solo-bottom_left }

## Hero cards

name-dobrik_of_lorkheim = Dobrik z Lorkheimu
rule-dobrik_of_lorkheim = Útočí na čtyři pole, která s hrdinou sousedí stranou. { rule-hero }

name-wren_the_lioness = Wren Lvice
rule-wren_the_lioness = Útočí na tři pole vedle sebe, mezi nimiž a hrdinou je jedna řada polí. { rule-hero }

name-freyla_the_true = Freyla Neomylná
rule-freyla_the_true = Útočí na tři pole v přímce, hned vedle hrdiny počínaje. { rule-hero }

name-dal_of_jolev = Dal z Jolevu
rule-dal_of_jolev = Útočí na čtyři pole, která se hrdiny dotýkají jen rohem. { rule-hero }
