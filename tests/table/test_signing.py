"""Signing a map: who may, when, how often, and where it is told."""

import pytest

from quillmap import Seat, read_record, replay, write_record
from quillmap.notation import Signature, read_crest
from quillmap.rules.reasons import Reason
from quillmap.table import people, rounds, signing
from quillmap.table.records import imported, load, record_of
from quillmap.table.signing import MOST_SIGNINGS, shown_of
from quillmap.table.table import Chair, Table
from quillmap.table.turns import NotAllowed, Turn
from tests.table.helpers import (
    ADA,
    BEN,
    LATER,
    NOW,
    ONE,
    STRANGER,
    TWO,
    bots_draw,
    one_round,
    opened,
    playing,
    sat,
    some,
    waiting,
    with_bot,
)

CREST = "shield blue bend gold star silver"
ALL = Signature("Oakenvale", "Keeper", read_crest(CREST))


def signed(
    table: Table, seat: Seat = ONE, owner: str = ADA, words: tuple[str, str, str] | None = None
) -> Turn:
    """Somebody signs."""
    return signing.sign(table, LATER, owner, seat, *(words or ("Oakenvale", "Keeper", CREST)))


def refused(
    why: str,
    table: Table,
    seat: Seat = ONE,
    owner: str = ADA,
    words: tuple[str, str, str] = ("Oakenvale", "Keeper", CREST),
) -> Reason:
    """Somebody may not, for this reason."""
    with pytest.raises(NotAllowed) as refusal:
        signed(table, seat, owner, words)
    assert refusal.value.reason.id == why and str(refusal.value)
    return refusal.value.reason


def chair(table: Table, seat: Seat = ONE) -> Chair:
    """Who sits there."""
    found = table.chairs[seat]
    assert found is not None
    return found


def finished(players: int) -> Table:
    """A game that was played to its end."""
    table = playing(players)
    while not table.over:
        table = one_round(table)
    return table


def test_before_the_start_while_playing_and_after_the_end() -> None:
    line = f'1 signs province "Oakenvale" title "Keeper" crest {CREST}'
    for table in (sat(waiting(2), ADA, BEN), playing(2), finished(2)):
        turn = signed(table)
        assert turn.lines == (line,) and not turn.events
        assert chair(turn.table).signed == ALL
        assert turn.table.public_version == table.public_version + 1
        nothing = signed(turn.table, words=("", " ", ""))
        assert nothing.lines == ("1 signs",) and not chair(nothing.table).signed


def test_the_same_twice_changes_nothing() -> None:
    table = signed(playing(2)).table
    assert signed(table).lines == ()
    assert signed(table, words=(" Oakenvale ", "Keeper", CREST.upper())).lines == ()


def test_only_the_own_seat() -> None:
    table = with_bot(2)
    refused("not_your_seat", table, ONE, BEN)
    refused("not_your_seat", table, ONE, STRANGER)
    refused("not_your_seat", table, TWO)  # that of a bot
    refused("no_such_seat", table, Seat(2))
    refused("seat_empty", sat(waiting(2), ADA), TWO)


def test_each_seat_of_a_device_has_its_own() -> None:
    table = people.sit(sat(waiting(2), ADA), NOW, ADA, "Ada's sister").table
    table = signed(table, ONE).table
    table = signed(table, TWO, words=("Meadowland", "", "")).table
    assert chair(table).signed == ALL
    assert chair(table, TWO).signed == Signature("Meadowland")


def test_seats_keep_what_they_signed_when_they_are_counted_anew() -> None:
    table = sat(waiting(4), ADA, BEN)
    table = signed(table, TWO, BEN).table
    table = people.stand(table, NOW, ADA, ONE).table
    table = people.start(table, NOW, ADA).table
    assert chair(table, ONE).signed == ALL


def test_who_stands_up_takes_it_along() -> None:
    table = people.stand(signed(sat(waiting(2), ADA)).table, NOW, ADA, ONE).table
    assert not chair(people.sit(table, NOW, BEN, "Ben", ONE).table).signed


def test_a_closed_table_is_signed_no_more() -> None:
    table = people.close(playing(2), LATER, ADA).table
    refused("table_closed", table)


@pytest.mark.parametrize(
    "words", ["x" * 33, "a\u202eb", "\u2800", "a\u0301\u0301\u0301\u0301", "\n"]
)
def test_words_follow_the_rules_of_names(words: str) -> None:
    table = playing(2)
    if words.strip():
        refused("bad_words", table, ONE, ADA, (words, "", ""))
        refused("bad_words", table, ONE, ADA, ("", words, ""))
    else:
        assert not signed(table, words=(words, words, "")).lines


def test_two_maps_may_have_the_same_name() -> None:
    table = signed(signed(playing(2)).table, TWO, BEN).table
    assert chair(table, TWO).signed == ALL


@pytest.mark.parametrize(
    ("crest", "word"),
    [("dragon", "dragon"), ("shield", ""), ("shield blue bend", ""), ("x" * 64, "x" * 40)],
)
def test_a_crest_has_only_its_words(crest: str, word: str) -> None:
    reason = refused("bad_crest", playing(2), ONE, ADA, ("", "", crest))
    assert dict(reason.args) == {"word": word}


def test_nobody_fills_a_journal_by_it_or_uses_up_what_others_need() -> None:
    table = finished(2)
    for number in range(MOST_SIGNINGS):
        table = signed(table, words=(f"Province {number}", "", "")).table
    refused("signed_often", table)
    assert signed(table, words=(f"Province {MOST_SIGNINGS - 1}", "", "")).lines == ()
    assert signed(table, TWO, BEN).lines
    running = playing(2)
    for number in range(MOST_SIGNINGS):
        running = signed(running, words=(f"Province {number}", "", "")).table
    before = running.plies - running.round_ply
    assert before == playing(2).plies - playing(2).round_ply


def test_it_disturbs_no_round() -> None:
    table = playing(2)
    drawn = rounds.submit(table, LATER, ADA, 1, some(table, ONE)).table
    after = signed(drawn).table
    assert after.sealed == drawn.sealed and after.awaited == drawn.awaited
    assert after.round_began == drawn.round_began and rounds.due(after) == rounds.due(drawn)


# Records ------------------------------------------------------------------------------------------


def journal(table_turns: list[Turn]) -> list[tuple[int, str]]:
    """What a store has."""
    return [(NOW, line) for turn in table_turns for line in turn.lines]


def a_game(players: int) -> list[Turn]:
    """All turns of a game that is signed before the first card and after the last."""
    turns = [opened(players)]

    def then(turn: Turn) -> Table:
        turns.append(turn)
        return turn.table

    table = turns[0].table
    for seat, owner in enumerate((ADA, BEN)[:players]):
        table = then(people.sit(table, NOW, owner, f"P{seat}"))
    table = then(signed(table, words=("Early", "", "")))
    table = then(people.start(table, NOW, ADA))
    while not table.over:
        for seat in table.awaited:
            owner = (ADA, BEN)[seat]
            table = then(rounds.submit(table, LATER, owner, table.round, some(table, seat)))
    then(signed(table))
    return turns


def test_the_record_has_what_was_signed_last() -> None:
    turns = a_game(2)
    record = record_of("g", journal(turns))
    assert record.players[0].signed == ALL and not record.players[1].signed
    text = write_record(record)
    assert (
        'provinces 1 "Oakenvale"\ntitles 1 "Keeper"\ncrests 1 shield' in text
        and "Early" not in text
    )
    assert replay(read_record(text)).over
    again = imported("g2", read_record(text), 1)
    assert chair(again).signed == ALL
    assert load("g", journal(turns)).chairs == turns[-1].table.chairs


def test_alone_there_is_no_title_of_ones_own() -> None:
    record = record_of("g", journal(a_game(1)))
    assert record.players[0].signed == Signature("Oakenvale", None, ALL.crest)
    assert "titles" not in write_record(record)


def test_alone_at_a_waiting_table_others_may_still_come() -> None:
    table = signed(sat(waiting(2), ADA)).table
    assert shown_of(table, chair(table)) == ALL
    begun = people.start(table, NOW, ADA).table
    assert shown_of(begun, chair(begun)).title is None


# Races --------------------------------------------------------------------------------------------


def test_a_lane_begins_with_what_its_seat_has_signed() -> None:
    table = sat(waiting(2, kind="race"), ADA, BEN)
    race = people.start(signed(table, TWO, BEN).table, NOW, ADA).table
    lanes = [turn.table for turn in people.open_lanes(race, NOW)]
    assert [chair(lane).signed for lane in lanes] == [Signature(), ALL]
    assert shown_of(race, chair(race, TWO)) == ALL
    assert shown_of(lanes[1], chair(lanes[1])) == Signature("Oakenvale", None, ALL.crest)
    assert chair(signed(lanes[0]).table).signed == ALL


def test_a_race_that_is_over_can_be_signed_and_a_lane_that_was_cut_off_cannot() -> None:
    race = people.start(sat(waiting(2, kind="race"), ADA, BEN), NOW, ADA).table
    lane = people.open_lanes(race, NOW)[0].table
    over = people.shut(race, LATER, lanes_shut=True).table
    assert signed(over).lines
    refused("race_over", people.shut(lane, LATER).table)


def test_a_bot_that_draws_does_not_mind() -> None:
    table = with_bot(2)
    assert bots_draw(signed(table).table).lines
