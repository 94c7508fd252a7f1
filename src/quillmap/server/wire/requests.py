"""What a client can ask for on the socket: few messages, typed, versioned.

Seats count from 1 here, as in the lines of the game.
"""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from quillmap.server.wire.answers import SeatNumber

VERSION: Final = 1
"""A client says which version it speaks; another one is refused with `old_version`."""

Id: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Round: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=10**6)]
SeasonNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=3)]
KnockNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=10**6)]
Text: TypeAlias = Annotated[str, msgspec.Meta(max_length=64)]
LineText: TypeAlias = Annotated[str, msgspec.Meta(max_length=2000)]
"""One line of a move; 121 squares have room."""
Word: TypeAlias = Literal[
    "hello", "good_luck", "well_drawn", "ouch", "thinking", "sorry", "thanks", "well_played"
]
"""What can be said at a table: nothing that anybody has to moderate."""
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


class Sign(Asked, tag="sign"):
    """Sign the map of an own seat, in place of what it had: province, title and crest."""

    seat: SeatNumber
    province: Text = ""
    title: Text = ""
    crest: Text = ""


class Stand(Asked, tag="stand"):
    """Free a seat before the start: the own one, or as host any."""

    seat: SeatNumber


class Knock(Asked, tag="knock"):
    """Ask the host of a full table for a seat, before the start."""

    name: Text


class Welcome(Asked, tag="welcome"):
    """The host makes room for somebody who has knocked."""

    knock: KnockNumber


class TurnAway(Asked, tag="turn_away"):
    """The host has no seat for somebody who has knocked."""

    knock: KnockNumber


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
    season: SeasonNumber | None = None
    """As it was when this season was scored; only the one that was scored last."""


class Hint(Asked, tag="hint"):
    """What would the strongest bot draw? For an own seat, where the table allows hints."""

    round: Round
    seat: SeatNumber
    draft: LineText = ""
    """What this person is about to draw: the answer says what the bot's draws bring more."""


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


class Nudge(Asked, tag="nudge"):
    """Ask the person of this seat to draw, whom the round waits for."""

    round: Round
    seat: SeatNumber


class LetDraw(Asked, tag="let_draw"):
    """The host lets a bot draw for this seat, in this round alone."""

    round: Round
    seat: SeatNumber


class MakeHost(Asked, tag="make_host"):
    """The host hands the rights to the person of this seat."""

    seat: SeatNumber


class React(Asked, tag="react"):
    """Say one of the phrases to all who look at the table; it is not kept."""

    seat: SeatNumber
    word: Word


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


class Publish(Asked, tag="publish"):
    """Show an own seat of a finished game to everybody, at its public address."""

    seat: SeatNumber


class Unpublish(Asked, tag="unpublish"):
    """Take that back."""

    seat: SeatNumber


Request: TypeAlias = (
    Hello
    | Sit
    | SeatBot
    | Rename
    | Sign
    | Stand
    | Knock
    | Welcome
    | TurnAway
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
    | Nudge
    | LetDraw
    | MakeHost
    | React
    | Close
    | Link
    | Unlink
    | Claim
    | PlayAgain
    | Publish
    | Unpublish
)

DECODE = msgspec.json.Decoder(Request)
