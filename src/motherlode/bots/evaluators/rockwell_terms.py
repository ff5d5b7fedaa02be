"""The parts of a company's prospects by name."""

from motherlode.bots.evaluators.base import Term
from motherlode.bots.evaluators.rockwell_prospects import (
    MAJORITY,
    MOBILITY,
    SAFETY,
    STRENGTH,
    approaches,
    chairs,
    crews_at_work,
    hoped,
    running_extraction,
    shafts,
    stars_for,
    strength,
    tokens,
)
from motherlode.bots.evaluators.rockwell_survey import Survey, wealth
from motherlode.games.rockwell.components import TYPES
from motherlode.games.rockwell.scoring import CATEGORIES, delivery_stars
from motherlode.games.rockwell.state import OVER


def prospect_terms(survey: Survey, seat: int, rounds: float) -> list[Term]:
    """They add up to `prospects`."""
    rules, state = survey.rules, survey.state
    terms = [Term("deliveries", float(delivery_stars(rules, state, seat))), *earned(survey, seat)]
    terms += majorities(survey, seat, MAJORITY if rounds else 1.0)
    if state.phase == OVER:
        return terms
    terms.append(Term("extraction", running_extraction(survey, seat)))
    terms.append(Term("chairs", chairs(rules, state, seat, wealth(rules, state, seat))))
    return terms + later(survey, seat, rounds) if rounds else terms


def earned(survey: Survey, seat: int) -> list[Term]:
    stars = survey.state.stars[seat * TYPES : seat * TYPES + TYPES]
    return [Term("achievement", float(count), survey.rules.box.types[number]) for number, count in enumerate(stars)]


def majorities(survey: Survey, seat: int, part: float) -> list[Term]:
    points = survey.majorities[seat]
    return [Term("majority", count * part, name) for name, count in zip(CATEGORIES, points, strict=True)]


def later(survey: Survey, seat: int, rounds: float) -> list[Term]:
    """What the rounds to come make of a company's wealth, crews and equipment."""
    state, types = survey.state, survey.rules.box.types
    terms = [
        Term("wealth", stars_for(wealth(survey.rules, state, seat), rounds)),
        Term("tokens", tokens(state, seat)),
        Term("strength", rounds * STRENGTH * strength(state, seat)),
        Term("safety", rounds * SAFETY[state.safety[seat]]),
        Term("mobility", rounds * MOBILITY[state.mobility[seat]]),
        Term("shafts", shafts(survey, seat, rounds)),
        Term("crews", crews_at_work(survey, seat)),
    ]
    return terms + [Term("approach", hoped(hope, rounds), types[number]) for number, hope in approaches(survey, seat)]


def weighted(terms: list[Term], weight: float) -> list[Term]:
    return [Term(term.name, weight * term.points, term.about) for term in terms]


def merged(terms: list[Term]) -> list[Term]:
    """One term for each name and thing."""
    points: dict[tuple[str, str], float] = {}
    for term in terms:
        key = term.name, term.about
        points[key] = points.get(key, 0.0) + term.points
    return [Term(name, total, about) for (name, about), total in points.items()]
