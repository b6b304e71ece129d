"""Where tables are kept, and how processes that share them talk to each other."""

from __future__ import annotations

from pathlib import Path

from beachhead.kernel.errors import Problem
from beachhead.server.sharing.exchange import Alone, Exchange
from beachhead.server.stores import Store
from beachhead.server.stores.folder import TABLES, hold
from beachhead.server.stores.places import place
from beachhead.server.stores.sqlite import SqliteStore

SCHEMES = ("postgresql://", "postgres://")


def open_store(where: Path | str) -> tuple[Store, Exchange]:
    """A folder, which is for one process; or a database that any number of them share."""
    if isinstance(where, Path):
        lock = hold(where)
        try:
            return SqliteStore(where / TABLES), Alone(lock)
        except BaseException:
            lock.close()
            raise
    check_place(where)
    from beachhead.server.sharing.postgres import PostgresExchange
    from beachhead.server.stores.postgres import PostgresStore

    return PostgresStore(where), PostgresExchange(where)


def check_place(url: str) -> None:
    """Whether this can be a database, and we can talk to one."""
    if not url.startswith(SCHEMES):
        raise Problem("unknown-store", place=place(url))
    try:
        import asyncpg  # noqa: F401  (an extra: who plays on one machine does not need it)
    except ImportError:
        raise Problem("no-asyncpg") from None
