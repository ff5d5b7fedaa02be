"""Tables: the authority over who sits where and over the match they play. No I/O: time comes in as an argument.

A table receives a player's message and answers with `Effects`: what is to be stored, then what is to be told.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final, Literal

from motherlode.kernel import SPECTATOR, Facts
from motherlode.play.draws import DrawSource, SeededDraws
from motherlode.play.entry import Entry
from motherlode.play.match import Match
from motherlode.registry import AnyGame
from motherlode.server import protocol as p
from motherlode.server.errors import Refusal
from motherlode.server.protocol.naming import wire_name
from motherlode.server.protocol.serializers import previewed, reason
from motherlode.server.tables import proposals, seed_parts
from motherlode.server.tables.clock import Clock, clock_for
from motherlode.server.tables.data import TableData
from motherlode.server.tables.entries import TableEntry, position_mark
from motherlode.server.tables.results import Ending, result_of, seats_standing

RECENT: Final = 200  # events that a full update holds


@dataclass
class Effects:
    """What a message did: rows to append, whether the table's own data changed, answers for the asker alone."""

    entries: list[TableEntry] = field(default_factory=list)
    changed: bool = False
    answers: list[p.ServerMessage] = field(default_factory=list)


class Table:
    """One table in memory. `match` is there from its start to its end, and after; `ids` are those of the messages that
    seats sent, with the numbers of their entries. The seats `acting` are waited for since `since`.
    """

    stand_in = "greedy"
    vanish_ms = 60_000
    loaded = 0
    room = ""

    def __init__(self, data: TableData, game: AnyGame, match: Match | None = None, clock: Clock | None = None) -> None:
        self.data = data
        self.game: Final = game
        self.match = match
        self.ids: dict[tuple[int, str], int] = {}
        self.clock = clock
        self.present: set[str] = set()
        self.gone: dict[str, int] = {}
        self.watchers = 0
        self.acting: tuple[int, ...] = ()
        self.since = 0

    def become(self, stored: "Table") -> None:
        """Goes on as it was stored. Who is there stays."""
        self.data, self.match, self.ids, self.clock = stored.data, stored.match, stored.ids, stored.clock
        self.acting, self.since = stored.acting, stored.since

    @property
    def id(self) -> str:
        return self.data.id

    @property
    def seats(self) -> int:
        return len(self.data.chairs)

    @property
    def number(self) -> int:
        return self.match.number if self.match else -1

    @property
    def ply(self) -> int:
        return self.match.ply if self.match else 0

    @property
    def is_of_these_rules(self) -> bool:
        """Whether the match was played under the rules and with the components of today."""
        return (self.data.version, self.data.components) == (self.game.info.version, self.game.checksum)

    def seats_of(self, player: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.data.chairs) if player and chair.player == player]

    def is_inside(self, player: str) -> bool:
        """Whether this player sits here or is the host."""
        return bool(self.seats_of(player)) or player == self.data.host

    def may_watch(self, player: str, invitation: str) -> bool:
        return self.data.public or bool(self.seats_of(player)) or invitation == self.data.invitation

    @property
    def has_people(self) -> bool:
        """Whether a person plays here, not only bots."""
        return bool(proposals.people_playing(self.data))

    @property
    def is_alone(self) -> bool:
        """Whether one person holds all seats but those of bots."""
        return proposals.is_alone(self.data)

    def to_act(self) -> tuple[int, ...]:
        return self.match.to_act() if self.match and self.data.status == "running" else ()

    def bots_due(self) -> list[int]:
        """The seats that must act and are played by a bot."""
        return self.bots_among(self.to_act())

    def bots_among(self, seats: Iterable[int]) -> list[int]:
        chairs = self.data.chairs
        return [seat for seat in seats if chairs[seat].bot]

    # -- what is told --------------------------------------------------------------------------------------------------

    def info(self, player: str = "") -> p.TableInfo:
        data = self.data
        is_over = data.status == "finished"
        return p.TableInfo(
            id=data.id,
            game=data.game,
            version=data.version,
            options=data.options,
            status=data.status,
            host=data.host,
            chairs=[self._chair(chair) for chair in data.chairs],
            pace=data.pace,
            undo=data.undo,
            free_undo=data.free_undo,
            hints=data.hints,
            public=data.public,
            created=data.created,
            number=max(0, self.number),
            to_act=list(self.to_act()),
            commitment=seed_parts.published_hash(data),
            parts=seed_parts.shown_parts(data),
            restarts=data.restarts,
            half=data.half if is_over else "",
            seed=data.seed if is_over else "",
            frozen=data.frozen,
            invitation=data.invitation if self.is_inside(player) else "",
            rematch=data.rematch,
            proposal=data.proposal,
            result=data.result,
            watchers=self.watchers,
            imported=data.imported,
            room=self.room,
            since=self.since,
            lesson=data.lesson,
        )

    def _chair(self, chair: p.Chair) -> p.Chair:
        return p.Chair(
            player=chair.player,
            name=chair.name,
            bot=chair.bot,
            present=chair.player in self.present,
            forfeit=chair.forfeit,
            stand_in=self._may_stand_in(chair),
            program=chair.program,
        )

    # -- the match -----------------------------------------------------------------------------------------------------

    def start(self, now: int, draws: Callable[[bytes], DrawSource] = SeededDraws) -> Effects:
        """Begins the match; all seats are taken, and the parts of the seed are given or will not be waited for."""
        seed_parts.fix_seed(self.data)
        seed = bytes.fromhex(self.data.seed)
        self.match = Match(self.game, self.seats, draws=draws(seed), undo=self.data.undo)
        self.data.status = "running"
        self.clock = clock_for(self.data.pace, self.seats, now)
        return self._finish_step(Effects([self._add(self.match.entries[0])], True), now)

    def _add(self, entry: Entry, id: str = "") -> TableEntry:
        """The entry as it is stored."""
        added = TableEntry(entry, id, position_mark(self._match()))
        self.note_entry(added)
        return added

    def note_entry(self, added: TableEntry) -> None:
        """Keeps the id of its message; older events leave the memory."""
        match = self._match()
        if added.id:
            self.ids[added.entry.seat, added.id] = added.entry.number
        if len(match.entries) > 2 * RECENT:
            match.forget_events(match.number - RECENT)

    def receive(self, player: str, message: p.ClientMessage, now: int) -> Effects:
        """Does what a player asks, or raises a typed error and changes nothing."""
        match message:
            case p.PreviewMessage() | p.WhyMessage():
                self._require_own(player, message.seat)
                return Effects(answers=[self._explain(message)])
            case p.MoveMessage():
                self._require_playing(player, message.seat)
                return self._move(message, now)
            case p.UndoMessage():
                self._require_playing(player, message.seat)
                return self._undo(message.seat, frozenset(), message.id, now)
            case p.ProposeMessage():
                self._require_playing(player, message.seat)
                return self._propose(message, now)
            case p.AnswerMessage():
                self._require_playing(player, message.seat)
                return self._answer(message, now)
            case p.ResignMessage():
                self._require_playing(player, message.seat)
                return with_answer(self.forfeit(message.seat, "resigned", now), self._done(message.id))
            case p.HandoverMessage():
                return with_answer(self._hand_over(player, message, now), self._done(message.id))
            case p.ReturnMessage():
                return with_answer(self._take_back(player, message.seat, now), self._done(message.id))
            case _:
                raise Refusal("bad_message", f"{wire_name(type(message).__name__)} is not for a match")

    def require_hint(self, player: str, seat: int) -> None:
        """Whether this player may ask what a bot would do in that seat now."""
        self._require_playing(player, seat)
        if not self.data.hints:
            raise Refusal("hints_off", "there are no hints at this table", 409)
        if seat not in self.to_act():
            raise Refusal("not_asked", f"seat {seat} has nothing to decide", 409, {"seat": seat})

    def undo_bar(self, seat: int) -> str:
        """Why the seat cannot take back a move now; empty if it can."""
        return self._match().undo_bar(seat)

    def require_coach(self, player: str, seat: int) -> None:
        """Whether this player may ask what else there was: alone with bots, where hints are allowed."""
        self._require_own(player, seat)
        self._require_running()
        if not self.data.hints:
            raise Refusal("hints_off", "there are no hints at this table", 409)
        if any(chair.player and chair.player != player for chair in self.data.chairs):
            raise Refusal("not_alone", "the coach speaks only to who plays alone with bots", 409)

    def entry_number(self, message: p.MoveMessage | p.UndoMessage) -> int:
        """The number under which a message with this seat and id was entered; -1 if none was."""
        return self.ids.get((message.seat, message.id), -1)

    def has_entered(self, player: str, message: p.MoveMessage | p.UndoMessage) -> bool:
        """Whether this player sent a message with that id before."""
        return message.seat in self.seats_of(player) and self.entry_number(message) >= 0

    def is_entry_of(self, entry: Entry, message: p.MoveMessage | p.UndoMessage) -> bool:
        """Whether the entry is what this message asks for."""
        if isinstance(message, p.UndoMessage):
            return entry.kind == "undo"
        actions = self.game.actions
        return entry.actions == tuple(actions.notation(id) if id < len(actions) else "" for id in message.actions)

    def bot_move(self, seat: int, ids: list[int], now: int, failure: str = "") -> Effects:
        """A bot's choice; `failure` says in the log that another bot had to choose."""
        entries = [self._add(self._match().move(seat, ids))]
        if failure:
            entries.append(self.note("bot_failed", {"seat": seat, "detail": failure}))
        return self._finish_step(Effects(entries), now)

    def note(self, kind: str, facts: Facts) -> TableEntry:
        """Logs something that happened at the table."""
        return self._add(self._match().note(kind, facts))

    def time_out(self, now: int) -> Effects:
        """Seats whose time is up are played on by a bot and rank last."""
        effects = Effects()
        for seat in self.clock.expired(now) if self.clock and self.data.status == "running" else []:
            if self.data.status == "running":
                more = self.forfeit(seat, "time", now)
                effects.entries += more.entries
                effects.changed = True
        return effects

    def forfeit(self, seat: int, why: Literal["resigned", "time", "left"], now: int) -> Effects:
        chair = self.data.chairs[seat]
        chair.forfeit = why
        chair.bot = chair.bot or self.stand_in
        kind = "time_out" if why == "time" else "resigned"
        entries = [self.note(kind, {"seat": seat})]
        if self.data.proposal is not None and self.data.proposal.seat == seat:
            self.data.proposal = None
        if len(seats_standing(self.data.chairs)) == 1:
            self._end("resigned")
        return self._finish_step(Effects(entries, True), now)

    def abandon(self, player: str, now: int) -> Effects:
        """The account was deleted: the seat is free before the start, forfeited during the match; the name goes."""
        effects = Effects([], True)
        for seat in self.seats_of(player):
            if self.data.status == "running" and not self.data.chairs[seat].forfeit:
                effects.entries += self.forfeit(seat, "left", now).entries
            chair = self.data.chairs[seat]
            self.data.chairs[seat] = p.Chair(bot=chair.bot, forfeit=chair.forfeit)
        self._forget_part(player)
        if self.data.status == "open" and not any(chair.player for chair in self.data.chairs):
            self._end("closed")
        return effects

    def _forget_part(self, player: str) -> None:
        if self.data.status == "open":
            seed_parts.seats_changed(self.data)
        for part in self.data.parts:
            part.player = "" if part.player == player else part.player

    def close(self, now: int) -> Effects:
        """The host of the server closes the table."""
        entries = [self.note("closed", {})] if self.match and self.data.status == "running" else []
        self._end("closed")
        return Effects(entries, True)

    def require_match(self) -> Match:
        """The match, which may be over."""
        return self._match()

    def require_viewer(self, player: str, viewer: int) -> None:
        self._match()
        if viewer != SPECTATOR:
            self._require_own(player, viewer)

    def lesson_part(self) -> p.LessonPart | None:
        """Where a lesson is; None where none is given."""
        return None

    @property
    def is_asking(self) -> bool:
        """Whether the seats that must act may do so now: a lesson may have something to read first."""
        return True

    def _require_ply(self, ply: int) -> None:
        now = self._match().ply
        if ply != now:
            raise Refusal("stale", f"this is ply {now}", 409, {"ply": now})

    def _move(self, message: p.MoveMessage, now: int) -> Effects:
        match = self._match()
        self._require_ply(message.ply)
        if not message.whole:
            after = match.perspective(message.seat).preview(message.actions)
            if not after.ends_gesture:
                return Effects(answers=[previewed(after, message.id)])
        entry = self._add(match.move(message.seat, message.actions), message.id)
        proposal = self.data.proposal
        withdrawn = proposal is not None and proposal.what == "undo"
        if withdrawn:
            self.data.proposal = None
        effects = Effects([entry], withdrawn, [p.DoneMessage(id=message.id, number=match.number)])
        return self._finish_step(effects, now)

    def _undo(self, seat: int, consent: frozenset[int], id: str, now: int) -> Effects:
        # By consent it is not the message of one seat: its id belongs to the seat that agreed last.
        entry = self._add(self._match().undo(seat, consent), "" if consent else id)
        self.data.proposal = None
        if self.clock:
            self.clock.take_back(seat, self._on_clock(), now)
        return self._finish_step(Effects([entry], True, [p.DoneMessage(id=id, number=self.number)]), now)

    def _propose(self, message: p.ProposeMessage, now: int) -> Effects:
        return self._decide(proposals.proposed(self.data, message), message.id, now)

    def _answer(self, message: p.AnswerMessage, now: int) -> Effects:
        proposal = proposals.agreed(self.data, message)
        if proposal is None:
            self.data.proposal = None
            return Effects([], True, [self._done(message.id)])
        return self._decide(proposal, message.id, now)

    def _decide(self, proposal: p.Proposal, id: str, now: int) -> Effects:
        """Carries a proposal out once all agree whom it needs."""
        proposals.require_bots_agree(self.data, self._match(), proposal)
        if not proposals.has_consent(self.data, proposal):
            self.data.proposal = proposal
            return Effects([], True, [self._done(id)])
        if proposal.what == "undo":
            return self._undo(proposal.seat, frozenset(range(self.seats)), id, now)
        entry = self.note("aborted", {})
        self._end("aborted")
        return self._finish_step(Effects([entry], True, [self._done(id)]), now)

    def _hand_over(self, player: str, message: p.HandoverMessage, now: int) -> Effects:
        seats = self.seats_of(player)
        if not seats:
            raise Refusal("not_seated", "only players hand over a seat", 403)
        self._require_running()
        if message.seat >= self.seats or not self.data.chairs[message.seat].player:
            raise Refusal("no_seat", "no player holds that seat", 404)
        chair = self.data.chairs[message.seat]
        if chair.bot:
            raise Refusal("seat_taken", "a bot plays that seat already", 409)
        if message.seat in seats:
            chair.bot = message.bot
        else:
            self._require_may_stand_in(message.seat, now)
            chair.bot = self.stand_in
        return self._finish_step(Effects([self.note("handed_over", {"seat": message.seat})], True), now)

    def _require_may_stand_in(self, seat: int, now: int) -> None:
        chair = self.data.chairs[seat]
        if not self._has_vanished(chair.player, now):
            raise Refusal("not_vanished", "that player is there", 409, {"seat": seat})
        if not self._may_stand_in(chair):
            raise Refusal("no_stand_in", "that player did not agree to it", 409, {"seat": seat})

    def _may_stand_in(self, chair: p.Chair) -> bool:
        """Whether others may hand the seat to a bot: as its player said when sitting down, else not at days a turn."""
        if chair.stand_in is None:
            return self.data.pace.kind != "days"
        return chair.stand_in

    def _has_vanished(self, player: str, now: int) -> bool:
        return player not in self.present and now - self.gone.get(player, self.loaded) >= self.vanish_ms

    def _take_back(self, player: str, seat: int, now: int) -> Effects:
        self._require_own(player, seat)
        self._require_running()
        chair = self.data.chairs[seat]
        if chair.forfeit or not chair.bot:
            raise Refusal("no_seat", "there is no seat to take back", 409, {"seat": seat})
        chair.bot = ""
        return self._finish_step(Effects([self.note("returned", {"seat": seat})], True), now)

    def _explain(self, message: p.PreviewMessage | p.WhyMessage) -> p.PreviewedMessage | p.ReasonMessage:
        perspective = self._match().perspective(message.seat)
        if isinstance(message, p.PreviewMessage):
            return previewed(perspective.preview(message.actions), message.id)
        return reason(perspective, message)

    # -- the end -------------------------------------------------------------------------------------------------------

    def _finish_step(self, effects: Effects, now: int) -> Effects:
        """After every change of the match: notices its end, runs the clocks, stamps the entries."""
        if self.data.status == "running" and self._is_over():
            self._end("played")
            effects.changed = True
        if self.clock:
            self.clock.turn(self._on_clock(), now)
        self._note_turn(now)
        for added in effects.entries:
            added.at = now
            added.clock = self.clock.dump() if self.clock else None
            added.to_act, added.since = self.acting, self.since
        return effects

    def _is_over(self) -> bool:
        return self._match().is_over()

    def _note_turn(self, now: int) -> None:
        """A seat that goes on with its turn, or still chooses while others are ready, is waited for as before."""
        acting = self.to_act()
        if not set(acting) <= set(self.acting):
            self.since = now
        self.acting = acting

    def resume_turn(self, last: TableEntry) -> None:
        """Whose turn it was after the last stored entry."""
        self.acting, self.since = self.to_act(), last.since or last.at

    def _on_clock(self) -> list[int]:
        return [seat for seat in self.to_act() if not self.data.chairs[seat].bot]

    def _end(self, ended: Ending) -> None:
        outcome = self.match.outcome() if self.match else None
        self.data.status = "finished"
        self.data.proposal = None
        self.data.result = result_of(self.data.chairs, ended, outcome)

    # -- what is asked first -------------------------------------------------------------------------------------------

    def _match(self) -> Match:
        if self.match is None:
            raise Refusal("not_running", "the match has not begun", 409)
        return self.match

    def _require_running(self) -> None:
        if self.data.status == "frozen":
            raise Refusal("frozen", self.data.frozen, 409, {"detail": self.data.frozen})
        if self.data.status != "running":
            raise Refusal("not_running", "no match is running at this table", 409)

    def _require_own(self, player: str, seat: int) -> None:
        if seat not in self.seats_of(player):
            raise Refusal("not_your_seat", f"seat {seat} is not yours", 403, {"number": seat})

    def _require_playing(self, player: str, seat: int) -> None:
        self._require_own(player, seat)
        self._require_running()
        if self.data.chairs[seat].bot:
            raise Refusal("not_your_seat", f"a bot plays seat {seat}", 409, {"number": seat})

    def _done(self, id: str) -> p.DoneMessage:
        return p.DoneMessage(id=id)


def with_answer(effects: Effects, answer: p.ServerMessage) -> Effects:
    effects.answers.append(answer)
    return effects
