"""Coins and lasting effects that were once got wrong."""

from collections.abc import Callable
from dataclasses import replace
from importlib import import_module

import pytest

from quillmap.grid import Cells, beside
from quillmap.material import COIN_TRACK, Letter
from quillmap.rules import Position, Sheet, changes, season
from quillmap.rules import sheet as sheets
from quillmap.rules.events import Event
from quillmap.rules.sheet import Payment
from tests.rules.helpers import HEROES, ONE, at, destroys, draws, late, reveals, sheet, table
from tests.rules.mistakes import Mistake, Plant

# Coins ------------------------------------------------------------------------------------------


def paying(wrong: Callable[[Sheet, Sheet], Cells]) -> Plant:
    """Replace which squares pay a coin when a map changes; shape and Dragon as they should be."""

    def settled(before: Sheet, after: Sheet, shape_coin: bool = False) -> tuple[Sheet, Payment]:
        _, right = sheets.settled(before, after, shape_coin)
        payment = Payment(right.shape, wrong(before, after), right.dragon)
        return replace(after, coins=min(after.coins + payment.coins, COIN_TRACK)), payment

    return lambda monkeypatch: monkeypatch.setattr(changes, "settled", settled)


def mountains_and_ruins(before: Sheet, after: Sheet) -> Cells:
    """Newly surrounded mountains, and ruins that were just covered."""
    return after.surrounded & ~before.surrounded | before.open_ruins & ~after.open_ruins


def every_time(before: Sheet, after: Sheet) -> Cells:
    """All surrounded mountains, whenever anything is drawn."""
    return after.surrounded


def endless_track(monkeypatch: pytest.MonkeyPatch) -> None:
    """Coins without end."""
    monkeypatch.setattr(sheets, "COIN_TRACK", 10**6)


def drawn_over_ruins() -> None:
    """A shape without a coin pays nothing for the ruins under it (R7)."""
    before = reveals(table(sheet("r..")), "rift_lands")
    assert draws(before, ONE, "farm", "A1").sheets[ONE].coins == 0


def drawn_after_the_mountain_paid() -> None:
    """One coin when the mountain is closed in, none when something else is drawn (R7.2)."""
    after = draws(reveals(table(sheet(".F.\nF^.\n.F.")), "rift_lands"), ONE, "farm", "B3")
    assert after.sheets[ONE].coins == 1
    after = draws(reveals(after, "farmland"), ONE, "farm", "E2 F1 F2 F3 G2")
    assert after.sheets[ONE].coins == 1


def drawn_at_the_end_of_the_track() -> None:
    """A mountain and a coin shape on a track with room for one coin (R7.4)."""
    before = reveals(table(sheet(".F.\nF^.\n.F.", coins=13)), "farmland")
    assert draws(before, ONE, "farm", "B3 B4").sheets[ONE].coins == 14


# Lasting effects --------------------------------------------------------------------------------


def end_of_spring(*effects: str, letters: dict[Letter, str], picture: str) -> Position:
    """The last card of spring is drawn, far from these Heroes monsters; then they work."""
    drawn = sheet(picture, letters=letters)
    last = replace(late(table(drawn, options=HEROES)), effects=effects)
    return draws(reveals(last, "pasture"), ONE, "farm", "K1 K3")


ALONE = ". . . . . .....M"
TROLL_AND_ZOMBIE = ". . . . .....A ...M.MA .....A"


def spread_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Zombies take their step, and only then is the season scored."""
    right = season.end_season

    def wrong(position: Position, events: list[Event]) -> Position:
        if "zombie_plague" in position.effects:
            position = season._spread(position, events)
        effects = tuple(card for card in position.effects if card != "zombie_plague")
        return replace(right(replace(position, effects=effects), events), effects=position.effects)

    monkeypatch.setattr(import_module("quillmap.rules.play"), "end_season", wrong)


def flooding(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Zombies go on and on."""

    def flood(sheet: Sheet) -> Cells:
        taken = sheet.zombie & ~sheet.destroyed
        while reached := beside(taken) & sheet.empty & ~taken:
            taken |= reached
        return taken & sheet.empty

    monkeypatch.setattr(season, "plague", flood)


def in_fixed_order(backwards: bool) -> Plant:
    """Effects by the names of their cards, however they were revealed."""
    right = season.resolve_effects

    def wrong(position: Position, start: int, events: list[Event]) -> Position:
        effects = tuple(sorted(position.effects, reverse=backwards))
        return right(replace(position, effects=effects), start, events)

    return lambda monkeypatch: monkeypatch.setattr(season, "resolve_effects", wrong)


def scored_before_the_spread() -> None:
    """Four empty squares beside the Zombie when the season is scored (R9.5, R6.31)."""
    after = end_of_spring("zombie_plague", letters={"Z": "F6"}, picture=ALONE)
    assert after.scores[ONE][0].monsters == 4
    assert after.season == 1


def one_step() -> None:
    """Five Zombies after the first season, no more (R6.31)."""
    after = end_of_spring("zombie_plague", letters={"Z": "F6"}, picture=ALONE)
    assert after.sheets[ONE].zombie == at("E6 F5 F6 F7 G6")


def in_order_of_reveal() -> None:
    """Troll and Zombie both want F5: it belongs to whoever was revealed first (R9.5)."""
    letters: dict[Letter, str] = {"T": "F6", "Z": "F4"}
    zombie_first = end_of_spring(
        "zombie_plague", "giant_troll_ravage", letters=letters, picture=TROLL_AND_ZOMBIE
    )
    assert zombie_first.round is None and zombie_first.sheets[ONE].zombie & at("F5")
    troll_first = end_of_spring(
        "giant_troll_ravage", "zombie_plague", letters=letters, picture=TROLL_AND_ZOMBIE
    )
    assert troll_first.round == "troll" and not troll_first.sheets[ONE].zombie & at("F5")
    assert destroys(troll_first, ONE, "F5").sheets[ONE].zombie == at("E4 F3 F4 G4")


IN_PLAYING = [
    Mistake("a coin for covering ruins", paying(mountains_and_ruins), drawn_over_ruins),
    Mistake("a mountain pays twice", paying(every_time), drawn_after_the_mountain_paid),
    Mistake("no end of the coin track", endless_track, drawn_at_the_end_of_the_track),
    Mistake("Zombies spread before scoring", spread_first, scored_before_the_spread),
    Mistake("Zombies flood the map", flooding, one_step),
    Mistake("the Troll always comes first", in_fixed_order(False), in_order_of_reveal),
    Mistake("the Zombies always come first", in_fixed_order(True), in_order_of_reveal),
]
