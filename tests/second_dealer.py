"""Dealing once more, written from docs/dealing.md alone: it takes even its cards from that page.

Nothing here comes from the engine, so that the page is known to be enough.
"""

import hashlib
import re
from pathlib import Path
from typing import NamedTuple

PAGE = (Path(__file__).parent.parent / "docs" / "dealing.md").read_text("utf-8")
BACKS = ("forest", "farm_water", "village", "geometry")


def block(tag: str) -> list[str]:
    """The lines of the fenced part of the page that has this tag."""
    found = re.search(rf"^```{tag}\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    assert found
    return found[1].splitlines()


LISTED = {
    int(version): dict(line.split(": ") for line in block(f"cards {version}"))
    for version in re.findall(r"^```cards (\d+)$", PAGE, re.MULTILINE)
}
"""The lines of cards, by the first rules version that has them."""


def cards_of(rules: int) -> dict[str, list[str]]:
    """The lists that a rules version deals from."""
    lists = LISTED[max(version for version in LISTED if version <= rules)]
    return {key: value.split(", ") for key, value in lists.items()}


def times_of(cards: dict[str, list[str]]) -> dict[str, int]:
    """The time of each explore card."""
    explore = [card.split() for box in ("base", "heroes") for card in cards[f"explore {box}"]]
    return {id: int(time) for id, time in explore}


class Rules(NamedTuple):
    """What the dealer has to know of the options."""

    ruleset: str
    season_set: str
    explore_set: str
    hero_cards: bool
    edicts: list[str] | None = None
    ambush_set: list[str] | None = None
    rules: int = 1


def u(seed: bytes, label: str, n: int) -> tuple[int, int]:
    """The number, and how many digests were thrown away for it."""
    limit = n * (2**64 // n)
    i = 0
    while True:
        digest = hashlib.sha256(seed + label.encode("utf-8") + b":" + str(i).encode("utf-8"))
        x = int(digest.hexdigest()[:16], 16)
        if x < limit:
            return x % n, i
        i += 1


def pick(seed: bytes, label: str, cards: list[str]) -> str:
    """The card that the label takes out of the list."""
    return cards.pop(u(seed, label, len(cards))[0])


def edicts(rules: Rules, seed: bytes) -> list[str]:
    """The scoring cards under A, B, C and D."""
    if rules.edicts is not None:
        return rules.edicts
    boxes = ["base", "heroes"] if rules.ruleset == "combined" else [rules.ruleset]
    cards = cards_of(rules.rules)
    four = []
    for back in BACKS:
        in_play = sorted(card for box in boxes for card in cards[f"scoring {box} {back}"])
        four.append(pick(seed, f"scoring/{back}", in_play))
    return [pick(seed, f"edict/{k}", four) for k in range(4)]


def ambushes(rules: Rules, seed: bytes) -> list[str]:
    """The four ambush cards of the game."""
    if rules.ambush_set is not None:
        return rules.ambush_set
    cards = cards_of(rules.rules)
    if rules.ruleset != "combined":
        return cards[f"ambush {rules.ruleset}"]
    both = sorted(cards["ambush base"] + cards["ambush heroes"])
    return [pick(seed, f"ambush-set/{k}", both) for k in range(4)]


def sheet(ruleset: str, seed: bytes) -> str:
    """The map sheet, where the options leave it to chance."""
    return pick(seed, "map-sheet", cards_of(1)[f"sheet {ruleset}"])


def all_cards(rules: Rules, seed: bytes) -> list[list[str]]:
    """The cards of the four seasons, in order."""
    monsters = sorted(ambushes(rules, seed))
    cards = cards_of(rules.rules)
    times = times_of(cards)
    heroes = sorted(cards["hero"]) if rules.hero_cards else []
    ambush_backs = hero_backs = 0
    thresholds = cards[f"threshold {rules.season_set}"]
    seasons: list[list[str]] = []
    for season in range(4):
        ambush_backs += 1
        hero_backs += 1 if rules.hero_cards else 0
        explore = [card.split()[0] for card in cards[f"explore {rules.explore_set}"]]
        if rules.ruleset != "heroes":
            explore += cards["ruins"]
        explore.sort()
        shown: list[str] = []
        while sum(times.get(card, 0) for card in shown) < int(thresholds[season]):
            place = f"{season}/{len(shown)}"
            deck = len(explore) + ambush_backs + hero_backs
            number, _ = u(seed, f"card/{place}", deck)
            if number < len(explore):
                shown.append(explore.pop(number))
            elif number < len(explore) + ambush_backs:
                shown.append(pick(seed, f"ambush/{place}", monsters))
                ambush_backs -= 1
            else:
                shown.append(pick(seed, f"hero/{place}", heroes))
                hero_backs -= 1
        seasons.append(shown)
    return seasons
