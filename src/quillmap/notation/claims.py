"""What must hold between the parts of a position, so that a text does not contradict itself."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from quillmap.material import ALL_AMBUSHES, CARDS, MAPS, RUINS, Ambush, Card, Explore, Hero
from quillmap.rules.ambush import gaze, ravage, solo_choices, target
from quillmap.rules.moves import Seat
from quillmap.rules.position import Position, Round
from quillmap.rules.season import LAST_SEASON


class Claim(NamedTuple):
    """The field that is at fault if it does not hold, or the seat whose part is."""

    field: str
    holds: bool
    expected: str
    seat: int | None = None


_CARD_OF: Final[dict[Round, tuple[type[Card], str]]] = {
    "explore": (Explore, "an explore card"),
    "hero": (Hero, "a hero card"),
    "ambush": (Ambush, "an ambush card"),
    "gaze": (Ambush, "an ambush card"),
}
_LETTERED = {card.id: card.letter for card in ALL_AMBUSHES.values() if card.letter is not None}


def claims(position: Position) -> Iterator[Claim]:
    """Everything that is asked of a position, in the order in which it is written."""
    yield from _about_cards(position)
    yield from _about_backs(position)
    yield from _about_seats(position)
    yield from _about_effects(position)
    yield from _about_maps(position)
    yield from _about_choices(position)


def _about_cards(position: Position) -> Iterator[Claim]:
    shown, round = position.shown, position.round
    if round in _CARD_OF:
        kind, expected = _CARD_OF[round]
        holds = bool(shown) and isinstance(CARDS[shown[-1]], kind)
        yield Claim("shown", holds, f"{expected} at the end, as the round is {round}")
    # The season ends with the round in which its time is up (R8.2).
    passed = sum(CARDS[card].time for card in (shown if round is None else shown[:-1]))
    in_time = passed < position.threshold or position.over
    yield Claim("shown", in_time, f"cards of less time than {position.threshold}")
    pending = not position.ruins or not RUINS.keys().isdisjoint(shown)
    yield Claim("ruins", pending, "off, as no ruins card is shown")
    rest = set(position.setup.explore_cards).difference(shown)
    yield Claim("deck", rest == set(position.unseen.explore), "the cards that are not shown")


def _about_backs(position: Position) -> Iterator[Claim]:
    """One ambush and one hero card a season, and what was revealed never returns (R10.2)."""
    setup, unseen = position.setup, position.unseen
    for field, all_cards, backs, possible in (
        ("ambush_backs", set(setup.ambushes), unseen.ambush_backs, unseen.ambushes),
        ("hero_backs", set(setup.heroes), unseen.hero_backs, unseen.heroes),
    ):
        revealed = all_cards.difference(possible)
        open_ones = all_cards.intersection((*position.shown, *position.effects))
        yield Claim(field, open_ones <= revealed, "no card that lies open")
        due = position.season + 1 - len(revealed) if all_cards else 0
        yield Claim(field, backs == due, f"as many cards as seasons so far, {due} not yet revealed")


def _about_seats(position: Position) -> Iterator[Claim]:
    round, awaited, circle = position.round, set(position.awaited), set(position.circle)
    left = set(position.left)
    yield Claim("round", round is None or not position.over, "none, as the game is over")
    if round is None:
        yield Claim("awaited", not awaited, "no seats between rounds")
    else:
        yield Claim("awaited", bool(awaited), f"seats, as the round is {round}")
    if round == "ambush":
        everyone = len(circle | left) == position.setup.players
        yield Claim("circle", everyone, "every seat that has not left")
        yield Claim("awaited", awaited <= circle, "seats of the circle")
    else:
        # Only somebody who left during an ambush may still owe a drawing (R14.4).
        yield Claim("awaited", awaited.isdisjoint(left), "no seat that has left")
        yield Claim("circle", not circle, "no seats, as the round is not ambush")
    over = not position.present or position.over
    yield Claim("over", over == position.over, "on, as everybody has left")
    ends = not position.over or position.season == LAST_SEASON or not position.present
    yield Claim("over", ends, "off, as it is not winter")


def _about_choices(position: Position) -> Iterator[Claim]:
    """Asked last, when the rest is known to hold together."""
    for seat in position.awaited:
        able = _can_draw(position, seat)
        yield Claim("awaited", able, f"no seat {seat + 1}, which has nothing to draw on")


def _can_draw(position: Position, seat: Seat) -> bool:
    """A seat with nothing to choose is never awaited (R14.1)."""
    sheet = position.sheets[seat]
    match position.round:
        case "troll":
            return bool(ravage(sheet))
        case "gaze":
            return bool(gaze(sheet))
        case "ambush" if position.circle == (seat,):
            return bool(solo_choices(sheet, position.ambush))
        case "ambush":
            on = target(position.circle, seat, position.ambush.arrow)
            return bool(position.sheets[on].empty)
        case _:
            return bool(sheet.empty)


def _about_effects(position: Position) -> Iterator[Claim]:
    letters = [_LETTERED.get(card) for card in position.effects]
    yield Claim("effects", None not in letters, "ambushes with lasting effects")
    if position.round == "troll":
        trolls = letters[position.effect : position.effect + 1] == ["T"]
        yield Claim("effect", trolls, "the place of a Troll among the effects, counted from 0")
    else:
        at_rest = position.effect == 0 or position.over
        yield Claim("effect", at_rest, "0, as the round is not troll")


def _about_maps(position: Position) -> Iterator[Claim]:
    sheet_name = position.setup.options.map_sheet
    scored = position.season + (position.round == "troll" or position.over)
    for seat, (sheet, results) in enumerate(zip(position.sheets, position.scores, strict=True)):
        printed = sheet.ground == MAPS[sheet_name]
        yield Claim(
            "seat", printed, f"the mountains, wasteland and ruins of map {sheet_name}", seat
        )
        left = seat in position.left
        counted = len(results) <= scored if left else len(results) == scored
        yield Claim("seat", counted, f"results of {scored} seasons", seat)
