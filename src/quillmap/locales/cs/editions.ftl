# What differs between the printed editions, for the page of the rules.

edition-title = V čem se vydání liší
edition-about = Tištěná pravidla neříkají všude totéž. Držíme se většiny; kde na tom záleží, můžete díky volbě hrát tak, jak to máte v krabici.
edition-base_pl = Kartografowie, polské vydání
edition-base_pl-about = Hraje se jako u nás. Minci „lze“ vzít; tady ji dostanete vždy. U Úrodných plání mluví o druzích polí; my počítáme typy terénu.
edition-base_el = Cartographers, řecké vydání
edition-base_el-about = Osada přináší 6 místo 8 bodů (jako volba). Když se přepadení nikam nevejde, smí mít jediné pole libovolný terén (také jako volba).
edition-base_cs = Kartografové, české vydání
edition-base_cs-about = Zakrytí zříceniny žádá bez dodatku „je-li to možné“; když ji zakrýt nelze, zakreslíte jedno pole libovolného terénu, stejně jako u nás. Druhé rozhodování remízy by mohlo vrátit do hry někoho, kdo při prvním už prohrál; tady se rovní hráči o pořadí dělí.
edition-heroes_pl = Kartografowie: Herosi, polské vydání
edition-heroes_pl-about = Mlčí o otáčení vzoru útoku a o mezerách v tvarech; u nás se vzor otáčet smí a v mezeře může být cokoli. I zde minci „lze“ vzít; u nás ji dostanete vždy. Hvězdná pečeť mluví o „třech“ prázdných polích; počítáme skupiny přesně tří polí.
edition-heroes_de = Die Kartographin, německé vydání
edition-heroes_de-about = Přepadení se ve hře jednoho hráče smějí otáčet a převracet (jako volba). Říká přímo, co ostatní nechávají otevřené: vzor útoku se smí otáčet, v mezeře může být cokoli a každé pole hor či území boduje jednou. Jeho mapové listy se jmenují A a B, tady C a D. O listu rozhoduje náhoda (jako volba).
edition-games = Mezi oběma hrami
edition-games-about = V Hrdinech trvá léto jen 7, jediné pole smí mít libovolný terén, mince jsou omezené a karty přepadení zůstávají vyložené. Limit 14 mincí používáme v každé hře.
