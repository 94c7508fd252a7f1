### Ein beendetes Spiel allen zeigen.

publish-title = Anderen zeigen
publish-about-alone = Wer die Adresse hat, sieht deinen Namen, deine Landkarte, deine Ruhmpunkte nach Dekret und Jahreszeit und deinen Titel. Du kannst es jederzeit zurücknehmen.
publish-about-among = Wer die Adresse hat, sieht Namen, Landkarte und Ruhmpunkte nach Dekret und Jahreszeit von jedem Platz, der veröffentlicht ist. Die anderen erscheinen als „Spieler 2“ mit ihren Ruhmpunkten und ohne Landkarte. Du kannst es jederzeit zurücknehmen.
publish-listed = Dieses Spiel stand in der Liste, also darf es jeder sehen, und es hat eine öffentliche Seite. Nimmst du deinen Platz zurück, erscheint er dort als „Spieler 2“ ohne Landkarte; der Tisch selbst bleibt allen offen.
publish-waits = Du kannst deine Landkarte veröffentlichen, sobald das Rennen für alle vorbei ist.
publish = Veröffentlichen
unpublish = Zurücknehmen
publish-of = Landkarte von { $name } veröffentlichen
unpublish-of = Landkarte von { $name } zurücknehmen
publish-on = Es gibt eine öffentliche Seite: Wer ihre Adresse hat, kann sie sehen.
publish-address = Öffentliche Adresse
publish-open = Öffentliche Seite öffnen
publish-copy-text = Mit einem Satz kopieren
publish-text-alone = { $points ->
    [one] { $points } Ruhmpunkt
   *[other] { $points } Ruhmpunkte
}, { $title }: meine Landkarte auf Quillmap
publish-text-among = { $points ->
    [one] { $points } Ruhmpunkt
   *[other] { $points } Ruhmpunkte
}, Rang { $rank } von { $players }: meine Landkarte auf Quillmap
publish-text-plain = { $points ->
    [one] { $points } Ruhmpunkt
   *[other] { $points } Ruhmpunkte
}: meine Landkarte auf Quillmap

public-player = Spieler { $seat }
public-among = { $count ->
    [one] Ein Spiel allein
   *[other] Ein Spiel zu { $count }
}
public-points = { $points ->
    [one] { $points } Ruhmpunkt
   *[other] { $points } Ruhmpunkte
}, Wertung { $rating }
public-ranking = Rangliste
public-play = Zeichne deine eigene Landkarte
public-fair = Reinzeichnung zeigen
public-gone = Hier gibt es nichts zu sehen
public-gone-about = Unter dieser Adresse gibt es kein Spiel, oder es ist nicht mehr öffentlich.
