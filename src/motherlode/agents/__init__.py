"""Bots in any language: programs that read and write lines of JSON. The protocol is in docs/agents.md."""

from motherlode.agents.bot import PREFIX, AgentBot, make_bot
from motherlode.agents.errors import AgentError
from motherlode.agents.process import AgentProcess

__all__ = ["PREFIX", "AgentBot", "AgentError", "AgentProcess", "make_bot"]
