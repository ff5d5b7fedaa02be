"""The Model Context Protocol: a language model plays against bots, asks why, and reads the rules.

Needs `motherlode[mcp]`.
"""

from collections.abc import Callable
from functools import wraps
from typing import Annotated, Any, Final, ParamSpec, TypeVar

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from pydantic import Field

from motherlode import __version__
from motherlode.agents.desk import Action, Desk
from motherlode.kernel import Data, MotherlodeError
from motherlode.play.rulebook import rulebook, rulebook_languages, rules_folder
from motherlode.registry import GAMES

P = ParamSpec("P")
T = TypeVar("T")
Options = dict[str, bool | int | str]

INSTRUCTIONS: Final = """\
Board games against bots. `games` lists them, `start` begins a match and shows it. Then `move` with one or more actions,
written as in `legal`; the bots answer at once. A move may be several actions that belong together: `preview` says what
would come next. `why` explains what is not allowed, `rule` looks up the rules, `hint` asks a strong bot."""

Match = Annotated[str, Field(description="the name that `start` gave the match")]
Actions = Annotated[list[Action], Field(description='actions as `legal` writes them, e.g. ["take 1"]')]
Lang = Annotated[str, Field(description="en, nl, de or fr")]


def make_server(desk: Desk) -> MCPServer[Any]:
    """The tools and resources over the matches of one desk."""
    server: MCPServer[Any] = MCPServer("motherlode", instructions=INSTRUCTIONS, version=__version__, log_level="ERROR")
    for tool in tools(desk):
        server.add_tool(clear_errors(tool))
    for game in GAMES:
        for lang in rulebook_languages(game):
            add_rulebook(server, game, lang)
    return server


def add_rulebook(server: MCPServer[Any], game: str, lang: str) -> None:
    title = rulebook(game, lang).title

    @server.resource(f"rules://{game}/{lang}", name=f"{game}-rules-{lang}", title=title, mime_type="text/markdown")
    def rules() -> str:
        return (rules_folder(game) / f"{lang}.md").read_text(encoding="utf-8")


def clear_errors(tool: Callable[P, T]) -> Callable[P, T]:
    """What a player did wrong is told in a sentence; everything else is a fault of ours."""

    @wraps(tool)
    def call(*args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return tool(*args, **kwargs)
        except MotherlodeError as error:
            raise ToolError(str(error)) from error

    return call


def tools(desk: Desk) -> list[Callable[..., Any]]:
    def games() -> list[Data]:
        """The games, with their numbers of seats, options and bots."""
        return desk.games()

    def start(
        game: str,
        seats: int | None = None,
        seat: int = 0,
        bots: Annotated[str, Field(description="one bot for all other seats, or one for each, with commas")] = "greedy",
        options: Options | None = None,
        seed: Annotated[int | None, Field(description="the same seed gives the same draws")] = None,
        lang: Lang = "en",
    ) -> Data:
        """Begin a match against bots and look at it."""
        return desk.start(game, seats, seat, bots, options, seed, lang)

    def look(match: Match) -> Data:
        """What your seat can see now, what happened since you looked last, what you are asked, and what is legal."""
        return desk.table(match).look()

    def legal(match: Match, after: Actions = []) -> Data:  # noqa: B006
        """The legal actions, now or after the first actions of a move."""
        return desk.table(match).legal(after)

    def move(match: Match, actions: Actions) -> Data:
        """Play a move: all of its actions or none. The bots answer, and you see what comes next."""
        return desk.table(match).move(actions)

    def preview(match: Match, actions: Actions) -> Data:
        """What a move would lead to; nothing is played."""
        return desk.table(match).preview(actions)

    def why(match: Match, action: Action, after: Actions = []) -> Data:  # noqa: B006
        """Whether an action is allowed now, and if not, which rule forbids it."""
        return desk.table(match).why(action, after)

    def rule(
        game: str, about: Annotated[str, Field(description="a clause, a chapter, or words")], lang: Lang = "en"
    ) -> list[Data]:
        """Look up the rules: a clause such as T5.4, a chapter such as T5, or every clause with these words."""
        return desk.rule(game, about, lang)

    def hint(match: Match, level: Annotated[str, Field(description="a bot, as `games` lists them")] = "normal") -> Data:
        """What a bot would do in your place, from no more than you can know."""
        return desk.table(match).hint(level)

    return [games, start, look, legal, move, preview, why, rule, hint]
