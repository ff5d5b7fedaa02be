"""The box of Thebes (chapter T1): loads components.toml, checks it, and lays it out as flat tables."""

from collections import Counter
from pathlib import Path
from typing import Final

from motherlode.kernel import ComponentsError, Reader, components_checksum, components_reader, load_components

SITES: Final = 5
ARTIFACTS: Final = 13
# The tokens of a site in the order of their ids: the artifacts, then these three.
SPECIAL: Final = 13
GENERAL: Final = 14
DEBRIS: Final = 15
FINDS: Final = 15
TOKENS: Final = 16

# T1.8: kinds of research cards and how many of each there are.
KINDS: Final = {
    "special": 45,
    "rumour": 5,
    "general": 8,
    "assistant": 6,
    "shovel": 6,
    "car": 2,
    "zeppelin": 2,
    "special_permission": 2,
    "congress": 9,
}
EXHIBITIONS: Final = {"small": 5, "large": 5}
ROADS: Final = 18
TOP_KNOWLEDGE: Final = 12
TOP_WEEKS: Final = 12
YEAR: Final = 52

PRINTED: Final = Path(__file__).with_name("components.toml")


class Stacks:
    """How the research cards are split (T2.8-T2.12), and which exhibitions are mixed into the second stack."""

    def __init__(self, first: int, second: int, third: int, second_sizes: list[str], third_sizes: list[str]) -> None:
        self.first = first
        self.second = second
        self.third = third
        self.second_sizes = second_sizes
        self.third_sizes = third_sizes


class Box:
    """Everything in the box, as lists by index. Cards are the research cards, then the exhibitions."""

    def __init__(self, file: Path | None = None) -> None:
        data = load_components(file or PRINTED)
        reader = components_reader(data)
        self.checksum: Final = components_checksum(data)
        self._load_places(reader)
        self._load_research(reader)
        self._load_exhibitions(reader)
        self._load_tokens(reader)
        self._load_tables(reader)
        self._load_setup(reader)

    def _load_places(self, reader: Reader) -> None:
        section = reader.section("places")
        self.cities = section.texts("cities")
        self.sites = section.texts("sites")
        self.places = self.cities + self.sites
        if len(self.sites) != SITES or len(set(self.places)) != len(self.places):
            raise section.fail(f"there must be {SITES} sites, and no place twice")
        self.first_site = len(self.cities)
        self.start = self._place(section, section.text("start"))
        self.swap_place = self._place(section, section.text("swap"))
        self.card_cities = [self._place(section, city) for city in section.texts("card_cities")]
        self._load_map(reader.section("map"))
        self._check_distances(reader.section("distances"))

    def _place(self, reader: Reader, name: str) -> int:
        if name not in self.places:
            raise reader.fail(f"unknown place {name!r}")
        return self.places.index(name)

    def _site(self, reader: Reader, name: str) -> int:
        if name not in self.sites:
            raise reader.fail(f"unknown site {name!r}")
        return self.sites.index(name)

    def _card_city(self, reader: Reader) -> int:
        name = reader.text("city")
        place = self._place(reader, name)
        if place not in self.card_cities:
            raise reader.fail(f"{name!r} is no city for cards")
        return place

    def _load_map(self, section: Reader) -> None:
        roads = section.lists("roads")
        self.roads = [(self._place(road, road.text("0")), self._place(road, road.text("1"))) for road in roads]
        if len({frozenset(road) for road in self.roads}) != ROADS:
            raise section.fail(f"there must be {ROADS} different roads")
        self.distance = distances(len(self.places), self.roads)
        if any(steps < 0 for steps in self.distance):
            raise section.fail("not every place can be reached")

    def _check_distances(self, section: Reader) -> None:
        order = section.texts("order")
        for origin in order:
            for name, steps in zip(order, section.integers(origin, len(self.places)), strict=True):
                a, b = self._place(section, origin), self._place(section, name)
                if self.distance[a * len(self.places) + b] != steps:
                    raise section.fail(f"from {origin} to {name} the roads make another distance than {steps}")

    def _load_research(self, reader: Reader) -> None:
        cards = reader.sections("research")
        self.research = len(cards)
        self.names = [card.text("id") for card in cards]
        self.kind = [card.text("kind") for card in cards]
        self.city = [self._card_city(card) for card in cards]
        self.weeks = [card.integer("weeks") for card in cards]
        self.copies = [card.integer("copies") for card in cards]
        self.points = [card.integer("points") if card.has("points") else 0 for card in cards]
        self.card_site = [self._site(card, card.text("site")) if card.has("site") else -1 for card in cards]
        for card, kind, weeks, copies in zip(cards, self.kind, self.weeks, self.copies, strict=True):
            if kind not in KINDS:
                raise card.fail(f"unknown kind {kind!r}")
            if weeks < 1 or copies < 1:
                raise card.fail("weeks and copies must be at least 1")
            if kind in {"special", "rumour"} and not card.has("site"):
                raise card.fail(f"a {kind} card needs a site")
            if kind in {"special", "rumour", "general"} and (not card.has("points") or card.integer("points") < 1):
                raise card.fail(f"a {kind} card needs points")
        self._check_counts("research cards", Counter(dict.fromkeys(KINDS, 0)), KINDS)

    def _check_counts(self, what: str, counts: Counter[str], expected: dict[str, int]) -> None:
        for kind, copies in zip(self.kind, self.copies, strict=True):
            counts[kind] += copies
        for kind, number in expected.items():
            if counts[kind] != number:
                raise ComponentsError(f"{what}: {counts[kind]} of kind {kind!r} instead of {number}")

    def _load_exhibitions(self, reader: Reader) -> None:
        cards = reader.sections("exhibition")
        self.exhibition_size = [card.text("size") for card in cards]
        for size, number in EXHIBITIONS.items():
            if self.exhibition_size.count(size) != number:
                raise ComponentsError(f"exhibitions: {self.exhibition_size.count(size)} {size} instead of {number}")
        if len(cards) != sum(EXHIBITIONS.values()):
            raise ComponentsError(f"exhibitions: {len(cards)} instead of {sum(EXHIBITIONS.values())}")
        self.needs = [self._needs(card) for card in cards]
        self.names += [card.text("id") for card in cards]
        self.city += [self._card_city(card) for card in cards]
        self.weeks += [card.integer("weeks") for card in cards]
        self.points += [card.integer("points") for card in cards]
        self.cards = len(self.names)
        if len(set(self.names)) != self.cards:
            raise ComponentsError("cards: an id occurs twice")

    def _needs(self, card: Reader) -> list[int]:
        section = card.section("needs")
        needs = [0] * SITES
        for name in section.names():
            needs[self._site(section, name)] = section.integer(name)
        return needs

    def _load_tokens(self, reader: Reader) -> None:
        section = reader.section("tokens")
        if section.integer("debris") != 16:
            raise section.fail("there must be 16 debris a site")
        self.debris = section.integer("debris")
        special = section.section("special_for")
        self.special_for = [self._site(special, special.text(site)) for site in self.sites]
        self.token_names: list[str] = []
        self.token_value: list[int] = []
        artifacts = reader.sections("artifact")
        for site in range(SITES):
            self._load_site_tokens(
                site, [token for token in artifacts if self._site(token, token.text("site")) == site]
            )

    def _load_site_tokens(self, site: int, artifacts: list[Reader]) -> None:
        name = self.sites[site]
        if len(artifacts) != ARTIFACTS:
            raise ComponentsError(f"artifacts of {name}: {len(artifacts)} instead of {ARTIFACTS}")
        values = [token.integer("value") for token in artifacts]
        if 1 not in values:
            raise ComponentsError(f"artifacts of {name}: none of value 1 for the first-dig bonus")
        self.token_names += [token.text("id") for token in artifacts]
        self.token_names += [f"{name}_special", f"{name}_general", f"{name}_debris"]
        self.token_value += [*values, 0, 0, 0]

    def _load_tables(self, reader: Reader) -> None:
        wheel = reader.section("wheel")
        rows = wheel.lists("tokens")
        if len(rows) != TOP_KNOWLEDGE:
            raise wheel.fail(f"there must be {TOP_KNOWLEDGE} rows of knowledge")
        self.wheel = [[0] * (TOP_WEEKS + 1)] + [
            [0] + [row.integer(str(week)) for week in range(TOP_WEEKS)] for row in rows
        ]
        if any(not any(row) for row in self.wheel[1:]):
            raise wheel.fail("every knowledge must find something in some number of weeks")
        bonus = reader.section("bonus")
        self.bonus = bonus.integers("by_count", 4)
        self.bonus_alone = bonus.integer("alone")
        above = bonus.section("above_three")
        self.bonus_above = {name: above.integers(name, 3) for name in ("cap", "sets", "linear")}
        congress = reader.section("congress")
        self.congress = congress.integers("points")
        self.congress_above = congress.integer("above")
        majority = reader.section("majority")
        self.majority_sole = majority.integer("sole")
        self.majority_tied = majority.integer("tied")

    def _load_setup(self, reader: Reader) -> None:
        setup = reader.section("setup")
        self.last_year = setup.integer("last_year")
        by_seats = setup.section("seats")
        self.first_year = {seats: by_seats.section(str(seats)).integer("first_year") for seats in (2, 3, 4)}
        self.start_week = {seats: by_seats.section(str(seats)).integer("start_week") for seats in (2, 3, 4)}
        stacks = reader.section("stacks")
        self.stacks = {seats: self._stacks(stacks.section(str(seats))) for seats in (2, 3, 4)}
        self.stacks_of_two = self._stacks(reader.section("stacks_alternative").section("2"))

    def _stacks(self, section: Reader) -> Stacks:
        parts = [section.section(name) for name in ("first", "second", "third")]
        cards = [part.integer("research") for part in parts]
        sizes = [part.texts("exhibitions") for part in parts]
        if sum(cards) != sum(self.copies) - 4 or sizes[0] or sorted(sizes[1] + sizes[2]) != sorted(EXHIBITIONS):
            raise section.fail("the stacks must hold all research cards but four, and both sizes of exhibitions")
        first, second, third = cards
        return Stacks(first, second + self._mixed(sizes[1]), third + self._mixed(sizes[2]), sizes[1], sizes[2])

    def _mixed(self, sizes: list[str]) -> int:
        return sum(size in sizes for size in self.exhibition_size)


def distances(places: int, roads: list[tuple[int, int]]) -> list[int]:
    """Steps on a shortest path between any two places (T4.2), -1 where there is none."""
    table = [-1] * (places * places)
    for origin in range(places):
        table[origin * places + origin] = 0
        reached = [origin]
        for place in reached:
            for a, b in roads:
                for near, far in ((a, b), (b, a)):
                    if near == place and table[origin * places + far] < 0:
                        table[origin * places + far] = table[origin * places + near] + 1
                        reached.append(far)
    return table
