"""Bots: they get a Perspective, never the truth, and answer with a move."""

from motherlode.bots.base import Bot
from motherlode.bots.explanation import Candidate, Effect, Explanation
from motherlode.bots.registry import BOTS, UnknownBot, bot

__all__ = ["BOTS", "Bot", "Candidate", "Effect", "Explanation", "UnknownBot", "bot"]
