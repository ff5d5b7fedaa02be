"""The closing (chapters C22, C23): last city scoring, penalties, the final sale."""

from motherlode.games.cavum.actions import SELL_STONE_ID
from motherlode.games.cavum.components import COLOURS, ORDERS
from motherlode.games.cavum.options import Rules
from motherlode.games.cavum.phases import cities
from motherlode.games.cavum.phases.decision import Decision
from motherlode.games.cavum.scoring import winner
from motherlode.games.cavum.state import FINAL, FINAL_SALE, NONE, OVER, PENALTIES, CavumState, award
from motherlode.kernel import Facts, Log, Violation


def start(rules: Rules, state: CavumState, log: Log) -> None:
    log.emit("closing_started", {"phase": state.phase})  # C22.1
    cities.score(rules, state, log)  # C22.2
    penalise(rules, state, log)
    ask(state, log)


def penalise(rules: Rules, state: CavumState, log: Log) -> None:
    """Each unfulfilled order costs its owner its penalty (C22.3)."""
    for order in range(ORDERS):
        seat = state.orders[order]
        if seat >= 0:
            penalty = rules.box.penalty[order]
            award(state, seat, PENALTIES, -penalty)
            if log.on:
                log.emit("penalty", {"seat": seat, "order": rules.box.orders[order], "points": penalty})


def seller(state: CavumState) -> int:
    """The lowest score among those with stones, the lower card on equal scores (C23.2); NONE without stones."""
    found = NONE
    for seat in range(state.seats):
        if has_stones(state, seat) and (
            found == NONE or (state.scores[seat], state.cards[seat]) < (state.scores[found], state.cards[found])
        ):
            found = seat
    return found


def ask(state: CavumState, log: Log) -> None:
    seat = seller(state)
    if seat != NONE:
        state.step, state.turn = FINAL, seat
        return
    state.step, state.turn = OVER, winner(state)  # C23.6
    if log.on:
        log.emit("match_ended", {"seat": state.turn, "score": state.scores[state.turn]})


class SellingLastStones(Decision):
    """The player with the lowest score sells a stone (C23.2)."""

    def legal(self, rules: Rules, state: CavumState, seat: int) -> list[int]:
        return [SELL_STONE_ID + colour for colour in range(COLOURS) if state.hands[seat * COLOURS + colour]]

    def check(self, rules: Rules, state: CavumState, seat: int, action: int) -> Violation | None:
        colour = action - SELL_STONE_ID
        held = state.hands[seat * COLOURS + colour]
        return None if held else Violation("C23.3", {"colour": rules.box.colours[colour]})

    def out_of_turn(self, rules: Rules, state: CavumState, seat: int, action: int) -> Violation:
        """Another seat has fewer points, or on equal points the lower card (C23.2)."""
        is_tied = has_stones(state, seat) and state.scores[seat] == state.scores[state.turn]
        return Violation("C23.2", {"active_seat": state.turn, "tied": int(is_tied)})

    def apply(self, rules: Rules, state: CavumState, seat: int, action: int, log: Log) -> None:
        colour = action - SELL_STONE_ID
        points = state.open[colour]  # C23.4
        award(state, seat, FINAL_SALE, points)
        state.hands[seat * COLOURS + colour] -= 1
        state.open[colour] -= 1
        if log.on:
            facts: Facts = {"seat": seat, "colour": rules.box.colours[colour], "points": points}
            log.emit("stone_sold", {**facts, "high": state.open[colour]})
        ask(state, log)


def has_stones(state: CavumState, seat: int) -> bool:
    return any(state.hands[seat * COLOURS : (seat + 1) * COLOURS])
