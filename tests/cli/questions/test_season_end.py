"""`quillmap score --edicts`: a paper map with the four edicts of its game."""

import json

import pytest

from quillmap.material import MAPS
from quillmap.rules.sheet import Sheet, picture
from tests.cli.helpers import EMPTY, Said

PRINTED = list(picture(Sheet(MAPS["A"])))
SHEET = "\n".join(["FFF..MV....", *PRINTED[1:], "coins 3"])
EDICTS = "wildholds,Greenbough,borderlands,canal lake"


def test_a_season_adds_up(quillmap: Said) -> None:
    code, out, err = quillmap("score", "--edicts", EDICTS, "--season", "summer", said=SHEET)
    assert (code, err) == (0, "")
    assert out.splitlines() == [
        "Summer",
        "B    4  Greenbough           A1 A2 A3",
        "C    0  Borderlands          No row and no column is complete.",
        "     3  Coins",
        "    −2  Monster penalty      A5 B6",
        "     5  together",
    ]


def test_winter_names_its_edicts_as_its_card_does(quillmap: Said) -> None:
    _, out, _ = quillmap("score", "--edicts", EDICTS, "--season", "Winter", said=SHEET)
    assert [line[0] for line in out.splitlines()[1:3]] == ["D", "A"]


def test_without_a_season_all_four_stand_as_they_are(quillmap: Said) -> None:
    _, out, _ = quillmap("score", "--edicts", EDICTS, said=SHEET)
    assert [line[0] for line in out.splitlines()] == ["A", "B", "C", "D", " ", " "]
    assert "together" not in out


def test_a_season_as_json(quillmap: Said) -> None:
    words = ["score", "--json", "--edicts", EDICTS]
    _, out, _ = quillmap(*words, "--season", "spring", said=SHEET)
    found = json.loads(out)
    assert [(each["edict"], each["card"], each["stars"]) for each in found.pop("edicts")] == [
        ("A", "wildholds", 0),
        ("B", "greenbough", 4),
    ]
    assert found == {"season": "spring", "coins": 3, "monsters": 2, "total": 5}
    _, out, _ = quillmap(*words, said=SHEET)
    assert len(json.loads(out)["edicts"]) == 4 and json.loads(out)["total"] is None


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--season", "fall"], "Add --edicts"),
        (["--edicts", EDICTS, "--card", "silos"], "either --card or --edicts"),
        (["--edicts", EDICTS, "--season", "lent"], "lent"),
        (["--edicts", EDICTS, "--jsonl"], "stand in each line"),
        (["--edicts", "random"], "which four cards"),
        (["--edicts", "wildholds,great city,silos,greenbough"], "one of each back"),
        (["--edicts", "wildholds"], "one of each back"),
        (["--edicts", "wild,a,b,c"], "--edicts: there is no card 'wild'"),
        (
            ["--edicts", "first_game", "--option", "ruleset=base"],
            "not a scoring card of the game “base”",
        ),
    ],
)
def test_what_does_not_go_together(quillmap: Said, words: list[str], says: str) -> None:
    code, out, err = quillmap("score", *words, said=SHEET)
    assert (code, out) == (2, "") and says in err


@pytest.mark.parametrize("name", MAPS)
def test_a_printed_map_needs_no_note(quillmap: Said, name: str) -> None:
    rows = "\n".join(picture(Sheet(MAPS[name])))
    assert quillmap("score", "--card", "silos", said=rows)[2] == ""


def test_a_map_that_no_box_holds_gets_a_note(quillmap: Said) -> None:
    wrong = SHEET.replace("^.r", "^.F")
    code, out, err = quillmap("score", "--card", "silos", said=wrong)
    assert code == 0 and out
    assert err == (
        "quillmap: note: mountains, wasteland and ruins are those of no printed map. "
        "Sheet A differs at B6 (terrain on ruins is a small letter)\n"
    )
    _, _, err = quillmap("score", "--card", "silos", said="\n".join(EMPTY))
    assert err.endswith("are those of no printed map\n")
    own = f"map_sheet={'/'.join(EMPTY)}"
    assert quillmap("score", "--card", "silos", "--option", own, said="\n".join(EMPTY))[2] == ""
    assert quillmap("score", "--card", "silos", "--option", own, said=wrong)[2] != ""
    question = json.dumps({"board": EMPTY, "card": "silos"})
    assert quillmap("score", "--jsonl", said=question)[2] == ""


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["score", "--colour", "x", "sheet.txt"], "there is no option --colour"),
        (["score", "--colour=x", "sheet.txt"], "there is no option --colour"),
        (["legal", "--crad", "hamlet", "s.txt"], "there is no option --crad; did you mean --card?"),
        (["simulate", "--game", "1", "--job"], "--jobs needs a value"),
        (["simulate", "--gams", "1"], "there is no option --gams; did you mean --games?"),
        (["score", "a.txt", "b.txt"], "'b.txt' is one word too many"),
    ],
)
def test_only_the_unknown_word_is_blamed(quillmap: Said, words: list[str], says: str) -> None:
    code, out, err = quillmap(*words)
    assert (code, out) == (2, "")
    assert err.startswith(f"usage: quillmap {words[0]} ")
    assert err.rstrip().endswith(says)
