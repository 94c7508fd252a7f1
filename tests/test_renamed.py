"""Names that docs or a package's front have shown to others go on working, with a warning."""

import importlib
import subprocess
import sys

import pytest

OLD_NAMES = {
    ("quillmap.bots", "PROMPT"): "HINT_BOT",
    ("quillmap.dealer", "u"): "uniform",
    ("quillmap.store", "Card"): "IndexEntry",
}
OLD_MODULES = {"quillmap.bots.turns": ("quillmap.bots.guarded_turn", "turn")}


@pytest.mark.parametrize(("module", "old"), OLD_NAMES)
def test_an_old_name_is_the_new_thing_and_says_so(module: str, old: str) -> None:
    found, new = importlib.import_module(module), OLD_NAMES[module, old]
    with pytest.warns(DeprecationWarning, match=f"{module}.{old} is called {module}.{new} now"):
        value = getattr(found, old)
    assert value is getattr(found, new)


@pytest.mark.parametrize("old", OLD_MODULES)
def test_an_old_module_has_the_new_things_and_says_so(old: str) -> None:
    new, name = OLD_MODULES[old]
    sys.modules.pop(old, None)
    with pytest.warns(DeprecationWarning, match=f"{old} is {new} now"):
        found = importlib.import_module(old)
    assert getattr(found, name) is getattr(importlib.import_module(new), name)


@pytest.mark.parametrize("module", [module for module, _ in OLD_NAMES])
def test_a_name_that_never_was_is_not_there(module: str) -> None:
    with pytest.raises(AttributeError, match="no attribute 'never_was'"):
        getattr(importlib.import_module(module), "never_was")  # noqa: B009  (not typed)


def test_nothing_of_ours_uses_an_old_name() -> None:
    ours = "import quillmap.cli, quillmap.benchmark, quillmap.server.run, quillmap.envs"
    words = [sys.executable, "-W", "error::DeprecationWarning:quillmap", "-c", ours]
    subprocess.run(words, check=True, capture_output=True)
