"""Whose turn it is at the engines: every address in its turn, and there every owner in theirs.

Cookies are free, so many owners at one address still have the turns of one address; and whoever has
many tables has the turns of one owner. Those who come late stand behind all who wait, so nobody
waits for ever. It knows neither bots nor clocks.
"""

from collections import OrderedDict
from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from typing import Final, Generic, TypeAlias, TypeVar

Who = TypeVar("Who", bound=Hashable)


class Line(IntEnum):
    """The lines in front of the turnstile; those in an earlier one go first."""

    QUICK = 0
    """People wait, for a bot that answers in a blink."""
    PEOPLE = 1
    """People wait, for a bot that thinks."""
    ALONE = 2
    """Nobody waits: a table or lane of bots alone, or one whose people are gone."""


@dataclass(frozen=True, slots=True)
class Place:
    """For whom an engine works."""

    address: str | None = None
    """None where it is not known: all such places together are one address."""
    owner: str = ""
    """Whose table it is; a race counts as one owner, with all its lanes."""


OVERTAKEN: Final = 7
"""So often those of a line let others pass; the next turn is theirs.

A race of people may end with the lane of a bot, so bots alone must get on as well.
"""

_Tables: TypeAlias = OrderedDict[Who, None]
_Owners: TypeAlias = OrderedDict[str, _Tables[Who]]
_Addresses: TypeAlias = OrderedDict[str | None, _Owners[Who]]


class Turnstile(Generic[Who]):
    """Everybody who waits, in three lines."""

    def __init__(self) -> None:
        self._lines: dict[Line, _Addresses[Who]] = {line: OrderedDict() for line in Line}
        self._overtaken: dict[Line, int] = dict.fromkeys(Line, 0)
        self._many: dict[Line, int] = dict.fromkeys(Line, 0)
        self._stands: dict[Who, tuple[Line, Place]] = {}

    def join(self, who: Who, line: Line, place: Place) -> None:
        """Stand behind all others of a line; whoever stands there already stays."""
        if self._stands.get(who) == (line, place):
            return
        self.leave(who)
        self._stands[who] = line, place
        self._many[line] += 1
        owners = self._lines[line].setdefault(place.address, OrderedDict())
        owners.setdefault(place.owner, OrderedDict())[who] = None

    def leave(self, who: Who) -> None:
        """Wait no more; nothing happens to whoever does not wait."""
        if who not in self._stands:
            return
        line, place = self._stands.pop(who)
        self._many[line] -= 1
        addresses = self._lines[line]
        owners = addresses[place.address]
        del owners[place.owner][who]
        if not owners[place.owner]:
            del owners[place.owner]
        if not owners:
            del addresses[place.address]
        if not addresses:
            self._overtaken[line] = 0

    def next(self) -> Who | None:
        """Whose turn it is; they wait on, behind the others, until they leave."""
        if (line := self._line()) is None:
            return None
        address, owners = next(iter(self._lines[line].items()))
        owner, tables = next(iter(owners.items()))
        who = next(iter(tables))
        tables.move_to_end(who)
        self.step_back(line, Place(address, owner))
        return who

    def step_back(self, line: Line, place: Place) -> None:
        """A turn begins or ends: whoever has waited meanwhile comes before this address."""
        addresses = self._lines[line]
        if (owners := addresses.get(place.address)) is None:
            return
        addresses.move_to_end(place.address)
        if place.owner in owners:
            owners.move_to_end(place.owner)

    def _line(self) -> Line | None:
        """The first line in which somebody stands, or one that was overtaken often enough."""
        standing = [line for line in Line if self._lines[line]]
        if not standing:
            return None
        patient = (line for line in standing if self._overtaken[line] >= OVERTAKEN)
        chosen = next(patient, standing[0])
        for line in standing:
            self._overtaken[line] += line > chosen
        self._overtaken[chosen] = 0
        return chosen

    def standing(self, *lines: Line) -> int:
        """How many wait in these lines."""
        return sum(self._many[line] for line in lines)

    def those(self, *lines: Line) -> Iterator[Who]:
        """Everybody in these lines."""
        for line in lines:
            for owners in self._lines[line].values():
                for tables in owners.values():
                    yield from tables

    def __contains__(self, who: Who) -> bool:
        return who in self._stands
