"""Typed moves of a solo player: `forest C4 C5 D5`, `forest 17`, `hero C4 2`, `destroy C5`.

What is left out is filled in where only one thing can be meant; otherwise Complaint asks for it.
Whether a move is allowed is for the rules to say.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from quillmap import grid
from quillmap.cli.arguments import Complaint
from quillmap.cli.game.screen import ME, terrain_words
from quillmap.cli.questions.legal import in_order
from quillmap.cli.speech import say
from quillmap.grid import NOWHERE, Cells
from quillmap.material import TERRAINS, Ambush, Hero, Terrain
from quillmap.rules.heroes import strikes
from quillmap.rules.legal import offered_to, offers
from quillmap.rules.moves import Destroy, Draw, Move, Raid
from quillmap.rules.offers import gazing
from quillmap.rules.position import Position
from quillmap.rules.rounds import AmbushRound, GazeRound, HeroRound, TrollRound

COMMANDS: Final = (
    "legal",
    "score",
    "hint",
    "undo",
    "save",
    "map",
    "deck",
    "help",
    "quit",
    "rules",
    "seasons",
)

_LETTERS: Final[dict[str, Terrain]] = {
    "f": "forest",
    "v": "village",
    "a": "farm",
    "w": "water",
    "m": "monster",
    "h": "hero",
}
_STRIKES: Final = ("strikes", "strike", "attacks", "attack")
_DESTROYS: Final = ("destroys", "destroy")


def placements(position: Position) -> list[Cells]:
    """What can be drawn or destroyed now, in the order in which `legal` numbers it."""
    return [c for offer in offered_to(position, ME) for c in in_order(offer.placements)]


def read_typed(text: str, position: Position) -> Move:
    """The move that was typed; Complaint says what is missing or not understood."""
    typed = _read(text)
    match position.under_way:
        case HeroRound(card):
            return _hero(typed, position, card)
        case AmbushRound(card):
            return _raid(typed, position, card)
        case GazeRound() | TrollRound():
            cells = typed.destroys or _cells(typed, position)
            if typed.terrain:
                return Draw(ME, typed.terrain, cells)  # the rules will say what is asked for
            return Destroy(ME, cells)
        case _:
            if typed.destroys:
                return Destroy(ME, typed.destroys)
            cells = _cells(typed, position)
            return Draw(ME, typed.terrain or _only_terrain(position), cells, typed.strikes)


@dataclass
class _Typed:
    terrain: Terrain | None = None
    number: int | None = None
    cells: Cells = NOWHERE
    strikes: Cells = NOWHERE
    destroys: Cells = NOWHERE


def _read(text: str) -> _Typed:
    typed = _Typed()
    into = "cells"
    words = _words(text)
    for word, behind in zip(words, [*words[1:], ""], strict=True):
        if word in _STRIKES:
            into = "strikes"
        elif word in _DESTROYS:
            into = "destroys"
        elif re.fullmatch("[a-z][0-9]{1,3}", word):
            cell = _square(word)
            if getattr(typed, into) & cell:
                raise Complaint(say("typed-twice", square=word.upper()))
            setattr(typed, into, getattr(typed, into) | cell)
        elif re.fullmatch("[0-9]{1,4}", word):
            if typed.number is not None:
                raise Complaint(say("typed-one-number"))
            typed.number = int(word)
        elif (terrain := _terrain(word)) and typed.terrain is None:
            typed.terrain = terrain
        elif re.fullmatch("[a-k] [0-9]{1,2}", torn := f"{word} {behind}"):
            square = torn.replace(" ", "").upper()
            raise Complaint(say("typed-one-word", word=repr(torn.upper()), square=square))
        elif terrain:
            one, other = (say(f"terrain-{each}") for each in (typed.terrain, terrain))
            raise Complaint(say("typed-one-terrain", one=one, other=other))
        else:
            raise Complaint(_not_understood(word))
    return typed


def _words(text: str) -> list[str]:
    """Without the seat at the start of a line that was copied from a record."""
    words = re.sub("[,;]", " ", text.lower()).split()
    if len(words) > 2 and words[0] == "1" and words[1] in (*TERRAINS, "on"):
        return words[3:] if words[1] == "on" else words[1:] if _has_square(words) else words
    return words


def _has_square(words: Sequence[str]) -> bool:
    return any(re.fullmatch("[a-k][0-9]{1,2}", word) for word in words)


def _square(word: str) -> Cells:
    try:
        return grid.named(word)
    except ValueError:
        raise Complaint(say("typed-no-square", square=word.upper())) from None


def _terrain(word: str) -> Terrain | None:
    """The terrain that a word means: its letter, its name or the beginning of it.

    Names of the player's own language count where they cannot mean anything else.
    """
    if word in _LETTERS:
        return _LETTERS[word]
    meant = [terrain for terrain in TERRAINS if terrain.startswith(word)]
    own = [each for each in TERRAINS if say(f"terrain-{each}").lower().startswith(word)]
    found = meant or own
    return found[0] if len(found) == 1 else None


def _not_understood(word: str) -> str:
    """What a word that is neither square, number nor terrain could have been."""
    shown = word.upper() if re.search("[0-9]", word) else word
    shown = repr(shown if len(shown) <= 40 else shown[:37] + "...")
    if turned := re.fullmatch("([0-9]{1,2})([a-k])", word):
        square = f"{turned[2]}{turned[1]}".upper()
        return say("typed-letter-first", word=shown, square=square)
    ends = re.findall("[a-k][0-9]{1,2}", word)
    if len(ends) > 1 or re.fullmatch("[a-k][0-9]{1,2}[^a-z0-9]+[0-9]{1,2}", word):
        return say("typed-name-each", word=shown, squares=_each(ends))
    close = get_close_matches(word[:40], [*TERRAINS, *COMMANDS], 1)
    if close:
        return say("typed-unknown-close", word=shown, close=close[0])
    return say("typed-unknown", word=shown)


def _each(ends: Sequence[str]) -> str:
    """`G1 G2 H1 H2` for the corners G1 and H2, or any example if they lie far apart."""
    try:
        (top, left), (bottom, right) = (grid.place(grid.named(end)) for end in ends)
    except ValueError:  # off the map, or not two
        return "G1 G2 H1 H2"
    block = [
        grid.name(grid.square(row, column))
        for row in range(min(top, bottom), max(top, bottom) + 1)
        for column in range(min(left, right), max(left, right) + 1)
    ]
    return " ".join(block) if len(block) <= 6 else "G1 G2 H1 H2"


def _cells(typed: _Typed, position: Position) -> Cells:
    """The squares, or those of the number that `legal` gave them."""
    if typed.number is None:
        if not typed.cells:
            raise Complaint(say("typed-which-squares"))
        return typed.cells
    if typed.cells:
        raise Complaint(say("typed-either"))
    listed = placements(position)
    if not 1 <= typed.number <= len(listed):
        raise Complaint(say("typed-no-number", number=str(typed.number), last=len(listed)))
    return listed[typed.number - 1]


def _only_terrain(position: Position) -> Terrain:
    terrains = offers(position, ME)[0].terrains
    if len(terrains) > 1:
        words = terrain_words(terrains)
        raise Complaint(say("typed-which-terrain", terrains=words, example=terrains[0]))
    return terrains[0]


def _hero(typed: _Typed, position: Position, card: Hero) -> Move:
    terrain = typed.terrain or "hero"
    if not typed.cells:
        raise Complaint(say("typed-where-hero"))
    settled = typed.strikes or terrain != "hero" or typed.cells.bit_count() != 1
    if settled or typed.cells & position.sheets[ME].filled:
        return Draw(ME, terrain, typed.cells, typed.strikes)
    patterns = strikes(card.id, position.setup.options.hero_pattern_rotation)[typed.cells]
    if typed.number is None and len(patterns) > 1:
        raise Complaint(_patterns(typed.cells, patterns, position))
    number = 1 if typed.number is None else typed.number
    if not 1 <= number <= len(patterns):
        shown = _patterns(typed.cells, patterns, position)
        raise Complaint(f"{say('typed-no-way', number=str(number), ways=len(patterns))}\n{shown}")
    return Draw(ME, "hero", typed.cells, patterns[number - 1])


def _patterns(cell: Cells, patterns: Sequence[Cells], position: Position) -> str:
    """The ways to turn the hero's attack, and what each would destroy at once."""
    name = grid.name(cell)
    lines = [say("typed-hero-ways", square=name)]
    for number, cells in enumerate(patterns, 1):
        hit = (cells & position.sheets[ME].monster).bit_count()
        destroys = f"  ({say('typed-hero-destroys', count=hit)})" if hit else ""
        squares = " ".join(grid.names(cells)) or say("typed-hero-nothing")
        lines.append(f"  {number}  {squares}{destroys}")
    return "\n".join([*lines, say("typed-hero-choose", square=name)])


def _raid(typed: _Typed, position: Position, card: Ambush) -> Move:
    cells = _cells(typed, position)
    eligible = gazing(position.sheets[ME], card.letter, cells)
    if eligible and not typed.destroys and cells in placements(position):
        names = grid.names(eligible)
        raise Complaint(say("typed-gorgon", squares=" ".join(names), example=names[0]))
    return Raid(ME, ME, cells, typed.destroys)
