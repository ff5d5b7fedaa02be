"""Seats and goals (chapter W4): the two draws before anybody chooses anything."""

from motherlode.games.rawsiko.components import TIERS
from motherlode.games.rawsiko.options import Rules
from motherlode.games.rawsiko.phases import draft
from motherlode.games.rawsiko.phases.phase import Phase
from motherlode.games.rawsiko.state import DEAL, NONE, RawsikoState
from motherlode.kernel import Log


def tier_due(state: RawsikoState) -> int:
    """The tier of the goal that is dealt next."""
    first = state.active * TIERS
    return state.goals[first : first + TIERS].index(NONE)


def tell_goals(rules: Rules, seat: int, goals: list[str], log: Log) -> None:
    """W2.3: only the holder learns them; W2.7: unless goals are open."""
    if rules.open_goals:
        log.emit("goals_revealed", {"seat": seat, "goals": goals})
    else:
        log.tell("goals_dealt", {"seat": seat}, {seat: {"goals": goals}})


def next_deal(rules: Rules, state: RawsikoState) -> None:
    """In the order of play, tier by tier if goals are dealt singly; then the draft begins (W4.4)."""
    state.place = (state.place + 1) % state.seats
    state.active = state.order[state.place]
    if NONE not in state.goals:
        draft.begin(rules, state)


class SeatDraw(Phase):
    """The next place in the order of play is drawn."""

    is_chance = True

    def draws(self, rules: Rules, state: RawsikoState) -> list[tuple[int, int]]:
        """W4.2: the players without a place, all alike."""
        return [(rules.ids.seat + seat, 1) for seat in range(state.seats) if seat not in state.order]

    def apply(self, rules: Rules, state: RawsikoState, draw: int, log: Log) -> None:
        seat = draw - rules.ids.seat
        state.order += (seat,)
        if log.on:
            log.emit("seat_drawn", {"seat": seat, "place": len(state.order)})
        if len(state.order) == state.seats:
            state.phase = DEAL
            state.active = state.order[0]


class Deal(Phase):
    """A goal card or a goal is dealt to the active seat."""

    is_chance = True

    def draws(self, rules: Rules, state: RawsikoState) -> list[tuple[int, int]]:
        """W4.6: the cards left; W4.7: the goals left of the tier that is dealt."""
        if rules.deal_cards:
            cards = enumerate(rules.box.card_goals)
            return [(rules.ids.deal_card + card, 1) for card, goals in cards if goals[0] not in state.goals]
        goals = rules.goals_of(tier_due(state))
        return [(rules.ids.deal_goal + goal, 1) for goal in goals if goal not in state.goals]

    def apply(self, rules: Rules, state: RawsikoState, draw: int, log: Log) -> None:
        seat = state.active
        first = seat * TIERS + tier_due(state)
        goals = rules.box.card_goals[draw - rules.ids.deal_card] if rules.deal_cards else [draw - rules.ids.deal_goal]
        state.goals = (*state.goals[:first], *goals, *state.goals[first + len(goals) :])
        if log.on:
            tell_goals(rules, seat, [rules.box.goals[goal] for goal in goals], log)
        next_deal(rules, state)
