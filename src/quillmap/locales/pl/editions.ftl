# What differs between the printed editions, for the page of the rules.

edition-title = Czym różnią się wydania
edition-about = Wydrukowane instrukcje nie wszędzie mówią to samo. Trzymamy się większości, a tam, gdzie to ważne, opcja pozwala zagrać tak, jak mówi twoje pudełko.
edition-base_pl = Kartografowie, wydanie polskie
edition-base_pl-about = Gra się tak jak u nas. Monetę „można” wziąć; tutaj dostajesz ją zawsze. Przy Żyznych równinach mowa o rodzajach obszarów; my liczymy rodzaje terenu.
edition-base_el = Cartographers, wydanie greckie
edition-base_el-about = Kolonia daje 6 zamiast 8 gwiazdek (to opcja). Gdy zasadzka nigdzie się nie mieści, pojedynczy obszar może mieć dowolny teren (to też opcja).
edition-base_cs = Kartografové, wydanie czeskie
edition-base_cs-about = Wymaga zakrycia ruin bez dopisku „jeśli to możliwe”; gdy nie da się ich zakryć, rysujesz jeden obszar dowolnego terenu, tak jak u nas. Drugie rozstrzyganie remisu mogłoby tam przywrócić kogoś, kto przegrał pierwsze; tutaj równi gracze dzielą miejsce.
edition-heroes_pl = Kartografowie: Herosi, wydanie polskie
edition-heroes_pl-about = Milczy o obracaniu ścieżki ataku i o lukach w kształtach; u nas ścieżkę wolno obracać, a w luce może być cokolwiek. Monetę także tu „można” wziąć; u nas dostajesz ją zawsze. Gwiezdny szlak mówi o „trzech” pustych obszarach; liczymy grupy dokładnie trzech.
edition-heroes_de = Die Kartographin, wydanie niemieckie
edition-heroes_de-about = Zasadzki w trybie solo wolno obracać i odbijać (to opcja). Mówi wprost to, co inne pomijają: ścieżki ataku wolno obracać, w luce może być cokolwiek, a każdy obszar gór lub klaster punktuje raz. Jego arkusze nazywają się A i B, tutaj C i D. O arkuszu decyduje los (to opcja).
edition-games = Między dwiema grami
edition-games-about = W Herosach lato trwa tylko 7, pojedynczy obszar może mieć dowolny teren, liczba monet jest ograniczona, a karty Zasadzki pozostają odkryte na stole. Limit 14 monet stosujemy w każdej grze.
