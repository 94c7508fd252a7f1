"""Whether a position makes sense: what must hold between its parts, as far as types cannot say it.

Positions that the rules lead to always do; this is for those that come from elsewhere.
"""

from collections.abc import Iterator
from typing import NamedTuple

from quillmap.material import ALL_AMBUSHES, CARDS, RUINS
from quillmap.rules.legal import offered_to
from quillmap.rules.moves import Seat
from quillmap.rules.position import Position
from quillmap.rules.rounds import AmbushRound, Round, TrollRound
from quillmap.rules.season import LAST_SEASON

_LETTERED = {card.id: card.letter for card in ALL_AMBUSHES.values() if card.letter is not None}


class Fault(NamedTuple):
    """A part of a position that contradicts the others, and what was expected of it."""

    part: str
    expected: str
    seat: int | None = None
    """Whose map or results, where the part is `seat`."""


def status(position: Position) -> tuple[Fault, ...]:
    """Everything that is wrong with a position; nothing if it can go on.

    That it can be reached is not checked.
    """
    faults = (
        *_about_cards(position),
        *_about_backs(position),
        *_about_seats(position),
        *_about_effects(position),
        *_about_maps(position),
    )
    # Who can draw what is asked last, when the rest is known to hold together.
    return faults or tuple(_about_choices(position))


def _about_cards(position: Position) -> Iterator[Fault]:
    shown, card = position.shown, position.card
    if card is not None and shown[-1:] != (card.id,):
        yield Fault("shown", f"{card.id} at the end, which is the card of the round")
    # The season ends with the round in which its time is up (R8.2).
    passed = shown if position.under_way is None else shown[:-1]
    if sum(CARDS[each].time for each in passed) >= position.threshold and not position.over:
        yield Fault("shown", f"cards of less time than {position.threshold}")
    if position.ruins and RUINS.keys().isdisjoint(shown):
        yield Fault("ruins", "off, as no ruins card is shown")
    if set(position.setup.explore_cards).difference(shown) != set(position.unseen.explore):
        yield Fault("deck", "the cards that are not shown")


def _about_backs(position: Position) -> Iterator[Fault]:
    """One ambush and one hero card a season, and what was revealed never returns (R10.2)."""
    setup, unseen = position.setup, position.unseen
    for part, all_cards, backs, possible in (
        ("ambush_backs", set(setup.ambushes), unseen.ambush_backs, unseen.ambushes),
        ("hero_backs", set(setup.heroes), unseen.hero_backs, unseen.heroes),
    ):
        revealed = all_cards.difference(possible)
        open_ones = all_cards.intersection((*position.shown, *position.effects))
        if not open_ones <= revealed:
            yield Fault(part, "no card that lies open")
        due = position.season + 1 - len(revealed) if all_cards else 0
        if backs != due:
            yield Fault(part, f"as many cards as seasons so far, {due} not yet revealed")


def _about_seats(position: Position) -> Iterator[Fault]:
    left = set(position.left)
    if isinstance(position.under_way, Round):
        yield from _about_awaited(position.under_way, left, position.setup.players)
    if not position.present and not position.over:
        yield Fault("over", "on, as everybody has left")
    if position.over and position.season != LAST_SEASON and position.present:
        yield Fault("over", "off, as it is not winter")


def _about_awaited(round: Round, left: set[Seat], players: int) -> Iterator[Fault]:
    awaited = set(round.awaited)
    if not awaited:
        yield Fault("awaited", f"seats, as the round is {round.kind}")
    if not isinstance(round, AmbushRound):
        # Only somebody who left during an ambush may still owe a drawing (R14.4).
        if not awaited.isdisjoint(left):
            yield Fault("awaited", "no seat that has left")
    elif len(left.union(round.circle)) != players:
        yield Fault("circle", "every seat that has not left")
    elif not awaited.issubset(round.circle):
        yield Fault("awaited", "seats of the circle")


def _about_effects(position: Position) -> Iterator[Fault]:
    letters = [_LETTERED.get(card) for card in position.effects]
    if None in letters:
        yield Fault("effects", "ambushes with lasting effects")
    if isinstance(position.under_way, TrollRound):
        effect = position.under_way.effect
        if letters[effect : effect + 1] != ["T"]:
            yield Fault("effect", "the place of a Troll among the effects, counted from 0")


def _about_maps(position: Position) -> Iterator[Fault]:
    sheet_name, ground = position.setup.map_sheet, position.setup.ground
    scored = position.season + (position.season_scored or position.over)
    for seat, (sheet, results) in enumerate(zip(position.sheets, position.scores, strict=True)):
        if sheet.ground != ground:
            printed = f"the mountains, wasteland and ruins of map {sheet_name}"
            yield Fault("seat", printed, seat)
        left = seat in position.left
        if not (len(results) <= scored if left else len(results) == scored):
            yield Fault("seat", f"results of {scored} seasons", seat)


def _about_choices(position: Position) -> Iterator[Fault]:
    """A seat with nothing to choose is never awaited (R14.1)."""
    for seat in position.awaited:
        if not offered_to(position, seat):
            yield Fault("awaited", f"no seat {seat + 1}, which has nothing to draw on")
