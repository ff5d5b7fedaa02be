"""What runs in a bot process. It gets a world that its seat cannot tell from the true one, never the truth."""

import os
import signal
import sys
from collections.abc import Mapping, Sequence
from itertools import islice
from multiprocessing.connection import Connection
from random import Random
from typing import Final

from motherlode.bots import Candidate, Effect, Explanation, bot
from motherlode.bots.coach import alternative
from motherlode.bots.reasons import all_ids, with_reasons
from motherlode.play.match import Match
from motherlode.play.perspective import Perspective
from motherlode.registry import AnyGame, GameClass, make
from motherlode.server import protocol as p
from motherlode.server.bots.jobs import Advice, BotJob, Thought
from motherlode.server.protocol import OptionValue

READY: Final = "ready"
KEPT: Final = 16


def serve(pipe: Connection, games: Mapping[str, GameClass]) -> None:
    """The whole life of a process: one job after another, until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(5)
    cache = GameCache(games)
    try:
        pipe.send(READY)
        while True:
            job: BotJob = pipe.recv()
            pipe.send(answer_job(job, cache))
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return


class GameCache:
    """One game per choice of options, kept between jobs: what bots derive from a game is derived once."""

    def __init__(self, games: Mapping[str, GameClass]) -> None:
        self._games: Final = games
        self._made: Final[dict[tuple[str, tuple[tuple[str, OptionValue], ...], str], AnyGame]] = {}

    def game(self, id: str, options: Mapping[str, OptionValue], components_file: str = "") -> AnyGame:
        key = id, tuple(sorted(options.items())), components_file
        game = self._made.pop(key, None) or make(self._games[id], dict(options), components_file)
        self._made[key] = game
        if len(self._made) > KEPT:
            del self._made[next(iter(self._made))]
        return game


def answer_job(job: BotJob, cache: GameCache) -> Thought | str:
    """The move, or the kind of error. A bot is foreign code: its message might tell its hand, so it stays here."""
    try:
        return think(cache.game(job.game, job.options, job.components_file), job)
    except Exception as error:  # noqa: BLE001
        return type(error).__name__


def think(game: AnyGame, job: BotJob) -> Thought:
    here = Match(game, job.seats, start=game.load(job.world)).perspective(job.seat)
    if job.taken:
        return Thought(list(job.taken), alternative=second_thought(here, job))
    thinker = bot(job.bot, Random(job.seed), game, job.seconds)
    ids = thinker.choose(here)
    explanation = thinker.explain() if job.explain else None
    if explanation is None:
        return Thought(ids)
    return Thought(ids, advice(here, with_reasons(here, explanation, Random(job.seed))))


def advice(here: Perspective, explanation: Explanation) -> Advice:
    return Advice(explanation.iterations, [candidate_part(here, each) for each in explanation.candidates])


def second_thought(here: Perspective, job: BotJob) -> p.AlternativePart | None:
    found = alternative(here, job.taken, Random(job.seed), job.seconds)
    if found is None:
        return None
    told = effect_part(found.advantage)
    return p.AlternativePart(actions=steps(here, found.ids), points=told.points, reasons=told.reasons)


def candidate_part(here: Perspective, candidate: Candidate) -> p.CandidatePart:
    return p.CandidatePart(
        actions=steps(here, candidate.ids),
        visits=candidate.visits,
        expected=round(candidate.expected, 4),
        effect=None if candidate.effect is None else effect_part(candidate.effect),
        then=plan_parts(here, candidate),
    )


def plan_parts(here: Perspective, candidate: Candidate) -> list[list[p.ChoicePart]]:
    rest = iter(steps(here, all_ids(candidate))[len(candidate.ids) :])
    return [list(islice(rest, len(choice))) for choice in candidate.then]


def effect_part(effect: Effect) -> p.EffectPart:
    return p.EffectPart(
        points=round(effect.points, 2),
        reasons=[
            p.CausePart(key=each.key, points=round(each.points, 2), about=each.about, seat=each.seat)
            for each in effect.reasons
        ],
        left=[p.LeftPart(key=each.key, count=each.count) for each in effect.left],
        told=effect.told,
    )


def steps(here: Perspective, ids: Sequence[int]) -> list[p.ChoicePart]:
    """The actions with their facts, each as it is once those before it are taken."""
    outlooks = [here, *(here.preview(ids[:taken]) for taken in range(1, len(ids)))]
    return [p.ChoicePart(id=action, facts=outlook.facts(action)) for outlook, action in zip(outlooks, ids, strict=True)]
