"""The folder in which a server keeps its tables: nobody else's to read, and one server's alone."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from beachhead.kernel.errors import Problem

TABLES = "tables.sqlite"
"""The file with all tables."""
LOCK = "in-use"
"""A file that whoever uses the folder holds; its holder's end, whatever it is, lets go of it."""


@contextmanager
def problems_with(path: Path) -> Iterator[None]:
    """What a disk refuses is said as a problem."""
    try:
        yield
    except (OSError, sqlite3.Error) as error:
        raise Problem("no-store", path=str(path), detail=str(error)) from None


def hold(folder: Path) -> sqlite3.Connection:
    """Have a folder to oneself until it is closed; raises `store-in-use` if somebody has it.

    The lock is one of SQLite's own, which every system has that SQLite runs on.
    """
    with problems_with(folder):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        make_private(folder / LOCK)
        lock = sqlite3.connect(folder / LOCK, timeout=0, check_same_thread=False)
        try:
            lock.execute("begin exclusive")
        except sqlite3.OperationalError as error:
            lock.close()
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            raise Problem("store-in-use", path=str(folder)) from None
    return lock


def make_private(path: Path) -> None:
    """A file that nobody else may read, new or not; SQLite makes those beside it alike."""
    path.touch(mode=0o600, exist_ok=True)
    path.chmod(0o600)
