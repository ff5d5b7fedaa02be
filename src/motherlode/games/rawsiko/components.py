"""The box of RAWsiko (chapter W1 and the numbers of W5 and W7): loads components.toml, checks it, lays it out flat."""

from pathlib import Path
from typing import Final

from motherlode.kernel import ComponentsError, Data, Reader, components_checksum, components_reader, load_components

SEATS: Final = (3, 4, 5)
TIERS: Final = 4
# W12.5, W12.4: six sides, at most three dice per side. W5.9: two players per continent. W1.18: materials per resource.
SIDES: Final = 6
DICE: Final = 3
SHARE: Final = 2
DIVISOR: Final = 3
SOURCES: Final = ("rulebook", "component", "likely", "reconstructed")
LINKS: Final = ("land", "sea")
EVIDENCE: Final = ("P", "R", "D", "X")

PRINTED: Final = Path(__file__).with_name("components.toml")


class Box:
    """Everything in the box, as lists by index; a set of materials is a mask of bits."""

    def __init__(self, file: Path | None = None) -> None:
        data = load_components(file or PRINTED)
        reader = components_reader(data)
        self.checksum: Final = components_checksum(data)
        self._load_ids(reader)
        self._load_territories(reader)
        self._load_links(reader)
        self._load_goals(reader)
        self._load_cards(reader)
        self._load_numbers(reader)
        self._check_closed(reader)
        self._check_counts(reader.section("counts"))

    def _load_ids(self, reader: Reader) -> None:
        self.continents = ids(reader, "continent")
        self.territories = ids(reader, "territory")
        self.materials = ids(reader, "material")
        self.goals = ids(reader, "goal")
        self.cards = ids(reader, "card")
        everything = self.continents + self.territories + self.materials + self.goals + self.cards
        for id in everything:
            if everything.count(id) > 1:
                raise ComponentsError(f"the id {id!r} occurs twice")

    def _load_territories(self, reader: Reader) -> None:
        entries = reader.sections("territory")
        self.continent_of = [index(entry, "continent", self.continents) for entry in entries]
        self.iso = [entry.texts("iso") for entry in entries]
        self.placements = [self._placements(entry) for entry in entries]
        self.materials_of = [sum(1 << material for material in held) for held in self.placements]
        self.members = [
            [territory for territory, other in enumerate(self.continent_of) if other == continent]
            for continent in range(len(self.continents))
        ]
        for continent, entry in enumerate(reader.sections("continent")):
            if entry.integer("size") != len(self.members[continent]):
                raise entry.fail(f"{len(self.members[continent])} territories instead of {entry.integer('size')}")

    def _placements(self, entry: Reader) -> list[int]:
        """The materials of a territory (W1.5): at least one, all different."""
        placements = entry.sections("placements")
        for placement in placements:
            one_of(placement, "source", SOURCES)
            one_of(placement, "kind", EVIDENCE)
        materials = [index(placement, "material", self.materials) for placement in placements]
        if not materials or len(set(materials)) != len(materials):
            raise entry.fail("a territory holds at least one material, and none twice")
        return materials

    def _load_links(self, reader: Reader) -> None:
        self.links: list[tuple[int, int]] = []
        self.link_kind: list[str] = []
        for entry in reader.sections("link"):
            self.links.append(self._ends(entry))
            self.link_kind.append(one_of(entry, "kind", LINKS))
            one_of(entry, "source", SOURCES)
        self.neighbours = [self._linked(territory) for territory in range(len(self.territories))]
        reached = connected(0, list(range(len(self.territories))), self.neighbours)
        for territory, name in enumerate(self.territories):
            if territory not in reached:
                raise ComponentsError(f"link: {name!r} cannot be reached from {self.territories[0]!r}")

    def _ends(self, entry: Reader) -> tuple[int, int]:
        """The two different territories of a link (W1.6), the lower index first."""
        between = entry.texts("between")
        for name in between:
            if name not in self.territories:
                raise entry.fail(f"unknown territory {name!r}")
        ends = sorted({self.territories.index(name) for name in between})
        if len(between) != 2 or len(ends) != 2:
            raise entry.fail("a link is between two different territories")
        if (ends[0], ends[1]) in self.links:
            raise entry.fail(f"{between[0]} and {between[1]} are linked twice")
        return ends[0], ends[1]

    def _linked(self, territory: int) -> list[int]:
        return sorted(sum(link) - territory for link in self.links if territory in link)

    def _load_goals(self, reader: Reader) -> None:
        entries = reader.sections("goal")
        self.goal_tier = [entry.integer("tier") for entry in entries]
        self.goal_vp = [entry.integer("vp") for entry in entries]
        self.goal_needs = [self._needs(entry) for entry in entries]
        for entry, tier, vp in zip(entries, self.goal_tier, self.goal_vp, strict=True):
            if not 1 <= tier <= TIERS or vp < 1:
                raise entry.fail(f"a goal has a tier from 1 to {TIERS} and at least 1 point")
        self.goals_of_tier = [
            [goal for goal, tier in enumerate(self.goal_tier) if tier == number + 1] for number in range(TIERS)
        ]
        if min(len(goals) for goals in self.goals_of_tier) < max(SEATS):
            raise ComponentsError(f"goal: every tier needs at least {max(SEATS)} goals")

    def _needs(self, entry: Reader) -> int:
        """The materials of a goal (W1.15): at least one, all different, all to be found on the map."""
        names = entry.texts("materials")
        found = 0
        for held in self.materials_of:
            found |= held
        needs = 0
        for name in names:
            if name not in self.materials or not found >> self.materials.index(name) & 1:
                raise entry.fail(f"no territory holds the material {name!r}")
            needs |= 1 << self.materials.index(name)
        if not names or needs.bit_count() != len(names):
            raise entry.fail("a goal needs at least one material, and none twice")
        return needs

    def _load_cards(self, reader: Reader) -> None:
        entries = reader.sections("card")
        self.card_goals = [self._card(entry) for entry in entries]
        dealt = [goal for goals in self.card_goals for goal in goals]
        if len(set(dealt)) != len(dealt):
            raise ComponentsError("card: a goal stands on two cards")
        if len(entries) < max(SEATS):
            raise ComponentsError(f"card: there must be at least {max(SEATS)} goal cards")

    def _card(self, entry: Reader) -> list[int]:
        """The goals of a card (W4.5): one of each tier, in order."""
        for name in entry.texts("goals"):
            if name not in self.goals:
                raise entry.fail(f"unknown goal {name!r}")
        goals = [self.goals.index(name) for name in entry.texts("goals")]
        if [self.goal_tier[goal] for goal in goals] != list(range(1, TIERS + 1)):
            raise entry.fail(f"a card holds one goal of each tier, 1 to {TIERS}")
        points = sum(self.goal_vp[goal] for goal in goals)
        if entry.integer("total_vp") != points:
            raise entry.fail(f"the goals give {points} points instead of {entry.integer('total_vp')}")
        return goals

    def _load_numbers(self, reader: Reader) -> None:
        setup = reader.section("setup")
        self.round_1 = by_seats(setup.section("territories_round_1"), 1)
        self.round_2 = by_seats(setup.section("territories_round_2"), 1)
        self.extra = by_seats(setup.section("extra_resources"), 0)
        require_number(reader.section("dice"), "sides", SIDES)
        require_number(setup.section("max_resources_in_battle"), "value", DICE)
        require_number(setup.section("players_per_continent_max"), "value", SHARE)
        require_number(setup.section("investment_divisor"), "value", DIVISOR)
        # W5.23: room for two picks on every continent, and a continent for every pick.
        room = max(self.round_1.values()) + max(self.round_2.values())
        if len(self.continents) <= max(SEATS) or min(len(members) for members in self.members) < room:
            raise ComponentsError(f"continent: there must be {max(SEATS) + 1} of {room} territories or more")

    def _check_closed(self, reader: Reader) -> None:
        """W1.17: closed areas are no territories, and every country is used once."""
        closed = reader.section("closed")
        countries = [code for iso in self.iso for code in iso]
        for name in closed.names():
            one_of(closed.section(name), "source", SOURCES)
            countries += closed.section(name).texts("iso")
        for code in countries:
            if countries.count(code) > 1:
                raise closed.fail(f"the country {code!r} is used twice")

    def _check_counts(self, section: Reader) -> None:
        actual = {
            "continents": len(self.continents),
            "territories": len(self.territories),
            "land_links": self.link_kind.count("land"),
            "sea_links": self.link_kind.count("sea"),
            "materials": len(self.materials),
            "placements": sum(len(held) for held in self.placements),
            "goals": len(self.goals),
            "goal_cards": len(self.cards),
        }
        for name, number in actual.items():
            if section.integer(name) != number:
                raise section.fail(f"{number} {name} instead of {section.integer(name)}")


def ids(reader: Reader, name: str) -> list[str]:
    """The ids of one kind of entry; each names its source."""
    entries = reader.sections(name)
    for entry in entries:
        one_of(entry, "source", SOURCES)
    return [entry.text("id") for entry in entries]


def index(entry: Reader, name: str, known: list[str]) -> int:
    return known.index(one_of(entry, name, tuple(known)))


def one_of(entry: Reader, name: str, known: tuple[str, ...]) -> str:
    value = entry.text(name)
    if value not in known:
        raise entry.fail(f"unknown {name} {value!r}")
    return value


def by_seats(section: Reader, least: int) -> dict[int, int]:
    """A number for each number of players."""
    one_of(section, "source", SOURCES)
    numbers = {seats: section.integer(str(seats)) for seats in SEATS}
    if min(numbers.values()) < least:
        raise section.fail(f"a number below {least}")
    return numbers


def require_number(section: Reader, name: str, value: int) -> None:
    """A number that the rules themselves state."""
    one_of(section, "source", SOURCES)
    if section.integer(name) != value:
        raise section.fail(f"the rules need {name} = {value}, not {section.integer(name)}")


def connected(start: int, allowed: list[int], neighbours: list[list[int]]) -> list[int]:
    """The territories of `allowed` that hang together with `start` by links inside `allowed`."""
    reached = [start]
    for territory in reached:
        reached += [near for near in neighbours[territory] if near in allowed and near not in reached]
    return reached


def raw(file: Path | None = None) -> Data:
    """The components as data, sources included."""
    return load_components(file or PRINTED)
