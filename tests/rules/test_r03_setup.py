"""R3: how a game is set up."""

from collections import Counter
from dataclasses import replace

import pytest

from quillmap.dealer import deal, prepare
from quillmap.material import BACKS, MAPS, RUINS, SCORING, SEASONS
from quillmap.material import HEROES as HERO_CARDS
from quillmap.rules import BadOptions, Options, Position, Setup, begin, reveal
from quillmap.rules.events import SeasonScored
from tests.rules.helpers import (
    BASE,
    BASE_EDICTS,
    COMBINED,
    FOUR_AMBUSHES,
    HEROES,
    random_game,
    reveals,
    sheet,
    stars,
    table,
)

SEEDS = [number.to_bytes(32, "big") for number in range(300)]


def cards(seed: bytes, players: int) -> list[str]:
    """All cards of a base game, while everybody's map is full and nobody draws."""
    position = begin(prepare(BASE, seed, players))
    position = replace(position, sheets=(sheet(rest="F"),) * players)
    found: list[str] = []
    while not position.over:
        found.append(deal(seed, position))
        position = reveal(position, found[-1]).position
    return found


@pytest.mark.parametrize("players", [0, 101, -1])
def test_r3_1_a_table_has_one_to_a_hundred_players(players: int) -> None:
    """Nobody, or more than a hundred, cannot play (R3.1)."""
    with pytest.raises(BadOptions) as refused:
        Setup(players, BASE, BASE_EDICTS, FOUR_AMBUSHES)
    assert refused.value.reason.id == "players"
    crowd = begin(Setup(100, BASE, BASE_EDICTS, FOUR_AMBUSHES))
    assert len(crowd.present) == 100


def test_r3_1_one_player_plays_solo_and_two_do_not() -> None:
    """Alone, an ambush is drawn by the solo walk; with others, a neighbour draws it (R3.1)."""
    solo = reveals(table(sheet()), "goblin_attack")
    assert (solo.round, solo.sheets[0].monster.bit_count()) == (None, 3)
    pair = reveals(table(sheet(), sheet()), "goblin_attack")
    assert (pair.round, pair.awaited) == ("ambush", (0, 1))
    assert pair.sheets == (sheet(), sheet())


@pytest.mark.parametrize(
    ("ruleset", "allowed"), [("base", "AB"), ("heroes", "CD"), ("combined", "ABCD")]
)
def test_r3_2_all_players_use_one_sheet_of_their_box(ruleset: str, allowed: str) -> None:
    """A or B in base, C or D in Heroes, any of the four when combined (R3.2)."""
    for letter in "ABCD":
        if letter in allowed:
            options = Options.of(ruleset, map_sheet=letter)
            position = begin(prepare(options, SEEDS[0], 3))
            assert {each.ground for each in position.sheets} == {MAPS[letter]}
            assert {each.coins for each in position.sheets} == {0}
        else:
            with pytest.raises(BadOptions, match="is not a value of the option “map_sheet”"):
                Options.of(ruleset, map_sheet=letter)


def test_r3_4_one_scoring_card_of_each_back_anywhere_under_a_to_d() -> None:
    """Each card of a back can come, and each edict can lie under each letter (R3.4)."""
    for options in (BASE, HEROES):
        under: Counter[tuple[str, int]] = Counter()
        for seed in SEEDS:
            edicts = prepare(options, seed).edicts
            assert sorted(SCORING[card].back for card in edicts) == sorted(BACKS)
            assert {SCORING[card].box for card in edicts} == {options.ruleset}
            under.update((card, place) for place, card in enumerate(edicts))
        # Each of 16 cards in each of 4 places: 1200 edicts, about 19 times each.
        assert len(under) == 64
        assert max(under.values()) < 3 * 19


def test_r3_4_the_first_game_of_heroes_has_its_own_edicts() -> None:
    """A Faunlost Thicket, B Gnomish Colony, C Ulem's Wallow, D Dwarvenholds (R3.4)."""
    options = Options.of("heroes", edicts="first_game")
    assert prepare(options, SEEDS[0]).edicts == (
        "faunlost_thicket",
        "gnomish_colony",
        "ulems_wallow",
        "dwarvenholds",
    )


def test_r3_5_the_seasons_come_from_spring_to_winter() -> None:
    """Spring first, then summer, fall and winter, each once (R3.5)."""
    ended = [
        SEASONS[event.season].id
        for _, step in random_game(BASE, 1, 35)
        for event in step.events
        if isinstance(event, SeasonScored)
    ]
    assert ended == ["spring", "summer", "fall", "winter"]


@pytest.mark.parametrize(
    ("options", "heroes"),
    [(BASE, 0), (HEROES, 4), (COMBINED, 4), (Options.of("combined", hero_cards=False), 0)],
)
def test_r3_6_four_ambushes_and_perhaps_four_heroes_lie_face_down(
    options: Options, heroes: int
) -> None:
    """Which of the four ambushes, or heroes, comes first nobody knows (R3.6)."""
    unseen = begin(prepare(options, SEEDS[1])).unseen
    assert len(set(unseen.ambushes)) == 4
    assert unseen.heroes == (tuple(sorted(HERO_CARDS)) if heroes else ())
    firsts = {reveals(begin(prepare(options, SEEDS[1])), card).shown for card in unseen.ambushes}
    assert firsts == {(card,) for card in unseen.ambushes}


@pytest.mark.parametrize(
    ("options", "explore", "heroes"),
    [(BASE, 13, 0), (HEROES, 11, 1), (COMBINED, 13, 1)],
)
def test_r3_7_the_first_deck_holds_one_ambush_and_perhaps_one_hero(
    options: Options, explore: int, heroes: int
) -> None:
    """All explore cards, ruins among them where they belong, and one of each other deck (R3.7)."""
    unseen = begin(prepare(options, SEEDS[2])).unseen
    assert len(unseen.explore) == explore
    assert (unseen.ambush_backs, unseen.hero_backs) == (1, heroes)
    assert unseen.count == explore + 1 + heroes
    assert set(RUINS) <= set(unseen.explore) or options.ruleset == "heroes"


def test_r3_7_only_one_ambush_can_come_in_spring() -> None:
    """The other three are not in the deck yet (R3.7)."""
    full = sheet(rest="F")
    position: Position = reveals(table(full, full), "goblin_attack")
    assert stars(position.sheets[0].monster) == stars(0)
    assert position.unseen.ambush_backs == 0
    assert len(position.unseen.ambushes) == 3


def test_r3_8_one_seed_gives_one_game() -> None:
    """Edicts, ambushes and every card follow from the seed, whoever plays (R3.8)."""
    options = Options.of("combined")
    for seed in SEEDS[:20]:
        alone, many = prepare(options, seed, 1), prepare(options, seed, 7)
        assert replace(many, players=1) == alone == prepare(options, seed, 1)
    games = [tuple(cards(seed, 1)) for seed in SEEDS[:12]]
    assert len(set(games)) == 12
    assert games == [tuple(cards(seed, 3)) for seed in SEEDS[:12]]
