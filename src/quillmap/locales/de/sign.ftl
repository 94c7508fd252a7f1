# Eine Karte signieren. Ein Wappen wird als Aufzählung beschrieben, damit sich kein Wort beugen muss.

sign-title = Deine Karte
sign-province = Name der Provinz
sign-own-title = Dein Titel (für alle sichtbar)
sign-crest = Wappen
sign-no-crest = Noch kein Wappen
sign-shape = Form
sign-colour = Farbe
sign-pattern = Muster
sign-pattern-colour = Farbe des Musters
sign-charge = Bild
sign-charge-colour = Farbe des Bildes
sign-none = Keins
sign-surprise = Überrasch mich
sign-save = Karte signieren
sign-cancel = Abbrechen
sign-done = Deine Karte ist signiert.

crest-words = Wappen: { $parts }.

crest-shape-shield = Schild
crest-shape-round = Scheibe
crest-shape-lozenge = Raute
crest-shape-banner = Banner

crest-colour-gold = Gold
crest-colour-silver = Silber
crest-colour-red = Rot
crest-colour-blue = Blau
crest-colour-green = Grün
crest-colour-purple = Purpur
crest-colour-black = Schwarz

crest-pattern-bend = Schrägband
crest-pattern-pale = Pfahl
crest-pattern-fess = Querband
crest-pattern-chevron = Sparren
crest-pattern-cross = Kreuz
crest-pattern-saltire = Schrägkreuz
crest-pattern-chief = Schildhaupt
crest-pattern-border = Bord
crest-pattern-halved = rechte Hälfte
crest-pattern-quartered = zwei Viertel
crest-pattern-waves = Wellen

crest-charge-star = Stern
crest-charge-sun = Sonne
crest-charge-moon = Mond
crest-charge-tree = Baum
crest-charge-sheaf = Ähre
crest-charge-house = Haus
crest-charge-tower = Turm
crest-charge-mountain = Berge
crest-charge-fish = Fisch
crest-charge-ship = Schiff
crest-charge-crown = Krone
crest-charge-key = Schlüssel
crest-charge-quill = Feder
crest-charge-compass = Windrose
