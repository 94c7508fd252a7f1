"""Why not: every refusal and every zero as data, with its sentence in the catalogues.

Nobody parses a sentence. A Reason has an id from a closed set and named arguments, ids and not
names, so that any language can render it. `reason_args` says what each argument is.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, TypeVar, cast, get_args

from quillmap.material import SCORING
from quillmap.rules.reason_args import kind_of, spoken
from quillmap.texts import ENGLISH, Language, has_text, text

RuleReasonId: TypeAlias = Literal[
    # A move that cannot be played.
    "game_over",
    "nothing_revealed",
    "no_such_seat",
    "seat_left",
    "not_handed_over",
    "not_awaited",
    "wrong_kind",
    "no_squares",
    "off_the_map",
    "occupied",
    "terrain_not_offered",
    "not_the_shape",
    "one_square_too_early",
    "must_cover_ruins",
    "single_square_only",
    "no_strikes",
    "one_hero",
    "not_the_pattern",
    "wrong_map",
    "not_on_the_walk",
    "must_destroy",
    "nothing_to_destroy",
    "one_to_destroy",
    "cannot_destroy",
    # A card that cannot be revealed, a seat that cannot leave.
    "round_open",
    "not_in_the_deck",
    "unknown_card",
    # Options that do not go together.
    "bad_option",
    "unknown_option",
    "fixed_by_ruleset",
    "unseen_option",
    "edict_backs",
    "edict_pool",
    "four_ambushes",
    "map_form",
    "map_mark",
    "map_row",
    "map_empty",
    "not_in_environments",
    "players",
    # What is unusual about an own map, and allowed.
    "map_edge",
    "map_touching",
    "map_mountains",
    "map_ruins",
    # Why a scoring card or the monsters give nothing.
    "zero_no_terrain",
    "zero_no_pair",
    "zero_no_mountain",
    "zero_no_ruins",
    "zero_no_empty",
    "zero_monster_penalty",
]
"""The reasons of the rules: another word does not pass the type check."""

_TAKES: Final[dict[RuleReasonId, str]] = {
    "no_such_seat": "seat players",
    "seat_left": "seat",
    "not_handed_over": "seat",
    "not_awaited": "seat",
    "wrong_kind": "wanted given",
    "occupied": "square",
    "terrain_not_offered": "terrain offered",
    "not_the_shape": "squares card",
    "one_square_too_early": "card",
    "single_square_only": "card",
    "not_the_pattern": "card square squares",
    "wrong_map": "seat target on",
    "not_on_the_walk": "card square",
    "cannot_destroy": "square eligible",
    "round_open": "seat",
    "not_in_the_deck": "card",
    "unknown_card": "card",
    "bad_option": "value option choices",
    "unknown_option": "option",
    "fixed_by_ruleset": "option value ruleset",
    "unseen_option": "option value",
    "edict_pool": "card ruleset",
    "not_in_environments": "card option",
    "players": "players",
    "map_mark": "mark row",
    "map_row": "row now",
    "map_empty": "now least",
    "map_edge": "squares",
    "map_touching": "squares",
    "map_mountains": "now printed",
    "map_ruins": "now printed",
    "zero_no_terrain": "terrain",
}
"""The names of the arguments, where a reason has any."""

_Id = TypeVar("_Id", bound=str)

FIELDS: Final[dict[str, frozenset[str]]] = {}
"""The closed set of reasons, and the arguments that each one carries."""


def declare(ids: Iterable[_Id], takes: Mapping[_Id, str]) -> None:
    """Add to the closed set, with the arguments of each reason: `{"occupied": "square"}`.

    Rooms above this one add theirs when they are imported. The sentence of each is the message
    `message_of` its id in the catalogues, in five languages.
    """
    for id in ids:
        assert id not in FIELDS, f"{id} is there twice"
        FIELDS[id] = frozenset(takes.get(id, "").split())


declare(get_args(RuleReasonId), _TAKES)
# A card that can give nothing although nothing is missing has a sentence for it; see `zero`.
declare((f"zero_{card}" for card in SCORING if has_text(f"zero-{card}")), {})


@dataclass(frozen=True, init=False)
class Reason:
    """Why something is refused or worth nothing: `Reason("occupied", square="C4")`.

    A room above this one makes its own with a class of its own, which takes the ids that it has
    declared: so each id is checked where it is written, and belongs to one class.
    """

    id: str
    args: tuple[tuple[str, str | int], ...]

    def __init__(self, id: RuleReasonId, **args: str | int) -> None:
        self._become(id, args)

    def _become(self, id: str, args: dict[str, str | int]) -> None:
        assert FIELDS[id] == args.keys(), f"{id} takes {sorted(FIELDS[id])}"
        object.__setattr__(self, "id", id)
        object.__setattr__(self, "args", tuple(sorted(args.items())))

    def __str__(self) -> str:
        """The English sentence."""
        return self.said(ENGLISH)

    def said(self, language: Language) -> str:
        """The sentence in a language, with names for the ids."""
        args = {name: spoken(kind_of(self.id, name), value, language) for name, value in self.args}
        return text(message_of(self.id), language, **args)


def message_of(id: str) -> str:
    """The message of a reason: `reason-<id>`, or for a zero the `zero-<card>` of its card."""
    why = id.removeprefix("zero_")
    return f"reason-{id}" if why == id else f"zero-{why}"


def zero(card: str) -> Reason:
    """Why this scoring card gives nothing, though nothing that it needs is missing."""
    # The id follows from the card, so that no list of ids has to know all cards.
    return Reason(cast(RuleReasonId, f"zero_{card}"))


class Refused(Exception):
    """Something that the rules do not allow; `reason` says why, and nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        """The English sentence, made when somebody reads it: most refusals are only counted."""
        return str(self.reason)


class IllegalMove(Refused):
    """A move that the rules do not allow in this position."""


class IllegalReveal(Refused):
    """A card that cannot come now."""


class BadOptions(Refused):
    """Options that do not exist or do not go together (R18)."""
