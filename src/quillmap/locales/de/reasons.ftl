# Warum etwas nicht geht und warum eine Karte nichts bringt: ein Text für jeden Grund.
# Namen von Karten, Gelände und Optionen kommen schon übersetzt herein.

## Ein Zug, der nicht möglich ist

reason-game_over = Das Spiel ist zu Ende.
reason-nothing_revealed = Noch liegt keine Karte offen. Warte, bis die nächste aufgedeckt wird.
reason-no_such_seat = Hier gibt es keinen Platz {$seat}: Die Plätze gehen von 1 bis {$players}.
reason-seat_left = Platz {$seat} hat das Spiel verlassen.
reason-not_handed_over = Platz {$seat} wurde keinem Bot überlassen, es gibt also nichts zurückzunehmen.
reason-not_awaited = Platz {$seat} hat gerade nichts zu zeichnen.
reason-wrong_kind = In dieser Runde ist etwas anderes gefragt: { $wanted ->
    [explore] Zeichne eine Form der Karte auf deine eigene Landkarte.
    [hero] Zeichne Held oder Heldin auf deine eigene Landkarte.
    [ambush] Zeichne die Monster auf die gezeigte Landkarte.
    [gaze] Wähle das Feld, das die Gorgone zerstört.
    [troll] Wähle das Feld, das der Troll zerstört.
   *[other] {$wanted}.
  }
reason-no_squares = Wähle mindestens ein Feld.
reason-off_the_map = Bleib auf der Landkarte: Die Felder gehen von A1 bis K11.
reason-occupied = {$square} ist schon ausgefüllt. Wähle leere Felder.
reason-terrain_not_offered = {$terrain} kannst du jetzt nicht zeichnen. Zur Wahl steht: {$offered}.
reason-not_the_shape = {$squares}: Diese Felder ergeben keine Form von „{$card}“.
reason-one_square_too_early = „{$card}“ passt noch irgendwo hin, darum darfst du kein einzelnes Feld ausfüllen.
reason-must_cover_ruins = Diese Form muss mindestens ein leeres Ruinenfeld bedecken.
reason-single_square_only = „{$card}“ passt nirgends hin. Fülle stattdessen ein einzelnes Feld aus.
reason-no_strikes = Nur wer von einer Held_in-Karte kommt, greift Felder an.
reason-one_hero = Held oder Heldin steht auf einem einzigen Feld.
reason-not_the_pattern = Diese Felder ergeben von {$square} aus kein Angriffsmuster von „{$card}“. Halte dich an das Muster der Karte.
reason-wrong_map = Platz {$seat} zeichnet jetzt auf der Landkarte von Platz {$target}, nicht auf der von Platz {$on}.
reason-not_on_the_walk = Nach der Soloregel muss „{$card}“ das Feld {$square} bedecken.
reason-must_destroy = Die Gorgone muss ein Feld zerstören: Wähle eines, das an sie angrenzt.
reason-nothing_to_destroy = Es gibt jetzt nichts zu zerstören.
reason-one_to_destroy = Wähle genau ein Feld, das zerstört wird.
reason-cannot_destroy = {$square} kann nicht zerstört werden. Zur Wahl steht: {$eligible}.

## Eine Karte, die nicht aufgedeckt werden kann

reason-round_open = Eine Karte liegt offen: Zuerst muss Platz {$seat} zeichnen.
reason-not_in_the_deck = „{$card}“ ist jetzt nicht im Stapel.
reason-unknown_card = Es gibt keine Karte „{$card}“.

## Optionen, die nicht zusammenpassen

reason-bad_option = „{$value}“ ist kein Wert der Option „{$option}“. Zur Wahl steht: {$choices}.
reason-unknown_option = Es gibt keine Option „{$option}“.
reason-fixed_by_ruleset = Im Spiel „{$ruleset}“ ist die Option „{$option}“ immer „{$value}“.
reason-unseen_option = Umgebungen der Version 1 können die Option „{$option}“ nicht als „{$value}“ zeigen.
reason-edict_backs = Wähle vier Wertungskarten als Dekrete, eine von jeder Rückseite.
reason-edict_pool = „{$card}“ gehört nicht zu den Wertungskarten des Spiels „{$ruleset}“.
reason-four_ambushes = Wähle vier verschiedene Hinterhalte.
reason-map_form = Eine eigene Landkarte besteht aus 11 Zeilen mit / dazwischen: ^ für ein Gebirge, # für Ödnis, r für Ruinen, . oder eine Zahl für leere Felder.
reason-map_mark = „{$mark}“ in Zeile {$row} der Landkarte bedeutet dort nichts. Nimm ^ für ein Gebirge, # für Ödnis, r für Ruinen, . oder eine Zahl für leere Felder.
reason-map_row = Zeile {$row} der Landkarte muss 11 Felder haben, nicht {$now}.
reason-map_empty = Eine Landkarte braucht mindestens {$least} leere Felder; diese hat {$now}.
reason-not_in_environments = Umgebungen der Version 1 kennen die Karte „{$card}“ nicht (Option „{$option}“).
reason-players = An einem Tisch spielen 1 bis 100 Personen, nicht {$players}.

## Was an einer eigenen Landkarte ungewöhnlich ist

reason-map_edge = Ein Gebirge am Rand hat weniger Nachbarfelder auszufüllen: {$squares}.
reason-map_touching = Gebirge, die sich berühren, haben weniger Nachbarfelder auszufüllen: {$squares}.
reason-map_mountains = Die gedruckten Landkarten haben {$printed} Gebirge; auf dieser ist die Zahl {$now}.
reason-map_ruins = Die gedruckten Landkarten haben {$printed} Ruinen; auf dieser ist die Zahl {$now}.

## Am Tisch

reason-table_waiting = Das Spiel hat noch nicht begonnen.
reason-table_started = Das Spiel hat schon begonnen.
reason-table_closed = Dieser Tisch ist geschlossen.
reason-table_full = { $seats ->
    [one] Der einzige Platz ist besetzt.
   *[other] Alle {$seats} Plätze sind besetzt.
  }
reason-fewer_seats = { $taken ->
    [one] {$taken} Platz ist schon besetzt, weniger dürfen es nicht werden.
   *[other] {$taken} Plätze werden für alle gebraucht, die hier sitzen; weniger dürfen es nicht werden.
  }
reason-nobody_sits = An diesem Tisch sitzt noch niemand. Nimm zuerst Platz.
reason-seat_taken = Platz {$seat} ist besetzt. Wähle einen anderen.
reason-seat_empty = Auf Platz {$seat} sitzt niemand.
reason-seat_of_a_bot = Auf Platz {$seat} sitzt ein Bot.
reason-not_your_seat = Platz {$seat} gehört dir nicht.
reason-handed_over = Für Platz {$seat} zeichnet ein Bot. Nimm den Platz zuerst zurück.
reason-still_here = Wer auf Platz {$seat} sitzt, ist da und behält den Platz.
reason-host_only = Das kann nur, wer den Tisch leitet.
reason-bad_name = { $longest ->
    [one] Ein Name hat {$longest} sichtbares Zeichen.
   *[other] Ein Name hat 1 bis {$longest} Zeichen, kein unsichtbares darunter, und höchstens zwei Zusatzzeichen auf einem Buchstaben.
  }
reason-name_taken = An diesem Tisch heißt schon jemand so. Wähle einen anderen Namen.
reason-bad_words = { $longest ->
    [one] Eine Provinz oder ein Titel hat {$longest} sichtbares Zeichen.
   *[other] Eine Provinz oder ein Titel hat höchstens {$longest} Zeichen, kein unsichtbares darunter, und höchstens zwei Zusatzzeichen auf einem Buchstaben.
  }
reason-bad_crest = In einem Wappen gibt es „{$word}“ nicht, oder nicht an dieser Stelle.
reason-signed_often = Diese Karte wurde sehr oft neu signiert; es bleibt, wie es ist.
reason-unknown_bot = Es gibt keinen Bot „{$bot}“.
reason-bad_setting = „{$value}“ ist kein Wert für „{$setting}“. Möglich ist: {$choices}.
reason-wrong_round = Das war für Runde {$round} gedacht, es läuft aber schon Runde {$now}. Zeichne bitte noch einmal.
reason-nothing_drawn = Platz {$seat} hat nichts zurückzunehmen.
reason-unreadable = Diese Zeile lässt sich bei „{$word}“ nicht als Zug lesen ({$why}).
reason-wrong_link = Dieser persönliche Link gilt nicht mehr. Lass dir einen neuen geben.
reason-race_only = In einem Rennen zeichnest du auf deiner eigenen Bahn. Geh zuerst dorthin.
reason-race_over = Das Rennen ist zu Ende.
reason-race_running = Die Bahnen dieses Rennens sind noch offen. Sie müssen zuerst geschlossen werden.
reason-races_already = Du bist in diesem Rennen schon dabei und kennst die Karten: Alle haben nur eine Bahn.
reason-ask_at_race = Persönliche Links gehören zum Rennen, nicht zu einer Bahn. Geh zurück zum Rennen.
reason-too_many_changes = Das wurde sehr oft geändert; bis zur nächsten Runde bleibt es, wie es ist.
reason-no_hints = An diesem Tisch gibt es keine Tipps.
reason-own_seat = Platz {$seat} ist dein eigener.
reason-too_soon = { $seconds ->
    [one] Noch nicht: Lass ihnen noch {$seconds} Sekunde Zeit.
   *[other] Noch nicht: Lass ihnen noch {$seconds} Sekunden Zeit.
  }
reason-nudge_first = Stupse zuerst an, wer auf Platz {$seat} sitzt.
reason-seat_free = Es ist ein Platz frei: Setz dich einfach.
reason-turned_away = Wer diesen Tisch leitet, hat keinen Platz für dich.
reason-no_such_knock = Vor der Tür wartet niemand mehr.
reason-no_reactions = Zurufe sind hier abgeschaltet.
reason-publish_unfinished = Ein Spiel lässt sich veröffentlichen, wenn es vorbei ist, eines aus einem Rennen, wenn das Rennen vorbei ist.
reason-publish_withheld = Wer den Server betreibt, hat die öffentliche Seite dieses Spiels zurückgezogen.
reason-par_unfinished = Das Ergebnis des Bots siehst du, wenn das Spiel oder sein Rennen zu Ende ist.
reason-par_solo = Nur nach Solospielen spielt ein Bot zum Vergleich dieselben Karten.
reason-par_no_seed = Diese Aufzeichnung nennt ihren Startwert nicht, darum kann kein Bot dieselben Karten spielen.
reason-deck_untold = Der Startwert jenes Spiels ist noch geheim, darum können seine Karten nicht noch einmal kommen.
reason-deck_options = Die Karten eines anderen Spiels bringen dessen Optionen mit. Wähle dazu keine anderen.
reason-lesson_fixed = Das geführte erste Spiel ist für eine Person, mit eigenen Karten und Optionen. Wähle dazu nichts anderes.
reason-bot_failed = Der Bot „{$bot}“ konnte das nicht zu Ende denken. Frag gleich noch einmal.

## Zwischen Seite und Server

reason-no_such_page = Unter dieser Adresse gibt es nichts.
reason-no_such_table = Diesen Tisch gibt es nicht, oder sein Link ist unvollständig.
reason-no_such_code = Kein Tisch mit diesem Code wartet auf Mitspielende. Prüfe den Code.
reason-lane_hidden = Die anderen Bahnen siehst du, sobald du deine eigene selbst zu Ende gezeichnet hast, oder nach dem Rennen.
reason-not_kept = Das konnte nicht gespeichert werden, es hat sich also nichts geändert. Versuch es gleich noch einmal. ({$why})
reason-server_full = Auf diesem Server ist gerade kein Platz für eine weitere Partie. Alle offenen gehen weiter wie gewohnt.
reason-too_many = { $seconds ->
    [one] Das war etwas schnell. Warte {$seconds} Sekunde.
   *[other] Das war etwas schnell. Warte {$seconds} Sekunden.
  }
reason-overtaken = Eine neuere Vorschau hat diese ersetzt.
reason-bad_message = Der Server hat diese Nachricht nicht verstanden ({$why}).
reason-say_hello = Seite und Server haben den Faden verloren. Lade die Seite neu.
reason-old_version = Diese Seite ist veraltet (Version {$version}, der Server spricht {$wanted}). Lade sie neu.
reason-shutting_down = Der Server startet neu. Komm gleich wieder; nichts geht verloren.
reason-wrong_origin = Diese Anfrage kam von einer anderen Website und wurde abgelehnt.
reason-wrong_host = Dieser Server hört nicht auf diesen Namen. Wer ihn betreibt, kann den Namen mit --site angeben.
reason-too_large = { $most ->
    [one] Das ist zu groß: höchstens {$most} Byte.
   *[other] Das ist zu groß: höchstens {$most} Byte.
  }
reason-broken_record = Diese Aufzeichnung enthält einen Fehler ({$why}).
reason-record_unfinished = Nur die Aufzeichnung eines beendeten Spiels kann hinzugefügt werden.
reason-not_scored = Gefragt werden kann nur nach der Jahreszeit, die zuletzt gewertet wurde.

## Warum eine Wertungskarte oder die Monster nichts bringen

zero-no_terrain = Das fehlt noch auf der Landkarte: {$terrain}.
zero-no_pair = Dafür braucht es Acker und Wasser.
zero-no_mountain = Auf der Landkarte gibt es kein Gebirge.
zero-no_ruins = Auf der Landkarte gibt es keine Ruinen.
zero-no_empty = Es ist kein leeres Feld mehr übrig.
zero-monster_penalty = Kein leeres Feld grenzt an ein Monster an: Nichts geht verloren.
