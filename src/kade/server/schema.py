"""The database's tables as SQLAlchemy knows them; migrations/ makes them. Plain enough for SQLite and PostgreSQL."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("edition", sa.Text, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("seed", sa.String(64), nullable=False),
    sa.Column("key", sa.String(64), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("hints", sa.Boolean),
    sa.Column("rematch", sa.String(32)),
    sa.Column("rematch_by", sa.Integer),
    sa.Column("start", sa.Text),
    sa.Column("clock", sa.Text),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("bot", sa.String(64)),
    sa.Column("token_hash", sa.String(64)),
    sa.Column("kept_for", sa.String(64)),
    sa.Column("away_since", sa.Float),
)

# A seat's clock: the seconds that were left, and since when it runs from there; it does not where that is missing.
clocks = sa.Table(
    "clocks",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("left", sa.Float, nullable=False),
    sa.Column("since", sa.Float),
)

# When no server ran, which costs nobody time; the heartbeat says until when one surely did.
outages = sa.Table(
    "outages", metadata, sa.Column("began", sa.Float, primary_key=True), sa.Column("ended", sa.Float, nullable=False)
)

heartbeat = sa.Table(
    "heartbeat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Float, nullable=False),
)

# Where to tell a seat's player that it is their turn, whether they are still to be told, and when it was last tried.
notices = sa.Table(
    "notices",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(8), primary_key=True),
    sa.Column("target", sa.Text, nullable=False),
    sa.Column("lang", sa.String(8), nullable=False),
    sa.Column("waiting", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("sent", sa.Float, nullable=False),
)

# The primary key is what keeps two workers from both writing the 17th entry.
journal = sa.Table(
    "journal",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("entry", sa.Text, nullable=False),
    sa.Column("written", sa.Float, nullable=False),
)

snapshots = sa.Table(
    "snapshots",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("events", sa.Integer, nullable=False),
    sa.Column("state", sa.Text, nullable=False),
)

final_records = sa.Table(
    "final_records",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("written", sa.Float, nullable=False),
)

records = sa.Table(
    "records",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("used", sa.Float, nullable=False),
)

# Of a table or of a Record that somebody brought: what is known at once, and one row for each decision that is judged.
analyses = sa.Table(
    "analyses",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("asked", sa.Float, nullable=False),
    sa.Column("total", sa.Integer, nullable=False),
    sa.Column("head", sa.Text, nullable=False),
)

judged = sa.Table(
    "judged",
    metadata,
    sa.Column("analysis_id", sa.String(32), sa.ForeignKey("analyses.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("decision", sa.Text, nullable=False),
)

# What is owed although nobody is connected: chores.py. The owner is the worker that does it, until then.
chores = sa.Table(
    "chores",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("kind", sa.String(16), primary_key=True),
    sa.Column("due", sa.Float, nullable=False, index=True),
    sa.Column("owner", sa.String(32)),
    sa.Column("until", sa.Float),
)

# The parts of pictures that never change, where a browser may ask another worker for them than the one that drew them.
pictures = sa.Table(
    "pictures", metadata, sa.Column("key", sa.String(64), primary_key=True), sa.Column("svg", sa.Text, nullable=False)
)

# The lobby (lobby.py): tables that anybody may find, to join or to watch, and the address they were made from.
listed = sa.Table(
    "listed",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("anyone", sa.Boolean, nullable=False),
    sa.Column("watched", sa.Boolean, nullable=False),
    sa.Column("address", sa.String(64), nullable=False),
    sa.Column("since", sa.Float, nullable=False, index=True),
)

banned = sa.Table(
    "banned",
    metadata,
    sa.Column("address", sa.String(64), primary_key=True),
    sa.Column("since", sa.Float, nullable=False),
)

# What a host has switched while the server runs: the lobby is closed.
switches = sa.Table(
    "switches",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
