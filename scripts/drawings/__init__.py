"""The drawings of the short rules, made from the games' own components."""
