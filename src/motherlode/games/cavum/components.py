"""The box of Cavum (chapters C2, C3.2, C7, C8.1): loads components.toml, checks it, and lays it out as flat tables."""

from pathlib import Path
from typing import Final, Literal, TypeAlias

from motherlode.games.cavum.grid import DIRECTIONS, Grid, cells_within, hex_name, ring_of
from motherlode.kernel import Data, Reader, components_checksum, components_reader, load_components

SEATS: Final = 4
HEXES: Final = 91
SPACES: Final = 31
NODES: Final = HEXES + SPACES
COLOURS: Final = 6
SCALE: Final = 9
ORDERS: Final = 15
PHASES: Final = 3
# C3.2: the numbers of exits a tile can have.
SIZES: Final = (2, 3, 4, 6)
SHAPES: Final = 4

# Kinds of tiles: the four tunnel tiles, then the four dynamite tiles.
TunnelKind: TypeAlias = Literal["tunnel_2", "tunnel_3", "tunnel_4", "tunnel_6"]
DynamiteKind: TypeAlias = Literal["dynamite_2", "dynamite_3", "dynamite_4", "dynamite_6"]
TileKind: TypeAlias = TunnelKind | DynamiteKind
TUNNELS: Final[tuple[TunnelKind, ...]] = ("tunnel_2", "tunnel_3", "tunnel_4", "tunnel_6")
DYNAMITES: Final[tuple[DynamiteKind, ...]] = ("dynamite_2", "dynamite_3", "dynamite_4", "dynamite_6")
KINDS: Final[tuple[TileKind, ...]] = (*TUNNELS, *DYNAMITES)
FIRST_DYNAMITE: Final = 4
# Stocks (pool and supply): the kinds of tiles, then these, the stations by seat at the end.
VEINS: Final = 8
OPTIONS_LEFT: Final = 9
PROSPECTS: Final = 10
STATIONS: Final = 11
STOCK: Final = (*KINDS, "vein", "option", "prospect", "station")
# The pieces of a set (C7.1): four tunnel tiles, then these.
DYNAMITE: Final = 4
VEIN: Final = 5
STATION: Final = 6
OPTION: Final = 7
PROSPECT: Final = 8
Piece: TypeAlias = TunnelKind | Literal["dynamite", "vein", "station", "option", "prospect"]
PIECES: Final[tuple[Piece, ...]] = (*TUNNELS, "dynamite", "vein", "station", "option", "prospect")
# What an option may take from the pool (C14.3).
TAKES: Final = (*KINDS, "vein", "station")

SOURCES: Final = ("rulebook", "component", "likely", "reconstructed")
PRINTED: Final = Path(__file__).with_name("components.toml")


class Box:
    """Everything in the box, as lists by index."""

    def __init__(self, file: Path | None = None) -> None:
        data = load_components(file or PRINTED)
        reader = components_reader(data)
        self.checksum: Final = components_checksum(data)
        self._load_game(reader)
        self._load_board(reader)
        self._load_shapes(reader)
        self._load_gems(reader)
        self._load_start(reader)
        self._load_cards(reader)
        self._load_stocks(reader)
        self._load_orders(reader)

    def _load_game(self, reader: Reader) -> None:
        game = entry(reader, "game")
        self.start_score = at_least(game, "start_score", 0)
        self.score_track = at_least(game, "score_track", 1)
        self.turn_actions = at_least(game, "actions_per_turn", 1)
        self.player_colours = game.texts("colours")
        phases = entry(reader, "phases")
        if (phases.integer("full"), phases.integer("learning")) != (PHASES, PHASES - 1):
            raise phases.fail(f"there must be {PHASES} phases, and {PHASES - 1} in the learning game")
        points = entry(reader, "points")
        self.option_points = at_least(points, "option", 0)
        self.chip_points = at_least(points, "chip", 0)
        stones = entry(reader, "vein_stones")
        self.vein_stones = [0, 0, *(at_least(stones, str(seats), 1) for seats in range(2, SEATS + 1))]

    def _load_board(self, reader: Reader) -> None:
        board = entry(reader, "board")
        self.radius = at_least(board, "radius", 1)
        cities = entries(reader, "city")
        self.cities = [city.text("id") for city in cities]
        spaces = [space for city in cities for space in entries(city, "spaces")]
        self.spaces = [space.text("id") for space in spaces]
        self.city_size = [city.section("size").integer("value") for city in cities]
        self.space_city = [number for number, city in enumerate(cities) for _ in city.sections("spaces")]
        for number, city in enumerate(cities):
            if self.space_city.count(number) != self.city_size[number]:
                raise city.fail(f"{self.space_city.count(number)} spaces instead of {self.city_size[number]}")
        self._check_ring(board, spaces, entries(reader, "brown"))
        self.grid = Grid(self.radius, [cell_of(space) for space in spaces])
        self._name_nodes(board)
        for number, space in enumerate(spaces):
            self._check_touches(space, self.grid.hexes + number)

    def _check_ring(self, board: Reader, spaces: list[Reader], brown: list[Reader]) -> None:
        """Every cell of the ring is one city space or brown (C2.3)."""
        ring = [cell_of(cell) for cell in spaces + brown]
        for cell in spaces + brown:
            if ring_of(*cell_of(cell)) != self.radius + 1 or ring.count(cell_of(cell)) > 1:
                raise cell.fail("a city space or brown cell must have its own place in the ring")
        if len(ring) != 6 * (self.radius + 1):
            raise board.fail(f"{len(ring)} cells in the ring instead of {6 * (self.radius + 1)}")
        if len(spaces) != SPACES:
            raise board.fail(f"{len(spaces)} city spaces instead of {SPACES}")

    def _name_nodes(self, board: Reader) -> None:
        cells = cells_within(self.radius)
        if len(cells) != HEXES:
            raise board.fail(f"{len(cells)} hexes instead of {HEXES}")
        self.names = [hex_name(q, r, self.radius) for q, r in cells] + self.spaces
        if len(set(self.names + self.cities)) != len(self.names) + len(self.cities):
            raise board.fail("two places share one id")

    def _check_touches(self, space: Reader, node: int) -> None:
        near = self.grid.near[node * DIRECTIONS : (node + 1) * DIRECTIONS]
        beside = sorted(self.grid.cells[other] for other in near if other >= 0)
        listed = sorted((touched.integer("0"), touched.integer("1")) for touched in space.lists("touches"))
        if beside != listed:
            raise space.fail(f"lies beside {beside}, not {listed}")

    def _load_shapes(self, reader: Reader) -> None:
        shapes = entries(reader, "shape")
        if [len(shape.integers("exits")) for shape in shapes] != list(SIZES):
            raise reader.fail(f"shape: there must be one each with {SIZES} exits")
        self.rotations = [rotations_of(shape) for shape in shapes]
        # By tile (see `tile_of`): its exits as six bits.
        self.exits = [0] * (1 + len(KINDS) * DIRECTIONS)
        for kind in range(len(KINDS)):
            basic = shapes[kind % SHAPES].integers("exits")
            for k in range(DIRECTIONS):
                self.exits[tile_of(kind, k)] = sum(1 << (e + k) % DIRECTIONS for e in basic)

    def _load_gems(self, reader: Reader) -> None:
        gems_section = entry(reader, "gems")
        if gems_section.integer("scale") != SCALE:
            raise gems_section.fail(f"a price scale has {SCALE} spaces")
        gems = entries(reader, "gem")
        self.colours = [gem.text("id") for gem in gems]
        self.on_scale = [gem.integer("on_scale") for gem in gems]
        if len(set(self.colours)) != COLOURS or len(gems) != COLOURS:
            raise reader.fail(f"gem: there must be {COLOURS} different colours")

    def _load_start(self, reader: Reader) -> None:
        tiles = entries(reader, "start_tile")
        self.start_hexes = [self._hex(tile) for tile in tiles]
        self.start_tiles = [self._start_tile(tile) for tile in tiles]
        self.start_veins = [(-1, 0) for _ in tiles]
        for number, tile in enumerate(tiles):
            if tile.has("vein"):
                vein = tile.section("vein")
                self.start_veins[number] = (index(vein, "colour", self.colours), at_least(vein, "stones", 1))
        if len(set(self.start_hexes)) != len(tiles):
            raise reader.fail("start_tile: two tiles on one hex")
        for colour, name in enumerate(self.colours):
            stones = self.on_scale[colour] + sum(count for vein, count in self.start_veins if vein == colour)
            if stones != SCALE or self.on_scale[colour] < 0:
                raise reader.fail(f"gem[{name}]: {stones} stones on scale and veins instead of {SCALE}")

    def _hex(self, tile: Reader) -> int:
        cell = cell_of(tile)
        if ring_of(*cell) > self.radius:
            raise tile.fail(f"{cell} is no hex of the mountain")
        return self.grid.cells.index(cell)

    def _start_tile(self, tile: Reader) -> int:
        kind, rotation = index(tile, "tile", KINDS), tile.integer("rotation")
        if rotation not in self.rotations[kind % SHAPES]:
            raise tile.fail(f"{KINDS[kind]} has no rotation {rotation}")
        return tile_of(kind, rotation)

    def _load_cards(self, reader: Reader) -> None:
        cards = entries(reader, "sequence_card")
        if [card.integer("number") for card in cards] != list(range(1, SEATS + 1)):
            raise reader.fail(f"sequence_card: there must be the numbers 1 to {SEATS}")
        # By number: the kind of dynamite tile it gives (C7.2).
        self.card_dynamite = [-1] + [index(card, "dynamite", KINDS) for card in cards]
        for card, kind in zip(cards, self.card_dynamite[1:], strict=True):
            if kind < FIRST_DYNAMITE:
                raise card.fail(f"{KINDS[kind]} is no dynamite tile")

    def _load_stocks(self, reader: Reader) -> None:
        total, pool, pieces = entry(reader, "total"), entry(reader, "pool"), entry(reader, "set")
        self.total = [at_least(total, name, 0) for name in STOCK]
        self.pool = [at_least(pool, name, 0) if pool.has(name) else 0 for name in STOCK]
        self.set = [at_least(pieces, name, 0) for name in PIECES]
        if self.set[DYNAMITE] != 1 or self.set[PROSPECT] != 1:
            raise pieces.fail("each player takes one dynamite tile and one prospect tile")
        for number, name in enumerate(STOCK):
            needed = self.needed(number)
            if needed > self.total[number]:
                raise total.fail(f"{name}: {self.total[number]}, but a whole game needs {needed}")

    def needed(self, stock: int) -> int:
        """How many of a stock a game of four needs (C1.16); stations, options and prospect tiles by player."""
        if stock >= OPTIONS_LEFT:
            lasting = PHASES if stock == STATIONS else 1
            piece = {OPTIONS_LEFT: OPTION, PROSPECTS: PROSPECT, STATIONS: STATION}[stock]
            return self.pool[stock] + lasting * self.set[piece]
        started = [(tile - 1) // DIRECTIONS for tile in self.start_tiles].count(stock)
        if stock == VEINS:
            started = sum(colour >= 0 for colour, _ in self.start_veins)
            return started + self.pool[stock] + PHASES * SEATS * self.set[VEIN]
        if stock >= FIRST_DYNAMITE:
            return started + self.pool[stock] + PHASES * self.card_dynamite.count(stock)
        return started + self.pool[stock] + PHASES * SEATS * self.set[stock]

    def _load_orders(self, reader: Reader) -> None:
        section, orders = entry(reader, "orders"), entries(reader, "order")
        self.turned_up = at_least(section, "turned_up", 0)
        self.orders = [order.text("id") for order in orders]
        self.value = [at_least(order, "value", 0) for order in orders]
        self.penalty = [at_least(order, "penalty", 0) for order in orders]
        self.order_stones = [[self._colour(order, name) for name in order.texts("stones")] for order in orders]
        if len(set(self.orders)) != ORDERS or len(orders) != ORDERS:
            raise section.fail(f"{len(set(self.orders))} different orders instead of {ORDERS}")
        if PHASES * self.turned_up > ORDERS:
            raise section.fail(f"{ORDERS} orders are not enough for {PHASES} times {self.turned_up}")
        for row in section.lists("by_stones"):
            size, number = row.integer("0"), row.integer("1")
            found = sum(len(stones) == size for stones in self.order_stones)
            if found != number:
                raise section.fail(f"{found} cards with {size} stones instead of {number}")

    def _colour(self, reader: Reader, name: str) -> int:
        if name not in self.colours:
            raise reader.fail(f"unknown colour {name!r}")
        return self.colours.index(name)


def tile_of(kind: int, rotation: int) -> int:
    """A tile as one number above 0: its kind and how it is turned."""
    return 1 + kind * DIRECTIONS + rotation


def entry(reader: Reader, name: str) -> Reader:
    """A block of the file, with its source checked."""
    return sourced(reader.section(name))


def entries(reader: Reader, name: str) -> list[Reader]:
    return [sourced(item) for item in reader.sections(name)]


def sourced(reader: Reader) -> Reader:
    if reader.text("source") not in SOURCES:
        raise reader.fail(f"source must be one of {', '.join(SOURCES)}")
    return reader


def at_least(reader: Reader, name: str, least: int) -> int:
    number = reader.integer(name)
    if number < least:
        raise reader.fail(f"{name!r} must be at least {least}")
    return number


def cell_of(reader: Reader) -> tuple[int, int]:
    q, r = reader.integers("cell", 2)
    return q, r


def index(reader: Reader, name: str, known: list[str] | tuple[str, ...]) -> int:
    text = reader.text(name)
    if text not in known:
        raise reader.fail(f"unknown {name} {text!r}")
    return known.index(text)


def rotations_of(shape: Reader) -> list[int]:
    """The smallest rotation of each different exit set (C3.4), which the file must list."""
    exits = shape.integers("exits")
    if sorted(set(exits)) != sorted(exits) or any(e not in range(DIRECTIONS) for e in exits):
        raise shape.fail("exits must be different directions from 0 to 5")
    seen: list[set[int]] = []
    rotations: list[int] = []
    for k in range(DIRECTIONS):
        turned = {(e + k) % DIRECTIONS for e in exits}
        if turned not in seen:
            seen.append(turned)
            rotations.append(k)
    if rotations != shape.integers("rotations"):
        raise shape.fail(f"the different rotations are {rotations}")
    return rotations


def raw(file: Path | None = None) -> Data:
    """The components as data, sources included."""
    return load_components(file or PRINTED)
