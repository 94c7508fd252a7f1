"""What people install: that it builds, that it is whole, and that it runs far from this folder.

Also the promises that the project's own files make to each other: the locks, the extra, the
version, the Makefile and the README.
"""

import hashlib
import importlib.metadata
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from collections.abc import Sequence
from email import message_from_bytes
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import quillmap
from tests.once import made_once
from tests.test_rooms import THIRD_PARTY, imports, sources
from tools.fast import compiler
from tools.page import Page
from tools.setup_venv import LOCKS, NODE_LOCK

SAFELY: dict[str, Any] = {"filter": "data"} if hasattr(tarfile, "data_filter") else {}
"""The first Pythons 3.11 cannot be told to distrust an archive; ours is our own."""
ALL_LOCKS = (*LOCKS.values(), NODE_LOCK)

ROOT = Path(__file__).resolve().parent.parent
MADE = shutil.ignore_patterns(
    *(".git", ".venv", ".*_cache", ".hypothesis", "__pycache__", "build", "dist", "*.egg-info"),
    "node_modules",
)


def left_behind(folder: str, names: list[str]) -> set[str]:
    """What was made from the rest; the pictures of the browser tests, not those of the page."""
    pictures = {"pictures"} if Path(folder) == ROOT / "tests" / "e2e" else set()
    return MADE(folder, names) | pictures


ONE_FOREST = "F" + "." * 10 + "\n" + ("." * 11 + "\n") * 10
RECORD = ROOT / "tests" / "data" / "cli" / "solo.record.txt"

IMPORT_ALL = """
import pkgutil, sys, quillmap
for module in pkgutil.walk_packages(quillmap.__path__, "quillmap."):
    if module.name.split(".")[1] not in sys.argv:
        __import__(module.name)
        print(module.name)
"""


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
        timeout=1800,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """The sdist, and the wheel made from it, built in a copy so that nothing is left here."""

    def make(out: Path) -> None:
        copy = out / "copy" / "quillmap"
        shutil.copytree(ROOT, copy, ignore=left_behind)
        run([sys.executable, "-m", "build", "--no-isolation", "--outdir", out, copy], cwd=out)

    out = made_once(tmp_path_factory, "built", make)
    (sdist,) = out.glob("*.tar.gz")
    (wheel,) = out.glob("*.whl")
    return Built(sdist, wheel)


# The package.


class Bare(NamedTuple):
    """A place where the wheel is installed without its extra, and nothing else is."""

    folder: Path

    def run(self, command: str, *arguments: str, said: str = "") -> str:
        """What one of its commands prints."""
        return run(
            [self.folder / "venv" / "bin" / command, *arguments],
            cwd=self.folder,
            said=said,
            env={"PATH": os.defpath, "HOME": str(self.folder)},
        )


@pytest.fixture(scope="module")
def bare(built: Built, tmp_path_factory: pytest.TempPathFactory) -> Bare:
    """The wheel in an empty virtual environment, far from this folder."""

    def make(folder: Path) -> None:
        venv.create(folder / "venv", with_pip=False)
        # The pip at hand installs into the new place, which so holds the package and nothing else.
        python = folder / "venv" / "bin" / "python"
        pip: list[str | Path] = [sys.executable, "-m", "pip", "--python", python]
        run([*pip, "install", "--no-index", built.wheel], cwd=folder)

    return Bare(made_once(tmp_path_factory, "bare", make))


def test_the_library_needs_nothing_else(bare: Bare) -> None:
    imported = bare.run("python", "-c", IMPORT_ALL, *THIRD_PARTY).split()
    assert {"quillmap.game", "quillmap.cli.game.play", "quillmap.rules.scoring.base"} <= set(
        imported
    )


def test_scoring_needs_nothing_else(bare: Bare) -> None:
    said = bare.run("quillmap", "score", said=ONE_FOREST)
    lines = [line for line in said.splitlines() if re.search("sentinel[ _]wood", line, re.I)]
    assert lines, said
    assert any(re.search(r"\b1\b", line) for line in lines), said


@pytest.mark.parametrize(
    ("language", "penalty"),
    [("pl", "Kara za potwory"), ("de", "Abzug für Monster"), ("el", "Ποινή για τέρατα")],
)
def test_every_language_comes_along(bare: Bare, language: str, penalty: str) -> None:
    assert penalty in bare.run("quillmap", "score", "--lang", language, said=ONE_FOREST)


def test_replay_needs_nothing_else(bare: Bare) -> None:
    said = bare.run("quillmap", "replay", "-", said=RECORD.read_text(encoding="utf-8"))
    assert said == run([sys.executable, "-m", "quillmap", "replay", RECORD], cwd=bare.folder)


def test_simulation_needs_nothing_else(bare: Bare) -> None:
    said = bare.run("quillmap", "simulate", "--games", "1", "--bots", "random", "--json")
    assert json.loads(said)


def refused(bare: Bare, words: list[str]) -> str:
    """The one sentence with which a command says what it lacks."""
    done = subprocess.run(
        [bare.folder / "venv" / "bin" / "quillmap", *words],
        cwd=bare.folder,
        env={"PATH": os.defpath, "HOME": str(bare.folder)},
        capture_output=True,
        encoding="utf-8",
        timeout=1800,
    )
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done.stderr
    return done.stderr


@pytest.mark.parametrize(
    "words", [["serve", "--port", "0"], ["play"], ["tables"], ["import", str(RECORD)]]
)
def test_what_needs_the_extra_says_so(bare: Bare, words: list[str]) -> None:
    said = refused(bare, words)
    assert "pip install 'quillmap[server]'" in said
    assert ("play --terminal" in said) == (words == ["play"])


def test_environments_say_which_extra_they_need(bare: Bare) -> None:
    code = "try: import quillmap.envs\nexcept ImportError as missing: print(missing)"
    said = bare.run("python", "-c", code)
    assert said.count("\n") == 1 and said.endswith(": pip install 'quillmap[rl]'\n")


def test_a_benchmark_needs_dask_only_for_a_cluster(bare: Bare) -> None:
    words = ("benchmark", "--bots", "random", "--games", "1", "--jobs", "1")
    assert "random" in bare.run("quillmap", *words)
    said = refused(bare, ["benchmark", "--cluster", "tcp://127.0.0.1:9"])
    assert "pip install 'quillmap[cluster]'" in said


def test_a_backup_of_sqlite_needs_nothing_else(bare: Bare) -> None:
    file = bare.folder / "empty.backup"
    head = '{"format":"quillmap backup","version":1,"quillmap":"0","made":0}\n'
    digest = hashlib.sha256(head.encode()).hexdigest()
    file.write_text(f'{head}{{"games":0,"sha256":"{digest}"}}\n', encoding="utf-8")
    database = ["--database", "new.db"]
    assert "0 games are back" in bare.run("quillmap", "restore", str(file), *database)
    assert "0 games are kept" in bare.run("quillmap", "backup", "again.backup", *database)


def test_the_wheel_holds_the_package_and_nothing_else(built: Built) -> None:
    with zipfile.ZipFile(built.wheel) as wheel:
        names = {name for name in wheel.namelist() if ".dist-info/" not in name}
    source = ROOT / "src"
    # Whatever lies there: a page or a picture of a new kind needs a word in pyproject.toml.
    there = {
        path.relative_to(source).as_posix()
        for path in (source / "quillmap").rglob("*")
        if path.is_file() and path.suffix != ".pyc" and not path.name.startswith(".")
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
        "requirements-play.lock",
        "src/quillmap/py.typed",
        "src/quillmap/server/page/build.json",
        "src/quillmap/server/page/index.html",
        "tests/test_package.py",
        "tools/build_backend.py",
        "tools/setup_venv.py",
        "web/.npmrc",
        "web/package-lock.json",
        "web/src/main.ts",
    }
    assert not [name for name in names if name.endswith(".pyc") or "node_modules" in name]


def compiles() -> bool:
    """Whether there is a C compiler; with CI=true there has to be one."""
    found = compiler() is not None
    assert found or os.environ.get("CI") != "true", "a C compiler is missing"
    return found


def test_the_core_is_compiled_where_there_is_a_compiler(bare: Bare) -> None:
    said = bare.run("quillmap", "doctor")
    assert ("core      compiled" in said) == compiles()


def test_without_a_compiler_it_is_installed_all_the_same(built: Built, tmp_path: Path) -> None:
    with tarfile.open(built.sdist) as sdist:
        sdist.extractall(tmp_path, **SAFELY)
    (unpacked,) = tmp_path.iterdir()
    wheels, there = tmp_path / "wheels", tmp_path / "there"
    build: list[str | Path] = [sys.executable, "-m", "build", "--no-isolation", "--wheel"]
    no_compiler = {**os.environ, "CC": "false", "CXX": "false"}
    run([*build, "--outdir", wheels, unpacked], cwd=tmp_path, env=no_compiler)
    pip: list[str | Path] = [sys.executable, "-m", "pip", "install", "--no-index", "--no-deps"]
    run([*pip, "--target", there, *wheels.glob("*.whl")], cwd=tmp_path)
    env = {"PATH": os.defpath, "HOME": str(tmp_path), "PYTHONPATH": str(there)}
    said = run([sys.executable, "-P", "-m", "quillmap", "doctor"], cwd=tmp_path, env=env)
    assert "core      plain Python: the extension was not built" in said


def test_a_source_package_needs_no_node(
    built: Built, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with tarfile.open(built.sdist) as sdist:
        sdist.extractall(tmp_path, **SAFELY)
    (unpacked,) = tmp_path.iterdir()
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert Page(unpacked).wanted("play") == []


# The extra.


def extras() -> dict[str, list[Requirement]]:
    """What each extra asks for."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked_for: dict[str, list[str]] = project["optional-dependencies"]
    return {name: [Requirement(line) for line in lines] for name, lines in asked_for.items()}


def extra() -> list[Requirement]:
    """What `quillmap[server]` asks for."""
    return extras()["server"]


def all_extras() -> list[Requirement]:
    """What all extras ask for."""
    return [need for needs in extras().values() for need in needs]


def test_the_package_needs_nothing_but_in_its_extra(built: Built) -> None:
    with zipfile.ZipFile(built.wheel) as wheel:
        (name,) = [name for name in wheel.namelist() if name.endswith(".dist-info/METADATA")]
        metadata = message_from_bytes(wheel.read(name))
    needs = [Requirement(line) for line in metadata.get_all("Requires-Dist", [])]
    assert {need.name for need in needs} == {need.name for need in all_extras()}
    assert not [need for need in needs if need.marker is None or need.marker.evaluate()]


def test_the_extra_is_what_play_installs() -> None:
    play = [need for need in asked("requirements-play.in") if need.name != "setuptools"]
    assert {(need.name, str(need.marker)) for need in extra()} == {
        (need.name, str(need.marker)) for need in play
    }


def test_the_extra_admits_the_locked_versions() -> None:
    lock = pins("requirements.lock")
    for need in all_extras():
        version = re.match(r"[a-z0-9-]+==(\S+)", lock[need.name])
        assert version and need.specifier and version[1] in need.specifier, need


def test_every_foreign_import_is_in_the_extra_or_comes_with_it() -> None:
    known = {canonicalize_name(need.name) for need in all_extras()}
    for name in sorted(known):
        brought = [Requirement(line) for line in importlib.metadata.requires(name) or ()]
        known |= {
            canonicalize_name(need.name)
            for need in brought
            if need.marker is None or need.marker.evaluate({"extra": ""})
        }
    makers = importlib.metadata.packages_distributions()
    for own, path in sources():
        for module in imports(path.read_text(encoding="utf-8"), own):
            first = module.split(".")[0]
            if first != "quillmap" and first not in sys.stdlib_module_names:
                made_by = {canonicalize_name(name) for name in makers.get(first, ())}
                assert made_by & known, f"{path.name} imports {module}"


# The version.


def test_the_version_is_the_same_everywhere(built: Built) -> None:
    assert quillmap.__version__ == importlib.metadata.version("quillmap")
    # With a part that is compiled, a wheel is for one Python on one kind of machine.
    assert re.fullmatch(rf"quillmap-{quillmap.__version__}-cp\d+-cp\d+-\w+\.whl", built.wheel.name)
    assert built.sdist.name == f"quillmap-{quillmap.__version__}.tar.gz"


def test_importing_does_not_look_up_the_installed_version(tmp_path: Path) -> None:
    code = "import sys, quillmap; print('importlib.metadata' in sys.modules)"
    assert run([sys.executable, "-I", "-c", code], cwd=tmp_path) == "False\n"


# The locks.


def pins(lock: str) -> dict[str, str]:
    """The entries of a lock by name: the pinned line with its hashes, without the comments."""
    entries: dict[str, str] = {}
    name = ""
    for line in (ROOT / lock).read_text(encoding="utf-8").splitlines():
        if line.strip() and not line.lstrip().startswith("#"):
            if not line[0].isspace():
                name = line.partition("==")[0]
            entries[name] = entries.get(name, "") + line + "\n"
    return entries


def asked(file: str) -> list[Requirement]:
    """What a file asks for, and what the files ask for that it names."""
    found: list[Requirement] = []
    for line in (ROOT / file).read_text(encoding="utf-8").splitlines():
        words = line.partition("#")[0].strip()
        if words.startswith("-r "):
            found += asked(words.removeprefix("-r "))
        elif words:
            found.append(Requirement(words))
    return found


@pytest.mark.parametrize("lock", ALL_LOCKS)
def test_every_pin_has_its_hashes(lock: str) -> None:
    entries = pins(lock)
    assert entries
    for name, entry in entries.items():
        assert re.match(r"[a-z0-9-]+==\S+", entry), name
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", entry), name


@pytest.mark.parametrize("lock", ALL_LOCKS)
def test_a_lock_has_everything_that_was_asked_for(lock: str) -> None:
    names = {canonicalize_name(need.name) for need in asked(lock.replace(".lock", ".in"))}
    assert names
    assert names <= set(pins(lock))


def test_testing_pins_all_that_playing_does() -> None:
    assert pins("requirements-play.lock").items() <= pins("requirements.lock").items()


@pytest.mark.parametrize("lock", ALL_LOCKS)
def test_a_lock_names_no_host(lock: str) -> None:
    text = (ROOT / lock).read_text(encoding="utf-8")
    assert "://" not in text
    assert not re.search(r"^\s*--?(i|f|index|extra|find|trusted)", text, re.M)


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
