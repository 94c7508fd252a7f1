# What is met for the first time in a game: a few words in place of the card's sentence. At most two
# short sentences each; a phone has four lines. $one and $two are letters of edicts.

marks-off = Už nevysvětlovat

## The base game

# $button is the button that draws.
mark-shape = Položte tvar, kam chcete, otočte ho a stiskněte „{ $button }“. Za co jsou body, říkají čtyři výnosy.
mark-edict = Na konci tohoto období se počítají výnosy { $one } a { $two }. Každý výnos se počítá dvakrát za rok, jak ukazují jeho dvě tečky.
# $seasons are those whose end is still to come.
mark-coin = { $seasons ->
    [1] Jeden z těchto tvarů přinese minci: 1 bod na konci tohoto období.
   *[other] Jeden z těchto tvarů přinese minci: 1 bod na konci tohoto i každého dalšího období, celkem { $seasons }.
}
mark-any = Tato karta může být libovolná krajina, i nestvůra. Použijte ji tam, kde právě ta chybí.
mark-ruins = Předtím přišla karta zříceniny, proto tento tvar musí zakrýt některou z vyznačených zřícenin. Kde to nejde, kreslí se jediné pole.
mark-ambush = { $whose ->
    [own] Přepadení: zakreslete nestvůry přes vyznačené pole. Každé prázdné pole vedle nich vás stojí bod v každém období.
   *[other] Přepadení: kreslíte nestvůry do cizí mapy. Každé prázdné pole vedle nich tam stojí bod v každém období.
}
mark-monsters = Každé prázdné pole vedle nestvůry stojí bod v každém období, teď { $cost }. Kreslete na červená pole a nestvůry uzavřete.
mark-mountain = { $open ->
    [1] Hory mají už jen jednu otevřenou stranu. Zakreslete na svítící pole cokoli a dostanete minci.
   *[other] Hory mají už jen { $open } otevřené strany. Zakreslete na svítící pole cokoli a dostanete minci.
}
mark-single = { $why ->
    [ruins] Žádný tvar teď nezakryje zříceninu, kreslí se tedy jediné pole: kamkoli, libovolná krajina.
    [any] Nic z této karty se nevejde, kreslí se tedy jediné pole: kamkoli, libovolná krajina.
   *[card] Nic z této karty se nevejde, kreslí se tedy jediné pole: kamkoli, krajina z karty.
}
mark-time = Každá karta zabere čas, jak říkají její přesýpací hodiny: teď { $time } / { $threshold }. Při { $threshold } období skončí a vyhodnotí se.
mark-nowhere = { $why ->
    [ruins] Šedý tvar teď nezakryje žádnou zříceninu
   *[room] Šedý tvar se už nikam nevejde
}, zbývají tedy ostatní. Když se nevejde žádný, kreslí se jediné pole.
mark-walk = Hrajete-li sami, určuje místo nestvůr karta: od { $corner ->
    [top_left] levého horního
    [top_right] pravého horního
    [bottom_left] levého dolního
   *[bottom_right] pravého dolního
} rohu podél okraje k prvnímu místu, kam se vejdou.
mark-last = { $time } / { $threshold }: čas tohoto období vypršel a toto je jeho poslední karta. Smí ho přesáhnout; nic se nepřenáší.
mark-season = Období se vyhodnotilo: dva výnosy a vaše mince, minus nestvůry. Teď se počítají výnosy { $one } a { $two }.
mark-paid = Výnos { $one } se počítal naposledy a už nic nepřinese. Plánujte teď pro ostatní.
# $a to $d are the letters of the four edicts.
mark-year = Jaro počítá { $a } a { $b }, léto { $b } a { $c }, podzim { $c } a { $d }, zima { $d } a { $a }. Každý výnos se tedy počítá dvakrát.
mark-deck = V každém období se přimíchá další přepadení. To, které nepřišlo, zůstává v balíčku a může přijít později.
mark-hints = Nápovědy se počítají: hra s nápovědou stojí odděleně od vašich nejlepších bez ní. Nic jiného neztrácíte.

## Heroes

mark-hero = Hrdina obsadí jedno prázdné pole, kdekoli. Otočte ho tak, aby terče ležely tam, kde nestvůry jsou nebo mohou přijít.
mark-strike = Na terčích hrdiny je každá nestvůra zničena, dnes i později. Kde je prázdno, můžete kreslit dál.
mark-dragon = Drak hlídá poklad: jakmile žádné jeho pole nesousedí s prázdným, dostanete 3 mince. Zničená pole platí za uzavřená.
mark-zombie = Zombie se šíří: po každém vyhodnocení se každé prázdné pole vedle nich změní v zombii. Uzavřete je před koncem období.
mark-troll = Po každém vyhodnocení troll zničí prázdné pole vedle sebe a vy vyberete které. Uzavřený nezničí nic.
mark-gorgon = Gorgona zničí jedno pole vedle sebe, když přijde, a jen tehdy. Odteď stojí tolik co každá nestvůra.
mark-after = Nejdřív se vyhodnotí období, potom jednají nestvůry. Co změní zombie a trollové, se počítá až příště.

## Edicts that are new in this browser, before the first card of a game

mark-edicts = V této hře jsou pro vás nové: { $names }.
edicts-look = Ukázat
edicts-new = { $count ->
    [one] Nový výnos
    [few] Nové výnosy
   *[other] Nové výnosy
}
edicts-go = Kreslit první kartu

## After a game of the base box

heroes-offer = { option-ruleset-heroes }: hrdinové a nestvůry se zvláštní mocí. Vše se vysvětlí, až to přijde.
