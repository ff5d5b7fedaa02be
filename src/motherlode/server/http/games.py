"""HTTP: the games, their words and rules."""

from typing import Final

from litestar import Response, Router, get
from litestar.params import FromPath

from motherlode.server.http.dependencies import Context
from motherlode.server.protocol import bodies as b

HOUR: Final = {"cache-control": "public, max-age=3600"}


@get("/")
async def games(context: Context) -> list[b.GameInfo]:
    return context.catalog.infos()


@get("/{game:str}")
async def game_data(context: Context, game: FromPath[str]) -> Response[b.GameData]:
    return Response(context.catalog.data(game), headers=HOUR)


@get("/{game:str}/rules/{lang:str}")
async def rules(context: Context, game: FromPath[str], lang: FromPath[str]) -> Response[b.RulebookInfo]:
    return Response(context.catalog.rules(game, lang), headers=HOUR)


@get("/text/{lang:str}/{file:str}", tags=["games"])
async def catalogue(context: Context, lang: FromPath[str], file: FromPath[str]) -> Response[str]:
    """`shared.ftl`, or `<game>.ftl`."""
    text = context.catalog.catalogue(file.removesuffix(".ftl"), lang)
    return Response(text, media_type="text/plain; charset=utf-8", headers=HOUR)


@get("/api/rights", tags=["games"])
async def rights(context: Context) -> b.RightsInfo:
    """Whom the owner of a game can write to, and whether this server uses neutral names."""
    settings = context.settings
    return b.RightsInfo(contact=settings.contact, neutral_names=settings.neutral_names)


def games_router() -> Router:
    return Router("/api/games", tags=["games"], route_handlers=[games, game_data, rules])
