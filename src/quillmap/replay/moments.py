"""A record as moments: what a person who looks at a game again wants to stop at, one by one."""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from quillmap.frozen import replace
from quillmap.game import Game
from quillmap.material import CARDS, Ruins
from quillmap.notation import Entry, Leaving, Made, Record, Revealing, write_entry
from quillmap.replay import replay
from quillmap.rules.events import Event, GameEnded, SeasonScored
from quillmap.rules.play import outcome
from quillmap.rules.position import Position, begin, same_round

MomentKind: TypeAlias = Literal["card", "round", "season", "end", "people"]


@dataclass(frozen=True, slots=True)
class ReplayMoment:
    """One moment: the position at it, and what led to it since the moment before."""

    kind: MomentKind
    season: int
    card: str | None
    round: int
    position: Position
    lines: tuple[str, ...]
    events: tuple[Event, ...]


@dataclass
class _Watch:
    """Collects the moments while a record is replayed."""

    before: Position
    round: int = 0
    steps: list[ReplayMoment] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    """Lines that belong to a moment which has not come yet."""
    events: list[Event] = field(default_factory=list)

    def __call__(self, entry: Entry, game: Game) -> None:
        before, after = self.before, game.position
        played, scored, ended = _parts(game.events)
        self.events += played
        if not isinstance(entry, Revealing):
            self.lines.append(write_entry(entry))
        position = _unscored(before, after, entry) if scored else after
        card = None if before.season_scored else (None, *position.shown)[-1]
        if isinstance(entry, Revealing):
            self._count(before, position)
            self._add("card", position, before.season, entry.card)
        elif _opened(before, after) and not (ended and isinstance(entry, Leaving)):
            self._add("round", position, before.season, card)
        self._count(position, after)
        if scored:
            self.events += scored
            self._add("season", after, before.season, None)
        if ended:
            self.events += ended
            self._add("end", after, before.season, None)
        self.before = after

    def _count(self, before: Position, after: Position) -> None:
        """A round that begins is counted, as at a table."""
        if after.awaited and not same_round(before, after):
            self.round += 1

    def _add(self, kind: MomentKind, position: Position, season: int, card: str | None) -> None:
        told = tuple(self.lines), tuple(self.events)
        self.steps.append(ReplayMoment(kind, season, card, self.round, position, *told))
        self.lines.clear()
        self.events.clear()


def watched(record: Record) -> tuple[Game, list[ReplayMoment]]:
    """The game of a record, every line checked as `replay` does, and its moments in order."""
    watch = _Watch(begin(record.setup))
    game = replay(record, watch=watch)
    if watch.lines:  # people came and went, and no round has opened since
        watch._add("people", game.position, game.position.season, None)
    return game, watch.steps


def _parts(events: list[Event]) -> tuple[list[Event], list[Event], list[Event]]:
    """What was drawn; the score of a season and what follows from it; the end of the game."""
    ends = [at for at, event in enumerate(events) if isinstance(event, GameEnded)]
    end = ends[0] if ends else len(events)
    scores = [at for at, event in enumerate(events) if isinstance(event, SeasonScored)]
    score = scores[0] if scores else end
    return events[:score], events[score:end], events[end:]


def _unscored(before: Position, after: Position, entry: Entry) -> Position:
    """The position when a season's last line was made, and nothing was scored yet (R9)."""
    quiet = replace(before, left=after.left, under_way=None, ruins=False)
    match entry:
        case Made(move):
            on, sheet = outcome(before, move)
            sheets = before.sheets
            return replace(quiet, sheets=(*sheets[:on], sheet, *sheets[on + 1 :]))
        case Revealing(card):  # nobody had room for it
            assert not isinstance(CARDS[card], Ruins), "no season ends with ruins"
            shown = (*before.shown, card)
            return replace(quiet, shown=shown, unseen=before.unseen.without(card))
        case _:
            return quiet


def _opened(before: Position, after: Position) -> bool:
    """Whether a round was under way, and is not any more."""
    return bool(before.awaited) and (not after.awaited or not same_round(before, after))
