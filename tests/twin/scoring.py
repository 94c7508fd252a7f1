"""All scoring cards by their id, and the monster penalty beside them."""

from collections.abc import Callable

from tests.twin import scoring_base as base
from tests.twin import scoring_heroes as heroes
from tests.twin.board import Board
from tests.twin.cards import SOLO_VALUE
from tests.twin.scoring_base import Options, Score

Rule = Callable[[Board, Options], Score]

SCORING: dict[str, Rule] = {
    id: getattr(base if hasattr(base, id) else heroes, id)
    for id in (*SOLO_VALUE, base.monster_penalty.__name__)
}
