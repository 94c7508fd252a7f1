"""What programs show beside a link: the head of the page, and of a game that was published.

That of a game is made from the index entry alone, so an address that shows nothing costs as much as
one that is nobody's: one look into the index.
"""

import re
from dataclasses import dataclass, replace
from functools import lru_cache
from html import escape
from typing import Final

from quillmap.rules.result import Result, ranks, title, total
from quillmap.server.index import Summary
from quillmap.server.site import LINK_PICTURE, Asset
from quillmap.texts import Language, text

GENERAL: Final = re.compile(
    r'\s*(<title>.*?</title>|<meta\s+(name|property)="(description|og:[^"]*|twitter:[^"]*)"[^>]*>)',
    re.DOTALL,
)
"""What the page says about itself at every other address."""
HEAD: Final = "</head>"
SIZE: Final = (1200, 630)
SHOWS: Final = (
    "A drawn map with a lake, fields, woods, mountains and a village; beside it the name Quillmap"
)
"""The picture of every other address in words: English, as all that the page says there."""


@dataclass(frozen=True, slots=True)
class LinkCard:
    """A title, a sentence, and whose map the picture shows."""

    game: str
    seat: int
    title: str
    about: str
    picture: str
    """What the picture shows, in words."""
    language: Language


def link_card(game: str, summary: Summary, public: list[int], language: Language) -> LinkCard:
    """The card of a finished game; its picture is the map of the best seat that is public."""
    scores = [[Result(*each) for each in seasons] for seasons in summary.scores]
    placed = ranks(scores, summary.left)
    last = len(scores) + 1
    seat = min(public, key=lambda each: (placed[each - 1] or last, each))
    name, rank, points = summary.names[seat - 1], placed[seat - 1], total(scores[seat - 1])
    said: dict[str, str | int] = {"name": name, "count": points}
    if summary.rating is not None:
        honour = _plain(text(f"name-{title(summary.rating)}", language))
        head = text("card-alone", language, **said, title=honour)
    elif rank is not None and len(scores) > 1:
        head = text("card-among", language, **said, rank=rank, players=len(scores))
    else:
        head = text("card-plain", language, **said)
    edicts = ", ".join(_plain(text(f"name-{card}", language)) for card in summary.edicts)
    about = text("card-about", language, edicts=edicts)
    return LinkCard(game, seat, head, about, text("card-picture", language, name=name), language)


def with_card(page: bytes, card: LinkCard, address: str) -> bytes:
    """The page with this card in place of its own; `address` is where others find the server.

    Without one there is no picture: whoever reads a card has only its own address to go by.
    """
    html = GENERAL.sub("", page.decode())
    html = html.replace('<html lang="en">', f'<html lang="{card.language}">', 1)
    before, behind = html.split(HEAD, 1)
    tags = [f"<title>{escape(card.title)} · Quillmap</title>", *_tags(card, address)]
    return (before.rstrip() + "\n" + "\n".join(tags) + "\n" + HEAD + behind).encode()


@lru_cache(maxsize=4)
def general(page: Asset, address: str) -> Asset:
    """The page as every other address has it: with a picture, if it is known where that is."""
    if not address:
        return page
    small, large = (_named("twitter:card", size) for size in _SIZES)
    before, behind = page.content.decode().replace(small, large, 1).split(HEAD, 1)
    picture = f"{address}/page/{LINK_PICTURE}"
    tags = [_named("twitter:image", picture), *_pictured(picture, SHOWS)]
    with_them = before.rstrip() + "\n" + "\n".join(tags) + "\n" + HEAD + behind
    return replace(page, content=with_them.encode())


_SIZES: Final = ("summary", "summary_large_image")


def _named(name: str, said: str) -> str:
    return f'<meta name="{name}" content="{escape(said)}" />'


def _told(name: str, said: str) -> str:
    return f'<meta property="{name}" content="{escape(said)}" />'


def _pictured(picture: str, shows: str) -> list[str]:
    told = {
        "og:image": picture,
        "og:image:type": "image/png",
        "og:image:width": str(SIZE[0]),
        "og:image:height": str(SIZE[1]),
        "og:image:alt": shows,
    }
    return [_told(name, said) for name, said in told.items()]


def _tags(card: LinkCard, address: str) -> list[str]:
    small, large = _SIZES
    named = {"description": card.about, "twitter:card": small}
    told = {
        "og:type": "article",
        "og:site_name": "Quillmap",
        "og:locale": LOCALES[card.language],
        "og:title": card.title,
        "og:description": card.about,
    }
    picture = (
        f"{address}/api/public/{card.game}/copy"
        f"?seat={card.seat}&paper=card&form=png&lang={card.language}"
    )
    if address:
        told |= {"og:url": f"{address}/p/{card.game}"}
        named |= {"twitter:card": large, "twitter:image": picture}
    return [
        *(_named(name, said) for name, said in named.items()),
        *(_told(name, said) for name, said in told.items()),
        *(_pictured(picture, card.picture) if address else ()),
    ]


LOCALES: Final[dict[Language, str]] = {
    "en": "en_GB",
    "pl": "pl_PL",
    "de": "de_DE",
    "cs": "cs_CZ",
    "el": "el_GR",
}


def _plain(words: str) -> str:
    """Without the hyphens that only a page can hide."""
    return words.replace("\u00ad", "")
