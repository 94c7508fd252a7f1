"""The cards as one JSON document, so that a page can show them without knowing any by heart."""

from functools import cache

from pydantic import BaseModel

from quillmap.material import (
    AMBUSHES,
    BOXES,
    COIN_TRACK,
    EXPLORE,
    HEROES,
    NAMES,
    ORIGINS,
    RUINS,
    SCORING,
    SEASONS,
    TERRAINS,
    TITLES,
    Box,
    Origin,
)
from quillmap.rules.maps import SHEETS
from quillmap.texts import text


class ShapeRows(BaseModel):
    """A shape as printed: `X` a square, `.` a gap."""

    rows: list[str]
    coin: bool


class ExploreCard(BaseModel):
    """What can be drawn, in which terrains, and how much time it takes."""

    box: str
    time: int
    terrains: list[str]
    shapes: list[ShapeRows]


class AmbushCard(BaseModel):
    """The monsters of a card; their letter only in Heroes."""

    box: str
    rows: list[str]
    arrow: str
    corner: str
    letter: str | None


class HeroCard(BaseModel):
    """The pattern of a hero: `H` its own square, `*` one that it attacks."""

    rows: list[str]


class Scoring(BaseModel):
    """A scoring card and its rule in one sentence."""

    box: str
    back: str
    solo_value: int
    rule: str


class SeasonCard(BaseModel):
    """A season: which edicts score, counted from 0, and when it ends in either box."""

    id: str
    edicts: list[int]
    threshold: dict[str, int]


class SoloTitle(BaseModel):
    """A title and the lowest rating that earns it."""

    id: str
    rating: int


class Material(BaseModel):
    """Everything that is in the boxes. It never changes while a server runs."""

    explore: dict[str, ExploreCard]
    ruins: list[str]
    ambushes: dict[str, AmbushCard]
    heroes: dict[str, HeroCard]
    scoring: dict[str, Scoring]
    seasons: list[SeasonCard]
    titles: list[SoloTitle]
    terrains: list[str]
    sheets: dict[str, list[str]]
    """The map sheets of each ruleset."""
    coin_track: int
    names: dict[str, str]


@cache
def material() -> Material:
    """The document."""
    return Material(
        explore={id: _explore(box, id) for box in BOXES for id in EXPLORE[box]},
        ruins=list(RUINS),
        ambushes={id: _ambush(box, id) for box in ORIGINS for id in AMBUSHES[box]},
        heroes={id: HeroCard(rows=list(card.rows)) for id, card in HEROES.items()},
        scoring={
            id: Scoring(
                box=card.box,
                back=card.back,
                solo_value=card.solo_value,
                rule=text(f"rule-{id}"),
            )
            for id, card in SCORING.items()
        },
        seasons=[
            SeasonCard(
                id=each.id,
                edicts=list(each.edicts),
                threshold={str(box): time for box, time in each.threshold.items()},
            )
            for each in SEASONS
        ],
        titles=[SoloTitle(id=each.id, rating=each.rating) for each in TITLES],
        terrains=list(TERRAINS),
        sheets={ruleset: list(sheets) for ruleset, sheets in SHEETS.items()},
        coin_track=COIN_TRACK,
        names=dict(NAMES),
    )


def _explore(box: Box, id: str) -> ExploreCard:
    card = EXPLORE[box][id]
    shapes = [ShapeRows(rows=list(each.shape.rows), coin=each.coin) for each in card.choices]
    return ExploreCard(box=box, time=card.time, terrains=list(card.terrains), shapes=shapes)


def _ambush(box: Origin, id: str) -> AmbushCard:
    card = AMBUSHES[box][id]
    rows = list(card.shape.rows)
    return AmbushCard(box=box, rows=rows, arrow=card.arrow, corner=card.corner, letter=card.letter)
