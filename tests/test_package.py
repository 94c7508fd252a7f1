"""What people install: that it builds, that it is whole, and that it runs far from this folder.

Also the promises that the project's own files make to each other: the lock, the version, the
Makefile and the README.
"""

import importlib.metadata
import os
import re
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

import quillmap
from tools.setup_venv import pins

ROOT = Path(__file__).resolve().parent.parent
LEFT_BEHIND = shutil.ignore_patterns(
    ".git", ".venv", ".*_cache", ".hypothesis", "__pycache__", "build", "dist", "*.egg-info"
)
ONE_FOREST = "F" + "." * 10 + "\n" + ("." * 11 + "\n") * 10


class Built(NamedTuple):
    """The two files that a release is."""

    sdist: Path
    wheel: Path


def run(
    command: Sequence[str | Path], cwd: Path, said: str = "", env: dict[str, str] | None = None
) -> str:
    """What a command prints; a failure shows all it said."""
    done = subprocess.run(
        command,
        cwd=cwd,
        env=env,
        input=said,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        timeout=300,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """The sdist, and the wheel made from it, built in a copy so that nothing is left here."""
    copy, out = tmp_path_factory.mktemp("copy") / "quillmap", tmp_path_factory.mktemp("dist")
    shutil.copytree(ROOT, copy, ignore=LEFT_BEHIND)
    run([sys.executable, "-m", "build", "--no-isolation", "--outdir", out, copy], cwd=out)
    (sdist,) = out.glob("*.tar.gz")
    (wheel,) = out.glob("*.whl")
    return Built(sdist, wheel)


# The package.


def test_the_wheel_runs_where_nothing_else_is(built: Built, tmp_path: Path) -> None:
    place = tmp_path / "venv"
    venv.create(place, with_pip=False)
    # The pip at hand installs into the new place, which so holds the package and nothing else.
    pip: list[str | Path] = [sys.executable, "-m", "pip", "--python", place / "bin" / "python"]
    run([*pip, "install", "--no-index", "--no-deps", built.wheel], cwd=tmp_path)
    said = run(
        [place / "bin" / "quillmap", "score"],
        cwd=tmp_path,
        said=ONE_FOREST,
        env={"PATH": os.defpath, "HOME": str(tmp_path)},
    )
    lines = [line for line in said.splitlines() if re.search("sentinel[ _]wood", line, re.I)]
    assert lines, said
    assert any(re.search(r"\b1\b", line) for line in lines), said


def test_the_wheel_holds_the_package_and_nothing_else(built: Built) -> None:
    with zipfile.ZipFile(built.wheel) as wheel:
        names = {name for name in wheel.namelist() if ".dist-info/" not in name}
    source = ROOT / "src"
    there = {
        path.relative_to(source).as_posix()
        for path in (source / "quillmap").rglob("*")
        if path.is_file() and path.suffix in {".py", ".toml", ".typed"}
    }
    assert names == there
    assert "quillmap/py.typed" in names
    assert any(name.endswith(".toml") for name in names)


def test_the_sdist_holds_what_a_packager_needs(built: Built) -> None:
    with tarfile.open(built.sdist) as sdist:
        names = {name.partition("/")[2] for name in sdist.getnames()}
    assert names >= {
        "LICENSE",
        "README.md",
        "Makefile",
        "pyproject.toml",
        "requirements.lock",
        "src/quillmap/py.typed",
        "tests/test_package.py",
        "tools/setup_venv.py",
    }
    assert not [name for name in names if name.endswith(".pyc")]


def test_the_package_needs_nothing_at_run_time() -> None:
    assert not importlib.metadata.requires("quillmap")


# The version.


def test_the_version_is_the_same_everywhere(built: Built) -> None:
    assert quillmap.__version__ == importlib.metadata.version("quillmap")
    assert built.wheel.name == f"quillmap-{quillmap.__version__}-py3-none-any.whl"
    assert built.sdist.name == f"quillmap-{quillmap.__version__}.tar.gz"


def test_importing_does_not_look_up_the_installed_version(tmp_path: Path) -> None:
    code = "import sys, quillmap; print('importlib.metadata' in sys.modules)"
    assert run([sys.executable, "-I", "-c", code], cwd=tmp_path) == "False\n"


# The lock.


def test_every_pin_has_its_hashes() -> None:
    lock = pins((ROOT / "requirements.lock").read_text(encoding="utf-8"))
    assert lock
    for name, entry in lock.items():
        assert re.match(r"[a-z0-9-]+==\S+", entry), name
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", entry), name


def test_the_lock_has_every_tool_that_was_asked_for() -> None:
    asked = (ROOT / "requirements.in").read_text(encoding="utf-8")
    names = {line.split()[0] for line in asked.splitlines() if re.match("[a-z]", line)}
    assert names <= set(pins((ROOT / "requirements.lock").read_text(encoding="utf-8")))


def test_the_lock_names_no_host() -> None:
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    assert "://" not in lock
    assert not re.search(r"^\s*--?(i|f|index|extra|find|trusted)", lock, re.M)


# The Makefile and the README.


def targets() -> set[str]:
    """Every target of the Makefile."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][\w-]*):(?!=)", makefile, re.M))


def test_help_lists_every_target() -> None:
    make = shutil.which("make")
    if make is None:
        assert os.environ.get("CI") != "true", "make is missing"
        pytest.skip("make is missing")
    listed = re.findall(r"^  make ([\w-]+) +\S", run([make, "help"], cwd=ROOT), re.M)
    assert sorted(listed) == sorted(targets())


def test_the_readme_names_only_targets_that_exist() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    # In code only: prose may make sense, too.
    named = re.findall(r"(?:^\$?[ \t]*|`)(?:\w+=\S+ )?make ([a-z][\w-]*)", readme, re.M)
    assert "play" in named
    assert set(named) <= targets()
