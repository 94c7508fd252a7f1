"""A PostgreSQL server: how it is reached and brought to today's schema, and what ails it."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources.abc import Traversable
from urllib.parse import urlsplit

import asyncpg

from quillmap.store.protocol import BadStore, NotKept
from quillmap.store.steps import steps_after, steps_in

ANSWER_SECONDS = 5.0
"""How long a server may take to let somebody in, or to answer."""

START_SECONDS = 60.0
"""How long while we start: a machine that has just come up has much to do at once."""

SETTINGS = {
    # Whoever is told that a line is kept relies on it, whatever the server's own setting.
    "synchronous_commit": "on",
    "application_name": "quillmap",
}

MIGRATION_SECONDS = 3600.0
"""How long a change of the schema may take."""

LOCK = 0x5155494C4C
"""The advisory lock of those who change the schema."""

BROKEN = (
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    ConnectionError,
)
"""After these a connection is of no use any more: asyncpg may be in the middle of something."""

FAULTS = (*BROKEN, asyncpg.PostgresError, OSError, TimeoutError)
"""What talking to a server may raise."""

SENTENCES: tuple[tuple[type[BaseException] | tuple[type[BaseException], ...], str], ...] = (
    (
        asyncpg.InvalidAuthorizationSpecificationError,
        "PostgreSQL refused the user or the password.",
    ),
    (asyncpg.InvalidCatalogNameError, "PostgreSQL has no such database."),
    (asyncpg.TooManyConnectionsError, "PostgreSQL has too many connections."),
    (asyncpg.DiskFullError, "The disk of PostgreSQL is full."),
    (asyncpg.ReadOnlySQLTransactionError, "PostgreSQL takes no changes now."),
    (asyncpg.InsufficientPrivilegeError, "PostgreSQL does not let this user do that."),
    (
        (asyncpg.DeadlockDetectedError, asyncpg.SerializationError),
        "Two changes were in each other's way.",
    ),
    (
        (
            asyncpg.AdminShutdownError,
            asyncpg.CrashShutdownError,
            asyncpg.CannotConnectNowError,
            asyncpg.PostgresConnectionError,
        ),
        "The connection to PostgreSQL was lost.",
    ),
    ((asyncpg.QueryCanceledError, TimeoutError), "PostgreSQL did not answer in time."),
    (asyncpg.InternalClientError, "The connection to PostgreSQL was lost."),
    ((asyncpg.InterfaceError, OSError), "PostgreSQL cannot be reached."),
)


def sentence(error: BaseException) -> str:
    """What went wrong, in English, and never in words that the URL could have put there."""
    for kinds, words in SENTENCES:
        if isinstance(error, kinds):
            return words
    return f"PostgreSQL refused: {type(error).__name__}."


@contextmanager
def answered() -> Iterator[None]:
    """Turn what a lost or unwilling server raises into NotKept, and bad text into ValueError."""
    try:
        yield
    except asyncpg.DataError as error:
        raise ValueError(f"this text or number cannot be kept: {error}") from error
    except FAULTS as error:
        raise NotKept(sentence(error)) from error


def place(url: str) -> str:
    """Which server a URL means, without user and password."""
    try:
        parts = urlsplit(url)
        # A password with a slash or hash that is not escaped would seem to be host and path.
        if parts.hostname and "@" not in parts.path + parts.query + parts.fragment:
            return f"PostgreSQL at {parts.hostname} port {parts.port or 5432}"
    except ValueError:
        pass
    return "PostgreSQL"


async def connect(url: str, seconds: float = ANSWER_SECONDS) -> asyncpg.Connection:
    """A connection of one's own, outside the pool, which answers within so many seconds."""
    return await asyncpg.connect(
        url, timeout=seconds, command_timeout=seconds, server_settings=SETTINGS
    )


async def prepare(url: str, folder: Traversable) -> None:
    """Bring the database to today's schema; BadStore if that cannot be."""
    where = place(url)
    try:
        connection = await connect(url, START_SECONDS)
        try:
            async with connection.transaction():
                await _migrate(connection, where, folder)
        finally:
            await connection.close(timeout=ANSWER_SECONDS)
    except FAULTS as error:
        raise BadStore(sentence(error).replace("PostgreSQL", where, 1)) from None
    except ValueError:
        # Its words may quote the URL, and with it the password.
        raise BadStore("The URL of the PostgreSQL database is not a valid one.") from None


async def _migrate(connection: asyncpg.Connection, where: str, folder: Traversable) -> None:
    # Another server may be at it now, and a large database takes its time.
    await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK, timeout=MIGRATION_SECONDS)
    await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)")
    version = await connection.fetchval("SELECT max(version) FROM schema_version")
    for step in steps_after(version or 0, steps_in(folder), where):
        await connection.execute(step.sql, timeout=MIGRATION_SECONDS)
        await connection.execute("DELETE FROM schema_version")
        await connection.execute("INSERT INTO schema_version (version) VALUES ($1)", step.number)
