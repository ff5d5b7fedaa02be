"""Information-set Monte-Carlo tree search over the kernel; one search for all games."""

from motherlode.bots.search.bot import SearchBot
from motherlode.bots.search.levels import LEVELS, Level, level
from motherlode.bots.search.search import Search

__all__ = ["LEVELS", "Level", "Search", "SearchBot", "level"]
