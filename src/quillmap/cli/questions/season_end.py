"""What a paper map is worth with the four edicts of its game, now or at the end of a season."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from quillmap import grid
from quillmap.cli.arguments import Complaint, pairs
from quillmap.cli.cards import card_name, edicts_asked
from quillmap.cli.speech import figures, name, say, why
from quillmap.cli.text_tables import laid_out
from quillmap.grid import Cells
from quillmap.material import MAPS, SCORING, SEASONS, Ground
from quillmap.rules.maps import OwnMap
from quillmap.rules.options import Options, options_of
from quillmap.rules.reasons import BadOptions
from quillmap.rules.scoring import MONSTER_PENALTY, Scored, monster_penalty, score
from quillmap.rules.sheet import Sheet


def scored_by(card: str, sheet: Sheet, options: Options) -> Scored:
    """What a scoring card gives, or what the monsters take."""
    return monster_penalty(sheet) if card == MONSTER_PENALTY else score(card, sheet, options)


def row(card: str, scored: Scored, letter: str = "") -> list[str]:
    """Stars, card, and the squares that earn them or the reason why there are none."""
    # What monsters cost is taken away; a zero has no sign.
    stars = -scored.points if card == MONSTER_PENALTY else scored.points
    said = " ".join(grid.names(scored.squares)) if scored.awards else why(scored.why)
    return laid_out(f"{letter}{figures(stars):>5}  {card_name(card):<{_longest_name()}} ", said)


def _longest_name() -> int:
    """So that what follows the names stands in one column, in every language."""
    return max(20, *(len(card_name(card)) for card in (*SCORING, MONSTER_PENALTY)))


def as_json(scored: Scored) -> dict[str, Any]:
    """Stars and squares of one card as a program reads them."""
    return {
        "stars": scored.points,
        "squares": grid.names(scored.squares),
        "why": None if scored.why is None else str(scored.why),
    }


def four_edicts(text: str, options: Iterable[str]) -> tuple[str, ...]:
    """The cards of edicts A to D, one of each back, as the options allow them."""
    try:
        asked = options_of({**pairs(options), "edicts": edicts_asked(text)}).edicts
    except BadOptions as error:
        raise Complaint(f"--edicts: {why(error.reason)}") from None
    if asked is None:
        raise Complaint(f"--edicts: {say('score-which-edicts')}")
    return asked


@dataclass(frozen=True)
class SeasonEnd:
    """A map, its edicts, and the season that ends; without one, all four as they stand now."""

    sheet: Sheet
    options: Options
    edicts: tuple[str, ...]
    season: str | None

    @property
    def _scoring(self) -> dict[str, Scored]:
        """By the letters of the edicts, in the order in which the season names them."""
        ends = [season for season in SEASONS if season.id == self.season]
        places = ends[0].edicts if ends else range(4)
        return {
            "ABCD"[place]: scored_by(self.edicts[place], self.sheet, self.options)
            for place in places
        }

    @property
    def _total(self) -> int | None:
        if self.season is None:
            return None
        stars = sum(scored.points for scored in self._scoring.values())
        return stars + self.sheet.coins - monster_penalty(self.sheet).points

    def _card(self, letter: str) -> str:
        return self.edicts["ABCD".index(letter)]

    def lines(self) -> list[str]:
        """For people."""
        lines = [] if self.season is None else [name(self.season)]
        for letter, scored in self._scoring.items():
            lines += row(self._card(letter), scored, letter)
        lines.append(f" {self.sheet.coins:5}  {say('coins')}")
        lines += row(MONSTER_PENALTY, monster_penalty(self.sheet), " ")
        if self._total is not None:
            lines.append(f" {figures(self._total):>5}  {say('score-together')}")
        return lines

    def document(self) -> dict[str, Any]:
        """For programs; `monsters` is what they cost, as in a record."""
        edicts = [
            {"edict": letter, "card": self._card(letter), **as_json(scored)}
            for letter, scored in self._scoring.items()
        ]
        return {
            "season": self.season,
            "edicts": edicts,
            "coins": self.sheet.coins,
            "monsters": monster_penalty(self.sheet).points,
            "total": self._total,
        }


def unlike_any_map(sheet: Sheet, options: Options) -> str | None:
    """A note if the ground is that of no map that is known: most likely a mark is wrong."""
    own = options.map_sheet
    if isinstance(own, OwnMap) and sheet.ground == own.ground:
        return None
    apart = {name: _differing(sheet.ground, ground) for name, ground in MAPS.items()}
    nearest = min(apart, key=lambda name: apart[name].bit_count())
    if not apart[nearest]:
        return None
    if apart[nearest].bit_count() > 6:
        return say("score-unlike-any-map")
    squares = " ".join(grid.names(apart[nearest]))
    return say("score-nearest-map", sheet=nearest, squares=squares)


def _differing(one: Ground, other: Ground) -> Cells:
    layers = ("mountains", "wasteland", "ruins")
    return grid.union(getattr(one, layer) ^ getattr(other, layer) for layer in layers)
