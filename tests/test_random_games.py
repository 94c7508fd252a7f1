"""Whole games by chance: every ruleset and sheet, from one player to a hundred, all the way.

Each game is watched step by step. What must hold at every step stands in `Watched`.
"""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from importlib import import_module

import pytest

from quillmap import (
    Game,
    Move,
    NotationError,
    Options,
    Position,
    Seat,
    Sheet,
    apply,
    deal,
    leave,
    play,
    ranks,
    read_move,
    read_position,
    read_record,
    replay,
    reveal,
    write_move,
    write_position,
    write_record,
)
from quillmap.grid import EVERYWHERE
from quillmap.material import COIN_TRACK, LETTERS, TERRAINS
from quillmap.rules import changes
from quillmap.rules import sheet as sheets
from quillmap.rules.position import Unseen
from quillmap.rules.sheet import Payment
from tests.random_play import RULESETS, SHEETS, random_move, random_options
from tests.soak import numbers

PLAYERS = (1, 2, 3, 5, 20, 100)


def layers(sheet: Sheet) -> Iterator[int]:
    """Everything that can fill a square, each kind by itself."""
    yield sheet.ground.mountains
    yield sheet.ground.wasteland
    yield from (sheet.layer(terrain) for terrain in TERRAINS)
    yield sheet.destroyed


def check_sheet(before: Sheet, after: Sheet) -> None:
    """What no step may do to a map."""
    assert sum(layers(after)) == after.filled <= EVERYWHERE, "layers overlap"
    assert after.ground == before.ground
    for kept in ("filled", "destroyed", "attacked", "dragon", "zombie", "troll", "gorgon"):
        lost = getattr(before, kept) & ~getattr(after, kept)
        assert not lost, f"{kept} squares never go back"
    assert not after.monster & after.attacked, "attacked monsters are destroyed (R6.24)"
    letters = [after.lettered(letter) for letter in LETTERS]
    assert not sum(letters) & ~(after.monster | after.destroyed)
    assert sum(letters) == letters[0] | letters[1] | letters[2] | letters[3], "two letters"
    assert before.coins <= after.coins <= COIN_TRACK, "coins never fall"


def check_unseen(before: Unseen, after: Unseen) -> None:
    """Within a season the face-down cards only become fewer."""
    for pile in ("explore", "ambushes", "heroes"):
        assert set(getattr(after, pile)) <= set(getattr(before, pile)), pile
        assert list(getattr(after, pile)) == sorted(getattr(after, pile)), pile
    assert after.ambush_backs <= before.ambush_backs <= len(before.ambushes)
    assert after.hero_backs <= before.hero_backs <= len(before.heroes)


@dataclass
class Watched:
    """A game that is looked at after every step."""

    game: Game
    rng: random.Random
    reading: float
    """How often a position is also written and read back; for large tables that takes long."""
    once: set[str] = field(default_factory=set)
    """Ambush and hero cards that were seen: they never come again."""

    def step(self, before: Position, after: Position) -> None:
        """What holds from one position to the next."""
        for old, new in zip(before.sheets, after.sheets, strict=True):
            if old is not new:
                check_sheet(old, new)
        assert len(set(after.shown)) == len(after.shown), "a card twice in a season"
        assert set(after.awaited) <= set(range(after.setup.players))
        assert list(after.awaited) == sorted(after.awaited)
        if after.season == before.season:
            check_unseen(before.unseen, after.unseen)
            assert after.shown[: len(before.shown)] == before.shown
        else:
            assert after.season == before.season + 1 and after.shown == ()
        for old_scores, new_scores in zip(before.scores, after.scores, strict=True):
            assert new_scores[: len(old_scores)] == old_scores
        if self.rng.random() < self.reading:
            assert read_position(write_position(after)) == after

    def play(self, moves: list[Move]) -> Position:
        """The moves of a round, one after the other; checked and unchecked they do the same.

        The answer is where they lead before the next card is dealt.
        """
        after = self.game.position
        for move in moves:
            before = self.game.position
            step = play(before, move)
            assert step == apply(before, move)
            assert read_move(write_move(move)) == move
            self.step(before, step.position)
            self.game.play(move)
            self.dealt(step.position)
            after = step.position
        return after

    def dealt(self, position: Position) -> None:
        """From this position the game has dealt up to where it is now: nothing else happened."""
        assert self.game.seed is not None
        while not position.awaited and not position.over:
            card = deal(self.game.seed, position)
            assert card not in self.once
            if card in position.unseen.ambushes + position.unseen.heroes:
                self.once.add(card)
            left = position.unseen.count
            step = reveal(position, card)
            self.step(position, step.position)
            if step.position.season == position.season:
                assert step.position.unseen.count == left - 1
            position = step.position
        assert position == self.game.position

    def leave(self, seat: Seat) -> None:
        """Somebody leaves; the map stays, and the game goes on or ends."""
        before = self.game.position
        step = leave(before, seat)
        self.step(before, step.position)
        self.game.leave(seat)
        self.dealt(step.position)
        assert seat in self.game.position.left
        assert self.game.position.sheets[seat] == before.sheets[seat]

    def record(self) -> None:
        """What is written down now, read and played again, is the same to the last byte."""
        text = write_record(self.game.record())
        again = replay(read_record(text))
        assert again.position == self.game.position
        assert write_record(again.record()) == text


def closed(rng: random.Random, position: Position, moves: list[Move]) -> Position:
    """The round played in some order, unchecked and at one go."""
    for move in rng.sample(moves, len(moves)):
        position = apply(position, move).position
    return position


def watch(ruleset: str, sheet: str, players: int, number: int) -> None:
    """One game to its end; in every second one people leave in mid-round, but for the last."""
    rng = random.Random(f"{ruleset} {sheet} {players} {number}")
    options = Options.of(ruleset, **(random_options(rng, ruleset) | {"map_sheet": sheet}))
    game = Game.new(options, players, seed=rng.randbytes(32))
    watched = Watched(game, rng, reading=min(1.0, 9 / players**2))
    leaving = 0.1 if (number + "ABCD".index(sheet)) % 2 else 0.0
    watched.once.update(set(game.position.shown) - set(game.setup.explore_cards))
    while not game.over:
        position = game.position
        moves = [random_move(rng, position, seat) for seat in position.awaited]
        if rng.random() < leaving and len(position.present) > 1:
            early = rng.sample(moves, rng.randrange(len(moves)))
            watched.play(early)
            watched.leave(rng.choice(position.present))
            continue
        # The draws of one round make the same position in any order (R14.1).
        assert watched.play(rng.sample(moves, len(moves))) == closed(rng, position, moves)
        if rng.random() < 2 / players**2:
            watched.record()
    end = game.position
    assert (end.season, end.round, end.awaited) == (3, None, ())
    for seat, results in enumerate(end.scores):
        # Who leaves in a Troll's round after winter has all four results, but no rank (R14.4).
        assert len(results) == 4 or seat in end.left
    assert 1 in ranks(end.scores, end.left)
    watched.record()


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize(
    ("ruleset", "sheet"), [(r, sheet) for r in RULESETS for sheet in SHEETS[r]]
)
def test_random_games_hold_together_to_the_end(ruleset: str, sheet: str, players: int) -> None:
    """R4 to R14: everything that must hold in any game, at every step of it."""
    for number in numbers(0, 2 if players < 20 else 1):
        watch(ruleset, sheet, players, number)


# The harness can fail --------------------------------------------------------------------------


def falling_coins(monkeypatch: pytest.MonkeyPatch) -> None:
    """The track starts anew when it should go on."""
    right = sheets.settled

    def wrong(before: Sheet, after: Sheet, shape_coin: bool = False) -> tuple[Sheet, Payment]:
        sheet, payment = right(before, after, shape_coin)
        return replace(sheet, coins=sheet.coins % 3), payment

    monkeypatch.setattr(changes, "settled", wrong)


def overlapping_layers(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is destroyed stays in the layer it was drawn in."""

    def wrong(self: Sheet, cells: int) -> Sheet:
        return replace(self, destroyed=self.destroyed | cells)

    monkeypatch.setattr(Sheet, "without", wrong)


def first_come(monkeypatch: pytest.MonkeyPatch) -> None:
    """A coin for everybody but the last to draw."""

    def wrong(position: Position, move: Move) -> bool:
        return len(position.awaited) > 1

    monkeypatch.setattr(import_module("quillmap.rules.play"), "_shape_coin", wrong)


def cards_put_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """A revealed card stays in the deck."""

    def wrong(self: Unseen, card: str) -> Unseen:
        return self

    monkeypatch.setattr(Unseen, "without", wrong)


@pytest.mark.parametrize("plant", [falling_coins, overlapping_layers, first_come, cards_put_back])
def test_the_watch_notices(
    plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of these mistakes breaks something that must hold, or a text that must be read."""
    plant(monkeypatch)
    with pytest.raises((AssertionError, NotationError)):
        watch("heroes", "C", 2, 0)
