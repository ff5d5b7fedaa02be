"""The bus: what processes that share a database tell each other. It only hurries them; the database decides."""
