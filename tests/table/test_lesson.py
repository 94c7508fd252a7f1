"""The guided first game: its cards come in the order in which they are explained."""

import re
from itertools import pairwise

from quillmap.bots import BOTS
from quillmap.bots.protocol import choose
from quillmap.dealer import deal, prepare
from quillmap.material import ALL_AMBUSHES
from quillmap.notation.records import GAME_ID
from quillmap.rules.play import apply, reveal
from quillmap.rules.position import begin
from quillmap.rules.result import rating
from quillmap.server.ids import id_of
from quillmap.table import lesson, people
from quillmap.table.knocking import knock
from quillmap.table.people import Secrets
from quillmap.table.settings import Settings
from quillmap.table.table import Table
from quillmap.table.texts import read_line, write_line
from tests.table.helpers import ADA, BEN, NOW, refused, sat

SPRING = [
    "forgotten_forest",
    "marshlands",
    "great_river",
    "hamlet",
    "outpost_ruins",
    "hinterland_stream",
    "rift_lands",
    "gnoll_raid",
    "homestead",
]


def dealt(bot: str) -> tuple[list[list[str]], int]:
    """The cards of each season, and the rating of a bot that plays them."""
    position = begin(prepare(lesson.OPTIONS, lesson.SEED, 1))
    seasons: list[list[str]] = [[], [], [], []]
    while not position.over:
        if position.awaited:
            move = choose(BOTS[bot], position, position.awaited[0])
            position = apply(position, move).position
        else:
            card = deal(lesson.SEED, position)
            seasons[position.season].append(card)
            position = reveal(position, card).position
    return seasons, rating(position.scores[0], position.setup.edicts)


def opened() -> Table:
    """A table of the lesson, as a server opens it."""
    secrets = Secrets("game1", "key1", None, lesson.SEED, lesson.LESSON)
    turn = people.open_table(secrets, NOW, ADA, lesson.OPTIONS, 1, Settings(hints=True))
    assert "deck of lesson" in turn.lines
    for line in turn.lines:
        assert write_line(read_line(line)) == line
    return turn.table


def test_spring_is_what_the_page_explains() -> None:
    seasons, _ = dealt("random")
    assert seasons[0] == SPRING
    assert lesson.OPTIONS.map_sheet == "A"


def test_the_cards_do_not_depend_on_who_draws() -> None:
    assert dealt("random")[0] == dealt("greedy")[0]


def test_the_rest_of_the_year_is_kind_to_beginners() -> None:
    seasons, rated = dealt("greedy")
    attacks = [[card for card in cards if card in ALL_AMBUSHES] for cards in seasons]
    assert attacks[1] == [], "whoever is on their own for the first time is left in peace"
    for cards in seasons:
        at = [place for place, card in enumerate(cards) if card in ALL_AMBUSHES]
        assert len(at) <= 2 and all(two - one > 1 for one, two in pairwise(at))
    assert any("village" in card or card == "hamlet" or card == "homestead" for card in seasons[1])
    assert rated >= 0, "a bot that never looks further than a season earns a good title"


def test_its_word_is_the_id_of_no_game() -> None:
    """Records and journals can name it, and no table is ever called so."""
    assert re.fullmatch(GAME_ID, lesson.LESSON)
    assert len(id_of(bytes(10))) > len(lesson.LESSON)


def test_its_rules_and_seats_stay_as_they_are() -> None:
    table = opened()
    asked = (lesson.OPTIONS, 2, Settings())
    assert refused(people.resettle, table, ADA, *asked) == "lesson_fixed"
    assert refused(knock, sat(table, ADA), BEN, "Ben") == "lesson_fixed"
