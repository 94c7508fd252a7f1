"""Every paragraph of R4 to R12 has a test that cites it, or a reason why it cannot have one."""

import ast
import re
from collections.abc import Iterable
from pathlib import Path

TESTS = Path(__file__).parent.parent
LIST = TESTS / "data" / "paragraphs.txt"

_LINE = re.compile(r"(R\d+\.\d+[a-d]?)\s+(tested|not testable: \S.*)")
_NAME = re.compile(r"test_r(\d+)_(\d+[a-d]?)_")
_CITED = re.compile(r"\bR\d+\.\d+[a-d]?\b")
_CITATION = re.compile(r"\(([^()]*\bR\d+\.\d+[^()]*)\)")

FIRST, LAST = 4, 12


def marked(lines: Iterable[str]) -> dict[str, bool]:
    """Each listed paragraph, and whether it is marked as tested; ValueError for a bad line."""
    found: dict[str, bool] = {}
    for line in lines:
        text = line.strip()
        if not text or text.startswith("#"):
            continue
        match = _LINE.fullmatch(text)
        if match is None or match[1] in found:
            raise ValueError(f"expected 'R5.7 tested' or 'R5.7 not testable: why', once: {text}")
        found[match[1]] = match[2] == "tested"
    return found


def citations(source: str) -> set[str]:
    """The paragraphs that the tests of a file cite: by their name and in their docstring.

    A test cites a paragraph only if it is named after it, or if its docstring puts it in brackets.
    """
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
            continue
        said = ast.get_docstring(node) or ""
        cited = {p for brackets in _CITATION.findall(said) for p in _CITED.findall(brackets)}
        named = _NAME.match(node.name)
        if named is not None and f"R{named[1]}.{named[2]}" not in cited:
            raise ValueError(f"{node.name} does not cite R{named[1]}.{named[2]} in its docstring")
        found |= cited
    return found


def written(rules: str) -> list[str]:
    """The paragraphs of R4 to R12 in a text of the rules, with their lettered parts."""
    found: list[str] = []
    inside = False
    for line in rules.splitlines():
        if match := re.match(r"(R(\d+)\.\d+) ", line):
            inside = FIRST <= int(match[2]) <= LAST
            found += [match[1]] if inside else []
        elif (match := re.match(r" +([a-d])\. ", line)) and inside:
            whole = found[-1].rstrip("abcd")
            found.append(whole + match[1])
    return found


def chapter(paragraph: str) -> int:
    """The part of the rules that a paragraph belongs to: 5 for R5.9a."""
    return int(paragraph[1:].partition(".")[0])


def test_every_paragraph_marked_as_tested_is_cited_by_a_test() -> None:
    cited: set[str] = set()
    for path in sorted(TESTS.rglob("test_*.py")):
        cited |= citations(path.read_text(encoding="utf-8"))
    missing = [p for p, tested in _listed().items() if tested and p not in cited]
    assert missing == []
    known = set(_listed())
    strange = {p for p in cited if FIRST <= chapter(p) <= LAST and p not in known}
    assert strange == set(), "cited, but not in the list"


def test_the_list_has_every_paragraph_of_the_rules_in_order() -> None:
    rules = (TESTS.parent / "docs" / "rules.md").read_text(encoding="utf-8")
    assert list(_listed()) == written(rules)
    assert len(_listed()) > 50


def _listed() -> dict[str, bool]:
    return marked(LIST.read_text(encoding="utf-8").splitlines())


# The checks themselves.


def test_a_paragraph_without_a_reason_or_twice_is_refused() -> None:
    assert marked(["R5.7 tested", "# a remark", "", "R5.8 not testable: a reason"]) == {
        "R5.7": True,
        "R5.8": False,
    }
    for bad in (["R5.7"], ["R5.7 not testable:"], ["R5.7 not testable: "], ["R5.7 tested"] * 2):
        try:
            marked(bad)
        except ValueError:
            continue
        raise AssertionError(f"{bad} was read")


def test_a_citation_is_found_in_the_name_and_in_brackets_only() -> None:
    source = '''
def test_r5_9a_something():
    """The rule (R5.9a), and another (R5.7, R6.1)."""
def test_other():
    """Says R8.1 without brackets."""
def helper_r9_1_x():
    """Is no test (R9.1)."""
'''
    assert citations(source) == {"R5.9a", "R5.7", "R6.1"}
    try:
        citations('def test_r5_9_something():\n    """Nothing cited."""')
    except ValueError:
        return
    raise AssertionError("a test that cites nothing was accepted")
