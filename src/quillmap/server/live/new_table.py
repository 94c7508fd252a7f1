"""From what somebody asks for to a table: options, settings, seats, bots, presets."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import fields, replace
from itertools import count
from typing import Final

from quillmap.bots import BOTS
from quillmap.rules.options import Options, options_of
from quillmap.server.ids import new_secrets
from quillmap.server.index import index_entry, summary_of
from quillmap.server.live.decks import DeckAgain
from quillmap.server.refused import not_kept
from quillmap.server.rooms.room import LEASE_MS
from quillmap.server.server import Server
from quillmap.store import Addition, CodeTaken, Lease
from quillmap.table import lesson, people
from quillmap.table.lesson import LESSON
from quillmap.table.naming import called, folded
from quillmap.table.people import Secrets
from quillmap.table.reasons import TableReason
from quillmap.table.settings import BadSettings, Settings, TableKind, hints_as_usual
from quillmap.table.table import Table
from quillmap.table.turns import NotAllowed, Turn

PRESETS: Final[dict[str, dict[str, object]]] = {
    "first_game": {
        "ruleset": "base",
        "edicts": ["sentinel_wood", "mages_valley", "wildholds", "borderlands"],
    },
    "first_game_heroes": {"ruleset": "heroes", "edicts": "first_game"},
}
"""For those who have never played: our own choice for the base game, the rulebook's for Heroes."""

PRESET_NAMES: Final = ", ".join([*PRESETS, LESSON])
"""The lesson has no options that a form could offer: it is a whole game, cards and all."""

CODES: Final = 20
"""How often another code is tried when one is taken."""


def asked_options(asked: Mapping[str, object], preset: str | None = None) -> Options:
    """Complete options; BadOptions says what does not exist or does not go together."""
    if preset is not None and preset not in PRESETS:
        raise BadSettings(
            TableReason("bad_setting", setting="preset", value=preset, choices=PRESET_NAMES)
        )
    given = {key: value for key, value in asked.items() if value is not None}
    return options_of({**PRESETS.get(preset or "", {}), **given}, "base")


def asked_settings(
    asked: Mapping[str, object], seats: int, kind: TableKind | None = None
) -> Settings:
    """Complete settings of a table of so many seats; BadSettings for what does not exist.

    `kind` is that of the table where it cannot be chosen any more.
    """
    known = {field.name: field.type for field in fields(Settings)}
    given = {key: value for key, value in asked.items() if value is not None}
    for key, value in given.items():
        usual = getattr(Settings(), key, None)
        if key not in known or type(value) is not type(usual):
            raise BadSettings(
                TableReason("bad_setting", setting=key, value=str(value), choices=", ".join(known))
            )
    settings = Settings(**given)  # type: ignore[arg-type]  # checked one by one
    if settings.kind == "lane":
        raise BadSettings(
            TableReason("bad_setting", setting="kind", value="lane", choices="table, race")
        )
    known_bot(settings.substitute)
    if "hints" in given:
        return settings
    return replace(settings, hints=hints_as_usual(kind or settings.kind, seats))


def the_lesson(settings: Settings, seats: int, beside: Collection[object]) -> DeckAgain:
    """The guided first game; BadSettings if anything is asked for that it does not leave open.

    `beside` is what else was asked for: options, another deck, bots.
    """
    fixed = seats == 1 and settings.kind == "table" and not settings.round_time
    if any(beside) or not fixed or settings.listed:
        raise BadSettings(TableReason("lesson_fixed"))
    return DeckAgain(LESSON, lesson.SEED, lesson.OPTIONS)


def known_bot(bot: str) -> str:
    """The bot of this name; NotAllowed if the registry has none."""
    if bot not in BOTS:
        raise NotAllowed(TableReason("unknown_bot", bot=bot))
    return bot


def bot_name(table: Table, bot: str, number: int) -> str:
    """What a bot is called where nobody chose a name: `Weighted 2`, or the next that is free."""
    taken = called(table.chairs)
    names = (f"{bot.capitalize()[:20]} {each}" for each in count(number))
    return next(name for name in names if folded(name) not in taken)


class TablePlan:
    """A table that somebody asks for, and how far it should go at once."""

    def __init__(self, options: Options, seats: int, settings: Settings) -> None:
        self.options = options
        self.seats = seats
        self.settings = settings
        self.names: Sequence[str] = ()
        """People who sit down at once, all of them at the owner's device."""
        self.bots: Sequence[str] = ()
        self.start = False
        self.deck: DeckAgain | None = None
        """The game whose cards come again; None for fresh ones."""
        self.address: str | None = None
        """Where it is asked for from; None where nobody counts."""

    @property
    def games(self) -> int:
        """How many games it takes: a race has one for each lane besides."""
        return 1 + self.seats if self.start and self.settings.kind == "race" else 1

    def turn(self, secrets: Secrets, at: int, owner: str) -> Turn:
        """All of it as one turn; Refused if any of it cannot be."""
        turns = [people.open_table(secrets, at, owner, self.options, self.seats, self.settings)]
        for name in self.names:
            turns.append(people.sit(turns[-1].table, at, owner, name))
        for number, bot in enumerate(self.bots, 1):
            table = turns[-1].table
            name = bot_name(table, known_bot(bot), number)
            turns.append(people.seat_bot(table, at, owner, bot, name))
        if self.start:
            turns.append(people.start(turns[-1].table, at, owner))
        lines = tuple(line for turn in turns for line in turn.lines)
        return Turn(turns[-1].table, lines)


async def open_table(server: Server, owner: str, plan: TablePlan) -> Table:
    """Keep a new table, if there is room for it."""
    async with server.space.taken(plan.games):
        return await _open_table(server, owner, plan)


async def _open_table(server: Server, owner: str, plan: TablePlan) -> Table:
    """Keep a new table; a spoken code that is taken is replaced."""
    for _ in range(CODES):
        secrets = new_secrets(server.chance)
        if plan.deck is not None:
            secrets = replace(secrets, seed=plan.deck.seed, deck=plan.deck.game)
        at = server.now()
        turn = plan.turn(secrets, at, owner)
        if plan.address is not None:
            server.strong.begin(turn.table, plan.address)
            server.origins.note(turn.table.game, plan.address)
        try:
            await server.store.append(addition(server, 0, at, turn), *lanes(server, at, turn.table))
        except CodeTaken:
            continue
        server.metrics.lines.inc(len(turn.lines))
        if turn.table.started is not None:
            server.tasks.spawn(wake_bots(server, turn.table))
        return turn.table
    raise not_kept("no spoken code is free")


async def wake_bots(server: Server, table: Table) -> None:
    """Bots at a table or race that has just begun draw without waiting for a viewer."""
    games = [table.game]
    if table.race:
        rows = await server.store.lanes([table.game])
        games = [row.game for row in rows if summary_of(row).bots]
    for game in games:
        server.around.look_after(await server.rooms.open(game))


def addition(server: Server, ply: int, at: int, turn: Turn) -> Addition:
    """The lines of a turn at a table that is not open, with its card."""
    card = index_entry(turn.table)
    if card.due is not None and card.due <= at:
        card = replace(card, lease=Lease(server.name, at + LEASE_MS))
    return Addition(turn.table.game, ply, at, turn.lines, card)


def lanes(server: Server, at: int, table: Table) -> list[Addition]:
    """The lanes of a race that has just started; none for any other table."""
    if not table.race or table.started != at:
        return []
    return [addition(server, 0, at, turn) for turn in people.open_lanes(table, at)]
