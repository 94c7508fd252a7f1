"""Every scoring card against its slow, obvious twin, on thousands of maps (R15, R9.2)."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace

import pytest

from quillmap.grid import EVERYWHERE, NOWHERE, SIZE, first
from quillmap.rules.options import Options
from quillmap.rules.scoring import EDICTS, MONSTER_PENALTY, Scored, monster_penalty, points, score
from quillmap.rules.scoring.awards import Award
from quillmap.rules.sheet import Sheet, pictured
from tests.rules.bridge import pairs
from tests.rules.random_sheets import KINDS, SheetCase
from tests.soak import numbers
from tests.twin.board import Board
from tests.twin.scoring import SCORING

PARTS, PER_PART = 8, 400
OFTEN_ENOUGH = 0.05
CARDS = [*EDICTS, MONSTER_PENALTY]


def engine_score(card: str, sheet: Sheet, options: Options) -> Scored:
    """A scoring card or the monsters, from the engine."""
    if card == MONSTER_PENALTY:
        return monster_penalty(sheet)
    scored = score(card, sheet, options)
    # The quick count is a path of its own.
    assert scored.points == points(card, sheet, options)
    return scored


def compare(case: SheetCase, card: str) -> int:
    """Points, marked squares and the form of the answer; the points, for counting."""
    scored = engine_score(card, case.sheet, case.engine_options)
    expected, marked = SCORING[card](case.board, case.options)
    assert scored.points == expected, f"{card} on {case}"
    assert pairs(scored.squares) == marked, f"the squares of {card} on {case}"
    for worth, cells in scored.awards:
        assert worth > 0 and NOWHERE < cells <= EVERYWHERE, f"an award of {card} on {case}"
    # A zero always says why, in a sentence that can be written out.
    assert (scored.why is None) == bool(scored.awards), f"{card} on {case}"
    assert scored.why is None or str(scored.why)
    return expected


def compare_all(cases: Iterable[int], cards: Iterable[str] = CARDS) -> tuple[int, Counter[str]]:
    """Every map faces all cards: how many maps, and on how many of them each card scored."""
    count = 0
    scored: Counter[str] = Counter()
    for number in cases:
        case = SheetCase(number)
        count += 1
        scored.update(card for card in cards if compare(case, card) > 0)
    return count, scored


def demand_scores(count: int, scored: Counter[str]) -> None:
    """A card that hardly ever scores was hardly tested."""
    rates = {card: f"{scored[card]} of {count}" for card in CARDS}
    rare = {card: rate for card, rate in rates.items() if scored[card] < OFTEN_ENOUGH * count}
    assert not rare, f"scored too seldom: {rare}; all cards: {rates}"


@pytest.mark.parametrize("part", range(PARTS))
def test_every_card_agrees_with_its_twin(part: int) -> None:
    """R15.1 to R15.32 and R9.2; each card scores above zero on at least 5 % of the maps."""
    demand_scores(*compare_all(numbers(part, PER_PART)))


@pytest.mark.parametrize("sign", ["", *"^#rFVAWMHx", *"fvawmhX"])
def test_maps_of_one_kind_agree(sign: str) -> None:
    """The borders of every card: all squares alike, and all but one, and one alone."""
    sign = sign or "."
    full = [sign * SIZE] * SIZE
    hole = [*full[:5], sign * 5 + "." + sign * 5, *full[6:]]
    alone = ["." * SIZE] * 5 + ["....." + sign + "....."] + ["." * SIZE] * 5
    for rows in (full, hole, alone):
        for card in CARDS:
            scored = engine_score(card, pictured(rows), Options.of("combined"))
            expected, marked = SCORING[card](Board.read(rows), {})
            assert scored.points == expected, (card, rows)
            assert pairs(scored.squares) == marked, (card, rows)
            assert (scored.why is None) == bool(scored.awards), (card, rows)


def test_all_kinds_of_maps_come_with_all_options() -> None:
    """What the comparison promises about its maps: every kind, all options, no chance."""
    cases = [SheetCase(number) for number in range(PER_PART)]
    assert len({(case.number % len(KINDS), *case.options.values()) for case in cases}) == 4 * len(
        KINDS
    )
    assert len({"".join(case.rows) for case in cases}) > 0.95 * len(cases)
    assert set("".join("".join(case.rows) for case in cases)) == set(".r^#xXFVAWMHfvawmh")
    assert any(case.stars for case in cases)
    assert [SheetCase(number) for number in range(PER_PART)] == cases


# The harness can fail --------------------------------------------------------------------------


def too_many(awards: Iterable[Award]) -> Iterator[Award]:
    """One point too many, from the first award."""
    for index, (worth, cells) in enumerate(awards):
        yield worth + (index == 0), cells


def badly_marked(awards: Iterable[Award]) -> Iterator[Award]:
    """The right points for the wrong squares: one is missing from an award of several."""
    for worth, cells in awards:
        yield worth, cells ^ first(cells) if cells.bit_count() > 1 else cells << 1 & EVERYWHERE


def forgetting_one(awards: Iterable[Award]) -> Iterator[Award]:
    """The last award is lost whenever there are several."""
    kept = list(awards)
    yield from kept[:-1] if len(kept) > 1 else kept


def plant(monkeypatch: pytest.MonkeyPatch, card: str, mistake: object) -> None:
    """Put a mistake into what the engine knows of this card."""
    right = EDICTS[card].rule
    assert callable(mistake)

    def wrong(sheet: Sheet, options: Options) -> Iterable[Award]:
        awards: Iterable[Award] = mistake(right(sheet, options))
        return awards

    monkeypatch.setitem(EDICTS, card, replace(EDICTS[card], rule=wrong))


@pytest.mark.parametrize("mistake", [too_many, badly_marked])
@pytest.mark.parametrize("card", EDICTS)
def test_the_comparison_notices_a_wrong_card(
    card: str, mistake: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever card is wrong, in points or in squares, some map of the first few shows it."""
    plant(monkeypatch, card, mistake)
    with pytest.raises(AssertionError, match="sheet"):
        compare_all(range(120), [card])


@pytest.mark.parametrize("card", ["greenbough", "wildholds", "borderlands", "starlit_sigil"])
def test_the_comparison_notices_a_lost_award(card: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A mistake that only shows where a card scores several times is found too."""
    plant(monkeypatch, card, forgetting_one)
    with pytest.raises(AssertionError, match="sheet"):
        compare_all(range(120), [card])


def test_the_comparison_demands_scores() -> None:
    """A card that scored on fewer than 5 % of its maps fails the test, with the counts."""
    often = Counter(dict.fromkeys(CARDS, 5))
    demand_scores(100, often)
    with pytest.raises(AssertionError, match="'silos': '4 of 100'"):
        demand_scores(100, often - Counter(["silos"]))
