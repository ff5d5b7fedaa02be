"""Cards changing hands: taken, spent, and what they count for (chapters T6, T9)."""

from typing import Final

from motherlode.games.thebes.components import SITES
from motherlode.games.thebes.options import Rules
from motherlode.games.thebes.state import ASSISTANTS, CARS, CONGRESSES, KIT, PERMITS, SHOVELS, ZEPPELINS, ThebesState
from motherlode.kernel import Log
from motherlode.kernel.packed import replaced

KIT_OF: Final = {
    "assistant": ASSISTANTS,
    "shovel": SHOVELS,
    "car": CARS,
    "zeppelin": ZEPPELINS,
    "special_permission": PERMITS,
    "congress": CONGRESSES,
}


def take_card(rules: Rules, state: ThebesState, seat: int, card: int) -> None:
    """Lays a research card open before a player (T6.4)."""
    hold_card(rules, state, seat, card, 1)
    count_card(rules, state, seat, card, 1)


def hold_card(rules: Rules, state: ThebesState, seat: int, card: int, sign: int) -> None:
    place = seat * rules.cards + card
    state.hand = replaced(state.hand, place, state.hand[place] + sign)


def count_card(rules: Rules, state: ThebesState, seat: int, card: int, sign: int) -> None:
    box = rules.box
    kind = box.kind[card]
    if kind == "special":
        state.books[seat * SITES + box.card_site[card]] += sign * box.points[card]
    elif kind == "rumour":
        state.rumours[seat * SITES + box.card_site[card]] += sign
    elif kind == "general":
        state.general[seat] += sign * box.points[card]
    else:
        state.kit[seat * KIT + KIT_OF[kind]] += sign


def spend(rules: Rules, state: ThebesState, seat: int, kind: str, site: int, log: Log) -> None:
    """Gives up one card of a kind (and site); of several the first in the box's order."""
    card = first_owned(rules, state, seat, kind, site)
    hold_card(rules, state, seat, card, -1)
    count_card(rules, state, seat, card, -1)
    if rules.keep_spent:  # T6.10
        state.discard[card] += 1
    if log.on:
        log.emit("card_spent" if rules.keep_spent else "card_removed", {"seat": seat, "card": rules.box.names[card]})


def first_owned(rules: Rules, state: ThebesState, seat: int, kind: str, site: int) -> int:
    own = seat * rules.cards
    for card in range(rules.research):
        if state.hand[own + card] and rules.box.kind[card] == kind and rules.box.card_site[card] == site:
            return card
    raise ValueError(f"seat {seat} owns no {kind}")
