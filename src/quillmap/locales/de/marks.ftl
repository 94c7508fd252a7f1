# What is met for the first time in a game: a few words in place of the card's sentence. At most two
# short sentences each; a phone has four lines. $one and $two are letters of edicts.

marks-off = Nicht mehr erklären

## The base game

# $button is the button that draws.
mark-shape = Leg die Form, wohin du magst, dreh sie und drück „{ $button }“. Die vier Dekrete sagen, was Punkte bringt.
mark-edict = Am Ende dieser Jahreszeit zählen die Dekrete { $one } und { $two }. Jedes Dekret zählt zweimal im Jahr, wie seine beiden Kreise zeigen.
# $seasons are those whose end is still to come.
mark-coin = { $seasons ->
    [1] Eine dieser Formen bringt eine Münze: 1 Punkt am Ende dieser Jahreszeit.
   *[other] Eine dieser Formen bringt eine Münze: 1 Punkt am Ende jeder der { $seasons } Jahreszeiten, die noch gewertet werden.
}
mark-any = Diese Karte darf jedes Gelände sein, sogar ein Monster. Nutz sie, wo genau das fehlt.
mark-ruins = Davor kam eine Ruinenkarte: Diese Form muss eine der markierten Ruinen bedecken. Geht das nirgends, wird ein einzelnes Feld gezeichnet.
mark-ambush = { $whose ->
    [own] Ein Hinterhalt: Zeichne die Monster über das markierte Feld. Jedes leere Feld daneben kostet dich in jeder Jahreszeit 1 Punkt.
   *[other] Ein Hinterhalt: Du zeichnest die Monster auf eine fremde Landkarte. Jedes leere Feld daneben kostet dort in jeder Jahreszeit 1 Punkt.
}
mark-monsters = Jedes leere Feld neben einem Monster kostet in jeder Jahreszeit 1 Punkt, jetzt { $cost }. Zeichne auf die roten Felder und schließ die Monster ein.
mark-mountain = { $open ->
    [1] Ein Gebirge hat nur noch eine offene Seite. Zeichne irgendetwas auf das leuchtende Feld, und es gibt dir eine Münze.
   *[other] Ein Gebirge hat nur noch { $open } offene Seiten. Zeichne irgendetwas auf die leuchtenden Felder, und es gibt dir eine Münze.
}
mark-single = { $why ->
    [ruins] Keine Form kann jetzt eine Ruine bedecken, also wird ein einzelnes Feld gezeichnet: irgendwo, in beliebigem Gelände.
    [any] Nichts von dieser Karte passt, also wird ein einzelnes Feld gezeichnet: irgendwo, in beliebigem Gelände.
   *[card] Nichts von dieser Karte passt, also wird ein einzelnes Feld gezeichnet: irgendwo, in einem Gelände der Karte.
}
mark-time = Jede Karte braucht Zeit, wie ihre Sanduhr zeigt: jetzt { $time } / { $threshold }. Bei { $threshold } endet die Jahreszeit und wird gewertet.
mark-nowhere = { $why ->
    [ruins] Die graue Form kann jetzt keine Ruine bedecken
   *[room] Die graue Form passt nirgends mehr hin
}, also bleiben die anderen. Passt keine, wird ein einzelnes Feld gezeichnet.
mark-walk = Allein sagt die Karte, wo die Monster stehen: von der Ecke { $corner ->
    [top_left] oben links
    [top_right] oben rechts
    [bottom_left] unten links
   *[bottom_right] unten rechts
} am Rand entlang bis zum ersten Platz, an den sie passen.
mark-last = { $time } / { $threshold }: Die Zeit dieser Jahreszeit ist um, und dies ist ihre letzte Karte. Sie darf darüber liegen; nichts wird übertragen.
mark-season = Die Jahreszeit wurde gewertet: zwei Dekrete und deine Münzen, abzüglich der Monster. Jetzt zählen die Dekrete { $one } und { $two }.
mark-paid = Dekret { $one } wurde zum letzten Mal gewertet und bringt nichts mehr. Plane jetzt für die anderen.
# $a to $d are the letters of the four edicts.
mark-year = Der Frühling wertet { $a } und { $b }, der Sommer { $b } und { $c }, der Herbst { $c } und { $d }, der Winter { $d } und { $a }. Jedes Dekret zählt also zweimal.
mark-deck = In jeder Jahreszeit wird ein Hinterhalt mehr eingemischt. Einer, der nicht kam, bleibt im Stapel und kann noch kommen.
mark-hints = Tipps werden gezählt: Eine Partie mit Tipps steht getrennt von deinen Bestwerten ohne sie. Sonst kosten sie nichts.

## Heroes

mark-hero = Held_innen füllen ein leeres Feld, egal wo. Dreh sie so, dass ihre Ziele da liegen, wo Monster sind oder hinkommen können.
mark-strike = Auf den Zielen wird jedes Monster zerstört, heute und später. Wo sie leer sind, darfst du weiter zeichnen.
mark-dragon = Der Drache hütet einen Schatz: Grenzt keines seiner Felder mehr an ein leeres, bekommst du 3 Münzen. Zerstörte zählen mit.
mark-zombie = Zombies breiten sich aus: Nach jeder Wertung wird jedes leere Feld neben ihnen zum Zombie. Schließ sie vor dem Ende der Jahreszeit ein.
mark-troll = Nach jeder Wertung zerstört der Troll ein leeres Feld neben sich, und du wählst welches. Ist er eingeschlossen, zerstört er nichts.
mark-gorgon = Die Gorgone zerstört ein Feld neben sich, wenn sie kommt, und nur dann. Von nun an kostet sie, was jedes Monster kostet.
mark-after = Erst wird die Jahreszeit gewertet, dann handeln die Monster. Was Zombies und Trolle ändern, zählt erst bei der nächsten Wertung.

## Edicts that are new in this browser, before the first card of a game

mark-edicts = In dieser Partie neu für dich: { $names }.
edicts-look = Ansehen
edicts-new = { $count ->
    [one] Ein neues Dekret
   *[other] Neue Dekrete
}
edicts-go = Erste Karte zeichnen

## After a game of the base box

heroes-offer = { option-ruleset-heroes }: Held_innen und Monster mit Kräften. Alles wird erklärt, wenn es kommt.
