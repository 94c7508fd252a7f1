"""Each mistake seen in the wild is one that our tests would catch (R15.40)."""

import pytest

from tests.rules.mistakes import Mistake
from tests.rules.mistakes.playing import IN_PLAYING
from tests.rules.mistakes.scoring import IN_SCORING
from tests.rules.mistakes.walking import IN_WALKING

MISTAKES = [*IN_SCORING, *IN_PLAYING, *IN_WALKING]


def named(mistake: Mistake) -> str:
    """The name of a mistake, as the name of its test."""
    return mistake.name


@pytest.mark.parametrize("mistake", MISTAKES, ids=named)
def test_engine_is_right(mistake: Mistake) -> None:
    """The check passes on the engine as it is."""
    mistake.check()


@pytest.mark.parametrize("mistake", MISTAKES, ids=named)
def test_planted_mistake_is_caught(mistake: Mistake, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same check fails once the mistake is planted, and passes again without it."""
    with monkeypatch.context() as planted:
        mistake.plant(planted)
        with pytest.raises(AssertionError):
            mistake.check()
    mistake.check()
