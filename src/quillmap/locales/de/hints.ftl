# Tipps: ein Anstoß, drei Stellen und warum. Erst geladen, wenn jemand fragt; auch im Terminal.
# $squares, $open: Namen von Feldern. $first und $second sind Jahreszeiten, $seasons wie viele.

## Darum herum

hint-show = Zeig mir, wo
hint-counted = Das zählt als Tipp, einmal in dieser Runde.
# $bot ist der Name eines Bots, etwa „Weitblick“.
draw-hints-by = In der Reihenfolge des Bots „{$bot}“, der auch an kommende Karten denkt.
# Was folgt, vergleicht den Tipp mit der eigenen Zeichnung auf diesen Feldern.
hint-beside = Verglichen mit deiner Zeichnung auf { $squares }:
# $yours and $points are both sums with their signs; $gains is a list such as "Canal Lake +3 in summer; a coin: 1 in fall".
# The sum of the hint stands above it.
hint-yours = Deine auf { $squares } bringt zusammen { $yours }.
hint-this-more = Wo diese mehr bringt: { $gains }.
hint-yours-more = Wo deine mehr bringt: { $gains }.
# Part of the sum, and in none of the sentences before.
hint-rest = Außerdem: { $gains }.
# Of the first hint, where another one brings more.
hint-later = Fürs Erste weniger Ruhmpunkte; in den Probespielen des Bots brachte es am Ende mehr.
hint-alike = Alle { $count } bringen fürs Erste dasselbe und unterscheiden sich nur darin, was sie offenlassen.

## Punkte, und wann es sie gibt

why-points = { $points ->
    [one] { $points } Ruhmpunkt
   *[other] { $points } Ruhmpunkte
  }
why-coins = { $points ->
    [one] eine Münze
   *[other] { $points } Münzen
  }
why-paid = { $seasons ->
    [1] { when-first }
   *[other] { when-first } und noch einmal { when-second }
  }
why-each = { $seasons ->
    [1] { when-first }
   *[other] in jeder von { $seasons } Jahreszeiten
  }
why-now = { $seasons ->
    [1] { when-first }
   *[other] jetzt und in jeder Jahreszeit
  }

## Warum, ganz sicher

why-edict = Es bringt { why-points } für „{ $edict }“, { why-paid }.
why-coin = Es bringt eine Münze: einen Ruhmpunkt { why-each }.
why-mountain = { $count ->
    [one] Es umschließt das Gebirge auf { $squares }: { why-coins }, gewertet { why-each }.
   *[other] Es umschließt die Gebirge auf { $squares }: { why-coins }, gewertet { why-each }.
  }
why-dragon = Es schließt den Drachen ein: { why-coins }, gewertet { why-each }.
why-monsters = Es schließt { $squares } neben Monstern; das spart { why-points }, { why-now }.
why-strike = { $points ->
    [0] Die Monster auf { $squares } werden zerstört.
   *[other] Die Monster auf { $squares } werden zerstört; das spart { why-points }, { why-now }.
  }

## Warum, mit Blick nach vorn

why-headway = „{ $edict }“ rückt näher ({ headway }), gewertet { why-paid }.
why-opens = { $count ->
    [one] Danach brächte { $terrain } auf { $squares } bei „{ $edict }“ { why-points }, { why-paid }.
   *[other] Danach brächte { $terrain } auf beiden Feldern { $squares } bei „{ $edict }“ { why-points }, { why-paid }.
  }
why-mountain_but = Dem Gebirge auf { $squares } fehlt dann nur noch { $open } für seine Münze.
why-dragon_but = Dem Drachen fehlt dann nur noch { $open }, um eingeschlossen zu sein, für 3 Münzen.
why-guard = { $have ->
    [0] { $squares } werden bewacht: Monster, die dorthin kommen, fallen sofort.
   *[other] { $squares } werden bewacht: { $have } von { $need } Überfällen, die noch kommen können, würden Monster verlieren.
  }

## Warum: was es vermeidet und freihält

why-zombies = Die Zombies können sich am Ende dieser Jahreszeit nicht auf { $squares } ausbreiten.
why-no_hole = Es lässt kein leeres Feld allein; an { $have } von { $need } anderen Stellen bliebe eines allein.
why-fills = { $have ->
    [one] Es füllt die Lücke auf { $squares }.
   *[other] Es füllt die Lücke auf { $squares } bis zum letzten Feld.
  }
why-fits = { $have ->
    [1] Die Form passt sonst nirgends.
   *[other] Die Form passt nur noch an { $have } Stellen.
  }
# Diese Felder bleiben frei; $card ist die Kennung der Wertungskarte.
why-keeps = { $card ->
    [sentinel_wood] Der Rand bleibt frei, wo „{ $edict }“ Wald wertet, { why-paid }.
    [mages_valley] Die Felder neben Gebirgen bleiben frei, wo „{ $edict }“ Acker und Wasser wertet, { why-paid }.
   *[other] Die Felder an Ruinen bleiben frei, wo „{ $edict }“ Acker und Wasser wertet, { why-paid }.
  }
why-ruins = Es bedeckt die Ruinen auf { $squares }, wie es sein muss.
why-least = { $sign ->
    [costs] Es kostet zusammen { why-points }, und nichts anderes kostet weniger.
    [brings] Es bringt zusammen { why-points }, und nichts anderes bringt mehr.
   *[neither] Es kostet nichts; { $have } von { $need } anderen Möglichkeiten würden etwas kosten.
  }
why-costs = { $points ->
    [0] Es kostet keine Ruhmpunkte.
   *[other] Es kostet zusammen { why-points }.
  }
why-snug = Es liegt eng an: { $have } von { $need } Außenseiten berühren den Rand oder ausgefüllte Felder.
why-room = { $have } von { $need } leeren Feldern bleiben zusammen.

## Warum, auf der Landkarte anderer

why-menace = Es kostet { why-points }, { why-now }: { $squares } sind leer neben den Monstern.
why-spoils = „{ $edict }“ verliert dort { why-points }, { why-paid }.

## Neben der eigenen Zeichnung

why-more_edict = { why-points } mehr bei „{ $edict }“, { why-paid }.
why-more_coins = Es bringt { why-coins } mehr, gewertet { why-each }.
why-more_monsters = Monster kosten { why-points } weniger, { why-now }.
why-more_menace = Es kostet { why-points } mehr, { why-now }.
why-more_spoils = „{ $edict }“ verliert { why-points } mehr, { why-paid }.
why-no_draft_hole = Deine lässt { $squares } allein, diese kein Feld.
why-less = Fürs Erste bringt deine { why-points } mehr.
why-even = Fürs Erste bringt deine genauso viel.
why-same = Es ist dieselbe.

## Der Anstoß: woran zu denken ist, und noch nicht wo

nudge-edict = Schau auf { $letter }, „{ $edict }“: Es wird { why-paid } gewertet.
nudge-coin = Eine Münze ist zu holen: ein Ruhmpunkt { why-each }.
nudge-mountain = Schau auf die Gebirge: Sind alle Seiten ausgefüllt, gibt es eine Münze.
nudge-dragon = Schau auf den Drachen: Eingeschlossen bringt er 3 Münzen.
nudge-monsters = Schau auf die Monster: Jedes leere Feld neben ihnen kostet einen Ruhmpunkt, { why-now }.
nudge-zombies = Schau auf die Zombies: Am Ende dieser Jahreszeit breiten sie sich aus.
nudge-strike = Einige Monster sind in Reichweite.
nudge-guard = Denk an die Stellen, an die noch Monster kommen können.
nudge-room = Denk an den Platz, der bleibt, und lass kein Feld allein.
nudge-fits = Schau, wo die Form noch passt: Viel Auswahl gibt es nicht.
nudge-ruins = Schau auf die Ruinen: Eine muss bedeckt werden.
nudge-least = Such die Möglichkeit, die am wenigsten kostet.
nudge-menace = Such die Stelle mit den meisten leeren Feldern ringsum.
nudge-spoils = Schau, wofür „{ $edict }“ auf dieser Landkarte Ruhmpunkte gibt.
