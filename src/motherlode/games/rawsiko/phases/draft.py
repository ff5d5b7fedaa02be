"""The draft of continents and territories (chapters W5 and W6): 2n picks, each a continent and then its territories."""

from motherlode.games.rawsiko.components import SHARE
from motherlode.games.rawsiko.options import Rules
from motherlode.games.rawsiko.phases import placing
from motherlode.games.rawsiko.phases.phase import Phase
from motherlode.games.rawsiko.state import CONTINENT, DRAW, NOBODY, NONE, TERRITORY, RawsikoState, replaced
from motherlode.kernel import Log, Violation


def begin(rules: Rules, state: RawsikoState) -> None:
    state.pick = 0
    begin_pick(rules, state)


def picker(state: RawsikoState) -> int:
    """W5.2: round 1 in the order of play, round 2 backwards."""
    if state.pick < state.seats:
        return state.order[state.pick]
    return state.order[2 * state.seats - 1 - state.pick]


def slot(state: RawsikoState) -> int:
    """Where the continent of the running pick is kept: by seat and round."""
    return state.active * 2 + state.pick // state.seats


def begin_pick(rules: Rules, state: RawsikoState) -> None:
    state.active = picker(state)
    if state.continents[slot(state)] != NONE:  # W6.4: drawn up front
        begin_territories(rules, state)
    else:
        state.phase = DRAW if rules.advanced_setup else CONTINENT  # W6.1


def is_any_free(rules: Rules, state: RawsikoState) -> bool:
    return any(continent not in state.continents for continent in range(rules.continents))


def continent_violation(rules: Rules, state: RawsikoState, continent: int) -> str:
    """The clause that bars a continent from the running pick, or nothing."""
    if continent in (state.continents[state.active * 2], state.continents[state.active * 2 + 1]):
        return "W5.10"
    pickers = state.continents.count(continent)
    if pickers >= SHARE:
        return "W5.9"
    if pickers and is_any_free(rules, state):
        return "W5.7"
    return ""


def open_continents(rules: Rules, state: RawsikoState) -> list[int]:
    """All that nobody has picked; if there are none, those of one other seat."""
    free = [continent for continent in range(rules.continents) if continent not in state.continents]
    if free:
        return free
    picked, first = state.continents, state.active * 2
    own = (picked[first], picked[first + 1])
    return [
        continent for continent in range(rules.continents) if picked.count(continent) < SHARE and continent not in own
    ]


def next_draw(rules: Rules, state: RawsikoState) -> None:
    """W6.4: all draws in the order of the picks, then the territories from the first pick on."""
    state.pick += 1
    if state.pick < 2 * state.seats:
        state.active = picker(state)
    else:
        begin(rules, state)


def continent_of_pick(state: RawsikoState) -> int:
    return state.continents[slot(state)]


def empty_members(rules: Rules, state: RawsikoState) -> list[int]:
    """The empty territories of the continent of this pick (W5.13, W5.14)."""
    return [member for member in rules.members[continent_of_pick(state)] if state.owner[member] == NOBODY]


def empty_areas(rules: Rules, state: RawsikoState) -> list[int]:
    """W5.16: the empty territories of the continent as masks, those together that hang together."""
    empty = 0
    for member in empty_members(rules, state):
        empty |= 1 << member
    areas = rules.areas.get(empty)
    if areas is None:
        areas = rules.areas[empty] = areas_of(rules, empty)
    return areas


def areas_of(rules: Rules, empty: int) -> list[int]:
    areas: list[int] = []
    for territory in range(rules.territories):
        bit = 1 << territory
        if bit & empty:
            beside = [area for area in areas if area & rules.near[territory]]
            areas = [area for area in areas if area not in beside] + [bit | sum(beside)]
    return areas


def room(rules: Rules, state: RawsikoState, territory: int) -> int:
    """W5.16: how many empty territories of the continent hang together with this one."""
    return max([area.bit_count() for area in empty_areas(rules, state) if area >> territory & 1])


def roomy(rules: Rules, state: RawsikoState) -> int:
    """W5.16: the empty territories with room for the pick, as a mask."""
    return sum([area for area in empty_areas(rules, state) if area.bit_count() >= state.due])


def begin_territories(rules: Rules, state: RawsikoState) -> None:
    numbers = rules.round_1 if state.pick < state.seats else rules.round_2  # W5.5, W5.6
    state.due = numbers[state.seats]
    if rules.contact:  # W5.17
        state.due = min(state.due, max([area.bit_count() for area in empty_areas(rules, state)]))
    state.chosen = 0
    state.phase = TERRITORY


def is_in_contact(rules: Rules, state: RawsikoState, territory: int) -> bool:
    """W5.15: a neighbour of a territory chosen earlier in this pick."""
    return state.chosen & rules.near[territory] != 0


def can_choose(rules: Rules, state: RawsikoState, territory: int) -> bool:
    """Whether an empty territory of the continent fits to the pick (W5.15, W5.16), unless contact is free (W5.19)."""
    if not rules.contact:
        return True
    if state.chosen:
        return is_in_contact(rules, state, territory)
    return room(rules, state, territory) >= state.due


def end_pick(rules: Rules, state: RawsikoState, log: Log) -> None:
    state.chosen = 0
    state.pick += 1
    if state.pick < 2 * state.seats:
        begin_pick(rules, state)
    else:
        placing.begin_distribution(rules, state, log)  # W7.1


class ContinentDraw(Phase):
    """The continent of a pick is drawn (chapter W6)."""

    is_chance = True

    def draws(self, rules: Rules, state: RawsikoState) -> list[tuple[int, int]]:
        """W6.2: the continents that could be chosen, all alike."""
        return [(rules.ids.draw_continent + continent, 1) for continent in open_continents(rules, state)]

    def apply(self, rules: Rules, state: RawsikoState, draw: int, log: Log) -> None:
        continent = draw - rules.ids.draw_continent
        state.continents = replaced(state.continents, slot(state), continent)
        if log.on:
            log.emit("continent_drawn", {"seat": state.active, "continent": rules.box.continents[continent]})
        if rules.draw_up_front:
            next_draw(rules, state)
        else:
            begin_territories(rules, state)


class ContinentChoice(Phase):
    """The continent of a pick is chosen."""

    kinds: tuple[str, ...] = ("choose_continent",)

    def legal(self, rules: Rules, state: RawsikoState) -> list[int]:
        return [rules.ids.choose_continent + continent for continent in open_continents(rules, state)]

    def check(self, rules: Rules, state: RawsikoState, action: int) -> Violation | None:
        continent = action - rules.ids.choose_continent
        clause = continent_violation(rules, state, continent)
        return Violation(clause, {"continent": rules.box.continents[continent]}) if clause else None

    def apply(self, rules: Rules, state: RawsikoState, action: int, log: Log) -> None:
        continent = action - rules.ids.choose_continent
        state.continents = replaced(state.continents, slot(state), continent)
        if log.on:
            log.emit("continent_chosen", {"seat": state.active, "continent": rules.box.continents[continent]})
        begin_territories(rules, state)


class TerritoryChoice(Phase):
    """The territories of a pick are chosen, one by one."""

    kinds: tuple[str, ...] = ("choose_territory",)

    def legal(self, rules: Rules, state: RawsikoState) -> list[int]:
        base, empty, near, chosen = rules.ids.choose_territory, empty_members(rules, state), rules.near, state.chosen
        if not rules.contact:
            return [base + member for member in empty]
        if chosen:
            return [base + member for member in empty if near[member] & chosen]
        fitting = roomy(rules, state)
        return [base + member for member in empty if fitting >> member & 1]

    def check(self, rules: Rules, state: RawsikoState, action: int) -> Violation | None:
        territory = action - rules.ids.choose_territory
        name = rules.box.territories[territory]
        continent = continent_of_pick(state)
        if rules.continent_of[territory] != continent:
            return Violation("W5.13", {"territory": name, "continent": rules.box.continents[continent]})
        if state.owner[territory] != NOBODY:
            return Violation("W5.14", {"territory": name})
        if can_choose(rules, state, territory):
            return None
        if state.chosen:
            return Violation("W5.15", {"territory": name})
        return Violation("W5.16", {"territory": name, "needed": state.due, "have": room(rules, state, territory)})

    def apply(self, rules: Rules, state: RawsikoState, action: int, log: Log) -> None:
        territory = action - rules.ids.choose_territory
        state.owner[territory] = state.active  # W5.20
        state.total[territory] = 1
        state.chosen |= 1 << territory
        state.due -= 1
        if log.on:
            log.emit("territory_chosen", {"seat": state.active, "territory": rules.box.territories[territory]})
        if state.due == 0:
            end_pick(rules, state, log)
