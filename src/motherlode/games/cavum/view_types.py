"""The types of what a viewer sees (see `view.py`); only the colours in a hand differ by viewer."""

from typing import NotRequired, TypedDict

from motherlode.games.cavum.components import Piece, TileKind
from motherlode.games.cavum.state import Step


class VeinView(TypedDict):
    """A vein on a hex and the stones left on it."""

    colour: str
    stones: int


class HexView(TypedDict):
    """A mountain hex. The tile is the top tile, such as `tunnel_4` or `dynamite_3`; covered tiles are not shown.

    `links` are the directions in which a tunnel goes on into the next cell; `station` is the seat that owns it.
    """

    id: str
    q: int
    r: int
    tile: NotRequired[TileKind]
    rotation: NotRequired[int]
    exits: NotRequired[list[int]]
    level: NotRequired[int]
    links: NotRequired[list[int]]
    vein: NotRequired[VeinView]
    station: NotRequired[int]


class SpaceView(TypedDict):
    """A city space, with the seat that owns the station on it."""

    id: str
    q: int
    r: int
    station: NotRequired[int]


class CityView(TypedDict):
    """A city; `free` is what a connected station in it would score."""

    id: str
    size: int
    free: int
    spaces: list[SpaceView]


class StockView(TypedDict):
    """Pieces by kind; stations by seat."""

    tunnel_2: int
    tunnel_3: int
    tunnel_4: int
    tunnel_6: int
    dynamite_2: int
    dynamite_3: int
    dynamite_4: int
    dynamite_6: int
    vein: int
    option: int
    prospect: int
    stations: list[int]


class OrderView(TypedDict):
    """An order card, with the 2-chips that lie on it."""

    id: str
    stones: list[str]
    value: int
    penalty: int
    chips: int


class AuctionView(TypedDict):
    """The bid that stands in a sequence auction or colour sale, and the seats that have passed."""

    colour: str | None
    bid: int | None
    bidder: int | None
    passed: list[int]


class TurnView(TypedDict):
    """The turn of building and the choice in progress.

    `acts` are the actions done; `laid` is the hex of the tile laid in the action before. `stones` are the colours that
    the route would bring so far.
    """

    acts: int
    laid: str | None
    piece: Piece | None
    tile: TileKind | None
    hex: str | None
    route: list[str]
    stones: list[str]


class PlayerView(TypedDict):
    """A player. `space` and `laps` show the score on its track; `dynamite` is the tile that comes with the card.

    `pieces` are left of the set, by kind; `points` are the score by its sources, as the outcome tells them.
    `stones` counts the stones in the hand; their colours are in `hand`, None where the viewer may not see them.
    `reach` are the places with a path to a mountain station of the player, `connected` the city spaces that score.
    """

    score: int
    space: int
    laps: int
    card: int | None
    dynamite: TileKind | None
    pieces: dict[Piece, int]
    stones: int
    hand: dict[str, int] | None
    orders: list[OrderView]
    points: dict[str, int]
    reach: list[str]
    connected: list[str]


class CavumView(TypedDict):
    """The table. `prices` are the highest open prices by colour, `cards` the sequence cards that nobody holds.

    `orders` lie face up, `deck` counts those still hidden; `active` is the seat that must act.
    """

    phase: int
    phases: int
    step: Step
    active: int | None
    hexes: list[HexView]
    cities: list[CityView]
    prices: dict[str, int]
    pool: StockView
    supply: StockView
    orders: list[OrderView]
    deck: int
    cards: list[int]
    auction: AuctionView
    turn: TurnView
    players: list[PlayerView]
