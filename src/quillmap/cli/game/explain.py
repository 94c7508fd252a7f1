"""The game explained while it is played: what can be typed, what the marks mean, what a card asks.

Only what this game needs is told: no heroes in a game without them.
"""

from collections.abc import Iterator
from typing import Final

from quillmap.cli.game.screen import ME, terrain_words
from quillmap.material import CARDS, LETTERS, NAMES, RUINS, SEASONS, Ambush, Explore, Letter
from quillmap.rules.legal import offers
from quillmap.rules.options import Options
from quillmap.rules.position import Position, Setup

LETTERED: Final[dict[Letter, str]] = {
    "D": "The Dragon pays 3 coins once each of its squares is closed in or destroyed.",
    "Z": "After each season the Zombies spread to every empty square beside them.",
    "T": "After each season you destroy one empty square beside the Troll.",
    "G": "The Gorgon destroys one square beside it at once, which you choose.",
}
"""What the monsters of Heroes do, by the letter that they carry on the map."""

_BEASTS: Final[dict[Letter, str]] = {"D": "Dragon", "Z": "Zombies", "T": "Troll", "G": "Gorgon"}


# The marks --------------------------------------------------------------------------------------


def legend(setup: Setup) -> list[str]:
    """What stands on the map in this game."""
    heroes, letters = setup.options.hero_cards, _letters(setup)
    terrains = "F forest  V village  A farm  W water  M monster" + "  H hero" * heroes
    ground = ". empty  r ruins  ^ mountain  # wasteland"
    ground += "  x destroyed" * (heroes or bool(letters)) + "  * attacked by a hero" * heroes
    more = [f"M{letter} {_BEASTS[letter]}" for letter in letters]
    if not RUINS.keys() & set(setup.explore_cards):
        more.append("(ruins do nothing in this game)")
    lines = [terrains + "  (small: on ruins)", ground, "  ".join(more)]
    return [line for line in lines if line]


def _letters(setup: Setup) -> list[Letter]:
    """The letters that can come in this game."""
    cards = [CARDS[id] for id in setup.ambushes]
    coming = {card.letter for card in cards if isinstance(card, Ambush)}
    return [letter for letter in LETTERS if letter in coming]


# help -------------------------------------------------------------------------------------------


def help_lines(setup: Setup) -> Iterator[str]:
    """What can be typed, on one screen."""
    yield "Draw the card on the map: name the terrain, then the squares by row and column."
    yield "  forest C4 C5 D5   or f C4 C5 D5; only C4 C5 D5 if the card has one terrain"
    yield "  forest 17         placement 17 of the list that legal shows"
    if setup.options.hero_cards:
        yield "  hero C4           shows how its attack can be turned; hero C4 2 takes way 2"
    if {"G", "T"} & set(_letters(setup)):
        yield "  destroy C5        for the Gorgon and the Troll"
    yield "Or ask (the first two letters are enough):"
    yield "  legal [C4]        where the card fits; with a square, only what covers it"
    yield "  score             what the edicts give now, for which squares, or why not"
    yield "  score f C4 C5 D5  what they would give after this move"
    yield "  rules             what the card asks for, and the edicts in full"
    yield "  map, seasons      the map once more; the seasons that are over"
    yield "  deck              which cards still lie face down"
    yield "  undo              take the last placement back; the cards stay the same"
    yield "  save [FILE]       write a copy of the game, to read and share"
    yield "  quit              leave; the game is kept and goes on next time"
    yield "A season ends when its time is up. Then the two edicts marked * score, every"
    yield "coin gives a point, and every empty square beside a monster takes one away."
    yield "A mountain with all four neighbours filled pays a coin, some shapes do, too."
    yield "On the map:"
    yield from (f"  {line}" for line in legend(setup))


# rules ------------------------------------------------------------------------------------------


def card_rule(position: Position) -> Iterator[str]:
    """What the player is asked for now, and what the monsters on the map do."""
    match position.round:
        case "explore":
            yield from _explore(position)
        case "hero":
            yield from _hero(position.shown[-1], position.setup.options)
        case "ambush":
            yield f"{NAMES[position.ambush.id]}: {walked(position.ambush)}."
            yield "You choose how the monsters are turned over the square that was found."
        case "gaze":
            yield LETTERED["G"]
            yield "It can be empty or filled, but neither mountain nor wasteland."
        case "troll" | None:
            pass  # what the Troll does is told with the other monsters
    yield from _monsters(position)


def _explore(position: Position) -> Iterator[str]:
    card = position.card
    assert isinstance(card, Explore)
    single = offers(position, ME)[0]
    name = NAMES[card.id]
    if single.single:
        what = terrain_words(single.terrains)
        yield f"{name}: none of its shapes fits, so draw one single square anywhere, {what}."
        return
    shape = "draw its shape" if len(card.choices) == 1 else "draw one of its shapes"
    what = terrain_words(card.terrains)
    yield f"{name}: {shape} on empty squares, as {what}."
    coin = "; if a coin stands beneath it, you get that, too" * any(c.coin for c in card.choices)
    yield f"It may be turned and flipped{coin}."
    if position.ruins:
        yield "After a ruins card the shape must cover at least one open ruins square (r)."


def _hero(card: str, options: Options) -> Iterator[str]:
    turned = ", which may be turned and flipped" if options.hero_pattern_rotation else ""
    yield f"{NAMES[card]}: draw the hero on any empty square."
    yield f"From now on it attacks the squares marked *{turned}."
    yield "A monster there is destroyed, now or later: filled, but no terrain."


def _monsters(position: Position) -> Iterator[str]:
    sheet = position.sheets[ME]
    if sheet.monster:
        yield "At the end of a season every empty square beside a monster costs a point."
    for letter in LETTERS:
        # The Gorgon has done what it does.
        if letter != "G" and sheet.lettered(letter) & sheet.monster:
            yield LETTERED[letter]


def walked(card: Ambush) -> str:
    """How the solo rule finds a place for this ambush."""
    corner, arrow = card.corner.replace("_", " "), card.arrow.replace("_", "")
    return f"solo rule: from the {corner} corner, {arrow}, the first place that fits"


def when_edicts_score() -> str:
    """Which two edicts score when."""
    pairs = [" and ".join("ABCD"[place] for place in season.edicts) for season in SEASONS]
    first, *later = zip((NAMES[season.id] for season in SEASONS), pairs, strict=True)
    rest = ", ".join(f"{season.lower()} {pair}" for season, pair in later)
    return f"{first[0]} scores {first[1]}, {rest}:"
