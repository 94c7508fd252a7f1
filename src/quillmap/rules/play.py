"""How a game goes on: a card is revealed, seats draw, seats leave.

`play` is for moves from outside and checks them; `apply` is for search and for our own records and
trusts its caller. Both return the new position and what happened. A round closes by itself when the
last awaited seat has drawn.
"""

from dataclasses import dataclass
from typing import TypeAlias

from quillmap.frozen import replace
from quillmap.grid import Cells
from quillmap.material import CARDS, Ambush, Explore, Hero, Ruins
from quillmap.rules.ambush import gaze, solo_choices, solo_placement
from quillmap.rules.changes import Change
from quillmap.rules.check import why_not
from quillmap.rules.events import Event, GameEnded, Ignored, Left, Revealed
from quillmap.rules.moves import Destroy, Draw, Move, Raid, Seat
from quillmap.rules.position import Position
from quillmap.rules.reasons import IllegalMove, IllegalReveal, Reason
from quillmap.rules.rounds import (
    AmbushRound,
    ExploreRound,
    GazeRound,
    HeroRound,
    Over,
    Round,
    TrollRound,
    drawn_on,
)
from quillmap.rules.season import end_season, resolve_effects
from quillmap.rules.sheet import Sheet

Sheets: TypeAlias = tuple[Sheet, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """The position after a step of the game, and what happened on the way."""

    position: Position
    events: tuple[Event, ...]


# Draw -------------------------------------------------------------------------------------------


def play(position: Position, move: Move) -> Step:
    """The move, checked; `IllegalMove` says why it is refused. See `apply` for the open door."""
    reason = why_not(position, move)
    if reason is not None:
        raise IllegalMove(reason)
    return apply(position, move)


def apply(position: Position, move: Move) -> Step:
    """The move, unchecked: the caller vouches that it is legal. See `play` for the guarded door."""
    events: list[Event] = []
    on, sheet = _changed(position, move, events)
    return _after(position, move.seat, _with_sheet(position.sheets, on, sheet), events)


def outcome(position: Position, move: Move) -> tuple[Seat, Sheet]:
    """Whose map the move would change, and into what, while the round stays open: for previews.

    Unchecked like `apply`; ask `why_not` first about a move from outside.
    """
    return _changed(position, move, [])


def _changed(position: Position, move: Move, events: list[Event]) -> tuple[Seat, Sheet]:
    match move:
        case Draw(seat, terrain, cells, attacked):
            change = Change(seat, position.sheets[seat], events).draw(terrain, cells, seat)
            if isinstance(position.under_way, HeroRound):
                change.attack(attacked)
            return seat, change.done(_shape_coin(position, move))
        case Raid(seat, on, cells, destroys, terrain):
            change = Change(on, position.sheets[on], events)
            letter = None if _is_single(position, on, cells) else position.ambush.letter
            change.draw(terrain, cells, seat, letter)
            if destroys:
                change.gorgon(destroys)
            return on, change.done()
        case Destroy(seat, cells):
            change = Change(seat, position.sheets[seat], events)
            ravaging = isinstance(position.under_way, TrollRound)
            return seat, (change.troll if ravaging else change.gorgon)(cells).done()


def _shape_coin(position: Position, move: Draw) -> bool:
    """Whether the drawn squares are a shape that pays a coin (R7.1)."""
    card = position.card
    return isinstance(card, Explore) and any(
        choice.coin and move.cells in choice.shape.placements for choice in card.choices
    )


def _is_single(position: Position, on: Seat, cells: Cells) -> bool:
    """Whether a monster is the single square for want of room, which carries no letter (R6.12)."""
    shape = position.ambush.shape
    return cells.bit_count() == 1 and not shape.fits(position.sheets[on].empty)


def _with_sheet(sheets: Sheets, seat: Seat, sheet: Sheet) -> Sheets:
    return (*sheets[:seat], sheet, *sheets[seat + 1 :])


def _after(position: Position, seat: Seat, sheets: Sheets, events: list[Event]) -> Step:
    """The position when this seat has drawn; the last one closes the round."""
    round = position.under_way
    awaited = tuple([other for other in position.awaited if other != seat])
    if awaited:
        still = replace(round, awaited=awaited)
        return Step(replace(position, sheets=sheets, under_way=still), tuple(events))
    return Step(_close(replace(position, sheets=sheets), events), tuple(events))


def _close(position: Position, events: list[Event]) -> Position:
    """The end of a round: the Check phase, or the next lasting effect (R8, R9.5)."""
    if isinstance(position.under_way, TrollRound):
        return resolve_effects(position, position.under_way.effect + 1, events)
    ruins = position.ruins and not isinstance(position.under_way, ExploreRound)
    position = replace(position, under_way=None, ruins=ruins)
    if position.time >= position.threshold:
        return end_season(position, events)
    return _with_deck(position)


def _with_deck(position: Position) -> Position:
    """If a deck ever runs dry, the explore cards of the season are shuffled anew (R4.7)."""
    if position.unseen.count:
        return position
    unseen = replace(position.unseen, explore=position.setup.explore_cards)
    return replace(position, unseen=unseen)


# Reveal -----------------------------------------------------------------------------------------


def reveal(position: Position, card: str) -> Step:
    """The next card is turned over; `IllegalReveal` if it cannot come now (R4.2 to R4.4)."""
    reason = _why_no_card(position, card)
    if reason is not None:
        raise IllegalReveal(reason)
    events: list[Event] = [Revealed(card)]
    position = replace(
        position, shown=(*position.shown, card), unseen=position.unseen.without(card)
    )
    match CARDS[card]:
        case Ruins():
            return Step(_with_deck(replace(position, ruins=True)), tuple(events))
        case Explore() as explore:
            round: Round = ExploreRound(explore, _with_room(position))
        case Hero() as hero:
            round = HeroRound(hero, _with_room(position))
        case Ambush() as ambush:
            position, round = _ambushed(position, ambush, events)
    position = replace(position, under_way=round)
    if not round.awaited:
        position = _close(position, events)
    return Step(position, tuple(events))


def _why_no_card(position: Position, card: str) -> Reason | None:
    if position.over:
        return Reason("game_over")
    if position.awaited:
        return Reason("round_open", seat=position.awaited[0] + 1)
    if card not in CARDS:
        return Reason("unknown_card", card=card)
    unseen = position.unseen
    possible = (
        card in unseen.explore
        or (unseen.ambush_backs and card in unseen.ambushes)
        or (unseen.hero_backs and card in unseen.heroes)
    )
    return None if possible else Reason("not_in_the_deck", card=card)


def _with_room(position: Position) -> tuple[Seat, ...]:
    """Everybody who has an empty square; a full map skips the drawing (R5.10)."""
    return tuple(seat for seat in position.present if position.sheets[seat].empty)


def _ambushed(position: Position, card: Ambush, events: list[Event]) -> tuple[Position, Round]:
    """Neighbours are asked to draw, or the walk draws for the only player (R6.10, R12.2, R14.4).

    Where nobody has anything to choose, the round awaits nobody.
    """
    present = position.present
    if len(present) > 1:
        asked = AmbushRound(card, present, present)
        drawing = tuple(s for s in present if position.sheets[drawn_on(asked, s)].empty)
        return _lying_open(position, card), replace(asked, awaited=drawing)
    seat = present[0]
    sheet = position.sheets[seat]
    if position.setup.players == 1 and position.setup.options.solo_ambush == "pegasus":
        if solo_choices(sheet, card):
            return _lying_open(position, card), AmbushRound(card, present, present)
    elif cells := solo_placement(sheet, card):
        position = _lying_open(position, card)
        change = Change(seat, sheet, events).draw("monster", cells, None, card.letter)
        # Paid before the Gorgon chooses, and again after: together that is the same (R6.13).
        sheet = change.done()
        sheets = _with_sheet(position.sheets, seat, sheet)
        gazing = present if card.letter == "G" and gaze(sheet) else ()
        return replace(position, sheets=sheets), GazeRound(card, gazing)
    events.append(Ignored(card.id))
    return position, GazeRound(card, ())


def _lying_open(position: Position, card: Ambush) -> Position:
    """Heroes ambushes stay on the table for their lasting effects (R6.14)."""
    return replace(position, effects=(*position.effects, card.id)) if card.letter else position


# Leave ------------------------------------------------------------------------------------------


def leave(position: Position, seat: Seat) -> Step:
    """Somebody leaves for good; the map stays as it is and scores nothing more (R14.4).

    Who still owes an ambush on a remaining map stays awaited for that one drawing, which automatic
    play makes; nobody draws on the map that was left.
    """
    if reason := why_not_leave(position, seat):
        raise IllegalMove(reason)
    events: list[Event] = [Left(seat)]
    position = replace(position, left=(*position.left, seat))
    if not position.present:
        events.append(GameEnded())
        position = replace(position, under_way=Over(position.effect))
    elif position.awaited:
        awaited = tuple(by for by in position.awaited if position.drawn_on(by) != seat)
        position = position.awaiting(awaited) if awaited else _close(position, events)
    return Step(position, tuple(events))


def why_not_leave(position: Position, seat: Seat) -> Reason | None:
    """Why nobody can leave this seat or hand it over, or None if somebody can."""
    if position.over:
        return Reason("game_over")
    if not 0 <= seat < position.setup.players:
        return Reason("no_such_seat", seat=seat + 1, players=position.setup.players)
    return Reason("seat_left", seat=seat + 1) if seat in position.left else None
