"""What a fair copy says, in one language: province, who drew it, title, points, edicts, date."""

from dataclasses import dataclass
from datetime import date

from quillmap.material import SEASONS
from quillmap.notation import UNSIGNED, Crest, Signature
from quillmap.rules.result import Result, ranks, rating, title, total
from quillmap.texts import ENGLISH, Language, text


@dataclass(frozen=True, slots=True)
class Edict:
    """One of the four, and what it brought in the whole game."""

    letter: str
    name: str
    points: str


@dataclass(frozen=True, slots=True)
class Caption:
    """Words that are ready to be written."""

    headline: str
    """The province, or whoever drew it."""
    by: str
    """Who drew it, and as what."""
    points: str
    """The number alone, for the seal."""
    points_word: str
    """What stands below the number."""
    foot: str
    """When, if anybody has said it."""
    edicts: tuple[Edict, ...]
    crest: Crest | None = None


def caption(
    name: str,
    seat: int,
    scores: tuple[tuple[Result, ...], ...],
    edicts: tuple[str, ...],
    *,
    signed: Signature = UNSIGNED,
    left: tuple[int, ...] = (),
    day: date | None = None,
    language: Language = ENGLISH,
) -> Caption:
    """The caption of a seat's map; of a game that goes on, with what was scored so far."""
    results = scores[seat - 1]
    points = total(results)
    earned = [0, 0, 0, 0]
    for season, result in zip(SEASONS, results, strict=False):
        first, second = season.edicts
        earned[first] += result.first
        earned[second] += result.second
    over = all(len(each) == len(SEASONS) for each in scores)
    honour = ""
    if over and len(scores) == 1:
        honour = _plain(text(f"name-{title(rating(results, edicts))}", language))
    elif over:
        rank = ranks(scores, left)[seat - 1]
        if rank is not None:
            honour = text("copy-rank", language, rank=rank, players=len(scores))
    when = "" if day is None else text("copy-date", language, **_parts(day))
    # Alone one earns a title; among others one chooses it, and the rank moves to the date.
    chosen = signed.title if len(scores) > 1 else None
    by, foot = (chosen, [honour, when]) if chosen else (honour, [when])
    return Caption(
        headline=signed.province or name,
        by=", ".join(part for part in (name, by) if part) if signed.province else by,
        points=_figures(points),
        points_word=text("copy-points", language, points=abs(points)),
        foot=" · ".join(part for part in foot if part),
        edicts=tuple(
            Edict(letter, _plain(text(f"name-{card}", language)), _figures(number))
            for letter, card, number in zip("ABCD", edicts, earned, strict=True)
        ),
        crest=signed.crest,
    )


def _figures(number: int) -> str:
    return str(number).replace("-", "−")


def _parts(day: date) -> dict[str, int | str]:
    return {"day": str(day.day), "month": day.month, "year": str(day.year)}


def _plain(words: str) -> str:
    """Without the hyphens that only a page can hide."""
    return words.replace("\u00ad", "")
