"""What Rockwell tells the laws: its ledger, its stars counted from scratch, its hidden fields, and odd positions."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

from motherlode.games.rockwell import Rockwell, components
from motherlode.games.rockwell.state import RockwellState, crew_of, die_of, place_of, strength_of
from motherlode.kernel import CHANCE, SILENT, Event, Game, Value
from motherlode.kernel.packed import unpacked
from motherlode.testing.case import LawCase, Position
from motherlode.testing.conservation import compare

BOX: dict[str, Any] = tomllib.loads(Path(components.__file__).with_name("components.toml").read_text("utf-8"))
KINDS = [resource["id"] for resource in BOX["resources"]]
VALUES = [resource["market_value"] for resource in BOX["resources"]]
TYPES = [entry["id"] for entry in BOX["achievements"]]
DELIVERIES = [tile["id"] for tile in BOX["delivery_tiles"]]
TILES = [f"{ring}{sector}" for ring in "abcd" for sector in range(8)]
EDGES = [f"{tile}_{tile[0]}{(int(tile[1]) + 1) % 8}" for tile in TILES]
PLACES = [*TILES, *EDGES, "e0", "e1", "e2", "e3", "core"]

Facts = dict[str, Any]


class RockwellLedger:
    """Money, cubes, tokens, crews with their dice, dice and bribe tokens, VPs, shafts, cards, tiles, stars."""

    def __init__(self, game: Game[RockwellState], state: RockwellState) -> None:
        assert isinstance(game, Rockwell)
        self.box = game.rules.box
        self.seats = state.seats
        self.money = state.money[:]
        self.cubes = state.cubes[:]
        self.tokens = state.tokens[:]
        self.kept = state.kept[:]
        self.safety = state.safety[:]
        self.mobility = state.mobility[:]
        self.shafts = [tiles_in(mask) for mask in state.shafts]
        self.dice = state.dice
        self.bribes = state.bribes
        self.crews = [crews_of(state, owner) for owner in range(len(state.crews) // 4)]
        self.vps = vps_of(state)
        self.cards = list(state.cards_left)
        self.backs = list(state.backs_left)
        self.flipped = tiles_in(state.flipped)
        self.stars = state.stars[:]
        self.deliveries = unpacked(state.deliveries)
        self.loot = state.loot[:] or [0] * (4 * self.seats)
        self.lost = [0] * 4

    def see(self, event: Event) -> None:
        facts: Facts = dict(event.facts)
        for seat, told in event.secret.items():
            assert seat == facts["seat"]
            facts.update(told)
        book = getattr(self, f"see_{event.kind}", None)
        if book:
            book(facts)

    def pay(self, facts: Facts) -> None:
        self.money[facts["seat"]] -= facts["price"]

    def add(self, where: list[int], facts: Facts, sign: int) -> None:
        for number, kind in enumerate(KINDS):
            where[facts["seat"] * 4 + number] += sign * facts[kind]

    def crew(self, owner: int, old: tuple[str, int, int], new: tuple[str, int, int]) -> None:
        self.crews[owner].remove(old)
        self.crews[owner].append(new)

    # Auction, VPs, insurance.

    def see_bid_revealed(self, facts: Facts) -> None:
        self.money[facts["seat"]] -= facts["money"]
        self.add(self.cubes, facts, -1)
        assert facts["value"] == facts["money"] + worth(facts)

    def see_vp_placed(self, facts: Facts) -> None:
        self.vps[facts["seat"]] += 1

    def see_insured(self, facts: Facts) -> None:
        self.add(self.cubes, facts, -1)
        self.tokens[facts["seat"]] += sum(facts[kind] for kind in KINDS)

    see_insured_secretly = see_insured

    # Drilling.

    def see_die_taken(self, facts: Facts) -> None:
        self.pay(facts)

    def see_die_returned(self, facts: Facts) -> None:
        self.dice += 1

    def see_crew_moved(self, facts: Facts) -> None:
        strength = facts["strength"]
        self.crew(facts["seat"], (facts["from"], strength, facts["die_before"]), (facts["to"], strength, facts["die"]))

    def see_core_entered(self, facts: Facts) -> None:
        self.crew(facts["seat"], (facts["from"], facts["strength"], facts["die"]), ("core", 0, 0))

    def see_bribed(self, facts: Facts) -> None:
        self.pay(facts)
        self.pull(facts["victim_seat"], facts, facts["die"])

    def see_ai_bribed(self, facts: Facts) -> None:
        self.pull(2, facts, 0)

    def pull(self, owner: int, facts: Facts, die: int) -> None:
        self.bribes -= 1
        self.crew(owner, (facts["from"], facts["strength"], die), (facts["to"], facts["strength"], die))

    def see_ai_moved(self, facts: Facts) -> None:
        self.crew(2, (facts["from"], facts["strength"], 0), (facts["to"], facts["strength"], 0))

    def see_ai_upgraded(self, facts: Facts) -> None:
        self.crew(2, (facts["place"], facts["strength"] - 1, 0), (facts["place"], facts["strength"], 0))

    def see_hired(self, facts: Facts) -> None:
        self.pay(facts)
        self.dice -= 1
        crew = (facts["place"], facts["crew_strength"])
        self.crew(facts["seat"], (*crew, 0), (*crew, facts["strength"]))

    # Extraction.

    def see_tile_extracted(self, facts: Facts) -> None:
        tile = facts["tile"]
        self.flipped = sorted([*self.flipped, tile])
        for owner, crews in enumerate(self.crews):
            for place, strength, die in crews[:]:
                if tile in place.split("_") and place != tile:
                    self.crew(owner, (place, strength, die), (tile, strength, die))

    see_ai_extracted = see_tile_extracted

    def see_tile_flipped(self, facts: Facts) -> None:
        self.backs[self.box.backs.index(facts["back"])] -= 1

    def see_card_drawn(self, facts: Facts) -> None:
        self.cards[self.box.cards.index(facts["card"])] -= 1
        self.drawn = [facts[kind] for kind in KINDS]
        self.given = [0] * 4

    def see_share(self, facts: Facts) -> None:
        self.add(self.loot, facts, 1)
        self.see_ai_share(facts)

    def see_ai_share(self, facts: Facts) -> None:
        self.given = [given + facts[kind] for given, kind in zip(self.given, KINDS, strict=True)]

    see_surplus = see_share
    see_ai_surplus = see_ai_share

    def see_cubes_lost(self, facts: Facts) -> None:
        self.add(self.loot, facts, -1)

    def see_tokens_used(self, facts: Facts) -> None:
        self.tokens[facts["seat"]] -= facts["tokens"]

    def see_cubes_received(self, facts: Facts) -> None:
        self.add(self.loot, facts, -1)
        self.add(self.cubes, facts, 1)

    def see_card_kept(self, facts: Facts) -> None:
        self.kept[facts["seat"]] += 1
        self.see_card_set_aside(facts)

    def see_card_set_aside(self, facts: Facts) -> None:
        assert self.given == self.drawn, "a card was not handed out in full"
        assert not any(self.loot), "cubes were left on the tile"

    def see_shaft_yield(self, facts: Facts) -> None:
        self.add(self.cubes, facts, 1)

    # Market and works.

    def see_bought(self, facts: Facts) -> None:
        self.pay(facts)
        self.cubes[facts["seat"] * 4 + KINDS.index(facts["kind"])] += facts["cubes"]

    def see_sold(self, facts: Facts) -> None:
        self.money[facts["seat"]] += facts["price"]
        self.cubes[facts["seat"] * 4 + KINDS.index(facts["kind"])] -= facts["cubes"]

    def see_market_left(self, facts: Facts) -> None:
        self.vps[facts["seat"]] -= 1

    see_works_left = see_market_left

    def see_crew_upgraded(self, facts: Facts) -> None:
        self.pay(facts)
        crews = self.crews[facts["seat"]]
        old = next(
            crew for crew in crews if crew[:2] == (facts["place"], facts["strength"] - 1) and crew[2] == facts["die"]
        )
        self.crew(facts["seat"], old, (old[0], old[1] + 1, old[2]))

    def see_safety_upgraded(self, facts: Facts) -> None:
        self.pay(facts)
        self.safety[facts["seat"]] += 1

    def see_mobility_upgraded(self, facts: Facts) -> None:
        self.pay(facts)
        self.mobility[facts["seat"]] += 1

    def see_shaft_built(self, facts: Facts) -> None:
        self.pay(facts)
        self.shafts[facts["seat"]] = sorted([*self.shafts[facts["seat"]], facts["tile"]])

    def see_shaft_moved(self, facts: Facts) -> None:
        self.pay(facts)
        self.shafts[facts["seat"]].remove(facts["from"])
        self.shafts[facts["seat"]] = sorted([*self.shafts[facts["seat"]], facts["to"]])

    def see_delivered(self, facts: Facts) -> None:
        self.add(self.cubes, facts, -1)
        tile = DELIVERIES.index(facts["delivery"])
        assert self.deliveries[tile] < 0
        self.deliveries[tile] = facts["seat"]

    def see_achievement(self, facts: Facts) -> None:
        self.stars[facts["seat"] * 9 + TYPES.index(facts["achievement"])] = facts["stars"]

    def see_cleaned_up(self, facts: Facts) -> None:
        self.dice += sum(die > 0 for crews in self.crews for _, _, die in crews)
        self.crews = [[(place, strength, 0) for place, strength, _ in crews] for crews in self.crews]
        self.bribes = BOX["bribe"]["tokens"]
        self.vps = [0] * self.seats

    def differences(self, state: RockwellState) -> list[str]:
        on_crews = sum(die_of(crew) > 0 for crew in state.crews)
        owners = range(len(self.crews))
        return [
            *compare("all dice", [BOX["subcontractor"]["dice"]], [state.dice + on_crews]),
            *compare("dice", [self.dice], [state.dice]),
            *compare("bribe tokens", [self.bribes], [state.bribes]),
            *compare("money", self.money, state.money),
            *compare("cubes", self.cubes, state.cubes),
            *compare("tokens", self.tokens, state.tokens),
            *compare("loot", self.loot, state.loot or [0] * (4 * self.seats)),
            *compare("cards kept", self.kept, state.kept),
            *compare("cards left", self.cards, list(state.cards_left)),
            *compare("backs left", self.backs, list(state.backs_left)),
            *compare("safety", self.safety, state.safety),
            *compare("mobility", self.mobility, state.mobility),
            *compare("stars", self.stars, state.stars),
            *compare("deliveries", self.deliveries, unpacked(state.deliveries)),
            *compare("VPs", self.vps, vps_of(state)),
            *same(
                "crews", [sorted(crews) for crews in self.crews], [sorted(crews_of(state, owner)) for owner in owners]
            ),
            *same("shafts", self.shafts, [tiles_in(mask) for mask in state.shafts]),
            *same("flipped", self.flipped, tiles_in(state.flipped)),
            *negative(state),
        ]


def worth(facts: Facts) -> int:
    return sum(int(facts[kind]) * value for kind, value in zip(KINDS, VALUES, strict=True))


def same(what: str, booked: object, found: object) -> list[str]:
    return [] if booked == found else [f"{what}: the books say {booked}, the state {found}"]


def negative(state: RockwellState) -> list[str]:
    held = [*state.money, *state.cubes, *state.tokens, *state.cards_left, *state.backs_left, *state.loot, state.bribes]
    return ["something is owed"] if min(held) < 0 else []


def tiles_in(mask: int) -> list[str]:
    return [tile for number, tile in enumerate(TILES) if mask >> number & 1]


def crews_of(state: RockwellState, owner: int) -> list[tuple[str, int, int]]:
    crews = state.crews[owner * 4 : owner * 4 + 4]
    return [(PLACES[place_of(crew)], strength_of(crew), die_of(crew)) for crew in crews]


def vps_of(state: RockwellState) -> list[int]:
    counts = Counter(state.chairs)
    return [counts[seat] for seat in range(state.seats)]


def recount(game: Game[RockwellState], state: RockwellState) -> list[dict[str, int]]:
    """From the dump and the components file alone."""
    data: dict[str, Any] = game.dump(state)
    seats = data["seats"]
    table = next(entry["points"] for entry in BOX["majorities"] if entry["seats"] == seats)
    columns = [[data["cubes"][seat * 4 + kind] for seat in range(seats)] for kind in range(4)] + [data["money"]]
    ranked = game.options["score_zero"] == "ranked"
    return [
        {
            "achievements": sum(data["stars"][seat * 9 : seat * 9 + 9]),
            "deliveries": sum(
                tile["stars"]
                for tile, owner in zip(BOX["delivery_tiles"], data["deliveries"], strict=True)
                if owner == seat
            ),
            "majorities": sum(bonus(column, seat, table, ranked) for column in columns),
        }
        for seat in range(seats)
    ]


def bonus(column: list[int], seat: int, table: list[int], ranked: bool) -> int:
    """The best place shared with the equals: that of the first of them in a falling row."""
    if column[seat] == 0 and not ranked:
        return 0
    return int(table[sorted(column, reverse=True).index(column[seat])])


def wealthy(seats: int, **options: Value) -> Position:
    """A first auction in which everybody is rich, strong, quick and well insured: what random play never comes to."""
    game = Rockwell(options)
    state = game.new(seats)
    while game.to_act(state) == (CHANCE,):
        game.apply(state, CHANCE, game.chance(state)[0][0], SILENT)
    data: dict[str, Any] = game.dump(state)
    data["money"] = [9_000 + 1_000 * seat for seat in range(seats)]
    data["cubes"] = [7, 8, 9, 11] * seats
    data["tokens"] = [3] * seats
    data["safety"] = [seat % 3 for seat in range(seats)]
    data["mobility"] = [3 - seat % 2 for seat in range(seats)]
    crews = [crew_of(place, strength, 0) for place, strength in CROWDED]
    data["crews"] = crews * seats + (AI_CREWS if seats == 2 else [])
    return Position(" ".join(["wealthy", *map(str, options.values())]), seats, data, options)


# The crews of everybody: on C0, D4, the edge A2|A3, and an entrance.
CROWDED = ((16, 1), (28, 3), (34, 1), (67, 2))
# Those of the AI, which is never on an edge (R19.7).
AI_CREWS = [crew_of(2, 1, 0), crew_of(16, 1, 0), crew_of(28, 3, 0), crew_of(67, 2, 0)]

ROCKWELL: LawCase[RockwellState] = LawCase(
    factory=Rockwell,
    ledger=RockwellLedger,
    recount=recount,
    hidden=("offer", "offer_money"),
    hidden_by_option=("cubes", "insured", "tokens"),
    positions=(
        wealthy(2),
        wealthy(3),
        wealthy(4),
        wealthy(2, ring_alignment="offset", power_set="2_to_9"),
        wealthy(3, insurance_visibility="secret"),
        wealthy(4, edge_limit="per_border", danger_cap="joint", shaft2_rule="free"),
    ),
)
