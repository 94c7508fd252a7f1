"""R4: turns, and what the cards of the Explore phase set going."""

from dataclasses import replace
from itertools import permutations

import pytest

from quillmap.grid import squares
from quillmap.material import CARDS
from quillmap.rules import Draw, Options, Position, Seat, play, reveal
from quillmap.rules.events import SeasonScored
from tests.rules.helpers import (
    BASE,
    COMBINED,
    HEROES,
    ONE,
    THREE,
    TWO,
    at,
    choices,
    draws,
    printed,
    raids,
    random_game,
    refusal,
    reveals,
    rows,
    sheet,
    shown,
    table,
)


def test_r4_1_everybody_draws_at_once_and_nobody_is_first() -> None:
    """All seats are awaited together, and in whichever order they draw the result is one (R4.1)."""
    start = reveals(table(sheet(), sheet(), sheet()), "hamlet")
    assert start.awaited == (ONE, TWO, THREE)
    moves = {
        ONE: Draw(ONE, "village", at("A1 B1 B2")),
        TWO: Draw(TWO, "village", at("C3 C4 D3")),
        THREE: Draw(THREE, "village", at("K11 J11 J10")),
    }
    results: set[Position] = set()
    for order in permutations(moves):
        position = start
        for seat in order:
            assert seat in position.awaited
            position = play(position, moves[seat]).position
        results.add(position)
    (after,) = results
    assert (after.round, after.awaited) == (None, ())
    assert shown(after, TWO) == rows("...\n...\n..VV\n..V")


def test_r4_1_a_turn_is_explore_then_draw_then_check() -> None:
    """No card comes while somebody has to draw, and no drawing before a card (R4.1)."""
    position = table(sheet())
    assert refusal(position, Draw(ONE, "village", at("A1 B1 B2"))) == "nothing_revealed"
    position = reveals(position, "hamlet")
    with pytest.raises(Exception, match="seat 1 has to draw first"):
        reveal(position, "orchard")
    position = draws(position, ONE, "village", "A1 B1 B2")
    assert reveals(position, "orchard").awaited == (ONE,)


def test_r4_2_the_column_of_the_season_keeps_its_order() -> None:
    """Each card is laid under those before it, and all their times count (R4.2)."""
    full = sheet(rest="F")
    position = reveals(table(full), "orchard", "temple_ruins", "hamlet", "goblin_attack")
    assert position.shown == ("orchard", "temple_ruins", "hamlet", "goblin_attack")
    assert position.time == 3
    assert not set(position.shown) & {*position.unseen.explore, *position.unseen.ambushes}


def test_r4_3_a_ruins_card_asks_for_another_card_at_once() -> None:
    """It sets the flag, awaits nobody, takes no time; a second one does the same (R4.3)."""
    position = table(printed("A"))
    for card in ("temple_ruins", "outpost_ruins"):
        position = reveals(position, card)
        assert (position.ruins, position.round, position.awaited) == (True, None, ())
        assert position.time == 0
    assert reveals(position, "hamlet").awaited == (ONE,)


def test_r4_4_an_explore_card_uses_the_ruins_up() -> None:
    """The first explore card after ruins must cover some, the one after need not (R4.4)."""
    position = reveals(table(printed("A")), "temple_ruins", "hamlet")
    assert all(at(choice) & printed("A").open_ruins for choice in choices(position))
    position = draws(position, ONE, "village", "B6 B7 C6")
    assert position.ruins is False
    assert "A1 A2 A3" in choices(reveals(position, "great_river"))


def test_r4_4_an_ambush_leaves_the_ruins_pending() -> None:
    """Monsters go anywhere, and the explore card after them must cover ruins (R4.4)."""
    position = reveals(table(printed("A"), printed("A")), "temple_ruins", "goblin_attack")
    assert "D4 E5 F6" not in choices(position)  # there is a mountain on F6
    assert "A1 B2 C3" in choices(position)
    position = raids(position, ONE, TWO, "A1 B2 C3")
    position = raids(position, TWO, ONE, "A1 B2 C3")
    assert position.ruins is True
    assert reveals(position, "hamlet").ruins is True


def test_r4_4_a_hero_leaves_the_ruins_pending() -> None:
    """A hero may stand anywhere, and the explore card after it must cover ruins (R4.4)."""
    position = table(printed("C"), options=COMBINED)
    position = reveals(position, "temple_ruins", "dobrik_of_lorkheim")
    assert len(choices(position)) == 116
    position = draws(position, ONE, "hero", "A1", "A2 B1")
    assert position.ruins is True


CHAINS = ["RE", "RRE", "RA|E", "RRA|E", "RH|E", "RA|H|E", "RH|A|E", "RA|RE", "RH|RE", "A|E", "H|E"]


@pytest.mark.parametrize("chain", CHAINS)
def test_r4_6_chains_of_ruins_ambush_hero_and_explore(chain: str) -> None:
    """After any chain with ruins in it, the explore card must cover one, then no more (R4.6)."""
    deck = {"R": ["outpost_ruins", "temple_ruins"], "A": ["kobold_onslaught"]}
    deck |= {"H": ["dobrik_of_lorkheim"], "E": ["orchard"]}
    position = table(printed("D"), printed("D"), options=COMBINED)
    ruins = printed("D").ground.ruins
    for letter in chain.replace("|", ""):
        position = reveals(position, deck[letter].pop())
        if letter == "R":
            assert position.awaited == ()
            continue
        assert position.awaited == (ONE, TWO)
        free = [choice for choice in choices(position) if not at(choice) & ruins]
        if letter == "H":
            assert len(free) > 90
            position = both(position, "A1", "hero")
        elif letter == "A":
            assert len(free) > 90
            position = both(position, "G1 H1 H2 I1", "monster")
        else:
            assert bool(free) == ("R" not in chain)
            position = both(position, "J6 K6 K7 K8", "forest")
            assert position.ruins is False
    assert set(choices(reveals(position, "great_river"))) >= {"H4 H5 H6"}


def both(position: Position, where: str, what: str) -> Position:
    """Both seats draw the same."""
    for seat, other in ((ONE, TWO), (TWO, ONE)):
        if what == "monster":
            position = raids(position, seat, other, where)
        elif what == "hero":
            position = draws(position, seat, "hero", where, "A2 B1")
        else:
            position = draws(position, seat, "forest", where)
    return position


def test_r4_5_two_ruins_cards_ask_for_one_ruins_space() -> None:
    """Covering one is enough, also when an ambush came between the two cards (R4.5)."""
    position = table(sheet("r..r"), sheet("r..r"))
    position = reveals(position, "temple_ruins", "kobold_onslaught")
    for seat, other in ((ONE, TWO), (TWO, ONE)):
        position = raids(position, seat, other, "J1 J2 J3 K2")
    position = reveals(position, "outpost_ruins", "great_river")
    position = draws(position, ONE, "water", "A1 A2 A3")
    assert shown(position)[:1] == ("wWWr.......",)
    position = draws(position, TWO, "water", "A4 B4 C4")
    assert position.ruins is False


@pytest.mark.parametrize("options", [BASE, HEROES, COMBINED], ids=lambda o: str(o.ruleset))
@pytest.mark.parametrize("players", [1, 3])
def test_r4_7_a_season_ends_on_an_explore_card_with_nothing_pending(
    options: Options, players: int
) -> None:
    """So no season ends on a ruins card, and no deck runs out before its time (R4.7)."""
    seasons = 0
    for number in range(3):
        for before, step in random_game(options, players, number):
            if not before.awaited:
                assert before.unseen.count > 0
                times = [CARDS[card].time for card in before.unseen.explore]
                assert before.time + sum(times) == 16
            if any(isinstance(event, SeasonScored) for event in step.events):
                seasons += 1
                assert CARDS[before.shown[-1]].time >= 1
                assert step.position.ruins is False
    assert seasons == 12


@pytest.mark.parametrize("last", ["rift_lands", "temple_ruins", "goblin_attack"])
def test_r4_7_a_deck_that_runs_dry_is_shuffled_anew(last: str) -> None:
    """It cannot happen with the printed cards; with others the explore cards come back (R4.7)."""
    full = sheet(rest="F")
    position = table(full, full)
    ambushes = position.unseen.ambushes
    only = replace(position.unseen, explore=(), ambush_backs=0)
    if last in ambushes:
        position = replace(position, unseen=replace(only, ambush_backs=1))
    else:
        position = replace(position, unseen=replace(only, explore=(last,)))
    position = reveals(position, last)
    assert position.unseen.explore == position.setup.explore_cards
    assert "hamlet" in position.unseen.explore


def test_r4_1_no_seat_draws_twice_in_a_turn() -> None:
    """Who has drawn waits for the others (R4.1)."""
    position = reveals(table(sheet(), sheet()), "rift_lands")
    position = draws(position, ONE, "farm", "A1")
    assert position.awaited == (TWO,)
    again = [Draw(ONE, "farm", cell) for cell in squares(position.sheets[ONE].empty)]
    assert {refusal(position, move) for move in again} == {"not_awaited"}
    assert refusal(position, Draw(Seat(2), "farm", at("A1"))) == "no_such_seat"
