"""Battles (chapters W12 and W13), and what may follow at once: elimination (W14) and the stranglehold (W15)."""

from random import Random

from motherlode.games.rawsiko.components import DICE
from motherlode.games.rawsiko.control import living
from motherlode.games.rawsiko.dice import ROLLS, ROLLS_OF, THROWS, WEIGHTS, defender_losses
from motherlode.games.rawsiko.options import Rules
from motherlode.games.rawsiko.phases import turns
from motherlode.games.rawsiko.phases.phase import Phase
from motherlode.games.rawsiko.scoring import finish
from motherlode.games.rawsiko.state import ACTION, ATTACK, DEFENCE, NOBODY, NONE, RawsikoState
from motherlode.kernel import Log, bounded


def defenders(state: RawsikoState) -> int:
    """W12.3: as many as possible, at most three."""
    return min(DICE, state.total[state.target])


def begin(rules: Rules, state: RawsikoState, log: Log) -> None:
    state.phase = ATTACK
    if log.on:
        names = rules.box.territories
        log.emit(
            "attacked",
            {
                "seat": state.active,
                "defender_seat": state.owner[state.target],
                "source": names[state.source],
                "target": names[state.target],
                "attackers": state.number,
                "defenders": defenders(state),
            },
        )


def settle(rules: Rules, state: RawsikoState, lost: int, log: Log) -> None:
    """The outcome `battle(lost)` of W12.16. W12.12: all pairs first, then the losses; then in the order of W14.9."""
    defender = state.owner[state.target]
    attackers_lost = min(state.number, defenders(state)) - lost  # W12.15
    if log.on:
        tell_losses(rules, state, attackers_lost, lost, log)
    state.total[state.target] -= lost
    if state.total[state.target] == 0:
        conquer(rules, state, defender, log)
    else:
        fail(rules, state, defender, attackers_lost, log)
    vacate(rules, state, state.source, log)
    end_battle(rules, state, defender, log)


def tell_losses(rules: Rules, state: RawsikoState, attacker_losses: int, defender_losses: int, log: Log) -> None:
    names = rules.box.territories
    log.emit(
        "losses",
        {
            "seat": state.active,
            "defender_seat": state.owner[state.target],
            "source": names[state.source],
            "target": names[state.target],
            "attacker_losses": attacker_losses,
            "defender_losses": defender_losses,
        },
    )


def conquer(rules: Rules, state: RawsikoState, defender: int, log: Log) -> None:
    """W13.2, W13.3: every pair was won (W13.4), and all attackers enter."""
    source, target, number = state.source, state.target, state.number
    state.total[source] -= number
    state.owner[target] = state.active
    state.total[target] = number
    state.moved[target] = number
    if log.on:
        tell_result(rules, state, "conquered", defender, number, log)


def fail(rules: Rules, state: RawsikoState, defender: int, lost: int, log: Log) -> None:
    """W13.7, W13.8: survivors stay on the source and count as moved, unless they may try again (W13.9)."""
    survivors = state.number - lost
    state.total[state.source] -= lost
    if not rules.retry:
        state.moved[state.source] += survivors
    if log.on:
        tell_result(rules, state, "attack_failed", defender, survivors, log)


def tell_result(rules: Rules, state: RawsikoState, kind: str, defender: int, number: int, log: Log) -> None:
    names = rules.box.territories
    log.emit(
        kind,
        {
            "seat": state.active,
            "defender_seat": defender,
            "source": names[state.source],
            "target": names[state.target],
            "number": number,
        },
    )


def vacate(rules: Rules, state: RawsikoState, territory: int, log: Log) -> None:
    """W11.18, W13.11: a territory without resources has no owner."""
    if state.total[territory] == 0:
        state.owner[territory] = NOBODY
        if log.on:
            log.emit("emptied", {"seat": state.active, "territory": rules.box.territories[territory]})


def end_move(state: RawsikoState) -> None:
    """The move is over, with or without a battle; the phase goes on."""
    state.source = NONE
    state.target = NONE
    state.number = 0
    state.attack = NONE
    state.phase = ACTION


def end_battle(rules: Rules, state: RawsikoState, defender: int, log: Log) -> None:
    """W14.9: elimination, stranglehold, sole survivor, end of the phase."""
    end_move(state)
    if defender not in state.owner:
        eliminate(rules, state, defender, state.active, log)
    elif state.active not in state.owner:
        eliminate(rules, state, state.active, defender, log)
        if state.phase == ACTION:
            turns.end_phase(rules, state, log)  # W14.5


def eliminate(rules: Rules, state: RawsikoState, seat: int, by: int, log: Log) -> None:
    """W14.1: out at once, in any seat's phase; W14.10: the last one living ends the match."""
    state.eliminated += (seat,)
    if log.on:
        log.emit("eliminated", {"seat": seat, "by_seat": by})
    if rules.stranglehold:
        strangle(rules, state, log)
    if living(state) == 1 and not rules.play_on:
        if log.on:
            log.emit("sole_survivor", {"seat": by})
        finish(rules, state, log)


def strangle(rules: Rules, state: RawsikoState, log: Log) -> None:
    """W15.2: the counter jumps on, but not past the last turn (W15.3); W15.6: nor onto it."""
    last = rules.turns - 1 if rules.spares_last_turn else rules.turns
    if state.counter < last:
        state.counter += 1
        if log.on:
            log.emit("stranglehold", {"turn": state.counter, "turns": rules.turns})


class Roll(Phase):
    """One side rolls its dice (W12.17)."""

    is_chance = True

    def dice(self, state: RawsikoState) -> int:
        """How many are rolled: as many as attack."""
        return state.number

    def draws(self, rules: Rules, state: RawsikoState) -> list[tuple[int, int]]:
        """W12.17: each sorted roll with its number of orders."""
        return [(rules.ids.roll + roll, WEIGHTS[roll]) for roll in ROLLS_OF[self.dice(state)]]

    def sample(self, rules: Rules, state: RawsikoState, rng: Random) -> int:
        throws = THROWS[self.dice(state)]
        return rules.ids.roll + throws[bounded(rng, len(throws))]


class AttackRoll(Roll):
    """The attacker's dice."""

    def apply(self, rules: Rules, state: RawsikoState, draw: int, log: Log) -> None:
        state.attack = draw - rules.ids.roll
        state.phase = DEFENCE
        if log.on:
            log.emit("attack_rolled", {"seat": state.active, "dice": list(ROLLS[state.attack])})


class DefenceRoll(Roll):
    """The defender's dice, which settle the battle."""

    def dice(self, state: RawsikoState) -> int:
        return defenders(state)

    def apply(self, rules: Rules, state: RawsikoState, draw: int, log: Log) -> None:
        defence = draw - rules.ids.roll
        if log.on:
            log.emit("defence_rolled", {"seat": state.owner[state.target], "dice": list(ROLLS[defence])})
        settle(rules, state, defender_losses(state.attack, defence), log)
