"""A picture of a report: how often each player had each rating, and its mean with its interval.

Plain SVG, written by hand: it needs nothing, follows the reader's light or dark theme, and the same
report always gives the same picture.
"""

from collections.abc import Iterator
from math import exp
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from quillmap.benchmark.report import Report, Strength

WIDTH: Final = 900
LEFT, RIGHT, TOP, BOTTOM = 150, 160, 84, 62
WIDEST_NUMBER: Final = 44
"""What a number below the axis needs, with some room beside it."""
LANE: Final = 92
"""The height of one player's lane."""
PEAK: Final = 70
"""How high the highest hill is."""
LONGEST: Final = 13
"""How many letters of a name there is room for."""
SMOOTH: Final = 4.0
"""How far a rating is smeared, in points."""

_STYLE: Final = """
text { font-family: system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; fill: #26211c }
.paper { fill: #fbf8f2 } .title { font-size: 20px; font-weight: 650 }
.soft { font-size: 13px; fill: #6b6258 } .tick { font-size: 12px; fill: #6b6258 }
.bot { font-size: 15px; font-weight: 600 } .mean { font-size: 15px; font-weight: 600 }
.line { stroke: #e4dccf; stroke-width: 1 } .good { stroke: #b9892f; stroke-dasharray: 4 4 }
.goodtext { font-size: 12px; fill: #8f6717 } .base { stroke: #cfc4b3; stroke-width: 1 }
.hill { fill: #3f7f6b; fill-opacity: .28; stroke: #3f7f6b; stroke-width: 1.6 }
.box { stroke: #2c5c4d; stroke-width: 5; stroke-linecap: round; stroke-opacity: .55 }
.whisker { stroke: #2c5c4d; stroke-width: 1.2; stroke-opacity: .7 }
.interval { fill: #b4472f; fill-opacity: .35 } .dot { fill: #b4472f }
@media (prefers-color-scheme: dark) {
  text { fill: #ece5da } .paper { fill: #1d1b19 } .soft, .tick { fill: #a89f93 }
  .line { stroke: #36322d } .base { stroke: #4a453e } .goodtext { fill: #d9ab55 }
  .hill { fill: #6fbfa4; fill-opacity: .22; stroke: #6fbfa4 }
  .box, .whisker { stroke: #9ad8c2 } .interval, .dot { fill: #ef8a6f }
}
"""


def plot(report: Report) -> str:
    """The picture as the text of an SVG file."""
    scale = Scale(report)
    height = TOP + LANE * len(report.players) + BOTTOM
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
            f"aria-label={quoteattr(_summary(report))}>",
            f"<style>{_STYLE}</style>",
            f'<rect class="paper" width="{WIDTH}" height="{height}" rx="10"/>',
            f'<text class="title" x="28" y="38">Solo ratings on {report.suite}</text>',
            '<text class="soft" x="28" y="60">hill: how often each rating came · '
            "bar: the middle half · dot: the mean with its 95 % interval</text>",
            *_axis(scale, height),
            *(line for at, each in enumerate(report.players) for line in _lane(scale, at, each)),
            "</svg>\n",
        ]
    )


def _summary(report: Report) -> str:
    means = ", ".join(f"{each.bot} {each.rating:.1f}" for each in report.players)
    return f"Solo ratings on {report.suite}; means: {means}"


class Scale:
    """Where a rating lies from left to right, and how high a hill may be."""

    def __init__(self, report: Report) -> None:
        players = report.players
        # Some room beyond the ends, so that the hills end there as well.
        self.low = 20 * ((min(each.least for each in players) - 8) // 20)
        self.high = 20 * -(-(max(each.most for each in players) + 8) // 20)
        self.densest = max(max(_density(each, self)) for each in players)

    def x(self, rating: float) -> float:
        """Of a rating, in the units of the picture."""
        return LEFT + (WIDTH - LEFT - RIGHT) * (rating - self.low) / (self.high - self.low)


def _density(player: Strength, scale: Scale) -> list[float]:
    """The share of games around each whole rating of the axis."""
    found = []
    for at in range(scale.low, scale.high + 1):
        near = sum(
            games * exp(-(((rating - at) / SMOOTH) ** 2) / 2)
            for rating, games in player.ratings.items()
        )
        found.append(near / player.games)
    return found


def _axis(scale: Scale, height: int) -> Iterator[str]:
    bottom = height - BOTTOM
    every = 20 if scale.x(20) - scale.x(0) >= WIDEST_NUMBER else 40
    for rating in range(scale.low, scale.high + 1, 20):
        x = f"{scale.x(rating):.1f}"
        yield f'<line class="line" x1="{x}" x2="{x}" y1="{TOP}" y2="{bottom}"/>'
        if rating % every == 0:
            said = str(rating).replace("-", "−")
            yield f'<text class="tick" x="{x}" y="{bottom + 20}" text-anchor="middle">{said}</text>'
    if scale.low <= 30 <= scale.high:
        x = f"{scale.x(30):.1f}"
        yield f'<line class="good" x1="{x}" x2="{x}" y1="{TOP}" y2="{bottom}"/>'
        yield f'<text class="goodtext" x="{x}" y="{TOP - 5}" text-anchor="middle">30</text>'
    middle = f"{(LEFT + WIDTH - RIGHT) / 2:.1f}"
    yield (
        f'<text class="soft" x="{middle}" y="{bottom + 44}" text-anchor="middle">'
        "rating: points minus the solo values of the four edicts</text>"
    )


def _lane(scale: Scale, at: int, player: Strength) -> Iterator[str]:
    base = TOP + LANE * (at + 1) - 14
    hill = " ".join(
        f"{scale.x(scale.low + step):.1f},{base - PEAK * dense / scale.densest:.1f}"
        for step, dense in enumerate(_density(player, scale))
    )
    left, right = f"{scale.x(scale.low):.1f}", f"{scale.x(scale.high):.1f}"
    yield f'<polygon class="hill" points="{left},{base} {hill} {right},{base}"/>'
    yield f'<line class="base" x1="{left}" x2="{right}" y1="{base}" y2="{base}"/>'
    low, _, high = (f"{scale.x(each):.1f}" for each in player.quartiles)
    least, most = f"{scale.x(player.least):.1f}", f"{scale.x(player.most):.1f}"
    yield f'<line class="whisker" x1="{least}" x2="{most}" y1="{base}" y2="{base}"/>'
    yield f'<line class="box" x1="{low}" x2="{high}" y1="{base}" y2="{base}"/>'
    mean = scale.x(player.rating)
    if player.within is not None:
        half = scale.x(player.rating + player.within) - mean
        yield (
            f'<rect class="interval" x="{mean - half:.1f}" y="{base - 9}" '
            f'width="{2 * half:.1f}" height="18" rx="3"/>'
        )
    yield f'<circle class="dot" cx="{mean:.1f}" cy="{base}" r="4.5"/>'
    name = player.bot if len(player.bot) <= LONGEST else f"{player.bot[: LONGEST - 1]}…"
    yield f'<text class="bot" x="28" y="{base - 14}">{escape(name)}</text>'
    yield f'<text class="tick" x="28" y="{base + 3}">{player.games} games</text>'
    if player.playouts:
        yield f'<text class="tick" x="28" y="{base + 18}">{player.playouts} playouts</text>'
    within = "" if player.within is None else f" ± {player.within:.1f}"
    said = f"{player.rating:.1f}".replace("-", "−") + within
    x = WIDTH - RIGHT + 22
    yield f'<text class="mean" x="{x}" y="{base - 14}">{said}</text>'
    good = f"{100 * player.good:.0f} % at 30 or more"
    yield f'<text class="tick" x="{x}" y="{base + 3}">{good}</text>'
