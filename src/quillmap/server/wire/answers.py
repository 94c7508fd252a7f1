"""What the server says in answer to a request: its one answer, and the goodbye.

Seats count from 1 here, as in the lines of the game.
"""

from typing import Annotated, Final, TypeAlias

import msgspec

from quillmap.rules.reasons import Reason
from quillmap.server.wire.view_types import SheetView

SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=100)]


class Refusal(msgspec.Struct):
    """Why not: a stable code, its arguments, and the English sentence."""

    code: str
    args: dict[str, str | int]
    text: str

    @classmethod
    def of(cls, reason: Reason) -> "Refusal":
        """The refusal for a reason."""
        return cls(reason.id, dict(reason.args), str(reason))


class Headway(msgspec.Struct, omit_defaults=True):
    """How far a map is on the way to the next points of an edict: so many of so many."""

    kind: str
    have: int
    need: int
    squares: str
    """Those that it is about."""
    line: str = ""
    """Which row, column or diagonal, where it is one."""


class Gain(msgspec.Struct):
    """Points more at the end of a season."""

    season: int
    points: int


class Gains(msgspec.Struct):
    """Points more at each scoring to come, by what they are paid for."""

    edicts: list[list[Gain]]
    """For each of the four edicts; none for one that is never paid again."""
    coins: list[Gain]
    monsters: list[Gain]
    """Points that monsters cost less."""
    total: int


class EdictChange(msgspec.Struct):
    """What one edict gives before and after a draw, and which squares earn it then."""

    card: str
    before: int
    after: int
    squares: str
    why: Refusal | None = None
    """Why it is zero after the draw."""
    headway: Headway | None = None
    """After the draw."""


class Previewed(msgspec.Struct):
    """What a draw would change on the map that it is made on."""

    seat: SeatNumber
    """Whose map that is."""
    edicts: list[EdictChange]
    coins: tuple[int, int]
    monsters: tuple[int, int]
    """Points lost to monsters before and after."""
    destroyed: str
    """Squares that would be destroyed."""
    gains: Gains


class Awarded(msgspec.Struct):
    """Points of an edict, and the squares that earn them."""

    points: int
    squares: str


class EdictScore(msgspec.Struct):
    """What one edict gives for a map."""

    card: str
    points: int
    awards: list[Awarded]
    why: Refusal | None = None
    """Why it is zero."""
    headway: Headway | None = None


class Scored(msgspec.Struct):
    """What a map gives as it stands, or as it was when a season was scored."""

    seat: SeatNumber
    edicts: list[EdictScore]
    coins: int
    monsters: int
    """Points lost to monsters."""
    exposed: str
    """The empty squares that cost them."""
    sheet: SheetView | msgspec.UnsetType = msgspec.UNSET
    """The map as it was then; it is in the view where it is asked for as it stands."""


class DrawReason(msgspec.Struct, omit_defaults=True):
    """What speaks for a draw; what a kind does not need is left out."""

    kind: str
    squares: str = ""
    edict: int | None = None
    """Which of the four, counted from 0."""
    points: int = 0
    seasons: list[int] = []
    """Those at whose end the points are paid."""
    have: int = 0
    need: int = 0
    open: str = ""
    """The squares that are still missing."""
    terrain: str = ""
    headway: Headway | None = None


class Idea(msgspec.Struct):
    """A draw that a bot thinks of, and what it changes at once on the map that it is made on."""

    line: str
    value: int
    """How good the bot finds it beside the other ideas."""
    edicts: list[int]
    coins: int
    monsters: int
    """How many more points would be lost to monsters."""
    gains: Gains
    reasons: list[DrawReason]
    """Why one would draw it, the weightiest first; never none."""
    more: list[DrawReason] = []
    """What it brings more than the draft; none where no draft was told."""


class Hinted(msgspec.Struct, omit_defaults=True):
    """What a bot would draw, best first."""

    bot: str
    ideas: list[Idea]
    draft: Gains | None = None
    """What the draft would bring; none where no draft was told."""


class Answer(msgspec.Struct, tag_field="kind", tag="answer", omit_defaults=True):
    """The answer to the request of this id; `refused` says why nothing has changed."""

    id: int | None
    """None where the request could not be read so far."""
    ok: bool
    refused: Refusal | None = None
    preview: Previewed | None = None
    scored: Scored | None = None
    hints: Hinted | None = None
    token: str | None = None
    """The secret of a personal link; it belongs behind the # of an address."""
    game: str | None = None
    key: str | None = None
    now: int | None = None
    """The server's clock, in answer to hello."""
    page: str | None = None
    """The build of the page that the server has, in answer to hello: another one reloads itself."""


class News(msgspec.Struct, tag_field="kind", tag="news", omit_defaults=True):
    """What the server says by itself: the parts of the view that have changed, and why.

    Parts and events are encoded once for everybody they are for, so they are here as they go out.
    `view_types` has what is in them.
    """

    table: msgspec.Raw | None = None
    """A `TableView`."""
    mine: msgspec.Raw | None = None
    """A `MineView`."""
    drawn: msgspec.Raw | None = None
    """A `DrawnView`."""
    race: msgspec.Raw | None = None
    """A `RaceView`."""
    events: list[msgspec.Raw] = []
    skipped: bool = False
    """Whether so much happened that events were dropped."""


class Goodbye(msgspec.Struct, tag_field="kind", tag="goodbye"):
    """The last message before the server closes the socket."""

    reason: Refusal


ENCODE: Final = msgspec.json.Encoder()


def encoded(message: msgspec.Struct) -> bytes:
    """The message as JSON text in UTF-8."""
    return ENCODE.encode(message)
