"""`motherlode agent check`: programs that speak the protocol pass, and what others do wrong is named."""

import json
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from motherlode.agents import AgentError, AgentProcess
from motherlode.cli import make_app

EXAMPLE = Path(__file__).parents[2] / "examples" / "agent.py"
PROGRAM = f"{sys.executable} {EXAMPLE}"


def checked(command: str, *more: str) -> tuple[int, dict[str, tuple[bool, str]]]:
    """The exit status, and by check whether it passed and what was noted."""
    arguments = ["agent", "check", command, "--game", "thebes", "--json", *more]
    ran = CliRunner().invoke(make_app(), arguments)
    found = json.loads(ran.stdout)
    assert found["passed"] == (ran.exit_code == 0)
    return ran.exit_code, {each["check"]: (each["passed"], each["note"]) for each in found["checks"]}


def spoiled(folder: Path, before: str, after: str) -> str:
    """The example with one line changed."""
    text = EXAMPLE.read_text()
    assert before in text
    file = folder / "agent.py"
    file.write_text(text.replace(before, after))
    return f"{sys.executable} {file}"


def test_the_example_passes_every_check() -> None:
    status, found = checked(PROGRAM)
    assert status == 0
    assert list(found) == ["begin", "ignore", "play thebes", "refused", "matches", "end", "quit"]
    assert "moves, the slowest in" in found["play thebes"][1]


def test_the_report_for_people_says_what_failed(tmp_path: Path) -> None:
    command = spoiled(tmp_path, '"match": question["match"]', '"match": "mine"')
    ran = CliRunner().invoke(make_app(), ["agent", "check", command, "--game", "thebes"])
    assert ran.exit_code == 1
    assert "passed  begin          it is called last" in ran.stdout
    assert "FAILED  play thebes" in ran.stdout
    assert "3 moves were refused, the last because a move of match thebes is needed" in ran.stdout
    assert ran.stdout.splitlines()[-1] == "it does not speak the protocol"


QUIT = 'elif message["type"] == "quit"'
SPOILS = {
    "an old protocol": ('"protocol": 1', '"protocol": 0', "begin"),
    "an answer to what is unknown": (QUIT, f'elif message["type"] == "news": send({{}})\n    {QUIT}', "ignore"),
    "no answer to a refusal": ('("choose", "next", "refused")', '("choose", "next")', "refused"),
    "one match only": ('"match": question["match"]', '"match": first.setdefault("", question["match"])', "matches"),
    "an answer to the end": (QUIT, f'elif message["type"] == "end": send({{}})\n    {QUIT}', "end"),
    "illegal actions": ('question["legal"][-1]["action"]', "99999", "play thebes"),
    "no goodbye": ("break", "import time; time.sleep(60)", "quit"),
}  # fmt: skip


@pytest.mark.parametrize(("before", "after", "check"), SPOILS.values(), ids=SPOILS)
def test_each_fault_fails_its_check(tmp_path: Path, before: str, after: str, check: str) -> None:
    command = spoiled(tmp_path, before, after)
    file = Path(command.split()[1])
    file.write_text(file.read_text().replace("\n\nfor line", "\n\nfirst: dict = {}\nfor line"))
    status, found = checked(command, "--seconds", "0.5")
    assert status == 1
    assert not found[check][0], found


def test_a_late_answer_is_not_taken_for_the_next_one(tmp_path: Path) -> None:
    file = tmp_path / "slow.py"
    file.write_text(
        "import json, sys, time\n"
        "for line in sys.stdin:\n"
        "    message = json.loads(line)\n"
        "    if message['type'] == 'hello': answer = {'type': 'ready', 'protocol': 1, 'name': 'slow'}\n"
        "    elif message['type'] == 'quit': break\n"
        "    else:\n"
        "        time.sleep(message['wait'])\n"
        "        answer = {'type': 'move', 'match': message['match']}\n"
        "    print(json.dumps(answer), flush=True)\n"
    )
    process = AgentProcess(f"{sys.executable} {file}")
    with pytest.raises(AgentError, match="no answer"):
        process.ask({"type": "choose", "match": "1", "wait": 1}, 0.2)
    assert process.ask({"type": "choose", "match": "2", "wait": 0}, 60)["match"] == "2"
    assert process.close()
