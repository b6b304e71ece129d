"""How a database of tables is laid out, and how one of an earlier version becomes such a one.

A database says which version it is of (`user_version`). One of an earlier version is taken forward,
step by step, in one transaction; one of a later version is left as it is.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from secrets import token_hex

from beachhead.kernel.errors import Problem
from beachhead.kernel.notation import Noted
from beachhead.playing.plans import now
from beachhead.server.stores.chain import first_sum, sums
from beachhead.server.stores.folder import SPOILT, make_private
from beachhead.server.stores.rows import (
    COVERED,
    MOVES,
    number_in,
    restored_now,
    row_sum,
    secret_text,
    summed,
)

SECRET = """create table if not exists secret (
    name text primary key, value text not null
) strict, without rowid"""
FIRST = (
    """create table if not exists game (
        id text primary key, header text not null, seed text not null, keys text not null,
        people text not null, guided integer not null
    ) strict, without rowid""",
    """create table if not exists event (
        game text not null references game, seq integer not null, body text not null,
        state text not null default '', primary key (game, seq)
    ) strict, without rowid""",
    """create table if not exists lobby (
        game text primary key references game, body text not null, opened text not null
    ) strict, without rowid""",
    SECRET,
    """create table if not exists day (
        day text not null, game text not null, options text not null, par text not null,
        primary key (day, game)
    ) strict, without rowid""",
    """create table if not exists attempt (
        day text not null, game text not null, player text not null, id text not null unique,
        merit text, primary key (day, game, player)
    ) strict, without rowid""",
)
"""What there was while databases did not say of which version they were; the last three are of the
daily battle."""
SECOND = (
    "alter table event add column sum text not null default ''",
    "alter table game add column sum text not null default ''",
    "alter table game add column tip text not null default ''",
    "alter table game add column life text not null default ''",
    "alter table game add column touched text not null default ''",
    "create index game_by_life on game (life, touched)",
    """create table snapshot (
        game text primary key references game, entries integer not null, sum text not null,
        made_by text not null, body blob not null
    ) strict, without rowid""",
)
THIRD = (
    "alter table game add column life_sum text not null default ''",
    "alter table game add column touched_sum text not null default ''",
)


def open_database(path: Path) -> sqlite3.Connection:
    """A database as it has to be today; raises `newer-store` if it is of a later version."""
    make_private(path)
    database = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    database.text_factory = _text
    try:
        check_version(database, path)
        database.execute("pragma journal_mode = wal")
        database.execute("pragma synchronous = full")
        _take_forward(database)
    except BaseException:
        database.close()
        raise
    return database


def check_version(database: sqlite3.Connection, path: Path) -> None:
    """Whether this program knows databases of this version."""
    if (found := version_of(database)) > VERSION:
        raise Problem("newer-store", path=str(path), found=found, known=VERSION)


def version_of(database: sqlite3.Connection) -> int:
    """The version that a database says it is of; 0 if it says none."""
    return int(database.execute("pragma user_version").fetchone()[0])


def mark_restored(database: sqlite3.Connection) -> None:
    """All that is here is put in the place of something else."""
    database.execute(SECRET)
    database.execute("insert or replace into secret values ('restored', ?)", (restored_now(),))


def restored(database: sqlite3.Connection) -> int:
    """When that was; 0 if never, or if a disk has damaged what says so."""
    query = "select value from secret where name = 'restored'"
    try:
        return number_in(str((database.execute(query).fetchone() or ("0",))[0]))
    except SPOILT:
        return 0


def _text(data: bytes) -> str:
    """What a disk has bent may be no text any more: its checksum tells, and nothing else fails."""
    return data.decode(errors="surrogateescape")


def _take_forward(database: sqlite3.Connection) -> None:
    if version_of(database) == VERSION:
        return
    database.execute("begin immediate")
    try:
        for step in STEPS[version_of(database) :]:
            step(database)
        database.execute(f"pragma user_version = {VERSION}")
        database.execute("commit")
    except BaseException:
        database.execute("rollback")
        raise


def _say_the_version(database: sqlite3.Connection) -> None:
    for change in FIRST:
        database.execute(change)
    columns = database.execute("select name from pragma_table_info('event')").fetchall()
    if ("state",) not in columns:
        database.execute("alter table event add column state text not null default ''")


def _add_sums(database: sqlite3.Connection) -> None:
    """What is there now is taken for sound; how far tables have come is seen by their entries.

    Of some it is not: those with real dice, and of days, show no seed at their end.
    """
    for change in SECOND:
        database.execute(change)
    for id, *row in database.execute(f"select {COVERED} from game").fetchall():
        database.execute("update game set sum = ? where id = ?", (row_sum(id, *row), id))
    for (game,) in database.execute("select id from game").fetchall():
        _add_chain(database, game)
    database.execute("update game set touched = ?, life = 'going'", (now(),))
    database.execute(
        "update game set life = ''"
        """ where header like '%"dice":"typed"%' or header like '%"day":%'"""
    )
    database.execute(
        "update game set life = 'empty' where not exists (select 1 from event where game = id"
        " and body not like '% rolls %' and body not like '% draws %')"
    )
    database.execute(
        "update game set life = 'over' where (select body from event where game = id"
        " order by seq desc limit 1) like 'seed %'"
    )


def _add_chain(database: sqlite3.Connection, game: str) -> None:
    query = "select seq, body, state from event where game = ? order by seq"
    rows = database.execute(query, (game,)).fetchall()
    tip, changes = first_sum(game), []
    for number, *noted in rows:
        (tip,) = sums(tip, number, [Noted(*noted)])
        changes.append((tip, game, number))
    database.executemany("update event set sum = ? where game = ? and seq = ?", changes)
    database.execute("update game set tip = ? where id = ?", (tip, game))


def _add_sums_of_what_moves(database: sqlite3.Connection) -> None:
    """And of the secret of all days, which is there from now on. All of it is taken for sound."""
    change = f"update game set ({MOVES}) = (?, ?, ?, ?) where id = ?"
    for column in THIRD:
        database.execute(column)
    for id, life, touched in database.execute("select id, life, touched from game").fetchall():
        with suppress(sqlite3.IntegrityError):  # a row that is bent goes without
            database.execute(change, (*summed(id, life), *summed(id, touched), id))
    found = database.execute("select value from secret where name = 'day'").fetchone()
    secret = secret_text(found[0] if found else token_hex(32))
    database.execute("insert or replace into secret values ('day', ?)", (secret,))


STEPS: tuple[Callable[[sqlite3.Connection], None], ...] = (
    _say_the_version,
    _add_sums,
    _add_sums_of_what_moves,
)
VERSION = len(STEPS)
