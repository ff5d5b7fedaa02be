"""Law 1: `legal` is exactly what `check` allows, and whoever owes a decision can make one."""

from random import Random
from typing import TypeVar

from motherlode.kernel import CHANCE, ActionList, Game, State
from motherlode.testing.broken import LawBroken
from motherlode.testing.scene import Scene
from motherlode.testing.walk import sampled

S = TypeVar("S", bound=State)


def legality(scene: Scene[S], share: float) -> None:
    """Tries the law at a share of the positions of a match."""
    rng = scene.rng("legality")
    with scene.told():
        for state in sampled(scene, share, rng):
            legality_at(scene.game, state, scene.seats, rng)


def legality_at(game: Game[S], state: S, seats: int, rng: Random) -> None:
    owing = owing_seats(game, state, seats)
    for seat in range(seats):
        legal = game.legal(state, seat)
        check_ids(game, seat, legal)
        if seat in owing:
            acting(game, state, seat, legal)
        else:
            waiting(game, state, seat, legal, rng)


def owing_seats(game: Game[S], state: S, seats: int) -> tuple[int, ...]:
    """The seats of `to_act`, once they are found in order."""
    owing = game.to_act(state)
    if owing == (CHANCE,):
        return ()
    if list(owing) != sorted(set(owing)) or any(not 0 <= seat < seats for seat in owing):
        raise LawBroken(1, f"to_act gives {owing} with {seats} seats")
    if bool(owing) == (game.outcome(state) is not None):
        raise LawBroken(1, f"to_act gives {owing}, the outcome is {game.outcome(state)}")
    return owing


def check_ids(game: Game[S], seat: int, legal: list[int]) -> None:
    if legal != sorted(set(legal)) or any(not 0 <= id < len(game.actions) for id in legal):
        raise LawBroken(1, f"legal of seat {seat} is no ascending list of ids: {legal}")


def acting(game: Game[S], state: S, seat: int, legal: list[int]) -> None:
    if not legal:
        raise LawBroken(1, f"seat {seat} owes a decision and has no legal action")
    allowed = [id for id in range(len(game.actions)) if game.check(state, seat, id) is None]
    if allowed != legal:
        odd = ", ".join(str(game.actions[id]) for id in sorted(set(allowed) ^ set(legal)))
        raise LawBroken(1, f"legal and check disagree for seat {seat} about: {odd}")


def waiting(game: Game[S], state: S, seat: int, legal: list[int], rng: Random) -> None:
    if legal:
        raise LawBroken(1, f"seat {seat} owes nothing and has legal actions")
    for id in one_of_each_kind(game.actions, rng):
        if game.check(state, seat, id) is None:
            raise LawBroken(1, f"seat {seat} owes nothing and check allows {game.actions[id]}")


def one_of_each_kind(actions: ActionList, rng: Random) -> list[int]:
    kinds: dict[str, list[int]] = {}
    for id, action in enumerate(actions):
        kinds.setdefault(action.kind, []).append(id)
    return [ids[rng.randrange(len(ids))] for ids in kinds.values()]
