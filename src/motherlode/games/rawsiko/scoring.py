"""Scoring and ranks (chapter W17): complete goals, the chain of ties, and the places of the eliminated."""

from motherlode.games.rawsiko.components import TIERS
from motherlode.games.rawsiko.control import final, living
from motherlode.games.rawsiko.options import Rules
from motherlode.games.rawsiko.state import NOBODY, NONE, OVER, RawsikoState
from motherlode.kernel import Log, Outcome, ranks_of


def goals_of(state: RawsikoState, seat: int) -> list[int]:
    """The goals dealt to a seat, by tier."""
    return [goal for goal in state.goals[seat * TIERS : seat * TIERS + TIERS] if goal != NONE]


def is_complete(rules: Rules, goal: int, materials: int) -> bool:
    """W17.2, W17.3: all of it or nothing."""
    return rules.goal_needs[goal] & ~materials == 0


def complete_goals(rules: Rules, state: RawsikoState, seat: int) -> list[int]:
    materials = final(rules, state, seat)
    return [goal for goal in goals_of(state, seat) if is_complete(rules, goal, materials)]


def points(rules: Rules, state: RawsikoState, seat: int) -> dict[str, int]:
    """The points by source: the goal of each tier."""
    complete = complete_goals(rules, state, seat)
    goals = enumerate(goals_of(state, seat), start=1)
    return {f"tier_{tier}": rules.goal_vp[goal] if goal in complete else 0 for tier, goal in goals}


def standing(rules: Rules, state: RawsikoState, seat: int) -> tuple[int, int, int, int]:
    """W17.4: victory points, goals, materials, territories; W17.5: compared in this order."""
    complete = complete_goals(rules, state, seat)
    victory_points = sum(rules.goal_vp[goal] for goal in complete)
    return victory_points, len(complete), final(rules, state, seat).bit_count(), state.owner.count(seat)


def survival(rules: Rules, state: RawsikoState, seat: int) -> int:
    """W17.8: survivors first, then who was eliminated later; W17.9: or all eliminated alike."""
    if seat not in state.eliminated:
        return state.seats
    return 0 if rules.shared_rank else state.eliminated.index(seat)


def ranks(rules: Rules, state: RawsikoState) -> tuple[int, ...]:
    return ranks_of([(survival(rules, state, seat), *standing(rules, state, seat)) for seat in range(state.seats)])


def end_clause(rules: Rules, state: RawsikoState) -> str:
    """W16.1: by the last turn, or because only one is left."""
    return "W14.10" if living(state) == 1 and not rules.play_on else "W8.7"


def outcome(rules: Rules, state: RawsikoState) -> Outcome | None:
    if state.phase != OVER:
        return None
    scores = tuple(points(rules, state, seat) for seat in range(state.seats))
    totals = tuple(sum(score.values()) for score in scores)
    return Outcome(scores, totals, ranks(rules, state), end_clause(rules, state))


def finish(rules: Rules, state: RawsikoState, log: Log) -> None:
    """Goals are laid open (W2.6) and everything is counted."""
    state.moved = [0] * rules.territories
    state.phase = OVER
    state.active = NOBODY
    if log.on:
        tell_goals(rules, state, log)
        tell_standings(rules, state, log)


def tell_goals(rules: Rules, state: RawsikoState, log: Log) -> None:
    names = rules.box.goals
    for seat in state.order:
        goals = [names[goal] for goal in goals_of(state, seat)]
        complete = [names[goal] for goal in complete_goals(rules, state, seat)]
        log.reveal("goals_revealed", {"seat": seat, "goals": goals, "complete": complete})


def tell_standings(rules: Rules, state: RawsikoState, log: Log) -> None:
    """In the order of rank (W18.15)."""
    places = ranks(rules, state)
    for seat in sorted(range(state.seats), key=places.__getitem__):
        victory_points, goals, materials, territories = standing(rules, state, seat)
        log.emit(
            "scored",
            {
                "seat": seat,
                "vp": victory_points,
                "goals": goals,
                "materials": materials,
                "territories": territories,
                "rank": places[seat],
            },
        )
