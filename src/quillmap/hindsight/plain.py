"""The beam in plain Python: slow and obvious, and the same as that of the compiled core.

A step turns cards over until a map asks for a drawing. Then each such map makes room for what its
best moves lead to. Of all these the best by their outlook are completed, each as a rollout would
draw it but with the cards that will come, and those that end best are kept.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from quillmap.bots.outlook import CREDIT, outlook, shelter
from quillmap.bots.plain.alone import OWNER
from quillmap.bots.plain.rng import Stream
from quillmap.bots.plain.search import glancing
from quillmap.bots.plain.valuer import tried
from quillmap.bots.protocol import Budget
from quillmap.frozen import replace
from quillmap.hindsight.plan import Branch, Drawing, Plan, drawing_of
from quillmap.rules.moves import Move
from quillmap.rules.play import apply, reveal
from quillmap.rules.position import Position
from quillmap.rules.result import total


@dataclass(frozen=True, slots=True)
class _Child:
    """A move, the map that it is made on, and what both are worth together."""

    value: int
    parent: int
    move: Move | None


class PlainBeam:
    """A beam over positions of a solo game."""

    def __init__(self, start: Position, cards: Sequence[str], plan: Plan) -> None:
        self._maps = [start]
        self._cards = list(cards)
        self._plan = plan

    @property
    def left(self) -> int:
        """How many cards have still to come."""
        return len(self._cards)

    def step(self) -> list[Branch]:
        """Draw once on every map that asks for it; what was kept, best first, or nothing."""
        while self._cards and not any(each.awaited for each in self._maps):
            card = self._cards.pop(0)
            self._maps = [reveal(each, card).position for each in self._maps]
        if not any(each.awaited for each in self._maps):
            return []
        found = self._followed()
        points = [self._completed(after)[0] for _, after in found]
        # Sorting keeps the order of equals: that of their value.
        ranked = sorted(range(len(found)), key=lambda index: -points[index])[: self._plan.width]
        self._maps = [found[index][1] for index in ranked]
        return [
            Branch(child.parent, _drawing(child.move), points[index])
            for index, (child, _) in ((index, found[index]) for index in ranked)
        ]

    def rest(self, rank: int) -> list[Drawing]:
        """What completes this one of the maps that were kept last."""
        return self._completed(self._maps[rank])[1]

    def _followed(self) -> list[tuple[_Child, Position]]:
        """The maps that the best moves of all maps lead to, each of them once."""
        children = [
            child
            for parent, position in enumerate(self._maps)
            for child in _children(position, parent, self._plan.branch)
        ]
        found: list[tuple[_Child, Position]] = []
        seen: set[Position] = set()
        for child in sorted(children, key=lambda child: -child.value):
            after = self._maps[child.parent]
            if child.move is not None:
                after = apply(after, child.move).position
            # The rest of the game does not depend on the points so far.
            bare = replace(after, scores=())
            if bare not in seen:
                seen.add(bare)
                found.append((child, after))
            if len(found) == self._plan.wide:
                break
        return found

    def _completed(self, position: Position) -> tuple[int, list[Drawing]]:
        drawings: list[Drawing] = []
        cards = iter(self._cards)
        draw, no_lots = glancing(self._plan.look), Stream(0)
        while not position.over:
            if position.awaited:
                move = draw(position, OWNER, no_lots)
                drawings.append(drawing_of(move))
                position = apply(position, move).position
            else:
                position = reveal(position, next(cards)).position
        return total(position.scores[OWNER]), drawings


def _children(position: Position, parent: int, branch: int) -> list[_Child]:
    """The best moves by the surveyor's values, or the map itself if nothing is to be drawn."""
    points = total(position.scores[OWNER]) * CREDIT.point
    if position.over:
        return [_Child(points, parent, None)]
    value = outlook(position)
    before = points + value(position.sheets[OWNER])
    if not position.awaited:
        return [_Child(before, parent, None)]
    every = tried(position, OWNER, Budget(), value, shelter(position))
    best = sorted(range(len(every.values)), key=lambda index: -every.values[index])[:branch]
    return [
        _Child(before + every.values[index], parent, every.prospect(index).move) for index in best
    ]


def _drawing(move: Move | None) -> Drawing | None:
    return None if move is None else drawing_of(move)
