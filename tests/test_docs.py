"""The examples in README and docs do what they say, and links between pages lead somewhere."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("bench/*.md")])


def test_the_library_guide_runs() -> None:
    failed, tried = doctest.testfile(
        str(ROOT / "docs" / "library.md"), module_relative=False, encoding="utf-8"
    )
    assert tried > 20
    assert failed == 0


def test_the_readme_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    examples = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)
    assert len(examples) == 1
    exec(compile(examples[0], "README.md", "exec"), {})
    assert re.fullmatch(r"-?\d+ [a-z_]+\n", capsys.readouterr().out)


@pytest.mark.parametrize(
    "module", ["material", "rules.options", "rules.scoring", "notation", "game"]
)
def test_examples_in_docstrings_run(module: str) -> None:
    __import__(name := f"quillmap.{module}")
    import sys

    failed, tried = doctest.testmod(sys.modules[name], optionflags=doctest.ELLIPSIS)
    assert tried > 0
    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    targets = re.findall(r"\]\(([^)#]+?)(?:#[^)]*)?\)", page.read_text("utf-8"))
    missing = [t for t in targets if "://" not in t and not (page.parent / t).exists()]
    assert not missing


def test_every_paragraph_cited_in_the_code_is_in_the_rules() -> None:
    rules = (ROOT / "docs" / "rules.md").read_text("utf-8")
    known = set(re.findall(r"\bR\d+\.\d+\b", rules))
    cited = {
        paragraph
        for folder in ("src", "docs")
        for file in (ROOT / folder).rglob("*.*")
        if file.suffix in (".py", ".toml", ".md")
        for paragraph in re.findall(r"\bR\d+\.\d+\b", file.read_text("utf-8"))
    }
    assert len(cited) > 100
    assert cited <= known, sorted(cited - known)
