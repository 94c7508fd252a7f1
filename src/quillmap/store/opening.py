"""Which store a setting means: the URL of a PostgreSQL server, or the path of a SQLite file."""

from quillmap.store.protocol import BadStore, Store
from quillmap.store.sqlite import SqliteStore


async def open_store(database: str, *, notify: bool = True) -> Store:
    """Open what `database` names, BadStore if that cannot be.

    `postgresql://user@host/name` is a PostgreSQL server; anything else is the path of a file.
    `sqlite:///games.db` is a path too, `sqlite:////var/games.db` one from the root. With `notify`
    several servers on one PostgreSQL hint to each other which games have moved.
    """
    if database.startswith(("postgres://", "postgresql://")):
        try:
            from quillmap.store.postgres import PostgresStore
        except ModuleNotFoundError as error:
            if error.name != "asyncpg":
                raise
            raise BadStore(
                "PostgreSQL needs the package asyncpg: pip install 'quillmap[server]'."
            ) from None
        return await PostgresStore.open(database, notify=notify)
    return await SqliteStore.open(database.removeprefix("sqlite:///"))
