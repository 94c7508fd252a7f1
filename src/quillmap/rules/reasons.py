"""Why not: every refusal and every zero as data, with its sentence in the catalogues.

Nobody parses a sentence. A Reason has an id from a closed set and named arguments, ids and not
names, so that any language can render it. `reason_args` says what each argument is.
"""

from dataclasses import dataclass
from typing import Final

from quillmap.rules.reason_args import kind_of, spoken
from quillmap.texts import ENGLISH, Language, text

FIELDS: Final[dict[str, frozenset[str]]] = {}
"""The closed set of reasons, and the arguments that each one carries."""


def declare(**reasons: str) -> None:
    """Add to the closed set, each reason with the names of its arguments: `occupied="square"`.

    Rooms above this one add theirs when they are imported. The sentence of each is the message
    `reason-<id>` of the catalogues, in five languages.
    """
    for id, names in reasons.items():
        assert id not in FIELDS, f"{id} is there twice"
        FIELDS[id] = frozenset(names.split())


declare(
    # A move that cannot be played.
    game_over="",
    nothing_revealed="",
    no_such_seat="seat players",
    seat_left="seat",
    not_handed_over="seat",
    not_awaited="seat",
    wrong_kind="wanted given",
    no_squares="",
    off_the_map="",
    occupied="square",
    terrain_not_offered="terrain offered",
    not_the_shape="squares card",
    one_square_too_early="card",
    must_cover_ruins="",
    single_square_only="card",
    no_strikes="",
    one_hero="",
    not_the_pattern="card square squares",
    wrong_map="seat target on",
    not_on_the_walk="card square",
    must_destroy="",
    nothing_to_destroy="",
    one_to_destroy="",
    cannot_destroy="square eligible",
    # A card that cannot be revealed, a seat that cannot leave.
    round_open="seat",
    not_in_the_deck="card",
    unknown_card="card",
    # Options that do not go together.
    bad_option="value option choices",
    unknown_option="option",
    fixed_by_ruleset="option value ruleset",
    edict_backs="",
    edict_pool="card ruleset",
    four_ambushes="",
    players="players",
    # Why a scoring card or the monsters give nothing.
    zero_no_terrain="terrain",
    zero_no_pair="",
    zero_no_mountain="",
    zero_no_ruins="",
    zero_no_empty="",
    zero_sentinel_wood="",
    zero_treetower="",
    zero_stoneside_forest="",
    zero_canal_lake="",
    zero_mages_valley="",
    zero_the_golden_granary="",
    zero_shoreside_expanse="",
    zero_wildholds="",
    zero_great_city="",
    zero_greengold_plains="",
    zero_shieldgate="",
    zero_borderlands="",
    zero_lost_barony="",
    zero_the_broken_road="",
    zero_the_cauldrons="",
    zero_deepwood="",
    zero_heart_of_the_forest="",
    zero_sleepy_valley="",
    zero_craylund="",
    zero_ulems_wallow="",
    zero_clawsgrave_peaks="",
    zero_jorekburg="",
    zero_traylo_monastery="",
    zero_outer_enclave="",
    zero_gnomish_colony="",
    zero_dwarvenholds="",
    zero_silos="",
    zero_banded_hills="",
    zero_starlit_sigil="",
    zero_monster_penalty="",
)


@dataclass(frozen=True, init=False)
class Reason:
    """Why something is refused or worth nothing: `Reason("occupied", square="C4")`."""

    id: str
    args: tuple[tuple[str, str | int], ...]

    def __init__(self, id: str, **args: str | int) -> None:
        assert FIELDS[id] == args.keys(), f"{id} takes {sorted(FIELDS[id])}"
        object.__setattr__(self, "id", id)
        object.__setattr__(self, "args", tuple(sorted(args.items())))

    def __str__(self) -> str:
        """The English sentence."""
        return self.said(ENGLISH)

    def said(self, language: Language) -> str:
        """The sentence in a language, with names for the ids."""
        args = {name: spoken(kind_of(self.id, name), value, language) for name, value in self.args}
        return text(f"reason-{self.id}", language, **args)


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
