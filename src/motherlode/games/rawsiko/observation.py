"""The view as numbers for learners (chapter W2): the table first, then the seats, beginning with the observer.

There is nothing to remember: what was ever shown still lies open.
"""

from typing import Final

from motherlode.games.rawsiko.actions import most_resources
from motherlode.games.rawsiko.components import TIERS
from motherlode.games.rawsiko.dice import ROLLS
from motherlode.games.rawsiko.options import Rules
from motherlode.games.rawsiko.state import NOBODY, NONE, PHASES, RawsikoState
from motherlode.games.rawsiko.view import sees_goals
from motherlode.kernel.observation import Field, choice, count, flag, seat_field, seats_from
from motherlode.kernel.packed import flags, packed

DICE: Final = 3
PIPS: Final = 6
NO_DICE: Final = [0] * DICE
DICE_ROLLED: Final = [[*dice, *NO_DICE][:DICE] for dice in ROLLS]
NO_GOALS: Final = packed([NONE] * TIERS)


def observation(rules: Rules, seats: int) -> tuple[Field, ...]:
    players = [field for number in range(seats) for field in player_fields(rules, seats, number)]
    return (*table_fields(rules, seats), *land_fields(rules, seats), *players)


def table_fields(rules: Rules, seats: int) -> list[Field]:
    box = rules.box
    territories = len(box.territories)
    return [
        flag("to_act", seats),
        choice("phase", len(PHASES)),
        seat_field("active", seats, low=NOBODY),
        count("place", seats, low=NONE),
        count("turn", rules.turns),
        count("turns", rules.turns, low=rules.turns),
        count("played", rules.turns),
        count("pick", 2 * seats),
        count("due", territories),
        choice("source", territories, low=NONE),
        choice("target", territories, low=NONE),
        count("number", most_resources(box)),
        count("dice", PIPS, DICE),
        seat_field("order", seats, seats, NONE),
    ]


def land_fields(rules: Rules, seats: int) -> list[Field]:
    territories, most = len(rules.box.territories), most_resources(rules.box)
    return [
        seat_field("owner", seats, territories, NOBODY),
        count("total", most, territories),
        count("moved", most, territories),
        flag("chosen", territories),
    ]


def player_fields(rules: Rules, seats: int, number: int) -> list[Field]:
    box, name = rules.box, f".{number}"
    return [
        count("to_place" + name, most_resources(box)),
        count("picks" + name, len(box.continents)),
        count("eliminated" + name, seats - 1, low=NONE),
        choice("continents" + name, len(box.continents), 2, NONE),
        flag("taken" + name, rules.materials),
        choice("goals" + name, len(box.goals), TIERS, NONE, private=number == 0 and not rules.open_goals),
    ]


def packed_numbers(rules: Rules, state: RawsikoState, observer: int, acting: tuple[int, ...]) -> bytes:
    """All numbers fit a byte."""
    seats, seen = state.seats, seats_from(observer, state.seats)
    parts = [table_bytes(rules, state, seen, acting)]
    parts += [bytes(state.total), bytes(state.moved), flags(state.chosen, rules.territories)]
    for step in range(seats):
        add_player(rules, state, observer, (observer + step) % seats, parts)
    return b"".join(parts)


def table_bytes(rules: Rules, state: RawsikoState, seen: bytes, acting: tuple[int, ...]) -> bytes:
    seats = state.seats
    numbers = [0] * seats
    for seat in acting:
        if seat >= 0:
            numbers[seen[seat]] = 1
    numbers += [state.phase, seen[state.active], state.place & 255, state.counter, rules.turns]
    numbers += [state.played, state.pick, state.due, state.source & 255, state.target & 255, state.number]
    numbers += DICE_ROLLED[state.attack] if state.attack != NONE else NO_DICE
    numbers += [seen[seat] for seat in state.order]
    numbers += [NONE & 255] * (seats - len(state.order))
    numbers += [seen[owner] for owner in state.owner]
    return bytes(numbers)


def add_player(rules: Rules, state: RawsikoState, observer: int, seat: int, parts: list[bytes]) -> None:
    out = state.eliminated.index(seat) if seat in state.eliminated else NONE
    numbers = [state.to_place[seat], state.picks[seat], out & 255]
    numbers += [continent & 255 for continent in state.continents[seat * 2 : seat * 2 + 2]]
    parts += [bytes(numbers), flags(state.taken[seat], rules.materials)]
    shown = sees_goals(rules, state, observer, seat)
    parts.append(packed(state.goals[seat * TIERS : seat * TIERS + TIERS]) if shown else NO_GOALS)
