"""What a solo game's cards could have become, as far as a beam finds it.

Whatever is found is played once more through the rules, move by move, before anybody hears of it.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from quillmap._fast import CORE, packing
from quillmap.bots.plain.alone import OWNER
from quillmap.bots.protocol import never
from quillmap.dealer import deal, prepare
from quillmap.frozen import replace
from quillmap.game import Game
from quillmap.grid import EVERYWHERE
from quillmap.hindsight.native import NativeBeam
from quillmap.hindsight.plain import PlainBeam
from quillmap.hindsight.plan import WIDTH, Beam, Branch, Drawing, Plan, plan_of
from quillmap.notation import Player, Record
from quillmap.rules.options import RULES, Options
from quillmap.rules.play import reveal
from quillmap.rules.position import Position, Setup, begin
from quillmap.rules.result import rating, total
from quillmap.rules.sheet import Sheet

NAME: Final = "hindsight"
"""Who drew, in the record of a game that was found: no bot, as it knew the cards."""


@dataclass(frozen=True, slots=True)
class Found:
    """The best game found with hindsight; there may be better ones."""

    record: Record
    points: int
    rating: int
    whole: bool
    """Whether the search came to its end; if time ran out, this is what it had found until then."""


def best_found(
    options: Options,
    seed: bytes,
    width: int = WIDTH,
    *,
    rules: int = RULES,
    expired: Callable[[], bool] = never,
    watch: Callable[[int, int], None] | None = None,
) -> Found:
    """The best solo game found on the cards of this seed; the same arguments, the same game.

    `expired` is asked after each step and ends the search with what it has. `watch` is told after
    each step how many cards have still to come and the most points so far.
    """
    plan = plan_of(width)
    setup = prepare(options, seed, rules=rules)
    beam = _beam(begin(setup), cards_of(setup, seed), plan)
    trail: list[list[Branch]] = []
    best: int | None = None
    drawings: list[Drawing] = []
    while kept := beam.step():
        trail.append(kept)
        if best is None or kept[0].points > best:
            best = kept[0].points
            drawings = _path(trail) + beam.rest(0)
        if watch is not None:
            watch(beam.left, best)
        if expired():
            break
    game = _replayed(setup, seed, drawings)
    points = total(game.position.scores[OWNER])
    assert points == best, f"the beam found {best} points, and the rules {points}"
    rate = rating(game.position.scores[OWNER], setup.edicts)
    return Found(game.record(), points, rate, whole=not kept)


def cards_of(setup: Setup, seed: bytes) -> list[str]:
    """Every card of the game, in its order: on a full map all are passed over, and none is left.

    What is drawn never changes the cards (docs/dealing.md).
    """
    position = begin(setup)
    ground = position.sheets[OWNER].ground
    full = Sheet(ground, destroyed=EVERYWHERE ^ ground.mountains ^ ground.wasteland)
    position = replace(position, sheets=(full,) * setup.players)
    cards: list[str] = []
    while not position.over:
        cards.append(deal(seed, position))
        position = reveal(position, cards[-1]).position
    return cards


def _beam(start: Position, cards: list[str], plan: Plan) -> Beam:
    return PlainBeam(start, cards, plan) if CORE is None else NativeBeam(CORE, start, cards, plan)


def _path(trail: list[list[Branch]]) -> list[Drawing]:
    """What was drawn on the way to the map that leads the last step."""
    drawings: list[Drawing] = []
    rank = 0
    for kept in reversed(trail):
        branch = kept[rank]
        if branch.drawing is not None:
            drawings.append(branch.drawing)
        rank = branch.parent
    return drawings[::-1]


def _replayed(setup: Setup, seed: bytes, drawings: list[Drawing]) -> Game:
    """The game through the rules, every move checked."""
    game = Game.new(setup.options, [Player(NAME, NAME)], seed=seed, rules=setup.rules)
    for drawing in drawings:
        game.play(packing.as_move(game.position, OWNER, *drawing))
    assert game.over, "the beam stopped before the end of the game"
    return game
