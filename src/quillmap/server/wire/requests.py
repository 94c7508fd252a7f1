"""What a client can ask for on the socket: few messages, typed, versioned.

Seats count from 1 here, as in the lines of the game.
"""

from typing import Annotated, Final, TypeAlias

import msgspec

from quillmap.server.wire.answers import SeatNumber

VERSION: Final = 1
"""A client says which version it speaks; another one is refused with `old_version`."""

Id: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
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


class Score(Asked, tag="score"):
    """What does the map of this seat score as it stands? Anybody who looks may ask."""

    seat: SeatNumber


class Hint(Asked, tag="hint"):
    """What would the strongest bot draw? For an own seat, where the table allows hints."""

    round: Round
    seat: SeatNumber


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
    | Score
    | Hint
    | Leave
    | HandOver
    | ComeBack
    | Close
    | Link
    | Unlink
    | Claim
    | PlayAgain
)

DECODE = msgspec.json.Decoder(Request)
