# Nápovědy: postrčení, tři místa a proč. Načítají se, až si o ně někdo řekne; říká je i terminál.
# $squares, $open: názvy polí. $first a $second jsou roční období, $seasons kolik jich je.

## Kolem nich

hint-show = Ukázat kde
hint-counted = Počítá se to jako nápověda, v tomto kole jednou.
# $bot is the name of a bot, such as "weighted".
draw-hints-by = V pořadí bota {$bot}, který myslí i na další karty.
# Následuje srovnání s vlastní kresbou na těchto polích.
hint-beside = Ve srovnání s vaší kresbou ({ $squares }):
# $yours and $points are both sums with their signs; $gains is a list such as "Canal Lake +3 in summer; a coin: 1 in fall".
# The sum of the hint stands above it.
hint-yours = Vaše ({ $squares }) přinese dohromady { $yours }.
hint-this-more = V čem přinese víc tato: { $gains }.
hint-yours-more = V čem přinese víc vaše: { $gains }.
# Part of the sum, and in none of the sentences before.
hint-rest = Kromě toho: { $gains }.
# Of the first hint, where another one brings more.
hint-later = Zatím méně bodů; ve zkušebních hrách bota přinesla nakonec víc.
hint-alike = Všechny návrhy ({ $count }) zatím přinesou totéž, liší se jen tím, co nechávají otevřené.

## Body a kdy se počítají

why-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }
# Ve čtvrtém pádě: „přinese minci“.
why-coins = { $points ->
    [one] minci
    [few] { $points } mince
    [many] { $points } mince
   *[other] { $points } mincí
  }
why-paid = { $seasons ->
    [1] { when-first }
   *[other] { when-first } a znovu { when-second }
  }
why-each = { $seasons ->
    [1] { when-first }
   *[other] v každém ze { $seasons } období
  }
why-now = { $seasons ->
    [1] { when-first }
   *[other] teď i v každém období
  }

## Proč, najisto

why-edict = Přinese { why-points } za „{ $edict }“ { why-paid }.
why-coin = Přinese minci, tedy bod { why-each }.
why-mountain = { $count ->
    [one] Obklopí hory na { $squares } a přinese { why-coins }, počítá se { why-each }.
    [few] Obklopí hory na { $squares } a přinese { why-coins }, počítá se { why-each }.
    [many] Obklopí hory na { $squares } a přinese { why-coins }, počítá se { why-each }.
   *[other] Obklopí hory na { $squares } a přinese { why-coins }, počítá se { why-each }.
  }
why-dragon = Uzavře Draka a přinese { why-coins }, počítá se { why-each }.
why-monsters = Zavře { $squares } vedle nestvůr, a tím ušetří { why-points } { why-now }.
why-strike = { $points ->
    [0] Hrdina zničí nestvůry na { $squares }.
   *[other] Hrdina zničí nestvůry na { $squares }, a tím ušetří { why-points } { why-now }.
  }

## Proč, s výhledem dopředu

why-headway = „{ $edict }“ je blíž ({ headway }), počítá se { why-paid }.
why-opens = { $count ->
    [one] Potom { $terrain } na { $squares } přinese { why-points } za „{ $edict }“ { why-paid }.
    [few] Potom { $terrain } na obou polích { $squares } přinese { why-points } za „{ $edict }“ { why-paid }.
    [many] Potom { $terrain } na obou polích { $squares } přinese { why-points } za „{ $edict }“ { why-paid }.
   *[other] Potom { $terrain } na obou polích { $squares } přinese { why-points } za „{ $edict }“ { why-paid }.
  }
why-mountain_but = Horám na { $squares } pak k minci chybí už jen { $open }.
why-dragon_but = K uzavření Draka, za 3 mince, pak chybí už jen { $open }.
why-guard = { $have ->
    [0] Hrdina střeží { $squares }: nestvůry, které tam přijdou, hned padnou.
   *[other] Hrdina střeží { $squares }: nestvůry tam ztratí { $have } z { $need } přepadení, která ještě mohou přijít.
  }

## Proč: čemu se vyhne a co nechá volné

why-zombies = Zombie se na konci tohoto období nerozšíří na { $squares }.
why-no_hole = Žádné prázdné pole nezůstane samo; jinak je to na { $have } z { $need } ostatních míst.
why-fills = { $have ->
    [one] Vyplní mezeru na { $squares }.
    [few] Vyplní mezeru na { $squares } do posledního pole.
    [many] Vyplní mezeru na { $squares } do posledního pole.
   *[other] Vyplní mezeru na { $squares } do posledního pole.
  }
why-fits = { $have ->
    [1] Tvar se jinam nevejde.
   *[other] Tvar se vejde už jen na { $have } místa.
  }
# Tato pole zůstanou volná; $card je označení bodovací karty.
why-keeps = { $card ->
    [sentinel_wood] Nechá volný okraj, kde „{ $edict }“ boduje les { why-paid }.
    [mages_valley] Nechá volná pole vedle hor, kde „{ $edict }“ boduje farmu a vodu { why-paid }.
   *[other] Nechá volná pole u zřícenin, kde „{ $edict }“ boduje farmu a vodu { why-paid }.
  }
why-ruins = Zakryje zříceninu na { $squares }, jak musí.
why-least = { $sign ->
    [costs] Stojí celkem { why-points } a nic jiného nestojí méně.
    [brings] Přinese celkem { why-points } a nic jiného nepřinese víc.
   *[neither] Nic nestojí; u jiných možností je to jinak: { $have } z { $need }.
  }
why-costs = { $points ->
    [0] Nestojí žádné body.
   *[other] Stojí celkem { why-points }.
  }
why-snug = Těsně přiléhá: { $have } z { $need } vnějších stran se dotýká okraje nebo obsazených polí.
why-room = Pohromadě zůstane { $have } z { $need } prázdných polí.

## Proč, na mapě souseda

why-menace = Stojí { why-points } { why-now }: vedle nestvůr jsou prázdná { $squares }.
why-spoils = „{ $edict }“ tam ztratí { why-points } { why-paid }.

## Vedle vlastní kresby

why-more_edict = O { why-points } víc za „{ $edict }“ { why-paid }.
why-more_coins = O { why-coins } víc, počítá se { why-each }.
why-more_monsters = Nestvůry stojí o { why-points } méně { why-now }.
why-more_menace = Stojí o { why-points } víc { why-now }.
why-more_spoils = „{ $edict }“ ztratí o { why-points } víc { why-paid }.
why-no_draft_hole = Vaše nechá samotné { $squares }, tato žádné pole.
why-less = Zatím přinese vaše o { why-points } víc.
why-even = Zatím přinese vaše stejně.
why-same = Je to tatáž kresba.

## Postrčení: na co myslet, a ještě ne kde

nudge-edict = Podívejte se na { $letter }, „{ $edict }“: počítá se { why-paid }.
nudge-coin = Je tu mince k mání: bod { why-each }.
nudge-mountain = Podívejte se na hory: když mají obsazené všechny strany, přinesou minci.
nudge-dragon = Podívejte se na Draka: uzavřený přinese 3 mince.
nudge-monsters = Podívejte se na nestvůry: každé prázdné pole vedle nich stojí bod { why-now }.
nudge-zombies = Podívejte se na Zombie: na konci tohoto období se rozšíří.
nudge-strike = Hrdina dosáhne na některé nestvůry.
nudge-guard = Myslete na místa, kam ještě mohou přijít nestvůry.
nudge-room = Myslete na zbývající místo a nenechte žádné pole samotné.
nudge-fits = Podívejte se, kam se tvar ještě vejde: na výběr moc není.
nudge-ruins = Podívejte se na zříceniny: některá se musí zakrýt.
nudge-least = Hledejte možnost, která stojí nejméně.
nudge-menace = Hledejte místo, kolem kterého je nejvíc prázdných polí.
nudge-spoils = Podívejte se, za co „{ $edict }“ na této mapě dává body.
