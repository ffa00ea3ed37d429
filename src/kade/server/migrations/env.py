"""Alembic's way in: it is run by `upgrade`, which has the connection and the transaction."""

from __future__ import annotations

from alembic import context

from kade.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=False)
context.run_migrations()
