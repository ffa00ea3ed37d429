"""Tables that anybody may find, addresses that may not come, and what a host has switched."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "listed",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("anyone", sa.Boolean, nullable=False),
        sa.Column("watched", sa.Boolean, nullable=False),
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("since", sa.Float, nullable=False, index=True),
    )
    op.create_table(
        "banned", sa.Column("address", sa.String(64), primary_key=True), sa.Column("since", sa.Float, nullable=False)
    )
    op.create_table(
        "switches", sa.Column("name", sa.String(32), primary_key=True), sa.Column("value", sa.Text, nullable=False)
    )


def downgrade() -> None:
    for name in ("switches", "banned", "listed"):
        op.drop_table(name)
