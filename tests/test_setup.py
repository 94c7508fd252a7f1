"""The set-up script: when it works again and when it does not, and what it says when it cannot.

Also `.ci/run`, which sets up what does not come from Python.
"""

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools import setup_venv
from tools.setup_venv import Python, SetUpError, Stamp, Workshop, find_python, steps

STAMP = Stamp(level="test", python="3.11", root="/a/b c", lock="12ab", project="34cd")
NEW = Python("/usr/bin/python3", (3, 12))
OLD = Python("/usr/bin/python3", (3, 9))

CI_RUN = Path(__file__).resolve().parent.parent / ".ci" / "run"


def fake(folder: Path, name: str, says: str) -> Path:
    """A command that answers every question with the same words."""
    command = folder / name
    command.write_text(f'#!/bin/sh\necho "{says}"\n')
    command.chmod(0o755)
    return command


@pytest.fixture
def only_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that is the whole PATH."""
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


# The stamp.


def test_a_stamp_reads_back_as_it_was_written() -> None:
    assert setup_venv.read_stamp(STAMP.write()) == STAMP


@pytest.mark.parametrize("text", ["", "level test\n", "nonsense", STAMP.write() + "more 1\n"])
def test_anything_else_is_no_stamp(text: str) -> None:
    assert setup_venv.read_stamp(text) is None


def test_a_stamp_of_an_unknown_level_is_no_stamp() -> None:
    assert setup_venv.read_stamp(STAMP._replace(level="other").write()) is None


def test_nothing_to_do_when_nothing_changed() -> None:
    assert steps(STAMP, STAMP) == ()


def test_what_was_made_for_testing_is_good_enough_to_play() -> None:
    assert steps(STAMP, STAMP._replace(level="play")) == ()


def test_testing_after_playing_adds_the_tools_only() -> None:
    assert steps(STAMP._replace(level="play"), STAMP) == ("test",)


def test_a_new_pyproject_installs_the_package_only() -> None:
    assert steps(STAMP._replace(project="new"), STAMP) == ("package",)


@pytest.mark.parametrize("changed", ["python", "root", "lock"])
@pytest.mark.parametrize("level", ["play", "test"])
def test_a_new_python_place_or_lock_starts_afresh(changed: str, level: str) -> None:
    want = STAMP._replace(level=level)
    assert steps(STAMP._replace(**{changed: "other"}), want) == ("venv", level, "package")


def test_without_a_stamp_everything_is_done() -> None:
    assert steps(None, STAMP) == ("venv", "test", "package")


# The work, with the long commands left out.


class Bench(Workshop):
    """A workshop that notes each command instead of running it, and fails at a chosen one."""

    def __init__(self, root: Path, fail_at: str = "", missing: tuple[str, ...] = ()) -> None:
        super().__init__(root, Python(sys.executable, (3, 11)))
        self.done: list[str] = []
        self.missing = missing
        self.commands: dict[str, list[str]] = {}
        self.fail_at = fail_at
        for name in (*setup_venv.LOCKS.values(), "pyproject.toml"):
            (root / name).write_text("setuptools==1\n")

    def missing_of_page(self, level: str) -> list[str]:
        return list(self.missing)

    def run(self, what: str, command: list[str]) -> None:
        self.done.append(what)
        self.commands[what] = command
        if what == self.fail_at:
            raise KeyboardInterrupt
        (self.venv / "bin").mkdir(parents=True, exist_ok=True)
        (self.venv / "bin" / "python").touch()


def test_the_second_run_does_nothing_and_says_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = Bench(tmp_path), Bench(tmp_path)
    first.make("play")
    capsys.readouterr()
    second.make("play")
    assert first.done == ["an empty environment", "the packages of the server", "quillmap"]
    assert second.done == []
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(
    ("level", "what", "lock"),
    [
        ("play", "the packages of the server", "requirements-play.lock"),
        ("test", "the tools for testing", "requirements.lock"),
    ],
)
def test_a_level_installs_its_whole_lock_and_checks_every_hash(
    tmp_path: Path, level: str, what: str, lock: str
) -> None:
    bench = Bench(tmp_path)
    bench.make(level)
    assert bench.done == ["an empty environment", what, "quillmap"]
    assert bench.commands[what][-4:] == [
        "--require-hashes",
        "--no-deps",
        "-r",
        str(tmp_path / lock),
    ]


@pytest.mark.parametrize("level", ["play", "test"])
@pytest.mark.parametrize("lock", ["requirements-play.lock", "requirements.lock"])
def test_a_change_in_either_lock_starts_afresh(tmp_path: Path, level: str, lock: str) -> None:
    Bench(tmp_path).make(level)
    again = Bench(tmp_path)
    (tmp_path / lock).write_text("setuptools==2\n")
    again.make(level)
    assert again.done[0] == "an empty environment"


def test_the_page_is_made_before_the_package_which_needs_it(tmp_path: Path) -> None:
    bench = Bench(tmp_path, missing=("modules", "page"))
    bench.make("play")
    assert bench.done[2:] == ["the tools of the page", "the page", "quillmap"]
    assert bench.commands["the page"][-2:] == [str(tmp_path / "tools" / "page.py"), "build"]


def test_a_changed_page_is_made_again_and_nothing_else(tmp_path: Path) -> None:
    Bench(tmp_path).make("play")
    again = Bench(tmp_path, missing=("page",))
    again.make("play")
    assert again.done == ["the page"]


def test_node_comes_from_its_lock_where_there_is_none(tmp_path: Path) -> None:
    Bench(tmp_path).make("play")
    again = Bench(tmp_path, missing=("node", "page"))
    again.make("play")
    assert again.done == ["node", "the page"]
    lock = str(tmp_path / "requirements-node.lock")
    assert again.commands["node"][-4:] == ["--require-hashes", "--no-deps", "-r", lock]


def test_a_page_that_cannot_be_made_leaves_no_stamp(tmp_path: Path) -> None:
    broken = Bench(tmp_path, fail_at="the page", missing=("page",))
    with pytest.raises(KeyboardInterrupt):
        broken.make("play")
    assert not broken.stamp.exists()


def test_an_interrupted_set_up_leaves_no_stamp(tmp_path: Path) -> None:
    Bench(tmp_path).make("play")
    broken = Bench(tmp_path, fail_at="the tools for testing")
    with pytest.raises(KeyboardInterrupt):
        broken.make("test")
    assert not broken.stamp.exists()
    again = Bench(tmp_path)
    again.make("test")
    assert again.done == ["an empty environment", "the tools for testing", "quillmap"]


def test_playing_does_not_forget_that_the_tools_are_there(tmp_path: Path) -> None:
    Bench(tmp_path).make("test")
    play = Bench(tmp_path)
    (tmp_path / "pyproject.toml").write_text("changed\n")
    play.make("play")
    test = Bench(tmp_path)
    (tmp_path / "pyproject.toml").write_text("changed\n")
    test.make("test")
    assert (play.done, test.done) == (["quillmap"], [])


def test_a_venv_whose_python_is_gone_is_made_again(tmp_path: Path) -> None:
    Bench(tmp_path).make("play")
    (tmp_path / ".venv" / "bin" / "python").unlink()
    again = Bench(tmp_path)
    again.make("play")
    assert again.done[0] == "an empty environment"


def test_a_failed_command_shows_its_last_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shop = Workshop(tmp_path, NEW)
    with pytest.raises(SetUpError, match="could not make the moon"):
        shop.run("the moon", [sys.executable, "-c", "print('too far'); exit(1)"])
    assert "too far" in capsys.readouterr().err


# Finding a Python.


def test_the_python_at_hand_is_used_when_it_is_new_enough() -> None:
    assert find_python(None, NEW) == NEW


def test_a_newer_python_beside_an_old_one_is_found(only_path: Path) -> None:
    fake(only_path, "python3.11", "3 11")
    newest = fake(only_path, "python3.12", "3 12")
    fake(only_path, "python3.13", "not installed")
    assert find_python(None, OLD) == Python(str(newest), (3, 12))


def test_the_chosen_python_is_used_though_another_is_at_hand(only_path: Path) -> None:
    chosen = fake(only_path, "mine", "3 13")
    assert find_python("mine", NEW) == Python(str(chosen), (3, 13))


@pytest.mark.usefixtures("only_path")
def test_an_old_python_alone_is_told_what_to_do() -> None:
    with pytest.raises(SetUpError, match=r"needs Python 3\.11 or newer, and python3 is 3\.9"):
        find_python(None, OLD)


def test_a_chosen_python_that_is_too_old_is_refused(only_path: Path) -> None:
    fake(only_path, "mine", "3 10")
    with pytest.raises(SetUpError, match=r"PYTHON=mine is 3\.10"):
        find_python("mine", NEW)


@pytest.mark.usefixtures("only_path")
def test_a_chosen_python_that_does_not_exist_is_refused() -> None:
    with pytest.raises(SetUpError, match="PYTHON=mine is not a Python that runs here"):
        find_python("mine", NEW)


def test_a_missing_venv_module_names_the_package(tmp_path: Path) -> None:
    command = tmp_path / "python3"
    command.write_text("#!/bin/sh\nexit 1\n")
    command.chmod(0o755)
    with pytest.raises(SetUpError, match=r"apt install python3\.12-venv"):
        Workshop(tmp_path, Python(str(command), (3, 12))).make_venv()


# The rest.


def test_installs_stay_in_the_venv_and_ask_nothing() -> None:
    inside = setup_venv.quiet_environment({"PYTHONPATH": "/x", "PIP_USER": "1", "HOME": "/h"})
    assert (inside["PIP_USER"], inside["PIP_NO_INPUT"], inside["HOME"]) == ("0", "1", "/h")
    assert "PYTHONPATH" not in inside


@pytest.mark.parametrize("arguments", [[], ["dance"], ["play", "test"]])
def test_other_words_are_answered_with_the_usage(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert setup_venv.main(arguments) == 2
    assert capsys.readouterr().err == "usage: setup_venv.py play|test\n"


def test_a_reason_to_stop_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PYTHON", "/no/such/python")
    assert setup_venv.main(["play"]) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_an_old_python_can_read_the_script() -> None:
    source = Path(setup_venv.__file__).read_text(encoding="utf-8")
    tree = ast.parse(source, feature_version=(3, 7))  # the oldest grammar that ast still knows
    imported = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert "__future__" not in imported  # Python 3.6 has no `annotations` there


# What the system brings.


@pytest.mark.parametrize(
    ("given", "seen"), [({}, "CI=true"), ({"CI": "false"}, "CI=false"), ({"CI": ""}, "CI=")]
)
def test_ci_installs_nothing_that_is_there_and_is_strict_unless_told(
    tmp_path: Path, given: dict[str, str], seen: str
) -> None:
    bash = shutil.which("bash")
    if bash is None:
        assert os.environ.get("CI") != "true", "bash is missing"
        pytest.skip("bash is missing")
    (tmp_path / ".ci").mkdir()
    shutil.copy(CI_RUN, tmp_path / ".ci")
    commands = tmp_path / "bin"
    commands.mkdir()
    browsers = ("chromium", "firefox-esr", "WebKitWebDriver", "Xvfb")
    wanted = ("gcc", "valgrind", "strace", "qemu-x86_64", "nginx", *browsers)
    for name in (*wanted, "apt-get"):
        fake(commands, name, f"{name} was run")
    fake(commands, "make", "make $* with CI=$CI")
    said = subprocess.check_output(
        [bash, tmp_path / ".ci" / "run"],
        env={"PATH": f"{commands}:/usr/bin:/bin", **given},
        encoding="utf-8",
    )
    present = [f"{name}: present" for name in wanted]
    made = [f"make {target} with {seen}" for target in ("test", "sanitize")]
    assert said.splitlines() == [*present, *made]
