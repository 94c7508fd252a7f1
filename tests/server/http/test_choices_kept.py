"""What /api/choices says is kept for the tests of the page, which builds its forms from it.

`python -m tests.server.http.test_choices_kept` writes the file anew.
"""

import json
from pathlib import Path
from typing import Final

from quillmap.server.http.lists import all_choices

FILE: Final = Path(__file__).parents[2] / "data" / "choices.json"


def written() -> str:
    """The whole file."""
    return json.dumps(all_choices().model_dump(), indent=1) + "\n"


def test_the_kept_choices_are_those_of_the_server() -> None:
    assert FILE.read_text("utf-8") == written()


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
