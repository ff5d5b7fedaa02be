"""Final scoring (R17.8-R17.14, R18.8, R19.5) and tie-breaks."""

from motherlode.games.rockwell.achievements import achievements_of
from motherlode.games.rockwell.components import KIND_NAMES, KINDS, TYPES
from motherlode.games.rockwell.holdings import cube_facts, own_cubes
from motherlode.games.rockwell.options import Rules
from motherlode.games.rockwell.state import ENDS, RockwellState
from motherlode.kernel import Log, Outcome, ranks_of

CATEGORIES = (*KIND_NAMES, "money")


def scores(rules: Rules, state: RockwellState) -> list[dict[str, int]]:
    """Stars by source, for every seat, as if the game ended now."""
    majorities = majority_points(rules, state)
    return [
        {
            "achievements": achievement_stars(state, seat),
            "deliveries": delivery_stars(rules, state, seat),
            "majorities": sum(majorities[seat]),
        }
        for seat in range(state.seats)
    ]


def achievement_stars(state: RockwellState, seat: int) -> int:
    return sum(state.stars[seat * TYPES : seat * TYPES + TYPES])


def delivery_stars(rules: Rules, state: RockwellState, seat: int) -> int:
    return sum(rules.box.delivery_stars[tile] for tile, owner in enumerate(state.deliveries) if owner == seat)


def majority_points(rules: Rules, state: RockwellState) -> list[list[int]]:
    """By seat and category: zinc, copper, silver, gold, money (R17.8)."""
    columns = [[state.cubes[seat * KINDS + kind] for seat in range(state.seats)] for kind in range(KINDS)]
    columns.append(state.money)
    places = [category_points(rules, state.seats, column) for column in columns]
    return [[points[seat] for points in places] for seat in range(state.seats)]


def category_points(rules: Rules, seats: int, amounts: list[int]) -> list[int]:
    """Tied players get the points of the best place they share (R17.9); nothing for nothing (R17.10)."""
    table = rules.majority[seats]
    points = [table[sum(other > own for other in amounts)] for own in amounts]
    if rules.zero_ranks:
        return points
    return [point if own else 0 for point, own in zip(points, amounts, strict=True)]


def tie_breaks(rules: Rules, state: RockwellState, seat: int) -> tuple[int, int]:
    """More achievement tiles, then more cubes (R17.13, R17.14)."""
    tiles = achievements_of(state, seat)
    if rules.deliveries_break_ties:
        tiles += state.deliveries.count(seat)
    return tiles, sum(own_cubes(state, seat))


def outcome(rules: Rules, state: RockwellState) -> Outcome:
    by_source = tuple(scores(rules, state))
    totals = tuple(sum(points.values()) for points in by_source)
    standings = [(totals[seat], *tie_breaks(rules, state, seat)) for seat in range(state.seats)]
    return Outcome(by_source, totals, ranks_of(standings), ENDS[state.ending])


def tell(rules: Rules, state: RockwellState, log: Log) -> None:
    """Everything behind the screens is shown, then the majorities."""
    for seat in range(state.seats):
        stars = {"achievements": achievement_stars(state, seat), "deliveries": delivery_stars(rules, state, seat)}
        hoard = {**cube_facts(own_cubes(state, seat)), "money": state.money[seat], "tokens": state.tokens[seat]}
        log.reveal("holdings_revealed", {"seat": seat, **hoard, **stars})
    for seat, points in enumerate(majority_points(rules, state)):
        for category, count in zip(CATEGORIES, points, strict=True):
            if count:
                log.emit("majority", {"seat": seat, "category": category, "points": count})
    log.emit("match_ended", {"clause": ENDS[state.ending]})
