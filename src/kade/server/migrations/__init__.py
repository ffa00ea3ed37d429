"""Brings a database up to date when the server starts: Alembic's scripts, and the one function that runs them."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory


def upgrade(file: Path) -> None:
    """Make or upgrade the SQLite database. Of several servers that start at once, the others wait for the first."""
    engine = sa.create_engine(f"sqlite:///{file}", isolation_level="AUTOCOMMIT", connect_args={"timeout": 30})
    try:
        with engine.connect() as db:
            db.execute(sa.text("PRAGMA journal_mode=WAL"))
            db.execute(sa.text("PRAGMA synchronous=FULL"))
            db.execute(sa.text("BEGIN IMMEDIATE"))
            try:
                run_scripts(db)
            except BaseException:
                db.execute(sa.text("ROLLBACK"))
                raise
            db.execute(sa.text("COMMIT"))
    finally:
        engine.dispose()


def run_scripts(db: sa.Connection) -> None:
    """All that this database has not seen yet; who calls has begun the transaction."""
    command.upgrade(_config(db), "head")


def up_to_date(db: sa.Connection) -> bool:
    """Whether the database is as this version writes it."""
    newest = ScriptDirectory.from_config(_config(db)).get_current_head()
    return MigrationContext.configure(db).get_current_revision() == newest


def _config(db: sa.Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = db
    return config
