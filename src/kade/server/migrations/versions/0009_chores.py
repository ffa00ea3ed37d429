"""What tables owe although nobody is connected, and pictures that one worker has drawn and another is asked for."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "chores",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("owner", sa.String(32)),
        sa.Column("until", sa.Float),
    )
    op.create_index("ix_chores_due", "chores", ["due"])
    op.create_table(
        "pictures", sa.Column("key", sa.String(64), primary_key=True), sa.Column("svg", sa.Text, nullable=False)
    )


def downgrade() -> None:
    op.drop_table("pictures")
    op.drop_index("ix_chores_due", "chores")
    op.drop_table("chores")
