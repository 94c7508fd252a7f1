"""What stands in the head of a public page: always words, whatever people call themselves."""

import struct
from html.parser import HTMLParser
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quillmap.server.http.link_card import LOCALES, general, link_card, with_card
from quillmap.server.index import Summary, index_entry, summary_of
from quillmap.server.site import ASK_AGAIN, TYPES, Asset, the_site
from quillmap.store import Row
from quillmap.texts import ENGLISH, LANGUAGES, Language
from tests.table.helpers import playing, to_the_end

PAGE = b"""<!doctype html>
<html lang="en">
    <head>
        <meta charset="utf-8" />
        <title>Quillmap</title>
        <meta
            name="description"
            content="General."
        />
        <meta property="og:title" content="Quillmap" />
        <meta name="twitter:card" content="summary" />
        <link rel="icon" href="/icon.svg" />
    </head>
    <body><div id="page"></div></body>
</html>
"""
ADDRESS = "https://maps.example"
BAD = [
    '"><script>alert(1)</script>',
    "</title><img src=x onerror=alert(1)>",
    "' onload='x",
    "&lt;b&gt;",
    "</head><body>",
    "{ $points }",
    "\\u003cscript\\u003e",
    "<!--",
    "\u202eevil",
    "a\u00adb",
]


class Parsed(HTMLParser):
    """A page as a browser reads it."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, tuple[str, ...]]] = []
        self.said: dict[str, str] = {}
        self._open = ""
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, tuple(name for name, _ in attrs)))
        self._open = tag
        found = dict(attrs)
        name = found.get("name") or found.get("property")
        if name and name != "theme-color":  # there is one by day and one by night
            assert name not in self.said, "each is said once"
            self.said[name] = found["content"] or ""

    def handle_endtag(self, tag: str) -> None:
        self._open = ""

    def handle_data(self, data: str) -> None:
        if self._open == "title":
            self.said["title"] = self.said.get("title", "") + data


def summary(players: int = 1) -> Summary:
    """What the index knows of a finished game."""
    row = Row("g1", 1, 0, 0, index_entry(to_the_end(playing(players))))
    return summary_of(row)


ALONE, AMONG = summary(1), summary(3)
AMONG.scores = [[(points, 0, 0, 0)] * 4 for points in (5, 9, 2)]


def parsed(name: str, language: Language = ENGLISH, address: str = ADDRESS) -> Parsed:
    """The page of a game alone by somebody of this name."""
    told = Summary(**{field: getattr(ALONE, field) for field in ALONE.__struct_fields__})
    told.names = [name]
    card = link_card("g1", told, [1], language)
    return Parsed(with_card(PAGE, card, address).decode())


PLAIN = parsed("Ada")


@pytest.mark.parametrize("name", BAD)
@pytest.mark.parametrize("language", get_args(Language))
def test_no_name_is_markup(name: str, language: Language) -> None:
    plain, found = parsed("Ada", language), parsed(name, language)
    assert found.elements == plain.elements
    for key, said in plain.said.items():
        assert found.said[key] == said.replace("Ada", name), key
    assert name in found.said["og:title"] and name in found.said["og:image:alt"]


@given(st.text(min_size=1, max_size=40).filter(lambda name: "\r" not in name and "\0" not in name))
def test_no_name_whatever_is_markup(name: str) -> None:
    """Also names of games that began under older servers, which took more of them."""
    found = parsed(name)
    assert found.elements == PLAIN.elements
    assert found.said.keys() == PLAIN.said.keys()
    assert found.said["og:title"] == PLAIN.said["og:title"].replace("Ada", name, 1)


def test_the_general_card_is_gone_and_nothing_else() -> None:
    assert "General." not in PLAIN.said.values()
    assert PLAIN.said["twitter:card"] == "summary_large_image"
    kept = [element for element in Parsed(PAGE.decode()).elements if element[0] != "meta"]
    assert [element for element in PLAIN.elements if element[0] in ("link", "div", "body")] == [
        element for element in kept if element[0] in ("link", "div", "body")
    ]
    assert PLAIN.elements.count(("meta", ("charset",))) == 1


def test_every_language_has_its_words_and_its_place() -> None:
    assert set(LOCALES) == set(LANGUAGES)
    told = {parsed("Ada", language).said["description"] for language in get_args(Language)}
    assert len(told) == len(LOCALES)


def test_the_picture_is_of_the_best_who_wants_to_be_seen() -> None:
    assert link_card("g1", AMONG, [1, 2, 3], ENGLISH).seat == 2
    card = link_card("g1", AMONG, [1, 3], ENGLISH)
    assert (card.seat, card.title) == (1, "Ada: 20 points, rank 2 of 3")
    assert not [name for name in ("Ben", "Cem") if name in card.about + card.picture]


def test_without_an_address_there_is_no_picture() -> None:
    found = parsed("Ada", address="")
    assert found.said["twitter:card"] == "summary"
    assert not [key for key in found.said if key.startswith(("og:image", "og:url"))]


def test_whoever_has_left_has_no_rank() -> None:
    told = Summary(**{field: getattr(AMONG, field) for field in AMONG.__struct_fields__})
    told.left = [0]
    assert "rank" not in link_card("g1", told, [1], ENGLISH).title
    assert link_card("g1", told, [1, 2], ENGLISH).seat == 2


def test_every_other_address_has_a_picture_where_the_address_is_known() -> None:
    usual = Asset(PAGE, TYPES[".html"], ASK_AGAIN)
    assert general(usual, "") is usual
    made = general(usual, ADDRESS)
    found = Parsed(made.content.decode())
    assert made.tag != usual.tag, "browsers that have the other one ask again"
    assert found.said["og:title"] == "Quillmap" and found.said["description"] == "General."
    assert found.said["og:image"] == found.said["twitter:image"] == f"{ADDRESS}/page/link.png"
    assert found.said["twitter:card"] == "summary_large_image"
    assert found.said["og:image:alt"]
    # A game has its own instead.
    card = link_card("g1", ALONE, [1], ENGLISH)
    assert "link.png" not in with_card(made.content, card, ADDRESS).decode()


def test_the_page_that_is_built_has_the_picture_that_it_names() -> None:
    site = the_site()
    found = Parsed(general(site.assets["index.html"], ADDRESS).content.decode())
    assert found.said["twitter:card"] == "summary_large_image"
    path = found.said["og:image"].removeprefix(f"{ADDRESS}/page/")
    picture = site.assets[path].content
    wide, high = struct.unpack(">II", picture[16:24])
    told = (found.said["og:image:width"], found.said["og:image:height"])
    assert (str(wide), str(high)) == told == ("1200", "630")
    assert len(picture) < 60_000, "chats load it for every reader"
