"""What the package shows: its names in order, each there, and everything with its sentence."""

import ast
import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import quillmap

HOUSE = Path(quillmap.__file__).parent
SOURCES = sorted(HOUSE.rglob("*.py"))


def visible(module: ModuleType) -> set[str]:
    """The names that a newcomer finds in a module: no submodules, nothing private."""
    return {
        name
        for name, value in vars(module).items()
        if not name.startswith("_") and not inspect.ismodule(value)
    }


def lists(path: Path) -> bool:
    """Whether a package names what is public."""
    return "__all__ = [" in path.read_text(encoding="utf-8")


def test_all_is_what_is_visible() -> None:
    assert set(quillmap.__all__) == visible(quillmap) | {"__version__"}


def test_all_is_sorted_and_says_nothing_twice() -> None:
    assert list(quillmap.__all__) == sorted(set(quillmap.__all__))


def test_every_public_name_can_be_imported() -> None:
    for name in quillmap.__all__:
        assert getattr(importlib.import_module("quillmap"), name) is not None


@pytest.mark.parametrize(
    "name",
    [
        ".".join(("quillmap", *path.relative_to(HOUSE).parent.parts))
        for path in HOUSE.rglob("*/__init__.py")
        if lists(path)
    ],
)
def test_every_list_of_public_names_is_true(name: str) -> None:
    module = importlib.import_module(name)
    listed: list[str] = module.__all__
    assert len(listed) == len(set(listed))
    assert set(listed) <= vars(module).keys()


OLD = {"quillmap.bots.turns"}
"""Modules that stay in an old place and say so; `test_renamed` imports them."""


def test_every_module_can_be_imported() -> None:
    for found in pkgutil.walk_packages([str(HOUSE)], "quillmap."):
        if found.name not in OLD and not found.name.endswith("__main__"):
            assert importlib.import_module(found.name).__name__ == found.name


def silent(source: str) -> Iterator[str]:
    """Public modules, classes, functions and methods of a source without a docstring."""
    tree = ast.parse(source)
    if ast.get_docstring(tree) is None:
        yield "the file itself"
    yield from _silent(tree, "")


def _silent(node: ast.Module | ast.ClassDef, prefix: str) -> Iterator[str]:
    for child in node.body:
        if not isinstance(child, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if child.name.startswith("_") and child.name != "__str__":
            continue
        if ast.get_docstring(child) is None:
            yield prefix + child.name
        if isinstance(child, ast.ClassDef):
            yield from _silent(child, f"{prefix}{child.name}.")


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(HOUSE)))
def test_everything_public_has_a_docstring(path: Path) -> None:
    assert list(silent(path.read_text(encoding="utf-8"))) == []


def test_the_search_for_docstrings_notices_what_is_missing() -> None:
    source = (
        "def a(): ...\nclass B:\n    '''Said.'''\n    def c(self): ...\n    def _d(self): ...\n"
    )
    assert list(silent(source)) == ["the file itself", "a", "B.c"]
