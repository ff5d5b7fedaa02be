"""Matches of one person, or one language model, against bots: look, choose, ask why, ask for a hint or a rule.

Everything goes through `Match` and the `Perspective` of the player's seat; answers are plain data with sentences.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from random import Random
from typing import Final, TypeAlias

from motherlode import registry
from motherlode.agents.errors import AgentError
from motherlode.bots import BOTS, Bot, Candidate, bot
from motherlode.bots.reasons import with_reasons
from motherlode.bots.telling import effect_text
from motherlode.kernel import Data, Value
from motherlode.play import seed as seeds
from motherlode.play.errors import PlayError
from motherlode.play.match import Match
from motherlode.play.perspective import Outlook, Perspective
from motherlode.play.rulebook import Clause, rulebook
from motherlode.play.text import (
    Catalogue,
    action_text,
    error_text,
    event_text,
    option_about_text,
    outcome_text,
    prompt_text,
    why_text,
)
from motherlode.registry import AnyGame

MOST: Final = 32  # matches that are kept at the same time
CLAUSES: Final = 12  # that a search for words shows

Action: TypeAlias = int | str  # an id, or its notation


class SeatAtTable:
    """One match with our seat; bots play the others at once."""

    def __init__(self, match: Match, seat: int, bots: Mapping[int, Bot], lang: str) -> None:
        self.match: Final = match
        self.here: Final[Perspective] = match.perspective(seat)
        self.words: Final = Catalogue(match.game.info.id, lang, match.players)
        self._bots: Final = bots
        self._told = 0
        self._play_bots()

    @property
    def game(self) -> AnyGame:
        return self.match.game

    def look(self) -> Data:
        """The position, what happened since the last look, and what is asked; at the end the result."""
        events = self.here.events(self._told)
        self._told = events[-1].number + 1 if events else self._told
        outcome = self.here.outcome()
        return {
            "seat": self.here.viewer,
            "events": [event_text(self.words, event) for event in events],
            "result": outcome_text(self.words, outcome) if outcome else "",
            **self.shown(self.here),
        }

    def shown(self, outlook: Outlook) -> Data:
        prompt = outlook.prompt()
        asked = prompt_text(self.words, prompt) if prompt else ""
        return {"asked": asked, "legal": self.choices(outlook), "view": outlook.view()}

    def choices(self, outlook: Outlook) -> list[Data]:
        """Each legal action: what to send for it, and what it is."""
        actions = self.game.actions
        return [
            {"action": actions.notation(id), "text": action_text(self.words, actions[id], facts)}
            for id, facts in outlook.choices()
        ]

    def legal(self, after: Sequence[Action]) -> Data:
        return {"legal": self.choices(self._after(after))}

    def move(self, actions: Sequence[Action]) -> Data:
        with self._sentences():
            self.match.move(self.here.viewer, self.ids(actions))
        self._play_bots()
        return self.look()

    def preview(self, actions: Sequence[Action]) -> Data:
        with self._sentences():
            after = self.here.preview(self.ids(actions))
        return {"complete": after.complete, "stops_at": after.stop, **self.shown(after)}

    def why(self, action: Action, after: Sequence[Action]) -> Data:
        """Whether an action is allowed; if not, the clause that forbids it."""
        outlook = self._after(after)
        with self._sentences():
            violation = outlook.check(self.ids([action])[0])
        if violation is None:
            return {"allowed": True}
        rule = rulebook(self.game.info.id, self.words.lang).clause(violation.clause)
        return {"allowed": False, "reason": why_text(self.words, violation), "clause": rule.id, "rule": rule.text}

    def hint(self, level: str) -> Data:
        """What a bot would do in our place, from what our seat may know."""
        if not self.here.is_asked():
            raise AgentError("nothing is asked of your seat now")
        adviser = bot(level, Random(self.here.ply), self.game)
        chosen = adviser.choose(self.here)
        explained = adviser.explain()
        told = with_reasons(self.here, explained, Random(self.here.ply)).candidates if explained else ()
        return {
            "bot": level,
            "actions": self.notations(chosen),
            "considered": [self._considered(each) for each in told],
        }

    def _considered(self, candidate: Candidate) -> Data:
        return {
            "actions": self.notations(candidate.ids),
            "visits": candidate.visits,
            "expected": round(candidate.expected, 3),
            "why": effect_text(self.words, candidate.effect) if candidate.effect else "",
        }

    def ids(self, actions: Sequence[Action]) -> list[int]:
        parse = self.game.actions.parse
        return [parse(action) if isinstance(action, str) else action for action in actions]

    def notations(self, ids: Sequence[int]) -> list[str]:
        return [self.game.actions.notation(id) for id in ids]

    def _after(self, actions: Sequence[Action]) -> Outlook:
        if not actions:
            return self.here
        with self._sentences():
            return self.here.preview(self.ids(actions))

    @contextmanager
    def _sentences(self) -> Iterator[None]:
        """What is wrong with a move is told in the language of the match."""
        try:
            yield
        except PlayError as error:
            raise AgentError(error_text(self.words, error)) from error

    def _play_bots(self) -> None:
        while (acting := self.match.to_act()) and self.here.viewer not in acting:
            seat = acting[0]
            self.match.move(seat, self._bots[seat].choose(self.match.perspective(seat)))
        # Those who choose in secret at the same time do not wait for us.
        for seat in [seat for seat in acting if seat != self.here.viewer]:
            self.match.move(seat, self._bots[seat].choose(self.match.perspective(seat)))


class Desk:
    """The matches under way, by the name that `start` gives."""

    def __init__(self) -> None:
        self._matches: Final[dict[str, SeatAtTable]] = {}
        self._begun = 0

    def games(self) -> list[Data]:
        return [described(registry.game(id)) for id in registry.GAMES]

    def start(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        bots: str = "greedy",
        options: Mapping[str, Value] | None = None,
        seed: int | None = None,
        lang: str = "en",
    ) -> Data:
        """A new match; one name of a bot stands for all."""
        played = registry.game(game, options)
        number = seats or played.info.seats[0]
        names = bots.split(",") * (number - 1 if "," not in bots else 1)
        if len(names) != number - 1:
            raise AgentError(f"{len(names)} bots for the {number - 1} other seats")
        secret = seeds.fresh() if seed is None else seeds.derived(seed, 0)
        match = Match(played, number, seed=secret)
        match.require_seat(seat)
        others = [other for other in range(number) if other != seat]
        seated = {
            other: bot(name, Random(f"{secret.hex()}/{other}"), played)
            for other, name in zip(others, names, strict=True)
        }
        self._begun += 1
        name = f"{game}-{self._begun}"
        self._matches[name] = SeatAtTable(match, seat, seated, lang)
        for oldest in list(self._matches)[:-MOST]:
            del self._matches[oldest]
        return {"match": name, **self._matches[name].look()}

    def table(self, match: str) -> SeatAtTable:
        if match not in self._matches:
            raise AgentError(f"no match {match!r} is under way; start one, or use {', '.join(self._matches) or 'none'}")
        return self._matches[match]

    def rule(self, game: str, about: str, lang: str = "en") -> list[Data]:
        """A clause, a chapter, or the clauses in which all words occur."""
        registry.game(game)
        book = rulebook(game, lang)
        found = {clause.id: clause for clause in book.clauses}
        wanted = about.strip().upper()
        if wanted in found:
            return clauses([found[wanted]])
        chapter = [clause for clause in book.clauses if clause.id.partition(".")[0] == wanted]
        return clauses(chapter or book.search(about)[:CLAUSES])


def clauses(found: Sequence[Clause]) -> list[Data]:
    return [{"clause": clause.id, "text": clause.text} for clause in found]


def described(game: AnyGame) -> Data:
    words = Catalogue(game.info.id)
    options = [
        {
            "name": option.id,
            "default": option.default,
            "choices": list(option.choices),
            "about": option_about_text(words, option),
        }
        for option in game.info.options
    ]
    info = game.info
    return {"game": info.id, "title": info.title, "seats": list(info.seats), "options": options, "bots": list(BOTS)}
