"""The lines of a journal: everything that ever happened at a table, in order.

A journal is for us, unlike the record that people share: it has the seed from the beginning, who
owns which seat, and draws that were taken back. docs/journal.md lists every line; `texts` reads and
writes them.
"""

from dataclasses import dataclass
from typing import TypeAlias

from quillmap.notation import Entry, Signature
from quillmap.rules.moves import Seat
from quillmap.rules.position import Setup
from quillmap.table.settings import Settings


@dataclass(frozen=True, slots=True)
class Opened:
    """`quillmap table 1`: the first line of every journal."""


@dataclass(frozen=True, slots=True)
class KeySet:
    """`key ...`: the secret that the link of this table carries."""

    key: str


@dataclass(frozen=True, slots=True)
class CodeSet:
    """`code BCDFGH`: what people say to each other until the start."""

    code: str


@dataclass(frozen=True, slots=True)
class Seeded:
    """`seed ...`: all cards follow from it; nobody is told before the last card."""

    seed: bytes


@dataclass(frozen=True, slots=True)
class DeckOf:
    """`deck of ...`: the seed is that of a game which is over, so the cards may be known."""

    game: str


@dataclass(frozen=True, slots=True)
class LaneOf:
    """`lane of ...`: this is one of the games of a race, which closes at this time."""

    race: str
    closes: int


@dataclass(frozen=True, slots=True)
class SetUp:
    """`setup rules 1 / players 4 / ...`: the rules, and how many seats there are."""

    setup: Setup


@dataclass(frozen=True, slots=True)
class SettingsSet:
    """`settings kind=table ...`"""

    settings: Settings


@dataclass(frozen=True, slots=True)
class HostSet:
    """`host ...`: this owner has the rights of the host from now on."""

    owner: str


@dataclass(frozen=True, slots=True)
class Sat:
    """`2 sits ... "Ada"`: a person takes a seat before the start."""

    seat: Seat
    owner: str
    name: str


@dataclass(frozen=True, slots=True)
class BotSat:
    """`3 bot weighted "Weighted"`: a bot gets a seat before the start."""

    seat: Seat
    bot: str
    name: str


@dataclass(frozen=True, slots=True)
class Named:
    """`2 named "Ada"`"""

    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class Signed:
    """`2 signs province "Oakenvale" crest shield blue`: in place of what the map had before."""

    seat: Seat
    signature: Signature


@dataclass(frozen=True, slots=True)
class Stood:
    """`2 stands`: the seat is free again, before the start."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Linked:
    """`2 link ...`: the SHA-256 of the secret in the seat's personal link; 0 revokes it."""

    seat: Seat
    digest: str | None


@dataclass(frozen=True, slots=True)
class OwnerSet:
    """`2 owner ...`: the seat belongs to another device now, and its link is used up."""

    seat: Seat
    owner: str


@dataclass(frozen=True, slots=True)
class Knocked:
    """`knocks ... "Cleo"`: somebody would like to sit at a full table."""

    owner: str
    name: str


@dataclass(frozen=True, slots=True)
class TurnedAway:
    """`turns away ...`: the host has no seat for somebody who has knocked."""

    owner: str


@dataclass(frozen=True, slots=True)
class Started:
    """`starts`: those who sit play; seats are counted anew without the empty ones."""


@dataclass(frozen=True, slots=True)
class TakenBack:
    """`2 takes back`: the sealed draw of the round under way is withdrawn (R14.2)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Hinted:
    """`2 hinted`: a bot has told the person of this seat what it would draw in this round."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class NudgedBy:
    """`3 nudged by 1`: somebody asks this person to draw; `3 nudged` for a host who watches."""

    seat: Seat
    by: Seat | None


@dataclass(frozen=True, slots=True)
class OnceBy:
    """`3 once by weighted`: the host lets a bot draw for this seat, in this round alone."""

    seat: Seat
    bot: str


@dataclass(frozen=True, slots=True)
class Again:
    """`again ... ...`: the table at which the same people play next, and its key."""

    game: str
    key: str


@dataclass(frozen=True, slots=True)
class PublishedBy:
    """`2 publishes`, `2 unpublishes`: whether the public page of the game names this seat."""

    seat: Seat
    on: bool


@dataclass(frozen=True, slots=True)
class Withheld:
    """`withheld`, `allowed`: whoever runs the server takes the public page back, or allows it."""

    on: bool


@dataclass(frozen=True, slots=True)
class Closed:
    """`closes`: nothing happens here any more."""


Line: TypeAlias = (
    Opened
    | KeySet
    | CodeSet
    | Seeded
    | DeckOf
    | LaneOf
    | SetUp
    | SettingsSet
    | HostSet
    | Sat
    | BotSat
    | Named
    | Signed
    | Stood
    | Linked
    | OwnerSet
    | Knocked
    | TurnedAway
    | Started
    | TakenBack
    | Hinted
    | NudgedBy
    | OnceBy
    | Again
    | PublishedBy
    | Withheld
    | Closed
    | Entry
)
