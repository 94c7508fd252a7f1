"""`quillmap tables`: look after the games of a database, also while servers run on it."""

import argparse
import json
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from importlib import import_module
from typing import TYPE_CHECKING, Any

from quillmap.cli.arguments import Complaint
from quillmap.cli.hosting.databases import NEEDS_SERVER, add_database, with_store
from quillmap.cli.text_tables import aligned
from quillmap.notation.signatures import words_problem
from quillmap.rules.reasons import Refused
from quillmap.store import Row, Store

if TYPE_CHECKING:
    from quillmap.server.background.maintenance import Called

_DESCRIPTION = """\
List the games of a database, or close, delete, hide or anonymize some.
Servers may be running on it: they notice within a second.
"""

_EPILOG = """\
examples:
  quillmap tables --stage waiting      tables that wait for players
  quillmap tables --older-than 30      games that nobody touched for 30 days
  quillmap tables close abcd2345       end a game without a result
  quillmap tables delete abcd2345      forget a game, or a race with its lanes
  quillmap tables unpublish abcd2345   take its public page back
  quillmap tables forget "Ada L."      put "Player 2" for a name, everywhere
  quillmap tables prune --days 365     delete what nobody touched for a year

What cannot be undone is asked for once more at a terminal; elsewhere `delete`,
`forget` and `prune` need --yes.
"""

STAGES = ("waiting", "playing", "over", "closed")
WIDEST = 40
"""So many letters of the names fit into a list."""


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """What `quillmap tables` understands."""
    parser = subparsers.add_parser(
        "tables",
        help="list, close, delete, unpublish and anonymize stored games",
        description=_DESCRIPTION,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_database(parser)
    parser.add_argument("--stage", choices=STAGES, help="only games of this stage")
    parser.add_argument(
        "--older-than", metavar="DAYS", type=_days, help="only games not touched for so long"
    )
    parser.add_argument("--json", action="store_true", help="answer with one JSON document")
    parser.set_defaults(func=run, act=show)
    acts = parser.add_subparsers(title="what to do", metavar="WHAT")

    close = acts.add_parser("close", help="end games without a result, and tell the players")
    delete = acts.add_parser("delete", help="forget games altogether")
    for each in (close, delete):
        each.add_argument("games", metavar="ID", nargs="+", help="the id of a game")
    close.set_defaults(act=shut)
    delete.set_defaults(act=forget_games)

    unpublish = acts.add_parser("unpublish", help="take back the public pages of games")
    unpublish.add_argument("games", metavar="ID", nargs="+", help="the id of a game")
    unpublish.add_argument("--undo", action="store_true", help="allow them again")
    unpublish.set_defaults(act=withhold)

    forget = acts.add_parser(
        "forget", help="remove a person's name and what they signed from stored games; not a bot's"
    )
    forget.add_argument("name", metavar="NAME", help="the name, to the letter")
    forget.add_argument("--table", metavar="ID", help="only at this table, and the lanes of a race")
    forget.set_defaults(act=forget_person)

    prune = acts.add_parser("prune", help="delete games that nobody touched for long")
    prune.add_argument(
        "--days", metavar="N", type=_days, required=True, help="for how long, at least 1"
    )
    prune.set_defaults(act=forget_old)
    for each in (delete, forget, prune):
        each.add_argument("--yes", action="store_true", help="do not ask")
    for each in (close, delete, unpublish, forget, prune):
        add_database(each)


def _days(text: str) -> float:
    try:
        days = float(text)
    except ValueError:
        days = -1.0
    if not 0 <= days < 100_000:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of days")
    return days


def run(args: argparse.Namespace) -> int:
    """Do what is asked for, and return the exit code."""
    try:
        import_module("quillmap.server.background.maintenance")
    except ModuleNotFoundError as error:
        raise Complaint(f"{NEEDS_SERVER} ({error.name} is missing)") from None
    code: int = args.act(args)
    return code


# Looking ------------------------------------------------------------------------------------------


def show(args: argparse.Namespace) -> int:
    """List games, those touched last first."""
    from quillmap.server.background.maintenance import DAY_MS, every_row
    from quillmap.server.clock import wall_clock

    before = None if args.older_than is None else wall_clock() - args.older_than * DAY_MS

    async def find(store: Store) -> list[Row]:
        return [
            row
            async for row in every_row(store)
            if args.stage in (None, row.entry.stage) and (before is None or row.touched < before)
        ]

    rows = with_store(args, find)
    rows.sort(key=lambda row: (-row.touched, row.game))
    found, cells, wrong = list[dict[str, Any]](), list[tuple[str, ...]](), list[str]()
    for row in rows:
        try:
            told = _told(row)
            cells.append(_cells(told))
            found.append(told)
        except (ValueError, OverflowError, OSError):  # the last two for times that no clock shows
            wrong.append(f"{row.game}: its index entry cannot be read")
    if args.json:
        print(json.dumps(found, ensure_ascii=False, indent=2))
    elif not rows:
        print("No games.")
    elif found:
        head = ("game", "stage", "kind", "seats", "names", "ruleset", "opened", "touched")
        print(*aligned([head, *cells], left=len(head)), sep="\n")
    return _with_complaints(wrong)


def _told(row: Row) -> dict[str, Any]:
    from quillmap.server.index import summary_of

    summary = summary_of(row)
    return {
        "game": row.game,
        "stage": row.entry.stage,
        "kind": summary.kind,
        "seats": summary.seats,
        "names": summary.names,
        "ruleset": summary.ruleset,
        "opened": row.opened,
        "touched": row.touched,
    }


def _cells(told: dict[str, Any]) -> tuple[str, ...]:
    names = ", ".join(told["names"]) or "-"
    if len(names) > WIDEST:
        names = names[: WIDEST - 3] + "..."
    cells = {**told, "names": names}
    for key in ("opened", "touched"):
        cells[key] = f"{datetime.fromtimestamp(told[key] / 1000, UTC):%Y-%m-%d %H:%M}"
    return tuple(str(cell) for cell in cells.values())


# Doing --------------------------------------------------------------------------------------------


def shut(args: argparse.Namespace) -> int:
    """Close tables one by one; what cannot be closed does not keep the others open."""
    from quillmap.server.background.maintenance import close_table
    from quillmap.server.clock import wall_clock
    from quillmap.server.reasons import ServerReason

    async def work(store: Store) -> list[str]:
        wrong = []
        for game in args.games:
            try:
                await close_table(store, game, wall_clock())
                print(f"{game} is closed.")
            except Refused as refused:
                gone = refused.reason == ServerReason("no_such_table")
                wrong.append(f"{game}: {'there is no such game' if gone else refused}")
        return wrong

    return _with_complaints(with_store(args, work))


def withhold(args: argparse.Namespace) -> int:
    """Take public pages back, or allow them again; players cannot bring them back themselves."""
    from quillmap.server.background.maintenance import withhold_page

    async def work(store: Store) -> list[str]:
        wrong = []
        for game in args.games:
            if await store.row(game) is None:
                wrong.append(f"{game}: there is no such game")
                continue
            changed = await withhold_page(store, game, on=not args.undo)
            words = "may have a public page" if args.undo else "has no public page"
            print(f"{game} {words}{'' if changed else ', as before'}.")
        return wrong

    return _with_complaints(with_store(args, work))


def forget_games(args: argparse.Namespace) -> int:
    """Delete games, and with a race its lanes."""
    from quillmap.server.background.maintenance import delete_games, with_lanes

    found = with_store(args, lambda store: with_lanes(store, args.games))
    wrong = [f"{game}: there is no such game" for game in args.games if game not in found]
    if found:
        _sure(args, f"Delete {_games(len(found))}")
        # Looked up anew: a race may have started while somebody was asked.
        print(_games(with_store(args, lambda store: delete_games(store, args.games))), "deleted.")
    return _with_complaints(wrong)


def forget_old(args: argparse.Namespace) -> int:
    """Delete what nobody has touched for so many days."""
    from quillmap.server.background.maintenance import BATCH, DAY_MS, old_games, prune
    from quillmap.server.clock import wall_clock

    if args.days < 1:
        raise Complaint("--days is at least 1")
    before = wall_clock() - round(args.days * DAY_MS)

    async def count(store: Store) -> int:
        found, after = 0, ""
        while rows := await store.rows(after, BATCH):
            found += sum(map(len, await old_games(store, before, rows)))
            after = rows[-1].game
        return found

    if not args.yes and (old := with_store(args, count)):
        _sure(args, f"Delete {_games(old)}")
    print(_games(with_store(args, lambda store: prune(store, before))), "deleted.")
    return 0


def forget_person(args: argparse.Namespace) -> int:
    """Remove the name of a person from what is stored."""
    from quillmap.server.background.maintenance import Called, forget_name, people_called

    if problem := words_problem(args.name):
        raise Complaint(f"expected {problem}")

    async def look(store: Store) -> Called:
        if args.table is not None and await store.row(args.table) is None:
            raise Complaint(f"{args.table}: there is no such game")
        return await people_called(store, args.name, args.table)

    called = with_store(args, look)
    if not called.games:
        raise Complaint(_nobody(args.name, called))
    _sure(args, f"Forget {args.name} in {_games(len(called.games))}")
    found = with_store(args, lambda store: forget_name(store, args.name, args.table))
    print(f"{args.name} is forgotten in {_games(len(found))}.")
    return 0


def _nobody(name: str, called: "Called") -> str:
    words = f"No game has a player called exactly {name!r}."
    if called.alike:
        words += f" Did you mean {' or '.join(map(repr, sorted(called.alike)))}?"
    if called.bots:
        words += " A bot is called so, and bots keep their names."
    return words


def _games(count: int) -> str:
    return "1 game" if count == 1 else f"{count} games"


def _asks() -> bool:
    return sys.stdin is not None and sys.stdin.isatty()


def _sure(args: argparse.Namespace, what: str) -> None:
    """Ask a person. A script has to say that it is sure, since nothing brings it back."""
    if args.yes:
        return
    if not _asks():
        raise Complaint("this cannot be undone: without a terminal to ask at it needs --yes")
    try:
        answer = input(f"{what} for ever? [y/N] ")
    except EOFError:
        answer = ""
    if answer.strip().lower() not in ("y", "yes"):
        raise Complaint("nothing was changed")


def _with_complaints(wrong: Sequence[str]) -> int:
    for each in wrong:
        print(f"quillmap: {each}", file=sys.stderr)
    return 2 if wrong else 0
