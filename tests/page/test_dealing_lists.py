"""What the page deals from: what the cards and pools say, and what docs/dealing.md tells."""

import json

from tests import second_dealer
from tools.dealing import WRITTEN, written


def test_the_file_is_what_the_script_writes() -> None:
    assert WRITTEN.read_text("utf-8") == written(), "run python tools/dealing.py"


def test_the_lists_are_those_of_the_docs() -> None:
    told = json.loads(WRITTEN.read_text("utf-8"))
    assert told["cards"] == {str(since): lists for since, lists in second_dealer.LISTED.items()}
    assert tuple(told["backs"].split(", ")) == second_dealer.BACKS
