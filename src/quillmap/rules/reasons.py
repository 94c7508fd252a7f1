"""Why not: every refusal and every zero as data, with its English sentence in one table.

Nobody parses a sentence. A Reason has an id from a closed set and named arguments, ids and not
names, so that any language can render it. `kinds` says what each argument is.
"""

from dataclasses import dataclass
from string import Formatter
from typing import Final

from quillmap.rules.kinds import in_english, kind_of

ENGLISH: Final[dict[str, str]] = {
    # A move that cannot be played.
    "game_over": "The game is over.",
    "nothing_revealed": "No card lies open: the next card must be revealed first.",
    "no_such_seat": "There is no seat {seat} at this table of {players}.",
    "seat_left": "Seat {seat} has left the game.",
    "not_handed_over": "Seat {seat} was not handed to a bot.",
    "not_awaited": "Seat {seat} has nothing to draw now.",
    "wrong_kind": "This round asks for {wanted}, not for {given}.",
    "no_squares": "A drawing needs at least one square.",
    "off_the_map": "A drawing stays on the map, A1 to K11.",
    "occupied": "{square} is already filled.",
    "terrain_not_offered": "{terrain} cannot be drawn now, only {offered}.",
    "not_the_shape": "The squares {squares} do not form a shape of {card}.",
    "one_square_too_early": "{card} still fits somewhere, so a single square is not allowed.",
    "must_cover_ruins": "This drawing must cover an open ruins square.",
    "single_square_only": "{card} fits nowhere: draw one single square instead.",
    "no_strikes": "Only the hero of a hero card strikes squares.",
    "one_hero": "A hero stands on one single square.",
    "not_the_pattern": "{card} on {square} cannot strike {squares}.",
    "wrong_map": "Seat {seat} draws on the map of seat {target}, not on that of seat {on}.",
    "not_on_the_walk": "The solo rule puts {card} over {square}.",
    "must_destroy": "The Gorgon must destroy one square beside it.",
    "nothing_to_destroy": "There is nothing to destroy now.",
    "one_to_destroy": "Destroy exactly one square.",
    "cannot_destroy": "{square} cannot be destroyed now, only {eligible}.",
    # A card that cannot be revealed, a seat that cannot leave.
    "round_open": "A card was revealed, and seat {seat} must draw first.",
    "not_in_the_deck": "{card} is not in the deck now.",
    "unknown_card": "There is no card {card}.",
    # Options that do not go together.
    "bad_option": "{value} is no value of {option}: choose from {choices}.",
    "unknown_option": "There is no option {option}.",
    "fixed_by_ruleset": "{option} is fixed to {value} in the ruleset {ruleset}.",
    "edict_backs": "The edicts are four scoring cards, one of each back.",
    "edict_pool": "{card} is not among the scoring cards of the ruleset {ruleset}.",
    "four_ambushes": "An ambush set is four different ambush cards.",
    "players": "A table has 1 to 100 players, not {players}.",
    # At a table: seats, hosts and rounds.
    "table_waiting": "The game has not begun yet.",
    "table_started": "The game has already begun.",
    "table_closed": "This table is closed.",
    "table_full": "No seat is free ({seats} in all).",
    "fewer_seats": "There must be room for all {taken} who sit here.",
    "nobody_sits": "Nobody sits at this table yet.",
    "seat_taken": "Seat {seat} is taken.",
    "seat_empty": "Nobody sits on seat {seat}.",
    "seat_of_a_bot": "A bot sits on seat {seat}.",
    "not_your_seat": "Seat {seat} is not yours.",
    "handed_over": "A bot draws for seat {seat}: take the seat back first.",
    "still_here": "The player of seat {seat} is here.",
    "host_only": "Only the host can do that.",
    "bad_name": "A name has 1 to {longest} visible characters, and at most two marks on a letter.",
    "name_taken": "Somebody at this table has this name: choose another one.",
    "unknown_bot": "There is no bot {bot}.",
    "bad_setting": "{value} is no value of {setting}: choose {choices}.",
    "wrong_round": "This was meant for round {round}, but round {now} is under way.",
    "nothing_drawn": "Seat {seat} has nothing to take back.",
    "unreadable": "This line cannot be read at {word}: {why}.",
    "wrong_link": "This personal link is not valid any more.",
    "race_only": "In a race everybody draws in a lane of their own.",
    "race_over": "The race is over.",
    "race_running": "The lanes of a race are closed before the race.",
    "ask_at_race": "A personal link is made and used at the race, not in a lane.",
    "too_many_changes": "This was changed too often; it stays as it is until the next round.",
    "no_hints": "There are no hints at this table.",
    "par_unfinished": "The par is told when the game, or its race, is over.",
    "par_solo": "There is a par for solo games only.",
    "par_no_seed": "There is no par for a record that does not tell its seed.",
    "deck_untold": "The seed of that game is not told, so its cards cannot come again.",
    "deck_options": "The cards of another game come with its options: choose none beside them.",
    # Between a client and the server.
    "no_such_page": "There is nothing at this address.",
    "no_such_table": "There is no such table, or its link is not complete.",
    "no_such_code": "There is no table with this code that still waits for players.",
    "lane_hidden": "Other lanes open when you have drawn your own to the end, or the race is over.",
    "not_kept": "Nothing has changed, because it could not be kept: {why}.",
    "server_full": "This server has no room for new games now; those that are open go on.",
    "too_many": "Too many requests: wait {seconds} seconds.",
    "overtaken": "A later preview took the place of this one.",
    "bot_failed": "The bot {bot} could not think it through: ask again in a moment.",
    "bad_message": "This message cannot be read: {why}.",
    "say_hello": "The first message is hello, and only the first.",
    "old_version": "This page speaks version {version}, the server {wanted}: load the page again.",
    "shutting_down": "The server is closing; come back in a moment.",
    "wrong_origin": "This address belongs to another page.",
    "wrong_host": "This server does not answer to this name: --site would let it.",
    "too_large": "This is larger than {most} bytes.",
    "broken_record": "This record does not hold: {why}.",
    "record_unfinished": "Only the record of a finished game can be added.",
    # Why a scoring card or the monsters give nothing.
    "zero_no_terrain": "There is no {terrain} on the map.",
    "zero_no_pair": "It takes both farm and water.",
    "zero_no_mountain": "There is no mountain on the map.",
    "zero_no_ruins": "There are no ruins on the map.",
    "zero_no_empty": "There is no empty square left.",
    "zero_sentinel_wood": "No forest touches the edge of the map.",
    "zero_treetower": "Every forest square has an empty neighbour.",
    "zero_stoneside_forest": "No cluster of forest connects two mountains.",
    "zero_canal_lake": "No farm touches water.",
    "zero_mages_valley": "Neither farm nor water touches a mountain.",
    "zero_the_golden_granary": "No farm stands on ruins and no water touches ruins.",
    "zero_shoreside_expanse": "Every farm or water cluster touches the edge or the other kind.",
    "zero_wildholds": "No village cluster has six squares.",
    "zero_great_city": "Every village cluster touches a mountain.",
    "zero_greengold_plains": "No village cluster touches three different terrain types.",
    "zero_shieldgate": "There is only one village cluster.",
    "zero_borderlands": "No row and no column is complete.",
    "zero_lost_barony": "No square of the map is filled.",
    "zero_the_broken_road": "No diagonal from the left edge to the bottom edge is complete.",
    "zero_the_cauldrons": "Every empty square has an empty neighbour.",
    "zero_deepwood": "No forest cluster of five squares keeps clear of villages.",
    "zero_heart_of_the_forest": "No forest square is surrounded by forest.",
    "zero_sleepy_valley": "No row has three forest squares.",
    "zero_craylund": "No farm cluster touches three water squares.",
    "zero_ulems_wallow": "No water square touches two farm squares.",
    "zero_clawsgrave_peaks": "No water cluster connects a mountain with a farm.",
    "zero_jorekburg": "No column has as many farm as water squares.",
    "zero_traylo_monastery": "No village cluster has four squares in a line.",
    "zero_outer_enclave": "No village cluster has an empty neighbour.",
    "zero_gnomish_colony": "No village cluster contains a block of two by two.",
    "zero_dwarvenholds": "No complete row or column contains a mountain.",
    "zero_silos": "No column with an odd number is complete.",
    "zero_banded_hills": "No row shows five different terrain types.",
    "zero_starlit_sigil": "No group of empty squares has exactly three squares.",
    "zero_monster_penalty": "No empty square lies beside a monster.",
}
"""The closed set of reasons. Other languages translate this table, key by key."""

FIELDS: Final[dict[str, frozenset[str]]] = {
    id: frozenset(field for _, field, _, _ in Formatter().parse(text) if field)
    for id, text in ENGLISH.items()
}
"""The arguments that each reason carries."""


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
        said = {name: in_english(kind_of(self.id, name), value) for name, value in self.args}
        return ENGLISH[self.id].format(**said)


class Refused(Exception):
    """Something that the rules do not allow; `reason` says why, and nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason

    def __reduce__(self) -> tuple[type["Refused"], tuple[Reason]]:
        """Go from one process to another whole: an exception alone would keep its sentence only."""
        return type(self), (self.reason,)


class IllegalMove(Refused):
    """A move that the rules do not allow in this position."""


class IllegalReveal(Refused):
    """A card that cannot come now."""


class BadOptions(Refused):
    """Options that do not exist or do not go together (R18)."""
