"""The way to a PostgreSQL: what may go wrong on it, and which processes are there."""

from __future__ import annotations

import asyncpg

PATIENCE = 10.0
"""Seconds after which something has not been kept."""
FAILURES = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
    TimeoutError,
)
"""Whatever may go wrong on the way to a database, and there."""
PROCESSES = 0xBEAC
"""The class of the locks that stand for processes."""
ALIVE = f"""
select objid from pg_locks where locktype = 'advisory' and classid = {PROCESSES} and granted
and database = (select oid from pg_database where datname = current_database())
"""
"""The processes that serve these tables, each by the number of its lock."""
