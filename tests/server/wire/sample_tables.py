"""Tables in every stage, always the same ones, made by the functions that the server uses."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice
from typing import get_args

from quillmap.notation import Made, write_move
from quillmap.rules.events import Event, Ignored
from quillmap.rules.legal import legal
from quillmap.rules.moves import Move, Seat
from quillmap.rules.options import Options
from quillmap.rules.position import Position
from quillmap.server.wire import view_types
from quillmap.table import knocking, people, publishing, rounds, signing
from quillmap.table.happenings import Happening, Reaction
from quillmap.table.people import Secrets
from quillmap.table.settings import Settings
from quillmap.table.table import Table
from quillmap.table.turns import Turn
from tests.server.seeded import SEED

AT = 1_700_000_000_000
LATE = AT + 1000
"""When somebody joins a race."""
Rules = get_args(Event)
OWN_MAP = "^10/11/2r2^2r2/11/11/5##4/5##4/11/2r2^2r2/11/10^"
SECRETS = Secrets(game="abcdefghijklmnop", key="k" * 22, code="ABC346", seed=SEED)


@dataclass(frozen=True)
class Scene:
    """A table, what happened last, and the race as seen there."""

    table: Table
    events: tuple[Happening, ...] = ()
    race: view_types.RaceView | None = None

    def move(self) -> Move:
        """The first draw that the first awaited seat could make."""
        position = self.table.position
        assert position is not None
        return next(iter(legal(position, self.table.awaited[0])))


def scenes() -> dict[str, Scene]:
    """Tables by stage."""
    opened = waiting()
    full = people.sit(opened, AT, "ben", "Βασιλική").table
    started = people.start(full, AT, "ada")
    ambush, events = played(started, until="ambush")
    handed = people.hand_over(ambush, AT, "ben", Seat(1), "greedy", ()).table
    asked = rounds.hint(handed, AT, "ada", handed.round, Seat(0)).table
    first = rounds.submit(signed(nudged(asked)), AT, "ada", handed.round, line(handed, 0)).table
    ended, last = played(started)
    again = Secrets("nextnextnextnext", "k" * 22, None, SEED)
    turns = people.next_game(ended, AT, "ada", again)
    assert turns is not None
    solo, story = played(people.start(solo_table(), AT, "ada"))
    return {
        "waiting": Scene(opened),
        "knocks": Scene(knocked_at(full)),
        "started": Scene(started.table, started.events),
        "playing": Scene(first, events),
        "over": Scene(published(turns[0].table), last),
        "solo": Scene(solo, story),
        "closed": Scene(people.close(ambush, AT, "ada").table),
        "events": Scene(ended, one_of_each(started)),
        "drawn_sheet": Scene(on_sheet("random")),
        "own_map": Scene(people.start(on_sheet(OWN_MAP), AT, "ada").table),
    }


def knocked_at(table: Table) -> Table:
    """A full table with two at its door."""
    table = people.seat_bot(table, AT, "ada", "greedy", "Greedy 1").table
    table = knocking.knock(table, AT, "cleo", "Cleo").table
    return knocking.knock(table, AT, "dora", "Dora").table


def published(table: Table) -> Table:
    """Ada lets everybody see her map."""
    return publishing.publish(table, AT, "ada", Seat(0), shown=True).table


def nudged(table: Table) -> Table:
    """Ben, whose seat a bot has, nudges Ada."""
    return rounds.nudge(table, AT + 60_000, "ben", table.round, Seat(0)).table


def signed(table: Table) -> Table:
    """Ada has signed her map, and Ben has named his province."""
    crest = "shield blue bend gold star silver"
    words = "Oakenvale", "Keeper of the Roads", crest
    table = signing.sign(table, AT, "ada", Seat(0), *words).table
    return signing.sign(table, AT, "ben", Seat(1), "Άνω Κάμπος", "", "").table


def on_sheet(sheet: str) -> Table:
    """A table for one that is not about to play on a sheet that somebody has chosen."""
    options = Options.of("base", map_sheet=sheet)
    table = people.open_table(SECRETS, AT, "ada", options, 1, Settings(hints=True)).table
    return people.sit(table, AT, "ada", "Ada").table


def waiting() -> Table:
    """A table of four seats, two of them free."""
    settings = Settings(listed=True, round_time=120, hints=True)
    table = people.open_table(SECRETS, AT, "ada", Options.of("heroes"), 4, settings).table
    table = people.sit(table, AT, "ada", "Ada").table
    table = people.make_link(table, AT, "ada", Seat(0), "0" * 64).table
    return people.seat_bot(table, AT, "ada", "weighted", "Weighted 1", Seat(2)).table


def solo_table() -> Table:
    """A table for one, with the cards of a game that was over."""
    again = replace(SECRETS, deck="beforebeforebefo")
    table = people.open_table(again, AT, "ada", Options.of("base"), 1, Settings(hints=True)).table
    return people.sit(table, AT, "ada", "Ada").table


def played(turn: Turn, until: str | None = None) -> tuple[Table, tuple[Happening, ...]]:
    """Play on, up to a round of this kind or to the end; also what the last round told."""
    table, events, chance = turn.table, turn.events, random.Random(7)
    while not table.over and (table.position is None or table.position.round != until):
        table, events = next_round(table, chance)
    return table, events


def next_round(table: Table, chance: random.Random) -> tuple[Table, tuple[Happening, ...]]:
    """Everybody draws."""
    events: tuple[Happening, ...] = ()
    round = table.round
    while not table.over and table.round == round:
        turn = drawn(table, table.awaited[0], chance)
        table, events = turn.table, turn.events
    return table, events


def drawn(table: Table, seat: Seat, chance: random.Random) -> Turn:
    """One draw, by a person or a bot."""
    assert table.position is not None
    move = chance.choice(list(islice(legal(table.position, seat), 60)))
    chair = table.chairs[seat]
    assert chair is not None
    if chair.owner is None or chair.handed is not None:
        return rounds.draw_for(table, AT, table.round, [Made(move, chair.handed)])
    return rounds.submit(table, AT, chair.owner, table.round, write_move(move))


def line(table: Table, seat: int) -> str:
    """The first draw that this seat could make."""
    assert table.position is not None
    return write_move(next(iter(legal(table.position, Seat(seat)))))


def one_of_each(turn: Turn) -> tuple[Happening, ...]:
    """One event of every kind: from a game of three, one of them leaving, and from a solo game."""
    found: dict[type[Happening], Happening] = {}
    for begun in (turn, people.start(solo_table(), AT, "ada")):
        table, chance = begun.table, random.Random(7)
        found.update({type(event): event for event in begun.events})
        while not table.over:
            table, events = next_round(table, chance)
            found.update({type(event): event for event in events})
    found[Ignored] = Ignored("goblin_attack")  # the solo rule hardly ever finds no place
    left = people.depart(turn.table, AT, "ben", Seat(1))
    found.update({type(event): event for event in left.events if type(event) not in found})
    found.update({type(event): event for event in beside_the_rules(turn.table)})
    return tuple(found[kind] for kind in sorted(found, key=lambda kind: kind.__name__))


def beside_the_rules(table: Table) -> Iterator[Happening]:
    """Ben is late and nudged, a bot draws for him, he hands over, comes back, and is the host."""
    for seat in (Seat(0), Seat(2)):
        table = drawn(table, seat, random.Random(7)).table
    late = AT + 130_000
    turns = [rounds.nudge(table, late, "ada", table.round, Seat(1))]
    turns.append(rounds.let_draw(turns[-1].table, late, "ada", table.round, Seat(1)))
    made = Made(next(iter(legal(position(table), Seat(1)))), "weighted")
    turns.append(rounds.draw_for(turns[-1].table, late, table.round, [made]))
    turns.append(people.hand_over(turns[-1].table, late, "ben", Seat(1), "greedy", ()))
    turns.append(people.come_back(turns[-1].table, late, "ben", Seat(1)))
    turns.append(people.make_host(turns[-1].table, late, "ada", Seat(1)))
    yield from (event for turn in turns for event in turn.events if not isinstance(event, Rules))
    yield Reaction(Seat(1), "thanks")


def position(table: Table) -> Position:
    """The position of a game that has begun."""
    assert table.position is not None
    return table.position


def race() -> tuple[Table, list[Table], Table]:
    """A race that has begun, its lanes (by a bot, under way, a bot's, a late one), and its end."""
    settings = Settings(kind="race")
    table = people.open_table(SECRETS, AT, "ada", Options.of("base"), 3, settings).table
    table = people.sit(table, AT, "ada", "Ada").table
    table = people.sit(table, AT, "ben", "Ben").table
    table = people.seat_bot(table, AT, "ada", "weighted", "Weighted 1").table
    begun = people.start(table, AT, "ada").table
    turns = people.open_lanes(begun, AT)
    finished, _ = played(people.hand_over(turns[0].table, AT, "ada", Seat(0), "greedy", ()))
    later, _ = next_round(turns[1].table, random.Random(7))
    bot, _ = played(turns[2])
    joined, late = people.join_late(begun, LATE, "cem", "Cem")
    ended = people.shut(joined.table, LATE, lanes_shut=True).table
    return joined.table, [finished, later, bot, late.table], ended
