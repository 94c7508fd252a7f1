"""How a simulation is shown: a bar while it runs, then a table for people or JSON for programs."""

from collections.abc import Callable
from dataclasses import asdict
from time import monotonic
from typing import Any, TextIO

from quillmap import __version__
from quillmap.bots.guarded_turn import FALLBACK
from quillmap.cli.text_tables import aligned
from quillmap.material import NAMES, TITLES
from quillmap.rules.options import left_out
from quillmap.simulate import Simulation
from quillmap.tally import SeatTally, Spread, Tally, pace, spread

# The bar ----------------------------------------------------------------------------------------


class Bar:
    """One line that says how far the games are and how long they still take.

    On a terminal only: in a file or a pipe it would be nothing but noise.
    """

    WIDTH = 30
    EVERY = 0.1

    def __init__(
        self,
        games: int,
        stream: TextIO,
        clock: Callable[[], float] = monotonic,
        what: str = "",
    ) -> None:
        self._games = games
        self._what = what
        self._first: int | None = None
        """How many were done when it was first drawn: they took no time of ours."""
        self._stream = stream
        self._clock = clock
        self._shown = stream.isatty()
        self._started = clock()
        self._next = self._started

    def show(self, done: int) -> None:
        """Draw the bar anew, at most ten times a second."""
        now = self._clock()
        if not self._shown or (now < self._next and done < self._games):
            return
        self._next = now + self.EVERY
        self._first = done if self._first is None else self._first
        full = self.WIDTH * done // self._games
        line = f"{self._what}[{'#' * full}{'.' * (self.WIDTH - full)}] {done}/{self._games}"
        if new := done - self._first:
            line += f", {_clock_time((now - self._started) * (self._games - done) / new)} left"
        self._stream.write(f"\r{line}\x1b[K")
        self._stream.flush()

    def clear(self) -> None:
        """Leave the line empty for what comes next."""
        if self._shown:
            self._stream.write("\r\x1b[K")
            self._stream.flush()


def _clock_time(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


# For people -------------------------------------------------------------------------------------


def as_text(simulation: Simulation, tally: Tally) -> str:
    """The tables, one below the other; needs at least one game."""
    options = simulation.options
    head = (
        f"{tally.games} game{'s'[: tally.games > 1]}, ruleset {options.ruleset}, "
        f"sheet {options.map_sheet}, seed {simulation.seed}"
    )
    parts = [head, _table(_seat_rows(tally))]
    if lost := [_lost(number, seat) for number, seat in enumerate(tally.seats, 1) if seat.failures]:
        parts.append("\n".join(lost))
    if len(tally.seats) == 1:
        parts.append(_table(_title_rows(tally.seats[0])))
    parts.append(_table(_edict_rows(tally)))
    parts.append("± is half the 95 % interval of a mean. p99: one move in a hundred takes longer.")
    return "\n\n".join(parts)


def _table(rows: list[list[str]]) -> str:
    return "\n".join(aligned(rows))


def _seat_rows(tally: Tally) -> list[list[str]]:
    solo = len(tally.seats) == 1
    last = ["rating", "±", "min", "max"] if solo else ["wins"]
    rows = [["bot", "seat", "N", "points", "±", "min", "max", *last, "ms/move", "p50", "p99"]]
    for number, seat in enumerate(tally.seats, 1):
        wins = [f"{100 * seat.wins / tally.games:.1f} %"]
        speed = pace(seat.seconds)
        rows.append(
            [
                seat.bot,
                str(number),
                str(tally.games),
                *_four(spread(seat.points)),
                *(_four(spread(seat.ratings)) if solo else wins),
                *(f"{each:.2f}" for each in (speed.mean, speed.median, speed.slow)),
            ]
        )
    return rows


def _four(numbers: Spread) -> list[str]:
    within = "-" if numbers.within is None else f"{numbers.within:.1f}"
    return [f"{numbers.mean:.1f}", within, f"{numbers.least:.0f}", f"{numbers.most:.0f}"]


def _lost(number: int, seat: SeatTally) -> str:
    """Which turns a guest has lost, by name, and enough about the first to find the mistake."""
    assert seat.first_lapse is not None
    game, lapse = seat.first_lapse
    lost, turns = seat.failures.total(), len(seat.seconds)
    counts = ", ".join(f"{failure} {times}" for failure, times in sorted(seat.failures.items()))
    return (
        f"{seat.bot} at seat {number} lost {lost} of {turns} turns to {FALLBACK.name}: {counts}.\n"
        f"  First in game {game}, {lapse.failure}: {lapse.why}"
    )


def _title_rows(seat: SeatTally) -> list[list[str]]:
    games = len(seat.ratings)
    rows = [["title", "from", "games", "share"]]
    for title in TITLES:
        count = seat.titles[title.id]
        share = f"{100 * count / games:.1f} %"
        rows.append([NAMES[title.id], str(title.rating), str(count), share])
    rows[-1][1] = "below"
    return rows


def _edict_rows(tally: Tally) -> list[list[str]]:
    """What a scoring card gave in a whole game; seats with the same bot are taken together."""
    bots = list(dict.fromkeys(seat.bot for seat in tally.seats))
    rows = [["points per game of", "games", *bots]]
    for card in sorted(tally.edicts, key=NAMES.__getitem__):
        scored = tally.edicts[card]
        games = len(scored[bots[0]]) // sum(seat.bot == bots[0] for seat in tally.seats)
        rows.append([NAMES[card], str(games), *(f"{spread(scored[bot]).mean:.1f}" for bot in bots)])
    return rows


# For programs -----------------------------------------------------------------------------------


def as_json(simulation: Simulation, asked: int, tally: Tally) -> dict[str, Any]:
    """All numbers of the tables; `games` is smaller than `asked` if the run was stopped."""
    return {
        "quillmap": __version__,
        "options": {
            name: str(simulation.options.map_sheet) if name == "map_sheet" else value
            for name, value in asdict(simulation.options).items()
            if not left_out(name, value)
        },
        "seed": simulation.seed,
        "bots": list(simulation.names),
        "asked": asked,
        "games": tally.games,
        "seats": [
            _seat_json(number, seat, len(tally.seats) == 1)
            for number, seat in enumerate(tally.seats, 1)
            if tally.games
        ],
        "edicts": {
            card: {bot: asdict(spread(points)) for bot, points in sorted(scored.items())}
            for card, scored in sorted(tally.edicts.items())
        },
    }


def _seat_json(number: int, seat: SeatTally, solo: bool) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "seat": number,
        "bot": seat.bot,
        "points": asdict(spread(seat.points)),
    }
    if solo:
        shown["rating"] = asdict(spread(seat.ratings))
        shown["titles"] = {title.id: seat.titles[title.id] for title in TITLES}
    else:
        shown["wins"] = seat.wins
    shown["moves"] = len(seat.seconds)
    shown["milliseconds_per_move"] = asdict(pace(seat.seconds))
    shown["lost"] = _lost_json(seat)
    return shown


def _lost_json(seat: SeatTally) -> dict[str, Any]:
    """The turns that others drew for a guest; `first` is null where there are none."""
    shown: dict[str, Any] = {
        "turns": seat.failures.total(),
        "failures": dict(sorted(seat.failures.items())),
        "first": None,
    }
    if seat.first_lapse is not None:
        game, lapse = seat.first_lapse
        shown["first"] = {"game": game, "failure": lapse.failure, "why": lapse.why}
    return shown
