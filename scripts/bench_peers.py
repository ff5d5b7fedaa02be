"""Random play of our games and of other libraries', in one interleaved run: prints ratios as a Markdown table.

`python scripts/bench_peers.py [--environments] [--only TEXT] [--seconds 1] [--rounds 5] [--compiled FOLDER] [--json]`.
With --environments learning environments are compared, with observations and masks, instead of bare games; --only takes
those whose name holds a text, as --only Motherlode. The libraries are installed by pip into build/peers when first
needed, each into a folder of its own; one that does not install is left out, which is said. Every measurement is a
process of its own and counts processor time; the best round counts.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.metadata import distributions
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
PEERS: Final = ROOT / "build" / "peers"
REFERENCE: Final = "OpenSpiel hearts (C++)"
ENVIRONMENT: Final = "PettingZoo connect_four_v3"  # the reference of environments
Playout = Callable[[Random], int]  # plays one game at random; the number of decisions


class Case(NamedTuple):
    """`package` is what pip installs, empty for ourselves; `playout` and `argument` make the playout."""

    package: str
    playout: str
    argument: str


CASES: Final[dict[str, Case]] = {
    "Motherlode Thebes": Case("", "motherlode_playout", "thebes"),
    "Motherlode Rockwell": Case("", "motherlode_playout", "rockwell"),
    "Motherlode Cavum": Case("", "motherlode_playout", "cavum"),
    "Motherlode RAWsiko": Case("", "motherlode_playout", "rawsiko"),
    "OpenSpiel hearts (C++)": Case("open_spiel", "open_spiel_playout", "hearts"),
    "OpenSpiel backgammon (C++)": Case("open_spiel", "open_spiel_playout", "backgammon"),
    "OpenSpiel gin rummy (C++)": Case("open_spiel", "open_spiel_playout", "gin_rummy"),
    "Catanatron": Case("catanatron", "catanatron_playout", ""),
    "python-chess": Case("chess", "chess_playout", ""),
    "RLCard uno": Case("rlcard", "rlcard_playout", "uno"),
}


GAMES: Final = {"Thebes": "thebes", "Rockwell": "rockwell", "Cavum": "cavum", "RAWsiko": "rawsiko"}
CLASSICS: Final = (
    "chess_v6", "connect_four_v3", "go_v5", "hanabi_v5", "leduc_holdem_v4",
    "texas_holdem_no_limit_v6", "texas_holdem_v4", "tictactoe_v3",
)  # fmt: skip
ENVIRONMENTS: Final[dict[str, Case]] = {
    **{f"Motherlode {title}, agents in turn": Case("", "motherlode_zoo_playout", id) for title, id in GAMES.items()},
    **{f"Motherlode {title}, 64 at once": Case("", "motherlode_vector_playout", id) for title, id in GAMES.items()},
    **{
        f"Motherlode {title}, rules and observe": Case("", "motherlode_observed_playout", id)
        for title, id in GAMES.items()
    },
    **{f"PettingZoo {name}": Case("pettingzoo[classic]", "pettingzoo_playout", name) for name in CLASSICS},
    "RLCard uno": Case("rlcard", "rlcard_playout", "uno"),
    "RLCard gin rummy": Case("rlcard", "rlcard_playout", "gin-rummy"),
    "OpenSpiel tic_tac_toe (Python), observed": Case("open_spiel", "open_spiel_observed_playout", "python_tic_tac_toe"),
    "OpenSpiel kuhn_poker (Python), observed": Case("open_spiel", "open_spiel_observed_playout", "python_kuhn_poker"),
    "OpenSpiel hearts (C++), observed": Case("open_spiel", "open_spiel_observed_playout", "hearts"),
    "OpenSpiel backgammon (C++), observed": Case("open_spiel", "open_spiel_observed_playout", "backgammon"),
    "OpenSpiel gin_rummy (C++), observed": Case("open_spiel", "open_spiel_observed_playout", "gin_rummy"),
}

ALL: Final = {**ENVIRONMENTS, **CASES}


def motherlode_zoo_playout(id: str) -> Playout:
    from motherlode.rl import zoo

    return zoo_playout(zoo.env(id))


def pettingzoo_playout(name: str) -> Playout:
    return zoo_playout(import_module(f"pettingzoo.classic.{name}").env())


def zoo_playout(env: Any) -> Playout:
    """An environment of agents in turn, played at random by its masks."""

    def play(rng: Random) -> int:
        env.reset(seed=rng.randrange(2**31))
        decisions = 0
        for _ in env.agent_iter():
            observation, _, ended, cut, info = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = (observation["action_mask"] if "action_mask" in observation else info["action_mask"]).nonzero()[0]
            env.step(int(legal[int(rng.random() * len(legal))]))
            decisions += 1
        return decisions

    return play


def motherlode_observed_playout(id: str) -> Playout:
    """The rules with nothing around them, and the list of numbers before every decision."""
    from motherlode import registry
    from motherlode.kernel import CHANCE
    from motherlode.kernel.playout import step

    game = registry.game(id)

    def play(rng: Random) -> int:
        state, decisions = game.new(game.info.seats[0]), 0
        while acting := game.to_act(state):
            if acting[0] != CHANCE:
                game.observe(state, acting[0])
                decisions += 1
            step(game, state, acting[0], rng)
        return decisions

    return play


def motherlode_vector_playout(id: str) -> Playout:
    """A hundred steps of 64 matches; the choices come from numbers that were drawn before."""
    from motherlode.rl import VectorEnv

    numpy: Any = import_module("numpy")
    envs = VectorEnv(id, count=64)
    batch = envs.reset(seed=1)
    noise = numpy.random.default_rng(1).random((97, batch.masks.shape[1]), dtype="float32")

    def play(rng: Random) -> int:
        for _ in range(100):
            envs.step((batch.masks * noise[int(rng.random() * 97)]).argmax(axis=1))
        return 100 * envs.count

    return play


def open_spiel_observed_playout(name: str) -> Playout:
    """With the observation tensor of every position, as a learner asks for it."""
    spiel: Any = import_module("pyspiel")
    import_module("open_spiel.python.games")
    observation: Any = import_module("open_spiel.python.observation")
    game = spiel.load_game(name)
    # Games such as hearts have no observation, only the tensor of all that a player knows.
    remembered = spiel.IIGObservationType(perfect_recall=True)
    observer = observation.make_observation(game) or observation.make_observation(game, remembered)

    def play(rng: Random) -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes(), rng.random()))
            else:
                observer.set_from(state, state.current_player())
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def motherlode_playout(id: str) -> Playout:
    """With the fewest seats."""
    from motherlode import registry
    from motherlode.kernel.playout import playout

    game = registry.game(id)
    return lambda rng: playout(game, game.new(game.info.seats[0]), rng)


def open_spiel_playout(name: str) -> Playout:
    """Driven from Python, as those who write bots in Python drive it."""
    spiel: Any = import_module("pyspiel")
    game = spiel.load_game(name)

    def play(rng: Random) -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes(), rng.random()))
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def drawn(outcomes: list[tuple[int, float]], number: float) -> int:
    """The outcome that a number from 0 to 1 falls on: the quickest way of drawing that we found."""
    for outcome, probability in outcomes:
        number -= probability
        if number < 0:
            return outcome
    return outcomes[-1][0]


def catanatron_playout(_: str) -> Playout:
    catanatron: Any = import_module("catanatron")
    colours = list(catanatron.Color)[:4]

    def play(rng: Random) -> int:
        game = catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours], seed=rng.randrange(2**31))
        game.play()
        return len(game.state.actions)

    return play


def chess_playout(_: str) -> Playout:
    chess: Any = import_module("chess")

    def play(rng: Random) -> int:
        board, decisions = chess.Board(), 0
        while board.halfmove_clock < 100 and (moves := list(board.legal_moves)):
            board.push(rng.choice(moves))
            decisions += 1
        return decisions

    return play


def rlcard_playout(name: str) -> Playout:
    rlcard: Any = import_module("rlcard")
    env = rlcard.make(name, config={"seed": 1})

    def play(rng: Random) -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play


def work(name: str, seconds: float, seed: str) -> None:
    """In a process of its own: prints the decisions a second of processor time. One game comes first, unmeasured."""
    case, rng = ALL[name], Random(seed)
    playout: Playout = globals()[case.playout](case.argument)
    playout(rng)
    decisions, start = 0, process_time()
    while (spent := process_time() - start) < seconds:
        decisions += playout(rng)
    sys.stdout.write(f"{decisions / spent}\n")


def installed(package: str) -> bool:
    """Installs a package into its folder, unless it is there; whether it can be used."""
    folder = PEERS / package
    if (folder / "whole").exists():
        return True
    say(f"installing {package} into {folder.relative_to(ROOT)}")
    # Our own environment has no pip; the Python it was made from has.
    python = Path(sys.base_prefix) / "bin" / "python3"
    pip = [str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check", "--target", str(folder), package]
    ran = subprocess.run(pip, capture_output=True, text=True, check=False)
    if ran.returncode:
        say(f"{package} does not install here and is left out: {last_line(ran.stderr)}")
        return False
    (folder / "whole").touch()
    return True


def last_line(text: str) -> str:
    return (text.strip().splitlines() or ["no reason given"])[-1]


def say(text: str) -> None:
    sys.stderr.write(f"bench_peers: {text}\n")


def runs(cases: dict[str, Case], compiled: Path | None) -> Iterator[tuple[str, str, str]]:
    """What is measured: its name in the table, its case, and where it is imported from."""
    usable = {package: not package or installed(package) for package in {case.package for case in cases.values()}}
    for name, case in cases.items():
        if not usable[case.package]:
            continue
        if case.package:
            yield name, name, str(PEERS / case.package)
            continue
        yield name, name, str(ROOT / "src")
        if compiled is not None:
            yield f"{name}, compiled", name, str(compiled)


def measured(name: str, path: str, seconds: float, seed: str) -> float | None:
    """None if it does not run; the reason is shown."""
    command = [sys.executable, __file__, "--work", name, "--seconds", str(seconds), "--seed", seed]
    environ = {**os.environ, "PYTHONPATH": path, "PYTHONWARNINGS": "ignore"}
    ran = subprocess.run(command, env=environ, capture_output=True, text=True, check=False)
    if ran.returncode:
        say(f"{name} does not run and is left out: {last_line(ran.stderr)}")
        return None
    return float(ran.stdout)


def compare(measures: dict[str, Case], seconds: float, rounds: int, compiled: Path | None) -> dict[str, list[float]]:
    """The speeds by round. The rounds are interleaved, so a load on the machine meets all alike."""
    cases = list(runs(measures, compiled))
    speeds: dict[str, list[float]] = {title: [] for title, _, _ in cases}
    for number in range(rounds):
        say(f"round {number + 1} of {rounds}")
        for title, name, path in cases:
            if title in speeds:
                speed = measured(name, path, seconds, str(number))
                if speed is None:
                    del speeds[title]
                else:
                    speeds[title].append(speed)
    return speeds


def versions() -> str:
    packages = sorted({case.package for case in ALL.values() if case.package})
    found = [
        f"{package.partition('[')[0]} {each.version}"
        for package in packages
        for each in distributions(path=[str(PEERS / package)])
        if each.name.replace("-", "_") == package.partition("[")[0]
    ]
    return ", ".join(found)


def table(speeds: dict[str, list[float]], reference: str) -> Iterator[str]:
    """Ratios to the reference; `spread` is that of the rounds: the slowest beside the best."""
    yield f"| decisions per second of random play | times {reference} | spread |"
    yield "|---|---|---|"
    best = max(speeds[reference])
    for title, rounds in sorted(speeds.items(), key=lambda item: -max(item[1])):
        yield f"| {title} | {max(rounds) / best:.2f} | {min(rounds) / max(rounds):.2f} |"
    yield ""
    yield f"Python {sys.version.split()[0]}, {versions()}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare random play with that of other libraries.")
    parser.add_argument("--seconds", type=float, default=1.0, help="processor time per measurement")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--compiled", type=Path, help="a folder with the compiled package, measured as well")
    parser.add_argument("--environments", action="store_true", help="compare learning environments")
    parser.add_argument("--only", default="", metavar="TEXT", help="only what has this in its name")
    parser.add_argument("--json", action="store_true", help="print the speeds by round")
    parser.add_argument("--work", choices=ALL, help=argparse.SUPPRESS)
    parser.add_argument("--seed", default="1", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.work:
        work(given.work, given.seconds, given.seed)
        return
    cases, reference = (ENVIRONMENTS, ENVIRONMENT) if given.environments else (CASES, REFERENCE)
    cases = {name: case for name, case in cases.items() if given.only in name}
    speeds = compare(cases, given.seconds, given.rounds, given.compiled)
    if given.json:
        sys.stdout.write(json.dumps(speeds) + "\n")
    elif reference in speeds:
        sys.stdout.write("\n".join(table(speeds, reference)) + "\n")
    else:
        raise SystemExit(f"bench_peers: {reference} is missing, so there is nothing to compare with")


if __name__ == "__main__":
    main()
