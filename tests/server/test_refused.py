"""Refusals of a server: they go from one process to another whole."""

import pickle

import pytest

from quillmap.server.reasons import ServerReason
from quillmap.server.refused import (
    Hidden,
    ServerRefused,
    TooMany,
    Unusable,
    no_such_table,
    not_kept,
)


@pytest.mark.parametrize(
    ("refused", "status"),
    [
        (TooMany(6.6), 429),
        (no_such_table(), 404),
        (not_kept("the disk is full."), 503),
        (Hidden(ServerReason("lane_hidden")), 403),
        (Unusable(ServerReason("deck_options")), 422),
    ],
)
def test_a_refusal_is_the_same_in_another_process(refused: ServerRefused, status: int) -> None:
    found = pickle.loads(pickle.dumps(refused))
    assert type(found) is type(refused)
    assert (found.reason, str(found)) == (refused.reason, str(refused))
    assert found.status == refused.status == status
