"""A position of Rockwell: flat lists by seat, kind, tile and card."""

from typing import Final

from motherlode.games.rockwell.components import CREWS
from motherlode.games.rockwell.mine import CORE
from motherlode.games.rockwell.view_types import Phase
from motherlode.kernel import State
from motherlode.kernel.packed import unpacked

# Phases in which somebody decides or draws, in the order of the specification.
LAYING: Final = 0
DIRECTING: Final = 1
CONTROLLING: Final = 2
AUCTION: Final = 3
PLACING: Final = 4
INSURING: Final = 5
DRILLING: Final = 6
MOVING: Final = 7
CARRYING: Final = 8
BRIBING: Final = 9
BRIBING_TO: Final = 10
HIRING: Final = 11
CHOOSING_TILE: Final = 12
FLIPPING: Final = 13
DRAWING: Final = 14
ENDANGERED: Final = 15
AI_CREW: Final = 16
AI_MOVING: Final = 17
TRADING: Final = 18
COUNTING: Final = 19
WORKING: Final = 20
SHAFT_LEVEL: Final = 21
SHAFT_MOVING: Final = 22
AI_RAISING: Final = 23
OVER: Final = 24
# Junctions, which play passes through by itself.
START_ROUND: Final = 25
NEXT_VP: Final = 26
NEXT_DRILLING: Final = 27
NEXT_DRILLER: Final = 28
OFFER_ADVANTAGE: Final = 29
EXTRACT: Final = 30
PAYING: Final = 31
AI_TURN: Final = 32
SHAFTS_YIELD: Final = 33
NEXT_TRADER: Final = 34
OPEN_WORKS: Final = 35
NEXT_WORKER: Final = 36
END_ROUND: Final = 37
AFTER_RAISING: Final = 38
DECISIONS: Final[tuple[Phase, ...]] = (
    "laying", "directing", "controlling", "auction", "placing", "insuring", "drilling", "moving", "carrying",
    "bribing", "bribing_to", "hiring", "choosing_tile", "flipping", "drawing", "endangered", "ai_crew", "ai_moving",
    "trading", "counting", "working", "shaft_level", "shaft_moving", "ai_raising", "over",
)  # fmt: skip
JUNCTIONS: Final = (
    "start_round", "next_vp", "next_drilling", "next_driller", "offer_advantage", "extract", "paying", "ai_turn",
    "shafts_yield", "next_trader", "open_works", "next_worker", "end_round", "after_raising",
)  # fmt: skip
PHASES: Final[tuple[str, ...]] = DECISIONS + JUNCTIONS

NOBODY: Final = -2
SEVERAL: Final = -3
NONE: Final = -1
HIDDEN: Final = -1
# The same where numbers are kept as bytes.
UNTAKEN: Final = NONE & 255
FACE_DOWN: Final = HIDDEN & 255

# What ended the match, or will.
ENDS: Final = ("", "R17.5", "R17.6", "R17.15")
CORES_REACHED: Final = 1
ACHIEVED: Final = 2
ROUNDS_OVER: Final = 3

# A crew is one number: its place, then its strength, then that of its die, in three bits each.
# In the core a crew is out of play and its strength forgotten (R8.11).
PLACE_BITS: Final = 6
STRENGTH_BITS: Final = 3
ONE_STRENGTH: Final = 1 << STRENGTH_BITS
DIE_MASK: Final = 7
IN_CORE: Final = CORE << PLACE_BITS


def crew_of(place: int, strength: int, die: int) -> int:
    return place << PLACE_BITS | strength << STRENGTH_BITS | die


def place_of(crew: int) -> int:
    return crew >> PLACE_BITS


def strength_of(crew: int) -> int:
    return crew >> STRENGTH_BITS & DIE_MASK


def die_of(crew: int) -> int:
    return crew & DIE_MASK


def owners_of(seats: int) -> int:
    """The players and, with two of them, the automatic one (R19.2)."""
    return 3 if seats == 2 else seats


class RockwellState(State):
    """What lies on the table and behind the screens. Owners are the seats and, with two of them, the AI."""

    __slots__ = (
        "acting", "active", "amount", "asked", "backs", "backs_left", "bribes", "card", "cards_left", "ceiling",
        "chairs", "control", "crew", "crews", "cubes", "deliveries", "dice", "direction", "drilling", "ending",
        "flipped", "hired", "insured", "kept", "layout", "left", "loot", "mobility", "money", "offer", "offer_money",
        "phase", "proofs", "ready", "resume", "round", "safety", "seats", "selling", "shafts", "stars", "stirred",
        "target", "tile", "tokens", "traded", "turn",
    )  # fmt: skip

    def __init__(
        self,
        seats: int,
        phase: int,
        acting: int,
        round: int,
        drilling: int,
        turn: int,
        active: int,
        crew: int,
        target: int,
        amount: int,
        selling: int,
        hired: int,
        layout: int,
        flipped: int,
        dice: int,
        bribes: int,
        ready: int,
        stirred: int,
        resume: int,
        tile: int,
        card: int,
        asked: int,
        ending: int,
        direction: list[int],
        control: list[int],
        crews: list[int],
        backs: bytes,
        backs_left: bytes,
        cards_left: bytes,
        money: list[int],
        cubes: list[int],
        tokens: list[int],
        kept: list[int],
        safety: list[int],
        mobility: list[int],
        shafts: list[int],
        stars: list[int],
        deliveries: bytes,
        chairs: list[int],
        left: list[int],
        traded: list[int],
        offer: list[int],
        offer_money: list[int],
        loot: list[int],
        insured: list[int],
        ceiling: list[int],
        proofs: list[int],
    ) -> None:
        self.seats = seats  # number of players
        self.phase = phase
        self.acting = acting  # the seat that decides, CHANCE, SEVERAL or NOBODY
        self.round = round
        self.drilling = drilling  # drilling round, 1 to 4; 0 outside Phase I
        self.turn = turn  # how many have had their turn in the present order
        self.active = active  # owner whose turn it is (R11.2)
        self.crew = crew  # the active crew, among those of its owner
        self.target = target  # place, victim, kind or tile of the choice in progress
        self.amount = amount  # cubes of the deal or level of the shaft in progress
        self.selling = selling  # whether that deal is a sale
        self.hired = hired  # whether the die was taken along in this turn (R10.9): only a reason, as the crew has a die
        self.layout = layout  # bit r: the stronger power lies in sector 0 of ring r
        self.flipped = flipped  # tiles, as a set
        self.dice = dice  # left on board 1
        self.bribes = bribes  # tokens left on board 1
        self.ready = ready  # seats whose sealed choice is made, as a set
        self.stirred = stirred  # tiles whose strength has risen, as a set
        self.resume = resume  # where play goes on after an extraction
        self.tile = tile  # being extracted
        self.card = card  # drawn for it
        self.asked = asked  # how many have faced the danger
        self.ending = ending  # the end condition that holds (R17.5, R17.6, R17.15)
        self.direction = direction  # seats in Direction order
        self.control = control  # seats in Control order
        self.crews = crews  # four for each owner, sorted; see `crew_of`
        self.backs = backs  # of flipped tiles, by tile, or FACE_DOWN
        self.backs_left = backs_left  # by back
        self.cards_left = cards_left  # by card
        self.money = money  # by seat
        self.cubes = cubes  # by seat and kind
        self.tokens = tokens  # of insurance, by seat
        self.kept = kept  # extraction cards, by seat
        self.safety = safety  # level, by seat
        self.mobility = mobility  # level, by seat
        self.shafts = shafts  # tiles with a shaft, as a set, by seat
        self.stars = stars  # of achievement tiles, by seat and type, or 0
        self.deliveries = deliveries  # owner of each tile, or UNTAKEN
        self.chairs = chairs  # seat whose VP sits there, or NONE
        self.left = left  # transactions or actions left, by seat
        self.traded = traded  # kinds bought and, shifted by KINDS, sold, by seat
        self.offer = offer  # cubes of the sealed choice, by seat and kind
        self.offer_money = offer_money  # of the bid, by seat
        self.loot = loot  # of the extraction, by seat and kind; empty outside
        self.insured = insured  # cubes exchanged in secret, by seat and kind; empty if all is open
        self.ceiling = ceiling  # the most that can be, as far as the others know
        self.proofs = proofs  # what else the others know of it; see `secrets`

    def clone(self) -> "RockwellState":
        return RockwellState(
            self.seats, self.phase, self.acting, self.round, self.drilling, self.turn, self.active, self.crew,
            self.target, self.amount, self.selling, self.hired, self.layout, self.flipped, self.dice, self.bribes,
            self.ready, self.stirred, self.resume, self.tile, self.card, self.asked, self.ending, self.direction[:],
            self.control[:], self.crews[:], self.backs, self.backs_left, self.cards_left, self.money[:],
            self.cubes[:], self.tokens[:], self.kept[:], self.safety[:], self.mobility[:], self.shafts[:],
            self.stars[:], self.deliveries, self.chairs[:], self.left[:], self.traded[:], self.offer[:],
            self.offer_money[:], self.loot[:], self.insured[:], self.ceiling[:], self.proofs[:],
        )  # fmt: skip

    def key(self) -> tuple[object, ...]:
        return (
            self.seats, self.phase, self.acting, self.round, self.drilling, self.turn, self.active, self.crew,
            self.target, self.amount, self.selling, self.hired, self.layout, self.flipped, self.dice, self.bribes,
            self.ready, self.stirred, self.resume, self.tile, self.card, self.asked, self.ending,
            tuple(self.direction), tuple(self.control), tuple(self.crews), tuple(unpacked(self.backs)),
            tuple(self.backs_left), tuple(self.cards_left), tuple(self.money), tuple(self.cubes), tuple(self.tokens),
            tuple(self.kept), tuple(self.safety), tuple(self.mobility), tuple(self.shafts), tuple(self.stars),
            tuple(unpacked(self.deliveries)), tuple(self.chairs), tuple(self.left), tuple(self.traded),
            tuple(self.offer), tuple(self.offer_money), tuple(self.loot), tuple(self.insured), tuple(self.ceiling),
            tuple(self.proofs),
        )  # fmt: skip


def place_crew(state: RockwellState, owner: int, number: int, crew: int) -> int:
    """Changes a crew and keeps those of its owner sorted; its new number."""
    crews, first, last = state.crews, owner * CREWS, (owner + 1) * CREWS - 1
    place = first + number
    while place > first and crews[place - 1] >= crew:
        crews[place] = crews[place - 1]
        place -= 1
    while place < last and crews[place + 1] < crew:
        crews[place] = crews[place + 1]
        place += 1
    crews[place] = crew
    return place - first


def shaft_level(state: RockwellState, seat: int) -> int:
    """Every level bought has put one shaft on the mine (R15.11)."""
    return state.shafts[seat].bit_count()


def all_shafts(state: RockwellState) -> int:
    shafts = 0
    for own in state.shafts:
        shafts |= own
    return shafts


def standard_order(state: RockwellState) -> list[int]:
    """The active player first, if it is one, then the others by Direction order (R3.11)."""
    active = state.active
    if not 0 <= active < state.seats:
        return state.direction[:]
    return [active] + [seat for seat in state.direction if seat != active]
