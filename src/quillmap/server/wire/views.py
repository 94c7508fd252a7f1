"""What people see of a table, part by part. `mine` is the only place that reads sealed draws."""

from collections.abc import Collection
from dataclasses import fields
from functools import lru_cache

from quillmap import grid
from quillmap.grid import Cells
from quillmap.notation import Signature, write_crest, write_entry
from quillmap.rules.options import LATER, Options, left_out
from quillmap.rules.position import Position
from quillmap.rules.result import ranks, rating, title, total
from quillmap.rules.scoring import EDICTS
from quillmap.rules.sheet import LETTER_LAYERS, Sheet, picture
from quillmap.server.wire import view_types
from quillmap.store import Stage
from quillmap.table import rounds
from quillmap.table.publishing import public_seats
from quillmap.table.settings import Settings
from quillmap.table.signing import shown_of
from quillmap.table.table import Chair, Table


def table_view(table: Table, *, shown: bool = True) -> view_types.TableView:
    """The part for everybody; `shown` is False for a lane while its race is under way."""
    position, public = table.position, public_seats(table)
    return view_types.TableView(
        game=table.game,
        kind=table.settings.kind,
        stage=stage(table),
        rules=table.setup.rules,
        options=_options(table.setup.options),
        edicts=list(table.setup.edicts),
        sheet=table.setup.drawn_sheet,
        ambushes=list(table.setup.ambushes),
        commitment=table.committed,
        seed=table.seed.hex() if table.seed and table.over and shown else None,
        deck_of=table.deck,
        key=table.key,
        code=table.code,
        settings=_settings(table.settings),
        host=[seat + 1 for seat in table.seats_of(table.host)] if table.host else [],
        chairs=[
            _chair(table, seat, chair, published=seat in public)
            for seat, chair in enumerate(table.chairs)
        ],
        began=rounds.clock_began(table) if table.playing and table.position else 0,
        deadline=rounds.deadline(table) if table.position else None,
        race=table.lane.race if table.lane else None,
        closes=_closes(table),
        again=view_types.AgainView(table.again.game, table.again.key) if table.again else None,
        play=game_view(table, position) if position else None,
        result=_result(table, position) if position and position.over else None,
    )


def stage(table: Table) -> Stage:
    """How far the table is."""
    if table.over:
        return "over"
    if table.closed:
        return "closed"
    return "waiting" if table.started is None else "playing"


def _closes(table: Table) -> int | None:
    if table.lane:
        return table.lane.closes
    return rounds.due(table) if table.race else None


@lru_cache(maxsize=256)
def _options(options: Options) -> dict[str, str | int | bool]:
    values: dict[str, str | int | bool] = {}
    for field in fields(options):
        value = getattr(options, field.name)
        if left_out(field.name, value):
            continue
        if field.name == "map_sheet":
            values[field.name] = str(value)
        elif field.name not in ("edicts", "ambush_set"):
            values[field.name] = value
        else:
            values[field.name] = "random" if value is None else " ".join(value)
    return values


def unusual(options: Options) -> dict[str, str | int | bool]:
    """The options that are not as they usually are in their ruleset; the sheet is told apart."""
    usual = LATER | _options(Options.of(options.ruleset))
    told = _options(options).items()
    return {name: value for name, value in told if value != usual[name] and name != "map_sheet"}


@lru_cache(maxsize=256)
def _settings(settings: Settings) -> dict[str, str | int | bool]:
    return {field.name: getattr(settings, field.name) for field in fields(settings)}


def _chair(
    table: Table, seat: int, chair: Chair | None, *, published: bool
) -> view_types.ChairView | None:
    if chair is None:
        return None
    left = table.position is not None and seat in table.position.left
    nudged = chair.nudged if chair.nudged_in == table.round else 0
    counted = chair.hints, chair.helped, nudged
    signed = signed_view(shown_of(table, chair))
    own = chair.name, chair.bot, chair.handed, left
    return view_types.ChairView(*own, *counted, *signed, published)


def signed_view(signed: Signature) -> tuple[str | None, str | None, str | None]:
    """Province, title and crest as texts."""
    crest = None if signed.crest is None else write_crest(signed.crest)
    return signed.province, signed.title, crest


def game_view(table: Table, position: Position, *, counted: bool = True) -> view_types.GameView:
    """The position; it holds no secret. `counted` says whether to tell what the maps score."""
    unseen, setup = position.unseen, position.setup
    edicts = setup.edicts if counted else ()
    return view_types.GameView(
        season=position.season,
        round=table.round,
        asks=position.round,
        card=position.card.id if position.card else None,
        shown=list(position.shown),
        time=position.time,
        threshold=position.threshold,
        ruins=position.ruins,
        effects=list(position.effects),
        awaited=[seat + 1 for seat in position.awaited],
        targets=_targets(position),
        unseen=view_types.UnseenView(
            list(unseen.explore),
            unseen.ambush_backs,
            list(unseen.ambushes),
            unseen.hero_backs,
            list(unseen.heroes),
        ),
        sheets=[sheet_view(sheet, edicts, setup.options) for sheet in position.sheets],
        scores=[
            [(each.first, each.second, each.coins, each.monsters) for each in results]
            for results in position.scores
        ],
    )


def _targets(position: Position) -> dict[int, int]:
    if len(position.circle) < 2:
        return {}
    return {seat + 1: position.drawn_on(seat) + 1 for seat in position.awaited}


@lru_cache(maxsize=4096)
def sheet_view(sheet: Sheet, edicts: tuple[str, ...], options: Options) -> view_types.SheetView:
    """One map, with what these edicts give for it as it stands (R9.1).

    Most maps are the same in the next view, so pictures and points are kept.
    """
    return view_types.SheetView(
        map="".join(picture(sheet)),
        attacked=squares(sheet.attacked),
        letters={
            letter: squares(cells) for letter in LETTER_LAYERS if (cells := sheet.lettered(letter))
        },
        coins=sheet.coins,
        points=[EDICTS[card].points(sheet, options) for card in edicts],
        monsters=sheet.menaced.bit_count() if edicts else 0,
    )


def squares(cells: Cells) -> str:
    """The names of squares with spaces between; empty for none."""
    return grid.listed(cells)


def _result(table: Table, position: Position) -> view_types.ResultView:
    scores = position.scores
    # Whoever leaves has no rating, as among several nobody who left has a rank (R14.4).
    alone = table.setup.players == 1 and not position.left
    solo = rating(scores[0], table.setup.edicts) if alone else None
    return view_types.ResultView(
        totals=[total(results) for results in scores],
        ranks=list(ranks(scores, position.left)),
        rating=solo,
        title=None if solo is None else title(solo),
    )


def mine_view(table: Table, owner: str) -> view_types.MineView:
    """What only this person sees: which seats are theirs, and what they have sealed."""
    seats = table.seats_of(owner)
    return view_types.MineView(
        seats=[seat + 1 for seat in seats],
        host=table.host == owner,
        sealed={
            seat + 1: write_entry(table.sealed[seat]) for seat in seats if seat in table.sealed
        },
        linked=[seat + 1 for seat in seats if (chair := table.chairs[seat]) and chair.link],
        knocks=[view_types.KnockView(each.number, each.name) for each in table.knocks]
        if table.host == owner
        else [],
        knocking=any(each.owner == owner for each in table.knocks),
        turned_away=owner in table.turned_away,
    )


def drawn_view(table: Table, here: Collection[str]) -> view_types.DrawnView:
    """Who has drawn, never what; and whose players are here."""
    return view_types.DrawnView(
        seats=[seat + 1 for seat in sorted(table.sealed)],
        here=[
            seat + 1
            for seat, chair in enumerate(table.chairs)
            if chair is not None and chair.owner in here
        ],
    )
