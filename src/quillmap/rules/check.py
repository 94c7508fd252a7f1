"""Why a move is not allowed: one question for every move that comes from outside (R14.3)."""

from quillmap.grid import EVERYWHERE, Cells, first, name, names
from quillmap.material import Ambush, Explore, Hero, Terrain
from quillmap.rules.ambush import gaze, ravage, solo_choices, walk
from quillmap.rules.heroes import strikes
from quillmap.rules.moves import Destroy, Draw, Move, Raid, Seat
from quillmap.rules.offers import gazing, single_raid_terrains, single_terrains
from quillmap.rules.position import Position
from quillmap.rules.reasons import Reason
from quillmap.rules.rounds import (
    AmbushRound,
    ExploreRound,
    GazeRound,
    HeroRound,
    Round,
    TrollRound,
)
from quillmap.rules.sheet import Sheet


def why_not(position: Position, move: Move) -> Reason | None:
    """The reason why this move cannot be played now, or None if it can."""
    round = position.round_of(move.seat)
    if round is None:
        return _why_not_this_seat(position, move.seat)
    return _why_not_these_squares(position, round, move)


def _why_not_this_seat(position: Position, seat: Seat) -> Reason:
    players = position.setup.players
    if position.over:
        return Reason("game_over")
    if not 0 <= seat < players:
        return Reason("no_such_seat", seat=seat + 1, players=players)
    if position.under_way is None:
        return Reason("nothing_revealed")
    return Reason("seat_left" if seat in position.left else "not_awaited", seat=seat + 1)


def _why_not_these_squares(position: Position, round: Round, move: Move) -> Reason | None:
    match round, move:
        case ExploreRound(), Draw():
            return _no_squares(move.cells) or _why_not_explore(position, round.card, move)
        case HeroRound(), Draw() if move.terrain == "hero":
            return _no_squares(move.cells) or _why_not_hero(position, round.card, move)
        case AmbushRound(), Raid():
            return _no_squares(move.cells) or _why_not_raid(position, round, move)
        case GazeRound(), Destroy():
            return _why_not_destroy(move.cells, gaze(position.sheets[move.seat]))
        case TrollRound(), Destroy():
            return _why_not_destroy(move.cells, ravage(position.sheets[move.seat]))
        case _:
            return Reason("wrong_kind", wanted=round.kind, given=_given(move))


def _given(move: Move) -> str:
    match move:
        case Draw(terrain=terrain):
            return terrain
        case Raid():
            return "raid"
        case Destroy():
            return "destroys"


def _no_squares(cells: Cells) -> Reason | None:
    if not cells:
        return Reason("no_squares")
    return None if 0 < cells <= EVERYWHERE else Reason("off_the_map")


def _occupied(sheet: Sheet, cells: Cells) -> Reason | None:
    taken = cells & sheet.filled
    return Reason("occupied", square=name(first(taken))) if taken else None


def _why_not_explore(position: Position, card: Explore, move: Draw) -> Reason | None:
    sheet, cells = position.sheets[move.seat], move.cells
    if move.strikes:
        return Reason("no_strikes")
    if reason := _occupied(sheet, cells):
        return reason
    wanted = sheet.open_ruins if position.ruins else None
    a_shape = any(cells in choice.shape.placements for choice in card.choices)
    if a_shape and (wanted is None or cells & wanted):
        return _why_not_terrain(move.terrain, card.terrains)
    if any(choice.shape.fits(sheet.empty, wanted) for choice in card.choices):
        if reason := _why_not_terrain(move.terrain, card.terrains):
            return reason
        if a_shape:
            return Reason("must_cover_ruins")
        if cells.bit_count() == 1:
            return Reason("one_square_too_early", card=card.id)
        return Reason("not_the_shape", squares=" ".join(names(cells)), card=card.id)
    if cells.bit_count() != 1:
        return Reason("single_square_only", card=card.id)
    options = position.setup.options
    return _why_not_terrain(move.terrain, single_terrains(card, position.ruins, options))


def _why_not_terrain(terrain: Terrain, offered: tuple[Terrain, ...]) -> Reason | None:
    if terrain in offered:
        return None
    return Reason("terrain_not_offered", terrain=terrain, offered=" ".join(offered))


def _why_not_hero(position: Position, card: Hero, move: Draw) -> Reason | None:
    if move.cells.bit_count() != 1:
        return Reason("one_hero")
    if reason := _occupied(position.sheets[move.seat], move.cells):
        return reason
    if move.strikes in strikes(card.id, position.setup.options.hero_pattern_rotation)[move.cells]:
        return None
    return Reason(
        "not_the_pattern",
        card=card.id,
        square=name(move.cells),
        squares=" ".join(names(move.strikes & EVERYWHERE)),
    )


def _why_not_raid(position: Position, round: AmbushRound, move: Raid) -> Reason | None:
    card, cells = round.card, move.cells
    on = position.drawn_on(move.seat)
    if move.on != on:
        return Reason("wrong_map", seat=move.seat + 1, target=on + 1, on=move.on + 1)
    sheet = position.sheets[on]
    if reason := _occupied(sheet, cells):
        return reason
    if cells in card.shape.placements:
        if reason := _why_not_terrain(move.terrain, ("monster",)):
            return reason
        if len(round.circle) == 1:
            choices = solo_choices(sheet, card)
            if cells not in choices:
                return _off_the_walk(card, choices)
        return _why_not_gaze(move.destroys, gazing(sheet, card.letter, cells))
    if card.shape.fits(sheet.empty):
        if cells.bit_count() == 1:
            return Reason("one_square_too_early", card=card.id)
        return Reason("not_the_shape", squares=" ".join(names(cells)), card=card.id)
    if cells.bit_count() != 1:
        return Reason("single_square_only", card=card.id)
    if reason := _why_not_terrain(move.terrain, single_raid_terrains(position.setup.options)):
        return reason
    return Reason("nothing_to_destroy") if move.destroys else None


def _off_the_walk(card: Ambush, choices: list[Cells]) -> Reason:
    """All choices of the German variant cover the first square the walk found (R12.5)."""
    found = next(cell for cell in walk(card.corner, card.arrow) if choices[0] & cell)
    return Reason("not_on_the_walk", card=card.id, square=name(found))


def _why_not_gaze(destroys: Cells, eligible: Cells) -> Reason | None:
    if not eligible:
        return Reason("nothing_to_destroy") if destroys else None
    return _why_not_destroy(destroys, eligible) if destroys else Reason("must_destroy")


def _why_not_destroy(cells: Cells, eligible: Cells) -> Reason | None:
    if cells.bit_count() != 1 or cells < 0:
        return Reason("one_to_destroy")
    if cells & eligible:
        return None
    if cells > EVERYWHERE:
        return Reason("off_the_map")
    return Reason("cannot_destroy", square=name(cells), eligible=" ".join(names(eligible)))
