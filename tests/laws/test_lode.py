"""Lode by its clauses: the game the laws are proved on is itself played by its rules."""

from collections import Counter
from math import comb
from pathlib import Path
from random import Random
from typing import Any

import pytest

from motherlode.kernel import CHANCE, SPECTATOR, ComponentsError, DataError, Event, Log, OptionError, SeatsError, Value
from motherlode.play.locales import check as check_locales
from motherlode.testing.lode import Lode, components
from motherlode.testing.lode.state import OVER, LodeState
from motherlode.testing.rulebook import clauses_of, folder_of

COPPER, SILVER, GOLD, RUBBLE = range(4)


class Table:
    """A match whose draws are said beforehand: everyone is dealt three coppers unless told otherwise."""

    def __init__(self, seats: int = 2, hands: list[str] | None = None, **options: Value) -> None:
        self.game = Lode(options)
        self.state = self.game.new(seats)
        self.draw(*["ore " + ore for ore in (hands or ["copper"] * (3 * seats))])

    def draw(self, *texts: str) -> list[Event]:
        return self._play([(CHANCE, self.game.draws.parse(text)) for text in texts])

    def round(self, claim: str = "spring", ore: str = "copper") -> "Table":
        self.draw(f"claim {claim}", f"ore {ore}")
        return self

    def do(self, seat: int, *texts: str) -> list[Event]:
        for text in texts:
            assert self.why(seat, text) == "", text
        return self._play([(seat, self.game.actions.parse(text)) for text in texts])

    def bid(self, *bids: str) -> list[Event]:
        """The bids of all seats, each a list of words ended by done."""
        events: list[Event] = []
        for seat, words in enumerate(bids):
            for action in [*words.replace("add ", "add_").split(), "done"]:
                events += self.do(seat, action.replace("_", " "))
        return events

    def _play(self, steps: list[tuple[int, int]]) -> list[Event]:
        log = Log()
        for seat, action in steps:
            self.game.apply(self.state, seat, action, log)
        return log.events

    def why(self, seat: int, text: str) -> str:
        violation = self.game.check(self.state, seat, self.game.actions.parse(text))
        return violation.clause if violation else ""

    def legal(self, seat: int) -> list[str]:
        return [str(self.game.actions[id]) for id in self.game.legal(self.state, seat)]

    def hand(self, seat: int) -> list[int]:
        return self.state.hands[seat * 4 : seat * 4 + 4]

    def known(self, seat: int) -> list[int]:
        return self.state.known[seat * 4 : seat * 4 + 4]

    def rest(self) -> list[Event]:
        """Everyone rests until the round is over."""
        events: list[Event] = []
        round = self.state.round
        while self.game.to_act(self.state) == (self.state.turn,) and self.state.round == round:
            events += self.do(self.state.turn, "rest")
        return events

    def finish(self) -> list[Event]:
        """Empty bids and rests to the end."""
        events: list[Event] = []
        while self.state.phase != OVER:
            self.draw(f"claim {['ridge', 'gully', 'spring'][self.state.round % 3]}", "ore copper")
            self.bid(*[""] * len(self.state.coins))
            events = self.rest()
        return events


@pytest.mark.clause("lode", "L1.1", "L1.2", "L1.3", "L1.4")
def test_the_box() -> None:
    box = components.Box()
    assert dict(zip(box.ores, zip(box.copies, box.worth, strict=True), strict=True)) == {
        "copper": (12, 1),
        "silver": (9, 2),
        "gold": (5, 4),
        "rubble": (4, 0),
    }
    assert dict(zip(box.claims, zip(box.claim_copies, box.points, strict=True), strict=True)) == {
        "ridge": (3, 6),
        "gully": (3, 4),
        "spring": (3, 2),
    }
    assert box.coins == 60


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("copies = 12", "copies = 11", "there must be 30 ore cards, not 29"),
        ('id = "gold"', 'id = "silver"', "4 different ores"),
        ('id = "gully"', 'id = "ridge"', "3 different claims"),
        ("copies = 3", "copies = 1", "a claim for each of 5 rounds"),
        ("cards = 3", "cards = 8", "8 cards for each of 4 seats"),
        ("total = 60", "total = 0", "'total' must be at least 1"),
    ],
)
def test_a_box_that_is_not_lode_is_refused(tmp_path: Path, old: str, new: str, problem: str) -> None:
    file = tmp_path / "box.toml"
    file.write_text(components.PRINTED.read_text().replace(old, new))
    with pytest.raises(ComponentsError, match=problem):
        Lode(components=file)


@pytest.mark.clause("lode", "L2.1")
def test_two_to_four_players_and_the_first_seat_opens() -> None:
    assert Lode().info.seats == (2, 3, 4)
    with pytest.raises(SeatsError):
        Lode().new(5)
    table = Table(3).round()
    table.bid("one", "one", "one")
    assert table.state.turn == 0


@pytest.mark.clause("lode", "L2.2")
def test_the_purse() -> None:
    assert (Lode().new(3).coins, Lode().new(3).bank) == ([10, 10, 10], 30)
    assert (Lode({"purse": 15}).new(4).coins, Lode({"purse": 15}).new(4).bank) == ([15] * 4, 0)
    with pytest.raises(OptionError):
        Lode({"purse": 12})


@pytest.mark.clause("lode", "L2.3")
def test_three_cards_each_face_down() -> None:
    game = Lode()
    state = game.new(2)
    for seat in (0, 0, 0, 1, 1, 1):
        assert game.to_act(state) == (CHANCE,)
        assert [game.secret(state, CHANCE, GOLD, viewer) for viewer in (seat, 1 - seat, SPECTATOR)] == [
            False,
            True,
            True,
        ]
        log = Log()
        game.apply(state, CHANCE, GOLD if seat else RUBBLE, log)
        assert log.events[0].seen_by(seat) == {"seat": seat, "ore": "gold" if seat else "rubble"}
        assert log.events[0].seen_by(1 - seat) == {"seat": seat, "ore": "card"}
    assert state.hands == [0, 0, 0, 3, 0, 0, 3, 0]
    assert state.seam == [12, 9, 2, 1]


@pytest.mark.clause("lode", "L3.1")
@pytest.mark.parametrize("rounds", [5, 3])
def test_the_rounds(rounds: int) -> None:
    table = Table(rounds=rounds)
    table.finish()
    assert table.state.round == rounds


@pytest.mark.clause("lode", "L3.2", "L3.3")
def test_a_claim_and_an_ore_are_turned_up() -> None:
    table = Table(hands=["gold"] * 3 + ["silver"] * 3)
    assert table.game.chance(table.state) == [(4, 3), (5, 3), (6, 3)]
    assert not table.game.secret(table.state, CHANCE, 4, SPECTATOR)
    assert [event.facts for event in table.draw("claim gully")] == [{"claim": "gully", "round": 1}]
    assert table.game.chance(table.state) == [(0, 12), (1, 6), (2, 2), (3, 4)]
    assert not table.game.secret(table.state, CHANCE, 0, SPECTATOR)
    table.draw("ore gold")
    assert (table.state.claim, table.state.lot, table.state.pile) == (1, GOLD, [3, 2, 3])


@pytest.mark.clause("lode", "L3.3")
def test_an_empty_seam_gives_a_claim_alone() -> None:
    table = Table()
    table.state.spoil, table.state.seam = table.state.seam, [0, 0, 0, 0]
    table.draw("claim ridge")
    assert table.game.to_act(table.state) == (0, 1)
    table.bid("", "one")
    assert table.hand(1) == [3, 0, 0, 0]
    assert table.state.claims == [0, 0, 0, 1, 0, 0]


@pytest.mark.clause("lode", "L3.4", "L3.5")
def test_after_the_bids_come_the_turns_and_the_next_seat_opens() -> None:
    table = Table(3).round()
    table.bid("", "", "")
    assert table.state.turn == 0
    table.rest()
    table.round()
    table.bid("", "", "")
    assert table.state.turn == 1


@pytest.mark.clause("lode", "L4.1")
def test_bids_are_made_at_once_and_in_secret() -> None:
    table = Table(3).round()
    before = table.game.view(table.state, 1)
    assert table.game.to_act(table.state) == (0, 1, 2)
    assert table.do(2, "five", "one") == []
    assert table.game.view(table.state, 1) == before
    assert table.game.secret(table.state, 2, table.game.actions.parse("done"), 1)
    table.do(2, "done")
    assert table.game.to_act(table.state) == (0, 1)
    seats: Any = table.game.view(table.state, 1)["seats"]
    assert [seat["ready"] for seat in seats] == [False, False, True]


@pytest.mark.clause("lode", "L4.2")
def test_coins_are_counted_out_in_one_way() -> None:
    table = Table(purse=15).round()
    table.do(0, "five", "one")
    assert table.why(0, "five") == "L4.2"
    table.do(0, "one", "one", "one")
    assert table.why(0, "one") == "L4.2"
    table.do(1, "add copper")
    assert [table.why(1, "five"), table.why(1, "one")] == ["L4.2", "L4.2"]


@pytest.mark.clause("lode", "L4.3")
def test_nobody_bids_more_than_there_is() -> None:
    table = Table().round()
    table.do(0, "five", "five")
    assert [table.why(0, "five"), table.why(0, "one")] == ["L4.3", "L4.3"]
    violation = table.game.check(table.state, 0, table.game.actions.parse("five"))
    assert violation is not None
    assert violation.facts == {"needed": 15, "have": 10}


@pytest.mark.clause("lode", "L4.4")
def test_one_ore_of_the_own_hand_may_be_added() -> None:
    table = Table(hands=["copper", "silver", "gold", "copper", "copper", "copper"]).round()
    assert table.why(0, "add rubble") == "L4.4"
    table.do(0, "one", "add gold")
    assert table.why(0, "add silver") == "L4.4"
    assert table.legal(0) == ["done"]


@pytest.mark.clause("lode", "L4.5")
def test_a_finished_bid_stands() -> None:
    table = Table().round()
    table.do(0, "done")
    assert {table.why(0, text) for text in ("five", "one", "add copper", "done")} == {"L4.5"}
    assert table.legal(0) == []


@pytest.mark.clause("lode", "L4.6")
@pytest.mark.parametrize(
    ("bids", "winner"),
    [
        (("five", "five one", "five"), 1),
        (("five", "one add silver", "five one"), 2),
        (("", "one add silver", "one one add copper"), 1),
        (("one", "one", "one"), 0),
        (("", "", ""), 0),
    ],
)
def test_the_highest_bid_wins(bids: tuple[str, ...], winner: int) -> None:
    table = Table(3, hands=["copper", "silver", "gold"] * 3).round()
    events = table.bid(*bids)
    assert [event.facts["seat"] for event in events if event.kind == "lot_won"] == [winner]
    opened = [event for event in events if event.kind == "bid_opened"]
    assert len(opened) == 3
    assert all(event.reveals for event in opened)


@pytest.mark.clause("lode", "L4.6")
def test_among_equals_the_opener_counts_from() -> None:
    table = Table(3).round()
    table.bid("", "", "")
    table.rest()
    table.round()
    table.bid("one", "", "one")
    assert table.state.turn == 2


@pytest.mark.clause("lode", "L4.7", "L6.3")
def test_the_winner_pays_and_takes_the_lot() -> None:
    table = Table(hands=["copper", "silver", "gold"] * 2).round("ridge", "gold")
    table.bid("five add silver", "one")
    assert table.state.coins == [5, 10]
    assert table.state.bank == 45
    assert table.hand(0) == [1, 0, 2, 0]
    assert table.known(0) == [0, 0, 1, 0]
    assert table.state.spoil == [0, 1, 0, 0]
    assert table.state.claims == [1, 0, 0, 0, 0, 0]


@pytest.mark.clause("lode", "L4.8", "L6.3")
@pytest.mark.parametrize(("losers_pay", "coins"), [(False, [5, 10]), (True, [5, 7])])
def test_the_others_take_back(losers_pay: bool, coins: list[int]) -> None:
    table = Table(hands=["copper", "silver", "gold"] * 2, losers_pay=losers_pay).round()
    table.bid("five", "one one one add copper")
    assert table.state.coins == coins
    assert table.hand(1) == [1, 1, 1, 0]
    assert table.known(1) == [1, 0, 0, 0]


@pytest.mark.clause("lode", "L5.1")
def test_each_has_one_turn_from_the_winner_on() -> None:
    table = Table(3).round()
    table.bid("", "", "one")
    seats = []
    while table.state.round == 1:
        seats.append(table.state.turn)
        assert {table.why(seat, "rest") for seat in range(3) if seat != table.state.turn} == {"L5.1"}
        table.do(table.state.turn, "rest")
    assert seats == [2, 0, 1]


@pytest.mark.clause("lode", "L5.2")
def test_digging() -> None:
    table = Table().round()
    table.bid("one", "")
    assert [event.facts for event in table.do(0, "dig")] == [{"seat": 0, "coins": 1}]
    assert table.game.secret(table.state, CHANCE, GOLD, 1)
    assert not table.game.secret(table.state, CHANCE, GOLD, 0)
    events = table.draw("ore gold")
    assert events[0].secret == {0: {"ore": "gold"}}
    assert (table.hand(0), table.known(0)) == ([4, 0, 1, 0], [1, 0, 0, 0])
    assert table.state.coins[0] == 8
    table.state.coins[1] = 0
    assert table.why(1, "dig") == "L5.2"
    table.state.coins[1], table.state.seam = 5, [0, 0, 0, 0]
    assert table.why(1, "dig") == "L5.2"


@pytest.mark.clause("lode", "L5.3", "L5.4")
@pytest.mark.parametrize(("market", "prices"), [("steady", [5, 5]), ("sinking", [5, 4])])
def test_selling(market: str, prices: list[int]) -> None:
    table = Table(hands=["gold", "rubble", "copper", "gold", "copper", "copper"], market=market).round()
    table.bid("", "")
    assert [table.why(0, "sell rubble"), table.why(0, "sell silver")] == ["L5.3", "L5.3"]
    sales = table.do(0, "sell gold") + table.do(1, "sell gold")
    assert [(event.kind, event.facts["coins"], event.reveals) for event in sales] == [
        ("sold", price, True) for price in prices
    ]
    assert table.state.spoil[GOLD] == 2
    assert table.state.coins == [10 + prices[0], 10 + prices[1]]


@pytest.mark.clause("lode", "L5.4")
def test_the_price_never_sinks_below_one() -> None:
    table = Table(market="sinking").round()
    table.bid("", "")
    table.state.sold[COPPER] = 9
    table.do(0, "sell copper")
    assert table.state.coins[0] == 11


@pytest.mark.clause("lode", "L5.5")
def test_the_bank_must_be_able_to_pay() -> None:
    table = Table().round()
    table.bid("", "")
    table.state.bank = 1
    assert table.why(0, "sell copper") == "L5.5"
    table.state.bank = 2
    assert table.why(0, "sell copper") == ""


@pytest.mark.clause("lode", "L5.6")
def test_resting() -> None:
    table = Table().round()
    assert table.why(0, "rest") == "L5.6"
    table.bid("", "")
    before = table.state.coins[:], table.state.hands[:]
    table.do(0, "rest")
    assert (table.state.coins, table.state.hands) == before


@pytest.mark.clause("lode", "L6.1", "L6.2")
def test_what_a_viewer_sees() -> None:
    table = Table(hands=["copper", "silver", "gold"] * 2).round()
    table.do(1, "five", "done")
    view: Any = table.game.view(table.state, 0)
    own, other = view["seats"]
    assert own["hand"] == {"copper": 1, "silver": 1, "gold": 1, "rubble": 0}
    assert "hand" not in other
    assert "bid" not in other
    assert (other["coins"], other["cards"], other["ready"]) == (10, 3, True)
    assert (view["seam"], view["spoil"]["gold"], view["sold"]["gold"], view["bank"]) == (23, 0, 0, 40)
    spectator: Any = table.game.view(table.state, SPECTATOR)
    assert not any("hand" in seat or "bid" in seat for seat in spectator["seats"])


@pytest.mark.clause("lode", "L6.3")
def test_a_known_card_stays_known_until_it_is_laid_down() -> None:
    table = Table(hands=["copper", "gold", "gold", "copper", "copper", "copper"]).round("spring", "silver")
    table.bid("add gold", "five")
    assert table.known(0) == [0, 0, 1, 0]
    for seed in range(50):
        world = table.game.determinise(table.state, 1, Random(seed))
        assert world.hands[GOLD] >= 1
    table.do(1, "rest")
    table.do(0, "sell gold")
    assert (table.hand(0), table.known(0)) == ([1, 0, 1, 0], [0, 0, 0, 0])


@pytest.mark.clause("lode", "L6.1")
def test_hidden_hands_are_imagined_by_their_odds() -> None:
    table = Table(hands=["gold", "gold", "rubble", "copper", "copper", "copper"]).round("spring", "silver")
    rng = Random(1)
    worlds = 4000
    golds = Counter(table.game.determinise(table.state, 0, rng).hands[4 + GOLD] for _ in range(worlds))
    for count in range(4):
        # 26 cards are unseen by seat 0, 3 of them gold; seat 1 holds 3 of the 26.
        odds = comb(3, count) * comb(23, 3 - count) / comb(26, 3)
        assert abs(golds[count] - worlds * odds) < 6 * (worlds * odds) ** 0.5 + 1


@pytest.mark.clause("lode", "L7.1")
def test_the_hands_are_opened_at_the_end() -> None:
    table = Table(hands=["gold", "rubble", "copper"] * 2)
    events = table.finish()
    opened = [event for event in events if event.kind == "hand_opened"]
    assert [event.facts["seat"] for event in opened] == [0, 1]
    assert all(event.reveals for event in opened)
    assert events[-1].facts == {"clause": "L7.1"}
    view: Any = table.game.view(table.state, SPECTATOR)
    assert view["seats"][1]["hand"]["rubble"] == 1
    assert table.game.to_act(table.state) == ()


def over(coins: list[int], hands: list[int], claims: list[int]) -> LodeState:
    state = Table().state
    state.phase, state.coins, state.hands, state.claims = OVER, coins, hands, claims
    return state


@pytest.mark.clause("lode", "L7.2")
def test_the_points() -> None:
    outcome = Lode().outcome(over([7, 12], [1, 1, 1, 1, 0, 0, 0, 4], [1, 1, 0, 0, 0, 3]))
    assert outcome is not None
    assert outcome.scores == ({"claims": 10, "coins": 3, "ore": 7}, {"claims": 6, "coins": 6, "ore": 0})
    assert outcome.totals == (20, 12)
    assert outcome.ranks == (1, 2)


@pytest.mark.clause("lode", "L7.3")
@pytest.mark.parametrize(("claims", "ranks"), [([0, 1, 0, 0, 0, 2], (2, 1)), ([0, 1, 0, 0, 1, 0], (1, 1))])
def test_ties(claims: list[int], ranks: tuple[int, ...]) -> None:
    outcome = Lode().outcome(over([10, 10], [0] * 8, claims))
    assert outcome is not None
    assert outcome.totals == (9, 9)
    assert outcome.ranks == ranks


@pytest.mark.parametrize(
    ("field", "value", "problem"),
    [
        ("phase", "sleeping", "unknown phase 'sleeping'"),
        ("hands", [1], "'hands' has 1 entries instead of 8"),
        ("bank", "much", "'bank' is no whole number"),
    ],
)
def test_damaged_dumps_are_refused(field: str, value: object, problem: str) -> None:
    game = Lode()
    with pytest.raises(DataError, match=problem):
        game.load({**game.dump(game.new(2)), field: value})


def test_the_rules_are_the_same_in_both_languages() -> None:
    assert clauses_of(Lode(), "nl") == clauses_of(Lode())


def test_the_catalogues_agree() -> None:
    assert check_locales(folder_of(Lode())) == []
