"""What a position of Thebes is worth: points in hand, the digs that knowledge and weeks still allow, majorities."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from motherlode.bots.evaluators.base import Count, Evaluator, Term
from motherlode.bots.evaluators.memory import remember
from motherlode.games.thebes import Thebes
from motherlode.games.thebes.actions import WEEKS_ID
from motherlode.games.thebes.components import FINDS, SITES, TOKENS, TOP_KNOWLEDGE, YEAR
from motherlode.games.thebes.knowledge import RUMOUR_POINTS
from motherlode.games.thebes.options import Rules
from motherlode.games.thebes.phases.details import dig_knowledge
from motherlode.games.thebes.scoring import congress_points, exhibition_points
from motherlode.games.thebes.state import (
    ASSISTANTS,
    CARS,
    CONGRESSES,
    EMPTY,
    IN_BAG,
    KIT,
    PERMITS,
    SHOVELS,
    WEEKS,
    ZEPPELINS,
    ThebesState,
)
from motherlode.games.thebes.track import years_passed

# Judged by play against itself: what a week without a plan, a journey, a find of knowledge is worth.
IDLE_WEEK: Final = 0.12
JOURNEY: Final = 2
KNOWLEDGE_FIND: Final = 1.5
LATER_DIG: Final = 0.75
SPENT_HELP: Final = 0.6
CAR: Final = 0.04
ZEPPELIN: Final = 1.2
PERMIT: Final = 0.6
CONGRESS_HOPE: Final = 0.5
SHOW_HOPE: Final = 0.5
LEAD: Final = [0.0, 0.1, 0.25, 0.5, 0.75, 0.9, 1.0]
IDLE: Final = -1  # instead of a site


@mypyc_attr(allow_interpreted_subclasses=True)
class ThebesEvaluator(Evaluator):
    """Adds up what a seat has and what it can still hope for."""

    horizon = 4
    iterations_per_second = 500

    def __init__(self, game: Thebes) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.plans = dig_plans(game.rules)
        self.hoped_points = [round(hoped_bonus(game.rules, owned)) for owned in range(len(game.rules.bonus))]
        self._worths: dict[bytes, list[float]] = {}

    def promising(self, state: ThebesState, seat: int, legal: Sequence[int]) -> Sequence[int]:
        """Of the weeks of a dig only those that find more than one week less would."""
        if state.phase != WEEKS:
            return legal
        row = self.rules.wheel[dig_knowledge(self.rules, state, seat)]
        return [action for action in legal if row[action - WEEKS_ID + 1] > row[action - WEEKS_ID]]

    def value(self, state: ThebesState, seat: int) -> float:
        rules = self.rules
        left = rules.end[state.seats] - state.week[seat]
        share = left / (3 * YEAR)
        value = float(state.artifact_points[seat] + exhibition_points(rules, state, seat))
        value += congresses(rules, state, seat, share) + majorities(state, seat)
        value += self.digs(state, seat, left) + travel_helps(state, seat, left)
        value += shows(rules, state, seat, left)
        if state.tokens_due and state.active == seat:
            value += self.running_dig(state)
        return value

    def terms(self, state: ThebesState, seat: int) -> list[Term]:
        rules, sites = self.rules, self.rules.box.sites
        left = self.weeks_left(state, seat)
        terms = [
            Term("artifacts", float(state.artifact_points[seat])),
            Term("exhibitions", exhibition_points(rules, state, seat) + shows(rules, state, seat, left)),
            Term("congresses", congresses(rules, state, seat, left / (3 * YEAR))),
            Term("car", car(state, seat, left)),
            Term("permits", permits(state, seat, left)),
        ]
        for site, name in enumerate(sites):
            if state.books[seat * SITES + site]:
                terms.append(Term("majority", majority(state, seat, site), name))
        for site, gain in planned(self.dig_hopes(state, seat), left):
            terms.append(Term("weeks", gain) if site == IDLE else Term("digs", gain, sites[site]))
        if state.tokens_due and state.active == seat:
            terms.append(Term("finds", self.due_finds(state), sites[state.target]))
            terms.append(Term("helps", -used_helps(state)))
        return terms

    def counts(self, state: ThebesState, seat: int) -> list[Count]:
        return [Count("weeks", self.weeks_left(state, seat))]

    def weeks_left(self, state: ThebesState, seat: int) -> int:
        return self.rules.end[state.seats] - state.week[seat]

    def running_dig(self, state: ThebesState) -> float:
        """The finds still to be drawn, less the helps that the dig uses up."""
        return self.due_finds(state) - used_helps(state)

    def due_finds(self, state: ThebesState) -> float:
        bonus = 1.0 if state.bonus[state.target] != EMPTY else 0.0
        return self.find_values(state)[state.target] * state.tokens_due + bonus

    def find_values(self, state: ThebesState) -> list[float]:
        """By site: what one token from the bag is worth on average."""
        known = self._worths.get(state.owner)
        if known is not None:
            return known
        return remember(self._worths, state.owner, [token_worth(self.rules, state, site) for site in range(SITES)])

    def digs(self, state: ThebesState, seat: int, left: int) -> float:
        """The best digs that fit into the weeks left, one per site and year; other weeks are idle."""
        value = 0.0
        for _, gain in planned(self.dig_hopes(state, seat), left):
            value += gain
        return value

    def dig_hopes(self, state: ThebesState, seat: int) -> list[tuple[float, int, float, int]]:
        """The digs that could be made: the gain per week, the weeks, the gain, the site."""
        own = seat * SITES
        hopes: list[tuple[float, int, float, int]] = []
        new_years = years_passed(self.rules.end[state.seats] - 1) - years_passed(state.week[seat])
        shovels = state.kit[seat * KIT + SHOVELS]
        worths = self.find_values(state)
        for site in range(SITES):
            known = self.hoped_knowledge(state, seat, site)
            if known == 0:
                continue
            tokens, weeks = self.plans[known][shovels]
            gain = tokens * worths[site]
            for _ in range(new_years + 1 - state.used[own + site]):
                hopes.append((gain / weeks, weeks, gain, site))
                gain *= LATER_DIG
        return hopes

    def hoped_knowledge(self, state: ThebesState, seat: int, site: int) -> int:
        """The knowledge of the next dig, counting single helps at their full worth."""
        books = state.books[seat * SITES + site]
        rumours = state.rumours[seat * SITES + site]
        if books == 0 and not (rumours and self.rules.rumour_opens):
            return 0
        special = books + RUMOUR_POINTS * rumours + self.hoped_points[state.kit[seat * KIT + ASSISTANTS]]
        return min(TOP_KNOWLEDGE, special + min(state.general[seat], special))


def dig_plans(rules: Rules) -> list[list[tuple[float, int]]]:
    """For knowledge and shovels: the tokens of the dig that finds most per week, and its weeks with the journey."""
    return [
        [best_dig(rules, known, shovels) for shovels in range(len(rules.bonus))] for known in range(TOP_KNOWLEDGE + 1)
    ]


def best_dig(rules: Rules, known: int, shovels: int) -> tuple[float, int]:
    row = rules.wheel[known]
    digs = [(row[weeks] + hoped_bonus(rules, shovels), weeks + JOURNEY) for weeks in range(1, len(row)) if row[weeks]]
    return max(digs, key=lambda dig: dig[0] / dig[1], default=(0.0, 1))


def token_worth(rules: Rules, state: ThebesState, site: int) -> float:
    total = 0.0
    first = site * TOKENS
    for token in range(first, first + FINDS):
        if state.owner[token] == IN_BAG:
            total += rules.box.token_value[token] or KNOWLEDGE_FIND
    return total / (state.bag[site] + rules.box.debris)


def congresses(rules: Rules, state: ThebesState, seat: int, share: float) -> float:
    """Points of the congresses, and the hope that more will follow while there is time."""
    owned = state.kit[seat * KIT + CONGRESSES]
    return congress_points(rules, owned) + CONGRESS_HOPE * owned * share


def majorities(state: ThebesState, seat: int) -> float:
    """The chance of leading in each site, by the lead in books."""
    value = 0.0
    for site in range(SITES):
        if state.books[seat * SITES + site]:
            value += majority(state, seat, site)
    return value


def majority(state: ThebesState, seat: int, site: int) -> float:
    """By the lead in books of a seat that has any."""
    lead = state.books[seat * SITES + site] - most_books(state, seat, site)
    return 5 * LEAD[max(0, min(6, lead + 3))]


def most_books(state: ThebesState, seat: int, site: int) -> int:
    """The most that another seat has."""
    most = 0
    for other in range(state.seats):
        if other != seat:
            most = max(most, state.books[other * SITES + site])
    return most


def travel_helps(state: ThebesState, seat: int, left: int) -> float:
    return car(state, seat, left) + permits(state, seat, left)


def car(state: ThebesState, seat: int, left: int) -> float:
    return CAR * left if state.kit[seat * KIT + CARS] else 0.0


def permits(state: ThebesState, seat: int, left: int) -> float:
    """Zeppelins and special permissions, as long as there is time to use them."""
    if left <= 8:
        return 0.0
    return ZEPPELIN * state.kit[seat * KIT + ZEPPELINS] + PERMIT * state.kit[seat * KIT + PERMITS]


def used_helps(state: ThebesState) -> float:
    """What the helps that a dig uses up would have been worth later."""
    return SPENT_HELP * (state.rumours_used + state.assistant_used + state.shovel_used + state.permit_spent)


def shows(rules: Rules, state: ThebesState, seat: int, left: int) -> float:
    """Open exhibitions for which the artifacts are there, and how near the others are."""
    value = 0.0
    for card in state.row:
        if card == EMPTY:
            continue
        if left > rules.weeks[card] + JOURNEY:
            missing = missing_artifacts(state, seat, rules.needs[card - rules.research])
            value += rules.box.points[card] * SHOW_HOPE / (1 + missing)
    return value


def missing_artifacts(state: ThebesState, seat: int, needs: list[int]) -> int:
    own, missing = seat * SITES, 0
    for site in range(SITES):
        missing += max(0, needs[site] - state.artifacts[own + site])
    return missing


def planned(hopes: list[tuple[float, int, float, int]], left: int) -> list[tuple[int, float]]:
    """The weeks left, spent on the digs with the best return first: each site with its gain, then the idle weeks."""
    plan: list[tuple[int, float]] = []
    for rate, weeks, gain, site in sorted(hopes, reverse=True):
        if weeks <= left:
            plan.append((site, gain))
            left -= weeks
        elif left > JOURNEY:
            plan.append((site, rate * (left - JOURNEY)))
            return plan
    plan.append((IDLE, IDLE_WEEK * left))
    return plan


def hoped_bonus(rules: Rules, owned: int) -> float:
    """Assistants or shovels: a single one helps one dig only."""
    return 0.5 if owned == 1 else float(rules.bonus[owned])


EVALUATOR: Final = ThebesEvaluator
