"""Events: each kind is told by some step, with what it should tell."""

from dataclasses import replace
from typing import get_args

from quillmap.rules import Destroy, Draw, Raid, Result, leave, play, reveal
from quillmap.rules.events import (
    Attacked,
    Destroyed,
    Drawn,
    Event,
    GameEnded,
    Ignored,
    Left,
    Paid,
    Revealed,
    SeasonBegan,
    SeasonScored,
)
from tests.rules.helpers import (
    HEROES,
    ONE,
    TWO,
    at,
    late,
    random_game,
    reveals,
    scored,
    sheet,
    table,
)


def script() -> dict[str, tuple[Event, ...]]:
    """A few steps, and the events they must tell, in order."""
    empty = table(sheet(), sheet(), options=HEROES)
    hero = reveals(table(sheet(".M"), options=HEROES), "dobrik_of_lorkheim")
    gorgon = reveals(table(sheet(), sheet(".F. F^F"), options=HEROES), "gorgon_gaze")
    troll = replace(table(sheet("M", letters={"T": "A1"}), options=HEROES), effects=TROLL)
    zombie = replace(table(sheet("MV .", letters={"Z": "A1"}), options=HEROES), effects=ZOMBIE)
    last = reveals(late(table(sheet(".", rest="F"), options=HEROES, season=3)), "pasture")
    return {
        "reveal": reveal(empty, "pasture").events,
        "shape": play(reveals(empty, "pasture"), Draw(ONE, "farm", at("A1 A3"))).events,
        "hero": play(hero, Draw(ONE, "hero", at("B2"), at("A2 B1 B3 C2"))).events,
        "gorgon": play(gorgon, Raid(ONE, TWO, at("C1 C3 D2"), at("C2"))).events,
        "troll": play(scored(troll).position, Destroy(ONE, at("A2"))).events,
        "zombie": scored(zombie).events,
        "ignored": reveal(table(sheet(".", rest="F"), options=HEROES), "gorgon_gaze").events,
        "winter": play(last, Draw(ONE, "farm", at("A1"))).events,
        "left": leave(empty, TWO).events,
    }


TROLL, ZOMBIE = ("giant_troll_ravage",), ("zombie_plague",)


def test_each_step_tells_what_happened_in_order() -> None:
    steps = script()
    assert steps["reveal"] == (Revealed("pasture"),)
    assert steps["shape"] == (
        Drawn(ONE, ONE, "farm", at("A1 A3")),
        Paid(ONE, 1, True, 0, False),
    )
    assert steps["hero"] == (
        Drawn(ONE, ONE, "hero", at("B2")),
        Attacked(ONE, at("A2 B1 B3 C2")),
        Destroyed(ONE, at("A2"), "hero"),
    )
    assert steps["gorgon"] == (
        Drawn(TWO, ONE, "monster", at("C1 C3 D2")),
        Destroyed(TWO, at("C2"), "gorgon"),
        Paid(TWO, 1, False, at("B2"), False),
    )
    assert steps["troll"] == (Destroyed(ONE, at("A2"), "troll"), SeasonBegan(1))
    assert steps["zombie"] == (
        SeasonScored(0, (Result(0, 0, 0, 1),)),
        Drawn(ONE, None, "monster", at("B1")),
        SeasonBegan(1),
    )
    assert steps["ignored"] == (Revealed("gorgon_gaze"), Ignored("gorgon_gaze"))
    assert steps["winter"][-1] == GameEnded()
    assert steps["left"] == (Left(TWO),)


def test_every_kind_of_event_is_told_by_some_step() -> None:
    told = {type(event) for events in script().values() for event in events}
    assert told == set(get_args(Event))


def test_in_whole_games_the_story_explains_every_change() -> None:
    """What is drawn, destroyed, attacked and paid is what the maps and coins show afterwards."""
    for before, step in random_game(HEROES, 2, 5):
        for seat, (old, new) in enumerate(zip(before.sheets, step.position.sheets, strict=True)):
            mine = [event for event in step.events if getattr(event, "seat", None) == seat]
            drawn = destroyed = attacked = coins = 0
            for event in mine:
                match event:
                    case Drawn(cells=cells):
                        drawn |= cells
                    case Destroyed(cells=cells):
                        destroyed |= cells
                    case Attacked(cells=cells):
                        attacked |= cells
                    case Paid(coins=gained):
                        coins += gained
                    case _:
                        pass  # what else happened changed no map
            assert new.filled == old.filled | drawn | destroyed
            assert new.destroyed == old.destroyed | destroyed
            assert new.attacked == old.attacked | attacked
            assert new.coins == old.coins + coins
