"""Scoring (chapter T15)."""

from operator import mul

from motherlode.games.thebes.components import SITES
from motherlode.games.thebes.options import Rules
from motherlode.games.thebes.state import CONGRESSES, KIT, ThebesState
from motherlode.kernel import Outcome, ranks_of


def scores(rules: Rules, state: ThebesState) -> list[dict[str, int]]:
    """Points by source, for every seat, as if the game ended now."""
    majorities = majority_points(rules, state)
    return [
        {
            "artifacts": state.artifact_points[seat],
            "exhibitions": exhibition_points(rules, state, seat),
            "congresses": congress_points(rules, state.kit[seat * KIT + CONGRESSES]),
            "majorities": majorities[seat],
        }
        for seat in range(state.seats)
    ]


def exhibition_points(rules: Rules, state: ThebesState, seat: int) -> int:
    own = seat * rules.cards
    shown = state.hand[own + rules.research : own + rules.cards]
    return sum(map(mul, shown, rules.box.points[rules.research :])) if any(shown) else 0


def congress_points(rules: Rules, congresses: int) -> int:
    table = rules.box.congress
    return table[congresses] if congresses < len(table) else rules.box.congress_above  # T15.3, T15.4


def majority_points(rules: Rules, state: ThebesState) -> list[int]:
    """Five for the only leader of a site, three for each of several (T15.5 to T15.9)."""
    points = [0] * state.seats
    for site in range(SITES):
        books = state.books[site::SITES]
        most = max(books)
        if most == 0 and rules.majority_needs_book:
            continue
        share = rules.box.majority_sole if books.count(most) == 1 else rules.box.majority_tied
        for seat, own in enumerate(books):
            if own == most:
                points[seat] += share
    return points


def outcome(rules: Rules, state: ThebesState) -> Outcome:
    by_source = tuple(scores(rules, state))
    totals = tuple(sum(points.values()) for points in by_source)
    return Outcome(by_source, totals, ranks_of([(total,) for total in totals]), "T14.7")
