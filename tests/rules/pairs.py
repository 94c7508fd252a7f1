"""One game at two tables: the engine's and its twin's, compared at every step."""

import random
from collections import Counter
from dataclasses import replace

from quillmap.dealer import deal, prepare
from quillmap.rules import (
    Draw,
    Move,
    Options,
    Position,
    Seat,
    Step,
    begin,
    leave,
    legal,
    offers,
    play,
    ranks,
    rating,
    reveal,
)
from quillmap.rules.events import Paid
from tests.random_play import random_options
from tests.rules.bridge import of_board, of_sheet, told
from tests.rules.random_sheets import SheetCase
from tests.twin.board import neighbours
from tests.twin.effects import take_coins
from tests.twin.game import Game

TWIN_ROUNDS = {"pegasus": "ambush", "gorgon": "gaze"}
"""Rounds that the engine calls by another name."""


class Pair:
    """A game of both; every step is taken at both tables and leaves them alike."""

    def __init__(self, ruleset: str, players: int, number: int, crowded: bool = False) -> None:
        """Crowded: the maps are not empty, so that shapes soon fit nowhere."""
        self.rng = random.Random(number)
        self.options = random_options(self.rng, ruleset, others=True)
        self.seed = self.rng.randbytes(32)
        self.name = f"game {number} of {players}, {ruleset} {self.options}, crowded {crowded}"
        setup = prepare(Options.of(ruleset, **self.options), self.seed, players)
        self.position: Position = begin(setup)
        # The twin passes over options that it does not ask for, such as the ambush set.
        sheet = setup.map_sheet if isinstance(setup.map_sheet, str) else setup.map_sheet.rows
        self.twin = Game(ruleset, sheet, setup.edicts, players, self.options)
        self.seen = Counter(f"{option} {value}" for option, value in self.options.items())
        if crowded:
            self._crowd(number)

    def _crowd(self, number: int) -> None:
        """Other maps for both, with coins; a mountain that is already closed in pays nobody."""
        cases = [SheetCase(number + seat) for seat in range(self.twin.players)]
        coins = [self.rng.choice([0, 0, 11, 13]) for _ in cases]
        sheets = [replace(case.sheet, coins=n) for case, n in zip(cases, coins, strict=True)]
        self.position = replace(self.position, sheets=tuple(sheets))
        self.twin.boards = [case.board.copy() for case in cases]
        for board, held in zip(self.twin.boards, coins, strict=True):
            board.coins = held
            board.paid = {
                mountain
                for mountain in board.cells("mountain")
                if all(board.is_filled(beside) for beside in neighbours(mountain))
            }

    # Steps

    def reveal(self) -> None:
        """The engine's dealer deals for both."""
        card = deal(self.seed, self.position)
        step = reveal(self.position, card)
        self.twin.reveal(card)
        self._become(step)

    def draw(self, seat: Seat, compare: bool) -> None:
        """A random move for the seat, from what the engine allows; compared with the twin's."""
        moves = list(legal(self.position, seat))
        if compare:
            twins = self.twin.legal(seat)
            assert {told(move) for move in moves} == set(twins), f"moves of {seat} in {self.name}"
            assert len(moves) == len(twins), f"moves of {seat} that come twice in {self.name}"
            self.seen["compared moves"] += len(moves)
        move = self._chosen(seat, moves)
        step = play(self.position, move)
        self.twin.play(told(move))
        self._become(step)

    def _chosen(self, seat: Seat, moves: list[Move]) -> Move:
        """By chance; but half of the time monsters are fought, or a Dragon is hardly ever tamed."""
        if self.rng.random() < 0.5:
            return self.rng.choice(moves)
        sheet = self.position.sheets[seat]

        def fights(move: Move) -> int:
            struck = move.strikes & sheet.monster if isinstance(move, Draw) else 0
            return (move.cells & sheet.menaced | struck).bit_count()

        return max(self.rng.sample(moves, min(50, len(moves))), key=fights)

    def leave(self, seat: Seat) -> None:
        """Somebody leaves both tables."""
        self.seen[f"left, {self.position.round}"] += 1
        if self.position.round == "gaze":
            take_coins(self.twin.boards[seat])  # as the engine has; see `compare`
        step = leave(self.position, seat)
        self.twin.leave(seat)
        self._become(step)

    def _become(self, step: Step) -> None:
        before, self.position = self.position, step.position
        for event in step.events:
            self.seen[type(event).__name__] += 1
            if isinstance(event, Paid) and event.dragon:
                self.seen["dragon tamed"] += 1
        if (before.round, before.shown) != (self.position.round, self.position.shown):
            self._notice()
        self.compare()

    def _notice(self) -> None:
        """What kind of round this is, so that a test can demand that it saw all kinds."""
        position = self.position
        if position.round is None:
            return
        self.seen[f"round {position.round}"] += 1
        if position.round == "ambush" and position.setup.players == 1:
            self.seen["pegasus"] += 1
        if position.round in ("explore", "hero") and len(position.awaited) < len(position.present):
            self.seen["full map passed over"] += 1
        for seat in position.awaited:
            if any(offer.single for offer in offers(position, seat)):
                self.seen[f"single square, {position.round}"] += 1
            if position.round == "ambush" and len(offers(position, seat)[0].terrains) > 1:
                self.seen["single square of another terrain, ambush"] += 1

    # Comparing

    def compare(self) -> None:
        """Everything that both tables know."""
        position, twin = self.position, self.twin
        kind = None if twin.round is None else twin.round.kind
        assert position.round == TWIN_ROUNDS.get(kind or "", kind), self.name
        assert list(position.awaited) == twin.awaited(), self.name
        assert position.season == twin.season, self.name
        assert position.ruins == twin.ruins_pending, self.name
        assert position.over == twin.over, self.name
        assert set(position.left) == twin.left, self.name
        for seat, (sheet, board) in enumerate(zip(position.sheets, twin.boards, strict=True)):
            ours, theirs = of_sheet(sheet), of_board(board)
            if position.round == "gaze":
                # The engine pays before and after the choice, the twin once after it: the same in
                # the end (R6.13).
                ours["coins"] = theirs["coins"]
            assert ours == theirs, f"map of {seat} in {self.name}"
        scores = [[(r.first, r.second, r.coins, r.monsters) for r in s] for s in position.scores]
        assert scores == twin.scores, self.name
        if position.over:
            assert list(ranks(position.scores, position.left)) == twin.ranks(), self.name
            if twin.players == 1:
                assert rating(position.scores[0], position.setup.edicts) == twin.rating(), self.name


def play_pair(pair: Pair, leaving: float = 0.0, looking: float = 0.5) -> Pair:
    """A whole game with random moves; how often somebody leaves, how often all moves are compared.

    People rather leave in the rarer kinds of rounds, where it matters more. The last one at the
    table may leave too, which ends the game.
    """
    rng = pair.rng
    while not pair.position.over:
        common = pair.position.round in (None, "explore")
        if rng.random() < (leaving if common else 8 * leaving):
            pair.leave(rng.choice(pair.position.present))
        elif pair.position.awaited:
            pair.draw(rng.choice(pair.position.awaited), rng.random() < looking)
        else:
            pair.reveal()
    return pair
