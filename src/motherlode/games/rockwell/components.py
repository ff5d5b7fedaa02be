"""The box of Rockwell (chapter R1): loads components.toml, checks it, and lays it out as flat tables."""

from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Final

from motherlode.games.rockwell.mine import CORE, EDGE, ENTRANCE, PLACE_NAMES, RINGS, SECTORS, TILES
from motherlode.games.rockwell.view_types import Kind, Ring
from motherlode.kernel import Reader, components_checksum, components_reader, load_components

KIND_NAMES: Final[tuple[Kind, ...]] = ("zinc", "copper", "silver", "gold")
KINDS: Final = 4
RING_NAMES: Final[tuple[Ring, ...]] = ("a", "b", "c", "d")
BOARD_NAMES: Final = ("board_1", "board_2", "board_3")
CREWS: Final = 4
SEATS: Final = (2, 3, 4)
LEVELS: Final = 3
STRONGEST: Final = 4
PILES: Final = 8
TYPES: Final = 9
DELIVERIES: Final = 28
CARDS: Final = 48
LISTS: Final = (
    "resources", "powers", "terrain_tiles", "extraction_cards", "hire_prices", "chairs", "chairs_one_per_player",
    "upgrades", "achievements", "achievement_tiles_used", "majorities", "delivery_tiles", "pieces",
)  # fmt: skip
TABLES: Final = (
    "game", "money", "start", "per_player", "geometry", "power_set_2_to_9", "subcontractor", "bribe",
    "drilling_track", "end",
)  # fmt: skip
SOURCES: Final = ("rulebook", "component", "likely", "reconstructed")
# A danger takes nothing from a player with this much protection.
SHELTERED: Final = 1000

# What an achievement asks for.
CUBES: Final = 0
CARDS_KEPT: Final = 1
STRONG_CREWS: Final = 2
ALL_DEEP: Final = 3
IN_CORE: Final = 4

PRINTED: Final = Path(__file__).with_name("components.toml")


class Need:
    """The condition of an achievement (R16.4-R16.6); fields that do not belong to its kind are zero."""

    def __init__(self, kind: int, cubes: list[int], count: int, strength: int, ring: int) -> None:
        self.kind: Final = kind
        self.cubes: Final = cubes
        self.count: Final = count
        self.strength: Final = strength
        self.ring: Final = ring


class Box:
    """Everything in the box, as lists by index. A pile is numbered by its power: the weaker of level A first."""

    def __init__(self, file: Path | None = None) -> None:
        data = load_components(file or PRINTED)
        reader = components_reader(data)
        self.checksum: Final = components_checksum(data)
        check_sources(reader)
        self._load_resources(reader)
        self._load_geometry(reader.section("geometry"))
        self._load_powers(reader)
        self._load_tiles(reader)
        self._load_cards(reader)
        self._load_hiring(reader)
        self._load_upgrades(reader)
        self._load_chairs(reader)
        self._load_achievements(reader)
        self._load_deliveries(reader)
        self._load_end(reader)

    def _load_resources(self, reader: Reader) -> None:
        entries = by_id(reader, "resources", KIND_NAMES)
        self.values = [entry.integer("market_value") for entry in entries]
        ranks = [entry.integer("rank") for entry in entries]
        if sorted(ranks) != list(range(1, KINDS + 1)) or min(self.values) < 1:
            raise reader.fail("'resources' need the ranks 1 to 4 and market values above zero")
        self.dearest_first = sorted(range(KINDS), key=ranks.__getitem__, reverse=True)
        money = reader.section("money")
        self.notes = money.integers("notes")
        if not self.notes or any(small >= large or large % small for large, small in pairwise(self.notes)):
            raise money.fail("'notes' must fall, each a multiple of the next")
        if any(value % self.notes[-1] for value in self.values):
            raise money.fail("the market values must be multiples of the smallest note")
        start = reader.section("start")
        self.start_cubes = start.integers("cubes", KINDS)
        self.start_money = start.integer("money")
        self.start_tokens = start.integer("insurance_tokens")
        crews = start.section("crews")
        self.start_strength = crews.integer("strength")
        expect(crews, "count", crews.integer("count"), CREWS)
        expect(crews, "most", crews.integer("most"), STRONGEST)

    def _load_geometry(self, section: Reader) -> None:
        if tuple(section.texts("rings")) != RING_NAMES:
            raise section.fail("'rings' must be a, b, c, d, outermost first")
        expect(section, "sectors", section.integer("sectors"), SECTORS)
        expect(section, "edges", section.integer("edges"), TILES)
        entrances = section.section("entrances")
        names = PLACE_NAMES[ENTRANCE:CORE]
        self.entrances = [[tile_of(entrances, name) for name in entrances.texts(entrance)] for entrance in names]
        touched = [tile for tiles in self.entrances for tile in tiles]
        if sorted(touched) != list(range(SECTORS)) or any(len(tiles) != 2 for tiles in self.entrances):
            raise entrances.fail("each entrance touches two tiles of ring a, and each of these one entrance")
        borders = section.section("core_borders")
        self.core_borders = [tile_of(borders, name) for name in borders.texts("tiles")]
        if any(tile // SECTORS != RINGS - 1 for tile in self.core_borders) or not self.core_borders:
            raise borders.fail("the core borders tiles of ring d")

    def _load_powers(self, reader: Reader) -> None:
        self.powers: list[int] = []
        for ring, entry in zip(RING_NAMES, reader.sections("powers"), strict=False):
            expect(entry, "level", entry.text("level"), ring)
            powers = entry.integers("powers", 2)
            expect(entry, "tiles_each", entry.integer("tiles_each"), SECTORS // 2)
            self.powers += sorted(powers)
        if len(self.powers) != PILES or len(set(self.powers)) != PILES:
            raise reader.fail("'powers' must name two powers for each level, eight different ones in all")
        shifted = reader.section("power_set_2_to_9")
        self.shift = shifted.integer("shift")
        self.swaps = [(pair.text("0"), pair.text("1")) for pair in shifted.lists("swap_cards")]

    def _pile(self, entry: Reader, power: int) -> int:
        if power not in self.powers:
            raise entry.fail(f"no tile has the power {power}")
        return self.powers.index(power)

    def _load_tiles(self, reader: Reader) -> None:
        """Tiles with the same power and back are copies of one; they bear the name of the first."""
        self.backs: list[str] = []
        self.back_pile: list[int] = []
        self.back_yield: list[list[int]] = []
        self.back_copies: list[int] = []
        for entry in unique(reader, "terrain_tiles", TILES):
            pile = self._pile(entry, entry.integer("power"))
            expect(entry, "level", entry.text("level"), RING_NAMES[pile // 2])
            self._add_back(entry.text("id"), pile, entry.integers("yield", KINDS))
        tiles = Counter(dict.fromkeys(range(PILES), 0))
        for pile, copies in zip(self.back_pile, self.back_copies, strict=True):
            tiles[pile] += copies
        for pile, count in tiles.items():
            if count != SECTORS // 2:
                raise reader.fail(f"'terrain_tiles' has {count} tiles of power {self.powers[pile]} instead of 4")

    def _add_back(self, name: str, pile: int, cubes: list[int]) -> None:
        for back in range(len(self.backs)):
            if self.back_pile[back] == pile and self.back_yield[back] == cubes:
                self.back_copies[back] += 1
                return
        self.backs.append(name)
        self.back_pile.append(pile)
        self.back_yield.append(cubes)
        self.back_copies.append(1)

    def _load_cards(self, reader: Reader) -> None:
        entries = unique(reader, "extraction_cards", CARDS)
        self.cards = [entry.text("id") for entry in entries]
        self.card_pile = [self._pile(entry, entry.integer("pile")) for entry in entries]
        self.card_cubes = [entry.integers("cubes", KINDS) for entry in entries]
        self.card_danger = [entry.flag("danger") for entry in entries]
        self.most_cubes = max(sum(cubes) for cubes in self.card_cubes)
        for entry, cubes in zip(entries, self.card_cubes, strict=True):
            expect(entry, "market_value", entry.integer("market_value"), worth(self.values, cubes))
        for pile in range(PILES):
            if self.card_pile.count(pile) < SECTORS // 2:
                raise reader.fail(
                    f"'extraction_cards' has fewer cards for power {self.powers[pile]} than there are tiles"
                )
        for first, second in self.swaps:
            if first not in self.cards or second not in self.cards:
                raise reader.fail(f"'power_set_2_to_9' swaps {first} and {second}, but they are not both cards")

    def _load_hiring(self, reader: Reader) -> None:
        entries = reader.sections("hire_prices")
        if [entry.integer("strength") for entry in entries] != list(range(1, STRONGEST + 1)):
            raise reader.fail("'hire_prices' must be given for the strengths 1 to 4")
        self.hire_price = [0] + [entry.integer("price") for entry in entries]
        section = reader.section("subcontractor")
        self.dice = section.integer("dice")
        self.die_cap = section.integers("strongest_by_level", RINGS)
        if max(self.die_cap) > STRONGEST:
            raise section.fail("no die shows more than 4")
        self.bribes = reader.section("bribe").integer("tokens")
        track = reader.section("drilling_track")
        self.drilling_rounds = sum(box.startswith("drill_") for box in track.texts("boxes"))
        if self.drilling_rounds < 1:
            raise track.fail("'boxes' must hold drilling rounds")

    def _load_upgrades(self, reader: Reader) -> None:
        """Prices by number of seats, then by the level reached."""
        entries = reader.sections("upgrades")
        sectors = {"crew": range(2, STRONGEST + 1)} | dict.fromkeys(
            ("safety", "mobility", "shaft"), range(1, LEVELS + 1)
        )
        self.prices: dict[str, dict[int, list[int]]] = {}
        for sector, levels in sectors.items():
            self.prices[sector] = {seats: [0] * (levels.stop) for seats in SEATS}
            for seats in SEATS:
                for level in levels:
                    entry = upgrade_entry(reader, entries, sector, level, seats)
                    self.prices[sector][seats][level] = entry.integer("price")
        self.protection = {
            seats: [0] + [protects(reader, entries, level, seats) for level in (1, 2, 3)] for seats in SEATS
        }

    def _load_chairs(self, reader: Reader) -> None:
        """What each chair of a board gives, by number of seats; the second table is that of `one_per_player`."""
        entries = reader.sections("chairs")
        self.bribe_chairs: dict[int, list[bool]] = {}
        self.times: dict[int, list[list[int]]] = {}
        self.times_each: dict[int, list[list[int]]] = {}
        for seats in SEATS:
            boards = [self._board(reader, entries, board, seats) for board in BOARD_NAMES]
            self.bribe_chairs[seats] = [gives(entry) for entry in boards[0]]
            self.times[seats] = [[entry.integer("times") for entry in board] for board in boards[1:]]
            self.times_each[seats] = [self._times_each(reader, board, seats) for board in BOARD_NAMES[1:]]
        widths = [[len(self.bribe_chairs[seats]) for seats in SEATS]]
        widths += [[len(table[seats][n]) for seats in SEATS for table in (self.times, self.times_each)] for n in (0, 1)]
        self.chairs = [max(width) for width in widths]

    def _board(self, reader: Reader, entries: list[Reader], board: str, seats: int) -> list[Reader]:
        chairs = [entry for entry in entries if entry.text("board") == board and seats in entry.integers("seats")]
        if not chairs or [entry.integer("chair") for entry in chairs] != list(range(1, len(chairs) + 1)):
            raise reader.fail(f"'chairs' must number the chairs of {board} from 1 on, for {seats} seats")
        return chairs

    def _times_each(self, reader: Reader, board: str, seats: int) -> list[int]:
        for entry in reader.sections("chairs_one_per_player"):
            if entry.text("board") == board and seats in entry.integers("seats"):
                return entry.integers("times")
        raise reader.fail(f"'chairs_one_per_player' lacks {board} for {seats} seats")

    def _load_achievements(self, reader: Reader) -> None:
        entries = unique(reader, "achievements", TYPES)
        self.types = [entry.text("id") for entry in entries]
        self.type_class = [entry.text("class") for entry in entries]
        self.needs = [need_of(entry.section("need")) for entry in entries]
        full = [entry.integers("stars") for entry in entries]
        for entry, stars in zip(entries, full, strict=True):
            if min(stars) < 1 or stars != sorted(stars, reverse=True):
                raise entry.fail("'stars' must fall from the top tile on, and never to zero")
        self.stars: dict[int, list[list[int]]] = {}
        for seats in SEATS:
            entry = for_seats(reader, "achievement_tiles_used", seats)
            use = entry.integers("use")
            if len(use) < seats or any(place >= len(stars) for stars in full for place in use):
                raise entry.fail(f"'use' must name a tile in each stack for each of {seats} seats")
            self.stars[seats] = [[stars[place] for place in use] for stars in full]

    def _load_deliveries(self, reader: Reader) -> None:
        entries = unique(reader, "delivery_tiles", DELIVERIES)
        self.deliveries = [entry.text("id") for entry in entries]
        self.delivery_type = [named(entry, "type", KIND_NAMES) for entry in entries]
        self.delivery_cubes = [entry.integers("cubes", KINDS) for entry in entries]
        self.delivery_stars = [entry.integer("stars") for entry in entries]
        for kind in range(KINDS):
            costs = [sum(self.delivery_cubes[tile]) for tile in self.deliveries_of(kind)]
            if costs != sorted(costs) or not costs:
                raise reader.fail(f"'delivery_tiles' of {KIND_NAMES[kind]} must be listed, cheapest first")

    def deliveries_of(self, kind: int) -> list[int]:
        return [tile for tile in range(len(self.deliveries)) if self.delivery_type[tile] == kind]

    def _load_end(self, reader: Reader) -> None:
        section = reader.section("end")
        self.cores_to_end = dict(zip(SEATS, section.integers("cores", len(SEATS)), strict=True))
        self.achievements_to_end = section.integer("achievements")
        wanted = section.text("all_of_class")
        if wanted not in self.type_class:
            raise section.fail(f"no achievement is of class {wanted!r}")
        self.types_to_end = [number for number in range(TYPES) if self.type_class[number] == wanted]
        self.majority = {seats: for_seats(reader, "majorities", seats).integers("points", seats) for seats in SEATS}


def worth(values: list[int], cubes: list[int]) -> int:
    return sum(value * count for value, count in zip(values, cubes, strict=True))


def expect(entry: Reader, name: str, found: int | str, wanted: int | str) -> None:
    if found != wanted:
        raise entry.fail(f"{name!r} is {found} instead of {wanted}")


def named(entry: Reader, name: str, names: tuple[str, ...]) -> int:
    text = entry.text(name)
    if text not in names:
        raise entry.fail(f"{name!r} is {text!r}, which is none of {', '.join(names)}")
    return names.index(text)


def unique(reader: Reader, name: str, count: int) -> list[Reader]:
    """The entries of a list, of which there must be `count`, and no id twice."""
    entries = reader.sections(name)
    ids = [entry.text("id") for entry in entries]
    if len(ids) != count:
        raise reader.fail(f"{name!r} has {len(ids)} entries instead of {count}")
    for id, copies in Counter(ids).items():
        if copies > 1:
            raise reader.fail(f"{name!r} has {id!r} {copies} times")
    return entries


def by_id(reader: Reader, name: str, ids: tuple[str, ...]) -> list[Reader]:
    """The entries of a list that must have exactly these ids, in this order."""
    entries = reader.sections(name)
    if tuple(entry.text("id") for entry in entries) != ids:
        raise reader.fail(f"{name!r} must be {', '.join(ids)}, in this order")
    return entries


def for_seats(reader: Reader, name: str, seats: int) -> Reader:
    for entry in reader.sections(name):
        if entry.integer("seats") == seats:
            return entry
    raise reader.fail(f"{name!r} lacks an entry for {seats} seats")


def tile_of(entry: Reader, name: str) -> int:
    if name not in PLACE_NAMES[:EDGE]:
        raise entry.fail(f"there is no tile {name!r}")
    return PLACE_NAMES.index(name)


def gives(entry: Reader) -> bool:
    """Whether a chair of board 1 gives the bribe; otherwise it gives the subcontractor."""
    return named(entry, "gives", ("subcontractor", "bribe")) == 1


def upgrade_entry(reader: Reader, entries: list[Reader], sector: str, level: int, seats: int) -> Reader:
    for entry in entries:
        if entry.text("sector") == sector and entry.integer("level") == level and seats in entry.integers("seats"):
            return entry
    raise reader.fail(f"'upgrades' lacks level {level} of {sector} for {seats} seats")


def protects(reader: Reader, entries: list[Reader], level: int, seats: int) -> int:
    entry = upgrade_entry(reader, entries, "safety", level, seats)
    return (
        SHELTERED if entry.has("protects_from_all") and entry.flag("protects_from_all") else entry.integer("protects")
    )


def need_of(entry: Reader) -> Need:
    if entry.has("cubes"):
        return Need(CUBES, entry.integers("cubes", KINDS), 0, 0, 0)
    if entry.has("cards"):
        return Need(CARDS_KEPT, [], entry.integer("cards"), 0, 0)
    if entry.has("crews"):
        return Need(STRONG_CREWS, [], entry.integer("crews"), entry.integer("strength"), 0)
    if entry.has("all_at"):
        return Need(ALL_DEEP, [], CREWS, 0, named(entry, "all_at", RING_NAMES))
    if entry.has("in_core"):
        return Need(IN_CORE, [], entry.integer("in_core"), 0, 0)
    raise entry.fail("one of cubes, cards, crews, all_at, in_core is needed")


def check_sources(reader: Reader) -> None:
    """Every entry of a list, and every table, says where it comes from."""
    for name in LISTS:
        for entry in reader.sections(name):
            named(entry, "source", SOURCES)
    for name in TABLES:
        named(reader.section(name), "source", SOURCES)
