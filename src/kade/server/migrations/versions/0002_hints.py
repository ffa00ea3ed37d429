"""Whether hints are given at a table; nothing said means where nobody plays against another person."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean))


def downgrade() -> None:
    op.drop_column("tables", "hints")
