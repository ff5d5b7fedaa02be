"""Weeks, years and the order of play (chapters T3 and T13)."""

from motherlode.games.thebes.components import SITES, YEAR
from motherlode.games.thebes.options import Rules
from motherlode.games.thebes.state import ThebesState
from motherlode.kernel import Log


def field_of(week: int) -> int:
    """The field of the ring a marker stands on; 0 is the start space."""  # T3.2
    return (week - 1) % YEAR + 1 if week > 0 else 0


def years_passed(week: int) -> int:
    return (week - 1) // YEAR if week > 0 else 0  # T3.3


def crosses(start: int, end: int) -> bool:
    """Whether a marker going from week to week crosses the new year."""
    return years_passed(end) > years_passed(start)  # T3.5


def weeks_left(rules: Rules, state: ThebesState, seat: int) -> int:
    return rules.end[state.seats] - state.week[seat]


def pass_weeks(rules: Rules, state: ThebesState, seat: int, weeks: int, log: Log) -> None:
    """Lets weeks go by for a player, opening the permissions when the new year is crossed."""
    if weeks == 0:
        return
    start = state.week[seat]
    state.week[seat] = start + weeks
    if crosses(start, start + weeks):
        open_permissions(rules, state, seat, log)


def open_permissions(rules: Rules, state: ThebesState, seat: int, log: Log) -> None:
    for site in range(SITES):  # T13.1, T13.2
        state.used[seat * SITES + site] = 0
    if log.on:
        log.emit("year_crossed", {"seat": seat, "year": year_of(rules, state, state.week[seat])})


def put_marker(state: ThebesState, seat: int, weeks: int, log: Log) -> None:
    """Puts a marker that has moved by these weeks on top of the stack on its new field (T3.9)."""
    if log.on:
        start, end = state.week[seat] - weeks, state.week[seat]
        log.emit("time_spent", {"seat": seat, "weeks": weeks, "week": field_of(end), "from": field_of(start)})
    track = state.track
    week = state.week
    track.remove(seat)
    place = 0
    while place < len(track) and week[track[place]] < week[seat]:
        place += 1
    track.insert(place, seat)


def year_of(rules: Rules, state: ThebesState, week: int) -> int:
    return rules.box.first_year[state.seats] + years_passed(week)


def year_stone(rules: Rules, state: ThebesState) -> int:
    """The year the black stone shows."""
    return min(rules.box.last_year, year_of(rules, state, min(state.week)))  # T3.13
