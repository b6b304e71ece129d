"""Copies of all tables, made and put back, whether a server is running or not."""

from __future__ import annotations

import os
import shutil
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
            _keep(target.parent)
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

    All of it or nothing, even if this ends in between: a server that waits would find no tables,
    and begin with none. So one name goes from one whole file to another.
    """
    tables = folder / TABLES
    if not (there := list(folder.glob(f"{TABLES}*"))):
        part.replace(tables)
        _keep(folder)
        return None
    aside = folder / f"before-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}"
    unfinished = aside.with_name(f"{aside.name}.part")
    unfinished.mkdir(mode=0o700)
    leave_to_owner(unfinished)
    try:
        for path in there:
            _keep_as(path, unfinished / path.name)
        _keep(unfinished)
        _in_one_file(tables)
        part.replace(tables)
    except BaseException:
        _undo(unfinished, folder)
        raise
    unfinished.replace(aside)
    _keep(folder)
    return aside


def _in_one_file(tables: Path) -> None:
    """Have nothing of them beside their file: it would be taken for part of what comes there."""
    try:
        with closing(_opened(tables)) as database:
            database.execute("pragma journal_mode = delete")
    except UnicodeDecodeError:
        pass
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode & 0xFF not in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT):
            raise
    for path in tables.parent.glob(f"{TABLES}-*"):  # of tables that cannot be read
        path.unlink()


def _keep_as(path: Path, name: Path) -> None:
    """Under another name as well; a copy where a file has no more than one."""
    try:
        name.hardlink_to(path)
    except OSError:
        shutil.copy2(path, name)
        leave_to_owner(name)
        _keep(name)


def _undo(unfinished: Path, folder: Path) -> None:
    for path in unfinished.iterdir():
        if (there := folder / path.name).exists():
            path.unlink()
        else:
            path.replace(there)
    unfinished.rmdir()


def _keep(path: Path) -> None:
    """Have a file on disk before it gets the name by which it is found, or a folder its names."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
