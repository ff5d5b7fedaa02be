"""The HTTP interface fuzzed from its own description: no request makes the server fail."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.core.result import Ok

from tests.server.process import Process

HOT = [{"kind": "me"}, {"kind": "me", "name": "Ben"}]
# It answers for as long as the client listens.
ENDLESS = "/api/tables/{id}/stream"


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    made = Process(tmp_path, MOTHERLODE_TABLES_PER_PLAYER="100000")
    asyncio.run(made.start())
    yield made
    made.kill()


def guest(address: str) -> httpx.Client:
    client = httpx.Client(base_url=address, timeout=30)
    client.post("/api/me/guest", json={"name": "Ada"}).raise_for_status()
    return client


def fuzz(address: str, examples: int) -> dict[int, int]:
    """Counts of statuses; raises at a 5xx."""
    schema = schemathesis.openapi.from_url(f"{address}/schema/openapi.json")
    statuses: dict[int, int] = {}
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()
        if operation.path != ENDLESS:
            fuzz_one(address, operation, examples, statuses)
    return statuses


def fuzz_one(address: str, operation: Any, examples: int, statuses: dict[int, int]) -> None:
    client = guest(address)
    table = client.post("/api/tables", json={"game": "thebes", "chairs": HOT, "start": True}).json()["id"]
    known = {"id": table, "game": "thebes", "lang": "en", "file": "shared.ftl"}
    count = 0

    @settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def ask(case: Any) -> None:
        nonlocal count
        count += 1
        if count % 3:
            case.path_parameters = {
                name: known.get(name, value) for name, value in (case.path_parameters or {}).items()
            }
        answer = case.call(headers={"Cookie": f"motherlode={client.cookies['motherlode']}"})
        assert answer.status_code < 500, (operation.label, case, answer.text)
        statuses[answer.status_code] = statuses.get(answer.status_code, 0) + 1

    ask()
    client.close()


def test_no_request_makes_the_server_fail(process: Process) -> None:
    statuses = fuzz(process.address, 12)
    assert sum(statuses.values()) > 300
    assert statuses[200] > 50


@pytest.mark.long
def test_many_requests_do_not_either(process: Process) -> None:
    fuzz(process.address, 300)


def test_the_description_says_that_bodies_are_strict(process: Process) -> None:
    schema = httpx.get(f"{process.address}/schema/openapi.json").json()
    move = next(each for name, each in schema["components"]["schemas"].items() if name.endswith("Move"))
    assert move["additionalProperties"] is False
    assert set(move["required"]) >= {"id", "seat", "ply", "actions"}
