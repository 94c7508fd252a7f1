"""The messages of the socket: few, typed, versioned. docs/wire.md describes them for others.

Seats count from 1 here, as in the lines of the game.
"""

from typing import Annotated, Final, TypeAlias

import msgspec

from quillmap.rules.reasons import Reason

VERSION: Final = 1
"""A client says which version it speaks; another one is refused with `old_version`."""

Id: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=100)]
Round: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=10**6)]
Text: TypeAlias = Annotated[str, msgspec.Meta(max_length=64)]
LineText: TypeAlias = Annotated[str, msgspec.Meta(max_length=2000)]
"""One line of a move; 121 squares have room."""
Options: TypeAlias = dict[str, str | int | bool | list[str] | None]


class Asked(msgspec.Struct, tag_field="kind", kw_only=True, forbid_unknown_fields=True):
    """Every request has an id, which its answer repeats."""

    id: Id


class Hello(Asked, tag="hello"):
    """The first message: which version the client speaks, and the key of the table's link."""

    version: int
    key: Text = ""


class Sit(Asked, tag="sit"):
    """Take a seat, the first free one if none is named."""

    name: Text
    seat: SeatNumber | None = None


class SeatBot(Asked, tag="seat_bot"):
    """The host gives a seat to a bot."""

    bot: Text
    name: Text = ""
    seat: SeatNumber | None = None


class Rename(Asked, tag="rename"):
    """Another name for an own seat, before the start."""

    seat: SeatNumber
    name: Text


class Stand(Asked, tag="stand"):
    """Free a seat before the start: the own one, or as host any."""

    seat: SeatNumber


class Settle(Asked, tag="settle"):
    """The host changes rules and settings before the start."""

    seats: SeatNumber
    options: Options = {}
    settings: Options = {}


class Start(Asked, tag="start"):
    """The host begins."""


class Draw(Asked, tag="draw"):
    """Seal a draw, or replace the sealed one."""

    round: Round
    line: LineText


class TakeBack(Asked, tag="take_back"):
    """Withdraw a sealed draw."""

    round: Round
    seat: SeatNumber


class Preview(Asked, tag="preview"):
    """What would this draw bring? Judged, answered to the sender alone, never kept."""

    round: Round
    line: LineText


class Leave(Asked, tag="leave"):
    """Leave for good."""

    seat: SeatNumber


class HandOver(Asked, tag="hand_over"):
    """A bot draws for this seat from now on: the own one, or as host that of somebody gone."""

    seat: SeatNumber
    bot: Text = ""


class ComeBack(Asked, tag="come_back"):
    """Take the own seat back from the bot."""

    seat: SeatNumber


class Close(Asked, tag="close"):
    """The host closes the table."""


class Link(Asked, tag="link"):
    """A new personal link for an own seat; the old one stops working."""

    seat: SeatNumber


class Unlink(Asked, tag="unlink"):
    """Revoke the personal link of an own seat."""

    seat: SeatNumber


class Claim(Asked, tag="claim"):
    """Take over a seat with the secret of its personal link."""

    seat: SeatNumber
    token: Text


class PlayAgain(Asked, tag="again"):
    """A new table for the same people."""


Request: TypeAlias = (
    Hello
    | Sit
    | SeatBot
    | Rename
    | Stand
    | Settle
    | Start
    | Draw
    | TakeBack
    | Preview
    | Leave
    | HandOver
    | ComeBack
    | Close
    | Link
    | Unlink
    | Claim
    | PlayAgain
)

# Answers ------------------------------------------------------------------------------------------


class Refusal(msgspec.Struct):
    """Why not: a stable code, its arguments, and the English sentence."""

    code: str
    args: dict[str, str | int]
    text: str

    @classmethod
    def of(cls, reason: Reason) -> "Refusal":
        """The refusal for a reason."""
        return cls(reason.id, dict(reason.args), str(reason))


class EdictChange(msgspec.Struct):
    """What one edict gives before and after a draw, and which squares earn it then."""

    card: str
    before: int
    after: int
    squares: str
    why: Refusal | None = None
    """Why it is zero after the draw."""


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


class Answer(msgspec.Struct, tag_field="kind", tag="answer", omit_defaults=True):
    """The answer to the request of this id; `refused` says why nothing has changed."""

    id: int | None
    """None where the request could not be read so far."""
    ok: bool
    refused: Refusal | None = None
    preview: Previewed | None = None
    token: str | None = None
    """The secret of a personal link; it belongs behind the # of an address."""
    game: str | None = None
    key: str | None = None
    now: int | None = None
    """The server's clock, in answer to hello."""
    page: str | None = None
    """The version of the server, in answer to hello: an older page reloads itself."""


class Goodbye(msgspec.Struct, tag_field="kind", tag="goodbye"):
    """The last message before the server closes the socket."""

    reason: Refusal


ENCODE = msgspec.json.Encoder()
DECODE = msgspec.json.Decoder(Request)


def encoded(message: msgspec.Struct) -> str:
    """The message as JSON text."""
    return ENCODE.encode(message).decode()
