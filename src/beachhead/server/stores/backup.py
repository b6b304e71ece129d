"""Copies of all tables, made and put back, whether a server is running or not."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from beachhead.kernel.errors import Problem
from beachhead.server.stores.folder import (
    SPOILT,
    TABLES,
    borrow,
    detail_of,
    leave_to_owner,
    make_private,
    problems_with,
)
from beachhead.server.stores.schema import check_version, mark_restored


def back_up(folder: Path, target: Path) -> int:
    """Copy all tables, as they are at one moment, into a new file; gives how many there are.

    Whoever plays goes on: SQLite lets one read while another writes.
    """
    _check_readable(folder)
    if target.exists():
        raise Problem("backup-exists", path=str(target))
    part = target.with_name(f"{target.name}.part")
    with problems_with(target):
        make_private(part)
        try:
            with closing(_opened(folder / TABLES)) as tables, closing(_opened(part)) as copy:
                tables.backup(copy)
                copy.execute("pragma journal_mode = delete")  # all of it in one file
                count = _check(copy, folder / TABLES)
            _keep(part)
            part.replace(target)
        finally:
            part.unlink(missing_ok=True)
    return count


def _check_readable(folder: Path) -> None:
    """Whether there are tables to copy: what is wrong later is wrong with the copy."""
    try:
        if not (folder / TABLES).is_file():
            raise Problem("no-tables-here", path=str(folder))
        with closing(_opened(folder / TABLES)) as tables:
            tables.execute("pragma schema_version").fetchone()
    except (OSError, *SPOILT) as error:
        raise Problem("tables-unreadable", path=str(folder), detail=detail_of(error)) from None


def restore(folder: Path, source: Path) -> tuple[int, Path | None]:
    """Put a copy in the place of what is there: how many tables it has, and where that is now.

    A server that has the folder makes way meanwhile, and goes on with what was put back. Nothing is
    changed unless all went well.
    """
    if not source.is_file():
        raise Problem("no-backup", path=str(source))
    with problems_with(folder):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix="restore-", dir=folder)
        os.close(handle)
        part = Path(name)
        leave_to_owner(part)  # and it is nobody else's to read
        try:
            with closing(_to_read(source)) as copy, closing(_opened(part)) as tables:
                count = _check(copy, source)
                copy.backup(tables)
                mark_restored(tables)
            _keep(part)
            with borrow(folder):  # all that takes long, or may fail, is done
                aside = _put_in_place(part, folder)
        finally:
            part.unlink(missing_ok=True)
    return count, aside


def _opened(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, isolation_level=None)


def _to_read(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)


def _check(database: sqlite3.Connection, path: Path) -> int:
    """Whether these are tables, and whole as far as SQLite can tell: how many."""
    try:
        check_version(database, path)
        if database.execute("pragma quick_check").fetchall() != [("ok",)]:
            raise Problem("backup-damaged", path=str(path))
        return int(database.execute("select count(*) from game").fetchone()[0])
    except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
        raise Problem("not-a-backup", path=str(path), detail=detail_of(error)) from None


def _put_in_place(part: Path, folder: Path) -> Path | None:
    """What is there goes into a folder of its own, which can be served as well.

    All of it or nothing: else a server that waits would find no tables, and begin with none.
    """
    if not (there := list(folder.glob(f"{TABLES}*"))):
        part.replace(folder / TABLES)
        return None
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
    aside = folder / f"before-{stamp}"
    aside.mkdir(mode=0o700)
    leave_to_owner(aside)
    try:
        for path in there:
            path.replace(aside / path.name)
        part.replace(folder / TABLES)
    except BaseException:
        for path in aside.iterdir():
            path.replace(folder / path.name)
        aside.rmdir()
        raise
    return aside


def _keep(part: Path) -> None:
    """Have a file on disk before it gets the name by which it is found."""
    with part.open("rb") as written:
        os.fsync(written.fileno())
