"""The table of the rematch, who asked for it, and for whom an open seat is kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("rematch", sa.String(32)))
    op.add_column("tables", sa.Column("rematch_by", sa.Integer))
    op.add_column("seats", sa.Column("kept_for", sa.String(64)))


def downgrade() -> None:
    op.drop_column("seats", "kept_for")
    op.drop_column("tables", "rematch_by")
    op.drop_column("tables", "rematch")
