"""Asks whether anything that is installed here has known holes: `make audit`.

Every requirements lock is asked about by pip-audit, and web/package-lock.json by `npm audit`. The
exit code is 1 if a hole is known, 2 if something could not be asked about, and 0 if all is well.

pip-audit asks PyPI about each version. Some mirrors know the newest one alone, so a version that
pip-audit heard nothing about is looked for there.
"""

import json
import os
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tools.page import find_node

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / "build" / "audit"
LOCK = ROOT / "requirements-audit.lock"
AUDIT = ("--progress-spinner", "off", "--disable-pip", "--require-hashes", "--format", "json")
INSTALL = ("install", "--quiet", "--require-hashes", "--no-deps", "-r")
NPM = ("audit", "--json", "--package-lock-only")
PATIENCE = 20.0
"""Seconds for one answer of PyPI."""


class Unasked(Exception):
    """Nothing was answered; the message says what came instead."""


@dataclass
class Report:
    """What is known about one lock file."""

    lock: str
    asked: int = 0
    holes: list[str] = field(default_factory=list)
    unasked: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        """A line about all, and one about everything that is not well."""
        found = f"{self.lock}: {self.asked} asked about, {len(self.holes)} known holes"
        lines = [found, *(f"  {hole}" for hole in self.holes)]
        lines += [f"  could not ask about {each}" for each in self.unasked]
        return "\n".join(lines)


def code_of(reports: Iterable[Report]) -> int:
    """The exit code."""
    reports = list(reports)
    if any(report.holes for report in reports):
        return 1
    return 2 if any(report.unasked for report in reports) else 0


# Python -------------------------------------------------------------------------------------------


Newest = Callable[[str], dict[str, Any]]
"""What PyPI says about the newest version of a package."""


def python_report(lock: str, said: str, newest: Newest) -> Report:
    """What pip-audit said about a lock; `newest` is asked about what it heard nothing about."""
    report = Report(lock)
    for each in json.loads(said)["dependencies"]:
        name = each["name"]
        try:
            version, holes = _known(each, newest)
        except (KeyError, OSError, Unasked, ValueError) as error:
            report.unasked.append(f"{name}: {error}")
            continue
        report.asked += 1
        report.holes += [_hole(name, version, hole) for hole in holes]
    return report


def _known(each: dict[str, Any], newest: Newest) -> tuple[str, list[dict[str, Any]]]:
    reason = each.get("skip_reason")
    if reason is None:
        return each["version"], each["vulns"]
    page = newest(each["name"])
    version: str = page["info"]["version"]
    # pip-audit names the version in its reason alone; a lock may have one for each Python.
    if f"({version})" not in reason:
        raise Unasked(f"{reason}, and the newest is {version}")
    return version, page["vulnerabilities"]


def _hole(name: str, version: str, hole: dict[str, Any]) -> str:
    fixed = ", ".join(hole.get("fix_versions") or hole.get("fixed_in") or []) or "no version yet"
    return f"{name} {version}: {hole['id']}, fixed in {fixed}"


def ask_pypi(name: str) -> dict[str, Any]:
    """The page of a package."""
    with urllib.request.urlopen(f"https://pypi.org/pypi/{name}/json", timeout=PATIENCE) as answer:
        found: dict[str, Any] = json.load(answer)
        return found


def ask_pip_audit(lock: Path) -> Report:
    """What is known about one requirements lock."""
    command = [str(_program("pip-audit")), *AUDIT, "-r", str(lock)]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", cwd=ROOT)
    try:
        return python_report(lock.name, done.stdout, ask_pypi)
    except (KeyError, ValueError):
        last = (done.stderr.strip().splitlines() or ["pip-audit said nothing"])[-1]
        return Report(lock.name, unasked=[f"all of it: {last}"])


def _program(name: str) -> Path:
    return VENV / ("Scripts" if os.name == "nt" else "bin") / name


def install() -> None:
    """pip-audit, in a place of its own; Unasked if it cannot be had."""
    made, lock = VENV / "made-from", LOCK.read_text("utf-8")
    if made.exists() and made.read_text("utf-8") == lock:
        return
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)], check=True)
    pip = [str(_program("python")), "-m", "pip", *INSTALL, str(LOCK)]
    done = subprocess.run(pip, stderr=subprocess.PIPE, encoding="utf-8")
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["pip said nothing"])[-1]
        raise Unasked(f"pip-audit cannot be installed: {last}")
    made.write_text(lock, "utf-8")


# The page -----------------------------------------------------------------------------------------


def npm_report(lock: str, packages: int, said: str) -> Report:
    """What `npm audit --json` said."""
    try:
        found = json.loads(said)
    except ValueError:
        found = None
    if not isinstance(found, dict):
        return Report(lock, unasked=[f"{packages} packages: npm said nothing that can be read"])
    if "vulnerabilities" not in found:
        why = found.get("message") or (found.get("error") or {}).get("summary") or "no answer"
        return Report(lock, unasked=[f"{packages} packages: {why}"])
    holes = found["vulnerabilities"]
    lines = [f"{name} {each['range']}: {each['severity']}" for name, each in holes.items()]
    return Report(lock, asked=packages, holes=lines)


def ask_npm() -> Report:
    """What is known about the tools and parts of the page."""
    lock = ROOT / "web" / "package-lock.json"
    packages = len(json.loads(lock.read_text("utf-8"))["packages"]) - 1  # and the page itself
    node = find_node()
    if node is None:
        return Report(lock.name, unasked=[f"{packages} packages: there is no npm here"])
    done = subprocess.run(
        [*node.npm, *NPM], cwd=lock.parent, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    return npm_report(lock.name, packages, done.stdout.decode())


def main() -> int:
    """Ask about everything, and say what was answered."""
    locks = sorted(ROOT.glob("requirements*.lock"))
    try:
        install()
        reports = [ask_pip_audit(lock) for lock in locks]
    except (OSError, subprocess.CalledProcessError, Unasked) as error:
        reports = [Report(lock.name, unasked=[f"all of it: {error}"]) for lock in locks]
    reports.append(ask_npm())
    print(*reports, sep="\n")
    return code_of(reports)


if __name__ == "__main__":
    sys.exit(main())
