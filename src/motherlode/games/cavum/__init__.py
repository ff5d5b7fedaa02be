"""Cavum: tunnels, dynamite and gems in a mountain."""
