"""Tables in lists, and what a new one can be made of: the models of the HTTP interface."""

from functools import cache
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from quillmap.bots import BOTS
from quillmap.notation import GAME_ID
from quillmap.rules.choices import choices
from quillmap.rules.result import Result, title, total
from quillmap.server.index import Summary, summary_of
from quillmap.server.live.new_table import PRESETS
from quillmap.store import Row

OptionValue = str | int | bool | list[str] | None


class SignedMap(BaseModel):
    """What a map is signed with."""

    seat: int
    mine: bool
    province: str | None
    title: str | None
    crest: str | None


class Listing(BaseModel):
    """A table in a list."""

    game: str
    stage: str
    kind: str
    ruleset: str
    sheet: str
    seats: int
    names: list[str]
    bots: int
    round_time: int
    season: int
    opened: int
    touched: int
    rating: int | None
    title: str | None
    total: int | None
    edicts: list[str] | None
    options: dict[str, str | int | bool]
    deadline: int | None
    hints: int | None
    handed: bool
    deck_of: str | None
    race: str | None
    scores: list[tuple[int, int, int, int]] | None
    waits_for_you: bool | None = None
    map: str | None = None
    signed: list[SignedMap] = []


class Thrown(BaseModel):
    """Games that somebody puts into the bin or takes out of it."""

    model_config = ConfigDict(extra="forbid")

    games: list[Annotated[str, Field(pattern=f"^{GAME_ID}$")]] = Field(min_length=1, max_length=200)
    binned: bool


class Changed(BaseModel):
    """Which games are in the bin now, or out of it: those that were asked for and are the caller's.

    A race comes with the caller's lanes.
    """

    games: list[str]


def listing(row: Row, owner: str | None = None) -> Listing:
    """A table as lists show it; to an owner with the own map, where it is finished."""
    summary = summary_of(row)
    return Listing(
        game=row.game,
        stage=row.entry.stage,
        kind=summary.kind,
        ruleset=summary.ruleset,
        sheet=summary.sheet,
        seats=summary.seats,
        names=summary.names,
        bots=summary.bots,
        round_time=summary.round_time,
        season=summary.season,
        opened=row.opened,
        touched=row.touched,
        rating=summary.rating,
        title=None if summary.rating is None else title(summary.rating),
        total=_total(summary),
        edicts=summary.edicts or None,
        options=summary.options,
        deadline=summary.deadline if row.entry.stage == "playing" else None,
        hints=summary.hints,
        handed=summary.handed,
        deck_of=summary.deck,
        race=row.entry.race,
        scores=_alone(summary),
        map=summary.maps.get(owner) if owner else None,
        signed=[
            SignedMap(
                seat=each.seat,
                mine=owner is not None and each.owner == owner,
                province=each.province,
                title=each.title,
                crest=each.crest,
            )
            for each in summary.signed
        ],
    )


def _alone(summary: Summary) -> list[tuple[int, int, int, int]] | None:
    """The seasons of who plays alone, once the game is over."""
    return None if len(summary.scores) != 1 or summary.left else summary.scores[0]


def _total(summary: Summary) -> int | None:
    seasons = _alone(summary)
    return None if seasons is None else total([Result(*each) for each in seasons])


def in_turn(listings: list[Listing]) -> list[Listing]:
    """First what waits for whoever asks, then what goes on, waits for players, and is over."""
    order = {"playing": 1, "waiting": 2}
    return sorted(listings, key=lambda each: 0 if each.waits_for_you else order.get(each.stage, 3))


# What a table can be made of ----------------------------------------------------------------------


class Bot(BaseModel):
    """A bot that can be given a seat."""

    name: str
    level: int
    description: str


class Offer(BaseModel):
    """What one ruleset offers for an option."""

    values: list[str | int | bool]
    usual: str | int | bool
    cards: list[str]


class OptionChoice(BaseModel):
    """An option of the rules, with the rulesets in which there is something to choose."""

    id: str
    kind: str
    alone: bool
    rulesets: dict[str, Offer]


class Choices(BaseModel):
    """What a table can be made of."""

    bots: list[Bot]
    presets: dict[str, dict[str, str | list[str]]]
    options: list[OptionChoice]


@cache
def all_choices() -> Choices:
    """The bots, presets and options of this server, which stay the same while it runs."""
    return Choices(
        bots=[
            Bot(name=bot.name, level=bot.level, description=bot.description)
            for bot in BOTS.values()
        ],
        presets={
            name: {key: value for key, value in preset.items() if isinstance(value, str | list)}
            for name, preset in PRESETS.items()
        },
        options=[
            OptionChoice(
                id=choice.id,
                kind=choice.kind,
                alone=choice.alone,
                rulesets={
                    ruleset: Offer(
                        values=list(offered.values), usual=offered.usual, cards=list(offered.cards)
                    )
                    for ruleset, offered in choice.offered.items()
                },
            )
            for choice in choices()
        ],
    )
