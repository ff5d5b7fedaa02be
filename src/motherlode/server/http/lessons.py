"""HTTP: lessons."""

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody

from motherlode.server import protocol as p
from motherlode.server.http.dependencies import Context, Me, Visitor
from motherlode.server.http.pages import AnyRequest
from motherlode.server.protocol import bodies as b
from motherlode.server.security.middleware import address_of


@get("/")
async def learned(context: Context, visitor: Visitor) -> b.Learned:
    """Which games I have played and which lessons I have done."""
    return await context.lessons.learned(visitor.id if visitor else "")


@get("/{game:str}")
async def lessons(context: Context, visitor: Visitor, game: FromPath[str]) -> b.LessonList:
    """The lessons of a game, with how far I am."""
    return b.LessonList(lessons=await context.lessons.listed(game, visitor.id if visitor else ""))


@post("/{game:str}/{lesson:str}", status_code=200)
async def take(
    request: AnyRequest,
    context: Context,
    me: Me,
    game: FromPath[str],
    lesson: FromPath[str],
    data: JSONBody[b.LessonRequest | None] = None,
) -> p.TableInfo:
    """Begin a lesson or go on with it: at a table like any other."""
    context.by_table.require(address_of(request.scope))
    table = await context.lessons.open(me, game, lesson, data is not None and data.again)
    return table.info(me.id)


def lessons_router() -> Router:
    return Router("/api/lessons", tags=["lessons"], route_handlers=[learned, lessons, take])
