"""The beam by the compiled core, one step a call."""

from collections.abc import Sequence

from quillmap._fast import Core, packing
from quillmap._fast.weighing import packed_credit
from quillmap.bots.outlook import CREDIT
from quillmap.bots.plain.alone import OWNER
from quillmap.hindsight.plan import Branch, Drawing, Plan
from quillmap.rules.position import Position


class NativeBeam:
    """A beam over the packed positions of a solo game."""

    def __init__(self, core: Core, start: Position, cards: Sequence[str], plan: Plan) -> None:
        self._core = core
        self._states = packing.pack(start, OWNER)
        self._size = len(self._states)
        self._cards = packing.card_numbers(cards)
        self._credit = packed_credit(CREDIT.reach, CREDIT.shelter, CREDIT.land, CREDIT.cards)
        self._plan = plan

    @property
    def left(self) -> int:
        """How many cards have still to come."""
        return len(self._cards)

    def step(self) -> list[Branch]:
        """Draw once on every map that asks for it; what was kept, best first, or nothing."""
        plan = self._plan
        turned, self._states, kept = self._core.widened(
            self._states,
            self._cards,
            self._credit,
            plan.branch,
            plan.wide,
            plan.width,
            plan.look,
        )
        self._cards = self._cards[turned:]
        return [
            Branch(parent, drawing, points) for drawing, parent, points in packing.branches(kept)
        ]

    def rest(self, rank: int) -> list[Drawing]:
        """What completes this one of the maps that were kept last."""
        state = self._states[rank * self._size : (rank + 1) * self._size]
        return packing.plain(
            self._core.completed(state, self._cards, self._credit, self._plan.look)[1]
        )
