"""Hints: what a strong bot would do in one's place, from no more than one may know oneself."""

from random import Random
from typing import Final

from motherlode.bots import Candidate, Explanation, bot
from motherlode.play.match import Match
from motherlode.play.perspective import Perspective
from motherlode.play.text import Catalogue, action_text

ADVISER: Final = "hard"
PATIENCE: Final = 20.0  # seconds that a bot may take at this screen


def still(here: Perspective) -> Perspective:
    """The position as it is now, for someone who thinks while the match may go on."""
    world = here.sample(Random(here.ply))
    return Match(here.game, here.seats, start=world).perspective(here.viewer)


def advice(here: Perspective) -> Explanation | None:
    """The candidates of the present decision; NoEvaluator if no bot can judge the game."""
    adviser = bot(ADVISER, Random(here.ply), here.game, PATIENCE)
    adviser.choose(here)
    return adviser.explain()


def advice_text(words: Catalogue, here: Perspective, explanation: Explanation) -> str:
    """A line for every candidate, the best first."""
    candidates = explanation.candidates
    if not explanation.iterations:
        return words.format("ui-hint-forced", {"detail": candidate_text(words, here, candidates[0])})
    return "\n\n".join(line(words, here, candidate) for candidate in candidates)


def line(words: Catalogue, here: Perspective, candidate: Candidate) -> str:
    detail = candidate_text(words, here, candidate)
    percent = round(100 * candidate.expected)
    return words.format("ui-hint-candidate", {"detail": detail, "number": percent, "count": candidate.visits})


def candidate_text(words: Catalogue, here: Perspective, candidate: Candidate) -> str:
    """The labels of all its steps, each as it reads once the steps before are taken."""
    labels = []
    for step, action in enumerate(candidate.ids):
        outlook = here.preview(candidate.ids[:step]) if step else here
        labels.append(action_text(words, here.game.actions[action], outlook.facts(action)))
    return " › ".join(labels)
