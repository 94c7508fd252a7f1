# Die Seite mit den Regeln und die Fenster, die eine Karte zeigen.

rules-contents = Inhalt
rules-how-to = Das Spiel in sechs Sätzen
rules-cards = Die Karten
rules-cards-about = Wähle eine Karte, um ihre Regel zu lesen und ein Beispiel zu sehen.
rules-ambushes = Hinterhalte
rules-heroes = Held_innen
rules-explore = Erkundungskarten und Ruinen
rules-words = Glossar
# Sagt, aus welcher Schachtel eine Karte kommt.
box-heroes = Kartographin
unofficial = Quillmap ist ein inoffizielles Fanprojekt. Die Spiele und ihre Namen gehören denen, die sie herausgeben.
