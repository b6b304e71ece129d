"""One thread that has the database to itself; whatever waits is committed together."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, TypeAlias, TypeVar

from beachhead.kernel.errors import Problem
from beachhead.server.stores.folder import SPOILT, detail_of

T = TypeVar("T")

MOST = 16
"""Changes that are written in one go: all who wait for them are served one after the other then,
and whoever comes meanwhile waits for that."""


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
        """Write all of it in one transaction; if that fails, each by itself."""
        database = self._database
        try:
            database.execute("begin immediate")
            results = [job(database) for job, _ in batch]
            database.execute("commit")
        except Exception as error:
            with suppress(sqlite3.Error):
                database.execute("rollback")
            if len(batch) == 1:
                _give_all([batch[0][1]], [error])
            else:
                for one in batch:
                    self._commit([one])
            return
        _give_all([reply for _, reply in batch], results)

    async def ask(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Have something done; a cursor must not leave the thread."""
        reply = Reply()
        self._jobs.put((job, reply))
        try:
            result: T = await reply.future
        except SPOILT as error:
            if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_CORRUPT:
                raise Problem("table-damaged") from None
            raise Problem("not-kept", detail=detail_of(error)) from None
        return result

    async def close(self) -> None:
        """Finish what was asked for."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)


class Reply:
    """The way back from the thread to whoever waits."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()

    def give(self, result: Any) -> None:
        """Tell whoever waits, if they still do; what went wrong is raised there."""
        if self.future.done():
            return
        if isinstance(result, Exception):
            self.future.set_exception(result)
        else:
            self.future.set_result(result)


def _give_all(replies: Sequence[Reply], results: Sequence[Any]) -> None:
    """To all who wait, in one go: to wake the loop costs more than to tell one of them."""

    def give() -> None:
        for reply, result in zip(replies, results, strict=True):
            reply.give(result)

    with suppress(RuntimeError):  # nobody waits any more: the loop was closed
        replies[0].loop.call_soon_threadsafe(give)


_Job: TypeAlias = tuple[Callable[[sqlite3.Connection], Any], Reply]
