"""Golden playthroughs: a whole random game as text, every step with what was possible and what happened."""

from collections.abc import Iterator
from random import Random

from motherlode.kernel import CHANCE, Event, Log, State
from motherlode.play.checksum import checksum
from motherlode.registry import AnyGame


def playthrough(game: AnyGame, seats: int, seed: int) -> str:
    """The text of the game that a seed gives, to be kept in a file and compared line by line."""
    return "\n".join(lines(game, seats, Random(seed))) + "\n"


def lines(game: AnyGame, seats: int, rng: Random) -> Iterator[str]:
    state = game.new(seats)
    yield f"{game.info.id} rules {game.info.version} seats {seats} components {game.checksum[:16]}"
    yield from position(state)
    while game.to_act(state):
        seat = game.to_act(state)[0]
        log = Log()
        yield from draw(game, state, rng, log) if seat == CHANCE else decision(game, state, seat, rng, log)
        yield from (f"  {spelled(event)}" for event in log.events)
        yield from position(state)
    yield f"outcome {game.outcome(state)}"


def draw(game: AnyGame, state: State, rng: Random, log: Log) -> Iterator[str]:
    outcomes = game.chance(state)
    number = game.sample(state, rng)
    yield f"chance of {len(outcomes)}, weights {sum(weight for _, weight in outcomes)}: {game.draws[number]}"
    game.apply(state, CHANCE, number, log)


def decision(game: AnyGame, state: State, seat: int, rng: Random, log: Log) -> Iterator[str]:
    legal = game.legal(state, seat)
    yield f"seat {seat} {game.prompt(state, seat).kind}: {', '.join(str(game.actions[id]) for id in legal)}"
    action = rng.choice(legal)
    yield f"> {game.actions[action]}"
    game.apply(state, seat, action, log)


def spelled(event: Event) -> str:
    facts = " ".join(f"{name}={value}" for name, value in event.facts.items())
    secret = "".join(f" [{seat}: {facts}]" for seat, facts in sorted(event.secret.items()))
    return f"{event.kind} {facts}{secret}{' (reveals)' if event.reveals else ''}"


def position(state: State) -> Iterator[str]:
    yield f"= {checksum(state.key())[:16]}"
