"""Reasons for draws: each claim counted again by its twin, on draws of whole games by chance."""

import random
from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, replace
from typing import get_args

import pytest

from quillmap import Game, Move, Options, Position, Seat, Sheet, legal
from quillmap.material import CARDS, LETTERS, Ambush
from quillmap.rules import outcome
from quillmap.rules.gains import Count, gains
from quillmap.rules.moves import Destroy
from quillmap.rules.sheet import picture
from quillmap.rules.why import MOST_REASONS, DrawReason, Kind, Why, every_reason
from tests.random_play import RULESETS, random_move, random_options
from tests.rules.bridge import pairs
from tests.soak import SOAK, numbers
from tests.twin.board import Board
from tests.twin.why import CHECKS, Claim

GAMES, TRIED, LOOKED_AT = 10, 2, 6
"""Games of each ruleset; draws that are checked in each round; draws of which the best is made."""
EXACT = ("edict", "monsters", "opens", "menace", "spoils", "more_coins", "less")
"""Kinds whose points are exact: with one more the twin has to object."""


def board_of(sheet: Sheet) -> Board:
    """A map as the twin has it."""
    board = Board.read(picture(sheet))
    board.stars = set(pairs(sheet.attacked))
    board.coins = sheet.coins
    for letter in LETTERS:
        board.letters |= dict.fromkeys(pairs(sheet.lettered(letter)), letter)
    return board


def claims(
    position: Position, move: Move, reasons: Iterable[DrawReason], draft: Move | None = None
) -> Iterable[Claim]:
    """What reasons say, in the twin's words."""
    on, after = outcome(position, move)
    round, seat = position.round, move.seat
    moves = list(legal(position, seat))
    effects = [CARDS[id] for id in position.effects]
    for reason in reasons:
        others = [other for other in moves if other != move] if reason.kind == "least" else []
        way = reason.headway
        yield Claim(
            kind=reason.kind,
            cells=pairs(reason.cells),
            edict=reason.edict,
            points=reason.points,
            seasons=reason.seasons,
            have=reason.have,
            need=reason.need,
            open=pairs(reason.open),
            terrain=reason.terrain,
            way=None if way is None else (way.kind, way.line),
            before=board_of(position.sheets[on]),
            after=board_of(after),
            drawn=pairs(move.cells),
            drawn_terrain="" if isinstance(move, Destroy) else move.terrain,
            edicts=position.setup.edicts,
            options=asdict(position.setup.options),
            scored=len(position.scores[0]),
            last=position.time >= position.threshold and round != "troll",
            card=position.shown[-1] if position.shown else "",
            ruins=position.ruins,
            places={pairs(each.cells) for each in moves},
            others=[board_of(outcome(position, other)[1]) for other in others],
            unseen=position.unseen.ambushes,
            solo_walk=position.setup.players == 1
            and position.setup.options.solo_ambush == "standard",
            zombies=any(isinstance(card, Ambush) and card.letter == "Z" for card in effects),
            draft=None if draft is None else board_of(outcome(position, draft)[1]),
        )


def brings(position: Position, move: Move) -> int:
    """What a draw brings in all, for a player who is no fool."""
    on, after = outcome(position, move)
    setup = position.setup
    found = gains(position, Count.of(position.sheets[on], setup), Count.of(after, setup)).total
    return found if on == move.seat else -found


def checked(position: Position, move: Move, draft: Move, number: int) -> Counter[str]:
    """Every reason for a draw, alone and beside a draft; how often each kind was claimed."""
    why = Why(position, move.seat, draft)
    told, beside = why.reasons(move), why.beside_the_draft(move)
    assert 1 <= len(told) <= MOST_REASONS and 1 <= len(beside) <= 2
    every = every_reason(position, move)
    assert set(told) <= set(every)
    seen: Counter[str] = Counter(draws=1)
    for claim in (*claims(position, move, every), *claims(position, move, beside, draft)):
        assert CHECKS[claim.kind](claim), f"{number}: {move} {claim}"
        if claim.kind in EXACT:
            assert not CHECKS[claim.kind](replace(claim, points=claim.points + 1))
        seen[claim.kind] += 1
    coins = [each for each in every if each.kind in ("coin", "mountain", "dragon")]
    on, after = outcome(position, move)
    if coins:
        paid = after.coins - position.sheets[on].coins
        assert sum(each.points for each in coins) == paid, number
    return seen


def played(ruleset: str, part: int, games: int) -> Counter[str]:
    """Games by players who take the best of a few draws; reasons for random and for good ones."""
    seen: Counter[str] = Counter()
    for number in numbers(part, games):
        rng = random.Random(number)
        options = Options.of(ruleset, **random_options(rng, ruleset))
        game = Game.new(options, seed=rng.randbytes(32), players=rng.choice([1, 1, 2, 3]))
        while not game.over:
            position, seat = game.position, Seat(rng.choice(game.awaited))
            few = [random_move(rng, position, seat) for _ in range(LOOKED_AT)]
            few.sort(key=lambda move: brings(position, move), reverse=True)
            for move in few[:TRIED]:
                seen += checked(position, move, rng.choice(few), number)
            game.play(few[0])
    return seen


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_claim_holds(ruleset: str) -> None:
    seen = played(ruleset, RULESETS.index(ruleset), GAMES)
    assert seen["draws"] > 500 and seen.total() > 2000, seen
    assert min(seen[kind] for kind in ("edict", "coin", "monsters", "headway", "no_hole")) > 10
    if SOAK:
        rare = {"base": {"dragon", "dragon_but", "guard", "strike", "zombies"}}
        assert set(get_args(Kind)) - seen.keys() <= rare.get(ruleset, set()), seen


def test_every_kind_has_its_twin() -> None:
    assert CHECKS.keys() == set(get_args(Kind))


def test_ideas_are_told_apart_and_what_had_to_be_comes_last() -> None:
    """Of draws by chance: what is said of two is the same only where nothing differs."""
    rng = random.Random(16)
    alike = apart = forced = 0
    for number in range(6):
        game = Game.new(Options.of("base"), 1, seed=bytes([number + 1]) * 32)
        while not game.over:
            seat = game.awaited[0]
            drawn = [random_move(rng, game.position, seat) for _ in range(3)]
            moves = list({move.cells: move for move in drawn}.values())
            why = Why(game.position, seat)
            one_by_one = [why.reasons(move) for move in moves]
            told = why.told_apart(moves)
            for reasons in told:
                assert 1 <= len(reasons) <= MOST_REASONS
                assert reasons[0].kind != "ruins"
                forced += any(each.kind == "ruins" for each in reasons)
            alike += len(moves) - len({said(each) for each in one_by_one})
            apart += len(moves) - len({said(each) for each in told})
            game.play(moves[0])
    assert forced and alike > apart + 5, (forced, alike, apart)


def test_what_is_paid_is_not_given_up_for_what_differs() -> None:
    """A game in which two of the best draws would say the same of three payments."""
    rng = random.Random(21)
    game = Game.new(Options.of("base"), 1, seed=bytes([22]) * 32)
    while not game.over:
        position, seat = game.position, game.awaited[0]
        drawn = [random_move(rng, position, seat) for _ in range(120)]
        few = list({move.cells: move for move in drawn}.values())
        few.sort(key=lambda move: brings(position, move), reverse=True)
        why = Why(position, seat)
        for move, told in zip(few[:3], why.told_apart(few[:3]), strict=True):
            assert {each for each in why.reasons(move) if each.kind in PAID} <= set(told)
        game.play(few[0])


def said(reasons: Iterable[DrawReason]) -> frozenset[tuple[object, ...]]:
    """What a player reads of them; squares only where the sentence names them."""
    return frozenset(
        (each.kind, each.edict, each.points, each.seasons, each.have, each.need)
        + (() if each.kind in UNPLACED else (each.cells, each.open))
        for each in reasons
    )


PAID = {"edict", "coin", "mountain", "dragon", "monsters", "strike"}
"""Kinds that make up the sum: none is left out for something that only differs."""
UNPLACED = {
    "edict",
    "coin",
    "dragon",
    "headway",
    "no_hole",
    "fits",
    "keeps",
    "least",
    "snug",
    "room",
}
"""Kinds whose sentences name no squares."""
