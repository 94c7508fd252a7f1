"""Why a server refuses, between a client and the tables."""

from quillmap.rules.reasons import declare

declare(
    ask_at_race="",
    par_unfinished="",
    par_solo="",
    par_no_seed="",
    deck_untold="",
    deck_options="",
    no_such_page="",
    no_such_table="",
    no_such_code="",
    lane_hidden="",
    not_kept="why",
    server_full="",
    too_many="seconds",
    overtaken="",
    bot_failed="bot",
    bad_message="why",
    say_hello="",
    old_version="version wanted",
    shutting_down="",
    wrong_origin="",
    wrong_host="",
    too_large="most",
    broken_record="why",
)
