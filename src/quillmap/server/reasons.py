"""Why a server refuses, between a client and the tables."""

from typing import Final, Literal, TypeAlias, get_args

from quillmap.rules.reasons import Reason, declare

ServerReasonId: TypeAlias = Literal[
    "ask_at_race",
    "par_unfinished",
    "par_solo",
    "par_no_seed",
    "deck_untold",
    "deck_options",
    "no_such_page",
    "no_such_table",
    "no_such_code",
    "lane_hidden",
    "not_kept",
    "server_full",
    "too_many",
    "overtaken",
    "bot_failed",
    "bad_message",
    "say_hello",
    "old_version",
    "shutting_down",
    "wrong_origin",
    "wrong_host",
    "too_large",
    "broken_record",
    "not_scored",
]

_TAKES: Final[dict[ServerReasonId, str]] = {
    "not_kept": "why",
    "too_many": "seconds",
    "bot_failed": "bot",
    "bad_message": "why",
    "old_version": "version wanted",
    "too_large": "most",
    "broken_record": "why",
}
"""The names of the arguments, where a reason has any."""

declare(get_args(ServerReasonId), _TAKES)


class ServerReason(Reason):
    """A reason that a server has to refuse something."""

    def __init__(self, id: ServerReasonId, **args: str | int) -> None:
        self._become(id, args)
