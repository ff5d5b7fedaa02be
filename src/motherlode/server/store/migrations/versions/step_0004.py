"""Lessons: tables of a kind of their own, and which lessons a player has done."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("kind", sa.String(length=8), nullable=False, server_default="match"))
    op.create_table(
        "lessons",
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("lesson", sa.String(length=64), nullable=False),
        sa.Column("done", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_lessons_player"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player", "game", "lesson", name=op.f("pk_lessons")),
    )
