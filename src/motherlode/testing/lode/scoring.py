"""Points and places (chapter L7)."""

from motherlode.kernel import Outcome, ranks_of
from motherlode.testing.lode.components import CLAIMS, ORES
from motherlode.testing.lode.options import Rules
from motherlode.testing.lode.state import OVER, LodeState, seats_of


def points(rules: Rules, state: LodeState, seat: int) -> dict[str, int]:
    """L7.2: by source."""
    claims = sum(rules.points[claim] * state.claims[seat * CLAIMS + claim] for claim in range(CLAIMS))
    ore = sum(rules.worth[ore] * state.hands[seat * ORES + ore] for ore in range(ORES))
    return {"claims": claims, "coins": state.coins[seat] // 2, "ore": ore}


def claims_held(state: LodeState, seat: int) -> int:
    return sum(state.claims[seat * CLAIMS : seat * CLAIMS + CLAIMS])


def outcome(rules: Rules, state: LodeState) -> Outcome | None:
    if state.phase != OVER:
        return None
    scores = tuple([points(rules, state, seat) for seat in range(seats_of(state))])
    totals = tuple([sum(by_source.values()) for by_source in scores])
    # L7.3: more claims decide a tie; after that the place is shared.
    standings = [(totals[seat], claims_held(state, seat)) for seat in range(seats_of(state))]
    return Outcome(scores, totals, ranks_of(standings), "L7.1")
