"""What README shows of the command is what the command says."""

import json
import re
from pathlib import Path

from tests.cli.helpers import answers

README = (Path(__file__).parents[2] / "README.md").read_text("utf-8")


def test_the_answer_in_json_is_the_one_for_the_sheet_above_it() -> None:
    (sheet,) = re.findall(r"```\n((?:[^\n`]{11}\n){11})```", README)
    asked = re.search(
        r'`\{"board": \["(.{11})", ...eleven rows\], "card": "(\w+)"\}` gives', README
    )
    told = re.search(r'`(\{"stars".*?\})`', README)
    assert asked and told
    board = sheet.splitlines()
    assert board[0] == asked[1]
    assert answers("score", {"board": board, "card": asked[2]}) == [json.loads(told[1])]
