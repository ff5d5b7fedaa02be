"""Evaluators: what a position is worth to a seat, one module per game."""

from motherlode.bots.evaluators.base import Count, Evaluator, Term
from motherlode.bots.evaluators.registry import NoEvaluator, evaluator

__all__ = ["Count", "Evaluator", "NoEvaluator", "Term", "evaluator"]
