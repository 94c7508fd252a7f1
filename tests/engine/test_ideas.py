"""Several ideas from one ask: those of the bot, in order; and all of them must be legal."""

from pathlib import Path

import pytest

from quillmap import Seat
from quillmap.bots import BOTS, Budget
from quillmap.engine.asks import Answer, Ask, Rated
from quillmap.server.thinking.engines import Engines
from tests.engine.helpers import table
from tests.engine.planted import Planted

pytestmark = pytest.mark.anyio

TABLE = table(3)
ASK = Ask(Seat(1), "bad", 1, ideas=5)
PLENTY = 60.0


async def test_ideas_are_those_of_the_bot() -> None:
    engines = Engines(1)
    try:
        for position in (TABLE, table(3, round="ambush"), table(2, "heroes", "hero")):
            seat = position.awaited[0]
            ideas = BOTS["weighted"].consider(position, seat, Budget(seed=3))[:5]
            (answer,) = await engines.ask(position, [Ask(seat, "weighted", 3, 5)], PLENTY)
            assert answer.ideas == tuple(Rated(idea.move, idea.value) for idea in ideas)
            assert (answer.move, answer.failure) == (ideas[0].move, None)
    finally:
        await engines.close()


IDEA = "'idea 1 value -3 gains 0 0 0 0 move ' + MOVES[seat]"
BEST = "say('best ' + MOVES[seat])"


async def test_a_good_answer_and_lines_beyond_those_asked_for(tmp_path: Path) -> None:
    planted = Planted(tmp_path, TABLE, f"for _ in range(9): say({IDEA})\n{BEST}")
    async with planted.pool() as engines:
        (answer,) = await engines.ask(TABLE, [ASK], PLENTY)
        assert [idea.value for idea in answer.ideas] == [-3] * 5
        assert {idea.move for idea in answer.ideas} == {answer.move}
    assert planted.notes[0].endswith(" ideas 5")


@pytest.mark.parametrize(
    "idea",
    [
        "",
        "say('idea')",
        "say('idea 1 value 3 gains 0 0 0 0 move')",
        "say('idea 1 value 3 gains 0 0 0 0 move 2 forest A1 A2 A3 A4 A5 A6 A7')",
        "say('idea 1 value 3 gains 0 0 0 0 move ' + MOVES[1])",
        "say('idea 1 value x gains 0 0 0 0 move ' + MOVES[seat])",
        "say('idea 1 value ' + '9' * 5000 + ' gains 0 0 0 0 move ' + MOVES[seat])",
        "say('idea 1 worth 3 gains 0 0 0 0 move ' + MOVES[seat])",
        f"say({IDEA})\nsay('idea 2')",
    ],
)
async def test_one_bad_idea_spoils_the_answer(tmp_path: Path, idea: str) -> None:
    planted = Planted(tmp_path, TABLE, f"{idea}\n{BEST}")
    async with planted.pool() as engines:
        (answer,) = await engines.ask(TABLE, [ASK], PLENTY)
        assert answer == Answer(ASK.seat, None, "answered nonsense")
        # Whoever only wants a move does not look at ideas.
        (answer,) = await engines.ask(TABLE, [Ask(Seat(1), "bad", 1)], PLENTY)
        assert answer.move is not None and answer.ideas == ()
        assert len(planted.pids) == 1


@pytest.mark.parametrize("ideas", [0, -1, 101])
def test_how_many_ideas_can_be_asked_for(ideas: int) -> None:
    with pytest.raises(ValueError, match="cannot be written as a line"):
        Ask(Seat(0), "weighted", 1, ideas)
