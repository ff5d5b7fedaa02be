"""Refilling the display (T6.5 to T6.16): one draw a card; a renewal of the pile is automatic."""

from random import Random

from motherlode.games.thebes.actions import CARD_DRAW, SPACES
from motherlode.games.thebes.options import Rules
from motherlode.games.thebes.phases.turn import next_turn
from motherlode.games.thebes.state import EMPTY, MARKERS, OPENING, ThebesState
from motherlode.kernel import Log, bounded


def refill(rules: Rules, state: ThebesState, log: Log) -> None:
    """Stays in the phase while a card must be drawn, renewing an empty pile; else goes on."""
    if EMPTY not in state.display or not has_research_card(rules, state):  # T6.15
        finish(rules, state, log)
    elif state.first + state.second == 0:
        renew(rules, state, log)  # T6.11


def finish(rules: Rules, state: ThebesState, log: Log) -> None:
    if state.phase == OPENING:
        state.phase = MARKERS
    else:
        next_turn(rules, state, log)


def has_research_card(rules: Rules, state: ThebesState) -> bool:
    """Whether pile, third stack and discard pile together hold one."""
    return state.unknown > 0 or any(state.discard[: rules.research])


def renew(rules: Rules, state: ThebesState, log: Log) -> None:
    """Discard pile and, the first time, third stack become the pile (T6.13, T6.14)."""
    for card in range(rules.cards):
        state.unseen[card] += state.discard[card]
        state.discard[card] = 0
    state.unknown = sum(state.unseen[: rules.research])
    state.first = sum(state.unseen)
    state.second = state.third = 0
    state.renewed = 1
    if log.on:
        log.emit("pile_renewed", {"cards": state.first})


def exhibitions_in_second(rules: Rules, state: ThebesState) -> list[int]:
    sizes = rules.stacks(state.seats).second_sizes
    size_of = rules.box.exhibition_size
    first = rules.research
    return [card for card in range(first, rules.cards) if state.unseen[card] and size_of[card - first] in sizes]


def chance(rules: Rules, state: ThebesState) -> list[tuple[int, int]]:
    """T16.7 to T16.9."""
    unseen = state.unseen
    if state.renewed:
        return [(CARD_DRAW + card, unseen[card]) for card in range(rules.cards) if unseen[card]]
    if state.first:
        return [(CARD_DRAW + card, unseen[card]) for card in range(rules.research) if unseen[card]]
    exhibitions = exhibitions_in_second(rules, state)
    others = state.second - len(exhibitions)
    draws = [(CARD_DRAW + card, unseen[card] * others) for card in range(rules.research) if unseen[card] and others]
    return draws + [(CARD_DRAW + card, max(state.unknown, 1)) for card in exhibitions]


def draw_at(rules: Rules, state: ThebesState, number: int) -> int:
    """The draw on which a number falls in `chance`."""
    if state.renewed or state.first:
        return CARD_DRAW + unseen_card(state, number % (state.first if state.renewed else state.unknown))
    exhibitions = exhibitions_in_second(rules, state)
    others, weight = state.second - len(exhibitions), max(state.unknown, 1)
    number %= state.unknown * others + len(exhibitions) * weight
    if number < state.unknown * others:
        return CARD_DRAW + unseen_card(state, number // others)
    return CARD_DRAW + exhibitions[(number - state.unknown * others) // weight]


def sample(rules: Rules, state: ThebesState, rng: Random) -> int:
    if not state.renewed and not state.first:
        exhibitions = exhibitions_in_second(rules, state)
        number = bounded(rng, state.second)
        if number < len(exhibitions):
            return CARD_DRAW + exhibitions[number]
    return CARD_DRAW + unseen_card(state, bounded(rng, state.first if state.renewed else state.unknown))


def unseen_card(state: ThebesState, number: int) -> int:
    """The card at a number in the unseen cards laid out in order."""
    for card, copies in enumerate(state.unseen):
        number -= copies
        if number < 0:
            return card
    raise ValueError("a number above that of the unseen cards")


def apply(rules: Rules, state: ThebesState, card: int, log: Log) -> None:
    draw_card(rules, state, card)
    if card < rules.research:
        open_card(rules, state, card, log)
    else:
        open_exhibition(rules, state, card, log)
    if rules.renew_early and state.first + state.second == 0 and state.third + sum(state.discard):
        renew(rules, state, log)
    refill(rules, state, log)


def draw_card(rules: Rules, state: ThebesState, card: int) -> None:
    state.unseen[card] -= 1
    if state.first:
        state.first -= 1
    else:
        state.second -= 1
    if card < rules.research:
        state.unknown -= 1


def open_card(rules: Rules, state: ThebesState, card: int, log: Log) -> None:
    slot = state.display.index(EMPTY)  # T6.6
    state.display[slot] = card
    if log.on:
        log.emit("card_opened", {"card": rules.box.names[card], "slot": slot + 1})


def open_exhibition(rules: Rules, state: ThebesState, card: int, log: Log) -> None:
    """The row moves on before the new exhibition is laid on its first space (T6.7, T6.8)."""
    gap = state.row.index(EMPTY) if EMPTY in state.row and not rules.shift_all else len(state.row) - 1
    leaving = state.row[gap]
    state.row[1 : gap + 1] = state.row[:gap]
    state.row[0] = card
    if log.on:
        moved = [rules.box.names[other] for other in state.row[1 : gap + 1] if other != EMPTY]
        log.emit("exhibition_opened", {"exhibition": rules.box.names[card], "moved": moved})
    if leaving != EMPTY:
        state.discard[leaving] += 1  # T6.9
        if log.on:
            log.emit("exhibition_dropped", {"exhibition": rules.box.names[leaving], "space": SPACES[gap]})
