"""The server for language models, through the library's own client over standard input and output."""

import json
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest
from mcp import Client, StdioServerParameters

from motherlode.agents.desk import Desk
from motherlode.play.rulebook import rulebook
from motherlode.registry import GAMES, game

COMMAND = StdioServerParameters(command=sys.executable, args=["-m", "motherlode.cli", "mcp"])
TOOLS = ["games", "start", "look", "legal", "move", "preview", "why", "rule", "hint"]


@asynccontextmanager
async def connected() -> AsyncIterator[Client]:
    async with Client(COMMAND) as client:
        yield client


async def call(client: Client, tool: str, **arguments: object) -> Any:
    result = await client.call_tool(tool, arguments)
    assert not result.is_error, result.content
    found = result.structured_content
    return found["result"] if found is not None and list(found) == ["result"] else found


async def failed(client: Client, tool: str, **arguments: object) -> str:
    result = await client.call_tool(tool, arguments)
    assert result.is_error
    return str(result.content[0].text)  # type: ignore[union-attr]


async def test_the_tools_and_the_rulebooks_are_listed() -> None:
    async with connected() as client:
        assert [tool.name for tool in (await client.list_tools()).tools] == TOOLS
        listed = (await client.list_resources()).resources
        assert len(listed) == 4 * len(GAMES)
        read = await client.read_resource("rules://thebes/de")
        assert read.contents[0].text.startswith(f"# {rulebook('thebes', 'de').title}")  # type: ignore[union-attr]
        assert [each["game"] for each in await call(client, "games")] == list(GAMES)
        assert [each["clause"] for each in await call(client, "rule", game="thebes", about="T5.4")] == ["T5.4"]


async def test_a_model_plays_a_match_to_its_end() -> None:
    async with connected() as client:
        seen = await call(client, "start", game="thebes", bots="random", seed=1)
        match, events = seen["match"], 0
        while not seen["result"]:
            assert seen["asked"]
            seen = await call(client, "move", match=match, actions=[seen["legal"][0]["action"]])
            events += len(seen["events"])
        assert events > 50
        assert not seen["legal"]


async def test_a_model_asks_before_it_acts() -> None:
    async with connected() as client:
        seen = await call(client, "start", game="thebes", seed=1)
        match = seen["match"]
        assert (await call(client, "legal", match=match))["legal"] == seen["legal"]
        first = seen["legal"][0]["action"]
        assert (await call(client, "preview", match=match, actions=[first]))["complete"]
        assert (await call(client, "why", match=match, action=first)) == {"allowed": True}
        refused = await call(client, "why", match=match, action="exhibit a")
        assert (refused["allowed"], refused["clause"]) == (False, "T12.1")
        assert refused["rule"] == rulebook("thebes").clause("T12.1").text
        assert refused["reason"] in await failed(client, "move", match=match, actions=["exhibit a"])
        hinted = await call(client, "hint", match=match, level="easy")
        assert hinted["considered"]
        assert await call(client, "preview", match=match, actions=hinted["actions"])
        assert (await call(client, "look", match=match))["view"] == seen["view"]


def test_the_rules_are_found_by_clause_chapter_and_words() -> None:
    desk = Desk()
    assert [each["clause"] for each in desk.rule("thebes", "t5.4")] == ["T5.4"]
    assert {str(each["clause"]).partition(".")[0] for each in desk.rule("thebes", "T5")} == {"T5"}
    assert desk.rule("cavum", "station")


WRONG: list[tuple[str, dict[str, Any], str]] = [
    ("start", {"game": "chess"}, "unknown game 'chess'"),
    ("start", {"game": "thebes", "bots": "exec:touch started"}, "unknown bot"),
    ("start", {"game": "thebes", "seat": 7}, "no seat 7"),
    ("start", {"game": "thebes", "options": {"cheat": True}}, "cheat"),
    ("start", {"game": "thebes", "lang": "la"}, "unknown language"),
    ("look", {"match": "thebes-9"}, "no match 'thebes-9' is under way"),
    ("rule", {"game": "chess", "about": "x"}, "unknown game"),
]


async def test_what_is_wrong_is_told() -> None:
    async with connected() as client:
        for tool, arguments, said in WRONG:
            assert said in await failed(client, tool, **arguments)


@pytest.mark.parametrize("id", GAMES)
def test_every_game_can_be_played_at_the_desk(id: str) -> None:
    """With the most seats, choosing at random among what is offered; a secret choice goes on as `legal` says."""
    desk, rng = Desk(), Random(1)
    seen: Any = desk.start(id, seats=game(id).info.seats[-1], seat=1, bots="random", seed=2)
    table, moves = desk.table(seen["match"]), 0
    while not seen["result"] and moves < 300:
        actions = [rng.choice(seen["legal"])["action"]]
        while table.here.is_secret(table.ids(actions)[0]) and not table.preview(actions)["complete"]:
            after: Any = table.legal(actions)
            actions.append(rng.choice(after["legal"])["action"])
        seen, moves = table.move(actions), moves + 1
    assert moves > 5
    json.dumps(seen)


def test_without_the_library_one_line_says_what_to_install() -> None:
    blocked = "import sys; sys.modules['mcp'] = None; from motherlode.cli import main; sys.argv = ['', 'mcp']; main()"
    ran = subprocess.run([sys.executable, "-c", blocked], capture_output=True, text=True, check=False)
    assert ran.returncode == 2
    assert ran.stderr == "motherlode: mcp is missing; install it with: pip install 'motherlode[mcp]'\n"
