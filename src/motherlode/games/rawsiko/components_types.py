"""The shape of components.toml of RAWsiko, as the server sends it. Pairs are lists of two in the parsed file."""

from typing import Literal, TypeAlias, TypedDict

Source: TypeAlias = Literal["rulebook", "component", "likely", "reconstructed"]


class Sourced(TypedDict):
    """What every entry says of itself: where it comes from, and what speaks for it."""

    source: Source
    evidence: str


class Title(Sourced):
    """The game itself."""

    id: str
    title: str
    seats: list[int]
    age: int
    edition: str


class Counts(Sourced):
    """How many there are of each, as a check on the entries."""

    continents: int
    territories: int
    land_links: int
    sea_links: int
    materials: int
    placements: int
    goals: int
    goal_cards: int


class Dice(Sourced):
    """The dice of battles."""

    sides: int


class ClosedArea(Sourced):
    """Countries that are drawn but are no territory."""

    iso: list[str]


class Closed(TypedDict):
    """The areas outside the map."""

    china: ClosedArea
    inactive: ClosedArea


class Fixed(Sourced):
    """One number of the rules."""

    value: int


# A number for each number of players; its keys are no names, hence no class.
BySeats = TypedDict("BySeats", {"3": int, "4": int, "5": int, "source": Source, "evidence": str})


class Setup(TypedDict):
    """The numbers of the set-up and of play."""

    territories_round_1: BySeats
    territories_round_2: BySeats
    extra_resources: BySeats
    players_per_continent_max: Fixed
    max_resources_in_battle: Fixed
    investment_divisor: Fixed


class Continent(Sourced):
    """A continent and how many territories it has."""

    id: str
    size: int


class Placement(TypedDict):
    """A material of a territory: the country of the real occurrence, and what there is of it.

    P mined or produced, R refined, D known deposit, X stated by the rulebook. `country` is a code of ISO 3166-1.
    """

    material: str
    country: str
    kind: Literal["P", "R", "D", "X"]
    refs: list[str]
    source: Source


class Territory(Sourced):
    """A territory: the countries it is drawn from, and longitude and latitude of its badge."""

    id: str
    continent: str
    iso: list[str]
    anchor: tuple[float, float]
    continent_source: Source
    placements: list[Placement]


class Link(Sourced):
    """Two territories that are neighbours."""

    between: tuple[str, str]
    kind: Literal["land", "sea"]


class Material(Sourced):
    """A raw material, its symbol as id, and the years in which the European Union listed it as critical."""

    id: str
    eu_list: list[int]


class Goal(Sourced):
    """A product: its tier, its victory points and the materials it needs."""

    id: str
    tier: int
    vp: int
    materials: list[str]
    materials_source: Source


class Card(Sourced):
    """A goal card: one goal of each tier."""

    id: str
    goals: list[str]
    total_vp: int


class DrawnLinks(Sourced):
    """Links that are drawn in a way of their own."""

    links: list[tuple[str, str]]
    note: str


class DrawnTerritories(Sourced):
    """Territories that are drawn in a way of their own."""

    territories: list[str]
    note: str


class Drawing(TypedDict):
    """Advice for drawing the map."""

    dateline_links: DrawnLinks
    dashed_over_land: DrawnLinks
    omitted_borders: DrawnLinks
    move_anchor_by_hand: DrawnTerritories


class RawsikoComponents(TypedDict):
    """Everything in the box. `references` explains by id what evidence refers to."""

    format: int
    game: Title
    counts: Counts
    dice: Dice
    closed: Closed
    setup: Setup
    continent: list[Continent]
    territory: list[Territory]
    link: list[Link]
    material: list[Material]
    goal: list[Goal]
    card: list[Card]
    drawing: Drawing
    references: dict[str, str]
