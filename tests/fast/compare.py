"""One comparison of the two engines for every coarse call; each returns what differs, or nothing.

The plain rules are asked first and always right; a difference is a mistake of the compiled core.
Maps are those of `alone`: one owner, and perhaps a neighbour who draws nothing but monsters.
"""

from array import array

from quillmap._fast import Core, packing
from quillmap._fast.weighing import packed_credit
from quillmap.bots.outlook import CREDIT, Credit, outlook, shelter
from quillmap.bots.plain.alone import OWNER
from quillmap.bots.plain.ending import BREADTH, endings
from quillmap.bots.plain.foresight import foresights
from quillmap.bots.plain.playouts import Playout
from quillmap.bots.plain.search import rollout
from quillmap.bots.prospects import drawn_on, prospects
from quillmap.bots.protocol import never
from quillmap.bots.worth import Weights, this_season, whole_game, worth
from quillmap.hindsight import Plan
from quillmap.hindsight.native import NativeBeam
from quillmap.hindsight.plain import PlainBeam
from quillmap.hindsight.plan import drawing_of
from quillmap.material import SCORING
from quillmap.rules import Position, legal
from quillmap.rules.scoring import points


class Difference(AssertionError):
    """What the plain rules say, and what the core says instead."""


def same_moves(core: Core, position: Position) -> int:
    """The legal moves of the round, in their order; how many there are."""
    (by,) = position.awaited
    expected = list(legal(position, by))
    found = list(packing.moves(position, by, core.legal(packing.pack(position, OWNER))))
    if found != expected:
        raise Difference(f"legal moves: {expected[:3]} ..., found {found[:3]} ...")
    return len(expected)


def same_points(core: Core, position: Position) -> int:
    """All 32 edicts, in the game or not; how many there are."""
    sheet, options = position.sheets[OWNER], position.setup.options
    found = dict(zip(core.edicts(), core.points(packing.pack(position, OWNER)), strict=True))
    for card in SCORING:
        expected = points(card, sheet, options)
        if found[card] != expected:
            raise Difference(f"{card}: {expected}, found {found[card]}")
    return len(found)


def same_gains(core: Core, position: Position) -> int:
    """What each move adds to the map, by the counts of levels 1 and 2; how many there are."""
    (by,) = position.awaited
    compared = 0
    for weights in (this_season(position), whole_game(position)):
        count = worth(position, weights)
        before = count(position.sheets[OWNER])
        expected = [count(prospect.sheet) - before for prospect in prospects(position, by)]
        for one_by_one in (True, False):
            found = _gains(core, position, weights, one_by_one)
            if found != expected:
                raise Difference(f"gains by {weights}: {_first(expected, found)}")
        compared += len(expected)
    return compared


def _gains(core: Core, position: Position, weights: Weights, one_by_one: bool) -> list[int]:
    packed = packing.pack(position, OWNER)
    return array("i", core.gains(packed, weights.edicts, weights.each_season, one_by_one)).tolist()


def same_surveys(core: Core, position: Position, credit: Credit) -> int:
    """What each move is worth by the outlook of the map; how many there are."""
    (by,) = position.awaited
    wanted = 1 if drawn_on(position, by) == by else -1
    value, guard = outlook(position, credit), shelter(position, credit)
    before = value(position.sheets[OWNER])
    expected = [
        wanted * (value(prospect.sheet) - before) + guard * prospect.shelter
        for prospect in prospects(position, by)
    ]
    packed = core.surveyed(packing.pack(position, OWNER), _packed(credit))
    found = array("i", packed).tolist()
    if found != expected:
        raise Difference(f"outlook: {_first(expected, found)}")
    return len(expected)


def same_rollout(
    core: Core, position: Position, look: int, seed: int, number: int, horizon: int = 0
) -> int:
    """The points of a rollout; there is one."""
    expected = rollout(position, look, seed, number, horizon)
    packed = packing.pack(position, OWNER)
    (found,) = array("i", core.rollouts(packed, _packed(CREDIT), look, seed, number, 1, horizon))
    if found != expected:
        raise Difference(f"rollout: {expected}, found {found}")
    return 1


def same_beam(core: Core, start: Position, cards: list[str], plan: Plan) -> int:
    """Every step of a beam that knows these cards, and what completes its best; how many steps."""
    plain, fast = PlainBeam(start, cards, plan), NativeBeam(core, start, cards, plan)
    steps = 0
    while expected := plain.step():
        found = fast.step()
        if found != expected or plain.left != fast.left:
            raise Difference(f"step {steps} of a beam: {expected}, found {found}")
        if fast.rest(0) != plain.rest(0):
            raise Difference(f"the rest at step {steps}: {plain.rest(0)}, found {fast.rest(0)}")
        steps += 1
    if found := fast.step():
        raise Difference(f"a beam goes on after {steps} steps: {found}")
    return steps


def same_ending(core: Core, position: Position, limit: int) -> int:
    """The average over all cards that can come, or that there are too many; there is one."""
    expected = endings([position], limit, never) or []
    packed = packing.pack(position, OWNER)
    found = array("q", core.endings(packed, _packed(CREDIT), BREADTH, limit)).tolist()
    if found != expected:
        raise Difference(f"ending: {expected}, found {found}")
    return 1


def same_chances(core: Core, position: Position) -> int:
    """What the map is worth with every card that can come; how many there are."""
    expected = foresights(position)
    found = array("i", core.chances(packing.pack(position, OWNER), _packed(CREDIT))).tolist()
    if found != expected:
        raise Difference(f"chances: {expected}, found {found}")
    return len(found)


def _packed(credit: Credit) -> bytes:
    return packed_credit(credit.reach, credit.shelter, credit.land, credit.cards)


def _first(expected: list[int], found: list[int]) -> str:
    if len(expected) != len(found):
        return f"{len(expected)} moves, found {len(found)}"
    pairs = enumerate(zip(expected, found, strict=True))
    return next(f"move {i}: {one}, found {other}" for i, (one, other) in pairs if one != other)


def same_playout(
    core: Core, position: Position, level: int, numbers: tuple[int, int, int], expected: Playout
) -> int:
    """A whole playout, its moves and the points of every season; how many moves there are."""
    results, packed, _ = core.playout(packing.pack(position, OWNER), level, *numbers)
    moves = [drawing_of(move) for move in expected.moves]
    found = packing.plain(packed)
    if found != moves:
        pairs = enumerate(zip(moves, found, strict=False))
        index = next((i for i, (one, other) in pairs if one != other), min(len(moves), len(found)))
        raise Difference(f"move {index} of a game: {moves[index:][:1]}, found {found[index:][:1]}")
    if packing.results(results) != expected.results:
        raise Difference(f"results: {expected.results}, found {packing.results(results)}")
    return len(moves)
