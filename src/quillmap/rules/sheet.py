"""One player's map: what is drawn on it, and what happens to a map whenever something is drawn.

Values are frozen; every change returns a new sheet. Layers never overlap: a destroyed square leaves
the layer it was drawn in.
"""

from dataclasses import dataclass

from quillmap import grid
from quillmap.frozen import replace
from quillmap.grid import EVERYWHERE, NOWHERE, Cells, beside
from quillmap.material import COIN_TRACK, Ground, Letter, Terrain


@dataclass(frozen=True, slots=True)
class Sheet:
    """A map with its drawings, the squares that heroes attack, and its coins (R1.2)."""

    ground: Ground
    forest: Cells = NOWHERE
    village: Cells = NOWHERE
    farm: Cells = NOWHERE
    water: Cells = NOWHERE
    monster: Cells = NOWHERE
    hero: Cells = NOWHERE
    destroyed: Cells = NOWHERE
    """Filled, without a terrain type, for ever (R6.25)."""
    attacked: Cells = NOWHERE
    """In some hero's attack pattern: a monster there is destroyed at once (R6.24)."""
    dragon: Cells = NOWHERE
    zombie: Cells = NOWHERE
    troll: Cells = NOWHERE
    gorgon: Cells = NOWHERE
    """Letters of the Heroes monsters; a letter stays when its square is destroyed (R1.2)."""
    coins: int = 0

    @property
    def filled(self) -> Cells:
        """Printed mountains and wasteland, everything drawn, everything destroyed (R1.4)."""
        ground = self.ground
        return (
            ground.mountains
            | ground.wasteland
            | self.forest
            | self.village
            | self.farm
            | self.water
            | self.monster
            | self.hero
            | self.destroyed
        )

    @property
    def empty(self) -> Cells:
        """Squares that can still be drawn on; ruins and attacked squares may be among them."""
        return EVERYWHERE ^ self.filled

    @property
    def open_ruins(self) -> Cells:
        """Ruins spaces that nothing covers yet (R1.8)."""
        return self.ground.ruins & ~self.filled

    @property
    def surrounded(self) -> Cells:
        """Mountains whose neighbours are all filled: exactly those that have paid (R7.2).

        Squares never become empty again, so nobody has to remember who was paid.
        """
        return self.ground.mountains & ~beside(self.empty)

    @property
    def dragon_tamed(self) -> bool:
        """Whether the Dragon has paid: each of its squares destroyed or closed in (R6.30)."""
        return bool(self.dragon) and not beside(self.dragon & ~self.destroyed) & self.empty

    @property
    def menaced(self) -> Cells:
        """The empty squares beside monsters, each of which costs a point (R9.2)."""
        return beside(self.monster) & self.empty if self.monster else NOWHERE

    def lettered(self, letter: Letter) -> Cells:
        """The squares that carry this letter, destroyed ones included."""
        return {"D": self.dragon, "Z": self.zombie, "T": self.troll, "G": self.gorgon}[letter]

    def layer(self, terrain: Terrain) -> Cells:
        """The squares drawn with this terrain."""
        cells: Cells = getattr(self, terrain)
        return cells

    # Changes. None of them pays: whoever changes a map asks `settled` for the coins afterwards.

    def drawn(self, terrain: Terrain, cells: Cells, letter: Letter | None = None) -> "Sheet":
        """With these squares filled, letters written, and attacked monsters struck (R6.24)."""
        changes: dict[str, Cells] = {terrain: self.layer(terrain) | cells}
        if letter is not None:
            changes[LETTER_LAYERS[letter]] = self.lettered(letter) | cells
        sheet = replace(self, **changes)
        return sheet.struck() if terrain == "monster" else sheet

    def attacking(self, cells: Cells) -> "Sheet":
        """With these squares attacked by a hero, and the monsters there struck (R6.21)."""
        return replace(self, attacked=self.attacked | cells).struck()

    def struck(self) -> "Sheet":
        """With every monster on an attacked square destroyed (R6.24)."""
        hit = self.monster & self.attacked
        return self.without(hit) if hit else self

    def without(self, cells: Cells) -> "Sheet":
        """With these squares destroyed, whatever was there (R6.25)."""
        return replace(
            self,
            forest=self.forest & ~cells,
            village=self.village & ~cells,
            farm=self.farm & ~cells,
            water=self.water & ~cells,
            monster=self.monster & ~cells,
            hero=self.hero & ~cells,
            destroyed=self.destroyed | cells,
        )


LETTER_LAYERS: dict[Letter, str] = {"D": "dragon", "Z": "zombie", "T": "troll", "G": "gorgon"}
"""The layer in which each letter is kept."""

DRAGON_COINS = 3


@dataclass(frozen=True, slots=True)
class Payment:
    """What a change of a map paid, before the track's end cuts it off."""

    shape: int
    mountains: Cells
    dragon: bool

    @property
    def coins(self) -> int:
        """How many coins it is worth."""
        return self.shape + self.mountains.bit_count() + (DRAGON_COINS if self.dragon else 0)


def settled(before: Sheet, after: Sheet, shape_coin: bool = False) -> tuple[Sheet, Payment]:
    """The changed sheet with the coins that the change earned (R7.1 to R7.4, R6.30).

    A mountain or a Dragon pays when the change made it complete. Coins beyond the track are lost.
    """
    payment = Payment(
        shape=int(shape_coin),
        mountains=after.surrounded & ~before.surrounded,
        dragon=bool(after.dragon) and after.dragon_tamed and not before.dragon_tamed,
    )
    coins = min(after.coins + payment.coins, COIN_TRACK)
    if coins == after.coins:
        return after, payment
    return replace(after, coins=coins), payment


# Pictures (the legend of R1 as letters): upper case for terrain, lower case for terrain on ruins.

_MARKS: dict[str, str] = {
    "forest": "F",
    "village": "V",
    "farm": "A",
    "water": "W",
    "monster": "M",
    "hero": "H",
}


def picture(sheet: Sheet) -> tuple[str, ...]:
    """Eleven rows: `.` empty, `r` ruins, `^` mountain, `#` wasteland, `x` destroyed, terrain."""
    ground = sheet.ground
    marks = {"^": ground.mountains, "#": ground.wasteland, "r": sheet.open_ruins}
    for terrain, mark in _MARKS.items():
        cells: Cells = getattr(sheet, terrain)
        marks[mark] = cells & ~ground.ruins
        marks[mark.lower()] = cells & ground.ruins
    marks["x"] = sheet.destroyed & ~ground.ruins
    marks["X"] = sheet.destroyed & ground.ruins
    return grid.picture(marks)


LEGEND = frozenset(".r^#xX") | frozenset("".join(_MARKS.values())) | frozenset("favwmh")


def pictured(rows: tuple[str, ...] | list[str]) -> Sheet:
    """The sheet of a picture, one of the printed maps or not; ValueError for unknown marks."""
    marks = grid.marks(rows)
    unknown = sorted(marks.keys() - LEGEND)
    if unknown:
        raise ValueError(
            f"{unknown[0]!r} is not in the legend . r ^ # F V A W M H x (or f v a w m h X)"
        )
    layers = {
        terrain: marks.get(mark, NOWHERE) | marks.get(mark.lower(), NOWHERE)
        for terrain, mark in _MARKS.items()
    }
    ruins = grid.union(marks.get(mark, NOWHERE) for mark in "rfvawmhX")
    ground = Ground(marks.get("^", NOWHERE), marks.get("#", NOWHERE), ruins)
    destroyed = marks.get("x", NOWHERE) | marks.get("X", NOWHERE)
    return Sheet(ground, destroyed=destroyed, **layers)
