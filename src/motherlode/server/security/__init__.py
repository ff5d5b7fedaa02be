"""Protection of every request: rate limits, origin checks and headers."""
