"""What a draw brings at each scoring to come, against scoring the map in those seasons."""

import random
from collections import Counter
from dataclasses import replace

import pytest

from quillmap import Game, Options, Position, Seat, Sheet, apply
from quillmap.material import SEASONS
from quillmap.rules import outcome
from quillmap.rules.events import SeasonScored
from quillmap.rules.gains import Count, Gain, Gains, gains
from quillmap.rules.rounds import Over
from quillmap.rules.season import season_result
from tests.random_play import RULESETS, random_move, random_options
from tests.soak import numbers

GAMES, TRIED = 16, 4
"""Games of each ruleset, and draws that are tried in each of their rounds: thousands in all."""
FOUR = (0, 1, 2, 3)


def scored_later(position: Position, before: Sheet, after: Sheet) -> Gains:
    """The same by the scoring of a season, which knows nothing of gains: season after season."""
    edicts: list[list[Gain]] = [[], [], [], []]
    coins, monsters = [], []
    for season in FOUR:
        if len(position.scores[0]) > season:
            continue  # it has its scores already
        then = replace(position, season=season)
        old, new = season_result(then, before), season_result(then, after)
        first, second = SEASONS[season].edicts
        edicts[first].append(Gain(season, new.first - old.first))
        edicts[second].append(Gain(season, new.second - old.second))
        coins.append(Gain(season, new.coins - old.coins))
        monsters.append(Gain(season, old.monsters - new.monsters))
    return Gains(tuple(map(tuple, edicts)), tuple(coins), tuple(monsters))


def gained(position: Position, before: Sheet, after: Sheet) -> Gains:
    """What the engine says of this change."""
    setup = position.setup
    return gains(position, Count.of(before, setup), Count.of(after, setup))


def told(found: Gains) -> Counter[str]:
    """What is interesting about these gains, for counting."""
    points = [gain.points for each in found.edicts for gain in each]
    points += [gain.points for gain in (*found.coins, *found.monsters)]
    assert found.total == sum(points)
    return Counter(
        {
            "draws": 1,
            "dead": any(not each for each in found.edicts),
            "twice": any(len(each) == 2 and each[0].points for each in found.edicts),
            "coins": any(gain.points for gain in found.coins),
            "fewer monsters": any(gain.points > 0 for gain in found.monsters),
            "more monsters": any(gain.points < 0 for gain in found.monsters),
        }
    )


def new_game(rng: random.Random, ruleset: str, players: int) -> Game:
    """A game with any options."""
    options = Options.of(ruleset, **random_options(rng, ruleset))
    return Game.new(options, seed=rng.randbytes(32), players=players)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_gains_are_what_the_scorings_to_come_will_pay(ruleset: str) -> None:
    seen: Counter[str] = Counter()
    for number in numbers(RULESETS.index(ruleset), GAMES):
        rng = random.Random(number)
        game = new_game(rng, ruleset, rng.choice([1, 1, 2, 3]))
        while not game.over:
            position, seat = game.position, rng.choice(game.awaited)
            for _ in range(TRIED):
                move = random_move(rng, position, seat)
                on, after = outcome(position, move)
                found = gained(position, position.sheets[on], after)
                assert found == scored_later(position, position.sheets[on], after), number
                seen += told(found)
            seen["troll"] += position.round == "troll"
            game.play(move)
    assert seen["draws"] > 2000 and min(seen["dead"], seen["twice"], seen["coins"]) > 50, seen
    assert min(seen["fewer monsters"], seen["more monsters"]) > 20, seen
    if ruleset != "base":
        assert seen["troll"], seen


@pytest.mark.parametrize("ruleset", RULESETS)
def test_what_is_promised_now_is_paid_when_the_season_ends(ruleset: str) -> None:
    """In a solo game nothing comes between the last draw of a season and its scoring."""
    seen = 0
    for number in numbers(10 + RULESETS.index(ruleset), 8):
        rng = random.Random(number)
        game = new_game(rng, ruleset, 1)
        while not game.over:
            position = game.position
            move = random_move(rng, position, Seat(0))
            (_, after), before = outcome(position, move), position.sheets[0]
            season, found = position.season, gained(position, before, after)
            would = season_result(position, before)
            events = apply(position, move).events
            game.play(move)
            for event in events:
                if isinstance(event, SeasonScored) and event.season == season:
                    (result,) = event.results
                    assert result is not None
                    now = (*found.edicts, found.coins, found.monsters)
                    paid = sum(g.points for each in now for g in each if g.season == season)
                    assert result.total - would.total == paid
                    seen += 1
    assert seen == 8 * len(SEASONS)


def test_a_dead_edict_has_no_gain_and_a_coin_counts_in_every_season() -> None:
    game = Game.new(Options.of("base"), seed=bytes(32))
    richer = Count((5, 5, 5, 5), 1, 0)
    poor = Count((0, 0, 0, 0), 0, 3)
    spring = gains(game.position, poor, richer)
    assert [[gain.season for gain in each] for each in spring.edicts] == [
        [0, 3],
        [0, 1],
        [1, 2],
        [2, 3],
    ]
    assert spring.coins == tuple(Gain(season, 1) for season in FOUR)
    assert spring.monsters == tuple(Gain(season, 3) for season in FOUR)
    assert spring.total == 5 * 8 + 4 + 12
    winter = gains(replace(game.position, season=3), poor, richer)
    assert [len(each) for each in winter.edicts] == [1, 0, 0, 1]
    over = gains(replace(game.position, season=3, under_way=Over()), poor, richer)
    assert over == Gains(((), (), (), ()), (), ()) and over.total == 0
