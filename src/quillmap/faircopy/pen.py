"""What a pen does: lines of an SVG path, with as few digits as the eye needs."""

import itertools
from collections.abc import Iterable, Sequence
from xml.sax.saxutils import escape

from quillmap.faircopy.field import Line, Point


def number(value: float) -> str:
    """With one digit behind the point, and nothing that says nothing."""
    text = f"{value:.1f}"
    text = text.removesuffix(".0")
    if text in ("-0", "0"):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def numbers(values: Iterable[float]) -> str:
    """Numbers one after the other; a sign needs no space before it."""
    text = ""
    for value in values:
        word = number(value)
        text += word if not text or word.startswith("-") else f" {word}"
    return text


class Path:
    """A path that is drawn with steps: where the pen is decides what the next step is."""

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._x = self._y = 0.0

    def _steps(self, command: str, *points: Point) -> "Path":
        steps: list[float] = []
        for x, y in points:
            steps += (x - self._x, y - self._y)
        # From where the digits say that the pen is, so that nothing adds up.
        self._parts.append(command + numbers(steps))
        self._x += float(f"{points[-1][0] - self._x:.1f}")
        self._y += float(f"{points[-1][1] - self._y:.1f}")
        return self

    def to(self, x: float, y: float) -> "Path":
        """Lift the pen, and put it down there."""
        self._parts.append("M" + numbers((x, y)))
        self._x, self._y = float(f"{x:.1f}"), float(f"{y:.1f}")
        return self

    def line(self, x: float, y: float) -> "Path":
        """Straight."""
        return self._steps("l", (x, y))

    def bow(self, over: Point, x: float, y: float) -> "Path":
        """Bent towards a point."""
        return self._steps("q", over, (x, y))

    def lines(self, line: Sequence[Point]) -> "Path":
        """Straight from point to point."""
        self.to(*line[0])
        for point in line[1:]:
            self.line(*point)
        return self

    def close(self) -> "Path":
        """Back to where the line began. Whoever goes on puts the pen down anew."""
        self._parts.append("z")
        return self

    def smooth(self, line: Sequence[Point]) -> "Path":
        """Through the middles of the line, bent at its points."""
        closed = len(line) > 2 and line[0] == line[-1]
        points = list(line[:-1] if closed else line)
        if len(points) < 3:
            self.to(*points[0])
            for point in points[1:]:
                self.line(*point)
            return self
        if closed:
            self.to(*_middle(points[-1], points[0]))
            for at, point in enumerate(points):
                self.bow(point, *_middle(point, points[(at + 1) % len(points)]))
            return self.close()
        self.to(*points[0])
        for point, following in itertools.pairwise(points):
            self.bow(point, *_middle(point, following))
        return self.bow(points[-2], *points[-1])

    @property
    def d(self) -> str:
        """The attribute."""
        return "".join(self._parts)


def _middle(one: Point, other: Point) -> Point:
    return along(one, other, 0.5)


def along(one: Point, other: Point, share: float) -> Point:
    """The point at a share of the way from one to the other."""
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def thinned(line: Line, every: int = 2) -> Line:
    """Every second point of a closed line, or so."""
    kept = line[:-1:every]
    return [*kept, kept[0]] if len(kept) > 3 else line


def outline(lines: Iterable[Line], every: int = 2) -> str:
    """Closed lines as one path."""
    path = Path()
    for line in lines:
        path.smooth(thinned(line, every))
    return path.d


def tag(name: str, inside: str = "", **attributes: str | float) -> str:
    """An element; `_` in a name is a dash, as Python has none."""
    text = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{_value(value)}"'
        for key, value in attributes.items()
        if value != ""
    )
    return f"<{name}{text}>{inside}</{name}>" if inside else f"<{name}{text}/>"


def _value(value: str | float) -> str:
    return escape(value, {'"': "&quot;"}) if isinstance(value, str) else number(value)


def group(parts: Iterable[str], **attributes: str | float) -> str:
    """Several elements that share something; nothing if there are none."""
    inside = "".join(parts)
    return tag("g", inside, **attributes) if inside else ""


def stroke(d: str, width: float, **attributes: str | float) -> str:
    """A line of the pen."""
    return tag("path", "", d=d, stroke_width=width, **attributes) if d else ""
