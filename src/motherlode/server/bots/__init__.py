"""Bots of the server: a pool of processes, the scheduler that asks it, and hints."""
