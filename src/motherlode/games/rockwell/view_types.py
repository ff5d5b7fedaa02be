"""The type of a view: what `view.py` builds, and what the client's types are generated from."""

from typing import Literal, NotRequired, TypeAlias, TypedDict

Kind: TypeAlias = Literal["zinc", "copper", "silver", "gold"]
Ring: TypeAlias = Literal["a", "b", "c", "d"]
# A seat, or the automatic player of the game for two.
Owner: TypeAlias = int | Literal["ai"]
# Phases in which a seat decides, a draw is due, or the match is over.
Phase: TypeAlias = Literal[
    "laying", "directing", "controlling", "auction", "placing", "insuring", "drilling", "moving", "carrying",
    "bribing", "bribing_to", "hiring", "choosing_tile", "flipping", "drawing", "endangered", "ai_crew", "ai_moving",
    "trading", "counting", "working", "shaft_level", "shaft_moving", "ai_raising", "over",
]  # fmt: skip


class Cubes(TypedDict):
    """Small cubes by kind; a large one counts as five."""

    zinc: int
    copper: int
    silver: int
    gold: int


# The back of a flipped tile: what an active shaft yields. (`yield` cannot be written in a class.)
TileYield = TypedDict("TileYield", {"yield": Cubes | None})


class Tile(TileYield):
    """A terrain tile by its place. `power` is None until its ring is laid; `shaft` is the seat that owns one there.

    `total` adds up all crews and dice on it; `back` names the back of a flipped tile.
    """

    tile: str
    level: Ring
    power: int | None
    total: int
    flipped: bool
    back: str | None
    shaft: int | None


class Crew(TypedDict):
    """A crew by its place; `die` is the strength of its die, 0 without one."""

    place: str
    strength: int
    die: int


class Chair(TypedDict):
    """A chair of a phase board and who sits there.

    `gives`: the advantage of a chair of board 1, or how often one may act from a chair of the others.
    """

    chair: int
    gives: int | Literal["bribe", "subcontractor"]
    seat: int | None


class Boards(TypedDict):
    """The three phase boards, best chair first."""

    board_1: list[Chair]
    board_2: list[Chair]
    board_3: list[Chair]


class Pile(TypedDict):
    """The cards and the tile backs of a power that have not been seen yet; their order is unknown."""

    power: int
    size: int
    cards: list[str]
    backs: list[str]


class AchievementStack(TypedDict):
    """The tiles left of an achievement, and the stars of the top one."""

    left: int
    stars: int | None


class Delivery(TypedDict):
    """The tiles left of a type, and the next one with its price in cubes; None when the type is closed."""

    left: int
    delivery: str | None
    cubes: Cubes | None
    stars: int | None


class Deliveries(TypedDict):
    """The delivery tiles by type."""

    zinc: Delivery
    copper: Delivery
    silver: Delivery
    gold: Delivery


class Prices(TypedDict):
    """What is printed on the boards: by level reached (`crew` from strength 2 on), by strength of a die, by cube."""

    crew: list[int]
    safety: list[int]
    mobility: list[int]
    shaft: list[int]
    die: list[int]
    market: Cubes


class Choice(TypedDict):
    """The open choice in progress, as far as it has come; empty where none is. Crews are numbered from 1.

    `crew` is the active crew, `place` where it is going, `victim` a crew being bribed; `ai_crew` is about to move.
    `kind`, `selling` and `cubes` are a deal; `shaft` is the tile whose shaft moves by the rule of `level`, 0 until
    that is chosen.
    """

    crew: NotRequired[int]
    place: NotRequired[str]
    victim_seat: NotRequired[Owner]
    victim: NotRequired[int]
    ai_crew: NotRequired[int]
    kind: NotRequired[Kind]
    selling: NotRequired[bool]
    cubes: NotRequired[int]
    shaft: NotRequired[str]
    level: NotRequired[int]


class Extraction(TypedDict):
    """A tile being extracted. `card` and `cubes` are None until the card is drawn; then `loot` holds cubes by seat."""

    tile: str
    card: str | None
    cubes: Cubes | None
    loot: list[Cubes]


class Screen(Cubes):
    """What lies behind the screen of a player: cubes, money, insurance tokens, tiles; `stars` by achievement."""

    money: int
    tokens: int
    deliveries: list[str]
    stars: dict[str, int]


class Offer(Cubes):
    """The sealed choice in progress, and what it is worth."""

    money: int
    value: int


class Points(TypedDict):
    """Stars by source."""

    achievements: int
    deliveries: int
    majorities: int


class Company(TypedDict):
    """A player. `shaft` is the level bought, `shafts` the tiles with one, `cards` the extraction cards kept.

    `left`: transactions or actions left; `traded`: kinds dealt in this phase; `ready`: the sealed choice is made.
    `screen` is there for the viewer's own company and at the end, `offer` for the viewer while all choose at once,
    `points` at the end.
    """

    crews: list[Crew]
    safety: int
    mobility: int
    shaft: int
    shafts: list[str]
    cards: int
    achievements: list[str]
    left: int
    traded: list[Kind]
    ready: bool
    screen: NotRequired[Screen]
    offer: NotRequired[Offer]
    points: NotRequired[Points]


class RockwellView(TypedDict):
    """What lies open to a viewer.

    `drilling_round` is 0 outside Phase I; `active` is whose turn it is, -1 for nobody; `ending`: this is the last
    round; `direction` and `control` are seats in order; `dice` and `bribes` lie on board 1; `tiles` run ring by ring;
    `achievements` by id; `ai` are the crews of the automatic player, None without one.
    """

    phase: Phase
    round: int
    max_rounds: int
    drilling_round: int
    active: Owner
    ending: bool
    direction: list[int]
    control: list[int]
    dice: int
    bribes: int
    tiles: list[Tile]
    boards: Boards
    piles: list[Pile]
    achievements: dict[str, AchievementStack]
    deliveries: Deliveries
    ai: list[Crew] | None
    prices: Prices
    choice: Choice
    extraction: Extraction | None
    seats: list[Company]
