"""HTTP: the games, their words and rules."""

from typing import Final

from litestar import Response, Router, get
from litestar.params import FromPath

from motherlode.server import bodies as b
from motherlode.server.needs import Home

HOUR: Final = {"cache-control": "public, max-age=3600"}


@get("/")
async def games(house: Home) -> list[b.GameInfo]:
    return house.library.infos()


@get("/{game:str}")
async def game_data(house: Home, game: FromPath[str]) -> Response[b.GameData]:
    return Response(house.library.data(game), headers=HOUR)


@get("/{game:str}/rules/{lang:str}")
async def rules(house: Home, game: FromPath[str], lang: FromPath[str]) -> Response[b.RulebookInfo]:
    return Response(house.library.rules(game, lang), headers=HOUR)


@get("/text/{lang:str}/{file:str}", tags=["games"])
async def catalogue(house: Home, lang: FromPath[str], file: FromPath[str]) -> Response[str]:
    """`shared.ftl`, or `<game>.ftl`."""
    text = house.library.catalogue(file.removesuffix(".ftl"), lang)
    return Response(text, media_type="text/plain; charset=utf-8", headers=HOUR)


def games_router() -> Router:
    return Router("/api/games", tags=["games"], route_handlers=[games, game_data, rules])
