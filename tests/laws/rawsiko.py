"""What RAWsiko tells the laws: its ledger, its points counted from scratch, and odd positions. Goals are hidden."""

import tomllib
from pathlib import Path
from typing import Any

from motherlode.games.rawsiko import Rawsiko, components
from motherlode.games.rawsiko.state import RawsikoState
from motherlode.kernel import Event, Game, Value
from motherlode.testing.case import LawCase, Position
from motherlode.testing.conservation import compare
from tests.games.rawsiko.desk import Desk

BOX: dict[str, Any] = tomllib.loads(Path(components.__file__).with_name("components.toml").read_text(encoding="utf-8"))
TERRITORIES = [territory["id"] for territory in BOX["territory"]]
CONTINENTS = [continent["id"] for continent in BOX["continent"]]
MATERIALS = [material["id"] for material in BOX["material"]]
GOALS = [goal["id"] for goal in BOX["goal"]]
FOUND = [{placement["material"] for placement in territory["placements"]} for territory in BOX["territory"]]
NOBODY = -1


class RawsikoLedger:
    """Resources by territory, moved ones apart; resources to place, placed and lost by seat; goals, picks, turns."""

    def __init__(self, game: Game[RawsikoState], state: RawsikoState) -> None:
        self.options = game.options
        self.seats = state.seats
        self.owner = state.owner[:]
        self.total = state.total[:]
        self.moved = state.moved[:]
        self.to_place = state.to_place[:]
        self.order = list(state.order)
        self.goals = [[goal for goal in self._slice(list(state.goals), seat, 4) if goal >= 0] for seat in self._all()]
        self.continents = [[c for c in self._slice(list(state.continents), seat, 2) if c >= 0] for seat in self._all()]
        self.eliminated = list(state.eliminated)
        self.counter = state.counter
        self.played = state.played
        self.taken = list(state.taken)
        self.picks = list(state.picks)
        self.gained = [self._held(seat) for seat in self._all()]
        self.lost = [0] * self.seats
        self.over = False

    def _all(self) -> range:
        return range(self.seats)

    def _slice(self, numbers: list[int], seat: int, size: int) -> list[int]:
        return numbers[seat * size : seat * size + size]

    def _held(self, seat: int) -> int:
        return sum(total for owner, total in zip(self.owner, self.total, strict=True) if owner == seat)

    def see(self, event: Event) -> None:
        facts: dict[str, Any] = dict(event.facts)
        for secret in event.secret.values():
            facts |= secret
        book = getattr(self, f"see_{event.kind}", None)
        if book:
            book(facts)

    def _put(self, seat: int, name: str, number: int) -> None:
        territory = TERRITORIES.index(name)
        assert self.owner[territory] in (NOBODY, seat)
        self.owner[territory] = seat
        self.total[territory] += number

    def _take(self, seat: int, name: str, number: int) -> None:
        territory = TERRITORIES.index(name)
        assert self.owner[territory] == seat
        self.total[territory] -= number

    def see_seat_drawn(self, facts: dict[str, Any]) -> None:
        self.order.append(facts["seat"])
        assert facts["place"] == len(self.order)

    def see_goals_dealt(self, facts: dict[str, Any]) -> None:
        self.goals[facts["seat"]] += [GOALS.index(goal) for goal in facts["goals"]]

    def see_goals_revealed(self, facts: dict[str, Any]) -> None:
        if len(self.goals[facts["seat"]]) < 4:
            self.see_goals_dealt(facts)
        else:
            assert [GOALS[goal] for goal in self.goals[facts["seat"]]] == facts["goals"]
            self.over = self.counter > 0

    def see_continent_chosen(self, facts: dict[str, Any]) -> None:
        self.continents[facts["seat"]].append(CONTINENTS.index(facts["continent"]))

    see_continent_drawn = see_continent_chosen

    def see_territory_chosen(self, facts: dict[str, Any]) -> None:
        self._put(facts["seat"], facts["territory"], 1)
        self.gained[facts["seat"]] += 1
        drafted = sum(BOX["setup"][f"territories_round_{number}"][str(self.seats)] for number in (1, 2))
        if sum(self.gained) == drafted * self.seats:
            given = self.options["extra_resources"]
            extra = BOX["setup"]["extra_resources"][str(self.seats)] if given == "auto" else int(given)
            self.to_place = [extra] * self.seats

    def see_placed(self, facts: dict[str, Any]) -> None:
        self._put(facts["seat"], facts["territory"], 1)
        self.gained[facts["seat"]] += 1
        self.to_place[facts["seat"]] -= 1
        assert facts["left"] == self.to_place[facts["seat"]]

    def see_turn_began(self, facts: dict[str, Any]) -> None:
        self.counter += 1
        self.played += 1
        assert (facts["turn"], facts["turns"]) == (self.counter, self.options["turns"])

    def see_credited(self, facts: dict[str, Any]) -> None:
        assert facts["materials"] == len(controlled(self.owner, facts["seat"]))
        assert facts["resources"] == -(-facts["materials"] // 3)
        self.to_place[facts["seat"]] += facts["resources"]

    def see_phase_began(self, facts: dict[str, Any]) -> None:
        assert not any(self.moved)

    def see_phase_ended(self, facts: dict[str, Any]) -> None:
        self.moved = [0] * len(TERRITORIES)

    def see_moved(self, facts: dict[str, Any]) -> None:
        self._take(facts["seat"], facts["source"], facts["number"])
        self._put(facts["seat"], facts["target"], facts["number"])
        self.moved[TERRITORIES.index(facts["target"])] += facts["number"]

    see_entered = see_moved

    def see_emptied(self, facts: dict[str, Any]) -> None:
        territory = TERRITORIES.index(facts["territory"])
        assert self.total[territory] == self.moved[territory] == 0
        self.owner[territory] = NOBODY

    def see_losses(self, facts: dict[str, Any]) -> None:
        self._take(facts["seat"], facts["source"], facts["attacker_losses"])
        self._take(facts["defender_seat"], facts["target"], facts["defender_losses"])
        self.lost[facts["seat"]] += facts["attacker_losses"]
        self.lost[facts["defender_seat"]] += facts["defender_losses"]

    def see_conquered(self, facts: dict[str, Any]) -> None:
        territory = TERRITORIES.index(facts["target"])
        assert self.total[territory] == 0
        self.owner[territory] = NOBODY
        self.see_moved(facts)

    def see_attack_failed(self, facts: dict[str, Any]) -> None:
        if not self.options["failed_attackers_may_retry"]:
            self.moved[TERRITORIES.index(facts["source"])] += facts["number"]

    def see_eliminated(self, facts: dict[str, Any]) -> None:
        assert self._held(facts["seat"]) == 0
        self.eliminated.append(facts["seat"])

    def see_stranglehold(self, facts: dict[str, Any]) -> None:
        self.counter += 1
        assert facts["turn"] == self.counter

    def see_china_granted(self, facts: dict[str, Any]) -> None:
        self.picks[facts["seat"]] = facts["picks"]

    def see_china_taken(self, facts: dict[str, Any]) -> None:
        self.taken[facts["seat"]] |= 1 << MATERIALS.index(facts["material"])
        self.picks[facts["seat"]] -= 1
        assert facts["left"] == self.picks[facts["seat"]]

    def see_china_passed(self, facts: dict[str, Any]) -> None:
        assert facts["left"] == self.picks[facts["seat"]]
        self.picks[facts["seat"]] = 0

    see_china_lapsed = see_china_passed

    def differences(self, state: RawsikoState) -> list[str]:
        held = [self._held(seat) for seat in self._all()]
        balance = [gained - lost for gained, lost in zip(self.gained, self.lost, strict=True)]
        return [
            *compare("order", self.order, list(state.order)),
            *compare("goals", self._flat(self.goals, 4), list(state.goals)),
            *compare("continents", self._flat(self.continents, 2), list(state.continents)),
            *compare("owners", self.owner, state.owner),
            *compare("resources", self.total, state.total),
            *compare("moved", [0] * len(TERRITORIES) if self.over else self.moved, state.moved),
            *compare("placed and not lost", balance, held),
            *compare("to place", self.to_place, state.to_place),
            *compare("eliminated", self.eliminated, list(state.eliminated)),
            *compare("turns", [self.counter, self.played], [state.counter, state.played]),
            *compare("taken", self.taken, list(state.taken)),
            *compare("picks", self.picks, list(state.picks)),
        ]

    def _flat(self, lists: list[list[int]], size: int) -> list[int]:
        return [number for numbers in lists for number in (*numbers, *[-1] * (size - len(numbers)))]


def controlled(owner: list[int], seat: int) -> set[str]:
    return {material for territory, found in enumerate(FOUND) if owner[territory] == seat for material in found}


def recount(game: Game[RawsikoState], state: RawsikoState) -> list[dict[str, int]]:
    """From the map, the goals and the components file alone."""
    points: list[dict[str, int]] = []
    for seat in range(state.seats):
        held = controlled(state.owner, seat)
        held |= {symbol for number, symbol in enumerate(MATERIALS) if state.taken[seat] >> number & 1}
        goals = [BOX["goal"][goal] for goal in state.goals[seat * 4 : seat * 4 + 4]]
        points.append({f"tier_{goal['tier']}": goal["vp"] if set(goal["materials"]) <= held else 0 for goal in goals})
    return points


def position(name: str, desk: Desk, **options: Value) -> Position:
    return Position(name, desk.state.seats, desk.game.dump(desk.state), {"seat_order": "as_listed", **options})


def crowded(**options: Value) -> Position:
    """Five seats side by side in Europe, each on one or two territories: nearly every move is a battle."""
    desk = Desk(5, **options).own(0, germany=3).own(1, france=2).own(2, italy=1, turkey=1).own(3, norway=1)
    desk.own(4, finland=2, ukraine=1).turn(2)
    return position(f"crowded {' '.join(options)}", desk, **options)


def duel(**options: Value) -> Position:
    """Two of three seats are left, with a resource or two each."""
    desk = Desk(3, **options).own(0, usa=2).own(2, canada=1).eliminated(1).turn(2)
    return position(f"duel {' '.join(options)}", desk, **options)


def monopolist(**options: Value) -> Position:
    """The last action phase: seat 0 controls nearly every material and holds four continents alone."""
    desk = Desk(3, trade_with_china=True, **options)
    for name in TERRITORIES[6:12] + TERRITORIES[21:39] + TERRITORIES[39:]:
        desk.own(0, **{name: 1})
    desk.own(0, mexico=1, usa=1, canada=1).own(1, spain=1).own(2, italy=1).turn(6)
    desk.end(2)
    return position(f"monopolist {' '.join(options)}", desk, trade_with_china=True, **options)


RAWSIKO: LawCase[RawsikoState] = LawCase(
    factory=Rawsiko,
    ledger=RawsikoLedger,
    recount=recount,
    hidden=("goals",),
    positions=(
        crowded(),
        crowded(monopoly_stranglehold=True, failed_attackers_may_retry=True),
        crowded(must_leave_one=True, first_player="rotating"),
        duel(),
        duel(sole_survivor="play_on", trade_with_china=True),
        monopolist(),
        monopolist(china_decline=False),
    ),
)
