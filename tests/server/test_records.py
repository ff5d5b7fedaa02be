"""Records from elsewhere: what was not played from the beginning and by the rules is refused with a typed error."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

from motherlode.bots.base import random_move
from motherlode.kernel import State
from motherlode.play.match import Match
from motherlode.play.record import digest
from motherlode.server.settings import Settings
from motherlode.testing.lode import Lode
from tests.server.conftest import running
from tests.server.desk import Person

Spoil = Callable[[dict[str, Any]], object]


def match(start: State | None = None) -> Match:
    """A match of the test kit's game, played to its end."""
    played, rng = Match(Lode(), 2, seed=bytes(32), start=start), Random(1)
    while owing := played.to_act():
        played.move(owing[0], random_move(played.game, played.state.clone(), owing[0], rng))
    return played


def deep(depth: int) -> list[Any]:
    found: list[Any] = []
    for _ in range(depth):
        found = [found]
    return found


SPOILS: dict[str, Spoil] = {
    "an empty position": lambda data: data.update(start={}),
    "a position of other things": lambda data: data.update(start={"seats": "two", "bids": None}),
    "more seats than the game has": lambda data: data.update(seats=1000),
    "a huge ply": lambda data: data["moves"][0].update(ply=10**30),
    "a seat below zero": lambda data: data["moves"][0].update(seat=-1),
    "no action": lambda data: data["moves"][0].update(actions=[]),
    "unknown actions": lambda data: data["moves"][0].update(actions=["dig 7 holes"]),
    "names that are numbers": lambda data: data.update(players=[1, 2]),
    "an option of its own": lambda data: data["options"].update(cheat=True),
    "an option that is a list": lambda data: data["options"].update(cheat=[[]]),
    "an unknown game": lambda data: data.update(game="chess"),
    "a deep outcome": lambda data: data.update(outcome=deep(300)),
    "another outcome": lambda data: data["outcome"].update(totals=[99, 99]),
    "a false seed": lambda data: data.update(seed="00"),
    "a seed that is none": lambda data: data.update(seed="x" * 64),
}


async def refusal(ada: Person, data: dict[str, Any]) -> tuple[int, str]:
    data["digest"] = digest(data)
    return await ada.refused("/api/records", data)


async def test_hostile_records_are_refused(quick: Settings) -> None:
    async with running(quick) as site:
        ada = await site.person("Ada")
        for name, spoil in SPOILS.items():
            data = match().record().dump()
            spoil(data)
            status, kind = await refusal(ada, data)
            assert 400 <= status < 500, (name, kind)
        assert (await ada.get("/api/tables", status="finished"))["tables"] == []


async def test_a_match_that_begins_in_the_middle_is_refused(quick: Settings) -> None:
    """A true position of the game, and everything after it by the rules: yet who says that it ever came about?"""
    begun = match()
    data = match(Lode().new(2)).record().dump()
    async with running(quick) as site:
        ada = await site.person("Ada")
        assert await refusal(ada, data) == (409, "record_start")
        assert (await ada.post("/api/records", begun.record().dump()))["status"] == "finished"


async def test_numbers_and_depths_beyond_all_measure_are_refused(quick: Settings) -> None:
    async with running(quick) as site:
        ada = await site.person("Ada")
        text = json.dumps(match().record().dump())
        for more in ('"seats": ' + "9" * 5000, '"start": ' + "[" * 100_000 + "]" * 100_000, '"seats": 1e999'):
            spoiled = text.replace("{", "{" + more + ", ", 1)
            answer = await ada.http.post("/api/records", content=spoiled, headers={"content-type": "application/json"})
            assert 400 <= answer.status_code < 500, answer.text
            assert answer.json()["kind"]
