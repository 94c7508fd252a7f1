"""`quillmap replay`: check a record line by line, then show how the game ended."""

import argparse
import json
import sys
from collections.abc import Sequence
from typing import Any

from quillmap.cli.arguments import Complaint, record_text, source
from quillmap.cli.ink import SHEET_WIDTH, Ink, add_no_color, coloured
from quillmap.cli.speech import add_lang, figures, name, say, why
from quillmap.cli.text_tables import aligned, laid_out, season_table, width
from quillmap.game import Game
from quillmap.material import SCORING, SEASONS
from quillmap.notation import NotationError, Record, read_record
from quillmap.replay import BrokenRecord, replay
from quillmap.rules.maps import OwnMap
from quillmap.rules.reasons import Refused
from quillmap.rules.result import Result, ranks, rating, title, total
from quillmap.rules.sheet import picture
from quillmap.table.lesson import LESSON

GAP = 2
"""Between two maps."""
MANY = 6
"""From more players than this, maps are shown only if asked for."""

_DESCRIPTION = """\
Play a record again and check everything it claims: every card, every move, the
scores, and that the seed belongs to the commitment made before the first card.
Then show the final maps and scores.
"""

_EPILOG = """\
examples:
  quillmap replay game.txt
  quillmap replay --json - < game.txt

A record that is not true is refused with the line and the reason, and exit code
2. A game under way has no seed in its record yet: its moves are checked, but of
its cards only that they can come at all.
"""


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """What `quillmap replay` understands."""
    parser = subparsers.add_parser(
        "replay",
        help="check the record of a game, and show its maps and scores",
        description=_DESCRIPTION,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "record", metavar="RECORD", help="a file with the record of a game; - for standard input"
    )
    parser.add_argument(
        "--maps", action="store_true", help=f"show all maps, also with more than {MANY} players"
    )
    parser.add_argument("--json", action="store_true", help="answer with one JSON document")
    add_no_color(parser)
    add_lang(parser)
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    """Check and show; the exit code is 2 if the record does not hold."""
    text = record_text(args.record)
    try:
        record = read_record(text)
        game = replay(record)
    except (NotationError, BrokenRecord) as error:
        raise Complaint(f"{source(args.record)}: {what_is_wrong(error)}") from None
    if args.json:
        json.dump(_document(record, game), sys.stdout, indent=2)
        print()
    else:
        _print(record, game, args.maps, Ink(coloured(args)))
    return 0


def what_is_wrong(error: NotationError | BrokenRecord) -> str:
    """The line and what is wrong with it: what the rules refuse, in the player's language."""
    refused = error.__cause__
    if isinstance(refused, Refused):
        return str(error).replace(str(refused), why(refused.reason))
    return str(error)


# In words ---------------------------------------------------------------------------------------


def _print(record: Record, game: Game, maps: bool, ink: Ink) -> None:
    print("\n".join(_head(record)))
    if maps or len(record.players) <= MANY:
        print()
        print("\n".join(_maps(record, game, ink)))
    if len(record.players) > 1:
        print()
        print("\n".join(_ranking(record, game)))
    else:
        print()
        print("\n".join(season_table(game.position.scores[0])))
    print()
    for sentence in _verdict(record, game):
        print("\n".join(laid_out("", sentence)))


def _head(record: Record) -> list[str]:
    """Which game this was, and who played."""
    setup = record.setup
    names = [_who(record, seat) for seat in range(setup.players)]
    many = len(names) > MANY
    shown = [*names[:3], say("replay-others", count=len(names) - 3)] if many else names
    edicts = [f"{letter} {name(card)}" for letter, card in zip("ABCD", setup.edicts, strict=True)]
    told = {"players": ", ".join(shown), "edicts": ", ".join(edicts)}
    if record.undos:
        told["undos"] = str(record.undos)
    if record.hints:
        told["hints"] = _hints(record)
    if record.deck is not None:
        lesson = record.deck == LESSON
        told["deck"] = say("replay-deck-lesson" if lesson else "replay-deck-of", game=record.deck)
    heads = {key: say(f"replay-{key}") for key in ("players", "edicts", "undos", "hints", "deck")}
    room = max(map(len, heads.values())) + 2
    sheet = "own" if isinstance(setup.map_sheet, OwnMap) else setup.map_sheet
    lines = [say("replay-game", ruleset=setup.options.ruleset, sheet=sheet)]
    return lines + [
        line for key, text in told.items() for line in laid_out(heads[key].ljust(room), text)
    ]


def _hints(record: Record) -> str:
    """How often a bot was asked what to draw, and by whom if there are several players."""
    if len(record.hints) == 1:
        return str(record.hints[0])
    asked = [f"{_who(record, seat)} {number}" for seat, number in enumerate(record.hints) if number]
    return ", ".join(asked)


def _who(record: Record, seat: int) -> str:
    player = record.players[seat]
    return f"{player.name} ({player.bot})" if player.bot else player.name


def _maps(record: Record, game: Game, ink: Ink) -> list[str]:
    """The maps side by side, as many as the terminal is wide; under each its seasons."""
    blocks = []
    for seat, sheet in enumerate(game.position.sheets):
        results = game.position.scores[seat]
        seasons = season_table(results) if results and record.setup.players > 1 else []
        blocks.append([f"{seat + 1} {_who(record, seat)}", *ink.sheet(sheet), *seasons])
    room = widest(blocks)
    columns = max(1, (min(width(), 120) + GAP) // (room + GAP))
    lines: list[str] = []
    for start in range(0, len(blocks), columns):
        if lines:
            lines.append("")
        lines += side_by_side(blocks[start : start + columns], room)
    return lines


def widest(blocks: Sequence[Sequence[str]]) -> int:
    """How many columns the widest of these blocks takes: a title, a map and more lines."""
    return max(SHEET_WIDTH, *(len(line) for block in blocks for line in (block[0], *block[13:])))


def side_by_side(blocks: Sequence[Sequence[str]], room: int | None = None) -> list[str]:
    """Blocks of a title, a map and more lines beside each other, each in so many columns."""
    lines = []
    room = widest(blocks) if room is None else room
    for at in range(max(len(block) for block in blocks)):
        line = ""
        for block in blocks:
            text = block[at] if at < len(block) else ""
            # Colours take no room on the screen, and every row of a map is equally wide.
            taken = SHEET_WIDTH if 1 <= at <= 12 else len(text)
            line += text + " " * (room + GAP - taken)
        lines.append(line.rstrip())
    return lines


def _ranking(record: Record, game: Game) -> list[str]:
    position = game.position
    places = ranks(position.scores, position.left)
    seasons_named = [name(season.id) for season in SEASONS]
    first, last = (say(f"column-{head}") for head in ("monsters", "total"))
    rows = [(say("column-rank"), say("column-name"), *seasons_named, first, last)]
    order = sorted(range(len(places)), key=lambda seat: (places[seat] is None, places[seat], seat))
    for seat in order:
        results = position.scores[seat]
        seasons = [figures(result.total) for result in results]
        rank = (
            say("column-left")
            if places[seat] is None
            else str(places[seat])
            if position.over
            else ""
        )
        monsters = figures(-sum(result.monsters for result in results))
        blank = [""] * (len(SEASONS) - len(seasons))
        rows.append((rank, _who(record, seat), *seasons, *blank, monsters, figures(total(results))))
    return aligned(rows, left=2)


def _verdict(record: Record, game: Game) -> list[str]:
    """What came of it, and how far the record could be checked."""
    said = []
    position = game.position
    if not position.over:
        said.append(say("replay-unfinished", season=SEASONS[position.season].id))
    elif record.setup.players == 1 and not position.left:
        said.append(rated(position.scores[0], record.setup.edicts))
    if record.seed is not None:
        said.append(say("replay-checked", chosen=_chosen(record)))
    else:
        said.append(say("replay-no-seed" if position.over else "replay-so-far"))
    return said


def _chosen(record: Record) -> str:
    """What the seed has nothing to do with, as somebody chose it."""
    options = record.setup.options
    # Only the combined game draws its ambushes; elsewhere the box has no others.
    ambushes = options.ambush_set and options.ruleset == "combined"
    if options.edicts:
        return "both" if ambushes else "edicts"
    return "ambushes" if ambushes else "nothing"


def rated(results: Sequence[Result], edicts: Sequence[str]) -> str:
    """The solo rating and its title, in a sentence."""
    points = total(results)
    worth = sum(SCORING[card].solo_value for card in edicts)
    rate = rating(results, edicts)
    return say("replay-rated", points=points, worth=worth, rating=rate, title=name(title(rate)))


# As JSON ----------------------------------------------------------------------------------------


def _document(record: Record, game: Game) -> dict[str, Any]:
    position, options = game.position, record.setup.options
    places = ranks(position.scores, position.left)
    solo = record.setup.players == 1 and position.over and not position.left
    rate = rating(position.scores[0], record.setup.edicts)
    return {
        "ruleset": options.ruleset,
        "map_sheet": str(record.setup.map_sheet),
        "edicts": list(record.setup.edicts),
        "ambushes": list(record.setup.ambushes),
        "finished": position.over,
        "season": SEASONS[position.season].id,
        "undos": record.undos,
        "commitment": record.commitment,
        "seed": None if record.seed is None else record.seed.hex(),
        "cards_checked": record.seed is not None,
        "rating": rate if solo else None,
        "title": title(rate) if solo else None,
        "players": [
            {
                "seat": seat + 1,
                "name": player.name,
                "bot": player.bot,
                "hints": record.hints[seat] if record.hints else 0,
                "left": seat in position.left,
                "rank": places[seat] if position.over else None,
                "total": total(position.scores[seat]),
                "seasons": [_season(result) for result in position.scores[seat]],
                "coins": position.sheets[seat].coins,
                "map": list(picture(position.sheets[seat])),
            }
            for seat, player in enumerate(record.players)
        ],
    }


def _season(result: Result) -> dict[str, Any]:
    return {
        "edicts": [result.first, result.second],
        "coins": result.coins,
        "monsters": result.monsters,
        "total": result.total,
    }
