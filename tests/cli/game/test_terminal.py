"""A solo game at the terminal, typed line by line."""

import os
import re
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from quillmap import Options, Player, read_record, write_record
from quillmap.cli.game.terminal import Terminal
from quillmap.notation import Made, Record
from quillmap.rules.maps import OwnMap
from tests.cli.helpers import Said, run, scripted, surroundings

PLAY = ["play", "--terminal"]
SEED = "07" * 32


def kept_record(folder: Path) -> Record:
    (path,) = (folder / "kept").glob("game-*.txt")
    return read_record(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("ruleset", "options"),
    [
        ("base", {}),
        ("heroes", {}),
        ("combined", {"ambush_set": "heroes", "solo_ambush": "pegasus"}),
        ("combined", {"map_sheet": "B", "effects_after_winter": "on", "hero_cards": "off"}),
    ],
)
def test_a_whole_game_is_played_and_recorded(
    quillmap: Said, tmp_path: Path, ruleset: str, options: dict[str, str]
) -> None:
    for number in range(3):
        seed = bytes([number]) * 32
        game, lines = scripted(ruleset, seed, pick=31 + number, **options)
        words = [f"--option={key}={value}" for key, value in options.items()]
        words += ["--ruleset", ruleset, "--seed", seed.hex(), "--name", "Player 1"]
        code, out, err = quillmap(*PLAY, *words, said="\n".join(lines))
        assert (code, err) == (0, ""), out
        assert kept_record(tmp_path) == game.record()
        assert [path.name for path in (tmp_path / "kept").iterdir()] == [
            f"game-{game.record().commitment[:8]}.txt"
        ]
        path = re.findall(r"is in (.*)\n", out)[0]
        assert quillmap("replay", path)[0] == 0
        Path(path).unlink()


def test_a_game_goes_on_where_it_stopped(quillmap: Said, tmp_path: Path) -> None:
    game, lines = scripted("heroes", bytes.fromhex(SEED))
    words = ["--ruleset", "heroes", "--seed", SEED, "--name", "Player 1"]
    code, out, _ = quillmap(*PLAY, *words, said="\n".join(lines[:3]))
    assert code == 0
    assert out.endswith("Your game is kept. Go on with: quillmap play --terminal\n")
    for start in range(3, len(lines), 4):
        code, out, err = quillmap(*PLAY, said="\n".join(lines[start : start + 4]) + "\nquit\n")
        assert (code, err) == (0, "")
        assert out.startswith("Going on with your unfinished game: ")
        assert f"{start} placements" in out.splitlines()[0]
    assert kept_record(tmp_path) == game.record()
    assert "All cards follow from a secret seed." in quillmap(*PLAY)[1]  # a new one


def unfinished(tmp_path: Path) -> str:
    """The one game that waits to go on."""
    (path,) = (tmp_path / "kept").glob("*-unfinished.txt")
    return path.read_text(encoding="utf-8")


def test_options_do_not_fall_on_an_unfinished_game(quillmap: Said, tmp_path: Path) -> None:
    quillmap(*PLAY, "--seed", "one")
    code, _, err = quillmap(*PLAY, "--ruleset", "heroes")
    assert code == 2 and "there is an unfinished game" in err and "--new" in err
    code, out, _ = quillmap(*PLAY, "--new", "--ruleset", "heroes", "--seed", "two")
    assert code == 0
    aside = Path(re.findall(r"stays where it is. Go on with it: .*--resume (\S+)\n", out)[0])
    assert aside.exists() and aside.with_suffix(".seed").exists()
    code, out, _ = quillmap(*PLAY, "--resume", aside)
    assert code == 0 and "Going on with your unfinished game: Spring" in out
    assert out.endswith("quillmap play --terminal\n")  # it is now the one that was played last
    assert quillmap(*PLAY, "--resume", aside, "--new")[0] == 2
    assert quillmap(*PLAY, "--resume", "missing.txt")[0] == 2


def test_undo_is_counted_and_the_cards_stay(quillmap: Said, tmp_path: Path) -> None:
    game, lines = scripted("heroes", bytes.fromhex(SEED))
    script = ["undo"]
    for line in lines[:-1]:
        script += [line, "undo", line]
    words = ["--ruleset", "heroes", "--seed", SEED, "--name", "Player 1"]
    _, out, _ = quillmap(*PLAY, *words, said="\n".join([*script, lines[-1]]))
    assert "There is nothing to undo." in out
    record = kept_record(tmp_path)
    assert record.undos == len(lines) - 1
    assert record.entries == game.record().entries
    text = (tmp_path / "kept" / f"game-{record.commitment[:8]}.txt").read_text(encoding="utf-8")
    assert f"\nundos {record.undos}\n" in text


def test_undos_are_not_forgotten_over_night(quillmap: Said, tmp_path: Path) -> None:
    quillmap(*PLAY, "--seed", "x", said="legal\n1\n1 forest\n1 water\n1 farm\n1 village\nundo\n")
    quillmap(*PLAY)
    assert "undos 1\n" in unfinished(tmp_path)


def test_save_writes_the_game_so_far_and_nothing_over(quillmap: Said, tmp_path: Path) -> None:
    _, lines = scripted("base", bytes.fromhex(SEED))
    Path("other.txt").write_text("mine\n")
    script = [lines[0], "save mine.txt", lines[1], "save mine.txt", "save", "save other.txt"]
    script += ["save no/such/../", "save .", "save no/such.txt", "save a b", "save ~nobody-here/a"]
    code, out, _ = quillmap(*PLAY, "--seed", SEED, said="\n".join(script))
    assert code == 0
    assert Path("other.txt").read_text() == "mine\n"
    saved = read_record(Path("mine.txt").read_text(encoding="utf-8"))
    assert sum(isinstance(entry, Made) for entry in saved.entries) == 2
    assert saved.seed is None and "seed" not in Path("mine.txt").read_text()
    assert Path(f"quillmap-{saved.commitment[:8]}.txt").exists()
    assert "other.txt exists and is not this game: choose another name" in out
    assert not Path("no").exists() and not Path("a").exists()
    assert "There is no folder no." in out and "save takes one name, without spaces." in out
    assert quillmap("replay", "mine.txt")[0] == 0
    code, _, err = quillmap(*PLAY, "--resume", "mine.txt")
    assert code == 2 and err.startswith("quillmap: mine.txt cannot go on: it is a copy to read, ")
    assert "Your game itself goes on with: quillmap play --terminal\n" in err


def test_a_folder_that_cannot_be_written_does_not_stop_the_game(
    quillmap: Said, tmp_path: Path
) -> None:
    (tmp_path / "kept").write_text("a file where the folder should be")
    game, lines = scripted("base", bytes.fromhex(SEED))
    words = ["--seed", SEED, "--name", "Player 1"]
    code, out, err = quillmap(*PLAY, *words, said="\n".join(lines))
    assert (code, err) == (0, "")
    assert out.count("cannot be kept in") == 1
    assert out.endswith(write_record(game.record()))


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["play", "--new"], "--new is for a game in the terminal: add --terminal"),
        ([*PLAY, "--edicts", "silos"], "one of each back"),
        ([*PLAY, "--edicts", "silo"], "did you mean silos"),
        ([*PLAY, "--edicts", "first_game"], "not a scoring card of the game “base”"),
        ([*PLAY, "--sheet", "c"], "map_sheet"),
        ([*PLAY, "--sheet", "E"], "map_sheet"),
        ([*PLAY, "--sheet", "no/such/map"], "No such file"),
        ([*PLAY, "--sheet", "11/" * 10 + "12"], "Row 11 of the map must have 11 squares, not 12."),
        ([*PLAY, "--option", "speed=fast"], "no option “speed”"),
        ([*PLAY, "--name", "x" * 50], "A name has 1 to 24 characters"),
    ],
)
def test_what_cannot_begin_says_why(quillmap: Said, words: list[str], says: str) -> None:
    code, out, err = quillmap(*words)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert says in err


def test_a_game_on_an_own_map(quillmap: Said, tmp_path: Path) -> None:
    own = "10^/11/2r2^2r2/11/11/5##4/5##4/11/2r2^2r2/11/11"
    file = tmp_path / "my map.txt"
    file.write_text("\n".join(pictured(own)) + "\n")
    for asked in (own.upper(), str(file)):
        code, out, err = quillmap(*PLAY, "--new", "--sheet", asked)
        assert code == 0 and "..........^" in "".join(out.split())
        assert err.splitlines() == [
            "quillmap: A mountain on the edge has fewer squares around it to fill: A11.",
            "quillmap: The printed sheets have 5 mountains; on this map the number is 3.",
            "quillmap: The printed sheets have 6 ruins; on this map the number is 4.",
        ]


def pictured(own: str) -> list[str]:
    """The rows of an own map, with a mark for each square."""
    map_sheet = Options.of(map_sheet=own).map_sheet
    assert isinstance(map_sheet, OwnMap)
    return list(map_sheet.rows)


def test_chance_decides_the_sheet(quillmap: Said, tmp_path: Path) -> None:
    quillmap(*PLAY, "--ruleset", "heroes", "--sheet", "random", "--seed", "00" * 32)
    setup = read_record(unfinished(tmp_path)).setup
    assert (setup.options.map_sheet, setup.map_sheet) == ("random", "C")


def test_options_of_a_new_game(quillmap: Said, tmp_path: Path) -> None:
    words = ["--ruleset", "combined", "--sheet", "d", "--option", "hero_cards=off"]
    edicts = "Silos,heart of the forest, Wildholds,craylund"
    quillmap(*PLAY, *words, "--edicts", edicts, "--name", "Łucja")
    record = read_record(unfinished(tmp_path))
    assert record.setup.options.map_sheet == "D" and not record.setup.options.hero_cards
    assert record.setup.edicts == ("silos", "heart_of_the_forest", "wildholds", "craylund")
    assert record.players == (Player("Łucja"),)


def test_nonsense_never_ends_the_game(quillmap: Said) -> None:
    nonsense = ["", "  ", "99999", "1 2", "forest", "forest forest A1", "Z9", "A1 A1", "legal Z9"]
    nonsense += [
        "legal A1 A2 A3",
        "legal all",
        "score x",
        "score",
        "map",
        "?",
        "\x00",
        "ü",
        "a" * 999,
    ]
    nonsense += ["undo 2", "quit now", "map x", "rules please", "seasons 1", "help me", "deck x"]
    nonsense += ["hero A1", "destroy A1", "monster A1 A2 destroys A3", "1 on 1 monster A1", "deck"]
    said = "\n".join(nonsense).encode() + b"\n\xff\xfe\nquit\nnever read"
    for ruleset in ("base", "heroes"):
        code, out, err = quillmap(*PLAY, "--new", "--ruleset", ruleset, "--seed", "x", said=said)
        assert (code, err) == (0, "")
        assert "never read" not in out and "Traceback" not in out
        assert out.count(" takes nothing after it.") == 7


def interrupted(words: list[str], typed: bytes, until: bytes, folder: Path) -> tuple[int, bytes]:
    """Press Ctrl-C when this was shown; the exit code, and what was said after it."""
    # Whoever runs the tests in the background has told every child to ignore Ctrl-C.
    attentive = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
    code = f"{attentive}from quillmap.cli import main; raise SystemExit(main({words!r}))"
    with subprocess.Popen(
        [sys.executable, "-c", code],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=surroundings(folder),
    ) as process:
        assert process.stdin and process.stdout
        watch = threading.Timer(30, process.kill)
        watch.start()
        process.stdin.write(typed)
        process.stdin.flush()
        seen = b""
        while until not in seen:
            chunk = os.read(process.stdout.fileno(), 65536)
            assert chunk, seen
            seen += chunk
        time.sleep(0.3)  # what was shown is out just before the command waits again
        process.send_signal(signal.SIGINT)
        said = process.stdout.read()
        code_of_exit = process.wait()
        watch.cancel()
    return code_of_exit, said


def test_an_interrupt_is_polite(tmp_path: Path) -> None:
    code, said = interrupted(PLAY, b"xyzzy\n", b"Type help to see what can be typed.\n> ", tmp_path)
    assert (code, said) == (130, b"\nYour game is kept. Go on with: quillmap play --terminal\n")


@pytest.mark.parametrize("over", [False, True])
def test_an_interrupt_at_a_pause_loses_nothing(
    quillmap: Said, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, over: bool
) -> None:
    def pause(terminal: Terminal) -> None:
        if terminal.game.over == over:
            raise KeyboardInterrupt

    monkeypatch.setattr(Terminal, "_pause", pause)
    game, lines = scripted("base", bytes.fromhex(SEED))
    words = ["--seed", SEED, "--name", "Player 1"]
    code, out, _ = quillmap(*PLAY, *words, said="\n".join(lines))
    if over:
        assert code == 0 and kept_record(tmp_path) == game.record()
    else:
        assert code == 130 and "Spring ends." in out and "Your game is kept." in out


def test_the_last_move_is_kept_before_the_pause_that_shows_it(
    quillmap: Said, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The window may be closed while the player reads the last result."""
    game, lines = scripted("base", bytes.fromhex(SEED))
    found: list[bool] = []

    def pause(terminal: Terminal) -> None:
        if terminal.game.over:
            found.append(kept_record(tmp_path) == game.record())

    monkeypatch.setattr(Terminal, "_pause", pause)
    quillmap(*PLAY, "--seed", SEED, "--name", "Player 1", said="\n".join(lines))
    assert found == [True]


def test_an_interrupt_elsewhere_is_quiet(tmp_path: Path) -> None:
    assert interrupted(["score", "--jsonl"], b"\n", b"}\n", tmp_path) == (130, b"")


def test_the_seed_is_shown_only_at_the_end(tmp_path: Path) -> None:
    done = run(*PLAY, "--seed", SEED, cwd=tmp_path, kept=tmp_path / "kept")
    assert SEED not in done.stdout
    assert SEED not in unfinished(tmp_path)
