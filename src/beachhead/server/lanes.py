"""What takes long is done in processes of its own, so that nobody waits for it at another table."""

from __future__ import annotations

import asyncio
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context, parent_process
from typing import Any, TypeAlias, TypeVar

from beachhead.bots import Enough

T = TypeVar("T")
Handed: TypeAlias = tuple[ProcessPoolExecutor, Future[Any]]
"""What does the work, and what will come of it."""

CONTEXT = get_context("forkserver")
# The program is read once, and not by every process anew.
CONTEXT.set_forkserver_preload(["beachhead.server.replays"])

LOOK = 1.0
"""Seconds after which a process looks whether it is still needed."""
PATIENCE = 30.0
"""Seconds beyond the time for it, after which a process that still works is ended."""
ENDING = 5.0
"""Seconds for all processes to end by themselves when the server does."""


class Lane:
    """Some processes, started when there is something to do. Who comes first is served first."""

    def __init__(self, workers: int = 1, modest: int = 0) -> None:
        """`modest`: by how much they stand back when the processor has more to do (`nice`)."""
        self._workers = workers
        self._modest = modest
        self._turns = asyncio.Semaphore(workers)
        self._free = list(range(workers))
        self._pool: ProcessPoolExecutor | None = None
        self._starting = threading.Lock()
        self._closed = False
        self._stop = CONTEXT.Array("b", workers + 1, lock=False)
        """For each that works, whether nobody wants to know any more; at last, if all is over."""
        self._ends: dict[int, asyncio.TimerHandle] = {}
        """When each that works is ended, if it is not done by then."""
        self.waiting = 0
        """How many wait for their turn."""

    async def run(self, work: Callable[..., T], *args: Any, seconds: Callable[[], float]) -> T:
        """Have `work(enough, *args)` done; `enough` says that the time for it is over.

        Raises what it raises, and `BrokenProcessPool` if its process was killed, as is one that
        takes far too long. If nobody waits for it any more it is told to stop.
        """
        self.waiting += 1
        try:
            await self._turns.acquire()
        finally:
            self.waiting -= 1
        place = self._free.pop()
        self._stop[place] = False
        loop = asyncio.get_running_loop()

        def done(_: object) -> None:
            with suppress(RuntimeError):  # the loop was closed meanwhile
                loop.call_soon_threadsafe(self._leave, place)

        # In a thread, because a process may have to be started first; and to its end in any case.
        allowed = seconds()
        handing = asyncio.create_task(
            asyncio.to_thread(self._hand_over, done, place, allowed, work, args)
        )
        handing.add_done_callback(lambda task: self._watch(task, place, allowed + PATIENCE))
        try:
            _, doing = await asyncio.shield(handing)
            return await asyncio.wrap_future(doing)
        except asyncio.CancelledError:
            self._stop[place] = True
            raise

    def _hand_over(self, done: Callable[[object], None], *task: Any) -> Handed:
        """To one of the processes; `done` is called in any case."""
        with self._starting:
            try:
                pool = self._started()
                doing = pool.submit(_do, *task)
            except BaseException as error:
                done(None)
                self._give_up(self._pool, error)
                raise
        doing.add_done_callback(lambda doing: self._give_up(pool, _failure(doing)))
        doing.add_done_callback(done)
        return pool, doing

    def _watch(self, handing: asyncio.Task[Handed], place: int, seconds: float) -> None:
        """End what is not done by then: a process that hangs does not look at the time."""
        if handing.cancelled() or handing.exception() is not None:
            return
        pool, doing = handing.result()
        if not doing.done():
            loop = asyncio.get_running_loop()
            self._ends[place] = loop.call_later(seconds, _kill, pool)

    def _started(self) -> ProcessPoolExecutor:
        if self._closed:
            raise RuntimeError("the server ends")
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers,
                CONTEXT,
                initializer=_begin,
                initargs=(self._stop, self._modest),
            )
        return self._pool

    def _leave(self, place: int) -> None:
        if (end := self._ends.pop(place, None)) is not None:
            end.cancel()
        self._free.append(place)
        self._turns.release()

    def _give_up(self, pool: ProcessPoolExecutor | None, error: BaseException | None) -> None:
        """A process was killed, by the system or by somebody: whoever asks again gets another."""
        if self._pool is pool and isinstance(error, BrokenProcessPool):
            self._pool = None

    async def close(self) -> None:
        """No more of it: whoever still works is gone soon after."""
        self._closed = True
        for place in range(self._workers + 1):
            self._stop[place] = True
        if self._pool is not None:
            last = asyncio.get_running_loop().call_later(ENDING, _kill, self._pool)
            await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)
            last.cancel()


def _kill(pool: ProcessPoolExecutor) -> None:
    """End all processes of a pool, also those that are stopped: its work is `Broken` then."""
    for process in list((pool._processes or {}).values()):
        process.kill()


def _failure(doing: Future[Any]) -> BaseException | None:
    return None if doing.cancelled() else doing.exception()


# In the processes

_stop: Any = None


def _begin(stop: Any, modest: int) -> None:
    global _stop
    _stop = stop
    os.nice(modest)
    _end_with_the_server()


def _end_with_the_server() -> None:
    """A server that is killed cannot tell its processes to stop: they look for themselves.

    So do those that are told, but do not listen.
    """
    server = parent_process()
    assert server is not None

    def wait() -> None:
        while server.is_alive() and not _stop[-1]:
            server.join(LOOK)
        server.join(LOOK)  # who does listen ends in good order
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


def _do(place: int, seconds: float, work: Callable[..., T], args: tuple[Any, ...]) -> T:
    until = time.monotonic() + seconds

    def enough() -> bool:
        return bool(_stop[place]) or time.monotonic() >= until

    asked: Enough = enough
    return work(asked, *args)
