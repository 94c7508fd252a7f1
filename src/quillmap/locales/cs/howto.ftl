# Hra v šesti větách pro toho, kdo ji vidí poprvé.

howto-1 = Každý kreslí do vlastní mapy a karty mají všichni stejné.
howto-2 = Každá karta ukazuje tvary a typy terénu: vyberte po jednom, tvar libovolně otočte a zakreslete ho na prázdná pole.
howto-3 = Čtyři výnosy říkají, co chce královna na vaší mapě vidět; v každém ročním období bodují dva z nich, každý tedy boduje dvakrát.
howto-4 = Když přijde přepadení, sousední hráč vám do mapy zakreslí nestvůry; každé prázdné pole vedle nestvůry stojí bod, a tak je obklopte.
howto-5 = Za obklopené hory a za některé tvary získáte mince a každá mince boduje znovu na konci každého ročního období.
howto-6 = Po jaru, létu, podzimu a zimě vyhrává nejvyšší počet bodů; ve hře jednoho hráče se hraje o co nejlepší titul.
