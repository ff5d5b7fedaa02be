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
from motherlode.games.rawsiko import Rawsiko
from motherlode.kernel import CHANCE, Data, State
from motherlode.play.draws import DrawSource
from motherlode.play.match import Match
from motherlode.play.perspective import Perspective
from motherlode.registry import GAMES, AnyGame, game
from motherlode.terminal.session import players_of
from tests.laws.cases import CASES
from tests.server.twins import SECRETIVE, Plan, best_twins

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


class Scripted(AgentProcess):
    """Makes the moves it is given, each after one that no rule allows, and keeps all that is said to it."""

    def __init__(self) -> None:
        self.name = "scripted"
        self.said: list[str] = []
        self.answers: list[list[int]] = []

    def tell(self, message: Data) -> None:
        self.said.append(json.dumps(message))

    def ask(self, message: Data, seconds: float) -> Data:
        self.tell(message)
        return {"type": "move", "match": "m", "actions": self.answers.pop(0)}


class Planned(DrawSource):
    def __init__(self, draws: list[int]) -> None:
        self.draws = draws

    def draw(self, game: AnyGame, state: State, number: int) -> int:
        return self.draws[number] if number < len(self.draws) else game.chance(state)[0][0]


def said(played: AnyGame, seats: int, viewer: int, plan: Plan) -> list[str]:
    """All that crosses the pipe to a seat while the moves of a plan are made."""
    process, match = Scripted(), Match(played, seats, draws=Planned(plan.draws))
    agent = AgentBot(process, "m", Random(1))
    for seat, ids in plan.moves:
        if seat == viewer:
            here = match.perspective(viewer)
            illegal = next(id for id in range(len(played.actions)) if here.check(id) is not None)
            process.answers = [[illegal], *[[id] for id in ids]]
            assert agent.choose(here) == ids
        match.move(seat, ids)
    agent.end(match.perspective(viewer))
    return process.said


def twins_said(played: AnyGame, viewer: int, cut: int) -> tuple[list[str], list[str], int]:
    """The same to a seat of two matches that differ where it cannot see, and in how many places they do."""
    seats = played.info.seats[min(1, len(played.info.seats) - 1)]
    twins = best_twins(played, seats, viewer % seats, cut, 40, tries=40)
    one, two = (said(played, seats, viewer % seats, plan) for plan in twins.plans)
    return one, two, twins.differed


@pytest.mark.parametrize("id", GAMES)
def test_a_whole_conversation_is_equal_byte_for_byte_in_twin_matches(id: str) -> None:
    """From the start on: questions with the events, refusals, secret choices that go on, the end."""
    played, kinds, differed = CASES[id].factory(None), set(), 0
    for viewer, cut in [(0, 3), (-1, 9), (1, 0)]:
        one, two, differences = twins_said(played, viewer, cut)
        assert one == two
        kinds |= {json.loads(line)["type"] for line in one}
        differed += differences
    assert kinds == {"start", "choose", "refused", "end", *(["next"] if id == "rockwell" else [])}
    assert (differed > 0) == (id in SECRETIVE)


class Leaky(Rawsiko):
    """Shows everyone the goals of all."""

    def view(self, state: Any, viewer: int) -> Any:
        return {**super().view(state, viewer), "leak": self.dump(state)["goals"]}


def test_a_leak_would_show_in_the_conversation() -> None:
    one, two, differed = twins_said(Leaky(), 0, 0)
    assert differed
    assert one != two


def test_only_the_command_line_starts_programs(tmp_path: Path) -> None:
    file = tmp_path / "started"
    name = f"exec:touch {file}"
    with pytest.raises(UnknownBot):
        bot(name, Random(1), game("thebes"))
    assert players_of([f"{name} 1", "greedy 2"], 2) == ["human", "greedy"]
    assert not file.exists()
