"""The position at which a game begins that is played on from the middle of another."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("start", sa.Text))


def downgrade() -> None:
    op.drop_column("tables", "start")
