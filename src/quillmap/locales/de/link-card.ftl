### Was Programme neben einem Link zu einem veröffentlichten Spiel zeigen. Nur in Python, nicht auf der Seite.

card-alone = { $name }: { points-made }, { $title }
card-among = { $name }: { points-made }, Rang { $rank } von { $players }
card-plain = { $name }: { points-made }
card-about = Eine Landkarte nach den königlichen Dekreten { $edicts }. Sieh nach, woher die Ruhmpunkte kommen, und zeichne deine eigene.
card-picture = Die Landkarte von { $name } als gezeichnete Karte
