"""Who is away, clocks, when no server ran, and where to tell players that it is their turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("away_since", sa.Float))
    op.add_column("tables", sa.Column("clock", sa.Text))
    op.create_table(
        "clocks",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("left", sa.Float, nullable=False),
        sa.Column("since", sa.Float),
    )
    op.create_table(
        "outages", sa.Column("began", sa.Float, primary_key=True), sa.Column("ended", sa.Float, nullable=False)
    )
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("sent", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for name in ("notices", "heartbeat", "outages", "clocks"):
        op.drop_table(name)
    op.drop_column("tables", "clock")
    op.drop_column("seats", "away_since")
