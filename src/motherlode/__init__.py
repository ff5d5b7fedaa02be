"""Motherlode: four games about what lies under the ground, on one rules engine."""

__version__ = "0.1.0"
