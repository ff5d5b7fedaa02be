"""`motherlode mcp`: the games for language models, over standard input and output."""

from motherlode.commands.common import require_extra


def mcp() -> None:
    """Serve the games to a language model.

    By the Model Context Protocol, over standard input and output.
    """
    require_extra("mcp")
    from motherlode.agents.desk import Desk
    from motherlode.agents.mcp_server import make_server

    make_server(Desk()).run("stdio")
