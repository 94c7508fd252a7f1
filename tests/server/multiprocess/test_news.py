"""What servers tell each other: words that hold lines, or only the name of a game."""

import pytest

from quillmap.store import Addition, IndexEntry, Kept
from quillmap.store.postgres_news import LONGEST, News, messages, read_word

CARD = IndexEntry(stage="waiting", summary="{}")


def told(*additions: Addition) -> list[tuple[str, list[Kept]]]:
    """What another server hears of these."""
    news = News()
    for each in additions:
        news.add(each)
    words = [word for text in messages("me", news.take()) for word in text.split(" ")[1:]]
    assert not news
    return [(game, list(lines())) for game, lines in map(read_word, words)]


def test_lines_arrive_as_they_were_kept() -> None:
    first = Addition("g", 7, 100, ('2 named "Zoë  O\'Neil, 2nd"', "1 forest A1 A2"))
    second = Addition("g", 9, 101, ("reveal orchard",), CARD)
    assert told(first, Addition("h", 3, 99, ("starts",)), second) == [
        (
            "g",
            [
                Kept(7, 100, first.lines[0]),
                Kept(8, 100, first.lines[1]),
                Kept(9, 101, "reveal orchard"),
            ],
        ),
        ("h", [Kept(3, 99, "starts")]),
    ]


@pytest.mark.parametrize(
    "additions",
    [
        pytest.param([Addition("g", 0, 1, ("quillmap table 1",), CARD)], id="a new game"),
        pytest.param([Addition("g", 4, 1, ("a",)), Addition("g", 6, 1, ("b",))], id="a gap"),
        pytest.param([Addition("g", 4, 1, ("x" * LONGEST,))], id="too long"),
        pytest.param([Addition("g", 4, 1, ("a\x1eb",))], id="a strange character"),
        pytest.param([Addition("g", 4, 1, (), CARD)], id="only a card"),
    ],
)
def test_otherwise_only_the_game_is_named(additions: list[Addition]) -> None:
    assert told(*additions) == [("g", [])]


def test_a_game_that_is_different_is_read_again() -> None:
    news = News()
    news.add(Addition("g", 4, 1, ("a",)))
    news.touch(["g"])
    news.add(Addition("g", 5, 1, ("b",)))
    assert [(game, list(lines())) for game, lines in map(read_word, news.take())] == [("g", [])]
