"""One game being played in order: cards are dealt by themselves, and every line is written down.

>>> from quillmap import Game, Options, legal
>>> game = Game.new(Options.of("base"), seed=bytes(32))
>>> game.play(next(legal(game.position, game.awaited[0])))
>>> game.record().entries[0]
Revealing(card='...')
"""

from collections.abc import Sequence

from quillmap.dealer import commitment, deal, prepare
from quillmap.notation import (
    Entry,
    HandedOver,
    Leaving,
    Made,
    Player,
    Record,
    Returning,
    Revealing,
)
from quillmap.rules.events import Event
from quillmap.rules.moves import Move, Seat
from quillmap.rules.options import RULES, Options
from quillmap.rules.play import Step, leave, play, reveal, why_not_leave
from quillmap.rules.position import MOST_PLAYERS, Position, Setup, begin
from quillmap.rules.reasons import BadOptions, IllegalMove, Reason


class Game:
    """A game whose draws come one after the other, as in solo play, simulation and replay.

    Whoever knows the seed can deal; without one, `reveal` says which card comes next.
    """

    def __init__(
        self, setup: Setup, players: Sequence[Player], committed: str, seed: bytes | None = None
    ) -> None:
        assert len(players) == setup.players
        self.position: Position = begin(setup)
        self.events: list[Event] = []
        """What happened in the last step."""
        self.seed = seed
        self.undos = 0
        self.hints: tuple[int, ...] = ()
        """In how many rounds each seat asked a bot what to draw, as a record says it."""
        self.deck: str | None = None
        """The game whose cards these are, where they could be known, as a record says it."""
        self.extra: tuple[tuple[str, str], ...] = ()
        """Header fields of a record that this version does not know."""
        self._players = tuple(players)
        self._committed = committed
        self._entries: list[Entry] = []
        self._round: list[Made] = []
        self._handed: set[Seat] = set()

    @classmethod
    def new(
        cls,
        options: Options,
        players: int | Sequence[Player] = 1,
        *,
        seed: bytes,
        rules: int = RULES,
    ) -> "Game":
        """A new game with its first card dealt. `players` is how many, or who."""
        if isinstance(players, int):
            if not 1 <= players <= MOST_PLAYERS:
                raise BadOptions(Reason("players", players=players))
            players = [Player(f"Player {number}") for number in range(1, players + 1)]
        setup = prepare(options, seed, len(players), rules)
        game = cls(setup, players, commitment(seed), seed)
        game._deal()
        return game

    @property
    def setup(self) -> Setup:
        """What is fixed before the first card."""
        return self.position.setup

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats that must still draw in this round."""
        return self.position.awaited

    @property
    def over(self) -> bool:
        """Whether the last score is written."""
        return self.position.over

    def play(self, move: Move, by: str | None = None, note: str | None = None) -> None:
        """A move of the round under way; IllegalMove says why not, and then nothing has changed."""
        step = play(self.position, move)
        self._round.append(Made(move, by, note))
        if len(self.position.awaited) == 1:
            self._write_round()  # before the Troll's round, which may follow at once
        self._become(step)
        self._deal()

    def leave(self, seat: Seat) -> None:
        """Somebody leaves for good (R14.4)."""
        step = leave(self.position, seat)
        self._write_round(Leaving(seat))
        self._become(step)
        self._deal()

    def hand_over(self, seat: Seat, bot: str) -> None:
        """A bot plays this seat from now on; it has not left, and the rules do not mind (R14.4)."""
        self._must_be_present(seat)
        handed = HandedOver(seat, bot)
        self._handed.add(seat)
        self._write_round(handed)
        self.events = []

    def take_back(self, seat: Seat) -> None:
        """The player takes the seat back from the bot."""
        self._must_be_present(seat)
        if seat not in self._handed:
            raise IllegalMove(Reason("not_handed_over", seat=seat + 1))
        self._handed.discard(seat)
        self._write_round(Returning(seat))
        self.events = []

    def _must_be_present(self, seat: Seat) -> None:
        if reason := why_not_leave(self.position, seat):
            raise IllegalMove(reason)

    def reveal(self, card: str) -> None:
        """This card comes next, for games whose seed is not known."""
        step = reveal(self.position, card)
        self._entries.append(Revealing(card))
        self._become(step)

    def record(self) -> Record:
        """The game up to the last opened round; with scores and seed once it is over."""
        over = self.position.over
        return Record(
            setup=self.setup,
            players=self._players,
            commitment=self._committed,
            entries=tuple(self._entries),
            scores=self.position.scores if over else None,
            seed=self.seed if over else None,
            undos=self.undos,
            hints=self.hints,
            deck=self.deck,
            extra=self.extra,
        )

    def _become(self, step: Step) -> None:
        self.position = step.position
        self.events = list(step.events)

    def _write_round(self, *then: Entry) -> None:
        """Write down the lines of the round, which commute, in seat order; then what follows."""
        in_seat_order: list[Made] = sorted(self._round, key=lambda made: made.move.seat)
        self._entries += in_seat_order
        self._entries += then
        self._round.clear()

    def _deal(self) -> None:
        """Turn cards over until somebody is awaited."""
        events = self.events
        while self.seed is not None and not self.position.awaited and not self.position.over:
            self.reveal(deal(self.seed, self.position))
            events = events + self.events
        self.events = events
