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
end-known-deck = V této hře byly karty známé předem.
par-asking = Bot teď pro srovnání hraje se stejnými kartami…
# $bot is the name of a bot.
par = Bot { $bot } se stejnými kartami: hodnocení { $rating } ({ $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}).
end-again = Hrát znovu
end-next = K další hře
to-race = K závodu

## A check of the cards

check-cards = Ověřit, že karty byly určené před hrou
check-good = Souhlasí. Semínko, a s ním každá karta, bylo určeno už ve chvíli slibu.
check-bad = Nesouhlasí: to nejsou karty, které byly slíbeny.
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
replay-total = Body zatím
replay-link = Odkaz na tento krok
to-table = Ke stolu
moment-card = Nová karta: { $card }
moment-round = Všichni mají zakresleno: { $card }
moment-season = { $season }: bodování
moment-people = Změny u stolu
moment-end = Konec

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
picture-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
picture-rank = { $rank }. místo z { $players }
