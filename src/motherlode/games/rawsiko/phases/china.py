"""The trade with China (chapter W16): materials for continents held alone, just before scoring."""

from motherlode.games.rawsiko.control import continents_alone, final
from motherlode.games.rawsiko.options import Rules
from motherlode.games.rawsiko.phases.phase import Phase
from motherlode.games.rawsiko.scoring import finish
from motherlode.games.rawsiko.state import CHINA, RawsikoState, replaced
from motherlode.kernel import Log, Violation


def begin(rules: Rules, state: RawsikoState, log: Log) -> None:
    """W16.4, W16.5: the picks are counted once, for all."""
    state.phase = CHINA
    for seat in state.order:
        held = continents_alone(rules, state, seat)
        state.picks = replaced(state.picks, seat, len(held))
        if held and log.on:
            names = [rules.box.continents[continent] for continent in held]
            log.emit("china_granted", {"seat": seat, "picks": len(held), "continents": names})
    state.place = 0
    next_trader(rules, state, log)


def on_offer(rules: Rules, state: RawsikoState, seat: int) -> int:
    """W16.7: every material of the map that the seat neither controls nor has taken."""
    return rules.findable & ~final(rules, state, seat)


def next_trader(rules: Rules, state: RawsikoState, log: Log) -> None:
    """W16.6: the next seat with picks, itself as long as it has any; then scoring."""
    while state.place < state.seats:
        state.active = state.order[state.place]
        if state.picks[state.active] and on_offer(rules, state, state.active):
            return
        lapse(state, log)
        state.place += 1
    finish(rules, state, log)


def lapse(state: RawsikoState, log: Log) -> None:
    """W16.10: nothing is left to take."""
    picks = state.picks[state.active]
    state.picks = replaced(state.picks, state.active, 0)
    if picks and log.on:
        log.emit("china_lapsed", {"seat": state.active, "left": picks})


def take(rules: Rules, state: RawsikoState, material: int, log: Log) -> None:
    seat = state.active
    state.taken = replaced(state.taken, seat, state.taken[seat] | 1 << material)
    state.picks = replaced(state.picks, seat, state.picks[seat] - 1)
    if log.on:
        name = rules.box.materials[material]
        log.emit("china_taken", {"seat": seat, "material": name, "left": state.picks[seat]})
    next_trader(rules, state, log)


def decline(rules: Rules, state: RawsikoState, log: Log) -> None:
    """W16.9: all remaining picks are given up."""
    seat = state.active
    if log.on:
        log.emit("china_passed", {"seat": seat, "left": state.picks[seat]})
    state.picks = replaced(state.picks, seat, 0)
    next_trader(rules, state, log)


class Trade(Phase):
    """The active seat takes a material for a pick, or passes."""

    kinds: tuple[str, ...] = ("china_take", "china_pass")

    def legal(self, rules: Rules, state: RawsikoState) -> list[int]:
        offer = on_offer(rules, state, state.active)
        actions = [rules.ids.china_take + material for material in range(rules.materials) if offer >> material & 1]
        if rules.china_decline:
            actions.append(rules.ids.china_pass)
        return actions

    def check(self, rules: Rules, state: RawsikoState, action: int) -> Violation | None:
        if action == rules.ids.china_pass:
            return None if rules.china_decline else Violation("W16.11")
        material = action - rules.ids.china_take
        if on_offer(rules, state, state.active) >> material & 1:
            return None
        return Violation("W16.7", {"material": rules.box.materials[material]})

    def apply(self, rules: Rules, state: RawsikoState, action: int, log: Log) -> None:
        if action == rules.ids.china_pass:
            decline(rules, state, log)
        else:
            take(rules, state, action - rules.ids.china_take, log)
