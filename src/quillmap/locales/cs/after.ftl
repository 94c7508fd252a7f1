# After a game: the result, the record, the picture, the replay. Czech.

end-closed = Tento stůl byl zavřen
end-solo = Vaše mapa je hotová. Od této chvíle nosíte titul
# Below stands the title, such as "Master Mapsmith".
end-solo-bot = Vaši mapu dokreslil bot. Váš společný titul
end-solo-of = { $who }: mapa je hotová. Získaný titul
end-over = Konec hry
# $rating has its sign; $points is the sum of all seasons, $worth that of the numbers on the scoring cards.
end-rating = Hodnocení { $rating }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} − { $worth }, hodnota těchto čtyř výnosů
# How far it is to the next title, after a game alone.
end-next-title = { $points ->
    [one] Ještě { $points } bod do titulu „{ $title }“.
    [few] Ještě { $points } body do titulu „{ $title }“.
   *[other] Ještě { $points } bodů do titulu „{ $title }“.
}
end-top-title = Vyšší titul není.
end-winner = { $count ->
    [one] Vyhrává { $who }
    [few] Společně vyhrávají { $who }
    [many] Společně vyhrávají { $who }
   *[other] Společně vyhrávají { $who }
}
end-tie = Při stejném počtu bodů je výš ten, koho o ně nestvůry připravily méně.
end-nobody = Nikdo nedohrál do konce
end-hints = { $count ->
    [one] Byla použita jedna nápověda.
    [few] Byly použity { $count } nápovědy.
    [many] Bylo použito { $count } nápovědy.
   *[other] Bylo použito { $count } nápověd.
}
end-helped = { $count ->
    [one] Jednu kresbu udělal za hráče bot.
    [few] { $count } kresby udělal za hráče bot.
    [many] { $count } kresby udělal za hráče bot.
   *[other] { $count } kreseb udělal za hráče bot.
}
# $who is one or more names with commas.
end-handed = { $who }: mapu dokreslil bot.
end-known-deck = Tyto karty bylo možné znát předem, takže se hra nezapočítává do rekordů.
par-asking = Bot teď pro srovnání hraje se stejnými kartami…
# $bot is the name of a bot.
par = Bot { $bot } se stejnými kartami: hodnocení { $rating } ({ $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}).
end-again = Hrát znovu
end-again-drawn = Hrát znovu s novými výnosy
end-next = K další hře

## A check of the cards

check-cards = Ověřit, že karty byly určené před hrou
check-working = Karty se rozdávají ještě jednou…
check-good = Vše souhlasí: znovu rozdáno ze semínka je to totéž, co bylo ukázáno.
check-bad = Nesouhlasí: v této hře se nerozdávalo tak, jak bylo slíbeno.
check-unknown = Tato stránka nezná pravidla této hry, ověřil se proto jen slib.
check-promise-good = Slib: odpovídá semínku.
check-promise-other-seed = Slib: neodpovídá uvedenému semínku.
check-promise-other-promise = Slib: je jiný než ten, který zazněl dřív.
check-rules-changed = Pravidla: po první kartě se změnila.
check-part-drawn = { $part ->
    [edicts] Výnosy
    [ambushes] Přepadení
   *[sheet] Mapa
}: podle losování ze semínka.
check-part-chosen = { $part ->
    [edicts] Výnosy
    [ambushes] Přepadení
   *[sheet] Mapa
}: dáno pravidly stolu, nelosuje se.
check-part-bad = { $part ->
    [edicts] Výnosy
    [ambushes] Přepadení
   *[sheet] Mapa
}: mělo být { $due }; ukázáno { $shown }.
check-other-map = jiná mapa
check-cards-good = { $cards ->
    [one] Karty: porovnána { $cards }, odpovídá semínku.
    [few] Karty: porovnány { $cards }, všechny odpovídají semínku, i jejich pořadí.
    [many] Karty: porovnáno { $cards }, všechny odpovídají semínku, i jejich pořadí.
   *[other] Karty: porovnáno { $cards }, všechny odpovídají semínku, i jejich pořadí.
}
check-cards-bad = { $wrong ->
    [one] Karty: { $wrong } neodpovídá semínku.
    [few] Karty: { $wrong } neodpovídají semínku.
    [many] Karty: { $wrong } neodpovídá semínku.
   *[other] Karty: { $wrong } neodpovídá semínku.
} { $season }, karta { $number }: měla být { $due }; ukázána { $shown }.
check-saw-all = Tento prohlížeč viděl každou z těchto karet ve chvíli odkrytí.
check-saw-some = { $saw ->
    [one] Tento prohlížeč viděl při odkrytí { $saw } z těchto karet.
    [few] Tento prohlížeč viděl při odkrytí { $saw } z těchto karet.
    [many] Tento prohlížeč viděl při odkrytí { $saw } z těchto karet.
   *[other] Tento prohlížeč viděl při odkrytí { $saw } z těchto karet.
} U ostatních věří záznamu, který teď uvádí server.
check-saw-none = Tento prohlížeč odkrývání karet neviděl: věří záznamu, který teď uvádí server.
check-saw-file = Co bylo slíbeno a ukázáno, je převzato ze záznamu, který jste otevřeli.
check-no-record = Záznam se nepodařilo načíst, ověřilo se proto jen to, co tento prohlížeč viděl.
check-seen-before = Tento prohlížeč zná slib z doby před první kartou.
check-seen-first = Tento prohlížeč zná slib od chvíle, kdy byla odkryta první karta.
check-seen-later = Tento prohlížeč poznal slib až v průběhu hry.
check-seen-never = Tento prohlížeč u začátku hry nebyl, slib proto uvádí teď server.
check-limits = Nedokazuje to, že semínko nikdo neznal.
check-seed = Semínko
check-digest = SHA-256 semínka, spočítáno tady
check-promised = Slíbeno

## Looking at a game again

replay-title = Přehrávání hry
replay-back = Zpět
replay-forward = Vpřed
replay-run = Přehrát
replay-pause = Pauza
replay-moment = Krok { $number } z { $last }
replay-total = Dosud vyplaceno
replay-link = Odkaz na tento krok
replay-speed = Rychlost
replay-times = { $speed }×
replay-seasons = Přejít na roční období
# Která druhá mapa je vidět.
replay-beside = Porovnání
replay-beside-none = Bez porovnání
replay-beside-bot = Nejsilnější bot
replay-keys = Klávesy
key-space = Mezerník
replay-key-step = O krok zpět nebo vpřed
replay-key-run = Přehrát, pozastavit
replay-key-season = Přejít na roční období
replay-key-speed = Rychleji, pomaleji
replay-key-ends = Na začátek, na konec
to-table = Ke stolu
moment-card = Nová karta: { $card }
# $solo is 1 in a game alone, else 0.
moment-round = { $solo ->
    [1] Zakresleno: { $card }
   *[other] Všichni mají zakresleno: { $card }
}
moment-season = { $season }: bodování
moment-people = Změny u stolu
moment-end = Konec

## Dvě mapy vedle sebe

compare-title = Body vedle sebe
compare-by = Seřazeno podle
compare-by-season = ročních období
compare-by-edict = výnosů
compare-apart = Rozdíl
compare-maps = Porovnat mapy
compare-one = První mapa
compare-other = Druhá mapa

## Records

record-title = Otevřít záznam hry
record-about = Záznam je celá hra v podobě textu. Každý jeho řádek se tu zkontroluje a na serveru nic nezůstane.
record-file = Soubor se záznamem
record-paste = Nebo vložte text
record-text = Text záznamu
record-open = Otevřít
record-checking = Kontrolujeme každý řádek…
record-good = Každý řádek souhlasí. { $moments ->
    [one] K prohlédnutí je jeden krok.
    [few] K prohlédnutí jsou { $moments } kroky.
    [many] K prohlédnutí je { $moments } kroku.
   *[other] K prohlédnutí je { $moments } kroků.
}
record-save = Uložit záznam hry

## The map as a picture

picture-png = Uložit mapu jako PNG
picture-svg = Uložit mapu jako SVG
picture-whose = Čí mapa
fair-title = Čistopis mapy
fair-alt = Mapa hráče { $name } jako kreslená mapa
fair-drawing = Mapa se kreslí načisto…
fair-failed = Mapu se teď nepodařilo nakreslit načisto.
fair-draw = Nakreslit načisto
fair-style = Barvy
fair-style-light = Den
fair-style-night = Noc
fair-style-ink = Šetří inkoust
fair-paper = Pro
fair-screen = obrazovku

## Signing a map

sign-end = Podepiš svou mapu
sign-end-of = Podepsat mapu: { $who }
