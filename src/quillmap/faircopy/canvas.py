"""The paper while a map is drawn on it: what lies flat, and what stands up."""

from quillmap import grid
from quillmap.faircopy.chance import Chance
from quillmap.faircopy.field import SHORE, SQUARE, Field, Point, Warp
from quillmap.faircopy.land.stamps import use
from quillmap.faircopy.pen import outline, tag
from quillmap.faircopy.styles import Style
from quillmap.grid import SIZE, Cells
from quillmap.rules.sheet import Sheet

MAP = SIZE * SQUARE
"""The side of the map."""


class Canvas:
    """One sheet in one style."""

    def __init__(self, sheet: Sheet, style: Style, seed: int) -> None:
        self.sheet = sheet
        self.style = style
        self.seed = seed
        self.warp = Warp(seed)
        self.flat: list[str] = []
        """From the bottom to the top."""
        self.clips: list[str] = []
        self._standing: list[tuple[float, int, str]] = []
        self._fields: dict[Cells, Field] = {}

    def field(self, cells: Cells) -> Field:
        """How far some squares reach on the drawn map."""
        if cells not in self._fields:
            self._fields[cells] = Field(cells, self.warp)
        return self._fields[cells]

    def chance(self, *of: int) -> Chance:
        """For one thing that is drawn, whatever else is on the map."""
        return Chance(self.seed, *of)

    def lay(self, *markup: str) -> None:
        """Flat on the ground."""
        self.flat += [each for each in markup if each]

    def wash(self, cells: Cells, colour: str, height: float = SHORE, opacity: float = 1.0) -> None:
        """Colour everything up to a height of the field."""
        if cells and self.style.washes:
            d = outline(self.field(cells).shores(height))
            self.lay(tag("path", d=d, fill=colour, stroke="none", opacity=opacity))

    def clip(self, name: str, cells: Cells, height: float = SHORE) -> str:
        """What is drawn in it ends at the shore."""
        d = outline(self.field(cells).shores(height))
        self.clips.append(tag("clipPath", tag("path", d=d), id=name))
        return f"url(#{name})"

    def stand(self, y: float, markup: str) -> None:
        """Upright: what is nearer to the reader covers what is farther away."""
        self._standing.append((y, len(self._standing), markup))

    def stamp(
        self, stamp: str, at: Point, size: float = 1.0, mirrored: bool = False, front: float = 0.0
    ) -> None:
        """A small drawing, upright."""
        self.stand(at[1] + front, use(stamp, at[0], at[1], size, mirrored))

    @property
    def standing(self) -> list[str]:
        """Everything that stands, the farthest first."""
        return [markup for _, _, markup in sorted(self._standing)]

    def scattered(
        self, cells: Cells, across: int, salt: int, jitter: float = 0.8, inside: float = SHORE
    ) -> list[tuple[Point, float, Chance]]:
        """Places all over some squares, with the field's height there: a grid, shaken."""
        field = self.field(cells)
        step = SQUARE / across
        found = []
        for row in range(SIZE * across):
            for column in range(SIZE * across):
                chance = self.chance(salt, row, column)
                # Every second row is moved by half a step: nobody sees rows.
                shift = 0.25 if row % 2 else -0.25
                x = (column + 0.5 + shift + chance.around(jitter * 0.5)) * step
                y = (row + 0.5 + chance.around(jitter * 0.5)) * step
                height = field.at(x, y)
                if height > inside and 4 < x < MAP - 4 and 6 < y < MAP - 2:
                    found.append(((x, y), height, chance))
        return found


def middle(cell: Cells) -> Point:
    """The middle of a square."""
    row, column = grid.place(cell)
    return (column + 0.5) * SQUARE, (row + 0.5) * SQUARE
