"""Tables in lists, and what a new one can be made of: the models of the HTTP interface."""

from functools import cache

from pydantic import BaseModel

from quillmap.bots import BOTS
from quillmap.rules.choices import choices
from quillmap.rules.result import Result, title, total
from quillmap.server.index import Summary, summary_of
from quillmap.server.live.new_table import PRESETS
from quillmap.store import Row

OptionValue = str | int | bool | list[str] | None


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
    hints: int
    handed: bool
    deck_of: str | None
    race: str | None
    waits_for_you: bool | None = None


def listing(row: Row) -> Listing:
    """A table as lists show it."""
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
    )


def _total(summary: Summary) -> int | None:
    """The points of who plays alone, once the game is over."""
    if len(summary.scores) != 1 or summary.left:
        return None
    return total([Result(*each) for each in summary.scores[0]])


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
