"""Makes .venv, where Quillmap is played and tested. The Makefile calls this before anything else.

    python3 tools/setup_venv.py play     the package and what its server needs
    python3 tools/setup_venv.py test     the same, and the tools for testing

Both make the page as well, by tools/page.py, with a node of their own where there is none.

A stamp in .venv says what was made. It is taken away before the work and written after it, so an
interrupted set-up is never mistaken for a finished one, and a second run has nothing to do.

Any Python from 3.6 on can run this file: an old `python3` then finds a newer one beside it, or
says in one line what to install. So annotations are quoted and newer syntax is left alone.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
OLDEST = (3, 11)
NAMES = ("python3.14", "python3.13", "python3.12", "python3.11")
LOCKS = {"play": "requirements-play.lock", "test": "requirements.lock"}
LEVELS = tuple(LOCKS)  # each level has all of the one before it
NODE_LOCK = "requirements-node.lock"
NEEDED = {"play": "the packages of the server", "test": "the tools for testing"}
QUIETLY = ("--no-compile", "--progress-bar", "off")


class SetUpError(Exception):
    """The set-up cannot go on; the message is the line that the person reads."""


class Python(NamedTuple):
    """A Python that can be run, and what it says its version is."""

    command: str
    version: "tuple[int, int]"


class Stamp(NamedTuple):
    """What a .venv was made from. Equal stamps mean there is nothing to do."""

    level: str
    python: str
    root: str  # scripts and the editable install hold full paths, so a moved .venv is a broken one
    lock: str
    project: str

    def write(self) -> str:
        """One line per field; `read_stamp` reads it back."""
        return "".join(f"{key} {value}\n" for key, value in self._asdict().items())


def read_stamp(text: str) -> "Stamp | None":
    """The stamp that `write` wrote, or None for anything else."""
    words = dict(line.partition(" ")[::2] for line in text.splitlines())
    if set(words) != set(Stamp._fields) or words["level"] not in LEVELS:
        return None
    return Stamp(**words)


def steps(have: "Stamp | None", want: Stamp) -> "tuple[str, ...]":
    """What has to be done to get from one stamp to the other, in order."""
    if have is None or (have.python, have.root, have.lock) != (want.python, want.root, want.lock):
        return ("venv", want.level, "package")
    todo = []
    if LEVELS.index(have.level) < LEVELS.index(want.level):
        todo.append(want.level)
    if have.project != want.project:
        todo.append("package")
    return tuple(todo)


# Finding a Python that is new enough.


def ask_version(command: str) -> "Python | None":
    """The Python behind a command, or None if there is none or it does not run."""
    path = shutil.which(command)
    if path is None:
        return None
    code = "import sys; print(*sys.version_info[:2])"
    # Running it is the only proof: version managers leave commands behind that only say "not here".
    answer = subprocess.run(
        [path, "-I", "-S", "-c", code],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        encoding="utf-8",
    )
    try:
        major, minor = (int(word) for word in answer.stdout.split())
    except ValueError:
        return None
    return Python(path, (major, minor))


def find_python(chosen: "str | None", mine: Python) -> Python:
    """The Python to use: the one that was chosen, else mine, else the newest one beside it."""
    if chosen:
        python = ask_version(chosen)
        if python is None:
            raise SetUpError(f"PYTHON={chosen} is not a Python that runs here")
        if python.version < OLDEST:
            raise SetUpError(
                f"Quillmap needs Python {dotted(OLDEST)} or newer, "
                f"and PYTHON={chosen} is {dotted(python.version)}"
            )
        return python
    if mine.version >= OLDEST:
        return mine
    for name in NAMES:
        python = ask_version(name)
        if python is not None and python.version >= OLDEST:
            return python
    raise SetUpError(
        f"Quillmap needs Python {dotted(OLDEST)} or newer, and python3 is {dotted(mine.version)}: "
        "install a newer one, or name it with PYTHON=/path/to/python3"
    )


def dotted(version: "tuple[int, int]") -> str:
    """A version as people write it."""
    return f"{version[0]}.{version[1]}"


def no_venv(python: Python) -> str:
    """What to say when this Python cannot make virtual environments."""
    package = f"python{dotted(python.version)}-venv"
    return (
        f"{python.command} cannot make virtual environments: install its venv module "
        f"(on Debian and Ubuntu: apt install {package}), then run the same command again"
    )


# Doing the work.


class Workshop:
    """One .venv in the making: where it is, which Python makes it, and what the person sees."""

    def __init__(self, root: Path, python: Python) -> None:
        self.root = root
        self.python = python
        self.venv = root / ".venv"
        self.stamp = self.venv / "quillmap-stamp"
        self.page = [str(self.venv / "bin" / "python"), "-I", str(root / "tools" / "page.py")]

    def have(self) -> "Stamp | None":
        """The stamp of the .venv that is there, if its Python still is."""
        if not (self.venv / "bin" / "python").exists():
            return None
        try:
            return read_stamp(self.stamp.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return None

    def want(self, level: str) -> Stamp:
        """The stamp of a .venv that is good enough for this level today."""
        return Stamp(
            level=level,
            python=dotted(self.python.version),
            root=str(self.root),
            lock="+".join(digest(self.root / lock) for lock in LOCKS.values()),
            project=digest(self.root / "pyproject.toml", *compiled(self.root)),
        )

    def make(self, level: str) -> None:
        """Do what is missing for this level, and stamp it."""
        have, want = self.have(), self.want(level)
        todo = steps(have, want)
        if todo:
            print(f"Setting up .venv with Python {want.python}; the next run skips this.")
            if self.stamp.exists():
                self.stamp.unlink()
        if have is not None and "venv" not in todo and have.level == "test":
            want = want._replace(level="test")
        if "venv" in todo:
            self.make_venv()
        if level in todo:
            self.install_lock(level)
        self.make_page(level)  # before the package, which is not built without it
        if "package" in todo:
            self.install_package()
        if todo:
            unfinished = self.stamp.with_suffix(".new")
            unfinished.write_text(want.write(), encoding="utf-8")
            unfinished.replace(self.stamp)

    def make_page(self, level: str) -> None:
        """The page, and for testing its tools, where something is missing or has changed."""
        missing = self.missing_of_page(level)
        if "node" in missing:
            lock = str(self.root / NODE_LOCK)
            self.install("node", "--require-hashes", "--no-deps", "-r", lock)
        if "modules" in missing:
            self.run("the tools of the page", [*self.page, "modules"])
        if "page" in missing:
            self.run("the page", [*self.page, "build"])

    def missing_of_page(self, level: str) -> "list[str]":
        """What tools/page.py says is missing, in the order in which to get it."""
        said = subprocess.check_output([*self.page, "wanted", level], encoding="utf-8")
        return said.split()

    def make_venv(self) -> None:
        """An empty virtual environment, in place of whatever was there."""
        probe = [self.python.command, "-I", "-c", "import ensurepip, venv"]
        if subprocess.call(probe, stderr=subprocess.DEVNULL) != 0:
            raise SetUpError(no_venv(self.python))
        command = [self.python.command, "-I", "-m", "venv", "--clear", str(self.venv)]
        self.run("an empty environment", command)

    def install_lock(self, level: str) -> None:
        """A whole lock. It names all that its packages need, so pip has nothing to resolve."""
        self.install(
            NEEDED[level], "--require-hashes", "--no-deps", "-r", str(self.root / LOCKS[level])
        )

    def install_package(self) -> None:
        """Quillmap itself, run from src, so that an edit needs no new set-up."""
        self.install("quillmap", "--no-deps", "--no-build-isolation", "--editable", str(self.root))

    def install(self, what: str, *arguments: str) -> None:
        """Let the environment's own pip install something."""
        python = str(self.venv / "bin" / "python")
        self.run(what, [python, "-I", "-m", "pip", "install", *QUIETLY, *arguments])

    def run(self, what: str, command: "list[str]") -> None:
        """Run one long command under one short line; its own words are shown only if it fails."""
        start = time.monotonic()
        live = sys.stdout.isatty()
        said = []
        print(f"  {what} ...", end="", flush=True)
        with subprocess.Popen(
            command,
            cwd=str(self.root),
            env=quiet_environment(dict(os.environ)),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        ) as process:
            assert process.stdout is not None
            for line in process.stdout:
                said.append(line)
                if live:
                    print(f"\r\x1b[K  {what} ... {line.strip()[:60]}", end="", flush=True)
        if live:
            print(f"\r\x1b[K  {what} ...", end="")
        if process.returncode != 0:
            print(" failed", flush=True)
            sys.stderr.writelines(said[-15:])
            raise SetUpError(f"could not make {what}; run the same command to try again")
        print(f" {time.monotonic() - start:.1f} s", flush=True)


def digest(*paths: Path) -> str:
    """A short name for the content of files."""
    return hashlib.sha256(b"".join(path.read_bytes() for path in paths)).hexdigest()[:16]


def compiled(root: Path) -> "list[Path]":
    """What the extension is compiled from: after a change it has to be compiled again."""
    return sorted([*root.glob("setup.py"), *root.glob("src/quillmap/_fast/*.[ch]")])


def quiet_environment(outside: "dict[str, str]") -> "dict[str, str]":
    """The person's environment, less what would send an install elsewhere or ask a question."""
    kept = {key: value for key, value in outside.items() if not key.startswith("PYTHON")}
    kept.update(PIP_USER="0", PIP_NO_INPUT="1", PIP_DISABLE_PIP_VERSION_CHECK="1")
    return kept


def main(arguments: "list[str]") -> int:
    """Set up for the level that is named; 0 when the .venv is ready."""
    if len(arguments) != 1 or arguments[0] not in LEVELS:
        print(f"usage: setup_venv.py {'|'.join(LEVELS)}", file=sys.stderr)
        return 2
    try:
        mine = Python(sys.executable, (sys.version_info[0], sys.version_info[1]))
        python = find_python(os.environ.get("PYTHON"), mine)
        Workshop(ROOT, python).make(arguments[0])
    except SetUpError as error:
        print(f"set-up: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nset-up: interrupted; run the same command to start it again", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
