"""What a dump says of the draft (chapters W5 and W6): picks made, their continents, and the running pick."""

from motherlode.games.rawsiko.components import SHARE, connected
from motherlode.games.rawsiko.control import bits
from motherlode.games.rawsiko.loading.need import need
from motherlode.games.rawsiko.loading.seats import require_picker
from motherlode.games.rawsiko.options import Rules
from motherlode.games.rawsiko.phases.draft import continent_of_pick, empty_members
from motherlode.games.rawsiko.state import DRAW, NOBODY, NONE, TERRITORY, RawsikoState
from motherlode.kernel import Reader


def require_sound_draft(rules: Rules, state: RawsikoState, reader: Reader) -> None:
    require_continents(state, reader)
    if state.phase < DRAW:
        need(state.pick == 0, reader, "pick", "the draft has not begun")
        need(set(state.continents) == {NONE}, reader, "continents", "the draft has not begun")
        need(set(state.owner) == {NOBODY}, reader, "owner", "the draft has not begun")
    elif state.phase > TERRITORY:
        need(state.pick == 2 * state.seats, reader, "pick", "the draft is over")
    else:
        require_picker(state, reader)
        require_picks(rules, state, reader)
    if state.phase == TERRITORY:
        require_running_pick(rules, state, reader)
    else:
        need(state.due == 0, reader, "due", "no territory is due now")
        need(state.chosen == 0, reader, "chosen", "no pick is running")


def require_continents(state: RawsikoState, reader: Reader) -> None:
    """W5.9, W5.10."""
    for continent in set(state.continents) - {NONE}:
        shared = state.continents.count(continent)
        need(shared <= SHARE, reader, "continents", f"continent {continent} is picked by {shared}")
    for seat in range(state.seats):
        first, second = state.continents[seat * 2 : seat * 2 + 2]
        need(first != second or first == NONE, reader, "continents", f"seat {seat} has picked a continent twice")


def pick_of(state: RawsikoState, seat: int, round: int) -> int:
    """The number of a seat's pick of a round (W5.2)."""
    place = state.order.index(seat)
    return 2 * state.seats - 1 - place if round else place


def require_picks(rules: Rules, state: RawsikoState, reader: Reader) -> None:
    """Continents are known up to the running pick, or all of them (W6.4); territories are chosen up to it."""
    drawn_up_front = rules.draw_up_front and state.phase == TERRITORY
    known = 2 * state.seats if drawn_up_front else state.pick + (state.phase == TERRITORY)
    for seat in range(state.seats):
        for round in (0, 1):
            picked = state.continents[seat * 2 + round] != NONE
            due = pick_of(state, seat, round) < known
            need(picked == due, reader, "continents", f"of the picks {known} have a continent")
    require_fewest_shared(rules, state, reader)
    for seat in range(state.seats):
        require_territories_of(rules, state, seat, reader)


def require_fewest_shared(rules: Rules, state: RawsikoState, reader: Reader) -> None:
    """W5.7: no continent is shared while one is free."""
    picked = [continent for continent in state.continents if continent != NONE]
    fewest = len(set(picked)) == min(len(picked), rules.continents)
    need(fewest, reader, "continents", "one is shared while another is free")


def require_territories_of(rules: Rules, state: RawsikoState, seat: int, reader: Reader) -> None:
    """A seat has territories in its continents only, one resource on each (W5.20), and as many as it has chosen."""
    for continent, members in enumerate(rules.members):
        own = [member for member in members if state.owner[member] == seat]
        fewest, most = territories_due(rules, state, seat, continent)
        need(fewest <= len(own) <= most, reader, "owner", f"seat {seat} has {len(own)} territories on {continent}")
        for member in own:
            need(state.total[member] == 1, reader, "total", f"territory {member} has more than one resource")


def territories_due(rules: Rules, state: RawsikoState, seat: int, continent: int) -> tuple[int, int]:
    """The fewest and the most that a seat may have chosen there; few parts of a map may lower a number (W5.17)."""
    for round, numbers in enumerate((rules.round_1, rules.round_2)):
        if state.continents[seat * 2 + round] == continent:
            pick = pick_of(state, seat, round)
            if pick == state.pick:
                return state.chosen.bit_count(), state.chosen.bit_count()
            if pick < state.pick and not is_drawing_up_front(rules, state):
                return 1 if rules.contact else numbers[state.seats], numbers[state.seats]
    return 0, 0


def is_drawing_up_front(rules: Rules, state: RawsikoState) -> bool:
    """W6.4: no territory is chosen yet."""
    return rules.draw_up_front and state.phase == DRAW


def require_running_pick(rules: Rules, state: RawsikoState, reader: Reader) -> None:
    """The territories chosen and due are as many as the pick has, and hang together (W5.15-W5.17)."""
    chosen = bits(state.chosen)
    members = rules.members[continent_of_pick(state)]
    for territory in chosen:
        fits = territory in members and state.owner[territory] == state.active
        need(fits, reader, "chosen", f"territory {territory} is not chosen in this pick")
    numbers = rules.round_1 if state.pick < state.seats else rules.round_2
    number = numbers[state.seats]
    if rules.contact:
        number = min(number, largest_part(rules, state, chosen))
    whole = state.due >= 1 and len(chosen) + state.due == number
    need(whole, reader, "due", f"{len(chosen)} of {number} territories are chosen, and {state.due} are due")
    if rules.contact and chosen:
        require_contact(rules, state, chosen, number, reader)


def largest_part(rules: Rules, state: RawsikoState, chosen: list[int]) -> int:
    """W5.17: of the territories that were empty when the pick began."""
    empty = empty_members(rules, state) + chosen
    return max(len(connected(territory, empty, rules.neighbours)) for territory in empty)


def require_contact(rules: Rules, state: RawsikoState, chosen: list[int], number: int, reader: Reader) -> None:
    together = connected(chosen[0], chosen, rules.neighbours)
    need(len(together) == len(chosen), reader, "chosen", "the territories of the pick do not touch")
    reach = connected(chosen[0], chosen + empty_members(rules, state), rules.neighbours)
    need(len(reach) >= number, reader, "chosen", f"from there the pick cannot reach {number} territories")
