"""Alembic's entry: the connection comes from `store.migrate`."""

from alembic import context

from motherlode.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
