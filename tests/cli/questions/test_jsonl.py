"""Questions in bulk: one answer for every line, in order and at once."""

import io
import json
import subprocess
import threading
from typing import Any

import pytest

from quillmap.cli.questions import score
from quillmap.cli.questions.jsonl import answer_lines
from tests.cli.helpers import COMMAND, DATA, EMPTY, Said, answers, run


def examples(name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((DATA / name).read_text(encoding="utf-8"))["cases"]
    return found


def squares(places: list[tuple[int, int]]) -> list[str]:
    return ["ABCDEFGHIJK"[row] + str(column + 1) for row, column in sorted(places)]


# The examples of the rules, by the real command.


def test_every_scoring_example_in_one_process() -> None:
    cases = examples("scoring_examples.json")
    asked = "".join(json.dumps({"board": c["board"], "card": c["card"]}) + "\n" for c in cases)
    done = run("score", "--jsonl", said=asked)
    assert (done.returncode, done.stderr) == (0, "")
    found = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["stars"] for answer in found] == [case["expected"] for case in cases]
    for answer in found:
        assert answer.keys() == {"stars", "squares"}
        assert bool(answer["squares"]) == (answer["stars"] != 0)


def test_every_placement_example() -> None:
    cases = [c for c in examples("play_examples.json") if c["kind"] == "can_place"]
    assert cases
    for case in cases:
        board = case["board"]
        if "must_cover" in case:
            # This square is then the only ruins space of the map.
            row, column = case["must_cover"]
            board = [line.replace("r", ".") for line in board]
            mark = "r" if board[row][column] == "." else board[row][column]
            board[row] = board[row][:column] + mark + board[row][column + 1 :]
        ruins = "must_cover" in case or case.get("ruins_required", False)
        found = answers(
            "legal",
            *({"board": board, "shape": s.split("/"), "ruins": ruins} for s in case["shapes"]),
        )
        assert any(answer["count"] for answer in found) == case["expected_can_place"], case
        for answer in found:
            assert len(answer["placements"]) == answer["count"]


def test_every_solo_ambush_example() -> None:
    cases = [c for c in examples("play_examples.json") if c["kind"] == "solo_ambush"]
    assert cases
    asked = [{"board": case["board"], "card": case["card"]} for case in cases]
    expected = [c["expected_cells"] and squares(c["expected_cells"]) for c in cases]
    assert answers("ambush", *asked) == [{"squares": cells} for cells in expected]


# What each command answers.


def test_a_score_names_its_squares_row_by_row() -> None:
    board = ["F.........F", *EMPTY[1:10], "F.........."]
    asked = {"board": board, "card": "Sentinel Wood"}
    assert answers("score", asked) == [{"stars": 3, "squares": ["A1", "A11", "K1"]}]


def test_the_monster_penalty_is_not_negative() -> None:
    asked = {"board": ["M" + "." * 10, *EMPTY[1:]], "card": "monster_penalty"}
    assert answers("score", asked) == [{"stars": 2, "squares": ["A2", "B1"]}]


def test_options_change_the_score() -> None:
    village = ["VVVVVV.....", *EMPTY[1:]]
    plain = {"board": village, "card": "wildholds"}
    greek = {**plain, "options": {"wildholds_points": 6}}
    assert [a["stars"] for a in answers("score", plain, greek)] == [8, 6]


@pytest.mark.parametrize(
    ("options", "stars"),
    [
        ({}, 3),
        ({"ruleset": "heroes"}, 3),
        ({"ruleset": "base"}, 0),
        ({"hero_cards": "off"}, 0),
        ({"hero_cards": False}, 0),
        ({"hero_cards": True, "map_sheet": "D"}, 3),
    ],
)
def test_a_hero_is_a_terrain_type_unless_the_options_say_no(
    options: dict[str, object], stars: int
) -> None:
    board = ["FVH........", ".W.........", *EMPTY[2:]]
    asked = {"board": board, "card": "greengold_plains", "options": options}
    assert answers("score", asked)[0]["stars"] == stars


def test_placements_come_row_by_row_and_only_once() -> None:
    board = ["..#########", "..#########", *["#" * 11] * 9]
    found = answers("legal", {"board": board, "shape": ["X.", "XX"]})
    assert found == [
        {
            "count": 4,
            "placements": [
                ["A1", "A2", "B1"],
                ["A1", "A2", "B2"],
                ["A1", "B1", "B2"],
                ["A2", "B1", "B2"],
            ],
        }
    ]


@pytest.mark.parametrize(
    ("card", "count"),
    [
        ("hamlet", 400 + 720),  # two shapes
        ("rift_lands", 121),  # five terrains, one shape
        ("gnoll_raid", 360),  # an ambush turns freely
        ("dal_of_jolev", 121),  # where the hero can stand
    ],
)
def test_the_counts_on_an_empty_map(card: str, count: int) -> None:
    assert answers("legal", {"board": EMPTY, "card": card})[0]["count"] == count


def test_ruins_ask_for_an_empty_ruins_square_of_explore_cards_only() -> None:
    board = ["r.f........", *EMPTY[1:]]
    asked = [
        {"board": board, "card": card, "ruins": True}
        for card in ("rift_lands", "zombie_plague", "dal_of_jolev", "farmland")
    ]
    assert [a["count"] for a in answers("legal", *asked)] == [1, 120, 120, 2]
    assert answers("legal", {"board": EMPTY, "card": "rift_lands", "ruins": True})[0] == {
        "count": 0,
        "placements": [],
    }


def test_the_forced_single_square_is_not_counted() -> None:
    board = ["#" * 11] * 10 + ["#" * 10 + "."]
    assert answers("legal", {"board": board, "card": "hamlet"})[0]["count"] == 0


def test_the_german_ambush_gives_choices() -> None:
    asked = {"board": EMPTY, "card": "goblin_attack", "options": {"solo_ambush": "pegasus"}}
    assert answers("ambush", asked) == [
        {"squares": ["I9", "J10", "K11"], "choices": [["I9", "J10", "K11"]]}
    ]
    full = {**asked, "board": ["#" * 11] * 11}
    assert answers("ambush", full) == [{"squares": None, "choices": []}]


def test_spaces_in_a_board_are_forgiven() -> None:
    board = [" ".join(row) for row in EMPTY]
    assert answers("legal", {"board": board, "shape": ["XX"]})[0]["count"] == 220


# Line by line.

ONE = {"board": EMPTY, "card": "sentinel_wood"}


def test_the_last_line_needs_no_end() -> None:
    out = io.StringIO()
    answer_lines(io.BytesIO(json.dumps(ONE).encode()), out, score.answer)
    assert out.getvalue() == '{"stars": 0, "squares": []}\n'


def test_a_file_can_hold_the_questions(quillmap: Said) -> None:
    with open("questions", "w", encoding="utf-8") as file:
        file.write(json.dumps(ONE) + "\r\n")
    assert quillmap("score", "--jsonl", "questions") == (0, '{"stars": 0, "squares": []}\n', "")


def test_a_file_without_json_is_told_once_what_is_expected(quillmap: Said) -> None:
    code, out, err = quillmap("score", "--jsonl", said="\n".join(EMPTY))
    assert (code, out.count("not JSON")) == (0, 11)
    assert err.count("\n") == 1 and "--jsonl expects one JSON object a line" in err
    _, out, err = quillmap("score", "--jsonl", said=json.dumps(ONE) + "\nnonsense\n")
    assert "not JSON" in out and err == ""
    assert quillmap("score", "--jsonl", said="")[2] == ""


def test_each_answer_comes_before_the_next_question() -> None:
    with subprocess.Popen(
        [*COMMAND, "score", "--jsonl"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdin and process.stdout
        watch = threading.Timer(30, process.kill)  # a missing answer fails instead of waiting
        watch.start()
        for size in range(1, 4):
            board = ["F" * size + "." * (11 - size), *EMPTY[1:]]
            asked = {"board": board, "card": "sentinel_wood"}
            process.stdin.write(json.dumps(asked).encode() + b"\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["stars"] == size
        process.stdin.close()
        assert process.stdout.read() == b""
        assert process.wait() == 0
        watch.cancel()
