"""The view as numbers for learners (chapter T16): the table first, then the players, beginning with the observer."""

from motherlode.games.thebes.components import DEBRIS, SITES, TOKENS
from motherlode.games.thebes.options import Rules
from motherlode.games.thebes.state import ACTS, CHOOSE, EMPTY, LEAST_OWNER, NOBODY, PHASES, WEEKS, ThebesState
from motherlode.kernel.observation import Field, choice, count, flag, seat_field, seats_from

OUT_OF_TRACK = -1


def observation(rules: Rules, seats: int, recall: bool) -> tuple[Field, ...]:
    players = [field for number in range(seats) for field in player_fields(rules, seats, f".{number}")]
    return (*table_fields(rules, seats), *players, *(memory_fields(rules) if recall else ()))


def table_fields(rules: Rules, seats: int) -> list[Field]:
    box, cards = rules.box, rules.cards
    deck = deck_size(rules)
    return [
        flag("to_act", seats),
        choice("phase", len(PHASES)),
        seat_field("active", seats),
        count("pile", 2 * deck),
        count("aside", deck),
        flag("renewed"),
        seat_field("swapper", seats, low=NOBODY),
        count("swaps", rules.end[seats]),
        choice("act", len(ACTS)),
        choice("target", SITES),
        flag("flown"),
        count("rumours_used", deck),
        flag("assistant_used"),
        flag("shovel_used"),
        flag("permit_spent"),
        count("tokens_due", DEBRIS + box.debris),
        count("debris", box.debris),
        choice("display", rules.research, 4, EMPTY),
        choice("row", cards, 3, EMPTY),
        count("discard", max(box.copies), cards),
        choice("bonus", SITES * TOKENS, SITES, EMPTY),
        seat_field("owner", seats, SITES * TOKENS, LEAST_OWNER),
    ]


def player_fields(rules: Rules, seats: int, name: str) -> list[Field]:
    box = rules.box
    points = knowledge(rules)
    return [
        count("week" + name, rules.end[seats]),
        count("place_on_track" + name, seats - 1, low=OUT_OF_TRACK),
        choice("city" + name, rules.places),
        count("general" + name, points),
        count("artifact_points" + name, sum(box.token_value)),
        flag("permission_used" + name, SITES),
        count("books" + name, points, SITES),
        count("rumours" + name, deck_size(rules), SITES),
        count("artifacts" + name, TOKENS, SITES),
        count("hand" + name, max(box.copies), rules.cards),
    ]


def memory_fields(rules: Rules) -> list[Field]:
    """Counting cards: which are still unseen, and the sizes of both stacks."""
    deck = deck_size(rules)
    return [
        count("unseen", max(rules.box.copies), rules.cards),
        count("first_stack", deck),
        count("second_stack", deck),
    ]


def deck_size(rules: Rules) -> int:
    return sum(rules.box.copies) + rules.cards - rules.research


def knowledge(rules: Rules) -> int:
    """More points of knowledge than one player can have."""
    box = rules.box
    return sum(copies * points for copies, points in zip(box.copies, box.points, strict=False)) + SITES


def packed_numbers(rules: Rules, state: ThebesState, observer: int, recall: bool) -> bytes:
    """All numbers fit a byte."""
    seats, seen = state.seats, seats_from(observer, state.seats)
    parts = [table_bytes(state, seats, seen)]
    for step in range(seats):
        add_player(rules, state, (observer + step) % seats, parts)
    if recall:
        parts += [bytes(state.unseen), bytes([state.first, state.second])]
    return b"".join(parts)


def table_bytes(state: ThebesState, seats: int, seen: bytes) -> bytes:
    numbers = [0] * seats
    if CHOOSE <= state.phase <= WEEKS:
        numbers[seen[state.active]] = 1
    numbers += [state.phase, seen[state.active], state.first + state.second, state.third]
    numbers += [state.renewed, seen[state.swapper], state.swaps]
    numbers += [state.act, state.target, state.flown, state.rumours_used, state.assistant_used, state.shovel_used]
    numbers += [state.permit_spent, state.tokens_due, state.debris]
    numbers += [card & 255 for card in state.display]
    numbers += [card & 255 for card in state.row]
    numbers += state.discard
    numbers += [token & 255 for token in state.bonus]
    return bytes(numbers) + state.owner.translate(seen)


def add_player(rules: Rules, state: ThebesState, seat: int, parts: list[bytes]) -> None:
    first, last = seat * SITES, (seat + 1) * SITES
    place = state.track.index(seat) if seat in state.track else OUT_OF_TRACK & 255
    numbers = [state.week[seat], place, state.place[seat], state.general[seat], state.artifact_points[seat]]
    numbers += state.used[first:last]
    numbers += state.books[first:last]
    numbers += state.rumours[first:last]
    numbers += state.artifacts[first:last]
    parts += [bytes(numbers), state.hand[seat * rules.cards : (seat + 1) * rules.cards]]
