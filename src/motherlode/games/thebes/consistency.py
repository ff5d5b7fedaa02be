"""Whether the fields of a loaded position agree: cards and tokens with the box, holdings with both, pile, markers."""

from typing import Final

from motherlode.games.thebes.cards import count_card
from motherlode.games.thebes.components import DEBRIS, FINDS, SITES, TOKENS
from motherlode.games.thebes.options import Rules
from motherlode.games.thebes.phases.refill import exhibitions_in_second
from motherlode.games.thebes.phases.tokens import keep
from motherlode.games.thebes.setup import bonus_tokens, new
from motherlode.games.thebes.state import (
    CHOOSE,
    EMPTY,
    IN_BAG,
    MARKERS,
    NOBODY,
    ON_BOARD,
    OVER,
    WEEKS,
    ThebesState,
)
from motherlode.kernel import DataError

# T6.10: what leaves the game under `single_use_discard = removed`.
SINGLE_USE: Final = frozenset({"zeppelin", "rumour", "assistant", "shovel", "special_permission"})


def require(holds: bool, field: str, problem: str) -> None:
    if not holds:
        raise DataError(f"{field!r} {problem}")


def require_consistent(rules: Rules, state: ThebesState) -> None:
    """Raises an error that names the field because of which the position could not be played on."""
    require_cards(rules, state)
    require_stacks(rules, state)
    require_tokens(rules, state)
    require_holdings(rules, state)
    require_markers(rules, state)
    require((state.swapper == NOBODY) == (state.swaps == 0), "swaps", "does not agree with 'swapper'")


def require_cards(rules: Rules, state: ThebesState) -> None:
    """Every card of the box is in one place."""
    require(all(card == EMPTY or card >= rules.research for card in state.row), "row", "holds a research card")
    for card, name in enumerate(rules.box.names):
        copies = rules.box.copies[card] if card < rules.research else 1
        found = cards_found(rules, state, card)
        may_lack = not rules.keep_spent and card < rules.research and rules.box.kind[card] in SINGLE_USE
        require(
            found == copies or (may_lack and found < copies),
            "unseen",
            f"and the table hold {found} of {name}, not {copies}",
        )


def cards_found(rules: Rules, state: ThebesState, card: int) -> int:
    held = sum(state.hand[card :: rules.cards])
    return state.unseen[card] + state.discard[card] + held + state.display.count(card) + state.row.count(card)


def require_stacks(rules: Rules, state: ThebesState) -> None:
    require(state.unknown == sum(state.unseen[: rules.research]), "unknown", "is not the research cards in 'unseen'")
    pile = state.first + state.second + state.third
    require(pile == sum(state.unseen), "first", "and the other stacks do not hold the cards in 'unseen'")
    if state.renewed:
        require(state.second == 0 and state.third == 0, "renewed", "leaves no second or third stack")
    else:
        require_first_pile(rules, state)


def require_first_pile(rules: Rules, state: ThebesState) -> None:
    """Before the first renewal the stacks come one after the other, with their own exhibitions (T2.8 to T2.12)."""
    stacks = rules.stacks(state.seats)
    require(state.third == stacks.third, "third", "changes only when the pile is renewed")
    require(state.first == 0 or state.second == stacks.second, "second", "comes after the first stack")
    aside = sum(size in stacks.third_sizes for size in rules.box.exhibition_size)
    below = len(exhibitions_in_second(rules, state))
    unseen = sum(state.unseen[rules.research :])
    require(unseen - below == aside, "unseen", "must hold the exhibitions of the third stack")
    require(below <= state.second, "second", "is too small for its exhibitions")


def require_tokens(rules: Rules, state: ThebesState) -> None:
    """Tokens on the board are the bonuses, and the bags count the others that nobody has."""
    for site in range(SITES):
        first = site * TOKENS
        laid = state.bonus[site]
        finds = state.owner[first : first + FINDS]
        require(state.owner[first + DEBRIS] == IN_BAG, "owner", "gives debris to somebody")
        require(laid == EMPTY or laid in bonus_tokens(rules, site), "bonus", "holds a token that is no bonus")
        on_board = [first + number for number, owner in enumerate(finds) if owner == ON_BOARD]
        require(on_board == ([] if laid == EMPTY else [laid]), "bonus", "is not what 'owner' puts on the board")
        require(state.bag[site] == finds.count(IN_BAG), "bag", "is not what 'owner' leaves in it")


def require_holdings(rules: Rules, state: ThebesState) -> None:
    """What cards and finds count for is counted again from 'hand' and 'owner'."""
    counted = new(rules, state.seats)
    for number, copies in enumerate(state.hand):
        seat, card = divmod(number, rules.cards)
        if copies and card < rules.research:
            count_card(rules, counted, seat, card, copies)
    for token, owner in enumerate(state.owner):
        if owner < ON_BOARD:
            keep(rules, counted, owner, token)
    require(state.kit == counted.kit, "kit", "is not what 'hand' holds")
    require(state.books == counted.books, "books", "is not what 'hand' and 'owner' hold")
    require(state.general == counted.general, "general", "is not what 'hand' and 'owner' hold")
    require(state.rumours == counted.rumours, "rumours", "is not what 'hand' holds")
    require(state.artifacts == counted.artifacts, "artifacts", "is not what 'owner' holds")
    require(state.artifact_points == counted.artifact_points, "artifact_points", "is not what 'owner' holds")


def require_markers(rules: Rules, state: ThebesState) -> None:
    """The track holds every seat once, by their weeks; the first one acts (T3.7, T3.8)."""
    track = state.track
    if state.phase <= MARKERS:
        most = state.seats - 2 if state.phase == MARKERS else 0
        require(len(track) <= most and len(set(track)) == len(track), "track", "is not the start of a stack")
        return
    require(sorted(track) == list(range(state.seats)), "track", "must hold every seat once")
    weeks = [state.week[seat] for seat in track]
    require(weeks == sorted(weeks), "track", "is not in the order of 'week'")
    end = rules.end[state.seats]
    if CHOOSE <= state.phase <= WEEKS:
        require(state.active == track[0], "active", "must be the first of 'track'")
        require(weeks[0] < end, "week", "leaves nobody to act")
    elif state.phase == OVER:
        require(weeks[0] == end, "week", "is not at the end for all")
