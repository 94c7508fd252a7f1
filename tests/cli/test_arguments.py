"""`score`, `legal` and `ambush` for people: a readable answer, or a clear refusal."""

import json
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from quillmap.cli import COMMANDS
from quillmap.cli.cards import find_card
from quillmap.material import MAPS, NAMES, SCORING
from quillmap.rules.sheet import Sheet, picture
from tests.cli.helpers import COMMAND, EMPTY, Said, run, surroundings

PRINTED = picture(Sheet(MAPS["A"]))
SHEET = "\n".join(["FF.........", *EMPTY[1:10], "..........r"]) + "\n"


def test_all_cards_are_scored(quillmap: Said) -> None:
    code, out, err = quillmap("score", said="\n".join(["FF.........", *PRINTED[1:], "coins 3"]))
    assert (code, err) == (0, "")
    for card in SCORING:
        assert sum(line[7:27].strip() == NAMES[card] for line in out.splitlines()) == 1
    assert "    2  Sentinel Wood        A1 A2\n" in out
    assert "    0  Wildholds            Not on the map yet: Village.\n" in out
    monsters = (
        "    0  Monster penalty      No empty square lies next to a monster: nothing is lost.\n"
    )
    assert out.endswith(f"{monsters}    3  Coins\n")


def test_chosen_cards_come_in_the_order_asked_for(quillmap: Said) -> None:
    words = ["--card", "monster penalty", "--card", "SENTINEL WOOD", "--card", "sentinel_wood"]
    _, out, _ = quillmap("score", *words, said=SHEET.replace("r", "M"))
    assert [line.split()[:2] for line in out.splitlines()] == [["−2", "Monster"], ["2", "Sentinel"]]


def test_a_score_as_json(quillmap: Said) -> None:
    _, out, _ = quillmap("score", "--json", "--card", "greenbough", "--card", "silos", said=SHEET)
    assert json.loads(out) == {
        "greenbough": {"stars": 3, "squares": ["A1", "A2"], "why": None},
        "silos": {
            "stars": 0,
            "squares": [],
            "why": "No column with an odd number is complete.",
        },
    }


def test_options_on_the_command_line(quillmap: Said) -> None:
    village = "VVVVVV.....\n" + "...........\n" * 10
    words = ["--card", "wildholds", "--options", "Wildholds-Points=6"]
    _, out, _ = quillmap("score", *words, said=village)
    assert out.split()[0] == "6"


def test_a_sheet_in_a_file_with_a_mark_at_its_start(quillmap: Said, tmp_path: Path) -> None:
    (tmp_path / "sheet.txt").write_text("\ufeff" + SHEET.replace("\n", "\r\n"), encoding="utf-8")
    code, out, _ = quillmap("score", "sheet.txt", "--card", "sentinel_wood")
    assert (code, out.split()[0]) == (0, "2")


def test_placements_are_numbered_shape_by_shape(quillmap: Said) -> None:
    board = "\n".join(["..#########", "r.#########", *["#" * 11] * 9])
    _, out, _ = quillmap("legal", "--card", "farmland", said=board)
    assert out.splitlines() == [
        "Farmland: 4 placements.",
        "",
        "X / X: 4, pays a coin",
        "    1  A1 A2",
        "    2  A1 B1",
        "    3  A2 B2",
        "    4  B1 B2",
    ]
    _, out, _ = quillmap("legal", "--card", "farmland", "--ruins", said=board)
    assert out.splitlines()[0] == "Farmland: 2 placements over ruins."
    _, out, _ = quillmap("legal", "--card", "farmland", "--json", said=board)
    assert json.loads(out)["count"] == 4 and json.loads(out)["card"] == "farmland"


@pytest.mark.parametrize(
    ("card", "number", "drawn"),
    [
        ("farmland", 2, ["[A] .", "[a] ."]),  # one terrain
        ("orchard", 1, ["[X][X]", "[X] .", "[X] ."]),  # forest or farm
        ("gnoll_raid", 1, ["[M][M]", "[m] .", "[M][M]"]),
        ("dal_of_jolev", 2, [" . [H]"]),
    ],
)
def test_a_placement_is_drawn_in(quillmap: Said, card: str, number: int, drawn: list[str]) -> None:
    board = "\n".join(["..#########", "r.#########", "..#########", *["#" * 11] * 8])
    _, out, _ = quillmap("legal", "--card", card, "--draw", str(number), said=board)
    lines = out.splitlines()
    assert lines[0].startswith(f"{NAMES[card]}, placement {number}: A")
    assert [line[2:8].rstrip() for line in lines[3:]][: len(drawn)] == drawn


def test_every_json_is_laid_out_alike(quillmap: Said) -> None:
    for words in (["score"], ["legal", "--card", "hamlet"], ["ambush", "--card", "gnoll_raid"]):
        _, out, _ = quillmap(*words, "--json", said=SHEET)
        assert out == json.dumps(json.loads(out), indent=2) + "\n"


def test_nothing_fits(quillmap: Said) -> None:
    _, out, _ = quillmap("legal", "--card", "hamlet", said="###########\n" * 11)
    assert out == (
        "Hamlet: no placements.\nA player would draw one single square anywhere instead.\n"
    )


def test_an_ambush_is_drawn_in(quillmap: Said) -> None:
    _, out, _ = quillmap("ambush", "--card", "Goblin Attack", said=SHEET)
    lines = out.splitlines()
    assert lines[0] == "Goblin Attack: I9 J10 K11"
    assert [line[26:] for line in lines[-3:]] == ["[M] .  .", " . [M] .", " .  . [m]"]
    _, out, _ = quillmap("ambush", "--card", "zombie_plague", said="F" * 121)
    _, out, _ = quillmap("ambush", "--card", "zombie_plague", said="FFFFFFFFFFF\n" * 11)
    assert out == "Zombie Plague fits nowhere: it is ignored and leaves the game.\n"


def test_the_german_ambush_lists_its_choices(quillmap: Said) -> None:
    words = ["--card", "kobold onslaught", "--option", "solo_ambush=pegasus"]
    _, out, _ = quillmap("ambush", *words, said=SHEET)
    assert out.startswith("Kobold Onslaught: the player chooses one of 2; the first is drawn.\n")
    _, out, _ = quillmap("ambush", "--json", *words, said=SHEET)
    assert len(json.loads(out)["choices"]) == 2


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["score", "--card", "sentinl"], "did you mean sentinel_wood?"),
        (
            ["score", "--card", "gnoll raid"],
            "Gnoll Raid is an ambush card; here it takes a scoring",
        ),
        (["score", "--options", "x"], "an option is written key=value"),
        (["score", "--options", "x=1"], "There is no option “x”."),
        (["score", "missing.txt"], "missing.txt: No such file"),
        (["score", "."], ".: Is a directory"),
        (["score", sys.executable], "not text in UTF-8"),
        (["legal", "--card", "silos"], "Silos is a scoring card"),
        (["legal", "--card", "hamlet", "--draw", "0"], "no number 0"),
        (["ambush", "--card", "hamlet"], "it takes an ambush card"),
    ],
)
def test_a_mistake_is_one_sentence(quillmap: Said, words: list[str], says: str) -> None:
    code, out, err = quillmap(*words, said=SHEET)
    assert (code, out) == (2, "")
    assert says in err and err.startswith("quillmap: ") and err.count("\n") == 1


def test_a_bad_sheet_names_the_line(quillmap: Said) -> None:
    code, _, err = quillmap("score", said="...........\n" * 4)
    assert (code, err.split(",")[0]) == (
        2,
        "quillmap: standard input: line 5: expected 11 rows of 11 marks (there are only 4)",
    )


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["scroe"],
        ["legal"],
        ["ambush"],
        ["replay"],
        ["score", "--json", "--jsonl"],
        ["score", "--jsonl", "--card", "silos"],
        ["legal", "--jsonl", "--ruins"],
        ["ambush", "--jsonl", "--options", "a=b"],
        ["legal", "--card", "hamlet", "--draw", "x"],
    ],
)
def test_bad_arguments_end_with_two_and_the_usage(quillmap: Said, words: list[str]) -> None:
    code, out, err = quillmap(*words)
    assert (code, out) == (2, "")
    assert err.startswith("usage: quillmap") and "error: " in err


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_there(quillmap: Said, command: str) -> None:
    code, out, _ = quillmap(*command.split(), "--help")
    assert code == 0 and len(out.splitlines()) > 15
    assert all(len(line) <= 80 for line in out.splitlines())


def test_the_version(quillmap: Said) -> None:
    code, out, _ = quillmap("--version")
    assert code == 0 and out.startswith("quillmap ")


def test_every_card_is_found_by_its_name() -> None:
    kinds = ["explore", "ruins", "ambush", "hero", "scoring"]
    for id, name in NAMES.items():
        if id in SCORING:
            assert find_card(name.upper(), kinds) == find_card(id, kinds) == id  # type: ignore[arg-type]
    assert find_card("golden granary", ["scoring"]) == "the_golden_granary"
    assert find_card("Ulem’s  Wallow", ["scoring"]) == "ulems_wallow"


# Pipes.


def test_a_reader_that_goes_away_is_no_trouble() -> None:
    with subprocess.Popen(
        [*COMMAND, "legal", "--card", "hamlet"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdin and process.stdout and process.stderr
        process.stdout.close()
        process.stdin.write(("...........\n" * 11).encode())
        process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=300) == 141


def test_a_full_disk_is_told() -> None:
    if not Path("/dev/full").exists():
        pytest.skip("there is no /dev/full")
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [*COMMAND, "score"], input=SHEET.encode(), stdout=full, stderr=subprocess.PIPE
        )
    assert done.returncode == 2
    assert done.stderr.endswith(b"quillmap: No space left on device\n")


@pytest.mark.parametrize("words", [["score", "--card", "wildholds"], ["simulate", "--games", "1"]])
def test_a_closed_output_is_told(words: list[str]) -> None:
    command = shlex.join([sys.executable, "-m", "quillmap", *words])
    done = subprocess.run(
        ["sh", "-c", f"{command} >&-"], stdin=subprocess.DEVNULL, stderr=subprocess.PIPE
    )
    said = b"quillmap: standard output is closed, so nothing can be answered\n"
    assert (done.returncode, done.stderr) == (2, said)


def test_a_closed_input_is_told() -> None:
    done = subprocess.run(
        ["sh", "-c", '"$0" -m quillmap score <&-', sys.executable], capture_output=True
    )
    assert (done.returncode, done.stderr) == (2, b"quillmap: standard input is closed\n")


def test_a_name_that_the_terminal_cannot_show(tmp_path: Path) -> None:
    record = (Path(__file__).parent.parent / "data" / "cli" / "solo.record.txt").read_text("utf-8")
    (tmp_path / "record.txt").write_text(record.replace('"Ada"', '"Ädä"'), encoding="utf-8")
    done = subprocess.run(
        [*COMMAND, "replay", tmp_path / "record.txt"],
        capture_output=True,
        env=surroundings(tmp_path, PYTHONUTF8="0", PYTHONIOENCODING="ascii"),
    )
    assert done.returncode == 0 and b"\\xc4d\\xe4" in done.stdout


def test_only_the_asked_command_is_loaded() -> None:
    code = (
        "import sys; from quillmap.cli import main; main(['score', '--card', 'silos']); "
        "sys.exit(any('bots' in name or 'terminal' in name for name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], input=SHEET.encode(), capture_output=True)
    assert done.returncode == 0, done.stderr
    assert run("score", "--card", "silos", said=SHEET).stdout.encode() == done.stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "COMMAND is missing; quillmap --help lists the commands"),
        (["--nonsense"], "there is no option --nonsense"),
        (["nonsense"], "there is no command 'nonsense'; quillmap --help lists the commands"),
        (["plya"], "there is no command 'plya'; did you mean play?"),
        (["serve", "--nonsense"], "there is no option --nonsense"),
        (["serve", "--prot", "1"], "there is no option --prot; did you mean --port?"),
    ],
)
def test_whoever_mistypes_hears_what_and_where_to_look(
    quillmap: Said, words: list[str], said: str
) -> None:
    code, _, err = quillmap(*words)
    assert code == 2
    assert err.splitlines()[-1].endswith(f": error: {said}")


def test_what_is_no_record_is_called_so(quillmap: Said) -> None:
    _, _, replayed = quillmap("replay", "-", said="# Quillmap")
    _, _, judged = quillmap("hindsight", "-", said="# Quillmap")
    assert replayed == judged == "quillmap: standard input: This is not a record of Quillmap.\n"
