"""Why a table refuses: seats, hosts, rounds and races."""

from typing import Final, Literal, TypeAlias, get_args

from quillmap.rules.reasons import Reason, declare

TableReasonId: TypeAlias = Literal[
    "table_waiting",
    "table_started",
    "table_closed",
    "table_full",
    "fewer_seats",
    "nobody_sits",
    "seat_taken",
    "seat_empty",
    "seat_of_a_bot",
    "not_your_seat",
    "handed_over",
    "still_here",
    "host_only",
    "bad_name",
    "name_taken",
    "bad_words",
    "bad_crest",
    "signed_often",
    "unknown_bot",
    "bad_setting",
    "wrong_round",
    "nothing_drawn",
    "unreadable",
    "wrong_link",
    "race_only",
    "race_over",
    "race_running",
    "races_already",
    "too_many_changes",
    "no_hints",
    "own_seat",
    "too_soon",
    "nudge_first",
    "seat_free",
    "turned_away",
    "no_such_knock",
    "no_reactions",
    "publish_unfinished",
    "publish_withheld",
    "record_unfinished",
    "lesson_fixed",
]

_TAKES: Final[dict[TableReasonId, str]] = {
    "table_full": "seats",
    "fewer_seats": "taken",
    "seat_taken": "seat",
    "seat_empty": "seat",
    "seat_of_a_bot": "seat",
    "not_your_seat": "seat",
    "handed_over": "seat",
    "still_here": "seat",
    "bad_name": "longest",
    "bad_words": "longest",
    "bad_crest": "word",
    "unknown_bot": "bot",
    "bad_setting": "value setting choices",
    "wrong_round": "round now",
    "nothing_drawn": "seat",
    "own_seat": "seat",
    "too_soon": "seconds",
    "nudge_first": "seat",
    "unreadable": "word why",
}
"""The names of the arguments, where a reason has any."""

declare(get_args(TableReasonId), _TAKES)


class TableReason(Reason):
    """A reason that a table has to refuse something."""

    def __init__(self, id: TableReasonId, **args: str | int) -> None:
        self._become(id, args)
