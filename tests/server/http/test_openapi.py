"""Whatever the description of the HTTP interface allows is answered by a server as it says."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.process import ServerProcess
from tests.soak import SOAK

EXAMPLES = 2_000 if SOAK else 60
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
OPERATIONS = [
    "POST /api/tables",
    "GET /api/tables",
    "GET /api/mine",
    "POST /api/mine/bin",
    "GET /api/tables/{game}",
    "POST /api/codes",
    "GET /api/choices",
    "GET /api/tables/{game}/record",
    "GET /api/tables/{game}/replay",
    "POST /api/replays",
    "GET /api/tables/{game}/copy",
    "POST /api/copies",
    "GET /api/public/{game}",
    "GET /api/public/{game}/copy",
    "GET /api/tables/{game}/par",
    "GET /api/tables/{game}/par/replay",
    "POST /api/records",
    "GET /health/live",
    "GET /health/ready",
    "GET /metrics",
]


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("openapi")
    with ServerProcess(folder / "tables.db") as process:
        yield process
        assert "Traceback" not in process.errors()


def test_every_operation_is_tried(running: ServerProcess) -> None:
    described = httpx.get(f"{running.address}/api/openapi.json").json()["paths"]
    found = {f"{method.upper()} {path}" for path, item in described.items() for method in item}
    assert found - {"GET /api/material"} == {*OPERATIONS}


@pytest.mark.parametrize("label", OPERATIONS)
def test_it_answers_as_described(running: ServerProcess, label: str) -> None:
    schema = schemathesis.openapi.from_url(f"{running.address}/api/openapi.json")
    method, path = label.split()
    operation = schema[path][method]
    plain = "{" not in label and method == "GET"  # then there is nothing to choose

    @given(case=operation.as_strategy())
    @settings(
        max_examples=10 if plain else EXAMPLES,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=[*HealthCheck],
        deadline=None,
    )
    def answers(case: "Case[Any]") -> None:
        case.call_and_validate(checks=CHECKS, session=session)

    with requests.Session() as session:
        answers()
