# Gra w sześciu zdaniach, dla kogoś, kto widzi ją pierwszy raz.

howto-1 = Każdy rysuje na własnej mapie, a karty są dla wszystkich te same.
howto-2 = Każda karta pokazuje kształty i tereny: wybierz po jednym, obróć kształt, jak chcesz, i narysuj go na pustych obszarach.
howto-3 = Cztery edykty mówią, co królowa chce widzieć na twojej mapie; w każdej porze roku punktują dwa z nich, więc każdy punktuje dwa razy.
howto-4 = Gdy pojawi się zasadzka, sąsiad rysuje potwory na twojej mapie; każdy pusty obszar obok potwora kosztuje gwiazdkę, więc je otaczaj.
howto-5 = Za otoczone góry i za niektóre kształty dostajesz monety, a każda moneta punktuje na nowo na koniec każdej pory roku.
howto-6 = Po wiośnie, lecie, jesieni i zimie wygrywa najwyższy wynik; w pojedynkę grasz o najlepszy tytuł.
