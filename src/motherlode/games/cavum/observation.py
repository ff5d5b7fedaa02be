"""The view as numbers for learners (chapter C25): the table first, then the players, beginning with the observer."""

from typing import Final

from motherlode.games.cavum.actions import BID_CAP
from motherlode.games.cavum.board import level_of
from motherlode.games.cavum.components import COLOURS, HEXES, KINDS, NODES, ORDERS, SCALE, SEATS, SHAPES, STATIONS
from motherlode.games.cavum.grid import DIRECTIONS
from motherlode.games.cavum.options import Rules
from motherlode.games.cavum.state import FIRST_BIDDER, IN_DECK, NONE, OVER, SET, STEPS, CavumState
from motherlode.games.cavum.view import is_open
from motherlode.kernel.observation import EXACT, Field, choice, count, flag, seat_field, seats_from
from motherlode.kernel.packed import packed, packed_wide

TILES: Final = SHAPES * 2 * DIRECTIONS + 1  # kinds in every rotation, and no tile
TILE_BITS: Final = 6
COVERED: Final = SHAPES - 1  # C10.17: a tile covers only smaller ones
UNSEEN: Final = -1
WIDE: Final = 0  # in the place of a number that follows the others
STONES_OF: Final = bytes([vein >> 3 for vein in range(256)])  # by vein, as the board keeps it
COLOUR_OF: Final = packed([vein & 7 if vein else NONE for vein in range(256)])


def observation(rules: Rules, seats: int, recall: bool) -> tuple[Field, ...]:
    players = [field for number in range(seats) for field in player_fields(rules, number)]
    memory = [choice("covered_tile", TILES, HEXES * COVERED)] if recall else []
    return (*table_fields(rules, seats), *board_fields(seats), *players, *memory)


def table_fields(rules: Rules, seats: int) -> list[Field]:
    most = most_pieces(rules)
    return [
        flag("to_act", seats),
        count("phase", rules.phases, low=1),
        choice("step", len(STEPS)),
        seat_field("turn", seats),
        count("due", rules.box.turned_up),
        count("bid", BID_CAP, low=NONE, wide=True),
        choice("colour", COLOURS, low=NONE),
        count("acts", rules.box.turn_actions - 1),
        choice("laid", HEXES, low=NONE),
        choice("piece", SET, low=NONE),
        choice("kind", len(KINDS), low=NONE),
        choice("hex", HEXES, low=NONE),
        seat_field("bidder", seats, low=NONE),
        count("price", SCALE, COLOURS),
        count("chips", rules.phases - 1, ORDERS),
        count("pool", most, STATIONS),
        count("supply", most, STATIONS),
        seat_field("order", seats, ORDERS, IN_DECK),
    ]


def board_fields(seats: int) -> list[Field]:
    return [
        choice("tile", TILES, HEXES),
        count("level", SHAPES, HEXES),
        count("stones", SCALE, HEXES),
        choice("vein", COLOURS, HEXES, NONE),
        seat_field("station", seats, NODES, NONE),
        count("route", NODES, NODES),
    ]


def player_fields(rules: Rules, number: int) -> list[Field]:
    name, most = f".{number}", most_pieces(rules)
    return [
        count("score" + name, EXACT, low=-EXACT, wide=True),
        choice("card" + name, SEATS + 1),
        flag("passed" + name),
        count("hand_size" + name, SCALE * COLOURS),
        count("stations_in_pool" + name, most),
        count("stations_in_supply" + name, most),
        count("pieces" + name, max(rules.box.set), SET),
        count("hand" + name, SCALE, COLOURS, UNSEEN),
    ]


def most_pieces(rules: Rules) -> int:
    return max(rules.box.total) * len(rules.box.player_colours)


def packed_numbers(rules: Rules, state: CavumState, observer: int, recall: bool) -> bytes:
    """The bid and the scores are wide."""
    seats = state.seats
    parts = [table_bytes(state, observer)]
    add_board(state, observer, parts)
    wide = [state.bid]
    for step in range(seats):
        seat = (observer + step) % seats
        parts.append(player_bytes(state, seat, recall or is_open(rules, state, observer, seat)))
        wide.append(min(max(state.scores[seat], -EXACT), EXACT))
    if recall:
        add_covered(state, parts)
    parts.append(packed_wide(wide))
    return b"".join(parts)


def table_bytes(state: CavumState, observer: int) -> bytes:
    seats, seen = state.seats, seats_from(observer, state.seats)
    numbers = [0] * seats
    if FIRST_BIDDER < state.step < OVER:
        numbers[seen[state.turn]] = 1
    numbers += [state.phase, state.step, seen[state.turn], state.due, WIDE, state.colour & 255]
    numbers += [state.acts, state.laid & 255, state.piece & 255, state.kind & 255, state.hex & 255, seen[state.bidder]]
    numbers += state.open
    numbers += state.chips
    numbers += state.pool[:STATIONS]
    numbers += state.supply[:STATIONS]
    numbers += [seen[owner] for owner in state.orders]
    return bytes(numbers)


def add_board(state: CavumState, observer: int, parts: list[bytes]) -> None:
    board, seen = state.board, seats_from(observer, state.seats)
    tops, levels = [0] * HEXES, [0] * HEXES
    for hex, stack in enumerate(board.stacks):
        if stack:
            tops[hex], levels[hex] = stack & 63, level_of(stack)
    parts += [bytes(tops), bytes(levels), board.veins.translate(STONES_OF), board.veins.translate(COLOUR_OF)]
    parts.append(board.stations.translate(seen[-1:] + seen[:-1]))  # a station is its seat + 1
    visited = [0] * NODES
    for number, node in enumerate(state.route):
        visited[node] = number + 1
    parts.append(bytes(visited))


def player_bytes(state: CavumState, seat: int, is_hand_seen: bool) -> bytes:
    hand = state.hands[seat * COLOURS : (seat + 1) * COLOURS]
    numbers = [WIDE, state.cards[seat], state.passed >> seat & 1, sum(hand)]
    numbers += [state.pool[STATIONS + seat], state.supply[STATIONS + seat]]
    numbers += state.pieces[seat * SET : (seat + 1) * SET]
    numbers += hand if is_hand_seen else [UNSEEN & 255] * COLOURS
    return bytes(numbers)


def add_covered(state: CavumState, parts: list[bytes]) -> None:
    """C25.5: every tile was laid in public."""
    for level in range(1, COVERED + 1):
        parts.append(bytes([stack >> TILE_BITS * level & 63 for stack in state.board.stacks]))
