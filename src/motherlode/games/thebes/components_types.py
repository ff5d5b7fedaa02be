"""The types of components.toml. Places, cards and tokens are named by their ids. Nothing reads these at run time."""

from typing import Literal, NotRequired, TypeAlias, TypedDict

Source: TypeAlias = Literal["rulebook", "component", "likely", "reconstructed"]
Size: TypeAlias = Literal["small", "large"]
ResearchKind: TypeAlias = Literal[
    "special", "rumour", "general", "assistant", "shovel", "car", "zeppelin", "special_permission", "congress"
]


class GameSection(TypedDict):
    """The box as it was published."""

    id: Literal["thebes"]
    title: str
    original_title: str
    year: int
    seats: list[int]
    source: Source
    edition: str


class Places(TypedDict):
    """`start` is where the pawns begin, `swap` where the display is swapped; cards name `card_cities` only."""

    source: Source
    cities: list[str]
    sites: list[str]
    start: str
    swap: str
    card_cities: list[str]


class Map(TypedDict):
    """The roads, each between two places."""

    source: Source
    weeks_per_road: int
    roads: list[tuple[str, str]]


class Distances(TypedDict):
    """Steps from each place to the places in `order`."""

    source: Source
    order: list[str]
    london: list[int]
    paris: list[int]
    berlin: list[int]
    vienna: list[int]
    moscow: list[int]
    rome: list[int]
    warsaw: list[int]
    greece: list[int]
    crete: list[int]
    egypt: list[int]
    palestine: list[int]
    mesopotamia: list[int]


class Positions(TypedDict):
    """Where each place is drawn, as fractions of the width and height of the board."""

    source: Source
    london: tuple[float, float]
    paris: tuple[float, float]
    berlin: tuple[float, float]
    vienna: tuple[float, float]
    moscow: tuple[float, float]
    rome: tuple[float, float]
    warsaw: tuple[float, float]
    greece: tuple[float, float]
    crete: tuple[float, float]
    egypt: tuple[float, float]
    palestine: tuple[float, float]
    mesopotamia: tuple[float, float]


class Colour(TypedDict):
    """The printed colour, and a hint for an interface."""

    name: str
    hex: str


class SiteColours(TypedDict):
    source: Source
    hex_source: Source
    greece: Colour
    crete: Colour
    egypt: Colour
    palestine: Colour
    mesopotamia: Colour


class PlayerColours(TypedDict):
    source: Source
    order: list[str]
    year_stone: str


class Colours(TypedDict):
    sites: SiteColours
    players: PlayerColours


class Corners(TypedDict):
    """The fields at the corners of the ring of weeks."""

    upper_left: int
    upper_right: int
    lower_right: int
    lower_left: int


class Track(TypedDict):
    """The ring of weeks and the years."""

    source: Source
    fields: int
    start_space: bool
    years: list[int]
    corners: Corners


class Display(TypedDict):
    """How many slots the display has, and how many spaces the row of exhibitions."""

    source: Source
    slots: int
    row: int


class SetupOfSeats(TypedDict):
    """Where the markers start with this number of seats."""

    first_year: int
    start_week: int
    source: Source


class Setup(TypedDict):
    """`seats`, by their number."""

    source: Source
    permissions: int
    last_year: int
    seats: dict[str, SetupOfSeats]


class Stack(TypedDict):
    """A stack of the pile: research cards, and the sizes of exhibitions that are mixed in."""

    research: int
    exhibitions: list[Size]


class StacksOfSeats(TypedDict):
    """How the cards are split with this number of seats."""

    first: Stack
    second: Stack
    third: Stack
    source: Source


class LikelyCells(TypedDict):
    """Cells of the wheel that are hidden in part: knowledge and weeks."""

    source: Source
    cells: list[tuple[int, int]]


class DisputedCell(TypedDict):
    """A cell of the wheel of which there are two readings; `option` chooses."""

    knowledge: int
    weeks: int
    value: int
    alternative: int
    option: str
    source: Source


class Wheel(TypedDict):
    """Tokens to draw: a row per knowledge from 1, in it a number per week from 1."""

    source: Source
    max_knowledge: int
    max_weeks: int
    tokens: list[list[int]]
    likely: LikelyCells
    disputed: list[DisputedCell]


class ResearchCard(TypedDict):
    """`site` stands on cards of special knowledge and rumours, `points` on these and on general knowledge."""

    id: str
    kind: ResearchKind
    site: NotRequired[str]
    points: NotRequired[int]
    city: str
    weeks: int
    copies: int
    source: Source


class ExhibitionCard(TypedDict):
    """`needs`, by site: how many artifacts must be owned."""

    id: str
    size: Size
    city: str
    weeks: int
    points: int
    needs: dict[str, int]
    source: Source


class Tokens(TypedDict):
    """The tokens per site that are no artifacts; `special_for`: the site a token of special knowledge is about."""

    source: Source
    debris: int
    special: int
    general: int
    bonus: int
    knowledge_points: int
    special_for: dict[str, str]


class Artifact(TypedDict):
    id: str
    site: str
    value: int
    source: Source


class BonusAboveThree(TypedDict):
    """For 4, 5 and 6 cards, under each value of the option."""

    source: Source
    cap: list[int]
    sets: list[int]
    linear: list[int]


class Bonus(TypedDict):
    """What assistants and shovels give, by the number owned; `alone` for a single one that is used."""

    source: Source
    by_count: list[int]
    alone: int
    above_three: BonusAboveThree


class Congress(TypedDict):
    """Points by the number of congresses, and for more than the table has."""

    source: Source
    points: list[int]
    above: int


class Majority(TypedDict):
    """Points for most books of a site, alone or shared."""

    source: Source
    sole: int
    tied: int


class ThebesComponents(TypedDict):
    """Everything in the box. `stacks` and `stacks_alternative` hold a table per number of seats beside their source."""

    format: int
    game: GameSection
    places: Places
    map: Map
    distances: Distances
    positions: Positions
    colours: Colours
    track: Track
    display: Display
    setup: Setup
    stacks: dict[str, StacksOfSeats | str]
    stacks_alternative: dict[str, StacksOfSeats | str]
    wheel: Wheel
    research: list[ResearchCard]
    exhibition: list[ExhibitionCard]
    tokens: Tokens
    artifact: list[Artifact]
    bonus: Bonus
    congress: Congress
    majority: Majority
