"""What `make audit` makes of answers: a hole, nothing known, or none, which is no comfort."""

import json
from typing import Any

from tools.audit import Report, code_of, npm_report, python_report

NAME = "requirements.lock"
SKIPPED = "Dependency not found on PyPI and could not be audited: left ({})"


def nobody(name: str) -> dict[str, Any]:
    """A PyPI that is not there."""
    raise OSError("no such network")


def page(version: str, *holes: dict[str, Any]) -> dict[str, Any]:
    """What PyPI says about a package."""
    return {"info": {"version": version}, "vulnerabilities": list(holes)}


def said(*found: dict[str, Any]) -> str:
    """What pip-audit says."""
    return json.dumps({"dependencies": found, "fixes": []})


def test_a_hole_is_named_with_its_mending() -> None:
    hole = {"id": "PYSEC-1", "fix_versions": ["1.1"], "aliases": [], "description": ""}
    fine = {"name": "good", "version": "2.0", "vulns": []}
    report = python_report(NAME, said(fine, fine | {"name": "bad", "vulns": [hole]}), nobody)
    assert (report.asked, report.unasked) == (2, [])
    assert report.holes == ["bad 2.0: PYSEC-1, fixed in 1.1"]
    assert code_of([Report("other", unasked=["x"]), report]) == 1
    assert str(report).splitlines()[0] == "requirements.lock: 2 asked about, 1 known holes"


def test_who_was_left_out_is_asked_about_again() -> None:
    left = said({"name": "left", "skip_reason": SKIPPED.format("1.0")})
    report = python_report(NAME, left, lambda name: page("1.0"))
    assert (report.asked, report.holes, report.unasked, code_of([report])) == (1, [], [], 0)
    hole = {"id": "GHSA-1", "fixed_in": []}
    report = python_report(NAME, left, lambda name: page("1.0", hole))
    assert report.holes == ["left 1.0: GHSA-1, fixed in no version yet"] and code_of([report]) == 1


def test_no_answer_is_not_all_well() -> None:
    left = said({"name": "left", "skip_reason": SKIPPED.format("1.0")})
    report = python_report(NAME, left, nobody)
    assert (report.asked, report.unasked) == (0, ["left: no such network"])
    older = python_report(NAME, left, lambda name: page("1.0.1"))
    assert older.asked == 0 and "the newest is 1.0.1" in older.unasked[0]
    assert code_of([report]) == code_of([older]) == 2


def test_what_npm_says() -> None:
    lock = "package-lock.json"
    fine = npm_report(lock, 7, '{"auditReportVersion": 2, "vulnerabilities": {}}')
    assert (fine.asked, code_of([fine])) == (7, 0)
    found = {"vulnerabilities": {"left": {"range": "<1.0.1", "severity": "high"}}}
    bad = npm_report(lock, 7, json.dumps(found))
    assert (bad.holes, code_of([bad])) == (["left <1.0.1: high"], 1)
    for answer in (
        '{"message": "405 Method Not Allowed", "error": {"summary": "", "detail": ""}}',
        '{"error": {"code": "ENOAUDIT", "summary": "no such network"}}',
        "[]",
        "npm is not well",
        "",
    ):
        report = npm_report(lock, 7, answer)
        assert (report.asked, len(report.unasked), code_of([report])) == (0, 1, 2), answer
