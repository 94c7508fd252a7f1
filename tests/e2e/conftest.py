"""A server and a browser for each worker, and people who sit at it."""

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import NoReturn, TypeAlias

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.e2e.browsers import NoBrowser, launched
from tests.e2e.people import DESKTOP, NAME, Device, Person, person
from tests.server.process import ServerProcess
from tests.server.seeded import seeded_server

Meet: TypeAlias = Callable[..., Person]


def missing(what: str) -> NoReturn:
    """Skip, or fail where everything has to be tested."""
    assert os.environ.get("CI") != "true", what
    pytest.skip(what)


@pytest.fixture(scope="session")
def playing() -> Iterator[Playwright]:
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="session")
def browser(playing: Playwright) -> Iterator[Browser]:
    with ExitStack() as stack:
        try:
            found = stack.enter_context(launched(playing))
        except NoBrowser as error:
            missing(str(error))
        yield found


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Every table of this server has the same cards: ambushes of both directions, and heroes."""
    with seeded_server(tmp_path_factory.mktemp("e2e") / "tables.db", "--site", NAME) as running:
        yield running


@pytest.fixture
def meet(browser: Browser, server: ServerProcess) -> Iterator[Meet]:
    """Makes new people; at the end nothing may have gone wrong in their browsers."""
    people: list[Person] = []

    def made(device: Device = DESKTOP, address: str = "") -> Person:
        people.append(person(browser, address or f"http://localhost:{server.port}", device))
        return people[-1]

    yield made
    troubles = [trouble for each in people for trouble in each.troubles]
    for each in people:
        each.context.close()
    assert troubles == []
