"""Drawing tokens and completing a dig (chapter T11)."""

from random import Random

from motherlode.games.thebes.actions import TOKEN_DRAW
from motherlode.games.thebes.cards import spend
from motherlode.games.thebes.components import DEBRIS, FINDS, GENERAL, SITES, SPECIAL, TOKENS
from motherlode.games.thebes.options import Rules
from motherlode.games.thebes.phases.turn import next_turn
from motherlode.games.thebes.state import EMPTY, IN_BAG, ThebesState
from motherlode.kernel import Facts, Log, bounded
from motherlode.kernel.packed import replaced


def chance(rules: Rules, state: ThebesState) -> list[tuple[int, int]]:
    """T16.4: every token in the bag alike; the debris look the same."""
    first = state.target * TOKENS
    draws = [(TOKEN_DRAW + token, 1) for token in range(first, first + FINDS) if state.owner[token] == IN_BAG]
    debris = rules.box.debris - state.debris
    return [*draws, (TOKEN_DRAW + first + DEBRIS, debris)] if debris else draws


def draw_at(rules: Rules, state: ThebesState, number: int) -> int:
    """The draw on which a number falls in `chance`."""
    finds = state.bag[state.target]
    number %= finds + rules.box.debris - state.debris
    return find_at(state, number) if number < finds else TOKEN_DRAW + state.target * TOKENS + DEBRIS


def sample(rules: Rules, state: ThebesState, rng: Random) -> int:
    debris = rules.box.debris - state.debris
    number = bounded(rng, state.bag[state.target] + debris) - debris
    return find_at(state, number) if number >= 0 else TOKEN_DRAW + state.target * TOKENS + DEBRIS


def find_at(state: ThebesState, number: int) -> int:
    """The draw of the find at a number in the bag."""
    token = state.target * TOKENS
    while state.owner[token] != IN_BAG or number > 0:
        number -= state.owner[token] == IN_BAG
        token += 1
    return TOKEN_DRAW + token


def apply(rules: Rules, state: ThebesState, token: int, log: Log) -> None:
    seat = state.active
    if log.on:
        log.emit("token_drawn", find_facts(rules, seat, token) | {"left": state.tokens_due - 1})
    if token % TOKENS == DEBRIS:
        state.debris += 1
    else:
        state.bag[state.target] -= 1
        keep(rules, state, seat, token)
    state.tokens_due -= 1
    if state.tokens_due == 0:
        complete(rules, state, seat, log)


def find_facts(rules: Rules, seat: int, token: int) -> Facts:
    return {
        "seat": seat,
        "site": rules.box.sites[token // TOKENS],
        "token": rules.box.token_names[token],
        "value": rules.box.token_value[token],
    }


def keep(rules: Rules, state: ThebesState, seat: int, token: int) -> None:
    """A find stays with its finder (T11.4)."""
    state.owner = replaced(state.owner, token, seat)
    site, number = divmod(token, TOKENS)
    if number == SPECIAL:
        state.books[seat * SITES + rules.box.special_for[site]] += 1
    elif number == GENERAL:
        state.general[seat] += 1
    else:
        state.artifacts[seat * SITES + site] += 1
        state.artifact_points[seat] += rules.box.token_value[token]


def complete(rules: Rules, state: ThebesState, seat: int, log: Log) -> None:
    site = state.target
    state.debris = 0  # T11.3
    if state.bonus[site] != EMPTY:
        take_bonus(rules, state, seat, site, log)
    spend_helps(rules, state, seat, site, log)
    next_turn(rules, state, log)


def take_bonus(rules: Rules, state: ThebesState, seat: int, site: int, log: Log) -> None:
    """The first to dig at a site takes the artifact beside it (T11.7)."""
    token = state.bonus[site]
    state.bonus[site] = EMPTY
    keep(rules, state, seat, token)
    if log.on:
        log.emit("bonus_taken", find_facts(rules, seat, token))


def spend_helps(rules: Rules, state: ThebesState, seat: int, site: int, log: Log) -> None:
    """What was used in this dig only is given up (T11.12)."""
    for _ in range(state.rumours_used):
        spend(rules, state, seat, "rumour", site, log)
    if state.assistant_used:
        spend(rules, state, seat, "assistant", EMPTY, log)
    if state.shovel_used:
        spend(rules, state, seat, "shovel", EMPTY, log)
    if state.permit_spent:
        spend(rules, state, seat, "special_permission", EMPTY, log)
