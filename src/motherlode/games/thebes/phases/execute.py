"""A turn whose choices are all made is carried out (specification, step 6): journey, then the one action."""

from motherlode.games.thebes.actions import SPACES
from motherlode.games.thebes.cards import hold_card, spend, take_card
from motherlode.games.thebes.components import SITES
from motherlode.games.thebes.knowledge import (
    assistant_points,
    has_permission,
    knowledge,
    shovel_tokens,
    special_points,
)
from motherlode.games.thebes.options import Rules
from motherlode.games.thebes.phases.refill import refill
from motherlode.games.thebes.phases.turn import next_turn
from motherlode.games.thebes.state import (
    DIG,
    EMPTY,
    EXHIBIT,
    NOBODY,
    REFILL,
    SWAP,
    TAKE,
    TOKEN,
    ThebesState,
)
from motherlode.games.thebes.track import crosses, pass_weeks, put_marker, weeks_left
from motherlode.games.thebes.travel import destination, route_to, travel_weeks
from motherlode.kernel import Facts, Log


def swap_weeks(state: ThebesState, seat: int) -> int:
    return state.swaps + 1 if state.swapper == seat else 1  # T7.4-T7.6


def action_weeks(rules: Rules, state: ThebesState, seat: int) -> int:
    """The weeks of the chosen action without its journey; a dig's are chosen last."""
    if state.act == SWAP:
        return swap_weeks(state, seat)
    return rules.weeks[chosen_card(state)]


def chosen_card(state: ThebesState) -> int:
    return state.display[state.target] if state.act == TAKE else state.row[state.target]


def carry_out(rules: Rules, state: ThebesState, seat: int, weeks: int, log: Log) -> None:
    place = destination(rules, state, state.act, state.target)
    travel = travel_weeks(rules, state, seat, place, state.flown)
    if state.act == DIG:
        # T8.6: spent exactly when the permission is used on arrival.
        state.permit_spent = 0 if has_permission(rules, state, seat, state.target, travel) else 1
    travel_to(rules, state, seat, place, travel, log)
    if state.act == TAKE:
        take(rules, state, seat, travel, weeks, log)
    elif state.act == SWAP:
        swap(rules, state, seat, travel, weeks, log)
    elif state.act == DIG:
        dig(rules, state, seat, travel, weeks, log)
    elif state.act == EXHIBIT:
        exhibit(rules, state, seat, travel, weeks, log)


def travel_to(rules: Rules, state: ThebesState, seat: int, place: int, weeks: int, log: Log) -> None:
    if state.flown:
        spend(rules, state, seat, "zeppelin", EMPTY, log)  # T4.11
    if log.on and state.place[seat] != place:
        route = route_to(rules, state, seat, place)
        facts: Facts = {"seat": seat, "place": route[-1], "steps": len(route) - 1, "weeks": weeks, "route": route}
        log.emit("flew" if state.flown else "travelled", facts)
    state.place[seat] = place
    pass_weeks(rules, state, seat, weeks, log)


def take(rules: Rules, state: ThebesState, seat: int, travel: int, weeks: int, log: Log) -> None:
    card = state.display[state.target]
    state.display[state.target] = EMPTY
    take_card(rules, state, seat, card)
    if log.on:
        log.emit("card_taken", {"seat": seat, "card": rules.box.names[card], "slot": state.target + 1})
    end_series(rules, state, seat)
    spend_weeks(rules, state, seat, travel, weeks, log)
    state.phase = REFILL
    refill(rules, state, log)


def swap(rules: Rules, state: ThebesState, seat: int, travel: int, weeks: int, log: Log) -> None:
    if log.on:
        slots = [slot for slot, card in enumerate(state.display) if card != EMPTY]
        cards = [rules.box.names[state.display[slot]] for slot in slots]
        log.emit("display_swapped", {"seat": seat, "cards": cards, "slots": [slot + 1 for slot in slots]})
    for slot, card in enumerate(state.display):  # T7.2
        if card != EMPTY:
            state.discard[card] += 1
            state.display[slot] = EMPTY
    state.swaps = state.swaps + 1 if state.swapper == seat else 1
    state.swapper = seat
    spend_weeks(rules, state, seat, travel, weeks, log)
    state.phase = REFILL
    refill(rules, state, log)


def exhibit(rules: Rules, state: ThebesState, seat: int, travel: int, weeks: int, log: Log) -> None:
    card = state.row[state.target]
    state.row[state.target] = EMPTY  # T12.8
    hold_card(rules, state, seat, card, 1)  # T12.7
    if log.on:
        facts: Facts = {"exhibition": rules.box.names[card], "points": rules.box.points[card]}
        log.emit("exhibition_shown", {"seat": seat, **facts, "space": SPACES[state.target]})
    end_series(rules, state, seat)
    spend_weeks(rules, state, seat, travel, weeks, log)
    next_turn(rules, state, log)


def dig(rules: Rules, state: ThebesState, seat: int, travel: int, weeks: int, log: Log) -> None:
    site = state.target
    special = special_points(rules, state, seat, site, state.rumours_used, state.assistant_used)
    known = knowledge(state, seat, special)
    state.tokens_due = rules.wheel[known][weeks] + shovel_tokens(rules, state, seat, state.shovel_used)  # T10.7
    if log.on:
        log_dig(rules, state, seat, special, known, weeks, log)
    end_series(rules, state, seat)
    use_permission(rules, state, seat, site, weeks, log)
    put_marker(state, seat, travel + weeks, log)  # T11.1
    state.phase = TOKEN


def use_permission(rules: Rules, state: ThebesState, seat: int, site: int, weeks: int, log: Log) -> None:
    """Turns the permission and digs for these weeks; crossing the new year opens it again (T11.9, T11.10)."""
    arrival = state.week[seat]
    state.used[seat * SITES + site] = 1
    pass_weeks(rules, state, seat, weeks, log)
    if rules.dig_ends_in_new_year and crosses(arrival, arrival + weeks):
        state.used[seat * SITES + site] = 1


def log_dig(rules: Rules, state: ThebesState, seat: int, special: int, known: int, weeks: int, log: Log) -> None:
    log.emit(
        "dig_begun",
        {
            "seat": seat,
            "site": rules.box.sites[state.target],
            "books": state.books[seat * SITES + state.target],
            "rumours": state.rumours_used,
            "assistants": assistant_points(rules, state, seat, state.assistant_used),
            "general": min(state.general[seat], special),
            "knowledge": known,
            "weeks": weeks,
            "tokens": state.tokens_due,
        },
    )


def pass_to_end(rules: Rules, state: ThebesState, seat: int, log: Log) -> None:
    """Moves the marker straight to the end; the pawn stays (T14.4)."""
    if log.on:
        log.emit("passed", {"seat": seat})
    end_series(rules, state, seat)
    spend_weeks(rules, state, seat, 0, weeks_left(rules, state, seat), log)
    next_turn(rules, state, log)


def spend_weeks(rules: Rules, state: ThebesState, seat: int, travel: int, weeks: int, log: Log) -> None:
    """The weeks of the action go by after those of the journey, and the marker is put down."""
    pass_weeks(rules, state, seat, weeks, log)
    put_marker(state, seat, travel + weeks, log)  # T4.15


def end_series(rules: Rules, state: ThebesState, seat: int) -> None:
    """A turn that is no swap breaks the series of swaps (T7.6, T7.7)."""
    if not rules.series_survives or state.swapper != seat:
        state.swapper, state.swaps = NOBODY, 0
