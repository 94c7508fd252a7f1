"""How the page is made: when it is made again, with which node, and what the lock promises."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools import build_backend
from tools.page import NODE_PACKAGE, SOURCES, Node, Page, PageError, find_node, main, new_enough

ROOT = Path(__file__).resolve().parent.parent
LOCK = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))


@pytest.fixture
def copy(tmp_path: Path) -> Page:
    """What a page is made from, without a page, and the tools of this working tree."""
    for name in SOURCES:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tmp_path / name)
        else:
            shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    return Page(tmp_path)


def has_made(page: Page, build: str) -> None:
    """As if this page had been built."""
    page.made.mkdir(parents=True)
    (page.made / "build.json").write_text(json.dumps({"build": build}), "utf-8")


# When it is made.


def test_a_page_is_made_once(copy: Page) -> None:
    assert not copy.is_made()
    has_made(copy, copy.build_id())
    assert copy.is_made()
    assert copy.wanted("play") == []


@pytest.mark.parametrize(
    "changed", ["web/src/main.ts", "web/package-lock.json", "src/quillmap/locales/en/ui.ftl"]
)
def test_a_change_makes_it_again(copy: Page, changed: str) -> None:
    has_made(copy, copy.build_id())
    with (copy.root / changed).open("a", encoding="utf-8") as file:
        file.write("\n")
    assert not copy.is_made()


def test_a_new_file_makes_it_again_and_a_hidden_one_does_not(copy: Page) -> None:
    has_made(copy, copy.build_id())
    (copy.web / "src" / ".main.ts.swp").touch()
    assert copy.is_made()
    (copy.web / "src" / "lib" / "new.ts").touch()
    assert not copy.is_made()


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"build": 3}'])
def test_anything_else_is_no_page(copy: Page, text: str) -> None:
    has_made(copy, "")
    (copy.made / "build.json").write_text(text, "utf-8")
    assert not copy.is_made()


def test_it_is_built_from_its_sources(copy: Page) -> None:
    if find_node() is None or not copy.has_modules():
        assert os.environ.get("CI") != "true", "node is missing"
        pytest.skip("node, or what npm installs, is missing")
    has_made(copy, "an older one")
    (copy.made / "older.js").touch()
    copy.build()
    assert copy.is_made()
    assert not (copy.made / "older.js").exists()
    names = {path.relative_to(copy.made).as_posix() for path in copy.made.rglob("*")}
    assert {"index.html", "lost.html", "icon.svg"} <= names
    built = "".join(path.read_text("utf-8") for path in copy.made.glob("assets/*.js"))
    assert copy.build_id() in built, "the page does not know which build it is"


def test_a_failure_leaves_the_page_as_it_was(copy: Page, capfd: pytest.CaptureFixture[str]) -> None:
    has_made(copy, "an older one")
    (copy.web / "src" / "main.ts").write_text("import './nothing';\n", "utf-8")
    with pytest.raises(PageError):
        copy.build()
    assert (copy.made / "build.json").exists()
    assert "nothing" in capfd.readouterr().err


# With which node.


@pytest.mark.parametrize("version", ["v20.19.0", "v20.20.2\n", "v22.12.0", "v24.1.0", "v100.0.0"])
def test_new_enough(version: str) -> None:
    assert new_enough(version)


@pytest.mark.parametrize("version", ["", "nonsense", "v18.20.0", "v20.18.9", "v21.7.0", "v22.11.0"])
def test_too_old(version: str) -> None:
    assert not new_enough(version)


def command(folder: Path, name: str, says: str) -> str:
    """A command that says one thing."""
    path = folder / name
    path.write_text(f"#!/bin/sh\necho {says}\n", "utf-8")
    path.chmod(0o755)
    return str(path)


def test_the_node_of_the_path_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    node, npm = command(tmp_path, "node", "v22.12.0"), command(tmp_path, "npm", "11")
    assert find_node() == Node(node, (npm,))


def test_an_old_node_is_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    old = command(tmp_path, "node", "v18.0.0")
    command(tmp_path, "npm", "9")
    found = find_node()
    assert found is None or found.command != old


def test_a_checkout_without_node_asks_for_it(copy: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.page.find_node", lambda: None)
    assert copy.wanted("play")[0] == "node"
    monkeypatch.setattr(build_backend, "Page", lambda: copy)
    for kind in ("wheel", "sdist", "editable"):
        asked = getattr(build_backend, f"get_requires_for_build_{kind}")()
        assert asked[-1:] == [NODE_PACKAGE]
    has_made(copy, copy.build_id())
    assert NODE_PACKAGE not in build_backend.get_requires_for_build_wheel()


def test_without_node_one_line_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tools.page.find_node", lambda: None)
    assert main(["test"]) == 1
    said = capsys.readouterr().err
    assert said == "page: making the page needs node 20.19 or newer with npm\n"


def test_other_words_are_answered_with_the_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dance"]) == 1
    assert "usage: page.py build|" in capsys.readouterr().err


def test_it_runs_as_the_makefile_calls_it() -> None:
    words = [sys.executable, "-I", str(ROOT / "tools" / "page.py"), "wanted", "play"]
    said = subprocess.check_output(words, encoding="utf-8")
    assert set(said.split()) <= {"node", "modules", "page"}


# The lock.


@pytest.mark.parametrize("platform", ["darwin-arm64", "win32-x64-msvc", "linux-arm64-gnu"])
def test_the_lock_serves_every_platform(platform: str) -> None:
    assert f"node_modules/@rolldown/binding-{platform}" in LOCK["packages"]


def test_the_lock_names_no_host_and_every_hash() -> None:
    for name, package in LOCK["packages"].items():
        assert "resolved" not in package, name
        assert not name or package["integrity"].startswith("sha512-"), name


def test_versions_are_exact() -> None:
    asked = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    wanted = asked["devDependencies"]
    assert "dependencies" not in asked, "the built page brings everything"
    for name, version in wanted.items():
        assert re.fullmatch(r"\d+\.\d+\.\d+", version), name
        assert LOCK["packages"][f"node_modules/{name}"]["version"] == version
