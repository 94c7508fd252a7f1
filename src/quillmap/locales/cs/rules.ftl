# Pravidla pro hráče, oddíl po oddílu; pořadí a čísla jsou ve web/src/lib/cards/rulebook.ts.
# Před svislou čarou stojí heslo odstavce.

rules-map-title = Mapa
rules-map-1 = Síť polí | Kreslíte do mapy o velikosti 11 krát 11 polí. Řádky mají shora dolů písmena A až K, sloupce zleva doprava čísla 1 až 11: C4 je čtvrté pole třetího řádku.
rules-map-2 = Typy terénu | Typy terénu jsou les, vesnice, farma, voda, nestvůry a hory, a jsou-li ve hře karty hrdinů, také hrdina. Zříceniny, pustina a zničená pole typy terénu nejsou.
rules-map-3 = Obsazené a prázdné | Pole je obsazené, jsou-li na něm hory, pustina nebo cokoli zakresleného, anebo bylo-li zničeno. Všechna ostatní jsou prázdná; samotný symbol zříceniny ani samotný útok hrdiny pole neobsazuje.
rules-map-4 = Sousedství | Pole spolu sousedí, mají-li společnou stranu. Dotyk rohem se nepočítá nikde ve hře.
rules-map-5 = Území | Území je skupina propojených polí jednoho typu terénu; i jediné pole je území. Tvary zakreslené v různých tazích se spojí, pokud spolu sousedí.
rules-map-6 = Okraj mapy | Pole krajních řádků a sloupců leží u okraje mapy. Chce-li karta, aby bylo pole obklopené, okraj vám pomáhá: vyhovovat musí jen sousední pole, která existují.
rules-map-7 = Zříceniny | Zříceniny jsou symboly vytištěné na mapě. Kreslit na ně můžete jako na každé prázdné pole a i pod kresbou zůstávají zříceninami.
rules-map-8 = Celé řádky a sloupce | Řádek nebo sloupec je celý obsazený, když je obsazených všech 11 polí, ať už čímkoli.
rules-map-9 = Mapové listy | Mapové listy jsou čtyři. Na každém je pět polí hor a šest zřícenin; na listech B a D je navíc pustina, která je obsazená od začátku.

rules-games-title = Dvě hry a jejich karty
rules-games-1 = Tři možnosti | Můžete hrát Kartografy, Kartografy: Hrdiny, nebo obě hry dohromady.
rules-games-2 = Karty | Základní hra má 13 karet průzkumu, z toho dvě karty zříceniny, a 4 přepadení. Hrdinové mají 11 karet průzkumu, 4 přepadení se zvláštními schopnostmi a 4 hrdiny, karty zříceniny nemají. V každé hře je 16 bodovacích karet.
rules-games-3 = Čas | Karty s tvary mají časovou hodnotu 1 nebo 2. Prostorové trhliny, Kethřiny brány, zříceniny, přepadení a hrdinové mají 0.
rules-games-4 = Roční období | Jaro má časový limit 8 a bodují výnosy A a B; léto 8 (v Hrdinech 7) a výnosy B a C; podzim 7 a výnosy C a D; zima 6 a výnosy D a A.

rules-setup-title = Příprava hry
rules-setup-1 = Hráči | Hrát může 1 až 100 hráčů. Hraje-li jen jeden, platí pravidla pro hru jednoho hráče; boti se počítají jako hráči.
rules-setup-2 = Mapa | Všichni mají stejný mapový list: A nebo B v základní hře, C nebo D v Hrdinech, při kombinování kterýkoli ze čtyř.
rules-setup-3 = Výnosy | Bodovací karty mají čtyři různé ruby: les, farma a voda, vesnice a geometrie. Od každého druhu se vylosuje jedna karta a tyto čtyři se náhodně přiřadí k výnosům A až D. Zůstanou tam celou hru.
rules-setup-4 = Přepadení a hrdinové | Čtyři karty přepadení se zamíchají lícem dolů, a hrají-li hrdinové, stejně tak čtyři karty hrdinů.
rules-setup-5 = První balíček | Vrchní karta přepadení, a s hrdiny také vrchní karta hrdiny, se bez prohlížení zamíchá mezi karty průzkumu. To je balíček pro jaro.

rules-turn-title = Tah
rules-turn-1 = Tři fáze | Roční období se skládá z tahů a každý tah ze tří fází: průzkum, zakreslení, kontrola. Všichni hrají současně, nikdo není první.
rules-turn-2 = Průzkum | Odkryje se vrchní karta balíčku. Zůstává vyložená spolu s ostatními kartami tohoto ročního období.
rules-turn-3 = Karty zříceniny | Je-li to karta zříceniny, hned se odkryje další karta a tvar, který teď zakreslíte, musí zakrýt zříceninu.
rules-turn-4 = Zakreslení | Kartu průzkumu zakresluje každý do vlastní mapy; přepadení a hrdinové mají vlastní pravidla. Přijdou-li hned po zřícenině, odehrají se jako obvykle a zřícenina počká na další kartu průzkumu.
rules-turn-5 = Dvě karty zříceniny | I dvě karty zříceniny po sobě vyžadují jen jedno pole se zříceninou.

rules-drawing-title = Zakreslení karty průzkumu
rules-drawing-1 = Tvar a terén | Vyberte jeden tvar a jeden terén z karty a tento terén zakreslete na všechna pole tvaru. Ostatní váš výběr nevidí.
rules-drawing-2 = Kam se smí kreslit | Celý tvar musí ležet na mapě a na prázdných polích. Zříceniny a pole, na která útočí hrdina, nevadí, jsou-li prázdná.
rules-drawing-3 = Otáčení | Tvar můžete libovolně otáčet a převracet.
rules-drawing-4 = Sousedit nemusí | Nemusí sousedit s ničím, co už jste zakreslili.
rules-drawing-5 = Mezery | Některé tvary mají mezery. Mezera k tvaru nepatří: cokoli v ní leží, prázdné či obsazené, zůstává beze změny.
rules-drawing-6 = Spojení | Každý tvar z karty lze spojit s každým terénem z karty. Mince patří k tomu tvaru, u kterého je vytištěna.
rules-drawing-7 = Po kartě zříceniny | Po kartě zříceniny musí váš tvar zakrýt alespoň jedno prázdné pole se zříceninou. Jedno stačí.
rules-drawing-8 = Bez vynechání | Dokud se některý tvar z karty vejde, musíte jej zakreslit. Vejde-li se ze dvou jen jeden, pak ten; vynechat nesmí nikdo.
rules-drawing-9 = Nic se nevejde | Když se nikam nic nevejde, obsaďte místo toho jediné libovolné prázdné pole: v základní hře terénem z karty, v Hrdinech a při kombinování kterýmkoli kromě hor. Minci za tvar pak nezískáte.
rules-drawing-10 = Zřícenina mimo dosah | Nemůže-li žádný tvar zakrýt zříceninu, ač by měl, zakreslíte také jen jediné pole, kdekoli a v každé hře s libovolným terénem kromě hor.
rules-drawing-11 = Plná mapa | Nemáte-li na mapě už žádné prázdné pole, nezakreslujete.
rules-drawing-12 = Jednotlivá pole | Prostorové trhliny a Kethřiny brány dávají jediné pole: les, vesnici, farmu, vodu nebo nestvůru. Po kartě zříceniny musí ležet na prázdném poli se zříceninou, pokud ještě nějaké je.

rules-ambush-title = Přepadení
rules-ambush-1 = Kdo kam kreslí | Při dvou a více hráčích vám nestvůry do mapy zakreslí sousední hráč. Šipka na kartě ukazuje, kterým směrem mapy putují; každý kreslí právě do jedné cizí mapy.
rules-ambush-2 = Tvar | Tvar se smí otáčet a převracet a zakresluje se na prázdná pole, i na zříceniny. Zříceninu přitom nikdy zakrýt nemusí.
rules-ambush-3 = Musí se zakreslit | Vejde-li se tvar někam, musí být zakreslen. Nevejde-li se nikam, stane se nestvůrou jediné prázdné pole, bez zvláštní schopnosti karty.
rules-ambush-4 = Zisk a ztráta | Vše, co se na mapě stane, patří jejímu majiteli: mince za hory i body ztracené kvůli nestvůrám.
rules-ambush-5 = Potom | Karta přepadení se do balíčku nikdy nevrací. Přepadení z Hrdinů zůstávají vyložená, protože některá působí dál.

rules-heroes-title = Hrdinové a vzory útoku
rules-heroes-1 = Zakreslení hrdiny | Když přijde karta hrdiny, každý zakreslí hrdinu na jedno libovolné prázdné pole své mapy; zříceninu zakrýt nemusí. Potom karta ze hry odchází.
rules-heroes-2 = Vzor útoku | Hrdina pak zaútočí na pole vzoru útoku kolem sebe a ta se označí. Vzor se smí otáčet a převracet; co přesahuje okraj, propadá. Útočit lze i na obsazená pole.
rules-heroes-3 = Nestvůry | Nestvůra na napadeném poli je okamžitě zničena, ať tam už byla, nebo přijde později. Nic jiného útok nedělá.
rules-heroes-4 = Jak dlouho trvá | Útok pole neobsazuje a trvá celou hru, i když je hrdina zničen.
rules-heroes-5 = Zničená pole | Zničené pole je obsazené a nemá už žádný typ terénu. Nelze na něj kreslit a zničená nestvůra nic nestojí. Hory zničit nelze.

rules-monsters-title = Čtyři nestvůry z Hrdinů
rules-monsters-1 = Písmena | Každé přepadení z Hrdinů má vlastní schopnost. Jeho pole nesou písmeno, aby bylo vidět, o kterou nestvůru jde.
rules-monsters-2 = Drak | Jakmile je každé dračí pole na vaší mapě zničené nebo nesousedí s prázdným polem, získáte 3 mince, jednou za hru.
rules-monsters-3 = Zombie | Po bodování každého ročního období se šíří. Všechna prázdná pole, která sousedí s přeživšími zombiemi, se stanou také zombiemi, všechna naráz a jen o jeden krok.
rules-monsters-4 = Troll | Po bodování každého ročního období vyberete na své mapě jedno prázdné pole, které sousedí s přeživším polem trolla, a to je zničeno. Není-li takové, nestane se nic.
rules-monsters-5 = Gorgona | Kdo ji zakresluje, hned zničí jedno pole té mapy, které s ní sousedí: prázdné, nebo s lesem, vesnicí, farmou, vodou, nestvůrou či hrdinou. Stane se to jen jednou; útoky hrdinů působí dříve než ona.

rules-coins-title = Mince a hory
rules-coins-1 = Tvary s mincí | Zakreslíte-li tvar, u kterého je mince, získáte jednu minci.
rules-coins-2 = Hory | Každé pole hor přinese jednu minci, jednou za hru: jakmile jsou všechna čtyři pole kolem něj obsazená, ať už čímkoli.
rules-coins-3 = Kdo obsadil | Nezáleží na tom, kdo obsadil poslední z nich: obklopí-li vaše hory nestvůra sousedního hráče, mince je vaše. Jedno zakreslení může přinést několik mincí.
rules-coins-4 = Omezení | Mít můžete nejvýše 14 mincí; další propadají. Mince se nikdy neutrácejí: každá se počítá znovu na konci každého ročního období.

rules-seasons-title = Konec ročního období
rules-seasons-1 = Kdy končí | Po každém tahu se sečtou časové hodnoty všech karet tohoto ročního období. Dosáhne-li součet časového limitu, roční období končí; co přesahuje, propadá.
rules-seasons-2 = Bodování | Každý boduje čtyři věci: první výnos ročního období, druhý výnos, jeden bod pověsti za každou minci a záporné body za nestvůry. Výsledek může být záporný.
rules-seasons-3 = Nestvůry | Nestvůry stojí jeden bod za každé prázdné pole, které sousedí alespoň s jednou nestvůrou. Pole vedle několika nestvůr se počítá jednou.
rules-seasons-4 = Výběr | Kde bodovací karta dává na vybranou, vybere se za vás to nejlepší.
rules-seasons-5 = Trvalé efekty | Po bodování působí zombie a troll v pořadí, v jakém přišly jejich karty. Právě získané body se tím nemění; mince z toho se počítají od dalšího ročního období.
rules-seasons-6 = Po zimě | Po zimě se tyto efekty vynechávají, protože výsledek už nezmění. Volbou je lze přesto odehrát.
rules-seasons-7 = Další balíček | Na další roční období se znovu zamíchají všechny karty průzkumu a zříceniny s jednou další kartou přepadení a s hrdiny i s jednou další kartou hrdiny. Přepadení a hrdinové, kteří ještě nepřišli, zůstávají v balíčku, takže nebezpečí roste. Čas začíná znovu od 0.

rules-scoring-title = Bodovací karty
rules-scoring-1 = Na kartě | Co která bodovací karta počítá, stojí přímo u ní, i s příkladem. Ukažte během hry na výnos a uvidíte, která pole bodují, nebo proč žádné.
rules-scoring-2 = Bez typu terénu | Pro všechny karty platí: pustina a zničená pole jsou obsazená, ale nemají typ terénu. Nestvůry, hory a hrdina jsou typy terénu jako každý jiný.
rules-scoring-3 = Snadno se splete | Lesnaté podhůří chce jediné území lesa, které spojuje dvě různá pole hor. Královské město je největší území vesnic, které nesousedí s horami, i když je jiné větší. Jediná vesnice dá za Karavanseráj 2 body.
rules-scoring-4 = Číslo | Číslo v dolním rohu bodovací karty platí jen pro hru jednoho hráče.

rules-end-title = Konec hry
rules-end-1 = Vítěz | Po zimě se sečtou výsledky čtyř ročních období. Vyhrává nejvyšší součet.
rules-end-2 = Remíza | Při remíze vyhrává ten, kdo za všechna čtyři období ztratil méně bodů kvůli nestvůrám. Je-li i to stejné, o vítězství se dělí.
rules-end-3 = Pořadí | Ostatní místa se určí stejně; rovní hráči se o místo dělí.

rules-solo-title = Hra jednoho hráče
rules-solo-1 = Co je jinak | Všechno je jako obvykle, kromě přepadení a konce hry.
rules-solo-2 = Přepadení | Nestvůry se zakreslují podle pravidla. Od rohu, který udává karta, se postupuje podél okraje ve směru šipky, pole po poli. Jakmile tvar může některé pole zakrýt, zakreslí se tam.
rules-solo-3 = Blíž ke středu | Tvar zůstává tak, jak je vytištěn. Není-li u okraje místo, hledá se o prstenec blíž ke středu, znovu od téhož rohu, a tak dál až doprostřed. Tato stránka to udělá za vás.
rules-solo-4 = Německá varianta | V německé variantě (je to volba) je cesta stejná, ale tvar smíte otáčet a převracet a vybíráte ze všech umístění, která zakryjí první možné pole.
rules-solo-5 = Není místo | Nevejde-li se tvar nikam, karta se ignoruje: nic se nezakreslí a karta nepůsobí ani později.
rules-solo-6 = Gorgona a troll | Co zničí Gorgona a troll, vybíráte vy.
rules-solo-7 = Hodnocení | Na konci se od vašich bodů odečtou čísla ze čtyř bodovacích karet. To je vaše hodnocení.
rules-solo-8 = Tituly | Podle něj získáte titul: od 30 Věhlasný kartograf, od 20 Zkušený kreslič map, od 10 Vyučený geodet, od 0 Zeměměřičský učeň, od −5 Snaživý dělník, od −10 Nešikovný pomocník, od −20 Neschopný patlal, níže Nosič inkoustu.

rules-combined-title = Kombinování her
rules-combined-1 = Mapa | Zvolte pro všechny jeden ze čtyř mapových listů.
rules-combined-2 = Roční období a karty průzkumu | Zvolte roční období a karty průzkumu z jedné nebo druhé hry; obě sady karet průzkumu se nemíchají.
rules-combined-3 = Zříceniny | Dvě karty zříceniny jsou ve hře vždy a pravidla pro zříceniny platí.
rules-combined-4 = Přepadení | Hrají libovolné čtyři z osmi karet přepadení, v každém ročním období o jednu víc; promo karty jen tehdy, když je někdo vybere. Ty z Hrdinů mají své schopnosti i bez karet hrdinů.
rules-combined-5 = Hrdinové | Hrdinové mohou hrát, nebo ne. Pokud hrají, je hrdina typem terénu pro všechny karty, které typy terénu počítají.
rules-combined-6 = Bodovací karty | Bodovací karty pocházejí z obou her, stále jedna od každého rubu.
rules-combined-7 = Samotní Hrdinové | Ve hře se samotnými Hrdiny zříceniny na mapě nic neznamenají.

rules-together-title = Hra na této stránce
rules-together-1 = Zapečetěné kresby | Kresby jsou zapečetěné: nikdo nevidí, co ostatní v tomto tahu zakreslili, dokud nezakreslí všichni. Pak se ukážou všechny naráz.
rules-together-2 = Změna rozhodnutí | Dokud se tah neotevře, můžete svou kresbu vzít zpět a změnit; potom už platí.
rules-together-3 = Gorgona a troll | Pole pro Gorgonu je součástí zakreslení. Troll se ptá po bodování, stejně tajně. Na toho, kdo nemá z čeho vybírat, se nečeká.
rules-together-4 = Kontrola | Každé zakreslení se kontroluje podle pravidel. Co není dovoleno, je odmítnuto s vysvětlením a nic se neztratí.
rules-together-5 = Časové omezení | U stolu může být čas na tah omezený. Když vyprší, zakreslí za opozdilce bot; místo jim zůstává.
rules-together-6 = Odchod | Kdo odejde nadobro, toho hra přeskakuje: sousední hráči se k sobě posunou, jeho mapu si lze dál prohlížet a v seznamu stojí poslední, mimo pořadí. Své místo můžete také přenechat botovi a vrátit se později. Hra začatá ve více hráčích se nikdy nehodnotí jako hra jednoho hráče.

rules-races-title = Závody
rules-races-1 = Stejné karty | V závodě dostanou všichni přesně stejné karty ve stejném pořadí, každý na vlastní dráze.
rules-races-2 = Vlastní tempo | Každý hraje podle pravidel pro jednoho hráče, svým tempem; nikdo na nikoho nečeká.
rules-races-3 = Ostatní dráhy | Ostatní dráhy si můžete prohlédnout, až dokončíte svou. Kdo ji opustí nebo přenechá botovi, uvidí je až po skončení závodu.
rules-races-4 = Konec | Závod končí, když dohrají všichni, když uplyne čas nebo když ho hostitel zavře. Vyhrává nejvyšší počet bodů; remízy se rozhodují jako obvykle. Nedokončené dráhy se do pořadí nepočítají.

rules-options-title = Volby a vydání
rules-options-1 = Před hrou | Před hrou lze zvolit mapový list, karty a několik bodů pravidel. Co je zvoleno, vidíte u stolu po celou dobu.
rules-options-2 = Vydání | Tištěná vydání se místy liší. Hrajeme pak jako většina z nich a volba umožní hrát jinak.
