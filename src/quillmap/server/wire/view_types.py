"""The parts of a view: what a viewer sees of a table. docs/wire.md describes every field.

Seats count from 1 here, as in the lines of the game.
"""

from typing import Literal

import msgspec

from quillmap.store import Stage


class ChairView(msgspec.Struct, omit_defaults=True):
    """Somebody at the table."""

    name: str
    bot: str | None = None
    handed: str | None = None
    left: bool = False
    hints: int = 0
    """In how many rounds this person was told a hint."""
    helped: int = 0
    """In how many rounds a bot drew for this person."""
    nudged: int = 0
    """When this person was last nudged in the round under way."""
    province: str | None = None
    """What the map of this seat is signed with, and the title of whoever drew it."""
    title: str | None = None
    crest: str | None = None
    """As docs/notation.md writes it."""
    published: bool = False
    """Whether the public page of the game shows this seat with its name and its map."""


class SheetView(msgspec.Struct, omit_defaults=True):
    """A map: 121 marks row by row as in docs/notation.md, and what no mark can show."""

    map: str
    attacked: str = ""
    letters: dict[str, str] = {}
    coins: int = 0
    points: list[int] = []
    """What each of the four edicts gives for it now; not told in replays, which tell it by seat."""
    monsters: int = 0
    """Points that would be lost to monsters now."""


class UnseenView(msgspec.Struct):
    """The face-down cards: which they can be, never in which order."""

    explore: list[str]
    ambush_backs: int
    ambushes: list[str]
    hero_backs: int
    heroes: list[str]


class GameView(msgspec.Struct):
    """The position, as everybody sees it."""

    season: int
    round: int
    asks: str | None
    """Which kind of round it is: explore, hero, ambush, gaze or troll."""
    card: str | None
    shown: list[str]
    time: int
    threshold: int
    ruins: bool
    effects: list[str]
    awaited: list[int]
    targets: dict[int, int]
    """In an ambush round: on whose map each awaited seat draws."""
    unseen: UnseenView
    sheets: list[SheetView]
    scores: list[list[tuple[int, int, int, int]]]


class ResultView(msgspec.Struct):
    """The end of a game: ranks by seat (null for those who left), and the solo rating."""

    totals: list[int]
    ranks: list[int | None]
    rating: int | None
    title: str | None


class AgainView(msgspec.Struct):
    """Where the same people play next."""

    game: str
    key: str


class TableView(msgspec.Struct, kw_only=True, omit_defaults=True):
    """The part that is the same for everybody."""

    game: str
    kind: Literal["table", "race", "lane"]
    stage: Stage
    rules: int
    options: dict[str, str | int | bool]
    sheet: str | None = None
    """The map sheet that was drawn, where the options leave it to chance."""
    edicts: list[str]
    ambushes: list[str]
    commitment: str
    seed: str | None
    deck_of: str | None
    """The game whose cards come again."""
    key: str
    code: str | None
    settings: dict[str, str | int | bool]
    host: list[int]
    """The seats of the host; none if the host only watches."""
    chairs: list[ChairView | None]
    began: int = 0
    """When the clock of the round under way began."""
    deadline: int | None
    race: str | None
    closes: int | None
    again: AgainView | None
    play: GameView | None
    result: ResultView | None


class KnockView(msgspec.Struct):
    """Somebody who would like to sit at a full table."""

    number: int
    name: str


class MineView(msgspec.Struct, omit_defaults=True):
    """What only this viewer sees."""

    seats: list[int]
    host: bool
    sealed: dict[int, str]
    linked: list[int]
    knocks: list[KnockView] = []
    """For the host: who waits at the door."""
    knocking: bool = False
    """Whether this viewer waits there."""
    turned_away: bool = False


class DrawnView(msgspec.Struct):
    """Who has sealed a draw in this round, and who is here."""

    seats: list[int]
    here: list[int]


class LaneView(msgspec.Struct, omit_defaults=True):
    """How far somebody is in a race."""

    game: str
    name: str
    season: int
    cards: int
    stage: str
    bot: str | None = None
    total: int | None = None
    """Only when it may be compared."""
    rank: int | None = None
    handed: bool = False
    """Whether a bot drew here for a person."""
    late: bool = False
    """Whether somebody joined when the race was under way."""


class RaceView(msgspec.Struct):
    """The race as this viewer may see it."""

    race: str
    over: bool
    lanes: list[LaneView]
