"""HTTP: the games, their words and rules. These answers never change: each is built once and has a tag."""

from typing import Final

import msgspec
from litestar import Response, Router, get
from litestar.params import FromPath

from motherlode.server.http.dependencies import Answers, Context
from motherlode.server.http.pages import AnyRequest
from motherlode.server.protocol import bodies as b

TEXT: Final = "text/plain; charset=utf-8"
SVG: Final = "image/svg+xml"
encode = msgspec.json.Encoder().encode


@get("/")
async def games(request: AnyRequest, context: Context, answers: Answers) -> Response[list[b.GameInfo]]:
    return answers.answer(request, ("games",), lambda: encode(context.catalog.infos()))


@get("/{game:str}")
async def game_data(
    request: AnyRequest, context: Context, answers: Answers, game: FromPath[str]
) -> Response[b.GameData]:
    return answers.answer(request, ("data", game), lambda: encode(context.catalog.data(game)))


@get("/{game:str}/rules/{lang:str}")
async def rules(
    request: AnyRequest, context: Context, answers: Answers, game: FromPath[str], lang: FromPath[str]
) -> Response[b.RulebookInfo]:
    return answers.answer(request, ("rules", game, lang), lambda: encode(context.catalog.rules(game, lang)))


@get("/{game:str}/short/{lang:str}")
async def short_rules(
    request: AnyRequest, context: Context, answers: Answers, game: FromPath[str], lang: FromPath[str]
) -> Response[b.ShortRulesInfo]:
    return answers.answer(request, ("short", game, lang), lambda: encode(context.catalog.short_rules(game, lang)))


@get("/{game:str}/drawings/{file:str}")
async def drawing(
    request: AnyRequest, context: Context, answers: Answers, game: FromPath[str], file: FromPath[str]
) -> Response[bytes]:
    """A drawing of the short rules."""
    return answers.answer(request, ("drawing", game, file), lambda: context.catalog.drawing(game, file), SVG)


@get("/text/{lang:str}/{file:str}", tags=["games"])
async def catalogue(
    request: AnyRequest, context: Context, answers: Answers, lang: FromPath[str], file: FromPath[str]
) -> Response[str]:
    """`shared.ftl`, `<game>.ftl`, or `<game>.lessons.ftl`."""
    id = file.removesuffix(".ftl")
    return answers.answer(request, ("text", id, lang), lambda: context.catalog.catalogue(id, lang).encode(), TEXT)


@get("/api/rights", tags=["games"])
async def rights(context: Context) -> b.RightsInfo:
    """Whom the owner of a game can write to, and whether this server uses neutral names."""
    settings = context.settings
    return b.RightsInfo(contact=settings.contact, neutral_names=settings.neutral_names)


def games_router() -> Router:
    return Router("/api/games", tags=["games"], route_handlers=[games, game_data, rules, short_rules, drawing])
