"""The type of the components file: what `components.toml` holds and the server sends to the client.

Every entry says where it comes from; cubes are listed as zinc, copper, silver, gold.
"""

from typing import Literal, NotRequired, TypeAlias, TypedDict

from motherlode.games.rockwell.view_types import Kind, Ring

Source: TypeAlias = Literal["rulebook", "component", "likely", "reconstructed"]
Board: TypeAlias = Literal["board_1", "board_2", "board_3"]
AchievementClass: TypeAlias = Literal["low", "middle", "high"]


class Resource(TypedDict):
    """A kind of cubes; the highest rank is lost first to danger."""

    id: Kind
    colour: str
    market_value: int
    rank: int
    source: Source


class RingPowers(TypedDict):
    """The two powers of a level."""

    level: Ring
    powers: list[int]
    tiles_each: int
    source: Source
    note: NotRequired[str]


# What an active shaft on the tile yields, in cubes. (`yield` cannot be written in a class.)
PrintedYield = TypedDict("PrintedYield", {"yield": list[int]})


class TerrainTile(PrintedYield):
    """A tile with both its sides."""

    id: str
    level: Ring
    power: int
    source: Source


class ExtractionCard(TypedDict):
    """A card of the pile whose number is the power of the tile."""

    id: str
    pile: int
    cubes: list[int]
    danger: bool
    market_value: int
    source: Source


class HirePrice(TypedDict):
    """The price of a die of this strength."""

    strength: int
    price: int
    source: Source
    note: NotRequired[str]


class PrintedChair(TypedDict):
    """A chair of a phase board: `gives` on board 1, `times` on the others."""

    seats: list[int]
    board: Board
    chair: int
    gives: NotRequired[Literal["bribe", "subcontractor"]]
    times: NotRequired[int]
    source: Source


class ChairsOnePerPlayer(TypedDict):
    """The chairs of a board under the option `seat_table` = one_per_player."""

    seats: list[int]
    board: Board
    times: list[int]
    source: Source


class Upgrade(TypedDict):
    """The price of a level; a level of safety lowers the demand of a danger by `protects`, or to nothing."""

    sector: Literal["crew", "safety", "shaft", "mobility"]
    level: int
    price: int
    seats: list[int]
    protects: NotRequired[int]
    protects_from_all: NotRequired[bool]
    source: Source
    note: NotRequired[str]


class AchievementNeed(TypedDict):
    """The condition of an achievement: cubes, cards kept, strong crews, a level for all crews, crews in the core."""

    cubes: NotRequired[list[int]]
    cards: NotRequired[int]
    crews: NotRequired[int]
    strength: NotRequired[int]
    all_at: NotRequired[Ring]
    in_core: NotRequired[int]


# The class of an achievement. (`class` cannot be written in a class.)
Classed = TypedDict("Classed", {"class": AchievementClass})


class Achievement(Classed):
    """A stack of achievement tiles, best one on top."""

    id: str
    stars: list[int]
    need: AchievementNeed
    source: Source


class AchievementTilesUsed(TypedDict):
    """The places in each stack that are used with this number of seats, counted from 0."""

    seats: int
    use: list[int]
    source: Source


class Majority(TypedDict):
    """Points by place for each of zinc, copper, silver, gold and money."""

    seats: int
    points: list[int]
    source: Source


class DeliveryTile(TypedDict):
    """A delivery tile with its price in cubes."""

    id: str
    type: Kind
    cubes: list[int]
    stars: int
    source: Source


class Piece(TypedDict):
    """Other material of the box."""

    id: str
    count: int
    unlimited: NotRequired[bool]
    worth: NotRequired[int]
    for_four: NotRequired[int]
    for_fewer: NotRequired[int]
    two_sided: NotRequired[bool]
    source: Source


class PrintedGame(TypedDict):
    """The game itself."""

    id: str
    title: str
    publisher: str
    designer: str
    year: int
    seats: list[int]
    source: Source
    edition: str


class Money(TypedDict):
    """The notes, largest first."""

    notes: list[int]
    source: Source


class StartCrews(TypedDict):
    """The crews a player starts with, and the most strength one can have."""

    count: int
    strength: int
    most: int
    source: Source
    note: str


class Start(TypedDict):
    """What a player starts with."""

    cubes: list[int]
    money: int
    insurance_tokens: int
    source: Source
    crews: StartCrews


class PerPlayer(TypedDict):
    """The pieces of each player."""

    crew_pawns_1_2: int
    crew_pawns_3_4: int
    vice_presidents: int
    shaft_tiles: int
    direction_cube: int
    control_cube: int
    company_board: int
    screen: int
    source: Source


class Entrances(TypedDict):
    """The tiles that each entrance touches."""

    e0: list[str]
    e1: list[str]
    e2: list[str]
    e3: list[str]
    source: Source
    note: str


class CoreBorders(TypedDict):
    """The tiles next to the core."""

    tiles: list[str]
    source: Source


class Geometry(TypedDict):
    """The shape of the mine."""

    rings: list[Ring]
    sectors: int
    edges: int
    source: Source
    entrances: Entrances
    core_borders: CoreBorders


class ShiftedPowers(TypedDict):
    """The option `power_set` = 2_to_9: what is added to every power, and the cards that then change places."""

    shift: int
    swap_cards: list[list[str]]
    source: Source
    note: str


class Subcontractor(TypedDict):
    """The dice, and the strongest one allowed on each level."""

    dice: int
    strongest_by_level: list[int]
    source: Source


class Bribe(TypedDict):
    """The bribe tokens of a round."""

    tokens: int
    source: Source


class DrillingTrack(TypedDict):
    """The boxes of the drilling marker."""

    boxes: list[str]
    source: Source
    note: str


class EndConditions(TypedDict):
    """`cores`: players with a crew in the core, for two, three and four players."""

    cores: list[int]
    achievements: int
    all_of_class: AchievementClass
    source: Source


class RockwellComponents(TypedDict):
    """Everything in the box."""

    format: int
    resources: list[Resource]
    powers: list[RingPowers]
    terrain_tiles: list[TerrainTile]
    extraction_cards: list[ExtractionCard]
    hire_prices: list[HirePrice]
    chairs: list[PrintedChair]
    chairs_one_per_player: list[ChairsOnePerPlayer]
    upgrades: list[Upgrade]
    achievements: list[Achievement]
    achievement_tiles_used: list[AchievementTilesUsed]
    majorities: list[Majority]
    delivery_tiles: list[DeliveryTile]
    pieces: list[Piece]
    game: PrintedGame
    money: Money
    start: Start
    per_player: PerPlayer
    geometry: Geometry
    power_set_2_to_9: ShiftedPowers
    subcontractor: Subcontractor
    bribe: Bribe
    drilling_track: DrillingTrack
    end: EndConditions
