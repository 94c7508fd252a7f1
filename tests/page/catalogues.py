"""The catalogues as the tests see them: for each file, what every message is made of."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast

from quillmap.material import CARDS, SCORING

LOCALES: Final = Path(str(files("quillmap") / "locales"))
ENGLISH: Final = "en"
OTHERS: Final = ("pl", "de", "cs", "el")
LANGUAGES: Final = (ENGLISH, *OTHERS)
CATALOGUES: Final = sorted({path.name for path in LOCALES.glob("*/*.ftl")})
BLOCK: Final = ("name", "rule", "brief", "zero", "example")
"""What the texts of a card begin with."""
IDS: Final = Path(__file__).parent.parent / "data" / "ids.txt"
RELEASED: Final = {line.split()[-1] for line in IDS.read_text("utf-8").splitlines() if line}


@dataclass(frozen=True)
class Message:
    """One message, without the order in which its parts stand."""

    words: tuple[str, ...]
    """What is written out, piece by piece."""
    variables: frozenset[str]
    references: frozenset[str]
    """Other messages that it contains."""
    choices: tuple[frozenset[str], ...]
    """The keys of each of its selectors."""

    @property
    def text(self) -> str:
        """All words, for those who look at letters."""
        return " ".join(self.words)


def junk(path: Path) -> list[str]:
    """What cannot be read in a file, each with the reason."""
    return [
        f"{path.parent.name}/{path.name}: {note.message}: {entry.content!r}"
        for entry in _entries(path)
        if isinstance(entry, ast.Junk)
        for note in entry.annotations
    ]


def twice(path: Path) -> list[str]:
    """Messages that a file has more than once."""
    names = [name for entry in _entries(path) for name, _ in _patterns(entry)]
    return sorted({name for name in names if names.count(name) > 1})


@cache
def catalogue(language: str, name: str) -> dict[str, Message]:
    """The messages of a file by their ids; an attribute is `id.attribute`, a term `-id`."""
    path = LOCALES / language / name
    return {id: _message(pattern) for entry in _entries(path) for id, pattern in _patterns(entry)}


@cache
def own(language: str) -> dict[str, Message]:
    """All messages that a language has."""
    found: dict[str, Message] = {}
    for name in CATALOGUES:
        if (LOCALES / language / name).exists():
            found |= catalogue(language, name)
    return found


@cache
def everything(language: str) -> dict[str, Message]:
    """All messages as people read them: the texts of a new card in English, until it has others."""
    english = {id: message for id, message in own(ENGLISH).items() if of_new_card(id)}
    return english | own(language)


def of_new_card(id: str) -> bool:
    """Whether a message is the text of a card that has not been released."""
    kind, _, card = id.partition("-")
    return kind in BLOCK and card in (CARDS.keys() | SCORING.keys()) - RELEASED


def wanted(id: str, messages: Mapping[str, Message]) -> frozenset[str]:
    """The variables that somebody has to give to show this message, references included."""
    message = messages[id]
    inner = (wanted(other, messages) for other in message.references if other in messages)
    return message.variables.union(*inner)


def _entries(path: Path) -> list[ast.EntryType]:
    body: list[ast.EntryType] = FluentParser().parse(path.read_text("utf-8")).body
    return body


def _patterns(entry: ast.EntryType) -> Iterator[tuple[str, ast.Pattern]]:
    if not isinstance(entry, ast.Message | ast.Term):
        return
    id = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
    if entry.value is not None:
        yield id, entry.value
    for attribute in entry.attributes:
        yield f"{id}.{attribute.id.name}", attribute.value


def _message(pattern: ast.Pattern) -> Message:
    nodes = list(_inside(pattern))
    return Message(
        words=tuple(node.value for node in nodes if isinstance(node, ast.TextElement)),
        variables=frozenset(n.id.name for n in nodes if isinstance(n, ast.VariableReference)),
        references=frozenset(_name(node) for node in nodes if _name(node)),
        choices=tuple(
            frozenset(_key(variant) for variant in node.variants)
            for node in nodes
            if isinstance(node, ast.SelectExpression)
        ),
    )


def _inside(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A node and all that it is made of, in the order of the text."""
    yield node
    for part in vars(node).values():
        for each in part if isinstance(part, list) else [part]:
            if isinstance(each, ast.BaseNode):
                yield from _inside(each)


def _name(node: ast.BaseNode) -> str:
    match node:
        case ast.MessageReference():
            name = node.id.name
        case ast.TermReference():
            name = f"-{node.id.name}"
        case _:
            return ""
    return f"{name}.{node.attribute.name}" if node.attribute else name


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value
