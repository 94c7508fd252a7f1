"""Whole evenings at a table by chance: people come, draw, change their minds, vanish and return."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from quillmap import Options, Seat, write_move
from quillmap.notation import Made
from quillmap.table import people, rounds
from quillmap.table.settings import Settings
from quillmap.table.table import Chair, Table
from quillmap.table.turns import NotAllowed, Turn
from tests.random_play import random_move, random_options
from tests.table.helpers import ADA, NAMES, NOW, OWNERS, at, secrets

FAILURES = ("crashed", "too slow", "answered nonsense")
BOTS = ("weighted", "random", "greedy-2")


@dataclass
class Evening:
    """One table, its journal, and the chance that moves its people."""

    chance: random.Random
    table: Table
    lines: list[tuple[int, str]] = field(default_factory=list)
    now: int = NOW
    trouble: float = 0.05
    """How often something else happens than a draw."""

    def keep(self, turn: Turn) -> Turn:
        """What a server does with a turn."""
        self.lines += [(self.now, line) for line in turn.lines]
        self.table = turn.table
        return turn

    # Before the start -----------------------------------------------------------------------------

    def gather(self, players: int) -> Iterator[Turn]:
        """People and bots sit down, some of them twice or for a moment only."""
        chance = self.chance
        for number in range(players):
            if number and chance.random() < 0.2:
                bot = chance.choice(BOTS)
                name = f"{bot.title()} {number}"
                yield self.keep(people.seat_bot(self.table, self.now, ADA, bot, name))
                continue
            owner = OWNERS[number] if chance.random() < 0.8 else ADA
            yield self.keep(people.sit(self.table, self.now, owner, NAMES[number]))
            if chance.random() < 0.3:
                seat = self.table.seats_of(owner)[-1]
                name = f"Somebody {number}"
                yield self.keep(people.rename(self.table, self.now, owner, seat, name))
            if chance.random() < 0.2:
                yield self.keep(people.stand(self.table, self.now, owner, seat_of(self, owner)))
                yield self.keep(people.sit(self.table, self.now, owner, NAMES[number]))
        yield self.keep(people.start(self.table, self.now, ADA))

    # While the game goes on -----------------------------------------------------------------------

    def act(self) -> Turn:
        """Something happens."""
        self.now += self.chance.randrange(2000)
        if self.chance.random() < self.trouble:
            acts: tuple[Callable[[], Turn | None], ...] = (
                *(self.take_back, self.hand_over, self.come_back, self.revise, self.time_passes),
                *(self.take_back, self.link, self.claim, self.pass_host, self.leave, self.hint),
                *(self.nudge, self.let_draw, self.make_host),
            )
            try:
                if turn := self.chance.choice(acts)():
                    return self.keep(turn)
            except NotAllowed:
                pass
        return self.keep(self.draw() or self.bots_draw())

    def draw(self) -> Turn | None:
        """Somebody who has not drawn does."""
        owed = {each.seat for each in rounds.owed(self.table, self.now)}
        free = [seat for seat in self.table.awaited if seat not in owed]
        if not free or (owed and self.chance.random() < 0.3):
            return None
        return self.submit(self.chance.choice(free))

    def revise(self) -> Turn | None:
        """Somebody who has drawn draws something else, or the same again."""
        sealed = sorted(self.table.sealed)
        return self.submit(self.chance.choice(sealed)) if sealed else None

    def submit(self, seat: Seat) -> Turn:
        table = self.table
        line = write_move(random_move(self.chance, at(table), seat))
        return rounds.submit(table, self.now, self.owner(seat), table.round, line)

    def bots_draw(self) -> Turn:
        """Some of the draws that bots owe, or all."""
        owed = rounds.owed(self.table, self.now)
        some = self.chance.sample(owed, self.chance.randint(1, len(owed)))
        answers = [self.answer(each) for each in some]
        return rounds.draw_for(self.table, self.now, self.table.round, answers)

    def answer(self, owed: rounds.Owed) -> Made:
        if self.chance.random() < 0.1:
            move = rounds.fallback(self.table, owed.seat)
            return Made(move, "fallback", self.chance.choice(FAILURES))
        return Made(random_move(self.chance, at(self.table), owed.seat), owed.by, owed.note)

    def take_back(self) -> Turn | None:
        seat = self.someone()
        return rounds.take_back(self.table, self.now, self.owner(seat), self.table.round, seat)

    def hand_over(self) -> Turn | None:
        seat, bot = self.someone(), self.chance.choice(BOTS)
        asks = self.chance.choice((self.owner(seat), self.table.host or ADA))
        return people.hand_over(self.table, self.now, asks, seat, bot, ())

    def come_back(self) -> Turn | None:
        seat = self.someone()
        return people.come_back(self.table, self.now, self.owner(seat), seat)

    def leave(self) -> Turn | None:
        last = len(at(self.table).present) == 1
        if self.chance.random() < (0.9 if last else 0.4):
            return None
        seat = self.someone()
        return people.depart(self.table, self.now, self.owner(seat), seat)

    def time_passes(self) -> Turn | None:
        self.now = max(self.now, rounds.deadline(self.table) or 0)
        return None

    def hint(self) -> Turn | None:
        seat = self.someone()
        return rounds.hint(self.table, self.now, self.owner(seat), self.table.round, seat)

    def link(self) -> Turn | None:
        seat = self.someone()
        digest = f"{self.chance.getrandbits(256):064x}" if self.chance.random() < 0.8 else None
        return people.make_link(self.table, self.now, self.owner(seat), seat, digest)

    def claim(self) -> Turn | None:
        linked = [chair.link for chair in self.table.chairs if chair and chair.link]
        if not linked:
            return self.link()
        phone = f"{self.chance.getrandbits(256):064x}"
        return people.claim(self.table, self.now, phone, self.someone(), self.chance.choice(linked))

    def pass_host(self) -> Turn | None:
        return people.pass_host(self.table, self.now, self.table.owners[-1:])

    def nudge(self) -> Turn | None:
        self.now += rounds.ONCE_AFTER
        seat, round = self.someone(), self.table.round
        return rounds.nudge(self.table, self.now, self.owner(self.someone()), round, seat)

    def let_draw(self) -> Turn | None:
        """The host nudges somebody, and loses patience at once: two minutes are over."""
        self.now += rounds.ONCE_AFTER
        seat, round, host = self.someone(), self.table.round, self.table.host or ADA
        first = rounds.nudge(self.table, self.now, host, round, seat)
        then = rounds.let_draw(first.table, self.now, host, round, seat)
        return Turn(then.table, first.lines + then.lines, first.events + then.events)

    def make_host(self) -> Turn | None:
        host = self.table.host or ADA
        return people.make_host(self.table, self.now, host, self.someone())

    def someone(self) -> Seat:
        return Seat(self.chance.randrange(len(self.table.chairs)))

    def owner(self, seat: Seat) -> str:
        """Whose seat it is; nobody's for a bot."""
        chair: Chair | None = self.table.chairs[seat]
        return (chair and chair.owner) or "nobody"


def seat_of(evening: Evening, owner: str) -> Seat:
    """The last seat of a person."""
    return evening.table.seats_of(owner)[-1]


def evening(name: str, ruleset: str, players: int, trouble: float = 0.05) -> Evening:
    """A table of so many, where nobody sits yet; the name decides everything that will happen."""
    chance = random.Random(f"{name} {ruleset} {players}")
    options = Options.of(ruleset, **random_options(chance, ruleset))
    settings = Settings(
        round_time=chance.choice((0, 5, 60)),
        substitute=chance.choice(BOTS),
        listed=True,
        hints=True,
    )
    seats = players + chance.randrange(3)
    turn = people.open_table(secrets(chance.getrandbits(32)), NOW, ADA, options, seats, settings)
    return Evening(chance, turn.table, [(NOW, line) for line in turn.lines], trouble=trouble)


def spent(started: Evening, players: int) -> Iterator[Turn]:
    """Every turn of the evening until the game is over."""
    yield from started.gather(players)
    while not started.table.over:
        yield started.act()
