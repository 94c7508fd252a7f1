"""Why a table refuses: seats, hosts, rounds and races."""

from quillmap.rules.reasons import declare

declare(
    table_waiting="",
    table_started="",
    table_closed="",
    table_full="seats",
    fewer_seats="taken",
    nobody_sits="",
    seat_taken="seat",
    seat_empty="seat",
    seat_of_a_bot="seat",
    not_your_seat="seat",
    handed_over="seat",
    still_here="seat",
    host_only="",
    bad_name="longest",
    name_taken="",
    unknown_bot="bot",
    bad_setting="value setting choices",
    wrong_round="round now",
    nothing_drawn="seat",
    unreadable="word why",
    wrong_link="",
    race_only="",
    race_over="",
    race_running="",
    too_many_changes="",
    no_hints="",
    record_unfinished="",
)
