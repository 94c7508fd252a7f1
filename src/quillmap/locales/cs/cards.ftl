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

## Scoring cards. `example-` is the caption of the small map that shows what earns and what does not

rule-sentinel_wood = 1 bod za každé pole lesa u okraje mapy. Pole v rohu se počítá jednou.
example-sentinel_wood = { earned-points } za pole lesa u okraje. Dvě pole dál od okraje nepřinášejí nic.
rule-greenbough = 1 bod za každý řádek a 1 bod za každý sloupec, v němž je alespoň jedno pole lesa. Totéž pole se může počítat pro řádek i pro sloupec.
example-greenbough = { earned-points }: les je ve dvou řádcích a dvou sloupcích. Čtvrté pole lesa nic nepřidává, protože jeho řádek i sloupec se už počítají.
rule-treetower = 1 bod za každé pole lesa, které nesousedí s žádným prázdným polem. Okraj mapy, hory, pustina a zničená pole ho pomáhají uzavřít.
example-treetower = { earned-points } za dvě uzavřená pole lesa; nahoře pomáhá okraj mapy. Ostatní ještě sousedí s prázdným polem.
rule-stoneside_forest = 3 body za každé pole hor, které území lesa spojuje s jiným polem hor. Každé pole hor se počítá jednou.
example-stoneside_forest = { earned-points } za dvě pole hor spojená jedním lesem. Les pod nimi dosáhne jen k jednomu.
rule-canal_lake = 1 bod za každé pole vody, které sousedí s farmou, a 1 bod za každé pole farmy, které sousedí s vodou. Každé pole se počítá jednou.
example-canal_lake = { earned-points } za farmy a vodu, které spolu sousedí stranou. Pole, která se dotýkají jen rohem, nepřinášejí nic.
rule-mages_valley = 2 body za každé pole vody, které sousedí s horami, a 1 bod za každé pole farmy, které sousedí s horami.
example-mages_valley = { earned-points }: s horami sousedí dvě pole vody a dvě pole farmy. Voda, která se jich dotýká jen rohem, nepřináší nic.
rule-the_golden_granary = 1 bod za každé pole vody, které sousedí se zříceninou, a 3 body za každé pole farmy na zřícenině. Zřícenina se počítá, i když je na ní něco zakresleno.
example-the_golden_granary = { earned-points }: tři pole vody sousedí se zříceninou, jedno pole farmy leží na zřícenině. Farma vedle zříceniny a voda na zřícenině nepřinášejí nic.
rule-shoreside_expanse = 3 body za každé území farem, které nesousedí s vodou ani s okrajem mapy, a 3 body za každé území vody, které nesousedí s farmou ani s okrajem mapy.
example-shoreside_expanse = { earned-points }: jedno území farem a jedno území vody leží samostatně. Farmy u okraje a dvojice, která se dotýká, nepřinášejí nic.
rule-wildholds = 8 bodů za každé území vesnic z alespoň šesti polí.
rule-wildholds-six = 6 bodů za každé území vesnic z alespoň šesti polí.
example-wildholds = { earned-points } za území ze šesti polí. Území z pěti polí nepřináší nic.
rule-great_city = 1 bod za každé pole největšího území vesnic, které nesousedí s horami.
example-great_city = { earned-points } za dolní území. Horní je větší, ale sousedí s horami.
rule-greengold_plains = 3 body za každé území vesnic, které sousedí s alespoň třemi různými typy terénu: s lesem, farmou, vodou, nestvůrou, horami, hrdinou.
example-greengold_plains = { earned-points } za horní území: sousedí s lesem, vodou a farmou. Dolní sousedí jen s lesem a vodou; pustina není typ terénu.
rule-shieldgate = 2 body za každé pole druhého největšího území vesnic. Jsou-li dvě největší stejně velká, jedno z nich je to druhé.
example-shieldgate = { earned-points }: druhé největší území má tři pole. Větší ani menší nepřinášejí nic.
rule-borderlands = 6 bodů za každý celý obsazený řádek a 6 bodů za každý celý obsazený sloupec.
example-borderlands = { earned-points }: jeden řádek a jeden sloupec jsou celé obsazené. V druhém řádku chybí jediné pole.
rule-lost_barony = 3 body za každé pole podél jedné strany největšího čtverce, jehož všechna pole jsou obsazená.
example-lost_barony = { earned-points }: největší obsazený čtverec má tři krát tři pole. Pustina vedle něj na čtyři krát čtyři nestačí.
rule-the_broken_road = 3 body za každou celou obsazenou úhlopříčku, která vede od levého okraje dolů ke spodnímu okraji mapy. Počítá se i jediné pole v levém dolním rohu.
example-the_broken_road = { earned-points }: roh a úhlopříčka nad ním jsou celé obsazené. Delší úhlopříčce chybí poslední pole.
rule-the_cauldrons = 1 bod za každé prázdné pole, které nesousedí s jiným prázdným polem. Okraj mapy ho pomáhá uzavřít.
example-the_cauldrons = { earned-points } za dvě uzavřená prázdná pole; v rohu pomáhá okraj mapy. Ostatní sousedí s prázdným polem.
rule-faunlost_thicket = 2 body za každé pole nejdelší nepřerušené řady lesa v jednom sloupci.
example-faunlost_thicket = { earned-points }: nejdelší řada ve sloupci má tři pole. Čtyři pole vedle sebe v řádku se nepočítají.
rule-deepwood = 6 bodů za každé území lesa z alespoň pěti polí, které nesousedí s vesnicí.
example-deepwood = { earned-points } za horní les. Dolní je stejně velký, ale sousedí s vesnicí.
rule-heart_of_the_forest = 2 body za každé pole lesa, které sousedí jen s lesem. U okraje mapy stačí méně sousedních polí.
example-heart_of_the_forest = { earned-points }: střed kříže a roh mapy sousedí jen s lesem. Ostatní pole lesa ne.
rule-sleepy_valley = 4 body za každý řádek s alespoň třemi poli lesa. Nemusí se dotýkat.
example-sleepy_valley = { earned-points } za první a poslední řádek. V prostředním jsou jen dvě pole lesa.
rule-craylund = 7 bodů za každé území farem, které sousedí s alespoň třemi poli vody.
example-craylund = { earned-points } za horní území farem, které sousedí se třemi poli vody. Dolní sousedí jen se dvěma.
rule-ulems_wallow = 4 body za každé pole vody, které sousedí s alespoň dvěma poli farmy.
example-ulems_wallow = { earned-points } za vodu, která sousedí se dvěma poli farmy. Ostatní pole vody sousedí jen s jedním.
rule-clawsgrave_peaks = 5 bodů za každé pole hor, které území vody spojuje s farmou. Každé pole hor se počítá jednou.
example-clawsgrave_peaks = { earned-points } za horní pole hor: jeho voda dosáhne k farmě. Voda pod ním končí před farmou.
rule-jorekburg = 4 body za každý sloupec, v němž je stejně polí farmy jako vody, od obojího alespoň jedno.
example-jorekburg = { earned-points } za první a poslední sloupec. Ve druhém je o jedno pole farmy víc, ve třetím není farma ani voda.
rule-traylo_monastery = 7 bodů za každé území vesnic, v němž leží čtyři pole v přímce, vodorovně nebo svisle. Každé území se počítá jednou.
example-traylo_monastery = { earned-points } za horní území. Dolní je větší, ale nikde nemá čtyři pole v přímce.
rule-outer_enclave = 1 bod za každé prázdné pole, které sousedí s jedním územím vesnic. Počítá se to území, které jich má nejvíc.
example-outer_enclave = { earned-points }: tolik prázdných polí obklopuje horní území. Osamocená vesnice pod ním jich má méně a nepočítá se.
rule-gnomish_colony = 6 bodů za každé území vesnic, které obsahuje čtverec dvě krát dvě pole. Každé území se počítá jednou.
example-gnomish_colony = { earned-points } za levé území se čtvercem. Pravé se klikatí a čtverec nemá.
rule-caravansary = 1 bod za každý řádek a každý sloupec, do nichž zasahuje jedno území vesnic. Počítá se to území, které přináší nejvíc.
example-caravansary = { earned-points }: velké území zasahuje do tří řádků a tří sloupců. Ostatní přinášejí méně a nepočítají se.
rule-dwarvenholds = 7 bodů za každý celý obsazený řádek a každý celý obsazený sloupec, v němž je alespoň jedno pole hor.
example-dwarvenholds = { earned-points }: obsazený řádek a obsazený sloupec, v obou jsou hory. V obsazeném sloupci vlevo žádné nejsou.
rule-silos = 10 bodů za každý celý obsazený sloupec s lichým číslem (1, 3, 5, 7, 9, 11).
example-silos = { earned-points } za sloupec 3. Sloupec 4 je obsazený, ale má sudé číslo; ve sloupci 5 je prázdné pole.
rule-banded_hills = 4 body za každý řádek s alespoň pěti různými typy terénu: les, vesnice, farma, voda, nestvůra, hory, hrdina.
example-banded_hills = { earned-points } za první a poslední řádek. V prostředním jsou jen čtyři: pustina a zničené pole se nepočítají.
rule-starlit_sigil = 4 body za každou skupinu přesně tří prázdných polí, která spolu sousedí stranou.
example-starlit_sigil = { earned-points } za uzavřenou skupinu tří polí. Skupina dvou u okraje nepřináší nic.

## Explore and ruins cards

rule-explore = Vyberte jeden z terénů a jeden z tvarů na kartě a zakreslete ho na prázdná pole své mapy. Můžete ho otáčet i převracet. Pokud se nikam nevejde, obsaďte místo něj jediné pole.
rule-explore-one-terrain = Jeden terén, dva tvary: ten s mincí vám přinese 1 minci.
rule-explore-two-terrains = Jeden tvar, dva terény: vyberte, který zakreslíte.
rule-rift_lands = Obsaďte jedno prázdné pole lesem, vesnicí, farmou, vodou nebo nestvůrou, jak chcete.
rule-kethras_gates = Obsaďte jedno prázdné pole lesem, vesnicí, farmou, vodou nebo nestvůrou, jak chcete.
rule-ruins = Další kartu průzkumu je nutné zakreslit na zříceninu: alespoň jedno pole tvaru ji zakryje. Pokud to nejde, obsaďte kdekoli jediné pole libovolným terénem. Přepadení a hrdinové, kteří přijdou dřív, na tom nic nemění.
rule-temple_ruins = { rule-ruins }
rule-outpost_ruins = { rule-ruins }

## Ambush cards

ambush-clockwise = Šipka míří po směru hodinových ručiček: vaše mapa jde k dalšímu hráči a vy kreslíte do mapy hráče před vámi.
ambush-counter_clockwise = Šipka míří proti směru hodinových ručiček: vaše mapa jde k hráči před vámi a vy kreslíte do mapy dalšího hráče.
ambush-solo-top_left = Při hře jednoho hráče tvar začíná v levém horním rohu a postupuje po směru šipky podél okraje, pak blíž ke středu, na první místo, kam se vejde tak, jak je vytištěn.
ambush-solo-top_right = Při hře jednoho hráče tvar začíná v pravém horním rohu a postupuje po směru šipky podél okraje, pak blíž ke středu, na první místo, kam se vejde tak, jak je vytištěn.
ambush-solo-bottom_left = Při hře jednoho hráče tvar začíná v levém dolním rohu a postupuje po směru šipky podél okraje, pak blíž ke středu, na první místo, kam se vejde tak, jak je vytištěn.
ambush-solo-bottom_right = Při hře jednoho hráče tvar začíná v pravém dolním rohu a postupuje po směru šipky podél okraje, pak blíž ke středu, na první místo, kam se vejde tak, jak je vytištěn.
rule-goblin_attack = Tři nestvůry šikmo za sebou, roh k rohu. { ambush-counter_clockwise } { ambush-solo-bottom_right }
rule-bugbear_assault = Dvě dvojice nestvůr s mezerou mezi nimi. { ambush-clockwise } { ambush-solo-top_right }
rule-kobold_onslaught = Tři nestvůry v řadě a jedna vedle prostřední. { ambush-clockwise } { ambush-solo-bottom_left }
rule-gnoll_raid = Pět nestvůr kolem mezery. { ambush-counter_clockwise } { ambush-solo-top_left }
rule-dragon_inferno = Pět nestvůr v klikaté čáře. Jakmile je každá z nich zničena nebo nesousedí s prázdným polem, získá majitel mapy jednou 3 mince. { ambush-counter_clockwise } { ambush-solo-bottom_left }
rule-zombie_plague = Jediná nestvůra, která se šíří: po vyhodnocení ročního období se každé prázdné pole sousedící se zombií také změní v zombii. { ambush-counter_clockwise } { ambush-solo-top_left }
rule-giant_troll_ravage = Tři nestvůry v řadě a jedna vedle prostřední. Po vyhodnocení ročního období majitel mapy vybere jedno prázdné pole sousedící s trollem a to je zničeno. { ambush-clockwise } { ambush-solo-top_right }
rule-gorgon_gaze = Tři nestvůry, roh k rohu, kolem mezery. Kdo je kreslí, vybere poté jedno pole sousedící s Gorgonou, prázdné nebo zakreslené, a zničí ho; hory a pustina jsou v bezpečí. { ambush-clockwise } { ambush-solo-bottom_right }
example-ambush = Sem umístí nestvůry pravidla pro jednoho hráče. Ztráta na konci ročního období: { earned-points }.

## Hero cards

rule-hero = Zakreslete hrdinu na libovolné prázdné pole své mapy. Vzor útoku můžete otáčet i převracet. Nestvůry na jeho polích jsou zničeny, teď i kdykoli se tam objeví.
rule-dobrik_of_lorkheim = Útočí na čtyři pole, která s hrdinou sousedí stranou. { rule-hero }
rule-wren_the_lioness = Útočí na tři pole vedle sebe, mezi nimiž a hrdinou je jedna řada polí. { rule-hero }
rule-freyla_the_true = Útočí na tři pole v přímce, hned vedle hrdiny počínaje. { rule-hero }
rule-dal_of_jolev = Útočí na čtyři pole, která se hrdiny dotýkají jen rohem. { rule-hero }
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
