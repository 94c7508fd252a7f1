"""What the core promises beside being right: names, bad input, threads, and the same lots."""

from array import array
from concurrent.futures import ThreadPoolExecutor

import pytest

from quillmap import Game, Options
from quillmap._fast import Core, packing
from quillmap._fast.tables import MOST_AMBUSHES, MOST_EXPLORE, MOST_HEROES
from quillmap._fast.weighing import packed_credit
from quillmap.bots.outlook import CREDIT
from quillmap.bots.plain.playouts import playout
from quillmap.bots.plain.rng import DECK, DRAWING, Stream
from quillmap.material import CARDS, SCORING
from quillmap.rules import Seat, total

SOLO = Game.new(Options.of("base"), seed=bytes(32))
PACKED_SIZE = 17 * 16 + 8 + 32 + 40
NUMBERS = sorted(packing.card_numbers(CARDS))
"""The numbers of all cards; between the kinds there is room for more."""
MOST_CARDS = MOST_EXPLORE + MOST_AMBUSHES + MOST_HEROES
REFUSAL = "another size|is not a|no such|no card|out of range|cannot end|more than|more backs"


def packed() -> bytes:
    return packing.pack(SOLO.position, Seat(0))


def test_every_scoring_card_has_its_function(core: Core) -> None:
    assert sorted(core.edicts()) == sorted(SCORING)


def test_a_position_is_small(core: Core) -> None:
    assert len(packed()) == PACKED_SIZE


@pytest.mark.parametrize("bad", [b"", bytes(10), bytes(PACKED_SIZE), b"\xff" * PACKED_SIZE])
def test_bytes_that_are_no_position_are_refused(core: Core, bad: bytes) -> None:
    for ask in (
        lambda: core.points(bad),
        lambda: core.legal(bad),
        lambda: core.gains(bad, (1, 1, 1, 1), 1),
        lambda: core.playout(bad, 0, 1, 2, 3),
        lambda: core.playouts(bad, 0, 1, 2, 3, 4),
    ):
        with pytest.raises(ValueError, match=REFUSAL):
            ask()


@pytest.mark.parametrize("place", range(PACKED_SIZE))
def test_a_position_with_any_byte_changed_is_refused_or_played(core: Core, place: int) -> None:
    for change in (1, 0x80, 0xFF):
        altered = bytearray(packed())
        altered[place] ^= change
        try:
            core.points(bytes(altered))
        except ValueError:
            continue
        # What is accepted is another position, perhaps an odd one, and is played to its end.
        assert len(core.playout(bytes(altered), 0, 1, 2, 3)[0]) == 16
        core.legal(bytes(altered))


def test_tables_that_are_none_are_refused_and_those_at_hand_stay(core: Core) -> None:
    before = core.points(packed())
    with pytest.raises(ValueError, match="the tables have the wrong size"):
        core.load(b"nonsense")
    assert core.points(packed()) == before


@pytest.mark.parametrize("level", [-1, 9])
def test_a_level_that_does_not_exist_is_refused(core: Core, level: int) -> None:
    with pytest.raises(ValueError, match="playouts are drawn at level"):
        core.playouts(packed(), level, 0, 0, 0, 1)


@pytest.mark.parametrize(
    ("cards", "numbers", "refusal"),
    [
        *(
            (bytes([number]), (1, 1, 1, 1), "no cards of a game")
            for number in range(MOST_CARDS + 2)
            if number not in NUMBERS
        ),
        (bytes(129), (1, 1, 1, 1), "no cards of a game"),
        (b"", (1, 1, 0, 1), "a beam is 1 to 4096 maps wide"),
        (b"", (1, 1, 2, 1), "fewer maps are completed than kept"),
        (b"", (0, 1, 1, 1), "moves of each map are followed"),
        (b"", (1, 1, 1, 0), "a look is at"),
    ],
)
def test_a_beam_that_is_none_is_refused(
    core: Core, cards: bytes, numbers: tuple[int, int, int, int], refusal: str
) -> None:
    credit = packed_credit(CREDIT.reach, CREDIT.shelter, CREDIT.land, CREDIT.cards)
    with pytest.raises(ValueError, match=refusal):
        core.widened(packed(), cards, credit, *numbers)
    for bad in (b"", bytes(10), bytes(PACKED_SIZE)):
        with pytest.raises(ValueError, match=REFUSAL):
            core.widened(bad, b"", credit, 1, 1, 1, 1)
        with pytest.raises(ValueError, match=REFUSAL):
            core.completed(bad, b"", credit, 1)


def test_cards_that_cannot_come_are_passed_over(core: Core) -> None:
    credit = packed_credit(CREDIT.reach, CREDIT.shelter, CREDIT.land, CREDIT.cards)
    for card in NUMBERS:
        turned, states, _ = core.widened(packed(), bytes([card] * 128), credit, 2, 2, 2, 2)
        assert turned <= 128 and len(states) % PACKED_SIZE == 0


def test_many_playouts_are_the_single_ones(core: Core) -> None:
    found = array("i", core.playouts(packed(), 0, 7, 8, 5, 10)).tolist()
    each = [core.playout(packed(), 0, 7, 8, number)[0] for number in range(5, 15)]
    assert found == [total(packing.results(numbers)) for numbers in each]
    plain = [playout(SOLO.position, Seat(0), 0, 7, 8, number) for number in range(5, 15)]
    assert found == [total(one.results) for one in plain]


def test_threads_play_the_same_games(core: Core) -> None:
    def play(first: int) -> bytes:
        return core.playouts(packed(), 0, 1, 2, first, 2_000)

    alone = [play(first) for first in range(0, 8_000, 2_000)]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(play, range(0, 8_000, 2_000))) == alone


def test_nobody_can_pack_a_map_that_waits_for_the_others(core: Core) -> None:
    game = Game.new(Options.of("base"), 2, seed=bytes(32))
    first = next(
        iter(
            packing.moves(game.position, Seat(0), core.legal(packing.pack(game.position, Seat(0))))
        )
    )
    game.play(first)
    with pytest.raises(ValueError, match="waits for the others"):
        packing.pack(game.position, Seat(0))


# The generator (docs/bots.md).


def test_lots_are_those_of_splitmix64() -> None:
    lots = Stream(0)
    assert [lots.word() for _ in range(3)] == [
        0xE220A8397B1DCDAF,
        0x6E789E6AA1B965F4,
        0x06C45D188009454F,
    ]


def test_streams_differ_by_every_number() -> None:
    streams = {
        Stream.of(seed, move, number, purpose).state
        for seed in range(5)
        for move in range(5)
        for number in range(5)
        for purpose in (DECK, DRAWING)
    }
    assert len(streams) == 5 * 5 * 5 * 2


def test_lots_are_fair() -> None:
    lots = Stream.of(1, 2, 3)
    seen = [lots.randrange(6) for _ in range(60_000)]
    assert all(9_500 < seen.count(face) < 10_500 for face in range(6))
