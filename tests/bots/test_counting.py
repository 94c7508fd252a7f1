"""The bots that count: what they see of a map, and what they choose on maps made by hand."""

from dataclasses import replace
from itertools import islice

import pytest

from quillmap import Destroy, Draw, Move, Options, Position, Raid, Seat, legal
from quillmap.bots import Bot, Budget
from quillmap.bots.prospects import drawn_on, prospects
from quillmap.bots.worth import Weights, this_season, whole_game
from quillmap.grid import beside, named, union
from quillmap.rules.scoring import points
from quillmap.rules.season import season_result
from quillmap.rules.sheet import Sheet
from tests.bots.helpers import (
    COUNTING,
    GREEDY,
    HEROES,
    ONE,
    TWO,
    WEIGHTED,
    after,
    chosen,
    decisions,
    sheet,
    table,
    troll_round,
)

EDICTS = "sentinel_wood canal_lake wildholds borderlands"
both = pytest.mark.parametrize("bot", COUNTING, ids=lambda bot: bot.name)


def at(text: str) -> int:
    """The squares of these names."""
    return union(map(named, text.split()))


def seen_by(bot: Bot, position: Position, map_: Sheet) -> int:
    """What a map is worth to the bot, counted anew from the rules."""
    if bot is GREEDY:
        return season_result(position, map_).total
    a, b, c, d = (points(card, map_, position.setup.options) for card in position.setup.edicts)
    left = 4 - position.season
    weights = [(2, 2, 2, 2), (1, 1, 2, 2), (1, 0, 1, 2), (1, 0, 0, 1)][position.season]
    edicts = sum(weight * each for weight, each in zip(weights, (a, b, c, d), strict=True))
    return edicts + left * (map_.coins - map_.menaced.bit_count())


# What they look at ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "bots"),
    [
        (HEROES, ["random"] * 2),
        (Options.of("combined", ambush_set="heroes"), ["random"] * 3),
        (Options.of("heroes", solo_ambush="pegasus"), ["random"]),
        (Options.of("base"), ["random"]),
    ],
)
def test_prospects_are_the_legal_moves_with_the_maps_they_lead_to(
    options: Options, bots: list[str]
) -> None:
    for position, seat, _, _ in decisions(options, bots, "prospects"):
        found = list(prospects(position, seat))
        assert [prospect.move for prospect in found] == list(legal(position, seat))
        for prospect in islice(found, 0, None, 7):
            now = after(position, prospect.move)
            # A new hero's attack earns nothing by itself, so it is not drawn.
            assert prospect.sheet == replace(now, attacked=prospect.sheet.attacked)


def test_the_weights_follow_the_seasons() -> None:
    maps = [sheet()]
    seasons = [table(maps, EDICTS, "hamlet", season=season) for season in range(4)]
    assert [whole_game(position) for position in seasons] == [
        Weights((2, 2, 2, 2), 4),
        Weights((1, 1, 2, 2), 3),
        Weights((1, 0, 1, 2), 2),
        Weights((1, 0, 0, 1), 1),
    ]
    assert [this_season(position) for position in seasons] == [
        Weights((1, 1, 0, 0), 1),
        Weights((0, 1, 1, 0), 1),
        Weights((0, 0, 1, 1), 1),
        Weights((1, 0, 0, 1), 1),
    ]


def test_the_troll_looks_to_the_next_season() -> None:
    spring, winter = (troll_round(sheet("M"), EDICTS, season) for season in (0, 3))
    assert this_season(spring) == Weights((0, 1, 1, 0), 1)
    assert not winter.coming
    assert this_season(winter) == whole_game(winter) == Weights((0, 0, 0, 0), 0)


@both
def test_value_and_gains_are_what_the_rules_count(bot: Bot) -> None:
    for position, seat, _, ideas in islice(
        decisions(HEROES, [bot.name, "random"], "values"), 0, None, 3
    ):
        if seat != ONE or position.round == "troll":
            continue
        on = drawn_on(position, seat)
        before, options = position.sheets[on], position.setup.options
        for idea in ideas:
            now = after(position, idea.move)
            gain = seen_by(bot, position, now) - seen_by(bot, position, before)
            assert idea.value == (gain if on == seat else -gain)
            assert idea.gains == tuple(
                points(card, now, options) - points(card, before, options)
                for card in position.setup.edicts
            )


# What they choose -------------------------------------------------------------------------------


def best(bot: Bot, position: Position, seat: Seat, sign: int) -> set[Move]:
    """All moves that nothing beats, found the slow way."""
    worth = {
        move: sign * seen_by(bot, position, after(position, move)) for move in legal(position, seat)
    }
    return {move for move, value in worth.items() if value == max(worth.values())}


@both
@pytest.mark.parametrize("options", [Options.of("base"), HEROES], ids=lambda o: str(o.ruleset))
def test_an_ambush_hurts_as_much_as_any_other(bot: Bot, options: Options) -> None:
    ambushes = 0
    for seed in ("one", "two"):
        for position, seat, budget, _ in decisions(options, ["random", "greedy"], seed):
            if position.round == "ambush":
                ambushes += 1
                move = bot.consider(position, seat, budget)[0].move
                assert isinstance(move, Raid) and move.on != seat
                assert move in best(bot, position, seat, -1)
    assert ambushes >= 4


@both
def test_the_solo_player_of_the_german_variant_harms_the_own_map_least(bot: Bot) -> None:
    options = Options.of("heroes", solo_ambush="pegasus")
    ambushes = 0
    for seed in ("one", "two"):
        for position, seat, budget, _ in decisions(options, ["random"], seed):
            if position.round == "ambush":
                ambushes += 1
                move = bot.consider(position, seat, budget)[0].move
                assert move in best(bot, position, seat, 1)
    assert ambushes >= 2


@both
def test_the_gorgon_breaks_the_village_that_just_scores(bot: Bot) -> None:
    village = sheet("....VVVVVV")
    edicts = "wildholds sentinel_wood canal_lake borderlands"
    position = table([village, sheet()], edicts, "gorgon_gaze", HEROES)
    move = chosen(bot, position, TWO)
    assert isinstance(move, Raid)
    assert move.on == ONE and move.destroys & village.village


@both
def test_the_own_gorgon_spares_what_scores(bot: Bot) -> None:
    """The walk puts the Gorgon on J9 J11 K10: K9 is forest on the edge, the rest is empty land."""
    edge = sheet(" ".join(["." * 11] * 10 + ["FFFFFFFFF.."]))
    position = table([edge], EDICTS, "gorgon_gaze", HEROES)
    assert position.sheets[ONE].monster == at("J9 J11 K10")
    assert Destroy(ONE, at("K9")) in legal(position, ONE)
    move = chosen(bot, position)
    assert move.cells & position.sheets[ONE].menaced


@both
def test_the_troll_takes_the_square_that_pays(bot: Bot) -> None:
    """Either square ends one point of monsters; B3 also surrounds the mountain."""
    position = troll_round(sheet("FFF.. F^.FF FFM.. FFF.."), EDICTS)
    assert list(legal(position, ONE)) == [Destroy(ONE, at("B3")), Destroy(ONE, at("C4"))]
    assert chosen(bot, position) == Destroy(ONE, at("B3"))


@both
def test_after_winter_any_square_will_do(bot: Bot) -> None:
    position = troll_round(sheet("M"), EDICTS, season=3)
    assert [idea.value for idea in bot.consider(position, ONE, Budget())] == [0, 0]


@both
def test_a_hero_strikes_the_monsters_that_cost_most(bot: Bot) -> None:
    """Three monsters in a column, each with empty land around: Wren can strike all at once."""
    map_ = sheet("........... ...M ........... ........... .......M ...M...M ...M...M")
    position = table([map_], EDICTS, "wren_the_lioness", HEROES)
    move = chosen(bot, position)
    assert isinstance(move, Draw)
    assert move.strikes == at("E8 F8 G8")


@both
def test_a_hero_without_monsters_guards_as_much_land_as_possible(bot: Bot) -> None:
    quiet = "deepwood craylund traylo_monastery dwarvenholds"
    position = table([sheet("FFFFFFFFFFF")], quiet, "freyla_the_true", HEROES)
    move = chosen(bot, position)
    assert isinstance(move, Draw)
    assert (move.strikes & position.sheets[ONE].empty).bit_count() == 3


@pytest.mark.parametrize(("attacked", "shelter"), [("", 4), ("E4", 3), ("E6", 2), ("E4 E5 E6", 0)])
def test_land_beside_monsters_is_guarded_first_and_land_is_guarded_once(
    attacked: str, shelter: int
) -> None:
    """Freyla on E3 strikes three empty squares, and E6 lies beside the monster on F6."""
    map_ = replace(sheet(" ".join(["." * 11] * 5 + [".....M"])), attacked=at(attacked))
    position = table([map_], EDICTS, "freyla_the_true", HEROES)
    move = Draw(ONE, "hero", at("E3"), at("E4 E5 E6"))
    assert [p.shelter for p in prospects(position, ONE) if p.move == move] == [shelter]


@both
def test_the_single_square_takes_the_terrain_that_scores(bot: Bot) -> None:
    """Nothing fits into A1, so any terrain may stand there: only forest counts on the edge."""
    map_ = sheet(".FFFFFFFFFF", rest="F")
    position = table([map_], EDICTS, "hillside_terrace", HEROES)
    assert chosen(bot, position) == Draw(ONE, "forest", at("A1"))


def test_greedy_takes_what_scores_now_and_weighted_what_scores_more_in_the_end() -> None:
    """In spring: A1 completes a row (edict A, 6 now), a sixth village waits for C (8 twice)."""
    edicts = "borderlands canal_lake wildholds sentinel_wood"
    position = table([sheet(".FFFFFFFFFF ........... VVVVV")], edicts, "rift_lands")
    greedy, weighted = chosen(GREEDY, position), chosen(WEIGHTED, position)
    assert greedy.cells == at("A1")
    assert isinstance(weighted, Draw) and weighted.terrain == "village"
    assert weighted.cells & beside(position.sheets[ONE].village)
