"""Analyses of finished games: what is known at once, and decision by decision what was judged."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("head", sa.Text, nullable=False),
    )
    op.create_table(
        "judged",
        sa.Column("analysis_id", sa.String(32), sa.ForeignKey("analyses.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("decision", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("judged")
    op.drop_table("analyses")
