"""The end of a season: scoring, the lasting effects of the ambushes, and the next deck."""

from quillmap.frozen import replace
from quillmap.material import CARDS, SEASONS, Ambush
from quillmap.rules.ambush import plague, ravage
from quillmap.rules.changes import Change
from quillmap.rules.events import Event, GameEnded, SeasonBegan, SeasonScored
from quillmap.rules.position import Position
from quillmap.rules.result import Result
from quillmap.rules.rounds import Over, TrollRound
from quillmap.rules.scoring import points
from quillmap.rules.sheet import Sheet

LAST_SEASON = len(SEASONS) - 1


def end_season(position: Position, events: list[Event]) -> Position:
    """Score everybody, then let the lasting effects work in the order of their reveal (R9)."""
    results = tuple(
        None if seat in position.left else season_result(position, sheet)
        for seat, sheet in enumerate(position.sheets)
    )
    events.append(SeasonScored(position.season, results))
    scores = tuple(
        scored if result is None else (*scored, result)
        for scored, result in zip(position.scores, results, strict=True)
    )
    position = replace(position, scores=scores, ruins=False)
    if position.season == LAST_SEASON and not position.setup.options.effects_after_winter:
        return _finish(position, events)  # R9.6: no score can change any more
    return resolve_effects(position, 0, events)


def season_result(position: Position, sheet: Sheet) -> Result:
    """What this season's end is worth on this map as it stands (R9.1)."""
    first, second = position.scoring_now
    options = position.setup.options
    return Result(
        points(first, sheet, options),
        points(second, sheet, options),
        sheet.coins,
        sheet.menaced.bit_count(),
    )


def resolve_effects(position: Position, start: int, events: list[Event]) -> Position:
    """The lasting effects from this one on, until a Troll waits for a choice (R9.5)."""
    for index in range(start, len(position.effects)):
        card = CARDS[position.effects[index]]
        assert isinstance(card, Ambush)
        if card.letter == "Z":
            position = _spread(position, events)
        elif card.letter == "T":
            choosing = tuple(s for s in position.present if ravage(position.sheets[s]))
            if choosing:
                return replace(position, under_way=TrollRound(index, choosing))
    position = replace(position, under_way=None)
    if position.season == LAST_SEASON:
        return _finish(position, events)
    return next_season(position, events)


def _spread(position: Position, events: list[Event]) -> Position:
    """The Zombies of every map take one step (R6.31)."""
    sheets = list(position.sheets)
    for seat in position.present:
        taken = plague(sheets[seat])
        if taken:
            change = Change(seat, sheets[seat], events)
            sheets[seat] = change.draw("monster", taken, None, "Z").done()
    return replace(position, sheets=tuple(sheets))


def next_season(position: Position, events: list[Event]) -> Position:
    """A fresh deck: all explore cards, what was never seen, one more ambush and hero (R10)."""
    events.append(SeasonBegan(position.season + 1))
    unseen = position.unseen
    return replace(
        position,
        season=position.season + 1,
        shown=(),
        unseen=replace(
            unseen,
            explore=position.setup.explore_cards,
            ambush_backs=unseen.ambush_backs + 1,
            hero_backs=unseen.hero_backs + (1 if position.setup.options.hero_cards else 0),
        ),
    )


def _finish(position: Position, events: list[Event]) -> Position:
    events.append(GameEnded())
    return replace(position, under_way=Over())
