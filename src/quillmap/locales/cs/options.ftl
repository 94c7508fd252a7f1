# Volby hry (R18) a nastavení stolu.

## Hra

option-ruleset = Hra
option-ruleset-about = Kterou ze dvou her hrajete, nebo obě dohromady. Závisejí na tom mapy, karty i některá pravidla.
option-ruleset-base = Kartografové
option-ruleset-heroes = Kartografové: Hrdinové
option-ruleset-combined = Obě hry dohromady
option-map_sheet = Mapový list
option-map_sheet-about = Mapa, do které všichni kreslí. A a B jsou ze základní hry, C a D z Hrdinů; na B a D je pustina. V německém vydání Hrdinů se listy jmenují A a B. Rozhodnout může i náhoda, nebo si nakreslíte vlastní mapu.
option-map_sheet-A = A: divočina
option-map_sheet-B = B: pustina uprostřed
option-map_sheet-C = C: divočina
option-map_sheet-D = D: tři pustiny
option-map_sheet-random = Náhodně
option-map_sheet-own = Vlastní mapa
option-season_set = Délka ročních období
option-season_set-about = Léto má v základní hře časový limit 8, v Hrdinech 7. Ostatní roční období jsou stejná.
option-season_set-base = Jako v základní hře (léto 8)
option-season_set-heroes = Jako v Hrdinech (léto 7)
option-explore_set = Karty průzkumu
option-explore_set-about = Tvary, které budou přicházet. Obě sady se nikdy nemíchají; při kombinování se vždy přidávají dvě karty zříceniny.
option-explore_set-base = Ze základní hry
option-explore_set-heroes = Z Hrdinů
option-hero_cards = Karty hrdinů
option-hero_cards-about = Zda jsou ve hře hrdinové. Pokud ano, je hrdina typem terénu pro karty, které počítají typy terénu.
option-hero_cards-on = S hrdiny
option-hero_cards-off = Bez hrdinů
option-ambush_set = Karty přepadení
option-ambush_set-about = Ve hře jsou čtyři přepadení, v každém ročním období přibude jedno. Při kombinování to mohou být libovolná čtyři z osmi, nebo vámi vybrané promo karty.
option-ambush_set-random = Čtyři náhodná z osmi
option-ambush_set-base = Čtyři ze základní hry
option-ambush_set-heroes = Čtyři z Hrdinů
option-ambush_set-chosen = Podle vlastního výběru
option-edicts = Výnosy
option-edicts-about = Čtyři bodovací karty a písmena, pod kterými leží. Podle pravidel se losují, od každého rubu jedna; pravidla Hrdinů navrhují čtyři pro první hru.
option-edicts-random = Náhodně
option-edicts-first_game = Pro první hru s Hrdiny
option-edicts-chosen = Podle vlastního výběru
option-fallback_terrain = Jediné pole, když se nic nevejde
option-fallback_terrain-about = V základní hře se zakresluje terén z karty, v Hrdinech jakýkoli kromě hor. Když nelze zakrýt zříceninu, je v obou hrách terén libovolný.
option-fallback_terrain-auto = Jak to má tato hra v pravidlech
option-fallback_terrain-card = Terén z karty
option-fallback_terrain-any = Libovolný terén
option-ambush_fallback = Přepadení, které se nikam nevejde
option-ambush_fallback-about = Co soused zakreslí na jediné pole, když tvar nemá na mapě místo. Řecká pravidla dovolují libovolný terén, všechna ostatní říkají nestvůry. V sólové hře se nic nezakreslí.
option-ambush_fallback-monster = Nestvůry
option-ambush_fallback-any = Libovolný terén (řecké vydání)
option-solo_ambush = Přepadení ve hře jednoho hráče
option-solo_ambush-about = Zda tvar nestvůr zůstává tak, jak je vytištěn, nebo se smí otáčet a převracet. Otáčení dovolují jen německá pravidla Hrdinů.
option-solo_ambush-standard = Jak je na kartě
option-solo_ambush-pegasus = Německá varianta: smí se otáčet
option-hero_pattern_rotation = Otáčení vzoru útoku
option-hero_pattern_rotation-about = Zda se vzor útoku hrdiny smí otáčet a převracet. Německá pravidla Hrdinů to dovolují, ostatní mlčí.
option-hero_pattern_rotation-on = Dovoleno
option-hero_pattern_rotation-off = Jen jak je na kartě
option-wildholds_points = Body za Osadu
option-wildholds_points-about = Kolik podle tohoto výnosu přinese území vesnic ze šesti či více polí. Řecká pravidla uvádějí 6, všechna ostatní 8.
option-wildholds_points-8 = 8 bodů
option-wildholds_points-6 = 6 bodů (řecké vydání)
option-effects_after_winter = Efekty nestvůr po zimě
option-effects_after_winter-about = Na papíře působí nestvůry z Hrdinů ještě jednou po posledním bodování. Výsledek už to nezmění, proto to obvykle vynecháváme.
option-effects_after_winter-off = Vynechat
option-effects_after_winter-on = Odehrát

## Stůl

option-preset = Připravená hra
option-preset-about = Pro ty, kdo ještě nehráli: čtyři výnosy, ve kterých se snadno vyznáte.
option-preset-first_game = První hra: Kartografové
option-preset-first_game_heroes = První hra: Hrdinové
option-seats = Nejvíc míst
option-seats-about = Od 1 do 100. S jediným místem se hraje podle pravidel pro jednoho hráče; boti se počítají jako hráči.
option-kind = Druh hry
option-kind-about = U stolu všichni zakreslují tutéž kartu zároveň. V závodě hraje každý se stejnými kartami sám a svým tempem.
option-kind-table = Stůl
option-kind-race = Závod
option-kind-lane = Dráha závodu
option-listed = V seznamu otevřených stolů
option-listed-about = Zda mohou stůl najít a přisednout si i cizí hráči. Jinak se k němu dostanete jen přes odkaz nebo kód.
option-listed-on = V seznamu
option-listed-off = Jen přes odkaz nebo kód
option-round_time = Čas na tah
option-round_time-about = Když uplyne, zakreslí za opozdilce bot; v dalším tahu už pokračují sami.
option-round_time-0 = Bez omezení
option-substitute = Náhradník
option-substitute-about = Bot, který kreslí za nepřítomné a za ty, kterým vypršel čas.
option-race_time = Čas na závod
option-race_time-about = Za jak dlouho po startu se závod zavře. Hry, které tou dobou ještě běží, skončí bez výsledku.
option-hints = Nápovědy
option-hints-about = Zda se smíte zeptat bota, co by zakreslil. Obvykle jen tehdy, když hrajete sami.
option-hints-on = Dovoleny
option-hints-off = Nedovoleny
option-reactions = Zvolání
option-reactions-about = Zda si hráči smějí říkat několik hotových vět.
option-reactions-on = Povolená
option-reactions-off = Vypnutá
option-time-seconds = { $count ->
    [one] {$count} sekunda
    [few] {$count} sekundy
    [many] {$count} sekundy
   *[other] {$count} sekund
  }
option-time-minutes = { $count ->
    [one] {$count} minuta
    [few] {$count} minuty
    [many] {$count} minuty
   *[other] {$count} minut
  }
option-time-hours = { $count ->
    [one] {$count} hodina
    [few] {$count} hodiny
    [many] {$count} hodiny
   *[other] {$count} hodin
  }
option-time-days = { $count ->
    [one] {$count} den
    [few] {$count} dny
    [many] {$count} dne
   *[other] {$count} dní
  }
