"""The folder in which a server keeps its tables: nobody else's to read, and one server's alone."""

from __future__ import annotations

import errno
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from beachhead.kernel.errors import Problem

TABLES = "tables.sqlite"
"""The file with all tables."""
LOCK = "in-use"
"""A file that whoever uses the folder holds; its holder's end, whatever it is, lets go of it."""

WANTED = "wanted"
"""Another such file, of whoever is to have the folder for a moment: a server makes way for them."""
PATIENCE = 30.0
"""Seconds in which a server that knows of that has made way: some for those who play there to be
let go, and for what bots are thinking."""
OFTEN = 0.05
"""Seconds from one look to the next."""

SPOILT = (sqlite3.Error, UnicodeDecodeError)
"""What comes of SQLite that cannot read a file: what it quotes of it may be no text any more."""


def detail_of(error: Exception) -> str:
    """What was said about it."""
    if isinstance(error, UnicodeDecodeError):
        return error.object.decode(errors="replace")
    return str(error)


@contextmanager
def problems_with(path: Path) -> Iterator[None]:
    """What a disk refuses is said as a problem."""
    try:
        yield
    except (OSError, *SPOILT) as error:
        raise Problem("no-store", path=str(path), detail=detail_of(error)) from None


def hold(folder: Path, by: str = LOCK) -> sqlite3.Connection:
    """Have a folder to oneself until it is closed; raises `store-in-use` if somebody has it.

    `by`: the file that says so. The lock is one of SQLite's own, which every system has that SQLite
    runs on.
    """
    with problems_with(folder):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        make_private(folder / by)
        return _lock(folder, by)


def _lock(folder: Path, by: str) -> sqlite3.Connection:
    lock = sqlite3.connect(folder / by, timeout=0, check_same_thread=False)
    try:
        lock.execute("begin exclusive")
    except sqlite3.OperationalError as error:
        lock.close()
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        raise Problem("store-in-use", path=str(folder)) from None
    return lock


@contextmanager
def borrow(folder: Path) -> Iterator[None]:
    """Have a folder to oneself until the end of the block; a server there makes way meanwhile."""
    until = time.monotonic() + PATIENCE
    with closing(_hold_soon(folder, WANTED, until)), closing(_hold_soon(folder, LOCK, until)):
        yield


def _hold_soon(folder: Path, by: str, until: float) -> sqlite3.Connection:
    while True:
        try:
            return hold(folder, by)
        except Problem as problem:
            if problem.code != "store-in-use" or time.monotonic() > until:
                raise
        time.sleep(OFTEN)


def is_wanted(folder: Path) -> bool:
    """Whether whoever has a folder is to make way; one who asked for it and died does not count."""
    try:
        if (folder / WANTED).exists():
            _lock(folder, WANTED).close()
    except Problem:
        return True
    except (OSError, sqlite3.Error):  # a disk that refuses all is nobody who wants it
        return False
    return False


def make_private(path: Path) -> None:
    """A file that nobody else may read, new or not; SQLite makes those beside it alike.

    A link in its place is refused: root would change what it leads to.
    """
    if path.is_symlink():
        raise OSError(errno.ELOOP, f"{os.strerror(errno.ELOOP)}: {path.name}")
    path.touch(mode=0o600, exist_ok=True)  # opened and closed again, a file loses our locks
    path.chmod(0o600)
    leave_to_owner(path)


def leave_to_owner(path: Path) -> None:
    """What root puts into somebody's folder is theirs: a server of theirs has to read it."""
    if os.geteuid() == 0:
        owner = path.parent.stat()
        os.chown(path, owner.st_uid, owner.st_gid, follow_symlinks=False)
