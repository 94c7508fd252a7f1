"""What can come next and how likely, and luck, whose mean is zero whatever a map is worth."""

import random
from collections import Counter
from fractions import Fraction

import pytest

from quillmap.benchmark.luck import luck
from quillmap.bots import chosen
from quillmap.bots.chances import luck_of, next_cards
from quillmap.bots.outlook import CREDIT
from quillmap.bots.plain.playouts import deal
from quillmap.bots.plain.rng import Stream
from quillmap.bots.plain.valuer import PLAIN
from quillmap.game import Game
from quillmap.notation import Made, Revealing
from quillmap.rules import Options, Position, begin, legal, play, reveal, total
from tests.random_play import random_move


def waiting(ruleset: str, seed: int, cards: int) -> Position:
    """A game alone that waits for its next card, after so many."""
    rng = random.Random(seed)
    game = Game.new(Options.of(ruleset), seed=rng.randbytes(32))
    entries: list[Position] = [begin(game.setup)]
    while not game.over and len(entries) <= cards:
        game.play(random_move(rng, game.position, game.awaited[0]))
        entries = before_cards(game)
    return entries[min(cards, len(entries) - 1)]


def before_cards(game: Game) -> list[Position]:
    """Every position of a game that waited for a card."""
    position, found = begin(game.setup), []
    for entry in game.record().entries:
        if isinstance(entry, Revealing):
            found.append(position)
            position = reveal(position, entry.card).position
        elif isinstance(entry, Made):
            position = play(position, entry.move).position
    return found


@pytest.mark.parametrize("ruleset", ["base", "heroes", "combined"])
@pytest.mark.parametrize("cards", [0, 4, 9])
def test_cards_are_as_likely_as_they_are_dealt(ruleset: str, cards: int) -> None:
    """One of all backs, and for an ambush or hero one of all that it can be (R14.2)."""
    position = waiting(ruleset, 3, cards)
    unseen, chances = position.unseen, dict(next_cards(position.unseen))
    whole = sum(chances.values())
    for card, weight in chances.items():
        backs = Fraction(1)
        if card in unseen.ambushes:
            backs = Fraction(unseen.ambush_backs, len(unseen.ambushes))
        elif card in unseen.heroes:
            backs = Fraction(unseen.hero_backs, len(unseen.heroes))
        assert Fraction(weight, whole) == backs / unseen.count, card
    dealt = Counter(deal(position, Stream.of(number, 0, 0, 0)) for number in range(2000))
    assert dealt.keys() == chances.keys()


def test_luck_is_zero_on_average_whatever_the_value() -> None:
    rng = random.Random(5)
    for cards in range(12):
        position = waiting("combined", cards, cards)
        chances = list(next_cards(position.unseen))
        worth = {position: [rng.randint(-500, 500) for _ in chances]}
        found = [weight * luck_of(position, card, worth.__getitem__) for card, weight in chances]
        assert sum(found) == 0 and any(found)


@pytest.mark.parametrize("ruleset", ["base", "heroes", "combined"])
def test_foresight_with_the_core_and_without(ruleset: str) -> None:
    position = waiting(ruleset, 8, 5)
    found = list(chosen.VALUER.foresights(position))
    assert found == PLAIN.foresights(position)
    assert len(set(found)) > 3


def test_foresight_ends_with_the_points() -> None:
    """With the last card of the game the outlook is exact: so is the value of the best move."""
    rng = random.Random(2)
    game = Game.new(Options.of("base"), seed=bytes(32))
    last = game.position
    while not game.over:
        last = game.position
        game.play(random_move(rng, game.position, game.awaited[0]))
    position = before_cards(game)[-1]
    worth = zip(next_cards(position.unseen), chosen.VALUER.foresights(position), strict=True)
    values = {card: value for (card, _), value in worth}
    card = [each.card for each in game.record().entries if isinstance(each, Revealing)][-1]
    ends = (play(last, move).position for move in legal(last, last.awaited[0]))
    assert values[card] == CREDIT.point * max(total(end.scores[0]) for end in ends)


def test_a_whole_game_adds_up() -> None:
    rng = random.Random(4)
    game = Game.new(Options.of("base"), seed=bytes(range(32)))
    while not game.over:
        game.play(random_move(rng, game.position, game.awaited[0]))
    record = game.record()
    if not chosen.VALUER.at_once:
        assert luck(record) is None
        return
    cards = [each.card for each in record.entries if isinstance(each, Revealing)]
    each = [
        luck_of(position, card, chosen.VALUER.foresights)
        for position, card in zip(before_cards(game), cards, strict=True)
    ]
    assert luck(record) == round(100 * sum(each) / CREDIT.point) != 0
