# The page of the rules, and the windows that show a card. Polish.

rules-contents = Spis treści
rules-how-to = Gra w sześciu zdaniach
rules-cards = Karty
rules-cards-about = Wybierz kartę, żeby przeczytać jej zasady i zobaczyć przykład.
rules-ambushes = Zasadzki
rules-heroes = Herosi
rules-explore = Karty Odkryć i Ruin
rules-words = Słowniczek
# Says which box a card comes from.
box-heroes = Herosi
unofficial = Quillmap to nieoficjalny projekt fanów. Gry i ich nazwy należą do swoich właścicieli.
