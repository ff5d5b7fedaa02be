"""What lies open (chapter T16): everything but the order of piles and bags, which no state holds."""

from collections.abc import Sequence

from motherlode.games.thebes.components import FINDS, SITES, TOKENS
from motherlode.games.thebes.options import Rules
from motherlode.games.thebes.scoring import scores
from motherlode.games.thebes.state import ACTS, EMPTY, IN_BAG, PHASES, ThebesState
from motherlode.games.thebes.track import field_of, year_of, year_stone
from motherlode.games.thebes.view_types import Bag, Player, ThebesView, Turn


def view(rules: Rules, state: ThebesState) -> ThebesView:
    """T16.1: the same for every viewer."""
    sites = rules.box.sites
    points = scores(rules, state)
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
        "bags": {sites[site]: bag(rules, state, site) for site in range(SITES)},
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
    names: list[str] = []
    for card, name in enumerate(rules.box.names):
        if count := counts[first + card]:
            names += [name] * count
    return names


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
        "finds": [rules.box.token_names[token] for token, owner in enumerate(state.owner) if owner == seat],
        "books": {sites[site]: state.books[own + site] for site in range(SITES)},
        "general": state.general[seat],
        "artifacts": {sites[site]: state.artifacts[own + site] for site in range(SITES)},
        "points": {**points},
    }


def bag(rules: Rules, state: ThebesState, site: int) -> Bag:
    """What is still in a bag, public by counting (T16.3)."""
    first = site * TOKENS
    drawn = state.debris if state.tokens_due and site == state.target else 0
    finds = [rules.box.token_names[token] for token in range(first, first + FINDS) if state.owner[token] == IN_BAG]
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
