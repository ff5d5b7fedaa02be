"""The automatic player of the two-player game (chapter R19): it moves one crew after each drilling round."""

from motherlode.games.rockwell.actions import AI_CREW_ID, AI_MOVE_ID, AI_UPGRADE_ID
from motherlode.games.rockwell.components import CREWS, STRONGEST
from motherlode.games.rockwell.mine import ENTRANCE, PLACE_NAMES, RINGS, SECTORS
from motherlode.games.rockwell.options import Rules
from motherlode.games.rockwell.phases.extraction import power_of, total_on
from motherlode.games.rockwell.phases.phase import Phase
from motherlode.games.rockwell.state import (
    AFTER_RAISING,
    AI_CREW,
    AI_MOVING,
    AI_RAISING,
    EXTRACT,
    NEXT_DRILLING,
    ONE_STRENGTH,
    START_ROUND,
    RockwellState,
    crew_of,
    place_crew,
    place_of,
    strength_of,
)
from motherlode.kernel import Log, Violation


def ai_crews(state: RockwellState) -> list[int]:
    return state.crews[state.seats * CREWS :]


def is_loose(state: RockwellState, crew: int) -> bool:
    """On an entrance or a flipped tile (R19.8)."""
    place = place_of(crew)
    return place >= ENTRANCE or state.flipped >> place & 1 == 1


def distance_from_core(place: int) -> int:
    """R19.9: an entrance is farther than any ring."""
    return RINGS + 1 if place >= ENTRANCE else RINGS - place // SECTORS


def candidates(state: RockwellState) -> list[int]:
    """The crews that the criteria leave to choose from, by number (R19.8, R19.9)."""
    ranks = [rank(state, crew) for crew in ai_crews(state)]
    highest = max(ranks)
    return [number for number in range(CREWS) if ranks[number] == highest]


def rank(state: RockwellState, crew: int) -> int:
    """Loose crews before the others, then the strongest, then those farthest from the core."""
    return is_loose(state, crew) << 8 | strength_of(crew) << 4 | distance_from_core(place_of(crew))


def steps(rules: Rules, place: int) -> list[int]:
    """The tiles one step away; never an edge, an entrance or the core (R19.7, R19.13)."""
    return rules.box.entrances[place - ENTRANCE] if place >= ENTRANCE else rules.neighbours[place]


def missing(rules: Rules, state: RockwellState, crew: int, tile: int) -> int:
    """The power a tile still lacks after the crew's arrival (R19.11)."""
    return max(0, power_of(rules, state, tile) - total_on(rules, state, tile) - strength_of(crew))


def destinations(rules: Rules, state: RockwellState, crew: int) -> list[int]:
    """The tiles to choose from, ascending (R19.11-R19.13)."""
    near = sorted(steps(rules, place_of(crew)))
    fresh = [tile for tile in near if not state.flipped >> tile & 1]
    if not fresh:
        return near
    lacking = [missing(rules, state, crew, tile) for tile in fresh]
    least = min(lacking)
    return [tile for tile, power in zip(fresh, lacking, strict=True) if power == least]


def is_boxed_in(rules: Rules, state: RockwellState) -> bool:
    """Whether every tile next to the crew that moves is flipped (R19.13)."""
    return all(state.flipped >> tile & 1 for tile in steps(rules, place_of(ai_crews(state)[state.crew])))


def begin_move(rules: Rules, state: RockwellState, log: Log) -> None:
    """The first player in Control order decides what the criteria leave open (R19.6, R19.10)."""
    state.active = state.seats
    state.acting = state.control[0]
    crews = ai_crews(state)
    choice = candidates(state)
    if all(crews[number] == crews[choice[0]] for number in choice):
        choose_crew(rules, state, choice[0], log)
    else:
        state.phase = AI_CREW


def choose_crew(rules: Rules, state: RockwellState, number: int, log: Log) -> None:
    state.crew = number
    choice = destinations(rules, state, ai_crews(state)[number])
    if len(choice) == 1:
        move(rules, state, choice[0], log)
    else:
        state.phase = AI_MOVING


def move(rules: Rules, state: RockwellState, tile: int, log: Log) -> None:
    """R19.7; a tile that becomes ready is extracted with the AI as active player (R19.14)."""
    crew = ai_crews(state)[state.crew]
    state.crew = place_crew(state, state.seats, state.crew, crew_of(tile, strength_of(crew), 0))
    if log.on:
        names = {"from": PLACE_NAMES[place_of(crew)], "to": PLACE_NAMES[tile]}
        log.emit("ai_moved", {**names, "strength": strength_of(crew)})
    state.stirred = 1 << tile
    state.resume = NEXT_DRILLING
    state.phase = EXTRACT


def begin_raising(state: RockwellState) -> None:
    """The first player in Direction order raises a crew, if one can still grow (R19.18)."""
    if all(strength_of(crew) == STRONGEST for crew in ai_crews(state)):
        state.phase = START_ROUND
        return
    state.active = state.seats
    state.acting = state.direction[0]
    state.phase = AI_RAISING


def raise_crew(rules: Rules, state: RockwellState, number: int, log: Log) -> None:
    crew = ai_crews(state)[number] + ONE_STRENGTH
    state.crew = place_crew(state, state.seats, number, crew)
    if log.on:
        log.emit("ai_upgraded", {"place": PLACE_NAMES[place_of(crew)], "strength": strength_of(crew)})
    state.stirred = rules.stands[place_of(crew)]
    state.resume = AFTER_RAISING
    state.phase = EXTRACT


class AiCrew(Phase):
    """The first player in Control order picks the crew of the AI that moves (R19.10)."""

    def legal(self, rules: Rules, state: RockwellState, seat: int) -> list[int]:
        return [AI_CREW_ID + number for number in candidates(state)]

    def check(self, rules: Rules, state: RockwellState, seat: int, action: int) -> Violation | None:
        number = action - AI_CREW_ID
        if number in candidates(state):
            return None
        crews = ai_crews(state)
        is_passed_over = any(is_loose(state, crew) for crew in crews) and not is_loose(state, crews[number])
        return Violation("R19.8" if is_passed_over else "R19.9", {"crew": number + 1})

    def apply(self, rules: Rules, state: RockwellState, seat: int, action: int, log: Log) -> None:
        choose_crew(rules, state, action - AI_CREW_ID, log)


class AiMoving(Phase):
    """The first player in Control order picks its tile (R19.12, R19.13)."""

    def legal(self, rules: Rules, state: RockwellState, seat: int) -> list[int]:
        return [AI_MOVE_ID + tile for tile in destinations(rules, state, ai_crews(state)[state.crew])]

    def check(self, rules: Rules, state: RockwellState, seat: int, action: int) -> Violation | None:
        tile = action - AI_MOVE_ID
        crew = ai_crews(state)[state.crew]
        if tile in destinations(rules, state, crew):
            return None
        is_beside = tile in steps(rules, place_of(crew))
        return Violation("R19.11" if is_beside else "R19.7", {"tile": PLACE_NAMES[tile]})

    def apply(self, rules: Rules, state: RockwellState, seat: int, action: int, log: Log) -> None:
        move(rules, state, action - AI_MOVE_ID, log)


class AiRaising(Phase):
    """The first player in Direction order raises a crew of the AI (R19.18)."""

    def legal(self, rules: Rules, state: RockwellState, seat: int) -> list[int]:
        crews = ai_crews(state)
        return [AI_UPGRADE_ID + number for number in range(CREWS) if strength_of(crews[number]) < STRONGEST]

    def check(self, rules: Rules, state: RockwellState, seat: int, action: int) -> Violation | None:
        number = action - AI_UPGRADE_ID
        if strength_of(ai_crews(state)[number]) < STRONGEST:
            return None
        return Violation("R19.18", {"crew": number + 1})

    def apply(self, rules: Rules, state: RockwellState, seat: int, action: int, log: Log) -> None:
        raise_crew(rules, state, action - AI_UPGRADE_ID, log)
