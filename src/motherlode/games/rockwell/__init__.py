"""Rockwell: drilling companies race to the centre of the earth."""

__all__: list[str] = []
