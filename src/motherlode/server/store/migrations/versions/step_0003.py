"""Many processes: versions of tables, counts of chat, leases of bots, downtimes, and the secret of the cookies."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

# Lines are numbered from 0, so their count is the next number.
COUNT_LINES = """
UPDATE tables SET said = (SELECT COALESCE(MAX(chat.number) + 1, 0) FROM chat WHERE chat.table_id = tables.id)
"""


def upgrade() -> None:
    for name, kind in (("version", sa.Integer()), ("said", sa.Integer()), ("leased", sa.BigInteger())):
        op.add_column("tables", sa.Column(name, kind, nullable=False, server_default="0"))
    op.execute(COUNT_LINES)
    op.create_table(
        "downtimes",
        sa.Column("began", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("began", name=op.f("pk_downtimes")),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(length=16), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_secrets")),
    )
