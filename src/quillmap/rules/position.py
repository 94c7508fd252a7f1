"""The table as everyone at it can see it. Holds no secret, so it needs no redacting."""

from dataclasses import dataclass

from quillmap.frozen import replace
from quillmap.material import CARDS, SEASONS, Ambush, Card, Ground, pools
from quillmap.rules.maps import RANDOM, SHEETS, MapSheet, ground_of
from quillmap.rules.moves import Seat
from quillmap.rules.options import RULES, Options
from quillmap.rules.reasons import BadOptions, Reason
from quillmap.rules.result import Result
from quillmap.rules.rounds import Over, Round, RoundKind, TrollRound, drawn_on
from quillmap.rules.sheet import Sheet

MOST_PLAYERS = 100


@dataclass(frozen=True, slots=True)
class Setup:
    """What is fixed before the first card: options, edicts, ambushes, and how many play."""

    players: int
    options: Options
    edicts: tuple[str, ...]
    """The scoring cards of edicts A, B, C and D."""
    ambushes: tuple[str, ...]
    """The four ambush cards of this game; which of them comes when is not known."""
    rules: int = RULES
    drawn_sheet: str | None = None
    """The sheet that chance has decided for, where the options leave it to chance."""

    def __post_init__(self) -> None:
        drawn = SHEETS[self.options.ruleset] if self.options.map_sheet == RANDOM else (None,)
        if self.drawn_sheet not in drawn:
            raise ValueError(f"expected a sheet drawn from {drawn}, found {self.drawn_sheet!r}")
        if not 1 <= self.players <= MOST_PLAYERS:
            raise BadOptions(Reason("players", players=self.players))

    @property
    def map_sheet(self) -> MapSheet:
        """What is played on: the sheet that was chosen or drawn, or the own map (R3.2)."""
        return self.drawn_sheet or self.options.map_sheet

    @property
    def ground(self) -> Ground:
        """What every map shows before anything is drawn on it."""
        return ground_of(self.map_sheet)

    @property
    def explore_cards(self) -> tuple[str, ...]:
        """The explore and ruins cards that a season begins with, alphabetically (R3.7, R13.4)."""
        drawn = pools(self.rules)
        ruins = () if self.options.ruleset == "heroes" else drawn.ruins
        return tuple(sorted(drawn.explore[self.options.explore_set] + ruins))

    @property
    def heroes(self) -> tuple[str, ...]:
        """The hero cards of this game, alphabetically; none if it is played without (R3.7)."""
        return tuple(sorted(pools(self.rules).heroes)) if self.options.hero_cards else ()


@dataclass(frozen=True, slots=True)
class Unseen:
    """The face-down cards: which they can be, never in which order."""

    explore: tuple[str, ...]
    """Explore and ruins cards in the deck, alphabetically."""
    ambush_backs: int
    """How many ambush cards lie in the deck."""
    ambushes: tuple[str, ...]
    """Which ambush cards have not been revealed in this game, in the deck or not."""
    hero_backs: int
    heroes: tuple[str, ...]

    @property
    def count(self) -> int:
        """How many cards lie in the deck."""
        return len(self.explore) + self.ambush_backs + self.hero_backs

    def without(self, card: str) -> "Unseen":
        """What is still face down when this card, which lay in the deck, is not."""
        return Unseen(
            explore=tuple(id for id in self.explore if id != card),
            ambush_backs=self.ambush_backs - (card in self.ambushes),
            ambushes=tuple(id for id in self.ambushes if id != card),
            hero_backs=self.hero_backs - (card in self.heroes),
            heroes=tuple(id for id in self.heroes if id != card),
        )


_NOTHING = Over()
"""Between rounds nobody is awaited and no card is asked for, as at the end."""


@dataclass(frozen=True, slots=True)
class Position:
    """A game as of the last opened round."""

    setup: Setup
    sheets: tuple[Sheet, ...]
    unseen: Unseen
    season: int = 0
    """0 for spring to 3 for winter."""
    shown: tuple[str, ...] = ()
    """The cards revealed this season, in order (R4.2)."""
    ruins: bool = False
    """Whether the next explore card must cover ruins (R4.4)."""
    under_way: Round | Over | None = None
    """The round, the end of the game, or None when the next card must be revealed."""
    effects: tuple[str, ...] = ()
    """Heroes ambushes that lie open, in the order of reveal (R9.5)."""
    scores: tuple[tuple[Result, ...], ...] = ()
    left: tuple[Seat, ...] = ()
    """Who has left, in the order of leaving (R14.4)."""

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats that have still to draw in this round."""
        return (self.under_way or _NOTHING).awaited

    def round_of(self, seat: Seat) -> Round | None:
        """The round under way, if this seat has still to draw in it."""
        round = self.under_way or _NOTHING
        return None if isinstance(round, Over) or seat not in round.awaited else round

    def drawn_on(self, seat: Seat) -> Seat:
        """Whose map the seat draws on in this round: a neighbour's in an ambush (R6.10)."""
        return drawn_on(self.under_way, seat)

    def drawer(self, on: Seat) -> Seat | None:
        """Who has still to draw on the map of this seat; None if nobody has."""
        return next((seat for seat in self.awaited if self.drawn_on(seat) == on), None)

    def awaiting(self, seats: tuple[Seat, ...]) -> "Position":
        """The same round with these seats still to draw."""
        return replace(self, under_way=replace(self.under_way, awaited=seats))

    @property
    def over(self) -> bool:
        """Whether the game has come to its end."""
        return type(self.under_way) is Over

    @property
    def round(self) -> RoundKind | None:
        """The word for what the awaited seats are asked for; None between rounds, or if over.

        Texts, the wire and reasons say it. Who wants to know more takes `under_way` apart.
        """
        return (self.under_way or _NOTHING).kind

    @property
    def season_scored(self) -> bool:
        """Whether this season has its scores, and only the Troll is still awaited (R9.5)."""
        return isinstance(self.under_way, TrollRound)

    @property
    def coming(self) -> range:
        """The seasons that are still to be scored, the current one first (R9).

        The Troll asks after the season was scored, so its round looks to the next one; after winter
        nothing is left to play for.
        """
        scored = self.season_scored or self.over
        return range(self.season + scored, len(SEASONS))

    @property
    def circle(self) -> tuple[Seat, ...]:
        """During an ambush round, those who pass their sheets, clockwise (R6.10)."""
        circle: tuple[Seat, ...] = getattr(self.under_way, "circle", ())
        return circle

    @property
    def effect(self) -> int:
        """During a troll round, which of the effects is under way; else 0, but see `Over`."""
        effect: int = getattr(self.under_way, "effect", 0)
        return effect

    @property
    def card(self) -> Card | None:
        """The card of the round, None between rounds and during a troll round."""
        return (self.under_way or _NOTHING).card

    @property
    def ambush(self) -> Ambush:
        """The card of an ambush or gaze round."""
        card = self.card
        assert isinstance(card, Ambush)
        return card

    @property
    def time(self) -> int:
        """The time that has passed this season (R8.1)."""
        return sum(CARDS[card].time for card in self.shown)

    @property
    def threshold(self) -> int:
        """The time at which this season ends (R2.4)."""
        return SEASONS[self.season].threshold[self.setup.options.season_set]

    @property
    def present(self) -> tuple[Seat, ...]:
        """The seats that have not left."""
        everyone = range(self.setup.players)
        return tuple(Seat(seat) for seat in everyone if seat not in self.left)

    @property
    def scoring_now(self) -> tuple[str, str]:
        """The two scoring cards that count at the end of this season (R2.4)."""
        first, second = SEASONS[self.season].edicts
        return self.setup.edicts[first], self.setup.edicts[second]


def same_round(before: Position, after: Position) -> bool:
    """Whether these are positions of one round, or both between the same two rounds."""
    return _which_round(before) == _which_round(after)


def _which_round(position: Position) -> tuple[object, ...]:
    return position.season, len(position.shown), position.round, position.effect


def begin(setup: Setup) -> Position:
    """The table before the first card (R3)."""
    sheet = Sheet(setup.ground)
    return Position(
        setup=setup,
        sheets=(sheet,) * setup.players,
        unseen=Unseen(
            explore=setup.explore_cards,
            ambush_backs=1,
            ambushes=tuple(sorted(setup.ambushes)),
            hero_backs=1 if setup.heroes else 0,
            heroes=setup.heroes,
        ),
        scores=((),) * setup.players,
    )
