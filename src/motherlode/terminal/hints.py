"""Hints: what a strong bot would do in one's place, from no more than one may know oneself."""

from itertools import islice
from random import Random
from typing import Final

from motherlode.bots import Candidate, Explanation, bot
from motherlode.bots.reasons import all_ids, with_reasons
from motherlode.bots.telling import costs_least, effect_text
from motherlode.kernel import Action, Facts
from motherlode.play.match import Match
from motherlode.play.perspective import Outlook, Perspective
from motherlode.play.text import Catalogue, gesture_text

ADVISER: Final = "hard"
PATIENCE: Final = 20.0  # seconds that a bot may take at this screen


def still(here: Outlook, ply: int) -> Perspective:
    """The position as it is now, for someone who thinks while the match may go on."""
    world = here.sample(Random(ply))
    return Match(here.game, here.seats, start=world).perspective(here.viewer)


def advice(here: Perspective) -> Explanation | None:
    """The candidates of the present decision; NoEvaluator if no bot can judge the game."""
    adviser = bot(ADVISER, Random(here.ply), here.game, PATIENCE)
    adviser.choose(here)
    explanation = adviser.explain()
    return None if explanation is None else with_reasons(here, explanation, Random(here.ply))


def advice_text(words: Catalogue, here: Perspective, explanation: Explanation) -> str:
    """A line for every candidate, the best first; those that read the same (two cards of a kind) have one."""
    candidates = explanation.candidates
    if not explanation.iterations:
        forced = words.format("ui-hint-forced", {"detail": choice_texts(words, here, candidates[0])[0]})
        return with_effect(words, forced, candidates[0])
    is_least = costs_least([each.effect for each in candidates])
    told = {
        choice_texts(words, here, each)[0]: candidate_text(words, here, each, is_least and each is candidates[0])
        for each in reversed(candidates)
    }
    return "\n\n".join(reversed(told.values()))


def candidate_text(words: Catalogue, here: Perspective, candidate: Candidate, is_least: bool) -> str:
    """What to do and how likely it wins, what comes next if that is part of the plan, and why."""
    first, *then = choice_texts(words, here, candidate)
    text = words.format("ui-hint-candidate", {"detail": first, "number": round(100 * candidate.expected)})
    if then:
        text += "\n  " + words.format("ui-hint-then", {"detail": "; ".join(then)})
    return with_effect(words, text, candidate, is_least)


def with_effect(words: Catalogue, text: str, candidate: Candidate, is_least: bool = False) -> str:
    return text if candidate.effect is None else f"{text}\n  {effect_text(words, candidate.effect, is_least)}"


def choice_texts(words: Catalogue, here: Perspective, candidate: Candidate) -> list[str]:
    """The choice, and those that come next, each in one phrase."""
    rest = iter(steps(here, all_ids(candidate)))
    return [gesture_text(words, list(islice(rest, len(choice)))) for choice in (candidate.ids, *candidate.then)]


def steps(here: Perspective, ids: tuple[int, ...]) -> list[tuple[Action, Facts]]:
    """The actions with what each is about once those before it are taken."""
    outlooks = [here, *(here.preview(ids[:taken]) for taken in range(1, len(ids)))]
    actions = here.game.actions
    return [(actions[action], outlook.facts(action)) for outlook, action in zip(outlooks, ids, strict=True)]
