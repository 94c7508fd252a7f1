"""A learner that has nothing but the environment gets better, on decks that it never saw."""

from collections import deque

from bench.learn import Policy, learn, rated

GAMES = 320
OTHER_DECKS = 10**6


def test_a_learner_learns() -> None:
    (policy, _) = deque(learn(GAMES, seed=7), maxlen=1).pop()
    before, after = (rated(each, 40, OTHER_DECKS).mean() for each in (Policy(), policy))
    # Untrained is a legal action by chance. With four seeds it gained 34 to 49 (docs/envs.md).
    assert after - before > 20
