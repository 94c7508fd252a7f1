"""What a learner sees of a game, as one row of numbers of the same length for every game.

First planes of 11 x 11 squares, then facts. All comes from a position, which holds no secret.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from quillmap.envs.actions import ACTIONS, SQUARES
from quillmap.envs.known import KNOWN, KNOWN_EDICTS
from quillmap.grid import SIZE, Cells, packed
from quillmap.material import CARDS, COIN_TRACK, LETTERS, SEASONS, TERRAINS, Ambush
from quillmap.rules.moves import Seat
from quillmap.rules.position import MOST_PLAYERS, Position, Setup
from quillmap.rules.result import standing
from quillmap.rules.sheet import LETTER_LAYERS, Sheet

_LAYERS: Final = ("destroyed", "attacked", *LETTER_LAYERS.values())
OF_A_MAP: Final = ("empty", "mountains", "wasteland", "ruins", *TERRAINS, *_LAYERS)
MAP_PLANES: Final = (
    *(f"own {name}" for name in OF_A_MAP),
    *(f"drawn on {name}" for name in OF_A_MAP),
    "placed Gorgon",
)
"""The planes in their order: the own map, the map that is drawn on now, and a half-made move."""

_ASKED: Final = ("explore", "hero", "ambush", "gaze", "troll", "second step", "nothing")
_CARD: Final = {id: number for number, id in enumerate(KNOWN)}
_EDICT: Final = {id: number for number, id in enumerate(KNOWN_EDICTS)}
_POINTS: Final = 100
_TIME: Final = max(season.threshold[box] for season in SEASONS for box in season.threshold)
_BACKS: Final = len(SEASONS)
_MOST: Final = 10.0
"""Points lie between -1000 and 1000 for certain: a map of 121 squares cannot give or cost more."""


class Fact(NamedTuple):
    """One group of numbers behind the planes."""

    name: str
    length: int
    meaning: str


FACTS: Final = (
    Fact("season", len(SEASONS), "1 for the season, spring to winter"),
    Fact("time", 2, f"time passed and threshold of the season, each / {_TIME}"),
    Fact("ruins", 1, "1 if the next explore card must cover ruins"),
    Fact("asked", len(_ASKED), f"1 for what this seat is asked for: {', '.join(_ASKED)}"),
    Fact("card", len(KNOWN), "1 for the card that lies open"),
    Fact("unseen", len(KNOWN), "1 for each card that may still come"),
    Fact("backs", 2, f"ambush and hero cards in the deck, each / {_BACKS}"),
    Fact(
        "effects", len(LETTERS), f"the place of D, Z, T, G among lasting effects, / {len(LETTERS)}"
    ),
    Fact("coins", 2, f"coins of the own map and of the map drawn on, each / {COIN_TRACK}"),
    Fact(
        "points",
        3,
        f"own total, own loss to monsters (below 0), best total of the others, / {_POINTS}",
    ),
    Fact("other map", 1, "1 if the map that is drawn on is a neighbour's"),
    Fact("players", 1, f"how many play, / {MOST_PLAYERS}"),
    Fact("options", 6, "hero cards, fallback any, German solo, turning, Wildholds 6, late effects"),
    Fact("edicts", 4 * len(KNOWN_EDICTS), "for each of A to D, 1 for its scoring card"),
)
FACTS_START: Final = len(MAP_PLANES) * SQUARES
LENGTH: Final = FACTS_START + sum(fact.length for fact in FACTS)


def _slices() -> Iterator[tuple[str, slice]]:
    start = FACTS_START
    for fact in FACTS:
        yield fact.name, slice(start, start + fact.length)
        start += fact.length


SLICES: Final = dict(_slices())
"""Where each fact stands in an observation."""


def unfold(observation: NDArray[np.float32]) -> tuple[NDArray[np.float32], dict[str, Any]]:
    """The planes as (plane, row, column), and the facts by name."""
    planes = observation[:FACTS_START].reshape(len(MAP_PLANES), SIZE, SIZE)
    return planes, {name: observation[where] for name, where in SLICES.items()}


def observation_space() -> spaces.Dict:
    """The space of all observations with their masks."""
    low, high = np.zeros(LENGTH, np.float32), np.ones(LENGTH, np.float32)
    low[SLICES["points"]], high[SLICES["points"]] = -_MOST, _MOST
    high[SLICES["time"]] = 2  # the last card of a season may go beyond its threshold
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
    )


class Observer:
    """Looks at the positions of one game; what never changes in it is written once."""

    def __init__(self, setup: Setup) -> None:
        self._blank = np.zeros(LENGTH, np.float32)
        options = setup.options
        self._blank[SLICES["players"]] = setup.players / MOST_PLAYERS
        self._blank[SLICES["options"]] = (
            options.hero_cards,
            options.fallback_terrain == "any",
            options.solo_ambush == "pegasus",
            options.hero_pattern_rotation,
            options.wildholds_points == 6,
            options.effects_after_winter,
        )
        for letter, edict in enumerate(setup.edicts):
            start = SLICES["edicts"].start + letter * len(KNOWN_EDICTS)
            self._blank[start + _EDICT[edict]] = 1

    def seen(self, position: Position, seat: Seat, placed: Cells) -> NDArray[np.float32]:
        """The observation of a seat that has placed a Gorgon on these squares, or none."""
        seen = self._blank.copy()
        round = position.round_of(seat)
        on = seat if round is None else position.drawn_on(seat)
        own, other = position.sheets[seat], position.sheets[on]
        seen[:FACTS_START] = _bits([*_layers(own), *_layers(other), placed])
        asked = "nothing" if round is None else "second step" if placed else round.kind
        _mark(seen, "season", [position.season])
        _mark(seen, "asked", [_ASKED.index(asked)])
        if position.card is not None:
            _mark(seen, "card", [_CARD[position.card.id]])
        unseen = position.unseen
        _mark(seen, "unseen", (_CARD[id] for id in _may_come(position)))
        seen[SLICES["time"]] = position.time / _TIME, position.threshold / _TIME
        seen[SLICES["ruins"]] = position.ruins
        seen[SLICES["backs"]] = unseen.ambush_backs / _BACKS, unseen.hero_backs / _BACKS
        seen[SLICES["effects"]] = _effects(position)
        seen[SLICES["coins"]] = own.coins / COIN_TRACK, other.coins / COIN_TRACK
        seen[SLICES["points"]] = _points(position, seat)
        seen[SLICES["other map"]] = on != seat
        return seen


def _layers(sheet: Sheet) -> list[Cells]:
    ground = sheet.ground
    printed = [sheet.empty, ground.mountains, ground.wasteland, ground.ruins]
    drawn = [sheet.layer(terrain) for terrain in TERRAINS]
    marked: list[Cells] = [getattr(sheet, layer) for layer in _LAYERS]
    return printed + drawn + marked


def _bits(sets: list[Cells]) -> NDArray[np.uint8]:
    rows = np.frombuffer(packed(sets), np.uint8).reshape(len(sets), -1)
    return np.unpackbits(rows, axis=1, count=SQUARES, bitorder="little").ravel()


def _mark(seen: NDArray[np.float32], name: str, places: Iterable[int]) -> None:
    start = SLICES[name].start
    for each in places:
        seen[start + each] = 1


def _may_come(position: Position) -> tuple[str, ...]:
    unseen = position.unseen
    return unseen.explore + unseen.ambushes + unseen.heroes


def _effects(position: Position) -> list[float]:
    found = dict.fromkeys(LETTERS, 0.0)
    for number, id in enumerate(position.effects, 1):
        card = CARDS[id]
        assert isinstance(card, Ambush) and card.letter is not None
        found[card.letter] = number / len(LETTERS)
    return list(found.values())


def _points(position: Position, seat: Seat) -> tuple[float, float, float]:
    standings = [standing(results) for results in position.scores]
    own, lost = standings[seat]
    best = max((each[0] for s, each in enumerate(standings) if s != seat), default=0)
    return own / _POINTS, lost / _POINTS, best / _POINTS
