"""The set-up (chapter T2): the starting state, and the draws that complete it."""

from random import Random

from motherlode.games.thebes.actions import TOKEN_DRAW, marker_draw
from motherlode.games.thebes.components import ARTIFACTS, FINDS, SITES, TOKENS
from motherlode.games.thebes.options import Rules
from motherlode.games.thebes.phases.turn import next_turn
from motherlode.games.thebes.state import (
    BONUS,
    EMPTY,
    IN_BAG,
    KIT,
    NOBODY,
    NOTHING,
    ON_BOARD,
    OPENING,
    ThebesState,
)
from motherlode.kernel import SILENT, Log, bounded
from motherlode.kernel.packed import replaced


def new(rules: Rules, seats: int) -> ThebesState:
    box = rules.box
    stacks = rules.stacks(seats)
    state = ThebesState(
        seats=seats,
        phase=BONUS,
        active=0,
        week=[box.start_week[seats]] * seats,
        place=[box.start] * seats,  # T2.2
        track=[],
        used=[0] * (seats * SITES),  # T2.3
        hand=bytes(seats * rules.cards),
        kit=[0] * (seats * KIT),
        books=[0] * (seats * SITES),
        general=[0] * seats,
        rumours=[0] * (seats * SITES),
        artifacts=[0] * (seats * SITES),
        artifact_points=[0] * seats,
        owner=bytes([IN_BAG]) * (SITES * TOKENS),
        bag=[FINDS] * SITES,
        bonus=[EMPTY] * SITES,
        display=[EMPTY] * 4,
        row=[EMPTY] * 3,
        discard=[0] * rules.cards,
        unseen=box.copies + [1] * (rules.cards - rules.research),
        unknown=sum(box.copies),
        first=4 + stacks.first,  # T2.7, T2.8: the opening display comes from the top
        second=stacks.second,
        third=stacks.third,
        renewed=0,
        swapper=NOBODY,
        swaps=0,
        act=NOTHING,
        target=0,
        flown=0,
        rumours_used=0,
        assistant_used=0,
        shovel_used=0,
        permit_spent=0,
        tokens_due=0,
        debris=0,
    )
    if not rules.bonus_is_drawn:
        for site in range(SITES):
            lay_bonus(rules, state, bonus_tokens(rules, site)[0], SILENT)
    return state


def bonus_tokens(rules: Rules, site: int) -> list[int]:
    """The artifacts of value 1 of a site."""
    first = site * TOKENS
    return [token for token in range(first, first + ARTIFACTS) if rules.box.token_value[token] == 1]


def lay_bonus(rules: Rules, state: ThebesState, token: int, log: Log) -> None:
    """Lays the first-dig bonus of a site on the board (T2.4); after the last site the display is opened."""
    site = token // TOKENS
    state.bonus[site] = token
    state.owner = replaced(state.owner, token, ON_BOARD)
    state.bag[site] -= 1
    if log.on:
        log.emit("bonus_laid", {"site": rules.box.sites[site], "token": rules.box.token_names[token]})
    state.target = site + 1
    if state.target == SITES:
        state.target = 0
        state.phase = OPENING


def place_marker(rules: Rules, state: ThebesState, seat: int, log: Log) -> None:
    """Puts a marker on top of the starting stack (T2.15); the last one follows by itself."""
    state.track.insert(0, seat)
    if len(state.track) == state.seats - 1:
        state.track.insert(0, unplaced(state)[0])
        if log.on:
            log.emit("markers_stacked", {"seats": state.track[:]})
        next_turn(rules, state, log)


def unplaced(state: ThebesState) -> list[int]:
    return [seat for seat in range(state.seats) if seat not in state.track]


def chance(rules: Rules, state: ThebesState) -> list[tuple[int, int]]:
    """The draws of the bonus (T2.5) and of the markers (T2.15)."""
    if state.phase == BONUS:
        return [(TOKEN_DRAW + token, 1) for token in bonus_tokens(rules, state.target)]
    return [(marker_draw(rules.box) + seat, 1) for seat in unplaced(state)]


def sample(rules: Rules, state: ThebesState, rng: Random) -> int:
    draws = chance(rules, state)
    return draws[bounded(rng, len(draws))][0]
