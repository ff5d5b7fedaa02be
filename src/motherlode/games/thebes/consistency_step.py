"""Whether the step that a loaded position is in has all it needs: its subject, its helps, a draw or a choice."""

from motherlode.games.thebes.actions import SLOTS, SPACES
from motherlode.games.thebes.components import SITES
from motherlode.games.thebes.consistency import require
from motherlode.games.thebes.knowledge import FREE, obstacle
from motherlode.games.thebes.options import Rules
from motherlode.games.thebes.phases import choose, details
from motherlode.games.thebes.phases.refill import has_research_card
from motherlode.games.thebes.setup import new
from motherlode.games.thebes.state import (
    ASSISTANT,
    ASSISTANTS,
    BONUS,
    DIG,
    EMPTY,
    EXHIBIT,
    KIT,
    MARKERS,
    NOTHING,
    ON_BOARD,
    OPENING,
    PERMITS,
    REFILL,
    RUMOUR,
    SHOVEL,
    SHOVELS,
    SWAP,
    TAKE,
    TOKEN,
    WEEKS,
    ZEPPELIN,
    ThebesState,
)
from motherlode.games.thebes.travel import can_fly, destination


def require_step(rules: Rules, state: ThebesState) -> None:
    if state.phase <= MARKERS:
        require_setup(rules, state)
    if state.phase in (OPENING, REFILL):
        require_card_draw(rules, state)
    require_subject(state)
    require_helps(rules, state)
    if state.phase == TOKEN:
        require_token_draws(rules, state)
    else:
        require(state.tokens_due == 0, "tokens_due", "is for a dig only")
        require(state.debris == 0, "debris", "is for a dig only")
    if ZEPPELIN <= state.phase <= WEEKS:
        require_question(rules, state)


def require_setup(rules: Rules, state: ThebesState) -> None:
    """Nothing has been played yet (T2.13), and the bonuses are laid site by site."""
    start = new(rules, state.seats)
    require(state.active == start.active, "active", "must wait for the set-up")
    require(state.week == start.week, "week", "has changed before the start")
    require(state.place == start.place, "place", "has changed before the start")
    require(state.used == start.used, "used", "has changed before the start")
    require(not any(state.hand), "hand", "is not empty before the start")
    require(not any(state.discard), "discard", "is not empty before the start")
    require(min(state.owner) >= ON_BOARD, "owner", "gives tokens away before the start")
    require(state.swaps == 0, "swaps", "has changed before the start")
    require(not state.renewed, "renewed", "has changed before the start")
    require(state.phase != BONUS or state.display == start.display, "display", "comes after the bonuses")
    require(state.phase != MARKERS or EMPTY not in state.display, "display", "must be full before the markers")
    laid = state.target if state.phase == BONUS else SITES
    require(
        [bonus != EMPTY for bonus in state.bonus] == [site < laid for site in range(SITES)], "bonus", "is not in order"
    )


def require_card_draw(rules: Rules, state: ThebesState) -> None:
    """A card must be drawn: for an empty slot, from a pile, as long as a research card is left (T6.5, T6.15)."""
    require(EMPTY in state.display, "display", "has no empty slot to refill")
    require(state.first + state.second > 0, "first", "and the second stack have no card to draw")
    require(has_research_card(rules, state), "unknown", "leaves no research card to draw")


def require_subject(state: ThebesState) -> None:
    """The action in progress is one of this phase, and its slot, site or space exists."""
    phase, act = state.phase, state.act
    if phase in (REFILL, TOKEN):
        require(act == DIG if phase == TOKEN else act in (TAKE, SWAP), "act", "does not lead to this phase")
    elif ZEPPELIN <= phase <= WEEKS:
        require(act == DIG or (phase == ZEPPELIN and act != NOTHING), "act", "does not lead to this phase")
    else:
        require(act == NOTHING, "act", "has not been chosen in this phase")
    require(phase == BONUS or state.target < targets(act), "target", "is nothing this action could be about")


def targets(act: int) -> int:
    """How many things an action can be about."""
    if act == TAKE:
        return SLOTS
    if act == DIG:
        return SITES
    return len(SPACES) if act == EXHIBIT else 1


def require_helps(rules: Rules, state: ThebesState) -> None:
    """Helps are used after their questions, in a dig (a zeppelin: on any journey), by a seat that owns them."""
    phase, seat, digs = state.phase, state.active, state.act == DIG
    require(not state.flown or (phase > ZEPPELIN and state.act != NOTHING), "flown", "is set before its question")
    rumours = state.rumours[seat * SITES + state.target] if digs and phase >= RUMOUR else 0
    require(state.rumours_used <= rumours, "rumours_used", "are more than the seat can use")
    has_one = digs and phase > ASSISTANT and state.kit[seat * KIT + ASSISTANTS] == 1
    require(has_one or not state.assistant_used, "assistant_used", "is set without a single assistant")
    has_one = digs and phase > SHOVEL and state.kit[seat * KIT + SHOVELS] == 1
    require(has_one or not state.shovel_used, "shovel_used", "is set without a single shovel")
    has_permit = phase == TOKEN and state.kit[seat * KIT + PERMITS] > 0
    require(has_permit or not state.permit_spent, "permit_spent", "is set without a special permission")


def require_token_draws(rules: Rules, state: ThebesState) -> None:
    left = state.bag[state.target] + rules.box.debris - state.debris
    require(1 <= state.tokens_due <= left, "tokens_due", "is not what the bag can give")


def require_question(rules: Rules, state: ThebesState) -> None:
    """The question is asked in this position, and has an answer (T5.6)."""
    seat = state.active
    if state.act == TAKE:
        require(state.display[state.target] != EMPTY, "target", "is an empty slot")
    if state.act == EXHIBIT:
        card = state.row[state.target]
        require(card != EMPTY, "target", "is an empty space")
        require(choose.lacks(rules, state, seat, card) == EMPTY, "artifacts", "are too few for the exhibition")
    place = destination(rules, state, state.act, state.target)
    require(not state.flown or can_fly(rules, state, seat, place), "flown", "is set without a zeppelin or a journey")
    require(details.is_asked(rules, state, seat, state.phase), "phase", "is a question that is not asked here")
    require(has_answer(rules, state, seat), "phase", "leaves no answer")


def has_answer(rules: Rules, state: ThebesState, seat: int) -> bool:
    if state.phase != WEEKS:
        return bool(details.legal(rules, state, seat))
    helps = state.flown, state.rumours_used, state.assistant_used
    return obstacle(rules, state, seat, state.target, *helps) == FREE
