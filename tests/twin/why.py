"""What reasons for a draw claim, counted again on plain sets of squares: a check for each kind."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from tests.twin.board import CELLS, SIZE, Board, Cell, border, connected, neighbours, on_edge
from tests.twin.cards import EXPLORE
from tests.twin.effects import empty_beside
from tests.twin.placing import placements, solo_ambush
from tests.twin.scoring import SCORING

PAYS = ((0, 1), (1, 2), (2, 3), (3, 0))
"""The two edicts of each season (R2.4)."""
VALUED = ("sentinel_wood", "mages_valley", "the_golden_granary")


@dataclass(frozen=True)
class Claim:
    """A reason in plain words, with all that it can be checked by."""

    kind: str
    cells: frozenset[Cell]
    edict: int | None
    points: int
    seasons: tuple[int, ...]
    have: int
    need: int
    open: frozenset[Cell]
    terrain: str
    way: tuple[str, str] | None
    """Kind and line of its headway."""
    before: Board
    after: Board
    drawn: frozenset[Cell]
    drawn_terrain: str
    edicts: tuple[str, ...]
    options: Mapping[str, Any]
    scored: int
    """How many seasons have their scores."""
    last: bool
    """Whether nothing else is drawn before the next scoring."""
    card: str
    ruins: bool
    places: Collection[frozenset[Cell]]
    """Every set of squares that may be drawn."""
    others: Collection[Board]
    """The map after each other choice, where they were asked for."""
    unseen: tuple[str, ...]
    """The ambushes that may still come."""
    solo_walk: bool
    zombies: bool
    draft: Board | None = None

    def score(self, board: Board, edict: int | None = None) -> int:
        """The points of the edict of this claim on a map."""
        at = self.edict if edict is None else edict
        assert at is not None
        return SCORING[self.edicts[at]](board, self.options)[0]

    def marked(self, board: Board) -> set[Cell]:
        """The squares that earn them."""
        assert self.edict is not None
        return SCORING[self.edicts[self.edict]](board, self.options)[1]

    @property
    def coming(self) -> tuple[int, ...]:
        """The seasons without a score."""
        return tuple(range(self.scored, 4))

    @property
    def later(self) -> tuple[int, ...]:
        """Those before which something else is drawn."""
        return self.coming[1:] if self.last else self.coming

    def paid_in(self, seasons: Iterable[int]) -> tuple[int, ...]:
        """Those of the seasons that score the edict."""
        return tuple(season for season in seasons if self.edict in PAYS[season])


def penalty(board: Board) -> set[Cell]:
    """The empty squares beside monsters (R9.2)."""
    return {c for c in CELLS if board.is_empty(c) and board.touches(c, "monster")}


def lonely(board: Board) -> set[Cell]:
    """The empty squares without an empty neighbour."""
    return {
        cell
        for cell in board.empty_cells()
        if not any(board.is_empty(beside) for beside in neighbours(cell))
    }


def with_drawn(board: Board, cells: Iterable[Cell], terrain: str) -> Board:
    """A copy with these squares drawn."""
    after = board.copy()
    for cell in cells:
        assert after.is_empty(cell)
        after.drawn[cell] = terrain
    return after


def newly(then: set[Cell], now: set[Cell]) -> set[Cell]:
    """What came to it; all of it where nothing did."""
    return then - now or then


def total(claim: Claim, before: Board, after: Board) -> int:
    """All that a change brings at the scorings to come (R9.1)."""
    points = 0
    for season in claim.coming:
        for edict in PAYS[season]:
            points += claim.score(after, edict) - claim.score(before, edict)
        points += after.coins - before.coins
        points += len(penalty(before)) - len(penalty(after))
    return points


# Paid ---------------------------------------------------------------------------------------------


def edict(claim: Claim) -> bool:
    """More points for an edict, now and in these seasons."""
    more = claim.score(claim.after) - claim.score(claim.before)
    cells = newly(claim.marked(claim.after), claim.marked(claim.before))
    paid = claim.paid_in(claim.coming)
    return 0 < claim.points == more and claim.cells == cells and claim.seasons == paid != ()


def coin(claim: Claim) -> bool:
    """One of the shapes with a coin was drawn."""
    shapes = [shape for shape in EXPLORE[claim.card].shapes if shape.coin]
    fits = any(claim.drawn in placements(claim.before, shape.rows, claim.ruins) for shape in shapes)
    return fits and claim.points == 1 and claim.seasons == claim.coming


def mountain(claim: Claim) -> bool:
    """These mountains are surrounded now and were not before."""

    def surrounded(board: Board) -> set[Cell]:
        return {c for c in board.cells("mountain") if all(map(board.is_filled, neighbours(c)))}

    new = surrounded(claim.after) - surrounded(claim.before)
    return claim.cells == new and 0 < claim.points <= len(new) and claim.seasons == claim.coming


def dragon(claim: Claim) -> bool:
    """The Dragon is closed in, which pays up to three coins."""
    closed = bool(empty_beside(claim.before, "D")) and not empty_beside(claim.after, "D")
    return closed and 0 < claim.points <= 3 and claim.seasons == claim.coming


def monsters(claim: Claim) -> bool:
    """Fewer empty squares beside monsters: those that are named."""
    now, then = penalty(claim.before), penalty(claim.after)
    less = len(now) - len(then)
    return 0 < claim.points == less and claim.cells == now - then and claim.seasons == claim.coming


def strike(claim: Claim) -> bool:
    """Monsters that stood on the map are destroyed by a hero."""
    fallen = {c for c in claim.before.cells("monster") if c in claim.after.destroyed}
    less = len(penalty(claim.before)) - len(penalty(claim.after))
    hit = claim.cells == fallen and fallen and fallen <= claim.after.stars
    return bool(hit) and claim.points == max(less, 0) and claim.seasons == claim.coming


# Prepared -----------------------------------------------------------------------------------------


def headway(claim: Claim) -> bool:
    """So many of so many, of a thing that the draw has a part in."""
    assert claim.edict is not None and claim.way is not None
    kind, line = claim.way
    card, board, cells = claim.edicts[claim.edict], claim.after, claim.cells
    if claim.seasons != claim.paid_in(claim.later) or not claim.seasons:
        return False
    if kind in ("terrains", "water", "gap"):
        touched = claim.drawn & (cells | border(cells))
    else:
        touched = claim.drawn & cells
    counted = _counted(card, board, kind, line, cells, claim.options)
    return bool(touched) and counted == (claim.have, claim.need)


def _counted(
    card: str,
    board: Board,
    kind: str,
    line: str,
    cells: frozenset[Cell],
    options: Mapping[str, Any],
) -> tuple[int, int] | None:
    """What a person would count of this thing; None if it is not such a thing."""
    if kind in ("row", "column", "diagonal"):
        if cells != _line(kind, line):
            return None
        terrains = [board.terrain(cell) for cell in cells]
        if card == "sleepy_valley":
            return terrains.count("forest"), 3
        if card == "banded_hills":
            types = {t for t in terrains if t} - (set() if options["hero_cards"] else {"hero"})
            return len(types), 5
        if card == "jorekburg":
            farms, waters = terrains.count("farm"), terrains.count("water")
            return min(farms, waters), max(farms, waters)
        return sum(map(board.is_filled, cells)), len(cells)
    if kind == "cluster":
        terrain, need = {"wildholds": ("village", 6), "deepwood": ("forest", 5)}[card]
        alone = card != "deepwood" or "village" not in board.terrains(border(cells))
        return (len(cells), need) if cells in board.clusters(terrain) and alone else None
    if kind == "gap":
        return (len(cells), 3) if cells in connected(board.empty_cells()) else None
    if kind == "terrains":
        types = board.terrains(border(cells)) - (set() if options["hero_cards"] else {"hero"})
        return (len(types), 3) if cells in board.clusters("village") else None
    if kind == "water":
        lakes = border(cells) & board.cells("water")
        return (len(lakes), 3) if cells in board.clusters("farm") else None
    if card == "lost_barony":
        side = int(len(cells) ** 0.5)
        corner = min(cells)
        square = {(corner[0] + r, corner[1] + c) for r in range(side) for c in range(side)}
        full = sum(map(board.is_filled, cells))
        return (full, side * side) if cells == square else None
    shapes = {
        "straight": [[(0, step) for step in range(4)], [(step, 0) for step in range(4)]],
        "block": [[(0, 0), (0, 1), (1, 0), (1, 1)]],
    }
    windows = [
        {(row + down, column + right) for down, right in shape}
        for row, column in CELLS
        for shape in shapes[kind]
    ]
    villages = board.cells("village")
    for window in windows:
        inside = window <= set(CELLS) and window & villages == cells
        if inside and all(board.is_empty(cell) for cell in window - cells):
            return len(cells), 4
    return None


def _line(kind: str, line: str) -> set[Cell]:
    if kind == "row":
        return {("ABCDEFGHIJK".index(line), column) for column in range(SIZE)}
    if kind == "column":
        return {(row, int(line) - 1) for row in range(SIZE)}
    top = "ABCDEFGHIJK".index(line[0])
    return {(top + step, step) for step in range(SIZE - top)}


def opens(claim: Claim) -> bool:
    """One or two squares more would bring these points, and would have brought fewer before."""
    then = claim.score(with_drawn(claim.after, claim.cells, claim.terrain))
    now = claim.score(with_drawn(claim.before, claim.cells, claim.terrain))
    more = then - claim.score(claim.after)
    paid = claim.paid_in(claim.later)
    fewer = now - claim.score(claim.before)
    few = 1 <= len(claim.cells) <= 2
    return (
        few and more == claim.points > fewer and claim.points >= 2 and claim.seasons == paid != ()
    )


def mountain_but(claim: Claim) -> bool:
    """A mountain beside the draw that lacks these one or two squares."""
    (peak,) = claim.cells
    around = set(neighbours(peak))
    missing = {cell for cell in around if claim.after.is_empty(cell)}
    near = bool(around & claim.drawn) and claim.after.printed.get(peak) == "mountain"
    return (
        near and claim.open == missing and 1 <= len(missing) <= 2 and claim.seasons == claim.later
    )


def dragon_but(claim: Claim) -> bool:
    """The Dragon lacks these squares, and lacked more before."""
    missing, earlier = empty_beside(claim.after, "D"), empty_beside(claim.before, "D")
    return 0 < len(missing) < len(earlier) and claim.open == missing and claim.points == 3


def guard(claim: Claim) -> bool:
    """The empty squares that a hero attacks anew; how many solo ambushes would lose monsters."""
    new = {c for c in claim.after.stars - claim.before.stars if claim.after.is_empty(c)}
    if claim.cells != new or not new:
        return False
    if not claim.solo_walk:
        return (claim.have, claim.need) == (0, 0)
    met = [id for id in claim.unseen if (solo_ambush(claim.after, id) or set()) & claim.after.stars]
    return (claim.have, claim.need) == (len(met), len(claim.unseen))


# Avoided ------------------------------------------------------------------------------------------


def zombies(claim: Claim) -> bool:
    """The squares that Zombies would have taken when this season ends, which is not the last."""
    saved = empty_beside(claim.before, "Z") - empty_beside(claim.after, "Z")
    soon = claim.seasons == claim.coming[:1] and len(claim.coming) > 1
    return bool(saved) and claim.cells == saved and claim.zombies and soon


def no_hole(claim: Claim) -> bool:
    """It leaves no square alone, and so many of the other places do."""
    alone = lonely(claim.before)
    leaving = [
        place
        for place in claim.places
        if place != claim.drawn and lonely(with_drawn(claim.before, place, "farm")) - alone
    ]
    counted = (claim.have, claim.need) == (len(leaving), len(claim.places) - 1)
    return counted and not lonely(claim.after) - alone


def fills(claim: Claim) -> bool:
    """Gaps that are empty before and full after, to the last square."""
    gaps = [gap for gap in connected(claim.before.empty_cells()) if gap <= claim.drawn]
    return claim.cells == {c for gap in gaps for c in gap} and len(claim.cells) == claim.have > 0


def fits(claim: Claim) -> bool:
    """A shape with so few places."""
    counts = [
        len(found)
        for shape in EXPLORE[claim.card].shapes
        if claim.drawn in (found := placements(claim.before, shape.rows, claim.ruins))
    ]
    return claim.have in counts and claim.have <= 3


def keeps(claim: Claim) -> bool:
    """The empty squares that an edict pays for by their place stay free; others take some."""
    assert claim.edict is not None
    card, board = claim.edicts[claim.edict], claim.before

    def wanted(cell: Cell) -> bool:
        if card == "sentinel_wood":
            return on_edge(cell)
        if card == "mages_valley":
            return board.touches(cell, "mountain")
        return board.is_ruins(cell) or any(board.is_ruins(beside) for beside in neighbours(cell))

    free = {cell for cell in board.empty_cells() if wanted(cell)}
    taking = [place for place in claim.places if place != claim.drawn and place & free]
    paid = all(
        claim.score(with_drawn(board, [cell], terrain)) >= claim.score(board)
        for cell in free
        for terrain in claim.terrain.split()
    )
    counted = (claim.have, claim.need) == (len(taking), len(claim.places) - 1)
    spared = not free & claim.drawn and claim.drawn_terrain not in claim.terrain.split()
    return card in VALUED and claim.cells == free and spared and counted and paid


def ruins(claim: Claim) -> bool:
    """The ruins squares that it covers, because it must."""
    covered = {cell for cell in claim.drawn if claim.before.is_ruins(cell)}
    return claim.ruins and claim.cells == covered != set()


def least(claim: Claim) -> bool:
    """No other choice brings more, and so many bring less."""
    own = total(claim, claim.before, claim.after)
    others = [total(claim, claim.before, board) for board in claim.others]
    worse = [each for each in others if each < own]
    best = all(each <= own for each in others)
    return best and (claim.points, claim.have, claim.need) == (-own, len(worse), len(others))


def costs(claim: Claim) -> bool:
    """So many points are lost in all."""
    return claim.points == -total(claim, claim.before, claim.after) >= 0


def snug(claim: Claim) -> bool:
    """So many of its outer sides are at the edge or at filled squares."""
    have = need = 0
    for row, column in claim.drawn:
        for cell in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if cell in claim.drawn:
                continue
            need += 1
            have += cell not in CELLS or claim.before.is_filled(cell)
    return (claim.have, claim.need) == (have, need)


def room(claim: Claim) -> bool:
    """The largest piece of empty land, of all empty squares."""
    empty = claim.after.empty_cells()
    largest = max(map(len, connected(empty)), default=0)
    return (claim.have, claim.need) == (largest, len(empty)) and len(claim.cells) == largest


# Harm ---------------------------------------------------------------------------------------------


def menace(claim: Claim) -> bool:
    """More empty squares beside monsters on a neighbour's map."""
    now, then = penalty(claim.before), penalty(claim.after)
    more = len(then) - len(now)
    return 0 < claim.points == more and claim.cells == then - now and claim.seasons == claim.coming


def spoils(claim: Claim) -> bool:
    """Points that an edict loses."""
    lost = claim.score(claim.before) - claim.score(claim.after)
    cells = newly(claim.marked(claim.before), claim.marked(claim.after))
    paid = claim.paid_in(claim.coming)
    return 0 < claim.points == lost and claim.cells == cells and claim.seasons == paid != ()


# Beside a draft -----------------------------------------------------------------------------------


def _from_draft(check: Callable[[Claim], bool]) -> Callable[[Claim], bool]:
    """The same claim, counted from the map after the draft."""

    def checked(claim: Claim) -> bool:
        assert claim.draft is not None
        return check(Claim(**{**vars(claim), "before": claim.draft}))

    return checked


def more_coins(claim: Claim) -> bool:
    """More coins than after the draft."""
    assert claim.draft is not None
    more = claim.after.coins - claim.draft.coins
    return 0 < claim.points == more and claim.seasons == claim.coming


def no_draft_hole(claim: Claim) -> bool:
    """The draft leaves these squares alone, and the draw leaves none."""
    assert claim.draft is not None
    alone = lonely(claim.before)
    holes = lonely(claim.draft) - alone
    return claim.cells == holes != set() and not lonely(claim.after) - alone


def less(claim: Claim) -> bool:
    """The draft brings so many points more for now (to a neighbour: costs them)."""
    assert claim.draft is not None
    return 0 < claim.points == abs(total(claim, claim.draft, claim.after))


def even(claim: Claim) -> bool:
    """The draft brings no more."""
    return claim.draft is not None and not claim.points


def same(claim: Claim) -> bool:
    """The draft is the draw."""
    return claim.draft is not None and claim.draft == claim.after


_ALL = [
    *(edict, coin, mountain, dragon, monsters, strike),
    *(headway, opens, mountain_but, dragon_but, guard),
    *(zombies, no_hole, fills, fits, keeps, ruins, least, costs, snug, room),
    *(menace, spoils, more_coins, no_draft_hole, less, even, same),
]
CHECKS: dict[str, Callable[[Claim], bool]] = {check.__name__: check for check in _ALL} | {
    "more_edict": _from_draft(edict),
    "more_monsters": _from_draft(monsters),
    "more_menace": _from_draft(menace),
    "more_spoils": _from_draft(spoils),
}
"""For each kind of reason whether its claim holds."""
