"""The types of the components file as the client receives it. Every block and entry names its source."""

from typing import Literal, NotRequired, TypeAlias, TypedDict

from motherlode.games.cavum.components import TileKind

Source: TypeAlias = Literal["rulebook", "component", "likely", "reconstructed"]


class PrintedGame(TypedDict):
    """The frame of a match; `colours` are those of the players."""

    id: str
    title: str
    seats: list[int]
    start_score: int
    score_track: int
    colours: list[str]
    actions_per_turn: int
    source: Source
    edition: str


class PrintedPhases(TypedDict):
    """How many phases a full match and a learning match have."""

    full: int
    learning: int
    source: Source
    edition: str


class PrintedOutline(TypedDict):
    """The outline of the mountain."""

    value: str
    source: Source


class PrintedBoard(TypedDict):
    """The mountain, a hexagon of this radius."""

    radius: int
    source: Source
    shape: PrintedOutline


class PrintedCell(TypedDict):
    """A cell of the ring that belongs to nothing, by its coordinates q and r."""

    cell: tuple[int, int]
    source: Source


class PrintedSize(TypedDict):
    """How many spaces a city has."""

    value: int
    source: Source


class PrintedSpace(TypedDict):
    """A city space; `touches` are the mountain hexes beside it."""

    id: str
    cell: tuple[int, int]
    touches: list[tuple[int, int]]
    source: Source


class PrintedCity(TypedDict):
    """A city and its spaces."""

    id: str
    size: PrintedSize
    source: Source
    spaces: list[PrintedSpace]


class PrintedShape(TypedDict):
    """The exits of a tile as it lies in the box, and the rotations that give different exits."""

    exits: list[int]
    rotations: list[int]
    source: Source


class PrintedVein(TypedDict):
    """The vein on a start tile."""

    colour: str
    stones: int


class PrintedStartTile(TypedDict):
    """A tile that lies on the mountain from the start."""

    cell: tuple[int, int]
    tile: TileKind
    rotation: int
    vein: NotRequired[PrintedVein]
    source: Source


class PrintedTotal(TypedDict):
    """What is in the box; stations, options and prospect tiles by player."""

    tunnel_2: int
    tunnel_3: int
    tunnel_4: int
    tunnel_6: int
    dynamite_2: int
    dynamite_3: int
    dynamite_4: int
    dynamite_6: int
    vein: int
    station: int
    option: int
    prospect: int
    chip: int
    source: Source


class PrintedPool(TypedDict):
    """What is in the pool at the start; stations by player."""

    tunnel_2: int
    tunnel_3: int
    tunnel_4: int
    tunnel_6: int
    dynamite_2: int
    dynamite_3: int
    dynamite_4: int
    dynamite_6: int
    vein: int
    station: int
    source: Source


class PrintedSet(TypedDict):
    """What each player takes in each phase."""

    tunnel_2: int
    tunnel_3: int
    tunnel_4: int
    tunnel_6: int
    dynamite: int
    vein: int
    station: int
    option: int
    prospect: int
    source: Source


# The stones on a new vein by number of players; a class cannot have such field names.
PrintedVeinStones = TypedDict("PrintedVeinStones", {"2": int, "3": int, "4": int, "source": Source})


class PrintedPoints(TypedDict):
    """What an option and a 2-chip bring."""

    option: int
    chip: int
    source: Source


class PrintedSequenceCard(TypedDict):
    """A sequence card and the dynamite tile that comes with it."""

    number: int
    dynamite: TileKind
    source: Source


class PrintedGems(TypedDict):
    """How many spaces a price scale has."""

    scale: int
    source: Source


class PrintedGem(TypedDict):
    """A colour of stones, in the order of the colour sale; `on_scale` stones lie on its scale at the start."""

    id: str
    on_scale: int
    source: Source


class PrintedOrders(TypedDict):
    """The order cards: pairs of a number of stones and how many cards ask for it, and how many are turned up."""

    by_stones: list[tuple[int, int]]
    turned_up: int
    source: Source


class PrintedKnown(TypedDict):
    """What a better source states of an order card."""

    value: Source
    number_of_stones: NotRequired[Source]


class PrintedOrder(TypedDict):
    """An order card."""

    id: str
    stones: list[str]
    value: int
    penalty: int
    source: Source
    known: NotRequired[PrintedKnown]


class CavumComponents(TypedDict):
    """The whole file."""

    format: int
    game: PrintedGame
    phases: PrintedPhases
    board: PrintedBoard
    brown: list[PrintedCell]
    city: list[PrintedCity]
    shape: list[PrintedShape]
    start_tile: list[PrintedStartTile]
    total: PrintedTotal
    pool: PrintedPool
    set: PrintedSet
    vein_stones: PrintedVeinStones
    points: PrintedPoints
    sequence_card: list[PrintedSequenceCard]
    gems: PrintedGems
    gem: list[PrintedGem]
    orders: PrintedOrders
    order: list[PrintedOrder]
