"""One game while learners play it: sealed rounds, a Gorgon in two steps, masks, and why not."""

import hashlib
import secrets
from collections.abc import Mapping
from operator import index
from typing import Any, Final, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from quillmap.dealer import SEED_BYTES
from quillmap.envs.actions import ACTIONS, WAIT, move_of, shape_numbers, steps_of
from quillmap.envs.known import RULES, must_be_known
from quillmap.envs.observing import Observer
from quillmap.game import Game
from quillmap.grid import Cells
from quillmap.rules.check import why_not
from quillmap.rules.legal import legal, offers
from quillmap.rules.maps import OwnMap
from quillmap.rules.moves import Move, Raid, Seat
from quillmap.rules.options import LATER, Options, options_of
from quillmap.rules.position import Position
from quillmap.rules.reasons import BadOptions, Reason
from quillmap.rules.result import ranks, rating, title, total
from quillmap.rules.rounds import AmbushRound, ExploreRound

Mask = NDArray[np.int8]
Info = dict[str, Any]

RENDER_MODES: Final = ["ansi"]


def chosen(ruleset: str, options: Mapping[str, object]) -> Options:
    """The options of an environment by name; BadOptions says in a sentence what cannot be."""
    listed = {k: list(v) if isinstance(v, tuple) else v for k, v in options.items()}
    found = options_of(listed, ruleset, RULES)
    must_be_known(found)
    later = {option: getattr(found, option) for option in LATER}
    unseen = [option for option, value in later.items() if value != LATER[option]]
    if isinstance(found.map_sheet, OwnMap):
        unseen.append("map_sheet")
    if unseen:  # v1 has neither an observation nor a number for it
        value = str(getattr(found, unseen[0]))
        raise BadOptions(Reason("unseen_option", option=unseen[0], value=value))
    return found


def checked_mode(render_mode: str | None) -> str | None:
    """The way to render, if there is one; ValueError else."""
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise ValueError(f"there is no render mode {render_mode!r}, only 'ansi'")
    return render_mode


class Decks:
    """The decks of an environment, one after the other: a hash of its seed and their number."""

    def __init__(self) -> None:
        self._seed = secrets.randbits(64)
        self._dealt = 0

    def next(self, seed: int | None, options: Mapping[str, Any] | None) -> bytes:
        """The deck of a new game, as `reset` was asked. A seed begins a new row of decks."""
        asked = _asked_deck(options)
        if seed is not None:
            self._seed, self._dealt = seed, 0
        if asked is not None:
            return asked
        self._dealt += 1
        name = f"quillmap.envs/{self._seed}/{self._dealt}"
        return hashlib.sha256(name.encode()).digest()


def _asked_deck(options: Mapping[str, Any] | None) -> bytes | None:
    """The deck that `reset` was asked for, if any: 32 bytes, or 64 hexadecimal digits."""
    deck = (options or {}).get("deck")
    if isinstance(deck, str):
        try:
            deck = bytes.fromhex(deck)
        except ValueError:
            deck = b""
    if deck is None or (isinstance(deck, bytes) and len(deck) == SEED_BYTES):
        return deck
    raise ValueError(f"a deck is {SEED_BYTES} bytes, or as text {2 * SEED_BYTES} hex digits")


class Playing:
    """A game whose rounds are sealed: draws lie face down until the last awaited seat has drawn.

    So nobody sees what the others draw in the same round, whether all act at once or in turn.
    """

    def __init__(self, options: Options, players: int, deck: bytes) -> None:
        self.game = Game.new(options, players, seed=deck, rules=RULES)
        self._held: dict[Seat, Move] = {}
        """Moves of this round that are not opened yet."""
        self._placed: dict[Seat, Cells] = {}
        """Gorgons that are placed and have still to destroy something."""
        self._masks: dict[Seat, Mask] = {}
        self._observer = Observer(self.game.setup)

    @property
    def position(self) -> Position:
        """The game as of the last opened round."""
        return self.game.position

    @property
    def over(self) -> bool:
        """Whether the last score is written."""
        return self.game.over

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats that have still to draw in this round."""
        return tuple(seat for seat in self.game.awaited if seat not in self._held)

    def total(self, seat: Seat) -> int:
        """The points that are written for this seat."""
        return total(self.position.scores[seat])

    # What may be drawn -------------------------------------------------------------------------

    def mask(self, seat: Seat) -> Mask:
        """1 for every action of the seat that may be taken now; the array is the caller's own."""
        return self._mask(seat).copy()

    def _mask(self, seat: Seat) -> Mask:
        found = self._masks.get(seat)
        if found is None:
            found = np.zeros(ACTIONS, np.int8)
            if seat in self.awaited:
                found[self._numbers(seat)] = 1
            else:
                found[WAIT] = 1
            self._masks[seat] = found
        return found

    def _numbers(self, seat: Seat) -> list[int]:
        position, placed = self.position, self._placed.get(seat)
        numbers: list[int] = []
        if placed is None and isinstance(position.under_way, ExploreRound | AmbushRound):
            # As `legal` says it, without writing out every move.
            for offer in offers(position, seat):
                for terrain in offer.terrains:
                    numbers += map(shape_numbers(terrain).__getitem__, offer.placements)
            return numbers
        for move in legal(position, seat):
            if placed is None:
                numbers += steps_of(position, move)
            elif isinstance(move, Raid) and move.cells == placed:
                numbers += steps_of(position, move)[1:]
        return numbers

    # Acting --------------------------------------------------------------------------------------

    def act(self, seat: Seat, action: SupportsIndex) -> str | None:
        """Take an action. If the mask forbids it, nothing changes, and the answer says why."""
        number = index(action)
        if not 0 <= number < ACTIONS:
            return f"There is no action {number}: they are numbered from 0 to {WAIT}."
        if not self._mask(seat)[number]:
            return self._why_not(seat, number)
        if number == WAIT:
            return None
        move = move_of(self.position, seat, number, self._placed.get(seat, 0))
        assert move is not None
        if isinstance(move, Raid) and not move.destroys and self._gazes(move):
            self._placed[seat] = move.cells
            del self._masks[seat]
        else:
            self._hold(seat, move)
        return None

    def _gazes(self, move: Raid) -> bool:
        """Whether a raid is a Gorgon that has something to destroy, which is a second step."""
        return why_not(self.position, move) == Reason("must_destroy")

    def _hold(self, seat: Seat, move: Move) -> None:
        self._held[seat] = move
        self._placed.pop(seat, None)
        self._masks.pop(seat, None)
        if not self.awaited:
            moves = [self._held[seat] for seat in sorted(self._held)]
            self._held.clear()
            self._masks.clear()
            for each in moves:
                self.game.play(each)

    def _why_not(self, seat: Seat, number: int) -> str:
        position = self.position
        if number == WAIT:
            return "Only a seat that has nothing to draw can wait."
        if seat in self._held:
            return str(Reason("not_awaited", seat=seat + 1))
        placed = self._placed.get(seat, 0)
        move = move_of(position, seat, number, placed)
        if move is None:
            return str(Reason("off_the_map"))
        if placed and not (isinstance(move, Raid) and move.destroys):
            return str(Reason("must_destroy"))
        reason = why_not(position, move)
        if reason is None:
            return f"This move has the number {steps_of(position, move)[0]}."
        return str(reason)

    # Looking -------------------------------------------------------------------------------------

    def observation(self, seat: Seat) -> dict[str, NDArray[Any]]:
        """What a seat sees: the table as everybody sees it, and its own mask."""
        seen = self._observer.seen(self.position, seat, self._placed.get(seat, 0))
        return {"observation": seen, "action_mask": self.mask(seat)}

    def info(self, seat: Seat, why: str | None = None) -> Info:
        """What a learner is told beside the observation; the results once the game is over."""
        told: Info = {"illegal": why is not None}
        if why is not None:
            told["why"] = why
        return told | self._results(seat) if self.over else told

    def _results(self, seat: Seat) -> Info:
        position = self.position
        results, edicts = position.scores[seat], position.setup.edicts
        told: Info = {
            "total": total(results),
            "edicts": list(edicts),
            "seasons": [[r.first, r.second, r.coins, r.monsters] for r in results],
        }
        if position.setup.players > 1:
            return told | {"rank": ranks(position.scores)[seat]}
        rated = rating(results, edicts)
        return told | {"rating": rated, "title": title(rated)}
