"""A position of Thebes: flat lists by seat, site, card and token."""

from typing import Final

from motherlode.games.thebes.view_types import Act, Phase
from motherlode.kernel import State
from motherlode.kernel.packed import unpacked

# Phases, in the order of the specification's decisions and chance.
BONUS: Final = 0
OPENING: Final = 1
MARKERS: Final = 2
CHOOSE: Final = 3
ZEPPELIN: Final = 4
RUMOUR: Final = 5
ASSISTANT: Final = 6
SHOVEL: Final = 7
WEEKS: Final = 8
REFILL: Final = 9
TOKEN: Final = 10
OVER: Final = 11
PHASES: Final[tuple[Phase, ...]] = (
    "bonus", "opening", "markers", "choose", "zeppelin", "rumour",
    "assistant", "shovel", "weeks", "refill", "token", "over",
)  # fmt: skip

# What the active player has chosen to do.
NOTHING: Final = 0
TAKE: Final = 1
SWAP: Final = 2
DIG: Final = 3
EXHIBIT: Final = 4
ACTS: Final[tuple[Act, ...]] = ("nothing", "take", "swap", "dig", "exhibit")

# Where a token is: with a seat, or, as -2 and -1 in a byte, on the board or in its bag.
ON_BOARD: Final = 254
IN_BAG: Final = 255
LEAST_OWNER: Final = ON_BOARD - 256  # as it is written

# Cards that count by number, in `kit[seat * KIT + ...]`.
ASSISTANTS: Final = 0
SHOVELS: Final = 1
CARS: Final = 2
ZEPPELINS: Final = 3
PERMITS: Final = 4
CONGRESSES: Final = 5
KIT: Final = 6

EMPTY: Final = -1
NOBODY: Final = -1


class ThebesState(State):
    """What lies on the table. `unseen` counts the cards nobody has seen yet, or the pile once it was renewed."""

    __slots__ = (
        "act", "active", "artifact_points", "artifacts", "assistant_used", "bag", "bonus", "books", "debris",
        "discard", "display", "first", "flown", "general", "hand", "kit", "owner", "permit_spent", "phase", "place",
        "renewed", "row", "rumours", "rumours_used", "seats", "second", "shovel_used", "swapper", "swaps", "target",
        "third", "tokens_due", "track", "unknown", "unseen", "used", "week",
    )  # fmt: skip

    def __init__(
        self,
        seats: int,
        phase: int,
        active: int,
        week: list[int],
        place: list[int],
        track: list[int],
        used: list[int],
        hand: bytes,
        kit: list[int],
        books: list[int],
        general: list[int],
        rumours: list[int],
        artifacts: list[int],
        artifact_points: list[int],
        owner: bytes,
        bag: list[int],
        bonus: list[int],
        display: list[int],
        row: list[int],
        discard: list[int],
        unseen: list[int],
        unknown: int,
        first: int,
        second: int,
        third: int,
        renewed: int,
        swapper: int,
        swaps: int,
        act: int,
        target: int,
        flown: int,
        rumours_used: int,
        assistant_used: int,
        shovel_used: int,
        permit_spent: int,
        tokens_due: int,
        debris: int,
    ) -> None:
        self.seats = seats
        self.phase = phase
        self.active = active  # whose turn it is
        self.week = week  # T3.1, by seat
        self.place = place  # of the pawn, by seat
        self.track = track  # seats in the order in which they act (T3.7, T3.8)
        self.used = used  # permissions turned, by seat and site
        self.hand = hand  # cards, by seat and card
        self.kit = kit  # cards that count by number, by seat and kind
        self.books = books  # special points of cards and tokens (T9.1), by seat and site
        self.general = general  # general points (T9.9), by seat
        self.rumours = rumours  # by seat and site
        self.artifacts = artifacts  # by seat and site
        self.artifact_points = artifact_points  # by seat
        self.owner = owner  # of each token but debris; see IN_BAG and ON_BOARD
        self.bag = bag  # finds left in the bag, by site
        self.bonus = bonus  # the token laid beside the site, or EMPTY
        self.display = display  # cards in slots 1 to 4, or EMPTY
        self.row = row  # exhibitions on a, b, c as card ids, or EMPTY
        self.discard = discard  # by card
        self.unseen = unseen  # by card
        self.unknown = unknown  # research cards among the unseen
        self.first = first  # cards left in the first stack, or in the renewed pile
        self.second = second
        self.third = third  # cards set aside (T2.12)
        self.renewed = renewed  # whether the third stack has come in (T6.13)
        self.swapper = swapper  # T7.7
        self.swaps = swaps
        self.act = act  # the choice in progress ...
        self.target = target  # ... its slot, site or row space
        self.flown = flown
        self.rumours_used = rumours_used
        self.assistant_used = assistant_used
        self.shovel_used = shovel_used
        self.permit_spent = permit_spent
        self.tokens_due = tokens_due  # draws left of this dig
        self.debris = debris  # debris drawn in this dig

    def clone(self) -> "ThebesState":
        return ThebesState(
            self.seats, self.phase, self.active, self.week[:], self.place[:], self.track[:], self.used[:],
            self.hand, self.kit[:], self.books[:], self.general[:], self.rumours[:], self.artifacts[:],
            self.artifact_points[:], self.owner, self.bag[:], self.bonus[:], self.display[:], self.row[:],
            self.discard[:], self.unseen[:], self.unknown, self.first, self.second, self.third, self.renewed,
            self.swapper, self.swaps, self.act, self.target, self.flown, self.rumours_used, self.assistant_used,
            self.shovel_used, self.permit_spent, self.tokens_due, self.debris,
        )  # fmt: skip

    def key(self) -> tuple[object, ...]:
        return (
            self.seats, self.phase, self.active, tuple(self.week), tuple(self.place), tuple(self.track),
            tuple(self.used), tuple(self.hand), tuple(self.kit), tuple(self.books), tuple(self.general),
            tuple(self.rumours), tuple(self.artifacts), tuple(self.artifact_points), tuple(unpacked(self.owner)),
            tuple(self.bag), tuple(self.bonus), tuple(self.display), tuple(self.row), tuple(self.discard),
            tuple(self.unseen), self.unknown, self.first, self.second, self.third, self.renewed, self.swapper,
            self.swaps, self.act, self.target, self.flown, self.rumours_used, self.assistant_used, self.shovel_used,
            self.permit_spent, self.tokens_due, self.debris,
        )  # fmt: skip
