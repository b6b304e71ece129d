"""One thread that has the database to itself; whatever waits is committed together."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, TypeAlias, TypeVar

from beachhead.kernel.errors import Problem

T = TypeVar("T")

MOST = 500
"""Changes that are written in one go."""


class Writer:
    """Does what it is asked for, in the order in which it was asked."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self._database = database
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    def _work(self) -> None:
        while (batch := self._waiting()) is not None:
            self._commit(batch)
        self._database.close()

    def _waiting(self) -> list[_Job] | None:
        """All that waits, or None once there is nothing more to come."""
        job = self._jobs.get()
        if job is None:
            return None
        batch = [job]
        while len(batch) < MOST and not self._jobs.empty():
            job = self._jobs.get()
            if job is None:
                self._jobs.put(None)
                break
            batch.append(job)
        return batch

    def _commit(self, batch: list[_Job]) -> None:
        """Write all of it in one transaction; what fails by itself does not stop the rest."""
        database = self._database
        done: list[tuple[Reply, Any, Exception | None]] = []
        try:
            database.execute("begin immediate")
            for job, reply in batch:
                database.execute("savepoint one")
                try:
                    done.append((reply, job(database), None))
                except Exception as error:
                    if not database.in_transaction:  # a full disk: SQLite took all of it back
                        raise
                    database.execute("rollback to one")
                    done.append((reply, None, error))
                database.execute("release one")
            database.execute("commit")
        except Exception as error:
            with suppress(sqlite3.Error):
                database.execute("rollback")
            done = [(reply, None, error) for _, reply in batch]
        for reply, result, failure in done:
            reply.give(result, failure)

    async def ask(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Have something done; a cursor must not leave the thread."""
        reply = Reply()
        self._jobs.put((job, reply))
        try:
            result: T = await reply.future
        except sqlite3.Error as error:
            if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_CORRUPT:
                raise Problem("table-damaged") from None
            raise Problem("not-kept", detail=str(error)) from None
        return result

    async def close(self) -> None:
        """Finish what was asked for."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)


class Reply:
    """The way back from the thread to whoever waits."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self._loop.create_future()

    def give(self, result: Any, failure: Exception | None) -> None:
        """Tell whoever waits."""
        with suppress(RuntimeError):  # nobody waits any more: the loop was closed
            self._loop.call_soon_threadsafe(self._set, result, failure)

    def _set(self, result: Any, failure: Exception | None) -> None:
        if self.future.done():
            return
        if failure is not None:
            self.future.set_exception(failure)
        else:
            self.future.set_result(result)


_Job: TypeAlias = tuple[Callable[[sqlite3.Connection], Any], Reply]
