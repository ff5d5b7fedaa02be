"""The steps by which the store came to its present form (Alembic)."""
