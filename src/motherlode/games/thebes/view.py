"""What lies open (chapter T16): everything but the order of piles and bags, which no state holds."""

from collections.abc import Sequence
from itertools import compress
from typing import Final

from motherlode.games.thebes.components import FINDS, SITES, TOKENS
from motherlode.games.thebes.options import Rules
from motherlode.games.thebes.scoring import scores
from motherlode.games.thebes.state import ACTS, EMPTY, IN_BAG, PHASES, ThebesState
from motherlode.games.thebes.track import field_of, year_of, year_stone
from motherlode.games.thebes.view_types import Bag, Player, ThebesView, Turn

# By owner: a table that turns the owners of tokens into whether each is this one's.
OWNED: Final = [bytes(number == owner for number in range(256)) for owner in range(256)]


def view(rules: Rules, state: ThebesState) -> ThebesView:
    """T16.1: the same for every viewer."""
    sites = rules.box.sites
    points = scores(rules, state)
    in_bag = state.owner.translate(OWNED[IN_BAG])
    return {
        "phase": PHASES[state.phase],
        "active": state.active,
        "year": year_stone(rules, state),
        "end": rules.end[state.seats],
        "track": state.track[:],
        "players": [player(rules, state, seat, points[seat]) for seat in range(state.seats)],
        "display": [card_name(rules, card) for card in state.display],
        "row": [card_name(rules, card) for card in state.row],
        "discard": card_names(rules, state.discard, 0),
        "pile": state.first + state.second,
        "aside": state.third,
        "renewed": bool(state.renewed),
        "bags": {sites[site]: bag(rules, state, site, in_bag) for site in range(SITES)},
        "bonus": {sites[site]: token_name(rules, state.bonus[site]) for site in range(SITES)},
        "swaps": {"seat": state.swapper, "count": state.swaps},
        "turn": turn(state),
    }


def card_name(rules: Rules, card: int) -> str | None:
    return None if card == EMPTY else rules.box.names[card]


def token_name(rules: Rules, token: int) -> str | None:
    return None if token == EMPTY else rules.box.token_names[token]


def card_names(rules: Rules, counts: Sequence[int], first: int) -> list[str]:
    """Every card of a count vector by name, as often as it is there."""
    names = rules.box.names
    own = counts[first : first + len(names)]
    if max(own) <= 1:
        return list(compress(names, own))
    return [name for name, count in zip(names, own, strict=True) for _ in range(count)]


def player(rules: Rules, state: ThebesState, seat: int, points: dict[str, int]) -> Player:
    sites = rules.box.sites
    own = seat * SITES
    week = state.week[seat]
    return {
        "week": week,
        "field": field_of(week),
        "year": year_of(rules, state, week),
        "place": rules.box.places[state.place[seat]],
        "permissions": {sites[site]: not state.used[own + site] for site in range(SITES)},
        "cards": card_names(rules, state.hand, seat * rules.cards),
        "finds": list(compress(rules.box.token_names, state.owner.translate(OWNED[seat]))),
        "books": {sites[site]: state.books[own + site] for site in range(SITES)},
        "general": state.general[seat],
        "artifacts": {sites[site]: state.artifacts[own + site] for site in range(SITES)},
        "points": {**points},
    }


def bag(rules: Rules, state: ThebesState, site: int, in_bag: bytes) -> Bag:
    """What is still in a bag, public by counting (T16.3)."""
    first, last = site * TOKENS, site * TOKENS + FINDS
    drawn = state.debris if state.tokens_due and site == state.target else 0
    finds = list(compress(rules.box.token_names[first:last], in_bag[first:last]))
    return {"finds": finds, "debris": rules.box.debris - drawn}


def turn(state: ThebesState) -> Turn:
    """The choice in progress."""
    return {
        "act": ACTS[state.act],
        "target": state.target,
        "flown": bool(state.flown),
        "rumours": state.rumours_used,
        "assistant": bool(state.assistant_used),
        "shovel": bool(state.shovel_used),
        "tokens": state.tokens_due,
    }
