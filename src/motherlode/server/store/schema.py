"""The tables of the store. Migrations make them; a test holds both equal."""

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

NAMES: Final = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
# The newest step of the migrations; a test holds it true, so that a start need not load Alembic to know.
HEAD: Final = "0004"

METADATA: Final = MetaData(naming_convention=NAMES)

# `name_key` is the name of a registered player without case; a guest has none, so that guests may share names.
PLAYERS: Final = Table(
    "players",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("name_key", String(128), unique=True),
    Column("password", Text),
    Column("created", BigInteger, nullable=False),
)

# Sessions of browsers and tokens of programs, by the hash of what the client holds.
SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("player", String(32), ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
)

# Who mutes or blocks whom (`what`).
BLOCKS: Final = Table(
    "shuns",
    METADATA,
    Column("player", String(32), ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("other", String(32), ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("what", String(8), primary_key=True),
)

# `data` is a TableData; what is searched by stands beside it. `number` is that of the last entry. `version` counts the
# writes: each compares it first. `said` counts the lines of chat. Until `leased` the bots are some process's work.
# A table of the `kind` lesson is never listed; all others are of the kind match.
TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("status", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("game", String(64), nullable=False),
    Column("host", String(32), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("deadline", BigInteger, index=True),
    Column("bot_due", Boolean, nullable=False),
    Column("number", Integer, nullable=False),
    Column("data", Text, nullable=False),
    Column("version", Integer, nullable=False, server_default="0"),
    Column("said", Integer, nullable=False, server_default="0"),
    Column("leased", BigInteger, nullable=False, server_default="0"),
    Column("kind", String(8), nullable=False, server_default="match"),
    Index("ix_tables_status_touched", "status", "touched"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("player", String(32), primary_key=True, index=True),
)

# Append-only: one row a move, undo or note. The key alone keeps the order.
ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("move_id", String(64)),
    Column("data", Text, nullable=False),
    Index("uq_entries_move", "table_id", "seat", "move_id", unique=True),
)

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("data", Text, nullable=False),
)

# Finished matches: the record, and the last view of every seat and of the spectator.
RECORDS: Final = Table(
    "records",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("record", Text, nullable=False),
    Column("views", Text, nullable=False),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("player", String(32), nullable=False),
    Column("data", Text, nullable=False),
)

# The lessons that a player has come to the end of, and when last.
LESSONS: Final = Table(
    "lessons",
    METADATA,
    Column("player", String(32), ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("lesson", String(64), primary_key=True),
    Column("done", BigInteger, nullable=False),
)

# What the host of the server asks a running server to do.
ORDERS: Final = Table(
    "orders",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("what", String(16), nullable=False),
    Column("target", String(64), nullable=False),
)

# `alive`: when the server was last seen running, in milliseconds.
MARKS: Final = Table(
    "marks",
    METADATA,
    Column("name", String(16), primary_key=True),
    Column("value", BigInteger, nullable=False),
)

# When no process was alive, in milliseconds: no clock of a match ran.
DOWNTIMES: Final = Table(
    "downtimes",
    METADATA,
    Column("began", BigInteger, primary_key=True),
    Column("ended", BigInteger, nullable=False),
)

# What all processes sign with: `cookies`, in hexadecimal.
SECRETS: Final = Table(
    "secrets",
    METADATA,
    Column("name", String(16), primary_key=True),
    Column("value", Text, nullable=False),
)

# What the host of the server did, from the command line: `who` is the account on the host's machine. Append-only.
AUDIT: Final = Table(
    "audit",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("who", String(64), nullable=False),
    Column("what", String(32), nullable=False),
    Column("target", Text, nullable=False),
)

# Codes that allow to register, by their hash; `uses` are left until `expires`. The note is the host's own.
INVITATIONS: Final = Table(
    "invitations",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("note", String(64), nullable=False),
    Column("uses", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
)
