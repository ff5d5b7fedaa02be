"""Programs that play: the examples, refusals, sealed choices, time limits, failures, secrecy, and nowhere else."""

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from motherlode.agents import AgentBot, AgentError, AgentProcess, make_bot
from motherlode.agents.bot import close_all
from motherlode.agents.messages import choose
from motherlode.arena.plan import simulation
from motherlode.arena.runner import run
from motherlode.bots import UnknownBot, bot
from motherlode.kernel import CHANCE
from motherlode.play.match import Match
from motherlode.play.perspective import Perspective
from motherlode.registry import GAMES, game
from motherlode.terminal.session import players_of
from tests.laws.cases import CASES

EXAMPLES = Path(__file__).parents[2] / "examples"
PYTHON = f"{sys.executable} {EXAMPLES / 'agent.py'}"
NODE = f"node {EXAMPLES / 'agent.mjs'}"


@pytest.fixture(autouse=True)
def closed() -> Any:
    yield
    close_all()


def written(folder: Path, answers: str) -> str:
    """A program whose answer to a question is the value of an expression over `message`."""
    file = folder / "agent.py"
    file.write_text(
        "import json, sys, time\n"
        "for line in sys.stdin:\n"
        "    message = json.loads(line)\n"
        "    if message['type'] == 'quit': break\n"
        "    if message['type'] == 'hello': answer = {'type': 'ready', 'protocol': 1, 'name': 'written'}\n"
        "    elif message['type'] in ('choose', 'next', 'refused'):\n"
        "        print(json.dumps(message), file=sys.stderr)\n"
        f"        answer = {answers}\n"
        "    else: continue\n"
        "    print(answer if isinstance(answer, str) else json.dumps(answer), flush=True)\n"
    )
    return f"{sys.executable} {file}"


@pytest.mark.parametrize("command", [PYTHON, NODE], ids=["python", "javascript"])
@pytest.mark.parametrize("id", GAMES)
def test_the_examples_play_whole_games(id: str, command: str) -> None:
    seats = game(id).info.seats[0]
    bots = (f"exec:{command}", *["random"] * (seats - 1))
    (result,) = run(simulation(id, bots, 1, 1))
    assert result.is_finished
    assert result.choices[0] > 3


def test_one_process_plays_many_matches_and_the_same_seed_gives_the_same_games() -> None:
    plan = simulation("thebes", (f"exec:{PYTHON}", "random"), 3, 5)
    first = list(run(plan))
    assert list(run(plan)) == first


def asked(command: str, seconds: float = 10.0) -> tuple[AgentBot, Perspective]:
    match = Match(game("thebes"), 2, seed=bytes(32))
    made = AgentBot(AgentProcess(command), "m", Random(1), seconds)
    return made, match.perspective(match.to_act()[0])


def test_a_refusal_names_the_clause_and_another_move_may_follow(tmp_path: Path, capfd: Any) -> None:
    answers = "{'type': 'move', 'match': 'm', 'actions': ['take 1' if message['type'] == 'refused' else 'exhibit a']}"
    made, here = asked(written(tmp_path, answers))
    assert made.choose(here) == [here.game.actions.parse("take 1")]
    made.process.close()
    assert made.failures == 0
    refused = [json.loads(line) for line in capfd.readouterr().err.splitlines()][-1]
    assert (refused["type"], refused["clause"], refused["index"]) == ("refused", "T12.1", 0)
    assert refused["reason"]


@pytest.mark.parametrize(
    "answers",
    [
        "{'type': 'move', 'match': 'm', 'actions': [99999]}",
        "{'type': 'move', 'match': 'other', 'actions': [0]}",
        "{'type': 'move', 'match': 'm', 'actions': []}",
        "{'type': 'move', 'match': 'm', 'actions': [True]}",
        "{'type': 'move', 'match': 'm', 'actions': ['fly to the moon']}",
        "{'type': 'move', 'match': 'm'}",
        "'no json at all'",
        "[1, 2]",
        "sys.exit(1)",
    ],
)
def test_nonsense_is_replaced_by_a_legal_move(tmp_path: Path, answers: str) -> None:
    made, here = asked(written(tmp_path, answers))
    assert made.choose(here)[0] in here.legal()
    assert made.failures == 1
    made.process.close()


def test_silence_is_replaced_by_a_legal_move(tmp_path: Path) -> None:
    made, here = asked(written(tmp_path, "time.sleep(60)"), seconds=0.2)
    assert made.choose(here)[0] in here.legal()
    assert made.failures == 1
    made.process.close()
    assert not made.process.is_running


@pytest.mark.parametrize("command", ["", "/nowhere", f"{sys.executable} -c pass", f"{sys.executable} -c print(1)"])
def test_a_program_that_does_not_begin_is_an_error(command: str) -> None:
    with pytest.raises(AgentError):
        AgentProcess(command, start_seconds=10)


def test_a_sealed_choice_goes_on_action_by_action() -> None:
    """Rockwell's bid is secret: the program sends it in parts and is told what may follow."""
    match = Match(game("rockwell"), 2, seed=bytes(32))
    seat = match.to_act()[0]
    made = make_bot(f"exec:{NODE}", Random(1), match.game)
    entry = match.move(seat, made.choose(match.perspective(seat)))
    assert entry.sealed
    assert isinstance(made, AgentBot)
    assert made.failures == 0


@pytest.mark.parametrize("id", GAMES)
def test_what_crosses_the_pipe_is_equal_in_worlds_the_seat_cannot_tell_apart(id: str) -> None:
    """At positions of a match: the question from the true world and from one that the seat imagines."""
    case = CASES[id]
    played = case.factory({"insurance_visibility": "secret"} if id == "rockwell" else None)
    match, rng, compared = Match(played, played.info.seats[-1], seed=bytes(32)), Random(2), 0
    while (acting := match.to_act()) and compared < 60:
        seat = acting[0]
        here = match.perspective(seat)
        if rng.random() < 0.3:
            world = Match(played, match.seats, seed=bytes(32), start=here.sample(rng))
            if world.to_act() and world.to_act()[0] != CHANCE and world.drawn == 0:
                question = choose("m", here, 1.0, match.logged)
                other = choose("m", world.perspective(seat), 1.0, world.logged)
                assert json.dumps(question) == json.dumps(other)
                compared += 1
        match.move(seat, bot("random", rng, played).choose(here))
    assert compared > 20


def test_only_the_command_line_starts_programs(tmp_path: Path) -> None:
    file = tmp_path / "started"
    name = f"exec:touch {file}"
    with pytest.raises(UnknownBot):
        bot(name, Random(1), game("thebes"))
    assert players_of([f"{name} 1", "greedy 2"], 2) == ["human", "greedy"]
    assert not file.exists()
