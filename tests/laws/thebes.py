"""What Thebes tells the laws: its ledger, its points counted from scratch, and odd positions. Nothing is hidden."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

from motherlode.games.thebes import Thebes, components
from motherlode.games.thebes.cards import take_card
from motherlode.games.thebes.state import ThebesState
from motherlode.kernel import Event, Game
from motherlode.kernel.packed import unpacked
from motherlode.testing.case import LawCase, Position
from motherlode.testing.conservation import compare
from tests.games.thebes.desk import Desk

BOX: dict[str, Any] = tomllib.loads(Path(components.__file__).with_name("components.toml").read_text(encoding="utf-8"))
SITES: list[str] = BOX["places"]["sites"]
PLACES: list[str] = BOX["places"]["cities"] + SITES
CARDS: list[dict[str, Any]] = BOX["research"] + BOX["exhibition"]
CARD_IDS = {card["id"]: number for number, card in enumerate(CARDS)}
KIT = ("assistant", "shovel", "car", "zeppelin", "special_permission", "congress")


def tokens_of(site: str) -> list[dict[str, Any]]:
    """The tokens of a site in the order of their ids: artifacts, special, general, debris."""
    artifacts = [{**token, "kind": "artifact"} for token in BOX["artifact"] if token["site"] == site]
    knowledge = {"kind": "special", "site": site, "id": f"{site}_special"}, {"kind": "general", "id": f"{site}_general"}
    return [*artifacts, *knowledge, {"kind": "debris", "id": f"{site}_debris"}]


TOKENS = [token for site in SITES for token in tokens_of(site)]
TOKEN_IDS = {token["id"]: number for number, token in enumerate(TOKENS)}
PER_SITE = len(TOKENS) // len(SITES)


class Holdings:
    """What cards and finds of a seat count for."""

    def __init__(self, cards: list[int], finds: list[int]) -> None:
        self.kit = [0] * len(KIT)
        self.books = [0] * len(SITES)
        self.rumours = [0] * len(SITES)
        self.artifacts = [0] * len(SITES)
        self.general = 0
        self.artifact_points = 0
        self.exhibition_points = 0
        for number, count in enumerate(cards):
            if count:
                self.count_card(CARDS[number], count)
        for number in finds:
            self.count_find(TOKENS[number])

    def count_card(self, card: dict[str, Any], count: int) -> None:
        kind = card.get("kind", "exhibition")
        if kind == "exhibition":
            self.exhibition_points += count * int(card["points"])
        elif kind == "special":
            self.books[SITES.index(card["site"])] += count * int(card["points"])
        elif kind == "rumour":
            self.rumours[SITES.index(card["site"])] += count
        elif kind == "general":
            self.general += count * int(card["points"])
        else:
            self.kit[KIT.index(kind)] += count

    def count_find(self, token: dict[str, Any]) -> None:
        if token["kind"] == "special":
            self.books[SITES.index(BOX["tokens"]["special_for"][token["site"]])] += 1
        elif token["kind"] == "general":
            self.general += 1
        else:
            self.artifacts[SITES.index(token["site"])] += 1
            self.artifact_points += int(token["value"])


class ThebesLedger:
    """Weeks by seat; research cards and exhibitions by place; tokens by place; and what they count for."""

    def __init__(self, game: Game[ThebesState], state: ThebesState) -> None:
        self.seats = state.seats
        self.weeks = state.week[:]
        self.places = state.place[:]
        self.hands = list(state.hand)
        self.display = state.display[:]
        self.row = Counter(card for card in state.row if card >= 0)
        self.discard = state.discard[:]
        self.unseen = state.unseen[:]
        self.owner = unpacked(state.owner)
        self.held = [self.holdings(seat) for seat in range(self.seats)]

    def holdings(self, seat: int) -> Holdings:
        cards = self.hands[seat * len(CARDS) : (seat + 1) * len(CARDS)]
        return Holdings(cards, [token for token, owner in enumerate(self.owner) if owner == seat])

    def see(self, event: Event) -> None:
        assert not event.secret
        facts: dict[str, Any] = event.facts
        book = getattr(self, f"see_{event.kind}", None)
        if book:
            book(facts)

    def _hand(self, seat: int, card: int, change: int) -> None:
        self.hands[seat * len(CARDS) + card] += change
        self.held[seat].count_card(CARDS[card], change)

    def see_time_spent(self, facts: dict[str, Any]) -> None:
        self.weeks[facts["seat"]] += facts["weeks"]

    def see_travelled(self, facts: dict[str, Any]) -> None:
        self.places[facts["seat"]] = PLACES.index(facts["place"])

    see_flew = see_travelled

    def see_card_opened(self, facts: dict[str, Any]) -> None:
        card = CARD_IDS[facts["card"]]
        self.unseen[card] -= 1
        self.display[facts["slot"] - 1] = card

    def see_card_taken(self, facts: dict[str, Any]) -> None:
        assert self.display[facts["slot"] - 1] == CARD_IDS[facts["card"]]
        self.display[facts["slot"] - 1] = -1
        self._hand(facts["seat"], CARD_IDS[facts["card"]], 1)

    def see_display_swapped(self, facts: dict[str, Any]) -> None:
        assert [CARDS[card]["id"] for card in self.display if card >= 0] == facts["cards"]
        for name in facts["cards"]:
            self.discard[CARD_IDS[name]] += 1
        self.display = [-1] * len(self.display)

    def see_card_spent(self, facts: dict[str, Any]) -> None:
        self.see_card_removed(facts)
        self.discard[CARD_IDS[facts["card"]]] += 1

    def see_card_removed(self, facts: dict[str, Any]) -> None:
        self._hand(facts["seat"], CARD_IDS[facts["card"]], -1)

    def see_pile_renewed(self, facts: dict[str, Any]) -> None:
        self.unseen = [unseen + discarded for unseen, discarded in zip(self.unseen, self.discard, strict=True)]
        self.discard = [0] * len(CARDS)
        assert facts["cards"] == sum(self.unseen)

    def see_exhibition_opened(self, facts: dict[str, Any]) -> None:
        self.unseen[CARD_IDS[facts["exhibition"]]] -= 1
        self.row[CARD_IDS[facts["exhibition"]]] += 1

    def see_exhibition_dropped(self, facts: dict[str, Any]) -> None:
        self.row[CARD_IDS[facts["exhibition"]]] -= 1
        self.discard[CARD_IDS[facts["exhibition"]]] += 1

    def see_exhibition_shown(self, facts: dict[str, Any]) -> None:
        self.row[CARD_IDS[facts["exhibition"]]] -= 1
        self._hand(facts["seat"], CARD_IDS[facts["exhibition"]], 1)

    def see_bonus_laid(self, facts: dict[str, Any]) -> None:
        self.owner[TOKEN_IDS[facts["token"]]] = -2

    def see_token_drawn(self, facts: dict[str, Any]) -> None:
        token = TOKEN_IDS[facts["token"]]
        if TOKENS[token]["kind"] != "debris":
            self.owner[token] = facts["seat"]
            self.held[facts["seat"]].count_find(TOKENS[token])

    see_bonus_taken = see_token_drawn

    def differences(self, state: ThebesState) -> list[str]:
        on_row = sorted(self.row.elements())
        return [
            *compare("weeks", self.weeks, state.week),
            *compare("places", self.places, state.place),
            *compare("hands", self.hands, list(state.hand)),
            *compare("display", self.display, state.display),
            *compare("row", on_row, sorted(card for card in state.row if card >= 0)),
            *compare("discard", self.discard, state.discard),
            *compare("unseen", self.unseen, state.unseen),
            *compare("pile", [sum(self.unseen)], [state.first + state.second + state.third]),
            *compare("research cards unseen", [sum(self.unseen[: len(BOX["research"])])], [state.unknown]),
            *compare("tokens", self.owner, unpacked(state.owner)),
            *compare("bags", [self.finds_in_bag(site) for site in range(len(SITES))], state.bag),
            *compare("bonus", [token for token, owner in enumerate(self.owner) if owner == -2], laid(state)),
            *self.counted("kit", [held.kit for held in self.held], state.kit),
            *self.counted("books", [held.books for held in self.held], state.books),
            *self.counted("rumours", [held.rumours for held in self.held], state.rumours),
            *self.counted("artifacts", [held.artifacts for held in self.held], state.artifacts),
            *compare("general", [held.general for held in self.held], state.general),
            *compare("artifact points", [held.artifact_points for held in self.held], state.artifact_points),
        ]

    def counted(self, what: str, booked: list[list[int]], found: list[int]) -> list[str]:
        return compare(what, [number for numbers in booked for number in numbers], found)

    def finds_in_bag(self, site: int) -> int:
        # The last token of a site is its debris.
        return self.owner[site * PER_SITE : (site + 1) * PER_SITE - 1].count(-1)


def laid(state: ThebesState) -> list[int]:
    return [token for token in state.bonus if token >= 0]


def recount(game: Game[ThebesState], state: ThebesState) -> list[dict[str, int]]:
    """From the cards and tokens of every seat and the components file alone."""
    ledger = ThebesLedger(game, state)
    majorities = [0] * state.seats
    for site in range(len(SITES)):
        books = [held.books[site] for held in ledger.held]
        if max(books) > 0 or not game.options["majority_needs_book"]:
            leaders = [seat for seat, own in enumerate(books) if own == max(books)]
            for seat in leaders:
                majorities[seat] += BOX["majority"]["sole" if len(leaders) == 1 else "tied"]
    return [
        {
            "artifacts": held.artifact_points,
            "exhibitions": held.exhibition_points,
            "congresses": congress_points(held.kit[KIT.index("congress")]),
            "majorities": majorities[seat],
        }
        for seat, held in enumerate(ledger.held)
    ]


def congress_points(congresses: int) -> int:
    table = BOX["congress"]
    return int(table["points"][congresses] if congresses < len(table["points"]) else table["above"])


def used_up() -> Position:
    """Two seats hold nearly all cards; the exhibitions and two research cards are the whole discard pile."""
    desk = Desk(2)
    state, rules = desk.state, desk.rules
    state.first = state.second = state.third = state.unknown = 0
    state.renewed = 1
    for card in range(rules.research):
        for copy in range(state.unseen[card]):
            if card < 2 and copy == 0:
                state.discard[card] += 1
            else:
                take_card(rules, state, (card + copy) % 2, card)
    state.discard[rules.research :] = state.unseen[rules.research :]
    state.unseen = [0] * rules.cards
    return Position("cards used up", 2, desk.game.dump(state))


def dug_out() -> Position:
    """Three seats have found nearly everything: one bag holds only debris, each other bag one find."""
    desk = Desk(3)
    for site in SITES:
        desk.find_some(SITES.index(site) % 3, site, 12)
        desk.find(0, f"{site}_special")
    desk.find(1, "egypt_general").give(0, "special_egypt_3_london").give(1, "special_crete_3_moscow")
    for name in ("special_egypt_3_london", "special_crete_3_moscow"):
        take_from_pile(desk, name)
    return Position("bags dug out", 3, desk.game.dump(desk.state))


def last_week() -> Position:
    """Four seats with a week or two left."""
    desk = Desk(4)
    end = desk.rules.end[4]
    desk.weeks(end - 1, end - 2, end, end - 2)
    return Position("last week", 4, desk.game.dump(desk.state))


def take_from_pile(desk: Desk, name: str) -> None:
    desk.state.unseen[desk.card(name)] -= 1
    desk.state.unknown -= 1
    desk.state.first -= 1


THEBES: LawCase[ThebesState] = LawCase(
    factory=Thebes,
    ledger=ThebesLedger,
    recount=recount,
    positions=(used_up(), dug_out(), last_week()),
)
