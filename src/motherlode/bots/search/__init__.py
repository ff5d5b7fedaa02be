"""Information-set Monte-Carlo tree search over the kernel; one search for all games."""

from motherlode.bots.search.bot import LEVELS, Level, SearchBot

__all__ = ["LEVELS", "Level", "SearchBot"]
