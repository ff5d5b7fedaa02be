"""The store: the schema, migrations, and every SQL statement of the server."""
