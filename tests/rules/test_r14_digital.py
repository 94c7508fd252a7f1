"""R14: rules that only a table without paper needs."""

from dataclasses import replace

import pytest

from quillmap.rules import (
    Destroy,
    Draw,
    IllegalMove,
    Options,
    Raid,
    Seat,
    leave,
    legal,
    play,
    ranks,
)
from quillmap.rules.events import GameEnded, Left, SeasonScored
from tests.rules.helpers import (
    BASE,
    HEROES,
    NOTHING,
    ONE,
    THREE,
    TWO,
    at,
    choices,
    destroys,
    draws,
    late,
    raids,
    refusal,
    reveals,
    rows,
    scored,
    sheet,
    shown,
    table,
)


def test_r14_1_a_turn_closes_when_every_awaited_seat_has_drawn() -> None:
    """Until then no card can come; who has no room is not awaited (R14.1)."""
    position = reveals(table(sheet(), sheet(rest="F"), sheet()), "hamlet")
    assert position.awaited == (ONE, THREE)
    position = draws(position, THREE, "village", "A1 B1 B2")
    assert (position.round, position.awaited) == ("explore", (ONE,))
    position = draws(position, ONE, "village", "A1 B1 B2")
    assert (position.round, position.awaited) == (None, ())


def test_r14_1_the_trolls_choice_is_a_round_of_its_own_after_scoring() -> None:
    """Scores are written, then each owner with something to choose is awaited (R14.1)."""
    troll = sheet("M", letters={"T": "A1"})
    position = table(troll, sheet(), troll, options=HEROES)
    step = scored(replace(position, effects=("giant_troll_ravage",)))
    assert [type(event) for event in step.events] == [SeasonScored]
    assert (step.position.round, step.position.awaited) == ("troll", (ONE, THREE))
    after = destroys(destroys(step.position, THREE, "A2"), ONE, "B1")
    assert (after.season, after.round) == (1, None)


BAD_MOVES = [
    Draw(ONE, "village", at("A1 A2")),
    Draw(ONE, "forest", at("A1 B1 B2")),
    Draw(Seat(9), "village", at("A1 B1 B2")),
    Draw(Seat(-1), "village", at("A1 B1 B2")),
    Draw(ONE, "village", at("A1 B1 B2"), at("C3")),
    Draw(ONE, "village", -1),
    Raid(ONE, TWO, at("A1 B1 B2")),
    Destroy(ONE, at("A1")),
]


@pytest.mark.parametrize("move", BAD_MOVES, ids=range(len(BAD_MOVES)))
def test_r14_3_whatever_a_client_proposes_is_checked(move: Draw | Raid | Destroy) -> None:
    """A bad move is refused with a reason and changes nothing (R14.3)."""
    position = reveals(table(sheet(), sheet()), "hamlet")
    before = replace(position)
    with pytest.raises(IllegalMove) as refused:
        play(position, move)
    assert str(refused.value.reason).endswith(".")
    assert position == before


def test_r14_4_neighbours_close_up_when_somebody_leaves() -> None:
    """From the next ambush on the seat is skipped (R14.4)."""
    position = leave(table(sheet(), sheet(), sheet()), TWO).position
    position = reveals(position, "goblin_attack")
    assert (position.awaited, position.circle) == ((ONE, THREE), (ONE, THREE))
    assert {move.on for move in legal(position, ONE) if isinstance(move, Raid)} == {THREE}
    assert {move.on for move in legal(position, THREE) if isinstance(move, Raid)} == {ONE}


def test_r14_4_an_ambush_under_way_is_still_drawn_on_the_maps_that_remain() -> None:
    """For the leaver by automatic play; on the leaver's map nobody draws any more (R14.4)."""
    position = reveals(table(sheet(), sheet(), sheet()), "goblin_attack")
    position = leave(position, TWO).position
    # Counter-clockwise each draws on the next map: 1 on 2, 2 on 3, 3 on 1.
    assert position.awaited == (TWO, THREE)
    position = raids(position, TWO, THREE, "A1 B2 C3")
    position = raids(position, THREE, ONE, "A1 B2 C3")
    assert [shown(position, seat) for seat in (ONE, TWO, THREE)] == [
        rows("M .M ..M"),
        rows(""),
        rows("M .M ..M"),
    ]
    assert refusal(reveals(position, "hamlet"), Draw(TWO, "village", at("A1 B1 B2"))) == "seat_left"


def test_r14_4_the_map_stays_and_scores_nothing_more() -> None:
    """Earlier scores stand, the seat has no rank (R14.4)."""
    position = scored(table(sheet("FFF"), sheet("FF"))).position
    step = leave(position, ONE)
    assert step.events == (Left(ONE),)
    after = scored(step.position)
    (event,) = (event for event in after.events if isinstance(event, SeasonScored))
    assert event.results[0] is None and event.results[1] == NOTHING
    assert [len(results) for results in after.position.scores] == [1, 2]
    assert shown(after.position) == rows("FFF")
    assert ranks(after.position.scores, after.position.left) == (None, 1)


@pytest.mark.parametrize("solo_ambush", ["standard", "pegasus"])
def test_r14_4_with_one_player_left_ambushes_follow_the_solo_walk(solo_ambush: str) -> None:
    """In printed orientation, whatever the option for solo games says (R14.4)."""
    options = Options.of("heroes", solo_ambush=solo_ambush)
    position = leave(table(sheet(), sheet(), options=options), ONE).position
    after = reveals(position, "giant_troll_ravage")
    assert after.sheets[TWO].troll == at("A9 A10 A11 B10")
    assert after.round is None
    position = reveals(position, "gorgon_gaze")
    assert (position.round, position.awaited) == ("gaze", (TWO,))
    assert "K11" in choices(position, TWO)


def test_r14_4_who_leaves_while_others_wait_ends_the_round() -> None:
    """The last one awaited leaves, so the turn is over (R14.4)."""
    position = reveals(late(table(sheet(), sheet(), sheet())), "hamlet")
    position = draws(position, ONE, "village", "A1 B1 B2")
    position = draws(position, TWO, "village", "A1 B1 B2")
    step = leave(position, THREE)
    assert (step.position.season, len(step.position.scores[THREE])) == (1, 0)
    assert isinstance(step.events[1], SeasonScored)


def test_r14_4_the_trolls_of_a_leaver_ravage_no_more() -> None:
    """Neither Troll nor Zombie touches a map that was left (R14.4)."""
    lost = sheet("M....M", letters={"T": "A1", "Z": "A6"})
    position = leave(table(lost, lost, options=HEROES), ONE).position
    position = replace(position, effects=("giant_troll_ravage", "zombie_plague"))
    after = scored(position).position
    assert after.awaited == (TWO,)
    after = destroys(after, TWO, "A2")
    assert shown(after, ONE) == rows("M....M")
    assert shown(after, TWO) == rows("Mx..MMM .....M")


@pytest.mark.parametrize(
    ("seat", "why"), [(0, "seat_left"), (2, "no_such_seat"), (-1, "no_such_seat")]
)
def test_r14_4_nobody_leaves_twice_or_from_nowhere(seat: int, why: str) -> None:
    """And when all have left the game is over (R14.4)."""
    position = leave(table(sheet(), sheet()), ONE).position
    with pytest.raises(IllegalMove) as refused:
        leave(position, Seat(seat))
    assert refused.value.reason.id == why
    step = leave(position, TWO)
    assert (step.position.over, step.events) == (True, (Left(TWO), GameEnded()))
    with pytest.raises(IllegalMove, match="The game is over"):
        leave(step.position, TWO)


def test_r14_5_a_game_begun_with_others_never_becomes_solo() -> None:
    """The one who is left is ranked, and the number of players stays (R14.5)."""
    position = leave(table(sheet(), sheet("F"), options=BASE), ONE).position
    assert (position.setup.players, len(position.present)) == (2, 1)
    after = scored(position).position
    assert ranks(after.scores, after.left) == (None, 1)
    pair = Options.of("heroes", solo_ambush="pegasus")
    asked = reveals(table(sheet(), options=pair), "giant_troll_ravage")
    last = leave(table(sheet(), sheet(), options=pair), ONE).position
    assert asked.awaited == (ONE,)
    assert reveals(last, "giant_troll_ravage").awaited == ()
