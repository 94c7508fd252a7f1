# The guided first game: what its bubble says. At most two short sentences each; a phone has four lines.

teach-bubble = Begleitung
# Only for those who listen: the squares that a bubble speaks of, and how to go on.
teach-squares = Felder: { $squares }.
lesson-press = Weiter geht es mit „{ $button }“.
lesson-begin = Los
lesson-play-on = Weiterspielen
lesson-skip = Überspringen
lesson-resume = Begleite mich wieder
lesson-count = Schritt { $at } von { $of }
lesson-of = { $have } von { $need }

## What each step asks for. $handling is how somebody plays

lesson-map = Jede Karte gibt dir eine Form, und du zeichnest sie, wo du magst. Vier Dekrete sagen, was deine Landkarte wert ist; sie werden nacheinander aufgedeckt.
lesson-edge = Dekret A, { name-sentinel_wood }: 1 Punkt für jedes Waldfeld am Rand. { $handling ->
    [keys] Schieb den Wald mit den Pfeiltasten an den leuchtenden Rand.
    [touch] Tippe an den leuchtenden Rand, wo er liegen soll.
   *[mouse] Klicke an den leuchtenden Rand, wo er liegen soll.
}
lesson-try-edge = Nur am Rand zählt Wald: hier noch nichts. Schieb ihn nach außen oder zeichne ihn trotzdem.
lesson-turn = { $squares ->
    [one] { $squares } Feld davon passt an den Rand.
   *[other] { $squares } Felder davon passen zugleich an den Rand.
} { $handling ->
    [keys] Dreh die Form mit R, falls nötig.
   *[mouse] Dreh die Form mit den leuchtenden Tasten, falls nötig.
}
lesson-turn-forest = Wasser darf überall liegen, aber Dekret A zählt nur Wald. Wähle Wald, um am Rand weiterzumachen.
lesson-try-turn = Bisher { $edge } von { $most } am Rand. Dreh oder verschieb die Form, oder zeichne sie so.
lesson-river = Dekret B, { name-mages_valley }: 2 für jedes Wasserfeld an einem Gebirge, nicht an Ecken. Die gerade Form bringt eine Münze: 1 Punkt je Jahreszeit.
lesson-try-river = Kein Feld an einem Gebirge, also zahlt B noch nichts. Versuch die leuchtenden Felder, oder zeichne trotzdem.
lesson-village = Dekret C, { name-wildholds }: 8 für jede Gruppe ab 6 Dorffeldern, im Sommer und noch einmal im Herbst. Lass ihnen Platz zum Wachsen.
lesson-ruins = Eine Ruinenkarte: Diese Form muss eines der markierten Felder bedecken. { $slopes ->
    [0] Acker oder Wasser, wie du magst.
   *[other] Am Gebirge gibt B 2 je Wasser, 1 je Acker.
}
lesson-rift = { $which ->
    [both] Ein Feld, jedes Gelände. Umschließ das Gebirge für eine Münze, oder setz das sechste Dorf: Beides leuchtet.
    [mountain] Ein Feld, jedes Gelände. Auf der leuchtenden Seite umschließt es das Gebirge, und das ist eine Münze.
    [village] Ein Feld, jedes Gelände. Ein leuchtendes kann dein sechstes Dorf sein.
   *[none] Ein Feld, jedes Gelände, wo du magst. Wasser auf einem leuchtenden Feld zählt schon im Frühling.
}
lesson-monsters = { $cost ->
    [0] Gnolle überfallen dich, von oben links am Rand entlang! Jedes leere Feld neben ihnen würde je Jahreszeit 1 Punkt kosten, aber es gibt keines.
   *[other] Gnolle überfallen dich, von oben links am Rand entlang! Jedes leere Feld neben ihnen kostet je Jahreszeit 1 Punkt, jetzt { $cost }: Zeichne auf die roten.
}
lesson-try-monsters = Die Gnolle kosten so viel wie vorher. Zeichne auf die roten Felder, oder trotzdem hier.
# Where the shape pays, and the monsters cost as much as before; $squares is how many red ones the card can fill.
lesson-monsters-stay = Das bringt insgesamt { $points }, aber die Gnolle bleiben. { $squares ->
    [one] { $squares } rotes Feld zu füllen,
   *[other] { $squares } rote Felder zu füllen,
} würde { $saves } sparen.
lesson-summer = Dekret D ist aufgedeckt, { name-borderlands }: 6 für jede volle Zeile und Spalte, im Herbst und noch einmal im Winter.
lesson-own = Ab hier gehört die Landkarte dir. Die Taste mit der Lampe rät dir und sagt, warum.

## What glows, by name, for those who do not see it

lesson-named-edge = Der Rand sind die Zeilen A und K und die Spalten 1 und 11.
lesson-named-mountains = Gebirge: { $squares }.
lesson-named-ruins = Ruinen: { $squares }.
lesson-named-side = Die letzte Seite eines Gebirges: { $squares }.
lesson-named-village = Neben dem Dorf: { $squares }.
lesson-named-monsters = Leere Felder neben Monstern: { $squares }.

## What a shape would bring where it lies. $brings is a list, $button the button that draws

lesson-brings = { $brings }. Drück „{ $button }“, oder versuch einen anderen Platz.
lesson-brings-none = Die offenen Dekrete zahlen hier nichts. Drück trotzdem „{ $button }“, oder versuch einen anderen Platz.
# Follows $brings where a shape fills the last side of a mountain.
lesson-closed = { $mountains ->
    [1] Das füllt alle vier Seiten des Gebirges auf { $squares }: eine Münze.
   *[other] Das füllt alle vier Seiten der Gebirge auf { $squares }: je eine Münze.
}
# In place of both where villages grow and are not enough yet.
lesson-brings-way = { $have } von { $need } Dorffeldern beisammen. Bei { $need } zahlt Dekret C 8, im Sommer und noch einmal im Herbst.

## What a drawing has brought; points stand before it with their sign

lesson-got-edge = { $squares ->
    [one] Ein Waldfeld liegt am Rand.
   *[other] { $squares } Waldfelder liegen am Rand.
}
lesson-got-inland = Nur am Rand zählt Wald: diesmal 0.
lesson-got-no-forest = Diesmal kein Wald, also nichts von Dekret A.
lesson-got-coin = { $coins ->
    [one] Und eine Münze: 1 Punkt in jeder Jahreszeit.
   *[other] Und { $coins } Münzen: jede gibt 1 Punkt in jeder Jahreszeit.
}
lesson-got-time = Karten brauchen Zeit: { $time } / { $threshold }, bei { $threshold } endet der Frühling.
lesson-got-valley = { $squares ->
    [one] Ein Feld an einem Gebirge: B zahlt in Frühling und Sommer.
   *[other] { $squares } Felder an einem Gebirge: B zahlt in Frühling und Sommer.
}
lesson-got-no-valley = Nichts an einem Gebirge: diesmal 0 von Dekret B.
lesson-got-ruins = Die Ruine ist bedeckt. Die Dekrete zahlen diesmal nichts dafür.
lesson-got-villages = { $have } von { $need } Dorffeldern, und Zeit bis zum Ende des Sommers.
lesson-got-six = Sechs beisammen! Dekret C zahlt das im Sommer und im Herbst noch einmal.
lesson-got-mountain = { $mountains ->
    [1] Alle Seiten des Gebirges auf { $squares } sind gefüllt: eine Münze, 1 Punkt je Jahreszeit.
   *[other] Alle Seiten der Gebirge auf { $squares } sind gefüllt: je eine Münze, 1 Punkt je Jahreszeit.
}
lesson-got-nothing = Diesmal keine Punkte, aber die Landkarte wächst.
# Follows the answer when the monsters stand there already.
lesson-got-raid = Und jetzt kommen Gnolle!

## The end of spring and of the game

lesson-monsters-now = { $after ->
    [0] Du hast die Gnolle eingeschlossen: Sie kosten nichts.
   *[other] Die Gnolle kosteten zuerst { $before }, jetzt { $after }.
}
lesson-time-over = Die letzte Karte einer Jahreszeit darf über deren Zeit liegen; nichts wird übertragen.
lesson-season = Jedes Dekret zahlt zweimal im Jahr, wie seine zwei Kreise zeigen.
lesson-end-best = Am besten gelang dir { $card }: { $points } deiner Ruhmpunkte. Schön gezeichnet!
