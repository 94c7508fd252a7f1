# The page of the rules, and the windows that show a card.

rules-contents = Contents
rules-how-to = The game in six sentences
rules-cards = The cards
rules-cards-about = Choose a card to read its rule and see an example.
rules-ambushes = Ambushes
rules-heroes = Heroes
rules-explore = Explore cards and ruins
rules-words = Glossary
# Says which box a card comes from.
box-heroes = Heroes
unofficial = Quillmap is an unofficial fan project. The games and their names belong to their owners.
