"""Law 4: an illegal action names a clause that exists, and changes nothing."""

from random import Random
from typing import TypeVar

from motherlode.kernel import Facts, Game, State
from motherlode.testing.broken import LawBroken
from motherlode.testing.legality import one_of_each_kind
from motherlode.testing.rulebook import clauses_of
from motherlode.testing.scene import Scene
from motherlode.testing.walk import sampled

S = TypeVar("S", bound=State)


def refusals(scene: Scene[S], share: float) -> None:
    """Tries the law at a share of the positions of a match."""
    rng = scene.rng("refusals")
    clauses = frozenset(clauses_of(scene.game))
    with scene.told():
        home_clauses(scene.game, clauses)
        for state in sampled(scene, share, rng):
            refusals_at(scene.game, state, scene.seats, clauses, rng)


def home_clauses(game: Game[S], clauses: frozenset[str]) -> None:
    for action in (*game.actions, *game.draws):
        if action.clause not in clauses:
            raise LawBroken(4, f"{action} lives in the clause {action.clause}, which the rules do not have")
    for option in game.info.options:
        if option.clause not in clauses:
            raise LawBroken(4, f"option {option.id} names the clause {option.clause}, which the rules do not have")


def refusals_at(game: Game[S], state: S, seats: int, clauses: frozenset[str], rng: Random) -> None:
    key = state.key()
    owing = game.to_act(state)
    for seat in range(seats):
        ids = range(len(game.actions)) if seat in owing else one_of_each_kind(game.actions, rng)
        for id in ids:
            violation = game.check(state, seat, id)
            if violation is not None:
                refused(str(game.actions[id]), violation.clause, violation.facts, clauses)
        if state.key() != key:
            raise LawBroken(4, f"asking what seat {seat} may do changed the state")


def refused(action: str, clause: str, facts: Facts, clauses: frozenset[str]) -> None:
    if clause not in clauses:
        raise LawBroken(4, f"{action} is refused by the clause {clause!r}, which the rules do not have")
    for name, value in facts.items():
        if not is_fact(value):
            raise LawBroken(4, f"{action} is refused with a fact that is none: {name} = {value!r}")


def is_fact(value: object) -> bool:
    """A whole number, a text, or a list of either."""
    if isinstance(value, list):
        return all(is_fact(item) and not isinstance(item, list) for item in value)
    return isinstance(value, int | str) and not isinstance(value, bool)
