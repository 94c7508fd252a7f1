"""The lines of a journal as text, both ways. docs/journal.md shows every one of them."""

from typing import Final

from quillmap.dealer import SEED_BYTES
from quillmap.notation import (
    HandedOver,
    Leaving,
    Made,
    NotationError,
    Returning,
    Revealing,
    name_problem,
    read_entry,
    write_entry,
)
from quillmap.notation.moves import as_written
from quillmap.notation.names import check_bot, split_name, write_name
from quillmap.notation.setups import NEEDED_KEYS, SETUP_KEYS, read_setup, write_setup
from quillmap.notation.signatures import read_signature, write_signature
from quillmap.notation.text import Words
from quillmap.rules.moves import Seat
from quillmap.rules.position import MOST_PLAYERS, Setup
from quillmap.rules.reasons import Refused
from quillmap.table.lines import (
    Again,
    BotSat,
    Closed,
    CodeSet,
    DeckOf,
    Hinted,
    HostSet,
    KeySet,
    Knocked,
    LaneOf,
    Line,
    Linked,
    Named,
    NudgedBy,
    OnceBy,
    Opened,
    OwnerSet,
    PublishedBy,
    Sat,
    Seeded,
    SettingsSet,
    SetUp,
    Signed,
    Started,
    Stood,
    TakenBack,
    TurnedAway,
    Withheld,
)
from quillmap.table.settings import read_settings, write_settings

JOURNAL: Final = 1
"""The version of these lines."""

HEAD: Final = f"quillmap table {JOURNAL}"


# Write --------------------------------------------------------------------------------------------


def write_line(line: Line) -> str:
    """The text of a line."""
    match line:
        case Opened():
            return HEAD
        case KeySet(key):
            return f"key {key}"
        case CodeSet(code):
            return f"code {code}"
        case Seeded(seed):
            return f"seed {seed.hex()}"
        case DeckOf(game):
            return f"deck of {game}"
        case LaneOf(race, closes):
            return f"lane of {race} until {closes}"
        case SetUp(setup):
            return "setup " + " / ".join(write_setup(setup))
        case SettingsSet(settings):
            return f"settings {write_settings(settings)}"
        case HostSet(owner):
            return f"host {owner}"
        case Knocked(owner, name):
            return f"knocks {owner} {write_name(name)}"
        case TurnedAway(owner):
            return f"turns away {owner}"
        case Started():
            return "starts"
        case Again(game, key):
            return f"again {game} {key}"
        case Closed():
            return "closes"
        case Withheld(on):
            return "withheld" if on else "allowed"
        case Revealing() | Made() | Leaving() | HandedOver() | Returning():
            return write_entry(line)
        case _:
            return f"{line.seat + 1} {_of_a_seat(line)}"


def _of_a_seat(
    line: Sat
    | BotSat
    | Named
    | Signed
    | Stood
    | Linked
    | OwnerSet
    | TakenBack
    | Hinted
    | NudgedBy
    | OnceBy
    | PublishedBy,
) -> str:
    match line:
        case Sat(_, owner, name):
            return f"sits {owner} {write_name(name)}"
        case BotSat(_, bot, name):
            return f"bot {bot} {write_name(name)}"
        case Named(_, name):
            return f"named {write_name(name)}"
        case Signed(_, signature):
            return f"signs {write_signature(signature)}".rstrip()
        case Stood():
            return "stands"
        case Linked(_, digest):
            return f"link {digest or 0}"
        case OwnerSet(_, owner):
            return f"owner {owner}"
        case TakenBack():
            return "takes back"
        case Hinted():
            return "hinted"
        case NudgedBy(_, by):
            return "nudged" if by is None else f"nudged by {by + 1}"
        case OnceBy(_, bot):
            return f"once by {bot}"
        case PublishedBy(_, on):
            return "publishes" if on else "unpublishes"


# Read ---------------------------------------------------------------------------------------------


def read_line(text: str) -> Line:
    """The line of a text that we wrote, to the letter; NotationError if it is not one.

    Only settings are forgiven something: those that an older version did not know are as usual.
    """
    if move := as_written(text):
        return Made(move)
    try:
        line = _read(text)
    except NotationError:
        raise
    except (ValueError, Refused) as error:
        raise NotationError(1, "a line of a journal", text) from error
    if not isinstance(line, SettingsSet) and write_line(line) != text:
        raise NotationError(1, "a line of a journal as we write it", text)
    return line


def _read(text: str) -> Line:
    first, _, rest = text.partition(" ")
    if first.isdigit() and 1 <= int(first) <= MOST_PLAYERS:
        return _seat_line(Seat(int(first) - 1), rest) or read_entry(text)
    return _table_line(text, first, rest) or read_entry(text)


def _table_line(text: str, first: str, rest: str) -> Line | None:
    match first:
        case "quillmap" if text == HEAD:
            return Opened()
        case "key":
            return KeySet(_word(rest))
        case "code":
            return CodeSet(_word(rest))
        case "seed":
            return Seeded(_seed(rest))
        case "deck":
            return DeckOf(_word(rest.removeprefix("of ")))
        case "lane":
            _, race, _, closes = rest.split(" ")
            return LaneOf(_word(race), int(closes))
        case "setup":
            return SetUp(_setup(rest))
        case "settings":
            return SettingsSet(read_settings(rest))
        case "host":
            return HostSet(_word(rest))
        case "knocks":
            owner, _, name = rest.partition(" ")
            return Knocked(_word(owner), _name(name))
        case "turns":
            return TurnedAway(_word(rest.removeprefix("away ")))
        case "starts":
            return Started()
        case "again":
            game, key = rest.split(" ")
            return Again(_word(game), _word(key))
        case "closes":
            return Closed()
        case "withheld" | "allowed":
            return Withheld(first == "withheld")
        case _:
            return None


def _seat_line(seat: Seat, rest: str) -> Line | None:
    second, _, value = rest.partition(" ")
    match second:
        case "sits":
            owner, _, name = value.partition(" ")
            return Sat(seat, _word(owner), _name(name))
        case "bot":
            bot, _, name = value.partition(" ")
            check_bot(bot)
            return BotSat(seat, bot, _name(name))
        case "named":
            return Named(seat, _name(value))
        case "signs":
            return Signed(seat, read_signature(value))
        case "stands":
            return Stood(seat)
        case "link":
            return Linked(seat, None if value == "0" else _word(value))
        case "owner":
            return OwnerSet(seat, _word(value))
        case "takes":
            return TakenBack(seat)
        case "hinted":
            return Hinted(seat)
        case "nudged":
            by = value.removeprefix("by ")
            return NudgedBy(seat, Seat(int(by) - 1) if by else None)
        case "once":
            bot = value.removeprefix("by ")
            check_bot(bot)
            return OnceBy(seat, bot)
        case "publishes" | "unpublishes":
            return PublishedBy(seat, second == "publishes")
        case _:
            return None


def _word(text: str) -> str:
    if not text.isprintable() or text.split() != [text]:
        raise ValueError("one word stands here")
    return text


def _seed(text: str) -> bytes:
    seed = bytes.fromhex(text)
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed has {SEED_BYTES} bytes")
    return seed


def _name(text: str) -> str:
    name, rest = split_name(text)
    if rest:
        raise ValueError("something stands behind the name")
    if problem := name_problem(name):
        raise ValueError(problem)
    return name


def _setup(text: str) -> Setup:
    fields: dict[str, Words] = {}
    for part in text.split(" / "):
        words = Words.of(part, 1)
        key = words.peek()
        words.must(key)
        fields[key] = words
    if not set(NEEDED_KEYS) <= fields.keys() <= set(SETUP_KEYS):
        raise ValueError("a setup has other fields")
    return read_setup(fields)
