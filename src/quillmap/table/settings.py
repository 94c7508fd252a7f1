"""How a table is run, apart from the rules of the game: who may find it, and how long it waits."""

from dataclasses import dataclass, fields
from typing import Final, Literal, TypeAlias, get_args

from quillmap.rules.reasons import Refused
from quillmap.table.reasons import TableReason

TableKind: TypeAlias = Literal["table", "race", "lane"]
"""`race`: everybody plays a solo game of the same cards. `lane`: one of those games."""

DAY: Final = 86_400
LONGEST_ROUND: Final = 30 * DAY
LONGEST_RACE: Final = 90 * DAY


class BadSettings(Refused):
    """Settings that do not exist."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """What the host chooses beside the rules; `BadSettings` for values that cannot be."""

    kind: TableKind = "table"
    listed: bool = False
    """Shown in the lobby, so that strangers can join; else only by link or spoken code."""
    round_time: int = 0
    """Seconds for a round, 0 for no limit; then the substitute draws for those who have not."""
    substitute: str = "weighted"
    """The bot that draws for absent seats."""
    race_time: int = 7 * DAY
    """Seconds from the start until a race closes."""
    hints: bool = False
    """Whether people may ask a bot what it would draw; see `hints_as_usual`."""
    reactions: bool = True
    """Whether those who sit here may say one of a few phrases to all."""

    def __post_init__(self) -> None:
        if self.kind not in get_args(TableKind):
            raise _bad("kind", self.kind, "table, race")
        if self.round_time and not 5 <= self.round_time <= LONGEST_ROUND:
            raise _bad("round_time", self.round_time, f"0, 5-{LONGEST_ROUND}")
        if not 60 <= self.race_time <= LONGEST_RACE:
            raise _bad("race_time", self.race_time, f"60-{LONGEST_RACE}")


def hints_as_usual(kind: TableKind, seats: int) -> bool:
    """Whether a table allows hints where nobody has said so: only where one plays alone."""
    return kind == "table" and seats == 1


def _bad(setting: str, value: object, choices: str) -> BadSettings:
    return BadSettings(
        TableReason("bad_setting", setting=setting, value=str(value), choices=choices)
    )


def write_settings(settings: Settings) -> str:
    """`kind=table listed=off ...`, every field."""
    return " ".join(f"{f.name}={_written(getattr(settings, f.name))}" for f in fields(settings))


def _written(value: object) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def read_settings(text: str) -> Settings:
    """The settings of a line that we wrote; fields that it does not name are as usual."""
    found = dict(pair.split("=", 1) for pair in text.split())
    kind = found.get("kind", "table")
    usual = Settings()
    return Settings(
        kind=kind,  # type: ignore[arg-type]  # checked when it is made
        listed=found.get("listed") == "on",
        round_time=int(found.get("round_time", usual.round_time)),
        substitute=found.get("substitute", usual.substitute),
        race_time=int(found.get("race_time", usual.race_time)),
        hints=found.get("hints") == "on",
        reactions=found.get("reactions") != "off",
    )
