# Die Optionen eines Spiels (R18) und die Einstellungen eines Tisches.

## Das Spiel

option-ruleset = Spiel
option-ruleset-about = Welches der beiden Spiele du spielst, oder beide gemischt. Landkarten, Karten und einige Regeln hängen davon ab.
option-ruleset-base = Der Kartograph
option-ruleset-heroes = Die Kartographin
option-ruleset-combined = Beide kombiniert
option-map_sheet = Landkarte
option-map_sheet-about = Die Landkarte, auf der alle zeichnen. A und B stammen aus dem Kartographen, C und D aus der Kartographin; auf B und D gibt es Ödnis. In der deutschen Ausgabe der Kartographin heißen sie A und B. Auch der Zufall kann entscheiden, oder du zeichnest eine eigene Landkarte.
option-map_sheet-A = A: ohne Ödnis
option-map_sheet-B = B: Ödnis in der Mitte
option-map_sheet-C = C: ohne Ödnis
option-map_sheet-D = D: dreimal Ödnis
option-map_sheet-random = Zufällig
option-map_sheet-own = Eigene Landkarte
option-season_set = Dauer der Jahreszeiten
option-season_set-about = Der Sommer dauert im Kartographen 8 Zeiteinheiten, in der Kartographin 7. Die anderen Jahreszeiten sind gleich.
option-season_set-base = Wie im Kartographen (Sommer 8)
option-season_set-heroes = Wie in der Kartographin (Sommer 7)
option-explore_set = Erkundungskarten
option-explore_set-about = Die Formen, die kommen. Die beiden Sätze werden nie gemischt; beim Kombinieren sind die zwei Ruinenkarten immer dabei.
option-explore_set-base = Aus dem Kartographen
option-explore_set-heroes = Aus der Kartographin
option-hero_cards = Held_in-Karten
option-hero_cards-about = Ob Held_innen mitspielen. Wenn ja, sind sie eine Geländeart für Karten, die Geländearten zählen.
option-hero_cards-on = Mit Held_innen
option-hero_cards-off = Ohne Held_innen
option-ambush_set = Hinterhalte
option-ambush_set-about = Vier Hinterhalte sind im Spiel, je Jahreszeit kommt einer dazu. Beim Kombinieren dürfen es vier beliebige der acht sein, oder Promokarten, die du selbst wählst.
option-ambush_set-random = Vier zufällige der acht
option-ambush_set-base = Die vier aus dem Kartographen
option-ambush_set-heroes = Die vier aus der Kartographin
option-ambush_set-chosen = Selbst gewählt
option-edicts = Dekrete
option-edicts-about = Die vier Wertungskarten und unter welchem Buchstaben sie liegen. Nach den Anleitungen werden sie zufällig gezogen, eine je Rückseite; für das erste Spiel der Kartographin sind vier vorgeschlagen.
option-edicts-random = Zufällig
option-edicts-first_game = Für das erste Spiel der Kartographin
option-edicts-chosen = Selbst gewählt
option-fallback_terrain = Einzelnes Feld, wenn nichts passt
option-fallback_terrain-about = Im Kartographen zeichnest du eine Geländeart der Karte, in der Kartographin jede außer Gebirge. Können keine Ruinen bedeckt werden, ist in beiden jede erlaubt.
option-fallback_terrain-auto = Wie in der Anleitung dieses Spiels
option-fallback_terrain-card = Eine Geländeart der Karte
option-fallback_terrain-any = Jede Geländeart
option-ambush_fallback = Hinterhalt, der nirgends passt
option-ambush_fallback-about = Was man beim Nachbarn auf ein einzelnes Feld zeichnet, wenn die Form dort keinen Platz hat. Die griechische Anleitung erlaubt jede Geländeart, alle anderen sagen Monster. Allein wird nichts gezeichnet.
option-ambush_fallback-monster = Ein Monster
option-ambush_fallback-any = Jede Geländeart (griechische Ausgabe)
option-solo_ambush = Hinterhalte in der Solovariante
option-solo_ambush-about = Ob die Form der Monster so bleibt, wie sie gedruckt ist, oder gedreht und gespiegelt werden darf. Drehen erlaubt nur die deutsche Anleitung der Kartographin.
option-solo_ambush-standard = Wie gedruckt
option-solo_ambush-pegasus = Deutsche Variante: darf gedreht werden
option-hero_pattern_rotation = Angriffsmuster drehen
option-hero_pattern_rotation-about = Ob ein Angriffsmuster gedreht und gespiegelt werden darf. Die deutsche Anleitung der Kartographin erlaubt es, die anderen schweigen.
option-hero_pattern_rotation-on = Erlaubt
option-hero_pattern_rotation-off = Nur wie gedruckt
option-wildholds_points = Ruhmpunkte für die Bastionen in der Wildnis
option-wildholds_points-about = Was ein Dorfgebiet aus mindestens sechs Feldern unter diesem Dekret bringt. Die griechische Anleitung sagt 6, alle anderen 8.
option-wildholds_points-8 = 8 Ruhmpunkte
option-wildholds_points-6 = 6 Ruhmpunkte (griechische Ausgabe)
option-effects_after_winter = Monstereffekte nach dem Winter
option-effects_after_winter-about = Auf dem Papier wirken die Monster der Kartographin nach der letzten Wertung noch einmal. Am Ergebnis ändert das nichts mehr, darum lassen wir es meist weg.
option-effects_after_winter-off = Weglassen
option-effects_after_winter-on = Ausspielen

## Der Tisch

option-preset = Fertiges Spiel
option-preset-about = Für alle, die noch nie gespielt haben: vier Dekrete, die leicht zu überblicken sind.
option-preset-first_game = Erstes Spiel: Der Kartograph
option-preset-first_game_heroes = Erstes Spiel: Die Kartographin
option-seats = Plätze höchstens
option-seats-about = Von 1 bis 100. Allein spielst du nach den Regeln der Solovariante; Bots zählen als Mitspielende.
option-kind = Art des Spiels
option-kind-about = An einem Tisch zeichnen alle gleichzeitig dieselbe Karte. In einem Rennen spielen alle dieselben Karten für sich, im eigenen Tempo.
option-kind-table = Tisch
option-kind-race = Rennen
option-kind-lane = Bahn eines Rennens
option-listed = In der Liste offener Tische
option-listed-about = Ob Fremde diesen Tisch finden und sich dazusetzen können. Sonst kommt man nur mit Link oder Code herein.
option-listed-on = In der Liste
option-listed-off = Nur mit Link oder Code
option-round_time = Zeit für eine Runde
option-round_time-about = Ist sie um, zeichnet ein Bot für alle, die noch fehlen; in der nächsten Runde spielen sie selbst weiter.
option-round_time-0 = Unbegrenzt
option-substitute = Vertretung
option-substitute-about = Der Bot, der für Abwesende zeichnet und für alle, deren Zeit um ist.
option-race_time = Zeit für das Rennen
option-race_time-about = Wie lange nach dem Start das Rennen schließt. Spiele, die dann noch laufen, enden ohne Ergebnis.
option-hints = Tipps
option-hints-about = Ob man einen Bot fragen darf, was er zeichnen würde. Üblich ist das nur, wenn du allein spielst.
option-hints-on = Erlaubt
option-hints-off = Nicht erlaubt
option-reactions = Zurufe
option-reactions-about = Ob man einander ein paar fertige Sätze zurufen darf.
option-reactions-on = Erlaubt
option-reactions-off = Abgeschaltet
option-time-seconds = { $count ->
    [one] {$count} Sekunde
   *[other] {$count} Sekunden
  }
option-time-minutes = { $count ->
    [one] {$count} Minute
   *[other] {$count} Minuten
  }
option-time-hours = { $count ->
    [one] {$count} Stunde
   *[other] {$count} Stunden
  }
option-time-days = { $count ->
    [one] {$count} Tag
   *[other] {$count} Tage
  }
