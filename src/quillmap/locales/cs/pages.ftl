# The page of the rules, and the windows that show a card. Czech.

rules-contents = Obsah
rules-how-to = Hra v šesti větách
rules-cards = Karty
rules-cards-about = Vyberte kartu, přečtěte si její pravidla a podívejte se na příklad.
rules-ambushes = Přepadení
rules-heroes = Hrdinové
rules-explore = Karty průzkumu a zříceniny
rules-words = Slovníček
# Says which box a card comes from.
box-heroes = Hrdinové
unofficial = Quillmap je neoficiální fanouškovský projekt. Hry a jejich názvy patří svým vlastníkům.
