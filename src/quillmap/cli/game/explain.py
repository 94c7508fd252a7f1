"""The game explained while it is played: what can be typed, what the marks mean, what a card asks.

Only what this game needs is told: no heroes in a game without them.
"""

from collections.abc import Iterator
from typing import Final

from quillmap.cli.game.screen import ME, terrain_words
from quillmap.cli.speech import both, name, say
from quillmap.cli.text_tables import laid_out
from quillmap.material import CARDS, LETTERS, RUINS, SEASONS, Ambush, Explore, Hero, Letter
from quillmap.rules.legal import offers
from quillmap.rules.position import Position, Setup
from quillmap.rules.rounds import (
    AmbushRound,
    ExploreRound,
    GazeRound,
    HeroRound,
    Over,
    TrollRound,
)

_USUAL_WIDTH: Final = 80

# The marks --------------------------------------------------------------------------------------

_TERRAINS = {
    "F": "forest",
    "V": "village",
    "A": "farm",
    "W": "water",
    "M": "monster",
    "H": "hero",
}
_GROUND = {
    ".": "square-empty",
    "r": "square-ruins",
    "^": "terrain-mountain",
    "#": "square-wasteland",
    "x": "square-destroyed",
    "*": "square-attacked",
}


def legend(setup: Setup) -> list[str]:
    """What stands on the map in this game."""
    heroes, letters = setup.options.hero_cards, _letters(setup)
    absent = set() if heroes else {"H", "*"} if letters else {"H", "*", "x"}
    terrains = [
        f"{mark} {say(f'terrain-{id}')}" for mark, id in _TERRAINS.items() if mark not in absent
    ]
    ground = [f"{mark} {say(id)}" for mark, id in _GROUND.items() if mark not in absent]
    more = [f"M{say(f'letter-{letter}')} {say(f'monster-{letter}')}" for letter in letters]
    if not RUINS.keys() & set(setup.explore_cards):
        more.append(say("legend-no-ruins"))
    lines = ["  ".join(line) for line in ([*terrains, say("legend-small")], ground, more)]
    return [part for line in lines for part in laid_out("", line, _USUAL_WIDTH)]


def _letters(setup: Setup) -> list[Letter]:
    """The letters that can come in this game."""
    cards = [CARDS[id] for id in setup.ambushes]
    coming = {card.letter for card in cards if isinstance(card, Ambush)}
    return [letter for letter in LETTERS if letter in coming]


# help -------------------------------------------------------------------------------------------

_ASK = {
    "legal [C4]": "help-legal",
    "score": "help-score",
    "score f C4 C5 D5": "help-score-move",
    "hint [f C4 C5]": "help-hint",
    "rules": "help-rules",
    "map, seasons": "help-map",
    "deck": "help-deck",
    "undo": "help-undo",
    "save [FILE]": "help-save",
    "quit": "help-quit",
}


def help_lines(setup: Setup, columns: int) -> Iterator[str]:
    """What can be typed, on one screen."""
    draw = {"forest C4 C5 D5": "help-squares", "forest 17": "help-number"}
    if setup.options.hero_cards:
        draw["hero C4"] = "help-hero"
    if {"G", "T"} & set(_letters(setup)):
        draw["destroy C5"] = "help-destroy"
    yield from laid_out("", say("help-draw"), columns)
    for typed, id in draw.items():
        yield from laid_out(f"  {typed:<18}", say(id), columns)
    yield from laid_out("", say("help-ask"), columns)
    for typed, id in _ASK.items():
        yield from laid_out(f"  {typed:<18}", say(id), columns)
    for id in ("help-season", "help-mountain", "help-marks"):
        yield from laid_out("", say(id), columns)
    yield from (f"  {line}" for line in legend(setup))


# rules ------------------------------------------------------------------------------------------


def card_rule(position: Position) -> Iterator[str]:
    """What the player is asked for now, and what the monsters on the map do."""
    match position.under_way:
        case ExploreRound(card):
            yield from _explore(position, card)
        case HeroRound(Hero(id)):
            yield f"{name(id)}: {say(f'rule-{id}')}"
        case AmbushRound(ambush):
            yield f"{name(ambush.id)}: {walked(ambush)}."
            yield say("panel-ambush")
        case GazeRound():
            yield say("rule-gorgon_gaze")
        case TrollRound() | Over() | None:
            pass  # what the Troll does is told with the other monsters
    yield from _monsters(position)


def _explore(position: Position, card: Explore) -> Iterator[str]:
    offer = offers(position, ME)[0]
    called = name(card.id)
    if offer.single:
        single = say("draw-single-ruins" if position.ruins else "draw-single", card=called)
        yield f"{single} ({terrain_words(offer.terrains)})"
        return
    kinds = {1: "rule-explore-one-terrain", 2: "rule-explore-two-terrains"}
    if len(card.terrains) in kinds:
        yield f"{called}: {say('rule-explore')}"
        yield say(kinds[len(card.terrains)])
    else:
        yield f"{called}: {say(f'rule-{card.id}')}"
    if position.ruins:
        yield say("ruins-duty")


def _monsters(position: Position) -> Iterator[str]:
    sheet = position.sheets[ME]
    if sheet.monster:
        yield say("about-monster")
    for letter in LETTERS:
        # The Gorgon has done what it does.
        if letter != "G" and sheet.lettered(letter) & sheet.monster:
            yield say(f"beast-{letter}")


def walked(card: Ambush) -> str:
    """How the solo rule finds a place for this ambush."""
    return say("solo-walk", corner=card.corner, arrow=card.arrow)


def when_edicts_score() -> str:
    """Which two edicts score when."""
    pairs = {season.id: both(["ABCD"[place] for place in season.edicts]) for season in SEASONS}
    return say("rules-edicts-when", **pairs)
