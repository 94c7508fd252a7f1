# The guided first game: what its bubble says. At most two short sentences each; a phone has four lines.

teach-bubble = Průvodce
# Only for those who listen: the squares that a bubble speaks of, and how to go on.
teach-squares = Pole: { $squares }.
lesson-press = Dál pokračujte tlačítkem „{ $button }“.
lesson-begin = Začít
lesson-play-on = Hrát dál
lesson-skip = Přeskočit
lesson-resume = Zapnout průvodce
lesson-count = krok { $at } z { $of }
lesson-of = { $have } z { $need }

## What each step asks for. $handling is how somebody plays

lesson-map = Každá karta vám dá tvar a vy ho zakreslíte, kam chcete. Jakou má mapa cenu, říkají čtyři výnosy; odkryjí se jeden po druhém.
lesson-edge = Výnos A, { name-sentinel_wood }: 1 bod za každé pole lesa u okraje. { $handling ->
    [keys] Posuňte les šipkami ke svítícímu okraji.
    [touch] Klepněte na svítící okraj, kde má ležet.
   *[mouse] Klikněte na svítící okraj, kde má ležet.
}
lesson-try-edge = Za les platí jen okraj: tady zatím nic. Posuňte ho ven, nebo ho přesto zakreslete.
lesson-turn = { $squares ->
    [one] { $squares } jeho pole se vejde k okraji.
    [few] { $squares } jeho pole se vejdou k okraji najednou.
   *[other] { $squares } jeho polí se vejde k okraji najednou.
} { $handling ->
    [keys] Je-li třeba, otočte ho klávesou R.
   *[mouse] Je-li třeba, otočte ho svítícími tlačítky.
}
lesson-turn-forest = Voda může ležet kdekoli, ale výnos A platí jen za les. Chcete-li pokračovat u okraje, vyberte les.
lesson-try-turn = Zatím { $edge } z { $most } u okraje. Otočte ho či posuňte, nebo ho zakreslete, jak leží.
lesson-river = Výnos B, { name-mages_valley }: 2 za každé pole vody u hor, ale ne u rohů. Rovný tvar přinese minci: 1 bod v každém ze 4 období.
lesson-try-river = Žádné pole neleží u hor, B tedy zatím nic nedává. Zkuste svítící pole, nebo přesto zakreslete.
lesson-village = Výnos C, { name-wildholds }: 8 za každou skupinu nejméně 6 polí vesnice, v létě a znovu na podzim. Nechte jim místo k růstu.
lesson-ruins = Karta zříceniny: tento tvar musí zakrýt jedno z vyznačených polí. { $slopes ->
    [0] Farma, nebo voda, jak chcete.
   *[other] U hor dává B 2 za vodu a 1 za farmu.
}
lesson-rift = { $which ->
    [both] Jedno pole libovolné krajiny. Uzavřete hory a získejte minci, nebo přidejte šestou vesnici: obojí svítí.
    [mountain] Jedno pole libovolné krajiny. Na svítící straně uzavře hory, a to je mince.
    [village] Jedno pole libovolné krajiny. Svítící může být vaší šestou vesnicí.
   *[none] Jedno pole libovolné krajiny, kam chcete. Voda na svítícím poli se počítá už na jaře.
}
lesson-monsters = { $cost ->
    [0] Gnolové útočí, z levého horního rohu podél okraje! Každé prázdné pole vedle nich by stálo bod v každém období, ale žádné takové není.
   *[other] Gnolové útočí, z levého horního rohu podél okraje! Každé prázdné pole vedle nich stojí bod v každém období, teď { $cost }: kreslete na červená.
}
lesson-try-monsters = Gnolové stojí tolik co předtím. Kreslete na červená pole, nebo přesto sem.
# Where the shape pays, and the monsters cost as much as before; $squares is how many red ones the card can fill.
lesson-monsters-stay = To přinese celkem { $points }, ale gnolové zůstanou. Zaplnit { $squares ->
    [one] { $squares } červené pole
    [few] { $squares } červená pole
   *[other] { $squares } červených polí
} by ušetřilo { $saves }.
lesson-summer = Výnos D je odkrytý, { name-borderlands }: 6 za každý plný řádek a sloupec, na podzim a znovu v zimě.
lesson-own = Odteď je mapa vaše. Tlačítko s lampou vám radí a říká proč.

## What glows, by name, for those who do not see it

lesson-named-edge = Okraj jsou řádky A a K a sloupce 1 a 11.
lesson-named-mountains = Hory: { $squares }.
lesson-named-ruins = Zříceniny: { $squares }.
lesson-named-side = Poslední strana hor: { $squares }.
lesson-named-village = Vedle vesnice: { $squares }.
lesson-named-monsters = Prázdná pole vedle nestvůr: { $squares }.

## What a shape would bring where it lies. $brings is a list, $button the button that draws

lesson-brings = { $brings }. Stiskněte „{ $button }“, nebo zkuste jiné místo.
lesson-brings-none = Odkryté výnosy tu nic nedávají. Přesto stiskněte „{ $button }“, nebo zkuste jiné místo.
# Follows $brings where a shape fills the last side of a mountain.
lesson-closed = { $mountains ->
    [1] Zaplní to všechny čtyři strany hor na { $squares }: odtud mince.
   *[other] Zaplní to všechny strany hor na { $squares }: odtud mince.
}
# In place of both where villages grow and are not enough yet.
lesson-brings-way = { $have } z { $need } polí vesnice pohromadě. Za { $need } dává výnos C 8, v létě a znovu na podzim.

## What a drawing has brought; points stand before it with their sign

lesson-got-edge = { $squares ->
    [one] Jedno pole lesa leží u okraje.
    [few] { $squares } pole lesa leží u okraje.
   *[other] { $squares } polí lesa leží u okraje.
}
lesson-got-inland = Za les platí jen okraj: tentokrát 0.
lesson-got-no-forest = Tentokrát bez lesa, tedy nic z výnosu A.
lesson-got-coin = { $coins ->
    [one] A mince: 1 bod v každém ze 4 období.
    [few] A { $coins } mince: každá je 1 bod v každém ze 4 období.
   *[other] A { $coins } mincí: každá je 1 bod v každém ze 4 období.
}
lesson-got-time = Karty zabírají čas: { $time } / { $threshold }, při { $threshold } jaro skončí.
lesson-got-valley = { $squares ->
    [one] Jedno pole u hor: B platí na jaře i v létě.
    [few] { $squares } pole u hor: B platí na jaře i v létě.
   *[other] { $squares } polí u hor: B platí na jaře i v létě.
}
lesson-got-no-valley = Nic u hor: tentokrát 0 z výnosu B.
lesson-got-ruins = Zřícenina je zakrytá. Výnosy za to tentokrát nic nedávají.
lesson-got-villages = { $have } z { $need } polí vesnice a čas do konce léta.
lesson-got-six = Šest pohromadě! Výnos C to zaplatí v létě a znovu na podzim.
lesson-got-mountain = { $mountains ->
    [1] Všechny strany hor na { $squares } jsou plné: mince, 1 bod v každém období.
   *[other] Všechny strany hor na { $squares } jsou plné: za každé mince, 1 bod v každém období.
}
lesson-got-nothing = Tentokrát bez bodů, ale mapa roste.
# Follows the answer when the monsters stand there already.
lesson-got-raid = A teď útočí gnolové!

## The end of spring and of the game

lesson-monsters-now = { $after ->
    [0] Gnoly jste uzavřeli: nestojí nic.
   *[other] Gnolové stáli nejdřív { $before }, teď { $after }.
}
lesson-time-over = Poslední karta období smí jeho čas přesáhnout; nic se nepřenáší.
lesson-season = Každý výnos platí dvakrát do roka, jak ukazují jeho dva znaky.
lesson-end-best = Nejlépe se vám povedl výnos { $card }: { $points } z vašich bodů. Krásná mapa!
