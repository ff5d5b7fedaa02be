"""What lies open (chapter T16): everything but the order of piles and bags, which no state holds.

Who holds what changes little from one view to the next: lists of names are kept by the bytes that they are made from.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain, compress, repeat
from typing import Final

from motherlode.games.thebes.components import FINDS, SITES, TOKENS, Box
from motherlode.games.thebes.options import Rules
from motherlode.games.thebes.scoring import scores
from motherlode.games.thebes.state import ACTS, EMPTY, IN_BAG, PHASES, ThebesState
from motherlode.games.thebes.track import field_of, year_of, year_stone
from motherlode.games.thebes.view_types import Bag, Player, ThebesView, Turn

# By owner: a table that turns the owners of tokens into whether each is this one's.
OWNED: Final = [bytes(number == owner for number in range(256)) for owner in range(256)]
KEPT: Final = 4_000


def view(rules: Rules, state: ThebesState) -> ThebesView:
    """T16.1: the same for every viewer."""
    box = rules.box
    sites = box.sites
    points = scores(rules, state)
    in_bags = finds_in_bags(box, state.owner)
    return {
        "phase": PHASES[state.phase],
        "active": state.active,
        "year": year_stone(rules, state),
        "end": rules.end[state.seats],
        "track": state.track[:],
        "players": [player(rules, state, seat, points[seat]) for seat in range(state.seats)],
        "display": [card_name(rules, card) for card in state.display],
        "row": [card_name(rules, card) for card in state.row],
        "discard": [*card_names(box, bytes(state.discard))],
        "pile": state.first + state.second,
        "aside": state.third,
        "renewed": bool(state.renewed),
        "bags": {sites[site]: bag(rules, state, site, in_bags[site]) for site in range(SITES)},
        "bonus": {sites[site]: token_name(rules, state.bonus[site]) for site in range(SITES)},
        "swaps": {"seat": state.swapper, "count": state.swaps},
        "turn": turn(state),
    }


def card_name(rules: Rules, card: int) -> str | None:
    return None if card == EMPTY else rules.box.names[card]


def token_name(rules: Rules, token: int) -> str | None:
    return None if token == EMPTY else rules.box.token_names[token]


@lru_cache(KEPT)
def card_names(box: Box, counts: bytes) -> tuple[str, ...]:
    """Every card of a count vector by name, as often as it is there."""
    return tuple(chain.from_iterable(map(repeat, compress(box.names, counts), filter(None, counts))))


@lru_cache(KEPT)
def finds_of(box: Box, owner: bytes, seat: int) -> tuple[str, ...]:
    return tuple(compress(box.token_names, owner.translate(OWNED[seat])))


@lru_cache(KEPT)
def finds_in_bags(box: Box, owner: bytes) -> tuple[tuple[str, ...], ...]:
    """What is still in each bag, public by counting (T16.3)."""
    in_bag = owner.translate(OWNED[IN_BAG])
    bags = [(site * TOKENS, site * TOKENS + FINDS) for site in range(SITES)]
    return tuple([tuple(compress(box.token_names[first:last], in_bag[first:last])) for first, last in bags])


def player(rules: Rules, state: ThebesState, seat: int, points: dict[str, int]) -> Player:
    box = rules.box
    own, cards = seat * SITES, seat * rules.cards
    week = state.week[seat]
    return {
        "week": week,
        "field": field_of(week),
        "year": year_of(rules, state, week),
        "place": box.places[state.place[seat]],
        "permissions": {site: not state.used[own + number] for number, site in enumerate(box.sites)},
        "cards": [*card_names(box, state.hand[cards : cards + rules.cards])],
        "finds": [*finds_of(box, state.owner, seat)],
        "books": by_site(rules, state.books, seat),
        "general": state.general[seat],
        "artifacts": by_site(rules, state.artifacts, seat),
        "points": points,
    }


def by_site(rules: Rules, numbers: Sequence[int], seat: int) -> dict[str, int]:
    """What a seat has of something for each site."""
    own = seat * SITES
    return {site: numbers[own + number] for number, site in enumerate(rules.box.sites)}


def bag(rules: Rules, state: ThebesState, site: int, finds: Sequence[str]) -> Bag:
    drawn = state.debris if state.tokens_due and site == state.target else 0
    return {"finds": [*finds], "debris": rules.box.debris - drawn}


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
