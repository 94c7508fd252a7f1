# Das Spiel in sechs Sätzen, für alle, die es zum ersten Mal sehen.

howto-1 = Alle zeichnen auf ihrer eigenen Landkarte, und für alle gelten dieselben Karten.
howto-2 = Jede Karte zeigt Formen und Geländearten: Wähle je eine, drehe die Form, wie du magst, und zeichne sie auf leere Felder.
howto-3 = Vier Dekrete sagen, was die Königin auf deiner Landkarte sehen will; in jeder Jahreszeit werden zwei gewertet, also jedes zweimal.
howto-4 = Bei einem Hinterhalt zeichnet jemand neben dir Monster auf deine Landkarte; jedes leere Feld neben einem Monster kostet einen Ruhmpunkt, also schließe sie ein.
howto-5 = Umschlossene Gebirge und manche Formen bringen Münzen, und jede Münze zählt am Ende jeder Jahreszeit aufs Neue.
howto-6 = Nach Frühling, Sommer, Herbst und Winter gewinnt, wer die meisten Ruhmpunkte hat; allein spielst du um den besten Titel.
