"""Evaluators: what a position is worth to a seat, one module per game."""

from motherlode.bots.evaluators.base import Evaluator
from motherlode.bots.evaluators.registry import NoEvaluator, evaluator

__all__ = ["Evaluator", "NoEvaluator", "evaluator"]
