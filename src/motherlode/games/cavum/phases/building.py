"""Building (chapter C9): turns of one to four actions, the choice of a piece, and what follows each action."""

from typing import Final

from motherlode.games.cavum.actions import END_TURN_ID, PIECE_ID
from motherlode.games.cavum.components import (
    DYNAMITE,
    OPTION,
    OPTIONS_LEFT,
    PIECES,
    PROSPECT,
    PROSPECTS,
    STATION,
    VEIN,
)
from motherlode.games.cavum.options import Rules
from motherlode.games.cavum.phases import cities, colour_sale, explosion
from motherlode.games.cavum.phases.decision import Decision
from motherlode.games.cavum.state import (
    BUILD,
    LAY,
    LAY_VEIN,
    NONE,
    PIECE,
    ROUTE,
    SET,
    START,
    TAKE,
    CavumState,
    card_order,
)
from motherlode.kernel import Log, Violation

STEP_OF_PIECE: Final = {VEIN: LAY_VEIN, STATION: BUILD, OPTION: TAKE, PROSPECT: START}


def start(state: CavumState) -> None:
    begin_turn(state, card_order(state)[0])


def begin_turn(state: CavumState, seat: int) -> None:
    state.step, state.turn = PIECE, seat
    state.acts, state.laid = 0, NONE


def pieces_left(state: CavumState, seat: int) -> int:
    left = 0
    for place in range(seat * SET, (seat + 1) * SET):
        left += state.pieces[place]
    return left


class ChoosingPiece(Decision):
    """A player picks up a piece or ends the turn (C9.5, C9.6)."""

    def legal(self, rules: Rules, state: CavumState, seat: int) -> list[int]:
        pieces = state.pieces[seat * SET : (seat + 1) * SET]
        actions = [PIECE_ID + piece for piece in range(PROSPECT) if pieces[piece]]
        if not actions and pieces[PROSPECT]:
            actions.append(PIECE_ID + PROSPECT)  # C9.7
        if state.acts:
            actions.append(END_TURN_ID)
        return actions

    def check(self, rules: Rules, state: CavumState, seat: int, action: int) -> Violation | None:
        if action == END_TURN_ID:
            return None if state.acts else Violation("C9.4")
        piece = action - PIECE_ID
        if not state.pieces[seat * SET + piece]:
            return Violation("C9.4", {"piece": PIECES[piece]})
        left = pieces_left(state, seat)
        if piece == PROSPECT and left > 1:
            return Violation("C9.7", {"left": left})
        return None

    def apply(self, rules: Rules, state: CavumState, seat: int, action: int, log: Log) -> None:
        if action == END_TURN_ID:
            end_turn(rules, state, seat, log)
            return
        state.piece = action - PIECE_ID
        if state.piece < DYNAMITE:
            state.step, state.kind = LAY, state.piece
        elif state.piece == DYNAMITE:
            state.step, state.kind = LAY, rules.box.card_dynamite[state.cards[seat]]
        else:
            state.step = STEP_OF_PIECE[state.piece]


def is_in_action(state: CavumState) -> bool:
    """Whether an action of building has begun and is not complete."""
    return PIECE < state.step <= ROUTE


def out_of_step(state: CavumState) -> Violation | None:
    """Why no piece can be chosen and no turn ended while another piece is in use."""
    return Violation("C9.8") if is_in_action(state) else None


def end_action(rules: Rules, state: CavumState, seat: int, laid: int, log: Log) -> None:
    """Spends the piece; `laid` is the hex of a tile just laid (C12.2), or NONE."""
    state.pieces[seat * SET + state.piece] -= 1
    if state.piece == OPTION:
        state.supply[OPTIONS_LEFT] += 1  # C14.7
    elif state.piece == PROSPECT:
        state.supply[PROSPECTS] += 1  # C16.15
    state.piece = state.kind = state.hex = NONE
    state.laid = laid
    state.acts += 1
    state.step = PIECE
    if state.acts == rules.box.turn_actions or not pieces_left(state, seat):  # C9.5
        end_turn(rules, state, seat, log)


def end_turn(rules: Rules, state: CavumState, seat: int, log: Log) -> None:
    if log.on:
        log.emit("turn_ended", {"seat": seat})
    order = card_order(state)
    place = order.index(seat)
    for step in range(1, state.seats + 1):
        builder = order[(place + step) % state.seats]
        if pieces_left(state, builder):  # C9.9
            begin_turn(state, builder)
            return
    finish(rules, state, log)


def finish(rules: Rules, state: CavumState, log: Log) -> None:
    """City scoring, explosion, then the sale (C5.3, C9.11)."""
    state.acts, state.laid = 0, NONE
    cities.score(rules, state, log)
    explosion.explode(rules, state, log)
    colour_sale.start(rules, state, log)
