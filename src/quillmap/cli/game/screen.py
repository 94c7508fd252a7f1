"""What a solo player sees before each move: the map, the card beside it, the edicts below."""

from collections.abc import Iterator
from textwrap import shorten, wrap

from quillmap import grid
from quillmap.cli.game.brief import brief
from quillmap.cli.ink import SHEET_WIDTH, Ink
from quillmap.cli.speech import either, figures, name, say, why
from quillmap.cli.text_tables import laid_out
from quillmap.material import CARDS, SEASONS, Ambush, Explore, Hero, Terrain
from quillmap.rules.legal import offered_to, offers
from quillmap.rules.moves import Seat
from quillmap.rules.offers import Offer
from quillmap.rules.position import Position
from quillmap.rules.result import total
from quillmap.rules.rounds import AmbushRound, ExploreRound, GazeRound, HeroRound
from quillmap.rules.scoring import EDICTS, points
from quillmap.rules.sheet import Sheet

ME = Seat(0)
_GAP = 3
_NARROWEST_PANEL = 30


def screen(position: Position, ink: Ink, columns: int) -> Iterator[str]:
    """The whole picture, line by line; with what happened before it, it should fit 24 lines."""
    sheet = position.sheets[ME]
    yield from (ink.bold(line) for line in _headline(position, columns))
    drawn = ink.sheet(sheet)
    room = columns - SHEET_WIDTH - _GAP
    if room >= _NARROWEST_PANEL:
        panel = _panel(position, ink, room - 1)
        panel += [""] * (len(drawn) - len(panel))
        for row, beside in zip(drawn, panel, strict=False):
            yield (row + " " * _GAP + beside).rstrip()
        for beside in panel[len(drawn) :]:
            yield " " * (SHEET_WIDTH + _GAP) + beside
    else:
        yield from drawn
        yield from _panel(position, ink, columns - 1)
    yield from edict_lines(position, ink, columns, whole=False)


def _headline(position: Position, columns: int) -> list[str]:
    sheet = position.sheets[ME]
    parts = [
        _when(position),
        say("screen-coins", count=sheet.coins),
        say("screen-monsters", count=-sheet.menaced.bit_count()),
        say("screen-points", count=total(position.scores[ME])),
    ]
    line = "   ".join(parts)
    return [line] if len(line) < columns else [parts[0], "   ".join(parts[1:])]


def _when(position: Position) -> str:
    season = name(SEASONS[position.season].id)
    if position.season_scored:
        return say("screen-scored", season=season)
    last = position.time >= position.threshold
    return say(
        "screen-last-card" if last else "screen-time",
        season=season,
        time=position.time,
        threshold=position.threshold,
    )


# The card ---------------------------------------------------------------------------------------


def _panel(position: Position, ink: Ink, room: int) -> list[str]:
    match position.under_way:
        case ExploreRound(card):
            return _explore(position, card, ink, room)
        case HeroRound(Hero(id, rows)):
            turned = "yes" if position.setup.options.hero_pattern_rotation else "no"
            said = wrap(say("panel-hero", turned=turned), room)
            return [ink.bold(name(id)), *said, "", *ink.shapes([(rows, "")], "hero")]
        case AmbushRound(Ambush(id, shape)):
            drawn = ink.shapes([(shape.rows, "")], "monster")
            return [ink.bold(name(id)), *wrap(say("panel-ambush"), room), "", *drawn]
        case GazeRound(Ambush(id)):
            said = wrap(say("panel-gorgon", squares=_destroyable(position)), room)
            return [ink.bold(name(id)), *said]
        case _:
            said = wrap(say("panel-troll", squares=_destroyable(position)), room)
            return [ink.bold(name("giant_troll_ravage")), *said]


def _explore(position: Position, card: Explore, ink: Ink, room: int) -> list[str]:
    offered = offers(position, ME)
    lines = [f"{ink.bold(name(card.id))}   {say('panel-time', time=card.time)}"]
    lines += _terrains(offered, ink, room)
    lines.append("")
    if offered[0].single:
        single = say("panel-single-ruins" if position.ruins else "panel-single")
        return [*lines, *wrap(single, room)]
    coin = say("panel-coin")
    pictures = [(choice.shape.rows, coin if choice.coin else "") for choice in card.choices]
    lines += ink.shapes(pictures, card.terrains[0])
    if position.ruins:
        lines += ["", *wrap(say("panel-ruins"), room)]
    return lines


def _terrains(offered: tuple[Offer, ...], ink: Ink, room: int) -> list[str]:
    """The terrains to choose from, as many in a line as there is room for."""
    lines: list[str] = []
    taken = room
    for terrain in offered[0].terrains:
        size = len(say(f"terrain-{terrain}")) + 6
        if taken + size > room:
            lines.append("")
            taken = 0
        lines[-1] += ink.terrain(terrain) + "  "
        taken += size
    return [line.rstrip() for line in lines]


def _destroyable(position: Position) -> str:
    return _squares(grid.union(c for offer in offered_to(position, ME) for c in offer.placements))


def _squares(cells: grid.Cells) -> str:
    return " ".join(grid.names(cells))


# The edicts -------------------------------------------------------------------------------------


def edict_lines(position: Position, ink: Ink, columns: int, *, whole: bool) -> Iterator[str]:
    """The four edicts and what they give now: in whole sentences, or in one line each."""
    for letter, card in zip("ABCD", position.setup.edicts, strict=True):
        now = card in position.scoring_now
        worth = points(card, position.sheets[ME], position.setup.options)
        head = f"{letter}{'*' if now else ' '}{worth:4}  "
        if whole:
            lines = laid_out(head, f"{name(card)}: {rule(card, position)}", columns)
        else:
            said = f"{name(card)}: {brief(card, position.setup.options)}"
            lines = [head + shorten(said, max(columns - 1 - len(head), 20), placeholder=" ...")]
        yield from (ink.bold(line) if now else line for line in lines)


def rule(card: str, position: Position) -> str:
    """What a scoring card counts, in a sentence."""
    six = card == "wildholds" and position.setup.options.wildholds_points == 6
    return say("rule-wildholds-six" if six else f"rule-{card}")


def terrain_words(terrains: tuple[Terrain, ...]) -> str:
    """`forest, village or farm`"""
    return either([say(f"terrain-{terrain}") for terrain in terrains])


def deck_lines(position: Position) -> Iterator[str]:
    """What lies face down, as far as anybody can know."""
    unseen = position.unseen
    yield say("deck-face-down", count=unseen.count)
    cards = sorted(unseen.explore, key=name)
    for id in cards:
        card = CARDS[id]
        what = say("panel-time", time=card.time)
        if isinstance(card, Explore):
            what += f", {terrain_words(card.terrains)}"
        yield f"  {name(id)} ({what})"
    for backs, kind, ids in (
        (unseen.ambush_backs, "deck-ambushes", unseen.ambushes),
        (unseen.hero_backs, "deck-heroes", unseen.heroes),
    ):
        if backs:
            yield f"  {say(kind, count=backs, names=', '.join(map(name, ids)))}"


def score_lines(sheet: Sheet, position: Position) -> Iterator[str]:
    """What every edict gives now and for which squares, then coins and monsters."""
    options = position.setup.options
    for letter, card in zip("ABCD", position.setup.edicts, strict=True):
        scored = EDICTS[card].score(sheet, options)
        said = _squares(scored.squares) if scored.awards else why(scored.why)
        now = "*" if card in position.scoring_now else " "
        yield f"{letter}{now}{scored.points:4}  {name(card)}: {said}"
    yield f"  {sheet.coins:4}  {say('column-coins')}"
    beside = _squares(sheet.menaced)
    monsters = say("score-menaced", squares=beside) if beside else say("column-monsters")
    yield f"  {figures(-sheet.menaced.bit_count()):>4}  {monsters}"
    if position.season_scored:
        return  # this season has been scored
    first, second = (points(card, sheet, options) for card in position.scoring_now)
    worth = first + second + sheet.coins - sheet.menaced.bit_count()
    yield f"  {figures(worth):>4}  {say('score-if-over')}"
