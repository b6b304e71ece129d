"""How a table is put into the file."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from beachhead.kernel.notation import Noted
from beachhead.playing.plans import now
from beachhead.server.stores import Kept
from beachhead.server.stores.chain import first_sum, sums
from beachhead.server.stores.rows import COVERED, MOVES, lobby_text, row_of, row_sum, summed

INSERT = "insert into event (game, seq, body, state, sum) values "
AT_ONCE = 100
"""Entries in one statement: at each the thread that writes gives way to those who play."""


def insert_table(db: sqlite3.Connection, table: Kept) -> None:
    """A new table, and what has happened at it."""
    row = row_of(table)
    tip = add(db, table.id, 1, table.entries, first_sum(table.id))
    life = "going" if table.entries else "empty"
    db.execute(
        f"insert into game ({COVERED}, sum, tip, {MOVES})"
        " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (*row, row_sum(*row), tip, *summed(table.id, life), *summed(table.id, now())),
    )
    keep_lobby(db, table)


def add(
    db: sqlite3.Connection,
    table: str,
    first: int,
    entries: Sequence[Noted],
    before: str | None = None,
) -> str:
    """More entries; gives the checksum of the last one, as `before` is of the one before them."""
    if before is None:
        before = _sum_of_entry(db, table, first - 1)
    found = list(sums(before, first, entries))
    rows = zip(entries, found, strict=True)
    numbered = [(table, number, *noted, sum) for number, (noted, sum) in enumerate(rows, first)]
    for begin in range(0, len(numbered), AT_ONCE):
        some = numbered[begin : begin + AT_ONCE]
        places = ", ".join(["(?, ?, ?, ?, ?)"] * len(some))
        db.execute(INSERT + places, [value for row in some for value in row])
    return found[-1] if found else before


def _sum_of_entry(db: sqlite3.Connection, table: str, number: int) -> str:
    query = "select sum from event where game = ? and seq = ?"
    if (found := db.execute(query, (table, number)).fetchone()) is None:
        raise sqlite3.IntegrityError(f"there is no entry {number}")
    (sum,) = found
    return str(sum)


def keep_lobby(db: sqlite3.Connection, table: Kept) -> None:
    """Whom a table waits for, if it does."""
    db.execute("delete from lobby where game = ?", (table.id,))
    if (lobby := table.lobby) is not None:
        row = (table.id, lobby_text(table.id, lobby), lobby.opened)
        db.execute("insert into lobby values (?, ?, ?)", row)
