"""Whether the entry of a table in the index has changed is seen without making it anew."""

import pytest

from quillmap.server.index import index_entry, same_entry
from tests.table.evenings import evening, spent


@pytest.mark.parametrize(("ruleset", "players"), [("base", 3), ("heroes", 2), ("base", 4)])
def test_tables_that_are_said_to_have_the_same_entry_have_it(ruleset: str, players: int) -> None:
    same = differ = 0
    for number in range(4):
        now = evening(f"index {number}", ruleset, players, trouble=0.2)
        before = now.table
        for turn in spent(now, players):
            if same_entry(before, turn.table):
                assert index_entry(before) == index_entry(turn.table)
                same += 1
            elif index_entry(before) != index_entry(turn.table):
                differ += 1
            before = turn.table
    assert same > 20 and differ > 20, "both were looked at"
